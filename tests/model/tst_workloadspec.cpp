// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/workloadspec.h"

#include <QtTest>

using namespace Tare;

class TestWorkloadSpec : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void redisTestsAndSweepsBecomeCases()
    {
        RedisWorkload redis;
        redis.tests = {RedisTest::Get, RedisTest::Lrange100, RedisTest::Get};
        redis.clients = {1, 50, 1};
        redis.payloadBytes = 99;
        const auto cases = expandCases({QStringLiteral("load-1"), QStringLiteral("name"), redis});
        QStringList keys;
        for (const auto &one : cases) {
            keys.append(caseKey(one));
            QCOMPARE(one.workloadId, QStringLiteral("load-1"));
            QCOMPARE(one.workloadName, QStringLiteral("name"));
            QCOMPARE(std::get<RedisWorkload>(one.what).tests.size(), 1);
            QCOMPARE(std::get<RedisWorkload>(one.what).clients.size(), 1);
            QCOMPARE(std::get<RedisWorkload>(one.what).payloadBytes, 99);
        }
        QCOMPARE(keys,
                 QStringLiteral("redis:GET:c1 redis:GET:c50 redis:LRANGE_100:c1 redis:LRANGE_100:c50")
                     .split(u' '));
        QCOMPARE(caseTitle(cases.at(0)), QStringLiteral("Redis GET, 1 client"));
        QCOMPARE(caseTitle(cases.at(1)), QStringLiteral("Redis GET, 50 clients"));
        QCOMPARE(primaryMetric(cases.at(0)), QStringLiteral("requests_per_s"));
        QVERIFY(serverKind(cases.at(0)) == ServerKind::Redis);
    }

    void threadSweep()
    {
        OltpWorkload oltp;
        oltp.threads = {1, 8, 2000};
        oltp.timing.duration = 77;
        const WorkloadSpec workload{QStringLiteral("load-1"), {}, oltp};
        const auto cases = expandCases(workload);
        QCOMPARE(cases.size(), 3);
        QCOMPARE(caseKey(cases.at(1)), QStringLiteral("oltp_read_write:t8"));
        QCOMPARE(caseTitle(cases.at(0)), QStringLiteral("OLTP read/write, 1 thread"));
        QCOMPARE(caseTitle(cases.at(1)), QStringLiteral("OLTP read/write, 8 threads"));
        QCOMPARE(caseTitle(cases.at(2)), QStringLiteral("OLTP read/write, 2\u202F000 threads"));
        QCOMPARE(primaryMetric(cases.at(0)), QStringLiteral("transactions_per_s"));
        QVERIFY(serverKind(workload) == ServerKind::MySql);
        QCOMPARE(timing(workload).duration, 77);
        QCOMPARE(timing(cases.at(2)).duration, 77);
    }

    void mixes()
    {
        OltpWorkload oltp;
        oltp.mix = OltpMix::PointSelect;
        auto cases = expandCases({{}, {}, oltp});
        QCOMPARE(caseTitle(cases.first()), QStringLiteral("OLTP point select, 8 threads"));
        QCOMPARE(caseKey(cases.first()), QStringLiteral("oltp_point_select:t8"));
        oltp.mix = OltpMix::ReadOnly;
        cases = expandCases({{}, {}, oltp});
        QCOMPARE(caseTitle(cases.first()), QStringLiteral("OLTP read-only, 8 threads"));
        QCOMPARE(caseKey(cases.first()), QStringLiteral("oltp_read_only:t8"));
    }

    void dumpSweep()
    {
        DumpWorkload dump;
        dump.tools = {DumpTool::Mydumper, DumpTool::MysqlDump, DumpTool::MariadbDump};
        dump.compressions = {DumpCompression::None, DumpCompression::Gzip};
        dump.threads = {2, 6};
        dump.restore = DumpRestore::Uncompressed;
        const WorkloadSpec workload{QStringLiteral("load-1"), {}, dump};
        const auto cases = expandCases(workload);
        QStringList keys;
        QStringList restored;
        for (const auto &one : cases) {
            keys.append(caseKey(one));
            const auto &what = std::get<DumpWorkload>(one.what);
            QCOMPARE(what.tools.size(), 1);
            QCOMPARE(what.compressions.size(), 1);
            QCOMPARE(what.threads.size(), 1);
            if (isRestored(what))
                restored.append(caseKey(one));
        }
        // mariadb-dump has one thread, and with --dir it does not compress
        QCOMPARE(keys,
                 QStringLiteral("dump:mydumper:none:t2 dump:mydumper:none:t6 dump:mydumper:gzip:t2 "
                                "dump:mydumper:gzip:t6 dump:mysqldump:none:t1 dump:mysqldump:gzip:t1 "
                                "dump:mariadb-dump-dir:none:t2 dump:mariadb-dump-dir:none:t6")
                     .split(u' '));
        QCOMPARE(restored.size(), 5);
        QVERIFY(restored.filter(QStringLiteral("gzip")).isEmpty());
        QCOMPARE(caseTitle(cases.at(2)), QStringLiteral("Dump with mydumper, gzip, 2 threads"));
        QCOMPARE(caseTitle(cases.at(4)), QStringLiteral("Dump with mariadb-dump, plain, 1 thread"));
        QCOMPARE(primaryMetric(cases.at(0)), QStringLiteral("dump_s"));
        QVERIFY(serverKind(workload) == ServerKind::MySql);
        QCOMPARE(timing(workload).warmup, 0);
    }

    void nothingToRunIsNoCase()
    {
        RedisWorkload redis;
        redis.tests.clear();
        QVERIFY(expandCases({{}, {}, redis}).isEmpty());
        OltpWorkload oltp;
        oltp.threads.clear();
        QVERIFY(expandCases({{}, {}, oltp}).isEmpty());
    }

    void namesAreRedisBenchmarks()
    {
        QCOMPARE(redisTestName(RedisTest::PingInline), QStringLiteral("PING_INLINE"));
        QCOMPARE(redisTestName(RedisTest::PingMbulk), QStringLiteral("PING_MBULK"));
        QCOMPARE(redisTestName(RedisTest::Lrange600), QStringLiteral("LRANGE_600"));
        QCOMPARE(redisTestName(RedisTest::Xadd), QStringLiteral("XADD"));
        QSet<QString> names;
        for (int i = 0; i <= static_cast<int>(RedisTest::Xadd); ++i)
            names.insert(redisTestName(static_cast<RedisTest>(i)));
        QCOMPARE(names.size(), static_cast<int>(RedisTest::Xadd) + 1);
    }
};

QTEST_APPLESS_MAIN(TestWorkloadSpec)
#include "tst_workloadspec.moc"
