// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/instancespec.h"
#include "core/model/planexpander.h"
#include "core/model/profilevalidation.h"

#include <QtTest>

#include <algorithm>
#include <functional>

using namespace Tare;
using namespace Qt::StringLiterals;

namespace {

EnvironmentSpec native(int instances, int schemas, ServerKind server = ServerKind::MySql)
{
    EnvironmentSpec environment;
    environment.id = u"env-1"_s;
    environment.name = u"many"_s;
    environment.server = server;
    environment.how = NativeServer();
    environment.topology.instances = instances;
    environment.topology.schemas = schemas;
    return environment;
}

NativeServer &server(EnvironmentSpec &environment)
{
    return std::get<NativeServer>(environment.how);
}

TestProfile profileOf(const EnvironmentSpec &environment)
{
    TestProfile profile;
    profile.environments = {environment};
    WorkloadSpec workload{u"load-1"_s, u"load"_s, OltpWorkload()};
    if (environment.server == ServerKind::Redis)
        workload.what = RedisWorkload();
    profile.workloads = {workload};
    return profile;
}

using Change = std::function<void(EnvironmentSpec &)>;

} // namespace

Q_DECLARE_METATYPE(Change)

class TestTopology : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void instancesDiffer()
    {
        EnvironmentSpec environment = native(4, 2);
        environment.topology.memoryMib = 1024;
        server(environment).port = 3301;
        server(environment).options[u"log-error-verbosity"_s] = u"9"_s;
        server(environment).options[u"server_id"_s] = u"10{instance}"_s;
        const EnvironmentSpec third = instanceSpec(environment, 3);
        const auto &how = std::get<NativeServer>(third.how);
        QCOMPARE(how.port, 3303);
        QCOMPARE(how.options.value(u"server_id"_s), u"103"_s);
        QCOMPARE(how.options.value(u"log-error-verbosity"_s), u"9"_s);
        QCOMPARE(how.options.value(u"innodb_buffer_pool_size"_s), u"256M"_s);
        QCOMPARE(third.topology.instances, 1);
        QCOMPARE(third.topology.schemas, 2);
        QVERIFY(third.name.contains(u"many"_s) && third.name.contains(u'3'));
    }

    void memoryIsTotalOrEach()
    {
        Topology topology{8, 1, 1000, MemoryRule::Total, CpuSharing::Same};
        QCOMPARE(instanceMemoryMib(topology), 125);
        topology.memory = MemoryRule::Each;
        QCOMPARE(instanceMemoryMib(topology), 1000);
        QCOMPARE(instanceMemoryMib({1, 8, 1000, MemoryRule::Total, CpuSharing::Same}), 1000);
        EnvironmentSpec redis = native(2, 1, ServerKind::Redis);
        redis.topology.memoryMib = 100;
        QCOMPARE(serverOptions(instanceSpec(redis, 2)).value(u"maxmemory"_s), u"50mb"_s);
        // for filling the data set there is one server with all of it
        QCOMPARE(serverOptions(singleInstance(redis)).value(u"maxmemory"_s), u"100mb"_s);
    }

    void cpusAreShared_data()
    {
        QTest::addColumn<CpuSharing>("sharing");
        QTest::addColumn<QStringList>("lists");
        QTest::newRow("same") << CpuSharing::Same << QStringList{u"0-5,8"_s, u"0-5,8"_s, u"0-5,8"_s};
        QTest::newRow("spread") << CpuSharing::Spread << QStringList{u"0,1"_s, u"2,3"_s, u"4,5,8"_s};
        QTest::newRow("one each") << CpuSharing::OneEach << QStringList{u"0"_s, u"1"_s, u"2"_s};
    }

    void cpusAreShared()
    {
        QFETCH(CpuSharing, sharing);
        QFETCH(QStringList, lists);
        EnvironmentSpec environment = native(3, 1);
        environment.topology.cpus = sharing;
        server(environment).cpuList = u"0-5,8"_s;
        for (int instance = 1; instance <= 3; ++instance)
            QCOMPARE(std::get<NativeServer>(instanceSpec(environment, instance).how).cpuList,
                     lists.at(instance - 1));
        QCOMPARE(std::get<NativeServer>(singleInstance(environment).how).cpuList, u"0-5,8"_s);
        server(environment).cpuList.clear();
        QVERIFY(std::get<NativeServer>(instanceSpec(environment, 2).how).cpuList.isEmpty());
    }

    void schemasHaveNames()
    {
        QCOMPARE(targetDatabase(ServerKind::MySql, {8, 1}, 1), u"tare_oltp"_s);
        QCOMPARE(targetDatabase(ServerKind::MySql, {1, 8}, 8), u"tare_oltp_8"_s);
        QCOMPARE(targetDatabase(ServerKind::Redis, {1, 8}, 8), u"7"_s);
        QVERIFY(!serverOptions(instanceSpec(native(1, 16, ServerKind::Redis), 1)).contains(u"databases"_s));
        QCOMPARE(serverOptions(instanceSpec(native(1, 17, ServerKind::Redis), 1)).value(u"databases"_s),
                 u"17"_s);
        QCOMPARE(environmentSummary(native(8, 1)), u"8 × 1 · native · this computer"_s);
        QCOMPARE(environmentSummary(native(1, 1)), u"native · this computer"_s);
    }

    void problems_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<bool>("error");
        QTest::addColumn<Change>("change");
        const auto row = [](const char *what, const char *field, bool error, const Change &change) {
            QTest::newRow(what) << QString::fromLatin1(field) << error << change;
        };
        row("no instance", "topology.instances", true, [](auto &e) { e.topology.instances = 0; });
        row("too many instances", "topology.instances", true, [](auto &e) { e.topology.instances = 65; });
        row("no schema", "topology.schemas", true, [](auto &e) { e.topology.schemas = 0; });
        row("too many targets", "topology.schemas", true,
            [](auto &e) { e.topology.instances = e.topology.schemas = 17; });
        row("memory too small", "topology.memoryMib", true, [](auto &e) { e.topology.memoryMib = 19; });
        row("memory set twice", "topology.memoryMib", true, [](auto &e) {
            e.topology.memoryMib = 512;
            server(e).options[u"innodb-buffer-pool-size"_s] = u"1G"_s;
        });
        row("memory beyond the container's", "topology.memoryMib", true, [](auto &e) {
            ContainerServer container;
            container.memoryLimitMib = 100;
            e.how = container;
            e.topology.memoryMib = 1000;
        });
        row("no CPU list", "topology.cpus", true, [](auto &e) { e.topology.cpus = CpuSharing::OneEach; });
        row("CPU list too short", "topology.cpus", true, [](auto &e) {
            e.topology.cpus = CpuSharing::Spread;
            server(e).cpuList = u"0-2"_s;
        });
        row("CPUs used twice", "topology.cpus", false, [](auto &e) {
            e.topology.cpus = CpuSharing::OneEach;
            server(e).cpuList = u"0-2"_s;
        });
        row("CPUs not even", "topology.cpus", false, [](auto &e) {
            e.topology.cpus = CpuSharing::Spread;
            server(e).cpuList = u"0-4"_s;
        });
        row("ports beyond the last", "how.port", true, [](auto &e) { server(e).port = 65533; });
        row("unknown placeholder", "how.options.server_id", true,
            [](auto &e) { server(e).options[u"server_id"_s] = u"{number}"_s; });
        row("too few databases", "how.options.databases", true, [](auto &e) {
            e.server = ServerKind::Redis;
            e.topology.schemas = 8;
            server(e).options = {{u"databases"_s, u"4"_s}};
        });
        row("placeholder in a name", "how.options.x_{instance}", true,
            [](auto &e) { server(e).options[u"x_{instance}"_s] = u"1"_s; });
        row("existing", "topology.instances", true, [](auto &e) { e.how = ExistingEndpoint(); });
    }

    void problems()
    {
        QFETCH(QString, field);
        QFETCH(bool, error);
        QFETCH(Change, change);
        EnvironmentSpec environment = native(4, 1);
        QVERIFY(validateProfile(profileOf(environment)).isEmpty());
        change(environment);
        const QList<ProfileProblem> problems = validateProfile(profileOf(environment));
        const bool found = std::any_of(problems.cbegin(), problems.cend(), [&](const auto &problem) {
            return problem.field == u"environments[0]."_s + field
                && (problem.severity == ProblemSeverity::Error) == error && !problem.sentence.isEmpty();
        });
        QStringList all;
        for (const ProfileProblem &problem : problems)
            all += problem.field + u": "_s + problem.sentence;
        QVERIFY2(found, qPrintable(all.join(u'\n')));
    }

    void dumpsAreOfOneSchema()
    {
        TestProfile profile = profileOf(native(1, 2));
        profile.workloads.first().what = DumpWorkload();
        const auto isError = [](const ProfileProblem &problem) {
            return problem.severity == ProblemSeverity::Error && problem.sentence.contains(u"load"_s);
        };
        const QList<ProfileProblem> problems = validateProfile(profile);
        QVERIFY(std::any_of(problems.cbegin(), problems.cend(), isError));
        // not when the plan leaves it out
        profile.workloads.append({u"load-2"_s, u"other"_s, OltpWorkload()});
        profile.plan.excluded = {{u"env-1"_s, u"load-1"_s}};
        const QList<ProfileProblem> rest = validateProfile(profile);
        QVERIFY(std::none_of(rest.cbegin(), rest.cend(), isError));
    }

    void threadsOfAllTargetsAreLimited()
    {
        TestProfile profile = profileOf(native(64, 4));
        std::get<OltpWorkload>(profile.workloads.first().what).threads = {65};
        const QList<ProfileProblem> problems = validateProfile(profile);
        QVERIFY(std::any_of(problems.cbegin(), problems.cend(),
                            [](const auto &problem) { return problem.sentence.contains(u"16640"_s); }));
    }

    void estimatesGrow()
    {
        const auto costOf = [](const EnvironmentSpec &environment) {
            PlannedStep step;
            step.environment = environment;
            step.workload.what = OltpWorkload();
            return estimateStep(step);
        };
        const StepCost one = costOf(native(1, 1));
        const StepCost instances = costOf(native(8, 1));
        const StepCost schemas = costOf(native(1, 8));
        QVERIFY(instances.start > one.start);
        QVERIFY(instances.start < 8 * one.start);
        QCOMPARE(schemas.start, one.start);
        QVERIFY(qFuzzyCompare(instances.prepare, 8 * one.prepare));
        QVERIFY(schemas.prepare > one.prepare);
        QVERIFY(estimatePlan(profileOf(native(1, 8))) > estimatePlan(profileOf(native(1, 1))));
    }
};

QTEST_GUILESS_MAIN(TestTopology)
#include "tst_topology.moc"
