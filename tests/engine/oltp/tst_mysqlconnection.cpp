// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/engine/oltp/oltptesting.h"

#include <thread>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace Tare;
using namespace Tare::Test;

namespace {

/// Takes connections and never says a word.
class SilentServer
{
public:
    SilentServer()
        : m_socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t length = sizeof address;
        if (::bind(m_socket, reinterpret_cast<sockaddr *>(&address), length) == 0
            && ::listen(m_socket, 8) == 0
            && ::getsockname(m_socket, reinterpret_cast<sockaddr *>(&address), &length) == 0)
            port = ntohs(address.sin_port);
    }
    ~SilentServer() { ::close(m_socket); }
    SilentServer(const SilentServer &) = delete;
    SilentServer &operator=(const SilentServer &) = delete;

    quint16 port = 0;

private:
    const int m_socket;
};

} // namespace

/// The connection, the probe and the set-up statements against a real server.
class TestMySqlConnection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void probesOverTcpAndSocket();
    void readsSettings();
    void probingMovesNoStatementCounter();
    void namesAWrongPassword();
    void namesAMissingSchema();
    void namesAnAddressWithoutServer();
    void doesNotWaitForAServerThatSaysNothing();
    void stopsConnectingOnRequest();
    void executesStatementsUntilTheFirstError();
    void neverTellsAPassword();
    void demandsTlsWhereItIsDemanded();
    void quotesNamesAndTexts();

private:
    MariaDbServer m_server;
};

void TestMySqlConnection::initTestCase()
{
    TARE_START_SERVER(m_server, {u"--skip-ssl"_s});
}

void TestMySqlConnection::probesOverTcpAndSocket()
{
    for (const Endpoint &endpoint : {m_server.endpoint(), m_server.socketEndpoint()}) {
        const auto facts = probeMySql(endpoint, 5s);
        TARE_VERIFY_RESULT(facts);
        QCOMPARE(facts->value(u"server.version"_s), Session(endpoint).value(u"SELECT VERSION()"_s));
        QCOMPARE(facts->value(u"tls.cipher"_s), QString());
        QVERIFY(facts->contains(u"server.comment"_s));
    }
}

void TestMySqlConnection::readsSettings()
{
    const auto settings = readMySqlSettings(m_server.endpoint(), 5s);
    TARE_VERIFY_RESULT(settings);
    QVERIFY(settings->size() > 100);
    QCOMPARE(settings->value(u"port"_s), QString::number(m_server.port()));
}

void TestMySqlConnection::probingMovesNoStatementCounter()
{
    Session session(m_server.endpoint());
    const auto before = session.counters();
    TARE_VERIFY_RESULT(probeMySql(m_server.endpoint(), 5s));
    const auto after = session.counters();
    for (const QString &name : {u"Com_select"_s, u"Com_insert"_s, u"Com_update"_s, u"Com_delete"_s,
                                u"Com_begin"_s, u"Com_commit"_s, u"Com_rollback"_s}) {
        QVERIFY(before.contains(name));
        QCOMPARE(after.value(name), before.value(name));
    }
}

void TestMySqlConnection::namesAWrongPassword()
{
    Endpoint endpoint = m_server.endpoint();
    endpoint.password = u"not-the-word"_s;
    const auto facts = probeMySql(endpoint, 5s);
    QVERIFY(!facts);
    QCOMPARE(facts.error().code, ErrorCode::ServerRefused);
    QVERIFY2(facts.error().sentence.contains(endpoint.user), qPrintable(facts.error().sentence));
    QVERIFY(facts.error().detail.startsWith(u"1045"));
    QVERIFY(!text(facts.error()).contains(endpoint.password));
}

void TestMySqlConnection::namesAMissingSchema()
{
    Endpoint endpoint = m_server.endpoint();
    endpoint.database = u"nowhere"_s;
    MySqlConnection connection;
    MySqlConnection::Options options;
    options.connectBy = MySqlConnection::Clock::now() + 5s;
    const auto opened = connection.open(endpoint, options);
    QVERIFY(!opened);
    QCOMPARE(opened.error().code, ErrorCode::ServerRefused);
    QVERIFY(opened.error().sentence.contains(u"nowhere"));
}

