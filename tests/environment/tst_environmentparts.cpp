// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/cpulist.h"
#include "core/environment/datafacts.h"
#include "core/environment/instancegroup.h"
#include "core/environment/machineprobe.h"
#include "core/environment/processcpu.h"
#include "core/environment/processfacts.h"
#include "core/environment/programfiles.h"
#include "core/environment/resourcemark.h"
#include "core/environment/serverconfiguration.h"
#include "core/environment/tararchive.h"
#include "core/environment/tcpport.h"
#include "tests/environment/environmentfixture.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <QCoroTask>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace Tare;

/// The small parts that the controllers are made of.
class TestEnvironmentParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsCpuLists_data();
    void readsCpuLists();
    void countsProcessorTimeWithChildren();
    void findsWhoListens();
    void freePortsDiffer();
    void writesArchivesThatTarReads();
    void collectsWhatAProgramLoads();
    void writesRedisConfiguration();
    void writesMariaDbConfiguration();
    void marksNameOneProcess();
    void readsItsOwnLimits();
    void joinsCpusOfInstances();
    void probesThisMachine();
    void passwordsDiffer();
};

void TestEnvironmentParts::readsCpuLists_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("good");
    QTest::addColumn<QList<int>>("cpus");
    QTest::newRow("none") << QString() << true << QList<int>();
    QTest::newRow("one") << u"0"_s << true << QList<int>{0};
    QTest::newRow("twice") << u"0,0-0"_s << true << QList<int>{0};
    QTest::newRow("letters") << u"a"_s << false << QList<int>();
    QTest::newRow("backwards") << u"3-1"_s << false << QList<int>();
    QTest::newRow("open") << u"0-"_s << false << QList<int>();
    QTest::newRow("negative") << u"-1"_s << false << QList<int>();
    QTest::newRow("not there") << u"0,4000"_s << false << QList<int>();
    QTest::newRow("huge") << u"99999999999"_s << false << QList<int>();
}

void TestEnvironmentParts::readsCpuLists()
{
    QFETCH(QString, text);
    QFETCH(bool, good);
    QFETCH(QList<int>, cpus);
    const auto list = readCpuList(text);
    QCOMPARE(list.has_value(), good);
    if (good)
        QCOMPARE(*list, cpus);
    else
        QCOMPARE(list.error().code, ErrorCode::InvalidArgument);
}

void TestEnvironmentParts::countsProcessorTimeWithChildren()
{
    const auto before = cpuSecondsOf({QCoreApplication::applicationPid()});
    QVERIFY(before);
    QProcess child;
    child.start(u"sh"_s,
                {u"-c"_s, u"i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done; echo done; sleep 1000"_s});
    QVERIFY(child.waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(child.bytesAvailable() > 0, 60000);
    const auto alone = cpuSecondsOf({child.processId()});
    const auto together = cpuSecondsOf({QCoreApplication::applicationPid()});
    // Named twice, counted once.
    const auto twice = cpuSecondsOf({QCoreApplication::applicationPid(), child.processId()});
    QVERIFY(alone && *alone > 0);
    QVERIFY(together && *together >= *before + *alone - 0.02);
    QVERIFY(twice && *twice < *together + *alone);
    const qint64 pid = child.processId();
    child.kill();
    child.waitForFinished();
    QVERIFY(!cpuSecondsOf({pid}));
    QVERIFY(!cpuSecondsOf({}));
}

void TestEnvironmentParts::findsWhoListens()
{
    const int fd = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t length = sizeof address;
    QCOMPARE(::bind(fd, reinterpret_cast<sockaddr *>(&address), length), 0);
    QCOMPARE(::listen(fd, 1), 0);
    QCOMPARE(::getsockname(fd, reinterpret_cast<sockaddr *>(&address), &length), 0);
    const quint16 port = ntohs(address.sin_port);
    const auto holder = tcpPortHolder(port);
    QVERIFY(holder);
    QCOMPARE(holder->pid, QCoreApplication::applicationPid());
    QCOMPARE(holder->program, u"tst_environmentparts"_s);
    const auto refused = requireFreePort(port);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::PortTaken);
    QVERIFY(refused.error().sentence.contains(u"tst_environmentparts"_s));
    QVERIFY(refused.error().sentence.contains(QString::number(port)));
    ::close(fd);
    QVERIFY(!tcpPortHolder(port));
    QVERIFY(requireFreePort(port));
}

void TestEnvironmentParts::freePortsDiffer()
{
    QSet<quint16> ports;
    for (int i = 0; i < 100; ++i)
        ports.insert(freeTcpPort());
    QVERIFY(!ports.contains(0));
    QCOMPARE(ports.size(), 100);
}

