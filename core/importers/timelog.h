// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/importers/commandline.h"
#include "core/importers/importedlog.h"
#include "core/importers/timeoutput.h"

namespace Tare {

/// A terminal's text with commands of mydumper and myloader and what `time` said of each. A restore belongs
/// to the dump before it with the same database, compression and number of threads.
class TimeLog final : public LogParser
{
public:
    void line(QByteArrayView text) override;
    ImportedLog finish() override;

private:
    struct Command
    {
        DumpCommand what;
        qsizetype lineNumber = 0; ///< commands of one line are timed in their order
    };

    bool takeVersion(QByteArrayView text);
    void takeCommands(QByteArrayView text);
    void takeTime(const TimeOutput::Time &time);
    void add(const DumpCommand &command, const TimeOutput::Time &time);
    void endCommands();
    const DumpCommand *sourceOf(const DumpCommand &restore) const; ///< the dump whose files it reads
    StepRecord *dumpOf(const DumpCommand &restore);                ///< the step it is a part of

    ImportedLog m_log;
    TimeOutput m_time;
    QList<Command> m_commands;  ///< not timed yet
    QList<DumpCommand> m_dumps; ///< one a step
    QString m_version;
    QString m_trouble; ///< what the tool reported as an error since the last command
    qsizetype m_lineNumber = 0;
    qsizetype m_untimed = 0;
    qsizetype m_unassigned = 0;
    qsizetype m_leftOut = 0;
    bool m_sawTool = false;
    bool m_foreign = false; ///< the next time is of another program
};

} // namespace Tare
