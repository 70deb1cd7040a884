// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/runtable.h"

#include "core/analysis/ladder.h"
#include "core/analysis/statistics.h"
#include "core/analysis/targetspread.h"
#include "core/model/numberformat.h"
#include "core/model/publishedfigures.h"
#include "core/report/bottlenecksentence.h"
#include "core/report/findingtext.h"
#include "core/report/reportfields.h"
#include "core/report/sweepreport.h"
#include "core/report/targettable.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <functional>
#include <span>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

QString say(const char *text)
{
    return QCoreApplication::translate("Tare::Report", text);
}

QString statusWord(RunStatus status)
{
    switch (status) {
    case RunStatus::Running:
        return QCoreApplication::translate("Tare::Report", "running");
    case RunStatus::Done:
        return QCoreApplication::translate("Tare::Report", "done");
    case RunStatus::Failed:
        return QCoreApplication::translate("Tare::Report", "some steps failed");
    case RunStatus::Stopped:
        return QCoreApplication::translate("Tare::Report", "stopped");
    case RunStatus::Incomplete:
        return QCoreApplication::translate("Tare::Report", "incomplete");
    }
    return {};
}

const QString noNumber = u"–"_s;

/// One column of numbers: what a step has in it, and which comparison belongs to it.
struct Column
{
    QString title;
    std::function<std::optional<double>(const StepRecord &)> value;
    int decimals = 2;
    std::optional<Metric> metric;
    bool onlyIfAny = false; ///< left out where every step has 0
};

Column metricColumn(const QString &title, Metric metric)
{
    return {title, [metric](const StepRecord &step) { return metricValue(step, metric); }, 2, metric};
}

Column countColumn(const QString &title, qint64 LoadCounters::*member)
{
    const auto value = [member](const StepRecord &step) -> std::optional<double> {
        const std::optional<qint64> counted = step.counted(member);
        if (step.status != StepStatus::Done || !counted)
            return std::nullopt;
        return static_cast<double>(*counted);
    };
    return {title, value, 0, std::nullopt};
}

/// Of the dump itself, in megabytes.
Column sizeColumn()
{
    const auto value = [](const StepRecord &step) -> std::optional<double> {
        constexpr double megabyte = 1e6;
        if (step.status != StepStatus::Done || !step.dump || !step.dump->fileBytes)
            return std::nullopt;
        return static_cast<double>(*step.dump->fileBytes) / megabyte;
    };
    return {QCoreApplication::translate("Tare::Report", "Files MB"), value, 1, std::nullopt};
}

QList<Column> dumpColumns()
{
    return {
        metricColumn(QCoreApplication::translate("Tare::Report", "Dump s"), Metric::DumpSeconds),
        metricColumn(QCoreApplication::translate("Tare::Report", "Dump CPU s"), Metric::DumpCpuSeconds),
        metricColumn(QCoreApplication::translate("Tare::Report", "Restore s"), Metric::RestoreSeconds),
        metricColumn(QCoreApplication::translate("Tare::Report", "Restore CPU s"), Metric::RestoreCpuSeconds),
        sizeColumn()};
}

QList<Column> columnsFor(const QString &caseKey)
{
    if (isDumpCase(caseKey))
        return dumpColumns();
    QList<Column> columns;
    if (isRedisCase(caseKey)) {
        columns +=
            countColumn(QCoreApplication::translate("Tare::Report", "Requests"), &LoadCounters::operations);
        columns += metricColumn(QCoreApplication::translate("Tare::Report", "Requests/s"),
                                Metric::OperationsPerSecond);
    } else {
        columns +=
            countColumn(QCoreApplication::translate("Tare::Report", "Queries"), &LoadCounters::queries);
        columns +=
            metricColumn(QCoreApplication::translate("Tare::Report", "Queries/s"), Metric::QueriesPerSecond);
        columns += metricColumn(QCoreApplication::translate("Tare::Report", "Transactions/s"),
                                Metric::OperationsPerSecond);
    }
    columns += metricColumn(QCoreApplication::translate("Tare::Report", "Average ms"), Metric::LatencyAvg);
    columns += metricColumn(QCoreApplication::translate("Tare::Report", "95 % ms"), Metric::LatencyP95);
    columns += metricColumn(QCoreApplication::translate("Tare::Report", "99 % ms"), Metric::LatencyP99);
    columns +=
        countColumn(QCoreApplication::translate("Tare::Report", "Came back empty"), &LoadCounters::empties);
    columns.last().onlyIfAny = true;
    columns += countColumn(QCoreApplication::translate("Tare::Report", "Errors"), &LoadCounters::errors);
    return columns;
}

