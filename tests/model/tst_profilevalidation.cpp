// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/planexpander.h"
#include "core/model/profilevalidation.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

using namespace Tare;

namespace {

TestProfile good()
{
    TestProfile profile;
    EnvironmentSpec native;
    native.id = QStringLiteral("env-1");
    native.name = QStringLiteral("native");
    EnvironmentSpec container = native;
    container.id = QStringLiteral("env-2");
    container.how = ContainerServer();
    profile.environments = {native, container};
    profile.workloads = {{QStringLiteral("load-1"), QStringLiteral("SET"), RedisWorkload()}};
    return profile;
}

TestProfile goodOltp()
{
    TestProfile profile = good();
    for (EnvironmentSpec &environment : profile.environments)
        environment.server = ServerKind::MySql;
    profile.workloads.first().what = OltpWorkload();
    return profile;
}

NativeServer &native(TestProfile &profile)
{
    return std::get<NativeServer>(profile.environments[0].how);
}
ContainerServer &container(TestProfile &profile)
{
    return std::get<ContainerServer>(profile.environments[1].how);
}
RedisWorkload &redis(TestProfile &profile)
{
    return std::get<RedisWorkload>(profile.workloads[0].what);
}
OltpWorkload &oltp(TestProfile &profile)
{
    return std::get<OltpWorkload>(profile.workloads[0].what);
}

using Change = std::function<void(TestProfile &)>;

} // namespace

Q_DECLARE_METATYPE(Change)

class TestProfileValidation : public QObject
{
    Q_OBJECT

private:
    static QString listed(const QList<ProfileProblem> &problems)
    {
        QStringList out;
        for (const ProfileProblem &problem : problems)
            out.append(problem.field + QStringLiteral(": ") + problem.sentence);
        return out.join(u'\n');
    }

    static void addRow(const char *field, const char *what, bool error, const Change &change,
                       bool mysql = false)
    {
        QTest::addRow("%s: %s", field, what) << QString::fromUtf8(field) << error << change << mysql;
    }

