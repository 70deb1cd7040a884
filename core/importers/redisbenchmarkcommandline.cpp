// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/importers/commandreaders.h"
#include "core/model/enumnames.h"

#include <QCoreApplication>
#include <QUrl>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

OptionGrammar grammar()
{
    OptionGrammar grammar;
    grammar.withValue = {u"-h"_s,
                         u"-p"_s,
                         u"-s"_s,
                         u"-a"_s,
                         u"-u"_s,
                         u"-c"_s,
                         u"-n"_s,
                         u"-d"_s,
                         u"-k"_s,
                         u"-r"_s,
                         u"-P"_s,
                         u"-t"_s,
                         u"--dbnum"_s,
                         u"--user"_s,
                         u"--threads"_s,
                         u"--seed"_s,
                         u"--precision"_s,
                         u"--rps"_s,
                         u"--sni"_s,
                         u"--cacert"_s,
                         u"--cacertdir"_s,
                         u"--cert"_s,
                         u"--key"_s,
                         u"--tls-ciphers"_s,
                         u"--tls-ciphersuites"_s,
                         u"--duration"_s,
                         u"--warmup"_s};
    grammar.attachedShort = false; // "-n100" is no option there
    grammar.endsAtPositional = true;
    return grammar;
}

QList<RedisTest> wholeSuite()
{
    QList<RedisTest> tests;
    for (const auto &known : redisTestNames)
        tests += known.value;
    return tests;
}

/// "-t ping,lrange" and the like; an unknown name is ignored there, and said here.
QList<RedisTest> testsOf(const QString &list, CommandMeaning &meaning)
{
    QList<RedisTest> tests;
    const QStringList names = list.split(u',', Qt::SkipEmptyParts);
    for (const QString &name : names) {
        const QString upper = name.trimmed().toUpper();
        QList<RedisTest> meant;
        if (upper == "PING"_L1)
            meant = {RedisTest::PingInline, RedisTest::PingMbulk};
        else if (upper == "LRANGE"_L1)
            meant = {RedisTest::Lrange100, RedisTest::Lrange300, RedisTest::Lrange500, RedisTest::Lrange600};
        else if (const auto test = enumValue(redisTestNames, upper))
            meant = {*test};
        if (meant.isEmpty()) {
            tell(meaning.leftOut,
                 QCoreApplication::translate("Tare::Command",
                                             "redis-benchmark has no test “%1”; it would run nothing.")
                     .arg(name));
        }
        for (const RedisTest test : std::as_const(meant)) {
            if (!tests.contains(test))
                tests += test;
        }
    }
    std::sort(tests.begin(), tests.end()); // in the order of the suite
    return tests;
}

/// The words of a custom command as redis-cli takes them.
QString joined(const QStringList &words)
{
    QStringList quoted;
    for (const QString &word : words) {
        const bool plain = !word.isEmpty() && std::none_of(word.cbegin(), word.cend(), [](QChar c) {
            return c.isSpace() || c == u'"' || c == u'\'' || c == u'\\';
        });
        quoted +=
            plain ? word : u'"' + QString(word).replace(u'\\', u"\\\\"_s).replace(u'"', u"\\\""_s) + u'"';
    }
    return quoted.join(u' ');
}

EnvironmentSpec endpointOf(CommandOptions &options, CommandMeaning &meaning)
{
    ExistingEndpoint server;
    server.address = options.value(u"-h"_s).value_or(u"127.0.0.1"_s);
    server.port = static_cast<int>(options.integer({u"-p"_s}, 6379, 0, 65535));
    server.socketPath = options.value(u"-s"_s).value_or(QString());
    server.user = options.value(u"--user"_s).value_or(QString());
    server.database = options.value(u"--dbnum"_s).value_or(QString());
    bool password = options.has(u"-a"_s);
    if (const auto text = options.value(u"-u"_s)) {
        const QUrl url(*text);
        if (url.isValid() && !url.host().isEmpty()) {
            server.address = url.host();
            server.port = url.port(6379);
            server.user = url.userName();
            server.database = url.path().mid(1);
            password = password || !url.password().isEmpty();
        }
    }
    if (password)
        tellPassword(meaning);
    EnvironmentSpec environment;
    environment.server = ServerKind::Redis;
    environment.name = server.socketPath.isEmpty()
        ? u"%1:%2"_s.arg(server.address, QString::number(server.port))
        : server.socketPath;
    environment.how = server;
    return environment;
}

} // namespace

