// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/containerengines.h"
#include "core/environment/imagepacker.h"
#include "core/environment/leftovers.h"
#include "core/environment/serverprograms.h"
#include "core/model/processmark.h"
#include "tests/environment/environmentfixture.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTest>

#include <QCoroTask>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace Tare;

Q_DECLARE_METATYPE(Tare::ContainerEngine)

/// A run killed with signal 9 in its middle, with real servers and containers.
class TestLeftovers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void findsExactlyWhatAKilledRunLeft_data();
    void findsExactlyWhatAKilledRunLeft();
    void aLivingRunIsLeftAlone();
    void aForeignContainerStays_data();
    void aForeignContainerStays();
    void aProcessIdThatIsUsedAgainIsNotKilled();
    void aDirectoryWithoutMarkStays();

private:
    QList<Leftover> leftoversOf(const QString &key)
    {
        QList<Leftover> found = QCoro::waitFor(findLeftovers(*m_context));
        m_all = found;
        found.removeIf([&key](const Leftover &left) { return left.runKey != key; });
        return found;
    }
    static QStringList kindsOf(const QList<Leftover> &found)
    {
        QStringList kinds;
        for (const Leftover &left : found) {
            static const QStringList names = {u"process"_s, u"container"_s, u"volume"_s, u"image"_s,
                                              u"directory"_s};
            kinds << names.at(static_cast<int>(left.kind))
                    + (left.engine.isEmpty() ? QString() : u' ' + left.engine);
        }
        return kinds;
    }
    QString runDirectory(const QString &key) const { return m_work->path() + u"/runs/"_s + key; }

    std::unique_ptr<WorkDirectory> m_work;
    std::unique_ptr<MachineContext> m_context;
    QList<Leftover> m_all; ///< as last found, of others too
};

void TestLeftovers::init()
{
    m_work = std::make_unique<WorkDirectory>();
    qputenv("TARE_WORK_DIR", m_work->path().toLocal8Bit());
    m_context = std::make_unique<MachineContext>();
}

void TestLeftovers::cleanup()
{
    m_context.reset();
    m_work.reset();
    qunsetenv("TARE_WORK_DIR");
}

void TestLeftovers::findsExactlyWhatAKilledRunLeft_data()
{
    QTest::addColumn<QStringList>("environments");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("native") << QStringList{u"native"_s} << QStringList{u"process"_s, u"directory"_s};
    QTest::newRow("native and docker") << QStringList{u"native"_s, u"docker"_s}
                                       << QStringList{u"process"_s, u"container docker"_s, u"volume docker"_s,
                                                      u"image docker"_s, u"directory"_s};
    QTest::newRow("native and podman") << QStringList{u"native"_s, u"podman"_s}
                                       << QStringList{u"process"_s, u"container podman"_s, u"volume podman"_s,
                                                      u"image podman"_s, u"directory"_s};
}

