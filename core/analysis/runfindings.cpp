// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/runfindings.h"

#include "core/analysis/bottleneck.h"
#include "core/analysis/closedloop.h"
#include "core/analysis/intervalseries.h"
#include "core/analysis/judgement.h"
#include "core/analysis/robust.h"
#include "core/analysis/statistics.h"
#include "core/analysis/trend.h"
#include "core/model/numberformat.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Tare::RunFindings)
};

constexpr double driftP = 0.09; ///< four runs that rise one by one come to 0.083
constexpr double commonDriftP = 0.05;
constexpr std::size_t fewestForTrend = 4;
constexpr std::size_t fewestRanked = 4;
constexpr double closureTolerance = 0.01;
constexpr double statedRounding = 0.006;    ///< ms; averages are stated with two decimals at least
constexpr std::size_t mostIntervals = 500;  ///< of a run that are looked at in pairs
constexpr std::size_t fewestIntervals = 10; ///< in a run, before its course says anything

/// One side's finished runs.
struct Side
{
    QString name;
    std::vector<double> values;
    QList<const StepRecord *> steps; ///< of the values
};

Side sideOf(const QList<const StepRecord *> &steps, Metric metric, const QString &name)
{
    Side side;
    side.name = name;
    for (const StepRecord *step : steps) {
        if (const auto value = metricValue(*step, metric)) {
            side.values.push_back(*value);
            side.steps.append(step);
        }
    }
    return side;
}

QString number(double value)
{
    return formatSignificant(value);
}

FindingRow valuesRow(const Side &a, const Side &b)
{
    const auto list = [](const std::vector<double> &values) {
        QStringList words;
        for (const double value : values)
            words.append(QString::number(value, 'g', 5));
        return words.join(u", "_s);
    };
    return {u"runs.values"_s, list(a.values), list(b.values)};
}

class Examination
{
public:
    Examination(const Comparison &comparison, const QList<const StepRecord *> &baseline,
                const QList<const StepRecord *> &environment)
        : m_comparison(comparison)
        , m_a(sideOf(baseline, comparison.metric, comparison.baselineName))
        , m_b(sideOf(environment, comparison.metric, comparison.environmentName))
    { }

    QList<Finding> findings()
    {
        if (m_a.values.empty() || m_b.values.empty())
            return {};
        if (m_comparison.apart) {
            add("order.sequential", FindingGrade::Warn, Words::tr("Not interleaved"),
                Words::tr(
                    "All runs of one side came before the other's, so a drift of the machine would look "
                    "the same as a difference."),
                Words::tr("Repeat it interleaved."));
        }
        for (const Side *side : {&m_a, &m_b})
            lookAtRuns(*side);
        if (m_findings.isEmpty() || m_comparison.apart)
            lookForCommonDrift();
        if (m_comparison.primary) {
            // A dump goes through its tables and comes to an end: it has no rate to settle at, and its tool
            // is what is measured.
            if (m_comparison.metric != Metric::DumpSeconds) {
                for (const Side *side : {&m_a, &m_b})
                    lookInside(*side);
                for (const Side *side : {&m_a, &m_b})
                    lookAtLoad(*side);
            }
            lookAtCounters();
            lookAtLoop();
            lookAtNumberOfRuns();
        }
        return m_findings;
    }

private:
    void add(const char *key, FindingGrade grade, const QString &title, const QString &sentence,
             const QString &wayOut = {})
    {
        m_findings.append(
            {QString::fromLatin1(key), grade, title, sentence, wayOut, {valuesRow(m_a, m_b)}, false});
    }

    /// Change over all runs of a side as a share, when it is more than the threshold and not by chance.
    std::optional<double> driftOf(const std::vector<double> &values, double p) const
    {
        if (values.size() < fewestForTrend)
            return std::nullopt;
        const auto trend = kendallTrend(values);
        const auto slope = theilSenSlope(values);
        const double middle = median(values);
        if (!trend || !slope || trend->p > p || !(middle > 0))
            return std::nullopt;
        const double change = *slope * static_cast<double>(values.size() - 1) / middle;
        return std::abs(change) > m_comparison.threshold ? std::optional(change) : std::nullopt;
    }

