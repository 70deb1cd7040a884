// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/dump/toolprocess.h"

#include "core/engine/dump/processtree.h"
#include "core/model/shellquote.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <vector>

#include <fcntl.h>
#include <linux/close_range.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace Tare {

namespace {

using Milliseconds = std::chrono::milliseconds;

constexpr int lookEvery = 10; ///< ms, on a kernel without pidfd_open

Error cannotStart(const QString &program, int code)
{
    return {ErrorCode::CommandFailed,
            QCoreApplication::translate("Tare::ToolProcess", "“%1” could not be started.").arg(program),
            QString::fromLocal8Bit(std::strerror(code))};
}

Error cannotOpen(const QString &path, int code)
{
    return {code == ENOSPC || code == EDQUOT ? ErrorCode::DiskFull : ErrorCode::FileFailed,
            QCoreApplication::translate("Tare::ToolProcess", "“%1” could not be opened.").arg(path),
            QString::fromLocal8Bit(std::strerror(code))};
}

std::array<UniqueFd, 2> makePipe()
{
    std::array<int, 2> ends{-1, -1};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0)
        return {};
    return {UniqueFd(ends[0]), UniqueFd(ends[1])};
}

/// A program's arguments as exec wants them, made before the fork: nothing may be allocated after it.
class ArgumentVector
{
public:
    explicit ArgumentVector(const ToolCommand &command)
    {
        m_texts.append(QFile::encodeName(command.program));
        for (const QString &argument : command.arguments)
            m_texts.append(QFile::encodeName(argument));
        for (QByteArray &text : m_texts)
            m_pointers.push_back(text.data());
        m_pointers.push_back(nullptr);
    }

    char *const *get() { return m_pointers.data(); }

private:
    QList<QByteArray> m_texts;
    std::vector<char *> m_pointers;
};

/// The parent's environment with messages in English: they are read by a program.
class EnvironmentVector
{
public:
    EnvironmentVector()
    {
        for (char **entry = environ; entry && *entry; ++entry) {
            const QByteArray text(*entry);
            if (!text.startsWith("LC_ALL=") && !text.startsWith("LANGUAGE=")
                && !text.startsWith("MYSQL_PWD="))
                m_texts.append(text);
        }
        m_texts.append("LC_ALL=C.UTF-8");
        for (QByteArray &text : m_texts)
            m_pointers.push_back(text.data());
        m_pointers.push_back(nullptr);
    }

    char *const *get() { return m_pointers.data(); }

private:
    QList<QByteArray> m_texts;
    std::vector<char *> m_pointers;
};

/// Between fork and exec: system calls only.
struct ChildSetup
{
    int input = -1;
    int output = -1;
    int errors = -1;
    int report = -1; ///< closes on exec, or tells why there was none
    pid_t group = 0;
    pid_t parent = 0;
    bool openToServer = false;

    [[noreturn]] void become(char *const *arguments, char *const *environment) const
    {
        ::setpgid(0, group);
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (openToServer)
            ::umask(0);
        struct sigaction usual = {};
        usual.sa_handler = SIG_DFL;
        for (const int signal : {SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGCHLD})
            ::sigaction(signal, &usual, nullptr);
        sigset_t none;
        sigemptyset(&none);
        ::pthread_sigmask(SIG_SETMASK, &none, nullptr);
        const bool orphan = ::getppid() != parent;
        if (!orphan && ::dup2(input, STDIN_FILENO) >= 0 && ::dup2(output, STDOUT_FILENO) >= 0
            && ::dup2(errors, STDERR_FILENO) >= 0) {
            // Not every library opens its files so that they close by themselves.
            ::syscall(SYS_close_range, 3U, ~0U, static_cast<unsigned>(CLOSE_RANGE_CLOEXEC));
            ::execve(arguments[0], arguments, environment);
        }
        const int code = errno;
        [[maybe_unused]] const ssize_t told = ::write(report, &code, sizeof code);
        ::_exit(127);
    }
};

} // namespace

ToolProcess::ToolProcess() = default;

ToolProcess::~ToolProcess()
{
    end(Milliseconds(0));
}

Result<std::unique_ptr<ToolProcess>> ToolProcess::start(const QList<ToolCommand> &commands,
                                                        const Files &files)
{
    std::unique_ptr<ToolProcess> process(new ToolProcess);
    if (const Result<void> launched = process->launch(commands, files); !launched)
        return tl::unexpected<Error>(launched.error());
    return process;
}

