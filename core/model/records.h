// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/dumpresult.h"
#include "core/model/hostmetrics.h"
#include "core/model/latencyhistogram.h"

#include <QDateTime>
#include <QJsonObject>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace Tare {

/// What was counted in a span of time. Operations are what the client counts as finished: requests for Redis,
/// committed transactions (sysbench events) for OLTP. Statements that failed are in no other counter than
/// errors.
struct LoadCounters
{
    qint64 operations = 0;
    qint64 queries = 0; ///< statements answered without error (Redis: the same as operations)
    qint64 reads = 0;   ///< by kind of statement
    qint64 writes = 0;
    qint64 others = 0;  ///< BEGIN, COMMIT, ROLLBACK, PING
    qint64 empties = 0; ///< nil or empty replies, reads without a row, changes that changed none
    qint64 retries = 0; ///< attempts begun again after a retryable error
    qint64 errors = 0;
    qint64 bytesIn = 0;
    qint64 bytesOut = 0;

    LoadCounters &operator+=(const LoadCounters &other);
    LoadCounters operator-(const LoadCounters &other) const;
    bool operator==(const LoadCounters &) const = default;
};

/// A counter and its name in files, in the order of the struct.
struct CounterField
{
    const char *name;
    qint64 LoadCounters::*member;
};
inline constexpr CounterField counterFields[] = {
    {"operations", &LoadCounters::operations}, {"queries", &LoadCounters::queries},
    {"reads", &LoadCounters::reads},           {"writes", &LoadCounters::writes},
    {"others", &LoadCounters::others},         {"empties", &LoadCounters::empties},
    {"retries", &LoadCounters::retries},       {"errors", &LoadCounters::errors},
    {"bytes_in", &LoadCounters::bytesIn},      {"bytes_out", &LoadCounters::bytesOut},
};

/// Milliseconds. What is not known is absent: a histogram gives all of them, another program's report some.
struct LatencySummary
{
    std::optional<double> avg;
    std::optional<double> min;
    std::optional<double> p50;
    std::optional<double> p95;
    std::optional<double> p99;
    std::optional<double> p999;
    std::optional<double> max;

    bool operator==(const LatencySummary &) const = default;
};

/// A latency and its name in files, in the order of the struct.
struct LatencyField
{
    const char *name;
    std::optional<double> LatencySummary::*member;
};
inline constexpr LatencyField latencyFields[] = {
    {"avg", &LatencySummary::avg}, {"min", &LatencySummary::min}, {"p50", &LatencySummary::p50},
    {"p95", &LatencySummary::p95}, {"p99", &LatencySummary::p99}, {"p999", &LatencySummary::p999},
    {"max", &LatencySummary::max},
};

/// Nothing when no operation finished.
std::optional<LatencySummary> summarise(const LatencyHistogram &histogram);

/// One error code of a step.
struct ErrorCount
{
    QString code; ///< "1213", "LOADING", "connection"
    QString text; ///< the server's words, the first time
    qint64 count = 0;
    double firstSeen = 0; ///< seconds from the start of the measurement
    double lastSeen = 0;

    bool operator==(const ErrorCount &) const = default;
};

/// One target's share of an interval; the order is that of StepRecord::targets.
struct TargetSample
{
    LoadCounters counters;
    std::optional<LatencySummary> latency;

    double rate(double seconds) const
    {
        return seconds > 0 ? static_cast<double>(counters.operations) / seconds : 0;
    }
    bool operator==(const TargetSample &) const = default;
};

/// One interval of one step.
struct IntervalSample
{
    int index = 0;        ///< 0 … within the step, warm-up included
    bool warmup = false;  ///< not part of the step's result
    bool partial = false; ///< shorter than the interval asked for: the last one
    double start = 0;     ///< seconds from the start of the measurement; negative in the warm-up
    double length = 0;    ///< seconds that really passed
    LoadCounters counters;
    std::optional<LatencySummary> latency;
    std::optional<double> clientCpu; ///< CPUs in use by the load generator (1.0: one whole CPU)
    std::optional<double> serverCpu; ///< the same for the server's processes
    std::optional<double> proxyCpu;  ///< the same for docker-proxy, rootlessport …
    QList<TargetSample> targets;     ///< with more than one target; they add up to the counters

    double rate() const { return length > 0 ? static_cast<double>(counters.operations) / length : 0; }
    double queryRate() const { return length > 0 ? static_cast<double>(counters.queries) / length : 0; }
    bool operator==(const IntervalSample &) const = default;
};

enum class StepStatus {
    Planned,
    Running,
    Done,
    Failed,  ///< has a reason; its intervals are kept and never averaged in
    Stopped, ///< by the user
    Skipped, ///< its environment was found impossible before
    /// The interval was narrow enough without it (PlanSpec::untilPercent). No part of a run that is done; one
    /// that failed or was stopped keeps such steps, so that it can be resumed.
    NotNeeded,
};

/// What was found about a server and the way to it. Values are text; keys are stable and untranslated:
/// "server.version", "server.binary", "server.sha256", "server.allocator", "network.path",
/// "network.mechanism", "engine.version", "image.digest", "limits.nofile" …
using Facts = QMap<QString, QString>;

/// What is doubtful or missing in an imported step: "import.remark.1" …, each a translated sentence.
inline const QString importRemarkFact = QStringLiteral("import.remark.");

/// The figures of a step that Tare did not measure, as another program's report or a publication states them:
/// to the last digit that was printed, and absent where nothing was.
struct StatedFigures
{
    std::optional<double> operationsPerSecond;
    std::optional<double> queriesPerSecond;
    LatencySummary latency;
    /// Which counters of StepRecord::totals, and of the intervals, are known: names of counterFields.
    QStringList counters;

