// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/oltp/oltppreflight.h"
#include "tests/engine/oltp/oltptesting.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace Tare;
using namespace Tare::Test;

/// What is found about a server before anything is timed.
class TestOltpPreflight : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void settings_data();
    void settings();
    void usualServerIsFine();
    void rights_data();
    void rights();
    void realServer();
    void remediesHelp();
    void poorAccount();
    void unreachableServer();

private:
    static QStringList subjects(const QList<PreflightFinding> &findings)
    {
        QStringList names;
        for (const PreflightFinding &finding : findings)
            names += finding.subject;
        return names;
    }
    static ServerState usual()
    {
        ServerState server;
        for (const auto &[name, value] :
             {std::pair(u"innodb_flush_log_at_trx_commit"_s, u"1"_s), std::pair(u"log_bin"_s, u"OFF"_s),
              std::pair(u"innodb_doublewrite"_s, u"ON"_s), std::pair(u"read_only"_s, u"OFF"_s),
              std::pair(u"autocommit"_s, u"ON"_s), std::pair(u"sql_mode"_s, u"STRICT_TRANS_TABLES"_s),
              std::pair(u"innodb_buffer_pool_size"_s, u"134217728"_s),
              std::pair(u"table_open_cache"_s, u"2000"_s), std::pair(u"query_cache_type"_s, u"OFF"_s),
              std::pair(u"query_cache_size"_s, u"1048576"_s), std::pair(u"general_log"_s, u"OFF"_s),
              std::pair(u"slow_query_log"_s, u"OFF"_s), std::pair(u"long_query_time"_s, u"10.000000"_s),
              std::pair(u"tx_isolation"_s, u"REPEATABLE-READ"_s),
              std::pair(u"innodb_snapshot_isolation"_s, u"OFF"_s)})
            server.setVariable(name, value);
        return server;
    }

    MariaDbServer m_server;
};

void TestOltpPreflight::settings_data()
{
    QTest::addColumn<QString>("variable");
    QTest::addColumn<QString>("value");
    QTest::addColumn<int>("mix");
    QTest::addColumn<bool>("blocks");
    QTest::addColumn<bool>("remedy");
    const auto row = [](const char *variable, const char *value, OltpMix mix, bool blocks, bool remedy) {
        QTest::addRow("%s=%s", variable, value)
            << QString::fromLatin1(variable) << QString::fromLatin1(value) << int(mix) << blocks << remedy;
    };
    row("innodb_flush_log_at_trx_commit", "2", OltpMix::ReadWrite, false, true);
    row("innodb_doublewrite", "OFF", OltpMix::ReadWrite, false, false);
    row("read_only", "ON", OltpMix::ReadOnly, false, true);
    row("super_read_only", "1", OltpMix::ReadWrite, false, true);
    row("autocommit", "OFF", OltpMix::UpdateIndex, true, true);
    row("sql_mode", "ANSI,NO_AUTO_VALUE_ON_ZERO", OltpMix::Insert, true, false);
    row("innodb_buffer_pool_size", "1000000", OltpMix::ReadOnly, false, true);
    row("table_open_cache", "10", OltpMix::PointSelect, false, true);
    row("query_cache_type", "ON", OltpMix::PointSelect, false, true);
    row("general_log", "ON", OltpMix::ReadOnly, false, true);
    row("tx_isolation", "READ-COMMITTED", OltpMix::ReadWrite, false, true);
    row("transaction_isolation", "SERIALIZABLE", OltpMix::ReadWrite, false, true);
    row("innodb_snapshot_isolation", "ON", OltpMix::ReadWrite, false, false);
}

void TestOltpPreflight::settings()
{
    QFETCH(QString, variable);
    QFETCH(QString, value);
    QFETCH(int, mix);
    OltpWorkload workload;
    workload.mix = static_cast<OltpMix>(mix);
    workload.tables = 2;
    workload.threads = {8};
    ServerState server = usual();
    server.setVariable(variable, value);
    const auto findings = checkSettings(server, workload);
    QCOMPARE(subjects(findings), QStringList{variable});
    QTEST(findings.first().blocks, "blocks");
    QTEST(!findings.first().remedy.isEmpty(), "remedy");
    QVERIFY(findings.first().sentence.size() > 20);
}

void TestOltpPreflight::usualServerIsFine()
{
    for (const OltpMix mix :
         {OltpMix::ReadWrite, OltpMix::PointSelect, OltpMix::Insert, OltpMix::BulkInsert}) {
        OltpWorkload workload;
        workload.mix = mix;
        QCOMPARE(subjects(checkSettings(usual(), workload)), QStringList());
    }
    // what only writing has to fear
    ServerState server = usual();
    server.setVariable(u"innodb_flush_log_at_trx_commit"_s, u"0"_s);
    OltpWorkload reading;
    reading.mix = OltpMix::ReadOnly;
    QCOMPARE(subjects(checkSettings(server, reading)), QStringList());
    // the slow log only when it takes everything
    server = usual();
    server.setVariable(u"slow_query_log"_s, u"ON"_s);
    QCOMPARE(subjects(checkSettings(server, reading)), QStringList());
    server.setVariable(u"long_query_time"_s, u"0.000000"_s);
    QCOMPARE(subjects(checkSettings(server, reading)), QStringList{u"slow_query_log"_s});
    // a pool that the machine does not have
    QCOMPARE(subjects(checkSettings(usual(), reading, 1'000'000)), QStringList{u"memory"_s});
}

