// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/numberformat.h"
#include "tests/ui/windowfixture.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QToolButton>
#include <QUndoStack>

using namespace Tare;

/// Clicks and types in the forms of the window and looks at the profile.
class TestForms final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nativeFormEditsTheProfile();
    void nativeFormChoosesTheTransport();
    void containerFormEditsTheProfile();
    void endpointFormEditsTheProfile();
    void endpointFormHasTlsFiles();
    void redisEndpointHasNoTls();
    void redisFormEditsTheProfile();
    void oltpFormEditsTheProfile();
    void wrongThreadsAreSaidBesideTheField();
    void wrongCpuListIsSaidBesideTheField();
    void topologyIsFoldedAway();
    void topologySaysWhatComesOut();
    void undoFillsTheForm();
    void listFilterHidesRows();
    void addAndRemoveByKeys();
    void renamingTypesTheName();
    void planFormEditsThePlan();
    void planCellTicks();
    void estimateGrowsWithTheRepetitions();
    void editsWhileAFormIsOpenKeepTheCursor();

private:
    static void type(QLineEdit *field, const QString &text)
    {
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
    }
    static void setSpin(QAbstractSpinBox *box, const QString &text)
    {
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, text);
        QTest::keyClick(box, Qt::Key_Return);
    }
    static void selectRow(const WindowFixture &f, const char *list, int row)
    {
        auto *view = f.find<QListView>(list);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {},
                          view->visualRect(view->model()->index(row, 0)).center());
    }
};

void TestForms::nativeFormEditsTheProfile()
{
    WindowFixture f;
    f.document().newProfile(smallProfile());
    f.window->goTo(MainWindow::Environments);
    type(f.find<QLineEdit>("nativeBinary"), QStringLiteral("/opt/redis-server"));
    setSpin(f.find<QSpinBox>("nativePort"), QStringLiteral("7001"));
    type(f.find<QLineEdit>("nativeCpuList"), QStringLiteral("0"));
    auto *options = f.find<QPlainTextEdit>("nativeOptions");
    options->setPlainText(QStringLiteral("maxmemory = 100mb"));
    const auto &native = std::get<NativeServer>(f.document().profile().environments.first().how);
    QCOMPARE(native.binary, QStringLiteral("/opt/redis-server"));
    QCOMPARE(native.port, 7001);
    QCOMPARE(native.cpuList, QStringLiteral("0"));
    QCOMPARE(native.options.value(QStringLiteral("maxmemory")), QStringLiteral("100mb"));
    QVERIFY(f.window->isWindowModified());
}

void TestForms::nativeFormChoosesTheTransport()
{
    WindowFixture f;
    f.document().newProfile(smallProfile());
    f.window->goTo(MainWindow::Environments);
    auto *port = f.find<QSpinBox>("nativePort");
    QVERIFY(port->isVisible());
    f.find<QRadioButton>("nativeSocket")->click();
    QVERIFY(!port->isVisible());
    const auto transport = [&] {
        return std::get<NativeServer>(f.document().profile().environments.first().how).transport;
    };
    QVERIFY(transport() == Transport::UnixSocket);
    f.find<QAction>("actionUndo")->trigger();
    QVERIFY(transport() == Transport::Tcp);
    QVERIFY(f.find<QRadioButton>("nativeTcp")->isChecked());
    QVERIFY(port->isVisible());
}

void TestForms::containerFormEditsTheProfile()
{
    WindowFixture f;
    f.document().newProfile(smallProfile());
    f.window->goTo(MainWindow::Environments);
    selectRow(f, "environmentsList", 1);
    f.find<QRadioButton>("containerNetworkBridge")->click();
    f.find<QRadioButton>("containerReference")->click();
    QTRY_VERIFY(f.find<QLineEdit>("containerReferenceName")->isVisible());
    type(f.find<QLineEdit>("containerReferenceName"), QStringLiteral("redis:7"));
    auto *engine = f.find<QComboBox>("containerEngine");
    engine->setFocus();
    QTest::keyClick(engine, Qt::Key_Down);
    QTest::keyClick(engine, Qt::Key_Down);
    auto *storage = f.find<QComboBox>("containerStorage");
    storage->setFocus();
    QTest::keyClick(storage, Qt::Key_Down);
    const auto &container = std::get<ContainerServer>(f.document().profile().environments.last().how);
    QVERIFY(container.network == NetworkPath::BridgeAddress);
    QVERIFY(container.image == ImageSource::Reference);
    QCOMPARE(container.imageReference, QStringLiteral("redis:7"));
    QVERIFY(container.engine == ContainerEngine::Podman);
    QVERIFY(container.storage == ContainerStorage::Volume);
    // A container's own address needs no port of this computer.
    QVERIFY(f.find<QSpinBox>("containerPort")->isHidden() || !f.find<QSpinBox>("containerPort")->isVisible());
}

