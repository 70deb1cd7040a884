// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/orderedjson.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace Tare {

namespace {

QByteArray indent(int level)
{
    return QByteArray(qsizetype(2) * level, ' ');
}

/// Qt knows how to escape and how to write a number; it only writes whole documents, so [x] and strip.
QByteArray scalar(const QJsonValue &value)
{
    QByteArray text = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return text.mid(1, text.size() - 2);
}

class Writer
{
public:
    explicit Writer(const QStringList &order)
        : m_order(order)
    { }

    QByteArray text() const { return m_text; }

    void write(const QJsonValue &value, int level)
    {
        if (value.isObject())
            write(value.toObject(), level);
        else if (value.isArray())
            write(value.toArray(), level);
        else
            m_text += scalar(value);
    }

private:
    qsizetype rank(const QString &key) const
    {
        const qsizetype at = m_order.indexOf(key);
        return at < 0 ? m_order.size() : at;
    }

    void write(const QJsonObject &object, int level)
    {
        if (object.isEmpty()) {
            m_text += "{}";
            return;
        }
        QStringList keys = object.keys();
        std::stable_sort(keys.begin(), keys.end(),
                         [this](const QString &a, const QString &b) { return rank(a) < rank(b); });
        m_text += "{\n";
        for (const QString &key : std::as_const(keys)) {
            m_text += indent(level + 1) + scalar(key) + ": ";
            write(object.value(key), level + 1);
            m_text += key == keys.constLast() ? "\n" : ",\n";
        }
        m_text += indent(level) + '}';
    }

    void write(const QJsonArray &array, int level)
    {
        const bool plain = std::none_of(array.cbegin(), array.cend(), [](const QJsonValue &value) {
            return value.isObject() || value.isArray();
        });
        m_text += '[';
        for (qsizetype i = 0; i < array.size(); ++i) {
            if (i > 0)
                m_text += plain ? ", " : ",";
            if (!plain)
                m_text += '\n' + indent(level + 1);
            write(array.at(i), level + 1);
        }
        if (!plain)
            m_text += '\n' + indent(level);
        m_text += ']';
    }

    const QStringList &m_order;
    QByteArray m_text;
};

} // namespace

QByteArray writeOrderedJson(const QJsonObject &object, const QStringList &order)
{
    Writer writer(order);
    writer.write(QJsonValue(object), 0);
    return writer.text() + '\n';
}

} // namespace Tare
