// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/dump/dumpserver.h"
#include "tests/engine/dump/dumptesting.h"

#include <QElapsedTimer>
#include <QtTest>

#include <csignal>
#include <future>
#include <thread>

#include <sys/mount.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace Tare;
using namespace Tare::Test;

namespace {

/// A small file system in memory; needs root.
class SmallDisk
{
public:
    explicit SmallDisk(const QByteArray &size)
    {
        const QByteArray options = "size=" + size;
        m_mounted =
            ::mount("tare-test", QFile::encodeName(path()).constData(), "tmpfs", 0, options.constData()) == 0;
    }
    ~SmallDisk()
    {
        if (m_mounted)
            ::umount2(QFile::encodeName(path()).constData(), MNT_DETACH);
    }
    SmallDisk(const SmallDisk &) = delete;
    SmallDisk &operator=(const SmallDisk &) = delete;

    bool isThere() const { return m_mounted; }
    QString path() const { return m_directory.path(); }

private:
    QTemporaryDir m_directory;
    bool m_mounted = false;
};

/// Children of this process that run a program of that name.
QList<pid_t> childrenNamed(const QString &name)
{
    QList<pid_t> found;
    const QStringList processes = QDir(u"/proc"_s).entryList(QDir::Dirs);
    for (const QString &process : processes) {
        QFile file(u"/proc/%1/stat"_s.arg(process));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QByteArray line = file.readAll();
        const QByteArray program =
            line.mid(line.indexOf('(') + 1, line.lastIndexOf(')') - line.indexOf('(') - 1);
        const pid_t parent = line.mid(line.lastIndexOf(')') + 4).split(' ').value(0).toInt();
        if (parent == ::getpid() && program == name.toLatin1())
            found.append(process.toInt());
    }
    return found;
}

} // namespace

#define TARE_NEED_SMALL_DISK(disk)                                                                           \
    do {                                                                                                     \
        if (!(disk).isThere())                                                                               \
            QSKIP("mounting a small file system is not allowed here");                                       \
    } while (false)

/// What goes wrong is said, and nothing is left of it.
class TestDumpFailure : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup();
    void aKilledTool();
    void aTableDroppedUnderIt();
    void aStalledTool();
    void theLimitOfTime();
    void stopping_data();
    void stopping();
    void aDiskThatIsTooSmall();
    void aDiskThatBecomesFull_data();
    void aDiskThatBecomesFull();
    void exitCodeZeroIsNotEnough_data();
    void exitCodeZeroIsNotEnough();
    void aRestoreThatLosesRows_data();
    void aRestoreThatLosesRows();
    void theServerDies();
    void somebodyElsesTarget();
    void whatIsNotInstalled();
    void whatTheVersionCannotDo();

private:
    /// Runs it while a table is locked, so that the tool has to wait at it; `meanwhile` gets the lock's
    /// session once the tool waits.
    LoadOutcome runAgainstALock(const DumpWorkload &dump, const std::function<void(Session &)> &meanwhile,
                                const std::stop_token &stop = {});

    MariaDbServer m_server;
    QTemporaryDir m_place;
};

void TestDumpFailure::initTestCase()
{
    TARE_START_SERVER(m_server);
    TARE_NEED_PROGRAM("mydumper");
    TARE_NEED_PROGRAM("myloader");
    TARE_VERIFY_RESULT(dumpLoad(smallDump(), m_server.endpoint())->prepare({}, {}));
}

void TestDumpFailure::cleanup()
{
    if (!m_server.isRunning())
        return;
    Session session(m_server.endpoint());
    QCOMPARE(session.rows(u"SHOW DATABASES LIKE 'tare\\_restore'"_s).size(), 0);
    QCOMPARE(childrenNamed(u"mydumper"_s).size() + childrenNamed(u"myloader"_s).size(), 0);
    QVERIFY(QDir(m_place.path()).isEmpty());
}

