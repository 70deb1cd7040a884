// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/dumpresult.h"

#include <algorithm>

namespace Tare {

namespace {

void put(QJsonObject &object, const char *key, const std::optional<double> &value)
{
    if (value)
        object.insert(QLatin1StringView(key), *value);
}

void put(QJsonObject &object, const char *key, const std::optional<qint64> &value)
{
    if (value)
        object.insert(QLatin1StringView(key), *value);
}

void take(const QJsonObject &object, const char *key, std::optional<double> &value)
{
    const QJsonValue found = object.value(QLatin1StringView(key));
    if (found.isDouble())
        value = found.toDouble();
}

void take(const QJsonObject &object, const char *key, std::optional<qint64> &value)
{
    const QJsonValue found = object.value(QLatin1StringView(key));
    if (found.isDouble())
        value = found.toInteger();
}

/// One list for both ways, so that no field is written and then forgotten.
template<typename Usage, typename Field>
void eachField(Usage &usage, const Field &field)
{
    field("user_s", usage.userSeconds);
    field("system_s", usage.systemSeconds);
    field("sync_s", usage.syncSeconds);
    field("server_cpu_s", usage.serverCpuSeconds);
    field("bytes_read", usage.bytesRead);
    field("bytes_written", usage.bytesWritten);
    field("server_sent_bytes", usage.serverSent);
    field("server_received_bytes", usage.serverReceived);
    field("peak_memory_bytes", usage.peakMemory);
    field("dirty_before_bytes", usage.dirtyBefore);
    field("dirty_after_bytes", usage.dirtyAfter);
    field("straggler", usage.straggler);
    field("rows", usage.rows);
}

template<typename Result, typename Field>
void eachResultField(Result &result, const Field &field)
{
    field("tables", result.tables);
    field("rows", result.rows);
    field("data_bytes", result.dataBytes);
    field("files", result.files);
    field("file_bytes", result.fileBytes);
    field("disk_bytes", result.diskBytes);
}

QJsonObject usageToJson(const ToolUsage &usage)
{
    QJsonObject object;
    if (usage.wallSeconds > 0)
        object.insert(QStringLiteral("wall_s"), usage.wallSeconds);
    eachField(usage, [&object](const char *key, const auto &value) { put(object, key, value); });
    return object;
}

ToolUsage usageFromJson(const QJsonObject &object)
{
    ToolUsage usage;
    usage.wallSeconds = object.value(QStringLiteral("wall_s")).toDouble();
    eachField(usage, [&object](const char *key, auto &value) { take(object, key, value); });
    return usage;
}

} // namespace

std::optional<double> ToolUsage::cpus() const
{
    if (!userSeconds || !systemSeconds || !(wallSeconds > 0))
        return std::nullopt;
    return (*userSeconds + *systemSeconds) / wallSeconds;
}

std::optional<double> ToolUsage::rowsPerSecond() const
{
    if (!rows || !(wallSeconds > 0))
        return std::nullopt;
    return static_cast<double>(*rows) / wallSeconds;
}

QString DumpResult::identity() const
{
    return QStringLiteral("%1, %2, %3").arg(tool, version, compressor);
}

std::optional<double> DumpResult::ratio() const
{
    if (!fileBytes || !dataBytes || *dataBytes <= 0)
        return std::nullopt;
    return static_cast<double>(*fileBytes) / static_cast<double>(*dataBytes);
}

std::optional<double> DumpResult::bytesPerSecond() const
{
    if (!fileBytes || !(dump.wallSeconds > 0))
        return std::nullopt;
    return static_cast<double>(*fileBytes) / dump.wallSeconds;
}

QJsonObject dumpResultToJson(const DumpResult &result)
{
    QJsonObject object{{QStringLiteral("tool"), result.tool},
                       {QStringLiteral("version"), result.version},
                       {QStringLiteral("compressor"), result.compressor},
                       {QStringLiteral("dump"), usageToJson(result.dump)}};
    eachResultField(result, [&object](const char *key, const auto &value) { put(object, key, value); });
    if (result.checksumsCompared)
        object.insert(QStringLiteral("checksums_compared"), *result.checksumsCompared);
    if (result.restore)
        object.insert(QStringLiteral("restore"), usageToJson(*result.restore));
    return object;
}

DumpResult dumpResultFromJson(const QJsonObject &object)
{
    DumpResult result;
    result.tool = object.value(QStringLiteral("tool")).toString();
    result.version = object.value(QStringLiteral("version")).toString();
    result.compressor = object.value(QStringLiteral("compressor")).toString();
    eachResultField(result, [&object](const char *key, auto &value) { take(object, key, value); });
    const QJsonValue compared = object.value(QStringLiteral("checksums_compared"));
    if (compared.isBool())
        result.checksumsCompared = compared.toBool();
    result.dump = usageFromJson(object.value(QStringLiteral("dump")).toObject());
    const QJsonValue restore = object.value(QStringLiteral("restore"));
    if (restore.isObject())
        result.restore = usageFromJson(restore.toObject());
    return result;
}

std::optional<double> DumpProgress::share() const
{
    std::optional<double> done;
    const auto consider = [&done](double part, double whole) {
        if (!done && whole > 0)
            done = std::clamp(part / whole, 0.0, 1.0);
    };
    consider(static_cast<double>(bytes), static_cast<double>(bytesTotal));
    consider(static_cast<double>(rows), static_cast<double>(rowsTotal));
    consider(tables, tablesTotal);
    return done;
}

} // namespace Tare