/// Of cases with several targets: how evenly they shared, what an operation cost, and what the machine did.
QList<Column> topologyColumns()
{
    const auto jain = [](const StepRecord &step) {
        const std::optional<TargetSpread> spread = targetSpread(step);
        return spread ? spread->jain : std::nullopt;
    };
    const auto figure = [](const QString &key, double HostFigure::*member, double scale) {
        return [key, member, scale](const StepRecord &step) -> std::optional<double> {
            const auto found = step.host.constFind(key);
            return step.status == StepStatus::Done && found != step.host.constEnd()
                ? std::optional(scale * ((*found).*member))
                : std::nullopt;
        };
    };
    return {{QCoreApplication::translate("Tare::Report", "Jain index"), jain, 4, std::nullopt},
            {QCoreApplication::translate("Tare::Report", "CPU ms"), cpuMsPerOperation, 3, std::nullopt},
            //: the largest load average of the system
            {QCoreApplication::translate("Tare::Report", "Load average"),
             figure(u"load.1"_s, &HostFigure::most, 1), 1, std::nullopt},
            //: share of the CPUs that had nothing to do, percent
            {QCoreApplication::translate("Tare::Report", "Idle CPU %"),
             figure(u"cpu.idle"_s, &HostFigure::mean, 100), 1, std::nullopt}};
}

/// The cases of a run in the order in which they first appear.
struct Case
{
    QString workloadId;
    QString key;
    QList<const StepRecord *> steps;

    QList<const StepRecord *> stepsOf(const QString &environmentId) const
    {
        QList<const StepRecord *> found;
        for (const StepRecord *step : steps) {
            if (step->environmentId == environmentId)
                found += step;
        }
        return found;
    }
};

QList<Case> casesOf(const RunRecord &run)
{
    QList<Case> cases;
    for (const StepRecord &step : run.steps) {
        auto found = std::find_if(cases.begin(), cases.end(), [&step](const Case &one) {
            return one.workloadId == step.workloadId && one.key == step.caseKey;
        });
        if (found == cases.end())
            found = cases.insert(cases.end(), {step.workloadId, step.caseKey, {}});
        found->steps += &step;
    }
    return cases;
}

class TableComposer
{
public:
    TableComposer(const Case &which, const QMap<QString, QString> &names,
                  const QList<Comparison> &comparisons, const CompareOptions &options, bool fieller = false)
        : m_case(which)
        , m_names(names)
        , m_options(options)
        , m_fieller(fieller)
        , m_columns(columnsFor(which.key))
    {
        fitToImported();
        addTopologyColumns();
        for (const Comparison &comparison : comparisons) {
            if (comparison.caseKey == which.key && comparison.workloadId == which.workloadId)
                m_comparisons += comparison;
        }
    }

    CaseTable compose(const QList<EnvironmentSpec> &environments)
    {
        m_table.workloadId = m_case.workloadId;
        m_table.caseKey = m_case.key;
        m_table.title = workloadTitle(*m_case.steps.constFirst());
        m_table.header = {QCoreApplication::translate("Tare::Report", "Environment"),
                          QCoreApplication::translate("Tare::Report", "Run")};
        for (const Column &column : std::as_const(m_columns))
            m_table.header += column.title;
        for (const EnvironmentSpec &environment : environments)
            addRuns(environment.id);
        for (const EnvironmentSpec &environment : environments)
            addChanges(environment.id);
        for (const Comparison &comparison : std::as_const(m_comparisons)) {
            if (!isPrimary(comparison))
                continue;
            const VerdictText text = verdictText(comparison);
            m_table.sentences += text.sentence;
            for (const QString &more : {secondaryText(m_comparisons, comparison), text.caveat}) {
                if (!more.isEmpty())
                    m_table.sentences += more;
            }
            addFindings(comparison);
        }
        for (const EnvironmentSpec &environment : environments) {
            const QString limit =
                bottleneckSentence(m_case.stepsOf(environment.id), m_names.value(environment.id));
            if (!limit.isEmpty())
                m_table.sentences += limit;
        }
        return m_table;
    }

private:
    void addFindings(const Comparison &comparison)
    {
        const QString baseline = m_names.value(comparison.baselineId);
        const QString environment = m_names.value(comparison.environmentId);
        for (const Finding &finding : comparison.findings) {
            //: %1 an environment, %2 what weighs against its comparison
            m_table.findings += say(QT_TRANSLATE_NOOP("Tare::Report", "%1 — %2"))
                                    .arg(environment, findingText(finding, baseline, environment));
        }
    }

