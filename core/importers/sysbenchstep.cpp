// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/importers/importedcase.h"
#include "core/importers/importedlog.h"
#include "core/importers/sysbenchrun.h"
#include "core/model/numberformat.h"

#include <QCoreApplication>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

// What a run of sysbench becomes, and everything that is to be said about it.

namespace Tare {

namespace {

constexpr double longestInterval = 86400; ///< s
constexpr double highestLatency = 100000; ///< ms; the histogram's last bucket, into which all above fall

std::optional<double> LatencySummary::*percentileField(int percentile)
{
    switch (percentile) {
    case 50:
        return &LatencySummary::p50;
    case 95:
        return &LatencySummary::p95;
    case 99:
        return &LatencySummary::p99;
    default:
        return nullptr;
    }
}

QString percentLatency(int percentile)
{
    //: a latency: %1 is 95
    return QCoreApplication::translate("Tare::Import", "%1 % latency").arg(percentile);
}

} // namespace

StepRecord SysbenchRun::toStep()
{
    if (m_first && m_first->at <= longestInterval)
        addFirst(m_first->at); // the only one
    StepRecord step;
    step.stated = StatedFigures();
    setStatus(step);
    describe(step);
    setWorkload(step);
    if (step.status == StepStatus::Done) {
        if (hasReport()) {
            setCounts(step);
            setRates(step);
            setLatency(step);
            checkThroughput(step);
        } else {
            setSums(step);
        }
    } else if (hasIntervals()) {
        setTotals(step);
    }
    setIntervals(step);
    return step;
}

void SysbenchRun::setStatus(StepRecord &step) const
{
    step.reasonDetail = trouble.join(u'\n');
    const bool reported = hasReport() && !reportIsCheckpoint;
    const bool onlyLines = !begun && !hasReport() && trouble.isEmpty()
        && (m_format != SysbenchInterval::Format::Json || jsonClosed);
    if (reported || onlyLines) {
        step.status = StepStatus::Done;
        return;
    }
    step.status = StepStatus::Failed;
    if (!begun && m_format == SysbenchInterval::Format::Json) {
        step.reason = QCoreApplication::translate(
            "Tare::Import", "The list of intervals is not closed: sysbench did not end by itself.");
    } else if (hasReport()) {
        step.reason = QCoreApplication::translate(
            "Tare::Import", "The log ends after a checkpoint report, without the final one.");
    } else {
        step.reason = QCoreApplication::translate("Tare::Import",
                                                  "The log has no final report: sysbench was killed, or gave "
                                                  "up at an error. What it counted before that "
                                                  "is no result.");
    }
}

void SysbenchRun::describe(StepRecord &step) const
{
    step.facts.insert(importToolFact, u"sysbench"_s);
    const auto put = [&step](const QString &key, const QString &value) {
        if (!value.isEmpty())
            step.facts.insert(u"import."_s + key, value);
    };
    QString dialect = version;
    if (dialect.isEmpty() && report.isOld)
        dialect = report.deadlocks.count ? u"0.4"_s : u"0.5"_s;
    else if (dialect.isEmpty() && hasReport())
        dialect = report.eventsPerSecond ? u"1.1"_s : u"1.0"_s;
    put(u"version"_s, dialect);
    put(u"seed"_s, seed);
    put(u"interval_s"_s, interval ? QString::number(*interval) : QString());
    put(u"warmup_s"_s, warmup ? QString::number(*warmup) : QString());
    put(u"rate_per_s"_s, rate ? QString::number(*rate) : QString());
    put(u"reconnects"_s, report.reconnects.count ? QString::number(*report.reconnects.count) : QString());
    if (rate) {
        addRemark(step,
                  QCoreApplication::translate("Tare::Import",
                                              "The load had a target rate, so its throughput is the rate and "
                                              "its latency includes the time a "
                                              "transaction waited for a thread."));
    }
    if (longestQueue > static_cast<double>(threads.value_or(1))) {
        addRemark(
            step,
            QCoreApplication::translate(
                "Tare::Import",
                "Up to %1 transactions waited for a thread: the server did not keep up with the target rate.")
                .arg(formatCount(std::llround(longestQueue))));
    }
    if (checkpoints > 0) {
        addRemark(step,
                  QCoreApplication::translate(
                      "Tare::Import",
                      "The final report covers what came after the checkpoint at %1 s; what "
                      "came before is taken as warm-up.")
                      .arg(formatFixed(checkpointAt, 0)));
    }
    if (report.unfinished.value_or(0) > 0) {
        addRemark(
            step,
            QCoreApplication::translate(
                "Tare::Import", "%1 transactions were cut off by the forced shutdown and are in no figure.")
                .arg(formatCount(*report.unfinished)));
    }
    if (hasReport() && !trouble.isEmpty())
        addRemark(step,
                  QCoreApplication::translate("Tare::Import", "sysbench says: %1").arg(trouble.first()));
}

void SysbenchRun::setWorkload(StepRecord &step) const
{
    std::optional<qint64> count = threads;
    if (!count && report.events && report.eventsPerThread.value_or(0) >= 1)
        count = std::llround(static_cast<double>(*report.events) / *report.eventsPerThread);
    if (!count)
        count = m_threadsSeen;
    if (!count || *count < 1) {
        setForeignCase(step, u"sysbench"_s, u"sysbench"_s, {{u"tool"_s, u"sysbench"_s}});
        addRemark(step,
                  QCoreApplication::translate("Tare::Import",
                                              "The log tells neither the test nor the number of threads."));
        return;
    }
    const auto guessed = guessMix(report);
    if (!guessed || !guessed->alone) {
        //: %1 a number of threads
        const QString title =
            QCoreApplication::translate("Tare::Import", "sysbench, threads: %1").arg(formatCount(*count));
        setForeignCase(step, u"sysbench:t%1"_s.arg(*count), title,
                       {{u"tool"_s, u"sysbench"_s}, {u"threads"_s, *count}});
        addRemark(step,
                  QCoreApplication::translate(
                      "Tare::Import",
                      "The log does not name the test, nor tables, rows and how rows were chosen."));
        return;
    }
    OltpWorkload oltp;
    oltp.mix = guessed->mix;
    oltp.threads = {static_cast<int>(std::min<qint64>(*count, 1'000'000))};
    oltp.skipTransactions = guessed->skipTransactions;
    oltp.preparedStatements = !report.isOld;
    oltp.rate = static_cast<double>(rate.value_or(0));
    oltp.timing.warmup = static_cast<int>(checkpoints > 0 ? checkpointAt : 0);
    oltp.timing.duration = static_cast<int>(std::min(std::round(report.seconds.value_or(lastAt)), 1e9));
    oltp.timing.interval = static_cast<int>(std::clamp<qint64>(interval.value_or(1), 1, 1'000'000));
    setCase(step, {u"load-1"_s, oltpMixName(oltp.mix), oltp});
    forget(step, {u"tables"_s, u"tableSize"_s, u"distribution"_s, u"table"_s, u"seed"_s});
    addRemark(step,
              QCoreApplication::translate("Tare::Import",
                                          "The log does not name the test; by the statements of a "
                                          "transaction it is %1. Nor does it tell tables, "
                                          "rows and how rows were chosen.")
                  .arg(oltpMixName(oltp.mix)));
}

/// The total time of 1.0 goes back to the start of the run, while the rates behind the counts are those since
/// the last checkpoint: what fits to them is taken.
double SysbenchRun::measuredSeconds() const
{
    const double whole = report.seconds.value_or(0);
    const double since = whole - checkpointAt;
    if (checkpoints == 0 || !(since > 0))
        return whole;
    if (!report.transactions.count || !(report.transactions.perSecond.value_or(0) > 0))
        return since;
    const double rated = static_cast<double>(*report.transactions.count) / *report.transactions.perSecond;
    return std::abs(rated - whole) < std::abs(rated - since) ? whole : since;
}

void SysbenchRun::setCounts(StepRecord &step) const
{
    step.seconds = measuredSeconds();
    const auto put = [&step](const char *name, qint64 LoadCounters::*member,
                             const std::optional<qint64> &count) {
        if (!count || *count < 0)
            return;
        step.totals.*member = *count;
        step.stated->counters += QLatin1StringView(name);
    };
    put("operations", &LoadCounters::operations,
        countsCommits() || !report.transactions.count ? report.events : report.transactions.count);
    put("queries", &LoadCounters::queries, report.isOld ? report.requests.count : report.total);
    put("reads", &LoadCounters::reads, report.reads);
    put("writes", &LoadCounters::writes, report.writes);
    put("others", &LoadCounters::others, report.others);
    put("errors", &LoadCounters::errors,
        report.ignoredErrors.count ? report.ignoredErrors.count : report.deadlocks.count);
    if (countsCommits()) {
        addRemark(
            step,
            QCoreApplication::translate(
                "Tare::Import",
                "This version counts COMMIT statements as transactions, and there were none; its events are "
                "taken instead."));
    }
    if (report.isOld) {
        addRemark(step,
                  QCoreApplication::translate("Tare::Import",
                                              "Queries are read and write requests here, without BEGIN and "
                                              "COMMIT, unlike those of sysbench "
                                              "1.0."));
    }
    if (step.totals.errors > 0) {
        addRemark(
            step,
            QCoreApplication::translate(
                "Tare::Import",
                "Errors: %1. sysbench began these transactions again; what they had sent before is in the "
                "queries, and all attempts are in the latency.")
                .arg(formatCount(step.totals.errors)));
    }
}

void SysbenchRun::setRates(StepRecord &step) const
{
    StatedFigures &stated = *step.stated;
    if (!countsCommits())
        stated.operationsPerSecond =
            report.transactions.perSecond ? report.transactions.perSecond : report.eventsPerSecond;
    stated.queriesPerSecond = report.isOld ? report.requests.perSecond : report.queries.perSecond;
    if (!(step.seconds > 0))
        return;
    const double counted = static_cast<double>(step.totals.operations) / step.seconds;
    const bool differs = stated.operationsPerSecond && counted > 0
        && std::abs(*stated.operationsPerSecond / counted - 1) > 0.01;
    if (stated.operationsPerSecond && !differs)
        return;
    if (differs) {
        addRemark(
            step,
            QCoreApplication::translate(
                "Tare::Import",
                "The log says %1 transactions a second, but %2 in %3 s are %4: it divides by the time until "
                "the report was printed. The latter is taken.")
                .arg(formatFixed(*stated.operationsPerSecond, 2), formatCount(step.totals.operations),
                     formatFixed(step.seconds, 4), formatFixed(counted, 2)));
    }
    stated.operationsPerSecond = counted;
    if (step.knows(&LoadCounters::queries))
        stated.queriesPerSecond = static_cast<double>(step.totals.queries) / step.seconds;
}

void SysbenchRun::setLatency(StepRecord &step) const
{
    LatencySummary &latency = step.stated->latency;
    const auto positive = [](const std::optional<double> &value) {
        return value && *value > 0 ? value : std::nullopt;
    };
    latency.min = positive(report.min);
    latency.avg = positive(report.avg);
    latency.max = positive(report.max);
    if (!histogram.isEmpty()) {
        latency.p50 = positive(histogram.percentile(0.5));
        latency.p95 = positive(histogram.percentile(0.95));
        latency.p99 = positive(histogram.percentile(0.99));
        latency.p999 = positive(histogram.percentile(0.999));
        addRemark(
            step,
            QCoreApplication::translate(
                "Tare::Import", "Latencies of 50, 95, 99 and 99.9 % are from its histogram, within 0.9 %."));
    }
    if (report.percentileOff && histogram.isEmpty())
        addRemark(step, QCoreApplication::translate("Tare::Import", "Percentiles were switched off."));
    if (!report.percentile || !report.percentileLatency)
        return;
    const int which = *report.percentile;
    const double value = *report.percentileLatency;
    if (value >= highestLatency) {
        addRemark(step,
                  QCoreApplication::translate(
                      "Tare::Import", "The %1 is at 100 s, where sysbench cuts it off. It is left out.")
                      .arg(percentLatency(which)));
        return;
    }
    if (const auto field = percentileField(which)) {
        latency.*field = positive(value);
    } else {
        addRemark(
            step,
            QCoreApplication::translate("Tare::Import", "The log has the %1 (%2 ms) and no other percentile.")
                .arg(percentLatency(which), formatFixed(value, 2)));
    }
    if (latency.max && value > *latency.max * 1.0001) {
        addRemark(step,
                  QCoreApplication::translate(
                      "Tare::Import",
                      "The %1 is outside the shortest and longest: sysbench tells the bucket of "
                      "its histogram, up to 1.8 % off.")
                      .arg(percentLatency(which)));
    }
}

/// In a closed loop the threads are always busy: throughput × average latency is their number.
void SysbenchRun::checkThroughput(StepRecord &step) const
{
    const auto rateNow = step.stated->operationsPerSecond;
    if (rate || !threads || !rateNow || !report.avg || report.events.value_or(0) < 100)
        return;
    const double busy = *rateNow * *report.avg / 1000;
    if (std::abs(busy / static_cast<double>(*threads) - 1) > 0.1) {
        addRemark(step,
                  QCoreApplication::translate("Tare::Import",
                                              "Throughput times average latency gives %1 busy threads, but "
                                              "there were %2. Do not trust this "
                                              "log.")
                      .arg(formatFixed(busy, 1), formatCount(*threads)));
    }
}

/// What the intervals have.
void SysbenchRun::setTotals(StepRecord &step) const
{
    step.seconds = m_length;
    step.totals = m_sums;
    step.stated->counters = m_told;
    // Lines count the errors that were passed over, never the one that ended the run.
    if (m_sums.errors == 0 && !trouble.isEmpty())
        step.stated->counters.removeAll(u"errors"_s);
}

void SysbenchRun::setSums(StepRecord &step) const
{
    setTotals(step);
    step.stated->operationsPerSecond = static_cast<double>(m_sums.operations) / m_length;
    if (step.knows(&LoadCounters::queries))
        step.stated->queriesPerSecond = static_cast<double>(m_sums.queries) / m_length;
    addRemark(step,
              QCoreApplication::translate("Tare::Import",
                                          "There is no final report, only intervals: the result is their "
                                          "sum, without a latency, and the last, "
                                          "shorter interval is not in it."));
}

void SysbenchRun::setIntervals(StepRecord &step)
{
    const int merged = m_course.merged();
    step.intervals = m_course.take(checkpoints > 0 && !reportIsCheckpoint ? checkpointAt : 0);
    if (step.intervals.isEmpty())
        return;
    if (countsCommits()) {
        step.intervals.clear();
        addRemark(step,
                  QCoreApplication::translate(
                      "Tare::Import",
                      "Its intervals count COMMIT statements only, so there is no course over time."));
        return;
    }
    const auto field = percentileField(percentileId());
    for (IntervalSample &sample : step.intervals) {
        if (!sample.latency || field == &LatencySummary::p95)
            continue;
        const auto value = sample.latency->p95;
        sample.latency.reset();
        if (field) {
            sample.latency = LatencySummary();
            (*sample.latency).*field = value;
        }
    }
    if (m_format != SysbenchInterval::Format::Text && !report.percentile) {
        addRemark(
            step,
            QCoreApplication::translate(
                "Tare::Import", "The intervals do not say which percentile they have; it is taken as 95 %."));
    }
    if (m_missed > 0.5) {
        addRemark(step,
                  QCoreApplication::translate("Tare::Import", "The log begins %1 s after the run did.")
                      .arg(formatFixed(m_missed, 0)));
    }
    if (m_gap > 0) {
        addRemark(step,
                  QCoreApplication::translate("Tare::Import", "Intervals are missing, %1 s in all.")
                      .arg(formatFixed(m_gap, 0)));
    }
    if (merged > 1) {
        addRemark(step,
                  QCoreApplication::translate("Tare::Import",
                                              "Each point of the course stands for %1 intervals: the sum of "
                                              "their counts and the largest of "
                                              "their latencies.")
                      .arg(formatCount(merged)));
    }
}

} // namespace Tare
