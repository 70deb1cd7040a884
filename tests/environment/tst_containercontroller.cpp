// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/load.h"
#include "core/environment/containerengines.h"
#include "core/environment/imagepacker.h"
#include "core/environment/serverprograms.h"
#include "core/environment/tcpport.h"
#include "core/model/processmark.h"
#include "tests/environment/environmentfixture.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <QCoroTask>

#include <csignal>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace Tare;

Q_DECLARE_METATYPE(Tare::ServerKind)
Q_DECLARE_METATYPE(Tare::ContainerEngine)
Q_DECLARE_METATYPE(Tare::NetworkPath)
Q_DECLARE_METATYPE(Tare::ContainerStorage)

/// Real servers in real containers of docker and podman.
class TestContainerController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startsAndLeavesNothing_data();
    void startsAndLeavesNothing();
    void keepsDataWhereAsked_data();
    void keepsDataWhereAsked();
    void takesLimits_data() { engines(); }
    void takesLimits();
    void runsAnImageByName_data();
    void runsAnImageByName();
    void aMissingImageIsNamed_data() { engines(); }
    void aMissingImageIsNamed();
    void aBadOptionIsToldInTheServersWords_data() { engines(); }
    void aBadOptionIsToldInTheServersWords();
    void aTakenPortNamesWhoHasIt_data() { engines(); }
    void aTakenPortNamesWhoHasIt();
    void noticesThatTheServerWasKilled_data() { engines(); }
    void noticesThatTheServerWasKilled();
    void aForcedStopDoesNotWaitForAFrozenServer_data() { engines(); }
    void aForcedStopDoesNotWaitForAFrozenServer();
    void anOpenFileLimitThatMayNotBeSetIsNamed_data() { engines(); }
    void anOpenFileLimitThatMayNotBeSetIsNamed();
    void cleanup();

private:
    static void engines()
    {
        QTest::addColumn<ContainerEngine>("engine");
        QTest::newRow("docker") << ContainerEngine::Docker;
        QTest::newRow("podman") << ContainerEngine::Podman;
    }
    static bool haveServer(ServerKind kind)
    {
        for (const QString &name : serverProgramNames(kind)) {
            if (!findProgram(name).isEmpty())
                return true;
        }
        return false;
    }
    static EnvironmentSpec spec(ServerKind kind, const ContainerServer &container)
    {
        EnvironmentSpec environment;
        environment.id = u"e"_s;
        environment.name = u"<b>box</b> & \"mine\""_s;
        environment.server = kind;
        environment.how = container;
        return environment;
    }
    StartRequest request(const QString &directory = {})
    {
        StartRequest request;
        request.runKey = m_key;
        request.order = ++m_order;
        request.directory = directory.isEmpty() ? m_work.fresh() : directory;
        return request;
    }
    /// Why the engine cannot be used here; empty when it can.
    QString lacking(ContainerEngine engine)
    {
        const auto setup = QCoro::waitFor(m_context.engines().use(engine));
        return setup ? QString() : setup.error().sentence + u'\n' + setup.error().detail;
    }
    /// Containers, volumes and images of this test's run key, as the engine itself lists them.
    QString thingsOf(ContainerEngine engine) const
    {
        const QString program = engineProgramName(engine);
        const QString filter = u"label=tare.run="_s + m_key;
        return outputOf(program, {u"ps"_s, u"-aq"_s, u"--filter"_s, filter})
            + outputOf(program, {u"volume"_s, u"ls"_s, u"-q"_s, u"--filter"_s, filter})
            + outputOf(program, {u"images"_s, u"-q"_s, u"--filter"_s, filter});
    }
    /// An image by name as the official ones are, made of the host's own program.
    QString makeReferenceImage(ContainerEngine engine, ServerKind kind);

    const QString m_key = testKey();
    int m_order = 0;
    WorkDirectory m_work;
    MachineContext m_context;
};

void TestContainerController::cleanup()
{
    const auto removed = QCoro::waitFor(m_context.images().removePacked());
    TARE_SUCCEEDS(removed);
    for (const ContainerEngine engine : {ContainerEngine::Docker, ContainerEngine::Podman}) {
        if (!findProgram(engineProgramName(engine)).isEmpty())
            QCOMPARE(thingsOf(engine), QString());
    }
}

