// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/windowfixture.h"

#include "core/environment/leftovers.h"
#include "core/model/profilejson.h"
#include "ui/environmentchecks.h"
#include "ui/machinestatus.h"
#include "ui/pages/comparepage.h"
#include "ui/resultsaccess.h"
#include "ui/runsession.h"

#include <QCoroTask>

#include <QAction>
#include <QCheckBox>
#include <QDir>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTimer>

#include <arpa/inet.h>
#include <csignal>
#include <sys/socket.h>
#include <unistd.h>

using namespace Tare;

namespace {

/// A port of 127.0.0.1 that this program holds.
class TakenPort
{
public:
    TakenPort()
    {
        m_socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        auto *generic = reinterpret_cast<sockaddr *>(&address);
        if (::bind(m_socket, generic, size) == 0 && ::listen(m_socket, 1) == 0
            && ::getsockname(m_socket, generic, &size) == 0)
            port = ntohs(address.sin_port);
    }
    ~TakenPort() { ::close(m_socket); }
    Q_DISABLE_COPY_MOVE(TakenPort)
    int port = 0;

private:
    int m_socket = -1;
};

} // namespace

/// The whole walk through the window against real servers: start → edit a form → run → compare → export →
/// save → reopen → run again. With TARE_WALK_PICTURES=folder each stage is saved as a picture.
class TestWalk final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void quickComparisonToAnswerAndBack();
    void checkReallyStartsTheServer();
    void takenPortIsRefusedBeforeAnyLoad();
    void closingAsksWhileARunGoesOn();
    void askedFromOutsideItStopsAndCloses();
    void stopKeepsWhatWasMeasured();
    void aStoppedRunIsResumed();
    void forceStopEndsAtOnce();

private:
    static void setSpin(QSpinBox *box, int value)
    {
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, QString::number(value));
        QTest::keyClick(box, Qt::Key_Return);
    }
    static void pressInModal(const char *button)
    {
        QTimer::singleShot(0, qApp, [button] {
            QWidget *dialog = QApplication::activeModalWidget();
            QVERIFY(dialog);
            auto *found = dialog->findChild<QPushButton *>(QLatin1StringView(button));
            QVERIFY2(found, button);
            QTest::mouseClick(found, Qt::LeftButton);
        });
    }
    static TestProfile twoNatives(int seconds)
    {
        TestProfile profile = smallProfile();
        profile.environments[1].name = QStringLiteral("Native again");
        profile.environments[1].how = NativeServer{};
        auto &redis = std::get<RedisWorkload>(profile.workloads[0].what);
        redis.tests = {RedisTest::Set};
        redis.clients = {10};
        redis.timing = {0, seconds, 1, 0};
        profile.plan.repetitions = 2;
        return profile;
    }
    /// redis-servers whose files are under a folder.
    static QList<qint64> serversUnder(const QString &folder)
    {
        QList<qint64> found;
        for (const QString &name : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs)) {
            bool isNumber = false;
            const qint64 pid = name.toLongLong(&isNumber);
            if (isNumber && QFile::symLinkTarget(QStringLiteral("/proc/%1/cwd").arg(pid)).startsWith(folder))
                found << pid;
        }
        return found;
    }
    static void verifyNothingIsLeft(const WindowFixture &f)
    {
        const QList<Leftover> left = QCoro::waitFor(findLeftovers(*f.context));
        QStringList names;
        for (const Leftover &one : left) {
            // Other programs of this machine may have left-overs of their own; ours are under this work
            // folder.
            if (one.id.startsWith(f.folder.path()))
                names << one.id;
        }
        QVERIFY2(names.isEmpty(), qPrintable(names.join(QLatin1Char('\n'))));
        const QDir runs(f.folder.filePath(QStringLiteral("work/runs")));
        QVERIFY2(!runs.exists() || runs.isEmpty(), qPrintable(runs.entryList().join(QLatin1Char(' '))));
    }
};

void TestWalk::initTestCase()
{
    if (!QStandardPaths::findExecutable(QStringLiteral("redis-server")).isEmpty())
        return;
    if (qEnvironmentVariableIsSet("TARE_REQUIRE_ALL"))
        QFAIL("redis-server is not installed");
    QSKIP("redis-server is not installed");
}

