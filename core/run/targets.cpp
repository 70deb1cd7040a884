// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/targets.h"

#include "core/model/instancespec.h"

namespace Tare {

QList<LoadTarget> targetsOf(const EnvironmentSpec &environment, const QList<Endpoint> &endpoints)
{
    QList<LoadTarget> targets;
    const Topology &topology = environment.topology;
    for (int instance = 1; instance <= endpoints.size(); ++instance) {
        for (int schema = 1; schema <= topology.schemas; ++schema) {
            LoadTarget target{instance, schema, endpoints.at(instance - 1)};
            if (topology.schemas > 1)
                target.endpoint.database = targetDatabase(environment.server, topology, schema);
            targets.append(target);
        }
    }
    return targets;
}

QString addressText(const Endpoint &endpoint)
{
    return endpoint.transport == Transport::UnixSocket
        ? endpoint.socketPath
        : QStringLiteral("%1:%2").arg(endpoint.address).arg(endpoint.port);
}

QList<TargetRecord> targetRecords(const QList<LoadTarget> &targets, const LoadOutcome &outcome,
                                  const QList<qint64> &counted)
{
    QList<TargetRecord> records;
    if (targets.size() < 2 || outcome.targets.size() != targets.size())
        return records;
    for (qsizetype i = 0; i < targets.size(); ++i) {
        const LoadTarget &target = targets.at(i);
        const TargetOutcome &share = outcome.targets.at(i);
        TargetRecord record;
        record.instance = target.instance;
        record.schema = target.schema;
        record.address = addressText(target.endpoint);
        record.database = target.endpoint.database;
        record.seconds = share.seconds;
        record.totals = share.totals;
        record.histogram = share.histogram;
        record.answered = share.answered;
        if (target.schema == 1 && target.instance <= counted.size())
            record.serverCounted = counted.at(target.instance - 1);
        records.append(record);
    }
    return records;
}

QList<qint64> answeredByInstance(const QList<LoadTarget> &targets, const LoadOutcome &outcome)
{
    QList<qint64> answered;
    for (qsizetype i = 0; i < targets.size() && i < outcome.targets.size(); ++i) {
        if (targets.at(i).schema == 1)
            answered.append(0);
        answered.last() += outcome.targets.at(i).answered.queries;
    }
    return answered;
}

} // namespace Tare
