// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/dump/dumpsession.h"

#include "core/engine/dump/dumpfiles.h"
#include "core/engine/dump/dumpplace.h"
#include "core/engine/dump/dumptasks.h"
#include "core/engine/dump/pagecache.h"
#include "core/model/numberformat.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>

#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

using namespace std::chrono_literals;

constexpr auto connectPatience = 30s;
constexpr auto drainPatience = 5s;
constexpr auto cleaningPatience = 10s;

// Against the server's DATA_LENGTH: text of numbers is longer than the numbers, pages are not full.
constexpr double plainShare = 1.2;
constexpr double compressedShare = 0.7;
constexpr double restoredShare = 1.2; // of data and indexes

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Tare::DumpLoad)
};

} // namespace

DumpSession::DumpSession(const DumpWorkload &dump, const Endpoint &endpoint, const LoadPlace &place,
                         QString schema, std::stop_token stop, const LoadCallbacks &callbacks)
    : m_dump(dump)
    , m_endpoint(endpoint)
    , m_place(place)
    , m_schema(std::move(schema))
    , m_stop(std::move(stop))
    , m_callbacks(callbacks)
    , m_server(endpoint)
{ }

DumpSession::~DumpSession() = default;

LoadOutcome DumpSession::run()
{
    const Result<void> done = perform();
    m_outcome.stopped = m_stop.stop_requested();
    if (!done && !m_outcome.stopped)
        m_outcome.failure = done.error();
    removeEverything();
    if (m_result.dump.wallSeconds > 0) {
        m_outcome.dump = m_result;
        const auto add = [this](const ToolUsage &usage) {
            m_outcome.seconds += usage.wallSeconds;
            m_outcome.clientCpuSeconds += usage.userSeconds.value_or(0) + usage.systemSeconds.value_or(0);
        };
        add(m_result.dump);
        if (m_result.restore)
            add(*m_result.restore);
    }
    return std::move(m_outcome);
}

Result<void> DumpSession::perform()
{
    using Part = Result<void> (DumpSession::*)();
    QList<Part> parts{&DumpSession::setUp};
    if (m_dump.cache == DumpCache::Warm)
        parts.append(&DumpSession::warmUp);
    parts += {&DumpSession::dump, &DumpSession::checkDump};
    if (isRestored(m_dump))
        parts += {&DumpSession::restore, &DumpSession::checkRestore};
    for (const Part part : parts) {
        if (auto done = (this->*part)(); !done)
            return done;
        if (m_stop.stop_requested())
            return stoppedByUser();
    }
    return {};
}

Result<void> DumpSession::setUp()
{
    const auto tools = findDumpTools(m_dump, m_stop);
    if (!tools)
        return tl::unexpected<Error>(tools.error());
    m_tools = *tools;
    m_result.tool = dumpToolName(m_tools.tool);
    m_result.version = m_tools.version;
    m_result.compressor = m_tools.compressorName;
    m_outcome.facts.insert(u"dump.version"_s, m_tools.version);
    m_outcome.facts.insert(u"dump.compressor"_s, m_tools.compressorName);

    if (auto connected = m_server.connect(connectPatience, m_stop); !connected)
        return connected;
    if (auto read = readSource(); !read)
        return read;
    if (auto made = makeDirectories(); !made)
        return made;
    auto defaults = DefaultsFile::write(m_private, m_endpoint);
    if (!defaults)
        return tl::unexpected<Error>(defaults.error());
    m_defaults = std::move(*defaults);
    m_connection = dumpConnection(m_endpoint);
    m_connection.defaultsFile = m_defaults->path();
    if (m_tools.tool == DumpTool::MariadbDump)
        return m_server.tryWriting(m_directory);
    return {};
}

Result<void> DumpSession::readSource()
{
    auto tables = m_server.tables(m_schema);
    if (!tables)
        return tl::unexpected<Error>(tables.error());
    if (m_dump.schema.isEmpty())
        tables->removeIf([](const DumpTable &table) { return table.name == dataSetMarkTable; });
    if (tables->isEmpty()) {
        return failure(
            ErrorCode::DataRefused,
            Texts::tr("The schema “%1” has no tables, so there is nothing to dump.").arg(m_schema));
    }
    m_source = *tables;
    m_result.tables = m_source.size();
    qint64 bytes = 0;
    for (const DumpTable &table : m_source)
        bytes += table.dataBytes;
    m_result.dataBytes = bytes;
    return {};
}

