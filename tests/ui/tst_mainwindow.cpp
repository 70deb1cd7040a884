// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/windowfixture.h"

#include "core/model/profilejson.h"
#include "ui/documentfiles.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTimer>
#include <QUndoStack>

using namespace Tare;

class TestMainWindow final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensEmptyAndIdle();
    void pagesByKeys();
    void openingAPageStartsNothing();
    void titleNamesTheProfile();
    void runNeedsAPlan();
    void unsavedPromptIsAsked_data();
    void unsavedPromptIsAsked();
    void unsavedNotAskedWithoutChanges();
    void recentFilesAreKept();
    void damagedFileIsSaidAndNothingChanges();
    void droppedProfileOpens();
    void presetOpensAsNewPlan();
    void everyControlHasAName();
    void everyMenuEntryHasATextAndNoKeyTwice();
    void languageSwitchRetranslates();
    void themeSwitchRepaints();
    void smallestWindowFits();
    void longAndOddNames();
    void geometryIsRestored();

private:
    QString saveSmall(const WindowFixture &f, const QString &name) const
    {
        const QString path = f.folder.filePath(name);
        if (!saveProfile(smallProfile(), path))
            qFatal("cannot write %s", qUtf8Printable(path));
        return path;
    }
};

void TestMainWindow::opensEmptyAndIdle()
{
    WindowFixture f;
    QCOMPARE(f.window->currentPage(), MainWindow::Start);
    QCOMPARE(f.find<QLabel>("statusLeft")->text(), QStringLiteral("Idle"));
    QVERIFY(!f.find<QAction>("actionStop")->isEnabled());
    QVERIFY(!f.find<QAction>("actionUndo")->isEnabled());
}

void TestMainWindow::pagesByKeys()
{
    WindowFixture f;
    for (int page = 0; page < 6; ++page) {
        QTest::keyClick(f.window.get(), static_cast<Qt::Key>(Qt::Key_1 + page), Qt::ControlModifier);
        QCOMPARE(static_cast<int>(f.window->currentPage()), page);
    }
    QTest::mouseClick(f.find<QAbstractButton>("page.workloads"), Qt::LeftButton);
    QCOMPARE(f.window->currentPage(), MainWindow::Workloads);
}

void TestMainWindow::openingAPageStartsNothing()
{
    WindowFixture f;
    f.document().newProfile(smallProfile());
    QStringList commands;
    f.context->commands().commandStarted = [&commands](const QString &line) { commands << line; };
    for (int page = 0; page < 6; ++page) {
        f.window->goTo(static_cast<MainWindow::Page>(page));
        QTest::qWait(20);
    }
    QVERIFY2(commands.isEmpty(), qPrintable(commands.join(QLatin1Char('\n'))));
}

void TestMainWindow::titleNamesTheProfile()
{
    WindowFixture f;
    f.document().newProfile(smallProfile());
    QCOMPARE(f.window->windowTitle(), QStringLiteral("small[*] – Tare"));
    QVERIFY(!f.window->isWindowModified());
    f.document().setName(QStringLiteral("other"));
    QCOMPARE(f.window->windowTitle(), QStringLiteral("other[*] – Tare"));
    QVERIFY(f.window->isWindowModified());
    QVERIFY(f.window->files().saveTo(f.folder.filePath(QStringLiteral("file name.tare"))));
    QCOMPARE(f.window->windowTitle(), QStringLiteral("file name[*] – Tare"));
    QVERIFY(!f.window->isWindowModified());
}

void TestMainWindow::runNeedsAPlan()
{
    WindowFixture f;
    QVERIFY(!f.find<QAction>("actionRun")->isEnabled());
    f.document().newProfile(smallProfile());
    QVERIFY(f.find<QAction>("actionRun")->isEnabled());
    f.document().removeWorkload(QStringLiteral("load-1"));
    QVERIFY(!f.find<QAction>("actionRun")->isEnabled());
}

void TestMainWindow::unsavedPromptIsAsked_data()
{
    QTest::addColumn<QString>("button");
    QTest::addColumn<bool>("goesOn");
    QTest::addColumn<bool>("saved");
    QTest::newRow("save") << QStringLiteral("unsavedSave") << true << true;
    QTest::newRow("discard") << QStringLiteral("unsavedDiscard") << true << false;
    QTest::newRow("cancel") << QStringLiteral("unsavedCancel") << false << false;
    QTest::newRow("Esc") << QString() << false << false;
}

