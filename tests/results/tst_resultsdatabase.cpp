// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/results/resultsdatabase.h"

#include "core/results/resultstore.h"

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Tare;
using namespace Qt::StringLiterals;

class TestResultsDatabase : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void newFileIsOurs();
    void connectionsAreRemoved();
    void openingAgainKeepsTheLocks();
    void foreignFilesAreLeftAlone_data();
    void foreignFilesAreLeftAlone();
    void foreignDatabaseIsLeftAlone();
    void newerFileIsRefused();
    void damagedFileIsRefused();
    void lockedFileIsNamed();
    void failedTransactionLeavesNothing();
    void failedMigrationLeavesNothing();
    void olderFilesAreBroughtUp_data();
    void olderFilesAreBroughtUp();
    void removedAndReplacedFilesAreNoticed();
    void folderIsNoFile();

private:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QByteArray contents(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    QTemporaryDir m_folder;
};

namespace {

const QString insertRun = u"INSERT INTO run (key, profile_name, profile, status, started, tare_version, "
                          "owner_host, owner_boot, owner_pid, owner_start) "
                          "VALUES (?, 'n', '', 'done', '', '', '', '', 0, 0)"_s;

} // namespace

void TestResultsDatabase::newFileIsOurs()
{
    {
        auto database = ResultsDatabase::open(path(u"sub/new.sqlite"_s));
        QVERIFY2(database.has_value(), database ? "" : qPrintable(database.error().sentence));
        for (const auto &[name, value] :
             {std::pair(u"application_id"_s, u"%1"_s.arg(ResultsDatabase::applicationId)),
              std::pair(u"user_version"_s, QString::number(ResultsDatabase::newestVersion())),
              std::pair(u"foreign_keys"_s, u"1"_s), std::pair(u"journal_mode"_s, u"wal"_s)}) {
            auto query = (*database)->execute(u"PRAGMA "_s + name);
            QVERIFY(query && query->next());
            QCOMPARE(query->value(0).toString(), value);
        }
        QVERIFY(ResultsDatabase::newestVersion() >= 2);
    }
    // An empty file, as a file dialog makes one, is a new one too.
    write(u"empty.sqlite"_s, {});
    QVERIFY(ResultsDatabase::open(path(u"empty.sqlite"_s)).has_value());
    // And what is ours opens again.
    QVERIFY(ResultsDatabase::open(path(u"sub/new.sqlite"_s)).has_value());
}

void TestResultsDatabase::connectionsAreRemoved()
{
    const QStringList before = QSqlDatabase::connectionNames();
    {
        auto one = ResultsDatabase::open(path(u"names.sqlite"_s));
        auto two = ResultsDatabase::open(path(u"names.sqlite"_s));
        QVERIFY(one && two);
        QCOMPARE(QSqlDatabase::connectionNames().size(), before.size() + 2);
    }
    QCOMPARE(QSqlDatabase::connectionNames(), before);
}

/// A window that lists the runs while one is written must not give the writer's locks away.
void TestResultsDatabase::openingAgainKeepsTheLocks()
{
    const QString file = path(u"locked.sqlite"_s);
    const auto writer = ResultsDatabase::open(file);
    QVERIFY(writer);
    QVERIFY(ResultsDatabase::open(file)); // and closed again
    const QByteArray name = QFile::encodeName(file);
    const pid_t child = ::fork();
    if (child == 0) { // a process sees only the locks of others
        const int fd = ::open(name.constData(), O_RDWR | O_CLOEXEC);
        struct flock lock = {};
        lock.l_type = F_WRLCK;
        lock.l_whence = SEEK_SET;
        lock.l_start = 0x40000002; // SQLite's range of shared locks
        lock.l_len = 510;
        const bool held = fd >= 0 && ::fcntl(fd, F_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
        ::_exit(held ? 0 : 1);
    }
    int status = -1;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QCOMPARE(WEXITSTATUS(status), 0);
}

void TestResultsDatabase::foreignFilesAreLeftAlone_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("text") << QByteArray("To whom it may concern\n");
    QTest::newRow("one byte") << QByteArray("x");
    QTest::newRow("zeros") << QByteArray(4096, '\0');
    QTest::newRow("picture") << QByteArray("\x89PNG\r\n\x1a\n and so on");
    QTest::newRow("cut off header") << QByteArray("SQLite format 3\0 and nothing more", 34);
}

