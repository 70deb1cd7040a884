// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a load says and keeps when the server refuses, dies or freezes.

#include "tests/engine/redisloadtest.h"

#include <QFile>
#include <QProcess>
#include <QTest>

#include <chrono>
#include <csignal>
#include <cstring>
#include <functional>
#include <utility>

#include <fcntl.h>
#include <net/if.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace Tare;
using namespace Qt::StringLiterals;

class TestRedisFailure : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void killedInTheMiddle();
    void frozenInTheMiddle();
    void frozenWhileConnecting();
    void notThere();
    void refusedPasswords_data();
    void refusedPasswords();
    void acceptedAccounts();
    void missingRights();
    void tooManyClients();
    void outOfMemory();
    void readOnlyReplica();
    void cluster();
    void noLocalPortLeft();
    void portThatWantsTls();
};

namespace {

/// An event as soon as the load has measured for a while.
LoadCallbacks afterTheFirstInterval(LoadStory &story, const std::function<void()> &action)
{
    LoadCallbacks calls = story.callbacks();
    calls.intervalEnded = [&story, action](const IntervalSample &sample) {
        story.intervals.append(sample);
        if (story.intervals.size() == 1)
            action();
    };
    return calls;
}

RedisWorkload longWorkload(int seconds)
{
    RedisWorkload workload = redisWorkload(RedisTest::Set);
    workload.timing.duration = seconds;
    return workload;
}

/// A network of this thread's and its children's own: nothing but a loopback interface.
class OwnNetwork
{
public:
    OwnNetwork()
        : m_before(::open("/proc/thread-self/ns/net", O_RDONLY | O_CLOEXEC))
    {
        if (m_before < 0 || ::unshare(CLONE_NEWNET) != 0)
            return;
        ifreq loopback{};
        std::memcpy(loopback.ifr_name, "lo", 3);
        loopback.ifr_flags = IFF_UP;
        const int socket = ::socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
        m_made = ::ioctl(socket, SIOCSIFFLAGS, &loopback) == 0;
        ::close(socket);
    }
    ~OwnNetwork()
    {
        if (m_before >= 0) {
            ::setns(m_before, CLONE_NEWNET);
            ::close(m_before);
        }
    }
    Q_DISABLE_COPY_MOVE(OwnNetwork)

    bool isMade() const { return m_made; }
    static bool setPorts(int first, int count)
    {
        QFile range(u"/proc/sys/net/ipv4/ip_local_port_range"_s);
        return range.open(QIODevice::WriteOnly)
            && range.write(QByteArray::number(first) + ' ' + QByteArray::number(first + count - 1)) > 0;
    }

private:
    int m_before;
    bool m_made = false;
};

} // namespace

void TestRedisFailure::initTestCase()
{
    NEED_REDIS();
}

void TestRedisFailure::killedInTheMiddle()
{
    TestRedisServer server;
    QVERIFY(server.start().isEmpty());
    const auto load = makeRedisLoad(longWorkload(3600), server.endpoint());
    QVERIFY(load->prepare({}, {}));
    LoadStory story;
    const LoadOutcome outcome = load->run({}, afterTheFirstInterval(story, [&] { server.signal(SIGKILL); }));
    QVERIFY(outcome.failure.has_value());
    QCOMPARE(outcome.failure->code, ErrorCode::ServerFailed);
    QVERIFY(!outcome.stopped);
    QVERIFY(outcome.totals.operations > 0);
    QCOMPARE(story.measured(), outcome.totals);
    QVERIFY(story.intervals.last().partial);
    QCOMPARE(outcome.errors.size(), 1);
    QCOMPARE(outcome.errors.first().code, u"connection"_s);
    QVERIFY(!load->serverCounter());
}

void TestRedisFailure::frozenInTheMiddle()
{
    TestRedisServer server;
    QVERIFY(server.start().isEmpty());
    LoadPatience patience;
    patience.grace = 0.5;
    const auto load = makeRedisLoad(longWorkload(3), server.endpoint(), patience);
    QVERIFY(load->prepare({}, {}));
    LoadStory story;
    const LoadOutcome outcome = load->run({}, afterTheFirstInterval(story, [&] { server.signal(SIGSTOP); }));
    server.signal(SIGCONT);
    QVERIFY(outcome.failure.has_value());
    QCOMPARE(outcome.failure->code, ErrorCode::ServerFrozen);
    QCOMPARE(story.intervals.size(), 3); // kept to the deadline, the silent ones too
    QVERIFY(story.intervals.first().counters.operations > 0);
    QCOMPARE(story.intervals.last().counters.operations, 0);
    QVERIFY(!story.intervals.last().latency.has_value());
    QCOMPARE(story.measured(), outcome.totals);
}

