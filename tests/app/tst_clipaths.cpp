// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/load.h"
#include "core/model/profilejson.h"
#include "tests/app/cliprogram.h"
#include "tests/support/mariadbserver.h"

#include <QStandardPaths>
#include <QTest>

using namespace Tare;
using namespace Tare::Test;
using namespace Qt::StringLiterals;

/// The ways to a server, from the command line: by every network path, and encrypted.
class TestCliPaths : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPathCountsAsTheServer_data();
    void everyPathCountsAsTheServer();
    void accountThatRequiresTls();

private:
    static EnvironmentSpec environment(const QString &id, ServerKind server,
                                       const decltype(EnvironmentSpec::how) &how)
    {
        EnvironmentSpec spec;
        spec.id = id;
        spec.name = id;
        spec.server = server;
        spec.how = how;
        return spec;
    }
    static WorkloadSpec load(ServerKind server);
    /// Runs it, and gives what was written.
    static CliProgram::Outcome execute(const CliProgram &program, const TestProfile &profile);
};

#define TARE_NEEDS(condition, why)                                                                           \
    do {                                                                                                     \
        if (!(condition)) {                                                                                  \
            if (qEnvironmentVariableIsSet("TARE_REQUIRE_ALL"))                                               \
                QFAIL(why);                                                                                  \
            QSKIP(why);                                                                                      \
        }                                                                                                    \
    } while (false)

WorkloadSpec TestCliPaths::load(ServerKind server)
{
    WorkloadSpec load;
    load.id = u"load-1"_s;
    load.name = u"Load"_s;
    if (server == ServerKind::Redis) {
        RedisWorkload redis;
        redis.tests = {RedisTest::Get};
        redis.clients = {10};
        redis.keyspace = 1000;
        redis.timing = {0, 1, 1, 0};
        load.what = redis;
    } else {
        OltpWorkload oltp;
        oltp.mix = OltpMix::ReadWrite;
        oltp.tableSize = 1000;
        oltp.threads = {2};
        oltp.timing = {0, 1, 1, 0};
        load.what = oltp;
    }
    return load;
}

CliProgram::Outcome TestCliPaths::execute(const CliProgram &program, const TestProfile &profile)
{
    const QString path = program.path(u"profile.tare"_s);
    if (const auto saved = saveProfile(profile, path); !saved)
        return {-3, {}, saved.error().sentence.toUtf8()};
    return program.run({u"run"_s, path, u"--progress"_s, u"none"_s, u"--format"_s, u"json"_s}, 240000);
}

void TestCliPaths::everyPathCountsAsTheServer_data()
{
    QTest::addColumn<ServerKind>("server");
    QTest::newRow("Redis") << ServerKind::Redis;
    QTest::newRow("OLTP") << ServerKind::MySql;
}

void TestCliPaths::everyPathCountsAsTheServer()
{
    QFETCH(ServerKind, server);
    const CliProgram program;
    QStringList found;
    const QJsonArray probes =
        program.run({u"doctor"_s, u"--format"_s, u"json"_s}).json().value("probes"_L1).toArray();
    for (const QJsonValue &probe : probes) {
        if (probe["state"_L1].toString() == "good"_L1)
            found += probe["key"_L1].toString();
    }
    TARE_NEEDS(found.contains(server == ServerKind::Redis ? u"redis"_s : u"mysql"_s), "no such server");
    TARE_NEEDS(found.contains(u"docker"_s) || found.contains(u"podman"_s), "no engine runs containers");

    TestProfile profile;
    profile.name = u"paths"_s;
    NativeServer pinned;
    pinned.cpuList = u"0"_s;
    profile.environments = {environment(u"native"_s, server, NativeServer()),
                            environment(u"pinned"_s, server, pinned)};
    for (const auto &[id, path] :
         {std::pair(u"host"_s, NetworkPath::Host), std::pair(u"bridge"_s, NetworkPath::BridgeAddress),
          std::pair(u"published"_s, NetworkPath::PublishedPort)}) {
        ContainerServer container;
        container.network = path;
        profile.environments += environment(id, server, container);
    }
    profile.workloads = {load(server)};
    profile.plan.repetitions = 1;
    const auto outcome = execute(program, profile);
    QVERIFY2(outcome.exitCode == 0, (outcome.err + outcome.out.right(4000)).constData());

    QMap<QString, QString> mechanisms;
    QMap<QString, QString> affinity;
    const QJsonArray steps = outcome.json().value("steps"_L1).toArray();
    QCOMPARE(steps.size(), profile.environments.size());
    for (const QJsonValue &step : steps) {
        const QString id = step["environment"_L1]["id"_L1].toString();
        QVERIFY2(step["status"_L1].toString() == "done"_L1, qPrintable(id + step["reason"_L1].toString()));
        const qint64 counted = step["server_counted"_L1].toInteger(-1);
        QVERIFY(counted > 0);
        QCOMPARE(step["answered"_L1]["queries"_L1].toInteger(), counted);
        mechanisms[id] = step["network_mechanism"_L1].toString();
        affinity[id] = step["facts"_L1]["cpu.affinity"_L1].toString();
    }
    for (const QString &mechanism : std::as_const(mechanisms))
        QVERIFY(!mechanism.isEmpty());
    QVERIFY(mechanisms[u"bridge"_s] != mechanisms[u"native"_s]);
    QVERIFY(mechanisms[u"published"_s] != mechanisms[u"bridge"_s]);
    QCOMPARE(affinity[u"pinned"_s], u"0"_s);
}

