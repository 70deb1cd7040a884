// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/charts/madeupruns.h"
#include "ui/charts/chartdata.h"
#include "ui/charts/comparisonbars.h"
#include "ui/models/charttablemodel.h"
#include "ui/models/comparetablemodel.h"
#include "ui/models/runeventsmodel.h"
#include "ui/models/runsmodel.h"
#include "ui/models/runstepsmodel.h"
#include "ui/pages/resultstable.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace Tare;
using namespace Tare::Test;
using namespace Qt::StringLiterals;

namespace {

RunSummary summaryOf(RunRecord run, qint64 id)
{
    run.id = id;
    RunSummary summary;
    summary.stepsTotal = static_cast<int>(run.steps.size());
    summary.stepsDone =
        static_cast<int>(std::ranges::count(run.steps, StepStatus::Done, &StepRecord::status));
    for (StepRecord &step : run.steps) { // as the results file gives it
        step.intervals.clear();
        step.histogram.clear();
        step.facts.clear();
    }
    summary.run = run;
    return summary;
}

QString cell(const QAbstractItemModel &model, int row, int column)
{
    return model.index(row, column).data().toString();
}

} // namespace

class ResultModelsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void runsAreListedWithTheirAnswers();
    void runsAreRefreshedRowByRow();
    void ticksStayWithTheirRuns();
    void editsAreAskedFor();
    void filterFindsEveryWord();
    void stepsAreGroupedByRepetition();
    void stepsOfASequentialPlanAreGroupedByCase();
    void stepsChangeInPlace();
    void eventsComeNewestFirst();
    void numbersHaveThePublishedShape();
    void numbersOfFailedRunsAreNone();
    void copiedNumbersAreExact();
    void chartTableIsSound();
    void runsSideBySide();
    void baselineCanBeChosen();
    void blocksAreOverriddenAndWithdrawn();
    void blocksBetweenRunsAreKeptWithTheComparedOne();
};

void ResultModelsTest::init()
{
    QLocale::setDefault(QLocale(QLocale::English));
}

void ResultModelsTest::runsAreListedWithTheirAnswers()
{
    RunsModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    RunRecord refused = madeUpRedisRun();
    refused.status = RunStatus::Failed;
    for (StepRecord &step : refused.steps) {
        step.status = StepStatus::Failed;
        step.reason = u"The server refused the user “bench”."_s;
    }
    model.setRuns({summaryOf(madeUpOltpRun(), 4), summaryOf(madeUpBrokenRun(), 3),
                   summaryOf(madeUpRedisRun(), 2), summaryOf(refused, 1)});
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(cell(model, 0, RunsModel::Profile), u"mysql-8.0-native-vs-docker"_s);
    QCOMPARE(cell(model, 0, RunsModel::Workload), u"OLTP read/write"_s);
    QCOMPARE(cell(model, 2, RunsModel::Workload), u"Redis SET, GET"_s);
    QVERIFY2(cell(model, 2, RunsModel::Answer).contains(u"58.3\u202F% lower"_s),
             qPrintable(cell(model, 2, RunsModel::Answer)));
    QVERIFY(!model.index(2, RunsModel::Answer).data(RunsModel::QuietRole).toBool());
    QCOMPARE(cell(model, 1, RunsModel::Status), u"incomplete"_s);
    QCOMPARE(cell(model, 1, RunsModel::Answer), u"5 of 8 steps"_s);
    QVERIFY(model.index(1, RunsModel::Answer).data(RunsModel::QuietRole).toBool());
    QCOMPARE(cell(model, 3, RunsModel::Answer), u"The server refused the user “bench”."_s);
    QCOMPARE(model.index(2, RunsModel::Environments).data(RunsModel::SlotsRole).value<QList<int>>(),
             (QList<int>{1, 3, 2}));
    QCOMPARE(model.index(2, RunsModel::Environments).data(Qt::AccessibleTextRole).toString(),
             u"Native, Host network, Published port"_s);
    QCOMPARE(model.index(1, RunsModel::Status).data(RunsModel::StateIconRole).toString(), u"state-partial"_s);
    // 24 steps of 350 s, the last without its pause.
    QCOMPARE(cell(model, 0, RunsModel::Took), u"2\u202Fh 20\u202Fmin"_s);
    // Broken off and resumed on the next day: the night is not counted.
    RunRecord resumed = madeUpOltpRun();
    resumed.finished = resumed.finished.addDays(1);
    for (qsizetype i = 10; i < resumed.steps.size(); ++i) {
        resumed.steps[i].started = resumed.steps[i].started.addDays(1);
        resumed.steps[i].finished = resumed.steps[i].finished.addDays(1);
    }
    model.setRuns({summaryOf(resumed, 4)});
    QCOMPARE(cell(model, 0, RunsModel::Took), u"2\u202Fh 20\u202Fmin"_s);
}

