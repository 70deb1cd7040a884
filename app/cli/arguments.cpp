// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/arguments.h"

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

tl::unexpected<Error> unusable(const QString &sentence)
{
    return failure(ErrorCode::InvalidArgument, sentence);
}

} // namespace

Result<Arguments> Arguments::parse(const QStringList &words, const ArgumentSpec &spec)
{
    Arguments arguments;
    bool optionsEnded = false;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString &word = words.at(i);
        if (optionsEnded || !word.startsWith(u'-') || word == "-"_L1) {
            arguments.m_positional += word;
            continue;
        }
        if (word == "--"_L1) {
            optionsEnded = true;
            continue;
        }
        if (word == "--help"_L1 || word == "-h"_L1) {
            arguments.m_help = true;
            continue;
        }
        const QString name = word.section(u'=', 0, 0);
        const bool withValue = word.contains(u'=');
        if (arguments.m_values.contains(name))
            return unusable(u"The option %1 is given twice."_s.arg(name));
        if (spec.flags.contains(name)) {
            if (withValue)
                return unusable(u"The option %1 takes no value."_s.arg(name));
            arguments.m_values.insert(name, {});
        } else if (spec.valueOptions.contains(name)) {
            if (!withValue && i + 1 >= words.size())
                return unusable(u"The option %1 needs a value."_s.arg(name));
            arguments.m_values.insert(name, withValue ? word.section(u'=', 1) : words.at(++i));
        } else {
            return unusable(u"There is no option %1 here."_s.arg(name));
        }
    }
    if (arguments.m_help)
        return arguments;
    if (arguments.m_positional.size() < spec.fewest)
        return unusable(u"Something is missing: %1."_s.arg(spec.what));
    if (arguments.m_positional.size() > spec.most)
        return unusable(u"“%1” is too much here."_s.arg(arguments.m_positional.at(spec.most)));
    return arguments;
}

Result<std::optional<int>> Arguments::number(const QString &option, int least, int most) const
{
    if (!has(option))
        return std::nullopt;
    bool isNumber = false;
    const int number = value(option).toInt(&isNumber);
    if (!isNumber || number < least || number > most) {
        return unusable(u"The option %1 needs a whole number from %2 to %3, not “%4”."_s.arg(
            option, QString::number(least), QString::number(most), value(option)));
    }
    return number;
}

Result<std::optional<double>> Arguments::decimal(const QString &option, double least, double most) const
{
    if (!has(option))
        return std::nullopt;
    bool isNumber = false;
    const double number = value(option).toDouble(&isNumber);
    if (!isNumber || !(number >= least && number <= most)) {
        return unusable(u"The option %1 needs a number from %2 to %3, not “%4”."_s.arg(
            option, QString::number(least), QString::number(most), value(option)));
    }
    return number;
}

Result<QString> Arguments::choice(const QString &option, const QStringList &choices) const
{
    if (!has(option))
        return choices.constFirst();
    if (choices.contains(value(option)))
        return value(option);
    return unusable(u"The option %1 takes %2, not “%3”."_s.arg(option, choices.join(u", "_s), value(option)));
}

} // namespace Tare
