// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/bottleneck.h"
#include "core/model/profilejson.h"

#include <QSet>
#include <QTest>

using namespace Tare;
using namespace Qt::StringLiterals;

namespace {

const QString workloadId = u"load-1"_s;

StepRecord stepOf(const AnyWorkload &what, const HostValues &means)
{
    StepRecord step;
    step.status = StepStatus::Done;
    step.seconds = 10;
    step.totals.operations = 1000;
    step.workload = caseToJson({workloadId, u"w"_s, what});
    // a machine that is half idle, with a server and a load that are, too
    HostValues all{{u"cpu.count"_s, 4},         {u"cpu.busy"_s, 0.5},           {u"proc.server.cpu"_s, 1},
                   {u"proc.load.cpu"_s, 0.5},   {u"proc.server.thread"_s, 0.3}, {u"proc.server.cpus"_s, 4},
                   {u"proc.server.wait"_s, 0.1}};
    all.insert(means);
    for (auto it = all.cbegin(); it != all.cend(); ++it)
        step.host.insert(it.key(), {*it, *it});
    return step;
}

QString nameOf(const StepRecord &step)
{
    const auto found = bottleneck(step);
    return found ? bottleneckName(found->kind) : u"nothing"_s;
}

RedisWorkload redis()
{
    return {};
}

OltpWorkload oltp()
{
    OltpWorkload workload;
    workload.threads = {8};
    return workload;
}

} // namespace

