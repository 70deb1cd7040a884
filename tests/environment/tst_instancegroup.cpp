// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/load.h"
#include "core/environment/instancegroup.h"
#include "core/environment/tcpport.h"
#include "tests/environment/environmentfixture.h"

#include <QCoroTask>
#include <QDir>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <csignal>

#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace Tare;
using namespace Qt::StringLiterals;

namespace {

/// Somebody who listens on a port of 127.0.0.1.
class Holder
{
public:
    Holder()
        : m_socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        auto *const plain = reinterpret_cast<sockaddr *>(&address);
        if (::bind(m_socket, plain, size) == 0 && ::listen(m_socket, 1) == 0
            && ::getsockname(m_socket, plain, &size) == 0)
            m_port = ntohs(address.sin_port);
    }
    ~Holder() { ::close(m_socket); }
    Holder(const Holder &) = delete;
    Holder &operator=(const Holder &) = delete;

    int port() const { return m_port; }
    /// The two ports before it are free.
    bool hasRoomBefore() const
    {
        return m_port > 2 && !tcpPortHolder(static_cast<quint16>(m_port - 2))
            && !tcpPortHolder(static_cast<quint16>(m_port - 1));
    }

private:
    int m_socket;
    int m_port = 0;
};

} // namespace

/// Several instances as one environment, started and stopped together.
class TestInstanceGroup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { TARE_NEEDS(!outputOf(u"which"_s, {u"redis-server"_s}).isEmpty(), u"no Redis"_s); }
    void startsAllAndLeavesNothing();
    void instancesAreTheirOwn();
    void oneThatFailsBringsAllDown();
    void namesTheDead();
    void saysWhichPortIsTaken();

private:
    static constexpr int instances = 3;

    EnvironmentSpec spec() const
    {
        EnvironmentSpec environment;
        environment.id = u"env-1"_s;
        environment.name = u"group"_s;
        environment.server = ServerKind::Redis;
        environment.how = NativeServer();
        environment.topology.instances = instances;
        return environment;
    }

    StartRequest request()
    {
        StartRequest what;
        what.runKey = testKey();
        what.order = 1;
        what.directory = m_work.fresh();
        return what;
    }

    WorkDirectory m_work;
    MachineContext m_context;
};

void TestInstanceGroup::startsAllAndLeavesNothing()
{
    auto group = makeEnvironmentController(spec(), m_context);
    const StartRequest what = request();
    TARE_SUCCEEDS(QCoro::waitFor(group->start(what, {})));
    const QList<Endpoint> endpoints = group->endpoints();
    const QList<qint64> processes = group->serverProcesses();
    QCOMPARE(endpoints.size(), instances);
    QCOMPARE(processes.size(), instances);
    QSet<quint16> ports;
    for (const Endpoint &endpoint : endpoints) {
        TARE_SUCCEEDS(probeServer(endpoint, std::chrono::seconds(5)));
        ports.insert(endpoint.port);
    }
    QCOMPARE(ports.size(), instances);
    for (qsizetype i = 0; i < instances; ++i) {
        QVERIFY(processThere(processes[i]));
        const auto listener = tcpListener(endpoints[i].port);
        QVERIFY(listener.has_value());
        QCOMPARE(listener->pid, processes[i]); // both in the same order
    }
    QVERIFY(QCoro::waitFor(group->death()).isEmpty());
    TARE_SUCCEEDS(QCoro::waitFor(group->stop(false)));
    for (const qint64 process : processes)
        QVERIFY(!processThere(process));
    for (int instance = 1; instance <= instances; ++instance)
        QCOMPARE(QDir(instanceDirectory(what.directory, instance))
                     .entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
                 QStringList{u"data"_s});
}

void TestInstanceGroup::instancesAreTheirOwn()
{
    EnvironmentSpec environment = spec();
    environment.topology.memoryMib = 300;
    std::get<NativeServer>(environment.how).options[u"hz"_s] = u"2{instance}"_s;
    auto group = makeEnvironmentController(environment, m_context);
    TARE_SUCCEEDS(QCoro::waitFor(group->start(request(), {})));
    for (int instance = 1; instance <= instances; ++instance) {
        const auto settings =
            readServerSettings(group->endpoints().at(instance - 1), std::chrono::seconds(5));
        TARE_SUCCEEDS(settings);
        QCOMPARE(settings->value(u"maxmemory"_s), QString::number(100 * 1024 * 1024));
        QCOMPARE(settings->value(u"hz"_s), u"2%1"_s.arg(instance));
    }
    const Facts facts = group->facts();
    QVERIFY(!facts.value(u"server.version"_s).isEmpty());
    QVERIFY(!facts.contains(u"instance.2.server.version"_s)); // the same
    TARE_SUCCEEDS(QCoro::waitFor(group->stop(true)));
}

void TestInstanceGroup::oneThatFailsBringsAllDown()
{
    const Holder holder;
    if (!holder.hasRoomBefore())
        QSKIP("the neighbouring ports are taken, too");
    EnvironmentSpec environment = spec();
    std::get<NativeServer>(environment.how).port = holder.port() - 2;
    auto group = makeEnvironmentController(environment, m_context);
    const auto started = QCoro::waitFor(group->start(request(), {}));
    QVERIFY(!started);
    QCOMPARE(started.error().code, ErrorCode::PortTaken);
    TARE_SUCCEEDS(QCoro::waitFor(group->stop(true)));
    const QList<qint64> processes = group->serverProcesses();
    QVERIFY(std::none_of(processes.cbegin(), processes.cend(), processThere));
    QVERIFY(holder.hasRoomBefore());
}

void TestInstanceGroup::namesTheDead()
{
    auto group = makeEnvironmentController(spec(), m_context);
    TARE_SUCCEEDS(QCoro::waitFor(group->start(request(), {})));
    const qint64 second = group->serverProcesses().at(1);
    QCOMPARE(::kill(static_cast<pid_t>(second), SIGKILL), 0);
    QTRY_VERIFY(!QCoro::waitFor(group->death()).isEmpty());
    const QString words = QCoro::waitFor(group->death());
    QVERIFY2(words.contains(u'2') && words.contains(u'9'), qPrintable(words));
    QVERIFY(!group->lastLogLines().isEmpty());
    TARE_SUCCEEDS(QCoro::waitFor(group->stop(true)));
}

void TestInstanceGroup::saysWhichPortIsTaken()
{
    const Holder holder;
    if (!holder.hasRoomBefore())
        QSKIP("the neighbouring ports are taken, too");
    EnvironmentSpec environment = spec();
    std::get<NativeServer>(environment.how).port = holder.port() - 2;
    auto group = makeEnvironmentController(environment, m_context);
    const auto checked = QCoro::waitFor(group->check());
    QVERIFY(!checked);
    QCOMPARE(checked.error().code, ErrorCode::PortTaken);
    QVERIFY2(checked.error().sentence.contains(QString::number(holder.port())),
             qPrintable(checked.error().sentence));
}

QTEST_GUILESS_MAIN(TestInstanceGroup)
#include "tst_instancegroup.moc"