void TestResultsDatabase::foreignFilesAreLeftAlone()
{
    QFETCH(QByteArray, bytes);
    write(u"foreign"_s, bytes);
    const auto database = ResultsDatabase::open(path(u"foreign"_s));
    QVERIFY(!database.has_value());
    QCOMPARE(database.error().code, ErrorCode::ResultsDamaged);
    QVERIFY(database.error().sentence.contains(path(u"foreign"_s)));
    QCOMPARE(contents(u"foreign"_s), bytes);
}

void TestResultsDatabase::foreignDatabaseIsLeftAlone()
{
    {
        QSqlDatabase other = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"other"_s);
        other.setDatabaseName(path(u"other.sqlite"_s));
        QVERIFY(other.open());
        QSqlQuery query(other);
        QVERIFY(query.exec(u"CREATE TABLE run (name TEXT)"_s));
        QVERIFY(query.exec(u"INSERT INTO run VALUES ('mine')"_s));
    }
    QSqlDatabase::removeDatabase(u"other"_s);
    const QByteArray before = contents(u"other.sqlite"_s);
    const auto database = ResultsDatabase::open(path(u"other.sqlite"_s));
    QVERIFY(!database.has_value());
    QCOMPARE(database.error().code, ErrorCode::ResultsDamaged);
    QCOMPARE(contents(u"other.sqlite"_s), before);
}

void TestResultsDatabase::newerFileIsRefused()
{
    {
        auto database = ResultsDatabase::open(path(u"newer.sqlite"_s));
        QVERIFY(database.has_value());
        QVERIFY((*database)->execute(u"PRAGMA user_version = 99"_s).has_value());
    }
    const auto database = ResultsDatabase::open(path(u"newer.sqlite"_s));
    QVERIFY(!database.has_value());
    QCOMPARE(database.error().code, ErrorCode::ResultsDamaged);
    QVERIFY(database.error().sentence.contains(u"99"_s));
    QVERIFY(database.error().sentence.contains(u"newer"_s));
}

void TestResultsDatabase::damagedFileIsRefused()
{
    {
        auto database = ResultsDatabase::open(path(u"damaged.sqlite"_s));
        QVERIFY(database.has_value());
        for (int i = 0; i < 200; ++i)
            QVERIFY((*database)->execute(insertRun, {QString(500, u'x')}).has_value());
    }
    QByteArray bytes = contents(u"damaged.sqlite"_s);
    QVERIFY(bytes.size() > 40960);
    for (qsizetype i = 8192; i < bytes.size(); i += 64)
        bytes[i] = char(bytes[i] ^ 0x5a);
    write(u"damaged.sqlite"_s, bytes);
    const auto database = ResultsDatabase::open(path(u"damaged.sqlite"_s));
    QVERIFY(!database.has_value());
    QCOMPARE(database.error().code, ErrorCode::ResultsDamaged);
    QVERIFY(!database.error().detail.isEmpty());
}

void TestResultsDatabase::lockedFileIsNamed()
{
    auto first = ResultsDatabase::open(path(u"locked.sqlite"_s));
    auto second = ResultsDatabase::open(path(u"locked.sqlite"_s), 50);
    QVERIFY(first && second);
    QVERIFY((*first)->execute(u"BEGIN IMMEDIATE"_s).has_value());
    const auto blocked = (*second)->transaction([] { return Result<void>(); });
    QVERIFY(!blocked.has_value());
    QCOMPARE(blocked.error().code, ErrorCode::ResultsLocked);
    QVERIFY(blocked.error().sentence.contains(path(u"locked.sqlite"_s)));
    QVERIFY((*first)->execute(u"ROLLBACK"_s).has_value());
    QVERIFY((*second)->transaction([] { return Result<void>(); }).has_value());
}

void TestResultsDatabase::failedTransactionLeavesNothing()
{
    auto database = ResultsDatabase::open(path(u"rollback.sqlite"_s));
    QVERIFY(database.has_value());
    const ResultsDatabase &file = **database;
    const auto outcome = file.transaction([&]() -> Result<void> {
        if (auto inserted = file.execute(insertRun, {u"k"_s}); !inserted)
            return tl::unexpected(inserted.error());
        return failure(ErrorCode::Unknown, u"no more"_s);
    });
    QVERIFY(!outcome.has_value());
    QCOMPARE(outcome.error().sentence, u"no more"_s);
    auto count = file.execute(u"SELECT count(*) FROM run"_s);
    QVERIFY(count && count->next());
    QCOMPARE(count->value(0).toInt(), 0);
}