void TestContainerController::startsAndLeavesNothing_data()
{
    QTest::addColumn<ContainerEngine>("engine");
    QTest::addColumn<ServerKind>("kind");
    QTest::addColumn<NetworkPath>("network");
    for (const ContainerEngine engine : {ContainerEngine::Docker, ContainerEngine::Podman}) {
        for (const ServerKind kind : {ServerKind::Redis, ServerKind::MySql}) {
            for (const NetworkPath network :
                 {NetworkPath::Host, NetworkPath::BridgeAddress, NetworkPath::PublishedPort}) {
                const char *path = network == NetworkPath::Host ? "host"
                    : network == NetworkPath::BridgeAddress     ? "bridge address"
                                                                : "published port";
                QTest::addRow("%s, %s, %s", engine == ContainerEngine::Docker ? "docker" : "podman",
                              kind == ServerKind::Redis ? "redis" : "mariadb", path)
                    << engine << kind << network;
            }
        }
    }
}

void TestContainerController::startsAndLeavesNothing()
{
    QFETCH(ContainerEngine, engine);
    QFETCH(ServerKind, kind);
    QFETCH(NetworkPath, network);
    TARE_NEEDS(haveServer(kind), u"no server program of this kind is installed"_s);
    const QString trouble = lacking(engine);
    TARE_NEEDS(trouble.isEmpty(), trouble);

    const bool rootless = QCoro::waitFor(m_context.engines().use(engine))->rootless;
    if (rootless && network == NetworkPath::BridgeAddress)
        QSKIP("the container's own address cannot be reached where the engine runs without root");
    ContainerServer container;
    container.engine = engine;
    container.network = network;
    QStringList shown;
    m_context.commands().commandStarted = [&shown](const QString &line) { shown << line; };
    auto controller = makeEnvironmentController(spec(kind, container), m_context);
    const StartRequest what = request();
    const auto endpoint = QCoro::waitFor(controller->start(what, {}));
    m_context.commands().commandStarted = nullptr;
    TARE_SUCCEEDS(endpoint);
    const auto answer = probeServer(*endpoint, std::chrono::seconds(5));
    TARE_SUCCEEDS(answer);
    Endpoint stranger = *endpoint;
    stranger.password.clear();
    QVERIFY(!probeServer(stranger, std::chrono::seconds(5)));

    // What was found is what the engine and the kernel say.
    const QString program = engineProgramName(engine);
    const QString name = u"tare-%1-%2"_s.arg(m_key).arg(what.order);
    const auto inspected = [&](const QString &format) {
        return outputOf(program, {u"container"_s, u"inspect"_s, u"-f"_s, format, name}).trimmed();
    };
    const Facts facts = controller->facts();
    QCOMPARE(facts.value(u"engine.name"_s), program);
    QVERIFY(!facts.value(u"engine.version"_s).isEmpty());
    QCOMPARE(controller->serverProcesses(), {inspected(u"{{.State.Pid}}"_s).toLongLong()});
    const qint64 pid = controller->serverProcesses().first();
    QCOMPARE(facts.value(u"server.sha256"_s),
             outputOf(u"sha256sum"_s, {u"/proc/%1/exe"_s.arg(pid)}).section(u' ', 0, 0));
    // The same binary as the native environment runs.
    const auto host = QCoro::waitFor(m_context.programs().find(kind, {}));
    TARE_SUCCEEDS(host);
    QCOMPARE(facts.value(u"server.sha256"_s), host->sha256);
    QCOMPARE(controller->dataFormatKey(), host->sha256);
    QCOMPARE(facts.value(u"server.uid"_s), QString::number(controller->dataOwner().first));
    QVERIFY(facts.value(u"data.filesystem"_s) != u"overlay"_s);
    QVERIFY(!facts.value(u"image.digest"_s).isEmpty());
    const QString limits = outputOf(u"sh"_s, {u"-c"_s, u"grep -F 'Max open files' /proc/self/limits"_s});
    QCOMPARE(facts.value(u"limits.nofile"_s), limits.simplified().split(u' ').mid(3, 2).join(u':'));

    const QString mechanism = facts.value(u"network.mechanism"_s);
    switch (network) {
    case NetworkPath::Host:
        QCOMPARE(facts.value(u"network.path"_s), u"host network"_s);
        QCOMPARE(mechanism, u"host network"_s);
        QCOMPARE(facts.value(u"network.peer"_s), u"127.0.0.1"_s);
        break;
    case NetworkPath::BridgeAddress:
        QCOMPARE(facts.value(u"network.path"_s), u"container address"_s);
        QCOMPARE(mechanism, u"veth and bridge"_s);
        QVERIFY(endpoint->address != u"127.0.0.1"_s);
        QVERIFY(facts.value(u"network.peer"_s) != u"127.0.0.1"_s);
        QVERIFY(!facts.value(u"network.peer"_s).isEmpty());
        break;
    case NetworkPath::PublishedPort: {
        QCOMPARE(facts.value(u"network.path"_s), u"published port"_s);
        const QString proxy =
            outputOf(u"pgrep"_s, {u"-f"_s, u"docker-proxy.*-host-port %1 "_s.arg(endpoint->port)});
        QCOMPARE(mechanism == u"docker-proxy", !proxy.isEmpty());
        QCOMPARE(controller->proxyProcesses().size(), proxy.isEmpty() && !rootless ? 0 : 1);
        if (!proxy.isEmpty())
            QCOMPARE(controller->proxyProcesses().first(), proxy.trimmed().toLongLong());
        else if (rootless)
            QCOMPARE(mechanism, u"rootlessport"_s);
        else
            QCOMPARE(mechanism, u"kernel DNAT"_s);
        QVERIFY(facts.value(u"network.peer"_s) != u"127.0.0.1"_s);
        QVERIFY(!facts.value(u"network.peer"_s).isEmpty());
        break;
    }
    }
    if (network != NetworkPath::BridgeAddress) {
        // Reachable from this machine only.
        const QString listening = outputOf(u"ss"_s, {u"-ltnH"_s, u"sport = :%1"_s.arg(endpoint->port)});
        QCOMPARE(listening.split(u'\n', Qt::SkipEmptyParts).size(), 1);
        QVERIFY2(listening.contains(u"127.0.0.1:"_s), qPrintable(listening));
    }

    // The password is nowhere to be read.
    QCOMPARE(outputOf(u"grep"_s, {u"-rlF"_s, endpoint->password, what.directory}), QString());
    QVERIFY(!outputOf(program, {u"container"_s, u"inspect"_s, name}).contains(endpoint->password));
    QVERIFY(!shown.isEmpty());
    for (const QString &line : shown)
        QVERIFY(!line.contains(endpoint->password));

    TARE_SUCCEEDS(QCoro::waitFor(controller->stop()));
    QVERIFY(!processThere(pid));
    QCOMPARE(QDir(what.directory).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             {u"data"_s});
    QVERIFY(inspected(u"{{.Id}}"_s).isEmpty());
    TARE_SUCCEEDS(QCoro::waitFor(controller->stop(true)));
}