void ResultModelsTest::runsAreRefreshedRowByRow()
{
    RunsModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const RunSummary one = summaryOf(madeUpOltpRun(), 1);
    const RunSummary two = summaryOf(madeUpRedisRun(), 2);
    RunSummary three = summaryOf(madeUpBrokenRun(), 3);
    model.setRuns({two, one});
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    const QPersistentModelIndex kept = model.index(1, RunsModel::Profile);
    model.setRuns({three, two, one});
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(kept.row(), 2);
    three.run.note = u"again"_s;
    model.setRuns({three, two, one});
    QCOMPARE(changed.size(), 1);
    QCOMPARE(cell(model, 0, RunsModel::Note), u"again"_s);
    model.setRuns({three, one});
    QCOMPARE(removed.size(), 1);
    QCOMPARE(kept.row(), 1);
    QCOMPARE(resets.size(), 0);
    QCOMPARE(model.rowOf(2), -1);
}

void ResultModelsTest::ticksStayWithTheirRuns()
{
    RunsModel model;
    model.setRuns({summaryOf(madeUpRedisRun(), 2), summaryOf(madeUpOltpRun(), 1)});
    QSignalSpy ticks(&model, &RunsModel::ticksChanged);
    QVERIFY(model.setData(model.index(0, RunsModel::Tick), Qt::Checked, Qt::CheckStateRole));
    model.setTicked(1, true);
    QCOMPARE(ticks.size(), 2);
    QCOMPARE(model.ticked(), (QList<qint64>{2, 1}));
    model.setRuns({summaryOf(madeUpBrokenRun(), 3), summaryOf(madeUpOltpRun(), 1)});
    QCOMPARE(model.ticked(), (QList<qint64>{1}));
    QCOMPARE(ticks.size(), 3);
    model.clearTicks();
    QVERIFY(model.ticked().isEmpty());
}

void ResultModelsTest::editsAreAskedFor()
{
    RunsModel model;
    model.setRuns({summaryOf(madeUpOltpRun(), 7)});
    QSignalSpy rename(&model, &RunsModel::renameRequested);
    QSignalSpy note(&model, &RunsModel::noteRequested);
    QVERIFY(model.flags(model.index(0, RunsModel::Profile)).testFlag(Qt::ItemIsEditable));
    QVERIFY(!model.flags(model.index(0, RunsModel::Answer)).testFlag(Qt::ItemIsEditable));
    QVERIFY(!model.setData(model.index(0, RunsModel::Profile), u"  "_s)); // a name is never empty
    QVERIFY(model.setData(model.index(0, RunsModel::Profile), u" other "_s));
    QCOMPARE(rename.size(), 1);
    QCOMPARE(rename.first().at(0).toLongLong(), 7);
    QCOMPARE(rename.first().at(1).toString(), u"other"_s);
    QCOMPARE(cell(model, 0, RunsModel::Profile), u"mysql-8.0-native-vs-docker"_s); // until it is stored
    QVERIFY(model.setData(model.index(0, RunsModel::Note), u"cold"_s));
    QCOMPARE(note.first().at(1).toString(), u"cold"_s);
}