void TestResultsDatabase::failedMigrationLeavesNothing()
{
    // A file that claims to be ours but already has one of the tables: the migration stops in its middle.
    {
        QSqlDatabase other = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"half"_s);
        other.setDatabaseName(path(u"half.sqlite"_s));
        QVERIFY(other.open());
        QSqlQuery query(other);
        QVERIFY(query.exec(u"CREATE TABLE event (name TEXT)"_s));
        QVERIFY(query.exec(u"PRAGMA application_id = %1"_s.arg(ResultsDatabase::applicationId)));
    }
    QSqlDatabase::removeDatabase(u"half"_s);
    QVERIFY(!ResultsDatabase::open(path(u"half.sqlite"_s)).has_value());
    {
        QSqlDatabase other = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"half"_s);
        other.setDatabaseName(path(u"half.sqlite"_s));
        QVERIFY(other.open());
        QCOMPARE(other.tables(), QStringList{u"event"_s});
    }
    QSqlDatabase::removeDatabase(u"half"_s);
}

void TestResultsDatabase::olderFilesAreBroughtUp_data()
{
    QTest::addColumn<int>("version");
    for (int version = 1; version < ResultsDatabase::newestVersion(); ++version)
        QTest::addRow("version %d", version) << version;
}

/// A file as an older program made it: the first migrations, and a run with a step.
void TestResultsDatabase::olderFilesAreBroughtUp()
{
    QFETCH(int, version);
    const QString name = path(u"version%1.sqlite"_s.arg(version));
    {
        QSqlDatabase other = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"older"_s);
        other.setDatabaseName(name);
        QVERIFY(other.open());
        QSqlQuery query(other);
        const QStringList files = QDir(u":/schema"_s).entryList(QDir::Files, QDir::Name);
        for (const QString &migration : files.first(version)) {
            QFile file(u":/schema/"_s + migration);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QString statement;
            for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n')) {
                if (line.startsWith("--"_L1))
                    continue;
                statement += line + u'\n';
                if (!line.endsWith(u';'))
                    continue;
                QVERIFY2(query.exec(statement), qPrintable(query.lastError().text()));
                statement.clear();
            }
        }
        QVERIFY(query.exec(u"INSERT INTO run (key, profile_name, profile, status, started, tare_version, "
                           "owner_host, owner_boot, owner_pid, owner_start) "
                           "VALUES ('k', 'n', '', 'done', '', '', '', '', 0, 0)"_s));
        QVERIFY(
            query.exec(u"INSERT INTO step (run_id, position, environment_id, environment_name, "
                       "environment_slot, workload_id, case_key, workload, repetition, status, operations) "
                       "VALUES (1, 1, 'e', 'E', 1, 'w', 'c', '{}', 1, 'done', 42)"_s));
        QVERIFY(query.exec(u"PRAGMA application_id = %1"_s.arg(ResultsDatabase::applicationId)));
        QVERIFY(query.exec(u"PRAGMA user_version = %1"_s.arg(version)));
    }
    QSqlDatabase::removeDatabase(u"older"_s);

    const auto store = ResultStore::open(name);
    QVERIFY2(store, store ? "" : qPrintable(store.error().sentence));
    const Result<RunRecord> run = (*store)->run(1);
    QVERIFY2(run, run ? "" : qPrintable(run.error().sentence));
    QCOMPARE(run->steps.size(), 1);
    QCOMPARE(run->steps.first().totals.operations, 42);
    QVERIFY(run->steps.first().host.isEmpty() && run->steps.first().hostSamples.isEmpty());
}

void TestResultsDatabase::removedAndReplacedFilesAreNoticed()
{
    auto database = ResultsDatabase::open(path(u"gone.sqlite"_s));
    QVERIFY(database.has_value());
    QVERIFY((*database)->checkFile().has_value());
    QVERIFY(QFile::rename(path(u"gone.sqlite"_s), path(u"moved.sqlite"_s)));
    QVERIFY(!(*database)->checkFile().has_value());
    write(u"gone.sqlite"_s, "another file");
    QVERIFY(!(*database)->checkFile().has_value());
}

void TestResultsDatabase::folderIsNoFile()
{
    const auto database = ResultsDatabase::open(m_folder.path());
    QVERIFY(!database.has_value());
    QCOMPARE(database.error().code, ErrorCode::FileFailed);
    const auto below = ResultsDatabase::open(u"/proc/nothing/results.sqlite"_s);
    QVERIFY(!below.has_value());
    QCOMPARE(below.error().code, ErrorCode::FileFailed);
}

QTEST_GUILESS_MAIN(TestResultsDatabase)
#include "tst_resultsdatabase.moc"
