// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/results/resultsdatabase.h"
#include "core/results/resultstore.h"
#include "core/results/runwriting.h"
#include "tests/results/recordsamples.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Tare;
using namespace Qt::StringLiterals;

class TestResultStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void wholeRunComesBack();
    void dumpComesBack();
    void importedRunComesBack();
    void withoutIntervals();
    void listIsNewestFirst();
    void editing();
    void overrideIsKeptUntilTakenBack();
    void whatIsNotNeededIsGoneAtTheEnd();
    void removingTakesEverythingAlong();
    void missingRun();
    void liveRunStaysRunning();
    void runOfAnotherHostStaysRunning();
    void goneProgramsRunIsIncomplete_data();
    void goneProgramsRunIsIncomplete();
    void defaultPathFollowsTheEnvironment();

private:
    std::unique_ptr<ResultStore> open() const
    {
        auto store = ResultStore::open(m_path);
        return store ? std::move(*store) : nullptr;
    }
    std::unique_ptr<RunWriting> writing() const
    {
        auto database = ResultsDatabase::open(m_path);
        return database ? std::make_unique<RunWriting>(std::move(*database)) : nullptr;
    }
    qint64 writeFinishedRun(const QString &key) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

void TestResultStore::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"results.tare.sqlite"_s);
}

qint64 TestResultStore::writeFinishedRun(const QString &key) const
{
    auto file = writing();
    RunRecord run = sampleRun(key);
    if (!file || !file->insertRun(run))
        return 0;
    for (StepRecord &step : run.steps) {
        for (int i = 0; i < 3; ++i) {
            if (!file->addInterval(step.order, sampleInterval(i)))
                return 0;
        }
        step = finishedStep(step, step.order == 2 ? StepStatus::Failed : StepStatus::Done);
    }
    run.status = RunStatus::Failed;
    run.finished = run.started.addSecs(300);
    return file->finishRun(run) ? run.id : 0;
}

void TestResultStore::wholeRunComesBack()
{
    const qint64 id = writeFinishedRun(u"aaaa0001"_s);
    QCOMPARE(id, 1);
    const auto store = open();
    QVERIFY(store != nullptr);
    const Result<RunRecord> run = store->run(id);
    QVERIFY(run.has_value());
    const RunRecord expected = sampleRun(u"aaaa0001"_s);
    QCOMPARE(run->id, id);
    QCOMPARE(run->key, expected.key);
    QCOMPARE(run->profileName, expected.profileName);
    QCOMPARE(run->profile, expected.profile);
    QCOMPARE(run->note, expected.note);
    QCOMPARE(run->status, RunStatus::Failed);
    QCOMPARE(run->started, expected.started);
    QCOMPARE(run->finished, expected.started.addSecs(300));
    QCOMPARE(run->tareVersion, expected.tareVersion);
    QCOMPARE(run->baselineId, expected.baselineId);
    QCOMPARE(run->machine, expected.machine);
    QCOMPARE(run->steps.size(), 3);
    for (int i = 0; i < 3; ++i) {
        const StepRecord &step = run->steps.at(i);
        const StepRecord wanted =
            finishedStep(expected.steps.at(i), i == 1 ? StepStatus::Failed : StepStatus::Done);
        QVERIFY(step.id > 0);
        QCOMPARE(step.order, i + 1);
        QCOMPARE(step.environmentId, wanted.environmentId);
        QCOMPARE(step.environmentName, wanted.environmentName);
        QCOMPARE(step.environmentSlot, wanted.environmentSlot);
        QCOMPARE(step.workloadId, wanted.workloadId);
        QCOMPARE(step.caseKey, wanted.caseKey);
        QCOMPARE(step.workload, wanted.workload);
        QCOMPARE(step.repetition, wanted.repetition);
        QCOMPARE(step.status, wanted.status);
        QCOMPARE(step.reason, wanted.reason);
        QCOMPARE(step.reasonDetail, wanted.reasonDetail);
        QCOMPARE(step.started, wanted.started);
        QCOMPARE(step.finished, wanted.finished);
        QCOMPARE(step.seconds, wanted.seconds);
        QCOMPARE(step.totals, wanted.totals);
        QCOMPARE(step.answered, wanted.answered);
        QCOMPARE(step.serverCounted, wanted.serverCounted);
        QVERIFY(step.histogram == wanted.histogram);
        QVERIFY(step.latencyParts == wanted.latencyParts);
        QVERIFY(step.targets == wanted.targets);
        QCOMPARE(step.targets.size(), 2);
        QCOMPARE(step.latencyParts.size(), 2);
        QCOMPARE(step.errors, wanted.errors);
        QCOMPARE(step.clientCpu, wanted.clientCpu);
        QCOMPARE(step.serverCpu, wanted.serverCpu);
        QCOMPARE(step.proxyCpu, wanted.proxyCpu);
        QCOMPARE(step.facts, wanted.facts);
        QCOMPARE(step.host, wanted.host);
        QCOMPARE(step.hostSamples, wanted.hostSamples);
        QCOMPARE(step.intervals.size(), 3);
        for (int n = 0; n < 3; ++n)
            QVERIFY(step.intervals.at(n) == sampleInterval(n));
    }
}