void ResultModelsTest::filterFindsEveryWord()
{
    RunsModel model;
    RunRecord noted = madeUpOltpRun();
    noted.note = u"registry image"_s;
    noted.machine[u"host.name"_s] = u"db2"_s;
    model.setRuns({summaryOf(madeUpRedisRun(), 3), summaryOf(noted, 2), summaryOf(madeUpBrokenRun(), 1)});
    RunsFilter filter;
    QAbstractItemModelTester tester(&filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
    filter.setSourceModel(&model);
    QCOMPARE(filter.rowCount(), 3);
    filter.setText(u"REGISTRY mysql"_s);
    QCOMPARE(filter.rowCount(), 1);
    filter.setText(u"registry redis"_s);
    QCOMPARE(filter.rowCount(), 0);
    filter.setText({});
    filter.setWorkload(u"OLTP read/write"_s);
    QCOMPARE(filter.rowCount(), 2);
    filter.setMachine(u"db1"_s);
    QCOMPARE(filter.rowCount(), 1);
    filter.setWorkload({});
    filter.setMachine({});
    filter.setStatus(static_cast<int>(RunStatus::Incomplete));
    QCOMPARE(filter.rowCount(), 1);
    filter.setStatus(-1);
    filter.sort(RunsModel::Took, Qt::AscendingOrder);
    QCOMPARE(filter.index(0, 0).data(RunsModel::RunIdRole).toLongLong(), 3); // the shortest
}

void ResultModelsTest::stepsAreGroupedByRepetition()
{
    RunStepsModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRun(madeUpBrokenRun());
    QCOMPARE(model.rowCount(), 4);
    const QModelIndex second = model.index(1, 0);
    QCOMPARE(second.data().toString(), u"Repetition 2"_s);
    QVERIFY(!model.flags(second).testFlag(Qt::ItemIsSelectable));
    QCOMPARE(model.rowCount(second), 2);
    const QModelIndex step = model.index(0, 0, second);
    QCOMPARE(step.data(RunStepsModel::OrderRole).toInt(), 3);
    QCOMPARE(step.data(RunStepsModel::ResultRole).toString(), u"584.7"_s);
    QCOMPARE(step.data(RunStepsModel::StateIconRole).toString(), u"state-good"_s);
    const QModelIndex stopped = model.indexOf(6);
    QCOMPARE(stopped.data(RunStepsModel::ResultRole).toString(), u"1:30"_s); // how far it came, not a rate
    QVERIFY(stopped.data(RunStepsModel::QuietRole).toBool());
    QVERIFY(model.indexOf(7).data(RunStepsModel::ResultRole).toString().isEmpty());
    QCOMPARE(step.data(Qt::AccessibleTextRole).toString(), u"Step 3, Published port, done, 584.7"_s);

    model.setRun(madeUpRedisRun());
    QCOMPARE(model.rowCount(), 6);
    QCOMPARE(model.index(1, 0).data().toString(), u"GET · repetition 1"_s);
    QCOMPARE(model.rowCount(model.index(1, 0)), 3);
}

void ResultModelsTest::stepsOfASequentialPlanAreGroupedByCase()
{
    QList<StepRecord> steps;
    for (const MadeUpEnvironment &environment : {nativeEnvironment(), publishedPort()}) {
        for (int repetition = 1; repetition <= 3; ++repetition) {
            steps.append(madeUpStep(static_cast<int>(steps.size()) + 1, environment, oltpCase(8), repetition,
                                    600, 20));
        }
    }
    RunStepsModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRun(madeUpRun(steps));
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0, 0).data().toString(), u"OLTP read/write, 8 threads"_s);
    QCOMPARE(model.indexOf(5).data().toString(), u"Published port, repetition 2"_s);
}

void ResultModelsTest::stepsChangeInPlace()
{
    RunStepsModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    RunRecord run = madeUpBrokenRun();
    run.status = RunStatus::Running;
    run.steps[5].status = StepStatus::Running;
    model.setRun(run);
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.setProgress(6, 0.4);
    QCOMPARE(model.indexOf(6).data(RunStepsModel::ProgressRole).toDouble(), 0.4);
    QVERIFY(model.indexOf(6).data(RunStepsModel::RunningRole).toBool());
    run.steps[5].status = StepStatus::Done;
    model.setRun(run);
    QCOMPARE(resets.size(), 0);
    QCOMPARE(changed.size(), 2);
    QCOMPARE(model.indexOf(6).data(RunStepsModel::ResultRole).toString(), u"590.0"_s);
    run.steps.removeLast(); // another plan
    model.setRun(run);
    QCOMPARE(resets.size(), 1);
}