void TestLeftovers::findsExactlyWhatAKilledRunLeft()
{
    QFETCH(QStringList, environments);
    QFETCH(QStringList, expected);
    TARE_NEEDS(!findProgram(u"redis-server"_s).isEmpty(), u"redis-server is not installed"_s);
    for (const ContainerEngine engine : {ContainerEngine::Docker, ContainerEngine::Podman}) {
        if (!environments.contains(engineProgramName(engine)))
            continue;
        const auto setup = QCoro::waitFor(m_context->engines().use(engine));
        TARE_NEEDS(setup.has_value(), setup.error().sentence + setup.error().detail);
    }
    const QString key = testKey();
    QProcess run;
    run.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    run.start(QCoreApplication::applicationDirPath() + u"/interruptedrun"_s, QStringList{key} + environments);
    QVERIFY(run.waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(run.bytesAvailable() > 0 && run.peek(4096).contains("ready"), 120000);
    const QStringList lines =
        QString::fromLocal8Bit(run.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
    QList<qint64> servers;
    for (const QString &line : lines.mid(0, environments.size()))
        servers << line.section(u' ', 1).toLongLong();

    // While it runs, nothing of it is left over.
    QCOMPARE(kindsOf(leftoversOf(key)), QStringList());

    run.kill();
    run.waitForFinished();
    for (const qint64 pid : std::as_const(servers))
        QVERIFY(processThere(pid));
    const QList<Leftover> found = leftoversOf(key);
    QCOMPARE(kindsOf(found), expected);
    QCOMPARE(found.first().id, QString::number(servers.first()));
    QCOMPARE(found.last().id, runDirectory(key));
    QVERIFY(found.last().bytes > 0);
    for (const Leftover &left : found) {
        QVERIFY2(!left.name.isEmpty() && left.created.isValid(), qPrintable(left.id));
        if (left.kind == Leftover::Kind::Container)
            QCOMPARE(left.name, u"tare-%1-2"_s.arg(key));
    }

    for (const Leftover &left : found)
        TARE_SUCCEEDS(QCoro::waitFor(removeLeftover(*m_context, left)));
    QCOMPARE(kindsOf(leftoversOf(key)), QStringList());
    for (const qint64 pid : std::as_const(servers))
        QVERIFY(!processThere(pid));
    QVERIFY(!QDir(m_work->path()).exists(u"runs"_s));
    // Gone already: no error.
    for (const Leftover &left : found)
        TARE_SUCCEEDS(QCoro::waitFor(removeLeftover(*m_context, left)));
}

void TestLeftovers::aLivingRunIsLeftAlone()
{
    const QString key = testKey();
    QDir().mkpath(runDirectory(key) + u"/step-1"_s);
    QProcess server;
    server.start(u"sleep"_s, {u"1000"_s});
    QVERIFY(server.waitForStarted());
    const auto own = ProcessMark::ofThisProcess();
    TARE_SUCCEEDS(own->write(runDirectory(key) + u"/run.lock"_s));
    TARE_SUCCEEDS(ProcessMark::of(server.processId())->write(runDirectory(key) + u"/step-1/server.lock"_s));
    QCOMPARE(kindsOf(leftoversOf(key)), QStringList());
    // Nor is it removed by somebody who has seen it before it lived.
    Leftover process;
    process.id = QString::number(server.processId());
    process.runKey = key;
    TARE_SUCCEEDS(QCoro::waitFor(removeLeftover(*m_context, process)));
    Leftover directory;
    directory.kind = Leftover::Kind::Directory;
    directory.id = runDirectory(key);
    directory.runKey = key;
    TARE_SUCCEEDS(QCoro::waitFor(removeLeftover(*m_context, directory)));
    QVERIFY(processThere(server.processId()));
    QVERIFY(QFile::exists(runDirectory(key) + u"/run.lock"_s));
    server.kill();
    server.waitForFinished();
}

void TestLeftovers::aForeignContainerStays_data()
{
    QTest::addColumn<ContainerEngine>("engine");
    QTest::newRow("docker") << ContainerEngine::Docker;
    QTest::newRow("podman") << ContainerEngine::Podman;
}

void TestLeftovers::aForeignContainerStays()
{
    QFETCH(ContainerEngine, engine);
    const auto setup = QCoro::waitFor(m_context->engines().use(engine));
    TARE_NEEDS(setup.has_value(), setup.error().sentence + setup.error().detail);
    const auto image = QCoro::waitFor(m_context->images().packProgram(*setup, findProgram(u"true"_s)));
    TARE_SUCCEEDS(image);
    // As a user might name his own.
    const QString program = engineProgramName(engine);
    const QString name = u"tare-x"_s + testKey();
    const QString foreign =
        outputOf(program, {u"create"_s, u"--name"_s, name, image->id, image->program}).trimmed();
    const QString other = outputOf(program,
                                   {u"create"_s, u"--name"_s, name + u"-2"_s, u"--label"_s, u"other=1"_s,
                                    image->id, image->program})
                              .trimmed();
    // Made by the user from an image that a Tare which is gone has packed: its labels are inherited.
    const QString inherited =
        outputOf(program,
                 {u"create"_s, u"--name"_s, name + u"-3"_s, u"--label"_s, u"tare.run=gone0001"_s,
                  u"--label"_s, u"tare.owner=1-1-another-boot"_s, image->id, image->program})
            .trimmed();
    QVERIFY(!foreign.isEmpty() && !other.isEmpty() && !inherited.isEmpty());
    leftoversOf(QString());
    const bool listed = std::any_of(m_all.cbegin(), m_all.cend(), [&](const Leftover &left) {
        return left.id == foreign || left.id == other || left.id == inherited;
    });
    // And not removed when somebody claims so.
    Leftover claim;
    claim.kind = Leftover::Kind::Container;
    claim.id = foreign;
    claim.engine = program;
    const auto claimed = QCoro::waitFor(removeLeftover(*m_context, claim));
    const QString still =
        outputOf(program, {u"ps"_s, u"-aq"_s, u"--no-trunc"_s, u"--filter"_s, u"name="_s + name});
    outputOf(program, {u"rm"_s, u"-f"_s, foreign, other, inherited});
    const auto removed = QCoro::waitFor(m_context->images().removePacked());
    QVERIFY(!listed);
    TARE_SUCCEEDS(claimed);
    QVERIFY(still.contains(foreign) && still.contains(other));
    TARE_SUCCEEDS(removed);
}

void TestLeftovers::aProcessIdThatIsUsedAgainIsNotKilled()
{
    const QString key = testKey();
    QDir().mkpath(runDirectory(key) + u"/step-1"_s);
    QProcess innocent;
    innocent.start(u"sleep"_s, {u"1000"_s});
    QVERIFY(innocent.waitForStarted());
    ProcessMark mark = *ProcessMark::of(innocent.processId());
    --mark.startTime;
    TARE_SUCCEEDS(mark.write(runDirectory(key) + u"/run.lock"_s));
    TARE_SUCCEEDS(mark.write(runDirectory(key) + u"/step-1/server.lock"_s));
    QCOMPARE(kindsOf(leftoversOf(key)), QStringList{u"directory"_s});
    Leftover process;
    process.id = QString::number(innocent.processId());
    process.runKey = key;
    TARE_SUCCEEDS(QCoro::waitFor(removeLeftover(*m_context, process)));
    QVERIFY(processThere(innocent.processId()));
    innocent.kill();
    innocent.waitForFinished();
}

void TestLeftovers::aDirectoryWithoutMarkStays()
{
    const QString key = testKey();
    QDir().mkpath(runDirectory(key) + u"/step-1"_s);
    QCOMPARE(kindsOf(leftoversOf(key)), QStringList());
    // A path outside is never removed, whatever it is called.
    WorkDirectory elsewhere;
    Leftover directory;
    directory.kind = Leftover::Kind::Directory;
    directory.id = elsewhere.path();
    directory.runKey = key;
    TARE_SUCCEEDS(QCoro::waitFor(removeLeftover(*m_context, directory)));
    QVERIFY(QDir(elsewhere.path()).exists());
    QVERIFY(QDir(runDirectory(key)).exists());
}

QTEST_GUILESS_MAIN(TestLeftovers)
#include "tst_leftovers.moc"