Result<void> DumpSession::makeDirectories()
{
    m_private = m_place.directory;
    if (m_private.isEmpty()) {
        QTemporaryDir temporary(QDir::tempPath() + u"/tare-dump-XXXXXX"_s);
        temporary.setAutoRemove(false);
        m_private = temporary.path();
        m_madePrivate = true;
    }
    const QString parent = m_dump.directory.isEmpty() ? m_private : m_dump.directory;
    const QString name = m_place.name.isEmpty() ? QFileInfo(m_private).fileName() : m_place.name;
    const QString path = parent + u'/' + dumpDirectoryName(name);
    if (parent != m_private) {
        if (auto noted = noteDumpElsewhere(m_private, path); !noted)
            return noted;
    }
    // The server writes there itself with --dir; nobody else has to see what is dumped.
    const mode_t mode = m_tools.tool == DumpTool::MariadbDump ? 01777 : 0700;
    if (!QDir(parent).exists() || ::mkdir(QFile::encodeName(path).constData(), 0700) != 0
        || ::chmod(QFile::encodeName(path).constData(), mode) != 0) {
        return failure(ErrorCode::FileFailed,
                       Texts::tr("A directory for the dump could not be made in “%1”. Check that it is there "
                                 "and can be written to.")
                           .arg(parent),
                       qt_error_string(errno));
    }
    m_directory = path;
    m_files = path + u"/dump"_s;
    if (m_tools.tool != DumpTool::Mydumper) // mydumper makes its own
        QDir().mkdir(m_files);
    if (m_tools.tool == DumpTool::MariadbDump)
        ::chmod(QFile::encodeName(m_files).constData(), 01777);
    const bool plain = m_dump.compressions.value(0) == DumpCompression::None;
    return checkRoom(m_directory,
                     static_cast<double>(*m_result.dataBytes) * (plain ? plainShare : compressedShare));
}

Result<void> DumpSession::checkRoom(const QString &directory, double needed) const
{
    const auto room = roomAt(directory);
    if (!room || static_cast<double>(room->free) >= needed)
        return {};
    return failure(ErrorCode::DiskFull,
                   Texts::tr("There is not enough space: about %1 are needed in “%2”, %3 are free. Choose a "
                             "directory with more space, or dump less.")
                       .arg(formatBytes(static_cast<qint64>(needed)), QFileInfo(directory).path(),
                            formatBytes(room->free)));
}

/// Nothing that the step before has left may be written out or found in memory in this one.
void DumpSession::clearConditions()
{
    tellStage(DumpProgress::Stage::Waiting);
    QStringList directories{m_directory};
    if (m_place.ownServer)
        directories.append(m_place.directory);
    if (!drainDirtyPages(directories, drainPatience, m_stop) && !m_stop.stop_requested()) {
        tellEvent(RunEvent::Severity::Warning,
                  Texts::tr("Something else keeps writing: %1 were not on a disk yet when the clock started.")
                      .arg(formatBytes(dirtyBytes().value_or(0))));
    }
    if (m_dump.cache != DumpCache::Cold)
        return;
    QString found = u"cold"_s;
    if (dropCaches(directories) != CacheDrop::Whole) {
        found = u"cold files"_s;
        tellEvent(
            RunEvent::Severity::Warning,
            Texts::tr("Only root can empty the machine's page cache. What Tare's files had in it is gone, "
                      "the rest is as it was found."));
    }
    if (!m_place.ownServer || !m_place.freshData) {
        found = u"cold without the server"_s;
        tellEvent(RunEvent::Severity::Warning,
                  Texts::tr("The server was not started anew for this step, so its buffer pool is as it was "
                            "found."));
    }
    m_outcome.facts.insert(u"dump.cache"_s, found);
}

