// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/load.h"
#include "core/environment/processcpu.h"
#include "core/environment/serverprograms.h"
#include "core/environment/tcpport.h"
#include "tests/environment/environmentfixture.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <QCoroTask>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace Tare;

Q_DECLARE_METATYPE(Tare::ServerKind)

/// Real redis-server and mariadbd as child processes.
class TestNativeController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startsAndLeavesNothing_data() { kinds(); }
    void startsAndLeavesNothing();
    void listensOnAUnixSocket_data() { kinds(); }
    void listensOnAUnixSocket();
    void aSocketNameThatIsTooLongIsRefused();
    void startsFromDataOfAnother();
    void pinsToProcessors();
    void takesOptionsAndPort();
    void limitsOpenFiles();
    void aBadOptionIsToldInTheServersWords_data() { kinds(); }
    void aBadOptionIsToldInTheServersWords();
    void optionsThatTareSetsAreRefused();
    void aTakenPortNamesWhoHasIt();
    void noticesThatTheServerWasKilled();
    void isStoppedWhileStarting();
    void aForcedStopDoesNotWaitForAFrozenServer();
    void aMissingProgramIsNamed();

private:
    static void kinds()
    {
        QTest::addColumn<ServerKind>("kind");
        QTest::newRow("redis") << ServerKind::Redis;
        QTest::newRow("mariadb") << ServerKind::MySql;
    }
    static bool haveServer(ServerKind kind)
    {
        for (const QString &name : serverProgramNames(kind)) {
            if (!findProgram(name).isEmpty())
                return true;
        }
        return false;
    }
    static EnvironmentSpec spec(ServerKind kind, const NativeServer &native = {})
    {
        EnvironmentSpec environment;
        environment.id = u"e"_s;
        environment.name = u"<b>native</b> & \"mine\""_s;
        environment.server = kind;
        environment.how = native;
        return environment;
    }
    StartRequest request(const QString &directory = {})
    {
        StartRequest request;
        request.runKey = testKey();
        request.order = 1;
        request.directory = directory.isEmpty() ? m_work.fresh() : directory;
        return request;
    }

    WorkDirectory m_work;
    MachineContext m_context;
};

