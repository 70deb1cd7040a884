// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/dumpjson.h"
#include "core/model/profilejson.h"
#include "core/model/profileparts.h"

#include <cmath>

namespace Tare {

namespace {

const QString kindKey = QStringLiteral("kind");
const QString kindRedis = QStringLiteral("redis");
const QString kindOltp = QStringLiteral("oltp");
const QString kindDump = QStringLiteral("dump");

QJsonArray integersToJson(const QList<int> &numbers)
{
    QJsonArray array;
    for (const int number : numbers)
        array.append(number);
    return array;
}

QJsonObject timingToJson(const Timing &timing)
{
    return {
        {QStringLiteral("warmup"), timing.warmup},
        {QStringLiteral("duration"), timing.duration},
        {QStringLiteral("interval"), timing.interval},
        {QStringLiteral("operations"), timing.operations},
    };
}

/// JSON has no word for infinity.
double finite(double number)
{
    return std::isfinite(number) ? number : 0;
}

QJsonObject mixToJson(const RedisMix &mix)
{
    QJsonArray commands;
    for (const RedisMixCommand &command : mix.commands) {
        commands.append(QJsonObject{{QStringLiteral("command"), command.command},
                                    {QStringLiteral("weight"), command.weight}});
    }
    return {{QStringLiteral("name"), mix.name}, {QStringLiteral("commands"), commands}};
}

QJsonObject whatToJson(const RedisWorkload &redis)
{
    QJsonArray tests;
    for (const RedisTest test : redis.tests)
        tests.append(redisTestName(test));
    QJsonArray mixes;
    for (const RedisMix &mix : redis.mixes)
        mixes.append(mixToJson(mix));
    return {
        {kindKey, kindRedis},
        {QStringLiteral("tests"), tests},
        {QStringLiteral("mixes"), mixes},
        {QStringLiteral("clients"), integersToJson(redis.clients)},
        {QStringLiteral("payloadBytes"), redis.payloadBytes},
        {QStringLiteral("payloadBytesMax"), redis.payloadBytesMax},
        {QStringLiteral("keyspace"), redis.keyspace},
        {QStringLiteral("distribution"), enumName(keyDistributionNames, redis.distribution)},
        {QStringLiteral("zipfExponent"), finite(redis.zipfExponent)},
        {QStringLiteral("classic"), redis.classic},
        {QStringLiteral("pipeline"), redis.pipeline},
        {QStringLiteral("workers"), redis.workers},
        {QStringLiteral("reconnect"), redis.reconnect},
        {QStringLiteral("rate"), finite(redis.rate)},
        {QStringLiteral("timing"), timingToJson(redis.timing)},
    };
}

QJsonObject countsToJson(const OltpStatementCounts &counts)
{
    return {
        {QStringLiteral("pointSelects"), counts.pointSelects},
        {QStringLiteral("simpleRanges"), counts.simpleRanges},
        {QStringLiteral("sumRanges"), counts.sumRanges},
        {QStringLiteral("orderRanges"), counts.orderRanges},
        {QStringLiteral("distinctRanges"), counts.distinctRanges},
        {QStringLiteral("rangeSize"), counts.rangeSize},
        {QStringLiteral("indexUpdates"), counts.indexUpdates},
        {QStringLiteral("nonIndexUpdates"), counts.nonIndexUpdates},
        {QStringLiteral("deleteInserts"), counts.deleteInserts},
        {QStringLiteral("randomPoints"), counts.randomPoints},
        {QStringLiteral("numberOfRanges"), counts.numberOfRanges},
        {QStringLiteral("delta"), counts.delta},
    };
}

QJsonObject tableToJson(const OltpTableOptions &table)
{
    return {
        {QStringLiteral("autoIncrement"), table.autoIncrement},
        {QStringLiteral("secondaryKey"), table.secondaryKey},
        {QStringLiteral("secondaryIndex"), table.secondaryIndex},
        {QStringLiteral("storageEngine"), table.storageEngine},
    };
}

QJsonObject whatToJson(const OltpWorkload &oltp)
{
    return {
        {kindKey, kindOltp},
        {QStringLiteral("mix"), oltpMixName(oltp.mix)},
        {QStringLiteral("tables"), oltp.tables},
        {QStringLiteral("tableSize"), oltp.tableSize},
        {QStringLiteral("threads"), integersToJson(oltp.threads)},
        {QStringLiteral("distribution"), enumName(rowDistributionNames, oltp.distribution)},
        {QStringLiteral("zipfExponent"), finite(oltp.zipfExponent)},
        {QStringLiteral("paretoShape"), finite(oltp.paretoShape)},
        {QStringLiteral("sysbenchCompatible"), oltp.sysbenchCompatible},
        {QStringLiteral("preparedStatements"), oltp.preparedStatements},
        {QStringLiteral("skipTransactions"), oltp.skipTransactions},
        {QStringLiteral("counts"), countsToJson(oltp.counts)},
        {QStringLiteral("table"), tableToJson(oltp.table)},
        {QStringLiteral("rate"), finite(oltp.rate)},
        {QStringLiteral("reconnectEvery"), oltp.reconnectEvery},
        {QStringLiteral("lostConnection"), enumName(lostConnectionNames, oltp.lostConnection)},
        {QStringLiteral("retries"), oltp.retries},
        {QStringLiteral("statementLatency"), oltp.statementLatency},
        {QStringLiteral("seed"), JsonFields::seedValue(oltp.seed)},
        {QStringLiteral("timing"), timingToJson(oltp.timing)},
    };
}

QJsonObject whatToJson(const DumpWorkload &dump)
{
    QJsonObject object = dumpToJson(dump);
    object.insert(kindKey, kindDump);
    return object;
}

Timing readTiming(JsonFields &parent)
{
    Timing timing;
    const QString key = QStringLiteral("timing");
    JsonFields fields(parent.object(key, false), parent.path(key), parent.findings());
    timing.warmup = fields.integer(QStringLiteral("warmup"), timing.warmup);
    timing.duration = fields.integer(QStringLiteral("duration"), timing.duration);
    timing.interval = fields.integer(QStringLiteral("interval"), timing.interval);
    timing.operations = fields.largeInteger(QStringLiteral("operations"), timing.operations);
    fields.finish();
    return timing;
}

QList<RedisMix> readMixes(JsonFields &parent)
{
    QList<RedisMix> mixes;
    const QString mixesKey = QStringLiteral("mixes");
    const QString commandsKey = QStringLiteral("commands");
    const QJsonArray mixObjects = parent.objects(mixesKey, false);
    for (qsizetype i = 0; i < mixObjects.size(); ++i) {
        JsonFields fields(mixObjects.at(i).toObject(),
                          QStringLiteral("%1[%2]").arg(parent.path(mixesKey)).arg(i), parent.findings());
        RedisMix mix;
        mix.name = fields.text(QStringLiteral("name"));
        const QJsonArray commandObjects = fields.objects(commandsKey, true);
        for (qsizetype j = 0; j < commandObjects.size(); ++j) {
            JsonFields commandFields(commandObjects.at(j).toObject(),
                                     QStringLiteral("%1[%2]").arg(fields.path(commandsKey)).arg(j),
                                     parent.findings());
            RedisMixCommand command;
            command.command = commandFields.requiredText(QStringLiteral("command"));
            command.weight = commandFields.integer(QStringLiteral("weight"), command.weight);
            commandFields.finish();
            mix.commands.append(command);
        }
        fields.finish();
        mixes.append(mix);
    }
    return mixes;
}

RedisWorkload readRedis(JsonFields &fields)
{
    RedisWorkload redis;
    const QString testsKey = QStringLiteral("tests");
    if (fields.has(testsKey)) {
        redis.tests.clear();
        const QStringList names = fields.texts(testsKey, {});
        for (qsizetype i = 0; i < names.size(); ++i) {
            if (const auto test = enumValue(redisTestNames, names.at(i))) {
                redis.tests.append(*test);
            } else {
                fields.notOneOf(QStringLiteral("%1[%2]").arg(testsKey, QString::number(i)), names.at(i),
                                enumWords(redisTestNames));
            }
        }
    }
    redis.mixes = readMixes(fields);
    redis.clients = fields.integers(QStringLiteral("clients"), redis.clients);
    redis.payloadBytes = fields.integer(QStringLiteral("payloadBytes"), redis.payloadBytes);
    redis.payloadBytesMax = fields.integer(QStringLiteral("payloadBytesMax"), redis.payloadBytesMax);
    redis.keyspace = fields.largeInteger(QStringLiteral("keyspace"), redis.keyspace);
    redis.distribution =
        fields.word(QStringLiteral("distribution"), keyDistributionNames, redis.distribution);
    redis.zipfExponent = fields.number(QStringLiteral("zipfExponent"), redis.zipfExponent);
    redis.classic = fields.boolean(QStringLiteral("classic"), redis.classic);
    redis.pipeline = fields.integer(QStringLiteral("pipeline"), redis.pipeline);
    redis.workers = fields.integer(QStringLiteral("workers"), redis.workers);
    redis.reconnect = fields.boolean(QStringLiteral("reconnect"), redis.reconnect);
    redis.rate = fields.number(QStringLiteral("rate"), redis.rate);
    redis.timing = readTiming(fields);
    return redis;
}

OltpStatementCounts readCounts(JsonFields &parent)
{
    OltpStatementCounts counts;
    const QString key = QStringLiteral("counts");
    JsonFields fields(parent.object(key, false), parent.path(key), parent.findings());
    counts.pointSelects = fields.integer(QStringLiteral("pointSelects"), counts.pointSelects);
    counts.simpleRanges = fields.integer(QStringLiteral("simpleRanges"), counts.simpleRanges);
    counts.sumRanges = fields.integer(QStringLiteral("sumRanges"), counts.sumRanges);
    counts.orderRanges = fields.integer(QStringLiteral("orderRanges"), counts.orderRanges);
    counts.distinctRanges = fields.integer(QStringLiteral("distinctRanges"), counts.distinctRanges);
    counts.rangeSize = fields.integer(QStringLiteral("rangeSize"), counts.rangeSize);
    counts.indexUpdates = fields.integer(QStringLiteral("indexUpdates"), counts.indexUpdates);
    counts.nonIndexUpdates = fields.integer(QStringLiteral("nonIndexUpdates"), counts.nonIndexUpdates);
    counts.deleteInserts = fields.integer(QStringLiteral("deleteInserts"), counts.deleteInserts);
    counts.randomPoints = fields.integer(QStringLiteral("randomPoints"), counts.randomPoints);
    counts.numberOfRanges = fields.integer(QStringLiteral("numberOfRanges"), counts.numberOfRanges);
    counts.delta = fields.integer(QStringLiteral("delta"), counts.delta);
    fields.finish();
    return counts;
}

OltpTableOptions readTable(JsonFields &parent)
{
    OltpTableOptions table;
    const QString key = QStringLiteral("table");
    JsonFields fields(parent.object(key, false), parent.path(key), parent.findings());
    table.autoIncrement = fields.boolean(QStringLiteral("autoIncrement"), table.autoIncrement);
    table.secondaryKey = fields.boolean(QStringLiteral("secondaryKey"), table.secondaryKey);
    table.secondaryIndex = fields.boolean(QStringLiteral("secondaryIndex"), table.secondaryIndex);
    table.storageEngine = fields.text(QStringLiteral("storageEngine"), table.storageEngine);
    fields.finish();
    return table;
}

OltpWorkload readOltp(JsonFields &fields)
{
    OltpWorkload oltp;
    oltp.mix = fields.word(QStringLiteral("mix"), oltpMixNames, oltp.mix);
    oltp.tables = fields.integer(QStringLiteral("tables"), oltp.tables);
    oltp.tableSize = fields.largeInteger(QStringLiteral("tableSize"), oltp.tableSize);
    oltp.threads = fields.integers(QStringLiteral("threads"), oltp.threads);
    oltp.distribution = fields.word(QStringLiteral("distribution"), rowDistributionNames, oltp.distribution);
    oltp.zipfExponent = fields.number(QStringLiteral("zipfExponent"), oltp.zipfExponent);
    oltp.paretoShape = fields.number(QStringLiteral("paretoShape"), oltp.paretoShape);
    oltp.sysbenchCompatible = fields.boolean(QStringLiteral("sysbenchCompatible"), oltp.sysbenchCompatible);
    oltp.preparedStatements = fields.boolean(QStringLiteral("preparedStatements"), oltp.preparedStatements);
    oltp.skipTransactions = fields.boolean(QStringLiteral("skipTransactions"), oltp.skipTransactions);
    oltp.counts = readCounts(fields);
    oltp.table = readTable(fields);
    oltp.rate = fields.number(QStringLiteral("rate"), oltp.rate);
    oltp.reconnectEvery = fields.integer(QStringLiteral("reconnectEvery"), oltp.reconnectEvery);
    oltp.lostConnection =
        fields.word(QStringLiteral("lostConnection"), lostConnectionNames, oltp.lostConnection);
    oltp.retries = fields.integer(QStringLiteral("retries"), oltp.retries);
    oltp.statementLatency = fields.boolean(QStringLiteral("statementLatency"), oltp.statementLatency);
    oltp.seed = fields.seed(QStringLiteral("seed"), oltp.seed);
    oltp.timing = readTiming(fields);
    return oltp;
}

AnyWorkload readWhat(JsonFields &parent)
{
    AnyWorkload what;
    const QString key = QStringLiteral("what");
    const bool present = parent.has(key);
    const QJsonObject object = parent.object(key, true);
    if (!present)
        return what;
    JsonFields fields(object, parent.path(key), parent.findings());
    const QString kind = fields.requiredText(kindKey);
    if (kind == kindRedis) {
        what = readRedis(fields);
        fields.finish();
    } else if (kind == kindOltp) {
        what = readOltp(fields);
        fields.finish();
    } else if (kind == kindDump) {
        what = readDump(fields);
        fields.finish();
    } else if (!kind.isNull()) {
        fields.notOneOf(kindKey, kind, {kindRedis, kindOltp, kindDump});
    }
    return what;
}

} // namespace

QJsonObject writeWorkloadKind(const AnyWorkload &what)
{
    return std::visit([](const auto &kind) { return whatToJson(kind); }, what);
}

QJsonObject workloadToJson(const WorkloadSpec &workload)
{
    return {
        {QStringLiteral("id"), workload.id},
        {QStringLiteral("name"), workload.name},
        {QStringLiteral("what"), writeWorkloadKind(workload.what)},
    };
}

QJsonObject caseToJson(const WorkloadCase &workload)
{
    return {
        {QStringLiteral("workload"), workload.workloadId},
        {QStringLiteral("name"), workload.workloadName},
        {QStringLiteral("what"), writeWorkloadKind(workload.what)},
    };
}

WorkloadSpec readWorkload(JsonFields &fields)
{
    WorkloadSpec workload;
    workload.id = fields.text(QStringLiteral("id"));
    workload.name = fields.text(QStringLiteral("name"));
    workload.what = readWhat(fields);
    fields.finish();
    return workload;
}

WorkloadCase readCase(JsonFields &fields)
{
    WorkloadCase workload;
    workload.workloadId = fields.text(QStringLiteral("workload"));
    workload.workloadName = fields.text(QStringLiteral("name"));
    workload.what = readWhat(fields);
    fields.finish();
    return workload;
}

} // namespace Tare
