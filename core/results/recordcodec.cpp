// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/results/recordcodec.h"

#include "core/results/hostcodec.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

std::optional<double> numberIn(const QJsonObject &object, const QString &key)
{
    const QJsonValue value = object.value(key);
    return value.isDouble() ? std::optional(value.toDouble()) : std::nullopt;
}

void put(QJsonObject &object, const QString &key, const std::optional<double> &value)
{
    if (value)
        object.insert(key, *value);
}

const QString operationsPerSecondKey = u"operations_per_s"_s;
const QString queriesPerSecondKey = u"queries_per_s"_s;
const QString countersKey = u"counters"_s;
const QString latencyKey = u"latency_ms"_s;

} // namespace

QString objectToText(const QJsonObject &object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

QJsonObject objectFromText(const QString &text)
{
    return QJsonDocument::fromJson(text.toUtf8()).object();
}

QString factsToText(const Facts &facts)
{
    QJsonObject object;
    for (auto fact = facts.begin(); fact != facts.end(); ++fact)
        object.insert(fact.key(), fact.value());
    return objectToText(object);
}

Facts factsFromText(const QString &text)
{
    Facts facts;
    const QJsonObject object = objectFromText(text);
    for (auto fact = object.begin(); fact != object.end(); ++fact)
        facts.insert(fact.key(), fact.value().toString());
    return facts;
}

QString listToText(const QStringList &list)
{
    return QString::fromUtf8(QJsonDocument(QJsonArray::fromStringList(list)).toJson(QJsonDocument::Compact));
}

QStringList listFromText(const QString &text)
{
    QStringList list;
    const QJsonArray array = QJsonDocument::fromJson(text.toUtf8()).array();
    for (const QJsonValue &value : array)
        list.append(value.toString());
    return list;
}

QVariant timeToColumn(const QDateTime &time)
{
    return time.isValid() ? QVariant(time.toUTC().toString(Qt::ISODateWithMs)) : QVariant();
}

QDateTime timeFromColumn(const QVariant &column)
{
    return column.isNull() ? QDateTime()
                           : QDateTime::fromString(column.toString(), Qt::ISODateWithMs).toUTC();
}

QVariant optionalToColumn(const std::optional<double> &value)
{
    return value ? QVariant(*value) : QVariant();
}

std::optional<double> optionalFromColumn(const QVariant &column)
{
    return column.isNull() ? std::nullopt : std::optional(column.toDouble());
}

QVariant statedToColumn(const std::optional<StatedFigures> &stated)
{
    if (!stated)
        return {};
    QJsonObject latency;
    for (const LatencyField &field : latencyFields)
        put(latency, QLatin1StringView(field.name), stated->latency.*field.member);
    QJsonObject object{{countersKey, QJsonArray::fromStringList(stated->counters)}, {latencyKey, latency}};
    put(object, operationsPerSecondKey, stated->operationsPerSecond);
    put(object, queriesPerSecondKey, stated->queriesPerSecond);
    return objectToText(object);
}

std::optional<StatedFigures> statedFromColumn(const QVariant &column)
{
    if (column.isNull())
        return std::nullopt;
    const QJsonObject object = objectFromText(column.toString());
    const QJsonObject latency = object.value(latencyKey).toObject();
    StatedFigures stated;
    stated.operationsPerSecond = numberIn(object, operationsPerSecondKey);
    stated.queriesPerSecond = numberIn(object, queriesPerSecondKey);
    for (const LatencyField &field : latencyFields)
        stated.latency.*field.member = numberIn(latency, QLatin1StringView(field.name));
    const QJsonArray counters = object.value(countersKey).toArray();
    for (const QJsonValue &name : counters)
        stated.counters += name.toString();
    return stated;
}

QString countersToText(const LoadCounters &counters)
{
    QJsonObject object;
    for (const CounterField &field : counterFields)
        object.insert(QLatin1StringView(field.name), counters.*field.member);
    return objectToText(object);
}

LoadCounters countersFromText(const QString &text)
{
    LoadCounters counters;
    const QJsonObject object = objectFromText(text);
    for (const CounterField &field : counterFields)
        counters.*field.member = object.value(QLatin1StringView(field.name)).toInteger();
    return counters;
}

StepStatus stepStatusFromColumn(const QVariant &column)
{
    return stepStatusFromName(column.toString()).value_or(StepStatus::Failed);
}

RunStatus runStatusFromColumn(const QVariant &column)
{
    return runStatusFromName(column.toString()).value_or(RunStatus::Incomplete);
}

QString severityName(RunEvent::Severity severity)
{
    switch (severity) {
    case RunEvent::Severity::Info:
        return u"info"_s;
    case RunEvent::Severity::Warning:
        return u"warning"_s;
    case RunEvent::Severity::Error:
        break;
    }
    return u"error"_s;
}

RunEvent::Severity severityFromName(const QString &name)
{
    if (name == "info"_L1)
        return RunEvent::Severity::Info;
    return name == "warning"_L1 ? RunEvent::Severity::Warning : RunEvent::Severity::Error;
}

QString counterColumns()
{
    QStringList names;
    for (const CounterField &field : counterFields)
        names += QLatin1StringView(field.name);
    return names.join(u", "_s);
}

QVariantList counterValues(const LoadCounters &counters)
{
    QVariantList values;
    for (const CounterField &field : counterFields)
        values += counters.*field.member;
    return values;
}

LoadCounters countersFrom(const QSqlQuery &query, int first)
{
    LoadCounters counters;
    for (const CounterField &field : counterFields)
        counters.*field.member = query.value(first++).toLongLong();
    return counters;
}

QString intervalColumns()
{
    QStringList names{u"step_id, position, warmup, partial, start, length"_s, counterColumns()};
    for (const LatencyField &field : latencyFields)
        names += "latency_"_L1 + QLatin1StringView(field.name);
    names += u"client_cpu, server_cpu, proxy_cpu"_s;
    return names.join(u", "_s);
}

QVariantList intervalValues(qint64 stepId, const IntervalSample &sample)
{
    QVariantList values{stepId,       sample.index, int(sample.warmup), int(sample.partial),
                        sample.start, sample.length};
    values += counterValues(sample.counters);
    for (const LatencyField &field : latencyFields)
        values += sample.latency ? optionalToColumn((*sample.latency).*field.member) : QVariant();
    values += optionalToColumn(sample.clientCpu);
    values += optionalToColumn(sample.serverCpu);
    values += optionalToColumn(sample.proxyCpu);
    return values;
}

IntervalSample intervalFrom(const QSqlQuery &query)
{
    IntervalSample sample;
    sample.index = query.value(1).toInt();
    sample.warmup = query.value(2).toBool();
    sample.partial = query.value(3).toBool();
    sample.start = query.value(4).toDouble();
    sample.length = query.value(5).toDouble();
    sample.counters = countersFrom(query, 6);
    int column = 6 + static_cast<int>(std::size(counterFields));
    LatencySummary latency;
    for (const LatencyField &field : latencyFields)
        latency.*field.member = optionalFromColumn(query.value(column++));
    if (latency != LatencySummary())
        sample.latency = latency;
    sample.clientCpu = optionalFromColumn(query.value(column));
    sample.serverCpu = optionalFromColumn(query.value(column + 1));
    sample.proxyCpu = optionalFromColumn(query.value(column + 2));
    return sample;
}

QString outcomeAssignments()
{
    QStringList assignments{u"status = ?, reason = ?, reason_detail = ?, started = ?, finished = ?, "
                            "seconds = ?"_s};
    for (const CounterField &field : counterFields)
        assignments += QLatin1StringView(field.name) + " = ?"_L1;
    assignments += u"answered = ?, histogram = ?, server_counted = ?, client_cpu = ?, server_cpu = ?, "
                   "proxy_cpu = ?, facts = ?, stated = ?, dump = ?, host = ?"_s;
    return assignments.join(u", "_s);
}

QVariantList outcomeValues(const StepRecord &step)
{
    QVariantList values{stepStatusName(step.status),
                        step.reason.isNull() ? u""_s : step.reason,
                        step.reasonDetail.isNull() ? u""_s : step.reasonDetail,
                        timeToColumn(step.started),
                        timeToColumn(step.finished),
                        step.seconds};
    values += counterValues(step.totals);
    values += countersToText(step.answered);
    values +=
        step.histogram.count() ? QVariant(QByteArray::fromStdString(step.histogram.serialise())) : QVariant();
    values += step.serverCounted ? QVariant(*step.serverCounted) : QVariant();
    values += optionalToColumn(step.clientCpu);
    values += optionalToColumn(step.serverCpu);
    values += optionalToColumn(step.proxyCpu);
    values += factsToText(step.facts);
    values += statedToColumn(step.stated);
    values += step.dump ? QVariant(objectToText(dumpResultToJson(*step.dump))) : QVariant();
    values += hostFiguresToText(step.host);
    return values;
}

} // namespace Tare