    static void addOltpRows()
    {
        constexpr bool error = true;
        constexpr bool warning = false;
        const auto row = [](const char *field, const char *what, bool isError,
                            const std::function<void(OltpWorkload &)> &change) {
            addRow(
                field, what, isError, [change](TestProfile &p) { change(oltp(p)); }, true);
        };
        row("workloads[0].what.tableSize", "too many", error,
            [](OltpWorkload &o) { o.tableSize = INT64_MAX; });
        row("workloads[0].what.tableSize", "ids of sysbench", error, [](OltpWorkload &o) {
            o.tableSize = 3'000'000'000;
            o.sysbenchCompatible = true;
        });
        row("workloads[0].what.counts.pointSelects", "negative", error,
            [](OltpWorkload &o) { o.counts.pointSelects = -1; });
        row("workloads[0].what.counts", "no statement", error,
            [](OltpWorkload &o) { o.counts = {0, 0, 0, 0, 0, 100, 0, 0, 0}; });
        row("workloads[0].what.counts", "no update", error, [](OltpWorkload &o) {
            o.mix = OltpMix::UpdateIndex;
            o.counts.indexUpdates = 0;
        });
        row("workloads[0].what.counts.rangeSize", "none", error,
            [](OltpWorkload &o) { o.counts.rangeSize = 0; });
        row("workloads[0].what.counts.randomPoints", "none", error, [](OltpWorkload &o) {
            o.mix = OltpMix::RandomPoints;
            o.counts.randomPoints = 0;
        });
        row("workloads[0].what.counts.numberOfRanges", "many", error, [](OltpWorkload &o) {
            o.mix = OltpMix::RandomRanges;
            o.counts.numberOfRanges = 40000;
        });
        row("workloads[0].what.zipfExponent", "none", error, [](OltpWorkload &o) {
            o.distribution = RowDistribution::Zipfian;
            o.zipfExponent = 0;
        });
        row("workloads[0].what.paretoShape", "one", error, [](OltpWorkload &o) {
            o.distribution = RowDistribution::Pareto;
            o.paretoShape = 1;
        });
        row("workloads[0].what.distribution", "not sysbench's", warning, [](OltpWorkload &o) {
            o.distribution = RowDistribution::Zipfian;
            o.sysbenchCompatible = true;
        });
        row("workloads[0].what.tables", "one is asked", warning, [](OltpWorkload &o) {
            o.mix = OltpMix::RandomPoints;
            o.tables = 2;
        });
        row("workloads[0].what.table.secondaryIndex", "missing", warning, [](OltpWorkload &o) {
            o.mix = OltpMix::RandomRanges;
            o.table.secondaryIndex = false;
        });
        row("workloads[0].what.tableSize", "fewer than threads", warning, [](OltpWorkload &o) {
            o.mix = OltpMix::Delete;
            o.tableSize = 5;
        });
        row("workloads[0].what.table.storageEngine", "none", error,
            [](OltpWorkload &o) { o.table.storageEngine.clear(); });
        row("workloads[0].what.table.storageEngine", "no name", error,
            [](OltpWorkload &o) { o.table.storageEngine = QStringLiteral("x; DROP TABLE y"); });
        row("workloads[0].what.table.storageEngine", "no transactions", warning,
            [](OltpWorkload &o) { o.table.storageEngine = QStringLiteral("MyISAM"); });
        row("workloads[0].what.rate", "negative", error, [](OltpWorkload &o) { o.rate = -1; });
        row("workloads[0].what.rate", "no number", error, [](OltpWorkload &o) { o.rate = qQNaN(); });
        row("workloads[0].what.reconnectEvery", "negative", error,
            [](OltpWorkload &o) { o.reconnectEvery = -1; });
        row("workloads[0].what.reconnectEvery", "often", warning,
            [](OltpWorkload &o) { o.reconnectEvery = 5; });
        row("workloads[0].what.retries", "negative", error, [](OltpWorkload &o) { o.retries = -1; });
    }

private Q_SLOTS:
    void goodProfilesHaveNoProblem()
    {
        QCOMPARE(listed(validateProfile(good())), QString());
        QCOMPARE(listed(validateProfile(goodOltp())), QString());
    }

    void problems_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<bool>("error");
        QTest::addColumn<Change>("change");
        QTest::addColumn<bool>("mysql");
        const bool error = true;
        const bool warning = false;
        const bool mysql = true;

        addRow("environments", "none", error, [](TestProfile &p) { p.environments.clear(); });
        addRow("workloads", "none", error, [](TestProfile &p) { p.workloads.clear(); });
        addRow("plan", "no pair", error, [](TestProfile &p) { p.workloads[0].what = OltpWorkload(); });
        addRow("environments[1]", "unused", warning, [](TestProfile &p) {
            p.plan.excluded = {{QStringLiteral("env-2"), QStringLiteral("load-1")}};
        });
        addRow("workloads[1]", "unused", warning, [](TestProfile &p) {
            p.workloads.append({QStringLiteral("load-2"), QStringLiteral("o"), OltpWorkload()});
        });
        addRow("environments[0].name", "empty", error,
               [](TestProfile &p) { p.environments[0].name = QStringLiteral(" "); });
        addRow("environments[0].slot", "negative", error,
               [](TestProfile &p) { p.environments[0].slot = -1; });
        addRow("workloads[0].name", "empty", error, [](TestProfile &p) { p.workloads[0].name.clear(); });

