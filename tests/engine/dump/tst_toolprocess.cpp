// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/dump/processtree.h"
#include "core/engine/dump/toolprocess.h"

#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <thread>

#include <sys/wait.h>

using namespace Qt::StringLiterals;
using namespace Tare;
using namespace std::chrono_literals;

namespace {

ToolCommand shell(const QString &script)
{
    return {u"/bin/sh"_s, {u"-c"_s, script}};
}

void waitFor(ToolProcess &process)
{
    while (!process.wait(ToolProcess::Clock::now() + 100ms)) { }
}

QByteArray textOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestToolProcess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void outputErrorsAndExitCode()
    {
        const auto said = runTool(shell(u"echo out; echo err >&2; exit 3"_s), 10s);
        QVERIFY(said);
        QCOMPARE(said->standardOutput, u"out\n"_s);
        QCOMPARE(said->standardError, u"err\n"_s);
        QCOMPARE(said->exit.code, 3);
        QVERIFY(!said->exit.good());
    }

    void aProgramThatIsNotThere()
    {
        const auto said = runTool({u"/nowhere/mydumper"_s, {}}, 10s);
        QVERIFY(!said);
        QVERIFY(said.error().sentence.contains(u"/nowhere/mydumper"_s));
    }

    void aLineOfProgramsFromFileToFile()
    {
        QTemporaryDir directory;
        const QString input = directory.filePath(u"in"_s);
        const QString output = directory.filePath(u"out"_s);
        QFile file(input);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(100000, 'x'));
        file.close();
        auto process =
            ToolProcess::start({{u"/bin/cat"_s, {}}, {u"/usr/bin/tr"_s, {u"x"_s, u"y"_s}}}, {input, output});
        QVERIFY2(process, process ? "" : qPrintable(process.error().sentence));
        waitFor(**process);
        QCOMPARE(textOf(output), QByteArray(100000, 'y'));
        QCOMPARE((*process)->exits().size(), 2);
        QVERIFY((*process)->exits().at(0).good() && (*process)->exits().at(1).good());
        // each read and wrote all of it
        QVERIFY((*process)->bytesRead() >= 200000);
        QCOMPARE((*process)->bytesWritten(), 200000);
        // only what is not there yet is written
        QVERIFY(!ToolProcess::start({{u"/bin/cat"_s, {}}}, {input, output}));
    }

    void cpuOfChildrenCounts()
    {
        // the work is done by a child that the shell waits for
        auto process =
            ToolProcess::start({shell(u"(i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done); true"_s)}, {});
        QVERIFY(process);
        waitFor(**process);
        const ToolProcess::Times times = (*process)->times();
        QVERIFY(times.user > 0);
    }

    void theWholeGroupEnds()
    {
        QTemporaryDir directory;
        const QString pidFile = directory.filePath(u"pid"_s);
        auto process =
            ToolProcess::start({shell(u"trap '' TERM; sleep 1000 & echo $! > %1; wait"_s.arg(pidFile))}, {});
        QVERIFY(process);
        QTRY_VERIFY(textOf(pidFile).endsWith('\n'));
        const pid_t child = textOf(pidFile).trimmed().toInt();
        QCOMPARE(::kill(child, 0), 0);
        (*process)->end(100ms);
        QVERIFY((*process)->hasEnded());
        QCOMPARE((*process)->exits().first().signal, SIGKILL);
        QTRY_VERIFY(::kill(child, 0) != 0 || textOf(u"/proc/%1/stat"_s.arg(child)).contains(") Z"));
    }

    void nobodyOutlivesTheThread()
    {
        QTemporaryDir directory;
        const QString pidFile = directory.filePath(u"pid"_s);
        std::unique_ptr<ToolProcess> forgotten;
        std::thread starter([&] {
            auto process = ToolProcess::start({shell(u"echo $$ > %1; exec sleep 1000"_s.arg(pidFile))}, {});
            while (!textOf(pidFile).endsWith('\n'))
                std::this_thread::sleep_for(10ms);
            forgotten = std::move(*process); // as if the program had crashed: nobody ends it
        });
        starter.join();
        const pid_t child = textOf(pidFile).trimmed().toInt();
        QTRY_VERIFY(textOf(u"/proc/%1/stat"_s.arg(child)).contains(") Z"));
    }

    void timeRunsOutAndStops()
    {
        const auto said = runTool({u"/bin/sleep"_s, {u"1000"_s}}, 50ms);
        QVERIFY(!said);
        QVERIFY(said.error().code == ErrorCode::CommandFailed);
        std::stop_source source;
        source.request_stop();
        const auto stopped = runTool({u"/bin/sleep"_s, {u"1000"_s}}, 60s, source.get_token());
        QVERIFY(!stopped);
        QVERIFY(stopped.error().code == ErrorCode::Cancelled);
    }

    void aClosedChannelIsNoBusyWait()
    {
        auto process = ToolProcess::start({shell(u"exec >&- 2>&-; sleep 0.5"_s)}, {});
        QVERIFY(process);
        int turns = 0;
        while (!(*process)->wait(ToolProcess::Clock::now() + 100ms))
            ++turns;
        QVERIFY2(turns < 50, qPrintable(QString::number(turns)));
    }

    void commandsAreShownForAShell()
    {
        QCOMPARE((ToolCommand{u"/usr/bin/mydumper"_s, {u"-B"_s, u"it's mine"_s}}).displayed(),
                 u"/usr/bin/mydumper -B 'it'\\''s mine'"_s);
    }

    void memoryAndThreadsAreSeen()
    {
        const QString python = QStandardPaths::findExecutable(u"python3"_s);
        if (python.isEmpty())
            QSKIP("no python3 for a program with threads");
        // one thread works four times as long as the other
        const QString script = u"import threading, time\n"
                               "ballast = bytearray(64 << 20)\n"
                               "def work(seconds):\n"
                               "    end = time.monotonic() + seconds\n"
                               "    while time.monotonic() < end: pass\n"
                               "threads = [threading.Thread(target=work, args=(s,)) for s in (0.5, 2.0)]\n"
                               "[t.start() for t in threads]\n"
                               "[t.join() for t in threads]\n"_s;
        auto process = ToolProcess::start({{python, {u"-c"_s, script}}}, {});
        QVERIFY(process);
        ProcessTree tree((*process)->group());
        while (!(*process)->wait(ToolProcess::Clock::now() + 50ms))
            tree.look((*process)->processes());
        QVERIFY((*process)->exits().first().good());
        QVERIFY2(tree.peakMemory() > (64 << 20), qPrintable(QString::number(tree.peakMemory())));
        QVERIFY(tree.straggler());
        QVERIFY2(*tree.straggler() > 1.1 && *tree.straggler() < 2,
                 qPrintable(QString::number(*tree.straggler())));
    }
};

QTEST_APPLESS_MAIN(TestToolProcess)
#include "tst_toolprocess.moc"