void readRedisBenchmark(const QStringList &words, const QString &cpus, CommandMeaning &meaning)
{
    CommandOptions options(words.mid(1), grammar());
    if (options.has(u"-I"_s)) {
        tell(meaning.leftOut,
             QCoreApplication::translate(
                 "Tare::Command", "redis-benchmark: with -I it only opens connections; that is no load."));
        return;
    }
    const auto count = [&options](const QString &name, qint64 otherwise, qint64 least, qint64 most) {
        return options.integer({name}, otherwise, least, most);
    };
    RedisWorkload redis;
    redis.tests = wholeSuite();
    if (!options.positional().isEmpty()) {
        const QString command = joined(options.positional());
        redis.tests.clear();
        redis.mixes = {{command, {{command, 1}}}};
        options.ignore({u"-t"_s});
    } else if (const auto list = options.value(u"-t"_s)) {
        redis.tests = testsOf(*list, meaning);
        if (redis.tests.isEmpty())
            return;
    }
    redis.clients = {static_cast<int>(count(u"-c"_s, 50, 1, 1'000'000))};
    redis.payloadBytes = static_cast<int>(count(u"-d"_s, 3, 1, 1024 * 1024 * 1024));
    redis.pipeline = static_cast<int>(count(u"-P"_s, 1, 1, 1'000'000));
    redis.workers = static_cast<int>(count(u"--threads"_s, 1, 1, 500));
    redis.reconnect =
        count(u"-k"_s, 1, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()) == 0;
    redis.rate = static_cast<double>(count(u"--rps"_s, 0, 0, 1'000'000'000'000));
    redis.classic = !options.has(u"-r"_s);
    if (!redis.classic)
        redis.keyspace = count(u"-r"_s, 1, 1, std::numeric_limits<qint64>::max());
    redis.timing.warmup = static_cast<int>(count(u"--warmup"_s, 0, 0, 86400));
    redis.timing.interval = 1;
    redis.timing.duration = static_cast<int>(count(u"--duration"_s, 0, 0, 86400));
    redis.timing.operations =
        redis.timing.duration > 0 ? 0 : count(u"-n"_s, 100000, 1, std::numeric_limits<int>::max());
    if (options.has(u"-l"_s)) {
        tell(meaning.leftOut,
             QCoreApplication::translate("Tare::Command",
                                         "redis-benchmark: -l has no end. Set the repetitions in the plan."));
    }
    if (options.has(u"--tls"_s)) {
        tell(meaning.leftOut,
             QCoreApplication::translate("Tare::Command", "redis-benchmark: TLS is not taken over."));
        options.ignore({u"--sni"_s, u"--cacert"_s, u"--cacertdir"_s, u"--cert"_s, u"--key"_s, u"--insecure"_s,
                        u"--tls-ciphers"_s, u"--tls-ciphersuites"_s});
    }
    if (options.has(u"-3"_s)) {
        tell(meaning.leftOut,
             QCoreApplication::translate(
                 "Tare::Command", "redis-benchmark: RESP3 (-3) is not taken over; Tare speaks RESP2."));
    }
    if (options.has(u"--cluster"_s)) {
        tell(meaning.leftOut,
             QCoreApplication::translate("Tare::Command",
                                         "redis-benchmark: a cluster is measured as one server."));
    }
    if (!cpus.isEmpty()) {
        tell(meaning.leftOut,
             QCoreApplication::translate("Tare::Command", "The load generator is not pinned to CPUs."));
    }
    options.ignore({u"-q"_s, u"--csv"_s, u"--precision"_s, u"-e"_s, u"--seed"_s, u"-n"_s});
    WorkloadSpec workload;
    workload.name = redis.mixes.isEmpty() ? u"redis-benchmark"_s : redis.mixes.first().name;
    workload.what = redis;
    meaning.workloads += workload;
    meaning.environments += endpointOf(options, meaning);
    meaning.programs += u"redis-benchmark"_s;
    tellUnasked(options, u"redis-benchmark"_s, meaning);
}

} // namespace Tare
