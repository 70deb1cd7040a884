// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/containerengines.h"
#include "core/environment/imagepacker.h"
#include "core/environment/processfacts.h"
#include "core/environment/serverprograms.h"
#include "tests/environment/environmentfixture.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <QCoroTask>

using namespace Qt::StringLiterals;
using namespace Tare;

Q_DECLARE_METATYPE(Tare::ContainerEngine)

/// The way out of each kind of trouble. The engines here are FAKES: shell scripts that say what docker and
/// podman say on machines that are not at hand. Real engines: tst_containercontroller.
class TestContainerEngines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aDeniedSocketHasItsSentence();
    void aMissingServiceHasItsSentence();
    void aFailingCrunIsGoneAround();
    void aFailingCrunWithoutWayAroundHasItsSentence();
    void refusedLimitsAreGoneAround();
    void limitsRefusedForGoodHaveTheirSentence();
    void aProcessLimitIsMadeExplicit();
    void withoutBridgeTheHostNetworkRemains();
    void podmanTakesOverWhereDockerFails();
    void podmanInDockersCloakIsNotDocker();
    void nothingIsLeftOfATrial();
    void aSuccessIsRememberedAndAFailureNotForEver();

private:
    /// Puts a fake engine first in PATH. `onRun` is shell text executed for the subcommand run.
    void fake(const QString &name, const QString &onInfo, const QString &onRun);
    QString arguments(const QString &name) const
    {
        QFile log(m_directory->filePath(name + u".log"_s));
        return log.open(QIODevice::ReadOnly) ? QString::fromUtf8(log.readAll()) : QString();
    }

    static inline const QString dockerInfo =
        uR"(echo '{"ServerVersion":"99.1","Driver":"overlay2","DefaultRuntime":"runc","SecurityOptions":[]}')"_s;
    static inline const QString podmanInfo =
        uR"(echo '{"host":{"ociRuntime":{"name":"crun"},"networkBackend":"netavark","security":{"rootless":false}},)"
        uR"("store":{"graphDriverName":"overlay"},"version":{"Version":"88.2"}}')"_s;
    static inline const QString down = u"echo 'Cannot connect to the Docker daemon at "
                                       u"unix:///var/run/docker.sock. Is the docker daemon running?' "
                                       u">&2; exit 1"_s;

    std::unique_ptr<QTemporaryDir> m_directory;
    QByteArray m_path;
    MachineContext *m_context = nullptr;
};

void TestContainerEngines::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    m_path = qgetenv("PATH");
    qputenv("PATH", m_directory->path().toLocal8Bit() + ':' + m_path);
    m_context = new MachineContext;
    // Neither of the real ones.
    fake(u"docker"_s, down, down);
    fake(u"podman"_s, u"echo 'unable to connect to Podman' >&2; exit 125"_s, u"exit 125"_s);
}

void TestContainerEngines::cleanup()
{
    delete m_context;
    m_context = nullptr;
    qputenv("PATH", m_path);
    m_directory.reset();
}

