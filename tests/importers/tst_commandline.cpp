// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/importers/commandline.h"
#include "core/importers/shellwords.h"
#include "core/model/planexpander.h"
#include "core/model/profilejson.h"
#include "core/model/profilevalidation.h"

#include <QTest>

using namespace Tare;
using namespace Qt::StringLiterals;

class TestCommandLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void words_data();
    void words();
    void publishedSysbench10();
    void publishedSysbench05();
    void publishedRedis();
    void publishedMydumper();
    void sysbenchOptions();
    void sysbenchScripts_data();
    void sysbenchScripts();
    void sysbenchWithoutEnd();
    void redisOptions();
    void redisCustomCommand();
    void redisTests_data();
    void redisTests();
    void cpuLists_data();
    void cpuLists();
    void containers();
    void containerLimitsAndStorage();
    void mysqlServers();
    void wrappers_data();
    void wrappers();
    void wrappersOfServers_data();
    void wrappersOfServers();
    void passwordsAreDropped_data();
    void passwordsAreDropped();
    void leftOutIsSaid_data();
    void leftOutIsSaid();
    void replacedValuesAreSaid_data();
    void replacedValuesAreSaid();
    void oldScripts_data();
    void oldScripts();
    void nothingUnderstood_data();
    void nothingUnderstood();
    void equalNamesAreToldApart();
    void profileHoldsTogether();

private:
    static bool mentions(const QStringList &sentences, const QString &words)
    {
        for (const QString &sentence : sentences) {
            if (sentence.contains(words))
                return true;
        }
        qWarning("not said: %s; but: %s", qPrintable(words), qPrintable(sentences.join(u" | "_s)));
        return false;
    }
};

#define READ(meaning, text)                                                                                  \
    const Result<CommandMeaning> meaning = readCommands(text);                                               \
    QVERIFY2(meaning.has_value(), meaning ? "" : qPrintable(meaning.error().sentence))

void TestCommandLine::words_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QList<QStringList>>("commands");
    const auto row = [](const char *name, const QString &text, const QList<QStringList> &commands) {
        QTest::newRow(name) << text << commands;
    };
    row("nothing", u" \n\t "_s, {});
    row("blanks", u"a  b\tc"_s, {{u"a"_s, u"b"_s, u"c"_s}});
    row("quotes", u"a 'b \"c' \"d 'e\" f\\ g \"h\\\"i\""_s,
        {{u"a"_s, u"b \"c"_s, u"d 'e"_s, u"f g"_s, u"h\"i"_s}});
    row("empty word", u"a '' b"_s, {{u"a"_s, {}, u"b"_s}});
    row("continued", u"a \\\n b \\\r\n c"_s, {{u"a"_s, u"b"_s, u"c"_s}});
    row("several", u"a; b && c | d\ne & f"_s, {{u"a"_s}, {u"b"_s}, {u"c"_s}, {u"d"_s}, {u"e"_s}, {u"f"_s}});
    row("redirected", u"a b > c 2>&1 d"_s, {{u"a"_s, u"b"_s, u"d"_s}});
    row("redirected close", u"a>c 2>/dev/null"_s, {{u"a"_s}});
    row("comment", u"a b # c d\ne"_s, {{u"a"_s, u"b"_s}, {u"e"_s}});
    row("prompts", u"$ a\n# b\nroot@db1:~# c\n[root@db ~]# d\n+ e"_s,
        {{u"a"_s}, {u"b"_s}, {u"c"_s}, {u"d"_s}, {u"e"_s}});
    row("open quote", u"a 'b c"_s, {{u"a"_s, u"b c"_s}});
    row("hash inside", u"a b#c"_s, {{u"a"_s, u"b#c"_s}});
}

void TestCommandLine::words()
{
    QFETCH(QString, text);
    QFETCH(QList<QStringList>, commands);
    QCOMPARE(shellCommands(text), commands);
}