void TestEnvironmentParts::writesArchivesThatTarReads()
{
    TarArchive archive;
    const QString longName = u"/deep/"_s + QString(60, u'a') + u'/' + QString(90, u'b');
    const QByteArray odd(1000, 'o');
    archive.addFile(longName, "long", {0640, 12, 34});
    archive.addFile(u"/odd"_s, odd);
    archive.addFile(u"/empty"_s, {});
    archive.addDirectory(u"/dir"_s, {01777, 5, 6});
    archive.addLink(u"/link"_s, u"odd"_s);
    QVERIFY(archive.contains(u"/deep"_s));
    const QByteArray bytes = archive.finish();
    QCOMPARE(bytes.size() % 512, 0);

    QTemporaryDir directory;
    QFile file(directory.filePath(u"a.tar"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.close();
    QProcess tar;
    tar.start(u"tar"_s, {u"--numeric-owner"_s, u"-tvf"_s, file.fileName()});
    QVERIFY(tar.waitForFinished());
    QCOMPARE(tar.readAllStandardError(), QByteArray());
    QCOMPARE(tar.exitCode(), 0);
    const QString list = QString::fromUtf8(tar.readAllStandardOutput());
    QVERIFY2(list.contains(u"-rw-r----- 12/34"_s), qPrintable(list));
    QVERIFY2(list.contains(u"drwxrwxrwt 5/6"_s), qPrintable(list));
    QVERIFY2(list.contains(u"link -> odd"_s), qPrintable(list));
    QVERIFY(list.contains(longName.mid(1)));
    QProcess::execute(u"tar"_s, {u"-xf"_s, file.fileName(), u"-C"_s, directory.path(), u"odd"_s});
    QFile extracted(directory.filePath(u"odd"_s));
    QVERIFY(extracted.open(QIODevice::ReadOnly));
    QCOMPARE(extracted.readAll(), odd);
}

void TestEnvironmentParts::collectsWhatAProgramLoads()
{
    LocalCommandRunner runner;
    const auto files = QCoro::waitFor(collectProgram(runner, QCoreApplication::applicationFilePath()));
    TARE_SUCCEEDS(files);
    const auto has = [&](const QString &part) {
        return std::any_of(files->keyBegin(), files->keyEnd(),
                           [&](const QString &path) { return path.contains(part); });
    };
    QVERIFY(has(u"/libc.so"_s));
    QVERIFY(has(u"/libQt6Core.so"_s));
    QVERIFY(has(elfInterpreter(QCoreApplication::applicationFilePath())));
    // The hash of equal files is equal, so an image is made once.
    const auto one = imageArchive(*files, {7, 8, u"someone"_s});
    const auto two = imageArchive(*files, {7, 8, u"someone"_s});
    TARE_SUCCEEDS(one);
    QVERIFY(*one == *two);
    QVERIFY(one->contains("someone:x:7:8:"));
    ProgramFiles missing = *files;
    missing.insert(u"/x"_s, u"/nowhere/at-all"_s);
    const auto failed = imageArchive(missing, {});
    QVERIFY(!failed);
    QVERIFY(failed.error().sentence.contains(u"/nowhere/at-all"_s));
    QCOMPARE(elfInterpreter(u"/etc/passwd"_s), QString());
}

void TestEnvironmentParts::writesRedisConfiguration()
{
    ServerConfiguration configuration;
    configuration.paths.root = u"/x"_s;
    configuration.port = 7000;
    configuration.password = u"pw"_s;
    configuration.options = {{u"maxmemory"_s, u"10mb"_s}, {u"port"_s, u"1"_s}};
    const QStringList lines = QString::fromUtf8(configurationText(configuration)).split(u'\n');
    for (const QString &line :
         {u"bind 127.0.0.1"_s, u"port 7000"_s, u"requirepass pw"_s, u"save \"\""_s, u"appendonly no"_s,
          u"daemonize no"_s, u"protected-mode yes"_s, u"maxmemory 10mb"_s, u"dir \"/x/data\""_s})
        QVERIFY2(lines.contains(line), qPrintable(line));
    // What Tare sets stands last, where it wins.
    QVERIFY(lines.indexOf(u"port 7000"_s) > lines.indexOf(u"port 1"_s));
    for (const QString &argument : serverArguments(configuration))
        QVERIFY(!argument.contains(u"pw"_s));
    QVERIFY(!checkServerOptions(ServerFlavour::Redis, configuration.options));
}

void TestEnvironmentParts::writesMariaDbConfiguration()
{
    ServerConfiguration configuration;
    configuration.flavour = ServerFlavour::MariaDb;
    configuration.paths.root = u"/"_s + QString(100, u'x');
    configuration.port = 7001;
    configuration.password = u"pw"_s;
    configuration.options = {{u"innodb_buffer_pool_size"_s, u"1G"_s}, {u"init_connect"_s, u"SET @a='#'"_s}};
    const QString text = QString::fromUtf8(configurationText(configuration));
    QVERIFY(text.startsWith(u"[mysqld]\n"_s));
    QVERIFY(text.lastIndexOf(u"innodb_buffer_pool_size = 1G"_s)
            > text.indexOf(u"innodb_buffer_pool_size = 256M"_s));
    QVERIFY2(text.contains(u"init_connect = \"SET @a='#'\"\n"_s), qPrintable(text));
    QVERIFY(text.contains(u"\nskip-name-resolve\n"_s));
    QVERIFY(text.contains(u"socket = ../run/server.sock"_s)); // the full path would be too long for a socket
    QVERIFY(!text.contains(u"pw"_s));
    QVERIFY(accountText(configuration).contains("IDENTIFIED BY 'pw'"));
    QVERIFY(checkServerOptions(ServerFlavour::MariaDb, configuration.options));
    QVERIFY(!checkServerOptions(ServerFlavour::MySql, {{u"BIND_ADDRESS"_s, u"*"_s}}));
    QVERIFY(!checkServerOptions(ServerFlavour::MySql, {{u"loose-port"_s, u"1"_s}}));
    QVERIFY(!checkServerOptions(ServerFlavour::MySql, {{u"a"_s, u"b\n[x]"_s}}));
}

void TestEnvironmentParts::marksNameOneProcess()
{
    const auto own = parseOwner(ownerText());
    QVERIFY(own);
    QVERIFY(own->isAlive());
    auto other = *own;
    ++other.startTime;
    QVERIFY(!other.isAlive());
    QVERIFY(!parseOwner(QString()));
    QVERIFY(!parseOwner(u"1-x-y"_s));
    const auto labels = resourceLabels(u"k"_s, 3);
    QCOMPARE(labels.value(u"tare.run"_s), u"k"_s);
    QCOMPARE(labels.value(u"tare.step"_s), u"3"_s);
    QCOMPARE(labels.value(u"tare.owner"_s), ownerText());
}

void TestEnvironmentParts::readsItsOwnLimits()
{
    const Facts facts = processFacts(QCoreApplication::applicationPid());
    const auto own = ownOpenFiles();
    QCOMPARE(facts.value(u"limits.nofile"_s), u"%1:%2"_s.arg(own.first).arg(own.second));
    QCOMPARE(facts.value(u"server.uid"_s), QString::number(::geteuid()));
    QVERIFY(processFacts(-1).isEmpty());
    const Facts disk = filesystemFacts(QCoreApplication::applicationPid(), u"/proc/self"_s);
    QCOMPARE(disk.value(u"data.filesystem"_s), u"proc"_s);
    QCOMPARE(fileSha256(u"/dev/null"_s),
             u"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"_s);
}

void TestEnvironmentParts::joinsCpusOfInstances()
{
    const QString key = u"cpu.affinity"_s;
    Facts facts{{key, u"3"_s}};
    joinCpus(facts, {facts, Facts{{key, u"0-1"_s}}, Facts{{key, u"1,6"_s}}});
    QCOMPARE(facts.value(key), u"0-1,3,6"_s);
    QCOMPARE(facts.value(u"instance.1.cpu.affinity"_s), u"3"_s);

    const Facts same{{key, u"0-3"_s}};
    facts = same;
    joinCpus(facts, {same, same});
    QCOMPARE(facts, same);
    joinCpus(facts, {same, Facts()});
    QCOMPARE(facts, same);
    QCOMPARE(cpuListText({}), QString());
}

void TestEnvironmentParts::probesThisMachine()
{
    MachineContext context;
    const auto results = QCoro::waitFor(probeMachine(context, false));
    QStringList keys;
    for (const ProbeResult &result : results) {
        keys << result.key;
        QVERIFY2(!result.title.isEmpty() && !result.text.isEmpty(), qPrintable(result.key));
        // Never a bare cross.
        if (result.state != ProbeResult::State::Good)
            QVERIFY2(!result.consequence.isEmpty(), qPrintable(result.key));
    }
    QCOMPARE(keys,
             QStringList({u"redis"_s, u"mysql"_s, u"docker"_s, u"podman"_s, u"mydumper"_s, u"myloader"_s,
                          u"mariadb-dump"_s, u"sysbench"_s, u"redis-benchmark"_s, u"disk"_s, u"governor"_s,
                          u"fonts.zh"_s}));
    QVERIFY(!machineFacts().value(u"host.kernel"_s).isEmpty());
}

void TestEnvironmentParts::passwordsDiffer()
{
    const QString one = randomPassword();
    QCOMPARE(one.size(), 24);
    QVERIFY(one != randomPassword());
}

QTEST_GUILESS_MAIN(TestEnvironmentParts)
#include "tst_environmentparts.moc"
