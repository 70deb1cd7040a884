// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/redis/customcommand.h"

#include "core/engine/redis/redisconnection.h"
#include "core/engine/redis/rediserrors.h"
#include "core/model/rediscommandline.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace Tare {

namespace {

/// As long as the number it stands for, so that the server counts keys the same way.
constexpr char sampleNumber[] = "000000000000";
constexpr char uniqueArgument[] = "tare-argument-that-nothing-else-is";

tl::unexpected<Error> refused(const QString &sentence, const RedisMixCommand &command)
{
    return failure(ErrorCode::InvalidArgument, sentence.arg(command.command));
}

/// What is asked about a command has no marks in it.
std::string sample(std::string argument)
{
    for (const auto &[mark, instead] :
         {std::pair(RedisPattern::fieldMark, sampleNumber), std::pair(RedisPattern::dataMark, "x")}) {
        for (auto at = argument.find(mark); at != std::string::npos; at = argument.find(mark))
            argument.replace(at, mark.size(), instead);
    }
    return argument;
}

/// Puts one command of a mix on a server's footing.
class Resolver
{
public:
    Resolver(RedisConnection &connection, const RedisMixCommand &command)
        : m_connection(connection)
        , m_command(command)
    { }

    Result<RedisStatement> resolve(const RedisWorkload &workload);

private:
    Result<void> readFlags();
    Result<void> findKeys();
    Result<std::set<std::string>> keysOf(const RedisArguments &arguments);

    RedisConnection &m_connection;
    const RedisMixCommand &m_command;
    RedisStatement m_statement;
    std::set<std::string> m_flags;
};

Result<RedisStatement> Resolver::resolve(const RedisWorkload &workload)
{
    const auto words = splitRedisCommand(m_command.command);
    if (!words || words->isEmpty())
        return refused(QCoreApplication::translate("Tare::RedisMix", "“%1” is not a command."), m_command);
    for (const QByteArray &word : *words)
        m_statement.arguments.push_back(word.toStdString());
    m_statement.command = words->first().toUpper().toStdString();
    if (const QString problem = redisCommandProblem(*words); !problem.isEmpty())
        return failure(ErrorCode::InvalidArgument, problem);
    if (auto read = readFlags(); !read)
        return tl::unexpected(read.error());
    if (auto found = findKeys(); !found)
        return tl::unexpected(found.error());

    const bool writes = m_flags.contains("write");
    if (m_flags.contains("admin") || m_flags.contains("blocking") || m_flags.contains("pubsub")
        || (writes && m_statement.keys.empty()))
        return refused(QCoreApplication::translate(
                           "Tare::RedisMix",
                           "“%1” cannot be a load: it would change more than its keys, or wait for others."),
                       m_command);
    for (const std::size_t key : m_statement.keys)
        m_statement.arguments[key].insert(0, redisPrefix);
    m_statement.kind = writes      ? WorkerMeters::Writes
        : m_statement.keys.empty() ? WorkerMeters::Others
                                   : WorkerMeters::Reads;
    m_statement.longestReply = redisPayloadSizes(workload).second;
    encodeStatement(m_statement, workload);
    return m_statement;
}

Result<void> Resolver::readFlags()
{
    auto reply = m_connection.require({"COMMAND", "INFO", m_statement.command});
    if (!reply)
        return tl::unexpected(reply.error());
    const RedisReply *info = reply->elements.empty() ? nullptr : &reply->elements.front();
    if (!info || info->elements.size() < 3)
        return refused(QCoreApplication::translate("Tare::RedisMix",
                                                   "The server does not know the command in “%1”. It may "
                                                   "be too old for it."),
                       m_command);
    for (const RedisReply &flag : info->elements[2].elements)
        m_flags.insert(flag.text);
    return {};
}

Result<std::set<std::string>> Resolver::keysOf(const RedisArguments &arguments)
{
    RedisArguments question = {"COMMAND", "GETKEYS"};
    question.insert(question.end(), arguments.begin(), arguments.end());
    auto reply = m_connection.ask(question);
    if (!reply)
        return tl::unexpected(reply.error());
    if (reply->isError()) {
        if (reply->text.find("no key arguments") != std::string::npos)
            return std::set<std::string>();
        auto error = redisError(reply->text);
        if (!isFatalRedisError(reply->text))
            error.sentence =
                QCoreApplication::translate("Tare::RedisMix",
                                            "The server takes “%1” for a command that is not complete.")
                    .arg(m_command.command);
        return tl::unexpected(error);
    }
    std::set<std::string> keys;
    for (const RedisReply &key : reply->elements)
        keys.insert(key.text);
    return keys;
}

/// The server names keys by their text. Which argument it means is seen by changing one at a time.
Result<void> Resolver::findKeys()
{
    if (m_statement.arguments.size() == 1)
        return {};
    RedisArguments arguments;
    for (const std::string &argument : m_statement.arguments)
        arguments.push_back(sample(argument));
    const auto keys = keysOf(arguments);
    if (!keys)
        return tl::unexpected(keys.error());
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        if (!keys->contains(arguments[i]))
            continue;
        RedisArguments changed = arguments;
        changed[i] = uniqueArgument;
        const auto without = keysOf(changed);
        if (without && without->contains(uniqueArgument))
            m_statement.keys.push_back(i);
    }
    return {};
}

} // namespace

Result<RedisRequests> resolveMix(RedisConnection &connection, const RedisMix &mix,
                                 const RedisWorkload &workload)
{
    std::vector<RedisStatement> statements;
    std::vector<int> weights;
    for (const RedisMixCommand &command : mix.commands) {
        auto statement = Resolver(connection, command).resolve(workload);
        if (!statement)
            return tl::unexpected(statement.error());
        statements.push_back(*std::move(statement));
        weights.push_back(command.weight);
    }
    if (statements.empty())
        return failure(
            ErrorCode::InvalidArgument,
            QCoreApplication::translate("Tare::RedisMix", "The mix “%1” has no command.").arg(mix.name));
    return RedisRequests(std::move(statements), weights, workload);
}

Result<bool> hasCommand(RedisConnection &connection, const std::string &command)
{
    auto reply = connection.ask({"COMMAND", "INFO", command});
    if (!reply)
        return tl::unexpected(reply.error());
    return reply->elements.size() != 1 || !reply->elements.front().elements.empty();
}

} // namespace Tare