    void lookAtRuns(const Side &side)
    {
        const auto drift = driftOf(side.values, driftP);
        const std::vector<std::size_t> odd =
            side.values.size() >= fewestForTrend ? outliers(side.values) : std::vector<std::size_t>();
        if (!drift && odd.empty())
            return;
        QList<int> repetitions;
        for (const std::size_t place : odd)
            repetitions.append(side.steps.at(static_cast<qsizetype>(place))->repetition);
        const QString without = repetitions.isEmpty() ? QString() : withoutRuns(repetitions);
        const QString from = number(side.values.front());
        const QString to = number(side.values.back());
        const bool firstIsOdd = !odd.empty() && odd.front() == 0;
        const bool rises = drift.value_or(0) > 0;
        const bool speed = m_comparison.higherIsBetter;
        QStringList sentences;
        if (drift && firstIsOdd) {
            //: %1 environment, %2 and %3 its first and last run
            sentences.append(
                (rises ? Words::tr("The first run of “%1” stands out, and it rose run by run, from "
                                   "%2 to %3.")
                       : Words::tr("The first run of “%1” stands out, and it fell run by run, from "
                                   "%2 to %3."))
                    .arg(side.name, from, to));
        } else if (drift) {
            //: %1 environment, %2 and %3 its first and last run
            sentences.append((rises ? Words::tr("“%1” rose run by run, from %2 to %3.")
                                    : Words::tr("“%1” fell run by run, from %2 to %3."))
                                 .arg(side.name, from, to));
        } else if (repetitions.size() == 1) {
            //: %1 number of a run, %2 environment, %3 its value, %4 the middle of the others
            sentences.append(Words::tr("Run %1 of “%2” came to %3, far from the others at about %4.")
                                 .arg(QString::number(repetitions.first()), side.name,
                                      number(side.values[odd.front()]), number(median(side.values))));
        } else {
            sentences.append(Words::tr("%n runs of “%1” are far from the others.", nullptr,
                                       static_cast<int>(repetitions.size()))
                                 .arg(side.name));
        }
        if (drift && rises == speed)
            sentences.append(Words::tr("It may not have been warmed up."));
        if (!without.isEmpty())
            sentences.append(without);
        const QString text = sentences.join(u' ');
        if (drift) {
            add("runs.drift", FindingGrade::Warn, Words::tr("“%1” drifts").arg(side.name), text,
                rises == speed ? Words::tr("Warm up for longer, or add a cool-down.")
                               : Words::tr("Add a cool-down, and look for what grows from run to run."));
        } else {
            add("runs.outlier", FindingGrade::Warn,
                repetitions.size() == 1
                    ? Words::tr("Run %1 of “%2” stands out").arg(repetitions.first()).arg(side.name)
                    : Words::tr("Runs of “%1” stand out").arg(side.name),
                text, Words::tr("Repeat with more runs, on an idle machine."));
        }
    }

    /// The answer when some repetitions are left out on both sides.
    QString withoutRuns(const QList<int> &repetitions) const
    {
        Comparison rest = m_comparison;
        const auto keep = [&repetitions](const Side &side) {
            std::vector<double> values;
            for (qsizetype i = 0; i < side.steps.size(); ++i) {
                if (!repetitions.contains(side.steps.at(i)->repetition))
                    values.push_back(side.values[static_cast<std::size_t>(i)]);
            }
            return values;
        };
        rest.baselineValues = keep(m_a);
        rest.values = keep(m_b);
        judgeValues(rest, m_comparison.method == IntervalMethod::Paired);
        if (!rest.low)
            return {};
        QStringList numbers;
        for (const int repetition : repetitions)
            numbers.append(QString::number(repetition));
        const QString answer = verdictText(rest).answer;
        if (repetitions.size() == 1) {
            //: %1 number of a run, %2 "8.7 % slower, interval 0.8 % to 15.9 %, 3 runs each"
            return Words::tr("Without run %1: %2.").arg(numbers.first(), answer);
        }
        //: %1 numbers of runs, %2 "8.7 % slower, interval 0.8 % to 15.9 %, 3 runs each"
        return Words::tr("Without the runs %1: %2.")
            .arg(numbers.join(Words::tr(", ", "between numbers")), answer);
    }

