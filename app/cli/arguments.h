// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace Tare {

/// What a command takes.
struct ArgumentSpec
{
    QStringList valueOptions; ///< "--results": followed by a value, or --results=value
    QStringList flags;        ///< "--dry-run"
    qsizetype fewest = 0;     ///< positional arguments
    qsizetype most = 0;
    QString what; ///< what the positional arguments are, for the sentence: "a profile or preset:NAME"
};

/// The arguments of a command, taken apart.
class Arguments
{
public:
    static Result<Arguments> parse(const QStringList &words, const ArgumentSpec &spec);

    bool wantsHelp() const { return m_help; }
    bool has(const QString &option) const { return m_values.contains(option); }
    QString value(const QString &option, const QString &fallback = {}) const
    {
        return m_values.value(option, fallback);
    }
    QStringList positional() const { return m_positional; }

    /// The value as a whole number in the range; nothing when the option was not given.
    Result<std::optional<int>> number(const QString &option, int least, int most) const;
    /// The same with decimals, written with a point.
    Result<std::optional<double>> decimal(const QString &option, double least, double most) const;
    /// The value if it is one of the choices; the first choice when the option was not given.
    Result<QString> choice(const QString &option, const QStringList &choices) const;

private:
    bool m_help = false;
    QMap<QString, QString> m_values;
    QStringList m_positional;
};

} // namespace Tare