        addRow("environments[0].how.port", "negative", error, [](TestProfile &p) { native(p).port = -1; });
        addRow("environments[0].how.port", "too large", error,
               [](TestProfile &p) { native(p).port = 65536; });
        addRow("environments[1].how.port", "too large", error,
               [](TestProfile &p) { container(p).port = 70000; });
        addRow("environments[0].how.port", "privileged", warning,
               [](TestProfile &p) { native(p).port = 80; });
        addRow("environments[0].how.cpuList", "words", error,
               [](TestProfile &p) { native(p).cpuList = QStringLiteral("all"); });
        addRow("environments[0].how.binary", "relative", error,
               [](TestProfile &p) { native(p).binary = QStringLiteral("redis-server"); });
        addRow("environments[0].how.options.--save", "dashes", error,
               [](TestProfile &p) { native(p).options.insert(QStringLiteral("--save"), {}); });
        addRow("environments[0].how.options.save ", "space", error,
               [](TestProfile &p) { native(p).options.insert(QStringLiteral("save "), {}); });
        addRow("environments[0].how.options.port", "Tare's own", error,
               [](TestProfile &p) { native(p).options.insert(QStringLiteral("port"), QStringLiteral("1")); });
        addRow("environments[1].how.options.BIND", "Tare's own", error, [](TestProfile &p) {
            container(p).options.insert(QStringLiteral("BIND"), QStringLiteral("0.0.0.0"));
        });
        addRow(
            "environments[0].how.options.bind_address", "Tare's own", error,
            [](TestProfile &p) {
                native(p).options.insert(QStringLiteral("bind_address"), QStringLiteral("*"));
            },
            mysql);
        addRow("environments[0].how.options.requirepass", "secret", error, [](TestProfile &p) {
            native(p).options.insert(QStringLiteral("requirepass"), QStringLiteral("x"));
        });
        addRow("environments[0].how.options.maxmemory", "two lines", error, [](TestProfile &p) {
            native(p).options.insert(QStringLiteral("maxmemory"), QStringLiteral("1\nrequirepass x"));
        });

        addRow("environments[1].how.imageReference", "empty", error,
               [](TestProfile &p) { container(p).image = ImageSource::Reference; });
        addRow("environments[1].how.imageReference", "option", error, [](TestProfile &p) {
            container(p).image = ImageSource::Reference;
            container(p).imageReference = QStringLiteral("--privileged");
        });
        addRow("environments[1].how.cpuLimit", "negative", error,
               [](TestProfile &p) { container(p).cpuLimit = -1; });
        addRow("environments[1].how.cpuLimit", "not a number", error,
               [](TestProfile &p) { container(p).cpuLimit = std::numeric_limits<double>::quiet_NaN(); });
        addRow("environments[1].how.memoryLimitMib", "tiny", error,
               [](TestProfile &p) { container(p).memoryLimitMib = 1; });
        addRow("environments[1].how.openFiles", "negative", error,
               [](TestProfile &p) { container(p).openFiles = -1; });

        const auto existing = [](TestProfile &p, const ExistingEndpoint &endpoint) {
            p.environments[0].how = endpoint;
        };
        addRow("environments[0].how.address", "empty", error, [=](TestProfile &p) {
            ExistingEndpoint endpoint;
            endpoint.address.clear();
            existing(p, endpoint);
        });
        addRow("environments[0].how.address", "a URL", error, [=](TestProfile &p) {
            ExistingEndpoint endpoint;
            endpoint.address = QStringLiteral("redis://host/1");
            existing(p, endpoint);
        });
        addRow("environments[0].how.socketPath", "relative", error, [=](TestProfile &p) {
            ExistingEndpoint endpoint;
            endpoint.socketPath = QStringLiteral("redis.sock");
            existing(p, endpoint);
        });
        addRow("environments[0].how.socketPath", "too long", error, [=](TestProfile &p) {
            ExistingEndpoint endpoint;
            endpoint.socketPath = u'/' + QString(120, u'a');
            existing(p, endpoint);
        });
        addRow("environments[0].how.database", "no number", error, [=](TestProfile &p) {
            ExistingEndpoint endpoint;
            endpoint.database = QStringLiteral("tare");
            existing(p, endpoint);
        });
        addRow(
            "environments[0].how.database", "backquote", error,
            [=](TestProfile &p) {
                ExistingEndpoint endpoint;
                endpoint.database = QStringLiteral("a`b");
                existing(p, endpoint);
            },
            mysql);
        addRow(
            "environments[0].how.tlsCaFile", "system's", warning,
            [=](TestProfile &p) {
                ExistingEndpoint endpoint;
                endpoint.tls = TlsMode::VerifyCa;
                existing(p, endpoint);
            },
            mysql);
        addRow("environments[0].how.tls", "Redis", error, [=](TestProfile &p) {
            ExistingEndpoint endpoint;
            endpoint.tls = TlsMode::Preferred;
            existing(p, endpoint);
        });