    /// Imported steps seldom say all, and sometimes only the median. What they were imported for stays.
    void fitToImported()
    {
        const auto anyValue = [this](const Column &column, bool imported) {
            return std::any_of(m_case.steps.cbegin(), m_case.steps.cend(), [&](const StepRecord *step) {
                return (!imported && !step->stated) || column.value(*step);
            });
        };
        const auto average = std::find_if(m_columns.begin(), m_columns.end(), [](const Column &column) {
            return column.metric == Metric::LatencyAvg;
        });
        const Column median =
            metricColumn(say(QT_TRANSLATE_NOOP("Tare::Report", "50 % ms")), Metric::LatencyP50);
        const bool imported = std::any_of(m_case.steps.cbegin(), m_case.steps.cend(),
                                          [](const StepRecord *step) { return step->stated.has_value(); });
        if (imported && anyValue(median, true))
            m_columns.insert(average + 1, median);
        const bool dump = isDumpCase(m_case.key);
        m_columns.removeIf([&anyValue, dump](const Column &column) {
            return column.metric != Metric::OperationsPerSecond && column.metric != Metric::DumpSeconds
                && !anyValue(column, dump);
        });
        m_columns.removeIf([this](const Column &column) {
            return column.onlyIfAny
                && std::none_of(m_case.steps.cbegin(), m_case.steps.cend(),
                                [&](const StepRecord *step) { return column.value(*step).value_or(0) > 0; });
        });
    }

    /// For all environments of the case, so that one with a single target stands beside them.
    void addTopologyColumns()
    {
        const QList<const StepRecord *> &steps = m_case.steps;
        if (std::none_of(steps.cbegin(), steps.cend(),
                         [](const StepRecord *step) { return step->targets.size() > 1; }))
            return;
        const QList<Column> columns = topologyColumns();
        for (const Column &column : columns) {
            if (std::any_of(steps.cbegin(), steps.cend(),
                            [&column](const StepRecord *step) { return column.value(*step).has_value(); }))
                m_columns += column;
        }
    }

    void addRow(CaseTable::RowKind kind, const QString &environmentId, const QString &what,
                const QStringList &cells)
    {
        m_table.rows.append({kind, QStringList{m_names.value(environmentId), what} + cells});
    }

    void addRuns(const QString &environmentId)
    {
        const QList<const StepRecord *> steps = m_case.stepsOf(environmentId);
        qsizetype done = 0;
        for (const StepRecord *step : steps) {
            QStringList cells;
            for (const Column &column : std::as_const(m_columns)) {
                const std::optional<double> value = column.value(*step);
                cells += value ? formatFixed(*value, column.decimals) : noNumber;
            }
            if (step->status == StepStatus::Done)
                ++done;
            else
                cells.first() = stepStatusText(step->status);
            addRow(CaseTable::RowKind::Run, environmentId, QString::number(step->repetition), cells);
        }
        if (done < 2)
            return;
        m_anyMean = true;
        QStringList cells;
        for (const Column &column : std::as_const(m_columns)) {
            const std::optional<double> mean = meanOf(environmentId, column);
            cells += mean ? formatFixed(*mean, column.decimals) : noNumber;
        }
        addRow(CaseTable::RowKind::Mean, environmentId, say(QT_TRANSLATE_NOOP("Tare::Report", "mean")),
               cells);
    }

    std::optional<double> meanOf(const QString &environmentId, const Column &column) const
    {
        std::vector<double> values;
        const QList<const StepRecord *> steps = m_case.stepsOf(environmentId);
        for (const StepRecord *step : steps) {
            if (const std::optional<double> value = column.value(*step))
                values.push_back(*value);
        }
        return values.empty() ? std::nullopt : std::optional(arithmeticMean(values));
    }

    const Comparison *comparisonFor(const QString &environmentId, const Column &column) const
    {
        for (const Comparison &comparison : m_comparisons) {
            if (comparison.environmentId == environmentId && column.metric == comparison.metric)
                return &comparison;
        }
        return nullptr;
    }

