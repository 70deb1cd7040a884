// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/redis/redisdata.h"

#include "core/engine/redis/mixfilling.h"
#include "core/engine/redis/redisconnection.h"
#include "core/engine/redis/rediserrors.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace Tare {

namespace {

constexpr char markKey[] = "tare:owner";
constexpr char markValue[] = "Tare load generator";

constexpr std::int64_t probeNumber = 999999999999;
constexpr int sampledKeys = 2000;

tl::unexpected<Error> stopped()
{
    return failure(ErrorCode::Cancelled,
                   QCoreApplication::translate("Tare::RedisData", "Stopped while the data was prepared."));
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

Result<bool> isClaimed(RedisConnection &connection)
{
    auto mark = connection.require({"GET", markKey});
    if (!mark)
        return tl::unexpected(mark.error());
    return mark->text == markValue;
}

/// The command with a number and a payload in the place of the marks.
RedisArguments filledIn(RedisArguments arguments, const std::string &number, const std::string &payload)
{
    auto replace = [](std::string &text, std::string_view mark, const std::string &instead) {
        for (auto at = text.find(mark); at != std::string::npos; at = text.find(mark, at + instead.size()))
            text.replace(at, mark.size(), instead);
    };
    for (std::string &argument : arguments) {
        if (!number.empty())
            replace(argument, RedisPattern::fieldMark, number);
        replace(argument, RedisPattern::dataMark, payload);
    }
    return arguments;
}

bool hasNumber(const RedisArguments &arguments)
{
    return std::any_of(arguments.begin(), arguments.end(), [](const std::string &argument) {
        return argument.find(RedisPattern::fieldMark) != std::string::npos;
    });
}

bool isOfType(const RedisReply &reply, char type)
{
    switch (type) {
    case '+':
        return reply.type == RedisReply::Type::Status;
    case ':':
        return reply.type == RedisReply::Type::Integer;
    case '$':
        return reply.type == RedisReply::Type::Bulk;
    case '*':
        return reply.type == RedisReply::Type::Array;
    default:
        return true;
    }
}

bool isEmpty(const RedisReply &reply)
{
    return reply.type == RedisReply::Type::Nil
        || (reply.type == RedisReply::Type::Array && reply.elements.empty());
}

} // namespace

RedisData::RedisData(RedisConnection &connection, const RedisWorkload &workload,
                     const RedisRequests &requests)
    : m_connection(connection)
    , m_workload(workload)
    , m_requests(requests)
    , m_reserves(redisReserves(workload, requests))
{ }

Result<void> RedisData::claim()
{
    auto claimed = isClaimed(m_connection);
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

Result<void> RedisData::fill(std::stop_token stop, const LoadCallbacks &callbacks)
{
    for (const RedisReserve &reserve : m_reserves) {
        // Left by an earlier test, with elements of another length.
        if (auto removed = removeKeys(m_connection, {reserve.key}); !removed)
            return removed;
        std::int64_t next = 0;
        const auto count = reserve.addCommand.empty() ? 0 : reserve.target;
        if (auto added = addElements(m_connection, reserve, count, m_workload, next, stop); !added)
            return added;
        if (stop.stop_requested())
            return stopped();
    }
    return fillKeys(stop, callbacks);
}

/// Strings for GET by the hundred; for a mix whatever its reads need.
Result<void> RedisData::fillKeys(const std::stop_token &stop, const LoadCallbacks &callbacks)
{
    const bool isTest = !m_workload.tests.isEmpty();
    if (isTest && m_workload.tests.first() != RedisTest::Get)
        return {};
    std::string key(redisPrefix);
    key.append("key:").append(RedisPattern::fieldMark);
    const RedisArguments pair = {key, std::string(RedisPattern::dataMark)};
    std::vector<RedisArguments> commands;
    if (isTest)
        commands.push_back({"SET", pair[0], pair[1]});
    else
        commands = mixFilling(m_requests);
    const auto once = [this](const RedisArguments &command) {
        return m_workload.classic || !hasNumber(command);
    };
    RandomSource sizes(1);
    auto payload = [&] {
        const auto [low, high] = redisPayloadSizes(m_workload);
        return m_requests.payload().substr(0, low + sizes.below(high - low + 1));
    };
    for (const RedisArguments &command : commands) {
        if (once(command))
            m_connection.append(filledIn(command, {}, payload()));
    }
    std::erase_if(commands, once);
    if (auto done = m_connection.collect(); !done)
        return tl::unexpected(done.error());

    const auto perCommand =
        isTest ? elementsPerCommand(static_cast<std::int64_t>(m_requests.payload().size()), 100) : 1;
    const auto what = QCoreApplication::translate("Tare::RedisData", "keys");
    const qint64 keys = commands.empty() ? 0 : m_workload.keyspace;
    for (std::int64_t next = 0; next < keys;) {
        if (stop.stop_requested())
            return stopped();
        for (int i = 0; i < fillingFlight && next < keys; ++i) {
            if (perCommand == 1) {
                for (const RedisArguments &command : commands)
                    m_connection.append(filledIn(command, numberedName({}, next), payload()));
                ++next;
                continue;
            }
            RedisArguments several = {"MSET"};
            for (std::int64_t n = 0; n < perCommand && next < keys; ++n, ++next) {
                const auto one = filledIn(pair, numberedName({}, next), payload());
                several.insert(several.end(), one.begin(), one.end());
            }
            m_connection.append(several);
        }
        if (auto done = m_connection.collect(); !done)
            return tl::unexpected(done.error());
        if (callbacks.preparing)
            callbacks.preparing(next, keys, what);
    }
    return {};
}

Result<void> RedisData::verify(const LoadCallbacks &callbacks)
{
    const bool isGet = !m_workload.tests.isEmpty() && m_workload.tests.first() == RedisTest::Get;
    if (isGet && !m_workload.classic) {
        if (auto there = verifyKeys(); !there)
            return there;
    }
    for (const RedisReserve &reserve : m_reserves) {
        if (reserve.addCommand.empty())
            continue;
        const auto found = redisLength(m_connection, reserve);
        if (!found)
            return tl::unexpected(found.error());
        if (*found != reserve.target)
            return unverified(
                QStringLiteral("%1 %2 = %3, not %4")
                    .arg(QString::fromStdString(reserve.lengthCommand), QString::fromStdString(reserve.key))
                    .arg(*found)
                    .arg(reserve.target));
    }
    for (const RedisStatement &statement : m_requests.statements()) {
        if (auto answered = probe(statement, callbacks); !answered)
            return answered;
    }
    for (const RedisReserve &reserve : m_reserves) { // what the probe took
        const auto left = reserve.addCommand.empty() ? reserve.target : redisLength(m_connection, reserve);
        if (!left)
            return tl::unexpected(left.error());
        std::int64_t next = *left;
        if (auto added = addElements(m_connection, reserve, reserve.target - *left, m_workload, next, {});
            !added)
            return added;
    }
    return {};
}

/// Sends the request once, to see what the server makes of it, and leaves no trace of that.
Result<void> RedisData::probe(const RedisStatement &statement, const LoadCallbacks &callbacks)
{
    const bool isTest = !m_workload.tests.isEmpty();
    const bool writes = statement.kind == WorkerMeters::Writes;
    const bool takes = std::any_of(m_reserves.begin(), m_reserves.end(),
                                   [](const RedisReserve &reserve) { return !reserve.addCommand.empty(); });
    // A write is tried on a key that no request has, so that it can be removed again; a read needs one that
    // is there.
    const auto number = m_workload.classic ? std::string() : numberedName({}, writes ? probeNumber : 0);
    const auto arguments = filledIn(statement.arguments, number, m_requests.payload());
    RedisArguments mine; // keys that were not there before
    if (writes && !takes) {
        for (const std::size_t index : statement.keys) {
            const auto there =
                isTest ? Result<RedisReply>() : m_connection.require({"EXISTS", arguments[index]});
            if (!there)
                return tl::unexpected(there.error());
            if (there->integer == 0)
                mine.push_back(arguments[index]);
        }
    }
    auto reply = m_connection.ask(arguments);
    if (!reply)
        return tl::unexpected(reply.error());
    if (reply->isError()) {
        auto error = redisError(reply->text);
        if (!isTest)
            error.detail =
                QStringLiteral("%1: %2").arg(QString::fromStdString(statement.command), error.detail);
        return tl::unexpected(error);
    }
    const auto range = isTest ? static_cast<std::size_t>(redisRangeLength(m_workload.tests.first())) : 0;
    const bool rightLength = range == 0 || reply->elements.size() == range
        || (m_workload.classic && reply->elements.size() < range); // -n below the range's length
    const bool empty = isEmpty(*reply);
    if (!rightLength || (!empty && !isOfType(*reply, statement.replyType)) || (empty && isTest && takes))
        return unverified(QString::fromStdString(statement.command));
    if (empty && !isTest && callbacks.eventHappened) {
        RunEvent event;
        event.severity = RunEvent::Severity::Warning;
        event.when = QDateTime::currentDateTimeUtc();
        event.text =
            QCoreApplication::translate("Tare::RedisData",
                                        "A first %1 found nothing. Tare does not know how to fill what it "
                                        "reads, or another command of the mix takes it away.")
                .arg(QString::fromStdString(statement.command));
        callbacks.eventHappened(event);
    }
    return mine.empty() ? Result<void>() : removeKeys(m_connection, mine);
}

Result<void> RedisData::verifyKeys()
{
    RandomSource source(static_cast<std::uint64_t>(m_workload.keyspace));
    for (int i = 0; i < sampledKeys; ++i) {
        const auto number = source.below(static_cast<std::uint64_t>(m_workload.keyspace));
        m_connection.append(
            {"STRLEN", numberedName(std::string(redisPrefix) + "key:", static_cast<std::int64_t>(number))});
    }
    auto lengths = m_connection.collect();
    if (!lengths)
        return tl::unexpected(lengths.error());
    const auto [low, high] = redisPayloadSizes(m_workload);
    const auto wrong = std::count_if(lengths->begin(), lengths->end(),
                                     [smallest = static_cast<std::int64_t>(low),
                                      largest = static_cast<std::int64_t>(high)](const RedisReply &reply) {
                                         return reply.integer < smallest || reply.integer > largest;
                                     });
    if (wrong > 0)
        return unverified(
            QCoreApplication::translate("Tare::RedisData", "%1 of %2 keys looked at")
                .arg(QLocale().toString(static_cast<qlonglong>(wrong)), QLocale().toString(sampledKeys)));
    return {};
}

Result<void> RedisData::clean(RedisConnection &connection, std::stop_token stop)
{
    auto claimed = isClaimed(connection);
    if (!claimed)
        return tl::unexpected(claimed.error());
    if (!*claimed)
        return {};
    std::string cursor = "0";
    do {
        if (stop.stop_requested())
            return stopped();
        auto page =
            connection.require({"SCAN", cursor, "MATCH", std::string(redisPrefix) + '*', "COUNT", "1000"});
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
            if (auto removed = removeKeys(connection, keys); !removed)
                return removed;
        }
        cursor = page->elements[0].text;
    } while (cursor != "0");
    return removeKeys(connection, {markKey}); // last: a clean that was cut short can be done again
}

} // namespace Tare
