// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/dump/dumpdata.h"
#include "tests/engine/dump/dumptesting.h"

#include <QSet>
#include <QtTest>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace Tare;
using namespace Tare::Test;

/// Real dumps of a real server, each looked at from outside.
class TestDumpLoad : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void dumpAndRestore_data();
    void dumpAndRestore();
    void dumpWithoutRestore();
    void coldAndWarm();
    void thePasswordIsNowhereToBeSeen();
    void throughASocketWithAnOddPassword();
    void theUsersOwnSchema();
    void whatLaterVersionsAreCalledWith();
    void dumpIntoADirectoryOfTables();
    void cleaning();

private:
    MariaDbServer m_server;
};

void TestDumpLoad::initTestCase()
{
    TARE_START_SERVER(m_server);
    TARE_NEED_PROGRAM("mydumper");
    TARE_NEED_PROGRAM("myloader");
    TARE_NEED_PROGRAM("zstd");
}

void TestDumpLoad::dumpAndRestore_data()
{
    QTest::addColumn<DumpTool>("tool");
    QTest::addColumn<DumpCompression>("compression");
    QTest::addColumn<int>("threads");
    QTest::addColumn<qint64>("chunk");
    QTest::addColumn<DumpConsistency>("consistency");
    const auto mydumper = DumpTool::Mydumper;
    const auto mysqldump = DumpTool::MysqlDump;
    const auto none = DumpCompression::None;
    const auto gzip = DumpCompression::Gzip;
    const auto transactions = DumpConsistency::Transactions;
    QTest::newRow("mydumper") << mydumper << none << 2 << qint64(0) << transactions;
    QTest::newRow("mydumper gzip") << mydumper << gzip << 3 << qint64(0) << DumpConsistency::ToolDefault;
    QTest::newRow("mydumper in pieces")
        << mydumper << none << 4 << qint64(500) << DumpConsistency::LockTables;
    QTest::newRow("mydumper one thread") << mydumper << none << 1 << qint64(0) << DumpConsistency::NoLocks;
    QTest::newRow("mariadb-dump") << mysqldump << none << 1 << qint64(0) << transactions;
    QTest::newRow("mariadb-dump gzip") << mysqldump << gzip << 1 << qint64(0) << DumpConsistency::ToolDefault;
    QTest::newRow("mariadb-dump zstd")
        << mysqldump << DumpCompression::Zstd << 1 << qint64(0) << DumpConsistency::NoLocks;
}

