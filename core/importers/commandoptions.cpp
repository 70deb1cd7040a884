// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/importers/commandoptions.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Tare {

CommandOptions::CommandOptions(const QStringList &words, const OptionGrammar &grammar)
    : m_underscores(grammar.underscores)
{
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString &word = words.at(i);
        const auto following = [&]() { return i + 1 < words.size() ? words.at(++i) : QString(); };
        if (word.startsWith("--"_L1) && word.size() > 2) {
            const qsizetype equals = word.indexOf(u'=');
            if (equals > 0) {
                m_options.append({spelt(word.left(equals)), word.mid(equals + 1)});
            } else {
                const QString name = spelt(word);
                m_options.append({name, grammar.withValue.contains(name) ? following() : QString()});
            }
        } else if (word.startsWith(u'-') && word.size() > 1) {
            const QString shortName = word.left(2);
            if (grammar.withValue.contains(word))
                m_options.append({word, following()});
            else if (word.size() > 2 && grammar.attachedShort && grammar.withValue.contains(shortName))
                m_options.append({shortName, word.mid(2)});
            else
                m_options.append({word, QString()});
        } else {
            m_positional += word;
            if (grammar.endsAtPositional) {
                m_positional += words.mid(i + 1);
                return;
            }
        }
    }
}

QString CommandOptions::spelt(const QString &name) const
{
    return m_underscores ? QString(name).replace(u'_', u'-') : name;
}

bool CommandOptions::has(const QString &name)
{
    return value(name).has_value();
}

std::optional<QString> CommandOptions::value(const QString &name)
{
    m_asked.insert(name);
    std::optional<QString> found;
    for (const Option &option : m_options) {
        if (option.name == name)
            found = option.value;
    }
    return found;
}

std::optional<QString> CommandOptions::value(const QString &name, const QString &otherName)
{
    const auto first = value(name);
    const auto second = value(otherName);
    return first ? first : second;
}

QStringList CommandOptions::values(const QString &name)
{
    m_asked.insert(name);
    QStringList found;
    for (const Option &option : m_options) {
        if (option.name == name)
            found += option.value;
    }
    return found;
}

qint64 CommandOptions::integer(const QStringList &names, qint64 otherwise, qint64 least, qint64 most)
{
    QString name;
    std::optional<QString> text;
    for (const QString &spelling : names) {
        const auto found = value(spelling);
        if (text || !found)
            continue;
        name = spelling;
        text = found;
    }
    if (!text)
        return otherwise;
    bool ok = false;
    const qint64 given = text->toLongLong(&ok);
    const qint64 taken = ok ? std::clamp(given, least, most) : otherwise;
    if (!ok || taken != given)
        replace(name, *text, QString::number(taken));
    return taken;
}

double CommandOptions::number(const QString &name, double otherwise, double least, double most)
{
    const auto text = value(name);
    if (!text)
        return otherwise;
    bool ok = false;
    const double given = text->toDouble(&ok);
    ok = ok && std::isfinite(given);
    const double taken = ok ? std::clamp(given, least, most) : otherwise;
    if (!ok || taken < given || taken > given)
        replace(name, *text, QString::number(taken));
    return taken;
}

void CommandOptions::replace(const QString &name, const QString &given, const QString &taken)
{
    m_replaced.append({name, given, taken});
}

std::optional<bool> CommandOptions::isOn(const QString &name)
{
    const auto text = value(name);
    if (!text)
        return std::nullopt;
    const QString word = text->toLower();
    return word.isEmpty() || word == "on"_L1 || word == "1"_L1 || word == "true"_L1 || word == "yes"_L1;
}

void CommandOptions::ignore(const QStringList &names)
{
    for (const QString &name : names)
        m_asked.insert(name);
}

QStringList CommandOptions::unasked() const
{
    QStringList names;
    for (const Option &option : m_options) {
        if (!m_asked.contains(option.name) && !names.contains(option.name))
            names += option.name;
    }
    return names;
}

} // namespace Tare