    /// Both sides together, each about its own middle: the machine itself.
    void lookForCommonDrift()
    {
        struct Run
        {
            int order;
            double value;
        };
        std::vector<Run> runs;
        for (const Side *side : {&m_a, &m_b}) {
            const double middle = geometricMean(side->values);
            if (!(middle > 0))
                return;
            for (qsizetype i = 0; i < side->steps.size(); ++i)
                runs.push_back(
                    {side->steps.at(i)->order, side->values[static_cast<std::size_t>(i)] / middle});
        }
        std::sort(runs.begin(), runs.end(), [](const Run &x, const Run &y) { return x.order < y.order; });
        std::vector<double> values;
        for (const Run &run : runs)
            values.push_back(run.value);
        const auto drift = driftOf(values, commonDriftP);
        if (!drift)
            return;
        const QString size = formatPercent(std::abs(*drift), 0);
        add("runs.machine_drift", FindingGrade::Warn, Words::tr("The machine drifted"),
            (*drift > 0 ? Words::tr("From the first run to the last, both sides rose by about %1.")
                        : Words::tr("From the first run to the last, both sides fell by about %1."))
                .arg(size),
            m_comparison.apart ? Words::tr("Repeat it interleaved, on an idle machine.")
                               : Words::tr("Repeat it on an idle machine, with a cool-down."));
    }

    /// The course within the runs, where the intervals are there.
    void lookInside(const Side &side)
    {
        int looked = 0;
        int unsettled = 0;
        int teeth = 0;
        for (const StepRecord *step : side.steps) {
            std::vector<double> rates;
            for (const IntervalSample &sample : step->intervals) {
                if (!sample.warmup && !sample.partial)
                    rates.push_back(sample.rate());
            }
            if (rates.size() < fewestIntervals)
                continue;
            rates = thinned(rates, mostIntervals);
            ++looked;
            // a course that keeps within what does not matter is settled, however it looks
            const auto [low, high] = std::minmax_element(rates.begin(), rates.end());
            const bool matters = *high - *low > m_comparison.threshold * median(rates);
            unsettled += matters && (looksUnsettled(rates) || drifts(rates, m_comparison.threshold));
            teeth += matters && sawToothPeriod(rates).has_value();
        }
        if (looked > 0 && 2 * unsettled > looked) {
            //: %1 and %2 numbers of runs, %3 environment
            add("runs.unsettled", FindingGrade::Warn, Words::tr("“%1” had not settled").arg(side.name),
                Words::tr("In %1 of %2 runs of “%3” the rate was still changing while it was measured.")
                    .arg(QString::number(unsettled), QString::number(looked), side.name),
                Words::tr("Warm up for longer."));
        }
        if (looked > 0 && 2 * teeth > looked) {
            add("runs.saw_tooth", FindingGrade::Note, Words::tr("“%1” goes up and down").arg(side.name),
                Words::tr("Its rate rises and falls in a regular beat, as checkpoints make it."));
        }
    }