void TestContainerEngines::fake(const QString &name, const QString &onInfo, const QString &onRun)
{
    QFile script(m_directory->filePath(name));
    QVERIFY(script.open(QIODevice::WriteOnly | QIODevice::Truncate));
    const QString text = u"#!/bin/sh\n"
                         u"echo \"$*\" >> '%1.log'\n"
                         u"all=\"$*\"\n"
                         u"while [ \"${1#--}\" != \"$1\" ]; do shift 2; done\n"
                         u"case \"$1\" in\n"
                         u"info) %2 ;;\n"
                         u"import) cat > /dev/null; echo sha256:0123456789 ;;\n"
                         u"run) %3 ;;\n"
                         u"esac\n"_s.arg(script.fileName(), onInfo, onRun);
    script.write(text.toUtf8());
    script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

void TestContainerEngines::aDeniedSocketHasItsSentence()
{
    fake(u"docker"_s,
         u"echo 'permission denied while trying to connect to the Docker daemon socket at "
         u"unix:///var/run/docker.sock: "
         u"dial unix /var/run/docker.sock: connect: permission denied' >&2; exit 1"_s,
         u"exit 1"_s);
    const auto setup = QCoro::waitFor(m_context->engines().use(ContainerEngine::Docker));
    QVERIFY(!setup);
    QCOMPARE(setup.error().code, ErrorCode::EngineDenied);
    QVERIFY(setup.error().sentence.contains(u"“docker” group"_s));
    QVERIFY(setup.error().detail.contains(u"docker.sock"_s));
}

void TestContainerEngines::aMissingServiceHasItsSentence()
{
    const auto setup = QCoro::waitFor(m_context->engines().use(ContainerEngine::Docker));
    QVERIFY(!setup);
    QCOMPARE(setup.error().code, ErrorCode::EngineFailed);
    QVERIFY(setup.error().sentence.contains(u"systemctl start docker"_s));
}

void TestContainerEngines::aFailingCrunIsGoneAround()
{
    if (findProgram(u"runc"_s).isEmpty()) {
        QFile::copy(findProgram(u"true"_s), m_directory->filePath(u"runc"_s)); // a FAKE runc, only looked for
    }
    fake(u"podman"_s, podmanInfo,
         u"case \"$all\" in *'--runtime runc'*) exit 0;; esac; echo 'Error: OCI runtime error: crun: unknown "
         u"version "
         u"specified' >&2; exit 126"_s);
    const auto setup = QCoro::waitFor(m_context->engines().use(ContainerEngine::Podman));
    TARE_SUCCEEDS(setup);
    QCOMPARE(setup->globalArguments, QStringList({u"--runtime"_s, u"runc"_s}));
    QCOMPARE(setup->runtime, u"runc"_s);
    QVERIFY2(setup->note.contains(u"crun"_s) && setup->note.contains(u"runc"_s), qPrintable(setup->note));
    QCOMPARE(setup->version, u"88.2"_s);
    QVERIFY(!setup->noBridge);
}

void TestContainerEngines::aFailingCrunWithoutWayAroundHasItsSentence()
{
    fake(u"podman"_s, podmanInfo,
         u"echo 'Error: OCI runtime error: crun: unknown version specified' >&2; exit 126"_s);
    const auto setup = QCoro::waitFor(m_context->engines().use(ContainerEngine::Podman));
    QVERIFY(!setup);
    QCOMPARE(setup.error().code, ErrorCode::EngineFailed);
    QVERIFY2(setup.error().sentence.contains(u"“runc”"_s), qPrintable(setup.error().sentence));
    QVERIFY(setup.error().detail.contains(u"unknown version specified"_s));
}

void TestContainerEngines::refusedLimitsAreGoneAround()
{
    fake(
        u"docker"_s, dockerInfo,
        u"case \"$all\" in *nofile*) echo 'error setting rlimit type 7: operation not permitted' >&2; exit 125;; esac"_s);
    const auto setup = QCoro::waitFor(m_context->engines().use(ContainerEngine::Docker));
    TARE_SUCCEEDS(setup);
    QVERIFY(!setup->limitsOpenFiles);
    QVERIFY(setup->openFilesArguments(100).isEmpty());
    QVERIFY(!setup->note.isEmpty());
}

void TestContainerEngines::limitsRefusedForGoodHaveTheirSentence()
{
    fake(u"docker"_s, dockerInfo,
         u"echo 'error setting rlimit type 7: operation not permitted' >&2; exit 125"_s);
    const auto setup = QCoro::waitFor(m_context->engines().use(ContainerEngine::Docker));
    QVERIFY(!setup);
    QCOMPARE(setup.error().code, ErrorCode::EngineFailed);
    QVERIFY2(setup.error().sentence.contains(u"ulimit -n"_s), qPrintable(setup.error().sentence));
    QVERIFY(setup.error().sentence.contains(QString::number(ownOpenFiles().second)));
}

void TestContainerEngines::aProcessLimitIsMadeExplicit()
{
    fake(u"podman"_s, podmanInfo,
         u"case \"$all\" in *nproc=*) exit 0;; esac; echo 'error setting rlimit type 6: operation not "
         u"permitted' >&2; "
         u"exit 126"_s);
    const auto setup = QCoro::waitFor(m_context->engines().use(ContainerEngine::Podman));
    TARE_SUCCEEDS(setup);
    QVERIFY(setup->limitsOpenFiles);
    QVERIFY2(setup->runArguments.join(u' ').startsWith(u"--ulimit nproc="_s),
             qPrintable(setup->runArguments.join(u' ')));
}

void TestContainerEngines::withoutBridgeTheHostNetworkRemains()
{
    fake(u"docker"_s, dockerInfo,
         u"case \"$all\" in *'--network host'*) exit 0;; esac; echo 'driver failed programming external "
         u"connectivity: "
         u"iptables failed' >&2; exit 125"_s);
    const auto setup = QCoro::waitFor(m_context->engines().use(ContainerEngine::Docker));
    TARE_SUCCEEDS(setup);
    QVERIFY(setup->noBridge);
    QVERIFY(setup->noBridge->sentence.contains(u"host network"_s));
}

void TestContainerEngines::podmanTakesOverWhereDockerFails()
{
    fake(u"podman"_s, podmanInfo, u"exit 0"_s);
    const auto setup = QCoro::waitFor(m_context->engines().use(ContainerEngine::Any));
    TARE_SUCCEEDS(setup);
    QCOMPARE(setup->engine, ContainerEngine::Podman);
    fake(u"docker"_s, dockerInfo, u"exit 0"_s);
    m_context->engines().forget();
    const auto docker = QCoro::waitFor(m_context->engines().use(ContainerEngine::Any));
    TARE_SUCCEEDS(docker);
    QCOMPARE(docker->engine, ContainerEngine::Docker);
}

void TestContainerEngines::podmanInDockersCloakIsNotDocker()
{
    fake(u"docker"_s, podmanInfo, u"exit 0"_s);
    const auto setup = QCoro::waitFor(m_context->engines().use(ContainerEngine::Docker));
    QVERIFY(!setup);
    QCOMPARE(setup.error().code, ErrorCode::EngineMissing);
}

void TestContainerEngines::nothingIsLeftOfATrial()
{
    fake(u"docker"_s, dockerInfo, u"echo 'something else' >&2; exit 1"_s);
    QVERIFY(!QCoro::waitFor(m_context->engines().use(ContainerEngine::Docker)));
    const QString log = arguments(u"docker"_s);
    QCOMPARE(log.count(u"\nimport "_s), 1);
    QCOMPARE(log.count(u"\nimage rm -f tare/true:"_s), 1);
    QCOMPARE(log.count(u"\nrun --rm "_s), log.count(u"\nrm -f tare-try-"_s));
    QVERIFY(log.contains(u"--label tare.run=try"_s));
}

void TestContainerEngines::aSuccessIsRememberedAndAFailureNotForEver()
{
    fake(u"docker"_s, dockerInfo, u"exit 0"_s);
    TARE_SUCCEEDS(QCoro::waitFor(m_context->engines().use(ContainerEngine::Docker)));
    const QString once = arguments(u"docker"_s);
    TARE_SUCCEEDS(QCoro::waitFor(m_context->engines().use(ContainerEngine::Docker)));
    QCOMPARE(arguments(u"docker"_s), once);
    QVERIFY(!QCoro::waitFor(m_context->engines().use(ContainerEngine::Podman)));
    fake(u"podman"_s, podmanInfo, u"exit 0"_s);
    m_context->engines().forget();
    TARE_SUCCEEDS(QCoro::waitFor(m_context->engines().use(ContainerEngine::Podman)));
}

QTEST_GUILESS_MAIN(TestContainerEngines)
#include "tst_containerengines.moc"