void TestDumpLoad::dumpAndRestore()
{
    QFETCH(DumpTool, tool);
    QFETCH(DumpCompression, compression);
    QFETCH(int, threads);
    QFETCH(qint64, chunk);
    QFETCH(DumpConsistency, consistency);
    DumpWorkload dump = smallDump();
    dump.tools = {tool};
    dump.compressions = {compression};
    dump.threads = {threads};
    dump.chunkRows = chunk;
    dump.consistency = consistency;

    QTemporaryDir place;
    LoadPlace where;
    where.directory = place.path();
    where.name = u"test-1"_s;
    where.serverProcesses = {m_server.processId()};
    const auto load = dumpLoad(dump, m_server.endpoint(), where);
    DumpListener listener;
    // Looked at with a connection of the test's own, as long as the restored schema is there.
    QMap<QString, QString> source;
    QMap<QString, QString> restored;
    listener.onCommand = [&](const QString &) {
        struct stat info = {};
        const QString file = place.filePath(u"client.cnf"_s);
        QCOMPARE(::stat(QFile::encodeName(file).constData(), &info), 0);
        QCOMPARE(info.st_mode & 0777, static_cast<mode_t>(0600));
    };
    listener.onEvent = [&](const RunEvent &event) {
        if (!event.text.contains(u"is the same"_s))
            return;
        Session session(m_server.endpoint());
        for (const QString &schema : {u"tare_dump"_s, u"tare_restore"_s}) {
            const auto names = session.rows(u"SELECT TABLE_NAME FROM information_schema.TABLES WHERE "
                                            "TABLE_SCHEMA = '%1'"_s.arg(schema));
            for (const QStringList &name : names) {
                const QString table = u"%1.%2"_s.arg(schema, name.first());
                (schema == u"tare_dump" ? source : restored)[name.first()] =
                    session.rows(u"CHECKSUM TABLE %1 EXTENDED"_s.arg(table)).value(0).value(1) + u' '
                    + session.value(u"SELECT COUNT(*) FROM %1"_s.arg(table));
            }
        }
    };
    TARE_VERIFY_RESULT(load->prepare({}, {}));
    Session session(m_server.endpoint());
    const qint64 rows = session.value(u"SELECT COUNT(*) FROM tare_dump.sbtest1"_s).toLongLong() * 4;
    const LoadOutcome outcome = load->run({}, listener.callbacks());
    QVERIFY2(!outcome.failure, outcome.failure ? qPrintable(text(*outcome.failure)) : "");

    QVERIFY(source.remove(dataSetMarkTable)); // Tare's own, and not dumped
    QCOMPARE(source.size(), 4);
    restored.remove(u"tare_restore_mark"_s);
    QCOMPARE(restored, source);
    QVERIFY(outcome.dump);
    const DumpResult &result = *outcome.dump;
    QCOMPARE(result.rows, std::optional(rows));
    QCOMPARE(result.dump.rows, std::optional(rows));
    QVERIFY(result.restore);
    QCOMPARE(result.restore->rows, std::optional(rows));
    QCOMPARE(result.tables, std::optional<qint64>(4));
    QCOMPARE(result.checksumsCompared, std::optional(true));
    QCOMPARE(result.tool, dumpToolName(tool));
    QVERIFY2(result.version.contains(QRegularExpression(u"\\d+\\.\\d+"_s)), qPrintable(result.version));
    QVERIFY2((compression == DumpCompression::None) == (result.compressor == u"none"),
             qPrintable(result.compressor));
    QVERIFY(result.fileBytes.value_or(0) > 0 && result.diskBytes.value_or(0) > 0);
    const double share = result.ratio().value_or(0);
    QVERIFY2(compression == DumpCompression::None ? share > 0.3 : share > 0.1 && share < 0.3,
             qPrintable(QString::number(share)));
    for (const ToolUsage *usage : {&result.dump, &*result.restore}) {
        QVERIFY(usage->wallSeconds > 0);
        QVERIFY(usage->userSeconds && usage->systemSeconds);
        QVERIFY(!usage->peakMemory || *usage->peakMemory > 1000000); // over before anybody looked
        QVERIFY(usage->serverCpuSeconds);
    }
    // What the server sent is the data, what it got back at least as much.
    QVERIFY(result.dump.serverSent.value_or(0) > rows * 100);
    QVERIFY(result.restore->serverReceived.value_or(0) > rows * 100);
    QVERIFY(result.dump.syncSeconds);

    qint64 told = 0;
    qint64 written = 0;
    double at = -1;
    for (const IntervalSample &sample : listener.intervals) {
        told += sample.counters.operations;
        written += sample.counters.bytesOut;
        QVERIFY(sample.start > at);
        at = sample.start;
    }
    QCOMPARE(told, 2 * rows);
    QCOMPARE(outcome.totals.operations, 2 * rows);
    QCOMPARE(written, *result.fileBytes);
    QCOMPARE(outcome.seconds, result.dump.wallSeconds + result.restore->wallSeconds);
    QCOMPARE(listener.commands.size(), 2);
    for (const QString &line : listener.commands)
        QVERIFY2(!line.contains(MariaDbServer::accountPassword()), qPrintable(line));
    QVERIFY(listener.phases.contains(LoadPhase::Measuring));

    // nothing is left: neither schema nor files nor the password
    QCOMPARE(session.rows(u"SHOW DATABASES LIKE 'tare\\_restore'"_s).size(), 0);
    QCOMPARE(QDir(place.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList());
}

void TestDumpLoad::dumpWithoutRestore()
{
    DumpWorkload dump = smallDump();
    dump.restore = DumpRestore::Uncompressed;
    dump.compressions = {DumpCompression::Gzip};
    QTemporaryDir directory;
    dump.directory = directory.path();
    const auto load = dumpLoad(dump, m_server.endpoint());
    TARE_VERIFY_RESULT(load->prepare({}, {}));
    DumpListener listener;
    const LoadOutcome outcome = load->run({}, listener.callbacks());
    QVERIFY2(!outcome.failure, outcome.failure ? qPrintable(text(*outcome.failure)) : "");
    QVERIFY(!outcome.dump->restore);
    QCOMPARE(listener.commands.size(), 1);
    QVERIFY2(listener.commands.first().contains(directory.path()), qPrintable(listener.commands.first()));
    QVERIFY(QDir(directory.path()).isEmpty());
}

void TestDumpLoad::coldAndWarm()
{
    DumpWorkload dump = smallDump();
    dump.restore = DumpRestore::None;
    dump.cache = DumpCache::Cold;
    {
        const auto load = dumpLoad(dump, m_server.endpoint());
        TARE_VERIFY_RESULT(load->prepare({}, {}));
        DumpListener listener;
        const LoadOutcome outcome = load->run({}, listener.callbacks());
        QVERIFY2(!outcome.failure, outcome.failure ? qPrintable(text(*outcome.failure)) : "");
        // a server that was not started for this step cannot be cold, and that is said
        QCOMPARE(outcome.facts.value(u"dump.cache"_s), u"cold without the server"_s);
        QVERIFY2(listener.texts().contains(u"buffer pool"_s), qPrintable(listener.texts()));
        QVERIFY(!listener.phases.contains(LoadPhase::Warmup));
    }
    dump.cache = DumpCache::Warm;
    const auto load = dumpLoad(dump, m_server.endpoint());
    TARE_VERIFY_RESULT(load->prepare({}, {}));
    DumpListener listener;
    const LoadOutcome outcome = load->run({}, listener.callbacks());
    QVERIFY2(!outcome.failure, outcome.failure ? qPrintable(text(*outcome.failure)) : "");
    QCOMPARE(outcome.facts.value(u"dump.cache"_s), u"warm"_s);
    QCOMPARE(listener.phases, (QList<LoadPhase>{LoadPhase::Warmup, LoadPhase::Measuring}));
}

/// Programs in front of the tools write down what everybody can read of a process.
void TestDumpLoad::thePasswordIsNowhereToBeSeen()
{
    QTemporaryDir directory;
    const QString seen = directory.filePath(u"seen"_s);
    const QStringList tools{u"mydumper"_s, u"myloader"_s, u"mariadb-dump"_s, u"mariadb"_s};
    QStringList real;
    for (const QString &tool : tools)
        real.append(QStandardPaths::findExecutable(tool));
    ProgramsInFront programs;
    for (qsizetype i = 0; i < tools.size(); ++i) {
        programs.add(
            tools.at(i),
            u"echo \"%1 $*\" >> %2; env >> %2; exec %3 \"$@\"\n"_s.arg(tools.at(i), seen, real.at(i)));
    }
    for (const DumpTool tool : {DumpTool::Mydumper, DumpTool::MysqlDump}) {
        DumpWorkload dump = smallDump();
        dump.tools = {tool};
        const auto load = dumpLoad(dump, m_server.endpoint());
        TARE_VERIFY_RESULT(load->prepare({}, {}));
        DumpListener listener;
        const LoadOutcome outcome = load->run({}, listener.callbacks());
        QVERIFY2(!outcome.failure, outcome.failure ? qPrintable(text(*outcome.failure)) : "");
        for (const QString &line : listener.commands)
            QVERIFY2(!line.contains(MariaDbServer::accountPassword()), qPrintable(line));
    }
    QFile file(seen);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    for (const QString &tool : tools)
        QVERIFY2(text.contains(tool + u" --defaults-file="_s), qPrintable(text));
    QVERIFY(!text.contains(MariaDbServer::accountPassword()));
}

void TestDumpLoad::throughASocketWithAnOddPassword()
{
    Session session(m_server.endpoint());
    const QString password = u" a\\b\"c'd#e;f=g "_s;
    session.run(u"CREATE OR REPLACE USER odd@localhost IDENTIFIED BY ' a\\\\b\"c\\'d#e;f=g '"_s);
    session.run(u"GRANT ALL PRIVILEGES ON *.* TO odd@localhost"_s);
    Endpoint endpoint = m_server.socketEndpoint();
    endpoint.user = u"odd"_s;
    endpoint.password = password;
    for (const DumpTool tool : {DumpTool::Mydumper, DumpTool::MysqlDump}) {
        DumpWorkload dump = smallDump();
        dump.tools = {tool};
        const auto load = dumpLoad(dump, endpoint);
        TARE_VERIFY_RESULT(load->prepare({}, {}));
        const LoadOutcome outcome = load->run({}, {});
        QVERIFY2(!outcome.failure, outcome.failure ? qPrintable(text(*outcome.failure)) : "");
    }
}

void TestDumpLoad::theUsersOwnSchema()
{
    Session session(m_server.endpoint());
    session.run(u"CREATE OR REPLACE DATABASE `my schema` CHARACTER SET latin1"_s);
    session.run(
        u"CREATE TABLE `my schema`.`odd (name` (id INT PRIMARY KEY AUTO_INCREMENT, t TEXT, b BLOB, n INT, "
        "g INT AS (n * 2) VIRTUAL, d DATETIME(6))"_s);
    session.run(u"INSERT INTO `my schema`.`odd (name` (t, b, n, d) VALUES ('it''s (\"a\"), (b);\\n--', "
                "UNHEX('00FF0A275C220D1A'), NULL, '2026-01-01 01:02:03.000004'), ('', NULL, 7, NULL), "
                "('ü€', 'x', 1, NULL)"_s);
    session.run(u"CREATE TABLE `my schema`.empty (id INT)"_s);
    session.run(u"CREATE TABLE `my schema`.noschema_schema (id BIGINT UNSIGNED PRIMARY KEY)"_s);
    session.run(u"INSERT INTO `my schema`.noschema_schema VALUES (1), (18446744073709551615)"_s);
    for (const DumpTool tool : {DumpTool::Mydumper, DumpTool::MysqlDump}) {
        DumpWorkload dump = smallDump();
        dump.tools = {tool};
        dump.schema = u"my schema"_s;
        dump.compressions = {DumpCompression::Gzip};
        const auto load = dumpLoad(dump, m_server.endpoint());
        TARE_VERIFY_RESULT(load->prepare({}, {}));
        const LoadOutcome outcome = load->run({}, {});
        QVERIFY2(!outcome.failure, outcome.failure ? qPrintable(text(*outcome.failure)) : "");
        QCOMPARE(outcome.dump->rows, std::optional<qint64>(5));
        QCOMPARE(outcome.dump->tables, std::optional<qint64>(3));
        TARE_VERIFY_RESULT(load->clean({}));
        QCOMPARE(session.value(u"SELECT COUNT(*) FROM `my schema`.`odd (name`"_s), u"3"_s); // only read
    }
    DumpWorkload dump = smallDump();
    dump.schema = u"nowhere"_s;
    const LoadOutcome outcome = dumpLoad(dump, m_server.endpoint())->run({}, {});
    QVERIFY(outcome.failure && outcome.failure->sentence.contains(u"nowhere"_s));
    session.run(u"DROP DATABASE `my schema`"_s);
}

/// A program that knows the newer options and hands the work to the one that is installed.
void TestDumpLoad::whatLaterVersionsAreCalledWith()
{
    const QString real = QStandardPaths::findExecutable(u"mydumper"_s);
    const QString loader = QStandardPaths::findExecutable(u"myloader"_s);
    ProgramsInFront programs;
    programs.add(u"mydumper"_s,
                 u"case \"$*\" in\n"
                 "--version) echo 'mydumper v0.16.9-1, built against MySQL 8.0.40'; exit;;\n"
                 "--help) echo '  --sync-thread-lock-mode  modes'; echo '  --trx-tables  t';\n"
                 "  echo '  -c, --compress  Compress using gzip and zstd'; echo '  --ssl-mode m';\n"
                 "  echo '  -r, --rows  Splitting. It can be MIN:START_AT:MAX'; exit;;\n"
                 "esac\n"
                 "for a in \"$@\"; do shift; case \"$a\" in\n"
                 "  --trx-tables) a=--trx-consistency-only;; --rows=0) continue;;\n"
                 "  --compress=gzip) a=--compress;; esac\n"
                 "  set -- \"$@\" \"$a\"; done\n"
                 "exec %1 \"$@\"\n"_s.arg(real));
    programs.add(u"myloader"_s, u"exec %1 \"$@\"\n"_s.arg(loader));
    DumpWorkload dump = smallDump();
    dump.compressions = {DumpCompression::Gzip};
    DumpListener listener;
    const auto load = dumpLoad(dump, m_server.endpoint());
    TARE_VERIFY_RESULT(load->prepare({}, {}));
    const LoadOutcome outcome = load->run({}, listener.callbacks());
    QVERIFY2(!outcome.failure, outcome.failure ? qPrintable(text(*outcome.failure)) : "");
    QCOMPARE(outcome.dump->version, u"mydumper v0.16.9-1"_s);
    QVERIFY2(outcome.dump->compressor.contains(u"gzip"_s), qPrintable(outcome.dump->compressor));
    const QString line = listener.commands.first();
    for (const QString &option : {u"--trx-tables"_s, u"--rows=0"_s, u"--compress=gzip"_s})
        QVERIFY2(line.contains(option), qPrintable(line));

    dump.threads = {1};
    const LoadOutcome refused = dumpLoad(dump, m_server.endpoint())->run({}, {});
    QVERIFY(refused.failure);
    QVERIFY2(refused.failure->sentence.contains(u"runs 2 threads"_s), qPrintable(refused.failure->sentence));
}

/// MariaDB 11.5's --dir and --parallel, of programs that stand in for it: the same files, from --tab.
void TestDumpLoad::dumpIntoADirectoryOfTables()
{
    const QString real = QStandardPaths::findExecutable(u"mariadb-dump"_s);
    const QString import = QStandardPaths::findExecutable(u"mariadb-import"_s);
    const QString client = QStandardPaths::findExecutable(u"mariadb"_s);
    DumpWorkload dump = smallDump();
    dump.tools = {DumpTool::MariadbDump};
    dump.threads = {4};
    {
        const LoadOutcome refused = dumpLoad(dump, m_server.endpoint())->run({}, {});
        const bool old = refused.failure && refused.failure->sentence.contains(u"11.5"_s);
        if (!old)
            QSKIP("mariadb-dump has --dir here: there is nothing to stand in for");
    }
    QTemporaryDir directory;
    QFile::setPermissions(directory.path(), QFile::Permissions(0x7777)); // for the server's account
    dump.directory = directory.path();
    ProgramsInFront programs;
    programs.add(u"mariadb-dump"_s,
                 u"case \"$*\" in --help) echo '  --dir=name'; echo '  -j, --parallel=#'; exit;; esac\n"
                 "for a in \"$@\"; do shift; case \"$a\" in --dir=*) dir=${a#--dir=};; --parallel=*) ;;\n"
                 "  *) last=$a; set -- \"$@\" \"$a\";; esac; done\n"
                 "case \"$1\" in --version) exec %1 --version;; esac\n"
                 "mkdir -m 777 \"$dir/$last\" && exec %1 \"$@\" --tab=\"$dir/$last\"\n"_s.arg(real));
    programs.add(
        u"mariadb-import"_s,
        u"for a in \"$@\"; do shift; case \"$a\" in --dir=*) dir=${a#--dir=};; --parallel=*|--verbose) ;;\n"
        "  *) set -- \"$@\" \"$a\";; esac; done\n"
        "for schema in $dir/*; do name=${schema##*/}\n"
        "  cat $schema/*.sql | %2 \"$@\" $name || exit 1\n"
        "  %1 \"$@\" --local $name $schema/*.txt || exit 1; done\n"_s.arg(import, client));
    const auto load = dumpLoad(dump, m_server.endpoint());
    TARE_VERIFY_RESULT(load->prepare({}, {}));
    DumpListener listener;
    const LoadOutcome outcome = load->run({}, listener.callbacks());
    QVERIFY2(!outcome.failure, outcome.failure ? qPrintable(text(*outcome.failure)) : "");
    QVERIFY(outcome.dump->restore);
    QCOMPARE(outcome.dump->restore->rows, outcome.dump->rows);
    QVERIFY(listener.commands.first().contains(u"--parallel=4"_s));
    QVERIFY(QDir(directory.path()).isEmpty());

    // a directory that the server cannot write to is found out before anything is dumped
    QTemporaryDir closed;
    dump.directory = closed.path();
    if (::geteuid() == 0) {
        const LoadOutcome refused = dumpLoad(dump, m_server.endpoint())->run({}, {});
        QVERIFY(refused.failure);
        QVERIFY2(refused.failure->sentence.contains(u"it is the server that writes"_s),
                 qPrintable(text(*refused.failure)));
    }
}

void TestDumpLoad::cleaning()
{
    Session session(m_server.endpoint());
    const auto load = dumpLoad(smallDump(), m_server.endpoint());
    TARE_VERIFY_RESULT(load->prepare({}, {}));
    QCOMPARE(session.rows(u"SHOW DATABASES LIKE 'tare\\_dump'"_s).size(), 1);
    TARE_VERIFY_RESULT(load->clean({}));
    QCOMPARE(session.rows(u"SHOW DATABASES LIKE 'tare\\_dump'"_s).size(), 0);
    QCOMPARE(estimateDumpBytes(smallDump()) > 4 * 3000 * 200, true);
}

QTEST_GUILESS_MAIN(TestDumpLoad)
#include "tst_dumpload.moc"
