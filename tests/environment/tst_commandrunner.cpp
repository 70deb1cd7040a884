// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/commandrunner.h"
#include "tests/environment/environmentfixture.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <QCoroTask>

#include <thread>

using namespace Qt::StringLiterals;
using namespace Tare;

class TestCommandRunner : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesOutputAndExitCode();
    void passesArgumentsAsTheyAre();
    void passesInputAndEnvironment();
    void aMissingProgramIsNamed();
    void aTimeoutEndsTheWholeGroup();
    void aStopEndsTheWholeGroup();
    void aSignalIsAnExitCode();
    void resumesWhenTheRunnerGoes();
    void aDroppedTaskDoesNoHarm();
    void showsCommandsQuotedAndWithoutSecrets_data();
    void showsCommandsQuotedAndWithoutSecrets();
    void tellsOfEachCommand();

private:
    static Command shell(const QString &script)
    {
        Command command;
        command.program = u"sh"_s;
        command.arguments = QStringList{u"-c"_s, script};
        return command;
    }
};

void TestCommandRunner::givesOutputAndExitCode()
{
    LocalCommandRunner runner;
    const auto output = QCoro::waitFor(runner.run(shell(u"echo out; echo err >&2; exit 3"_s)));
    TARE_SUCCEEDS(output);
    QCOMPARE(output->exitCode, 3);
    QCOMPARE(output->standardOutput, QByteArray("out\n"));
    QCOMPARE(output->standardError, QByteArray("err\n"));
}

void TestCommandRunner::passesArgumentsAsTheyAre()
{
    LocalCommandRunner runner;
    Command command;
    command.program = u"printf"_s;
    command.arguments = QStringList{u"%s|"_s, u"a b"_s, u"$HOME;'\""_s, QString(), u"数据"_s};
    const auto output = QCoro::waitFor(runner.run(command));
    TARE_SUCCEEDS(output);
    QCOMPARE(QString::fromUtf8(output->standardOutput), u"a b|$HOME;'\"||数据|"_s);
}

void TestCommandRunner::passesInputAndEnvironment()
{
    LocalCommandRunner runner;
    Command command = shell(u"cat; echo $TARE_TEST_VALUE"_s);
    command.input = QByteArray(300000, 'x');
    command.environment[u"TARE_TEST_VALUE"_s] = u"given"_s;
    const auto output = QCoro::waitFor(runner.run(command));
    TARE_SUCCEEDS(output);
    QCOMPARE(output->standardOutput, command.input + "given\n");
    // Without input the program sees the end at once instead of waiting for a terminal.
    const auto empty = QCoro::waitFor(runner.run(shell(u"cat"_s)));
    TARE_SUCCEEDS(empty);
    QCOMPARE(empty->standardOutput, QByteArray());
}

void TestCommandRunner::aMissingProgramIsNamed()
{
    LocalCommandRunner runner;
    Command command;
    command.program = u"/nowhere/at-all"_s;
    const auto output = QCoro::waitFor(runner.run(command));
    QVERIFY(!output);
    QCOMPARE(output.error().code, ErrorCode::CommandFailed);
    QVERIFY(output.error().sentence.contains(command.program));
}