void TestForms::endpointFormEditsTheProfile()
{
    WindowFixture f;
    TestProfile profile = smallProfile();
    profile.environments[0].how = ExistingEndpoint{};
    f.document().newProfile(profile);
    f.window->goTo(MainWindow::Environments);
    type(f.find<QLineEdit>("endpointAddress"), QStringLiteral("10.0.0.7"));
    setSpin(f.find<QSpinBox>("endpointPort"), QStringLiteral("6380"));
    type(f.find<QLineEdit>("endpointUser"), QStringLiteral("bench"));
    const auto *endpoint = std::get_if<ExistingEndpoint>(&f.document().profile().environments.first().how);
    QVERIFY(endpoint);
    QCOMPARE(endpoint->address, QStringLiteral("10.0.0.7"));
    QCOMPARE(endpoint->port, 6380);
    QCOMPARE(endpoint->user, QStringLiteral("bench"));
    type(f.find<QLineEdit>("endpointSocket"), QStringLiteral("/run/redis.sock"));
    QVERIFY(!f.find<QLineEdit>("endpointAddress")->isEnabled());
}

void TestForms::endpointFormHasTlsFiles()
{
    WindowFixture f;
    TestProfile profile = smallProfile();
    profile.environments[0].server = ServerKind::MySql;
    profile.environments[0].how = ExistingEndpoint{};
    f.document().newProfile(profile);
    f.window->goTo(MainWindow::Environments);
    const auto endpoint = [&] {
        return std::get<ExistingEndpoint>(f.document().profile().environments.first().how);
    };
    auto *ca = f.find<QLineEdit>("endpointCaFile");
    auto *certificate = f.find<QLineEdit>("endpointCertificateFile");
    QVERIFY(!ca->isVisible() && !certificate->isVisible());
    auto *tls = f.find<QComboBox>("endpointTls");
    tls->setFocus();
    QTest::keyClick(tls, Qt::Key_Down);
    QTest::keyClick(tls, Qt::Key_Down);
    QVERIFY(endpoint().tls == TlsMode::Required);
    QVERIFY(!ca->isVisible() && certificate->isVisible()); // nobody is verified yet
    QTest::keyClick(tls, Qt::Key_End);
    QVERIFY(endpoint().tls == TlsMode::VerifyIdentity);
    type(ca, QStringLiteral("/etc/ca.pem"));
    type(certificate, QStringLiteral("/etc/me.pem"));
    type(f.find<QLineEdit>("endpointDatabase"), QStringLiteral("bench"));
    QCOMPARE(endpoint().tlsCaFile, QStringLiteral("/etc/ca.pem"));
    QCOMPARE(endpoint().tlsCertificateFile, QStringLiteral("/etc/me.pem"));
    QCOMPARE(endpoint().database, QStringLiteral("bench"));

    // The key by the file dialog.
    const QString key = f.folder.filePath(QStringLiteral("key.pem"));
    QFile file(key);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    QTest::mouseClick(f.find<QPushButton>("endpointKeyFileBrowse"), Qt::LeftButton);
    auto *dialog = f.window->findChild<QFileDialog *>(QStringLiteral("endpointKeyFileDialog"));
    QVERIFY(dialog);
    QTRY_VERIFY(dialog->isVisible());
    auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
    QVERIFY(name);
    name->setText(key);
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_COMPARE(endpoint().tlsKeyFile, key);
    QCOMPARE(f.find<QLineEdit>("endpointKeyFile")->text(), key);
    f.find<QAction>("actionUndo")->trigger();
    QCOMPARE(f.find<QLineEdit>("endpointKeyFile")->text(), QString());
}

