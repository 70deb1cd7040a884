// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/comparison.h"
#include "core/analysis/factnames.h"
#include "core/analysis/fairness.h"
#include "core/analysis/fairnessrules.h"
#include "tests/analysis/comparisonrun.h"

#include <QFile>
#include <QSet>
#include <QtTest>

using namespace Tare;
using namespace Tare::Reference;
using namespace Qt::StringLiterals;

namespace {

/// What a native server and the same one in a container have in common.
Facts common()
{
    return {{u"server.version"_s, u"10.11.6-MariaDB"_s},
            {u"server.sha256"_s, u"abc"_s},
            {u"server.libc"_s, u"glibc 2.36"_s},
            {u"limits.nofile"_s, u"20000:20000"_s},
            {u"limits.nproc"_s, u"unlimited:unlimited"_s},
            {u"cpu.affinity"_s, u"0-3"_s},
            {u"cgroup.cpus"_s, u"no limit"_s},
            {u"cgroup.memory"_s, u"no limit"_s},
            {u"data.filesystem"_s, u"ext4"_s},
            {u"data.device"_s, u"/dev/vda"_s},
            {u"load.transport"_s, u"tcp"_s},
            {u"data.set"_s, u"oltp-10x100000"_s},
            {u"data.bytes"_s, u"300000000"_s},
            {u"data.fsync_us"_s, u"1000"_s},
            {u"data.free_percent"_s, u"60"_s},
            {u"host.name"_s, u"db1"_s},
            {u"host.kernel"_s, u"6.1.0"_s},
            {u"host.boot"_s, u"boot-1"_s},
            {u"cpu.governor"_s, u"performance"_s},
            {u"memory.hugepages"_s, u"madvise"_s},
            {u"window.throttled_ms"_s, u"0"_s},
            {u"window.steal_percent"_s, u"0"_s},
            {u"window.other_cpu_percent"_s, u"1"_s},
            {u"setting.innodb_buffer_pool_size"_s, u"134217728"_s},
            {u"setting.sync_binlog"_s, u"0"_s},
            {u"setting.long_query_time"_s, u"10"_s},
            {u"setting.port"_s, u"33061"_s},
            {u"setting.ssl_cert"_s, u"/a"_s}};
}

Facts nativeFacts()
{
    Facts facts = common();
    facts[u"environment.kind"_s] = u"native"_s;
    facts[u"network.path"_s] = u"native"_s;
    facts[u"network.mechanism"_s] = u"loopback"_s;
    return facts;
}

Facts containerFacts()
{
    Facts facts = common();
    facts[u"environment.kind"_s] = u"container"_s;
    facts[u"network.path"_s] = u"published port"_s;
    facts[u"network.mechanism"_s] = u"docker-proxy"_s;
    facts[u"engine.name"_s] = u"docker"_s;
    facts[u"engine.version"_s] = u"20.10.24"_s;
    facts[u"security.seccomp"_s] = u"filter"_s;
    facts[u"setting.port"_s] = u"3306"_s;
    facts[u"setting.ssl_cert"_s] = u"/b"_s;
    return facts;
}

/// Environments A (native) and B (container) as the profile has them.
TestProfile profile()
{
    TestProfile made;
    EnvironmentSpec native;
    native.id = u"A"_s;
    native.server = ServerKind::MySql;
    native.how = NativeServer();
    EnvironmentSpec container = native;
    container.id = u"B"_s;
    container.how = ContainerServer();
    made.environments = {native, container};
    return made;
}

RunRecord runOf(const QList<Facts> &a, const QList<Facts> &b, const TestProfile &from = profile(),
                const WorkloadCase &workload = oltpCase())
{
    RunBuilder builder(workload);
    for (qsizetype i = 0; i < a.size(); ++i) {
        builder.done(u"A"_s, 100 + static_cast<double>(i));
        builder.run().steps.last().facts = a.at(i);
        builder.run().steps.last().repetition = static_cast<int>(i) + 1;
        builder.done(u"B"_s, 90 + static_cast<double>(i));
        builder.run().steps.last().facts = b.at(i);
        builder.run().steps.last().repetition = static_cast<int>(i) + 1;
    }
    RunRecord run = builder.run();
    run.baselineId = u"A"_s;
    run.profile = writeProfile(from);
    return run;
}

RunRecord runWith(const Facts &a, const Facts &b, const TestProfile &from = profile(),
                  const WorkloadCase &workload = oltpCase())
{
    return runOf({a, a, a, a}, {b, b, b, b}, from, workload);
}

QStringList keys(const FairnessReport &report, FindingGrade grade)
{
    QStringList found;
    for (const Finding &finding : report.findings) {
        if (finding.grade == grade)
            found.append(finding.key);
    }
    return found;
}

FairnessReport reportOf(const RunRecord &run)
{
    const QList<CaseFairness> all = fairnessOf(run);
    return all.isEmpty() ? FairnessReport() : all.first().report;
}

} // namespace

