// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/planexpander.h"
#include "core/results/resultstore.h"
#include "core/results/resultwriter.h"
#include "tests/integration/runbench.h"

#include <QTest>

#include <csignal>

using namespace Qt::StringLiterals;
using namespace Tare;
using namespace Tare::Test;

/// A run that was broken off, stored, and gone on with against real servers.
class TestResumedRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        TARE_NEED(findServer(ServerKind::Redis).isEmpty() ? u"no redis-server on this machine"_s : QString());
    }

    void aStoppedRunIsGoneOnWith()
    {
        QTemporaryDir directory;
        const QString path = directory.filePath(u"results.sqlite"_s);
        TestProfile profile = profileOf({nativeRedis(u"a"_s, u"First"_s), nativeRedis(u"b"_s, u"Second"_s)},
                                        {redisLoad({RedisTest::Set}, 1, 0)}, 2);
        profile.plan.order = RunOrder::Shuffled;
        profile.plan.seed = 11;
        {
            RunBench bench;
            ResultWriter writer;
            QVERIFY(writer.open(path));
            bench.recorder.next = &writer;
            bench.recorder.onPhase = [&bench](int order, StepPhase phase) {
                if (order == 2 && phase == StepPhase::Measuring)
                    bench.stopNow();
            };
            const auto run = bench.run(profile);
            QVERIFY(run);
            QCOMPARE(run->status, RunStatus::Stopped);
            writer.flush();
        }
        const RunRecord before = stored(path);
        QCOMPARE(before.steps[0].status, StepStatus::Done);
        QCOMPARE(before.steps[1].status, StepStatus::Stopped);

        RunBench bench;
        ResultWriter writer;
        QVERIFY(writer.open(path));
        bench.recorder.next = &writer;
        const auto run = bench.resume(before);
        QVERIFY2(run, run ? "" : qPrintable(run.error().sentence));
        QCOMPARE(run->status, RunStatus::Done);
        QCOMPARE(run->id, before.id);
        QVERIFY(run->key != before.key); // what it starts now is told from what may be left of then
        QCOMPARE(bench.recorder.disorder, QStringList());
        QVERIFY(bench.recorder.hasEvent(u"Resumed"_s));
        QCOMPARE(bench.recorder.steps.size(), 3);
        writer.flush();

        const RunRecord after = stored(path);
        QCOMPARE(after.id, before.id);
        QCOMPARE(after.key, run->key);
        QCOMPARE(after.status, RunStatus::Done);
        QCOMPARE(after.started, before.started);
        QVERIFY(after.finished > before.finished);
        QVERIFY(after.machine.contains(u"run.resumed"_s));
        verifyUntouched(before.steps[0], after.steps[0]);
        // The sides are those that the seed says, in the order it says.
        const QList<PlannedStep> planned = expandPlan(profile);
        for (qsizetype i = 0; i < planned.size(); ++i) {
            const StepRecord &step = after.steps[i];
            QCOMPARE(step.environmentId, planned[i].environment.id);
            QCOMPARE(step.status, StepStatus::Done);
            QVERIFY(step.reason.isEmpty());
            QCOMPARE(step.serverCounted, std::optional<qint64>(step.answered.queries));
            QVERIFY(i == 0 || step.started > before.finished);
            // Nothing of an earlier attempt is among its intervals.
            qint64 operations = 0;
            for (const IntervalSample &sample : step.intervals)
                operations += sample.warmup ? 0 : sample.counters.operations;
            QCOMPARE(operations, step.totals.operations);
        }
        QCOMPARE(bench.leftBehind(), QStringList());

        // Nothing is missing now.
        RunBench again;
        const auto refused = again.resume(after);
        QVERIFY(!refused);
        QVERIFY(again.recorder.begun.key.isEmpty());
    }

    void aFailedStepIsRunAgain()
    {
        QTemporaryDir directory;
        const QString path = directory.filePath(u"results.sqlite"_s);
        {
            RunBench bench;
            ResultWriter writer;
            QVERIFY(writer.open(path));
            bench.recorder.next = &writer;
            bench.recorder.onInterval = [&bench](int order, const IntervalSample &sample) {
                if (order == 1 && sample.index == 0) {
                    for (const qint64 pid : bench.serverProcesses())
                        ::kill(static_cast<pid_t>(pid), SIGKILL);
                }
            };
            QVERIFY(
                bench.run(profileOf({nativeRedis(u"a"_s, u"A"_s)}, {redisLoad({RedisTest::Set}, 3, 0)}, 2)));
            writer.flush();
        }
        const RunRecord before = stored(path);
        QCOMPARE(before.status, RunStatus::Failed);
        QCOMPARE(before.steps[0].status, StepStatus::Failed);
        QVERIFY(before.steps[0].totals.errors > 0 || !before.steps[0].reason.isEmpty());
        QCOMPARE(before.steps[1].status, StepStatus::Done);

        RunBench bench;
        ResultWriter writer;
        QVERIFY(writer.open(path));
        bench.recorder.next = &writer;
        QVERIFY(bench.resume(before));
        writer.flush();
        const RunRecord after = stored(path);
        QCOMPARE(after.status, RunStatus::Done);
        QVERIFY(after.steps[0].reason.isEmpty());
        QVERIFY(after.steps[0].errors.isEmpty());
        verifyUntouched(before.steps[1], after.steps[1]);
    }

    void aStopOfTheRestKeepsWhatIsThere()
    {
        QTemporaryDir directory;
        const QString path = directory.filePath(u"results.sqlite"_s);
        const TestProfile profile =
            profileOf({nativeRedis(u"a"_s, u"A"_s)}, {redisLoad({RedisTest::Set}, 2, 0)}, 3);
        const auto stopIn = [](RunBench &bench, int step) {
            bench.recorder.onInterval = [&bench, step](int order, const IntervalSample &) {
                if (order == step)
                    bench.stopNow();
            };
        };
        {
            RunBench bench;
            ResultWriter writer;
            QVERIFY(writer.open(path));
            bench.recorder.next = &writer;
            stopIn(bench, 2);
            QVERIFY(bench.run(profile));
            writer.flush();
        }
        const RunRecord before = stored(path);
        {
            RunBench bench;
            ResultWriter writer;
            QVERIFY(writer.open(path));
            bench.recorder.next = &writer;
            bench.recorder.onPhase = [&bench](int, StepPhase phase) {
                if (phase == StepPhase::Starting)
                    bench.stopNow();
            };
            const auto run = bench.resume(before);
            QVERIFY(run);
            QCOMPARE(run->status, RunStatus::Stopped);
            writer.flush();
        }
        const RunRecord after = stored(path);
        QCOMPARE(after.status, RunStatus::Stopped);
        verifyUntouched(before.steps[0], after.steps[0]);
        QCOMPARE(after.steps[1].status, StepStatus::Stopped);
        QVERIFY(after.steps[1].intervals.isEmpty()); // its second attempt measured nothing
        QCOMPARE(after.steps[2].status, StepStatus::Planned);
    }

    void twoCannotGoOnWithOneRun()
    {
        QTemporaryDir directory;
        const QString path = directory.filePath(u"results.sqlite"_s);
        {
            RunBench bench;
            ResultWriter writer;
            QVERIFY(writer.open(path));
            bench.recorder.next = &writer;
            bench.recorder.onPhase = [&bench](int, StepPhase phase) {
                if (phase == StepPhase::Measuring)
                    bench.stopNow();
            };
            QVERIFY(
                bench.run(profileOf({nativeRedis(u"a"_s, u"A"_s)}, {redisLoad({RedisTest::Set}, 9, 0)}, 1)));
            writer.flush();
        }
        RunRecord run = stored(path);
        run.key = u"11111111"_s;
        ResultWriter first;
        QVERIFY(first.open(path));
        first.runStarted(run);
        first.flush();
        QCOMPARE(stored(path).status, RunStatus::Running);
        ResultWriter second;
        QVERIFY(second.open(path));
        QString words;
        connect(&second, &ResultWriter::failed, this,
                [&words](const Error &error) { words = error.sentence; });
        run.key = u"22222222"_s;
        second.runStarted(run);
        second.flush();
        QVERIFY2(words.contains(u"somebody else"_s), qPrintable(words));
        QCOMPARE(stored(path).key, u"11111111"_s);
    }

private:
    static RunRecord stored(const QString &path)
    {
        const auto store = ResultStore::open(path);
        if (!store)
            return {};
        const auto runs = (*store)->runs();
        if (!runs || runs->size() != 1)
            return {};
        return (*store)->run(runs->first().run.id).value_or(RunRecord());
    }

    static void verifyUntouched(const StepRecord &before, const StepRecord &after)
    {
        QCOMPARE(after.id, before.id);
        QCOMPARE(after.status, before.status);
        QCOMPARE(after.started, before.started);
        QCOMPARE(after.finished, before.finished);
        QCOMPARE(after.totals, before.totals);
        QCOMPARE(after.answered, before.answered);
        QCOMPARE(after.serverCounted, before.serverCounted);
        QCOMPARE(after.facts, before.facts);
        QVERIFY(after.histogram == before.histogram);
        QVERIFY(after.intervals == before.intervals);
    }
};

QTEST_GUILESS_MAIN(TestResumedRun)
#include "tst_resumedrun.moc"
