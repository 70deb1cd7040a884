// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace Tare {

/// Reads what `time` prints: of bash, ksh, zsh, tcsh, `time -p`, GNU time with and without -v. Comma and
/// point are decimal signs.
class TimeOutput
{
public:
    struct Time
    {
        double real = 0; ///< seconds
        std::optional<double> user;
        std::optional<double> system;
        std::optional<qint64> peakMemory; ///< bytes, of the largest process
        std::optional<int> status;        ///< exit status, where it is told
        std::optional<int> signal;
        QByteArray command; ///< where the output names it
    };

    /// A line without blanks around it. Gives the time that is complete with it.
    std::optional<Time> line(QByteArrayView text);
    /// No lines of it come any more: the one that lacks its last lines.
    std::optional<Time> finish();
    /// The last line was of a time.
    bool tookLine() const { return m_took; }

private:
    bool takePosix(QByteArrayView text);
    bool takeVerbose(QByteArrayView text, std::optional<Time> &complete);
    std::optional<Time> takeOneLine(QByteArrayView text);

    std::optional<Time> m_time;
    std::optional<int> m_status; ///< GNU time says it before
    std::optional<int> m_signal;
    bool m_took = false;
};

} // namespace Tare
