// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/windowfixture.h"

#include "core/model/presets.h"
#include "ui/machinestatus.h"
#include "ui/resultsaccess.h"
#include "ui/runsession.h"

#include <QAction>
#include <QLabel>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTableView>

#include <algorithm>

using namespace Tare;
using namespace Qt::StringLiterals;

#define TARE_NEED_HERE(reason)                                                                               \
    do {                                                                                                     \
        const QString tareReason = reason;                                                                   \
        if (!tareReason.isEmpty()) {                                                                         \
            if (qEnvironmentVariableIsSet("TARE_REQUIRE_ALL"))                                               \
                QFAIL(qPrintable(tareReason));                                                               \
            QSKIP(qPrintable(tareReason));                                                                   \
        }                                                                                                    \
    } while (false)

/// Sweeps of dumps, and topologies, from the window's plan to its answer, on real servers.
class TestWalkRuns final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSweepNamesTheBestNumberOfThreads();
    void topologiesAreEnvironments_data();
    void topologiesAreEnvironments();

private:
    static constexpr int count = 3;

    static QString missing(const QStringList &programs)
    {
        for (const QString &program : programs) {
            if (QStandardPaths::findExecutable(program, {u"/usr/bin"_s, u"/usr/sbin"_s}).isEmpty())
                return program + u" is not installed"_s;
        }
        return {};
    }
    /// As far as the machine has an engine; looks at it first.
    static QString missingEngine(const WindowFixture &f)
    {
        f.window->begin();
        if (!QTest::qWaitFor([&f] { return f.window->machine().isKnown(); }, 60000))
            return u"the machine was not looked at"_s;
        return f.window->machine().hasEngine() ? QString() : u"no container engine runs containers here"_s;
    }
    /// Runs the window's document, which ends on Compare.
    static void runToEnd(const WindowFixture &f)
    {
        // started by root, the server runs under an account that has to get to its files
        QVERIFY(QFile::setPermissions(
            f.folder.path(), QFile::permissions(f.folder.path()) | QFile::ExeGroup | QFile::ExeOther));
        QSignalSpy finished(&f.window->session(), &RunSession::finished);
        QSignalSpy refused(&f.window->session(), &RunSession::refused);
        f.find<QAction>("actionRun")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(finished.count() + refused.count() > 0, 300000);
        QVERIFY2(refused.isEmpty(),
                 qPrintable(refused.isEmpty() ? QString() : refused.first().first().value<Error>().sentence));
        QStringList reasons;
        for (const StepRecord &step : f.window->session().run().steps)
            reasons << step.reason << step.reasonDetail;
        QVERIFY2(f.window->session().run().status == RunStatus::Done, qPrintable(reasons.join(u'\n')));
        QCOMPARE(f.window->currentPage(), MainWindow::Compare);
    }
};

void TestWalkRuns::aSweepNamesTheBestNumberOfThreads()
{
    TARE_NEED_HERE(missing({u"mariadbd"_s, u"mydumper"_s, u"myloader"_s}));
    WindowFixture f;
    TARE_NEED_HERE(missingEngine(f));
    const Result<TestProfile> preset = loadPreset(u"dump-quick"_s); // natively and in a container
    QVERIFY(preset);
    TestProfile profile = *preset;
    auto &dump = std::get<DumpWorkload>(profile.workloads.first().what);
    dump.tables = 4;
    dump.tableSize = 2000;
    dump.threads = {2, 4};
    profile.plan.repetitions = 1;
    f.document().newProfile(profile);
    runToEnd(f);
    if (QTest::currentTestFailed())
        return;
    const RunRecord &run = f.window->session().run();
    QCOMPARE(run.steps.size(), 8); // two environments, two compressions, two numbers of threads
    for (const StepRecord &step : run.steps) {
        QVERIFY(step.dump);
        QCOMPARE(step.dump->restore.has_value(), step.caseKey.contains(u":none:"_s));
        if (step.dump->restore)
            QCOMPARE(step.dump->checksumsCompared, std::optional(true));
    }
    const QString sentence = f.find<QLabel>("verdictSentence")->accessibleName();
    QVERIFY2(sentence.contains(u"threads are fastest"_s) || sentence.contains(u"fastest with"_s),
             qPrintable(sentence));
    const QString caveat = f.find<QLabel>("verdictCaveat")->text();
    QVERIFY2(caveat.contains(u"no spread known"_s), qPrintable(caveat));
    QVERIFY(f.find<QWidget>("sweepChart")->isVisible());
    QCOMPARE(f.find<QTableView>("sweepTable")->model()->rowCount(), 4);
    f.picture(u"sweep"_s);
}

void TestWalkRuns::topologiesAreEnvironments_data()
{
    QTest::addColumn<bool>("mysql");
    QTest::addColumn<bool>("container");
    QTest::newRow("Redis, native") << false << false;
    QTest::newRow("Redis, containers") << false << true;
    QTest::newRow("MariaDB, native") << true << false;
    QTest::newRow("MariaDB, containers") << true << true;
}

void TestWalkRuns::topologiesAreEnvironments()
{
    QFETCH(bool, mysql);
    QFETCH(bool, container);
    TARE_NEED_HERE(missing({mysql ? u"mariadbd"_s : u"redis-server"_s}));
    WindowFixture f;
    if (container)
        TARE_NEED_HERE(missingEngine(f));
    const Result<TestProfile> preset = loadPreset(u"published-topologies"_s);
    QVERIFY(preset);
    TestProfile profile = *preset;
    for (EnvironmentSpec &environment : profile.environments) {
        environment.server = mysql ? ServerKind::MySql : ServerKind::Redis;
        environment.topology.instances = std::min(environment.topology.instances, count);
        environment.topology.schemas = std::min(environment.topology.schemas, count);
        environment.topology.memoryMib = 192;
        if (container)
            environment.how = ContainerServer();
    }
    if (mysql) {
        auto &oltp = std::get<OltpWorkload>(profile.workloads.first().what);
        oltp.tables = 2;
        oltp.tableSize = 1000;
        oltp.threads = {2};
        oltp.timing = {0, 0, 1, 60};
    } else {
        RedisWorkload redis;
        redis.tests = {RedisTest::Get};
        redis.clients = {4};
        redis.timing = {0, 0, 1, 4000};
        profile.workloads.first().what = redis;
    }
    profile.plan.repetitions = 1;
    f.document().newProfile(profile);
    runToEnd(f);
    if (QTest::currentTestFailed())
        return;
    const RunRecord &run = f.window->session().run();
    QCOMPARE(run.steps.size(), 2);
    for (const StepRecord &step : run.steps) {
        QCOMPARE(step.targets.size(), count);
        LoadCounters sum;
        for (const TargetRecord &target : step.targets)
            sum += target.totals;
        QCOMPARE(sum.operations, count * (mysql ? 60 : 4000));
        QVERIFY(sum == step.totals);
        QVERIFY(step.serverCounted);
        QCOMPARE(*step.serverCounted, step.answered.queries);
    }
    f.window->goTo(MainWindow::Results); // the new run is its current row
    // each target, their total, the smallest and the largest
    QCOMPARE(f.find<QTableView>("targetTable")->model()->rowCount(), count + 3);
    const QString fairness = f.find<QLabel>("targetFairness")->text();
    QVERIFY2(fairness.contains(u"Jain"_s), qPrintable(fairness));
    f.picture(u"topologies-%1"_s.arg(QLatin1StringView(QTest::currentDataTag())));
}

QTEST_MAIN(TestWalkRuns)
#include "tst_walkruns.moc"