/// Reads every row once; the checksums are needed later anyway.
Result<void> DumpSession::warmUp()
{
    if (m_callbacks.phaseChanged)
        m_callbacks.phaseChanged(LoadPhase::Warmup);
    m_outcome.facts.insert(u"dump.cache"_s, u"warm"_s);
    const auto told = [this](int done) { tellStage(DumpProgress::Stage::Warming, done); };
    tellStage(DumpProgress::Stage::Warming);
    if (auto read = m_server.checksum(m_schema, m_source, told); !read)
        return read;
    return m_server.count(m_schema, m_source);
}

DumpTaskOutcome DumpSession::runTask(DumpTask task)
{
    if (m_callbacks.commandRun)
        m_callbacks.commandRun(shownCommand(task));
    task.tablesTotal = static_cast<int>(m_source.size());
    task.rowsTotal = sourceRows();
    DumpRun run(m_server, m_place.serverProcesses, m_timeline, m_callbacks);
    return run.run(task, m_stop);
}

Result<void> DumpSession::dump()
{
    clearConditions();
    if (m_stop.stop_requested())
        return stoppedByUser();
    if (m_dump.cache == DumpCache::AsFound)
        m_outcome.facts.insert(u"dump.cache"_s, u"as found"_s);
    if (m_callbacks.phaseChanged)
        m_callbacks.phaseChanged(LoadPhase::Measuring);
    m_timeline = {};
    DumpTask task = makeDumpTask(m_dump, m_tools, m_connection, m_schema, m_files);
    task.watched = {m_directory};
    DumpTaskOutcome outcome = runTask(task);
    m_result.dump = outcome.usage;
    const Result<void> good = taskVerdict(task, outcome);
    if (good)
        m_result.dump.syncSeconds = flush(DumpProgress::Stage::Syncing, m_directory);
    const DumpFiles files = measureFiles(m_files);
    m_result.files = files.files;
    m_result.fileBytes = files.bytes;
    m_result.diskBytes = files.disk;
    // Unless the tables were counted before, the exact number comes now, when it can disturb nothing.
    Result<void> counted;
    if (good && !m_source.first().counted)
        counted = m_server.count(m_schema, m_source);
    if (good && counted)
        m_result.rows = sourceRows();
    tellLastInterval(outcome, m_result.rows.value_or(0));
    return good ? counted : good;
}

Result<void> DumpSession::checkDump()
{
    tellStage(DumpProgress::Stage::Checking);
    const auto rows = readDumpRows(m_tools, m_files, m_stop);
    if (!rows)
        return tl::unexpected<Error>(rows.error());
    if (auto same = compareRows(m_source, *rows); !same)
        return same;
    m_result.dump.rows = m_result.rows;
    return {};
}

Result<void> DumpSession::restore()
{
    const QString target = DumpServer::targetName();
    qint64 needed = 0;
    for (const DumpTable &table : m_source)
        needed += table.dataBytes + table.indexBytes;
    if (m_place.ownServer) {
        if (auto room = checkRoom(m_place.directory, static_cast<double>(needed) * restoredShare); !room)
            return room;
    }
    m_restoring = true;
    if (auto made = m_server.makeTarget(target, m_schema); !made)
        return made;
    if (m_tools.tool == DumpTool::MariadbDump && !QDir(m_files).rename(m_schema, target)) {
        return failure(ErrorCode::FileFailed,
                       Texts::tr("The directory “%1” of the dump is missing.").arg(m_schema));
    }
    clearConditions();
    if (m_stop.stop_requested())
        return stoppedByUser();
    tellEvent(RunEvent::Severity::Info, Texts::tr("The restore begins."), {}, true);
    DumpTask task = makeRestoreTask(m_dump, m_tools, m_connection, m_schema, m_files);
    task.bytesTotal = m_result.fileBytes.value_or(0);
    if (m_place.ownServer)
        task.watched = {m_place.directory};
    DumpTaskOutcome outcome = runTask(task);
    const Result<void> good = taskVerdict(task, outcome);
    m_result.restore = outcome.usage;
    if (good && m_place.ownServer)
        m_result.restore->syncSeconds = flush(DumpProgress::Stage::Syncing, m_place.directory);
    tellLastInterval(outcome, good ? m_result.rows.value_or(0) : 0);
    return good;
}

