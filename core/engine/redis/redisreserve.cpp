// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/redis/redisreserve.h"

#include "core/engine/redis/rediserrors.h"

#include <algorithm>
#include <array>
#include <set>

namespace Tare {

namespace {

using Upkeep = RedisReserve::Upkeep;

constexpr std::int64_t bytesPerCommand = 256 * 1024;
constexpr std::int64_t reserveBytes = 64LL << 20;
constexpr std::int64_t growthBytes = 256LL << 20;
constexpr std::int64_t elementOverhead = 32;
constexpr std::int64_t defaultRequests = 100'000; ///< of redis-benchmark

std::int64_t largestPayload(const RedisWorkload &workload)
{
    return static_cast<std::int64_t>(redisPayloadSizes(workload).second);
}

/// Elements that a structure may grow to.
std::int64_t mostElements(const RedisWorkload &workload)
{
    return std::max<std::int64_t>(growthBytes / (largestPayload(workload) + elementOverhead), 16);
}

/// Elements kept in a structure that is taken from: more than are in flight, and so many that looking after
/// it now and then is enough.
std::int64_t keptElements(const RedisWorkload &workload, std::int64_t most)
{
    const auto inFlight =
        static_cast<std::int64_t>(workload.clients.first()) * std::max(1, workload.pipeline);
    return std::max(4 * inFlight,
                    std::min(reserveBytes / (largestPayload(workload) + elementOverhead), most));
}

std::vector<RedisReserve> reservesOfTest(RedisTest test, const RedisWorkload &workload)
{
    const auto perCommand = elementsPerCommand(largestPayload(workload), 1000);
    const std::string list = std::string(redisPrefix) + "mylist";
    const std::string set = std::string(redisPrefix) + "myset";
    const std::string sorted = std::string(redisPrefix) + "myzset";
    switch (test) {
    case RedisTest::Lpop:
    case RedisTest::Rpop:
        return {{list, "LLEN", "RPUSH", keptElements(workload, 1'000'000), perCommand, Upkeep::Refill}};
    case RedisTest::Spop:
        if (workload.classic) // the one element that SADD has left
            return {{set, "SCARD", "SADD", 1, 1, Upkeep::None}};
        return {{set, "SCARD", "SADD", keptElements(workload, 300'000), 1000, Upkeep::Refill}};
    case RedisTest::Zpopmin:
        if (workload.classic)
            return {{sorted, "ZCARD", "ZADD", 1, 1, Upkeep::None}};
        return {{sorted, "ZCARD", "ZADD", keptElements(workload, 300'000), 500, Upkeep::Refill}};
    case RedisTest::Lpush:
    case RedisTest::Rpush:
        return {{list, "LLEN", {}, mostElements(workload), 1, Upkeep::Empty}};
    case RedisTest::Xadd:
        return {
            {std::string(redisPrefix) + "mystream", "XLEN", {}, mostElements(workload), 1, Upkeep::Empty}};
    case RedisTest::Lrange100:
    case RedisTest::Lrange300:
    case RedisTest::Lrange500:
    case RedisTest::Lrange600: {
        if (workload.classic)
            return {{list, "LLEN", "LPUSH", classicFill(workload), perCommand, Upkeep::None}};
        const std::int64_t length = redisRangeLength(test);
        return {{list, "LLEN", "RPUSH", length, std::min(length, perCommand), Upkeep::None}};
    }
    default:
        return {};
    }
}

/// Keys that a mix only ever adds to, under one name: they would grow as long as the load runs.
std::vector<RedisReserve> reservesOfMix(const RedisWorkload &workload, const RedisRequests &requests)
{
    static const std::map<std::string, const char *> adding = {
        {"LPUSH", "LLEN"}, {"RPUSH", "LLEN"}, {"XADD", "XLEN"}, {"APPEND", "STRLEN"}};
    std::map<std::string, RedisReserve> grown;
    std::set<std::string> others;
    for (const RedisStatement &statement : requests.statements()) {
        for (const std::size_t index : statement.keys) {
            const std::string &key = statement.arguments[index];
            const auto length = adding.find(statement.command);
            const bool oneName = workload.classic || key.find(RedisPattern::fieldMark) == std::string::npos;
            if (length == adding.end() || !oneName)
                others.insert(key);
            else
                grown[key] = {key, length->second, {}, mostElements(workload), 1, Upkeep::Empty};
            if (statement.command == "APPEND" && grown.contains(key))
                grown[key].target = growthBytes;
        }
    }
    std::vector<RedisReserve> reserves;
    for (const auto &[key, reserve] : grown) {
        if (!others.contains(key)) // others may want to find something in it
            reserves.push_back(reserve);
    }
    return reserves;
}

} // namespace

std::string numberedName(const std::string &stem, std::int64_t number)
{
    std::array<char, RedisPattern::fieldWidth> digits{};
    writeRedisField(digits.data(), static_cast<std::uint64_t>(number));
    return stem + std::string(digits.data(), digits.size());
}

std::int64_t elementsPerCommand(std::int64_t payload, std::int64_t most)
{
    return std::clamp<std::int64_t>(bytesPerCommand / (payload + elementOverhead), 1, most);
}

std::int64_t classicFill(const RedisWorkload &workload)
{
    return workload.timing.operations > 0 ? workload.timing.operations : defaultRequests;
}

std::vector<RedisReserve> redisReserves(const RedisWorkload &workload, const RedisRequests &requests)
{
    return workload.tests.isEmpty() ? reservesOfMix(workload, requests)
                                    : reservesOfTest(workload.tests.first(), workload);
}

Result<std::int64_t> redisLength(RedisConnection &connection, const RedisReserve &reserve)
{
    auto reply = connection.require({reserve.lengthCommand, reserve.key});
    if (!reply)
        return tl::unexpected(reply.error());
    return reply->integer;
}

Result<void> addElements(RedisConnection &connection, const RedisReserve &reserve, std::int64_t count,
                         const RedisWorkload &workload, std::int64_t &next, const std::stop_token &stop)
{
    const bool list = reserve.addCommand.ends_with("PUSH");
    const auto [smallest, largest] = redisPayloadSizes(workload);
    const std::string payload = redisPayload(largest);
    RandomSource sizes(1, static_cast<std::uint64_t>(next));
    auto element = [&, low = smallest, high = largest] {
        if (list)
            return payload.substr(0, low + sizes.below(high - low + 1));
        return workload.classic ? "element:" + std::string(RedisPattern::fieldMark)
                                : numberedName("element:", next);
    };
    auto command = [&](std::int64_t elements) {
        RedisArguments arguments = {reserve.addCommand, reserve.key};
        for (std::int64_t i = 0; i < elements; ++i, ++next) {
            if (reserve.addCommand == "ZADD")
                arguments.push_back(std::to_string(next % std::max<qint64>(1, workload.keyspace)));
            arguments.push_back(element());
        }
        return RedisPattern::command(arguments, true).bytes;
    };
    std::string wholeCommand; // where elements are all the same, so are the commands
    while (count > 0 && !stop.stop_requested()) {
        for (int i = 0; i < fillingFlight && count > 0; ++i) {
            const auto elements = std::min(count, reserve.perCommand);
            if (!list || smallest != largest || elements < reserve.perCommand) {
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

Result<void> removeKeys(RedisConnection &connection, const RedisArguments &keys)
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

} // namespace Tare