class TestBottleneck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rules_data()
    {
        QTest::addColumn<bool>("isRedis");
        QTest::addColumn<QMap<QString, double>>("means");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("words"); ///< of the sentence
        const auto row = [](const char *title, bool isRedis, const HostValues &means, const QString &name,
                            const QString &words = {}) {
            QTest::newRow(title) << isRedis << means << name << words;
        };

        row("nothing near its limit", false, {}, u"none"_s, u"1.00"_s);
        row("server unseen", true, {{u"proc.server.cpu"_s, 0}}, u"none"_s);

        row("Redis' thread", true, {{u"proc.server.thread"_s, 0.97}}, u"one_core"_s, u"97"_s);
        row("nearly", true, {{u"proc.server.thread"_s, 0.85}}, u"none"_s);
        row("Redis' thread had to wait for its CPU", true,
            {{u"proc.server.thread"_s, 0.65}, {u"proc.server.thread_wait"_s, 0.3}}, u"one_core"_s, u"30"_s);
        row("Redis' thread mostly waited", true,
            {{u"proc.server.thread"_s, 0.2}, {u"proc.server.thread_wait"_s, 0.75}}, u"none"_s);
        row("one busy thread among many", false,
            {{u"proc.server.thread"_s, 0.97}, {u"proc.server.cpu"_s, 2.5}}, u"none"_s);
        row("the one connection's thread", false,
            {{u"proc.server.thread"_s, 0.95}, {u"proc.server.cpu"_s, 1}}, u"one_core"_s);
        row("pinned to one", false,
            {{u"proc.server.cpus"_s, 1}, {u"proc.server.cpu"_s, 0.96}, {u"proc.server.cpus_busy"_s, 1}},
            u"one_core"_s, u"96"_s);
        row("pinned to one with others", false,
            {{u"proc.server.cpus"_s, 1},
             {u"proc.server.cpu"_s, 0.6},
             {u"proc.server.cpus_busy"_s, 0.99},
             {u"proc.server.wait"_s, 2.5}},
            u"one_core"_s);
        row("pinned to one with room", false,
            {{u"proc.server.cpus"_s, 1}, {u"proc.server.cpu"_s, 0.6}, {u"proc.server.cpus_busy"_s, 0.7}},
            u"none"_s);
        row("pinned to two", false,
            {{u"proc.server.cpus"_s, 2}, {u"proc.server.cpu"_s, 1.9}, {u"proc.server.cpus_busy"_s, 1}},
            u"server_cpu"_s, u"1.90"_s);
        row("CPU limit", false, {{u"proc.server.throttled"_s, 0.4}}, u"server_cpu"_s, u"40"_s);
        row("CPU limit of one of several", false, {{u"proc.server2.throttled"_s, 0.4}}, u"server_cpu"_s);
        row("CPU limit hardly met", false, {{u"proc.server.throttled"_s, 0.05}}, u"none"_s);

        const HostValues fullMachine{{u"cpu.busy"_s, 0.98}, {u"cpu.softirq"_s, 0.05}};
        const auto machine = [&fullMachine](double server, double load, double proxy) {
            HostValues values = fullMachine;
            values.insert(
                {{u"proc.server.cpu"_s, server}, {u"proc.load.cpu"_s, load}, {u"proc.proxy.cpu"_s, proxy}});
            return values;
        };
        row("all CPUs: the server", false, machine(2.2, 1.2, 0), u"server_cpu"_s, u"2.20"_s);
        row("all CPUs: the load", false, machine(1, 2.2, 0), u"load_generator"_s, u"2.20"_s);
        row("all CPUs: the proxy", false, machine(0.6, 0.6, 2.2), u"port_proxy"_s, u"2.20"_s);
        row("all CPUs: others", false, machine(0.4, 0.3, 0), u"other_programs"_s, u"3.02"_s);
        row("all CPUs: others more than any of ours", false, machine(1, 0.9, 0), u"other_programs"_s,
            u"1.82"_s);
        HostValues stolen = machine(0.9, 0.3, 0);
        stolen.insert(u"cpu.steal"_s, 0.6);
        row("all CPUs: the host of the machine", false, stolen, u"other_programs"_s);

        row("link", true, {{u"net.eth0.used"_s, 0.96}, {u"net.eth0.out"_s, 120e6}}, u"network_card"_s,
            u"eth0"_s);
        row("link with room", true, {{u"net.eth0.used"_s, 0.7}}, u"none"_s);
        row("standing queue", true, {{u"net.server/eth0.queue"_s, 60000}}, u"network_card"_s,
            u"server/eth0"_s);
        row("standing queue with room in the link", true,
            {{u"net.eth0.queue"_s, 60000}, {u"net.eth0.used"_s, 0.5}}, u"none"_s);
        row("link before full CPUs of others", true, {{u"net.eth0.used"_s, 0.96}, {u"cpu.busy"_s, 1}},
            u"network_card"_s);

        const HostValues busyDisk{{u"disk.sda.busy"_s, 0.97},
                                  {u"disk.sda.write"_s, 40e6},
                                  {u"proc.server.write"_s, 35e6},
                                  {u"psi.io.some"_s, 0.6}};
        row("disk", false, busyDisk, u"disk"_s, u"sda"_s);
        HostValues foreignDisk = busyDisk;
        foreignDisk.insert(u"proc.server.write"_s, 1e6);
        row("disk of others", false, foreignDisk, u"none"_s);
        HostValues unnoticed = busyDisk;
        unnoticed.insert(u"psi.io.some"_s, 0.01);
        row("disk nobody waits for", false, unnoticed, u"none"_s);

        row("locks", false, {{u"server.Innodb_row_lock_time"_s, 4000}}, u"lock_waits"_s, u"50"_s);
        HostValues lockedAndFull = machine(1.5, 1.5, 0);
        lockedAndFull.insert(u"server.Innodb_row_lock_time"_s, 5600);
        row("mostly locks on full CPUs", false, lockedAndFull, u"lock_waits"_s, u"70"_s);
        lockedAndFull.insert(u"server.Innodb_row_lock_time"_s, 3000);
        row("locks on full CPUs", false, lockedAndFull, u"server_cpu"_s);
        row("few locks", false, {{u"server.Innodb_row_lock_time"_s, 1000}}, u"none"_s);
        row("swap", false, {{u"swap.in"_s, 20e6}}, u"memory"_s);
        row("little swap", false, {{u"swap.in"_s, 2e6}}, u"none"_s);
        row("waiting for memory", false, {{u"psi.memory.some"_s, 0.2}}, u"memory"_s, u"20"_s);
    }

    void rules()
    {
        QFETCH(bool, isRedis);
        QFETCH(HostValues, means);
        QFETCH(QString, name);
        QFETCH(QString, words);
        const StepRecord step = isRedis ? stepOf(redis(), means) : stepOf(oltp(), means);
        QCOMPARE(nameOf(step), name);
        const auto found = bottleneck(step);
        QVERIFY2(found->sentence.contains(words), qPrintable(found->sentence));
        QVERIFY2(!found->sentence.contains(u'%') || found->sentence.contains(u"\u202F%"_s)
                     || found->sentence.contains(u" %"_s),
                 qPrintable(found->sentence));
        QVERIFY(!found->evidence.isEmpty());
    }

    void loadThreads()
    {
        StepRecord step = stepOf(redis(), {});
        step.clientCpu = 0.95; // of one load thread
        QCOMPARE(nameOf(step), u"load_generator"_s);
        QCOMPARE(bottleneck(step)->evidence.value(u"load.share"_s), 0.95);
        RedisWorkload two; // the same CPU time spread over two load threads leaves room
        two.workers = 2;
        step.workload = caseToJson({workloadId, u"r"_s, two});
        QCOMPARE(nameOf(step), u"none"_s);
    }

    /// Records of older programs have no figures of the machine.
    void withoutFigures()
    {
        StepRecord step = stepOf(redis(), {});
        step.host.clear();
        QCOMPARE(nameOf(step), u"nothing"_s);
        step.clientCpu = 0.95;
        QCOMPARE(nameOf(step), u"load_generator"_s);
        step.serverCpu = 0.97;
        QCOMPARE(nameOf(step), u"one_core"_s);

        step.workload = caseToJson({workloadId, u"o"_s, oltp()});
        step.clientCpu = 1.9; // eight threads cannot have more than the machine's two CPUs
        QCOMPARE(nameOf(step), u"nothing"_s);
        step.facts[u"cpu.count"_s] = u"2"_s;
        QCOMPARE(nameOf(step), u"load_generator"_s);
        step.status = StepStatus::Stopped;
        QCOMPARE(nameOf(step), u"nothing"_s);
    }

    void rateThatWasKept()
    {
        OltpWorkload workload = oltp();
        workload.rate = 100;
        StepRecord step = stepOf(workload, {{u"cpu.busy"_s, 1.0}});
        step.totals.operations = 960; // of 1000: by chance
        QCOMPARE(nameOf(step), u"none"_s);
        QVERIFY(bottleneck(step)->sentence.contains(u"100"_s));
        step.totals.operations = 800;
        QCOMPARE(nameOf(step), u"other_programs"_s);
    }

    void dumpsTellTheirOwnCpus()
    {
        DumpWorkload dump;
        dump.tools = {DumpTool::Mydumper};
        dump.compressions = {DumpCompression::None};
        dump.threads = {2};
        StepRecord step = stepOf(dump, {{u"cpu.busy"_s, 1.0}, {u"proc.load.cpu"_s, 0.0}});
        step.dump = DumpResult();
        step.dump->dump.wallSeconds = 1.5; // over before the machine was read twice
        QCOMPARE(nameOf(step), u"nothing"_s);
        step.dump->dump.wallSeconds = 10;
        QCOMPARE(nameOf(step), u"other_programs"_s);
        step.dump->dump.userSeconds = 25; // 2.5 of the 4 CPUs, seen in no reading
        step.dump->dump.systemSeconds = 0;
        QCOMPARE(nameOf(step), u"load_generator"_s);
        QVERIFY2(bottleneck(step)->sentence.contains(u"2.50"_s), qPrintable(bottleneck(step)->sentence));
    }

    void importedSteps()
    {
        StepRecord step = stepOf(redis(), {});
        step.stated = StatedFigures();
        QCOMPARE(nameOf(step), u"nothing"_s);
    }

    void names()
    {
        QSet<QString> names;
        QSet<QString> titles;
        for (int kind = 0; kind <= int(BottleneckKind::OtherPrograms); ++kind) {
            names.insert(bottleneckName(BottleneckKind(kind)));
            titles.insert(bottleneckTitle(BottleneckKind(kind)));
        }
        QCOMPARE(names.size(), int(BottleneckKind::OtherPrograms) + 1);
        QCOMPARE(titles.size(), names.size());
        QCOMPARE(bottleneckName(BottleneckKind::OtherPrograms), u"other_programs"_s);
        QCOMPARE(bottleneckName(BottleneckKind::PortProxy), u"port_proxy"_s);
    }
};

QTEST_GUILESS_MAIN(TestBottleneck)
#include "tst_bottleneck.moc"