Result<void> ToolProcess::launch(const QList<ToolCommand> &commands, const Files &files)
{
    const QByteArray inputName = files.input.isEmpty() ? "/dev/null" : QFile::encodeName(files.input);
    UniqueFd input(::open(inputName.constData(), O_RDONLY | O_CLOEXEC));
    if (input.get() < 0)
        return tl::unexpected<Error>(cannotOpen(files.input, errno));
    UniqueFd lastOutput;
    if (!files.output.isEmpty()) {
        lastOutput = UniqueFd(::open(QFile::encodeName(files.output).constData(),
                                     O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
        if (lastOutput.get() < 0)
            return tl::unexpected<Error>(cannotOpen(files.output, errno));
    } else {
        auto [read, write] = makePipe();
        if (read.get() < 0)
            return tl::unexpected<Error>(cannotStart(commands.value(0).program, errno));
        ::fcntl(read.get(), F_SETFL, O_NONBLOCK);
        m_output = std::move(read);
        lastOutput = std::move(write);
    }

    EnvironmentVector environment;
    m_begin = Clock::now();
    m_end = m_begin;
    for (qsizetype i = 0; i < commands.size(); ++i) {
        const ToolCommand &command = commands.at(i);
        const bool last = i + 1 == commands.size();
        auto [nextInput, output] = last ? std::array<UniqueFd, 2>{} : makePipe();
        auto [errors, errorsOfChild] = makePipe();
        auto [report, reportOfChild] = makePipe();
        if (errors.get() < 0 || report.get() < 0 || (!last && output.get() < 0))
            return tl::unexpected<Error>(cannotStart(command.program, errno));
        ArgumentVector arguments(command);
        ChildSetup setup;
        setup.input = input.get();
        setup.output = last ? lastOutput.get() : output.get();
        setup.errors = errorsOfChild.get();
        setup.report = reportOfChild.get();
        setup.group = m_group;
        setup.parent = ::getpid();
        setup.openToServer = files.openToServer;
        const pid_t pid = ::fork();
        if (pid < 0)
            return tl::unexpected<Error>(cannotStart(command.program, errno));
        if (pid == 0)
            setup.become(arguments.get(), environment.get());
        ::setpgid(pid, m_group); // whoever comes first
        if (m_group == 0)
            m_group = pid;
        Member member;
        member.pid = pid;
        member.handle = UniqueFd(static_cast<int>(::syscall(SYS_pidfd_open, pid, 0U)));
        ::fcntl(errors.get(), F_SETFL, O_NONBLOCK);
        member.errors = std::move(errors);
        m_members.push_back(std::move(member));
        ++m_running;
        reportOfChild.reset();
        int code = 0;
        if (::read(report.get(), &code, sizeof code) == sizeof code)
            return tl::unexpected<Error>(cannotStart(command.program, code));
        input = std::move(nextInput);
    }
    return {};
}

bool ToolProcess::wait(Clock::time_point deadline)
{
    if (m_running == 0)
        return true;
    std::vector<pollfd> waited;
    bool everyHandle = true;
    for (const Member &member : m_members) {
        if (member.errors.get() >= 0)
            waited.push_back({member.errors.get(), POLLIN, 0});
        if (member.running && member.handle.get() >= 0)
            waited.push_back({member.handle.get(), POLLIN, 0});
        everyHandle = everyHandle && (!member.running || member.handle.get() >= 0);
    }
    if (m_output.get() >= 0)
        waited.push_back({m_output.get(), POLLIN, 0});
    const auto left = std::chrono::ceil<Milliseconds>(deadline - Clock::now()).count();
    auto patience = static_cast<int>(std::clamp<qint64>(left, 0, 60'000));
    if (!everyHandle)
        patience = std::min(patience, lookEvery);
    ::poll(waited.data(), waited.size(), patience);

    for (Member &member : m_members) {
        if (member.running)
            reap(member);
    }
    for (Member &member : m_members)
        readFrom(member.errors, member.text);
    readFrom(m_output, m_outputText);
    return m_running == 0;
}

void ToolProcess::readFrom(UniqueFd &from, QByteArray &target)
{
    std::array<char, 65536> buffer; // NOLINT(cppcoreguidelines-pro-type-member-init): read() fills it
    while (from.get() >= 0) {
        const ssize_t got = ::read(from.get(), buffer.data(), buffer.size());
        if (got > 0)
            target.append(buffer.data(), got);
        else if (got == 0)
            from.reset(); // a closed end would be readable for ever
        else if (errno != EINTR)
            return;
    }
}

void ToolProcess::reap(Member &member)
{
    siginfo_t info = {};
    if (::waitid(P_PID, static_cast<id_t>(member.pid), &info, WEXITED | WNOHANG | WNOWAIT) != 0
        || info.si_pid == 0)
        return;
    const Clock::time_point now = Clock::now();
    // Its files in /proc go with the wait4() below; bytes are not in rusage.
    if (const auto bytes = bytesOfProcess(member.pid)) {
        m_bytesRead += bytes->read;
        m_bytesWritten += bytes->written;
    }
    int status = 0;
    rusage usage = {};
    if (::wait4(member.pid, &status, 0, &usage) != member.pid)
        return;
    member.running = false;
    if (WIFSIGNALED(status))
        member.exit.signal = WTERMSIG(status);
    else
        member.exit.code = WEXITSTATUS(status);
    const auto seconds = [](const timeval &time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    m_times.user += seconds(usage.ru_utime);
    m_times.system += seconds(usage.ru_stime);
    --m_running;
    if (m_running == 0)
        m_end = now;
}

QString ToolCommand::displayed() const
{
    QStringList words{shellQuoted(program)};
    for (const QString &argument : arguments)
        words.append(shellQuoted(argument));
    return words.join(u' ');
}

QList<qint64> ToolProcess::processes() const
{
    QList<qint64> running;
    for (const Member &member : m_members) {
        if (member.running)
            running.append(member.pid);
    }
    return running;
}

double ToolProcess::seconds() const
{
    const Clock::time_point until = m_running > 0 ? Clock::now() : m_end;
    return std::chrono::duration<double>(until - m_begin).count();
}

QList<ToolExit> ToolProcess::exits() const
{
    QList<ToolExit> exits;
    for (const Member &member : m_members)
        exits.append(member.exit);
    return exits;
}

QStringList ToolProcess::takeLines()
{
    QStringList lines;
    for (Member &member : m_members) {
        // The end of a dead process's words needs no line feed.
        const qsizetype end = member.running ? member.text.lastIndexOf('\n') + 1 : member.text.size();
        for (const QByteArray &line : member.text.left(end).split('\n')) {
            if (!line.trimmed().isEmpty())
                lines.append(QString::fromUtf8(line));
        }
        member.text.remove(0, end);
    }
    return lines;
}

QByteArray ToolProcess::takeOutput()
{
    return std::exchange(m_outputText, {});
}

void ToolProcess::sendSignal(int signal) const
{
    if (m_group > 0 && m_running > 0)
        ::kill(-m_group, signal);
}

void ToolProcess::end(Milliseconds grace)
{
    const bool wasRunning = m_running > 0;
    if (wasRunning && grace.count() > 0) {
        sendSignal(SIGTERM);
        const Clock::time_point deadline = Clock::now() + grace;
        while (!wait(deadline) && Clock::now() < deadline) { }
    }
    // Also what the group's first processes left behind when they ended.
    if (wasRunning && m_group > 0)
        ::kill(-m_group, SIGKILL);
    while (!wait(Clock::now() + Milliseconds(100))) { }
}

Result<ToolOutput> runTool(const ToolCommand &command, Milliseconds patience, const std::stop_token &stop)
{
    auto process = ToolProcess::start({command}, {});
    if (!process)
        return tl::unexpected<Error>(process.error());
    const ToolProcess::Clock::time_point deadline = ToolProcess::Clock::now() + patience;
    ToolOutput output;
    bool ended = false;
    while (!ended) {
        ended = (*process)->wait(std::min(deadline, ToolProcess::Clock::now() + Milliseconds(200)));
        output.standardOutput += QString::fromUtf8((*process)->takeOutput());
        const QStringList lines = (*process)->takeLines();
        for (const QString &line : lines)
            output.standardError += line + u'\n';
        if (!ended && stop.stop_requested())
            return failure(ErrorCode::Cancelled,
                           QCoreApplication::translate("Tare::ToolProcess", "Stopped."));
        if (!ended && ToolProcess::Clock::now() >= deadline) {
            return failure(ErrorCode::CommandFailed,
                           QCoreApplication::translate("Tare::ToolProcess", "“%1” did not end in time.")
                               .arg(command.displayed()));
        }
    }
    output.exit = (*process)->exits().value(0);
    return output;
}

} // namespace Tare
