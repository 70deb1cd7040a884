// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/oltp/oltpload.h"

namespace Tare {

namespace {

QString distributionName(RowDistribution distribution)
{
    switch (distribution) {
    case RowDistribution::Uniform:
        return QStringLiteral("uniform");
    case RowDistribution::Special:
        return QStringLiteral("special");
    case RowDistribution::Gaussian:
        return QStringLiteral("gaussian");
    case RowDistribution::Pareto:
        return QStringLiteral("pareto");
    case RowDistribution::Zipfian:
        return QStringLiteral("zipfian");
    }
    return {};
}

} // namespace

QStringList sysbenchCommand(const OltpWorkload &workload, const Endpoint &endpoint)
{
    QStringList command{QStringLiteral("sysbench"), oltpMixName(workload.mix)};
    const auto add = [&command](const char *option, const QString &value) {
        command += QStringLiteral("--%1=%2").arg(QLatin1StringView(option), value);
    };
    add("tables", QString::number(workload.tables));
    add("table-size", QString::number(workload.tableSize));
    add("threads", QString::number(workload.threads.value(0, 1)));
    const Timing &timing = workload.timing;
    add("time", QString::number(timing.duration));
    if (timing.operations > 0)
        add("events", QString::number(timing.operations));
    if (timing.interval > 0)
        add("report-interval", QString::number(timing.interval));
    add("rand-type", distributionName(workload.distribution));
    add("rand-seed", QString::number(workload.seed));
    if (!workload.preparedStatements)
        add("db-ps-mode", QStringLiteral("disable"));
    if (workload.skipTransactions)
        add("skip-trx", QStringLiteral("on"));
    if (endpoint.transport == Transport::UnixSocket) {
        add("mysql-socket", endpoint.socketPath);
    } else {
        add("mysql-host", endpoint.address);
        add("mysql-port", QString::number(endpoint.port));
    }
    if (!endpoint.user.isEmpty())
        add("mysql-user", endpoint.user);
    add("mysql-db", endpoint.database.isEmpty() ? QStringLiteral("tare_oltp") : endpoint.database);
    if (endpoint.tls != TlsMode::Off)
        add("mysql-ssl", QStringLiteral("on"));
    command += QStringLiteral("run");
    return command;
}

} // namespace Tare
