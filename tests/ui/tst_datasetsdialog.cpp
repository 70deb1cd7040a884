// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/windowfixture.h"

#include "core/run/datasetcache.h"
#include "ui/dialogs/datasetsdialog.h"

#include <QAction>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

using namespace Tare;

/// Tools ▸ Data sets, over a cache of real files.
class TestDataSetsDialog final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsKept();
    void listsAndDeletes();
    void oneInUseStays();
    void theLimitIsKept();

private:
    static QString work(const WindowFixture &f) { return f.folder.filePath(QStringLiteral("work")); }
    static void keep(const WindowFixture &f, const QString &key, int tables)
    {
        const QString directory = f.folder.filePath(QStringLiteral("fresh-") + key);
        QVERIFY(QDir().mkpath(directory));
        QFile file(directory + QStringLiteral("/ibdata1"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(1'000'000, 'x'));
        file.close();
        KeptDataSet set;
        set.key = key;
        set.serverVersion = QStringLiteral("10.11.6-MariaDB <b>");
        set.tables = tables;
        set.tableSize = 10000;
        set.seed = 1;
        set.files = 1;
        set.bytes = 1'000'000;
        DataSetCache cache(work(f));
        QVERIFY(cache.setLimit(50'000'000'000));
        const auto kept = cache.keep(directory, set);
        QVERIFY2(kept, kept ? "" : qPrintable(kept.error().sentence));
        QVERIFY(*kept);
    }
    static DataSetsDialog *open(const WindowFixture &f)
    {
        f.find<QAction>("actionDataSets")->trigger();
        auto *dialog = f.window->findChild<DataSetsDialog *>();
        return dialog && QTest::qWaitFor([dialog] { return !dialog->isBusy(); }) ? dialog : nullptr;
    }
};

void TestDataSetsDialog::nothingIsKept()
{
    WindowFixture f;
    auto *dialog = open(f);
    QVERIFY(dialog);
    QVERIFY(dialog->findChild<QLabel *>(QStringLiteral("dataSetsNone"))->isVisible());
    QVERIFY(!dialog->findChild<QTreeWidget *>()->isVisible());
    QVERIFY(!dialog->findChild<QPushButton *>(QStringLiteral("dataSetsRemove"))->isEnabled());
}

void TestDataSetsDialog::listsAndDeletes()
{
    WindowFixture f;
    keep(f, QStringLiteral("one"), 1);
    keep(f, QStringLiteral("two"), 20);
    auto *dialog = open(f);
    QVERIFY(dialog);
    auto *list = dialog->findChild<QTreeWidget *>();
    QCOMPARE(list->topLevelItemCount(), 2);
    const QTreeWidgetItem *first = list->topLevelItem(0); // last used first
    QVERIFY2(first->text(0).contains(QStringLiteral("20")), qPrintable(first->text(0)));
    QCOMPARE(first->text(1), QStringLiteral("10.11.6-MariaDB <b>")); // as it is
    QVERIFY2(first->text(2).contains(QStringLiteral("MB")), qPrintable(first->text(2)));
    const QString summary = dialog->findChild<QLabel *>(QStringLiteral("dataSetsSummary"))->text();
    QVERIFY2(summary.startsWith(QLatin1Char('2')) && summary.contains(work(f)), qPrintable(summary));
    if (const QString target = qEnvironmentVariable("TARE_WALK_PICTURES"); !target.isEmpty())
        dialog->grab().save(QDir(target).filePath(QStringLiteral("data-sets.png")));

    auto *remove = dialog->findChild<QPushButton *>(QStringLiteral("dataSetsRemove"));
    QVERIFY(!remove->isEnabled());
    list->setFocus();
    list->setCurrentItem(list->topLevelItem(1));
    QTest::keyClick(list, Qt::Key_Space);
    QVERIFY(remove->isEnabled());
    QTest::mouseClick(remove, Qt::LeftButton);
    QTRY_VERIFY(!dialog->isBusy());
    QCOMPARE(list->topLevelItemCount(), 1);
    const QList<KeptDataSet> left = DataSetCache(work(f)).list();
    QCOMPARE(left.size(), 1);
    QCOMPARE(left.first().key, QStringLiteral("two"));
}

void TestDataSetsDialog::oneInUseStays()
{
    WindowFixture f;
    keep(f, QStringLiteral("one"), 1);
    auto *dialog = open(f);
    QVERIFY(dialog);
    auto *list = dialog->findChild<QTreeWidget *>();
    list->topLevelItem(0)->setCheckState(0, Qt::Checked);
    // A run begins to use it while the list is open.
    const auto lease = DataSetCache(work(f)).find(QStringLiteral("one"));
    QVERIFY(lease);
    QTest::mouseClick(dialog->findChild<QPushButton *>(QStringLiteral("dataSetsRemove")), Qt::LeftButton);
    QTRY_VERIFY(!dialog->isBusy());
    QCOMPARE(DataSetCache(work(f)).list().size(), 1);
    bool said = false;
    for (const auto *label : dialog->findChildren<QLabel *>())
        said = said || (label->isVisible() && label->text().contains(QStringLiteral("used by a run")));
    QVERIFY(said);
    // Now it is known, and cannot be ticked.
    QCOMPARE(list->topLevelItemCount(), 1);
    QVERIFY(!list->topLevelItem(0)->flags().testFlag(Qt::ItemIsUserCheckable));
}

void TestDataSetsDialog::theLimitIsKept()
{
    WindowFixture f;
    keep(f, QStringLiteral("one"), 1);
    auto *dialog = open(f);
    QVERIFY(dialog);
    auto *limit = dialog->findChild<QDoubleSpinBox *>(QStringLiteral("dataSetsLimit"));
    QCOMPARE(limit->value(), 50.0);
    limit->setFocus();
    limit->selectAll();
    QTest::keyClicks(limit, QStringLiteral("12.5"));
    QTest::keyClick(limit, Qt::Key_Tab);
    QTRY_VERIFY(!dialog->isBusy());
    QCOMPARE(DataSetCache(work(f)).limit(), 12'500'000'000);
    QCOMPARE(limit->value(), 12.5);
}

QTEST_MAIN(TestDataSetsDialog)
#include "tst_datasetsdialog.moc"