void TestCommandRunner::aTimeoutEndsTheWholeGroup()
{
    QTemporaryDir directory;
    LocalCommandRunner runner;
    // The shell's own child would go on without its parent.
    Command command = shell(u"sleep 1000 & echo $! > '%1/pid'; echo begun; wait"_s.arg(directory.path()));
    command.timeout = std::chrono::milliseconds(700);
    const auto output = QCoro::waitFor(runner.run(command));
    QVERIFY(!output);
    QCOMPARE(output.error().code, ErrorCode::CommandFailed);
    QVERIFY(output.error().detail.contains(u"begun"_s));
    QFile file(directory.filePath(u"pid"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const qint64 pid = file.readAll().trimmed().toLongLong();
    QVERIFY(pid > 0);
    QTRY_VERIFY(!processThere(pid));
}

void TestCommandRunner::aStopEndsTheWholeGroup()
{
    QTemporaryDir directory;
    LocalCommandRunner runner;
    std::stop_source source;
    Command command = shell(u"sleep 1000 & echo $! > '%1/pid'; wait"_s.arg(directory.path()));
    command.stop = source.get_token();
    auto task = runner.run(command);
    const auto pid = [&directory] {
        QFile file(directory.filePath(u"pid"_s));
        return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().toLongLong() : 0;
    };
    QTRY_VERIFY(pid() > 0);
    std::thread([&source] { source.request_stop(); }).join();
    const auto output = QCoro::waitFor(std::move(task));
    QVERIFY(!output);
    QCOMPARE(output.error().code, ErrorCode::Cancelled);
    QTRY_VERIFY(!processThere(pid()));
    // Stopped before it began.
    const auto late = QCoro::waitFor(runner.run(command));
    QVERIFY(!late);
    QCOMPARE(late.error().code, ErrorCode::Cancelled);
}

void TestCommandRunner::aSignalIsAnExitCode()
{
    LocalCommandRunner runner;
    const auto output = QCoro::waitFor(runner.run(shell(u"kill -9 $$"_s)));
    TARE_SUCCEEDS(output);
    QCOMPARE(output->exitCode, 128 + 9);
}

void TestCommandRunner::resumesWhenTheRunnerGoes()
{
    QTemporaryDir directory;
    auto runner = std::make_unique<LocalCommandRunner>();
    auto task = runner->run(shell(u"echo $$ > '%1/pid'; sleep 1000"_s.arg(directory.path())));
    QTRY_VERIFY(QFile::exists(directory.filePath(u"pid"_s)));
    runner.reset();
    const auto output = QCoro::waitFor(std::move(task));
    QVERIFY(!output);
    QCOMPARE(output.error().code, ErrorCode::Cancelled);
}

void TestCommandRunner::aDroppedTaskDoesNoHarm()
{
    LocalCommandRunner runner;
    QTemporaryDir directory;
    {
        auto dropped = runner.run(shell(u"sleep 0.2; touch '%1/done'"_s.arg(directory.path())));
        Q_UNUSED(dropped)
    }
    QTRY_VERIFY(QFile::exists(directory.filePath(u"done"_s)));
    const auto output = QCoro::waitFor(runner.run(shell(u"true"_s)));
    TARE_SUCCEEDS(output);
}

void TestCommandRunner::showsCommandsQuotedAndWithoutSecrets_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("shown");
    QTest::newRow("plain") << QStringList{u"--port=1"_s, u"a/b.c"_s} << u"prog --port=1 a/b.c"_s;
    QTest::newRow("blank") << QStringList{u"a b"_s} << u"prog 'a b'"_s;
    QTest::newRow("quote") << QStringList{u"it's"_s} << u"prog 'it'\\''s'"_s;
    QTest::newRow("empty") << QStringList{QString()} << u"prog ''"_s;
    QTest::newRow("dollar") << QStringList{u"$x"_s} << u"prog '$x'"_s;
    QTest::newRow("secret") << QStringList{u"--password=hunter2"_s} << u"prog --password=…"_s;
}

void TestCommandRunner::showsCommandsQuotedAndWithoutSecrets()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, shown);
    Command command;
    command.program = u"prog"_s;
    command.arguments = arguments;
    command.secrets = QStringList{u"hunter2"_s, QString()};
    QCOMPARE(command.displayed(), shown);
    command.environment[u"KEY"_s] = u"value"_s;
    QCOMPARE(command.displayed(), u"KEY=… "_s + shown);
}

void TestCommandRunner::tellsOfEachCommand()
{
    LocalCommandRunner runner;
    QStringList told;
    runner.commandStarted = [&told](const QString &line) { told << line; };
    TARE_SUCCEEDS(QCoro::waitFor(runner.run(shell(u"true"_s))));
    QCOMPARE(told, QStringList{u"sh -c true"_s});
}

QTEST_GUILESS_MAIN(TestCommandRunner)
#include "tst_commandrunner.moc"
