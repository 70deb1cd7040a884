// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/jsonfields.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <limits>
#include <utility>

namespace Tare {

namespace {

constexpr double exactIntegers = 9007199254740992.0; // 2^53
constexpr qsizetype shownLength = 60;

/// The value as it stands in the document, short enough for a sentence.
QString shown(const QJsonValue &value)
{
    if (value.isUndefined())
        return QStringLiteral("?");
    const QByteArray json = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    QString text = QString::fromUtf8(json.mid(1, json.size() - 2));
    if (text.size() > shownLength)
        text = text.left(shownLength) + u'…';
    return text;
}

QString wholeNumberWords()
{
    return QCoreApplication::translate("Tare::ProfileDocument", "a whole number");
}

} // namespace

JsonFields::JsonFields(const QJsonObject &object, QString path, JsonFindings &findings)
    : m_object(object)
    , m_path(std::move(path))
    , m_findings(findings)
{ }

QString JsonFields::path(const QString &key) const
{
    return m_path.isEmpty() ? key : m_path + u'.' + key;
}

void JsonFields::error(const QString &key, const QString &sentence)
{
    m_findings.errors.append(QStringLiteral("%1: %2").arg(path(key), sentence));
}

void JsonFields::warning(const QString &key, const QString &sentence)
{
    m_findings.warnings.append(QStringLiteral("%1: %2").arg(path(key), sentence));
}

QJsonValue JsonFields::take(const QString &key)
{
    m_asked.insert(key);
    return m_object.value(key);
}

void JsonFields::wrongKind(const QString &where, const QString &expected, const QJsonValue &found)
{
    m_findings.errors.append(
        QCoreApplication::translate("Tare::ProfileDocument", "%1: expected %2, found %3.")
            .arg(where, expected, shown(found)));
}

void JsonFields::notOneOf(const QString &key, const QString &found, const QStringList &words)
{
    m_findings.errors.append(
        QCoreApplication::translate("Tare::ProfileDocument", "%1: expected one of %2, found %3.")
            .arg(path(key), words.join(QStringLiteral(", ")), shown(QJsonValue(found))));
}

QString JsonFields::text(const QString &key, const QString &otherwise)
{
    const QJsonValue value = take(key);
    if (value.isUndefined())
        return otherwise;
    if (!value.isString()) {
        wrongKind(path(key), QCoreApplication::translate("Tare::ProfileDocument", "a text"), value);
        return otherwise;
    }
    return value.toString();
}

QString JsonFields::requiredText(const QString &key)
{
    if (!has(key)) {
        m_asked.insert(key);
        error(key, QCoreApplication::translate("Tare::ProfileDocument", "is missing."));
        return {};
    }
    const qsizetype before = m_findings.errors.size();
    const QString found = text(key);
    if (m_findings.errors.size() != before)
        return {};
    return found.isNull() ? QLatin1String("") : found;
}

bool JsonFields::boolean(const QString &key, bool otherwise)
{
    const QJsonValue value = take(key);
    if (value.isUndefined())
        return otherwise;
    if (!value.isBool())
        wrongKind(path(key), QStringLiteral("true, false"), value);
    return value.toBool(otherwise);
}

double JsonFields::number(const QString &key, double otherwise)
{
    const QJsonValue value = take(key);
    if (value.isUndefined())
        return otherwise;
    if (!value.isDouble())
        wrongKind(path(key), QCoreApplication::translate("Tare::ProfileDocument", "a number"), value);
    return value.toDouble(otherwise);
}

template<typename Int>
Int JsonFields::whole(const QString &where, const QJsonValue &value, Int otherwise)
{
    constexpr auto lowest = std::numeric_limits<Int>::min();
    constexpr auto highest = std::numeric_limits<Int>::max();
    // a value that is no integer gives the default: two defaults tell the two apart
    const qint64 number = value.toInteger(0);
    const bool isWhole = value.isDouble() && number == value.toInteger(1);
    if (isWhole && number >= lowest && number <= highest)
        return static_cast<Int>(number);
    if (isWhole) {
        wrongKind(where,
                  QCoreApplication::translate("Tare::ProfileDocument", "a whole number from %1 to %2")
                      .arg(QString::number(lowest), QString::number(highest)),
                  value);
    } else {
        wrongKind(where, wholeNumberWords(), value);
    }
    return otherwise;
}

int JsonFields::integer(const QString &key, int otherwise)
{
    const QJsonValue value = take(key);
    return value.isUndefined() ? otherwise : whole<int>(path(key), value, otherwise);
}

qint64 JsonFields::largeInteger(const QString &key, qint64 otherwise)
{
    const QJsonValue value = take(key);
    return value.isUndefined() ? otherwise : whole<qint64>(path(key), value, otherwise);
}

quint64 JsonFields::seed(const QString &key, quint64 otherwise)
{
    const QJsonValue value = take(key);
    if (value.isUndefined())
        return otherwise;
    if (value.isString()) {
        bool good = false;
        const quint64 number = value.toString().toULongLong(&good);
        if (!good)
            wrongKind(path(key), wholeNumberWords(), value);
        return good ? number : otherwise;
    }
    const qsizetype before = m_findings.errors.size();
    const qint64 number = whole<qint64>(path(key), value, 0);
    if (m_findings.errors.size() != before)
        return otherwise;
    if (number < 0) {
        error(key, QCoreApplication::translate("Tare::ProfileDocument", "must not be negative."));
        return otherwise;
    }
    return static_cast<quint64>(number);
}

QJsonValue JsonFields::seedValue(quint64 seed)
{
    if (static_cast<double>(seed) < exactIntegers)
        return static_cast<qint64>(seed);
    return QString::number(seed);
}

QMap<QString, QString> JsonFields::textMap(const QString &key)
{
    QMap<QString, QString> map;
    const QJsonObject values = object(key, false);
    for (auto it = values.begin(); it != values.end(); ++it) {
        const QString where = path(key) + u'.' + it.key();
        if (it.value().isString()) {
            map.insert(it.key(), it.value().toString());
        } else {
            wrongKind(where, QCoreApplication::translate("Tare::ProfileDocument", "a text"), it.value());
        }
    }
    return map;
}

bool JsonFields::isTooLong(const QString &key, const QJsonArray &array)
{
    constexpr qsizetype most = 1000;
    if (array.size() <= most)
        return false;
    error(key,
          QCoreApplication::translate("Tare::ProfileDocument", "has %1 entries; at most %2 are taken.")
              .arg(QString::number(array.size()), QString::number(most)));
    return true;
}

QList<int> JsonFields::integers(const QString &key, const QList<int> &otherwise)
{
    const QJsonValue value = take(key);
    if (value.isUndefined())
        return otherwise;
    if (!value.isArray()) {
        wrongKind(path(key), QCoreApplication::translate("Tare::ProfileDocument", "a list of whole numbers"),
                  value);
        return otherwise;
    }
    QList<int> list;
    const QJsonArray array = value.toArray();
    if (isTooLong(key, array))
        return otherwise;
    for (qsizetype i = 0; i < array.size(); ++i)
        list.append(whole<int>(QStringLiteral("%1[%2]").arg(path(key), QString::number(i)), array.at(i), 0));
    return list;
}

QStringList JsonFields::texts(const QString &key, const QStringList &otherwise)
{
    const QJsonValue value = take(key);
    if (value.isUndefined())
        return otherwise;
    if (!value.isArray()) {
        wrongKind(path(key), QCoreApplication::translate("Tare::ProfileDocument", "a list of texts"), value);
        return otherwise;
    }
    QStringList list;
    const QJsonArray array = value.toArray();
    if (isTooLong(key, array))
        return otherwise;
    for (qsizetype i = 0; i < array.size(); ++i) {
        if (array.at(i).isString()) {
            list.append(array.at(i).toString());
        } else {
            wrongKind(QStringLiteral("%1[%2]").arg(path(key), QString::number(i)),
                      QCoreApplication::translate("Tare::ProfileDocument", "a text"), array.at(i));
        }
    }
    return list;
}

QJsonArray JsonFields::objects(const QString &key, bool required)
{
    const QJsonValue value = take(key);
    if (value.isUndefined()) {
        if (required)
            error(key, QCoreApplication::translate("Tare::ProfileDocument", "is missing."));
        return {};
    }
    if (!value.isArray()) {
        wrongKind(path(key), QCoreApplication::translate("Tare::ProfileDocument", "a list"), value);
        return {};
    }
    QJsonArray array = value.toArray();
    if (isTooLong(key, array))
        return {};
    for (qsizetype i = 0; i < array.size(); ++i) {
        if (!std::as_const(array).at(i).isObject()) {
            wrongKind(QStringLiteral("%1[%2]").arg(path(key), QString::number(i)),
                      QCoreApplication::translate("Tare::ProfileDocument", "an object"),
                      std::as_const(array).at(i));
        }
    }
    return array;
}

QJsonObject JsonFields::object(const QString &key, bool required)
{
    const QJsonValue value = take(key);
    if (value.isUndefined()) {
        if (required)
            error(key, QCoreApplication::translate("Tare::ProfileDocument", "is missing."));
        return {};
    }
    if (!value.isObject())
        wrongKind(path(key), QCoreApplication::translate("Tare::ProfileDocument", "an object"), value);
    return value.toObject();
}

void JsonFields::finish()
{
    for (auto it = m_object.constBegin(); it != m_object.constEnd(); ++it) {
        if (!m_asked.contains(it.key())) {
            m_findings.warnings.append(
                QCoreApplication::translate(
                    "Tare::ProfileDocument",
                    "%1: this version of Tare does not know this field; it was ignored.")
                    .arg(path(it.key())));
        }
    }
}

} // namespace Tare
