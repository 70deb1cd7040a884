// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/datasetcache.h"

#include "core/model/numberformat.h"
#include "core/run/filetree.h"
#include "core/run/loadcalls.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QStorageInfo>

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

/// Context of the sentences.
class Cache
{
    Q_DECLARE_TR_FUNCTIONS(Tare::DataSetCache)
};

const QString descriptionFile = u"/dataset.json"_s;
const QString lockFile = u"/lock"_s;
const QString dataFolder = u"/data"_s;
const QString limitFile = u"/limit"_s;

/// Equal keys, one directory.
QString idOf(const QString &key)
{
    const QByteArray hash = QCryptographicHash::hash(key.toUtf8(), QCryptographicHash::Sha256);
    return QString::fromLatin1(hash.toHex().first(16));
}

bool isId(const QString &name)
{
    return name.size() == 16 && std::all_of(name.cbegin(), name.cend(), [](QChar c) {
               return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f');
           });
}

/// The lock of a set's directory, shared or for its removal; -1 when somebody else has it, or there is none.
int lockOf(const QString &directory, int operation)
{
    const QByteArray path = QFile::encodeName(directory + lockFile);
    const int file = ::open(path.constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0)
        return -1;
    struct stat opened = {};
    struct stat present = {};
    // whoever removed the directory meanwhile took the lock file with it
    const bool mine = ::flock(file, operation | LOCK_NB) == 0 && ::fstat(file, &opened) == 0
        && ::stat(path.constData(), &present) == 0 && opened.st_ino == present.st_ino;
    if (!mine) {
        ::close(file);
        return -1;
    }
    return file;
}

tl::unexpected<Error> notWritable(const QString &path, const QString &detail)
{
    return failure(ErrorCode::FileFailed, Cache::tr("“%1” could not be written.").arg(path), detail);
}

Result<void> move(const QString &from, const QString &to)
{
    if (::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0)
        return {};
    return failure(ErrorCode::FileFailed, Cache::tr("“%1” could not be moved to “%2”.").arg(from, to),
                   QString::fromStdString(std::system_category().message(errno)));
}

} // namespace

QString KeptDataSet::title() const
{
    if (schemas > 1) {
        return Cache::tr("%1 tables of %2 rows in each of %3 schemas, seed %4")
            .arg(formatCount(tables), formatCount(tableSize), formatCount(schemas), QString::number(seed));
    }
    if (tables == 1)
        return Cache::tr("1 table of %1 rows, seed %2").arg(formatCount(tableSize), QString::number(seed));
    return Cache::tr("%1 tables of %2 rows, seed %3")
        .arg(formatCount(tables), formatCount(tableSize), QString::number(seed));
}

DataSetCache::Lease::Lease(KeptDataSet set, QString directory, int lock)
    : m_set(std::move(set))
    , m_directory(std::move(directory))
    , m_lock(lock)
{ }

DataSetCache::Lease::~Lease()
{
    if (m_lock >= 0)
        ::close(m_lock);
}

DataSetCache::Lease::Lease(Lease &&other) noexcept
    : m_set(std::move(other.m_set))
    , m_directory(std::move(other.m_directory))
    , m_lock(std::exchange(other.m_lock, -1))
{ }

DataSetCache::Lease &DataSetCache::Lease::operator=(Lease &&other) noexcept
{
    std::swap(m_set, other.m_set);
    std::swap(m_directory, other.m_directory);
    std::swap(m_lock, other.m_lock);
    return *this;
}

DataSetCache::DataSetCache(const QString &workDirectory)
    : m_directory(workDirectory + u"/datasets"_s)
{ }

QString DataSetCache::pathOf(const QString &id) const
{
    return m_directory + u'/' + id;
}

std::optional<KeptDataSet> DataSetCache::read(const QString &id) const
{
    QFile file(pathOf(id) + descriptionFile);
    if (!isId(id) || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
    KeptDataSet set;
    set.id = id;
    set.key = object.value("key"_L1).toString();
    if (idOf(set.key) != id)
        return std::nullopt;
    set.serverVersion = object.value("serverVersion"_L1).toString();
    set.tables = object.value("tables"_L1).toInt();
    set.tableSize = object.value("tableSize"_L1).toInteger();
    set.seed = object.value("seed"_L1).toString().toULongLong();
    set.schemas = object.value("schemas"_L1).toInt(1);
    set.complete = object.value("complete"_L1).toBool();
    set.made = QDateTime::fromString(object.value("made"_L1).toString(), Qt::ISODateWithMs);
    set.lastUsed = QDateTime::fromString(object.value("lastUsed"_L1).toString(), Qt::ISODateWithMs);
    set.files = object.value("files"_L1).toInteger();
    set.bytes = object.value("bytes"_L1).toInteger();
    return set;
}

Result<void> DataSetCache::write(const KeptDataSet &set) const
{
    const QJsonObject object{
        {u"key"_s, set.key},
        {u"serverVersion"_s, set.serverVersion},
        {u"tables"_s, set.tables},
        {u"tableSize"_s, set.tableSize},
        {u"seed"_s, QString::number(set.seed)},
        {u"schemas"_s, set.schemas},
        {u"complete"_s, set.complete},
        {u"made"_s, set.made.toString(Qt::ISODateWithMs)},
        {u"lastUsed"_s, set.lastUsed.toString(Qt::ISODateWithMs)},
        {u"files"_s, set.files},
        {u"bytes"_s, set.bytes},
    };
    QSaveFile file(pathOf(set.id) + descriptionFile);
    if (!file.open(QIODevice::WriteOnly) || file.write(QJsonDocument(object).toJson()) < 0 || !file.commit())
        return notWritable(file.fileName(), file.errorString());
    return {};
}

QList<KeptDataSet> DataSetCache::list() const
{
    QList<KeptDataSet> sets;
    const QStringList names =
        QDir(m_directory).entryList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks);
    for (const QString &name : names) {
        std::optional<KeptDataSet> set = read(name);
        if (!set)
            continue;
        const int lock = lockOf(pathOf(name), LOCK_EX);
        set->inUse = lock < 0;
        if (lock >= 0)
            ::close(lock);
        sets.append(*set);
    }
    std::sort(sets.begin(), sets.end(),
              [](const KeptDataSet &a, const KeptDataSet &b) { return a.lastUsed > b.lastUsed; });
    return sets;
}

