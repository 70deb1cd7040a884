// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/dump/dumprun.h"

#include "core/engine/dump/pagecache.h"
#include "core/engine/dump/processtree.h"
#include "core/model/numberformat.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>

#include <algorithm>

#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds firstLook = 10ms; ///< then twice as long each time, up to
constexpr std::chrono::milliseconds lookEvery = 200ms;
constexpr auto sampleEvery = 1s;
constexpr auto politeness = 2s; ///< between asking a tool to end and killing it
constexpr auto counterPatience = 1500ms;
constexpr qsizetype rateSamples = 5;

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Tare::DumpLoad)
};

/// A disk is not filled to the last byte: the server and others write there as well.
qint64 reserveOf(const Room &room)
{
    constexpr qint64 mebibyte = 1024 * 1024;
    return std::clamp(room.total / 100, mebibyte, 256 * mebibyte);
}

double secondsBetween(DumpTimeline::Clock::time_point from, DumpTimeline::Clock::time_point to)
{
    return std::chrono::duration<double>(to - from).count();
}

} // namespace

DumpFiles measureFiles(const QString &directory)
{
    DumpFiles size;
    QDirIterator files(directory, QDir::Files | QDir::Hidden | QDir::NoSymLinks,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        struct stat info = {};
        if (::lstat(QFile::encodeName(files.next()).constData(), &info) != 0)
            continue;
        ++size.files;
        size.bytes += info.st_size;
        size.disk += static_cast<qint64>(info.st_blocks) * 512;
    }
    return size;
}

DumpRun::DumpRun(DumpServer &server, QList<qint64> serverProcesses, DumpTimeline &timeline,
                 const LoadCallbacks &callbacks)
    : m_server(server)
    , m_serverProcesses(std::move(serverProcesses))
    , m_timeline(timeline)
    , m_callbacks(callbacks)
{ }

DumpTaskOutcome DumpRun::run(const DumpTask &task, const std::stop_token &stop)
{
    m_outcome = {};
    m_recent.clear();
    m_lastSigns.clear();
    m_lastRows = 0;
    m_first = {};
    m_first.counters = m_server.counters(counterPatience);
    m_outcome.usage.dirtyBefore = dirtyBytes();
    const auto serverCpu = cpuSecondsOfProcesses(m_serverProcesses);

    m_begin = Clock::now();
    m_lastChange = m_begin;
    m_first.at = m_begin;
    m_previous = m_first;
    auto started = ToolProcess::start(task.commands, task.files);
    if (!started) {
        m_outcome.failure = started.error();
        return std::move(m_outcome);
    }
    ToolProcess &process = **started;
    ProcessTree tree(process.group());
    watch(task, process, tree, stop);

    m_outcome.log.read(process.takeLines());
    m_outcome.exits = process.exits();
    m_outcome.usage.dirtyAfter = dirtyBytes();
    const auto serverCpuAfter = cpuSecondsOfProcesses(m_serverProcesses);
    if (serverCpu && serverCpuAfter)
        m_outcome.usage.serverCpuSeconds = std::max(0.0, *serverCpuAfter - *serverCpu);
    fillUsage(process, tree);
    Sample last = sample(task, process, tree);
    last.at = m_begin
        + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(process.seconds()));
    m_outcome.lastInterval = interval(task, last, true);
    return std::move(m_outcome);
}

void DumpRun::watch(const DumpTask &task, ToolProcess &process, ProcessTree &tree,
                    const std::stop_token &stop)
{
    Clock::time_point nextLook = m_begin;
    std::chrono::milliseconds pause = firstLook;
    Clock::time_point nextSample = m_begin + sampleEvery;
    while (!process.wait(std::min(nextLook, nextSample))) {
        const Clock::time_point now = Clock::now();
        m_outcome.log.read(process.takeLines());
        if (stop.stop_requested()) {
            process.end(500ms);
            m_outcome.stopped = true;
            return;
        }
        if (now >= nextLook) {
            tree.look(process.processes());
            nextLook = now + pause;
            pause = std::min(2 * pause, lookEvery);
        }
        if (now >= nextSample) {
            nextSample = std::max(nextSample + sampleEvery, now);
            const Sample sampled = sample(task, process, tree);
            tell(task, sampled);
            const IntervalSample ended = interval(task, sampled, false);
            m_outcome.rowsTold += ended.counters.operations;
            if (m_callbacks.intervalEnded)
                m_callbacks.intervalEnded(ended);
        }
        if (auto wrong = trouble(task, process)) {
            process.end(politeness);
            m_outcome.log.read(process.takeLines());
            wrong->detail = m_outcome.log.lastLines();
            m_outcome.failure = std::move(wrong);
            return;
        }
    }
}