LoadOutcome TestDumpFailure::runAgainstALock(const DumpWorkload &dump,
                                             const std::function<void(Session &)> &meanwhile,
                                             const std::stop_token &stop)
{
    Session lock(m_server.endpoint());
    lock.run(u"LOCK TABLES tare_dump.sbtest3 WRITE"_s);
    DumpListener listener;
    LoadPlace place;
    place.directory = m_place.path();
    place.name = u"test"_s;
    const auto load = dumpLoad(dump, m_server.endpoint(), place);
    auto running = std::async(std::launch::async, [&] { return load->run(stop, listener.callbacks()); });
    if (meanwhile) {
        Session observer(m_server.endpoint());
        const QString waiting = u"SELECT COUNT(*) FROM information_schema.PROCESSLIST WHERE STATE LIKE "
                                "'Waiting for table%'"_s;
        while (observer.value(waiting) == u"0"
               && running.wait_for(std::chrono::milliseconds(20)) != std::future_status::ready) { }
        meanwhile(lock);
    }
    return running.get();
}

void TestDumpFailure::aKilledTool()
{
    DumpWorkload dump = smallDump();
    dump.cache = DumpCache::AsFound;
    dump.consistency = DumpConsistency::NoLocks;
    const LoadOutcome outcome = runAgainstALock(dump, [](Session &) {
        for (const pid_t pid : childrenNamed(u"mydumper"_s))
            ::kill(pid, SIGKILL);
    });
    QVERIFY(outcome.failure);
    QVERIFY2(outcome.failure->sentence.contains(u"killed by signal 9"_s), qPrintable(text(*outcome.failure)));
    QVERIFY2(outcome.failure->detail.contains(u"dumping data for"_s), qPrintable(outcome.failure->detail));
}

void TestDumpFailure::aTableDroppedUnderIt()
{
    DumpWorkload dump = smallDump();
    dump.cache = DumpCache::AsFound;
    dump.consistency = DumpConsistency::NoLocks;
    const LoadOutcome outcome = runAgainstALock(dump, [](Session &lock) {
        lock.run(u"DROP TABLE tare_dump.sbtest3"_s);
        lock.run(u"UNLOCK TABLES"_s);
    });
    QVERIFY(outcome.failure);
    QVERIFY2(outcome.failure->sentence.contains(u"exit code 1"_s), qPrintable(text(*outcome.failure)));
    QVERIFY2(outcome.failure->detail.contains(u"doesn't exist"_s), qPrintable(outcome.failure->detail));
    TARE_VERIFY_RESULT(dumpLoad(smallDump(), m_server.endpoint())->prepare({}, {}));
}

void TestDumpFailure::aStalledTool()
{
    DumpWorkload dump = smallDump();
    dump.cache = DumpCache::AsFound;
    dump.consistency = DumpConsistency::NoLocks;
    dump.stallTimeout = 2;
    const LoadOutcome outcome = runAgainstALock(dump, {});
    QVERIFY(outcome.failure);
    QVERIFY2(outcome.failure->sentence.contains(u"no progress"_s), qPrintable(text(*outcome.failure)));
}

void TestDumpFailure::theLimitOfTime()
{
    DumpWorkload dump = smallDump();
    dump.cache = DumpCache::AsFound;
    dump.consistency = DumpConsistency::NoLocks;
    dump.timeLimit = 1;
    const LoadOutcome outcome = runAgainstALock(dump, {});
    QVERIFY(outcome.failure);
    QVERIFY2(outcome.failure->sentence.contains(u"limit"_s), qPrintable(text(*outcome.failure)));
}

void TestDumpFailure::stopping_data()
{
    QTest::addColumn<bool>("whileRestoring");
    QTest::newRow("the dump") << false;
    QTest::newRow("the restore") << true;
}

void TestDumpFailure::stopping()
{
    QFETCH(bool, whileRestoring);
    std::stop_source source;
    DumpWorkload dump = smallDump();
    dump.cache = DumpCache::AsFound;
    dump.consistency = DumpConsistency::NoLocks;
    if (!whileRestoring) {
        const LoadOutcome outcome = runAgainstALock(
            dump, [&source](Session &) { source.request_stop(); }, source.get_token());
        QVERIFY(outcome.stopped);
        QVERIFY(!outcome.failure);
        return;
    }
    // A loader that never comes to an end.
    ProgramsInFront programs;
    programs.add(u"myloader"_s, u"trap '' TERM; sleep 1000\n"_s);
    DumpListener listener;
    listener.onProgress = [&source](const DumpProgress &progress) {
        if (progress.stage == DumpProgress::Stage::Restoring)
            source.request_stop();
    };
    const LoadOutcome outcome =
        dumpLoad(dump, m_server.endpoint())->run(source.get_token(), listener.callbacks());
    QVERIFY(outcome.stopped);
    QVERIFY(!outcome.failure);
}

