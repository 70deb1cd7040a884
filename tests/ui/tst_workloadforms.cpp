// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/windowfixture.h"

#include "core/model/enumnames.h"
#include "core/model/profilejson.h"
#include "ui/environmentchecks.h"
#include "ui/models/sentstatements.h"
#include "ui/widgets/decimalbox.h"
#include "ui/widgets/foldedsection.h"
#include "ui/widgets/largecountbox.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QRadioButton>
#include <QSet>
#include <QSpinBox>
#include <QToolButton>
#include <QUndoStack>

#include <algorithm>
#include <thread>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace Tare;

namespace {

/// Says of itself what a server of version 4 says, and nothing else.
class OldRedis
{
public:
    OldRedis()
        : m_listener(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t length = sizeof address;
        auto *generic = reinterpret_cast<sockaddr *>(&address);
        if (::bind(m_listener, generic, length) == 0 && ::listen(m_listener, 16) == 0
            && ::getsockname(m_listener, generic, &length) == 0)
            m_port = ntohs(address.sin_port);
        m_thread = std::jthread([this] {
            for (int client = 0; (client = ::accept(m_listener, nullptr, nullptr)) >= 0; ::close(client))
                serve(client);
        });
    }
    ~OldRedis()
    {
        ::shutdown(m_listener, SHUT_RDWR);
        m_thread.join();
        ::close(m_listener);
    }
    Q_DISABLE_COPY_MOVE(OldRedis)

    quint16 port() const { return m_port; }

private:
    /// One connection and one command at a time is all that a check needs.
    static void serve(int client)
    {
        QByteArray buffer(4096, Qt::Uninitialized);
        ssize_t got = 0;
        while ((got = ::recv(client, buffer.data(), static_cast<std::size_t>(buffer.size()), 0)) > 0) {
            const QByteArray command = buffer.left(got);
            const QByteArray reply = command.contains("PING") ? QByteArray("+PONG\r\n")
                : command.contains("INFO") ? QByteArray("$24\r\nredis_version:4.0.14\r\n\r\n\r\n")
                                           : QByteArray("-ERR unknown command\r\n");
            ::send(client, reply.constData(), static_cast<std::size_t>(reply.size()), MSG_NOSIGNAL);
        }
    }

    int m_listener;
    quint16 m_port = 0;
    std::jthread m_thread;
};

} // namespace

/// Every field of a workload: typed in, found in the profile, shown again, undone; what is wrong with it.
class TestWorkloadForms final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSuiteIsChosenAtOnce();
    void testsThatAServerIsTooOldFor();
    void aMixIsMadeFromATemplate();
    void aMixIsEdited();
    void redisNumbers();
    void redisKeys();
    void redisConnections();
    void rateIsChosenAndTyped();
    void lengthIsATimeOrANumber();
    void everyMixOfSysbench();
    void countsAreThoseOfTheMix();
    void distributionHasItsParameter();
    void tableOptions();
    void connectionsAndErrors();
    void aDumpIsMade();
    void dumpToolsAndThreads();
    void dumpData();
    void dumpConditions();
    void aClosedSectionTellsItsProblem();
    void documentsComeBackAsTheyWere();
    void largeNumbers();
    void decimals();
    void panelFollowsTheCounts();
    void inChinese();

private:
    static WindowFixture &redis(WindowFixture &f)
    {
        f.document().newProfile(smallProfile());
        f.window->goTo(MainWindow::Workloads);
        return f;
    }
    static WindowFixture &oltp(WindowFixture &f)
    {
        TestProfile profile = smallProfile();
        profile.workloads.first().what = OltpWorkload{};
        for (EnvironmentSpec &environment : profile.environments)
            environment.server = ServerKind::MySql;
        f.document().newProfile(profile);
        f.window->goTo(MainWindow::Workloads);
        return f;
    }
    static WindowFixture &dump(WindowFixture &f)
    {
        TestProfile profile = smallProfile();
        profile.workloads.first().what = DumpWorkload{};
        for (EnvironmentSpec &environment : profile.environments)
            environment.server = ServerKind::MySql;
        f.document().newProfile(profile);
        f.window->goTo(MainWindow::Workloads);
        return f;
    }
    static const DumpWorkload &dumpOf(const WindowFixture &f)
    {
        return std::get<DumpWorkload>(f.document().profile().workloads.first().what);
    }
    static const RedisWorkload &redisOf(const WindowFixture &f)
    {
        return std::get<RedisWorkload>(f.document().profile().workloads.first().what);
    }
    static const OltpWorkload &oltpOf(const WindowFixture &f)
    {
        return std::get<OltpWorkload>(f.document().profile().workloads.first().what);
    }
    static void open(const WindowFixture &f, const char *section)
    {
        auto *header = f.find<QToolButton>(QLatin1StringView(section) + QStringLiteral("SectionHeader"));
        QVERIFY(header);
        if (!header->isChecked())
            header->click();
        QVERIFY(f.find<FoldedSection>(QLatin1StringView(section) + QStringLiteral("Section"))->isOpen());
    }
    static void type(QWidget *field, const QString &text)
    {
        QVERIFY2(field->isVisible(), qPrintable(field->objectName()));
        field->setFocus();
        if (auto *line = qobject_cast<QLineEdit *>(field))
            line->selectAll();
        else
            static_cast<QAbstractSpinBox *>(field)->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Tab);
    }
    static void choose(QComboBox *box, int index)
    {
        QVERIFY2(box->isVisible(), qPrintable(box->objectName()));
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int i = 0; i < index; ++i)
            QTest::keyClick(box, Qt::Key_Down);
        QCOMPARE(box->currentIndex(), index);
    }
    static void undo(const WindowFixture &f) { f.find<QAction>("actionUndo")->trigger(); }
};