void TestContainerController::keepsDataWhereAsked_data()
{
    QTest::addColumn<ContainerEngine>("engine");
    QTest::addColumn<ContainerStorage>("storage");
    for (const ContainerEngine engine : {ContainerEngine::Docker, ContainerEngine::Podman}) {
        const char *name = engine == ContainerEngine::Docker ? "docker" : "podman";
        QTest::addRow("%s, bind mount", name) << engine << ContainerStorage::BindMount;
        QTest::addRow("%s, volume", name) << engine << ContainerStorage::Volume;
        QTest::addRow("%s, image layer", name) << engine << ContainerStorage::ImageLayer;
    }
}

void TestContainerController::keepsDataWhereAsked()
{
    QFETCH(ContainerEngine, engine);
    QFETCH(ContainerStorage, storage);
    TARE_NEEDS(haveServer(ServerKind::MySql), u"no MariaDB or MySQL server is installed"_s);
    const QString trouble = lacking(engine);
    TARE_NEEDS(trouble.isEmpty(), trouble);

    // Files that a native server of the same program wrote.
    const QString directory = m_work.fresh();
    EnvironmentSpec native;
    native.name = u"native"_s;
    native.server = ServerKind::MySql;
    native.how = NativeServer();
    auto first = makeEnvironmentController(native, m_context);
    const auto prepared = QCoro::waitFor(first->start(request(directory), {}));
    TARE_SUCCEEDS(prepared);
    const QStringList statements = {u"CREATE TABLE tare_oltp.t (a INT PRIMARY KEY)"_s,
                                    u"INSERT INTO tare_oltp.t VALUES (42)"_s};
    TARE_SUCCEEDS(executeStatements(*prepared, statements, std::chrono::seconds(10)));
    TARE_SUCCEEDS(QCoro::waitFor(first->stop()));

    ContainerServer container;
    container.engine = engine;
    container.storage = storage;
    auto controller = makeEnvironmentController(spec(ServerKind::MySql, container), m_context);
    const auto endpoint = QCoro::waitFor(controller->start(request(directory), {}));
    TARE_SUCCEEDS(endpoint);
    const auto duplicate =
        executeStatements(*endpoint, {u"INSERT INTO tare_oltp.t VALUES (42)"_s}, std::chrono::seconds(10));
    QVERIFY(!duplicate);
    const QString words = duplicate.error().sentence + duplicate.error().detail;
    QVERIFY2(words.contains(u"42"_s), qPrintable(words));
    const QString filesystem = controller->facts().value(u"data.filesystem"_s);
    if (QCoro::waitFor(m_context.engines().use(engine))->storageDriver.startsWith(u"overlay"_s))
        QCOMPARE(filesystem.contains(u"overlay"_s), storage == ContainerStorage::ImageLayer);
    TARE_SUCCEEDS(QCoro::waitFor(controller->stop()));
}

