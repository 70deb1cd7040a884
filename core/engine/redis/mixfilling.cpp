// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/redis/mixfilling.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace Tare {

namespace {

using Arguments = std::vector<std::string>;

/// Commands after which there is something under the key.
const std::set<std::string> making = {"SET",     "SETEX",        "PSETEX",      "SETNX",  "GETSET", "MSET",
                                      "MSETNX",  "APPEND",       "SETRANGE",    "SETBIT", "INCR",   "INCRBY",
                                      "DECR",    "DECRBY",       "INCRBYFLOAT", "HSET",   "HMSET",  "HSETNX",
                                      "HINCRBY", "HINCRBYFLOAT", "LPUSH",       "RPUSH",  "SADD",   "ZADD",
                                      "ZINCRBY", "GEOADD",       "XADD",        "PFADD"};

const std::set<std::string> ofStrings = {"GET",    "GETRANGE", "SUBSTR", "STRLEN",  "GETBIT", "BITCOUNT",
                                         "BITPOS", "GETEX",    "GETDEL", "MGET",    "EXISTS", "TTL",
                                         "PTTL",   "TYPE",     "EXPIRE", "PEXPIRE", "TOUCH",  "DUMP"};
const std::set<std::string> ofHashes = {"HGET",  "HMGET", "HEXISTS", "HSTRLEN",    "HGETALL", "HKEYS",
                                        "HVALS", "HLEN",  "HSCAN",   "HRANDFIELD", "HDEL"};
const std::set<std::string> ofLists = {"LRANGE", "LINDEX", "LLEN", "LPOS", "LSET", "LPOP", "RPOP", "LTRIM"};
const std::set<std::string> ofSets = {"SISMEMBER",   "SMISMEMBER", "SMEMBERS", "SCARD",
                                      "SRANDMEMBER", "SSCAN",      "SPOP",     "SREM"};
const std::set<std::string> ofSortedSets = {
    "ZSCORE",    "ZMSCORE",       "ZRANK",     "ZREVRANK",         "ZCARD",       "ZCOUNT",         "ZRANGE",
    "ZREVRANGE", "ZRANGEBYSCORE", "ZLEXCOUNT", "ZREVRANGEBYSCORE", "ZRANGEBYLEX", "ZREVRANGEBYLEX", "ZSCAN",
    "ZPOPMIN",   "ZPOPMAX",       "ZREM",      "ZRANDMEMBER"};

constexpr int mostElements = 1000; ///< put into one list

/// Elements that a read of a list wants to find.
int elementsWanted(const RedisStatement &read)
{
    int last = 0;
    if (read.command == "LRANGE" && read.arguments.size() > 3) {
        const std::string &text = read.arguments[3];
        std::from_chars(text.data(), text.data() + text.size(), last);
    }
    return std::clamp(last + 1, 1, mostElements);
}

/// What a read wants to find under one of its keys.
Arguments madeFor(const RedisStatement &read, const std::string &key)
{
    const std::string data(RedisPattern::dataMark);
    const std::string second = read.arguments.size() > 2 ? read.arguments[2] : std::string("element");
    if (ofStrings.contains(read.command))
        return {"SET", key, data};
    if (ofHashes.contains(read.command))
        return {"HSET", key, second, data};
    if (ofSets.contains(read.command))
        return {"SADD", key, second};
    if (ofSortedSets.contains(read.command)) {
        const bool named = read.command == "ZSCORE" || read.command == "ZMSCORE" || read.command == "ZRANK"
            || read.command == "ZREVRANK" || read.command == "ZREM";
        return {"ZADD", key, "1", named ? second : std::string("element")};
    }
    if (ofLists.contains(read.command)) {
        Arguments push = {"RPUSH", key};
        push.insert(push.end(), static_cast<std::size_t>(elementsWanted(read)), data);
        return push;
    }
    return {};
}

} // namespace

std::vector<Arguments> mixFilling(const RedisRequests &requests)
{
    std::vector<Arguments> commands;
    std::set<std::string> made;
    bool reads = false;
    for (const RedisStatement &statement : requests.statements()) {
        if (!making.contains(statement.command)) {
            reads = reads || !statement.keys.empty();
            continue;
        }
        commands.push_back(statement.arguments);
        for (const std::size_t index : statement.keys)
            made.insert(statement.arguments[index]);
    }
    if (!reads)
        return {};
    for (const RedisStatement &statement : requests.statements()) {
        for (const std::size_t index : statement.keys) {
            const std::string &key = statement.arguments[index];
            if (made.contains(key))
                continue;
            if (auto command = madeFor(statement, key); !command.empty()) {
                commands.push_back(std::move(command));
                made.insert(key);
            }
        }
    }
    return commands;
}

} // namespace Tare