void TestRedisFailure::frozenWhileConnecting()
{
    TestRedisServer server;
    QVERIFY(server.start().isEmpty());
    LoadPatience patience;
    patience.connect = 0.5;
    server.signal(SIGSTOP);
    const LoadOutcome outcome = makeRedisLoad(longWorkload(3600), server.endpoint(), patience)->run({}, {});
    QVERIFY(outcome.failure.has_value());
    QCOMPARE(outcome.failure->code, ErrorCode::ServerFrozen);

    std::stop_source source;
    source.request_stop();
    const LoadOutcome stopped =
        makeRedisLoad(longWorkload(3600), server.endpoint())->run(source.get_token(), {});
    server.signal(SIGCONT);
    QVERIFY(stopped.stopped);
}

void TestRedisFailure::notThere()
{
    TestRedisServer server;
    QVERIFY(server.start().isEmpty());
    const Endpoint tcp = server.endpoint();
    const Endpoint unixSocket = server.socketEndpoint();
    server.stop();
    for (const Endpoint &endpoint : {tcp, unixSocket}) {
        const auto load = makeRedisLoad(longWorkload(3600), endpoint);
        const auto prepared = load->prepare({}, {});
        QVERIFY(!prepared);
        QCOMPARE(prepared.error().code, ErrorCode::ServerFailed);
        const LoadOutcome outcome = load->run({}, {});
        QVERIFY(outcome.failure.has_value());
        QCOMPARE(outcome.failure->code, ErrorCode::ServerFailed);
        QVERIFY(!outcome.failure->detail.isEmpty());
        QVERIFY(!load->clean({}));
    }
    Endpoint nowhere = tcp;
    nowhere.address = u"host.invalid"_s;
    QVERIFY(makeRedisLoad(longWorkload(3600), nowhere)->run({}, {}).failure.has_value());
}

void TestRedisFailure::refusedPasswords_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("user");
    QTest::addColumn<QString>("password");
    QTest::addColumn<QString>("word");
    const QStringList guarded = {u"--requirepass"_s, u"right"_s};
    QTest::newRow("none given") << guarded << QString() << QString() << u"NOAUTH"_s;
    QTest::newRow("wrong") << guarded << QString() << u"wrong"_s << u"WRONGPASS"_s;
    QTest::newRow("unknown user") << guarded << u"nobody"_s << u"right"_s << u"WRONGPASS"_s;
    QTest::newRow("none wanted") << QStringList() << QString() << u"some"_s << u"ERR AUTH"_s;
}

void TestRedisFailure::refusedPasswords()
{
    QFETCH(QStringList, options);
    QFETCH(QString, user);
    QFETCH(QString, password);
    QFETCH(QString, word);
    TestRedisServer server;
    QVERIFY(server.start(options).isEmpty());
    Endpoint endpoint = server.endpoint();
    endpoint.user = user;
    endpoint.password = password;

    const auto load = makeRedisLoad(longWorkload(3600), endpoint);
    const auto prepared = load->prepare({}, {});
    const auto probed = probeServer(endpoint, std::chrono::seconds(5));
    const LoadOutcome outcome = load->run({}, {});
    QVERIFY(!prepared && !probed && outcome.failure.has_value());
    for (const Error &error : {prepared.error(), probed.error(), *outcome.failure}) {
        QCOMPARE(error.code, ErrorCode::ServerRefused);
        QVERIFY2(error.detail.startsWith(word), qPrintable(error.detail));
        QVERIFY(!error.sentence.isEmpty());
        QVERIFY(password.isEmpty() || !(error.sentence + error.detail).contains(password));
    }
    QCOMPARE(outcome.answered, LoadCounters());
}

