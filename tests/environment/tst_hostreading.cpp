// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/hostreading.h"
#include "core/environment/hostsampler.h"

#include <QTest>

using namespace Tare;
using namespace Qt::StringLiterals;

/// What is read of recorded files, and what two readings come to.
class TestHostReading : public QObject
{
    Q_OBJECT

private:
    static bool about(double a, double b) { return qAbs(a - b) < 1e-9 * qMax(1.0, qAbs(b)); }

private Q_SLOTS:
    void stat()
    {
        const QByteArray text = "cpu  2525185 985688 1105168 825763 53026 0 229443 3487 0 0\n"
                                "cpu0 1238959 497074 547734 442333 22732 0 112531 1799 0 0\n"
                                "cpu3 1286226 488613 557434 383430 30293 0 116912 1688 0 0\n"
                                "intr 72439153 0 0\nctxt 370582993\nbtime 1796064671\n";
        const StatCounters counters = readStat(text);
        QCOMPARE(counters.all.user, 2525185.0 + 985688);
        QCOMPARE(counters.all.steal, 3487.0);
        QCOMPARE(counters.cpus.keys(), (QList<int>{0, 3})); // the others are offline
        QCOMPARE(counters.cpus.value(3).softirq, 116912.0);
        QCOMPARE(counters.contextSwitches, 370582993.0);
        QCOMPARE(readStat("cpu  1 2 3 4\n").all.iowait, 0.0);
        QCOMPARE(readStat({}).cpus.size(), 0);
    }

    void netDev()
    {
        const QByteArray text =
            "Inter-|   Receive                                                |  Transmit\n"
            " face |bytes    packets errs drop fifo frame compressed multicast|bytes    packets errs drop "
            "fifo "
            "colls carrier compressed\n"
            "    lo: 341853101754 727207541    0 2704    0     0          0         0 341853101754 727207541 "
            "   0 "
            "   0    0     0       0          0\n"
            "eth0.7:2396018524   48050    1    2    0     0          0         0  2063452   26699    3    4  "
            "  0 "
            "    0       0          0\n";
        const QMap<QString, InterfaceCounters> interfaces = readNetDev(text);
        QCOMPARE(interfaces.keys(), (QStringList{u"eth0.7"_s, u"lo"_s}));
        QCOMPARE(interfaces[u"lo"_s].bytesIn, 341853101754.0);
        QCOMPARE(interfaces[u"lo"_s].dropsIn, 2704.0);
        const InterfaceCounters card = interfaces[u"eth0.7"_s];
        QCOMPARE(card.bytesIn, 2396018524.0);
        QCOMPARE(card.packetsOut, 26699.0);
        QCOMPARE(card.dropsOut, 4.0);
    }

    void diskStats()
    {
        const QByteArray text = "   7       0 loop0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\n"
                                " 254       0 vda 1856817 781332 176418066 1566413 7706582 2081774 588288496 "
                                "3992013 0 835672 5911692 "
                                "1125141 101 735090312 156022 2284907 197242\n"
                                "   8       0 sda 10 0 80 7 20 0 160 9 0 11 16\n" // Linux before 4.18
                                "   8       1 short 1 2\n";
        const QMap<QString, DiskCounters> disks = readDiskStats(text);
        QCOMPARE(disks.keys(), (QStringList{u"loop0"_s, u"sda"_s, u"vda"_s}));
        QCOMPARE(disks[u"vda"_s].bytesRead, 176418066.0 * 512);
        QCOMPARE(disks[u"vda"_s].writeTime, 3992013.0);
        QCOMPARE(disks[u"vda"_s].busyTime, 835672.0);
        QCOMPARE(disks[u"sda"_s].writes, 20.0);
    }

    void memoryAndPressure()
    {
        const auto memory =
            readMemInfo("MemTotal:       16384000 kB\nHugePages_Total:       3\nDirty: 12 kB\n");
        QCOMPARE(memory.value("MemTotal"), 16384000.0 * 1024);
        QCOMPARE(memory.value("HugePages_Total"), 3.0);
        QCOMPARE(readNamedNumbers("pswpin 5\npswpout 7\n").value("pswpout"), 7.0);
        const Pressure io = readPressure("some avg10=0.81 avg60=1.56 avg300=0.57 total=1335720577\n"
                                         "full avg10=0.00 avg60=0.00 avg300=0.04 total=331013366\n");
        QVERIFY(about(*io.some, 1335.720577));
        QVERIFY(about(*io.full, 331.013366));
        QVERIFY(!readPressure("some avg10=0.81 avg60=1.56 avg300=0.57 total=5\n").full); // before 5.13
        QVERIFY(!readPressure({}).some);
    }