/// Tables and rows are in the prepare, threads and time in the run.
void TestCommandLine::publishedSysbench10()
{
    const QString common =
        u"sysbench --db-driver=mysql --mysql-host=192.0.2.21 --mysql-port=3306 --mysql-user=sysbench "
        "--mysql-password=123456 --mysql-db=sysbench "_s;
    READ(meaning,
         common + u"--table_size=10000000 --tables=20 --threads=4 oltp_read_write prepare\n"_s + common
             + u"--time=300 --threads=8 --report-interval=10 oltp_read_write run\n"_s + common
             + u"--table_size=10000000 --tables=20 --threads=4 oltp_read_write cleanup\n"_s);
    QCOMPARE(meaning->workloads.size(), 1);
    const auto &oltp = std::get<OltpWorkload>(meaning->workloads.first().what);
    QCOMPARE(oltp.mix, OltpMix::ReadWrite);
    QCOMPARE(oltp.tables, 20);
    QCOMPARE(oltp.tableSize, 10'000'000);
    QCOMPARE(oltp.threads, QList<int>{8});
    QCOMPARE(oltp.timing, (Timing{0, 300, 10, 0}));
    QCOMPARE(oltp.distribution, RowDistribution::Special); // the default there
    QVERIFY(oltp.preparedStatements);
    QVERIFY(oltp.sysbenchCompatible);
    QCOMPARE(meaning->environments.size(), 1);
    const auto &server = std::get<ExistingEndpoint>(meaning->environments.first().how);
    QCOMPARE(server.address, u"192.0.2.21"_s);
    QCOMPARE(server.port, 3306);
    QCOMPARE(server.user, u"sysbench"_s);
    QCOMPARE(server.database, u"sysbench"_s);
    QVERIFY(mentions(meaning->leftOut, u"password"_s));
    QVERIFY(!meaning->leftOut.join(u' ').contains(u"123456"_s));
    QVERIFY(mentions(meaning->understood, u"20 × 10"_s));
}

void TestCommandLine::publishedSysbench05()
{
    QString text;
    for (int i = 1; i <= 8; ++i) {
        text +=
            u"./sysbench --test=./tests/db/oltp.lua --mysql-table-engine=innodb --mysql-db=sbtest%1 "
            "--oltp-table-size=200000 --mysql-user=bench --mysql-password=bench --mysql-host=192.0.2.159 "
            "--mysql-port=3306 --oltp-tables-count=100 --num-threads=32 --max-requests=200000 --report-interval=2 run\n"_s
                .arg(i);
    }
    READ(meaning, text);
    QCOMPARE(meaning->workloads.size(), 1); // the same eight times
    QCOMPARE(meaning->environments.size(), 8);
    const auto &oltp = std::get<OltpWorkload>(meaning->workloads.first().what);
    QCOMPARE(oltp.mix, OltpMix::ReadWrite);
    QCOMPARE(oltp.tables, 100);
    QCOMPARE(oltp.tableSize, 200000);
    QCOMPARE(oltp.threads, QList<int>{32});
    QCOMPARE(oltp.timing, (Timing{0, 0, 2, 200000}));
    QVERIFY(!oltp.preparedStatements); // text protocol only
    QCOMPARE(std::get<ExistingEndpoint>(meaning->environments.last().how).database, u"sbtest8"_s);
    QVERIFY(mentions(meaning->leftOut, u"0.5"_s));
}

void TestCommandLine::publishedRedis()
{
    READ(meaning,
         u"redis-server /etc/redis.conf\ntaskset -c 02 redis-server /etc/redis.conf\n"
         "docker run -v /usr/local/redis.conf:/etc/redis.conf -p 6379:6379 --name myredis -d redis:2.8.19\n"
         "docker run -v /usr/local/redis.conf:/etc/redis.conf --net=\"host\" --name myredis -d redis:2.8.19\n"
         "redis-benchmark -h 127.0.0.1 -p 6379 -q -d 100\n"_s);
    QCOMPARE(meaning->environments.size(), 4); // the load went to these, not to a fifth
    QVERIFY(std::get<NativeServer>(meaning->environments.at(0).how).cpuList.isEmpty());
    QCOMPARE(std::get<NativeServer>(meaning->environments.at(1).how).cpuList, u"2"_s);
    const auto &published = std::get<ContainerServer>(meaning->environments.at(2).how);
    QCOMPARE(published.network, NetworkPath::PublishedPort);
    QCOMPARE(published.port, 6379);
    QCOMPARE(published.engine, ContainerEngine::Docker);
    QCOMPARE(published.image, ImageSource::Reference);
    QCOMPARE(published.imageReference, u"redis:2.8.19"_s);
    QCOMPARE(std::get<ContainerServer>(meaning->environments.at(3).how).network, NetworkPath::Host);
    QCOMPARE(meaning->environments.at(2).name, u"myredis, published port"_s); // both are called myredis
    QCOMPARE(meaning->environments.at(3).name, u"myredis, host network"_s);
    const auto &redis = std::get<RedisWorkload>(meaning->workloads.first().what);
    QCOMPARE(redis.tests.size(), 20);
    QCOMPARE(redis.payloadBytes, 100);
    QCOMPARE(redis.clients, QList<int>{50});
    QVERIFY(redis.classic); // no -r
    QCOMPARE(redis.timing.operations, 100000);
    QVERIFY(mentions(meaning->leftOut, u"/etc/redis.conf"_s));
    QVERIFY(mentions(meaning->leftOut, u"/usr/local/redis.conf"_s));
}

