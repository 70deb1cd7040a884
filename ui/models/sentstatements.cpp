// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/sentstatements.h"

#include <QCoreApplication>

#include <algorithm>

namespace Tare {

namespace {

using Kind = SentStatement::Kind;
using Counts = OltpStatementCounts;

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Tare::SentStatements)
};

QString rows(int count)
{
    return Texts::tr("%n rows", nullptr, count);
}

bool hasReads(OltpMix mix)
{
    return mix == OltpMix::ReadOnly || mix == OltpMix::ReadWrite;
}

bool hasWrites(OltpMix mix)
{
    return mix == OltpMix::WriteOnly || mix == OltpMix::ReadWrite;
}

Kind kindOf(RedisTest test)
{
    switch (test) {
    case RedisTest::PingInline:
    case RedisTest::PingMbulk:
        return Kind::Other;
    case RedisTest::Get:
    case RedisTest::Lrange100:
    case RedisTest::Lrange300:
    case RedisTest::Lrange500:
    case RedisTest::Lrange600:
        return Kind::Read;
    default:
        return Kind::Write;
    }
}

QList<SentStatement> sentBy(const RedisWorkload &redis)
{
    QList<SentStatement> sent;
    for (const RedisTest test : redis.tests)
        sent.append({1, redisTestName(test), {}, kindOf(test)});
    for (const RedisMix &mix : redis.mixes)
        sent.append({1, mix.name, {}, Kind::Mixed});
    return sent;
}

QList<SentStatement> transactionOf(const OltpWorkload &oltp)
{
    const Counts &counts = oltp.counts;
    QList<SentStatement> sent;
    if (!oltp.skipTransactions)
        sent.append({1, Texts::tr("begin"), {}, Kind::Other});
    if (hasReads(oltp.mix)) {
        const QString range = rows(counts.rangeSize);
        sent.append({counts.pointSelects, Texts::tr("point select"), rows(1), Kind::Read});
        sent.append({counts.simpleRanges, Texts::tr("simple range"), range, Kind::Read});
        sent.append({counts.sumRanges, Texts::tr("sum range"), range, Kind::Read});
        sent.append({counts.orderRanges, Texts::tr("order range"), range, Kind::Read});
        sent.append({counts.distinctRanges, Texts::tr("distinct range"), range, Kind::Read});
    }
    if (hasWrites(oltp.mix)) {
        sent.append({counts.indexUpdates, Texts::tr("index update"), rows(1), Kind::Write});
        sent.append({counts.nonIndexUpdates, Texts::tr("non-index update"), rows(1), Kind::Write});
        sent.append(
            {2 * counts.deleteInserts, Texts::tr("delete, insert"), Texts::tr("same id"), Kind::Write});
    }
    if (!oltp.skipTransactions)
        sent.append({1, Texts::tr("commit"), {}, Kind::Other});
    return sent;
}

QList<SentStatement> sentBy(const OltpWorkload &oltp)
{
    const Counts &counts = oltp.counts;
    switch (oltp.mix) {
    case OltpMix::ReadWrite:
    case OltpMix::ReadOnly:
    case OltpMix::WriteOnly:
        return transactionOf(oltp);
    case OltpMix::PointSelect:
        return {{1, Texts::tr("point select"), rows(1), Kind::Read}};
    case OltpMix::UpdateIndex:
        return {{counts.indexUpdates, Texts::tr("index update"), rows(1), Kind::Write}};
    case OltpMix::UpdateNonIndex:
        return {{counts.nonIndexUpdates, Texts::tr("non-index update"), rows(1), Kind::Write}};
    case OltpMix::Insert:
        return {{1, Texts::tr("insert"), rows(1), Kind::Write}};
    case OltpMix::Delete:
        return {{1, Texts::tr("delete"), rows(1), Kind::Write}};
    case OltpMix::RandomPoints:
        return {{1, Texts::tr("select of points"), rows(counts.randomPoints), Kind::Read}};
    case OltpMix::RandomRanges:
        return {{1, Texts::tr("count over ranges"), Texts::tr("%n ranges", nullptr, counts.numberOfRanges),
                 Kind::Read}};
    case OltpMix::BulkInsert:
        return {{1, Texts::tr("insert of many rows"), {}, Kind::Write}};
    }
    return {};
}

/// No transactions: a dump is a program's own affair. What is dumped how, and with how many threads.
QList<SentStatement> sentBy(const DumpWorkload &dump)
{
    QList<SentStatement> dumps;
    for (const DumpTool tool : dump.tools) {
        for (const DumpCompression compression : dump.compressions) {
            if (!canCompress(tool, compression))
                continue;
            QStringList threads;
            for (const int count : dump.threads)
                threads << QString::number(count);
            dumps.append(
                {1,
                 Texts::tr("%1, %2", "program, compression")
                     .arg(dumpToolTitle(tool), dumpCompressionTitle(compression)),
                 tool == DumpTool::MysqlDump
                     ? Texts::tr("1 thread")
                     : Texts::tr("%1 threads", "a list of numbers").arg(threads.join(QStringLiteral(", "))),
                 Kind::Other});
        }
    }
    return dumps;
}

} // namespace

