// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/controlgroups.h"
#include "core/environment/datafacts.h"
#include "core/environment/machineprobe.h"
#include "core/environment/networkfacts.h"
#include "core/environment/processfacts.h"
#include "core/environment/windowmeter.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <unistd.h>

using namespace Tare;
using namespace Qt::StringLiterals;

/// What is found about this machine and about a process: here about the test itself.
class TestSideFacts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void machine()
    {
        const Facts facts = machineFacts();
        QCOMPARE(facts.value(u"cpu.count"_s).toLong(), ::sysconf(_SC_NPROCESSORS_ONLN));
        for (const QString &key : {u"host.name"_s, u"host.kernel"_s, u"host.boot"_s, u"host.virtualisation"_s,
                                   u"memory.total"_s, u"memory.swap_bytes"_s, u"memory.swappiness"_s,
                                   u"memory.overcommit"_s, u"memory.dirty_ratio"_s})
            QVERIFY2(!facts.value(key).isEmpty(), qPrintable(key));
        for (auto it = facts.cbegin(); it != facts.cend(); ++it)
            QVERIFY2(!it->isEmpty() && !it->contains(u'\n'), qPrintable(it.key()));
    }

    void process()
    {
        const Facts facts = processFacts(::getpid());
        QCOMPARE(facts.value(u"server.nice"_s).toInt(), ::nice(0));
        for (const QString &key : {u"limits.nofile"_s, u"limits.stack"_s, u"cpu.affinity"_s,
                                   u"memory.nodes"_s, u"security.seccomp"_s, u"security.capabilities"_s,
                                   u"server.oom_score_adj"_s, u"cgroup.version"_s})
            QVERIFY2(!facts.value(key).isEmpty(), qPrintable(key));
#ifdef __GLIBC__
        QCOMPARE(facts.value(u"server.libc"_s), u"glibc %1.%2"_s.arg(__GLIBC__).arg(__GLIBC_MINOR__));
#endif
        QCOMPARE(processFacts(0).value(u"server.libc"_s), QString());
    }

    void whereDataLies()
    {
        const Facts proc = filesystemFacts(::getpid(), u"/proc/self"_s);
        QCOMPARE(proc.value(u"data.filesystem"_s), u"proc"_s);
        QTemporaryDir folder;
        const Facts facts = filesystemFacts(::getpid(), folder.path());
        QVERIFY(!facts.value(u"data.filesystem"_s).isEmpty());
        const int free = facts.value(u"data.free_percent"_s).toInt();
        QVERIFY(free > 0 && free <= 100);
        QVERIFY(!facts.value(u"data.mount_options"_s).contains(u"nosuid"_s)); // of no weight
        QCOMPARE(reachablePath(::getpid(), u"/no/such/place"_s), QString());
    }

    void fsync()
    {
        QTemporaryDir folder;
        const auto time = probeFsync(folder.path());
        QVERIFY(time && *time > 0);
        QVERIFY(QDir(folder.path()).isEmpty());
        QVERIFY(!probeFsync(folder.filePath(u"missing"_s)));
    }

    void network()
    {
        const Facts facts = networkFacts(::getpid());
        QVERIFY(facts.value(u"net.somaxconn"_s).toInt() > 0);
        QCOMPARE(facts.value(u"net.port_range"_s).split(u' ').size(), 2);
        QVERIFY(networkCounters(::getpid()).listenOverflows);
        QVERIFY(!networkCounters(::getpid()).drops); // of this machine, and not a server's own
    }

    void controlGroups()
    {
        const Facts facts = controlGroupFacts(::getpid());
        QVERIFY(facts.value(u"cgroup.version"_s) == u"1" || facts.value(u"cgroup.version"_s) == u"2");
        const ControlGroupCounters counters = controlGroupCounters(::getpid());
        QVERIFY(!counters.throttledSeconds || *counters.throttledSeconds >= 0);
    }

    void anotherProgramIsSeen()
    {
        // this process stands for the server; the other one is what disturbs it
        WindowMeter meter({::getpid()});
        QVERIFY(meter.facts().isEmpty());
        meter.start();
        QVERIFY(meter.facts().isEmpty());
        QProcess other;
        other.start(u"sh"_s, {u"-c"_s, u"i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done"_s});
        QVERIFY(other.waitForFinished());
        meter.stop();
        const Facts facts = meter.facts();
        QVERIFY2(facts.value(u"window.other_cpu_percent"_s).toDouble() > 0,
                 qPrintable(facts.value(u"window.other_cpu_percent"_s)));
        for (const QString &key : {u"window.steal_percent"_s, u"window.swap_in"_s, u"window.dirty_mib"_s})
            QVERIFY2(facts.contains(key), qPrintable(key));
    }

    void ownWorkIsNotAnothers()
    {
        WindowMeter meter; // a server elsewhere: what others use cannot be told
        meter.start();
        QTest::qWait(50);
        meter.stop();
        QVERIFY(!meter.facts().contains(u"window.other_cpu_percent"_s));
        QVERIFY(meter.facts().contains(u"window.steal_percent"_s));
    }
};

QTEST_GUILESS_MAIN(TestSideFacts)
#include "tst_sidefacts.moc"