void TestMainWindow::unsavedPromptIsAsked()
{
    QFETCH(QString, button);
    QFETCH(bool, goesOn);
    QFETCH(bool, saved);
    WindowFixture f;
    const QString path = saveSmall(f, QStringLiteral("a.tare"));
    f.window->openFile(path);
    f.document().setName(QStringLiteral("changed"));
    bool asked = false;
    QTimer::singleShot(0, f.window.get(), [&] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        QVERIFY(box);
        asked = true;
        if (button.isEmpty())
            QTest::keyClick(box, Qt::Key_Escape);
        else
            QTest::mouseClick(box->findChild<QPushButton *>(button), Qt::LeftButton);
    });
    const bool closed = f.window->close();
    QVERIFY(asked);
    QCOMPARE(closed, goesOn);
    QCOMPARE(loadProfile(path)->profile.name, saved ? QStringLiteral("changed") : QStringLiteral("small"));
    QCOMPARE(f.document().profile().name, QStringLiteral("changed"));
}

void TestMainWindow::unsavedNotAskedWithoutChanges()
{
    WindowFixture f;
    f.document().newProfile(smallProfile());
    QVERIFY(f.window->close());
}

void TestMainWindow::recentFilesAreKept()
{
    WindowFixture f;
    QStringList paths;
    for (int i = 0; i < 12; ++i) {
        paths << saveSmall(f, QStringLiteral("p%1.tare").arg(i));
        f.window->openFile(paths.last());
    }
    QCOMPARE(f.settings->recentFiles().size(), 10);
    QCOMPARE(f.settings->recentFiles().first(), paths.last());
    auto *menu = f.find<QMenu>("menuRecent");
    QCOMPARE(menu->actions().first()->data().toString(), paths.last());
    // A file that is gone stays listed, greyed.
    QVERIFY(QFile::remove(paths.at(11)));
    f.window->openFile(paths.at(5));
    QCOMPARE(menu->actions().first()->data().toString(), paths.at(5));
    QCOMPARE(menu->actions().at(1)->data().toString(), paths.at(11));
    QVERIFY(!menu->actions().at(1)->isEnabled());
    menu->actions().at(2)->trigger();
    QCOMPARE(f.document().path(), paths.at(10));
    menu->actions().last()->trigger();
    QVERIFY(f.settings->recentFiles().isEmpty());
}

void TestMainWindow::damagedFileIsSaidAndNothingChanges()
{
    WindowFixture f;
    f.window->openFile(saveSmall(f, QStringLiteral("good.tare")));
    const QString bad = f.folder.filePath(QStringLiteral("bad.tare"));
    QFile file(bad);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("not a profile");
    file.close();
    f.window->openFile(bad);
    auto *message = f.find<QWidget>("windowMessage");
    QVERIFY(message->isVisible());
    QVERIFY2(message->accessibleName().contains(QStringLiteral("bad.tare")),
             qPrintable(message->accessibleName()));
    QCOMPARE(f.document().title(), QStringLiteral("good"));
    QVERIFY(!f.settings->recentFiles().contains(bad));
    f.find<QPushButton>("messageDismiss")->click();
    QVERIFY(message->isHidden());
}

void TestMainWindow::droppedProfileOpens()
{
    WindowFixture f;
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(saveSmall(f, QStringLiteral("dropped.tare")))});
    QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(f.window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(f.window.get(), &drop);
    QCOMPARE(f.document().title(), QStringLiteral("dropped"));
}

void TestMainWindow::presetOpensAsNewPlan()
{
    WindowFixture f;
    QVERIFY(f.window->files().newFromPreset(QStringLiteral("redis-quick")));
    QVERIFY(f.document().path().isEmpty());
    QCOMPARE(f.window->currentPage(), MainWindow::Plan);
    QVERIFY(f.find<QAction>("actionRun")->isEnabled());
}