class TestFairness : public QObject
{
    Q_OBJECT

private:
    /// One fact of the container is another.
    static FairnessReport with(const QString &key, const QString &value, const TestProfile &from = profile())
    {
        Facts facts = containerFacts();
        facts[key] = value;
        return reportOf(runWith(nativeFacts(), facts, from));
    }

private Q_SLOTS:
    void nothingElseDiffers()
    {
        const FairnessReport report = reportOf(runWith(nativeFacts(), containerFacts()));
        QCOMPARE(keys(report, FindingGrade::Block), QStringList());
        QCOMPARE(keys(report, FindingGrade::Warn), QStringList());
        // what is compared is told, not held against it
        const QStringList notes = keys(report, FindingGrade::Note);
        for (const QString &key : {u"engine"_s, u"network.path"_s, u"environment.kind"_s})
            QVERIFY2(notes.contains(key), qPrintable(key));
        for (const QString &name :
             {u"server version"_s, u"data set"_s, u"durability, memory and I/O settings"_s,
              u"no stop by a CPU limit"_s, u"path as asked for"_s})
            QVERIFY2(report.same.contains(name), qPrintable(name));
        QVERIFY(report.unknown.contains(u"encryption"_s));
        QVERIFY(!report.unknown.contains(u"server version"_s));
    }

    /// Eight instances with an eighth of the memory each, against one.
    void topologiesExplainWhatTheyChange()
    {
        TestProfile both = profile();
        both.environments[1].how = NativeServer();
        both.environments[0].topology.schemas = 8;
        both.environments[1].topology.instances = 8;
        Facts one = nativeFacts();
        one[u"topology.instances"_s] = u"1"_s;
        one[u"topology.schemas"_s] = u"8"_s;
        one[u"setting.innodb_buffer_pool_size"_s] = u"1073741824"_s;
        Facts eight = nativeFacts();
        eight[u"topology.instances"_s] = u"8"_s;
        eight[u"topology.schemas"_s] = u"1"_s;
        eight[u"setting.port"_s] = u"3301"_s;
        eight[u"data.bytes"_s] = u"900000000"_s;
        eight[u"instance.2.network.address"_s] = u"127.0.0.1:3302"_s;
        FairnessReport report = reportOf(runWith(one, eight, both));
        QCOMPARE(keys(report, FindingGrade::Block), QStringList());
        QCOMPARE(keys(report, FindingGrade::Warn), QStringList());
        for (const QString &key : {u"topology"_s, u"topology.settings"_s, u"data.size"_s})
            QVERIFY2(keys(report, FindingGrade::Note).contains(key), qPrintable(key));

        // eight times the whole memory is an advantage, and said
        eight[u"setting.innodb_buffer_pool_size"_s] = u"1073741824"_s;
        one[u"setting.innodb_buffer_pool_size"_s] = u"134217728"_s;
        report = reportOf(runWith(one, eight, both));
        QCOMPARE(keys(report, FindingGrade::Block), QStringList());
        QVERIFY(keys(report, FindingGrade::Warn).contains(u"topology.memory"_s));

        // other settings and CPUs have nothing to do with it
        eight[u"setting.sync_binlog"_s] = u"1"_s;
        eight[u"cpu.affinity"_s] = u"0"_s;
        eight[u"instance.3.server.version"_s] = u"11.4"_s;
        report = reportOf(runWith(one, eight, both));
        QVERIFY(keys(report, FindingGrade::Block).contains(u"settings.weighty"_s));
        QVERIFY(keys(report, FindingGrade::Block).contains(u"cpu.affinity"_s));
        QVERIFY(keys(report, FindingGrade::Warn).contains(u"instances.differ"_s));

        // also when each instance has a part of a list: what all have together counts
        both.environments[1].topology.cpus = CpuSharing::Spread;
        report = reportOf(runWith(one, eight, both));
        QVERIFY(keys(report, FindingGrade::Block).contains(u"cpu.affinity"_s));
        eight[u"cpu.affinity"_s] = one[u"cpu.affinity"_s];
        eight[u"instance.1.cpu.affinity"_s] = u"0"_s;
        report = reportOf(runWith(one, eight, both));
        QVERIFY(!keys(report, FindingGrade::Block).contains(u"cpu.affinity"_s));
        QVERIFY(!keys(report, FindingGrade::Note).contains(u"cpu.affinity"_s));
    }