void TestCommandLine::publishedMydumper()
{
    READ(meaning,
         u"mydumper -u root -c -B lx_test -t 2 -o /usr/local/mysql/tmp\nmydumper -u root -B lx_test -t 6 -o "
         "/usr/local/mysql/tmp\nmyloader -u root -B lx_test -t 6 -d /usr/local/mysql/tmp/\n"_s);
    QCOMPARE(meaning->dumps.size(), 3);
    QCOMPARE(meaning->dumps.at(0).threads, 2);
    QCOMPARE(meaning->dumps.at(0).schema, u"lx_test"_s);
    QCOMPARE(meaning->dumps.at(0).compression, DumpCompression::Gzip);
    QCOMPARE(meaning->dumps.at(0).user, u"root"_s);
    QCOMPARE(meaning->dumps.at(1).threads, 6);
    QCOMPARE(meaning->dumps.at(1).compression, DumpCompression::None);
    QVERIFY(meaning->dumps.at(2).restore);
    QCOMPARE(meaning->dumps.at(2).directory, u"/usr/local/mysql/tmp/"_s);
    // The restore reads what the last dump has written there.
    QCOMPARE(meaning->workloads.size(), 2);
    const auto gzip = std::get<DumpWorkload>(meaning->workloads.at(0).what);
    QCOMPARE(gzip.threads, QList<int>{2});
    QCOMPARE(gzip.restore, DumpRestore::None);
    const auto plain = std::get<DumpWorkload>(meaning->workloads.at(1).what);
    QCOMPARE(plain.threads, QList<int>{6});
    QCOMPARE(plain.compressions, QList<DumpCompression>{DumpCompression::None});
    QCOMPARE(plain.restore, DumpRestore::Every);
    QCOMPARE(plain.schema, u"lx_test"_s);
    QCOMPARE(meaning->environments.size(), 1);
    QVERIFY(mentions(meaning->leftOut, u"directory"_s));
}

void TestCommandLine::sysbenchOptions()
{
    READ(
        meaning,
        u"sysbench oltp_read_only --threads=16 --events=5000 --time=0 --rate=250 --warmup-time=5 "
        u"--point-selects=5 "
        "--range_selects=off --range-size=50 --skip-trx --auto-inc=off --secondary=on --create_secondary=off "
        "--mysql-storage-engine=rocksdb --db-ps-mode=disable --rand-type=zipfian --rand-zipfian-exp=0.9 "
        "--rand-seed=42 "
        "--reconnect=100 --mysql-host=localhost --mysql-ssl=verify_ca --mysql-ssl-ca=/ca.pem --percentile=99 run"_s);
    const auto &oltp = std::get<OltpWorkload>(meaning->workloads.first().what);
    QCOMPARE(oltp.mix, OltpMix::ReadOnly);
    QCOMPARE(oltp.threads, QList<int>{16});
    QCOMPARE(oltp.timing, (Timing{5, 0, 10, 5000}));
    QCOMPARE(oltp.rate, 250.0);
    QCOMPARE(oltp.counts.pointSelects, 5);
    QCOMPARE(oltp.counts.simpleRanges, 0);
    QCOMPARE(oltp.counts.distinctRanges, 0);
    QCOMPARE(oltp.counts.rangeSize, 50);
    QVERIFY(oltp.skipTransactions);
    QVERIFY(!oltp.table.autoIncrement);
    QVERIFY(oltp.table.secondaryKey);
    QVERIFY(!oltp.table.secondaryIndex);
    QCOMPARE(oltp.table.storageEngine, u"rocksdb"_s);
    QVERIFY(!oltp.preparedStatements);
    QCOMPARE(oltp.distribution, RowDistribution::Zipfian);
    QCOMPARE(oltp.zipfExponent, 0.9);
    QCOMPARE(oltp.seed, 42u);
    QCOMPARE(oltp.reconnectEvery, 100);
    const auto &server = std::get<ExistingEndpoint>(meaning->environments.first().how);
    QCOMPARE(server.address, u"127.0.0.1"_s);
    QCOMPARE(server.tls, TlsMode::VerifyCa);
    QCOMPARE(server.tlsCaFile, u"/ca.pem"_s);
    QVERIFY(mentions(meaning->leftOut, u"Unix socket"_s));
}

