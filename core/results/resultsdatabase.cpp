// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/results/resultsdatabase.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>

#include <atomic>
#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

struct Results
{
    Q_DECLARE_TR_FUNCTIONS(Tare::Results)
};

/// SQLite's result codes that mean something to the user.
namespace Sqlite {
constexpr int busy = 5;
constexpr int locked = 6;
constexpr int readOnly = 8;
constexpr int inputOutput = 10;
constexpr int corrupt = 11;
constexpr int full = 13;
constexpr int cannotOpen = 14;
constexpr int notADatabase = 26;
} // namespace Sqlite

int primaryCode(const QSqlError &error)
{
    return error.nativeErrorCode().toInt() & 0xff;
}

QStringList migrationFiles()
{
    QDir folder(u":/schema"_s);
    return folder.entryList({u"*.sql"_s}, QDir::Files, QDir::Name);
}

/// The statements of a migration: comments dropped, split where a semicolon ends a line.
QStringList statementsOf(const QString &script)
{
    QStringList statements;
    QString statement;
    const QStringList lines = script.split(u'\n');
    for (const QString &line : lines) {
        if (line.trimmed().isEmpty() || line.trimmed().startsWith("--"_L1))
            continue;
        statement += line + u'\n';
        if (line.trimmed().endsWith(u';')) {
            statements += statement;
            statement.clear();
        }
    }
    return statements;
}

Error foreignFile(const QString &path)
{
    return {ErrorCode::ResultsDamaged,
            Results::tr(
                "The file %1 is not a results file of Tare and was left alone. Choose another results file.")
                .arg(path),
            {}};
}

Error damagedFile(const QString &path, const QString &detail)
{
    return {
        ErrorCode::ResultsDamaged,
        Results::tr("The results file %1 is damaged. Move it away or choose another results file.").arg(path),
        detail};
}

} // namespace

int ResultsDatabase::newestVersion()
{
    return static_cast<int>(migrationFiles().size());
}

ResultsDatabase::ResultsDatabase(const QString &path)
    : m_path(path)
{
    static std::atomic<int> counter{0};
    m_connection = u"tare-results-%1"_s.arg(++counter);
}

ResultsDatabase::~ResultsDatabase()
{
    QSqlDatabase::removeDatabase(m_connection);
}

Result<std::unique_ptr<ResultsDatabase>> ResultsDatabase::open(const QString &path, int busyMilliseconds)
{
    const QFileInfo info(path);
    const QString absolute = info.absoluteFilePath();
    if (info.isDir()) {
        return failure(ErrorCode::FileFailed,
                       Results::tr("%1 is a folder, not a results file. Name a file in it.").arg(absolute));
    }
    if (!QDir().mkpath(info.absolutePath())) {
        return failure(
            ErrorCode::FileFailed,
            Results::tr("The folder %1 for the results file could not be created. Choose another results "
                        "file.")
                .arg(info.absolutePath()));
    }

    // SQLite takes a file too short for its header for an empty one.
    constexpr qint64 headerBytes = 100;
    if (info.exists() && info.size() > 0 && info.size() < headerBytes)
        return tl::unexpected(foreignFile(absolute));
    // Only SQLite may open the file: closing any descriptor of it drops every lock this process has on it,
    // and another process would then take the write-ahead log away from a run that is going on.
    std::unique_ptr<ResultsDatabase> database(new ResultsDatabase(absolute));
    if (auto connected = database->connect(busyMilliseconds); !connected)
        return tl::unexpected(connected.error());
    if (auto prepared = database->prepare(); !prepared)
        return tl::unexpected(prepared.error());
    return database;
}

Result<void> ResultsDatabase::connect(int busyMilliseconds)
{
    QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_connection);
    if (!database.isValid()) {
        return failure(ErrorCode::FileFailed,
                       Results::tr("Qt's SQLite driver is missing. Install the package libqt6sql6-sqlite."));
    }
    database.setConnectOptions(u"QSQLITE_BUSY_TIMEOUT=%1"_s.arg(busyMilliseconds));
    database.setDatabaseName(m_path);
    if (!database.open())
        return tl::unexpected(errorFor(database.lastError()));
    return {};
}

