// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/commandrunner.h"

#include <QCoreApplication>
#include <QFuture>
#include <QProcess>
#include <QPromise>
#include <QTimer>

#include <QCoroFuture>

#include <csignal>
#include <unistd.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Tare::CommandRunner)
};

QString quoted(const QString &argument)
{
    static const QString plain = u"_@%+=:,./-"_s;
    bool safe = !argument.isEmpty();
    for (const QChar c : argument)
        safe = safe && ((c.unicode() < 128 && c.isLetterOrNumber()) || plain.contains(c));
    if (safe)
        return argument;
    QString inside = argument;
    inside.replace(u'\'', u"'\\''"_s);
    return u'\'' + inside + u'\'';
}

/// One process and the promise of its end. Whoever deletes it (the runner, when it goes) ends the process and
/// keeps the promise, so that a waiting coroutine always resumes and a dropped one harms nothing.
class RunningCommand final : public QObject
{
    Q_DISABLE_COPY_MOVE(RunningCommand)

public:
    RunningCommand(Command command, QObject *parent)
        : QObject(parent)
        , m_command(std::move(command))
    {
        m_promise.start();
        m_timer.setSingleShot(true);
        connect(&m_timer, &QTimer::timeout, this, [this] { timeOut(); });
        connect(&m_stopWatch, &QTimer::timeout, this, [this] {
            if (m_command.stop.stop_requested())
                breakOff();
        });
        connect(&m_process, &QProcess::finished, this, [this](int, QProcess::ExitStatus) { end(); });
        connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
            if (error == QProcess::FailedToStart)
                failToStart();
        });
    }

    ~RunningCommand() override
    {
        m_process.disconnect(this);
        killGroup();
        settle(
            failure(ErrorCode::Cancelled, Texts::tr("The command “%1” was ended.").arg(m_command.program)));
    }

    QFuture<Result<CommandOutput>> future() const { return m_promise.future(); }

    void start()
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (auto it = m_command.environment.cbegin(); it != m_command.environment.cend(); ++it)
            environment.insert(it.key(), it.value());
        m_process.setProcessEnvironment(environment);
        // A group of its own: the timeout ends helpers too, and Ctrl+C in a terminal ends none of them.
        m_process.setChildProcessModifier([] { ::setpgid(0, 0); });
        if (m_command.input.isEmpty())
            m_process.setStandardInputFile(QProcess::nullDevice());
        m_timer.start(m_command.timeout);
        // Asked for now and then: a stop may be requested on any thread.
        if (m_command.stop.stop_possible())
            m_stopWatch.start(std::chrono::milliseconds(50));
        m_process.start(m_command.program, m_command.arguments);
        m_pid = m_process.processId();
        if (!m_command.input.isEmpty() && m_process.state() != QProcess::NotRunning) {
            m_process.write(m_command.input);
            m_process.closeWriteChannel();
        }
    }

private:
    void killGroup()
    {
        if (m_pid <= 0 || m_process.state() == QProcess::NotRunning)
            return;
        // The child may not have made its group yet.
        if (::kill(-static_cast<pid_t>(m_pid), SIGKILL) != 0)
            ::kill(static_cast<pid_t>(m_pid), SIGKILL);
    }

    void timeOut()
    {
        m_timedOut = true;
        breakOff();
    }

    void breakOff()
    {
        killGroup();
        if (m_process.state() == QProcess::Starting)
            m_process.kill();
    }

    void failToStart()
    {
        settle(failure(ErrorCode::CommandFailed,
                       Texts::tr("The program “%1” could not be started.").arg(m_command.program),
                       m_process.errorString()));
        deleteLater();
    }

    void end()
    {
        CommandOutput output;
        output.standardOutput = m_process.readAllStandardOutput();
        output.standardError = m_process.readAllStandardError();
        const bool crashed = m_process.exitStatus() == QProcess::CrashExit;
        output.exitCode = crashed ? 128 + m_process.exitCode() : m_process.exitCode();
        if (m_command.stop.stop_requested()) {
            settle(failure(ErrorCode::Cancelled,
                           Texts::tr("The command “%1” was ended.").arg(m_command.program)));
        } else if (m_timedOut) {
            const double seconds = static_cast<double>(m_command.timeout.count()) / 1000;
            settle(failure(ErrorCode::CommandFailed,
                           Texts::tr("“%1” did not finish within %2 s and was ended.")
                               .arg(m_command.displayed(), QString::number(seconds)),
                           QString::fromLocal8Bit(output.standardError + output.standardOutput)));
        } else {
            settle(std::move(output));
        }
        deleteLater();
    }

    void settle(Result<CommandOutput> result)
    {
        if (std::exchange(m_settled, true))
            return;
        m_promise.addResult(std::move(result));
        m_promise.finish();
    }

    Command m_command;
    QPromise<Result<CommandOutput>> m_promise;
    QProcess m_process;
    QTimer m_timer;
    QTimer m_stopWatch;
    qint64 m_pid = 0;
    bool m_timedOut = false;
    bool m_settled = false;
};

} // namespace

QString Command::displayed() const
{
    QStringList words;
    for (auto it = environment.cbegin(); it != environment.cend(); ++it)
        words << it.key() + u"=…"_s;
    words << quoted(program);
    for (const QString &argument : arguments)
        words << quoted(argument);
    QString line = words.join(u' ');
    for (const QString &secret : secrets) {
        if (!secret.isEmpty())
            line.replace(secret, u"…"_s);
    }
    return line;
}

LocalCommandRunner::LocalCommandRunner()
    : m_running(std::make_unique<QObject>())
{ }

LocalCommandRunner::~LocalCommandRunner() = default;

void LocalCommandRunner::endRunning()
{
    m_running = std::make_unique<QObject>();
}

QCoro::Task<Result<CommandOutput>> LocalCommandRunner::run(Command command)
{
    if (commandStarted)
        commandStarted(command.displayed());
    auto *running = new RunningCommand(std::move(command), m_running.get());
    const QFuture<Result<CommandOutput>> future = running->future();
    running->start();
    // Nothing of this object is touched after this point: it may be gone by then.
    Result<CommandOutput> output = co_await future;
    co_return output;
}

} // namespace Tare