void TestContainerController::takesLimits()
{
    QFETCH(ContainerEngine, engine);
    TARE_NEEDS(haveServer(ServerKind::Redis), u"redis-server is not installed"_s);
    const QString trouble = lacking(engine);
    TARE_NEEDS(trouble.isEmpty(), trouble);
    ContainerServer container;
    container.engine = engine;
    container.network = NetworkPath::Host;
    container.cpuList = u"0"_s;
    container.cpuLimit = 0.5;
    container.memoryLimitMib = 300;
    container.openFiles = 1200;
    container.port = freeTcpPort();
    container.options[u"maxclients"_s] = u"99"_s;
    auto controller = makeEnvironmentController(spec(ServerKind::Redis, container), m_context);
    const auto endpoint = QCoro::waitFor(controller->start(request(), {}));
    TARE_SUCCEEDS(endpoint);
    QCOMPARE(int(endpoint->port), container.port);
    const Facts facts = controller->facts();
    QCOMPARE(facts.value(u"cpu.affinity"_s), u"0"_s);
    QCOMPARE(facts.value(u"limits.nofile"_s), u"1200:1200"_s);
    QCOMPARE(facts.value(u"cgroup.cpus"_s), u"0.5"_s);
    QCOMPARE(facts.value(u"cgroup.memory"_s), u"300 MiB"_s);
    const auto settings = readServerSettings(*endpoint, std::chrono::seconds(5));
    TARE_SUCCEEDS(settings);
    QCOMPARE(settings->value(u"maxclients"_s), u"99"_s);
    TARE_SUCCEEDS(QCoro::waitFor(controller->stop()));
}

QString TestContainerController::makeReferenceImage(ContainerEngine engine, ServerKind kind)
{
    const auto setup = QCoro::waitFor(m_context.engines().use(engine));
    const auto program = QCoro::waitFor(m_context.programs().find(kind, {}));
    if (!setup || !program)
        return {};
    auto files = QCoro::waitFor(collectServer(m_context.commands(), *program));
    if (!files)
        return {};
    QStringList changes;
    if (kind == ServerKind::Redis) {
        changes << u"CMD [\"%1\"]"_s.arg(program->path);
    } else {
        // What mariadb-install-db, a shell script, needs to run in an image.
        QStringList tools = {u"/bin/sh"_s, u"/usr/bin/my_print_defaults"_s, u"/usr/bin/resolveip"_s};
        for (const QString &tool : {u"dirname"_s, u"basename"_s, u"cat"_s, u"sed"_s, u"tr"_s, u"uname"_s,
                                    u"hostname"_s, u"id"_s, u"chown"_s, u"chmod"_s, u"mkdir"_s, u"rm"_s,
                                    u"ls"_s, u"touch"_s, u"test"_s, u"grep"_s, u"mktemp"_s})
            tools << findProgram(tool);
        for (const QString &tool : tools) {
            if (tool.isEmpty() || !QFile::exists(tool))
                continue;
            const auto more = QCoro::waitFor(collectProgram(m_context.commands(), tool));
            if (more)
                files->insert(*more);
        }
        const QString install = findProgram(u"mariadb-install-db"_s);
        files->insert(install, install);
        changes << u"CMD [\"%1\"]"_s.arg(program->path.section(u'/', -1)) << u"ENV MARIADB_VERSION=1:10"_s;
    }
    const auto archive = imageArchive(*files, serverAccount(kind));
    if (!archive)
        return {};
    const QString name =
        u"localhost/tare-test-%1:%2"_s.arg(kind == ServerKind::Redis ? u"redis"_s : u"mariadb"_s, m_key);
    QStringList arguments;
    for (const QString &change : changes)
        arguments << u"--change"_s << change;
    arguments << u"-"_s << name;
    Command command = setup->command(u"import"_s, arguments);
    command.input = *archive;
    const auto made = QCoro::waitFor(m_context.commands().run(command));
    return made && made->exitCode == 0 ? name : QString();
}