void TestForms::redisEndpointHasNoTls()
{
    WindowFixture f;
    TestProfile profile = smallProfile();
    profile.environments[0].how = ExistingEndpoint{};
    f.document().newProfile(profile);
    f.window->goTo(MainWindow::Environments);
    auto *tls = f.find<QComboBox>("endpointTls");
    QVERIFY(tls->isVisible() && !tls->isEnabled());
    QVERIFY(!tls->accessibleDescription().isEmpty()); // the reason
    type(f.find<QLineEdit>("endpointDatabase"), QStringLiteral("3"));
    type(f.find<QLineEdit>("endpointUser"), QStringLiteral("bench"));
    const auto &endpoint = std::get<ExistingEndpoint>(f.document().profile().environments.first().how);
    QCOMPARE(endpoint.database, QStringLiteral("3"));
    QCOMPARE(endpoint.user, QStringLiteral("bench"));
    // What a document says all the same can be put right.
    std::get<ExistingEndpoint>(profile.environments[0].how).tls = TlsMode::Required;
    f.document().newProfile(profile);
    QVERIFY(tls->isEnabled());
}

void TestForms::redisFormEditsTheProfile()
{
    WindowFixture f;
    f.document().newProfile(smallProfile());
    f.window->goTo(MainWindow::Workloads);
    f.find<QCheckBox>("redisTest.INCR")->click();
    f.find<QCheckBox>("redisTest.GET")->click();
    type(f.find<QLineEdit>("redisCounts"), QStringLiteral("1, 10"));
    setSpin(f.find<QSpinBox>("redisPipeline"), QStringLiteral("16"));
    setSpin(f.find<QSpinBox>("redisDuration"), QStringLiteral("5"));
    const auto &redis = std::get<RedisWorkload>(f.document().profile().workloads.first().what);
    const QList<RedisTest> tests{RedisTest::Set, RedisTest::Incr};
    QVERIFY(redis.tests == tests);
    const QList<int> clients{1, 10};
    QCOMPARE(redis.clients, clients);
    QCOMPARE(redis.pipeline, 16);
    QCOMPARE(redis.timing.duration, 5);
    const QString command = f.find<QLabel>("workloadsCommand")->text();
    QVERIFY2(command.contains(QStringLiteral("-t set,incr")), qPrintable(command));
}

void TestForms::oltpFormEditsTheProfile()
{
    WindowFixture f;
    TestProfile profile = smallProfile();
    profile.workloads.first().what = OltpWorkload{};
    f.document().newProfile(profile);
    f.window->goTo(MainWindow::Workloads);
    auto *mix = f.find<QComboBox>("oltpMix");
    mix->setFocus();
    QTest::keyClick(mix, Qt::Key_Down);
    setSpin(f.find<QSpinBox>("oltpTables"), QStringLiteral("20"));
    setSpin(f.find<QAbstractSpinBox>("oltpRows"), QStringLiteral("1000"));
    type(f.find<QLineEdit>("oltpCounts"), QStringLiteral("4, 8, 16"));
    const auto &oltp = std::get<OltpWorkload>(f.document().profile().workloads.first().what);
    QVERIFY(oltp.mix == OltpMix::ReadOnly);
    QCOMPARE(oltp.tables, 20);
    QCOMPARE(oltp.tableSize, 1000);
    const QList<int> threads{4, 8, 16};
    QCOMPARE(oltp.threads, threads);
}

void TestForms::wrongThreadsAreSaidBesideTheField()
{
    WindowFixture f;
    f.document().newProfile(smallProfile());
    f.window->goTo(MainWindow::Workloads);
    auto *run = f.find<QAction>("actionRun");
    QVERIFY(run->isEnabled());
    auto *field = f.find<QLineEdit>("redisCounts");
    type(field, QStringLiteral("4, 8, x16"));
    auto *problem = f.find<QLabel>("redisCountsProblem");
    QVERIFY(problem->isVisible());
    QVERIFY2(problem->text().contains(QStringLiteral("x16")), qPrintable(problem->text()));
    QCOMPARE(field->text(), QStringLiteral("4, 8, x16"));
    f.picture(QStringLiteral("form-problem"));
    QVERIFY(!run->isEnabled());
    auto *notice = f.find<QPushButton>("runNotice");
    QVERIFY2(notice->text().contains(QStringLiteral("Workloads")), qPrintable(notice->text()));

    // The notice leads back to the field.
    f.window->goTo(MainWindow::Plan);
    notice->click();
    QCOMPARE(f.window->currentPage(), MainWindow::Workloads);
    QCOMPARE(f.window->focusWidget(), field);
    type(field, QStringLiteral("4, 8, 16"));
    QVERIFY(problem->isHidden());
    QVERIFY(run->isEnabled());
}