void TestWalk::quickComparisonToAnswerAndBack()
{
    const QString language = qEnvironmentVariable("TARE_WALK_LANGUAGE", QStringLiteral("en"));
    WindowFixture f(language);
    if (qEnvironmentVariable("TARE_WALK_THEME") == QStringLiteral("dark"))
        applyTheme(*qApp, ThemeChoice::Dark);
    f.window->begin();
    QTRY_VERIFY_WITH_TIMEOUT(f.window->machine().isKnown(), 20000);
    f.picture(QStringLiteral("1-start"));

    // Change it first: another length, fewer tests, and the container becomes a second native server, so that
    // the walk needs no engine.
    QTest::mouseClick(f.find<QPushButton>("quickChange"), Qt::LeftButton);
    QCOMPARE(f.window->currentPage(), MainWindow::Environments);
    QCOMPARE(f.document().profile().environments.size(), 2);
    auto *list = f.find<QListView>("environmentsList");
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualRect(list->model()->index(1, 0)).center());
    QTest::keyClick(f.window.get(), Qt::Key_Delete);
    QTest::keyClick(f.window.get(), Qt::Key_D, Qt::ControlModifier);
    QTest::keyClicks(f.find<QLineEdit>("environmentsName"), QStringLiteral("Again"));
    QCOMPARE(f.document().profile().environments.size(), 2);
    f.picture(QStringLiteral("2-environments"));

    f.window->goTo(MainWindow::Workloads);
    f.find<QCheckBox>("redisTest.GET")->click();
    setSpin(f.find<QSpinBox>("redisWarmup"), 1);
    setSpin(f.find<QSpinBox>("redisDuration"), 2);
    f.picture(QStringLiteral("3-workloads"));
    f.window->goTo(MainWindow::Plan);
    setSpin(f.find<QSpinBox>("planRepetitions"), 2);
    f.picture(QStringLiteral("4-plan"));

    // Run.
    QSignalSpy finished(&f.window->session(), &RunSession::finished);
    QSignalSpy refused(&f.window->session(), &RunSession::refused);
    QSignalSpy intervals(&f.window->session(), &RunSession::intervalAdded);
    QTest::keyClick(f.window.get(), Qt::Key_R, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(intervals.count() >= 3 || refused.count() > 0, 60000);
    QVERIFY2(refused.isEmpty(),
             qPrintable(refused.isEmpty() ? QString() : refused.first().first().value<Error>().sentence));
    QCOMPARE(f.window->currentPage(), MainWindow::Plan);
    QVERIFY(f.find<QWidget>("runView")->isVisible());
    QVERIFY(!f.find<QAction>("actionRun")->isEnabled());
    QVERIFY(f.find<QAction>("actionStop")->isEnabled());
    QTRY_VERIFY(f.window->windowTitle().contains(QLatin1Char('%')));
    f.picture(QStringLiteral("5-run"));
    // Editing goes on meanwhile and does not touch the run.
    f.document().setName(QStringLiteral("edited while running"));
    QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 120000);

    // The answer.
    QCOMPARE(f.window->currentPage(), MainWindow::Compare);
    const RunRecord &run = f.window->session().run();
    QStringList reasons;
    for (const StepRecord &step : run.steps)
        reasons << step.reason;
    QVERIFY2(run.status == RunStatus::Done, qPrintable(reasons.join(QLatin1Char('\n'))));
    QCOMPARE(run.steps.size(), 4);
    for (const StepRecord &step : run.steps) {
        QVERIFY(step.totals.operations > 0);
        QVERIFY(step.intervals.size() >= 3);
    }
    QVERIFY(run.profileName != QStringLiteral("edited while running"));
    const QString sentence = f.find<QLabel>("verdictSentence")->text();
    QVERIFY2(sentence.contains(QStringLiteral("SET")), qPrintable(sentence));
    f.picture(QStringLiteral("6-compare"));
    f.window->goTo(MainWindow::Results);
    f.picture(QStringLiteral("7-results"));
    f.window->goTo(MainWindow::Start);
    f.picture(QStringLiteral("8-start-again"));

    // Export.
    f.window->goTo(MainWindow::Compare);
    const QString chart = f.folder.filePath(QStringLiteral("chart.png"));
    QTimer::singleShot(0, qApp, [&chart] {
        QWidget *dialog = QApplication::activeModalWidget();
        QVERIFY(dialog);
        auto *path = dialog->findChild<QLineEdit *>(QStringLiteral("path"));
        path->setText(chart);
        QTest::mouseClick(dialog->findChild<QPushButton *>(QStringLiteral("save")), Qt::LeftButton);
    });
    f.find<QAction>("actionExportChart")->trigger();
    QTRY_VERIFY(QFile::exists(chart));
    const QImage exported(chart);
    QVERIFY(!exported.isNull());
    QSet<QRgb> colors;
    for (int x = 0; x < exported.width(); x += 3) {
        for (int y = 0; y < exported.height(); y += 3)
            colors.insert(exported.pixel(x, y));
    }
    QVERIFY(colors.contains(QColor(0x00, 0x72, 0xB2).rgb())); // the native bar

    // Save, reopen in another window, change a form, run again.
    const QString path = f.folder.filePath(QStringLiteral("walk.tare"));
    f.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
    QTimer::singleShot(0, qApp, [&path] {
        QWidget *dialog = QApplication::activeModalWidget();
        QVERIFY(dialog);
        auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
        QVERIFY(name);
        name->setText(path);
        QTest::keyClick(name, Qt::Key_Return);
    });
    QTest::keyClick(f.window.get(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(QFile::exists(path));
    QVERIFY(!f.window->isWindowModified());
    const TestProfile saved = f.document().profile();
    QVERIFY(f.window->close());
    f.makeWindow();
    f.window->openFile(f.settings->recentFiles().first());
    QVERIFY(f.document().profile().environments == saved.environments);
    QVERIFY(f.document().profile().workloads == saved.workloads);
    QVERIFY(f.document().profile().plan == saved.plan);
    f.window->goTo(MainWindow::Workloads);
    setSpin(f.find<QSpinBox>("redisDuration"), 1);
    QSignalSpy again(&f.window->session(), &RunSession::finished);
    QTest::keyClick(f.window.get(), Qt::Key_F5);
    QTRY_COMPARE_WITH_TIMEOUT(again.count(), 1, 120000);
    const Result<QList<RunSummary>> runs = f.window->results().runs();
    QVERIFY(runs);
    QCOMPARE(runs->size(), 2);
    verifyNothingIsLeft(f);
}

void TestWalk::checkReallyStartsTheServer()
{
    WindowFixture f;
    f.document().newProfile(twoNatives(1));
    f.window->goTo(MainWindow::Environments);
    QTest::mouseClick(f.find<QPushButton>("checkButton"), Qt::LeftButton);
    QVERIFY(f.window->checks().isBusy());
    QTRY_VERIFY_WITH_TIMEOUT(!f.window->checks().isBusy(), 60000);
    const EnvironmentSpec checked = f.document().profile().environments.first();
    const EnvironmentCheck *check = f.window->checks().find(checked);
    QVERIFY(check);
    QVERIFY2(check->state == EnvironmentCheck::State::Good, qPrintable(check->error.sentence));
    QVERIFY(!check->facts.value(QStringLiteral("server.version")).isEmpty());
    QVERIFY(!check->commands.isEmpty());
    QVERIFY(check->removed);
    f.picture(QStringLiteral("check"));
    const QString commands = f.find<QLabel>("checkCommands")->text();
    QVERIFY2(commands.contains(QStringLiteral("redis-server")), qPrintable(commands));
    // An edit makes it unchecked; another name does not.
    EnvironmentSpec renamed = checked;
    renamed.name = QStringLiteral("Other name");
    QVERIFY(f.window->checks().find(renamed));
    EnvironmentSpec changed = checked;
    std::get<NativeServer>(changed.how).cpuList = QStringLiteral("0");
    QVERIFY(!f.window->checks().find(changed));
    verifyNothingIsLeft(f);
}

void TestWalk::takenPortIsRefusedBeforeAnyLoad()
{
    const TakenPort taken;
    QVERIFY(taken.port > 0);
    WindowFixture f;
    TestProfile profile = twoNatives(1);
    std::get<NativeServer>(profile.environments[0].how).port = taken.port;
    f.document().newProfile(profile);
    QSignalSpy refused(&f.window->session(), &RunSession::refused);
    QSignalSpy started(&f.window->session(), &RunSession::started);
    f.find<QAction>("actionRun")->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(refused.count(), 1, 30000);
    QCOMPARE(started.count(), 0);
    QCOMPARE(f.window->currentPage(), MainWindow::Plan);
    auto *panel = f.find<QWidget>("planRefusal");
    QVERIFY(panel->isVisible());
    QVERIFY2(panel->accessibleName().contains(QString::number(taken.port)),
             qPrintable(panel->accessibleName()));
    f.picture(QStringLiteral("refused"));
    // The way out is a button.
    QTest::mouseClick(f.find<QPushButton>("planFreePorts"), Qt::LeftButton);
    QCOMPARE(std::get<NativeServer>(f.document().profile().environments.first().how).port, 0);
    QVERIFY(panel->isHidden());
    const Result<QList<RunSummary>> runs = f.window->results().runs();
    QVERIFY(runs && runs->isEmpty());
}

void TestWalk::closingAsksWhileARunGoesOn()
{
    WindowFixture f;
    f.document().newProfile(twoNatives(30));
    QSignalSpy intervals(&f.window->session(), &RunSession::intervalAdded);
    QSignalSpy finished(&f.window->session(), &RunSession::finished);
    f.find<QAction>("actionRun")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(intervals.count() >= 1, 60000);
    // Esc never stops a run, and is the safe answer.
    QTest::keyClick(f.window.get(), Qt::Key_Escape);
    QVERIFY(f.window->session().isRunning());
    QTimer::singleShot(0, qApp, [] { QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Escape); });
    QVERIFY(!f.window->close());
    QVERIFY(f.window->session().isRunning());
    QVERIFY(!f.window->session().isStopping());
    pressInModal("closeGuardQuit");
    QVERIFY(!f.window->close());
    QVERIFY(f.window->session().isStopping());
    QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 15000);
    QTRY_VERIFY(!f.window->isVisible());
    verifyNothingIsLeft(f);
}