/// An account that may sign in with TLS only, on a server whose certificate is checked.
void TestCliPaths::accountThatRequiresTls()
{
    TARE_NEEDS(MariaDbServer::missing().isEmpty(), "no MariaDB or MySQL server");
    TARE_NEEDS(!QStandardPaths::findExecutable(u"openssl"_s).isEmpty(), "no openssl");
    CliProgram program;
    const QString certificate = program.path(u"cert.pem"_s);
    const QString key = program.path(u"key.pem"_s);
    QProcess openssl;
    openssl.start(u"openssl"_s,
                  {u"req"_s, u"-x509"_s, u"-newkey"_s, u"ec"_s, u"-pkeyopt"_s,
                   u"ec_paramgen_curve:prime256v1"_s, u"-nodes"_s, u"-days"_s, u"2"_s, u"-subj"_s, u"/CN=x"_s,
                   u"-addext"_s, u"subjectAltName=IP:127.0.0.1"_s, u"-keyout"_s, key, u"-out"_s,
                   certificate});
    QVERIFY(openssl.waitForFinished() && openssl.exitCode() == 0);
    for (const QString &file : {certificate, key}) // the server's own account must read them
        QVERIFY(QFile::setPermissions(file, QFile::permissions(file) | QFile::ReadGroup | QFile::ReadOther));
    MariaDbServer server;
    QVERIFY2(server.start({u"--ssl-cert="_s + certificate, u"--ssl-key="_s + key}),
             qPrintable(server.problem()));
    const Endpoint all = server.endpoint();
    const auto made =
        executeStatements(all,
                          {u"CREATE USER tls@127.0.0.1 IDENTIFIED BY 'over tls only' REQUIRE SSL"_s,
                           u"GRANT ALL ON tare_oltp.* TO tls@127.0.0.1"_s},
                          std::chrono::seconds(10));
    QVERIFY2(made, made ? "" : qPrintable(made.error().sentence + made.error().detail));

    TestProfile profile;
    profile.name = u"tls"_s;
    for (const TlsMode mode : {TlsMode::Off, TlsMode::Required, TlsMode::VerifyIdentity}) {
        ExistingEndpoint endpoint;
        endpoint.address = all.address;
        endpoint.port = all.port;
        endpoint.user = u"tls"_s;
        endpoint.database = u"tare_oltp"_s;
        endpoint.tls = mode;
        if (mode == TlsMode::VerifyIdentity)
            endpoint.tlsCaFile = certificate;
        profile.environments +=
            environment(u"tls-%1"_s.arg(static_cast<int>(mode)), ServerKind::MySql, endpoint);
    }
    profile.workloads = {load(ServerKind::MySql)};
    profile.plan.repetitions = 1;
    program.setVariable(u"TARE_PASSWORD"_s, u"over tls only"_s);
    const auto outcome = execute(program, profile);
    const QJsonArray steps = outcome.json().value("steps"_L1).toArray();
    QVERIFY2(steps.size() == 3, outcome.err.constData());
    QVERIFY(outcome.exitCode != 0);
    QVERIFY(steps[0]["status"_L1].toString() != "done"_L1);
    QVERIFY2(steps[0]["reason"_L1].toString().contains(u"TLS"_s),
             qPrintable(steps[0]["reason"_L1].toString()));
    for (const int i : {1, 2}) {
        const QJsonValue step = steps[i];
        QVERIFY2(step["status"_L1].toString() == "done"_L1, qPrintable(step["reason"_L1].toString()));
        QCOMPARE(step["answered"_L1]["queries"_L1].toInteger(), step["server_counted"_L1].toInteger(-1));
        QVERIFY(step["facts"_L1]["load.cipher"_L1].toString().startsWith(u"TLS"_s)
                || step["facts"_L1]["load.tlsVersion"_L1].toString().startsWith(u"TLS"_s));
    }
    QVERIFY(!outcome.out.contains("over tls only") && !outcome.err.contains("over tls only"));
}

QTEST_GUILESS_MAIN(TestCliPaths)
#include "tst_clipaths.moc"
