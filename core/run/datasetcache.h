// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace Tare {

/// A prepared data set that stays on the disk between runs.
struct KeptDataSet
{
    QString id;  ///< name of its directory; for DataSetCache::remove()
    QString key; ///< what it holds and which program wrote it: DataSets::keyOf()
    QString serverVersion;
    int tables = 0;
    qint64 tableSize = 0; ///< rows a table
    quint64 seed = 0;
    int schemas = 1;      ///< with these tables each
    bool complete = true; ///< false: preparing was broken off; the next run that needs it goes on with it
    QDateTime made;       ///< UTC
    QDateTime lastUsed;
    qint64 files = 0;
    qint64 bytes = 0;   ///< on the disk
    bool inUse = false; ///< by a run that is going on

    /// "20 tables of 10,000,000 rows, seed 1", "… in each of 8 schemas", in the present language.
    QString title() const;
};

/// Data sets kept between runs, in <work directory>/datasets/<id>/: the files of the server in data/, and
/// dataset.json, which says what they are. All functions block and may be called from any thread; several
/// processes may work on one cache.
class DataSetCache
{
public:
    explicit DataSetCache(const QString &workDirectory);

    /// Last used first. A directory without a description is none of them.
    QList<KeptDataSet> list() const;
    /// Deletes one with its files. ErrorCode::Busy while a run uses it; one that is gone is no error.
    Result<void> remove(const QString &id);

    /// The most that is kept, bytes on the disk; 0: nothing is kept. Stored in the cache's directory. As long
    /// as nothing is chosen, a fifth of the disk.
    qint64 limit() const;
    Result<void> setLimit(qint64 bytes);

    /// Holds a data set: it is not removed while the lease lives.
    class Lease
    {
    public:
        Lease(KeptDataSet set, QString directory, int lock);
        ~Lease();
        Lease(Lease &&other) noexcept;
        Lease &operator=(Lease &&other) noexcept;

        const KeptDataSet &set() const { return m_set; }
        QString directory() const { return m_directory; } ///< of the server's files

    private:
        KeptDataSet m_set;
        QString m_directory;
        int m_lock = -1;
    };

    /// The complete set of that key, marked as used now.
    std::optional<Lease> find(const QString &key);

    /// Moves the directory of a server's files into the cache, instead of what it held under this key, and
    /// removes the least recently used sets beyond the limit. Nothing when the limit forbids to keep it: the
    /// directory then stays where it is.
    Result<std::optional<Lease>> keep(const QString &directory, KeptDataSet set);

    /// Moves a set (also an incomplete one) out of the cache into `directory`, which must not exist. False
    /// when there is none, or it is in use.
    Result<bool> take(const QString &key, const QString &directory);

    QString directory() const { return m_directory; }

private:
    QString pathOf(const QString &id) const;
    std::optional<KeptDataSet> read(const QString &id) const;
    Result<void> write(const KeptDataSet &set) const;
    Result<void> makeRoom(qint64 bytes);

    QString m_directory;
};

} // namespace Tare