void TestRedisFailure::acceptedAccounts()
{
    TestRedisServer server;
    QVERIFY(server
                .start({u"--requirepass"_s, u"right"_s, u"--user"_s, u"load"_s, u"on"_s, u">secret"_s,
                        u"~tare:*"_s, u"+@all"_s})
                .isEmpty());
    for (const auto &[user, password] :
         {std::pair(QString(), u"right"_s), std::pair(u"load"_s, u"secret"_s)}) {
        Endpoint endpoint = server.endpoint();
        endpoint.user = user;
        endpoint.password = password;
        RedisWorkload workload = redisWorkload(RedisTest::Get);
        workload.timing.operations = 1000;
        const auto load = makeRedisLoad(workload, endpoint);
        const auto prepared = load->prepare({}, {});
        QVERIFY2(prepared, why(prepared).constData());
        const LoadOutcome outcome = load->run({}, {});
        QVERIFY2(!outcome.failure, why(outcome).constData());
        QCOMPARE(outcome.totals.operations, 1000);
        QVERIFY(load->clean({}));
    }
}

void TestRedisFailure::missingRights()
{
    TestRedisServer server;
    QVERIFY(server.start({u"--user"_s, u"reader"_s, u"on"_s, u">secret"_s, u"~*"_s, u"+get"_s, u"+ping"_s})
                .isEmpty());
    Endpoint endpoint = server.endpoint();
    endpoint.user = u"reader"_s;
    endpoint.password = u"secret"_s;

    // INFO, CONFIG and SELECT are forbidden too, which is no reason to refuse the server.
    QVERIFY(probeServer(endpoint, std::chrono::seconds(5)));
    const auto load = makeRedisLoad(longWorkload(3600), endpoint);
    const auto prepared = load->prepare({}, {});
    QVERIFY(!prepared);
    QVERIFY2(prepared.error().detail.startsWith(u"NOPERM"_s), qPrintable(prepared.error().detail));
    const LoadOutcome outcome = load->run({}, {});
    QVERIFY(outcome.failure.has_value());
    QCOMPARE(outcome.failure->code, ErrorCode::ServerRefused);
    QVERIFY(outcome.failure->detail.startsWith(u"NOPERM"_s));
    QCOMPARE(outcome.totals.operations, 0);
    QVERIFY(outcome.answered.errors > 0);
    QCOMPARE(outcome.errors.first().code, u"NOPERM"_s);
    QCOMPARE(outcome.errors.first().count, outcome.answered.errors);
    QVERIFY(!load->serverCounter());

    RedisWorkload pings = redisWorkload(RedisTest::PingMbulk);
    pings.timing.operations = 500;
    QCOMPARE(makeRedisLoad(pings, endpoint)->run({}, {}).totals.operations, 500);
}

void TestRedisFailure::tooManyClients()
{
    TestRedisServer server;
    QVERIFY(server.start({u"--maxclients"_s, u"20"_s}).isEmpty());
    for (const Endpoint &endpoint : {server.endpoint(), server.socketEndpoint()}) {
        RedisWorkload workload = longWorkload(3600);
        workload.clients = {100};
        const auto load = makeRedisLoad(workload, endpoint);
        const LoadOutcome outcome = load->run({}, {});
        QVERIFY(outcome.failure.has_value());
        QCOMPARE(outcome.failure->code, ErrorCode::ServerRefused);
        QVERIFY2(outcome.failure->detail.contains(u"max number of clients"_s),
                 qPrintable(outcome.failure->detail));
        QCOMPARE(outcome.answered.operations, 0);
    }
}

void TestRedisFailure::outOfMemory()
{
    TestRedisServer server;
    QVERIFY(server.start({u"--maxmemory"_s, u"20mb"_s}).isEmpty());
    RedisWorkload workload = longWorkload(3600);
    workload.payloadBytes = 10'000;
    workload.keyspace = 1'000'000;
    const auto load = makeRedisLoad(workload, server.endpoint());
    QVERIFY(load->prepare({}, {}));
    const LoadOutcome outcome = load->run({}, {});
    QVERIFY(outcome.failure.has_value());
    QVERIFY(outcome.failure->detail.startsWith(u"OOM"_s));
    QVERIFY(outcome.totals.operations > 0);
    QVERIFY(outcome.totals.errors > 0);
}

void TestRedisFailure::readOnlyReplica()
{
    TestRedisServer server;
    QVERIFY(server.start({u"--replicaof"_s, u"127.0.0.1"_s, u"1"_s}).isEmpty());
    const auto prepared = makeRedisLoad(longWorkload(3600), server.endpoint())->prepare({}, {});
    QVERIFY(!prepared);
    QVERIFY2(prepared.error().detail.startsWith(u"READONLY"_s), qPrintable(prepared.error().detail));
}