std::optional<Error> DumpRun::trouble(const DumpTask &task, const ToolProcess &process)
{
    for (const QString &directory : task.watched) {
        const auto room = roomAt(directory);
        if (room && room->free < reserveOf(*room)) {
            return Error{
                ErrorCode::DiskFull,
                Texts::tr("%1 was stopped: the disk with “%2” is full but for %3. Choose a directory "
                          "with more space, or dump less.")
                    .arg(task.title, directory, formatBytes(room->free)),
                {}};
        }
    }
    const double seconds = process.seconds();
    if (task.timeLimit > 0 && seconds > task.timeLimit) {
        return Error{ErrorCode::LoadFailed,
                     Texts::tr("%1 was stopped: it took longer than the limit of %2.")
                         .arg(task.title, formatDuration(task.timeLimit)),
                     {}};
    }
    if (task.stallTimeout > 0 && secondsBetween(m_lastChange, Clock::now()) > task.stallTimeout) {
        return Error{ErrorCode::LoadFailed,
                     Texts::tr("%1 was stopped: it made no progress for %2.")
                         .arg(task.title, formatDuration(task.stallTimeout)),
                     {}};
    }
    return std::nullopt;
}

DumpRun::Sample DumpRun::sample(const DumpTask &task, const ToolProcess &process, const ProcessTree &tree)
{
    const bool restores = task.stage == DumpProgress::Stage::Restoring;
    Sample sample;
    sample.at = Clock::now();
    sample.clientCpu = process.times().user + process.times().system;
    if (!process.hasEnded())
        sample.clientCpu += tree.cpuSeconds();
    if (restores) {
        sample.bytes = process.bytesRead() + (process.hasEnded() ? 0 : tree.bytes().read);
        if (task.bytesTotal > 0)
            sample.bytes = std::min(sample.bytes, task.bytesTotal); // pipes between its processes count twice
    } else {
        sample.bytes = measureFiles(task.directory).bytes;
    }
    sample.counters = m_server.counters(counterPatience);
    sample.rows = m_previous.rows;
    if (sample.counters && m_first.counters) {
        const qint64 rows = restores ? sample.counters->rowsWritten - m_first.counters->rowsWritten
                                     : sample.counters->rowsRead - m_first.counters->rowsRead;
        sample.rows = std::max(sample.rows, task.rowsTotal > 0 ? std::min(rows, task.rowsTotal) : rows);
    }
    // Asking the server for its counters moves them by a few rows as well.
    constexpr qint64 ownRows = 50;
    const QList<qint64> signs{sample.bytes, m_outcome.log.lines(), m_outcome.log.tablesDone()};
    if (signs != m_lastSigns || sample.rows > m_lastRows + ownRows) {
        m_lastSigns = signs;
        m_lastRows = sample.rows;
        m_lastChange = sample.at;
    } else {
        m_lastRows = sample.rows;
    }
    return sample;
}

IntervalSample DumpRun::interval(const DumpTask &task, const Sample &now, bool last)
{
    IntervalSample ended;
    ended.index = m_timeline.next++;
    ended.partial = last;
    ended.start = secondsBetween(m_timeline.origin, m_previous.at);
    ended.length = std::max(0.0, secondsBetween(m_previous.at, now.at));
    ended.counters.operations = std::max<qint64>(0, now.rows - m_previous.rows);
    const qint64 bytes = std::max<qint64>(0, now.bytes - m_previous.bytes);
    (task.stage == DumpProgress::Stage::Restoring ? ended.counters.bytesIn : ended.counters.bytesOut) = bytes;
    if (ended.length > 0)
        ended.clientCpu = std::max(0.0, now.clientCpu - m_previous.clientCpu) / ended.length;
    m_previous = now;
    return ended;
}

void DumpRun::tell(const DumpTask &task, const Sample &now)
{
    if (m_recent.isEmpty())
        m_recent.append(m_first);
    m_recent.append(now);
    if (m_recent.size() > rateSamples)
        m_recent.removeFirst();
    if (!m_callbacks.dumping)
        return;
    DumpProgress progress;
    progress.stage = task.stage;
    progress.bytes = now.bytes;
    progress.bytesTotal = task.bytesTotal;
    progress.tablesTotal = task.tablesTotal;
    progress.tables = std::min(m_outcome.log.tablesDone(), task.tablesTotal);
    progress.rows = now.rows;
    progress.rowsTotal = task.rowsTotal;
    const double span = secondsBetween(m_recent.first().at, now.at);
    if (span > 0)
        progress.bytesPerSecond = static_cast<double>(now.bytes - m_recent.first().bytes) / span;
    const double elapsed = secondsBetween(m_begin, now.at);
    if (const auto share = progress.share(); share && *share > 0.01)
        progress.remaining = elapsed * (1 - *share) / *share;
    m_callbacks.dumping(progress);
}

void DumpRun::fillUsage(const ToolProcess &process, const ProcessTree &tree)
{
    ToolUsage &usage = m_outcome.usage;
    usage.wallSeconds = process.seconds();
    usage.userSeconds = process.times().user;
    usage.systemSeconds = process.times().system;
    usage.bytesRead = process.bytesRead();
    usage.bytesWritten = process.bytesWritten();
    if (tree.peakMemory() > 0)
        usage.peakMemory = tree.peakMemory();
    usage.straggler = tree.straggler();
    if (const auto counters = m_server.counters(counterPatience); counters && m_first.counters) {
        usage.serverSent = counters->sent - m_first.counters->sent;
        usage.serverReceived = counters->received - m_first.counters->received;
    }
}

} // namespace Tare