void TestCommandLine::sysbenchScripts_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<OltpMix>("mix");
    QTest::newRow("1.0") << u"oltp_write_only run"_s << OltpMix::WriteOnly;
    QTest::newRow("path") << u"/usr/share/sysbench/oltp_update_index.lua run"_s << OltpMix::UpdateIndex;
    QTest::newRow("options last") << u"select_random_ranges run --threads=2"_s << OltpMix::RandomRanges;
    QTest::newRow("0.5 read only") << u"--test=oltp.lua --oltp-read-only=on run"_s << OltpMix::ReadOnly;
    QTest::newRow("0.5 simple") << u"--test=tests/db/oltp_simple.lua run"_s << OltpMix::PointSelect;
    QTest::newRow("0.5 insert") << u"--test=tests/db/insert.lua run"_s << OltpMix::Insert;
    QTest::newRow("bulk") << u"bulk_insert run"_s << OltpMix::BulkInsert;
}

void TestCommandLine::sysbenchScripts()
{
    QFETCH(QString, arguments);
    QFETCH(OltpMix, mix);
    READ(meaning, u"sysbench "_s + arguments);
    QCOMPARE(std::get<OltpWorkload>(meaning->workloads.first().what).mix, mix);
}

void TestCommandLine::sysbenchWithoutEnd()
{
    READ(endless, u"sysbench --time=0 oltp_read_write run"_s);
    QCOMPARE(std::get<OltpWorkload>(endless->workloads.first().what).timing.duration, 60);
    QVERIFY(mentions(endless->leftOut, u"no end"_s));
    READ(usual, u"sysbench oltp_read_write run"_s);
    QCOMPARE(std::get<OltpWorkload>(usual->workloads.first().what).timing, (Timing{0, 10, 10, 0}));
    READ(checkpoint, u"sysbench --time=330 --report-checkpoints=30 oltp_read_write run"_s);
    QCOMPARE(std::get<OltpWorkload>(checkpoint->workloads.first().what).timing, (Timing{30, 300, 10, 0}));
}

void TestCommandLine::redisOptions()
{
    READ(meaning,
         u"redis-benchmark -s /tmp/redis.sock --user app -a pw -c 100 -n 1000000 -d 512 -k 0 -r 100000 -P 16 "
         u"--threads 4 -t "
         "set,get --csv --dbnum 3"_s);
    const auto &redis = std::get<RedisWorkload>(meaning->workloads.first().what);
    QCOMPARE(redis.tests, (QList<RedisTest>{RedisTest::Set, RedisTest::Get}));
    QCOMPARE(redis.clients, QList<int>{100});
    QCOMPARE(redis.timing, (Timing{0, 0, 1, 1000000}));
    QCOMPARE(redis.payloadBytes, 512);
    QVERIFY(redis.reconnect);
    QVERIFY(!redis.classic);
    QCOMPARE(redis.keyspace, 100000);
    QCOMPARE(redis.pipeline, 16);
    QCOMPARE(redis.workers, 4);
    const auto &server = std::get<ExistingEndpoint>(meaning->environments.first().how);
    QCOMPARE(server.socketPath, u"/tmp/redis.sock"_s);
    QCOMPARE(server.user, u"app"_s);
    QCOMPARE(server.database, u"3"_s);
    READ(uri, u"redis-benchmark -u redis://app:pw@db1:7000/2"_s);
    const auto &other = std::get<ExistingEndpoint>(uri->environments.first().how);
    QCOMPARE(other.address, u"db1"_s);
    QCOMPARE(other.port, 7000);
    QCOMPARE(other.database, u"2"_s);
    QVERIFY(mentions(uri->leftOut, u"password"_s));
}

void TestCommandLine::redisCustomCommand()
{
    READ(meaning, u"redis-benchmark -n 5000 -r 1000 -t set SET key:__rand_int__ \"two words\" -1"_s);
    const auto &redis = std::get<RedisWorkload>(meaning->workloads.first().what);
    QVERIFY(redis.tests.isEmpty());
    QCOMPARE(redis.mixes.first().commands.first().command, u"SET key:__rand_int__ \"two words\" -1"_s);
}

void TestCommandLine::redisTests_data()
{
    QTest::addColumn<QString>("list");
    QTest::addColumn<QList<RedisTest>>("tests");
    QTest::newRow("ping") << u"ping"_s << QList<RedisTest>{RedisTest::PingInline, RedisTest::PingMbulk};
    QTest::newRow("lrange") << u"LRANGE"_s
                            << QList<RedisTest>{RedisTest::Lrange100, RedisTest::Lrange300,
                                                RedisTest::Lrange500, RedisTest::Lrange600};
    QTest::newRow("order of the suite")
        << u"xadd,incr"_s << QList<RedisTest>{RedisTest::Incr, RedisTest::Xadd};
    QTest::newRow("one unknown") << u"set,lrange_450"_s << QList<RedisTest>{RedisTest::Set};
}