/// As on a signal: no question, not even about the profile that nobody has saved.
void TestWalk::askedFromOutsideItStopsAndCloses()
{
    WindowFixture f;
    f.document().newProfile(twoNatives(30));
    f.document().setName(QStringLiteral("not saved"));
    QVERIFY(f.document().isModified());
    QSignalSpy intervals(&f.window->session(), &RunSession::intervalAdded);
    QSignalSpy finished(&f.window->session(), &RunSession::finished);
    f.find<QAction>("actionRun")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(intervals.count() >= 1, 60000);
    f.window->quit(1);
    QVERIFY(f.window->session().isStopping());
    QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 15000);
    QTRY_VERIFY(!f.window->isVisible());
    verifyNothingIsLeft(f);
}

void TestWalk::stopKeepsWhatWasMeasured()
{
    WindowFixture f;
    f.document().newProfile(twoNatives(30));
    QSignalSpy intervals(&f.window->session(), &RunSession::intervalAdded);
    QSignalSpy finished(&f.window->session(), &RunSession::finished);
    f.find<QAction>("actionRun")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(intervals.count() >= 2, 60000);
    QTest::keyClick(f.window.get(), Qt::Key_Period, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 15000);
    const qint64 id = finished.first().first().toLongLong();
    const Result<RunRecord> run = f.window->results().run(id);
    QVERIFY(run);
    QVERIFY(run->status == RunStatus::Stopped);
    QVERIFY(run->steps.first().status == StepStatus::Stopped);
    QVERIFY(run->steps.first().intervals.size() >= 2);
    QVERIFY(run->steps.last().status == StepStatus::Planned || run->steps.last().status == StepStatus::Stopped
            || run->steps.last().status == StepStatus::Skipped);
    QVERIFY(f.find<QAction>("actionRun")->isEnabled());
    verifyNothingIsLeft(f);
}