/// Every figure of a dump comes back, and what was not measured stays unknown.
void TestResultStore::dumpComesBack()
{
    const auto store = open();
    QVERIFY(store != nullptr);
    DumpResult dump;
    dump.tool = u"mydumper"_s;
    dump.version = u"mydumper 0.10.0 (package 0.10.1-1)"_s;
    dump.compressor = u"zlib in mydumper"_s;
    dump.tables = 1;
    dump.rows = 2;
    dump.dataBytes = 3;
    dump.files = 4;
    dump.fileBytes = 5;
    dump.diskBytes = 6;
    dump.checksumsCompared = true;
    dump.dump = {1.0 / 3.0, 2.5, 3.5, 4.5, 5.5, 6, 7, 8, 9, 10, 11, 12, 1.25, 13};
    dump.restore = ToolUsage();
    dump.restore->wallSeconds = 218.339;
    dump.restore->systemSeconds = 0.0;
    dump.restore->bytesRead = 0;
    RunRecord run = sampleRun(u"dddd0001"_s, 2);
    run.status = RunStatus::Done;
    run.steps.first().status = StepStatus::Done;
    run.steps.first().dump = dump;
    const Result<qint64> id = store->addRun(run, {});
    QVERIFY2(id, id ? "" : qPrintable(id.error().sentence));
    const Result<RunRecord> read = store->run(*id);
    QVERIFY(read);
    QVERIFY(read->steps.first().dump == dump);
    QVERIFY(!read->steps.first().rate());
    QVERIFY(!read->steps.last().dump);
}

/// What another program's report states comes back to the last digit, and what it does not state stays
/// unknown.
void TestResultStore::importedRunComesBack()
{
    const auto store = open();
    QVERIFY(store != nullptr);
    RunRecord run = sampleRun(u"bbbb0001"_s, 2);
    run.status = RunStatus::Done;
    for (StepRecord &step : run.steps) {
        step.status = StepStatus::Done;
        step.stated = StatedFigures();
        step.stated->counters = {u"operations"_s};
        step.totals.operations = 41;
    }
    StepRecord &step = run.steps.first();
    step.stated->operationsPerSecond = 632.78;
    step.stated->latency.p95 = 20.01;
    IntervalSample interval = sampleInterval(1);
    interval.latency = LatencySummary();
    interval.latency->p99 = 1.0 / 3.0;
    step.intervals = {interval};
    RunEvent event;
    event.text = u"It is imported."_s;
    event.order = 1;
    const Result<qint64> id = store->addRun(run, {event});
    QVERIFY2(id, id ? "" : qPrintable(id.error().sentence));

    const Result<RunRecord> read = store->run(*id);
    QVERIFY(read);
    QCOMPARE(read->status, RunStatus::Done);
    QVERIFY(read->finished.isValid());
    QCOMPARE(read->steps.size(), 2);
    const StepRecord &first = read->steps.first();
    QVERIFY(first.stated == step.stated);
    QCOMPARE(*first.rate(), 632.78);
    QVERIFY(!first.queryRate());
    QCOMPARE(*first.latency()->p95, 20.01);
    QVERIFY(!first.latency()->avg);
    QCOMPARE(*first.counted(&LoadCounters::operations), 41);
    QVERIFY(!first.counted(&LoadCounters::errors));
    QCOMPARE(first.intervals, step.intervals);
    QVERIFY(!read->steps.last().rate());
    QVERIFY(!read->steps.last().latency());
    QCOMPARE(store->events(*id)->value(0).text, event.text);
    QVERIFY(store->removeRun(*id));
}

void TestResultStore::withoutIntervals()
{
    const qint64 id = writeFinishedRun(u"aaaa0002"_s);
    const auto store = open();
    const Result<RunRecord> run = store->run(id, false);
    QVERIFY(run.has_value());
    QCOMPARE(run->steps.size(), 3);
    for (const StepRecord &step : run->steps) {
        QVERIFY(step.intervals.isEmpty());
        QCOMPARE(step.histogram.count(), 100u);
    }
}

