// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/profilejson.h"
#include "core/model/profileparts.h"

namespace Tare {

namespace {

const QString kindKey = QStringLiteral("kind");
const QString kindRedis = QStringLiteral("redis");
const QString kindOltp = QStringLiteral("oltp");

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

QJsonObject whatToJson(const RedisWorkload &redis)
{
    QJsonArray tests;
    for (const RedisTest test : redis.tests)
        tests.append(redisTestName(test));
    return {
        {kindKey, kindRedis},
        {QStringLiteral("tests"), tests},
        {QStringLiteral("clients"), integersToJson(redis.clients)},
        {QStringLiteral("payloadBytes"), redis.payloadBytes},
        {QStringLiteral("keyspace"), redis.keyspace},
        {QStringLiteral("pipeline"), redis.pipeline},
        {QStringLiteral("workers"), redis.workers},
        {QStringLiteral("timing"), timingToJson(redis.timing)},
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
        {QStringLiteral("preparedStatements"), oltp.preparedStatements},
        {QStringLiteral("skipTransactions"), oltp.skipTransactions},
        {QStringLiteral("seed"), JsonFields::seedValue(oltp.seed)},
        {QStringLiteral("timing"), timingToJson(oltp.timing)},
    };
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
    redis.clients = fields.integers(QStringLiteral("clients"), redis.clients);
    redis.payloadBytes = fields.integer(QStringLiteral("payloadBytes"), redis.payloadBytes);
    redis.keyspace = fields.largeInteger(QStringLiteral("keyspace"), redis.keyspace);
    redis.pipeline = fields.integer(QStringLiteral("pipeline"), redis.pipeline);
    redis.workers = fields.integer(QStringLiteral("workers"), redis.workers);
    redis.timing = readTiming(fields);
    return redis;
}

OltpWorkload readOltp(JsonFields &fields)
{
    OltpWorkload oltp;
    oltp.mix = fields.word(QStringLiteral("mix"), oltpMixNames, oltp.mix);
    oltp.tables = fields.integer(QStringLiteral("tables"), oltp.tables);
    oltp.tableSize = fields.largeInteger(QStringLiteral("tableSize"), oltp.tableSize);
    oltp.threads = fields.integers(QStringLiteral("threads"), oltp.threads);
    oltp.distribution = fields.word(QStringLiteral("distribution"), rowDistributionNames, oltp.distribution);
    oltp.preparedStatements = fields.boolean(QStringLiteral("preparedStatements"), oltp.preparedStatements);
    oltp.skipTransactions = fields.boolean(QStringLiteral("skipTransactions"), oltp.skipTransactions);
    oltp.seed = fields.seed(QStringLiteral("seed"), oltp.seed);
    oltp.timing = readTiming(fields);
    return oltp;
}

std::variant<RedisWorkload, OltpWorkload> readWhat(JsonFields &parent)
{
    std::variant<RedisWorkload, OltpWorkload> what;
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
    } else if (!kind.isNull()) {
        fields.notOneOf(kindKey, kind, {kindRedis, kindOltp});
    }
    return what;
}

} // namespace

QJsonObject writeWorkloadKind(const std::variant<RedisWorkload, OltpWorkload> &what)
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