void TestNativeController::startsAndLeavesNothing()
{
    QFETCH(ServerKind, kind);
    TARE_NEEDS(haveServer(kind), u"no server program of this kind is installed"_s);
    QStringList shown;
    m_context.commands().commandStarted = [&shown](const QString &line) { shown << line; };
    auto controller = makeEnvironmentController(spec(kind), m_context);
    const StartRequest what = request();
    const auto endpoint = QCoro::waitFor(controller->start(what, {}));
    m_context.commands().commandStarted = nullptr;
    TARE_SUCCEEDS(endpoint);
    QCOMPARE(endpoint->address, u"127.0.0.1"_s);
    QVERIFY(endpoint->port > 0);
    QVERIFY(endpoint->password.size() >= 16);

    // A real answer, and only with the password.
    const auto answer = probeServer(*endpoint, std::chrono::seconds(5));
    TARE_SUCCEEDS(answer);
    Endpoint stranger = *endpoint;
    stranger.password = u"wrong"_s;
    QVERIFY(!probeServer(stranger, std::chrono::seconds(5)));
    stranger.password.clear();
    QVERIFY(!probeServer(stranger, std::chrono::seconds(5)));

    const Facts facts = controller->facts();
    QCOMPARE(facts.value(u"environment.kind"_s), u"native"_s);
    QCOMPARE(facts.value(u"network.mechanism"_s), u"loopback"_s);
    QCOMPARE(facts.value(u"network.peer"_s), u"127.0.0.1"_s);
    QVERIFY(!facts.value(u"server.version"_s).isEmpty());
    QCOMPARE(facts.value(u"server.sha256"_s).size(), 64);
    QCOMPARE(facts.value(u"server.sha256"_s),
             outputOf(u"sha256sum"_s, {facts.value(u"server.binary"_s)}).section(u' ', 0, 0));
    QCOMPARE(controller->dataFormatKey(), facts.value(u"server.sha256"_s));
    rlimit own{};
    ::getrlimit(RLIMIT_NOFILE, &own);
    QCOMPARE(facts.value(u"limits.nofile"_s).section(u':', 1), QString::number(own.rlim_max));
    QVERIFY(!facts.value(u"data.filesystem"_s).isEmpty());
    QVERIFY(facts.contains(u"security.seccomp"_s));
    QVERIFY(facts.contains(u"cgroup.cpus"_s));
    QCOMPARE(facts.value(u"server.uid"_s), QString::number(controller->dataOwner().first));

    const QList<qint64> processes = controller->serverProcesses();
    QCOMPARE(processes.size(), 1);
    QVERIFY(processThere(processes.first()));
    QVERIFY(cpuSecondsOf(processes).has_value());
    QVERIFY(controller->proxyProcesses().isEmpty());
    QCOMPARE(QCoro::waitFor(controller->death()), QString());

    // Only on 127.0.0.1: the kernel's table has no other address for the port.
    const QString listening = outputOf(u"ss"_s, {u"-ltnH"_s, u"sport = :%1"_s.arg(endpoint->port)});
    QCOMPARE(listening.split(u'\n', Qt::SkipEmptyParts).size(), 1);
    QVERIFY2(listening.contains(u"127.0.0.1:%1"_s.arg(endpoint->port)), qPrintable(listening));

    // The password is in no argument, no shown command, no file that is left and no environment.
    for (const char *file : {"cmdline", "environ"}) {
        QFile process(u"/proc/%1/%2"_s.arg(processes.first()).arg(QLatin1StringView(file)));
        if (process.open(QIODevice::ReadOnly))
            QVERIFY(!process.readAll().contains(endpoint->password.toUtf8()));
    }
    QVERIFY(!shown.isEmpty());
    for (const QString &line : shown)
        QVERIFY(!line.contains(endpoint->password));
    QCOMPARE(outputOf(u"grep"_s, {u"-rlF"_s, endpoint->password, what.directory}), QString());

    TARE_SUCCEEDS(QCoro::waitFor(controller->stop()));
    QVERIFY(!processThere(processes.first()));
    QVERIFY(!QCoro::waitFor(controller->death()).isEmpty());
    QCOMPARE(QDir(what.directory).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             {u"data"_s});
    TARE_SUCCEEDS(QCoro::waitFor(controller->stop()));
    TARE_SUCCEEDS(QCoro::waitFor(controller->stop(true)));
}

void TestNativeController::listensOnAUnixSocket()
{
    QFETCH(ServerKind, kind);
    TARE_NEEDS(haveServer(kind), u"no server program of this kind is installed"_s);
    NativeServer native;
    native.transport = Transport::UnixSocket;
    native.port = 1; // of no meaning here, and not to be had
    auto controller = makeEnvironmentController(spec(kind, native), m_context);
    TARE_SUCCEEDS(QCoro::waitFor(controller->check()));
    const auto endpoint = QCoro::waitFor(controller->start(request(), {}));
    TARE_SUCCEEDS(endpoint);
    QCOMPARE(endpoint->transport, Transport::UnixSocket);
    struct stat status
    {
    };
    QVERIFY(::stat(QFile::encodeName(endpoint->socketPath).constData(), &status) == 0);
    QVERIFY(S_ISSOCK(status.st_mode));
    TARE_SUCCEEDS(probeServer(*endpoint, std::chrono::seconds(5)));
    Endpoint stranger = *endpoint;
    stranger.password = u"wrong"_s;
    QVERIFY(!probeServer(stranger, std::chrono::seconds(5)));
    QCOMPARE(controller->facts().value(u"network.mechanism"_s), u"Unix socket"_s);
    if (kind == ServerKind::Redis) { // nothing else is open
        const QString listening = outputOf(u"ss"_s, {u"-ltnpH"_s});
        QVERIFY(!listening.contains(u"pid=%1,"_s.arg(controller->serverProcesses().first())));
    }
    TARE_SUCCEEDS(QCoro::waitFor(controller->stop(true)));
    QVERIFY(!QFile::exists(endpoint->socketPath));
}