    /// One row of what `cell` says of each column's comparison; none when it says nothing at all.
    void addChangeRow(const QString &environmentId, const QString &what,
                      const std::function<QString(const Comparison &)> &cell)
    {
        QStringList cells;
        bool any = false;
        for (const Column &column : std::as_const(m_columns)) {
            const Comparison *comparison = comparisonFor(environmentId, column);
            const QString text = comparison ? cell(*comparison) : QString();
            any = any || !text.isEmpty();
            cells += text;
        }
        if (any)
            addRow(CaseTable::RowKind::Change, environmentId, what, cells);
    }

    void addChanges(const QString &environmentId)
    {
        if (m_anyMean) {
            addChangeRow(environmentId, say(QT_TRANSLATE_NOOP("Tare::Report", "change of means")),
                         [](const Comparison &comparison) {
                             return comparison.meanChange ? formatPercent(*comparison.meanChange, 1, true)
                                                          : QString();
                         });
        }
        if (m_anyMean && m_fieller) {
            addChangeRow(environmentId,
                         say(QT_TRANSLATE_NOOP("Tare::Report", "%1 % interval of the means (%), Fieller"))
                             .arg(formatFixed(m_options.confidence * 100, 0)),
                         [](const Comparison &comparison) {
                             return comparison.meanLow && comparison.meanHigh
                                 ? formatRange(*comparison.meanLow, *comparison.meanHigh)
                                 : QString();
                         });
        }
        addChangeRow(environmentId, say(QT_TRANSLATE_NOOP("Tare::Report", "change")),
                     [](const Comparison &comparison) {
                         if (!comparison.change)
                             return QString();
                         const QString change = formatPercent(*comparison.change, 1, true);
                         return comparison.verdict == Verdict::NoReliableDifference ? u"≈ "_s + change
                                                                                    : change;
                     });
        const QString confidence = formatFixed(m_options.confidence * 100, 0);
        addChangeRow(environmentId,
                     say(QT_TRANSLATE_NOOP("Tare::Report", "%1 % interval (%)")).arg(confidence),
                     [](const Comparison &comparison) {
                         return comparison.low && comparison.high
                             ? formatRange(*comparison.low, *comparison.high)
                             : QString();
                     });
    }

    const Case &m_case;
    const QMap<QString, QString> &m_names;
    const CompareOptions &m_options;
    bool m_fieller; ///< with the interval of the change of the means
    QList<Column> m_columns;
    QList<Comparison> m_comparisons;
    CaseTable m_table;
    bool m_anyMean = false; ///< without, the means are the runs themselves
};

/// "published port · docker-proxy · redis-server 7.0.15 · docker 20.10.24", as far as it is known.
QString describe(const QString &environmentId, const RunRecord &run)
{
    for (const StepRecord &step : run.steps) {
        if (step.environmentId != environmentId || step.facts.isEmpty())
            continue;
        const Facts &facts = step.facts;
        const QString program = facts.value(u"server.binary"_s).section(u'/', -1);
        QStringList parts{
            networkPathText(facts), mechanismText(facts),
            QString(program + u' ' + facts.value(u"server.version"_s)).trimmed(),
            QString(facts.value(u"engine.name"_s) + u' ' + facts.value(u"engine.version"_s)).trimmed()};
        parts.removeAll(QString());
        parts.removeDuplicates();
        return parts.join(u" · "_s);
    }
    return {};
}

