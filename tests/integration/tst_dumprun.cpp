// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/dump/dumpplace.h"
#include "core/environment/leftovers.h"
#include "tests/integration/runbench.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace Tare;
using namespace Tare::Test;

namespace {

WorkloadSpec dumpLoad()
{
    DumpWorkload dump;
    dump.compressions = {DumpCompression::None, DumpCompression::Gzip};
    dump.threads = {2, 4};
    dump.restore = DumpRestore::Uncompressed;
    dump.tables = 4;
    dump.tableSize = 2000;
    return {u"load-dump"_s, u"Dump"_s, dump};
}

QString toolProblem()
{
    return QStandardPaths::findExecutable(u"mydumper"_s).isEmpty() ? u"mydumper is not installed"_s
                                                                   : QString();
}

} // namespace

/// Sweeps of dumps through a whole run: natively and in a container, from the same files.
class TestDumpRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        TARE_NEED(findServer(ServerKind::MySql).isEmpty() ? u"no mariadbd on this machine"_s : QString());
        TARE_NEED(toolProblem());
    }

    void nativeAgainstContainer_data()
    {
        QTest::addColumn<QString>("engine");
        QTest::newRow("docker") << u"docker"_s;
        QTest::newRow("podman") << u"podman"_s;
    }

    void nativeAgainstContainer()
    {
        QFETCH(QString, engine);
        TARE_NEED(engineProblem(engine));
        const ContainerEngine which =
            engine == u"docker"_s ? ContainerEngine::Docker : ContainerEngine::Podman;
        RunBench bench;
        TestProfile profile =
            profileOf({nativeMariaDb(u"a"_s, u"Native"_s),
                       containerMariaDb(u"b"_s, u"Container"_s, which, NetworkPath::PublishedPort)},
                      {dumpLoad()});
        profile.plan.order = RunOrder::Shuffled;
        const auto run = bench.run(profile);
        QVERIFY2(run, run ? "" : qPrintable(run.error().sentence + run.error().detail));
        QCOMPARE(run->steps.size(), 8);
        QSet<QString> keys;
        QSet<QString> identities;
        for (const StepRecord &step : run->steps) {
            QVERIFY2(step.status == StepStatus::Done,
                     qPrintable(step.environmentName + u": "_s + step.reason + step.reasonDetail));
            keys.insert(step.caseKey);
            QVERIFY(step.dump);
            QCOMPARE(step.dump->rows, std::optional<qint64>(8000)); // the mark of the data set is not theirs
            QCOMPARE(step.dump->dump.rows, step.dump->rows);
            identities.insert(step.dump->identity());
            const bool restored = step.caseKey.contains(u":none:"_s);
            QCOMPARE(step.dump->restore.has_value(), restored);
            if (restored)
                QCOMPARE(step.dump->checksumsCompared, std::optional(true));
            QVERIFY(step.dump->dump.serverCpuSeconds);
            QVERIFY(!step.rate());
            qint64 rows = 0;
            for (const IntervalSample &sample : bench.recorder.intervals.value(step.order))
                rows += sample.counters.operations;
            QCOMPARE(rows, step.totals.operations);
            QVERIFY(!bench.recorder.dumps.value(step.order).isEmpty());
            QVERIFY(!step.serverCounted);
            QCOMPARE(step.facts.value(u"dump.cache"_s), u"warm"_s);
        }
        QCOMPARE(keys.size(), 4);
        QCOMPARE(identities.size(), 2); // plain and with gzip
        QCOMPARE(run->steps[0].facts.value(u"data.bytes"_s), run->steps[1].facts.value(u"data.bytes"_s));
        QCOMPARE(bench.recorder.commands.filter(u"myloader"_s).size(), 4);
        QCOMPARE(bench.recorder.disorder, QStringList());
        QCOMPARE(bench.leftBehind(), QStringList());
    }

    void coldServersAreFresh()
    {
        WorkloadSpec load = dumpLoad();
        auto &dump = std::get<DumpWorkload>(load.what);
        dump.cache = DumpCache::Cold;
        dump.threads = {2};
        dump.compressions = {DumpCompression::None};
        RunBench bench;
        const auto run = bench.run(profileOf({nativeMariaDb(u"a"_s, u"Native"_s)}, {load}));
        QVERIFY2(run, run ? "" : qPrintable(run.error().sentence + run.error().detail));
        const StepRecord &step = run->steps.first();
        QVERIFY2(step.status == StepStatus::Done, qPrintable(step.reason + step.reasonDetail));
        const QString expected = ::geteuid() == 0 ? u"cold"_s : u"cold files"_s;
        QCOMPARE(step.facts.value(u"dump.cache"_s), expected);
        QCOMPARE(bench.recorder.hasEvent(u"Only root"_s), ::geteuid() != 0);
        QVERIFY(!bench.recorder.hasEvent(u"buffer pool"_s));
    }

    void aKilledServerIsTheReason()
    {
        RunBench bench;
        WorkloadSpec load = dumpLoad();
        std::get<DumpWorkload>(load.what).tableSize = 50000;
        std::get<DumpWorkload>(load.what).threads = {2};
        std::get<DumpWorkload>(load.what).compressions = {DumpCompression::None};
        bench.recorder.onPhase = [&bench](int, StepPhase phase) {
            if (phase == StepPhase::Measuring) {
                for (const qint64 pid : bench.serverProcesses())
                    ::kill(static_cast<pid_t>(pid), SIGKILL);
            }
        };
        const auto run = bench.run(profileOf({nativeMariaDb(u"a"_s, u"Native"_s)}, {load}));
        QVERIFY2(run, run ? "" : qPrintable(run.error().sentence + run.error().detail));
        const StepRecord &step = run->steps.first();
        QVERIFY(step.status == StepStatus::Failed);
        QVERIFY2(step.reason.contains(u"ended while it was under load"_s), qPrintable(step.reason));
        QCOMPARE(bench.leftBehind(), QStringList());
    }

    void stoppingEndsTheTools()
    {
        RunBench bench;
        QTemporaryDir place;
        WorkloadSpec load = dumpLoad();
        std::get<DumpWorkload>(load.what).tableSize = 50000;
        std::get<DumpWorkload>(load.what).directory = place.path();
        bench.recorder.onPhase = [&bench](int, StepPhase phase) {
            if (phase == StepPhase::Measuring)
                bench.stopNow();
        };
        const auto run = bench.run(profileOf({nativeMariaDb(u"a"_s, u"Native"_s)}, {load}));
        QVERIFY2(run, run ? "" : qPrintable(run.error().sentence + run.error().detail));
        QVERIFY(run->steps.first().status == StepStatus::Stopped);
        QVERIFY(QDir(place.path()).isEmpty());
        QCOMPARE(bench.leftBehind(), QStringList());
    }

    void dumpsElsewhereAreFoundAfterACrash()
    {
        QTemporaryDir run;
        QTemporaryDir elsewhere;
        QDir(run.path()).mkdir(u"step-1"_s);
        QDir(run.path()).mkdir(u"step-2"_s);
        const QString step = run.filePath(u"step-1"_s);
        const QString ours = elsewhere.filePath(dumpDirectoryName(u"3f2a91c4-1"_s));
        QVERIFY(QDir().mkdir(ours));
        QVERIFY(noteDumpElsewhere(step, ours));
        QCOMPARE(dumpsLeftBy(run.path(), u"3f2a91c4"_s), QStringList{ours});
        QCOMPARE(dumpsLeftBy(run.path(), u"00000000"_s), QStringList()); // another run's
        QVERIFY(noteDumpElsewhere(run.filePath(u"step-2"_s), elsewhere.path()));
        QCOMPARE(dumpsLeftBy(run.path(), u"3f2a91c4"_s), QStringList{ours}); // not made by Tare
        QVERIFY(QDir(ours).removeRecursively());
        QCOMPARE(dumpsLeftBy(run.path(), u"3f2a91c4"_s), QStringList());
    }
};

QTEST_GUILESS_MAIN(TestDumpRun)
#include "tst_dumprun.moc"
