// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/windowfixture.h"

#include "ui/environmentchecks.h"
#include "ui/models/environmentlistmodel.h"
#include "ui/models/itemroles.h"
#include "ui/models/planmatrixmodel.h"
#include "ui/models/sentstatements.h"
#include "ui/models/workloadlistmodel.h"
#include "ui/models/workloadwords.h"

#include <QAbstractItemModelTester>
#include <QPersistentModelIndex>
#include <QSignalSpy>
#include <QUndoStack>

using namespace Tare;

class TestUiModels final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsFollowTheDocument();
    void rowsMoveWithTheirSelection();
    void matrixTicksThePlan();
    void matrixKnowsWhatFits();
    void baselineIsOne();
    void countsAreRead_data();
    void countsAreRead();
    void sysbenchCommandByVersion();
    void commandsQuoteThePath();
    void transactionIsTwentyStatements();
    void namesThatBeginAlikeAreShortened();
    void commandsBreakAtBlanks();
};

void TestUiModels::listsFollowTheDocument()
{
    MachineContext context;
    ProfileDocument document;
    EnvironmentChecks checks(context);
    EnvironmentListModel environments(document, checks);
    WorkloadListModel workloads(document);
    PlanMatrixModel matrix(document, checks);
    const QAbstractItemModelTester one(&environments, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QAbstractItemModelTester two(&workloads, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QAbstractItemModelTester three(&matrix, QAbstractItemModelTester::FailureReportingMode::QtTest);

    document.newProfile(smallProfile());
    QCOMPARE(environments.rowCount(), 2);
    QCOMPARE(workloads.rowCount(), 1);
    QCOMPARE(matrix.rowCount(), 2);
    QCOMPARE(matrix.columnCount(), 3);
    document.addEnvironment(smallProfile().environments.first());
    document.addWorkload(smallProfile().workloads.first());
    QCOMPARE(environments.rowCount(), 3);
    QCOMPARE(matrix.columnCount(), 4);
    document.removeEnvironment(QStringLiteral("env-1"));
    document.removeWorkload(QStringLiteral("load-1"));
    QCOMPARE(environments.rowCount(), 2);
    QCOMPARE(matrix.columnCount(), 3);
    document.newProfile({});
    QCOMPARE(environments.rowCount(), 0);
    QCOMPARE(workloads.rowCount(), 0);
    QCOMPARE(matrix.rowCount(), 0);
    QCOMPARE(environments.index(0).data(SlotRole), QVariant());
}

void TestUiModels::rowsMoveWithTheirSelection()
{
    MachineContext context;
    ProfileDocument document;
    document.newProfile(smallProfile());
    EnvironmentChecks checks(context);
    EnvironmentListModel model(document, checks);
    const QPersistentModelIndex native(model.index(0));
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    document.moveEnvironment(0, 1);
    QCOMPARE(native.row(), 1);
    QCOMPARE(native.data(IdRole).toString(), QStringLiteral("env-1"));
    document.removeEnvironment(QStringLiteral("env-2"));
    QCOMPARE(native.row(), 0);
    QCOMPARE(reset.count(), 0);
}

void TestUiModels::matrixTicksThePlan()
{
    MachineContext context;
    ProfileDocument document;
    document.newProfile(smallProfile());
    EnvironmentChecks checks(context);
    PlanMatrixModel model(document, checks);
    const QModelIndex cell = model.index(1, PlanMatrixModel::FirstWorkloadColumn);
    QCOMPARE(cell.data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Checked));
    QVERIFY(model.setData(cell, Qt::Unchecked, Qt::CheckStateRole));
    QCOMPARE(document.profile().plan.excluded.size(), 1);
    QCOMPARE(cell.data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Unchecked));
    document.undoStack()->undo();
    QVERIFY(document.profile().plan.excluded.isEmpty());
}

void TestUiModels::matrixKnowsWhatFits()
{
    MachineContext context;
    ProfileDocument document;
    TestProfile profile = smallProfile();
    profile.environments[1].server = ServerKind::MySql;
    document.newProfile(profile);
    EnvironmentChecks checks(context);
    PlanMatrixModel model(document, checks);
    const QModelIndex cell = model.index(1, PlanMatrixModel::FirstWorkloadColumn);
    QVERIFY(!cell.data(Qt::CheckStateRole).isValid());
    QVERIFY(!model.setData(cell, Qt::Checked, Qt::CheckStateRole));
    QVERIFY(!model.flags(cell).testFlag(Qt::ItemIsEnabled));
}

void TestUiModels::baselineIsOne()
{
    MachineContext context;
    ProfileDocument document;
    document.newProfile(smallProfile());
    EnvironmentChecks checks(context);
    PlanMatrixModel model(document, checks);
    QVERIFY(model.index(0, 0).data(PlanMatrixModel::BaselineRole).toBool());
    model.makeBaseline(1);
    QVERIFY(!model.index(0, 0).data(PlanMatrixModel::BaselineRole).toBool());
    QVERIFY(model.index(1, 0).data(PlanMatrixModel::BaselineRole).toBool());
    QCOMPARE(document.profile().plan.baseline, QStringLiteral("env-2"));
}