void TestCommandLine::redisTests()
{
    QFETCH(QString, list);
    QFETCH(QList<RedisTest>, tests);
    READ(meaning, u"redis-benchmark -t "_s + list);
    QCOMPARE(std::get<RedisWorkload>(meaning->workloads.first().what).tests, tests);
}

void TestCommandLine::cpuLists_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("cpus");
    QTest::newRow("list") << u"taskset -c 0,2-3 redis-server"_s << u"0,2-3"_s;
    QTest::newRow("leading zero") << u"taskset -c 02 redis-server"_s << u"2"_s;
    QTest::newRow("long option") << u"taskset --cpu-list 1 redis-server"_s << u"1"_s;
    QTest::newRow("mask") << u"taskset 0x5 redis-server"_s << u"0,2"_s;
    QTest::newRow("mask without 0x") << u"taskset 3 redis-server"_s << u"0,1"_s;
    QTest::newRow("sudo before") << u"sudo taskset -c 1 redis-server"_s << u"1"_s;
    QTest::newRow("no list") << u"taskset -c abc redis-server"_s << QString();
}

void TestCommandLine::cpuLists()
{
    QFETCH(QString, command);
    QFETCH(QString, cpus);
    READ(meaning, command);
    QCOMPARE(std::get<NativeServer>(meaning->environments.first().how).cpuList, cpus);
}

void TestCommandLine::containers()
{
    READ(meaning,
         u"docker run -d redis\npodman run --rm -p 127.0.0.1:7000:6379/tcp docker.io/library/redis:7 "
         u"redis-server --save '' "
         "--appendonly no\ndocker run --network=host valkey/valkey:8\nnerdctl run redis"_s);
    QCOMPARE(meaning->environments.size(), 3);
    QCOMPARE(std::get<ContainerServer>(meaning->environments.at(0).how).network, NetworkPath::BridgeAddress);
    const auto &podman = std::get<ContainerServer>(meaning->environments.at(1).how);
    QCOMPARE(podman.engine, ContainerEngine::Podman);
    QCOMPARE(podman.port, 7000);
    QCOMPARE(podman.options, (QMap<QString, QString>{{u"save"_s, u""_s}, {u"appendonly"_s, u"no"_s}}));
    QCOMPARE(std::get<ContainerServer>(meaning->environments.at(2).how).network, NetworkPath::Host);
    QVERIFY(mentions(meaning->leftOut, u"nerdctl"_s));
}

void TestCommandLine::containerLimitsAndStorage()
{
    READ(meaning,
         u"docker run -d --name db --cpuset-cpus 0-3 --cpus=2.5 -m 4g --ulimit nofile=65536:65536 --ulimit "
         u"nproc=10 -v "
         "/srv/db:/var/lib/mysql -e MYSQL_ROOT_PASSWORD=secret-word -e TZ=UTC --restart always -p3307:3306 "
         "mysql:8.0.34 "
         "--innodb_buffer_pool_size=2G --max-connections=500"_s);
    const auto &container = std::get<ContainerServer>(meaning->environments.first().how);
    QCOMPARE(meaning->environments.first().server, ServerKind::MySql);
    QCOMPARE(meaning->environments.first().name, u"db"_s);
    QCOMPARE(container.cpuList, u"0-3"_s);
    QCOMPARE(container.cpuLimit, 2.5);
    QCOMPARE(container.memoryLimitMib, 4096);
    QCOMPARE(container.openFiles, 65536);
    QCOMPARE(container.port, 3307);
    QCOMPARE(container.storage, ContainerStorage::BindMount);
    QCOMPARE(container.options.value(u"innodb-buffer-pool-size"_s), u"2G"_s);
    for (const QString &words : {u"/srv/db"_s, u"nproc"_s, u"TZ"_s, u"password"_s})
        QVERIFY(mentions(meaning->leftOut, words));
    READ(volume, u"docker run -v data:/var/lib/mysql mariadb"_s);
    QCOMPARE(std::get<ContainerServer>(volume->environments.first().how).storage, ContainerStorage::Volume);
    READ(layer, u"docker run mariadb"_s);
    QCOMPARE(std::get<ContainerServer>(layer->environments.first().how).storage,
             ContainerStorage::ImageLayer);
}