    void fillOfThePoolFollowsTheTopology()
    {
        TestProfile both = profile();
        both.environments[1].how = NativeServer();
        Facts one = nativeFacts();
        one[u"window.buffer_pool_full_percent"_s] = u"80"_s;
        Facts two = nativeFacts();
        two[u"window.buffer_pool_full_percent"_s] = u"40"_s;
        QVERIFY(keys(reportOf(runWith(one, two, both)), FindingGrade::Warn).contains(u"data.pool_full"_s));
        both.environments[1].topology.instances = 2;
        QVERIFY(keys(reportOf(runWith(one, two, both)), FindingGrade::Note).contains(u"data.pool_full"_s));
    }

    void sharedLimitsAreFair()
    {
        ContainerServer whole;
        whole.cpuLimit = 1;
        whole.memoryLimitMib = 1001;
        ContainerServer half = whole;
        half.cpuLimit = 0.5;
        half.memoryLimitMib = 500;
        TestProfile both = profile();
        both.environments[0].how = whole;
        both.environments[0].topology.schemas = 2;
        both.environments[1].how = half;
        both.environments[1].topology.instances = 2;
        Facts one = nativeFacts();
        one[u"cgroup.cpus"_s] = u"1"_s;
        one[u"cgroup.memory"_s] = u"1001 MiB"_s;
        Facts two = nativeFacts();
        two[u"cgroup.cpus"_s] = u"0.5"_s;
        two[u"cgroup.memory"_s] = u"500 MiB"_s;
        FairnessReport report = reportOf(runWith(one, two, both));
        for (const QString &key : {u"cgroup.cpu"_s, u"cgroup.memory"_s})
            QVERIFY2(keys(report, FindingGrade::Note).contains(key), qPrintable(key));
        QVERIFY(!keys(report, FindingGrade::Warn).contains(u"topology.limits"_s));

        half.cpuLimit = 0.75;
        both.environments[1].how = half;
        two[u"cgroup.cpus"_s] = u"0.75"_s;
        report = reportOf(runWith(one, two, both));
        QVERIFY(keys(report, FindingGrade::Block).contains(u"cgroup.cpu"_s));
        QVERIFY(keys(report, FindingGrade::Warn).contains(u"topology.limits"_s));
    }