void TestWorkloadForms::theSuiteIsChosenAtOnce()
{
    WindowFixture f;
    redis(f);
    f.find<QPushButton>("redisTestsSuite")->click();
    QCOMPARE(redisOf(f).tests.size(), qsizetype(redisTestNames.size()));
    for (const auto &[test, name] : redisTestNames) {
        auto *box = f.find<QCheckBox>(QStringLiteral("redisTest.") + name);
        QVERIFY(box->isChecked());
        QVERIFY(!box->toolTip().isEmpty());
    }
    f.find<QCheckBox>("redisTest.XADD")->click();
    QCOMPARE(redisOf(f).tests.size(), qsizetype(redisTestNames.size()) - 1);
    QVERIFY(!redisOf(f).tests.contains(RedisTest::Xadd));

    f.find<QPushButton>("redisTestsNone")->click();
    QVERIFY(redisOf(f).tests.isEmpty());
    auto *problem = f.find<QLabel>("redisTestsProblem");
    QVERIFY(problem->isVisible());
    QVERIFY(!f.find<QAction>("actionRun")->isEnabled());
    undo(f);
    QVERIFY(problem->isHidden());
    QVERIFY(f.find<QCheckBox>("redisTest.SET")->isChecked());
}

void TestWorkloadForms::testsThatAServerIsTooOldFor()
{
    const OldRedis server;
    QVERIFY(server.port() > 0);
    WindowFixture f;
    redis(f);
    auto *xadd = f.find<QCheckBox>("redisTest.XADD");
    QVERIFY(xadd->isEnabled());
    EnvironmentSpec old;
    old.id = QStringLiteral("env-9");
    old.name = QStringLiteral("The old one");
    ExistingEndpoint endpoint;
    endpoint.address = QStringLiteral("127.0.0.1");
    endpoint.port = server.port();
    old.how = endpoint;
    f.document().addEnvironment(old);
    QVERIFY(xadd->isEnabled()); // its version is not known yet
    f.window->checks().start(old);
    QTRY_VERIFY_WITH_TIMEOUT(!f.window->checks().isBusy(), 20000);
    const EnvironmentCheck *check = f.window->checks().find(old);
    QVERIFY(check);
    QVERIFY2(check->state == EnvironmentCheck::State::Good, qPrintable(check->error.sentence));

    QVERIFY(!xadd->isEnabled());
    QVERIFY2(xadd->toolTip().contains(QStringLiteral("4.0.14")), qPrintable(xadd->toolTip()));
    QVERIFY(!f.find<QCheckBox>("redisTest.ZPOPMIN")->isEnabled());
    QVERIFY(f.find<QCheckBox>("redisTest.LRANGE_600")->isEnabled());
    const auto labels = f.window->findChildren<QLabel *>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
        return label->isVisible()
            && label->text().contains(QStringLiteral("“The old one” runs Redis 4.0.14"));
    }));
    f.find<QPushButton>("redisTestsSuite")->click();
    QCOMPARE(redisOf(f).tests.size(), qsizetype(redisTestNames.size()) - 2);
    QVERIFY(!redisOf(f).tests.contains(RedisTest::Xadd));

    f.document().removeEnvironment(old.id);
    QVERIFY(xadd->isEnabled());
    f.find<QPushButton>("redisTestsSuite")->click();
    QCOMPARE(redisOf(f).tests.size(), qsizetype(redisTestNames.size()));
}

void TestWorkloadForms::aMixIsMadeFromATemplate()
{
    WindowFixture f;
    redis(f);
    open(f, "redisMixes");
    f.find<QAction>("mix.reads")->trigger();
    QCOMPARE(redisOf(f).mixes.size(), 1);
    const RedisMix &mix = redisOf(f).mixes.first();
    QCOMPARE(mix.name, QStringLiteral("SET:GET 1:10"));
    QCOMPARE(mix.commands.size(), 2);
    QCOMPARE(mix.commands.at(1).weight, 10);
    QCOMPARE(f.find<QLineEdit>("redisMixCommand0.1")->text(), QStringLiteral("GET key:__rand_int__"));
    // Without a test of the suite the mix alone is a workload.
    f.find<QPushButton>("redisTestsNone")->click();
    QVERIFY(!f.document().hasErrors());
    QCOMPARE(expandCases(f.document().profile().workloads.first()).size(), 1);
    f.find<QAction>("mix.own")->trigger();
    QCOMPARE(redisOf(f).mixes.size(), 2);
    undo(f);
    QCOMPARE(redisOf(f).mixes.size(), 1);
    QVERIFY(!f.window->findChild<QLineEdit *>(QStringLiteral("redisMixName1")));
}