void TestForms::wrongCpuListIsSaidBesideTheField()
{
    WindowFixture f;
    f.document().newProfile(smallProfile());
    f.window->goTo(MainWindow::Environments);
    auto *field = f.find<QLineEdit>("nativeCpuList");
    type(field, QStringLiteral("2-"));
    QVERIFY(f.document().hasErrors());
    QCOMPARE(field->property("invalid").toString(), QStringLiteral("error"));
    QVERIFY(!f.find<QAction>("actionRun")->isEnabled());
}

void TestForms::topologyIsFoldedAway()
{
    WindowFixture f;
    f.document().newProfile(smallProfile());
    f.window->goTo(MainWindow::Environments);
    QVERIFY(!f.find<QSpinBox>("nativeInstances")->isVisible());
    QVERIFY(!f.find<QComboBox>("nativeCpuSharing")->isVisible());
    auto *header = f.find<QToolButton>("nativeTopologySectionHeader");
    QCOMPARE(header->accessibleDescription(), QStringLiteral("one instance with one database"));
    header->setFocus();
    QTest::keyClick(header, Qt::Key_Space);
    QVERIFY(f.find<QSpinBox>("nativeInstances")->isVisible());
    // One instance has nothing to share.
    QVERIFY(!f.find<QComboBox>("nativeCpuSharing")->isVisible());
    QVERIFY(!f.find<QComboBox>("nativeMemoryRule")->isVisible());
    QVERIFY(!f.document().undoStack()->canUndo());
}

void TestForms::topologySaysWhatComesOut()
{
    WindowFixture f;
    TestProfile profile = smallProfile();
    for (EnvironmentSpec &environment : profile.environments)
        environment.server = ServerKind::MySql;
    profile.workloads[0].what = OltpWorkload{};
    f.document().newProfile(profile);
    f.window->goTo(MainWindow::Environments);
    f.find<QToolButton>("nativeTopologySectionHeader")->click();
    setSpin(f.find<QSpinBox>("nativePort"), QStringLiteral("3301"));
    setSpin(f.find<QSpinBox>("nativeInstances"), QStringLiteral("8"));
    setSpin(f.find<QAbstractSpinBox>("nativeTopologyMemory"), QStringLiteral("16384"));
    const auto spec = [&] { return f.document().profile().environments.first(); };
    QCOMPARE(spec().topology.instances, 8);
    QCOMPARE(spec().topology.memoryMib, 16384);
    const QString outcome = f.find<QLabel>("nativeTopologyOutcome")->text();
    QVERIFY2(outcome.startsWith(QStringLiteral("8 instances × 1 ")), qPrintable(outcome));
    QVERIFY2(
        outcome.endsWith(QStringLiteral("8 targets, %1 MiB each, ports 3301–3308").arg(formatCount(2048))),
        qPrintable(outcome));
    // The port and the options say what several instances make of them.
    QVERIFY(f.find<QSpinBox>("nativePort")->accessibleDescription().contains(QStringLiteral("3301–3308")));
    auto *rule = f.find<QComboBox>("nativeMemoryRule");
    QVERIFY(rule->isVisible() && rule->isEnabled());
    rule->setFocus();
    QTest::keyClick(rule, Qt::Key_Down);
    QVERIFY(spec().topology.memory == MemoryRule::Each);
    QVERIFY(f.find<QLabel>("nativeTopologyOutcome")->text().contains(formatCount(16384)));
    // CPUs are shared out of a list only.
    auto *sharing = f.find<QComboBox>("nativeCpuSharing");
    QVERIFY(sharing->isVisible() && !sharing->isEnabled());
    type(f.find<QLineEdit>("nativeCpuList"), QStringLiteral("0-7"));
    QVERIFY(sharing->isEnabled());
    sharing->setFocus();
    QTest::keyClick(sharing, Qt::Key_Down);
    QVERIFY(spec().topology.cpus == CpuSharing::Spread);
    f.find<QAction>("actionUndo")->trigger();
    QVERIFY(spec().topology.cpus == CpuSharing::Same);
    QCOMPARE(sharing->currentIndex(), 0);

    selectRow(f, "environmentsList", 1);
    f.find<QToolButton>("containerTopologySectionHeader")->click();
    setSpin(f.find<QSpinBox>("containerSchemas"), QStringLiteral("8"));
    QCOMPARE(f.document().profile().environments.last().topology.schemas, 8);
    QVERIFY(
        f.find<QLabel>("containerTopologyOutcome")->text().endsWith(QStringLiteral("8 schemas: 8 targets")));
}