    void grades_data()
    {
        QTest::addColumn<QString>("fact");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("key");
        QTest::addColumn<FindingGrade>("grade");
        const auto row = [](const char *fact, const char *value, const char *key, FindingGrade grade) {
            QTest::newRow(fact) << QString::fromLatin1(fact) << QString::fromLatin1(value)
                                << QString::fromLatin1(key) << grade;
        };
        row("server.version", "11.4.2-MariaDB", "server.version", FindingGrade::Block);
        row("server.version", "10.11", "server.version_part", FindingGrade::Note);
        row("server.version", "10.1", "server.version", FindingGrade::Block);
        row("server.sha256", "def", "server.build", FindingGrade::Warn);
        row("server.libc", "musl", "server.build", FindingGrade::Warn);
        row("limits.nofile", "1048576:1048576", "limits.nofile", FindingGrade::Warn);
        row("limits.nproc", "1000:1000", "limits.process", FindingGrade::Warn);
        row("cpu.affinity", "0-1", "cpu.affinity", FindingGrade::Block);
        row("cgroup.cpus", "2", "cgroup.cpu", FindingGrade::Block);
        row("cgroup.memory", "512 MiB", "cgroup.memory", FindingGrade::Block);
        row("data.device", "/dev/vdb", "data.device", FindingGrade::Block);
        row("load.transport", "socket", "transport", FindingGrade::Block);
        row("load.cipher", "TLS_AES_256_GCM_SHA384", "tls", FindingGrade::Block);
        row("data.set", "oltp-1x10", "data.set", FindingGrade::Block);
        row("data.bytes", "400000000", "data.size", FindingGrade::Warn);
        row("data.fsync_us", "1500", "data.fsync", FindingGrade::Warn);
        row("data.free_percent", "7", "data.free", FindingGrade::Warn);
        row("data.filesystem", "overlay", "data.overlay", FindingGrade::Warn);
        row("host.name", "db2", "host.machine", FindingGrade::Block);
        row("host.kernel", "6.2.0", "host.kernel", FindingGrade::Warn);
        row("host.boot", "boot-2", "host.boot", FindingGrade::Warn);
        row("cpu.governor", "powersave", "cpu.frequency", FindingGrade::Warn);
        row("memory.hugepages", "always", "memory.settings", FindingGrade::Warn);
        row("window.throttled_ms", "12", "window.throttled", FindingGrade::Block);
        row("window.steal_percent", "4", "window.steal", FindingGrade::Block);
        row("window.other_cpu_percent", "12", "window.other_load", FindingGrade::Warn);
        row("network.mechanism", "loopback", "network.unexpected", FindingGrade::Block);
        row("engine.rootless", "yes", "engine.rootless", FindingGrade::Warn);
        row("setting.sync_binlog", "1", "settings.weighty", FindingGrade::Block);
        row("setting.innodb_buffer_pool_size", "1", "settings.weighty", FindingGrade::Block);
        row("setting.long_query_time", "1", "settings.other", FindingGrade::Warn);
        row("setting.pid_file", "/x", "", FindingGrade::Note);
        row("something.new", "x", "facts.other", FindingGrade::Note);
    }

    void grades()
    {
        QFETCH(QString, fact);
        QFETCH(QString, value);
        QFETCH(QString, key);
        QFETCH(FindingGrade, grade);
        const FairnessReport report = with(fact, value);
        if (!key.isEmpty())
            QVERIFY2(keys(report, grade).contains(key), qPrintable(keys(report, grade).join(u' ')));
        for (const Finding &finding : report.findings) {
            QVERIFY2(finding.grade == FindingGrade::Note || finding.key == key
                         || (fact == u"data.filesystem" && finding.key == u"data.device"),
                     qPrintable(finding.key));
            QVERIFY(!finding.title.isEmpty());
            QVERIFY(!finding.rows.isEmpty());
        }
    }

