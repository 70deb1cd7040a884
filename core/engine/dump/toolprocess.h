// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/redis/uniquefd.h"
#include "core/model/error.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <chrono>
#include <memory>
#include <stop_token>
#include <vector>

#include <sys/types.h>

namespace Tare {

/// A program with its arguments; never a shell's line, never with a password.
struct ToolCommand
{
    QString program; ///< with its whole path
    QStringList arguments;

    QString displayed() const; ///< quoted for a shell
};

/// How a process ended.
struct ToolExit
{
    int code = 0;
    int signal = 0; ///< > 0: killed by it

    bool good() const { return code == 0 && signal == 0; }
};

/// One program, or several of which each writes into the next one, in a process group of their own that ends
/// with the thread that started them. Used by one thread, which waits in wait().
class ToolProcess
{
public:
    using Clock = std::chrono::steady_clock;

    /// Files at the ends of the line; empty: nothing to read, output is kept.
    struct Files
    {
        QString input;
        QString output;            ///< created, must not exist
        bool openToServer = false; ///< what the programs create may be written by everybody
    };

    /// CPU of all processes that have ended, their own waited-for children included.
    struct Times
    {
        double user = 0;
        double system = 0;
    };

    static Result<std::unique_ptr<ToolProcess>> start(const QList<ToolCommand> &commands, const Files &files);
    ~ToolProcess(); ///< kills what still runs
    ToolProcess(const ToolProcess &) = delete;
    ToolProcess &operator=(const ToolProcess &) = delete;

    /// Returns when something was written, a process ended, or at the deadline; true when all have ended.
    bool wait(Clock::time_point deadline);
    bool hasEnded() const { return m_running == 0; }

    QList<qint64> processes() const; ///< that run, in the order of the line
    pid_t group() const { return m_group; }
    double seconds() const; ///< until now or the end of the last process
    Times times() const { return m_times; }
    qint64 bytesRead() const { return m_bytesRead; } ///< by the processes that have ended
    qint64 bytesWritten() const { return m_bytesWritten; }
    QList<ToolExit> exits() const;

    /// Whole lines of standard error that have come since the last call, of all processes.
    QStringList takeLines();
    /// What the last one wrote to standard output since the last call; only without an output file.
    QByteArray takeOutput();

    /// Asks the whole group to end, and kills it when it has not within `grace`. Returns when it is gone.
    void end(std::chrono::milliseconds grace);

private:
    struct Member
    {
        pid_t pid = 0;
        UniqueFd handle; ///< becomes readable when the process ends
        UniqueFd errors;
        QByteArray text; ///< of standard error, not yet taken
        bool running = true;
        ToolExit exit;
    };

    ToolProcess();
    Result<void> launch(const QList<ToolCommand> &commands, const Files &files);
    static void readFrom(UniqueFd &from, QByteArray &target);
    void reap(Member &member);
    void sendSignal(int signal) const;

    std::vector<Member> m_members;
    pid_t m_group = 0;
    int m_running = 0;
    UniqueFd m_output;
    QByteArray m_outputText;
    Clock::time_point m_begin;
    Clock::time_point m_end;
    Times m_times;
    qint64 m_bytesRead = 0;
    qint64 m_bytesWritten = 0;
};

/// What a short command said.
struct ToolOutput
{
    QString standardOutput;
    QString standardError;
    ToolExit exit;
};

/// Runs one to its end; an exit code other than 0 is no error here, time running out is.
Result<ToolOutput> runTool(const ToolCommand &command, std::chrono::milliseconds patience,
                           const std::stop_token &stop = {});

} // namespace Tare
