// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/oltp/oltpload.h"
#include "core/engine/oltp/oltppreflight.h"
#include "core/engine/oltp/oltpstatement.h"
#include "core/model/sysbenchcommand.h"

#include <QTest>

using namespace Tare;

class TestOltpStatement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void preparedTexts_data();
    void preparedTexts();
    void textsHoldTheValues();
    void plansAreSysbenchs_data();
    void plansAreSysbenchs();
    void plansFollowTheCounts();
    void bulkTextHoldsConsecutiveRows();
    void preparedStatementArithmetic();
    void commandLineOfSysbench();
};

void TestOltpStatement::preparedTexts_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("sql");
    const auto row = [](StatementKind kind, const char *sql) {
        QTest::newRow(sql) << static_cast<int>(kind) << QString::fromLatin1(sql);
    };
    row(StatementKind::PointSelect, "SELECT c FROM sbtest3 WHERE id=?");
    row(StatementKind::SimpleRange, "SELECT c FROM sbtest3 WHERE id BETWEEN ? AND ?");
    row(StatementKind::SumRange, "SELECT SUM(k) FROM sbtest3 WHERE id BETWEEN ? AND ?");
    row(StatementKind::OrderRange, "SELECT c FROM sbtest3 WHERE id BETWEEN ? AND ? ORDER BY c");
    row(StatementKind::DistinctRange, "SELECT DISTINCT c FROM sbtest3 WHERE id BETWEEN ? AND ? ORDER BY c");
    row(StatementKind::IndexUpdate, "UPDATE sbtest3 SET k=k+1 WHERE id=?");
    row(StatementKind::NonIndexUpdate, "UPDATE sbtest3 SET c=? WHERE id=?");
    row(StatementKind::Delete, "DELETE FROM sbtest3 WHERE id=?");
    row(StatementKind::Insert, "INSERT INTO sbtest3 (id, k, c, pad) VALUES (?, ?, ?, ?)");
    row(StatementKind::RandomPoints, "SELECT id, k, c, pad FROM sbtest3 WHERE k IN (?, ?, ?)");
    row(StatementKind::RandomRanges,
        "SELECT count(k) FROM sbtest3 WHERE k BETWEEN ? AND ? OR k BETWEEN ? AND ?");
}

void TestOltpStatement::preparedTexts()
{
    QFETCH(int, kind);
    QFETCH(QString, sql);
    OltpStatementCounts counts;
    counts.randomPoints = 3;
    counts.numberOfRanges = 2;
    const StatementText text(static_cast<StatementKind>(kind), counts);
    QCOMPARE(QString::fromStdString(text.prepared(3)), sql);
    QCOMPARE(qsizetype(text.slots().size()), sql.count(u'?'));
}

void TestOltpStatement::textsHoldTheValues()
{
    StatementValues values;
    values.id = 10;
    values.other = 109;
    values.text.fill('7');
    values.pad.fill('8');
    const std::string c(rowTextLength, '7');
    values.keys = {4, 9, 20, 25};
    OltpStatementCounts counts;
    counts.numberOfRanges = 2;
    const StatementTexts texts(counts);
    std::string sql = "left over";
    const auto writeText = [&](StatementKind kind, int table, const StatementValues &with, std::string &to) {
        texts.of(kind).write(table, with, to);
    };
    writeText(StatementKind::RandomRanges, 1, values, sql);
    QCOMPARE(sql, std::string("SELECT count(k) FROM sbtest1 WHERE k BETWEEN 4 AND 9 OR k BETWEEN 20 AND 25"));
    writeText(StatementKind::SumRange, 12, values, sql);
    QCOMPARE(sql, std::string("SELECT SUM(k) FROM sbtest12 WHERE id BETWEEN 10 AND 109"));
    writeText(StatementKind::NonIndexUpdate, 1, values, sql);
    QCOMPARE(sql, "UPDATE sbtest1 SET c='" + c + "' WHERE id=10");
    writeText(StatementKind::Insert, 1, values, sql);
    QCOMPARE(sql,
             "INSERT INTO sbtest1 (id, k, c, pad) VALUES (10, 109, '" + c + "', '"
                 + std::string(rowPadLength, '8') + "')");
}