void TestCommandLine::mysqlServers()
{
    READ(meaning,
         u"/usr/sbin/mysqld --defaults-file=/etc/my.cnf --datadir=/data --port=3310 --user=mysql "
         "--innodb_flush_log_at_trx_commit=2 --skip-name-resolve"_s);
    const auto &native = std::get<NativeServer>(meaning->environments.first().how);
    QCOMPARE(native.binary, u"/usr/sbin/mysqld"_s);
    QCOMPARE(native.port, 3310);
    QCOMPARE(native.options,
             (QMap<QString, QString>{{u"innodb-flush-log-at-trx-commit"_s, u"2"_s},
                                     {u"skip-name-resolve"_s, u""_s}}));
    QVERIFY(mentions(meaning->leftOut, u"/etc/my.cnf"_s));
    QVERIFY(mentions(meaning->leftOut, u"datadir"_s));
}

void TestCommandLine::wrappers_data()
{
    QTest::addColumn<QString>("command");
    for (const QString &before :
         {u"time "_s, u"sudo -u redis "_s, u"nohup "_s, u"LC_ALL=C "_s, u"env A=1 B='2 3' "_s,
          u"nice -n 5 "_s, u"timeout 60s "_s, u"exec "_s, u"/usr/bin/time -f %e "_s, u"$ "_s})
        QTest::newRow(qPrintable(before)) << QString(before + u"redis-benchmark -c 7"_s);
}

void TestCommandLine::wrappers()
{
    QFETCH(QString, command);
    READ(meaning, command);
    QCOMPARE(std::get<RedisWorkload>(meaning->workloads.first().what).clients, QList<int>{7});
}

void TestCommandLine::wrappersOfServers_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("cpus");
    QTest::addColumn<QString>("said"); // empty: nothing is left out
    const auto row = [](const QString &before, const QString &cpus, const QString &said) {
        QTest::newRow(qPrintable(before)) << before << cpus << said;
    };
    row(u"taskset -c 0,1"_s, u"0,1"_s, {});
    row(u"numactl -C 0,1"_s, u"0,1"_s, {});
    row(u"numactl -C0-1"_s, u"0-1"_s, {});
    row(u"numactl --physcpubind=0,2"_s, u"0,2"_s, {});
    row(u"numactl --physcpubind 3"_s, u"3"_s, {});
    row(u"numactl -C 0,1 -m 0 -l"_s, u"0,1"_s, u"numactl -m 0 -l"_s);
    row(u"numactl --interleave=all"_s, {}, u"numactl --interleave=all"_s);
    row(u"numactl -C all"_s, {}, u"numactl -C all"_s);
    row(u"taskset -c 0-7:2"_s, {}, u"taskset -c 0-7:2"_s);
    row(u"nice -n 5"_s, {}, u"nice -n 5"_s);
    row(u"sudo nice taskset -c 2"_s, u"2"_s, u"nice"_s);
    row(u"chrt -f 50"_s, {}, u"chrt -f 50"_s);
    row(u"timeout -k 5 60s numactl -C 1"_s, u"1"_s, u"timeout -k 5 60s"_s);
    row(u"sudo -u redis nohup"_s, {}, {});
}

void TestCommandLine::wrappersOfServers()
{
    QFETCH(QString, before);
    QFETCH(QString, cpus);
    QFETCH(QString, said);
    READ(meaning, before + u" redis-server --port 7000"_s);
    const auto &native = std::get<NativeServer>(meaning->environments.first().how);
    QCOMPARE(native.port, 7000);
    QCOMPARE(native.cpuList, cpus);
    QCOMPARE(meaning->leftOut,
             said.isEmpty() ? QStringList()
                            : QStringList{u"“%1” before redis-server is not taken over."_s.arg(said)});
}

void TestCommandLine::passwordsAreDropped_data()
{
    QTest::addColumn<QString>("command");
    for (const QString &command :
         {u"sysbench --mysql-password=secret-word oltp_read_write run"_s, u"redis-benchmark -a secret-word"_s,
          u"redis-benchmark -u redis://:secret-word@h:1"_s,
          u"docker run -e MYSQL_ROOT_PASSWORD=secret-word mysql"_s,
          u"docker run redis --requirepass secret-word"_s,
          u"redis-server --requirepass secret-word --port 7000"_s, u"mydumper -u root -p secret-word -B a"_s,
          u"mydumper -u root -psecret-word -B a"_s, u"mydumper --password=secret-word -B a"_s,
          u"MYSQL_PWD=secret-word sysbench oltp_read_write run"_s})
        QTest::newRow(qPrintable(command)) << command;
}