    bool operator==(const StatedFigures &) const = default;
};

/// One target of a step with several, and what came of it in the measured window.
struct TargetRecord
{
    int instance = 1;   ///< 1 …
    int schema = 1;     ///< 1 … in its instance
    QString address;    ///< "127.0.0.1:3301", or the path of a socket
    QString database;   ///< name of the schema, number of the database
    double seconds = 0; ///< until the window's end, or until its own number of operations was done
    LoadCounters totals;
    LatencyHistogram histogram;
    LoadCounters answered;               ///< as in StepRecord
    std::optional<qint64> serverCounted; ///< by its instance, on the first of the instance's targets
    /// Of an imported step: rates as a publication states them. They win, and nothing else is known.
    std::optional<double> statedRate;
    std::optional<double> statedQueryRate;

    std::optional<double> rate() const; ///< operations/s; nothing without a measurement
    std::optional<double> queryRate() const;
    bool operator==(const TargetRecord &) const = default;
};

/// A step and what came of it.
struct StepRecord
{
    qint64 id = 0; ///< in the results file
    int order = 0; ///< 1 …
    QString environmentId;
    QString environmentName;
    int environmentSlot = 1;
    QString workloadId;
    QString caseKey;
    QJsonObject workload; ///< the case, as caseToJson
    int repetition = 1;
    StepStatus status = StepStatus::Planned;
    QString reason;       ///< one sentence, for Failed, Stopped and Skipped
    QString reasonDetail; ///< the server's own words
    QDateTime started;    ///< UTC
    QDateTime finished;
    double seconds = 0;                           ///< measured window; 0 when it is not known
    LoadCounters totals;                          ///< measured window
    LatencyHistogram histogram;                   ///< measured window
    QMap<QString, LatencyHistogram> latencyParts; ///< measured window, by name: "attempt", "point_select" …
    LoadCounters answered; ///< everything the server answered to the load: warm-up and last replies included
    std::optional<qint64> serverCounted; ///< queries by the server's own counters over the same span
    QList<ErrorCount> errors;
    std::optional<double> clientCpu; ///< mean CPUs over the measured window
    std::optional<double> serverCpu;
    std::optional<double> proxyCpu;
    Facts facts;                     ///< of the environment, as found in this step
    QList<IntervalSample> intervals; ///< may be left out by a reader
    QList<TargetRecord> targets;     ///< with more than one; they add up to the totals
    HostFigures host;                ///< of the machine in the measured window
    QList<HostSample> hostSamples;   ///< may be left out by a reader
    /// For imported steps: what wins over rates and latencies from totals and histogram.
    std::optional<StatedFigures> stated;
    /// Of a dump, finished or not; totals and intervals then hold the rows and bytes of dump and restore.
    std::optional<DumpResult> dump;

    std::optional<double> rate() const; ///< operations/s of a step that is Done
    std::optional<double> queryRate() const;
    /// Of a step that is Done: stated, else from the histogram. Nothing when nothing is known.
    std::optional<LatencySummary> latency() const;
    /// The server's own counters do not fit what it answered. A statement whose reply was lost with its
    /// connection may or may not be among them. False where nothing was counted.
    bool contradictsServer() const;
    /// There was a measurement at all, finished or not. Its totals mean something only then.
    bool wasMeasured() const;
    /// Somebody counted it: always so in a step of Tare's own, as stated in an imported one.
    bool knows(qint64 LoadCounters::*counter) const;
    /// Of the measured window; nothing without a measurement, and for what nobody counted.
    std::optional<qint64> counted(qint64 LoadCounters::*counter) const;
};

enum class RunStatus {
    Running,
    Done,
    Failed,     ///< some step failed or was skipped; the others are there
    Stopped,    ///< by the user
    Incomplete, ///< the program went away in the middle
};

/// Why comparisons of a run are shown although something blocks them. Stays on every chart and export.
struct FairnessOverride
{
    QString reason;   ///< the user's words
    QDateTime when;   ///< UTC
    QStringList keys; ///< of the findings it was given for; others still block

    bool operator==(const FairnessOverride &) const = default;
};

/// One execution of a plan.
struct RunRecord
{
    qint64 id = 0; ///< in the results file, 1 …
    QString key;   ///< the mark on everything the run created: "3f2a91c4"
    QString profileName;
    QByteArray profile; ///< the document it was expanded from
    QString note;
    RunStatus status = RunStatus::Running;
    QDateTime started; ///< UTC
    QDateTime finished;
    QString tareVersion;
    QString baselineId;
    Facts machine; ///< "host.name", "host.os", "host.kernel", "cpu.model", "cpu.count", "memory.total" …
    QList<StepRecord> steps; ///< in order
    /// What blocks the comparison with an environment, as it was found when the run ended:
    /// "env-2/server.version". For readers who leave out the facts; with facts, they are looked at again.
    QStringList blocking;
    std::optional<FairnessOverride> fairnessOverride;
};

/// Something worth a line in the events list and the log.
struct RunEvent
{
    enum class Severity { Info, Warning, Error };

    Severity severity = Severity::Info;
    int order = 0;            ///< step, 0 for the whole run
    std::optional<double> at; ///< seconds from the start of the measurement, when inside a step's load
    QDateTime when;           ///< UTC
    QString text;             ///< translated at the time
    QString detail;
    bool mark = false; ///< worth a flag in the chart
};

/// Untranslated words for files: "done", "failed" …
QString stepStatusName(StepStatus status);
QString runStatusName(RunStatus status);

/// The way back; nothing for a word that is none of them.
std::optional<StepStatus> stepStatusFromName(const QString &name);
std::optional<RunStatus> runStatusFromName(const QString &name);

} // namespace Tare