void TestDumpFailure::aDiskThatIsTooSmall()
{
    const SmallDisk disk("1m");
    TARE_NEED_SMALL_DISK(disk);
    DumpWorkload dump = smallDump();
    dump.directory = disk.path();
    DumpListener listener;
    const LoadOutcome outcome = dumpLoad(dump, m_server.endpoint())->run({}, listener.callbacks());
    QVERIFY(outcome.failure);
    QVERIFY2(outcome.failure->code == ErrorCode::DiskFull, qPrintable(text(*outcome.failure)));
    QVERIFY2(outcome.failure->sentence.contains(disk.path()), qPrintable(text(*outcome.failure)));
    QVERIFY(listener.commands.isEmpty()); // nothing was begun
    QVERIFY(QDir(disk.path()).isEmpty());
}

void TestDumpFailure::aDiskThatBecomesFull_data()
{
    QTest::addColumn<DumpTool>("tool");
    QTest::addColumn<DumpCompression>("compression");
    QTest::newRow("mydumper") << DumpTool::Mydumper << DumpCompression::None;
    QTest::newRow("mydumper gzip") << DumpTool::Mydumper << DumpCompression::Gzip;
    QTest::newRow("mariadb-dump") << DumpTool::MysqlDump << DumpCompression::None;
    QTest::newRow("mariadb-dump gzip") << DumpTool::MysqlDump << DumpCompression::Gzip;
}

