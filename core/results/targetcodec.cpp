// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/results/targetcodec.h"

#include "core/results/recordcodec.h"

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr int counterCount = static_cast<int>(std::size(counterFields));

/// A null string would become NULL, which the schema refuses.
QString text(const QString &value)
{
    return value.isNull() ? u""_s : value;
}

} // namespace

QString targetColumns()
{
    return u"step_id, position, instance, schema_number, address, database_name, seconds, %1, answered, "
           "histogram, server_counted"_s.arg(counterColumns());
}

QVariantList targetValues(qint64 stepId, int position, const TargetRecord &target)
{
    QVariantList values{
        stepId,        position, target.instance, target.schema, text(target.address), text(target.database),
        target.seconds};
    values += counterValues(target.totals);
    values += countersToText(target.answered);
    values += target.histogram.count() ? QVariant(QByteArray::fromStdString(target.histogram.serialise()))
                                       : QVariant();
    values += target.serverCounted ? QVariant(*target.serverCounted) : QVariant();
    return values;
}

TargetRecord targetFrom(const QSqlQuery &query)
{
    constexpr int first = 7;
    TargetRecord target;
    target.instance = query.value(2).toInt();
    target.schema = query.value(3).toInt();
    target.address = query.value(4).toString();
    target.database = query.value(5).toString();
    target.seconds = query.value(6).toDouble();
    target.totals = countersFrom(query, first);
    const int after = first + counterCount;
    target.answered = countersFromText(query.value(after).toString());
    if (!query.isNull(after + 1))
        target.histogram.deserialise(query.value(after + 1).toByteArray().toStdString());
    if (!query.isNull(after + 2))
        target.serverCounted = query.value(after + 2).toLongLong();
    return target;
}

QString targetSampleColumns()
{
    QStringList names{u"step_id, position, target"_s, counterColumns()};
    for (const LatencyField &field : latencyFields)
        names += "latency_"_L1 + QLatin1StringView(field.name);
    return names.join(u", "_s);
}

QVariantList targetSampleValues(qint64 stepId, int interval, int target, const TargetSample &sample)
{
    QVariantList values{stepId, interval, target};
    values += counterValues(sample.counters);
    for (const LatencyField &field : latencyFields)
        values += sample.latency ? optionalToColumn((*sample.latency).*field.member) : QVariant();
    return values;
}

int intervalOf(const QSqlQuery &query)
{
    return query.value(1).toInt();
}

TargetSample targetSampleFrom(const QSqlQuery &query)
{
    constexpr int first = 3;
    TargetSample sample;
    sample.counters = countersFrom(query, first);
    int column = first + counterCount;
    LatencySummary latency;
    for (const LatencyField &field : latencyFields)
        latency.*field.member = optionalFromColumn(query.value(column++));
    if (latency != LatencySummary())
        sample.latency = latency;
    return sample;
}

} // namespace Tare