void TestMainWindow::everyControlHasAName()
{
    WindowFixture f;
    TestProfile profile = smallProfile();
    EnvironmentSpec endpoint;
    endpoint.id = QStringLiteral("env-3");
    endpoint.name = QStringLiteral("Endpoint");
    endpoint.server = ServerKind::MySql;
    endpoint.how = ExistingEndpoint{};
    profile.environments.append(endpoint);
    WorkloadSpec oltp;
    oltp.id = QStringLiteral("load-2");
    oltp.name = QStringLiteral("OLTP");
    oltp.what = OltpWorkload{};
    profile.workloads.append(oltp);
    f.document().newProfile(profile);
    QTest::qWait(50);
    QStringList nameless;
    const auto widgets = f.window->findChildren<QWidget *>();
    int looked = 0;
    for (const QWidget *widget : widgets) {
        // Inner parts of composite widgets speak through their owner.
        if (widget->objectName().startsWith(QStringLiteral("qt_")))
            continue;
        if (QLatin1StringView(widget->metaObject()->className())
                .startsWith(QStringLiteral("QComboBoxListView")))
            continue;
        if (qobject_cast<QAbstractSpinBox *>(widget->parentWidget())
            || qobject_cast<QComboBox *>(widget->parentWidget()))
            continue;
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const bool control = button || qobject_cast<const QLineEdit *>(widget)
            || qobject_cast<const QAbstractSpinBox *>(widget) || qobject_cast<const QComboBox *>(widget)
            || qobject_cast<const QPlainTextEdit *>(widget)
            || qobject_cast<const QAbstractItemView *>(widget);
        if (!control || widget->focusPolicy() == Qt::NoFocus)
            continue;
        ++looked;
        const bool named = !widget->accessibleName().isEmpty() || (button && !button->text().isEmpty());
        if (!named)
            nameless << QStringLiteral("%1 %2 in %3")
                            .arg(QLatin1StringView(widget->metaObject()->className()), widget->objectName(),
                                 widget->parentWidget() ? widget->parentWidget()->objectName() : QString());
    }
    QVERIFY(looked > 60);
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
}

void TestMainWindow::everyMenuEntryHasATextAndNoKeyTwice()
{
    WindowFixture f;
    QHash<QString, QString> keys;
    const auto actions = f.window->findChildren<QAction *>();
    for (const QAction *action : actions) {
        if (!action->objectName().startsWith(QStringLiteral("action")))
            continue;
        QVERIFY2(!action->text().isEmpty(), qPrintable(action->objectName()));
        for (const QKeySequence &key : action->shortcuts()) {
            const QString text = key.toString();
            QVERIFY2(!keys.contains(text), qPrintable(text + QLatin1Char(' ') + action->objectName()));
            keys.insert(text, action->objectName());
        }
    }
    for (const char *key :
         {"Ctrl+N",       "Ctrl+O",       "Ctrl+S", "Ctrl+Shift+S", "Ctrl+Q", "Ctrl+W", "Ctrl+R", "F5",
          "Ctrl+.",       "Ctrl+Shift+R", "Ctrl+E", "Ctrl+Shift+C", "F1",     "F2",     "Del",    "Ctrl+Z",
          "Ctrl+Shift+Z", "Ctrl+F",       "Ctrl+D", "Ctrl+B",       "Ctrl+,", "Ctrl+1", "Ctrl+6"})
        QVERIFY2(keys.contains(QLatin1StringView(key)), key);
    for (const QAction *menu : f.window->menuBar()->actions())
        QVERIFY(menu->text().contains(QLatin1Char('&')));
}

