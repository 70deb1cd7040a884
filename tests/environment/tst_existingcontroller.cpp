// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/load.h"
#include "core/environment/containerengines.h"
#include "core/environment/imagepacker.h"
#include "core/environment/serverprograms.h"
#include "core/environment/tcpport.h"
#include "tests/environment/environmentfixture.h"

#include <QTest>

#include <QCoroTask>

#include <csignal>

using namespace Qt::StringLiterals;
using namespace Tare;

Q_DECLARE_METATYPE(Tare::ServerKind)

/// Servers that were there before: started by other means, described, and left as they were.
class TestExistingController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void describesAndLeavesAlone_data();
    void describesAndLeavesAlone();
    void aWrongPasswordIsToldInTheServersWords_data() { describesAndLeavesAlone_data(); }
    void aWrongPasswordIsToldInTheServersWords();
    void nobodyThereIsSaid();
    void noticesThatTheServerIsGone();
    void namesTheProxyInTheWay();

private:
    static EnvironmentSpec existing(ServerKind kind, const Endpoint &endpoint)
    {
        ExistingEndpoint there;
        there.address = endpoint.address;
        there.port = endpoint.port;
        there.user = endpoint.user;
        EnvironmentSpec environment;
        environment.name = u"there"_s;
        environment.server = kind;
        environment.how = there;
        return environment;
    }
    std::unique_ptr<EnvironmentController> makeServer(ServerKind kind, Result<Endpoint> *endpoint)
    {
        EnvironmentSpec environment;
        environment.name = u"native"_s;
        environment.server = kind;
        environment.how = NativeServer();
        auto controller = makeEnvironmentController(environment, m_context);
        StartRequest request;
        request.runKey = testKey();
        request.order = 1;
        request.directory = m_work.fresh();
        *endpoint = QCoro::waitFor(controller->start(request, {}));
        return controller;
    }

    WorkDirectory m_work;
    MachineContext m_context;
};

void TestExistingController::describesAndLeavesAlone_data()
{
    QTest::addColumn<ServerKind>("kind");
    QTest::newRow("redis") << ServerKind::Redis;
    QTest::newRow("mariadb") << ServerKind::MySql;
}

void TestExistingController::describesAndLeavesAlone()
{
    QFETCH(ServerKind, kind);
    Result<Endpoint> endpoint;
    const auto server = makeServer(kind, &endpoint);
    if (!endpoint)
        TARE_NEEDS(endpoint.error().code != ErrorCode::ServerMissing, endpoint.error().sentence);
    TARE_SUCCEEDS(endpoint);
    QStringList asked;
    m_context.passwordFor = [&](const EnvironmentSpec &environment) {
        asked << environment.name;
        return endpoint->password;
    };
    auto controller = makeEnvironmentController(existing(kind, *endpoint), m_context);
    TARE_SUCCEEDS(QCoro::waitFor(controller->check()));
    const auto same = QCoro::waitFor(controller->start({}, {}));
    TARE_SUCCEEDS(same);
    QVERIFY(asked.contains(u"there"_s));
    QCOMPARE(same->port, endpoint->port);
    TARE_SUCCEEDS(probeServer(*same, std::chrono::seconds(5)));
    const Facts facts = controller->facts();
    QCOMPARE(facts.value(u"environment.kind"_s), u"existing"_s);
    QCOMPARE(facts.value(u"network.mechanism"_s), u"loopback"_s);
    QCOMPARE(facts.value(u"server.sha256"_s), server->facts().value(u"server.sha256"_s));
    QCOMPARE(facts.value(u"server.version"_s), server->facts().value(u"server.version"_s));
    for (const QString &value : facts)
        QVERIFY(!value.contains(endpoint->password));
    QCOMPARE(controller->serverProcesses(), server->serverProcesses());
    TARE_SUCCEEDS(QCoro::waitFor(controller->stop()));
    TARE_SUCCEEDS(QCoro::waitFor(controller->stop(true)));
    QCOMPARE(QCoro::waitFor(server->death()), QString());
    m_context.passwordFor = nullptr;
    TARE_SUCCEEDS(QCoro::waitFor(server->stop()));
}