void ResultModelsTest::eventsComeNewestFirst()
{
    RunEventsModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    RunEvent first;
    first.order = 1;
    first.text = u"8 clients connected"_s;
    first.at = -30;
    RunEvent second = first;
    second.text = u"3 deadlocks, retried"_s;
    second.severity = RunEvent::Severity::Warning;
    second.at = 160;
    RunEvent other = first;
    other.order = 2;
    model.setEvents({first}, 1);
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    model.setEvents({first, second, other}, 1);
    QCOMPARE(resets.size(), 0);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(cell(model, 0, RunEventsModel::Text), u"3 deadlocks, retried"_s);
    QCOMPARE(cell(model, 0, RunEventsModel::Time), u"2:40"_s);
    QCOMPARE(cell(model, 1, RunEventsModel::Time), u"\u22120:30"_s);
    QCOMPARE(model.index(0, 1).data(RunEventsModel::StateIconRole).toString(), u"state-warning"_s);
    model.setEvents({first, second, other}, 0);
    QCOMPARE(model.rowCount(), 3);
}

void ResultModelsTest::numbersHaveThePublishedShape()
{
    const ComparisonSet set({madeUpOltpRun()});
    CompareTableModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setCase(set, set.cases().at(1), {});
    QStringList labels;
    for (int row = 0; row < model.rowCount(); ++row) {
        labels.append(cell(model, row, 0));
    }
    QCOMPARE(
        labels,
        (QStringList{u"Native, run 1"_s, u"Native, run 2"_s, u"Native, run 3"_s, u"Native, run 4"_s,
                     u"Native, mean of 4"_s, u"Published port, run 1"_s, u"Published port, run 2"_s,
                     u"Published port, run 3"_s, u"Published port, run 4"_s, u"Published port, mean of 4"_s,
                     u"Change of the means"_s, u"95 % interval of the change, geometric means, %"_s}));
    int rates = -1;
    for (int column = 0; column < model.columnCount(); ++column) {
        if (model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString() == u"Transactions/s") {
            rates = column;
        }
    }
    QVERIFY(rates > 0);
    QCOMPARE(cell(model, 0, rates), u"632.78"_s);
    QCOMPARE(cell(model, 4, rates), u"647.53"_s); // of 647.525, as it was published
    QCOMPARE(cell(model, 9, rates), u"581.25"_s);
    QCOMPARE(cell(model, 10, rates), u"\u221210.2\u202F%"_s); // of the means; the sentence says 10.3
    QCOMPARE(cell(model, 11, rates), u"\u221217.0 … \u22123.0"_s);
    QCOMPARE(model.index(0, 0).data(CompareTableModel::SlotRole).toInt(), 1);
    QVERIFY(!model.index(1, 0).data(CompareTableModel::SlotRole).isValid());
    QCOMPARE(model.intervalLabelSpan(), rates);
    // Redis has no queries apart from its requests.
    const ComparisonSet redis({madeUpRedisRun()});
    model.setCase(redis, redis.cases().first(), {publishedPort().id});
    QCOMPARE(model.rowCount(), 4 + 4 + 2);
    QCOMPARE(model.headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(), u"Requests/s"_s);

    // What came back empty has a column where there is any.
    const auto emptyColumn = [&model] {
        for (int column = 0; column < model.columnCount(); ++column) {
            if (model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString() == u"Came back empty")
                return column;
        }
        return -1;
    };
    QCOMPARE(emptyColumn(), -1);
    RunRecord emptied = madeUpRedisRun();
    emptied.steps.first().totals.empties = 77;
    const ComparisonSet some({emptied});
    model.setCase(some, some.cases().first(), {publishedPort().id});
    QVERIFY(emptyColumn() > 0);
    QCOMPARE(cell(model, 0, emptyColumn()), u"77"_s);
}

