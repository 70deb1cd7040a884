// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/redisbenchmark.h"

#include "core/model/rediscommandline.h"

#include <QCoreApplication>
#include <QVersionNumber>

#include <algorithm>

namespace Tare {

namespace {

constexpr int longestWord = 64; ///< bytes of payload that a command line is still readable with

bool readsKeys(RedisTest test)
{
    return test == RedisTest::Get || test == RedisTest::Lpop || test == RedisTest::Rpop
        || test == RedisTest::Spop || test == RedisTest::Zpopmin;
}

/// The words of a custom command, on keys of redis-benchmark's own: it knows no prefix and no __data__.
QStringList customWords(const RedisWorkload &workload)
{
    QStringList words;
    const QString payload =
        workload.payloadBytes <= longestWord ? QString(workload.payloadBytes, u'x') : QStringLiteral("VALUE");
    const auto split = splitRedisCommand(workload.mixes.first().commands.first().command);
    for (const QByteArray &word : split.value_or(QList<QByteArray>()))
        words.append(QString::fromUtf8(word).replace(redisDataMark, payload));
    return words;
}

/// The first version that has what a test sends, and what Tare fills for it.
QVersionNumber firstVersion(RedisTest test)
{
    switch (test) {
    case RedisTest::Zpopmin:
    case RedisTest::Xadd:
        return {5, 0};
    case RedisTest::Hset:
        return {2, 0};
    case RedisTest::Lpop:
    case RedisTest::Rpop:
    case RedisTest::Spop:
    case RedisTest::Lrange100:
    case RedisTest::Lrange300:
    case RedisTest::Lrange500:
    case RedisTest::Lrange600:
        return {2, 4}; // several elements in one command
    case RedisTest::Zadd:
        return {1, 2};
    default:
        return {1, 0};
    }
}

} // namespace

QStringList redisBenchmarkCommand(const RedisWorkload &workload, int clients, const Endpoint &endpoint)
{
    const bool custom = workload.tests.isEmpty();
    if (custom && (workload.mixes.size() != 1 || workload.mixes.first().commands.size() != 1))
        return {};
    QStringList command;
    const bool timed = workload.timing.operations <= 0;
    if (timed) // it knows no time limit: repeated until the time is up
        command << QStringLiteral("timeout") << QString::number(workload.timing.duration);
    command << QStringLiteral("redis-benchmark");
    if (endpoint.transport == Transport::UnixSocket)
        command << QStringLiteral("-s") << endpoint.socketPath;
    else
        command << QStringLiteral("-h") << endpoint.address << QStringLiteral("-p")
                << QString::number(endpoint.port);
    if (!endpoint.user.isEmpty())
        command << QStringLiteral("--user") << endpoint.user;
    if (!endpoint.database.isEmpty() && endpoint.database != QLatin1String("0"))
        command << QStringLiteral("--dbnum") << endpoint.database;
    if (!custom) {
        QStringList tokens;
        for (const RedisTest test : workload.tests)
            tokens.append(redisTestName(test).toLower());
        command << QStringLiteral("-t") << tokens.join(u',');
    }
    command << QStringLiteral("-c") << QString::number(clients) << QStringLiteral("-d")
            << QString::number(workload.payloadBytes);
    if (!workload.classic)
        command << QStringLiteral("-r") << QString::number(workload.keyspace);
    command << QStringLiteral("-P") << QString::number(workload.pipeline);
    if (workload.reconnect)
        command << QStringLiteral("-k") << QStringLiteral("0");
    if (workload.workers > 1)
        command << QStringLiteral("--threads") << QString::number(workload.workers);
    if (timed)
        command << QStringLiteral("-l");
    else
        command << QStringLiteral("-n") << QString::number(workload.timing.operations);
    command << QStringLiteral("-q");
    if (custom)
        command += customWords(workload);
    return command;
}

QStringList redisBenchmarkDifferences(const RedisWorkload &workload)
{
    QStringList sentences;
    const bool mixed = std::any_of(workload.mixes.begin(), workload.mixes.end(),
                                   [](const RedisMix &mix) { return mix.commands.size() > 1; });
    if (mixed)
        sentences << QCoreApplication::translate(
            "Tare::RedisBenchmark", "It sends one kind of command at a time, so it cannot run a mix.");
    if (workload.rate > 0)
        sentences << QCoreApplication::translate("Tare::RedisBenchmark",
                                                 "It has no target rate: it sends as fast as it can.");
    if (workload.distribution != KeyDistribution::Uniform && !workload.classic)
        sentences << QCoreApplication::translate("Tare::RedisBenchmark",
                                                 "It draws all keys with the same frequency.");
    if (workload.payloadBytesMax > workload.payloadBytes)
        sentences << QCoreApplication::translate("Tare::RedisBenchmark",
                                                 "It sends payload of one size, here the smallest.");
    if (workload.timing.operations <= 0)
        sentences << QCoreApplication::translate(
            "Tare::RedisBenchmark", "It counts requests instead of time; here it repeats until it is ended.");
    if (workload.timing.warmup > 0)
        sentences << QCoreApplication::translate("Tare::RedisBenchmark", "It has no warm-up.");
    if (!workload.classic && std::any_of(workload.tests.begin(), workload.tests.end(), readsKeys))
        sentences << QCoreApplication::translate(
            "Tare::RedisBenchmark",
            "It does not fill what GET and the pops read: run the tests that write first.");
    if (workload.workers > 1)
        sentences << QCoreApplication::translate(
            "Tare::RedisBenchmark", "With --threads its time is rounded up to the next quarter of a second.");
    if (workload.reconnect)
        sentences << QCoreApplication::translate(
            "Tare::RedisBenchmark", "Its latency leaves out the time that opening a connection takes.");
    return sentences;
}

QString redisTestProblem(RedisTest test, const QString &serverVersion)
{
    const auto version = QVersionNumber::fromString(serverVersion);
    const auto needed = firstVersion(test);
    if (version.isNull() || version >= needed)
        return {};
    return QCoreApplication::translate("Tare::RedisTest",
                                       "%1 needs Redis %2 or newer; this server is version %3.")
        .arg(redisTestName(test), needed.toString(), serverVersion);
}

} // namespace Tare