void TestWalk::aStoppedRunIsResumed()
{
    WindowFixture f;
    f.document().newProfile(twoNatives(2));
    QSignalSpy steps(&f.window->session(), &RunSession::stepChanged);
    QSignalSpy finished(&f.window->session(), &RunSession::finished);
    f.find<QAction>("actionRun")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(f.window->session().currentStep()
                                 && f.window->session().currentStep()->order == 2
                                 && f.window->session().phase() == StepPhase::Measuring,
                             60000);
    QTest::keyClick(f.window.get(), Qt::Key_Period, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 15000);
    const qint64 id = finished.first().first().toLongLong();
    const RunRecord before = *f.window->results().run(id);
    QVERIFY(before.status == RunStatus::Stopped);

    // Results says what resuming would do, and the document may be another one by now.
    f.document().newProfile(smallProfile());
    f.window->goTo(MainWindow::Results);
    auto *button = f.find<QPushButton>("resumeRun");
    QVERIFY(button->isVisible() && button->isEnabled());
    const QString words = f.find<QWidget>("outcome")->accessibleName();
    QVERIFY2(words.contains(QStringLiteral("repeats step 2 and runs 3 and 4")), qPrintable(words));
    f.picture(QStringLiteral("resume"));
    f.window->goTo(MainWindow::Start);
    const QString onStart = QStringLiteral("resume.%1").arg(id);
    QVERIFY(f.find<QPushButton>(onStart)->isVisible());
    f.picture(QStringLiteral("resume-start"));
    f.window->goTo(MainWindow::Results);
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(f.window->session().isRunning());
    QTRY_COMPARE_WITH_TIMEOUT(f.window->currentPage(), MainWindow::Plan, 30000);
    QTRY_VERIFY_WITH_TIMEOUT(f.window->session().currentStep(), 30000);
    QCOMPARE(f.window->session().currentStep()->order, 2);
    QVERIFY(f.window->session().progress() >= 0.2); // the first step counts as done
    f.picture(QStringLiteral("resumed-run"));
    QVERIFY(!f.window->findChild<QPushButton *>(QStringLiteral("resumeRun"))); // it goes on
    QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 2, 60000);
    QCOMPARE(finished.last().first().toLongLong(), id);
    const Result<QList<RunSummary>> runs = f.window->results().runs();
    QVERIFY(runs);
    QCOMPARE(runs->size(), 1);
    const RunRecord after = *f.window->results().run(id);
    QVERIFY(after.status == RunStatus::Done);
    QVERIFY(after.steps.first().totals == before.steps.first().totals);
    QCOMPARE(f.window->currentPage(), MainWindow::Compare);
    f.window->goTo(MainWindow::Start);
    QVERIFY(!f.window->findChild<QPushButton *>(onStart));
    verifyNothingIsLeft(f);
}

