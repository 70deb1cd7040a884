// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"

#include <QByteArray>
#include <QMap>
#include <QObject>
#include <QString>
#include <QStringList>

#include <QCoroTask>

#include <chrono>
#include <functional>
#include <memory>
#include <stop_token>

namespace Tare {

/// An external command: an argument list, never a shell string.
struct Command
{
    QString program;
    QStringList arguments;
    QMap<QString, QString> environment; ///< added to Tare's own; values are never shown
    QByteArray input;                   ///< written to standard input, then closed
    QStringList
        secrets; ///< blanked in what is shown; must not be in `arguments` at all if others may see them
    std::chrono::milliseconds timeout = std::chrono::seconds(30);
    std::stop_token stop; ///< ends the command (Cancelled); only for what may be broken off anywhere

    /// For the user: quoted for a shell, secrets blanked.
    QString displayed() const;
};

struct CommandOutput
{
    int exitCode = 0;
    QByteArray standardOutput;
    QByteArray standardError;
};

/// Where commands of a host are run. Local today; another host is another implementation.
class CommandRunner
{
public:
    virtual ~CommandRunner() = default;

    /// An exit code other than 0 is not an error here; failing to start and timing out are (CommandFailed).
    virtual QCoro::Task<Result<CommandOutput>> run(Command command) = 0;

    /// Ends every command that runs now; those who wait get ErrorCode::Cancelled.
    virtual void endRunning() { }

    /// Told of every command before it starts, as displayed.
    std::function<void(const QString &)> commandStarted;
};

/// Commands of this machine. Belongs to the thread of the event loop. When it goes, what still runs is killed
/// and those who wait get ErrorCode::Cancelled.
class LocalCommandRunner final : public CommandRunner
{
public:
    LocalCommandRunner();
    ~LocalCommandRunner() override;

    QCoro::Task<Result<CommandOutput>> run(Command command) override;
    void endRunning() override;

private:
    std::unique_ptr<QObject> m_running; ///< parent of what runs
};

} // namespace Tare
