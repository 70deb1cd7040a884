// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>
#include <QString>

#include <optional>

namespace Tare {

/// What one run of a dump tool took, over all its processes. Bytes are bytes, times seconds; what was not
/// measured is not there.
struct ToolUsage
{
    /// From the start of the first process to the end of the last. 0: not known, as of the dump where only
    /// the restore was timed (imported).
    double wallSeconds = 0;
    std::optional<double> userSeconds;
    std::optional<double> systemSeconds;
    std::optional<double> syncSeconds; ///< of flushing the file system afterwards; not in the wall time
    std::optional<double> serverCpuSeconds;
    std::optional<qint64> bytesRead;    ///< by read calls: files, pipes
    std::optional<qint64> bytesWritten; ///< by write calls
    std::optional<qint64> serverSent;   ///< by the server's own counters, everything it sent meanwhile
    std::optional<qint64> serverReceived;
    std::optional<qint64> peakMemory;  ///< of all processes together, looked at five times a second
    std::optional<qint64> dirtyBefore; ///< of the machine's page cache, not yet on a disk
    std::optional<qint64> dirtyAfter;
    std::optional<double>
        straggler; ///< life of the thread that worked longest against their mean; 1: all alike
    std::optional<qint64> rows;

    std::optional<double> cpus() const; ///< user and system seconds a second: CPUs in use
    std::optional<double> rowsPerSecond() const;
    bool operator==(const ToolUsage &) const = default;
};

/// What came of a dump and, when it was asked for, its restore.
struct DumpResult
{
    QString tool;       ///< as dumpToolName()
    QString version;    ///< the tool's own words and the package's: "mydumper 0.10.0 (package 0.10.1-1)"
    QString compressor; ///< "none", "zlib in mydumper", "gzip 1.12"
    std::optional<qint64> tables;
    std::optional<qint64> rows;      ///< of the source, counted by the server
    std::optional<qint64> dataBytes; ///< of the source's tables on the server, without indexes
    std::optional<qint64> files;
    std::optional<qint64> fileBytes;       ///< their lengths
    std::optional<qint64> diskBytes;       ///< what they occupy
    std::optional<bool> checksumsCompared; ///< after the restore; false: only the rows were
    ToolUsage dump;
    std::optional<ToolUsage> restore;

    /// Two dumps can be compared only if this is the same: tool, version, compressor.
    QString identity() const;
    std::optional<double> ratio() const;          ///< of the files to the data: 0.1 = a tenth
    std::optional<double> bytesPerSecond() const; ///< of the files, while dumping
    bool operator==(const DumpResult &) const = default;
};

/// As stored and in reports; keys in docs/output.md.
QJsonObject dumpResultToJson(const DumpResult &result);
DumpResult dumpResultFromJson(const QJsonObject &object);

/// How a dump goes, once a second. Zero totals are not known.
struct DumpProgress
{
    enum class Stage { Waiting, Warming, Dumping, Syncing, Checking, Restoring };

    Stage stage = Stage::Waiting;
    qint64 bytes = 0; ///< written by the dump, or read by the restore
    qint64 bytesTotal = 0;
    int tables = 0; ///< done
    int tablesTotal = 0;
    qint64 rows = 0; ///< about, by the server's counters
    qint64 rowsTotal = 0;
    double bytesPerSecond = 0;           ///< over the last seconds
    std::optional<double> remaining;     ///< seconds, an estimate
    std::optional<double> share() const; ///< done, 0 … 1
};

} // namespace Tare