void TestContainerController::runsAnImageByName_data()
{
    QTest::addColumn<ContainerEngine>("engine");
    QTest::addColumn<ServerKind>("kind");
    QTest::newRow("docker, redis") << ContainerEngine::Docker << ServerKind::Redis;
    QTest::newRow("docker, mariadb") << ContainerEngine::Docker << ServerKind::MySql;
    QTest::newRow("podman, redis") << ContainerEngine::Podman << ServerKind::Redis;
    QTest::newRow("podman, mariadb") << ContainerEngine::Podman << ServerKind::MySql;
}

void TestContainerController::runsAnImageByName()
{
    QFETCH(ContainerEngine, engine);
    QFETCH(ServerKind, kind);
    TARE_NEEDS(haveServer(kind), u"no server program of this kind is installed"_s);
    const QString trouble = lacking(engine);
    TARE_NEEDS(trouble.isEmpty(), trouble);
    const QString name = makeReferenceImage(engine, kind);
    QVERIFY(!name.isEmpty());
    ContainerServer container;
    container.engine = engine;
    container.image = ImageSource::Reference;
    container.imageReference = name;
    auto controller = makeEnvironmentController(spec(kind, container), m_context);
    const auto endpoint = QCoro::waitFor(controller->start(request(), {}));
    const Facts facts = controller->facts();
    const auto answer = endpoint ? probeServer(*endpoint, std::chrono::seconds(5)) : Result<Facts>();
    const auto stopped = QCoro::waitFor(controller->stop());
    // The image is not Tare's: it stays.
    const QString still = outputOf(engineProgramName(engine), {u"images"_s, u"-q"_s, name});
    outputOf(engineProgramName(engine), {u"rmi"_s, u"-f"_s, name});
    TARE_SUCCEEDS(endpoint);
    TARE_SUCCEEDS(answer);
    TARE_SUCCEEDS(stopped);
    QVERIFY(!still.isEmpty());
    QCOMPARE(facts.value(u"image.source"_s), u"reference"_s);
    QCOMPARE(facts.value(u"image.name"_s), name);
    QVERIFY(facts.value(u"image.digest"_s).contains(u"sha256:"_s)
            || facts.value(u"image.digest"_s).size() == 64);
}

void TestContainerController::aMissingImageIsNamed()
{
    QFETCH(ContainerEngine, engine);
    const QString trouble = lacking(engine);
    TARE_NEEDS(trouble.isEmpty(), trouble);
    ContainerServer container;
    container.engine = engine;
    container.image = ImageSource::Reference;
    container.imageReference = u"localhost/tare-test-none:1"_s;
    const auto checked =
        QCoro::waitFor(makeEnvironmentController(spec(ServerKind::Redis, container), m_context)->check());
    QVERIFY(!checked);
    QCOMPARE(checked.error().code, ErrorCode::ImageMissing);
    QVERIFY(checked.error().sentence.contains(container.imageReference));
}

void TestContainerController::aBadOptionIsToldInTheServersWords()
{
    QFETCH(ContainerEngine, engine);
    TARE_NEEDS(haveServer(ServerKind::Redis), u"redis-server is not installed"_s);
    const QString trouble = lacking(engine);
    TARE_NEEDS(trouble.isEmpty(), trouble);
    ContainerServer container;
    container.engine = engine;
    container.options[u"no-such-option"_s] = u"1"_s;
    auto controller = makeEnvironmentController(spec(ServerKind::Redis, container), m_context);
    const auto endpoint = QCoro::waitFor(controller->start(request(), {}));
    QVERIFY(!endpoint);
    QCOMPARE(endpoint.error().code, ErrorCode::ServerFailed);
    QVERIFY2(endpoint.error().detail.contains(u"no-such-option"_s), qPrintable(endpoint.error().detail));
    QVERIFY2(endpoint.error().sentence.contains(u"<b>box</b> & \"mine\""_s),
             qPrintable(endpoint.error().sentence));
    TARE_SUCCEEDS(QCoro::waitFor(controller->stop()));
}

