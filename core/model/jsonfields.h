// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/enumnames.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QMap>
#include <QSet>
#include <QString>
#include <QStringList>

namespace Tare {

/// What was found wrong while a document was read; translated, each naming its field.
struct JsonFindings
{
    QStringList errors;
    QStringList warnings;
};

/// Reads the keys of one object. A missing key gives the default; a value of another kind is an error that
/// names the field ("environments[1].how.port: …"); keys nobody asked for are warnings when finish() is
/// called.
class JsonFields
{
public:
    JsonFields(const QJsonObject &object, QString path, JsonFindings &findings);

    bool has(const QString &key) const { return m_object.contains(key); }
    QString path(const QString &key) const; ///< of a key
    JsonFindings &findings() { return m_findings; }
    void error(const QString &key, const QString &sentence);
    void warning(const QString &key, const QString &sentence);

    QString text(const QString &key, const QString &otherwise = {});
    bool boolean(const QString &key, bool otherwise);
    double number(const QString &key, double otherwise);
    int integer(const QString &key, int otherwise);
    qint64 largeInteger(const QString &key, qint64 otherwise);
    /// Up to 2^64 − 1. Above 2^53 it is written in quotes: other programs would round it.
    quint64 seed(const QString &key, quint64 otherwise);
    static QJsonValue seedValue(quint64 seed);
    QMap<QString, QString> textMap(const QString &key);
    QList<int> integers(const QString &key, const QList<int> &otherwise);
    QStringList texts(const QString &key, const QStringList &otherwise);

    /// Elements that are objects; others are errors.
    QJsonArray objects(const QString &key, bool required);
    QJsonObject object(const QString &key, bool required);

    template<typename Enum, std::size_t N>
    Enum word(const QString &key, const std::array<EnumName<Enum>, N> &table, Enum otherwise,
              bool required = false)
    {
        if (!has(key) && !required)
            return otherwise;
        const QString name = requiredText(key);
        const auto value = enumValue(table, name);
        if (!value && !name.isNull())
            notOneOf(key, name, enumWords(table));
        return value.value_or(otherwise);
    }

    /// Null, and an error, when it is missing or no text.
    QString requiredText(const QString &key);
    void notOneOf(const QString &key, const QString &found, const QStringList &words);
    void finish(); ///< reports the keys that were never asked for

private:
    QJsonValue take(const QString &key);
    bool isTooLong(const QString &key, const QJsonArray &array); ///< longer than anybody means it
    void wrongKind(const QString &path, const QString &expected, const QJsonValue &found);
    template<typename Int>
    Int whole(const QString &path, const QJsonValue &value, Int otherwise);

    QJsonObject m_object;
    QString m_path;
    JsonFindings &m_findings;
    QSet<QString> m_asked;
};

} // namespace Tare
