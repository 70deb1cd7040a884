// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/dumpresult.h"
#include "core/model/endpoint.h"
#include "core/model/error.h"
#include "core/model/records.h"
#include "core/model/workloadspec.h"

#include <chrono>
#include <functional>
#include <memory>
#include <stop_token>

namespace Tare {

enum class LoadPhase { Connecting, Warmup, Measuring, Stopping };

/// What a load tells while it runs. Called from the engine's own threads, never two at once.
struct LoadCallbacks
{
    std::function<void(LoadPhase)> phaseChanged;
    std::function<void(const IntervalSample &)> intervalEnded; ///< CPU of client filled in, of servers not
    std::function<void(const RunEvent &)> eventHappened;
    std::function<void(qint64 done, qint64 total, const QString &what)> preparing;
    std::function<void(const DumpProgress &)> dumping;          ///< once a second while a dump tool runs
    std::function<void(const QString &commandLine)> commandRun; ///< a program that the load starts
};

/// Limits of patience, seconds.
struct LoadPatience
{
    double connect = 30; ///< until every connection is up
    double grace = 5;    ///< after the deadline until stuck statements are killed and sockets closed
    double prepare = 0;  ///< 0: no limit
};

/// What one target's share of a load came to.
struct TargetOutcome
{
    double seconds = 0; ///< until the window's end, or until its own number of operations was done
    LoadCounters totals;
    LoadCounters answered; ///< as in LoadOutcome
    LatencyHistogram histogram;
    QList<ErrorCount> errors;
};

/// What a load came to.
struct LoadOutcome
{
    double seconds = 0;    ///< measured window, as it really was
    LoadCounters totals;   ///< finished inside the measured window
    LoadCounters answered; ///< everything the server answered since the first connection of the load, warm-up
                           ///< and the last replies after the deadline included
    LatencyHistogram histogram; ///< measured window
    /// Measured window; further latencies by name: "attempt" (a transaction without its retries), and with
    /// OltpWorkload::statementLatency one for each kind of statement ("point_select", "commit" …).
    QMap<QString, LatencyHistogram> latencyParts;
    QList<ErrorCount> errors;
    QList<TargetOutcome> targets; ///< in the order of the load's; they add up to the above. None of a dump
    Facts facts; ///< what the load found or chose: "load.transport", "load.reconnects" … (keys as in
                 ///< StepRecord)
    double clientCpuSeconds = 0;    ///< of the load threads in the measured window
    std::optional<DumpResult> dump; ///< of a dump; `seconds`, totals and intervals hold dump and restore
    std::optional<Error> failure;   ///< the load had to end early or was stuck; what was counted stays
    bool stopped = false;           ///< by the stop token
};

/// One (instance, schema) pair: where a whole case is sent to.
struct LoadTarget
{
    int instance = 1;
    int schema = 1;
    Endpoint endpoint; ///< with the schema or number of the database
};

/// One case against one target, or against several at once. All functions block and are called from one
/// thread that is not the GUI's; the stop token ends each of them within a second or so.
class Load
{
public:
    virtual ~Load() = default;

    /// Fills what the case needs, checks it, safe to repeat. Data of another shape under Tare's names is an
    /// error (ErrorCode::DataRefused), never dropped.
    virtual Result<void> prepare(std::stop_token stop, const LoadCallbacks &callbacks) = 0;

    /// Connect all, barrier, warm up, measure, stop. Never throws; a failure is in the outcome.
    virtual LoadOutcome run(std::stop_token stop, const LoadCallbacks &callbacks) = 0;

    /// Removes exactly what prepare() and run() left on the server. For existing endpoints.
    virtual Result<void> clean(std::stop_token stop) = 0;