Result<void> DataSetCache::remove(const QString &id)
{
    const QString path = pathOf(id);
    if (!isId(id) || !QFile::exists(path))
        return {};
    const int lock = lockOf(path, LOCK_EX);
    if (lock < 0) {
        return failure(ErrorCode::Busy,
                       Cache::tr("The data set is used by a run that is going on. Delete it when the run has "
                                 "ended."));
    }
    // The description first: what is left of a broken removal is no data set.
    QFile::remove(path + descriptionFile);
    Result<void> removed = removeTree(path);
    ::close(lock);
    return removed;
}

qint64 DataSetCache::limit() const
{
    QFile file(m_directory + limitFile);
    if (file.open(QIODevice::ReadOnly)) {
        bool isNumber = false;
        const qint64 bytes = file.readAll().trimmed().toLongLong(&isNumber);
        if (isNumber && bytes >= 0)
            return bytes;
    }
    QDir directory(m_directory);
    while (!directory.exists() && !directory.isRoot())
        directory.setPath(QDir::cleanPath(directory.absolutePath() + u"/.."_s));
    const QStorageInfo disk(directory.absolutePath());
    return disk.isValid() ? disk.bytesTotal() / 5 : 0;
}

Result<void> DataSetCache::setLimit(qint64 bytes)
{
    if (auto made = makeDirectory(m_directory); !made)
        return made;
    QSaveFile file(m_directory + limitFile);
    if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::number(std::max<qint64>(0, bytes))) < 0
        || !file.commit())
        return notWritable(file.fileName(), file.errorString());
    return makeRoom(0);
}

Result<void> DataSetCache::makeRoom(qint64 bytes)
{
    const QList<KeptDataSet> sets = list();
    qint64 kept = bytes;
    for (const KeptDataSet &set : sets)
        kept += set.bytes;
    const qint64 most = limit();
    for (auto set = sets.crbegin(); set != sets.crend() && kept > most; ++set) {
        if (set->inUse)
            continue;
        if (auto removed = remove(set->id); !removed)
            return removed;
        kept -= set->bytes;
    }
    return {};
}

std::optional<DataSetCache::Lease> DataSetCache::find(const QString &key)
{
    const QString id = idOf(key);
    if (!read(id))
        return std::nullopt;
    const int lock = lockOf(pathOf(id), LOCK_SH);
    if (lock < 0)
        return std::nullopt;
    std::optional<KeptDataSet> set = read(id);
    if (!set || !set->complete || set->key != key) {
        ::close(lock);
        return std::nullopt;
    }
    set->lastUsed = QDateTime::currentDateTimeUtc();
    (void)write(*set); // an old date of use does no harm
    return Lease(*set, pathOf(id) + dataFolder, lock);
}

Result<std::optional<DataSetCache::Lease>> DataSetCache::keep(const QString &directory, KeptDataSet set)
{
    std::optional<Lease> nothing;
    set.id = idOf(set.key);
    if (set.bytes > limit())
        return nothing;
    if (auto removed = remove(set.id); !removed) {
        if (removed.error().code == ErrorCode::Busy)
            return nothing;
        return tl::unexpected(removed.error());
    }
    if (auto made = makeDirectory(m_directory); !made)
        return tl::unexpected(made.error());
    if (auto room = makeRoom(set.bytes); !room)
        return tl::unexpected(room.error());
    const QString path = pathOf(set.id);
    if (auto made = makeDirectory(path); !made)
        return tl::unexpected(made.error());
    const int lock = lockOf(path, LOCK_SH);
    if (lock < 0)
        return nothing;
    Lease lease(set, path + dataFolder, lock);
    if (auto moved = move(directory, path + dataFolder); !moved)
        return tl::unexpected(moved.error());
    set.lastUsed = QDateTime::currentDateTimeUtc();
    if (!set.made.isValid())
        set.made = set.lastUsed;
    if (auto written = write(set); !written) {
        (void)move(path + dataFolder, directory);
        return tl::unexpected(written.error());
    }
    return std::optional<Lease>(std::move(lease));
}

Result<bool> DataSetCache::take(const QString &key, const QString &directory)
{
    const QString id = idOf(key);
    if (!read(id))
        return false;
    const int lock = lockOf(pathOf(id), LOCK_EX);
    if (lock < 0)
        return false;
    const std::optional<KeptDataSet> set = read(id);
    Result<void> moved;
    if (set && set->key == key) {
        QFile::remove(pathOf(id) + descriptionFile);
        moved = move(pathOf(id) + dataFolder, directory);
    }
    if (moved)
        moved = removeTree(pathOf(id));
    ::close(lock);
    if (!moved)
        return tl::unexpected(moved.error());
    return set.has_value();
}

} // namespace Tare
