// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/hostreader.h"
#include "core/environment/hostsampler.h"

#include <QProcess>
#include <QTest>

#include <atomic>
#include <mutex>
#include <thread>

#include <pthread.h>

using namespace Tare;
using namespace Qt::StringLiterals;

/// This machine, while this test does something known on it.
class TestHostSampler : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void busyThreadAndProcess()
    {
        QProcess child;
        child.start(u"sh"_s, {u"-c"_s, u"while :; do :; done"_s});
        QVERIFY(child.waitForStarted());
        QProcess tool; // not a server: counts as the load's
        tool.start(u"sleep"_s, {u"60"_s});
        QVERIFY(tool.waitForStarted());
        std::atomic<bool> enough{false};
        std::thread load([&enough] {
            ::pthread_setname_np(::pthread_self(), "tare-load");
            while (!enough) { }
        });

        std::mutex mutex;
        QList<HostSample> samples;
        HostSampler sampler({{u"server"_s, {child.processId()}}}, [&](HostSample sample) {
            const std::scoped_lock lock(mutex);
            samples.append(std::move(sample));
        });
        sampler.start();
        const auto count = [&] {
            const std::scoped_lock lock(mutex);
            return samples.size();
        };
        QTRY_VERIFY_WITH_TIMEOUT(count() >= 1, 20000);
        sampler.cut();
        QTRY_VERIFY_WITH_TIMEOUT(count() >= 2, 20000);
        child.kill(); // goes away in the middle
        child.waitForFinished();
        sampler.stop();
        enough = true;
        load.join();
        tool.kill();
        tool.waitForFinished();

        const HostSample first = samples.first();
        QVERIFY(first.length > 0);
        // spans follow each other; one of some milliseconds may be left out
        const double gap = samples.at(1).start - first.start - first.length;
        QVERIFY2(gap > -1e-6 && gap < 0.02, qPrintable(QString::number(gap)));
        for (const QString &key :
             {u"cpu.user"_s, u"cpu.busy"_s, u"cpu.count"_s, u"load.1"_s, u"switches"_s, u"memory.total"_s,
              u"memory.available"_s, u"net.lo.in"_s, u"sampler.cpu"_s, u"proc.server.memory"_s})
            QVERIFY2(first.values.contains(key), qPrintable(key));
        QVERIFY(first.values[u"cpu.busy"_s] > 0);
        // busy all the time, with a CPU or waiting for one
        for (const QString &role : {u"server"_s, u"load"_s}) {
            const double ran = first.values[u"proc.%1.thread"_s.arg(role)];
            const double waited = first.values[u"proc.%1.thread_wait"_s.arg(role)];
            QVERIFY2(ran > 0 && ran + waited > 0.8, qPrintable(u"%1 %2 %3"_s.arg(role).arg(ran).arg(waited)));
            QVERIFY(first.values[u"proc.%1.cpu"_s.arg(role)] > 0);
        }
        QVERIFY(!first.values.contains(u"proc.proxy.cpu"_s));
        double total = 0;
        for (const QString &part :
             {u"user"_s, u"system"_s, u"iowait"_s, u"steal"_s, u"softirq"_s, u"irq"_s, u"idle"_s})
            total += first.values[u"cpu."_s + part];
        QVERIFY(qAbs(total - 1) < 1e-9);
    }

    /// The parts of the load: this process's threads of the name, and programs that are no servers.
    void whoIsTheLoad()
    {
        QProcess server;
        server.start(u"sleep"_s, {u"60"_s});
        QVERIFY(server.waitForStarted());
        QProcess tool;
        tool.start(u"sleep"_s, {u"60"_s});
        QVERIFY(tool.waitForStarted());
        HostReader reader({{u"server"_s, {server.processId()}}});
        const HostReading reading = reader.read();
        QCOMPARE(reading.roles[u"server"_s].processes.keys(), QList<qint64>{server.processId()});
        QVERIFY(!reading.roles[u"server"_s].cpus.isEmpty());
        const QList<qint64> load = reading.roles[u"load"_s].processes.keys();
        QVERIFY(load.contains(QCoreApplication::applicationPid()));
        QVERIFY(!load.contains(server.processId()));
        if (!QFile::exists(u"/proc/self/task/%1/children"_s.arg(QCoreApplication::applicationPid())))
            QSKIP("This kernel does not tell a process's children.");
        QVERIFY(load.contains(tool.processId()));
        server.kill();
        tool.kill();
        server.waitForFinished();
        tool.waitForFinished();
        QVERIFY(reader.read().roles[u"server"_s].processes.isEmpty());
    }

    void cost()
    {
        HostReader reader({{u"server"_s, {QCoreApplication::applicationPid()}}});
        reader.read();
        QBENCHMARK
        {
            reader.read();
        }
    }
};

QTEST_GUILESS_MAIN(TestHostSampler)
#include "tst_hostsampler.moc"