void TestWorkloadForms::aMixIsEdited()
{
    WindowFixture f;
    redis(f);
    open(f, "redisMixes");
    f.find<QAction>("mix.even")->trigger();
    type(f.find<QLineEdit>("redisMixName0"), QStringLiteral("<b>mine</b>"));
    type(f.find<QLineEdit>("redisMixCommand0.0"), QStringLiteral("SETEX key:__rand_int__ 60 __data__"));
    type(f.find<QSpinBox>("redisMixWeight0.1"), QStringLiteral("3"));
    QCOMPARE(redisOf(f).mixes.first().name, QStringLiteral("<b>mine</b>"));
    QCOMPARE(redisOf(f).mixes.first().commands.first().command,
             QStringLiteral("SETEX key:__rand_int__ 60 __data__"));
    QCOMPARE(redisOf(f).mixes.first().commands.at(1).weight, 3);

    f.find<QPushButton>("redisMixAdd0")->click();
    QCOMPARE(redisOf(f).mixes.first().commands.size(), 3);
    type(f.find<QLineEdit>("redisMixCommand0.2"), QStringLiteral("EXISTS key:__rand_int__"));
    QCOMPARE(redisOf(f).mixes.first().commands.at(2).command, QStringLiteral("EXISTS key:__rand_int__"));
    f.find<QPushButton>("redisMixRemoveCommand0.0")->click();
    QTRY_COMPARE(redisOf(f).mixes.first().commands.size(), 2);
    QCOMPARE(f.find<QLineEdit>("redisMixCommand0.1")->text(), QStringLiteral("EXISTS key:__rand_int__"));
    undo(f);
    QCOMPARE(redisOf(f).mixes.first().commands.size(), 3);
    QCOMPARE(f.find<QLineEdit>("redisMixCommand0.0")->text(),
             QStringLiteral("SETEX key:__rand_int__ 60 __data__"));
    // Typing in one field is one step.
    const int steps = f.document().undoStack()->index();
    type(f.find<QLineEdit>("redisMixName0"), QStringLiteral("other"));
    QCOMPARE(f.document().undoStack()->index(), steps + 1);
    f.find<QPushButton>("redisMixRemove0")->click();
    QTRY_VERIFY(redisOf(f).mixes.isEmpty());
    QCOMPARE(redisOf(f).tests.size(), 2);
}