Result<void> DumpSession::checkRestore()
{
    const auto told = [this](int done) { tellStage(DumpProgress::Stage::Checking, done); };
    tellStage(DumpProgress::Stage::Checking);
    const QString target = DumpServer::targetName();
    auto restored = m_server.tables(target);
    if (!restored)
        return tl::unexpected<Error>(restored.error());
    if (auto counted = m_server.count(target, *restored); !counted)
        return counted;
    if (m_dump.checksums) {
        if (m_source.first().checksum.isEmpty()) {
            if (auto read = m_server.checksum(m_schema, m_source); !read)
                return read;
        }
        if (auto read = m_server.checksum(target, *restored, told); !read)
            return read;
    } else {
        for (DumpTable &table : m_source)
            table.checksum.clear();
    }
    if (auto same = compareTables(m_source, *restored); !same)
        return same;
    m_result.restore->rows = m_result.rows;
    m_result.checksumsCompared = m_dump.checksums;
    tellEvent(
        RunEvent::Severity::Info,
        m_dump.checksums
            ? Texts::tr("The restored schema is the same: rows and checksums of %1 tables agree.")
                  .arg(m_source.size())
            : Texts::tr("The restored schema has the same rows in all %1 tables.").arg(m_source.size()));
    return m_server.analyse(target, *restored);
}

void DumpSession::tellLastInterval(DumpTaskOutcome &outcome, qint64 rows)
{
    IntervalSample &last = outcome.lastInterval;
    if (last.length <= 0)
        return;
    if (rows > 0)
        last.counters.operations = std::max<qint64>(0, rows - outcome.rowsTold);
    LoadCounters &totals = m_outcome.totals;
    totals.operations += rows > 0 ? rows : outcome.rowsTold + last.counters.operations;
    if (outcome.usage.bytesRead && m_result.restore)
        totals.bytesIn += *outcome.usage.bytesRead;
    if (!m_result.restore)
        totals.bytesOut += m_result.fileBytes.value_or(0);
    if (m_callbacks.intervalEnded)
        m_callbacks.intervalEnded(last);
}

void DumpSession::tellStage(DumpProgress::Stage stage, int tables)
{
    if (!m_callbacks.dumping)
        return;
    DumpProgress progress;
    progress.stage = stage;
    progress.tables = tables;
    progress.tablesTotal = static_cast<int>(m_source.size());
    m_callbacks.dumping(progress);
}

void DumpSession::tellEvent(RunEvent::Severity severity, const QString &text, const QString &detail,
                            bool mark)
{
    if (!m_callbacks.eventHappened)
        return;
    RunEvent event;
    event.severity = severity;
    event.when = QDateTime::currentDateTimeUtc();
    event.text = text;
    event.detail = detail;
    event.mark = mark;
    if (mark)
        event.at = std::chrono::duration<double>(DumpTimeline::Clock::now() - m_timeline.origin).count();
    m_callbacks.eventHappened(event);
}

std::optional<double> DumpSession::flush(DumpProgress::Stage stage, const QString &directory)
{
    tellStage(stage);
    const auto seconds = syncFileSystem(directory);
    return seconds ? std::optional(*seconds) : std::nullopt;
}

qint64 DumpSession::sourceRows() const
{
    qint64 rows = 0;
    for (const DumpTable &table : m_source)
        rows += table.rows;
    return rows;
}

void DumpSession::removeEverything()
{
    if (m_restoring) {
        // The connection of the session may be gone, and does not outlive a stop.
        DumpServer server(m_endpoint);
        Result<void> dropped = server.connect(cleaningPatience, {});
        if (dropped)
            dropped = server.dropTarget(DumpServer::targetName());
        if (!dropped && !m_place.ownServer) {
            tellEvent(RunEvent::Severity::Warning,
                      Texts::tr("The schema “%1” could not be dropped: %2")
                          .arg(DumpServer::targetName(), dropped.error().sentence),
                      dropped.error().detail);
        }
    }
    m_defaults.reset();
    if (!m_directory.isEmpty() && !QDir(m_directory).removeRecursively()) {
        tellEvent(RunEvent::Severity::Error,
                  Texts::tr("The dump in “%1” could not be removed.").arg(m_directory));
    }
    if (m_madePrivate)
        QDir(m_private).removeRecursively();
}

} // namespace Tare
