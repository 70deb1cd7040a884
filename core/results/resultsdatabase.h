// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"

#include <QSqlQuery>
#include <QString>
#include <QVariant>

#include <functional>
#include <memory>
#include <sys/types.h>

namespace Tare {

/// One connection to a results file, for the thread that opened it. Knows the format: who may be read, how an
/// older file is brought up, what an SQLite error means to the user.
class ResultsDatabase
{
    Q_DISABLE_COPY_MOVE(ResultsDatabase)

public:
    static constexpr int applicationId = 0x54415245; ///< "TARE", in the file's header

    /// The newest format this program writes: the number of migrations.
    static int newestVersion();

    static Result<std::unique_ptr<ResultsDatabase>> open(const QString &path, int busyMilliseconds = 5000);
    ~ResultsDatabase();

    QString path() const { return m_path; }

    /// A statement with its values, executed. The query must be gone before this object is.
    Result<QSqlQuery> execute(const QString &sql, const QVariantList &values = {}) const;
    /// BEGIN IMMEDIATE, the work, COMMIT; any error rolls back.
    Result<void> transaction(const std::function<Result<void>()> &work) const;
    /// The file under the path is still the one that was opened.
    Result<void> checkFile() const;

private:
    explicit ResultsDatabase(const QString &path);
    Result<void> connect(int busyMilliseconds);
    Result<void> prepare();
    Result<void> migrate(int version);
    Result<int> pragma(const QString &name) const;
    Error errorFor(const QSqlError &error) const;

    QString m_path;
    QString m_connection;
    dev_t m_device = 0;
    ino_t m_inode = 0;
};

} // namespace Tare