void TestRedisFailure::cluster()
{
    TestRedisServer server;
    QVERIFY(server.start({u"--cluster-enabled"_s, u"yes"_s}).isEmpty());
    const auto probed = probeServer(server.endpoint(), std::chrono::seconds(5));
    QVERIFY(!probed);
    QCOMPARE(probed.error().code, ErrorCode::ServerRefused);
    QVERIFY(!makeRedisLoad(longWorkload(3600), server.endpoint())->prepare({}, {}));
}

/// 50 connections from 30 ports: kept open there are too few. Opened anew for each request ten at a time,
/// thousands find one, for none lingers.
void TestRedisFailure::noLocalPortLeft()
{
    const OwnNetwork network;
    if (!network.isMade()) {
        if (qEnvironmentVariableIsSet("TARE_REQUIRE_ALL"))
            QFAIL("no right to make a network namespace");
        QSKIP("no right to make a network namespace");
    }
    TestRedisServer server;
    const QString problem = server.start();
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
    const int first = server.endpoint().port > 40000 ? 20000 : 50000;
    QVERIFY(OwnNetwork::setPorts(first, 30));

    for (const bool reconnect : {false, true}) {
        RedisWorkload workload = longWorkload(3600);
        workload.clients = {50};
        workload.reconnect = reconnect;
        const LoadOutcome outcome = makeRedisLoad(workload, server.endpoint())->run({}, {});
        QVERIFY(outcome.failure.has_value());
        QVERIFY2(outcome.failure->sentence.contains(u"no free local port"_s), why(outcome).constData());
        QCOMPARE(outcome.failure->code, ErrorCode::LoadFailed);
        QVERIFY(!outcome.failure->detail.isEmpty());
    }

    QVERIFY(OwnNetwork::setPorts(first + 100, 30)); // the ones above linger, for they were closed in order
    RedisWorkload workload = longWorkload(1);
    workload.reconnect = true;
    const LoadOutcome outcome = makeRedisLoad(workload, server.endpoint())->run({}, {});
    QVERIFY2(!outcome.failure, why(outcome).constData());
    QVERIFY(outcome.facts.value(u"load.reconnects"_s).toLongLong() > 300);
    QCOMPARE(outcome.answered.errors, 0);
}

void TestRedisFailure::portThatWantsTls()
{
    QTemporaryDir files;
    QProcess openssl;
    openssl.setWorkingDirectory(files.path());
    openssl.start(u"openssl"_s,
                  {u"req"_s, u"-x509"_s, u"-newkey"_s, u"ec"_s, u"-pkeyopt"_s,
                   u"ec_paramgen_curve:prime256v1"_s, u"-nodes"_s, u"-subj"_s, u"/CN=x"_s, u"-keyout"_s,
                   u"key.pem"_s, u"-out"_s, u"cert.pem"_s});
    QVERIFY(openssl.waitForFinished() && openssl.exitCode() == 0);
    TestRedisServer plain; // tells that a port is free
    QVERIFY(plain.start().isEmpty());
    Endpoint endpoint = plain.endpoint();
    plain.stop();
    TestRedisServer server;
    const QString problem =
        server.start({u"--tls-port"_s, QString::number(endpoint.port), u"--tls-cert-file"_s,
                      files.filePath(u"cert.pem"_s), u"--tls-key-file"_s, files.filePath(u"key.pem"_s),
                      u"--tls-ca-cert-file"_s, files.filePath(u"cert.pem"_s)});
    if (problem.contains(u"tls-port"_s))
        QSKIP("this redis-server is built without TLS");
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
    const auto probed = probeServer(endpoint, std::chrono::seconds(5));
    QVERIFY(!probed);
    QVERIFY2(probed.error().sentence.contains(u"TLS"_s), qPrintable(probed.error().sentence));

    endpoint.tls = TlsMode::Required;
    const auto asked = probeServer(endpoint, std::chrono::seconds(5));
    QVERIFY(!asked);
    QCOMPARE(asked.error().code, ErrorCode::InvalidArgument);
}

QTEST_GUILESS_MAIN(TestRedisFailure)
#include "tst_redisfailure.moc"