void TestResultStore::listIsNewestFirst()
{
    const qint64 first = writeFinishedRun(u"aaaa0003"_s);
    const qint64 second = writeFinishedRun(u"aaaa0004"_s);
    const auto store = open();
    const Result<QList<RunSummary>> runs = store->runs();
    QVERIFY(runs.has_value());
    QCOMPARE(runs->size(), 2);
    QCOMPARE(runs->at(0).run.id, second);
    QCOMPARE(runs->at(1).run.id, first);
    QCOMPARE(runs->at(0).stepsDone, 2);
    QCOMPARE(runs->at(0).stepsTotal, 3);
    QCOMPARE(runs->at(0).run.steps.size(), 3);
    QCOMPARE(runs->at(0).run.steps.at(1).status, StepStatus::Failed);
    QVERIFY(runs->at(0).run.steps.at(0).rate().has_value());
}

void TestResultStore::editing()
{
    const qint64 id = writeFinishedRun(u"aaaa0005"_s);
    const auto store = open();
    QVERIFY(store->renameRun(id, u"<i>新</i> \"name\""_s).has_value());
    QVERIFY(store->setNote(id, QString()).has_value());
    const Result<RunRecord> run = store->run(id);
    QCOMPARE(run->profileName, u"<i>新</i> \"name\""_s);
    QVERIFY(run->note.isEmpty());
}

void TestResultStore::overrideIsKeptUntilTakenBack()
{
    const qint64 id = writeFinishedRun(u"aaaa0015"_s);
    const auto store = open();
    QVERIFY(!store->run(id)->fairnessOverride);
    const FairnessOverride given{u"two \"versions\", 故意"_s,
                                 QDateTime(QDate(2025, 3, 1), QTime(4, 5, 6, 789), Qt::UTC),
                                 {u"env-2/server.version"_s, u"env-2/tls"_s}};
    QVERIFY(store->setFairnessOverride(id, given).has_value());
    QCOMPARE(store->run(id)->fairnessOverride, given);
    QCOMPARE(store->runs()->first().run.fairnessOverride, given);
    QVERIFY(store->setFairnessOverride(id, std::nullopt).has_value());
    QVERIFY(!store->run(id)->fairnessOverride);
    QVERIFY(!store->setFairnessOverride(id + 100, given).has_value());
    QVERIFY(store->setFairnessOverride(id, given).has_value());
    QVERIFY(store->removeRun(id).has_value());
    QVERIFY(store->runs()->isEmpty());
}

void TestResultStore::whatIsNotNeededIsGoneAtTheEnd()
{
    const auto writer = writing();
    RunRecord run = sampleRun(u"aaaa0016"_s);
    QVERIFY(writer->insertRun(run).has_value());
    StepRecord unneeded = run.steps.at(2);
    unneeded.status = StepStatus::NotNeeded;
    QVERIFY(writer->finishStep(unneeded).has_value());
    QCOMPARE(open()->runs()->first().stepsTotal, 2);
    QCOMPARE(open()->run(run.id)->steps.size(), 3);
    run.steps.removeLast();
    run.status = RunStatus::Done;
    run.blocking = QStringList{u"env-2/server.version"_s};
    QVERIFY(writer->finishRun(run).has_value());
    QCOMPARE(open()->run(run.id)->steps.size(), 2);
    QCOMPARE(open()->run(run.id)->blocking, run.blocking);
}

void TestResultStore::removingTakesEverythingAlong()
{
    const qint64 id = writeFinishedRun(u"aaaa0006"_s);
    const qint64 other = writeFinishedRun(u"aaaa0007"_s);
    {
        const auto store = open();
        QVERIFY(store->removeRun(other).has_value());
        QCOMPARE(store->runs()->size(), 1);
        QVERIFY(store->run(id).has_value());
    }
    {
        auto database = ResultsDatabase::open(m_path);
        QVERIFY(database.has_value());
        for (const auto &[table, rows] :
             {std::pair(u"step"_s, 3), std::pair(u"interval_sample"_s, 9), std::pair(u"step_error"_s, 6)}) {
            auto query = (*database)->execute(u"SELECT count(*) FROM "_s + table);
            QVERIFY(query && query->next());
            QCOMPARE(query->value(0).toInt(), rows);
        }
    }
    // An id is never given out again: a link to a deleted run must not show another.
    QVERIFY(writeFinishedRun(u"aaaa0008"_s) > other);
}