/// "vm · Debian GNU/Linux 12 · Linux 6.1.0 · 2 × AMD EPYC", as far as it is known.
QString describeMachine(const Facts &facts)
{
    QStringList parts{facts.value(u"host.name"_s), facts.value(u"host.os"_s)};
    if (const QString kernel = facts.value(u"host.kernel"_s); !kernel.isEmpty())
        parts += u"Linux "_s + kernel;
    const QString model = facts.value(u"cpu.model"_s);
    const QString count = facts.value(u"cpu.count"_s);
    parts += model.isEmpty() || count.isEmpty() ? model : u"%1 × %2"_s.arg(count, model);
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

/// "1–3, 5".
QString ranges(const QList<int> &numbers)
{
    QStringList parts;
    for (qsizetype i = 0; i < numbers.size(); ++i) {
        const qsizetype first = i;
        while (i + 1 < numbers.size() && numbers.at(i + 1) == numbers.at(i) + 1)
            ++i;
        parts += first == i
            ? QString::number(numbers.at(i))
            : u"%1–%2"_s.arg(QString::number(numbers.at(first)), QString::number(numbers.at(i)));
    }
    return parts.join(u", "_s);
}

/// What is missing or doubtful in imported steps; what holds for several of them is said once.
QList<ReportProblem> importRemarks(const RunRecord &run, const QMap<QString, QString> &names)
{
    QStringList sentences;
    QMap<QString, QList<const StepRecord *>> stepsOf;
    for (const StepRecord &step : run.steps) {
        for (auto fact = step.facts.begin(); fact != step.facts.end(); ++fact) {
            if (!fact.key().startsWith(importRemarkFact))
                continue;
            if (!stepsOf.contains(fact.value()))
                sentences += fact.value();
            stepsOf[fact.value()] += &step;
        }
    }
    QList<ReportProblem> problems;
    for (const QString &sentence : std::as_const(sentences)) {
        const QList<const StepRecord *> steps = stepsOf.value(sentence);
        const StepRecord &first = *steps.first();
        if (steps.size() == 1) {
            //: %1 number of a step, %2 environment, %3 workload, %4 a sentence
            problems.append({say(QT_TRANSLATE_NOOP("Tare::Report", "Step %1 (%2, %3): %4"))
                                 .arg(QString::number(first.order), names.value(first.environmentId),
                                      workloadTitle(first), sentence),
                             {}});
            continue;
        }
        QList<int> orders;
        for (const StepRecord *step : steps)
            orders += step->order;
        //: %1 numbers of steps, "1–3, 5", %2 a sentence
        problems.append(
            {say(QT_TRANSLATE_NOOP("Tare::Report", "Steps %1: %2")).arg(ranges(orders), sentence), {}});
    }
    return problems;
}

bool errorsOutsideWindow(const StepRecord &step)
{
    qint64 all = 0;
    for (const ErrorCount &error : step.errors)
        all += error.count;
    return all > step.totals.errors;
}

QList<ReportProblem> problemsOf(const RunRecord &run, const QMap<QString, QString> &names)
{
    QList<ReportProblem> problems;
    for (const StepRecord &step : run.steps) {
        const QString environment = names.value(step.environmentId);
        if (step.status != StepStatus::Done && !step.reason.isEmpty()) {
            //: %1 number of a step, %2 environment, %3 workload, %4 failed, stopped or skipped, %5 the reason
            problems.append({say(QT_TRANSLATE_NOOP("Tare::Report", "Step %1 (%2, %3) %4: %5"))
                                 .arg(QString::number(step.order), environment, workloadTitle(step),
                                      stepStatusText(step.status), step.reason),
                             step.reasonDetail});
        }
        if (step.contradictsServer()) {
            const bool shared = step.facts.value(u"environment.kind"_s) == "existing"_L1;
            const QString words = shared
                ? say(
                    QT_TRANSLATE_NOOP("Tare::Report",
                                      "Step %1 (%2, %3): the server counted %4 queries, Tare %5. Others may "
                                      "have used the server; if nobody did, do not trust this step."))
                : say(QT_TRANSLATE_NOOP("Tare::Report",
                                        "Step %1 (%2, %3): the server counted %4 queries, "
                                        "Tare %5. Do not trust this step."));
            problems.append({words.arg(QString::number(step.order), environment, workloadTitle(step),
                                       formatCount(*step.serverCounted), formatCount(step.answered.queries)),
                             {}});
        }
        for (const ErrorCount &error : step.errors) {
            // those of the warm-up and of the end are no part of the table
            const QString words = errorsOutsideWindow(step)
                ? say(QT_TRANSLATE_NOOP("Tare::Report",
                                        "Step %1 (%2, %3): error %4, %5 times, warm-up and end included."))
                : say(QT_TRANSLATE_NOOP("Tare::Report", "Step %1 (%2, %3): error %4, %5 times."));
            problems.append({words.arg(QString::number(step.order), environment, workloadTitle(step),
                                       error.code, formatCount(error.count)),
                             error.text});
        }
    }
    return problems + importRemarks(run, names);
}

/// Tables of what was published, each below the one of the same case.
void addPublished(RunOverview &overview, const RunRecord &run, const QString &baselineId)
{
    const std::optional<PublishedFigures> published = publishedFiguresFor(run);
    if (!published)
        return;
    RunRecord beside;
    beside.profile = run.profile;
    beside.baselineId = run.baselineId;
    beside.steps = published->steps;
    for (qsizetype i = 0; i < beside.steps.size(); ++i)
        beside.steps[i].order = static_cast<int>(i) + 1;
    const CompareOptions options = optionsOf(run);
    const QList<EnvironmentSpec> environments = environmentsOf(beside);
    const QMap<QString, QString> names = environmentNames(beside);
    const QList<Comparison> comparisons = compareRun(beside, baselineId);
    const QString heading = say(QT_TRANSLATE_NOOP("Tare::Report", "Published: %1"));
    const QList<Case> cases = casesOf(beside);
    for (const Case &one : cases) {
        CaseTable table = TableComposer(one, names, comparisons, options).compose(environments);
        table.title = heading.arg(table.title);
        table.sentences.clear(); // the verdict is about this run
        table.findings.clear();
        const auto own =
            std::find_if(overview.tables.begin(), overview.tables.end(), [&](const CaseTable &other) {
                return other.caseKey == one.key && other.workloadId == one.workloadId;
            });
        if (own != overview.tables.end())
            overview.tables.insert(own + 1, table);
    }
    overview.legend += published->source.description;
}

} // namespace