void TestCommandLine::passwordsAreDropped()
{
    QFETCH(QString, command);
    READ(meaning, command);
    QByteArray everything = writeProfile(profileOf(*meaning, u"p"_s)) + meaning->leftOut.join(u' ').toUtf8()
        + meaning->understood.join(u' ').toUtf8();
    for (const DumpCommand &dump : meaning->dumps)
        everything += QString(dump.schema + dump.user + dump.address + dump.directory).toUtf8();
    QVERIFY2(!everything.contains("secret-word"), everything.constData());
    if (!command.startsWith("MYSQL_PWD"_L1))
        QVERIFY(mentions(meaning->leftOut, u"password"_s));
}

void TestCommandLine::leftOutIsSaid_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("said");
    QTest::newRow("sysbench option") << u"sysbench --mysql-ignore-errors=all oltp_read_write run"_s
                                     << u"--mysql-ignore-errors"_s;
    QTest::newRow("redis option") << u"redis-benchmark --enable-tracking"_s << u"--enable-tracking"_s;
    QTest::newRow("docker option") << u"docker run --privileged redis"_s << u"--privileged"_s;
    QTest::newRow("unknown test") << u"redis-benchmark -t set,lrange_450"_s << u"lrange_450"_s;
    QTest::newRow("endless") << u"redis-benchmark -l"_s << u"-l"_s;
    QTest::newRow("load pinned") << u"taskset -c 1 redis-benchmark"_s << u"not pinned"_s;
    QTest::newRow("dump pinned") << u"numactl -C 1 mydumper -B db"_s << u"not pinned"_s;
    QTest::newRow("other program") << u"htop; redis-benchmark"_s << u"htop"_s;
    QTest::newRow("hosts") << u"sysbench --mysql-host=a,b oltp_read_write run"_s << u"several hosts"_s;
}

void TestCommandLine::leftOutIsSaid()
{
    QFETCH(QString, command);
    QFETCH(QString, said);
    READ(meaning, command);
    QVERIFY(mentions(meaning->leftOut, said));
}

void TestCommandLine::replacedValuesAreSaid_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QStringList>("said");
    const auto row = [](const QString &command, const QStringList &said) {
        QTest::newRow(qPrintable(command)) << command << said;
    };
    row(u"sysbench oltp_read_write --threads=8k --time=1m run"_s,
        {u"sysbench: --threads “8k” is not taken over as given; 1 is taken."_s,
         u"sysbench: --time “1m” is not taken over as given; 10 is taken."_s});
    row(u"sysbench oltp_read_write --tables=0 --table_size=-5 --threads=0 run"_s,
        {u"--tables “0” is not taken over as given; 1 is taken"_s,
         u"--table-size “-5” is not taken over as given; 1 is taken"_s,
         u"--threads “0” is not taken over as given; 1 is taken"_s});
    row(u"sysbench oltp_read_write --time=100000000 run"_s,
        {u"--time “100000000” is not taken over as given; 86400 is taken"_s});
    row(u"sysbench oltp_read_write --num-threads --rand-zipfian-exp=x run"_s,
        {u"--num-threads has no value; 1 is taken"_s, u"--rand-zipfian-exp “x”"_s});
    row(u"sysbench oltp_read_write --tables=x prepare; sysbench oltp_read_write run"_s, {u"--tables “x”"_s});
    row(u"redis-benchmark -c abc -t set"_s,
        {u"redis-benchmark: -c “abc” is not taken over as given; 50 is taken."_s});
    row(u"redis-benchmark -c"_s, {u"redis-benchmark: -c has no value; 50 is taken."_s});
    row(u"redis-benchmark -n 3000000000 -t set"_s,
        {u"-n “3000000000” is not taken over as given; 2147483647 is taken"_s});
    row(u"redis-benchmark -r abc -p 70000"_s, {u"-r “abc”"_s, u"-p “70000”"_s});
    row(u"mydumper -B db -t 0"_s, {u"mydumper: -t “0” is not taken over as given; 1 is taken."_s});
    row(u"mydumper -B db --threads=x --rows=10:20:30"_s,
        {u"--threads “x” is not taken over as given; 4 is taken"_s, u"--rows “10:20:30”"_s});
    row(u"docker run --cpus x redis"_s, {u"--cpus “x”"_s});
}

void TestCommandLine::replacedValuesAreSaid()
{
    QFETCH(QString, command);
    QFETCH(QStringList, said);
    READ(meaning, command);
    for (const QString &words : std::as_const(said))
        QVERIFY(mentions(meaning->leftOut, words));
}