void TestOltpPreflight::rights_data()
{
    QTest::addColumn<QStringList>("grants");
    QTest::addColumn<QStringList>("missing");
    const QStringList every{u"SELECT"_s, u"INSERT"_s, u"UPDATE"_s, u"DELETE"_s,
                            u"CREATE"_s, u"DROP"_s,   u"INDEX"_s};
    QTest::newRow("nothing") << QStringList{u"GRANT USAGE ON *.* TO `u`@`%` IDENTIFIED BY PASSWORD '*'"_s}
                             << every;
    QTest::newRow("everything") << QStringList{u"GRANT ALL PRIVILEGES ON *.* TO `u`@`%` WITH GRANT OPTION"_s}
                                << QStringList();
    QTest::newRow("the schema") << QStringList{u"GRANT USAGE ON *.* TO `u`@`%`"_s,
                                               u"GRANT ALL PRIVILEGES ON `tare\\_oltp`.* TO `u`@`%`"_s}
                                << QStringList();
    QTest::newRow("a pattern") << QStringList{u"GRANT ALL PRIVILEGES ON `tare%`.* TO `u`@`%`"_s}
                               << QStringList();
    QTest::newRow("another schema") << QStringList{u"GRANT ALL PRIVILEGES ON `shop`.* TO `u`@`%`"_s} << every;
    QTest::newRow("some of them")
        << QStringList{u"GRANT SELECT, INSERT, UPDATE, DELETE ON `tare_oltp`.* TO `u`@`%`"_s}
        << QStringList{u"CREATE"_s, u"DROP"_s, u"INDEX"_s};
    QTest::newRow("in parts")
        << QStringList{u"GRANT SELECT, CREATE, DROP ON *.* TO `u`@`%`"_s,
                       u"GRANT INSERT, UPDATE, DELETE, INDEX ON `tare_oltp`.* TO `u`@`%`"_s}
        << QStringList();
    QTest::newRow("a role") << QStringList{u"GRANT `app` TO `u`@`%`"_s, u"GRANT USAGE ON *.* TO `u`@`%`"_s}
                            << QStringList();
}

void TestOltpPreflight::rights()
{
    QFETCH(QStringList, grants);
    QTEST(missingRights(grants, u"tare_oltp"_s), "missing");
}

void TestOltpPreflight::realServer()
{
    TARE_START_SERVER(m_server); // does not flush, has no doublewrite
    const auto findings = preflightMySql(smallWorkload(), m_server.endpoint(), std::chrono::seconds(10));
    TARE_VERIFY_RESULT(findings);
    const QStringList found = subjects(*findings);
    QVERIFY2(found.contains(u"innodb_flush_log_at_trx_commit"), qPrintable(found.join(u' ')));
    QVERIFY2(found.contains(u"innodb_doublewrite"), qPrintable(found.join(u' ')));
    QVERIFY2(!found.contains(u"rights"), qPrintable(found.join(u' ')));
    QVERIFY(std::none_of(findings->cbegin(), findings->cend(),
                         [](const PreflightFinding &finding) { return finding.blocks; }));
}

void TestOltpPreflight::remediesHelp()
{
    Session session(m_server.endpoint());
    session.run(u"SET GLOBAL max_connections=10"_s);
    session.run(u"SET GLOBAL max_prepared_stmt_count=10"_s);
    session.run(u"SET GLOBAL table_open_cache=10"_s);
    OltpWorkload workload = smallWorkload();
    workload.threads = {50};
    QStringList before;
    for (int times = 0; times < 2; ++times) {
        const auto findings = preflightMySql(workload, m_server.endpoint(), std::chrono::seconds(10));
        TARE_VERIFY_RESULT(findings);
        const QStringList found = subjects(*findings);
        if (times == 0) {
            QVERIFY(found.contains(u"max_connections"));
            QVERIFY(found.contains(u"max_prepared_stmt_count"));
            QVERIFY(found.contains(u"table_open_cache"));
            for (const PreflightFinding &finding : *findings)
                if (!finding.remedy.isEmpty())
                    session.run(finding.remedy);
        } else {
            QCOMPARE(found, QStringList{u"innodb_doublewrite"_s}); // no statement changes that one
        }
    }
    TARE_VERIFY_RESULT(makeOltpLoad(workload, m_server.endpoint(), {})->prepare({}, {}));
    const LoadOutcome outcome = makeOltpLoad(workload, m_server.endpoint(), {})->run({}, {});
    QVERIFY2(!outcome.failure, outcome.failure ? qPrintable(text(*outcome.failure)) : "");
}

void TestOltpPreflight::poorAccount()
{
    Session session(m_server.endpoint());
    session.run(u"CREATE OR REPLACE USER poor@127.0.0.1 IDENTIFIED BY 'x-5'"_s);
    session.run(u"GRANT SELECT ON tare_oltp.* TO poor@127.0.0.1"_s);
    Endpoint endpoint = m_server.endpoint();
    endpoint.user = u"poor"_s;
    endpoint.password = u"x-5"_s;
    const auto findings = preflightMySql(smallWorkload(), endpoint, std::chrono::seconds(10));
    TARE_VERIFY_RESULT(findings);
    const auto rights =
        std::find_if(findings->cbegin(), findings->cend(),
                     [](const PreflightFinding &finding) { return finding.subject == u"rights"; });
    QVERIFY(rights != findings->cend());
    QVERIFY2(rights->sentence.contains(u"poor") && rights->sentence.contains(u"INDEX")
                 && !rights->sentence.contains(u"SELECT"),
             qPrintable(rights->sentence));
}

void TestOltpPreflight::unreachableServer()
{
    Endpoint endpoint = m_server.endpoint();
    endpoint.port = freePort();
    const auto findings = preflightMySql(smallWorkload(), endpoint, std::chrono::seconds(2));
    QVERIFY(!findings);
    QCOMPARE(findings.error().code, ErrorCode::ServerFailed);
}

QTEST_GUILESS_MAIN(TestOltpPreflight)
#include "tst_oltppreflight.moc"