        addRow("workloads[0].what.tests", "none", error, [](TestProfile &p) { redis(p).tests.clear(); });
        addRow("workloads[0].what.tests[1]", "twice", warning, [](TestProfile &p) {
            redis(p).tests = {RedisTest::Set, RedisTest::Set};
        });
        addRow("workloads[0].what.clients", "none", error, [](TestProfile &p) { redis(p).clients.clear(); });
        addRow("workloads[0].what.clients[1]", "zero", error, [](TestProfile &p) {
            redis(p).clients = {1, 0};
        });
        addRow("workloads[0].what.payloadBytes", "zero", error,
               [](TestProfile &p) { redis(p).payloadBytes = 0; });
        addRow("workloads[0].what.keyspace", "thirteen digits", error,
               [](TestProfile &p) { redis(p).keyspace = 10'000'000'000'000; });
        addRow("workloads[0].what.pipeline", "zero", error, [](TestProfile &p) { redis(p).pipeline = 0; });
        addRow("workloads[0].what.payloadBytesMax", "below the smallest", error, [](TestProfile &p) {
            redis(p).payloadBytes = 100;
            redis(p).payloadBytesMax = 99;
        });
        addRow("workloads[0].what.payloadBytesMax", "negative", error,
               [](TestProfile &p) { redis(p).payloadBytesMax = -1; });
        addRow("workloads[0].what.payloadBytesMax", "classic", error, [](TestProfile &p) {
            redis(p).payloadBytesMax = 100;
            redis(p).classic = true;
        });
        addRow("workloads[0].what.pipeline", "of huge payload", error, [](TestProfile &p) {
            redis(p).payloadBytes = 1'000'000;
            redis(p).pipeline = 5000;
        });
        addRow("workloads[0].what.distribution", "classic", error, [](TestProfile &p) {
            redis(p).distribution = KeyDistribution::Zipf;
            redis(p).classic = true;
        });
        addRow("workloads[0].what.zipfExponent", "zero", error, [](TestProfile &p) {
            redis(p).distribution = KeyDistribution::Zipf;
            redis(p).zipfExponent = 0;
        });
        addRow("workloads[0].what.rate", "negative", error, [](TestProfile &p) { redis(p).rate = -1; });
        addRow("workloads[0].what.rate", "no number", error,
               [](TestProfile &p) { redis(p).rate = std::nan(""); });
        addRow("workloads[0].what.rate", "of batches", warning, [](TestProfile &p) {
            redis(p).rate = 1000;
            redis(p).pipeline = 16;
        });
        addRow("workloads[0].what.rate", "too slow for the requests", warning, [](TestProfile &p) {
            redis(p).rate = 10;
            redis(p).timing.operations = 100'000;
        });
        addRow("workloads[0].what.mixes[0].name", "empty", error, [](TestProfile &p) {
            redis(p).mixes = {{QStringLiteral(" "), {{QStringLiteral("PING"), 1}}}};
        });
        addRow("workloads[0].what.mixes[1].name", "twice", error, [](TestProfile &p) {
            const RedisMix mix{QStringLiteral("a"), {{QStringLiteral("PING"), 1}}};
            redis(p).mixes = {mix, mix};
        });
        addRow("workloads[0].what.mixes[0]", "no command", error, [](TestProfile &p) {
            redis(p).mixes = {{QStringLiteral("a"), {}}};
        });
        const auto command = [](const char *text, int weight = 1) {
            return [text = QString::fromUtf8(text), weight](TestProfile &p) {
                redis(p).mixes = {{QStringLiteral("a"), {{text, weight}}}};
            };
        };
        addRow("workloads[0].what.mixes[0].commands[0].command", "empty", error, command(""));
        addRow("workloads[0].what.mixes[0].commands[0].command", "open quote", error, command("SET \"a b"));
        addRow("workloads[0].what.mixes[0].commands[0].command", "reaches further", error,
               command("flushall"));
        addRow("workloads[0].what.mixes[0].commands[0].command", "changes the connection", error,
               command("SELECT 3"));
        addRow("workloads[0].what.mixes[0].commands[0].weight", "zero", error, command("PING", 0));
        addRow("workloads[0].what.workers", "zero", error, [](TestProfile &p) { redis(p).workers = 0; });
        addRow("workloads[0].what.workers", "idle", warning, [](TestProfile &p) { redis(p).workers = 51; });
        addRow("workloads[0].what.timing.warmup", "negative", error,
               [](TestProfile &p) { redis(p).timing.warmup = -1; });
        addRow("workloads[0].what.timing.warmup", "none", warning,
               [](TestProfile &p) { redis(p).timing.warmup = 0; });
        addRow("workloads[0].what.timing.duration", "none", error,
               [](TestProfile &p) { redis(p).timing.duration = 0; });
        addRow("workloads[0].what.timing.interval", "none", error,
               [](TestProfile &p) { redis(p).timing.interval = 0; });
        addRow("workloads[0].what.timing.interval", "long", warning,
               [](TestProfile &p) { redis(p).timing.interval = 61; });
        addRow("workloads[0].what.timing.operations", "negative", error,
               [](TestProfile &p) { redis(p).timing.operations = -1; });
        addRow(
            "workloads[0].what.tables", "none", error, [](TestProfile &p) { oltp(p).tables = 0; }, mysql);
        addRow(
            "workloads[0].what.tableSize", "none", error, [](TestProfile &p) { oltp(p).tableSize = 0; },
            mysql);
        addRow(
            "workloads[0].what.tableSize", "few", warning, [](TestProfile &p) { oltp(p).tableSize = 10; },
            mysql);
        addRow(
            "workloads[0].what.threads", "none", error, [](TestProfile &p) { oltp(p).threads.clear(); },
            mysql);
        addRow(
            "workloads[0].what.threads[0]", "many", error, [](TestProfile &p) { oltp(p).threads = {5000}; },
            mysql);

