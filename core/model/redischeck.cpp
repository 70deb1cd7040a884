// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/redischeck.h"

#include "core/model/numbercheck.h"
#include "core/model/numberformat.h"
#include "core/model/rediscommandline.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

constexpr int mostClients = 20000;
constexpr int largestPayload = 512 * 1024 * 1024;
constexpr qint64 largestKeyspace = 1'000'000'000'000; // twelve digits in a key, as in redis-benchmark
constexpr int deepestPipeline = 10000;
constexpr int mostWorkers = 256;
constexpr qint64 largestBatch = 1024 * 1024 * 1024; ///< bytes of payload
constexpr int heaviest = 1'000'000;                 ///< weight of a command
constexpr int mostMixCommands = 100;
constexpr int steepestZipf = 10;
constexpr int highestRate = 100'000'000; ///< requests/s

void checkPayload(const RedisWorkload &redis, ProblemList &problems)
{
    const QString most = QStringLiteral("what.payloadBytesMax");
    if (redis.payloadBytesMax != 0) {
        checkRange(redis.payloadBytesMax, 1, largestPayload, most, problems);
        if (redis.payloadBytesMax < redis.payloadBytes) {
            problems.error(
                most,
                QCoreApplication::translate("Tare::ProfileValidation",
                                            "The largest size is below the smallest. Give 0 for one "
                                            "size only."));
        } else if (redis.classic && redis.payloadBytesMax > redis.payloadBytes) {
            problems.error(most,
                           QCoreApplication::translate("Tare::ProfileValidation",
                                                       "redis-benchmark sends payload of one size. Give one "
                                                       "size, or switch “classic” off."));
        }
    }
    // Held in memory once for all connections of a load thread.
    const qint64 batch = static_cast<qint64>(std::max(redis.payloadBytes, redis.payloadBytesMax))
        * std::max(1, redis.pipeline);
    if (batch > largestBatch) {
        problems.error(
            QStringLiteral("what.pipeline"),
            QCoreApplication::translate("Tare::ProfileValidation",
                                        "A batch of %1 requests would have %2 MiB of payload; more "
                                        "than %3 MiB is not sent at once.")
                .arg(formatCount(redis.pipeline), formatCount(batch >> 20), formatCount(largestBatch >> 20)));
    }
}

void checkKeys(const RedisWorkload &redis, ProblemList &problems)
{
    if (redis.distribution == KeyDistribution::Zipf
        && !(redis.zipfExponent > 0 && redis.zipfExponent <= steepestZipf)) {
        problems.error(
            QStringLiteral("what.zipfExponent"),
            QCoreApplication::translate("Tare::ProfileValidation", "Must be more than %1 and at most %2.")
                .arg(formatCount(0), formatCount(steepestZipf)));
    }
    if (redis.classic && redis.distribution != KeyDistribution::Uniform) {
        problems.error(QStringLiteral("what.distribution"),
                       QCoreApplication::translate("Tare::ProfileValidation",
                                                   "“Classic” has one key, so there is nothing to be "
                                                   "distributed. Choose uniform, or switch “classic” off."));
    }
}

void checkRate(const RedisWorkload &redis, ProblemList &problems)
{
    const QString field = QStringLiteral("what.rate");
    if (!(redis.rate >= 0 && redis.rate <= highestRate)) {
        problems.error(field,
                       QCoreApplication::translate("Tare::ProfileValidation", "Must be between %1 and %2.")
                           .arg(formatCount(0), formatCount(highestRate)));
        return;
    }
    if (redis.rate <= 0)
        return;
    if (redis.pipeline > 1) {
        problems.warning(field,
                         QCoreApplication::translate("Tare::ProfileValidation",
                                                     "A batch of the pipeline starts as one, so latency is "
                                                     "that of the batch."));
    }
    if (redis.timing.operations > 0 && redis.timing.duration > 0
        && static_cast<double>(redis.timing.operations) > redis.rate * redis.timing.duration) {
        problems.warning(
            field,
            QCoreApplication::translate("Tare::ProfileValidation",
                                        "At this rate the requests take %1 s, longer than the "
                                        "time limit of %2 s.")
                .arg(formatCount(std::llround(static_cast<double>(redis.timing.operations) / redis.rate)),
                     formatCount(redis.timing.duration)));
    }
}