    void everyRuleHasItsWords()
    {
        QSet<QString> seen;
        const auto look = [&seen](const char *key) {
            const Finding finding = findingOf(QString::fromLatin1(key));
            QVERIFY2(!seen.contains(finding.key), key);
            seen.insert(finding.key);
            QVERIFY2(finding.title != finding.key && finding.sentence.endsWith(u'.'), key);
            QVERIFY2(finding.grade == FindingGrade::Note || finding.wayOut.isEmpty()
                         || finding.wayOut.endsWith(u'.'),
                     key);
        };
        for (const EqualRule &rule : equalRules()) {
            look(rule.key);
            const QStringList facts = QString::fromLatin1(rule.facts).split(u' ');
            for (const QString &fact : facts)
                QVERIFY2(factTitle(fact) != fact, qPrintable(fact));
        }
        for (const LimitRule &rule : limitRules()) {
            look(rule.key);
            QVERIFY2(factTitle(QString::fromLatin1(rule.fact)) != QString::fromLatin1(rule.fact), rule.fact);
        }
        QCOMPARE(findingOf(u"no.such.rule"_s).title, u"no.such.rule"_s);
    }

    void whatWasAskedForIsNoFault()
    {
        // two native servers that differ in nothing but their CPU list
        TestProfile pinned = profile();
        pinned.environments[1].how = NativeServer{{}, Transport::Tcp, 0, u"0-1"_s, {}};
        Facts facts = nativeFacts();
        facts[u"cpu.affinity"_s] = u"0-1"_s;
        QCOMPARE(keys(reportOf(runWith(nativeFacts(), facts, pinned)), FindingGrade::Block), QStringList());
        // a container that is pinned as well: two differences at once
        TestProfile both = profile();
        std::get<ContainerServer>(both.environments[1].how).cpuList = u"0-1"_s;
        QCOMPARE(keys(with(u"cpu.affinity"_s, u"0-1"_s, both), FindingGrade::Block),
                 QStringList{u"cpu.affinity"_s});
        // two containers that differ in an option only
        TestProfile options = profile();
        options.environments[0].how = ContainerServer();
        std::get<ContainerServer>(options.environments[1].how).options = {{u"sync-binlog"_s, u"1"_s}};
        Facts other = containerFacts();
        other[u"setting.sync_binlog"_s] = u"1"_s;
        const FairnessReport report = reportOf(runWith(containerFacts(), other, options));
        QCOMPARE(keys(report, FindingGrade::Block), QStringList());
        QVERIFY(keys(report, FindingGrade::Note).contains(u"settings.weighty"_s));
    }

    void theSameLimitOnPurposeIsNoFault()
    {
        Facts a = nativeFacts();
        Facts b = containerFacts();
        for (Facts *facts : {&a, &b}) {
            (*facts)[u"cgroup.cpus"_s] = u"2"_s;
            (*facts)[u"window.throttled_ms"_s] = u"100"_s;
        }
        QCOMPARE(keys(reportOf(runWith(a, b)), FindingGrade::Block), QStringList());
    }

    void changedWhileItRan()
    {
        QList<Facts> a(4, nativeFacts());
        QList<Facts> b(4, containerFacts());
        a[2][u"cpu.governor"_s] = u"powersave"_s;
        b[2][u"cpu.governor"_s] = u"powersave"_s;
        const FairnessReport report = reportOf(runOf(a, b));
        QCOMPARE(keys(report, FindingGrade::Warn), QStringList{u"cpu.frequency"_s});
        QCOMPARE(report.findings.first().rows.first().baseline, u"performance, powersave"_s);
    }

    void oneNoisyProbeIsChance()
    {
        QList<Facts> a(4, nativeFacts());
        QList<Facts> b(4, containerFacts());
        const int first[] = {1000, 1400, 900, 1100};
        const int second[] = {1200, 1300, 1250, 1500};
        for (int i = 0; i < 4; ++i) {
            a[i][u"data.fsync_us"_s] = QString::number(first[i]);
            b[i][u"data.fsync_us"_s] = QString::number(second[i]);
        }
        QCOMPARE(keys(reportOf(runOf(a, b)), FindingGrade::Warn), QStringList());
        for (int i = 0; i < 4; ++i)
            b[i][u"data.fsync_us"_s] = QString::number(2000 + i);
        QCOMPARE(keys(reportOf(runOf(a, b)), FindingGrade::Warn), QStringList{u"data.fsync"_s});
    }

