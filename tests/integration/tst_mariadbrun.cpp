// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/integration/runbench.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace Tare;
using namespace Tare::Test;

/// MariaDB natively and in a container, from the same files.
class TestMariaDbRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        TARE_NEED(findServer(ServerKind::MySql).isEmpty() ? u"no mariadbd on this machine"_s : QString());
    }

    void everyMixFromOneDataSet()
    {
        RunBench bench;
        WorkloadSpec readWrite = oltpLoad(OltpMix::ReadWrite);
        WorkloadSpec readOnly = oltpLoad(OltpMix::ReadOnly);
        WorkloadSpec points = oltpLoad(OltpMix::PointSelect);
        readOnly.id = u"load-2"_s;
        points.id = u"load-3"_s;
        const auto run =
            bench.run(profileOf({nativeMariaDb(u"a"_s, u"First"_s), nativeMariaDb(u"b"_s, u"Second"_s)},
                                {readWrite, readOnly, points}));
        QVERIFY2(run, run ? "" : qPrintable(run.error().sentence + run.error().detail));
        QCOMPARE(bench.recorder.disorder, QStringList());
        QCOMPARE(run->steps.size(), 6);
        QSet<QString> sizes;
        for (const StepRecord &step : run->steps) {
            QVERIFY2(step.status == StepStatus::Done,
                     qPrintable(step.caseKey + u": "_s + step.reason + step.reasonDetail));
            QVERIFY(step.totals.operations > 0);
            QVERIFY(step.totals.queries > 0);
            QVERIFY(step.serverCounted);
            QCOMPARE(*step.serverCounted, step.answered.queries);
            const QString source = step.facts.value(u"data.source"_s);
            QVERIFY2(source == u"copy"_s || source == u"reflink"_s, qPrintable(source));
            sizes << step.facts.value(u"data.bytes"_s) + u'/' + step.facts.value(u"data.files"_s);
        }
        QCOMPARE(sizes.size(), 1); // identical files
        QCOMPARE(bench.recorder.eventTexts().filter(u"every step starts from these files"_s).size(), 1);
        QCOMPARE(bench.recorder.phases.constFirst(), std::pair(0, StepPhase::Preparing));
        QCOMPARE(bench.leftBehind(), QStringList());
        QVERIFY2(bench.longestPause() < 200, qPrintable(QString::number(bench.longestPause())));
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
        const auto run =
            bench.run(profileOf({nativeMariaDb(u"a"_s, u"Native"_s),
                                 containerMariaDb(u"b"_s, u"Container"_s, which, NetworkPath::PublishedPort)},
                                {oltpLoad(OltpMix::ReadWrite)}));
        QVERIFY2(run, run ? "" : qPrintable(run.error().sentence + run.error().detail));
        for (const StepRecord &step : run->steps) {
            QVERIFY2(step.status == StepStatus::Done,
                     qPrintable(step.environmentName + u": "_s + step.reason + step.reasonDetail));
            QVERIFY(step.serverCounted);
            QCOMPARE(*step.serverCounted, step.answered.queries);
            QVERIFY(step.serverCpu && *step.serverCpu > 0);
        }
        QCOMPARE(run->steps[0].facts.value(u"data.bytes"_s), run->steps[1].facts.value(u"data.bytes"_s));
        QCOMPARE(run->steps[0].facts.value(u"server.sha256"_s),
                 run->steps[1].facts.value(u"server.sha256"_s));
        QCOMPARE(bench.recorder.eventTexts().filter(u"every step starts from these files"_s).size(), 1);
        QCOMPARE(bench.recorder.disorder, QStringList());
        QCOMPARE(bench.leftBehind(), QStringList());
    }

    void noRoomIsSaidBeforeAnythingStarts()
    {
        WorkloadSpec huge = oltpLoad(OltpMix::ReadWrite);
        std::get<OltpWorkload>(huge.what).tables = 1000;
        std::get<OltpWorkload>(huge.what).tableSize = 100'000'000;
        RunBench bench;
        const auto run = bench.run(profileOf({nativeMariaDb(u"a"_s, u"Native"_s)}, {huge}));
        QVERIFY(!run);
        QCOMPARE(run.error().code, ErrorCode::DiskFull);
        QVERIFY(bench.recorder.begun.key.isEmpty());
        QCOMPARE(bench.leftBehind(), QStringList());
    }
};

QTEST_GUILESS_MAIN(TestMariaDbRun)
#include "tst_mariadbrun.moc"