void checkMixCommand(const RedisMixCommand &command, const QString &field, ProblemList &problems)
{
    checkRange(command.weight, 1, heaviest, field + QStringLiteral(".weight"), problems);
    const QString text = field + QStringLiteral(".command");
    const auto words = splitRedisCommand(command.command);
    if (!words) {
        problems.error(text,
                       QCoreApplication::translate("Tare::ProfileValidation",
                                                   "A quote is not closed, or there is no blank after it."));
    } else if (const QString problem = redisCommandProblem(*words); !problem.isEmpty()) {
        problems.error(text, problem);
    }
}

void checkMix(const RedisWorkload &redis, qsizetype index, ProblemList &problems)
{
    const RedisMix &mix = redis.mixes.at(index);
    const QString field = QStringLiteral("what.mixes[%1]").arg(index);
    const QString name = field + QStringLiteral(".name");
    if (mix.name.trimmed().isEmpty()) {
        problems.error(name, QCoreApplication::translate("Tare::ProfileValidation", "Give the mix a name."));
    }
    for (qsizetype other = 0; other < index; ++other) {
        if (redis.mixes.at(other).name == mix.name) {
            problems.error(name,
                           QCoreApplication::translate("Tare::ProfileValidation",
                                                       "Another mix of this workload has that name too."));
            break;
        }
    }
    if (mix.commands.isEmpty()) {
        problems.error(field,
                       QCoreApplication::translate("Tare::ProfileValidation", "Give at least one command."));
    } else if (mix.commands.size() > mostMixCommands) {
        problems.error(
            field,
            QCoreApplication::translate("Tare::ProfileValidation", "A mix has at most %1 commands.")
                .arg(formatCount(mostMixCommands)));
    }
    for (qsizetype i = 0; i < mix.commands.size(); ++i)
        checkMixCommand(mix.commands.at(i), QStringLiteral("%1.commands[%2]").arg(field).arg(i), problems);
}

} // namespace

void checkRedis(const RedisWorkload &redis, ProblemList &problems)
{
    const QString tests = QStringLiteral("what.tests");
    if (redis.tests.isEmpty() && redis.mixes.isEmpty()) {
        problems.error(tests,
                       QCoreApplication::translate("Tare::ProfileValidation", "Choose at least one test."));
    }
    for (qsizetype i = 0; i < redis.tests.size(); ++i) {
        if (redis.tests.indexOf(redis.tests.at(i)) != i) {
            problems.warning(
                QStringLiteral("%1[%2]").arg(tests).arg(i),
                QCoreApplication::translate("Tare::ProfileValidation", "%1 is there twice; it is run once.")
                    .arg(redisTestName(redis.tests.at(i))));
        }
    }
    checkSweep(redis.clients, mostClients, QStringLiteral("what.clients"), problems);
    checkRange(redis.payloadBytes, 1, largestPayload, QStringLiteral("what.payloadBytes"), problems);
    checkRange(redis.keyspace, 1, largestKeyspace, QStringLiteral("what.keyspace"), problems);
    checkRange(redis.pipeline, 1, deepestPipeline, QStringLiteral("what.pipeline"), problems);
    checkPayload(redis, problems);
    checkKeys(redis, problems);
    checkRate(redis, problems);
    for (qsizetype i = 0; i < redis.mixes.size(); ++i)
        checkMix(redis, i, problems);
    checkRange(redis.workers, 1, mostWorkers, QStringLiteral("what.workers"), problems);
    if (!redis.clients.isEmpty()) {
        const int fewest = *std::min_element(redis.clients.cbegin(), redis.clients.cend());
        if (redis.workers > fewest && fewest >= 1) {
            problems.warning(
                QStringLiteral("what.workers"),
                QCoreApplication::translate("Tare::ProfileValidation",
                                            "There are more load threads than clients; some will "
                                            "have nothing to do."));
        }
    }
}

/// The statements of one transaction; nothing to send is an error.

} // namespace Tare