void TestForms::undoFillsTheForm()
{
    WindowFixture f;
    f.document().newProfile(smallProfile());
    f.window->goTo(MainWindow::Workloads);
    auto *field = f.find<QLineEdit>("redisCounts");
    type(field, QStringLiteral("7"));
    setSpin(f.find<QSpinBox>("redisPipeline"), QStringLiteral("4"));
    f.find<QAction>("actionUndo")->trigger();
    QCOMPARE(f.find<QSpinBox>("redisPipeline")->value(), 1);
    f.find<QAction>("actionUndo")->trigger();
    QCOMPARE(field->text(), QStringLiteral("50"));
    f.find<QAction>("actionRedo")->trigger();
    QCOMPARE(field->text(), QStringLiteral("7"));
}

void TestForms::listFilterHidesRows()
{
    WindowFixture f;
    f.document().newProfile(smallProfile());
    f.window->goTo(MainWindow::Environments);
    f.find<QAction>("actionFilter")->trigger();
    QTest::keyClicks(f.find<QLineEdit>("environmentsFilter"), QStringLiteral("conta"));
    QCOMPARE(f.find<QListView>("environmentsList")->model()->rowCount(), 1);
}

void TestForms::addAndRemoveByKeys()
{
    WindowFixture f;
    f.window->goTo(MainWindow::Environments);
    f.find<QPushButton>("environmentsAddBoth")->click();
    QCOMPARE(f.document().profile().environments.size(), 2);
    f.find<QAction>("actionUndo")->trigger();
    QCOMPARE(f.document().profile().environments.size(), 0);
    f.find<QAction>("actionRedo")->trigger();
    f.find<QListView>("environmentsList")->setFocus();
    QTest::keyClick(f.window.get(), Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(f.document().profile().environments.size(), 3);
    f.find<QListView>("environmentsList")->setFocus();
    QTest::keyClick(f.window.get(), Qt::Key_Delete);
    QCOMPARE(f.document().profile().environments.size(), 2);
}

void TestForms::renamingTypesTheName()
{
    WindowFixture f;
    f.document().newProfile(smallProfile());
    f.window->goTo(MainWindow::Environments);
    QTest::keyClick(f.window.get(), Qt::Key_F2);
    auto *name = f.find<QLineEdit>("environmentsName");
    QCOMPARE(f.window->focusWidget(), name);
    QTest::keyClicks(name, QStringLiteral("<b>a</b> & \"b\""));
    QCOMPARE(f.document().profile().environments.first().name, QStringLiteral("<b>a</b> & \"b\""));
    QCOMPARE(f.find<QListView>("environmentsList")->model()->index(0, 0).data().toString(),
             QStringLiteral("<b>a</b> & \"b\""));
    QCOMPARE(f.document().undoStack()->count(), 1);
}

void TestForms::planFormEditsThePlan()
{
    WindowFixture f;
    f.document().newProfile(smallProfile());
    f.window->goTo(MainWindow::Plan);
    setSpin(f.find<QSpinBox>("planRepetitions"), QStringLiteral("5"));
    setSpin(f.find<QSpinBox>("planCooldown"), QStringLiteral("2"));
    auto *order = f.find<QComboBox>("planOrder");
    order->setFocus();
    QTest::keyClick(order, Qt::Key_Down);
    QVERIFY(f.find<QSpinBox>("planSeed")->isVisible());
    setSpin(f.find<QSpinBox>("planSeed"), QStringLiteral("4711"));
    const PlanSpec &plan = f.document().profile().plan;
    QCOMPARE(plan.repetitions, 5);
    QCOMPARE(plan.cooldown, 2);
    QVERIFY(plan.order == RunOrder::Shuffled);
    QCOMPARE(plan.seed, 4711U);
    f.find<QPushButton>("planDrawAgain")->click();
    QVERIFY(f.document().profile().plan.seed != 4711U);

    // how the verdict is found
    auto *metric = f.find<QComboBox>("planMetric");
    QCOMPARE(metric->currentIndex(), 0);
    const auto choose = [](QComboBox *combo, int index) {
        combo->setCurrentIndex(index);
        Q_EMIT combo->activated(index);
    };
    choose(metric, 3);
    QVERIFY(plan.primaryMetric == Metric::LatencyP95);
    setSpin(f.find<QDoubleSpinBox>("planThreshold"), QStringLiteral("3.5"));
    QCOMPARE(plan.thresholdPercent, 3.5);
    auto *width = f.find<QDoubleSpinBox>("planUntilPercent");
    QVERIFY(!width->isVisible());
    choose(f.find<QComboBox>("planUntil"), 1);
    QCOMPARE(plan.untilPercent, 2.0);
    QVERIFY(width->isVisible());
    setSpin(width, QStringLiteral("1,5"));
    QCOMPARE(plan.untilPercent, 1.5);
    setSpin(f.find<QSpinBox>("planMaximumRepetitions"), QStringLiteral("3"));
    QCOMPARE(plan.maximumRepetitions, 3);
    QVERIFY(f.document().hasErrors()); // less than the five that are to be made
    setSpin(f.find<QSpinBox>("planMaximumRepetitions"), QStringLiteral("12"));
    QVERIFY(!f.document().hasErrors());
    choose(f.find<QComboBox>("planUntil"), 0);
    QCOMPARE(plan.untilPercent, 0.0);
}

void TestForms::planCellTicks()
{
    WindowFixture f;
    f.document().newProfile(smallProfile());
    f.window->goTo(MainWindow::Plan);
    auto *table = f.find<QAbstractItemView>("planMatrix");
    const QModelIndex cell = table->model()->index(1, 2);
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(cell).center());
    QCOMPARE(f.document().profile().plan.excluded.size(), 1);
    table->setCurrentIndex(cell);
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Space);
    QCOMPARE(f.document().profile().plan.excluded.size(), 0);
    const QModelIndex star = table->model()->index(1, 0);
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(star).center());
    QCOMPARE(f.document().profile().plan.baseline, QStringLiteral("env-2"));
    table->setCurrentIndex(table->model()->index(0, 1));
    QTest::keyClick(f.window.get(), Qt::Key_B, Qt::ControlModifier);
    QCOMPARE(f.document().profile().plan.baseline, QStringLiteral("env-1"));
}

void TestForms::estimateGrowsWithTheRepetitions()
{
    WindowFixture f;
    f.document().newProfile(smallProfile());
    f.window->goTo(MainWindow::Plan);
    const QString before = f.find<QLabel>("planFigure")->text();
    setSpin(f.find<QSpinBox>("planRepetitions"), QStringLiteral("9"));
    QVERIFY(f.find<QLabel>("planFigure")->text() != before);
    QVERIFY(!f.find<QPushButton>("runNotice")->text().isEmpty());
}

void TestForms::editsWhileAFormIsOpenKeepTheCursor()
{
    WindowFixture f;
    f.document().newProfile(smallProfile());
    f.window->goTo(MainWindow::Environments);
    auto *name = f.find<QLineEdit>("environmentsName");
    name->setFocus();
    name->setCursorPosition(3);
    QTest::keyClicks(name, QStringLiteral("xy"));
    QCOMPARE(name->text(), QStringLiteral("Natxyive"));
    QCOMPARE(name->cursorPosition(), 5);
}

QTEST_MAIN(TestForms)
#include "tst_forms.moc"