    void equalTroubleDoesNotBlock()
    {
        Facts a = nativeFacts();
        Facts b = containerFacts();
        a[u"window.steal_percent"_s] = u"3.2"_s;
        b[u"window.steal_percent"_s] = u"3.5"_s;
        const FairnessReport report = reportOf(runWith(a, b));
        QCOMPARE(keys(report, FindingGrade::Block), QStringList());
        QCOMPARE(keys(report, FindingGrade::Warn), QStringList{u"window.steal"_s});
    }

    void chanceDoesNotBlock()
    {
        const auto stolen = [](const QStringList &first, const QStringList &second) {
            QList<Facts> a(first.size(), nativeFacts());
            QList<Facts> b(second.size(), containerFacts());
            for (qsizetype i = 0; i < first.size(); ++i) {
                a[i][u"window.steal_percent"_s] = first.at(i);
                b[i][u"window.steal_percent"_s] = second.at(i);
            }
            return reportOf(runOf(a, b));
        };
        FairnessReport report = stolen({u"2.3"_s, u"0"_s, u"4"_s}, {u"0"_s, u"0.1"_s, u"3"_s});
        QCOMPARE(keys(report, FindingGrade::Block), QStringList());
        QCOMPARE(keys(report, FindingGrade::Warn), QStringList{u"window.steal"_s});
        report = stolen({u"2.3"_s, u"2"_s, u"4"_s}, {u"0"_s, u"0.1"_s, u"1"_s});
        QCOMPARE(keys(report, FindingGrade::Block), QStringList{u"window.steal"_s});
    }

    void redisWithoutPersistenceHasNoDisk()
    {
        Facts a = nativeFacts();
        Facts b = containerFacts();
        for (Facts *facts : {&a, &b}) {
            (*facts)[u"setting.save"_s] = QString();
            (*facts)[u"setting.appendonly"_s] = u"no"_s;
        }
        b[u"data.device"_s] = u"/dev/vdb"_s;
        b[u"data.fsync_us"_s] = u"9000"_s;
        QCOMPARE(keys(reportOf(runWith(a, b, profile(), redisCase())), FindingGrade::Block), QStringList());
        a[u"setting.appendonly"_s] = u"yes"_s;
        b[u"setting.appendonly"_s] = u"yes"_s;
        QCOMPARE(keys(reportOf(runWith(a, b, profile(), redisCase())), FindingGrade::Block),
                 QStringList{u"data.device"_s});
    }

    void errorsOnOneSide()
    {
        RunRecord run = runWith(nativeFacts(), containerFacts());
        for (StepRecord &step : run.steps) {
            if (step.environmentId == u"B")
                step.totals.errors = step.totals.operations / 50;
        }
        QCOMPARE(keys(reportOf(run), FindingGrade::Block), QStringList{u"errors.rate"_s});
    }

    void withoutFactsNothingIsSaid()
    {
        RunRecord run = runWith({}, {});
        QCOMPARE(reportOf(run), FairnessReport());
        QVERIFY(primary(run).verdict == Verdict::Lower);
        run = runWith(nativeFacts(), {});
        QCOMPARE(reportOf(run), FairnessReport());
    }