void TestNativeController::aSocketNameThatIsTooLongIsRefused()
{
    TARE_NEEDS(haveServer(ServerKind::Redis), u"no redis-server is installed"_s);
    NativeServer native;
    native.transport = Transport::UnixSocket;
    auto controller = makeEnvironmentController(spec(ServerKind::Redis, native), m_context);
    const QString directory = m_work.fresh() + u'/' + QString(100, u'x');
    QVERIFY(QDir().mkpath(directory));
    const auto endpoint = QCoro::waitFor(controller->start(request(directory), {}));
    QVERIFY(!endpoint);
    QVERIFY2(endpoint.error().sentence.contains(u"TARE_WORK_DIR"_s), qPrintable(endpoint.error().sentence));
}

void TestNativeController::startsFromDataOfAnother()
{
    constexpr ServerKind kind = ServerKind::MySql; // Redis keeps nothing on disk by default
    TARE_NEEDS(haveServer(kind), u"no MariaDB or MySQL server is installed"_s);
    const QString directory = m_work.fresh();
    {
        auto first = makeEnvironmentController(spec(kind), m_context);
        const auto endpoint = QCoro::waitFor(first->start(request(directory), {}));
        TARE_SUCCEEDS(endpoint);
        const QStringList statements = {u"CREATE TABLE tare_oltp.t (a INT PRIMARY KEY)"_s,
                                        u"INSERT INTO tare_oltp.t VALUES (42)"_s};
        TARE_SUCCEEDS(executeStatements(*endpoint, statements, std::chrono::seconds(10)));
        TARE_SUCCEEDS(QCoro::waitFor(first->stop()));
    }
    auto second = makeEnvironmentController(spec(kind), m_context);
    const auto endpoint = QCoro::waitFor(second->start(request(directory), {}));
    TARE_SUCCEEDS(endpoint);
    // Refused as a duplicate only when the row is there.
    const auto duplicate =
        executeStatements(*endpoint, {u"INSERT INTO tare_oltp.t VALUES (42)"_s}, std::chrono::seconds(10));
    QVERIFY(!duplicate);
    QVERIFY2(duplicate.error().detail.contains(u"42"_s) || duplicate.error().sentence.contains(u"42"_s),
             qPrintable(duplicate.error().sentence + duplicate.error().detail));
    TARE_SUCCEEDS(QCoro::waitFor(second->stop()));
}

void TestNativeController::pinsToProcessors()
{
    TARE_NEEDS(haveServer(ServerKind::Redis), u"redis-server is not installed"_s);
    NativeServer native;
    native.cpuList = u"0"_s;
    auto controller = makeEnvironmentController(spec(ServerKind::Redis, native), m_context);
    const auto endpoint = QCoro::waitFor(controller->start(request(), {}));
    TARE_SUCCEEDS(endpoint);
    QCOMPARE(controller->facts().value(u"cpu.affinity"_s), u"0"_s);
    TARE_SUCCEEDS(QCoro::waitFor(controller->stop()));

    native.cpuList = u"4095"_s;
    const auto refused =
        QCoro::waitFor(makeEnvironmentController(spec(ServerKind::Redis, native), m_context)->check());
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::InvalidArgument);
    QVERIFY(refused.error().sentence.contains(u"4095"_s));
}