void TestMainWindow::languageSwitchRetranslates()
{
    WindowFixture f;
    f.document().newProfile(smallProfile());
    const auto texts = [&f] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QMap<QString, QString> found;
        const auto buttons = f.window->findChildren<QAbstractButton *>();
        for (const QAbstractButton *button : buttons) {
            if (!button->objectName().isEmpty())
                found.insert(button->objectName(), button->text());
        }
        return found;
    };
    const QMap<QString, QString> english = texts();
    f.languages->setLanguage(QStringLiteral("zh_CN"));
    QCOMPARE(f.languages->current(), QStringLiteral("zh_CN"));
    QCOMPARE(QLocale().language(), QLocale::Chinese);
    const QString idle = QCoreApplication::translate("Tare::MainWindow", "Idle");
    QVERIFY(idle != QStringLiteral("Idle"));
    QTRY_COMPARE(f.find<QLabel>("statusLeft")->text(), idle); // the windows are told by a posted event
    const QMap<QString, QString> chinese = texts();
    QVERIFY(chinese.value(QStringLiteral("page.environments"))
            != english.value(QStringLiteral("page.environments")));
    // What has a word in it changes; numbers and names of products stay.
    QStringList same;
    for (auto text = english.cbegin(); text != english.cend(); ++text) {
        static const QRegularExpression word(QStringLiteral("[a-z]{4,}"));
        const bool product = text.key().startsWith(QStringLiteral("redisTest."))
            || text.key().startsWith(QStringLiteral("redisTools."))
            || text.key().startsWith(QStringLiteral("oltpTools."))
            || text.key().startsWith(QStringLiteral("dumpCommandTools."))
            || text.key().startsWith(QStringLiteral("dumpTool."))
            || text.key().startsWith(QStringLiteral("dumpCompression."));
        if (!product && text.value() != QStringLiteral("Redis") && text.value().contains(word)
            && chinese.value(text.key()) == text.value())
            same << text.key() + QStringLiteral(": ") + text.value();
    }
    QVERIFY2(same.isEmpty(), qPrintable(same.join(QLatin1Char('\n'))));
    f.languages->setLanguage(QStringLiteral("en"));
    QCoreApplication::processEvents();
    const QMap<QString, QString> back = texts();
    QStringList changed;
    for (auto text = english.cbegin(); text != english.cend(); ++text) {
        if (back.value(text.key()) != text.value())
            changed << QStringLiteral("%1: %2 → %3").arg(text.key(), text.value(), back.value(text.key()));
    }
    QVERIFY2(changed.isEmpty(), qPrintable(changed.join(QLatin1Char('\n'))));
}

void TestMainWindow::themeSwitchRepaints()
{
    WindowFixture f;
    f.document().newProfile(smallProfile());
    f.window->goTo(MainWindow::Environments);
    QTest::qWait(50);
    const QColor light = f.window->grab().toImage().pixelColor(4, 400);
    QCOMPARE(light, lightColors().frame);
    for (QAction *action : f.window->findChildren<QAction *>()) {
        if (action->objectName() == QStringLiteral("actionTheme.2"))
            action->trigger();
    }
    QTest::qWait(50);
    const QImage dark = f.window->grab().toImage();
    QCOMPARE(dark.pixelColor(4, 400), darkColors().frame);
    // No page keeps a light ground.
    for (int page = 0; page < 6; ++page) {
        f.window->goTo(static_cast<MainWindow::Page>(page));
        QTest::qWait(20);
        const QImage picture = f.window->grab().toImage();
        int bright = 0;
        for (int x = 200; x < picture.width(); x += 20) {
            for (int y = 100; y < picture.height() - 40; y += 20)
                bright += picture.pixelColor(x, y).lightness() > 235 ? 1 : 0;
        }
        QVERIFY2(bright < 20, qPrintable(QStringLiteral("page %1: %2").arg(page).arg(bright)));
    }
    applyTheme(*qApp, ThemeChoice::Light);
}

void TestMainWindow::smallestWindowFits()
{
    WindowFixture f;
    f.document().newProfile(smallProfile());
    f.window->resize(1024, 680);
    for (int page = 0; page < 6; ++page) {
        f.window->goTo(static_cast<MainWindow::Page>(page));
        QTest::qWait(20);
        QCOMPARE(f.window->size(), QSize(1024, 680));
    }
    QVERIFY(f.find<QAbstractButton>("page.start")->width() < 60);
}

void TestMainWindow::longAndOddNames()
{
    WindowFixture f;
    TestProfile profile = smallProfile();
    profile.name = QStringLiteral("<b>x</b> & y[*] ") + QString(60, QLatin1Char('w'));
    for (EnvironmentSpec &environment : profile.environments)
        environment.name = QStringLiteral("<i>") + QString(60, QLatin1Char('m'));
    f.document().newProfile(profile);
    for (int page = 0; page < 6; ++page) {
        f.window->goTo(static_cast<MainWindow::Page>(page));
        QTest::qWait(20);
        QCOMPARE(f.window->size(), QSize(1280, 840));
    }
    const auto labels = f.window->findChildren<QLabel *>();
    for (const QLabel *label : labels) {
        if (label->text().contains(QStringLiteral("<i>mmm")))
            QCOMPARE(label->textFormat(), Qt::PlainText);
    }
}

void TestMainWindow::geometryIsRestored()
{
    WindowFixture f;
    f.window->resize(1111, 777);
    QVERIFY(f.window->close());
    f.window.reset();
    MachineContext context;
    MainWindow again(context, *f.settings, *f.languages, f.folder.filePath(QStringLiteral("results.sqlite")));
    QCOMPARE(again.size(), QSize(1111, 777));
}

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