        addOltpRows();

        addRow("plan.repetitions", "none", error, [](TestProfile &p) { p.plan.repetitions = 0; });
        addRow("plan.repetitions", "one", warning, [](TestProfile &p) { p.plan.repetitions = 1; });
        addRow("plan.thresholdPercent", "negative", error,
               [](TestProfile &p) { p.plan.thresholdPercent = -1; });
        addRow("plan.thresholdPercent", "everything too small", error,
               [](TestProfile &p) { p.plan.thresholdPercent = 51; });
        addRow("plan.untilPercent", "too narrow", error, [](TestProfile &p) { p.plan.untilPercent = 0.05; });
        addRow("plan.untilPercent", "negative", error, [](TestProfile &p) { p.plan.untilPercent = -2; });
        addRow("plan.maximumRepetitions", "below the repetitions", error, [](TestProfile &p) {
            p.plan.untilPercent = 2;
            p.plan.repetitions = 10;
            p.plan.maximumRepetitions = 9;
        });
        addRow("plan.order", "no rounds to add", error, [](TestProfile &p) {
            p.plan.untilPercent = 2;
            p.plan.order = RunOrder::Sequential;
        });
        addRow("plan.untilPercent", "nothing compared", warning, [](TestProfile &p) {
            p.plan.untilPercent = 2;
            p.plan.excluded = {{QStringLiteral("env-2"), QStringLiteral("load-1")}};
        });
        addRow("plan.repetitions", "two", warning, [](TestProfile &p) { p.plan.repetitions = 2; });
        addRow("plan.repetitions", "too many steps", error, [](TestProfile &p) {
            p.plan.repetitions = 1000;
            redis(p).clients = {1, 2, 3, 4, 5, 6};
        });
        addRow("plan.cooldown", "negative", error, [](TestProfile &p) { p.plan.cooldown = -1; });
        addRow("plan.order", "sequential", warning,
               [](TestProfile &p) { p.plan.order = RunOrder::Sequential; });
        addRow("plan.baseline", "gone", error,
               [](TestProfile &p) { p.plan.baseline = QStringLiteral("env-9"); });
        addRow("plan.excluded[0]", "gone", warning, [](TestProfile &p) {
            p.plan.excluded = {{QStringLiteral("env-9"), QStringLiteral("load-1")}};
        });
    }

    void problems()
    {
        QFETCH(QString, field);
        QFETCH(bool, error);
        QFETCH(Change, change);
        QFETCH(bool, mysql);
        TestProfile profile = mysql ? goodOltp() : good();
        change(profile);
        const auto problems = validateProfile(profile);
        const auto found =
            std::find_if(problems.cbegin(), problems.cend(), [&](const ProfileProblem &problem) {
                return problem.field == field && (problem.severity == ProblemSeverity::Error) == error;
            });
        QVERIFY2(found != problems.cend(), qPrintable(listed(problems)));
        QVERIFY(!found->sentence.isEmpty());
        QVERIFY2(!found->sentence.contains(u'%'), qPrintable(found->sentence));
        if (field.startsWith(QStringLiteral("environments[0]")))
            QCOMPARE(found->objectId, QStringLiteral("env-1"));
        if (field.startsWith(QStringLiteral("workloads[0]")))
            QCOMPARE(found->objectId, QStringLiteral("load-1"));
        if (field.startsWith(QStringLiteral("plan")))
            QCOMPARE(found->objectId, QString());
        // a warning never comes with an error it did not ask for
        if (!error) {
            QVERIFY2(std::none_of(problems.cbegin(), problems.cend(),
                                  [](const ProfileProblem &problem) {
                                      return problem.severity == ProblemSeverity::Error;
                                  }),
                     qPrintable(listed(problems)));
        }
    }

    void whatCannotBeExpandedIsRefused()
    {
        TestProfile profile = good();
        profile.plan.repetitions = 1000;
        redis(profile).clients = {1, 2, 3, 4, 5, 6};
        QVERIFY(countPlanSteps(profile) > maximumPlanSteps);
    }

    void cpuLists_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<int>>("cpus"); // empty: no such list
        const auto row = [](const char *text, const QList<int> &cpus) {
            QTest::newRow(text) << QString::fromUtf8(text) << cpus;
        };
        row("0", {0});
        row("0,2-3", {0, 2, 3});
        row("2-3,0", {0, 2, 3});
        row("1-1", {1});
        row("0, 2", {0, 2});
        row("1,1,0-1", {0, 1});
        row("02", {2});
        row("", {});
        row(",", {});
        row("1,", {});
        row("-1", {});
        row("3-1", {});
        row("1-2-3", {});
        row("a", {});
        row("1;2", {});
        row("+1", {});
        row("99999999999", {});
        row("0-999999", {});
    }

    void cpuLists()
    {
        QFETCH(QString, text);
        QFETCH(QList<int>, cpus);
        const auto parsed = parseCpuList(text);
        QCOMPARE(parsed.has_value(), !cpus.isEmpty());
        if (parsed)
            QCOMPARE(*parsed, cpus);
    }
};

QTEST_APPLESS_MAIN(TestProfileValidation)
#include "tst_profilevalidation.moc"