void TestResultStore::missingRun()
{
    const auto store = open();
    QCOMPARE(store->run(77).error().code, ErrorCode::InvalidArgument);
    QVERIFY(store->run(77).error().sentence.contains(u"77"_s));
    QVERIFY(!store->removeRun(77).has_value());
    QVERIFY(!store->setNote(77, u"x"_s).has_value());
    QVERIFY(!store->renameRun(77, u"x"_s).has_value());
    QVERIFY(store->events(77)->isEmpty());
}

void TestResultStore::liveRunStaysRunning()
{
    auto file = writing();
    RunRecord run = sampleRun(u"aaaa0009"_s);
    QVERIFY(file->insertRun(run).has_value());
    StepRecord step = run.steps.first();
    step.status = StepStatus::Running;
    QVERIFY(file->startStep(step).has_value());
    {
        const auto store = open();
        QCOMPARE(store->run(run.id)->status, RunStatus::Running);
        QCOMPARE(store->run(run.id)->steps.first().status, StepStatus::Running);
        QCOMPARE(store->removeRun(run.id).error().code, ErrorCode::Busy);
    }
    // The writer goes without an end of the run: from now on it is incomplete.
    file.reset();
    const auto store = open();
    QCOMPARE(store->run(run.id)->status, RunStatus::Incomplete);
    QCOMPARE(store->run(run.id)->steps.first().status, StepStatus::Failed);
    QVERIFY(!store->run(run.id)->steps.first().reason.isEmpty());
    QCOMPARE(store->run(run.id)->steps.last().status, StepStatus::Planned);
    QVERIFY(store->removeRun(run.id).has_value());
}

void TestResultStore::runOfAnotherHostStaysRunning()
{
    auto file = writing();
    RunRecord run = sampleRun(u"aaaa0010"_s);
    QVERIFY(file->insertRun(run).has_value());
    auto database = ResultsDatabase::open(m_path);
    QVERIFY((*database)->execute(u"UPDATE run SET owner_host = 'elsewhere.example'"_s).has_value());
    const auto store = open();
    QCOMPARE(store->run(run.id)->status, RunStatus::Running);
}

void TestResultStore::goneProgramsRunIsIncomplete_data()
{
    QTest::addColumn<QString>("change");
    QTest::newRow("another boot") << u"owner_boot = 'before'"_s;
    QTest::newRow("process number used again") << u"owner_start = owner_start - 1"_s;
    QTest::newRow("no such process") << u"owner_pid = 4194305"_s;
}

void TestResultStore::goneProgramsRunIsIncomplete()
{
    QFETCH(QString, change);
    auto file = writing();
    RunRecord run = sampleRun(u"aaaa0011"_s);
    QVERIFY(file->insertRun(run).has_value());
    StepRecord step = run.steps.first();
    step.status = StepStatus::Running;
    QVERIFY(file->startStep(step).has_value());
    for (int i = 0; i < 3; ++i)
        QVERIFY(file->addInterval(1, sampleInterval(i)).has_value());
    auto database = ResultsDatabase::open(m_path);
    QVERIFY((*database)->execute(u"UPDATE run SET "_s + change).has_value());

    const auto store = open();
    const Result<RunRecord> found = store->run(run.id);
    QCOMPARE(found->status, RunStatus::Incomplete);
    const StepRecord &interrupted = found->steps.first();
    QCOMPARE(interrupted.status, StepStatus::Failed);
    QCOMPARE(interrupted.intervals.size(), 3);
    // Totals of the measured intervals; the warm-up is none.
    LoadCounters totals = sampleInterval(1).counters;
    totals += sampleInterval(2).counters;
    QCOMPARE(interrupted.totals, totals);
    QCOMPARE(interrupted.seconds, sampleInterval(1).length + sampleInterval(2).length);
    QVERIFY(!interrupted.rate().has_value());
    QCOMPARE(found->steps.at(1).status, StepStatus::Planned);
}

void TestResultStore::defaultPathFollowsTheEnvironment()
{
    qputenv("TARE_RESULTS", "/somewhere/else.sqlite");
    QCOMPARE(ResultStore::defaultPath(), u"/somewhere/else.sqlite"_s);
    qunsetenv("TARE_RESULTS");
    qputenv("XDG_DATA_HOME", "/data/home");
    QCOMPARE(ResultStore::defaultPath(), u"/data/home/tare/results.tare.sqlite"_s);
    qunsetenv("XDG_DATA_HOME");
}

QTEST_GUILESS_MAIN(TestResultStore)
#include "tst_resultstore.moc"