void TestContainerController::aTakenPortNamesWhoHasIt()
{
    QFETCH(ContainerEngine, engine);
    TARE_NEEDS(haveServer(ServerKind::Redis), u"redis-server is not installed"_s);
    const QString trouble = lacking(engine);
    TARE_NEEDS(trouble.isEmpty(), trouble);
    EnvironmentSpec native;
    native.server = ServerKind::Redis;
    native.how = NativeServer();
    auto first = makeEnvironmentController(native, m_context);
    const auto endpoint = QCoro::waitFor(first->start(request(), {}));
    TARE_SUCCEEDS(endpoint);
    ContainerServer container;
    container.engine = engine;
    container.port = endpoint->port;
    const auto checked =
        QCoro::waitFor(makeEnvironmentController(spec(ServerKind::Redis, container), m_context)->check());
    TARE_SUCCEEDS(QCoro::waitFor(first->stop()));
    QVERIFY(!checked);
    QCOMPARE(checked.error().code, ErrorCode::PortTaken);
    QVERIFY(checked.error().sentence.contains(QString::number(container.port)));
}

void TestContainerController::noticesThatTheServerWasKilled()
{
    QFETCH(ContainerEngine, engine);
    TARE_NEEDS(haveServer(ServerKind::Redis), u"redis-server is not installed"_s);
    const QString trouble = lacking(engine);
    TARE_NEEDS(trouble.isEmpty(), trouble);
    ContainerServer container;
    container.engine = engine;
    auto controller = makeEnvironmentController(spec(ServerKind::Redis, container), m_context);
    const auto endpoint = QCoro::waitFor(controller->start(request(), {}));
    TARE_SUCCEEDS(endpoint);
    QCOMPARE(QCoro::waitFor(controller->death()), QString());
    QCOMPARE(::kill(static_cast<pid_t>(controller->serverProcesses().first()), SIGKILL), 0);
    QTRY_VERIFY_WITH_TIMEOUT(!QCoro::waitFor(controller->death()).isEmpty(), 20000);
    const QString death = QCoro::waitFor(controller->death());
    QVERIFY2(death.contains(u'9'), qPrintable(death));
    QVERIFY(!controller->lastLogLines().isEmpty());
    TARE_SUCCEEDS(QCoro::waitFor(controller->stop()));
}

void TestContainerController::aForcedStopDoesNotWaitForAFrozenServer()
{
    QFETCH(ContainerEngine, engine);
    TARE_NEEDS(haveServer(ServerKind::Redis), u"redis-server is not installed"_s);
    const QString trouble = lacking(engine);
    TARE_NEEDS(trouble.isEmpty(), trouble);
    ContainerServer container;
    container.engine = engine;
    auto controller = makeEnvironmentController(spec(ServerKind::Redis, container), m_context);
    const auto endpoint = QCoro::waitFor(controller->start(request(), {}));
    TARE_SUCCEEDS(endpoint);
    const qint64 pid = controller->serverProcesses().first();
    QCOMPARE(::kill(static_cast<pid_t>(pid), SIGSTOP), 0);
    TARE_SUCCEEDS(QCoro::waitFor(controller->stop(true)));
    QVERIFY(!processThere(pid));
}

void TestContainerController::anOpenFileLimitThatMayNotBeSetIsNamed()
{
    QFETCH(ContainerEngine, engine);
    TARE_NEEDS(haveServer(ServerKind::Redis), u"redis-server is not installed"_s);
    const QString trouble = lacking(engine);
    TARE_NEEDS(trouble.isEmpty(), trouble);
    ContainerServer container;
    container.engine = engine;
    container.openFiles = 2000000000; // more than the kernel's own maximum
    auto controller = makeEnvironmentController(spec(ServerKind::Redis, container), m_context);
    const auto endpoint = QCoro::waitFor(controller->start(request(), {}));
    const auto stopped = QCoro::waitFor(controller->stop());
    QVERIFY(!endpoint);
    QCOMPARE(endpoint.error().code, ErrorCode::EngineFailed);
    QVERIFY2(endpoint.error().sentence.contains(u"ulimit -n"_s), qPrintable(endpoint.error().sentence));
    TARE_SUCCEEDS(stopped);
}

QTEST_GUILESS_MAIN(TestContainerController)
#include "tst_containercontroller.moc"