    void processes()
    {
        const QByteArray line =
            "4242 (a (b) c) S 1 4242 4242 0 -1 4194560 1 2 3 4 250 50 7 8 20 0 5 0 1234567 0 0";
        const auto process = readProcessStat(line, 100);
        QVERIFY(process);
        QCOMPARE(process->cpu, 3.0);
        QCOMPARE(process->started, 1234567.0);
        QVERIFY(!readProcessStat("4242 (cut", 100));
        QVERIFY(!readProcessStat({}, 100));
        const auto times = readSchedStat("794540000 316540000 6\n");
        QVERIFY(about(times->ran, 0.79454) && about(times->waited, 0.31654));
        QVERIFY(!readSchedStat({}));
        QCOMPARE(readCpuMask("0-2,5\n"), (QList<int>{0, 1, 2, 5}));
        QCOMPARE(readCpuMask("\n"), QList<int>());
    }

    void cpuShares()
    {
        HostReading before;
        HostReading after;
        after.at = 2;
        before.stat =
            readStat("cpu 100 0 50 500 50 0 0 0\ncpu0 50 0 25 250 25 0 0 0\ncpu1 50 0 25 250 25 0 0 0\n"
                     "ctxt 1000\n");
        after.stat = readStat("cpu 200 20 90 590 40 0 30 20\ncpu0 150 0 25 250 25 0 0 0\nctxt 5000\n");
        after.load = 1.5;
        const HostValues values = hostRates(before, after);
        // iowait went back by ten, as it may; that is nothing, not less than nothing
        QVERIFY(about(values[u"cpu.user"_s], 120.0 / 300));
        QVERIFY(about(values[u"cpu.system"_s], 40.0 / 300));
        QVERIFY(about(values[u"cpu.idle"_s], 90.0 / 300));
        QCOMPARE(values[u"cpu.iowait"_s], 0.0);
        QVERIFY(about(values[u"cpu.busy"_s], 210.0 / 300));
        QVERIFY(about(values[u"cpu.0.user"_s], 1.0));
        QVERIFY(!values.contains(u"cpu.1.user"_s)); // went offline
        QCOMPARE(values[u"cpu.count"_s], 1.0);
        QCOMPARE(values[u"switches"_s], 2000.0);
        QCOMPARE(values[u"load.1"_s], 1.5);
        QVERIFY(hostRates(after, after).isEmpty());
    }

    void interfaces()
    {
        HostReading before;
        HostReading after;
        after.at = 2;
        InterfaceCounters was;
        was.bytesIn = 4294967000.0; // of a kernel that counts with 32 bits
        was.bytesOut = 1000;
        was.packetsIn = was.packetsOut = 1;
        InterfaceCounters now = was;
        now.bytesIn = 704;
        now.bytesOut = 25001000;
        now.packetsOut = 5;
        was.queue = QueueCounters{0, 3, 100, 12.5e6};
        now.queue = QueueCounters{3000, 5, 300, 12.5e6};
        before.interfaces = {{u"veth0"_s, was}, {u"gone"_s, was}, {u"reset"_s, now}, {u"unused"_s, {}}};
        after.interfaces = {{u"veth0"_s, now}, {u"reset"_s, was}, {u"unused"_s, {}}, {u"new"_s, now}};
        HostValues values = hostRates(before, after);
        QVERIFY(about(values[u"net.veth0.in"_s], 500));
        QVERIFY(about(values[u"net.veth0.out"_s], 12.5e6));
        QCOMPARE(values[u"net.veth0.limit"_s], 12.5e6);
        QVERIFY(about(values[u"net.veth0.used"_s], 1.0));
        QCOMPARE(values[u"net.veth0.queue"_s], 3000.0);
        QCOMPARE(values[u"net.veth0.queue_drops"_s], 1.0);
        QCOMPARE(values[u"net.veth0.delayed"_s], 100.0);
        QVERIFY(!values.contains(u"net.gone.in"_s) && !values.contains(u"net.new.in"_s));
        QVERIFY(!values.contains(u"net.reset.out"_s)); // another device of the name
        QVERIFY(!values.contains(u"net.unused.in"_s));

        // A real card: 1514 bytes of a full packet are 1538 on the wire.
        before.interfaces = {{u"eth0"_s, {}}};
        InterfaceCounters card;
        card.linkSpeed = 125e6;
        card.packetsIn = 2 * 81274.0;
        card.bytesIn = card.packetsIn * 1514;
        after.interfaces = {{u"eth0"_s, card}};
        values = hostRates(before, after);
        QVERIFY(qAbs(values[u"net.eth0.used"_s] - 1) < 0.001);
        QCOMPARE(values[u"net.eth0.limit"_s], 125e6);
    }

    void disks()
    {
        HostReading before;
        HostReading after;
        after.at = 2;
        before.disks = {{u"sda"_s, {10, 5120, 100, 20, 10240, 200, 4294967000.0}}, {u"sdb"_s, {}}};
        after.disks = {{u"sda"_s, {10, 5120, 100, 60, 30720, 300, 704}}, {u"sdb"_s, {}}};
        const HostValues values = hostRates(before, after);
        QCOMPARE(values[u"disk.sda.write"_s], 10240.0);
        QCOMPARE(values[u"disk.sda.writes"_s], 20.0);
        QVERIFY(about(values[u"disk.sda.busy"_s], 0.5)); // over the end of the counter
        QCOMPARE(values[u"disk.sda.write_ms"_s], 2.5);
        QVERIFY(!values.contains(u"disk.sda.read_ms"_s));
        QVERIFY(!values.contains(u"disk.sdb.busy"_s));
    }