void TestUiModels::countsAreRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QList<int>>("counts");
    QTest::addColumn<QString>("wrong");
    QTest::newRow("one") << QStringLiteral("8") << QList<int>{8} << QString();
    QTest::newRow("list") << QStringLiteral(" 4, 8 ,16") << QList<int>{4, 8, 16} << QString();
    QTest::newRow("Chinese commas") << QString::fromUtf8("4，8、16") << QList<int>{4, 8, 16} << QString();
    QTest::newRow("word") << QStringLiteral("4, 8, x16") << QList<int>{} << QStringLiteral("x16");
    QTest::newRow("zero") << QStringLiteral("0") << QList<int>{} << QStringLiteral("0");
    QTest::newRow("fraction") << QStringLiteral("1.5") << QList<int>{} << QStringLiteral("1.5");
    QTest::newRow("empty") << QString() << QList<int>{} << QString();
    QTest::newRow("trailing comma") << QStringLiteral("4,") << QList<int>{} << QString();
}

void TestUiModels::countsAreRead()
{
    QFETCH(QString, text);
    QFETCH(QList<int>, counts);
    QFETCH(QString, wrong);
    QString found;
    const std::optional<QList<int>> read = parseCounts(text, &found);
    QCOMPARE(read.has_value(), !counts.isEmpty());
    if (read)
        QCOMPARE(*read, counts);
    else
        QCOMPARE(found, wrong);
}

void TestUiModels::sysbenchCommandByVersion()
{
    WorkloadSpec workload;
    OltpWorkload oltp;
    oltp.threads = {4, 8};
    oltp.timing.warmup = 30;
    oltp.timing.duration = 300;
    workload.what = oltp;
    const QString old = equivalentCommand(workload, OtherTool::Sysbench10, {});
    QCOMPARE(old.count(QLatin1Char('\n')), 1);
    QVERIFY(old.contains(QStringLiteral("--threads=4")) && old.contains(QStringLiteral("--threads=8")));
    QVERIFY(old.contains(QStringLiteral("--time=330")));
    QVERIFY(old.contains(QStringLiteral("--report-checkpoints=30")));
    QVERIFY(!old.contains(QStringLiteral("--warmup-time")));
    const QString newer = equivalentCommand(workload, OtherTool::Sysbench11, {});
    QVERIFY(newer.contains(QStringLiteral("--time=300"))
            && newer.contains(QStringLiteral("--warmup-time=30")));
    QVERIFY(!old.contains(QStringLiteral("password")) && !newer.contains(QStringLiteral("password")));
}

void TestUiModels::commandsQuoteThePath()
{
    WorkloadSpec workload;
    workload.what = RedisWorkload{};
    QCOMPARE(equivalentCommand(workload, OtherTool::TareCli, QStringLiteral("/tmp/it's mine.tare")),
             QStringLiteral("tare-cli run '/tmp/it'\\''s mine.tare'"));
    const QString redis = equivalentCommand(workload, OtherTool::RedisBenchmark, {});
    QVERIFY2(redis.contains(QStringLiteral("-t set,get -c 50")), qPrintable(redis));
}

void TestUiModels::transactionIsTwentyStatements()
{
    WorkloadSpec workload;
    workload.what = OltpWorkload{};
    int all = 0;
    int reads = 0;
    for (const SentStatement &statement : sentStatements(workload)) {
        all += statement.count;
        reads += statement.kind == SentStatement::Kind::Read ? statement.count : 0;
    }
    QCOMPARE(all, 20);
    QCOMPARE(reads, 14);
    std::get<OltpWorkload>(workload.what).skipTransactions = true;
    all = 0;
    for (const SentStatement &statement : sentStatements(workload))
        all += statement.count;
    QCOMPARE(all, 18);
}

void TestUiModels::namesThatBeginAlikeAreShortened()
{
    QList<EnvironmentSpec> environments(4);
    const QStringList names{QStringLiteral("Native"), QStringLiteral("Docker · host network"),
                            QStringLiteral("Docker · published port"), QStringLiteral("Alone, so whole")};
    for (int i = 0; i < 4; ++i) {
        environments[i].id = QString::number(i);
        environments[i].name = names.at(i);
    }
    const QStringList expected{QStringLiteral("Native"), QStringLiteral("Host network"),
                               QStringLiteral("Published port"), QStringLiteral("Alone, so whole")};
    QCOMPARE(shortEnvironmentNames(environments).values(), expected);
    environments[0].name = QStringLiteral("Host network");
    QCOMPARE(shortEnvironmentNames(environments).value(QStringLiteral("1")),
             QStringLiteral("Docker · host network"));
}

void TestUiModels::commandsBreakAtBlanks()
{
    QCOMPARE(wrapCommand(QStringLiteral("aaa --bbb=1 --ccc\nshort"), 11),
             QStringLiteral("aaa --bbb=1\n  --ccc\nshort"));
}

QTEST_MAIN(TestUiModels)
#include "tst_uimodels.moc"