    void whatBlocksTakesTheNumberAway()
    {
        Facts facts = containerFacts();
        facts[u"server.version"_s] = u"11.4.2-MariaDB"_s;
        RunRecord run = runWith(nativeFacts(), facts);
        QCOMPARE(blockingKeys(run), QStringList{u"B/server.version"_s});
        for (const Comparison &comparison : compareRun(run)) {
            QVERIFY(comparison.verdict == Verdict::Blocked);
            QVERIFY(!comparison.change && !comparison.low && !comparison.high && !comparison.p);
            QVERIFY(!comparison.meanChange && !comparison.rankP && !comparison.adjustedP);
            QCOMPARE(comparison.values.size(), 4u); // what was measured stays
            QCOMPARE(blockingFinding(comparison)->key, u"server.version"_s);
        }

        run.fairnessOverride = FairnessOverride{u"on purpose"_s, {}, {u"B/server.version"_s}};
        const Comparison shown = primary(run);
        QVERIFY(shown.verdict == Verdict::Lower);
        QVERIFY(shown.change);
        QVERIFY(!blockingFinding(shown));
        QVERIFY(shown.findings.first().overridden);
        // what it was not given for still blocks
        for (StepRecord &step : run.steps) {
            if (step.environmentId == u"B")
                step.facts[u"data.set"_s] = u"another"_s;
        }
        QVERIFY(primary(run).verdict == Verdict::Blocked);
        QCOMPARE(blockingFinding(primary(run))->key, u"data.set"_s);
    }

    void aListWithoutFactsKnowsWhatBlocked()
    {
        RunRecord run = runWith({}, {});
        run.blocking = QStringList{u"B/server.version"_s};
        QVERIFY(primary(run).verdict == Verdict::Blocked);
        QCOMPARE(verdictText(primary(run)).brief, u"TPS not compared: Different server versions"_s);
        run.fairnessOverride = FairnessOverride{u"on purpose"_s, {}, run.blocking};
        QVERIFY(primary(run).verdict == Verdict::Lower);
        run.fairnessOverride.reset();
        QVERIFY(compareRun(run, u"B"_s).first().verdict == Verdict::Higher); // not what it was found for
    }

    void settings()
    {
        QVERIFY(isPassingSetting(u"ssl_cert"_s));
        QVERIFY(isPassingSetting(u"requirepass"_s));
        QVERIFY(!isPassingSetting(u"innodb_flush_method"_s));
        QVERIFY(isWeightySetting(u"innodb_flush_log_at_trx_commit"_s));
        QVERIFY(isWeightySetting(u"io-threads"_s));
        QVERIFY(!isWeightySetting(u"long_query_time"_s));
        QCOMPARE(factTitle(u"setting.sync_binlog"_s), u"sync_binlog"_s);
    }

    void everyRuleIsDocumented()
    {
        QFile file(QStringLiteral(TARE_SOURCE_DIR "/docs/fairness.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QSet<QString> rows; // finding and grade
        const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
        for (const QString &line : lines) {
            if (line.startsWith("| `"_L1))
                rows.insert(line.section(u'|', 1, 2));
        }
        qsizetype rules = 0;
        const auto look = [&](const auto &all) {
            for (const auto &rule : all) {
                const QString row =
                    u" `%1` | %2 "_s.arg(QLatin1StringView(rule.key), findingGradeName(rule.grade));
                QVERIFY2(rows.contains(row), qPrintable(row));
                ++rules;
            }
        };
        look(equalRules());
        look(limitRules());
        look(specialRules());
        QCOMPARE(rows.size(), rules); // and nothing else
    }

    void values()
    {
        QCOMPARE(factText(u"window.steal_percent"_s, u"3.25"_s), u"3.3\u202F%"_s);
        QCOMPARE(factText(u"data.fsync_us"_s, u"1234"_s), u"1\u202F230\u202Fµs"_s);
        QCOMPARE(factText(u"data.fsync_us"_s, u"1572, 306"_s), u"1\u202F570\u202Fµs, 306\u202Fµs"_s);
        QCOMPARE(factText(u"server.version"_s, u"7.0.15"_s), u"7.0.15"_s);
        QCOMPARE(factText(u"limits.nofile"_s, u"20000:20000"_s), u"20000:20000"_s);
        QCOMPARE(factText(u"host.name"_s, u"42"_s), u"42"_s);
    }
};

QTEST_GUILESS_MAIN(TestFairness)
#include "tst_fairness.moc"