QList<SentStatement> sentStatements(const WorkloadSpec &workload)
{
    QList<SentStatement> sent = std::visit([](const auto &what) { return sentBy(what); }, workload.what);
    sent.erase(std::remove_if(sent.begin(), sent.end(),
                              [](const SentStatement &statement) { return statement.count < 1; }),
               sent.end());
    return sent;
}

QString mixSentence(OltpMix mix)
{
    switch (mix) {
    case OltpMix::ReadWrite:
        return Texts::tr("Reads, range reads and writes in one transaction, as sysbench 1.0 sends.");
    case OltpMix::ReadOnly:
        return Texts::tr("Point and range reads in one transaction, as sysbench 1.0 sends.");
    case OltpMix::WriteOnly:
        return Texts::tr("The writes of oltp_read_write in one transaction, without its reads.");
    case OltpMix::PointSelect:
        return Texts::tr("One row by its key, no transaction, as sysbench 1.0 sends.");
    case OltpMix::UpdateIndex:
        return Texts::tr("Adds one to an indexed column of a row, so that the index changes as well.");
    case OltpMix::UpdateNonIndex:
        return Texts::tr("Writes a text of 119 digits into a column without index.");
    case OltpMix::Insert:
        return Texts::tr("One new row a statement; the tables grow while it runs.");
    case OltpMix::Delete:
        return Texts::tr("One row by its key. What is gone is filled up again, so no empty delete is timed.");
    case OltpMix::RandomPoints:
        return Texts::tr("Rows of a list of values of the indexed column, in one statement.");
    case OltpMix::RandomRanges:
        return Texts::tr("Counts the rows of several short ranges of the indexed column, in one statement.");
    case OltpMix::BulkInsert:
        return Texts::tr("New rows, many in one statement, as fast as the server takes them.");
    }
    return {};
}

bool usesCount(OltpMix mix, int Counts::*count)
{
    for (const auto member : {&Counts::pointSelects, &Counts::simpleRanges, &Counts::sumRanges,
                              &Counts::orderRanges, &Counts::distinctRanges, &Counts::rangeSize}) {
        if (member == count)
            return hasReads(mix);
    }
    if (count == &Counts::indexUpdates)
        return hasWrites(mix) || mix == OltpMix::UpdateIndex;
    if (count == &Counts::nonIndexUpdates)
        return hasWrites(mix) || mix == OltpMix::UpdateNonIndex;
    if (count == &Counts::deleteInserts)
        return hasWrites(mix);
    if (count == &Counts::randomPoints)
        return mix == OltpMix::RandomPoints;
    return mix == OltpMix::RandomRanges; // numberOfRanges, delta
}

bool hasTransaction(OltpMix mix)
{
    return hasReads(mix) || hasWrites(mix);
}

QString redisTestCommand(RedisTest test)
{
    switch (test) {
    case RedisTest::PingInline:
        return QStringLiteral("PING (inline)");
    case RedisTest::PingMbulk:
        return QStringLiteral("PING");
    case RedisTest::Set:
        return QStringLiteral("SET key:__rand_int__ __data__");
    case RedisTest::Get:
        return QStringLiteral("GET key:__rand_int__");
    case RedisTest::Incr:
        return QStringLiteral("INCR counter:__rand_int__");
    case RedisTest::Lpush:
        return QStringLiteral("LPUSH mylist __data__");
    case RedisTest::Rpush:
        return QStringLiteral("RPUSH mylist __data__");
    case RedisTest::Lpop:
        return QStringLiteral("LPOP mylist");
    case RedisTest::Rpop:
        return QStringLiteral("RPOP mylist");
    case RedisTest::Sadd:
        return QStringLiteral("SADD myset element:__rand_int__");
    case RedisTest::Hset:
        return QStringLiteral("HSET myhash element:__rand_int__ __data__");
    case RedisTest::Spop:
        return QStringLiteral("SPOP myset");
    case RedisTest::Zadd:
        return QStringLiteral("ZADD myzset __rand_int__ element:__rand_int__");
    case RedisTest::Zpopmin:
        return QStringLiteral("ZPOPMIN myzset");
    case RedisTest::Lrange100:
        return QStringLiteral("LRANGE mylist 0 99");
    case RedisTest::Lrange300:
        return QStringLiteral("LRANGE mylist 0 299");
    case RedisTest::Lrange500:
        return QStringLiteral("LRANGE mylist 0 499");
    case RedisTest::Lrange600:
        return QStringLiteral("LRANGE mylist 0 599");
    case RedisTest::Mset:
        return QStringLiteral("MSET key:__rand_int__ __data__ … (10)");
    case RedisTest::Xadd:
        return QStringLiteral("XADD mystream * myfield __data__");
    }
    return {};
}

} // namespace Tare