void TestWalk::forceStopEndsAtOnce()
{
    WindowFixture f;
    f.document().newProfile(twoNatives(30));
    auto *force = f.find<QAction>("actionForceStop");
    QVERIFY(!force->isEnabled());
    QSignalSpy intervals(&f.window->session(), &RunSession::intervalAdded);
    QSignalSpy finished(&f.window->session(), &RunSession::finished);
    f.find<QAction>("actionRun")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(intervals.count() >= 1, 60000);
    QVERIFY(force->isEnabled());
    // A server that hangs, so that there is something to be forced.
    const QDir runs(f.folder.filePath(QStringLiteral("work/runs")));
    const QList<qint64> servers = serversUnder(runs.path());
    QCOMPARE(servers.size(), 1);
    ::kill(static_cast<pid_t>(servers.first()), SIGSTOP);
    QTest::keyClick(f.window.get(), Qt::Key_Period, Qt::ControlModifier);
    auto *panel = f.find<QWidget>("stoppingPanel");
    QVERIFY(panel->isVisible());
    QVERIFY(f.window->session().forceStopIn() > 0);
    auto *button = f.find<QPushButton>("forceStop");
    QVERIFY(button->isVisible());
    f.picture(QStringLiteral("force-stop"));
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(f.window->session().isForced());
    QVERIFY2(panel->accessibleName().contains(QStringLiteral("force")), qPrintable(panel->accessibleName()));
    QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 15000);
    QVERIFY(!force->isEnabled());
    const Result<RunRecord> run = f.window->results().run(finished.first().first().toLongLong());
    QVERIFY(run);
    QVERIFY(run->status == RunStatus::Stopped);
    QVERIFY(!run->steps.first().intervals.isEmpty());
    QCOMPARE(serversUnder(runs.path()), QList<qint64>());
    verifyNothingIsLeft(f);
}

QTEST_MAIN(TestWalk)
#include "tst_walk.moc"