Result<void> ResultsDatabase::prepare()
{
    Result<int> application = pragma(u"application_id"_s);
    if (!application && application.error().code != ErrorCode::ResultsLocked
        && application.error().code != ErrorCode::ResultsDamaged) {
        // A full disk has no room for the file that readers of a write-ahead log share. With the exclusive
        // mode there is none, and what was written can still be read.
        if (auto exclusive = execute(u"PRAGMA locking_mode = EXCLUSIVE"_s); exclusive)
            application = pragma(u"application_id"_s);
    }
    if (!application)
        return tl::unexpected(application.error());
    const Result<int> version = pragma(u"user_version"_s);
    if (!version)
        return tl::unexpected(version.error());

    int tables = 0;
    {
        auto query = execute(u"SELECT count(*) FROM sqlite_master"_s);
        if (!query)
            return tl::unexpected(query.error());
        if (query->next())
            tables = query->value(0).toInt();
    }
    const bool fresh = *application == 0 && *version == 0 && tables == 0;
    if (!fresh && *application != applicationId)
        return tl::unexpected(foreignFile(m_path));
    if (*version > newestVersion()) {
        return failure(
            ErrorCode::ResultsDamaged,
            Results::tr("The results file %1 was written by a newer Tare (format %2, this program knows "
                        "up to %3). Update Tare or choose another results file.")
                .arg(m_path, QString::number(*version), QString::number(newestVersion())));
    }
    if (!fresh) {
        auto check = execute(u"PRAGMA quick_check(1)"_s);
        if (!check)
            return tl::unexpected(check.error());
        const QString verdict = check->next() ? check->value(0).toString() : QString();
        if (verdict != "ok"_L1)
            return tl::unexpected(damagedFile(m_path, verdict));
    }

    // A committed interval shall survive a power cut too; there are few commits, so FULL costs nothing.
    for (const QString &setting : {u"PRAGMA foreign_keys = ON"_s, u"PRAGMA synchronous = FULL"_s}) {
        if (auto done = execute(setting); !done)
            return tl::unexpected(done.error());
    }
    if (fresh) {
        if (auto done = execute(u"PRAGMA journal_mode = WAL"_s); !done)
            return tl::unexpected(done.error());
    }
    if (*version < newestVersion()) {
        if (auto migrated = migrate(*version); !migrated)
            return migrated;
    }

    struct stat status = {};
    if (::stat(QFile::encodeName(m_path).constData(), &status) == 0) {
        m_device = status.st_dev;
        m_inode = status.st_ino;
    }
    return {};
}

Result<void> ResultsDatabase::migrate(int version)
{
    return transaction([this, version]() -> Result<void> {
        // Somebody else may have done it while this connection waited for the lock.
        const Result<int> present = pragma(u"user_version"_s);
        if (!present)
            return tl::unexpected(present.error());
        const QStringList files = migrationFiles();
        for (qsizetype next = std::max(*present, version); next < files.size(); ++next) {
            QFile file(u":/schema/"_s + files.at(next));
            if (!file.open(QIODevice::ReadOnly))
                return failure(ErrorCode::FileFailed, file.errorString());
            const QStringList statements = statementsOf(QString::fromUtf8(file.readAll()));
            for (const QString &statement : statements) {
                if (auto done = execute(statement); !done)
                    return tl::unexpected(done.error());
            }
        }
        for (const QString &setting : {u"PRAGMA application_id = %1"_s.arg(applicationId),
                                       u"PRAGMA user_version = %1"_s.arg(files.size())}) {
            if (auto done = execute(setting); !done)
                return tl::unexpected(done.error());
        }
        return {};
    });
}

Result<int> ResultsDatabase::pragma(const QString &name) const
{
    auto query = execute(u"PRAGMA "_s + name);
    if (!query)
        return tl::unexpected(query.error());
    return query->next() ? query->value(0).toInt() : 0;
}

Result<QSqlQuery> ResultsDatabase::execute(const QString &sql, const QVariantList &values) const
{
    QSqlQuery query(QSqlDatabase::database(m_connection, false));
    query.setForwardOnly(true);
    if (!query.prepare(sql))
        return tl::unexpected(errorFor(query.lastError()));
    for (const QVariant &value : values)
        query.addBindValue(value);
    if (!query.exec())
        return tl::unexpected(errorFor(query.lastError()));
    return query;
}

Result<void> ResultsDatabase::transaction(const std::function<Result<void>()> &work) const
{
    if (auto begun = execute(u"BEGIN IMMEDIATE"_s); !begun)
        return tl::unexpected(begun.error());
    Result<void> result = work();
    if (result) {
        auto committed = execute(u"COMMIT"_s);
        if (committed)
            return {};
        result = tl::unexpected(committed.error());
    }
    // SQLite has rolled back by itself after some errors; then this fails and that is fine.
    (void)execute(u"ROLLBACK"_s);
    return result;
}

Result<void> ResultsDatabase::checkFile() const
{
    struct stat status = {};
    if (::stat(QFile::encodeName(m_path).constData(), &status) == 0 && status.st_dev == m_device
        && status.st_ino == m_inode) {
        return {};
    }
    return failure(
        ErrorCode::FileFailed,
        Results::tr("The results file %1 was removed or replaced while Tare was writing to it.").arg(m_path));
}

Error ResultsDatabase::errorFor(const QSqlError &error) const
{
    const QString detail = error.text();
    switch (primaryCode(error)) {
    case Sqlite::busy:
    case Sqlite::locked:
        return {ErrorCode::ResultsLocked,
                Results::tr(
                    "The results file %1 is locked by another program. Close that program or choose another "
                    "results file.")
                    .arg(m_path),
                detail};
    case Sqlite::full:
        return {
            ErrorCode::DiskFull,
            Results::tr(
                "The disk of the results file %1 is full. What was written before can still be read. Free "
                "some space or choose another results file.")
                .arg(m_path),
            detail};
    case Sqlite::corrupt:
        return damagedFile(m_path, detail);
    case Sqlite::notADatabase:
        return foreignFile(m_path);
    case Sqlite::readOnly:
    case Sqlite::cannotOpen:
        return {
            ErrorCode::FileFailed,
            Results::tr("The results file %1 cannot be opened for writing. Check its permissions or choose "
                        "another results file.")
                .arg(m_path),
            detail};
    case Sqlite::inputOutput:
    default:
        return {ErrorCode::FileFailed,
                Results::tr("The results file %1 could not be read or written.").arg(m_path), detail};
    }
}

} // namespace Tare