void TestNativeController::takesOptionsAndPort()
{
    TARE_NEEDS(haveServer(ServerKind::Redis), u"redis-server is not installed"_s);
    NativeServer native;
    native.port = freeTcpPort();
    native.options[u"maxclients"_s] = u"123"_s;
    native.options[u"save"_s] = u"3600 1"_s;
    auto controller = makeEnvironmentController(spec(ServerKind::Redis, native), m_context);
    const auto endpoint = QCoro::waitFor(controller->start(request(), {}));
    TARE_SUCCEEDS(endpoint);
    QCOMPARE(int(endpoint->port), native.port);
    const auto settings = readServerSettings(*endpoint, std::chrono::seconds(5));
    TARE_SUCCEEDS(settings);
    QCOMPARE(settings->value(u"maxclients"_s), u"123"_s);
    QCOMPARE(settings->value(u"save"_s), u"3600 1"_s);
    QCOMPARE(settings->value(u"appendonly"_s), u"no"_s);
    TARE_SUCCEEDS(QCoro::waitFor(controller->stop()));
}

void TestNativeController::limitsOpenFiles()
{
    TARE_NEEDS(haveServer(ServerKind::Redis), u"redis-server is not installed"_s);
    auto controller = makeEnvironmentController(spec(ServerKind::Redis), m_context);
    StartRequest what = request();
    what.openFiles = 1500;
    const auto endpoint = QCoro::waitFor(controller->start(what, {}));
    TARE_SUCCEEDS(endpoint);
    QCOMPARE(controller->facts().value(u"limits.nofile"_s), u"1500:1500"_s);
    TARE_SUCCEEDS(QCoro::waitFor(controller->stop()));
}

void TestNativeController::aBadOptionIsToldInTheServersWords()
{
    QFETCH(ServerKind, kind);
    TARE_NEEDS(haveServer(kind), u"no server program of this kind is installed"_s);
    NativeServer native;
    native.options[u"no_such_option_of_any_server"_s] = u"1"_s;
    auto controller = makeEnvironmentController(spec(kind, native), m_context);
    const StartRequest what = request();
    const auto endpoint = QCoro::waitFor(controller->start(what, {}));
    QVERIFY(!endpoint);
    QCOMPARE(endpoint.error().code, ErrorCode::ServerFailed);
    QVERIFY2(endpoint.error().detail.contains(u"no_such_option_of_any_server"_s),
             qPrintable(endpoint.error().detail));
    QVERIFY2(endpoint.error().sentence.contains(u"<b>native</b> & \"mine\""_s),
             qPrintable(endpoint.error().sentence));
    TARE_SUCCEEDS(QCoro::waitFor(controller->stop()));
    QVERIFY(controller->lastLogLines().contains(u"no_such_option_of_any_server"_s));
}

void TestNativeController::optionsThatTareSetsAreRefused()
{
    TARE_NEEDS(haveServer(ServerKind::Redis), u"redis-server is not installed"_s);
    for (const QString &option : {u"requirepass"_s, u"BIND"_s, u"dir"_s}) {
        NativeServer native;
        native.options[option] = u"x"_s;
        const auto checked =
            QCoro::waitFor(makeEnvironmentController(spec(ServerKind::Redis, native), m_context)->check());
        QVERIFY(!checked);
        QCOMPARE(checked.error().code, ErrorCode::InvalidArgument);
        QVERIFY(checked.error().sentence.contains(option));
    }
    NativeServer native;
    native.options[u"maxclients"_s] = u"10\nrequirepass x"_s;
    QVERIFY(!QCoro::waitFor(makeEnvironmentController(spec(ServerKind::Redis, native), m_context)->check()));
}

void TestNativeController::aTakenPortNamesWhoHasIt()
{
    TARE_NEEDS(haveServer(ServerKind::Redis), u"redis-server is not installed"_s);
    auto first = makeEnvironmentController(spec(ServerKind::Redis), m_context);
    const auto endpoint = QCoro::waitFor(first->start(request(), {}));
    TARE_SUCCEEDS(endpoint);
    NativeServer native;
    native.port = endpoint->port;
    auto second = makeEnvironmentController(spec(ServerKind::Redis, native), m_context);
    const auto checked = QCoro::waitFor(second->check());
    QVERIFY(!checked);
    QCOMPARE(checked.error().code, ErrorCode::PortTaken);
    QVERIFY2(checked.error().sentence.contains(QString::number(first->serverProcesses().first())),
             qPrintable(checked.error().sentence));
    // not the name of the program that Debian's redis-server is a link to
    QVERIFY2(checked.error().sentence.contains(u"redis-server"_s), qPrintable(checked.error().sentence));
    TARE_SUCCEEDS(QCoro::waitFor(first->stop()));
    TARE_SUCCEEDS(QCoro::waitFor(second->check()));
}