void ResultModelsTest::numbersOfFailedRunsAreNone()
{
    RunRecord run = madeUpOltpRun();
    for (StepRecord &step : run.steps) {
        if (step.environmentId == publishedPort().id && step.repetition != 2) {
            step.status = StepStatus::Failed;
            step.reason = u"killed"_s;
        }
    }
    const ComparisonSet set({run});
    CompareTableModel model;
    model.setCase(set, set.cases().at(1), {});
    QCOMPARE(cell(model, 5, 0), u"Published port, run 1: failed"_s);
    QCOMPARE(model.index(5, 0).data(CompareTableModel::ReasonRole).toString(), u"killed"_s);
    for (int column = 1; column < model.columnCount(); ++column) {
        QVERIFY(cell(model, 5, column).isEmpty());
        QVERIFY(!model.index(5, column).data(Qt::EditRole).isValid());
    }
    QCOMPARE(cell(model, 9, 0), u"Published port, mean of 1"_s);
    QCOMPARE(cell(model, 9, 3), u"589.62"_s); // the one that finished, alone
    QCOMPARE(model.kindOf(model.rowCount() - 1),
             CompareTableModel::RowKind::Change); // no interval of one run
}

void ResultModelsTest::copiedNumbersAreExact()
{
    const ComparisonSet set({madeUpOltpRun()});
    CompareTableModel model;
    model.setCase(set, set.cases().at(1), {});
    QString text;
    for (const QLocale::Language language : {QLocale::English, QLocale::German, QLocale::Chinese}) {
        QLocale::setDefault(QLocale(language));
        const QString now = model.toText({4, 10, 11}, {0, 3});
        QVERIFY(text.isEmpty() || now == text);
        text = now;
    }
    const QStringList lines = text.split(u'\n');
    QCOMPARE(lines.at(0), u"Environment, run\tTransactions/s"_s);
    QVERIFY2(std::abs(lines.at(1).section(u'\t', 1).toDouble() - 647.525) < 0.01, qPrintable(lines.at(1)));
    QVERIFY(lines.at(2).section(u'\t', 1).size() > 10); // not rounded to what is shown
    QVERIFY(std::abs(lines.at(2).section(u'\t', 1).toDouble() + 10.2359) < 0.01);
    QVERIFY(lines.at(3).section(u'\t', 1).startsWith(u"-17.0"_s));
}

void ResultModelsTest::chartTableIsSound()
{
    const ComparisonSet set({madeUpRedisRun()});
    ComparisonBars bars;
    bars.setData(barChartData(set, set.cases().first(), Metric::OperationsPerSecond));
    ChartTableModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setTable(bars.table());
    QCOMPARE(model.rowCount(), 6);
    QCOMPARE(cell(model, 2, 1), u"Published port"_s);
    QCOMPARE(model.index(2, 3).data(Qt::TextAlignmentRole).toInt(), int(Qt::AlignRight | Qt::AlignVCenter));
    QVERIFY(model.index(2, 3).data(Qt::EditRole).toDouble() > 43000);
}

void ResultModelsTest::runsSideBySide()
{
    RunRecord first = madeUpRedisRun();
    first.id = 1;
    RunRecord second = madeUpRedisRun();
    second.id = 2;
    second.key = u"second"_s;
    second.started = first.started.addDays(1);
    for (StepRecord &step : second.steps) {
        step.workloadId = u"another-id"_s; // another profile: the cases are known by what they do
    }
    const ComparisonSet set({first, second});
    QCOMPARE(set.sides().size(), 6);
    QCOMPARE(set.cases().size(), 2);
    QSet<int> looks;
    QSet<QString> names;
    for (const CompareSide &side : set.sides()) {
        looks.insert(side.slot);
        names.insert(side.name);
        QVERIFY(side.name.contains(runDateText(side.runStarted)));
    }
    QCOMPARE(looks.size(), 6);
    QCOMPARE(names.size(), 6);
    QCOMPARE(set.baseline(), u"1:env-1"_s);
    const Comparison *across = set.comparison(set.cases().first(), Metric::OperationsPerSecond, u"2:env-2"_s);
    QVERIFY(across);
    QVERIFY(*across->change < -0.5);
    QCOMPARE(across->values.size(), std::size_t(3));
}