void TestMySqlConnection::namesAnAddressWithoutServer()
{
    Endpoint endpoint = m_server.endpoint();
    endpoint.port = freePort();
    const auto facts = probeMySql(endpoint, 5s);
    QVERIFY(!facts);
    QCOMPARE(facts.error().code, ErrorCode::ServerFailed);
    QVERIFY(facts.error().sentence.contains(u"127.0.0.1:%1"_s.arg(endpoint.port)));

    endpoint = m_server.socketEndpoint();
    endpoint.socketPath += u".gone"_s;
    const auto other = probeMySql(endpoint, 5s);
    QVERIFY(!other);
    QVERIFY(other.error().sentence.contains(endpoint.socketPath));
}

void TestMySqlConnection::doesNotWaitForAServerThatSaysNothing()
{
    const SilentServer silent;
    QVERIFY(silent.port != 0);
    Endpoint endpoint = m_server.endpoint();
    endpoint.port = silent.port;
    const auto facts = probeMySql(endpoint, 300ms);
    QVERIFY(!facts);
    QCOMPARE(facts.error().code, ErrorCode::ServerFrozen);
}

void TestMySqlConnection::stopsConnectingOnRequest()
{
    const SilentServer silent;
    QVERIFY(silent.port != 0);
    Endpoint endpoint = m_server.endpoint();
    endpoint.port = silent.port;
    std::stop_source stop;
    MySqlConnection connection;
    MySqlConnection::Options options;
    options.connectBy = MySqlConnection::Clock::now() + 1h;
    options.stop = stop.get_token();
    std::jthread stopper([&stop] {
        std::this_thread::sleep_for(50ms);
        stop.request_stop();
    });
    const auto opened = connection.open(endpoint, options); // would hang for an hour
    QVERIFY(!opened);
    QCOMPARE(opened.error().code, ErrorCode::Cancelled);
}

void TestMySqlConnection::executesStatementsUntilTheFirstError()
{
    const auto done = executeSql(m_server.endpoint(),
                                 {u"CREATE DATABASE setup_one"_s, u"SELECT 1"_s,
                                  u"CREATE DATABASE setup_one"_s, u"CREATE DATABASE setup_two"_s},
                                 5s);
    QVERIFY(!done);
    QVERIFY(done.error().detail.startsWith(u"1007"));
    Session session(m_server.endpoint());
    QCOMPARE(session.rows(u"SHOW DATABASES LIKE 'setup\\_%'"_s).size(), 1);
    TARE_VERIFY_RESULT(executeSql(m_server.endpoint(), {u"DROP DATABASE setup_one"_s}, 5s));
}

void TestMySqlConnection::neverTellsAPassword()
{
    // the server quotes what it could not parse
    const auto done = executeSql(m_server.endpoint(), {u"CREATE USER x IDENTIFIED 'very-secret-word'"_s}, 5s);
    QVERIFY(!done);
    QVERIFY(done.error().detail.startsWith(u"1064"));
    QVERIFY2(!text(done.error()).contains(u"very-secret-word"), qPrintable(text(done.error())));
}

void TestMySqlConnection::demandsTlsWhereItIsDemanded()
{
    Endpoint endpoint = m_server.endpoint(); // of a server without TLS
    endpoint.tls = TlsMode::Preferred;
    TARE_VERIFY_RESULT(probeMySql(endpoint, 5s));
    endpoint.tls = TlsMode::Required;
    const auto facts = probeMySql(endpoint, 5s);
    QVERIFY(!facts);
    QCOMPARE(facts.error().code, ErrorCode::ServerRefused);
    QVERIFY2(facts.error().sentence.contains(u"TLS"), qPrintable(facts.error().sentence));
}

void TestMySqlConnection::quotesNamesAndTexts()
{
    QCOMPARE(quotedName(u"a`b"_s), u"`a``b`"_s);
    MySqlConnection connection;
    MySqlConnection::Options options;
    options.connectBy = MySqlConnection::Clock::now() + 5s;
    options.useDatabase = false;
    TARE_VERIFY_RESULT(connection.open(m_server.endpoint(), options));
    const QString odd = u"it's \"so\" \\ 数据"_s;
    const auto echoed = connection.value(u"SELECT %1"_s.arg(connection.quoted(odd)).toStdString());
    TARE_VERIFY_RESULT(echoed);
    QCOMPARE(*echoed, odd);
}

QTEST_GUILESS_MAIN(TestMySqlConnection)
#include "tst_mysqlconnection.moc"