    /// Whether the load threads, and not the server, set the pace in most runs of a side.
    void lookAtLoad(const Side &side)
    {
        int bound = 0;
        double most = 0;
        for (const StepRecord *step : side.steps) {
            const auto limit = bottleneck(*step);
            if (!limit || limit->kind != BottleneckKind::LoadGenerator)
                continue;
            ++bound;
            most = std::max(most, limit->evidence.value(u"load.share"_s));
        }
        if (2 * bound <= side.steps.size())
            return;
        //: %1 environment, %2 numbers of runs, %4 "97 %"
        add("load.client_bound", FindingGrade::Warn, Words::tr("The load generator was the limit"),
            Words::tr(
                "In %2 of %3 runs of “%1” the load threads were busy up to %4 of the time and the server "
                "was not: it could have answered more.")
                .arg(side.name, QString::number(bound), QString::number(side.steps.size()),
                     formatPercent(most, 0)),
            Words::tr("Use more load threads, on CPUs of their own."));
    }

    void lookAtCounters()
    {
        QStringList orders;
        for (const Side *side : {&m_a, &m_b}) {
            for (const StepRecord *step : side->steps) {
                const bool own = step->facts.value(u"environment.kind"_s) != "existing"_L1;
                if (own && step->contradictsServer())
                    orders.append(QString::number(step->order));
            }
        }
        if (orders.isEmpty())
            return;
        //: %1 numbers of steps
        add("counters.contradict", FindingGrade::Warn, Words::tr("The server counted otherwise"),
            Words::tr(
                "The server's own counters contradict what was counted here. Do not trust the steps %1.")
                .arg(orders.join(Words::tr(", ", "between numbers"))));
    }

    /// Little's law: in a closed loop, throughput times average latency is the number of clients. Figures
    /// that others state can contradict it, when they are of different times or were read wrongly.
    void lookAtLoop()
    {
        const int clients = closedLoopClients(m_comparison.workload);
        const bool redis = m_comparison.caseKey.startsWith("redis:"_L1);
        QStringList orders;
        double furthest = 1;
        for (const Side *side : {&m_a, &m_b}) {
            for (const StepRecord *step : side->steps) {
                const auto rate = metricValue(*step, Metric::OperationsPerSecond);
                const auto average = metricValue(*step, Metric::LatencyAvg);
                if (!step->stated || clients < 1 || !rate || !average || !(*average > 0))
                    continue;
                const double closure = loopClosure(*rate, *average, clients);
                const double tolerance = closureTolerance + statedRounding / *average;
                // redis-benchmark's clients wait for each other, so that less than all are under way
                const bool fits = redis ? closure <= 1 + tolerance : std::abs(closure - 1) <= tolerance;
                if (fits)
                    continue;
                orders.append(QString::number(step->order));
                if (std::abs(std::log(closure)) > std::abs(std::log(furthest)))
                    furthest = closure;
            }
        }
        if (orders.isEmpty())
            return;
        //: %1 numbers of steps, %2 a number that should be %3
        add("load.little", FindingGrade::Warn, Words::tr("Throughput and latency do not fit together"),
            Words::tr(
                "Throughput times average latency must be the number of clients. In the steps %1 it is as "
                "far off as %2 where there were %3 clients.")
                .arg(orders.join(Words::tr(", ", "between numbers")), number(furthest * clients),
                     QString::number(clients)),
            Words::tr("See whether both figures are of the same time, and the number of clients is right."));
    }

    void lookAtNumberOfRuns()
    {
        const std::size_t fewest = std::min(m_a.values.size(), m_b.values.size());
        if (fewest < 2 || fewest >= fewestRanked)
            return;
        add("runs.few", FindingGrade::Note, Words::tr("Few runs"),
            Words::tr(
                "With fewer than 4 runs each, the order of the values alone cannot tell a difference from "
                "chance."),
            Words::tr("Repeat with 6 runs."));
    }

    const Comparison &m_comparison;
    Side m_a;
    Side m_b;
    QList<Finding> m_findings;
};

} // namespace

QList<Finding> runFindings(const Comparison &comparison, const QList<const StepRecord *> &baseline,
                           const QList<const StepRecord *> &environment)
{
    return Examination(comparison, baseline, environment).findings();
}

} // namespace Tare