void TestOltpStatement::plansAreSysbenchs_data()
{
    QTest::addColumn<int>("mix");
    QTest::addColumn<bool>("skip");
    QTest::addColumn<int>("reads");
    QTest::addColumn<int>("writes");
    QTest::addColumn<bool>("transaction");
    QTest::newRow("read_write") << int(OltpMix::ReadWrite) << false << 14 << 4 << true;
    QTest::newRow("read_write skip_trx") << int(OltpMix::ReadWrite) << true << 14 << 4 << false;
    QTest::newRow("read_only") << int(OltpMix::ReadOnly) << false << 14 << 0 << true;
    QTest::newRow("read_only skip_trx") << int(OltpMix::ReadOnly) << true << 14 << 0 << false;
    QTest::newRow("write_only") << int(OltpMix::WriteOnly) << false << 0 << 4 << true;
    QTest::newRow("write_only skip_trx") << int(OltpMix::WriteOnly) << true << 0 << 4 << false;
    QTest::newRow("point_select") << int(OltpMix::PointSelect) << false << 1 << 0 << false;
    QTest::newRow("update_index") << int(OltpMix::UpdateIndex) << false << 0 << 1 << false;
    QTest::newRow("update_non_index") << int(OltpMix::UpdateNonIndex) << false << 0 << 1 << false;
    QTest::newRow("insert") << int(OltpMix::Insert) << false << 0 << 1 << false;
    QTest::newRow("delete") << int(OltpMix::Delete) << false << 0 << 1 << false;
    QTest::newRow("random_points") << int(OltpMix::RandomPoints) << false << 1 << 0 << false;
    QTest::newRow("random_ranges") << int(OltpMix::RandomRanges) << false << 1 << 0 << false;
    QTest::newRow("bulk_insert") << int(OltpMix::BulkInsert) << false << 0 << 1 << false;
}

void TestOltpStatement::plansAreSysbenchs()
{
    QFETCH(int, mix);
    QFETCH(bool, skip);
    OltpWorkload workload;
    workload.mix = static_cast<OltpMix>(mix);
    workload.skipTransactions = skip;
    const TransactionPlan plan = transactionPlan(workload);
    int reads = 0;
    int writes = 0;
    for (const StatementGroup &group : plan.groups) {
        (statementInfo(group.kind).reads ? reads : writes) += group.count;
        writes += group.withInsert ? group.count : 0;
    }
    QTEST(reads, "reads");
    QTEST(writes, "writes");
    QTEST(plan.explicitTransaction, "transaction");
    QCOMPARE(plan.writes(), writes > 0);
}

void TestOltpStatement::plansFollowTheCounts()
{
    OltpWorkload workload;
    workload.counts = {2, 0, 3, 0, 0, 50, 4, 0, 5};
    const std::vector<StatementGroup> expected{{StatementKind::PointSelect, 2},
                                               {StatementKind::SumRange, 3},
                                               {StatementKind::IndexUpdate, 4},
                                               {StatementKind::Delete, 5, true}};
    QCOMPARE(transactionPlan(workload).groups, expected);
    workload.mix = OltpMix::PointSelect; // always one
    QCOMPARE(transactionPlan(workload).groups.front().count, 1);
    workload.mix = OltpMix::UpdateIndex;
    QCOMPARE(transactionPlan(workload).groups.front().count, 4);
}

void TestOltpStatement::bulkTextHoldsConsecutiveRows()
{
    std::string sql;
    const std::int64_t next = BulkText::write(3, 8, 1000, sql);
    QVERIFY(sql.starts_with("INSERT INTO sbbulk3 VALUES (8,8),(9,9),(10,10),"));
    QVERIFY(sql.ends_with("(" + std::to_string(next - 1) + "," + std::to_string(next - 1) + ")"));
    QVERIFY(sql.size() <= 1000 && sql.size() > 900);
    QCOMPARE(BulkText::write(3, INT64_MAX - 5, 10, sql), INT64_MAX - 4); // one at least
}