void TestWorkloadForms::redisNumbers()
{
    WindowFixture f;
    redis(f);
    type(f.find<QSpinBox>("redisPayload"), QStringLiteral("100"));
    type(f.find<QSpinBox>("redisPayloadMax"), QStringLiteral("4000"));
    type(f.find<LargeCountBox>("redisKeys"), QStringLiteral("10000000000"));
    type(f.find<QSpinBox>("redisWorkers"), QStringLiteral("2"));
    QCOMPARE(redisOf(f).payloadBytes, 100);
    QCOMPARE(redisOf(f).payloadBytesMax, 4000);
    QCOMPARE(redisOf(f).keyspace, 10'000'000'000);
    QCOMPARE(redisOf(f).workers, 2);
    for (int i = 0; i < 4; ++i)
        undo(f);
    QVERIFY(redisOf(f) == RedisWorkload{});
    QCOMPARE(f.find<LargeCountBox>("redisKeys")->value(), quint64(100'000));
}

void TestWorkloadForms::redisKeys()
{
    WindowFixture f;
    redis(f);
    open(f, "redisKeys");
    auto *exponent = f.find<DecimalBox>("redisZipfExponent");
    QVERIFY(!exponent->isVisible());
    choose(f.find<QComboBox>("redisDistribution"), static_cast<int>(KeyDistribution::Zipf));
    QVERIFY(redisOf(f).distribution == KeyDistribution::Zipf);
    type(exponent, QStringLiteral("1.2"));
    QCOMPARE(redisOf(f).zipfExponent, 1.2);
    auto *classic = f.find<QCheckBox>("redisClassic");
    classic->click();
    QVERIFY(redisOf(f).classic);
    QVERIFY(!f.find<LargeCountBox>("redisKeys")->isEnabled());
    QVERIFY(!exponent->isVisible());
    const QString command = f.find<QLabel>("workloadsCommand")->text();
    QVERIFY2(!command.contains(QStringLiteral("-r ")), qPrintable(command));
    undo(f);
    QVERIFY(!classic->isChecked());
    QVERIFY(f.find<LargeCountBox>("redisKeys")->isEnabled());
}

void TestWorkloadForms::redisConnections()
{
    WindowFixture f;
    redis(f);
    open(f, "redisConnection");
    f.find<QCheckBox>("redisReconnect")->click();
    QVERIFY(redisOf(f).reconnect);
    QVERIFY(f.find<QLabel>("workloadsCommand")->text().contains(QStringLiteral("-k 0")));
    undo(f);
    QVERIFY(!f.find<QCheckBox>("redisReconnect")->isChecked());
}

void TestWorkloadForms::rateIsChosenAndTyped()
{
    for (const bool isRedis : {true, false}) {
        WindowFixture f;
        isRedis ? redis(f) : oltp(f);
        const QString prefix = isRedis ? QStringLiteral("redis") : QStringLiteral("oltp");
        const auto rate = [&] { return isRedis ? redisOf(f).rate : oltpOf(f).rate; };
        auto *number = f.find<DecimalBox>(prefix + QStringLiteral("Rate"));
        QVERIFY(f.find<QRadioButton>(prefix + QStringLiteral("RateChoiceOff"))->isChecked());
        QVERIFY(!number->isEnabled());
        f.find<QRadioButton>(prefix + QStringLiteral("RateChoiceOn"))->click();
        QVERIFY(number->isEnabled());
        QVERIFY(rate() > 0);
        QCOMPARE(f.window->focusWidget(), number);
        type(number, QStringLiteral("2500"));
        QCOMPARE(rate(), 2500.0);
        f.find<QRadioButton>(prefix + QStringLiteral("RateChoiceOff"))->click();
        QCOMPARE(rate(), 0.0);
        // The number comes back when it is wanted again.
        f.find<QRadioButton>(prefix + QStringLiteral("RateChoiceOn"))->click();
        QCOMPARE(rate(), 2500.0);
        undo(f);
        QVERIFY(f.find<QRadioButton>(prefix + QStringLiteral("RateChoiceOff"))->isChecked());
    }
}

void TestWorkloadForms::lengthIsATimeOrANumber()
{
    WindowFixture f;
    redis(f);
    open(f, "redisLength");
    f.find<QRadioButton>("redisLengthChoiceOn")->click();
    type(f.find<LargeCountBox>("redisOperations"), QStringLiteral("5 000 000 000"));
    QCOMPARE(redisOf(f).timing.operations, 5'000'000'000);
    type(f.find<QSpinBox>("redisDuration"), QStringLiteral("0"));
    QCOMPARE(redisOf(f).timing.duration, 0);
    QVERIFY(!f.document().hasErrors());
    // A time of nothing is no time.
    f.find<QRadioButton>("redisLengthChoiceOff")->click();
    QCOMPARE(redisOf(f).timing.operations, 0);
    QVERIFY(redisOf(f).timing.duration > 0);
    QVERIFY(!f.document().hasErrors());
}

void TestWorkloadForms::everyMixOfSysbench()
{
    WindowFixture f;
    oltp(f);
    auto *mix = f.find<QComboBox>("oltpMix");
    QCOMPARE(mix->count(), 11);
    QSet<QString> sentences;
    for (int i = 0; i < mix->count(); ++i) {
        choose(mix, i);
        QVERIFY(oltpOf(f).mix == oltpMixNames.at(static_cast<std::size_t>(i)).value);
        QCOMPARE(mix->currentText(), QString(oltpMixNames.at(static_cast<std::size_t>(i)).name));
        sentences.insert(mix->accessibleDescription());
        QVERIFY(!sentStatements(f.document().profile().workloads.first()).isEmpty());
        QVERIFY(f.find<QLabel>("workloadsCommand")->text().contains(mix->currentText()));
    }
    QCOMPARE(sentences.size(), 11);
    QVERIFY(!f.find<QSpinBox>("oltpTables")->isEnabled()); // bulk_insert has tables of its own
}

void TestWorkloadForms::countsAreThoseOfTheMix()
{
    WindowFixture f;
    oltp(f);
    open(f, "oltpStatements");
    type(f.find<QSpinBox>("oltpPointSelects"), QStringLiteral("1"));
    type(f.find<QSpinBox>("oltpRangeSize"), QStringLiteral("50"));
    type(f.find<QSpinBox>("oltpDeleteInserts"), QStringLiteral("2"));
    QCOMPARE(oltpOf(f).counts.pointSelects, 1);
    QCOMPARE(oltpOf(f).counts.rangeSize, 50);
    QCOMPARE(oltpOf(f).counts.deleteInserts, 2);
    QVERIFY(!f.find<QSpinBox>("oltpRandomPoints")->isVisible());
    const QString command = f.find<QLabel>("workloadsCommand")->text();
    QVERIFY2(command.contains(QStringLiteral("--point-selects=1")), qPrintable(command));
    QVERIFY2(command.contains(QStringLiteral("--range-size=50")), qPrintable(command));

    choose(f.find<QComboBox>("oltpMix"), static_cast<int>(OltpMix::RandomRanges));
    QVERIFY(!f.find<QSpinBox>("oltpPointSelects")->isVisible());
    QVERIFY(!f.find<QCheckBox>("oltpSkipTransactions")->isVisible());
    type(f.find<QSpinBox>("oltpNumberOfRanges"), QStringLiteral("3"));
    type(f.find<QSpinBox>("oltpDelta"), QStringLiteral("7"));
    QCOMPARE(oltpOf(f).counts.numberOfRanges, 3);
    QCOMPARE(oltpOf(f).counts.delta, 7);
    choose(f.find<QComboBox>("oltpMix"), static_cast<int>(OltpMix::RandomPoints));
    type(f.find<QSpinBox>("oltpRandomPoints"), QStringLiteral("20"));
    QCOMPARE(oltpOf(f).counts.randomPoints, 20);
    choose(f.find<QComboBox>("oltpMix"), static_cast<int>(OltpMix::WriteOnly));
    QVERIFY(!f.find<QSpinBox>("oltpRangeSize")->isVisible());
    type(f.find<QSpinBox>("oltpIndexUpdates"), QStringLiteral("4"));
    type(f.find<QSpinBox>("oltpNonIndexUpdates"), QStringLiteral("0"));
    QCOMPARE(oltpOf(f).counts.indexUpdates, 4);
    QCOMPARE(oltpOf(f).counts.nonIndexUpdates, 0);
    f.find<QCheckBox>("oltpSkipTransactions")->click();
    f.find<QCheckBox>("oltpPrepared")->click();
    f.find<QCheckBox>("oltpStatementLatency")->click();
    QVERIFY(oltpOf(f).skipTransactions && !oltpOf(f).preparedStatements && oltpOf(f).statementLatency);
    undo(f);
    QVERIFY(!f.find<QCheckBox>("oltpStatementLatency")->isChecked());
}

void TestWorkloadForms::distributionHasItsParameter()
{
    WindowFixture f;
    oltp(f);
    auto *distribution = f.find<QComboBox>("oltpDistribution");
    auto *exponent = f.find<DecimalBox>("oltpZipfExponent");
    auto *shape = f.find<DecimalBox>("oltpParetoShape");
    QVERIFY(!exponent->isVisible() && !shape->isVisible());
    choose(distribution, static_cast<int>(RowDistribution::Pareto));
    QVERIFY(shape->isVisible() && !exponent->isVisible());
    type(shape, QStringLiteral("0.3"));
    QCOMPARE(oltpOf(f).paretoShape, 0.3);
    choose(distribution, static_cast<int>(RowDistribution::Zipfian));
    type(exponent, QStringLiteral("0,95"));
    QCOMPARE(oltpOf(f).zipfExponent, 0.95);
    undo(f);
    QCOMPARE(exponent->value(), 0.8);
}

void TestWorkloadForms::tableOptions()
{
    WindowFixture f;
    oltp(f);
    type(f.find<QSpinBox>("oltpTables"), QStringLiteral("20"));
    type(f.find<LargeCountBox>("oltpRows"), QStringLiteral("10000000"));
    open(f, "oltpTables");
    f.find<QCheckBox>("oltpAutoIncrement")->click();
    f.find<QCheckBox>("oltpSecondaryKey")->click();
    f.find<QCheckBox>("oltpSecondaryIndex")->click();
    f.find<QCheckBox>("oltpCompatible")->click();
    type(f.find<QLineEdit>("oltpEngine"), QStringLiteral("Aria"));
    type(f.find<LargeCountBox>("oltpSeed"), QStringLiteral("18446744073709551615"));
    OltpWorkload wanted;
    wanted.tables = 20;
    wanted.tableSize = 10'000'000;
    wanted.table = {false, true, false, QStringLiteral("Aria")};
    wanted.sysbenchCompatible = true;
    wanted.seed = 18446744073709551615ULL;
    QVERIFY(oltpOf(f) == wanted);
    const QString summary = f.find<QToolButton>("oltpTablesSectionHeader")->accessibleDescription();
    QVERIFY2(summary.contains(QStringLiteral("Aria")), qPrintable(summary));
    const QString command = f.find<QLabel>("workloadsCommand")->text();
    QVERIFY2(command.contains(QStringLiteral("--auto-inc=off")), qPrintable(command));
    QVERIFY2(command.contains(QStringLiteral("--mysql-storage-engine=Aria")), qPrintable(command));
    while (f.document().undoStack()->canUndo())
        undo(f);
    QVERIFY(oltpOf(f) == OltpWorkload{});
    QCOMPARE(f.find<QLineEdit>("oltpEngine")->text(), QStringLiteral("InnoDB"));
    QVERIFY(f.find<QCheckBox>("oltpAutoIncrement")->isChecked());
}

void TestWorkloadForms::connectionsAndErrors()
{
    WindowFixture f;
    oltp(f);
    open(f, "oltpConnections");
    type(f.find<QSpinBox>("oltpReconnectEvery"), QStringLiteral("100"));
    choose(f.find<QComboBox>("oltpLostConnection"), 1);
    open(f, "oltpErrors");
    type(f.find<QSpinBox>("oltpRetries"), QStringLiteral("7"));
    QCOMPARE(oltpOf(f).reconnectEvery, 100);
    QVERIFY(oltpOf(f).lostConnection == LostConnection::Stop);
    QCOMPARE(oltpOf(f).retries, 7);
    for (int i = 0; i < 3; ++i)
        undo(f);
    QVERIFY(oltpOf(f) == OltpWorkload{});
    QCOMPARE(f.find<QSpinBox>("oltpRetries")->value(), 100);
}

void TestWorkloadForms::aDumpIsMade()
{
    WindowFixture f;
    redis(f);
    f.find<QAction>("add.dump")->trigger();
    QCOMPARE(f.document().profile().workloads.size(), 2);
    const auto &made = std::get<DumpWorkload>(f.document().profile().workloads.last().what);
    QCOMPARE(made, DumpWorkload());
    QVERIFY(f.find<QLineEdit>("dumpCounts")->isVisible());
    QVERIFY(!f.find<QLineEdit>("redisCounts")->isVisible());
    // The commands that Tare itself would run, for both generations of mydumper.
    auto *command = f.find<QLabel>("workloadsCommand");
    QVERIFY2(command->text().contains(QStringLiteral("--trx-consistency-only")), qPrintable(command->text()));
    QVERIFY(command->text().contains(QStringLiteral("myloader")));
    f.find<QToolButton>("dumpCommandTools.mydumperNew")->click();
    QVERIFY2(command->text().contains(QStringLiteral("--trx-tables")), qPrintable(command->text()));
    undo(f);
    QCOMPARE(f.document().profile().workloads.size(), 1);
}

void TestWorkloadForms::dumpToolsAndThreads()
{
    WindowFixture f;
    dump(f);
    f.find<QCheckBox>("dumpTool.mysqldump")->click();
    QCOMPARE(dumpOf(f).tools, (QList{DumpTool::Mydumper, DumpTool::MysqlDump}));
    f.find<QCheckBox>("dumpCompression.gzip")->click();
    QCOMPARE(dumpOf(f).compressions, QList{DumpCompression::None});
    auto *problem = f.find<QLabel>("dumpCompressionsProblem");
    QVERIFY(!problem->isVisible());
    f.find<QCheckBox>("dumpCompression.none")->click();
    QVERIFY(dumpOf(f).compressions.isEmpty());
    QVERIFY(problem->isVisible());
    QVERIFY(!f.find<QAction>("actionRun")->isEnabled());
    undo(f);
    QVERIFY(f.find<QCheckBox>("dumpCompression.none")->isChecked());

    type(f.find<QLineEdit>("dumpCounts"), QStringLiteral("3, 6"));
    QCOMPARE(dumpOf(f).threads, (QList<int>{3, 6}));
    auto *threads = f.find<QLabel>("dumpCountsProblem");
    QVERIFY(!threads->isVisible());
    type(f.find<QLineEdit>("dumpCounts"), QStringLiteral("1, 7")); // 24 tables, and mydumper's own 1
    QVERIFY(threads->isVisible());
    type(f.find<QLineEdit>("dumpCounts"), QStringLiteral("2, x"));
    QVERIFY2(threads->text().contains(QStringLiteral("x")), qPrintable(threads->text()));
    QVERIFY(!f.find<QAction>("actionRun")->isEnabled());

    choose(f.find<QComboBox>("dumpRestore"), 0);
    QVERIFY(dumpOf(f).restore == DumpRestore::None);
    QVERIFY(!f.find<QLabel>("workloadsCommand")->text().contains(QStringLiteral("myloader")));
}

void TestWorkloadForms::dumpData()
{
    WindowFixture f;
    dump(f);
    type(f.find<QSpinBox>("dumpTables"), QStringLiteral("12"));
    type(f.find<LargeCountBox>("dumpRows"), QStringLiteral("7000"));
    QCOMPARE(dumpOf(f).tables, 12);
    QCOMPARE(dumpOf(f).tableSize, 7000);
    choose(f.find<QComboBox>("dumpData"), 1);
    QVERIFY(!f.find<QSpinBox>("dumpTables")->isVisible());
    auto *schema = f.find<QLineEdit>("dumpSchema");
    QVERIFY(f.find<QLabel>("dumpSchemaProblem")->isVisible()); // it has no name yet
    QVERIFY(!f.find<QAction>("actionRun")->isEnabled());
    f.find<QAction>("add.oltp")->trigger(); // not the other workload's problem
    QVERIFY(f.find<QAction>("actionRun")->isEnabled());
    undo(f);
    choose(f.find<QComboBox>("dumpData"), 1);
    type(schema, QStringLiteral("shop"));
    QCOMPARE(dumpOf(f).schema, QStringLiteral("shop"));
    QVERIFY(schema->isVisible());
    choose(f.find<QComboBox>("dumpData"), 0);
    QVERIFY(dumpOf(f).schema.isEmpty());
    QVERIFY(f.find<QSpinBox>("dumpTables")->isVisible());
    QVERIFY(f.find<QAction>("actionRun")->isEnabled());

    QVERIFY(!f.find<LargeCountBox>("dumpChunkRows")->isEnabled());
    f.find<QRadioButton>("dumpChunksOn")->click();
    type(f.find<LargeCountBox>("dumpChunkRows"), QStringLiteral("2500"));
    QCOMPARE(dumpOf(f).chunkRows, 2500);
    f.find<QRadioButton>("dumpChunksOff")->click();
    QCOMPARE(dumpOf(f).chunkRows, 0);
}

void TestWorkloadForms::dumpConditions()
{
    WindowFixture f;
    dump(f);
    choose(f.find<QComboBox>("dumpConsistency"), 3);
    QVERIFY(dumpOf(f).consistency == DumpConsistency::NoLocks);
    choose(f.find<QComboBox>("dumpCache"), 1);
    QVERIFY(dumpOf(f).cache == DumpCache::Cold);
    open(f, "dumpTarget");
    type(f.find<QLineEdit>("dumpDirectory"), QStringLiteral("relative"));
    QCOMPARE(dumpOf(f).directory, QStringLiteral("relative"));
    QVERIFY(f.find<QLabel>("dumpDirectoryProblem")->isVisible());
    type(f.find<QLineEdit>("dumpDirectory"), QStringLiteral("/var/tmp"));
    QVERIFY(!f.find<QLabel>("dumpDirectoryProblem")->isVisible());
    open(f, "dumpProof");
    f.find<QCheckBox>("dumpChecksums")->click();
    QVERIFY(!dumpOf(f).checksums);
    open(f, "dumpLimits");
    type(f.find<QSpinBox>("dumpStallTimeout"), QStringLiteral("60"));
    QCOMPARE(dumpOf(f).stallTimeout, 60);
    type(f.find<QSpinBox>("dumpTimeLimit"), QStringLiteral("600"));
    QCOMPARE(dumpOf(f).timeLimit, 600);
    type(f.find<LargeCountBox>("dumpSeed"), QStringLiteral("9"));
    QCOMPARE(dumpOf(f).seed, 9U);
    // Saved and read again, every field stands where it was.
    const DumpWorkload before = dumpOf(f);
    const auto parsed = parseProfile(writeProfile(f.document().profile()));
    QVERIFY(parsed);
    f.document().newProfile(parsed->profile);
    QCOMPARE(dumpOf(f), before);
    QCOMPARE(f.find<QLineEdit>("dumpDirectory")->text(), QStringLiteral("/var/tmp"));
    QCOMPARE(f.find<QComboBox>("dumpCache")->currentIndex(), 1);
}

void TestWorkloadForms::aClosedSectionTellsItsProblem()
{
    WindowFixture f;
    redis(f);
    TestProfile profile = f.document().profile();
    std::get<RedisWorkload>(profile.workloads.first().what).timing.operations = -5;
    f.document().newProfile(profile);
    QVERIFY(f.document().hasErrors());
    auto *section = f.find<FoldedSection>("redisLengthSection");
    QVERIFY(!section->isOpen());
    const QString sentence = f.document().problems().first().sentence;
    QCOMPARE(section->header()->accessibleDescription(), sentence);
    f.window->goTo(MainWindow::Plan);
    f.find<QPushButton>("runNotice")->click();
    QCOMPARE(f.window->currentPage(), MainWindow::Workloads);
    QVERIFY(section->isOpen());
    QCOMPARE(f.find<QLabel>("redisLengthChoiceProblem")->text(), sentence);
    QVERIFY(section->isAncestorOf(f.window->focusWidget()));
}

void TestWorkloadForms::documentsComeBackAsTheyWere()
{
    // A document with nothing as usual is not changed by being looked at, and is shown as it is.
    RedisWorkload redisWork;
    redisWork.tests = {RedisTest::Xadd, RedisTest::Zpopmin};
    redisWork.mixes = {
        {QStringLiteral("mine"), {{QStringLiteral("INCR a"), 2}, {QStringLiteral("PING"), 5}}}};
    redisWork.clients = {3, 9};
    redisWork.payloadBytes = 10;
    redisWork.payloadBytesMax = 20;
    redisWork.keyspace = 999'999'999'999;
    redisWork.distribution = KeyDistribution::Zipf;
    redisWork.zipfExponent = 1.05;
    redisWork.pipeline = 4;
    redisWork.workers = 3;
    redisWork.reconnect = true;
    redisWork.rate = 12345.5;
    redisWork.timing = {1, 2, 3, 4'000'000'000};
    OltpWorkload oltpWork;
    oltpWork.mix = OltpMix::WriteOnly;
    oltpWork.distribution = RowDistribution::Zipfian;
    oltpWork.zipfExponent = 0.9;
    oltpWork.counts = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
    oltpWork.table = {false, true, false, QStringLiteral("MyISAM")};
    oltpWork.rate = 0.5;
    oltpWork.reconnectEvery = 3;
    oltpWork.lostConnection = LostConnection::Stop;
    oltpWork.retries = 0;
    oltpWork.statementLatency = true;
    oltpWork.seed = 18446744073709551615ULL;
    WindowFixture f;
    TestProfile profile = smallProfile();
    profile.workloads.first().what = redisWork;
    WorkloadSpec second;
    second.id = QStringLiteral("load-2");
    second.name = QStringLiteral("second");
    second.what = oltpWork;
    profile.workloads.append(second);
    const QString path = f.folder.filePath(QStringLiteral("all.tare"));
    f.document().newProfile(profile);
    QVERIFY(f.document().save(path));
    QVERIFY(f.document().load(path));
    f.window->goTo(MainWindow::Workloads);
    QCOMPARE(f.find<DecimalBox>("redisRate")->value(), 12345.5);
    QCOMPARE(f.find<LargeCountBox>("redisOperations")->value(), quint64(4'000'000'000));
    QCOMPARE(f.find<QLineEdit>("redisMixName0")->text(), QStringLiteral("mine"));
    auto *list = f.find<QListView>("workloadsList");
    list->setCurrentIndex(list->model()->index(1, 0));
    QCOMPARE(f.find<DecimalBox>("oltpRate")->value(), 0.5);
    QCOMPARE(f.find<QSpinBox>("oltpDeleteInserts")->value(), 9);
    QVERIFY(!f.window->isWindowModified());
    QVERIFY(f.document().profile().workloads == profile.workloads);
    QVERIFY(f.document().save(path));
    QVERIFY(f.document().load(path));
    QVERIFY(f.document().profile().workloads == profile.workloads);
}

void TestWorkloadForms::largeNumbers()
{
    LargeCountBox box(QStringLiteral("box"), 1, 1'000'000'000'000);
    box.setSuffix(QStringLiteral(" rows"));
    box.show();
    QVERIFY(QTest::qWaitForWindowExposed(&box));
    quint64 told = 0;
    connect(&box, &LargeCountBox::valueChanged, &box, [&told](quint64 value) { told = value; });
    box.selectAll();
    QTest::keyClicks(&box, QStringLiteral("12x3,456.789"));
    QCOMPARE(told, quint64(123'456'789));
    QTest::keyClick(&box, Qt::Key_Return);
    QVERIFY(box.text().endsWith(QStringLiteral(" rows")));
    box.setValue(100'000);
    QTest::keyClick(&box, Qt::Key_Up);
    QCOMPARE(box.value(), quint64(110'000));
    box.setValue(2);
    QTest::keyClick(&box, Qt::Key_Down);
    QTest::keyClick(&box, Qt::Key_Down);
    QCOMPARE(box.value(), quint64(1));
    // Below the smallest is nothing until it is finished, and then what was there before.
    box.selectAll();
    QTest::keyClicks(&box, QStringLiteral("0"));
    QCOMPARE(box.value(), quint64(1));
    QTest::keyClick(&box, Qt::Key_Return);
    QVERIFY(box.text().startsWith(QLatin1Char('1')));
    box.selectAll();
    QTest::keyClicks(&box, QStringLiteral("99999999999999"));
    QCOMPARE(box.value(), quint64(999'999'999'999)); // the digit that made it too large was not taken
}

void TestWorkloadForms::decimals()
{
    DecimalBox box(QStringLiteral("box"), 0.001, 100'000'000, 1);
    box.setSuffix(QStringLiteral(" /s"));
    box.show();
    QVERIFY(QTest::qWaitForWindowExposed(&box));
    for (const QString &text : {QStringLiteral("0.25"), QStringLiteral("0,25")}) {
        box.setValue(7);
        box.selectAll();
        QTest::keyClicks(&box, text);
        QCOMPARE(box.value(), 0.25);
    }
    box.setValue(2500);
    QVERIFY2(!box.text().contains(QLatin1Char('.')), qPrintable(box.text()));
    box.selectAll();
    QTest::keyClicks(&box, QStringLiteral("abc"));
    QCOMPARE(box.value(), 2500.0);
}

void TestWorkloadForms::panelFollowsTheCounts()
{
    WorkloadSpec workload;
    OltpWorkload oltpWork;
    const auto sum = [&](SentStatement::Kind kind) {
        workload.what = oltpWork;
        int count = 0;
        for (const SentStatement &statement : sentStatements(workload)) {
            if (statement.kind == kind)
                count += statement.count;
        }
        return count;
    };
    using Kind = SentStatement::Kind;
    struct Expected
    {
        OltpMix mix;
        int reads;
        int writes;
        int others;
    };
    // sysbench 1.0.20 with its defaults
    for (const Expected &expected :
         {Expected{OltpMix::ReadOnly, 14, 0, 2}, Expected{OltpMix::ReadWrite, 14, 4, 2},
          Expected{OltpMix::WriteOnly, 0, 4, 2}, Expected{OltpMix::PointSelect, 1, 0, 0},
          Expected{OltpMix::UpdateIndex, 0, 1, 0}, Expected{OltpMix::UpdateNonIndex, 0, 1, 0},
          Expected{OltpMix::Insert, 0, 1, 0}, Expected{OltpMix::Delete, 0, 1, 0},
          Expected{OltpMix::RandomPoints, 1, 0, 0}, Expected{OltpMix::RandomRanges, 1, 0, 0},
          Expected{OltpMix::BulkInsert, 0, 1, 0}}) {
        oltpWork = {};
        oltpWork.mix = expected.mix;
        QCOMPARE(sum(Kind::Read), expected.reads);
        QCOMPARE(sum(Kind::Write), expected.writes);
        QCOMPARE(sum(Kind::Other), expected.others);
    }
    oltpWork = {};
    oltpWork.counts.pointSelects = 3;
    oltpWork.counts.simpleRanges = 0;
    oltpWork.counts.deleteInserts = 2;
    oltpWork.skipTransactions = true;
    QCOMPARE(sum(Kind::Read), 6);
    QCOMPARE(sum(Kind::Write), 6);
    QCOMPARE(sum(Kind::Other), 0);
}

void TestWorkloadForms::inChinese()
{
    // Nothing is too narrow for its text, and nothing of the form is left of its area.
    for (const bool isRedis : {true, false}) {
        WindowFixture f(QStringLiteral("zh_CN"));
        isRedis ? redis(f) : oltp(f);
        for (auto *section : f.window->findChildren<FoldedSection *>()) {
            if (section->isVisible())
                section->setOpen(true);
        }
        QTest::qWait(50);
        f.picture(isRedis ? QStringLiteral("form-redis-zh") : QStringLiteral("form-oltp-zh"));
        for (const auto *box : f.window->findChildren<QAbstractButton *>()) {
            if (box->isVisible() && box->objectName().startsWith(isRedis ? u"redis" : u"oltp"))
                QVERIFY2(box->width() >= box->minimumSizeHint().width(), qPrintable(box->objectName()));
        }
    }
}

QTEST_MAIN(TestWorkloadForms)
#include "tst_workloadforms.moc"