RunOverview overviewOf(const RunRecord &run, const QString &baselineId, const ReportExtras &extras)
{
    const CompareOptions options = optionsOf(run);
    const QList<EnvironmentSpec> environments = environmentsOf(run);
    const QMap<QString, QString> names = environmentNames(run);
    const QList<Comparison> comparisons = compareRun(run, baselineId);

    RunOverview overview;
    const QString name = run.profileName.isEmpty() ? run.key : run.profileName;
    overview.title = run.id
        ? say(QT_TRANSLATE_NOOP("Tare::Report", "Run %1: %2")).arg(QString::number(run.id), name)
        : name;
    const QString when = run.started.toLocalTime().toString(u"yyyy-MM-dd HH:mm:ss"_s);
    const bool imported = std::any_of(run.steps.cbegin(), run.steps.cend(),
                                      [](const StepRecord &step) { return step.stated.has_value(); });
    if (!run.started.isValid()) // a publication
        overview.status = statusWord(run.status);
    else if (imported)
        overview.status =
            say(QT_TRANSLATE_NOOP("Tare::Report", "%1, imported %2")).arg(statusWord(run.status), when);
    else
        overview.status =
            say(QT_TRANSLATE_NOOP("Tare::Report", "%1, started %2")).arg(statusWord(run.status), when);
    overview.machine = describeMachine(run.machine);
    overview.note = run.note;
    overview.overrideNotice = overrideNotice(run, comparisons);
    for (const EnvironmentSpec &environment : environments)
        overview.environments.append({names.value(environment.id), describe(environment.id, run)});
    const QList<Case> cases = casesOf(run);
    bool anyChange = false;
    const QList<DumpSweep> sweeps = dumpSweepsOf(run);
    QString workload;
    for (const Case &one : cases) {
        if (one.workloadId != workload) {
            workload = one.workloadId;
            for (const DumpSweep &sweep : sweeps) {
                if (sweep.workloadId == workload)
                    overview.tables += sweepTable(sweep, names);
            }
        }
        if (isDumpCase(one.key) && sweepTellsAll(run, one.workloadId))
            continue;
        CaseTable table =
            TableComposer(one, names, comparisons, options, extras.fieller).compose(environments);
        if (const auto ladder = ladderOf(run, one.workloadId, one.key, comparisons)) {
            const LadderText text = ladderText(*ladder);
            table.sentences += {text.sentence(), text.support};
        }
        anyChange = anyChange || std::any_of(table.rows.cbegin(), table.rows.cend(), [](const auto &row) {
                        return row.kind == CaseTable::RowKind::Change;
                    });
        overview.tables += table;
        if (const std::optional<CaseTable> targets = targetTable(one.steps, names))
            overview.tables += *targets;
    }
    if (anyChange) {
        const QString baseline = baselineId.isEmpty() ? run.baselineId : baselineId;
        overview.legend +=
            say(QT_TRANSLATE_NOOP("Tare::Report",
                                  "Changes are relative to “%1”: of the means above, and of the "
                                  "geometric means with their confidence interval."))
                .arg(names.value(baseline));
        overview.legend += say(QT_TRANSLATE_NOOP("Tare::Report",
                                                 "In a closed loop the average latency follows from the "
                                                 "throughput; it is no second piece of evidence."));
    }
    if (extras.published)
        addPublished(overview, run, baselineId);
    overview.problems = problemsOf(run, names);
    return overview;
}

} // namespace Tare
