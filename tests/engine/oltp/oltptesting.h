// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/oltp/mysqlconnection.h"
#include "core/engine/oltp/oltpload.h"
#include "tests/engine/oltp/needserver.h"

#include <QMap>

#include <stdexcept>

namespace Tare::Test {

inline OltpWorkload smallWorkload(OltpMix mix = OltpMix::ReadWrite)
{
    OltpWorkload workload;
    workload.mix = mix;
    workload.tables = 2;
    workload.tableSize = 1000;
    workload.threads = {4};
    workload.timing = {0, 60, 1, 200};
    return workload;
}

/// A connection of the test's own; throws what goes wrong, so a test need not look.
class Session
{
public:
    explicit Session(const Endpoint &endpoint, bool useDatabase = false)
    {
        MySqlConnection::Options options;
        options.connectBy = MySqlConnection::Clock::now() + std::chrono::seconds(10);
        options.useDatabase = useDatabase;
        if (const auto opened = m_connection.open(endpoint, options); !opened)
            throw std::runtime_error((opened.error().sentence + opened.error().detail).toStdString());
    }

    void run(const QString &sql)
    {
        if (const auto done = m_connection.run(sql.toStdString()); !done)
            throw std::runtime_error((sql + done.error().detail).toStdString());
    }
    QList<QStringList> rows(const QString &sql)
    {
        const auto rows = m_connection.query(sql.toStdString());
        if (!rows)
            throw std::runtime_error((sql + rows.error().detail).toStdString());
        return *rows;
    }
    QString value(const QString &sql) { return rows(sql).value(0).value(0); }
    /// Counters of the server; reading them changes none but Com_show_status.
    QMap<QString, qint64> counters()
    {
        QMap<QString, qint64> result;
        for (const QStringList &row : rows(QStringLiteral("SHOW GLOBAL STATUS LIKE 'Com\\_%'")))
            result.insert(row.value(0), row.value(1).toLongLong());
        return result;
    }

private:
    MySqlConnection m_connection;
};

inline QString text(const Error &error)
{
    return error.sentence + QStringLiteral(" | ") + error.detail;
}

} // namespace Tare::Test

#define TARE_VERIFY_RESULT(result)                                                                           \
    do {                                                                                                     \
        const auto &checked = (result);                                                                      \
        QVERIFY2(checked.has_value(), checked ? "" : qPrintable(Tare::Test::text(checked.error())));         \
    } while (false)
