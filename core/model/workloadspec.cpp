// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/workloadspec.h"

#include "core/model/enumnames.h"
#include "core/model/numberformat.h"

#include <QCoreApplication>

namespace Tare {

namespace {

template<typename T>
QList<T> withoutRepeats(const QList<T> &list)
{
    QList<T> out;
    for (const T &value : list) {
        if (!out.contains(value))
            out.append(value);
    }
    return out;
}

template<typename Owner>
ServerKind kindOf(const Owner &owner)
{
    return std::holds_alternative<RedisWorkload>(owner.what) ? ServerKind::Redis : ServerKind::MySql;
}

template<typename Owner>
const Timing &timingOf(const Owner &owner)
{
    static const Timing asLongAsItTakes{0, 0, 1, 0};
    return std::visit(
        [](const auto &what) -> const Timing & {
            if constexpr (std::is_same_v<decltype(what), const DumpWorkload &>)
                return asLongAsItTakes;
            else
                return what.timing;
        },
        owner.what);
}

QString mixTitle(OltpMix mix)
{
    switch (mix) {
    case OltpMix::ReadWrite:
        return QCoreApplication::translate("Tare::WorkloadCase", "OLTP read/write");
    case OltpMix::ReadOnly:
        return QCoreApplication::translate("Tare::WorkloadCase", "OLTP read-only");
    case OltpMix::WriteOnly:
        return QCoreApplication::translate("Tare::WorkloadCase", "OLTP write-only");
    case OltpMix::PointSelect:
        return QCoreApplication::translate("Tare::WorkloadCase", "OLTP point select");
    case OltpMix::UpdateIndex:
        return QCoreApplication::translate("Tare::WorkloadCase", "OLTP update of an indexed column");
    case OltpMix::UpdateNonIndex:
        return QCoreApplication::translate("Tare::WorkloadCase", "OLTP update of a column without index");
    case OltpMix::Insert:
        return QCoreApplication::translate("Tare::WorkloadCase", "OLTP insert");
    case OltpMix::Delete:
        return QCoreApplication::translate("Tare::WorkloadCase", "OLTP delete");
    case OltpMix::RandomPoints:
        return QCoreApplication::translate("Tare::WorkloadCase", "Select of random points");
    case OltpMix::RandomRanges:
        return QCoreApplication::translate("Tare::WorkloadCase", "Select of random ranges");
    case OltpMix::BulkInsert:
        return QCoreApplication::translate("Tare::WorkloadCase", "Bulk insert");
    }
    return {};
}

QString titleOf(const RedisWorkload &redis)
{
    const QString test = redisCaseName(redis);
    const int clients = redis.clients.value(0);
    if (clients == 1)
        return QCoreApplication::translate("Tare::WorkloadCase", "Redis %1, 1 client").arg(test);
    return QCoreApplication::translate("Tare::WorkloadCase", "Redis %1, %2 clients", nullptr, clients)
        .arg(test, formatCount(clients));
}

QString titleOf(const OltpWorkload &oltp)
{
    const int threads = oltp.threads.value(0);
    //: %1: name of a mix, "OLTP read/write"
    if (threads == 1)
        return QCoreApplication::translate("Tare::WorkloadCase", "%1, 1 thread").arg(mixTitle(oltp.mix));
    //: %1: name of a mix, "OLTP read/write"
    return QCoreApplication::translate("Tare::WorkloadCase", "%1, %2 threads", nullptr, threads)
        .arg(mixTitle(oltp.mix), formatCount(threads));
}

QString titleOf(const DumpWorkload &dump)
{
    const QString tool = dumpToolTitle(dump.tools.value(0));
    const QString compression = dumpCompressionTitle(dump.compressions.value(0));
    const int threads = dump.threads.value(0);
    if (threads == 1) {
        //: %1: name of a program, %2: "gzip", "plain"
        return QCoreApplication::translate("Tare::WorkloadCase", "Dump with %1, %2, 1 thread")
            .arg(tool, compression);
    }
    //: %1: name of a program, %2: "gzip", "plain", %3: a number
    return QCoreApplication::translate("Tare::WorkloadCase", "Dump with %1, %2, %3 threads", nullptr, threads)
        .arg(tool, compression, formatCount(threads));
}

QList<WorkloadCase> dumpCases(const WorkloadSpec &workload, const DumpWorkload &dump)
{
    QList<WorkloadCase> cases;
    for (const DumpTool tool : withoutRepeats(dump.tools)) {
        for (const DumpCompression compression : withoutRepeats(dump.compressions)) {
            if (!canCompress(tool, compression))
                continue;
            const QList<int> counts =
                tool == DumpTool::MysqlDump ? QList<int>{1} : withoutRepeats(dump.threads);
            for (const int threads : counts) {
                DumpWorkload one = dump;
                one.tools = {tool};
                one.compressions = {compression};
                one.threads = {threads};
                cases.append({workload.id, workload.name, one});
            }
        }
    }
    return cases;
}

} // namespace

ServerKind serverKind(const WorkloadSpec &workload)
{
    return kindOf(workload);
}

ServerKind serverKind(const WorkloadCase &workload)
{
    return kindOf(workload);
}

const Timing &timing(const WorkloadSpec &workload)
{
    return timingOf(workload);
}

const Timing &timing(const WorkloadCase &workload)
{
    return timingOf(workload);
}

QList<WorkloadCase> expandCases(const WorkloadSpec &workload)
{
    QList<WorkloadCase> cases;
    if (const auto *redis = std::get_if<RedisWorkload>(&workload.what)) {
        const QList<int> counts = withoutRepeats(redis->clients);
        for (const RedisTest test : withoutRepeats(redis->tests)) {
            for (const int clients : counts) {
                RedisWorkload one = *redis;
                one.tests = {test};
                one.mixes.clear();
                one.clients = {clients};
                cases.append({workload.id, workload.name, one});
            }
        }
        for (const RedisMix &mix : redis->mixes) {
            for (const int clients : counts) {
                RedisWorkload one = *redis;
                one.tests.clear();
                one.mixes = {mix};
                one.clients = {clients};
                cases.append({workload.id, workload.name, one});
            }
        }
    } else if (const auto *oltp = std::get_if<OltpWorkload>(&workload.what)) {
        for (const int threads : withoutRepeats(oltp->threads)) {
            OltpWorkload one = *oltp;
            one.threads = {threads};
            cases.append({workload.id, workload.name, one});
        }
    } else if (const auto *dump = std::get_if<DumpWorkload>(&workload.what)) {
        cases = dumpCases(workload, *dump);
    }
    return cases;
}

QString caseTitle(const WorkloadCase &workload)
{
    return std::visit([](const auto &what) { return titleOf(what); }, workload.what);
}

QString caseKey(const WorkloadCase &workload)
{
    if (const auto *redis = std::get_if<RedisWorkload>(&workload.what)) {
        const QString test = redisCaseName(*redis);
        const QString kind =
            redis->mixes.isEmpty() ? QStringLiteral("redis:%1:c%2") : QStringLiteral("redis:mix:%1:c%2");
        return kind.arg(test, QString::number(redis->clients.value(0)));
    }
    if (const auto *dump = std::get_if<DumpWorkload>(&workload.what)) {
        return QStringLiteral("dump:%1:%2:t%3")
            .arg(dumpToolName(dump->tools.value(0)), dumpCompressionName(dump->compressions.value(0)),
                 QString::number(dump->threads.value(0)));
    }
    const auto &oltp = std::get<OltpWorkload>(workload.what);
    return QStringLiteral("%1:t%2").arg(oltpMixName(oltp.mix), QString::number(oltp.threads.value(0)));
}

QString redisCaseName(const RedisWorkload &redis)
{
    if (!redis.tests.isEmpty())
        return redisTestName(redis.tests.first());
    return redis.mixes.isEmpty() ? QString() : redis.mixes.first().name;
}

QString redisTestName(RedisTest test)
{
    return enumName(redisTestNames, test);
}

QString oltpMixName(OltpMix mix)
{
    return enumName(oltpMixNames, mix);
}

QString oltpMixTitle(OltpMix mix)
{
    return mixTitle(mix);
}

QString primaryMetric(const WorkloadCase &workload)
{
    if (std::holds_alternative<DumpWorkload>(workload.what))
        return QStringLiteral("dump_s");
    return serverKind(workload) == ServerKind::Redis ? QStringLiteral("requests_per_s")
                                                     : QStringLiteral("transactions_per_s");
}

} // namespace Tare
