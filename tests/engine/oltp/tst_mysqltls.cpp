// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/engine/oltp/oltptesting.h"

#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace Tare;
using namespace Tare::Test;

/// Encrypted connections and other ways to sign in, against a real server with certificates made for the
/// test.
class TestMySqlTls : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void offIsNotEncrypted();
    void encryptsOnDemand_data();
    void encryptsOnDemand();
    void checksTheAuthority();
    void checksTheName();
    void wantsAnAuthority();
    void showsItsOwnCertificate();
    void namesAServerThatWantsEncryption();
    void loadsOverTls();
    void signsInWithEd25519();
    void namesAMissingPlugin();

private:
    void openssl(const QStringList &arguments);
    QString file(const QString &name) const { return m_files.filePath(name); }
    Endpoint endpoint(TlsMode mode, const QString &authority = u"ca.pem"_s) const;

    QTemporaryDir m_files;
    MariaDbServer m_server;
};

void TestMySqlTls::openssl(const QStringList &arguments)
{
    QProcess process;
    process.setWorkingDirectory(m_files.path());
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(u"openssl"_s, arguments);
    QVERIFY(process.waitForFinished(60000));
    QVERIFY2(process.exitCode() == 0, process.readAll().constData());
}

void TestMySqlTls::initTestCase()
{
    if (QStandardPaths::findExecutable(u"openssl"_s).isEmpty()) {
        if (qEnvironmentVariableIsSet("TARE_REQUIRE_ALL"))
            QFAIL("no openssl on this machine");
        QSKIP("no openssl on this machine");
    }
    QVERIFY(m_files.isValid());
    const QStringList key{u"-newkey"_s, u"ec"_s, u"-pkeyopt"_s, u"ec_paramgen_curve:prime256v1"_s,
                          u"-nodes"_s};
    for (const QString &name : {u"ca"_s, u"otherca"_s})
        openssl(QStringList{u"req"_s, u"-x509"_s, u"-days"_s, u"2"_s, u"-subj"_s, u"/CN=%1"_s.arg(name),
                            u"-keyout"_s, name + u"-key.pem"_s, u"-out"_s, name + u".pem"_s}
                + key);
    QFile names(file(u"names.cnf"_s));
    QVERIFY(names.open(QIODevice::WriteOnly));
    names.write("subjectAltName=IP:127.0.0.1\n");
    names.close();
    for (const QString &name : {u"server"_s, u"client"_s}) {
        openssl(QStringList{u"req"_s, u"-new"_s, u"-subj"_s, u"/CN=%1"_s.arg(name), u"-keyout"_s,
                            name + u"-key.pem"_s, u"-out"_s, name + u".csr"_s}
                + key);
        openssl({u"x509"_s, u"-req"_s, u"-days"_s, u"2"_s, u"-in"_s, name + u".csr"_s, u"-CA"_s, u"ca.pem"_s,
                 u"-CAkey"_s, u"ca-key.pem"_s, u"-CAcreateserial"_s, u"-extfile"_s, u"names.cnf"_s, u"-out"_s,
                 name + u".pem"_s});
    }
    // the server runs under an account of its own and has to read its files
    QVERIFY(QFile::setPermissions(m_files.path(),
                                  QFile::permissions(m_files.path()) | QFile::ReadOther | QFile::ExeOther));
    for (const QString &name : QDir(m_files.path()).entryList(QDir::Files))
        QVERIFY(QFile::setPermissions(file(name), QFile::permissions(file(name)) | QFile::ReadOther));
    TARE_START_SERVER(m_server,
                      {u"--ssl-ca="_s + file(u"ca.pem"_s), u"--ssl-cert="_s + file(u"server.pem"_s),
                       u"--ssl-key="_s + file(u"server-key.pem"_s), u"--plugin-load-add=auth_ed25519"_s,
                       u"--plugin-maturity=unknown"_s});
}

Endpoint TestMySqlTls::endpoint(TlsMode mode, const QString &authority) const
{
    Endpoint endpoint = m_server.endpoint();
    endpoint.tls = mode;
    if (!authority.isEmpty())
        endpoint.tlsCaFile = file(authority);
    return endpoint;
}

void TestMySqlTls::offIsNotEncrypted()
{
    const auto facts = probeMySql(endpoint(TlsMode::Off), 5s);
    TARE_VERIFY_RESULT(facts);
    QCOMPARE(facts->value(u"tls.cipher"_s), QString());
    QVERIFY(!facts->contains(u"tls.version"_s));
}

void TestMySqlTls::encryptsOnDemand_data()
{
    QTest::addColumn<int>("mode");
    QTest::newRow("preferred") << int(TlsMode::Preferred);
    QTest::newRow("required") << int(TlsMode::Required);
    QTest::newRow("verify CA") << int(TlsMode::VerifyCa);
    QTest::newRow("verify identity") << int(TlsMode::VerifyIdentity);
}

void TestMySqlTls::encryptsOnDemand()
{
    QFETCH(int, mode);
    const auto facts = probeMySql(endpoint(static_cast<TlsMode>(mode)), 5s);
    TARE_VERIFY_RESULT(facts);
    QVERIFY(!facts->value(u"tls.cipher"_s).isEmpty());
    QVERIFY2(facts->value(u"tls.version"_s).startsWith(u"TLSv1."),
             qPrintable(facts->value(u"tls.version"_s)));
}