    /// Queries that each instance says it has answered so far for the statements this case sends (Redis:
    /// commandstats of the test's command; MySQL: Com_* of the kinds the mix sends). Differences of two
    /// readings equal the queries in `answered` of the instance's targets.
    virtual Result<QList<qint64>> serverCounters() = 0;
    /// Their sum.
    Result<qint64> serverCounter();
    /// Whether it sends statements of its own, so that serverCounters() has a meaning.
    virtual bool countsQueries() const { return true; }
};

/// Where a load is run, for those that need more than the endpoint.
struct LoadPlace
{
    QString directory; ///< private to the step, for files; empty: a temporary one is made
    QString name;      ///< of the step, unique on this machine; part of what is made elsewhere
    QList<qint64> serverProcesses;
    bool ownServer = false; ///< started by Tare for this step, its data under `directory`
    bool freshData = false; ///< and from files that were filled and checked before
};

std::unique_ptr<Load> makeLoad(const WorkloadCase &workload, const Endpoint &endpoint,
                               const LoadPatience &patience = {}, const LoadPlace &place = {});
/// For all targets of a topology at once; those of an instance stand together. Not for a dump, which takes
/// the first.
std::unique_ptr<Load> makeLoad(const WorkloadCase &workload, const QList<LoadTarget> &targets,
                               const LoadPatience &patience = {}, const LoadPlace &place = {});

/// Asks the server for a real answer once: a query, or PONG with loading:0. Blocks for at most the time
/// given. Facts of the server (server.version, server.allocator, tls.cipher …) on success.
Result<Facts> probeServer(const Endpoint &endpoint, std::chrono::milliseconds timeout);

/// All settings of the server, for comparing two sides: SHOW GLOBAL VARIABLES, CONFIG GET *. Keys as the
/// server has them.
Result<Facts> readServerSettings(const Endpoint &endpoint, std::chrono::milliseconds timeout);

/// Some of the counters a server keeps about itself, by name: SHOW GLOBAL STATUS, INFO. Those it does not
/// know are left out.
Result<Facts> readServerStatus(const Endpoint &endpoint, const QStringList &names,
                               std::chrono::milliseconds timeout);

/// Median time in microseconds from sending the smallest question (SELECT 1, PING) to having its answer: up
/// to 1000 one after the other on a connection of its own, within the time given. Blocks.
Result<double> probeRoundTrip(const Endpoint &endpoint, std::chrono::milliseconds timeout);

/// Something about a running server that a case would run into, or that its numbers depend on. Found before
/// anything is timed.
struct PreflightFinding
{
    bool blocks = false; ///< the case cannot be run like this
    QString subject;     ///< "max_connections", "rights": untranslated and stable
    QString sentence;    ///< what is the matter, and what to do
    QString remedy;      ///< a statement that would change it on the server, for a button; may be empty

    bool operator==(const PreflightFinding &) const = default;
};

/// Looks at the account, the limits and the settings of a server that gets the case for so many schemas at
/// once. Blocks for at most about the time given.
/// Nothing that a load is checked against is counted by the server for it.
Result<QList<PreflightFinding>> preflight(const WorkloadCase &workload, const Endpoint &endpoint,
                                          std::chrono::milliseconds timeout, int schemas = 1);

/// Bytes on disk that the data of a case needs, about; 0 when negligible.
qint64 estimateDataBytes(const WorkloadCase &workload);

/// Files that a case writes on this machine beside the server's, while it runs.
struct FileNeed
{
    QString directory; ///< empty: in the step's own directory
    qint64 bytes = 0;
};
FileNeed estimateFiles(const WorkloadCase &workload);

/// Whether this machine has what a case needs beside its server: programs, their abilities, a directory to
/// write to. Blocks for a moment.
Result<void> checkMeans(const WorkloadCase &workload, const std::stop_token &stop);

/// The shape of the data a case needs: equal keys can share one prepared data set. Empty: none worth sharing.
QString dataSetKey(const WorkloadCase &workload);

/// Whether running the case leaves other data behind than it found.
bool changesData(const WorkloadCase &workload);

/// The equivalent command line of sysbench or redis-benchmark, without password, one argument an entry.
QStringList equivalentCommand(const WorkloadCase &workload, const Endpoint &endpoint);

/// Executes statements once on a server, for setting up accounts; each as it stands. First error ends it.
Result<void> executeStatements(const Endpoint &endpoint, const QStringList &statements,
                               std::chrono::milliseconds timeout);

} // namespace Tare