void TestOltpStatement::preparedStatementArithmetic()
{
    OltpWorkload workload;
    workload.tables = 10;
    workload.threads = {100};
    const auto needed = [&](OltpMix mix) {
        workload.mix = mix;
        return preparedStatementsNeeded(workload, transactionPlan(workload));
    };
    QCOMPARE(needed(OltpMix::ReadWrite), 9 * 10 * 100);
    QCOMPARE(needed(OltpMix::ReadOnly), 5 * 10 * 100);
    QCOMPARE(needed(OltpMix::PointSelect), 10 * 100);
    QCOMPARE(needed(OltpMix::WriteOnly), 4 * 10 * 100);
    QCOMPARE(needed(OltpMix::RandomPoints), 100); // one table
    QCOMPARE(needed(OltpMix::Insert), 0);         // always text
    workload.preparedStatements = false;
    QCOMPARE(needed(OltpMix::ReadWrite), 0);
}

void TestOltpStatement::commandLineOfSysbench()
{
    OltpWorkload workload;
    workload.tables = 4;
    workload.tableSize = 1000;
    workload.threads = {16};
    workload.skipTransactions = true;
    workload.preparedStatements = false;
    workload.timing = {5, 60, 10, 0};
    Endpoint endpoint;
    endpoint.address = QStringLiteral("127.0.0.1");
    endpoint.port = 3307;
    endpoint.user = QStringLiteral("u");
    endpoint.password = QStringLiteral("hidden-word");
    const QStringList command = sysbenchCommand(workload, endpoint);
    QCOMPARE(command.join(u' '),
             QStringLiteral("sysbench oltp_read_write --tables=4 --table-size=1000 --threads=16 --time=60 "
                            "--report-interval=10 --rand-type=uniform --rand-seed=1 --db-ps-mode=disable "
                            "--skip-trx=on --mysql-host=127.0.0.1 --mysql-port=3307 --mysql-user=u "
                            "--mysql-db=tare_oltp run"));
    // what differs from sysbench's defaults, and nothing of another mix
    workload = {};
    workload.mix = OltpMix::WriteOnly;
    workload.distribution = RowDistribution::Pareto;
    workload.paretoShape = 0.3;
    workload.counts.indexUpdates = 3;
    workload.counts.pointSelects = 7;
    workload.table = {false, true, false, QStringLiteral("MyISAM")};
    workload.rate = 250;
    workload.reconnectEvery = 5;
    workload.timing = {0, 0, 1, 1000};
    endpoint.tls = TlsMode::VerifyCa;
    endpoint.tlsCaFile = QStringLiteral("/etc/ca.pem");
    QCOMPARE(
        sysbenchCommand(workload, endpoint).join(u' '),
        QStringLiteral("sysbench oltp_write_only --tables=1 --table-size=10000 --auto-inc=off --secondary=on "
                       "--create-secondary=off --mysql-storage-engine=MyISAM --index-updates=3 --threads=8 "
                       "--time=0 --events=1000 --rate=250 --report-interval=1 --rand-type=pareto "
                       "--rand-pareto-h=0.3 --rand-seed=1 --reconnect=5 --mysql-host=127.0.0.1 "
                       "--mysql-port=3307 --mysql-user=u --mysql-db=tare_oltp --mysql-ssl=on "
                       "--mysql-ssl-ca=/etc/ca.pem run"));
    workload.mix = OltpMix::RandomRanges;
    workload.counts.delta = 9;
    QVERIFY(sysbenchCommand(workload, endpoint).contains(QStringLiteral("--delta=9")));
    workload = {};
    workload.counts = {10, 0, 0, 0, 0};
    QVERIFY(sysbenchCommand(workload, endpoint).contains(QStringLiteral("--range-selects=off")));
    endpoint.transport = Transport::UnixSocket;
    endpoint.socketPath = QStringLiteral("/run/s.sock");
    QVERIFY(sysbenchCommand(workload, endpoint).contains(QStringLiteral("--mysql-socket=/run/s.sock")));
    QVERIFY(!sysbenchCommand(workload, endpoint).join(u' ').contains(u"hidden-word"));
}

QTEST_GUILESS_MAIN(TestOltpStatement)
#include "tst_oltpstatement.moc"