void TestMySqlTls::checksTheAuthority()
{
    for (const TlsMode mode : {TlsMode::VerifyCa, TlsMode::VerifyIdentity}) {
        const auto facts = probeMySql(endpoint(mode, u"otherca.pem"_s), 5s);
        QVERIFY(!facts);
        QCOMPARE(facts.error().code, ErrorCode::ServerRefused);
        QVERIFY2(facts.error().sentence.contains(u"certificate"), qPrintable(text(facts.error())));
    }
    // not asked to look, so whatever file is named does no harm
    TARE_VERIFY_RESULT(probeMySql(endpoint(TlsMode::Required, u"otherca.pem"_s), 5s));
    const auto gone = probeMySql(endpoint(TlsMode::VerifyCa, u"no-such-file.pem"_s), 5s);
    QVERIFY(!gone);
    QCOMPARE(gone.error().code, ErrorCode::ServerRefused);
}

void TestMySqlTls::checksTheName()
{
    // the certificate is for the address 127.0.0.1 only
    Endpoint other = endpoint(TlsMode::VerifyCa);
    other.address = u"localhost"_s;
    TARE_VERIFY_RESULT(probeMySql(other, 5s));
    other.tls = TlsMode::VerifyIdentity;
    const auto facts = probeMySql(other, 5s);
    QVERIFY(!facts);
    QVERIFY2(facts.error().sentence.contains(u"certificate"), qPrintable(text(facts.error())));
}

void TestMySqlTls::wantsAnAuthority()
{
    const auto facts = probeMySql(endpoint(TlsMode::VerifyCa, {}), 5s);
    QVERIFY(!facts);
    QCOMPARE(facts.error().code, ErrorCode::InvalidArgument);
    // with no file the system's authorities are asked, and none of them knows this certificate
    QVERIFY(!probeMySql(endpoint(TlsMode::VerifyIdentity, {}), 5s));
}

void TestMySqlTls::showsItsOwnCertificate()
{
    Session(m_server.endpoint()).run(u"CREATE USER certified@127.0.0.1 IDENTIFIED BY 'x-5' REQUIRE X509"_s);
    Endpoint certified = endpoint(TlsMode::Required);
    certified.user = u"certified"_s;
    certified.password = u"x-5"_s;
    QVERIFY(!probeMySql(certified, 5s));
    certified.tlsCertificateFile = file(u"client.pem"_s);
    certified.tlsKeyFile = file(u"client-key.pem"_s);
    TARE_VERIFY_RESULT(probeMySql(certified, 5s));
}

void TestMySqlTls::namesAServerThatWantsEncryption()
{
    Session session(endpoint(TlsMode::Required));
    session.run(u"SET GLOBAL require_secure_transport=ON"_s);
    const auto facts = probeMySql(endpoint(TlsMode::Off), 5s);
    session.run(u"SET GLOBAL require_secure_transport=OFF"_s);
    QVERIFY(!facts);
    QCOMPARE(facts.error().code, ErrorCode::ServerRefused);
    QVERIFY2(facts.error().sentence.contains(u"TLS"), qPrintable(text(facts.error())));
}

void TestMySqlTls::loadsOverTls()
{
    for (const bool prepared : {true, false}) {
        OltpWorkload workload = smallWorkload(OltpMix::ReadOnly);
        workload.preparedStatements = prepared;
        const auto subject = makeOltpLoad(workload, endpoint(TlsMode::VerifyIdentity), {});
        TARE_VERIFY_RESULT(subject->prepare({}, {}));
        const auto before = subject->serverCounter();
        const LoadOutcome outcome = subject->run({}, {});
        const auto after = subject->serverCounter();
        QVERIFY2(!outcome.failure, outcome.failure ? qPrintable(text(*outcome.failure)) : "");
        QCOMPARE(outcome.totals.operations, workload.timing.operations);
        QCOMPARE(*after - *before, outcome.answered.queries);
    }
}

void TestMySqlTls::signsInWithEd25519()
{
    Session session(m_server.endpoint());
    if (session.value(u"SELECT COUNT(*) FROM information_schema.PLUGINS WHERE PLUGIN_NAME='ed25519'"_s)
        != u"1")
        QSKIP("the server has no ed25519");
    session.run(u"CREATE USER curved@127.0.0.1 IDENTIFIED VIA ed25519 USING PASSWORD('x-5')"_s);
    Endpoint curved = m_server.endpoint();
    curved.user = u"curved"_s;
    curved.password = u"x-5"_s;
    TARE_VERIFY_RESULT(probeMySql(curved, 5s));
    curved.password = u"x-6"_s;
    QVERIFY(!probeMySql(curved, 5s));
}

void TestMySqlTls::namesAMissingPlugin()
{
    const Error error =
        describeMySqlError({2059, "Authentication plugin 'x' cannot be loaded"}, m_server.endpoint());
    QCOMPARE(error.code, ErrorCode::ServerRefused);
    QVERIFY(error.sentence.contains(u"plug-in"));
    QVERIFY(error.detail.contains(u"'x'"));
}

QTEST_GUILESS_MAIN(TestMySqlTls)
#include "tst_mysqltls.moc"