void ResultModelsTest::baselineCanBeChosen()
{
    ComparisonSet set({madeUpRedisRun()});
    set.setBaseline(publishedPort().id);
    const Comparison *turned =
        set.comparison(set.cases().first(), Metric::OperationsPerSecond, nativeEnvironment().id);
    QVERIFY(turned);
    QVERIFY(*turned->change > 1);
    QCOMPARE(set.sidesOf(set.cases().first()).first().id, publishedPort().id);
    set.setBaseline(u"nobody"_s);
    QCOMPARE(set.baseline(), publishedPort().id);
}

void ResultModelsTest::blocksAreOverriddenAndWithdrawn()
{
    RunRecord run = madeUpRedisRun();
    for (StepRecord &step : run.steps) {
        if (step.environmentId == publishedPort().id) {
            step.facts[u"server.version"_s] = u"6.0.16"_s;
            step.facts[u"limits.nofile"_s] = u"1048576"_s;
        }
    }
    const ComparisonSet set({run});
    const CompareCase &which = set.cases().first();
    const Comparison *blocked = set.comparison(which, Metric::OperationsPerSecond, publishedPort().id);
    QVERIFY(blocked);
    QCOMPARE(blocked->verdict, Verdict::Blocked);
    QCOMPARE(set.blockTitles(), QStringList{u"Published port: Different server versions"_s});
    const FairnessReport report = set.fairness(which, publishedPort().id);
    QVERIFY(!report.same.contains(u"server version"_s));
    QVERIFY(report.same.contains(u"server program, C library and allocator"_s));
    const auto found = std::ranges::find(report.findings, u"limits.nofile"_s, &Finding::key);
    QVERIFY(found != report.findings.end());
    QCOMPARE(found->rows.first().environment, u"1048576"_s);

    const auto given = set.overrides(u"the newer one is not packaged yet"_s);
    QCOMPARE(given.keys(), QList<qint64>{run.id});
    run.fairnessOverride = given.value(run.id);
    QVERIFY(run.fairnessOverride);
    QCOMPARE(run.fairnessOverride->keys, QStringList{u"env-2/server.version"_s});
    const ComparisonSet shown({run});
    const Comparison *compared = shown.comparison(which, Metric::OperationsPerSecond, publishedPort().id);
    QCOMPARE(compared->verdict, Verdict::Lower);
    QVERIFY(compared->findings.first().overridden);
    const auto withdrawn = shown.overrides({});
    QVERIFY(withdrawn.contains(run.id) && !withdrawn.value(run.id));
}

/// Two runs are held against each other like two sides of one, with the machine of each.
void ResultModelsTest::blocksBetweenRunsAreKeptWithTheComparedOne()
{
    const RunRecord first = madeUpRedisRun();
    RunRecord second = madeUpRedisRun();
    second.id = first.id + 1;
    second.machine[u"host.name"_s] = u"db2"_s;
    second.fairnessOverride = {u"its own"_s, second.started, {u"env-2/cgroup.cpu"_s}};
    const ComparisonSet set({first, second});
    const QString other = u"%1:env-1"_s.arg(second.id);
    const Comparison *blocked = set.comparison(set.cases().first(), Metric::OperationsPerSecond, other);
    QVERIFY(blocked);
    QCOMPARE(blocked->verdict, Verdict::Blocked);
    QCOMPARE(blocked->findings.first().key, u"host.machine"_s);
    const auto given = set.overrides(u"both are the same model"_s);
    QCOMPARE(given.keys(), QList<qint64>{second.id});
    RunRecord kept = second;
    kept.fairnessOverride = given.value(second.id);
    QVERIFY(kept.fairnessOverride->keys.contains(u"env-2/cgroup.cpu"_s));
    QVERIFY(kept.fairnessOverride->keys.contains(other + u"/host.machine"_s));
    const ComparisonSet shown({first, kept});
    QVERIFY(shown.comparison(set.cases().first(), Metric::OperationsPerSecond, other)->verdict
            != Verdict::Blocked);
    const auto withdrawn = shown.overrides({}).value(second.id);
    QVERIFY(withdrawn);
    QCOMPARE(withdrawn->keys, QStringList{u"env-2/cgroup.cpu"_s});
}

QTEST_MAIN(ResultModelsTest)
#include "tst_resultmodels.moc"