void TestExistingController::aWrongPasswordIsToldInTheServersWords()
{
    QFETCH(ServerKind, kind);
    Result<Endpoint> endpoint;
    const auto server = makeServer(kind, &endpoint);
    if (!endpoint)
        TARE_NEEDS(endpoint.error().code != ErrorCode::ServerMissing, endpoint.error().sentence);
    TARE_SUCCEEDS(endpoint);
    m_context.passwordFor = [](const EnvironmentSpec &) { return u"not-the-password"_s; };
    auto controller = makeEnvironmentController(existing(kind, *endpoint), m_context);
    StartRequest request;
    request.readyTimeout = std::chrono::seconds(30);
    const auto refused = QCoro::waitFor(controller->start(request, {}));
    m_context.passwordFor = nullptr;
    TARE_SUCCEEDS(QCoro::waitFor(server->stop()));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::ServerRefused);
    QVERIFY2(!refused.error().detail.isEmpty(), qPrintable(refused.error().sentence));
    QVERIFY(!refused.error().sentence.contains(u"not-the-password"_s));
    QVERIFY(!refused.error().detail.contains(u"not-the-password"_s));
}

void TestExistingController::nobodyThereIsSaid()
{
    Endpoint nobody;
    nobody.address = u"127.0.0.1"_s;
    nobody.port = freeTcpPort();
    auto controller = makeEnvironmentController(existing(ServerKind::Redis, nobody), m_context);
    const auto refused = QCoro::waitFor(controller->start({}, {}));
    QVERIFY(!refused);
    QVERIFY2(refused.error().sentence.contains(QString::number(nobody.port))
                 || refused.error().detail.contains(u"refused"_s, Qt::CaseInsensitive),
             qPrintable(refused.error().sentence + refused.error().detail));
}

void TestExistingController::noticesThatTheServerIsGone()
{
    Result<Endpoint> endpoint;
    const auto server = makeServer(ServerKind::Redis, &endpoint);
    if (!endpoint)
        TARE_NEEDS(endpoint.error().code != ErrorCode::ServerMissing, endpoint.error().sentence);
    TARE_SUCCEEDS(endpoint);
    m_context.passwordFor = [&](const EnvironmentSpec &) { return endpoint->password; };
    auto controller = makeEnvironmentController(existing(ServerKind::Redis, *endpoint), m_context);
    TARE_SUCCEEDS(QCoro::waitFor(controller->start({}, {})));
    QVERIFY2(controller->facts().value(u"server.binary"_s).endsWith(u"/redis-server"_s),
             qPrintable(controller->facts().value(u"server.binary"_s)));
    QCOMPARE(QCoro::waitFor(controller->death()), QString());
    TARE_SUCCEEDS(QCoro::waitFor(server->stop(true)));
    QVERIFY(!QCoro::waitFor(controller->death()).isEmpty());
    m_context.passwordFor = nullptr;
}

void TestExistingController::namesTheProxyInTheWay()
{
    const auto setup = QCoro::waitFor(m_context.engines().use(ContainerEngine::Docker));
    TARE_NEEDS(setup.has_value(), setup.error().sentence + setup.error().detail);
    TARE_NEEDS(!findProgram(u"redis-server"_s).isEmpty(), u"redis-server is not installed"_s);
    EnvironmentSpec environment;
    environment.name = u"box"_s;
    environment.server = ServerKind::Redis;
    ContainerServer container;
    container.engine = ContainerEngine::Docker;
    environment.how = container;
    auto server = makeEnvironmentController(environment, m_context);
    StartRequest request;
    request.runKey = testKey();
    request.order = 1;
    request.directory = m_work.fresh();
    const auto endpoint = QCoro::waitFor(server->start(request, {}));
    TARE_SUCCEEDS(endpoint);
    m_context.passwordFor = [&](const EnvironmentSpec &) { return endpoint->password; };
    auto controller = makeEnvironmentController(existing(ServerKind::Redis, *endpoint), m_context);
    const auto same = QCoro::waitFor(controller->start({}, {}));
    const Facts facts = controller->facts();
    const auto proxies = controller->proxyProcesses();
    const auto expected = server->proxyProcesses();
    const QString mechanism = server->facts().value(u"network.mechanism"_s);
    m_context.passwordFor = nullptr;
    TARE_SUCCEEDS(QCoro::waitFor(server->stop()));
    TARE_SUCCEEDS(same);
    QCOMPARE(facts.value(u"network.mechanism"_s), mechanism);
    QCOMPARE(proxies, expected);
    QVERIFY(controller->serverProcesses().isEmpty()); // the proxy is not the server
    TARE_SUCCEEDS(QCoro::waitFor(m_context.images().removePacked()));
}

QTEST_GUILESS_MAIN(TestExistingController)
#include "tst_existingcontroller.moc"
