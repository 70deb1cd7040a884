// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/redis/redisdata.h"

#include "core/engine/redis/rediserrors.h"
#include "core/engine/redis/redispattern.h"
#include "core/engine/redis/redisstatement.h"
#include "core/engine/redis/requestsource.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>

namespace Tare {

namespace {

constexpr char markKey[] = "tare:owner";
constexpr char markValue[] = "Tare load generator";

constexpr std::int64_t bytesPerCommand = 256 * 1024;
constexpr int commandsPerFlight = 16;
constexpr std::int64_t probeNumber = 999999999999;
constexpr int sampledKeys = 2000;
constexpr std::int64_t reserveBytes = 64LL << 20;
constexpr std::int64_t growthBytes = 256LL << 20;
constexpr std::int64_t elementOverhead = 32;

tl::unexpected<Error> stopped()
{
    return failure(ErrorCode::Cancelled,
                   QCoreApplication::translate("Tare::RedisData", "Stopped while the data was prepared."));
}

std::string numbered(const std::string &stem, std::int64_t number)
{
    std::array<char, RedisPattern::fieldWidth> digits{};
    writeRedisField(digits.data(), static_cast<std::uint64_t>(number));
    return stem + std::string(digits.data(), digits.size());
}

std::int64_t commandsOf(std::int64_t payload, std::int64_t most)
{
    return std::clamp<std::int64_t>(bytesPerCommand / (payload + elementOverhead), 1, most);
}

tl::unexpected<Error> unverified(const QString &detail)
{
    return failure(
        ErrorCode::LoadFailed,
        QCoreApplication::translate("Tare::RedisData",
                                    "The data of this test is not on the server as it was written. It "
                                    "may have been evicted or changed by another client."),
        detail);
}

} // namespace

RedisData::RedisData(RedisConnection &connection, const RedisWorkload &workload)
    : m_connection(connection)
    , m_workload(workload)
{ }

Result<bool> RedisData::isClaimed()
{
    auto mark = m_connection.require({"GET", markKey});
    if (!mark)
        return tl::unexpected(mark.error());
    return mark->text == markValue;
}

Result<void> RedisData::claim()
{
    auto claimed = isClaimed();
    if (!claimed)
        return tl::unexpected(claimed.error());
    if (*claimed)
        return {};
    std::string cursor = "0";
    do {
        auto page =
            m_connection.require({"SCAN", cursor, "MATCH", std::string(redisPrefix) + '*', "COUNT", "10000"});
        if (!page)
            return tl::unexpected(page.error());
        if (page->elements.size() != 2)
            return tl::unexpected(redisProtocolError("SCAN"));
        if (const auto &keys = page->elements[1].elements; !keys.empty())
            return failure(
                ErrorCode::DataRefused,
                QCoreApplication::translate("Tare::RedisData",
                                            "The database already holds keys that begin with “%1” and "
                                            "were not made by Tare. Choose another database number.")
                    .arg(QLatin1String(redisPrefix)),
                QString::fromStdString(keys.front().text));
        cursor = page->elements[0].text;
    } while (cursor != "0");
    if (auto marked = m_connection.require({"SET", markKey, markValue}); !marked)
        return tl::unexpected(marked.error());
    return {};
}

std::optional<RedisReserve> RedisData::reserve(const RedisWorkload &workload)
{
    RedisReserve reserve;
    const std::int64_t payload = workload.payloadBytes;
    const std::int64_t inFlight =
        static_cast<std::int64_t>(workload.clients.first()) * std::max(1, workload.pipeline);
    auto kept = [&](std::int64_t most) {
        return std::max(4 * inFlight, std::min(reserveBytes / (payload + elementOverhead), most));
    };
    const auto grown = std::max<std::int64_t>(growthBytes / (payload + elementOverhead), 16);
    reserve.perCommand = commandsOf(payload, 1000);

    const std::string prefix = redisPrefix;
    switch (workload.tests.first()) {
    case RedisTest::Lpop:
    case RedisTest::Rpop:
        return RedisReserve{prefix + "mylist", "LLEN", "RPUSH", kept(1'000'000), reserve.perCommand};
    case RedisTest::Spop:
        return RedisReserve{prefix + "myset", "SCARD", "SADD", kept(300'000), 1000};
    case RedisTest::Zpopmin:
        return RedisReserve{prefix + "myzset", "ZCARD", "ZADD", kept(300'000), 500};
    case RedisTest::Lpush:
    case RedisTest::Rpush:
        return RedisReserve{prefix + "mylist", "LLEN", {}, grown, 1};
    case RedisTest::Xadd:
        return RedisReserve{prefix + "mystream", "XLEN", {}, grown, 1};
    case RedisTest::Lrange100:
    case RedisTest::Lrange300:
    case RedisTest::Lrange500:
    case RedisTest::Lrange600: {
        const std::int64_t length = redisRangeLength(workload.tests.first());
        return RedisReserve{prefix + "mylist", "LLEN", "RPUSH", length, std::min(length, reserve.perCommand)};
    }
    default:
        return std::nullopt;
    }
}

Result<void> RedisData::add(RedisConnection &connection, const RedisReserve &reserve, std::int64_t count,
                            const RedisWorkload &workload, std::int64_t &next, const std::stop_token &stop)
{
    const std::string payload = redisPayload(workload.payloadBytes);
    auto command = [&](std::int64_t elements) {
        RedisArguments arguments = {reserve.addCommand, reserve.key};
        for (std::int64_t i = 0; i < elements; ++i, ++next) {
            if (reserve.addCommand == "ZADD")
                arguments.push_back(std::to_string(next % std::max<qint64>(1, workload.keyspace)));
            arguments.push_back(reserve.addCommand == "RPUSH" ? payload : numbered("element:", next));
        }
        return RedisPattern::command(arguments, true).bytes;
    };
    std::string wholeCommand; // the elements of a list are all the same, and so are the commands
    while (count > 0 && !stop.stop_requested()) {
        for (int i = 0; i < commandsPerFlight && count > 0; ++i) {
            const auto elements = std::min(count, reserve.perCommand);
            if (reserve.addCommand != "RPUSH" || elements < reserve.perCommand) {
                connection.appendEncoded(command(elements));
            } else {
                if (wholeCommand.empty())
                    wholeCommand = command(elements);
                else
                    next += elements;
                connection.appendEncoded(wholeCommand);
            }
            count -= elements;
        }
        if (auto done = connection.collect(); !done)
            return tl::unexpected(done.error());
    }
    return {};
}

Result<std::int64_t> RedisData::length(RedisConnection &connection, const RedisReserve &reserve)
{
    auto reply = connection.require({reserve.lengthCommand, reserve.key});
    if (!reply)
        return tl::unexpected(reply.error());
    return reply->integer;
}

Result<void> RedisData::remove(RedisConnection &connection, const RedisArguments &keys)
{
    auto arguments = keys;
    arguments.insert(arguments.begin(), "UNLINK");
    auto reply = connection.ask(arguments);
    if (reply && reply->isError() && reply->text.starts_with("ERR unknown command")) { // before 4.0
        arguments.front() = "DEL";
        reply = connection.ask(arguments);
    }
    if (!reply)
        return tl::unexpected(reply.error());
    if (reply->isError())
        return tl::unexpected(redisError(reply->text));
    return {};
}

Result<void> RedisData::fill(std::stop_token stop, const LoadCallbacks &callbacks)
{
    if (m_workload.tests.first() == RedisTest::Get)
        return fillKeys(stop, callbacks);
    const auto needed = reserve(m_workload);
    if (!needed)
        return {};
    // Left by an earlier test, with elements of another length.
    if (auto removed = remove(m_connection, {needed->key}); !removed || needed->addCommand.empty())
        return removed;
    std::int64_t next = 0;
    if (auto added = add(m_connection, *needed, needed->target, m_workload, next, stop); !added)
        return added;
    return stop.stop_requested() ? stopped() : Result<void>();
}

Result<void> RedisData::fillKeys(const std::stop_token &stop, const LoadCallbacks &callbacks)
{
    const std::string payload = redisPayload(m_workload.payloadBytes);
    const std::string stem = std::string(redisPrefix) + "key:";
    const auto perCommand = commandsOf(m_workload.payloadBytes, 100);
    const auto what = QCoreApplication::translate("Tare::RedisData", "keys");
    for (std::int64_t next = 0; next < m_workload.keyspace;) {
        if (stop.stop_requested())
            return stopped();
        for (int command = 0; command < commandsPerFlight && next < m_workload.keyspace; ++command) {
            RedisArguments arguments = {"MSET"};
            for (std::int64_t i = 0; i < perCommand && next < m_workload.keyspace; ++i, ++next) {
                arguments.push_back(numbered(stem, next));
                arguments.push_back(payload);
            }
            m_connection.append(arguments);
        }
        if (auto done = m_connection.collect(); !done)
            return tl::unexpected(done.error());
        if (callbacks.preparing)
            callbacks.preparing(next, m_workload.keyspace, what);
    }
    return {};
}

Result<void> RedisData::verify()
{
    if (m_workload.tests.first() == RedisTest::Get) {
        if (auto there = verifyKeys(); !there)
            return there;
    }
    const auto needed = reserve(m_workload);
    if (needed && !needed->addCommand.empty()) {
        const auto found = length(m_connection, *needed);
        if (!found)
            return tl::unexpected(found.error());
        if (*found != needed->target)
            return unverified(
                QStringLiteral("%1 %2 = %3, not %4")
                    .arg(QString::fromStdString(needed->lengthCommand), QString::fromStdString(needed->key))
                    .arg(*found)
                    .arg(needed->target));
    }

    return probe();
}

Result<void> RedisData::probe()
{
    const auto test = m_workload.tests.first();
    const auto statement = redisStatement(test, m_workload);
    // A key that no request has, so that it can be removed again; a read needs one that is there.
    const auto number = numbered({}, test == RedisTest::Get ? 0 : probeNumber);
    RedisArguments arguments = statement.arguments;
    for (std::string &argument : arguments) {
        if (const auto at = argument.find(RedisPattern::fieldMark); at != std::string::npos)
            argument.replace(at, RedisPattern::fieldWidth, number);
    }
    auto reply = m_connection.require(arguments);
    if (!reply)
        return tl::unexpected(reply.error());
    const bool rightType = (statement.replyType == '+' && reply->type == RedisReply::Type::Status)
        || (statement.replyType == ':' && reply->type == RedisReply::Type::Integer)
        || (statement.replyType == '$' && reply->type == RedisReply::Type::Bulk)
        || (statement.replyType == '*' && reply->type == RedisReply::Type::Array);
    const auto range = static_cast<std::size_t>(redisRangeLength(test));
    if (!rightType || (range > 0 && reply->elements.size() != range))
        return unverified(QString::fromStdString(statement.command));
    const auto taken = reserve(m_workload);
    const bool leavesTrace = statement.kind == WorkerMeters::Writes && !(taken && !taken->addCommand.empty());
    return leavesTrace ? remove(m_connection, {arguments[1]}) : Result<void>();
}

Result<void> RedisData::verifyKeys()
{
    RequestSource source(m_workload.keyspace, static_cast<std::uint64_t>(m_workload.keyspace));
    const auto payload = m_workload.payloadBytes;
    for (int i = 0; i < sampledKeys; ++i)
        m_connection.append(
            {"STRLEN",
             numbered(std::string(redisPrefix) + "key:", static_cast<std::int64_t>(source.next()))});
    auto lengths = m_connection.collect();
    if (!lengths)
        return tl::unexpected(lengths.error());
    const auto wrong = std::count_if(lengths->begin(), lengths->end(),
                                     [payload](const RedisReply &reply) { return reply.integer != payload; });
    if (wrong > 0)
        return unverified(
            QCoreApplication::translate("Tare::RedisData", "%1 of %2 keys looked at")
                .arg(QLocale().toString(static_cast<qlonglong>(wrong)), QLocale().toString(sampledKeys)));
    return {};
}

Result<void> RedisData::clean(std::stop_token stop)
{
    auto claimed = isClaimed();
    if (!claimed)
        return tl::unexpected(claimed.error());
    if (!*claimed)
        return {};
    std::string cursor = "0";
    do {
        if (stop.stop_requested())
            return stopped();
        auto page =
            m_connection.require({"SCAN", cursor, "MATCH", std::string(redisPrefix) + '*', "COUNT", "1000"});
        if (!page)
            return tl::unexpected(page.error());
        if (page->elements.size() != 2)
            return tl::unexpected(redisProtocolError("SCAN"));
        RedisArguments keys;
        for (const RedisReply &key : page->elements[1].elements) {
            if (key.text != markKey)
                keys.push_back(key.text);
        }
        if (!keys.empty()) {
            if (auto removed = remove(m_connection, keys); !removed)
                return removed;
        }
        cursor = page->elements[0].text;
    } while (cursor != "0");
    return remove(m_connection, {markKey}); // last: a clean that was cut short can be done again
}

} // namespace Tare