    void roles()
    {
        HostReading before;
        HostReading after;
        after.at = 2;
        before.stat = readStat("cpu 0 0 0 0\ncpu0 0 0 0 0\ncpu1 0 0 0 0\n");
        after.stat = readStat("cpu 300 0 0 100\ncpu0 200 0 0 0\ncpu1 100 0 0 100\n");
        ProcessReading was;
        was.started = 7;
        was.cpu = 10;
        was.threads = {{11, {5, 1}}, {12, {5, 1}}};
        ProcessReading now = was;
        now.cpu = 13;
        now.memory = 4096;
        now.threads = {{11, {6.8, 1.1}}, {12, {6, 3}}, {13, {0.2, 0}}};
        ProcessReading stranger = now; // has the number of one that ended
        stranger.started = 8;
        before.roles[u"server1"_s].processes = {{1, was}, {2, was}};
        before.roles[u"server1"_s].cpus = {0};
        before.roles[u"server1"_s].periods = 100;
        before.roles[u"server1"_s].throttledPeriods = 10;
        before.roles[u"server1"_s].throttledTime = 1;
        before.roles[u"server2"_s].processes = {{3, was}};
        after.roles = before.roles;
        after.roles[u"server1"_s].processes = {{1, now}, {2, stranger}, {9, now}};
        after.roles[u"server1"_s].periods = 120;
        after.roles[u"server1"_s].throttledPeriods = 15;
        after.roles[u"server1"_s].throttledTime = 1.5;
        now.read = 0; // readable now, and not before
        after.roles[u"server2"_s].processes = {{3, now}};
        after.roles[u"server2"_s].cpus = {0, 1};
        const HostValues values = hostRates(before, after);
        QVERIFY(about(values[u"proc.server1.cpu"_s], 1.5));
        QCOMPARE(values[u"proc.server1.memory"_s], 4096.0);
        QVERIFY(about(values[u"proc.server1.wait"_s], 1.05));
        QVERIFY(about(values[u"proc.server1.thread"_s], 0.5)); // it had least time with nothing to do
        QVERIFY(about(values[u"proc.server1.thread_wait"_s], 1.0));
        QCOMPARE(values[u"proc.server1.cpus"_s], 1.0);
        QCOMPARE(values[u"proc.server1.cpus_busy"_s], 1.0);
        QVERIFY(about(values[u"proc.server1.throttled"_s], 0.25));
        QVERIFY(about(values[u"proc.server1.throttled_ms"_s], 250));
        QVERIFY(!values.contains(u"proc.server2.throttled"_s));
        QVERIFY(!values.contains(u"proc.server2.read"_s));
        QVERIFY(about(values[u"proc.server.cpu"_s], 3.0)); // both
        QCOMPARE(values[u"proc.server.cpus"_s], 2.0);
        QVERIFY(about(values[u"proc.server.cpus_busy"_s], 0.75));
        QVERIFY(!values.contains(u"proc.proxy.cpu"_s));
    }

    void memory()
    {
        HostReading before;
        HostReading after;
        after.at = 2;
        before.virtualMemory = {{"pswpin", 100}, {"pswpout", 5}};
        after.virtualMemory = {{"pswpin", 300}, {"pswpout", 5}};
        after.memory = {{"SwapTotal", 1000}, {"SwapFree", 400}, {"Dirty", 5}, {"Writeback", 6}};
        before.pressure[u"cpu"_s] = {1.0, 0.0};
        after.pressure[u"cpu"_s] = {2.0, 0.0};
        const HostValues values = hostRates(before, after);
        QCOMPARE(values[u"swap.in"_s], 100 * 4096.0);
        QCOMPARE(values[u"swap.out"_s], 0.0);
        QCOMPARE(values[u"swap.used"_s], 600.0);
        QCOMPARE(values[u"memory.dirty"_s], 11.0);
        QVERIFY(!values.contains(u"memory.total"_s));
        QCOMPARE(values[u"psi.cpu.some"_s], 0.5);
        QVERIFY(!values.contains(u"psi.cpu.full"_s) && !values.contains(u"psi.io.some"_s));
    }

    void figures()
    {
        const QString busy = u"cpu.busy"_s;
        const QString late = u"net.eth1.in"_s;
        const QList<HostSample> samples{{-1, 1, {{busy, 9}}},
                                        {0, 1, {{busy, 0.5}}},
                                        {1, 3, {{busy, 0.1}, {late, -4}}},
                                        {4, 1, {{busy, 8}}}};
        const HostFigures figures = hostFigures(samples, 4);
        QCOMPARE(figures.keys(), (QStringList{busy, late}));
        QVERIFY(about(figures[busy].mean, 0.2));
        QCOMPARE(figures[busy].most, 0.5);
        QCOMPARE(figures[late].mean, -4.0);
        QCOMPARE(figures[late].most, -4.0);
        QVERIFY(hostFigures({}, 4).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestHostReading)
#include "tst_hostreading.moc"