/// 1.0 takes the names of 0.5 too: the script tells, or where it lies.
void TestCommandLine::oldScripts_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<bool>("isOld");
    const QString place = u"--test=/usr/share/doc/sysbench/tests/db/"_s;
    QTest::newRow("select") << place + u"select.lua --max-time=60 --num-threads=16 run"_s << true;
    QTest::newRow("bulk_insert") << place + u"bulk_insert.lua run"_s << true;
    QTest::newRow("random points") << place + u"select_random_points.lua run"_s << true;
    QTest::newRow("random ranges") << u"--test=select_random_ranges.lua --num-threads=2 run"_s << true;
    QTest::newRow("oltp") << u"--test=oltp.lua run"_s << true;
    QTest::newRow("1.0 by path") << u"--test=/usr/share/sysbench/bulk_insert.lua --threads=2 run"_s << false;
    QTest::newRow("1.0 with the old names") << u"--test=oltp_read_only --num-threads=2 run"_s << false;
    QTest::newRow("1.0") << u"select_random_points --threads=2 run"_s << false;
}

void TestCommandLine::oldScripts()
{
    QFETCH(QString, arguments);
    QFETCH(bool, isOld);
    READ(meaning, u"sysbench "_s + arguments);
    const auto &oltp = std::get<OltpWorkload>(meaning->workloads.first().what);
    QCOMPARE(oltp.timing.operations, isOld ? 10000 : 0);
    QCOMPARE(oltp.timing.duration, arguments.contains(u"max-time"_s) ? 60 : isOld ? 0 : 10);
    QCOMPARE(oltp.preparedStatements, !isOld);
}

void TestCommandLine::nothingUnderstood_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("said");
    QTest::newRow("nothing") << QString() << u"no command line"_s;
    QTest::newRow("a letter") << u"Dear Sir or Madam"_s << u"“Dear”"_s;
    QTest::newRow("prepare alone") << u"sysbench --tables=3 oltp_read_write prepare"_s << u"no run"_s;
    QTest::newRow("another test") << u"sysbench cpu run"_s << u"cpu"_s;
    QTest::newRow("PostgreSQL") << u"sysbench --db-driver=pgsql oltp_read_write run"_s << u"MySQL"_s;
    QTest::newRow("another image") << u"docker run nginx"_s << u"nginx"_s;
    QTest::newRow("docker ps") << u"docker ps -a"_s << u"run"_s;
    QTest::newRow("idle connections") << u"redis-benchmark -I"_s << u"-I"_s;
    QTest::newRow("too long") << QString(2 * 1024 * 1024, u'x') << u"too long"_s;
}

void TestCommandLine::nothingUnderstood()
{
    QFETCH(QString, text);
    QFETCH(QString, said);
    const Result<CommandMeaning> meaning = readCommands(text);
    QVERIFY(!meaning);
    QVERIFY2(meaning.error().sentence.contains(said), qPrintable(meaning.error().sentence));
}

void TestCommandLine::equalNamesAreToldApart()
{
    READ(meaning,
         u"redis-server\nredis-server --maxmemory 1gb\nredis-server --maxmemory 2gb\n"
         "docker run --name r --network host redis:6\ndocker run --name r --network host redis:7\n"
         "redis-benchmark\n"_s);
    QStringList names;
    for (const EnvironmentSpec &environment : meaning->environments)
        names += environment.name;
    QCOMPARE(names,
             QStringList({u"native"_s, u"native 2"_s, u"native 3"_s, u"r, redis:6"_s, u"r, redis:7"_s}));
    QVERIFY(mentions(meaning->understood, u"“r, redis:7”"_s));
}

void TestCommandLine::profileHoldsTogether()
{
    READ(meaning,
         u"redis-server\ndocker run -p 6379:6379 redis:7\nredis-benchmark -q\n"
         "sysbench --mysql-host=db1 --threads=4 --tables=2 oltp_read_write run\n"_s);
    const TestProfile profile = profileOf(*meaning, u"pasted"_s);
    QCOMPARE(profile.environments.size(), 3);
    QCOMPARE(profile.workloads.size(), 2);
    const QList<ProfileProblem> problems = validateProfile(profile);
    for (const ProfileProblem &problem : problems)
        QVERIFY2(problem.severity != ProblemSeverity::Error,
                 qPrintable(problem.field + u": "_s + problem.sentence));
    // Redis on two sides and OLTP on one, three repetitions.
    QCOMPARE(expandPlan(profile).size(), (20 * 2 + 1) * 3);
    const Result<ParsedProfile> again = parseProfile(writeProfile(profile));
    QVERIFY(again);
    QVERIFY(again->profile == profile);
}

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_commandline.moc"