void TestDumpFailure::aDiskThatBecomesFull()
{
    QFETCH(DumpTool, tool);
    QFETCH(DumpCompression, compression);
    const SmallDisk disk("24m");
    TARE_NEED_SMALL_DISK(disk);
    DumpWorkload dump = smallDump();
    dump.tools = {tool};
    dump.compressions = {compression};
    dump.directory = disk.path();
    DumpListener listener;
    listener.onCommand = [&disk](const QString &) { // there was room when it was looked at
        QFile other(disk.path() + u"/other"_s);
        QVERIFY(other.open(QIODevice::WriteOnly));
        other.write(QByteArray((24 << 20) - (128 << 10), 'x'));
    };
    const LoadOutcome outcome = dumpLoad(dump, m_server.endpoint())->run({}, listener.callbacks());
    QVERIFY(outcome.failure);
    QVERIFY2(outcome.failure->code == ErrorCode::DiskFull, qPrintable(text(*outcome.failure)));
    QCOMPARE(QDir(disk.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList{u"other"_s});
}

void TestDumpFailure::exitCodeZeroIsNotEnough_data()
{
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("expected");
    QTest::newRow("no metadata") << u"rm $dir/metadata"_s << u"metadata"_s;
    QTest::newRow("unfinished metadata") << u"echo 'Started dump at: 1' > $dir/metadata"_s << u"metadata"_s;
    QTest::newRow("a row is missing") << u"sed -i '/^(7,/d' $dir/*sbtest2.sql"_s << u"sbtest2"_s;
    QTest::newRow("a file is missing") << u"rm $dir/*.sbtest4.sql"_s << u"sbtest4"_s;
    QTest::newRow("a critical line") << u"echo '** (mydumper:1): CRITICAL **: 1: something broke' >&2"_s
                                     << u"reported errors"_s;
}

void TestDumpFailure::exitCodeZeroIsNotEnough()
{
    QFETCH(QString, after);
    QFETCH(QString, expected);
    const QString real = QStandardPaths::findExecutable(u"mydumper"_s);
    ProgramsInFront programs;
    programs.add(u"mydumper"_s,
                 u"dir=; previous=; for a in \"$@\"; do [ \"$previous\" = -o ] && dir=$a; previous=$a; done\n"
                 "%1 \"$@\" || exit; [ -z \"$dir\" ] && exit 0\n%2\nexit 0\n"_s.arg(real, after));
    const LoadOutcome outcome = dumpLoad(smallDump(), m_server.endpoint())->run({}, {});
    QVERIFY(outcome.failure);
    QVERIFY2(outcome.failure->sentence.contains(expected), qPrintable(text(*outcome.failure)));
}

void TestDumpFailure::aRestoreThatLosesRows_data()
{
    QTest::addColumn<QString>("statement");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a row is missing") << u"DELETE FROM tare_restore.sbtest2 WHERE id = 7"_s << u"sbtest2"_s;
    QTest::newRow("a table is missing") << u"DROP TABLE tare_restore.sbtest4"_s << u"sbtest4"_s;
    QTest::newRow("a value differs") << u"UPDATE tare_restore.sbtest1 SET k = k + 1 WHERE id = 7"_s
                                     << u"CHECKSUM TABLE"_s;
}

void TestDumpFailure::aRestoreThatLosesRows()
{
    QFETCH(QString, statement);
    QFETCH(QString, expected);
    DumpListener listener;
    bool restored = false;
    listener.onProgress = [&](const DumpProgress &progress) {
        restored |= listener.commands.size() == 2 && progress.stage == DumpProgress::Stage::Checking;
        if (restored && !listener.commands.isEmpty()) {
            Session session(m_server.endpoint());
            if (session.rows(u"SHOW DATABASES LIKE 'tare\\_restore'"_s).size() == 1)
                session.run(statement);
            listener.onProgress = {};
        }
    };
    const LoadOutcome outcome = dumpLoad(smallDump(), m_server.endpoint())->run({}, listener.callbacks());
    QVERIFY(outcome.failure);
    QVERIFY2(outcome.failure->sentence.contains(expected), qPrintable(text(*outcome.failure)));
}

void TestDumpFailure::theServerDies()
{
    MariaDbServer server;
    TARE_START_SERVER(server);
    const auto load = dumpLoad(smallDump(), server.endpoint());
    TARE_VERIFY_RESULT(load->prepare({}, {}));
    DumpListener listener;
    listener.onEvent = [&server](const RunEvent &event) {
        if (event.text.contains(u"restore begins"_s))
            server.kill();
    };
    QElapsedTimer clock;
    clock.start();
    const LoadOutcome outcome = load->run({}, listener.callbacks());
    QVERIFY(outcome.failure);
    QVERIFY2(outcome.failure->sentence.contains(u"myloader"_s), qPrintable(text(*outcome.failure)));
    QVERIFY(outcome.dump); // what was measured stays
}

void TestDumpFailure::somebodyElsesTarget()
{
    Session session(m_server.endpoint());
    session.run(u"CREATE DATABASE tare_restore"_s);
    session.run(u"CREATE TABLE tare_restore.mine (id INT)"_s);
    const LoadOutcome outcome = dumpLoad(smallDump(), m_server.endpoint())->run({}, {});
    QVERIFY(outcome.failure);
    QVERIFY(outcome.failure->code == ErrorCode::DataRefused);
    QCOMPARE(session.rows(u"SHOW TABLES IN tare_restore"_s).value(0).value(0), u"mine"_s);
    session.run(u"DROP DATABASE tare_restore"_s);
}

void TestDumpFailure::whatIsNotInstalled()
{
    ProgramsInFront programs;
    programs.only();
    LoadOutcome outcome = dumpLoad(smallDump(), m_server.endpoint())->run({}, {});
    QVERIFY(outcome.failure);
    QVERIFY2(outcome.failure->sentence.contains(u"mydumper was not found"_s),
             qPrintable(text(*outcome.failure)));
    programs.add(u"mydumper"_s, u"exit 0\n"_s);
    outcome = dumpLoad(smallDump(), m_server.endpoint())->run({}, {});
    QVERIFY(outcome.failure);
    QVERIFY2(outcome.failure->sentence.contains(u"myloader was not found"_s),
             qPrintable(text(*outcome.failure)));
}

void TestDumpFailure::whatTheVersionCannotDo()
{
    DumpWorkload dump = smallDump();
    dump.compressions = {DumpCompression::Zstd};
    const LoadOutcome outcome = dumpLoad(dump, m_server.endpoint())->run({}, {});
    if (!outcome.failure)
        QSKIP("this mydumper knows zstd");
    QVERIFY2(outcome.failure->sentence.contains(u"gzip only"_s), qPrintable(text(*outcome.failure)));
}

QTEST_GUILESS_MAIN(TestDumpFailure)
#include "tst_dumpfailure.moc"