void TestNativeController::noticesThatTheServerWasKilled()
{
    TARE_NEEDS(haveServer(ServerKind::Redis), u"redis-server is not installed"_s);
    auto controller = makeEnvironmentController(spec(ServerKind::Redis), m_context);
    const auto endpoint = QCoro::waitFor(controller->start(request(), {}));
    TARE_SUCCEEDS(endpoint);
    const qint64 pid = controller->serverProcesses().first();
    QCOMPARE(::kill(static_cast<pid_t>(pid), SIGKILL), 0);
    QTRY_VERIFY(!QCoro::waitFor(controller->death()).isEmpty());
    QVERIFY2(QCoro::waitFor(controller->death()).contains(u'9'),
             qPrintable(QCoro::waitFor(controller->death())));
    QVERIFY(controller->serverProcesses().isEmpty());
    TARE_SUCCEEDS(QCoro::waitFor(controller->stop()));
}

void TestNativeController::isStoppedWhileStarting()
{
    TARE_NEEDS(haveServer(ServerKind::Redis), u"redis-server is not installed"_s);
    auto controller = makeEnvironmentController(spec(ServerKind::Redis), m_context);
    std::stop_source source;
    source.request_stop();
    const auto endpoint = QCoro::waitFor(controller->start(request(), source.get_token()));
    QVERIFY(!endpoint);
    QCOMPARE(endpoint.error().code, ErrorCode::Cancelled);
    QVERIFY(controller->serverProcesses().isEmpty());
    TARE_SUCCEEDS(QCoro::waitFor(controller->stop(true)));
}

void TestNativeController::aForcedStopDoesNotWaitForAFrozenServer()
{
    TARE_NEEDS(haveServer(ServerKind::Redis), u"redis-server is not installed"_s);
    auto controller = makeEnvironmentController(spec(ServerKind::Redis), m_context);
    const auto endpoint = QCoro::waitFor(controller->start(request(), {}));
    TARE_SUCCEEDS(endpoint);
    const qint64 pid = controller->serverProcesses().first();
    QCOMPARE(::kill(static_cast<pid_t>(pid), SIGSTOP), 0);
    // An orderly stop waits; a forced one on top of it ends both.
    auto orderly = controller->stop(false);
    QVERIFY(!orderly.isReady());
    TARE_SUCCEEDS(QCoro::waitFor(controller->stop(true)));
    TARE_SUCCEEDS(QCoro::waitFor(std::move(orderly)));
    QVERIFY(!processThere(pid));
}

void TestNativeController::aMissingProgramIsNamed()
{
    NativeServer native;
    native.binary = u"/nowhere/redis-server"_s;
    const auto checked =
        QCoro::waitFor(makeEnvironmentController(spec(ServerKind::Redis, native), m_context)->check());
    QVERIFY(!checked);
    QCOMPARE(checked.error().code, ErrorCode::ServerMissing);
    QVERIFY(checked.error().sentence.contains(native.binary));
    // A program that is there but is no server.
    native.binary = u"true"_s;
    const auto wrong =
        QCoro::waitFor(makeEnvironmentController(spec(ServerKind::Redis, native), m_context)->check());
    QVERIFY(!wrong);
    QCOMPARE(wrong.error().code, ErrorCode::ServerMissing);
}

QTEST_GUILESS_MAIN(TestNativeController)
#include "tst_nativecontroller.moc"
