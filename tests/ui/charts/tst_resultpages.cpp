// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/charts/madeupruns.h"
#include "tests/ui/charts/picturetools.h"
#include "ui/charts/chartview.h"
#include "ui/charts/comparisonbars.h"
#include "ui/charts/differencechart.h"
#include "ui/charts/ladderchart.h"
#include "ui/charts/throughputchart.h"
#include "ui/environmentstyle.h"
#include "ui/models/runsmodel.h"
#include "ui/pages/comparepage.h"
#include "ui/pages/resultspage.h"
#include "ui/resultsaccess.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <memory>

using namespace Tare;
using namespace Tare::Test;
using namespace Qt::StringLiterals;

namespace {

template<typename T>
T *find(const QWidget &page, const QString &name)
{
    T *found = page.findChild<T *>(name);
    if (!found) {
        qWarning("nothing is called %s", qPrintable(name));
    }
    return found;
}

/// The segment whose text is this.
QToolButton *segment(const QWidget &page, const QString &text)
{
    const auto all = page.findChildren<QToolButton *>();
    for (QToolButton *button : all) {
        if (button->text() == text) {
            return button;
        }
    }
    return nullptr;
}

void choose(QComboBox *combo, int index)
{
    combo->setFocus();
    combo->setCurrentIndex(index);
    Q_EMIT combo->activated(index);
}

} // namespace

/// Results and Compare by clicking and typing.
class ResultPagesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void listShowsRunsAndPreview();
    void openingAPageStartsNothing();
    void ticksAreCompared();
    void typingFilters();
    void enterAndDoubleClickOpen();
    void renamingAndNotesAreStored();
    void deletingAsksFirst();
    void previewSwitchesToTheLiveChart();
    void emptyAndDamagedFiles();
    void compareSaysTheSentence();
    void clickingABarChangesSentenceAndTable();
    void metricsAndModesChange();
    void baselineTurnsTheComparison();
    void ticksTakeSidesOut();
    void severalRunsSideBySide();
    void copyAndDataGiveTheNumbers();
    void oddNamesReachEveryPlace();
    void ladderNamesTheDearestRung();
    void missingRungsAreSaid();
    void blockIsOverriddenWithAReason();
    void everythingHasAName();
    void deletedRunLeavesCompare();

private:
    qint64 store(const RunRecord &run) { return storeRun(m_path, run); }

    QTemporaryDir m_template;
    std::unique_ptr<QTemporaryDir> m_directory;
    QString m_path;
    qint64 m_oltp = 0;
    qint64 m_redis = 0;
    qint64 m_broken = 0;
    std::unique_ptr<ResultsAccess> m_access;
};

void ResultPagesTest::initTestCase()
{
    applyTheme(*qApp, ThemeChoice::Light);
    // Each interval is committed by itself, which takes its time: written once, copied for each test.
    QVERIFY(m_template.isValid());
    m_path = m_template.filePath(u"results.sqlite"_s);
    m_oltp = store(madeUpOltpRun());
    m_redis = store(madeUpRedisRun());
    m_broken = store(madeUpBrokenRun());
    QVERIFY(m_oltp > 0 && m_redis > 0 && m_broken > 0);
}

void ResultPagesTest::init()
{
    QLocale::setDefault(QLocale(QLocale::English));
    m_access.reset();
    m_directory = std::make_unique<QTemporaryDir>();
    QVERIFY(m_directory->isValid());
    m_path = m_directory->filePath(u"results.tare.sqlite"_s);
    QVERIFY(QFile::copy(m_template.filePath(u"results.sqlite"_s), m_path));
    m_access = std::make_unique<ResultsAccess>(m_path);
}

void ResultPagesTest::listShowsRunsAndPreview()
{
    ResultsPage page(*m_access);
    page.resize(1104, 700);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    auto *table = find<QTableView>(page, u"runsTable"_s);
    QCOMPARE(table->model()->rowCount(), 3);
    page.selectRun(m_broken);
    QCOMPARE(find<QLabel>(page, u"previewTitle"_s)->accessibleName(), u"mysql-8.0-native-vs-docker"_s);
    QWidget *outcome = find<QWidget>(page, u"outcome"_s);
    QVERIFY(outcome->isVisible());
    QVERIFY2(outcome->accessibleName().contains(u"Incomplete: 5 of 8 steps."_s),
             qPrintable(outcome->accessibleName()));
    QVERIFY(outcome->accessibleName().contains(
        u"Tare went away in step 6. The finished steps and 12 intervals of step 6 are kept"_s));
    auto *view = find<ChartView>(page, u"previewBars"_s);
    QVERIFY(countColor(view->grab().toImage(), QRectF(view->rect()), environmentColor(1, themeColors()))
            > 1000);
    page.selectRun(m_oltp);
    QVERIFY(!outcome->isVisible());
    QVERIFY(page.statusText().startsWith(u"3 of 3 runs shown · results.tare.sqlite, "_s));
}

void ResultPagesTest::openingAPageStartsNothing()
{
    const QByteArray before = [this] {
        QFile file(m_path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }();
    ResultsPage results(*m_access);
    ComparePage compare(*m_access);
    results.show();
    compare.show();
    QVERIFY(find<QWidget>(compare, u"goToResults"_s)->isVisible());
    QSignalSpy wanted(&compare, &ComparePage::resultsRequested);
    QTest::mouseClick(find<QPushButton>(compare, u"goToResults"_s), Qt::LeftButton);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(m_access->runs()->size(), 3);
    QVERIFY(!before.isEmpty());
}

void ResultPagesTest::ticksAreCompared()
{
    ResultsPage page(*m_access);
    page.resize(1104, 700);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    auto *table = find<QTableView>(page, u"runsTable"_s);
    auto *compare = find<QPushButton>(page, u"compareSelected"_s);
    QVERIFY(!compare->isEnabled());
    // By the mouse in the first column …
    const QRect box = table->visualRect(table->model()->index(0, RunsModel::Tick));
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, QPoint(box.left() + 20, box.center().y()));
    QVERIFY(compare->isEnabled());
    QCOMPARE(find<QLabel>(page, u"tickedLabel"_s)->text(), u"1 ticked"_s);
    // … and by Space; the current row and the ticks do not mix.
    page.selectRun(m_oltp);
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Space);
    QCOMPARE(find<QLabel>(page, u"tickedLabel"_s)->text(), u"2 ticked"_s);
    QSignalSpy asked(&page, &ResultsPage::compareRequested);
    QTest::mouseClick(compare, Qt::LeftButton);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.first().first().value<QList<qint64>>(), (QList<qint64>{m_broken, m_oltp}));
    QTest::keyClick(table, Qt::Key_Space);
    QCOMPARE(find<QLabel>(page, u"tickedLabel"_s)->text(), u"1 ticked"_s);
}

void ResultPagesTest::typingFilters()
{
    ResultsPage page(*m_access);
    page.show();
    auto *table = find<QTableView>(page, u"runsTable"_s);
    QSignalSpy status(&page, &ResultsPage::statusTextChanged);
    QTest::keyClicks(find<QLineEdit>(page, u"runsFilter"_s), u"redis"_s);
    QCOMPARE(table->model()->rowCount(), 1);
    QVERIFY(status.last().first().toString().startsWith(u"1 of 3 runs shown"_s));
    find<QLineEdit>(page, u"runsFilter"_s)->clear();
    auto *state = find<QComboBox>(page, u"statusFilter"_s);
    choose(state, state->findText(u"incomplete"_s));
    QCOMPARE(table->model()->rowCount(), 1);
    choose(state, 0);
    auto *workload = find<QComboBox>(page, u"workloadFilter"_s);
    QCOMPARE(workload->count(), 3);
    choose(workload, workload->findText(u"Redis SET, GET"_s));
    QCOMPARE(table->model()->rowCount(), 1);
    m_access->noteChange(); // the list is read again: the filter stays
    QCOMPARE(table->model()->rowCount(), 1);
}

void ResultPagesTest::enterAndDoubleClickOpen()
{
    ResultsPage page(*m_access);
    page.resize(1104, 700);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    QSignalSpy opened(&page, &ResultsPage::openRequested);
    auto *table = find<QTableView>(page, u"runsTable"_s);
    page.selectRun(m_redis);
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened.first().first().toLongLong(), m_redis);
    const QPoint middle = table->visualRect(table->model()->index(2, RunsModel::Answer)).center();
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, middle);
    QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, middle);
    QCOMPARE(opened.size(), 2);
    QCOMPARE(opened.last().first().toLongLong(), m_oltp);
    QSignalSpy profile(&page, &ResultsPage::profileRequested);
    QTest::mouseClick(find<QPushButton>(page, u"openProfile"_s), Qt::LeftButton);
    QCOMPARE(profile.size(), 1);
}

void ResultPagesTest::renamingAndNotesAreStored()
{
    ResultsPage page(*m_access);
    page.resize(1104, 700);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    auto *table = find<QTableView>(page, u"runsTable"_s);
    page.selectRun(m_redis);
    table->setFocus();
    QTest::keyClick(table, Qt::Key_F2);
    auto *editor = table->viewport()->findChild<QLineEdit *>();
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, u"<b>new</b> name"_s);
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(m_access->run(m_redis)->profileName, u"<b>new</b> name"_s);
    QTRY_COMPARE(find<QLabel>(page, u"previewTitle"_s)->accessibleName(), u"<b>new</b> name"_s);
    QTest::mouseClick(find<QPushButton>(page, u"noteRun"_s), Qt::LeftButton);
    QTRY_VERIFY(table->viewport()->findChild<QLineEdit *>());
    const auto editors = table->viewport()->findChildren<QLineEdit *>();
    QTest::keyClicks(editors.last(), u"power cut"_s);
    QTest::keyClick(editors.last(), Qt::Key_Return);
    QTRY_COMPARE(m_access->run(m_redis)->note, u"power cut"_s);
    QCOMPARE(table->currentIndex().data(RunsModel::RunIdRole).toLongLong(), m_redis); // the row stays current
}

void ResultPagesTest::deletingAsksFirst()
{
    ResultsPage page(*m_access);
    page.show();
    page.selectRun(m_redis);
    const auto answer = [](const QString &text) {
        QTimer::singleShot(0, qApp, [text] {
            auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            QVERIFY(box);
            QCOMPARE(box->textFormat(), Qt::PlainText);
            QVERIFY2(box->defaultButton() && box->defaultButton()->text() == u"Keep",
                     "the safe answer is not the default");
            const auto buttons = box->buttons();
            for (QAbstractButton *button : buttons) {
                if (button->text() == text) {
                    QTest::mouseClick(button, Qt::LeftButton);
                }
            }
        });
    };
    answer(u"Keep"_s);
    QTest::mouseClick(find<QPushButton>(page, u"deleteRun"_s), Qt::LeftButton);
    QCOMPARE(m_access->runs()->size(), 3);
    answer(u"Delete"_s);
    find<QTableView>(page, u"runsTable"_s)->setFocus();
    QTest::keyClick(find<QTableView>(page, u"runsTable"_s), Qt::Key_Delete);
    if (m_access->runs()->size() == 3) { // offscreen, a shortcut may need an active window
        QTest::mouseClick(find<QPushButton>(page, u"deleteRun"_s), Qt::LeftButton);
    }
    QCOMPARE(m_access->runs()->size(), 2);
    QVERIFY(!m_access->run(m_redis));
    QCOMPARE(find<QTableView>(page, u"runsTable"_s)->model()->rowCount(), 2);
}

void ResultPagesTest::previewSwitchesToTheLiveChart()
{
    ResultsPage page(*m_access);
    page.resize(1104, 700);
    page.show();
    page.selectRun(m_broken);
    QTest::mouseClick(segment(page, u"Over time"_s), Qt::LeftButton);
    auto *view = find<ChartView>(page, u"previewTimeline"_s);
    QVERIFY(view->isVisible());
    auto *chart = static_cast<ThroughputChart *>(view->picture());
    int points = 0;
    for (const TimelineTrack &track : chart->data().tracks) {
        points += static_cast<int>(track.points.size());
    }
    QCOMPARE(points, 5 * 33 + 12); // every interval, of the broken step too
    QVERIFY(!isBlank(view->grab().toImage()));
}

void ResultPagesTest::emptyAndDamagedFiles()
{
    ResultsAccess none(m_directory->filePath(u"new.sqlite"_s));
    ResultsPage empty(none);
    empty.show();
    QVERIFY(!find<QTableView>(empty, u"runsTable"_s)->isVisible());
    const QString damaged = m_directory->filePath(u"damaged.sqlite"_s);
    QFile file(damaged);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(5000, 'x'));
    file.close();
    ResultsAccess broken(damaged);
    ResultsPage page(broken);
    page.show();
    QWidget *problem = find<QWidget>(page, u"resultsProblem"_s);
    QVERIFY(problem->isVisible());
    QVERIFY(problem->accessibleName().contains(u"damaged.sqlite"_s));
    // Another file takes its place.
    broken.setPath(m_path);
    QVERIFY(!problem->isVisible());
    QCOMPARE(find<QTableView>(page, u"runsTable"_s)->model()->rowCount(), 3);
}

void ResultPagesTest::compareSaysTheSentence()
{
    ComparePage page(*m_access);
    page.resize(1104, 700);
    page.show();
    page.showRun(m_oltp);
    choose(find<QComboBox>(page, u"caseChooser"_s), 1);
    auto *sentence = find<QLabel>(page, u"verdictSentence"_s);
    QVERIFY2(sentence->accessibleName().contains(
                 u"OLTP read/write, 8 threads: Published port is 10.3\u202F% slower"_s),
             qPrintable(sentence->accessibleName()));
    QVERIFY(sentence->text().contains(u"<b>10.3"_s));
    QVERIFY(find<QLabel>(page, u"verdictSupport"_s)->text().contains(u"3.0\u202F% to 17.0\u202F%"_s));
    QCOMPARE(find<QTableView>(page, u"numbersTable"_s)->model()->rowCount(), 12);
    QVERIFY(find<QWidget>(page, u"intervalPicture"_s)->isVisible());
    QCOMPARE(page.shownRuns(), QList<qint64>{m_oltp});
}

void ResultPagesTest::clickingABarChangesSentenceAndTable()
{
    ComparePage page(*m_access);
    page.resize(1104, 700);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    page.showRun(m_redis);
    auto *view = find<ChartView>(page, u"barsChart"_s);
    auto *bars = static_cast<ComparisonBars *>(view->picture());
    auto *sentence = find<QLabel>(page, u"verdictSentence"_s);
    QVERIFY(sentence->accessibleName().startsWith(u"Redis SET, 50 clients: Published port"_s)); // the largest
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, bars->barRect(1, 1).center().toPoint());
    QVERIFY2(sentence->accessibleName().startsWith(u"Redis GET, 50 clients: "_s),
             qPrintable(sentence->accessibleName()));
    QVERIFY(sentence->accessibleName().contains(u"Host network"_s));
    QCOMPARE(bars->data().selected, 1);
    QCOMPARE(find<QComboBox>(page, u"caseChooser"_s)->currentText(), u"GET"_s);
    const QString row = find<QTableView>(page, u"numbersTable"_s)->model()->index(0, 2).data().toString();
    QTest::keyClick(view, Qt::Key_Left);
    QCOMPARE(find<QComboBox>(page, u"caseChooser"_s)->currentText(), u"SET"_s);
    QVERIFY(find<QTableView>(page, u"numbersTable"_s)->model()->index(0, 2).data().toString() != row);
}

void ResultPagesTest::metricsAndModesChange()
{
    ComparePage page(*m_access);
    page.resize(1104, 700);
    page.show();
    page.showRun(m_oltp);
    auto *metrics = find<QComboBox>(page, u"metricChooser"_s);
    choose(metrics, metrics->findText(u"95\u202F% latency"_s));
    QCOMPARE(find<QLabel>(page, u"chartTitle"_s)->text(), u"95\u202F% latency, ms"_s);
    QVERIFY(find<QLabel>(page, u"verdictSentence"_s)
                ->accessibleName()
                .contains(u"no reliable difference found"_s));
    QTest::mouseClick(segment(page, u"Difference"_s), Qt::LeftButton);
    auto *view = find<ChartView>(page, u"differenceChart"_s);
    QVERIFY(view->isVisible());
    QCOMPARE(static_cast<DifferenceChart *>(view->picture())->data().rows.size(), 3);
    QVERIFY(countColor(view->grab().toImage(), QRectF(view->rect()), environmentColor(2, themeColors()), 30)
            > 100);
    QTest::mouseClick(segment(page, u"Over time"_s), Qt::LeftButton);
    QVERIFY(find<ChartView>(page, u"timeChart"_s)->isVisible());
    QVERIFY(!metrics->isEnabled());
    // The whole live chart is there again.
    auto *chart = static_cast<ThroughputChart *>(find<ChartView>(page, u"timeChart"_s)->picture());
    QCOMPARE(chart->data().tracks.size(), 8);
    QCOMPARE(chart->data().tracks.first().points.size(), 33);
}

void ResultPagesTest::baselineTurnsTheComparison()
{
    ComparePage page(*m_access);
    page.resize(1104, 700);
    page.show();
    page.showRun(m_oltp);
    auto *baseline = find<QComboBox>(page, u"baselineChooser"_s);
    QCOMPARE(baseline->currentText(), u"Native"_s);
    choose(baseline, 1);
    QVERIFY2(
        find<QLabel>(page, u"verdictSentence"_s)->accessibleName().contains(u"faster than Published port"_s),
        qPrintable(find<QLabel>(page, u"verdictSentence"_s)->accessibleName()));
    auto *bars = static_cast<ComparisonBars *>(find<ChartView>(page, u"barsChart"_s)->picture());
    QCOMPARE(bars->data().groups.first().bars.first().name, u"Published port"_s); // the baseline stands first
    QVERIFY(bars->data().groups.first().bars.first().baseline);
}

void ResultPagesTest::ticksTakeSidesOut()
{
    ComparePage page(*m_access);
    page.resize(1104, 700);
    page.show();
    page.showRun(m_redis);
    auto *bars = static_cast<ComparisonBars *>(find<ChartView>(page, u"barsChart"_s)->picture());
    QCOMPARE(bars->data().groups.first().bars.size(), 3);
    auto *published = find<QCheckBox>(page, u"compared-env-2"_s);
    published->click();
    QCOMPARE(bars->data().groups.first().bars.size(), 2);
    QVERIFY(find<QLabel>(page, u"verdictSentence"_s)->accessibleName().contains(u"Host network"_s));
    find<QCheckBox>(page, u"compared-env-3"_s)->click(); // the last one stays
    QCOMPARE(bars->data().groups.first().bars.size(), 2);
    published->click();
    QCOMPARE(bars->data().groups.first().bars.size(), 3);
}

void ResultPagesTest::severalRunsSideBySide()
{
    ComparePage page(*m_access);
    page.resize(1104, 700);
    page.show();
    page.showRuns({m_oltp, m_broken});
    auto *bars = static_cast<ComparisonBars *>(find<ChartView>(page, u"barsChart"_s)->picture());
    const auto groups = bars->data().groups;
    QCOMPARE(groups.size(), 3);
    QCOMPARE(groups.at(0).bars.size(), 2);
    QCOMPARE(groups.at(1).bars.size(), 4); // 8 threads were run in both
    QVERIFY(!isBlank(page.grab().toImage()));
}

void ResultPagesTest::copyAndDataGiveTheNumbers()
{
    ComparePage page(*m_access);
    page.resize(1104, 700);
    page.show();
    page.showRun(m_oltp);
    choose(find<QComboBox>(page, u"caseChooser"_s), 1);
    auto *table = find<QTableView>(page, u"numbersTable"_s);
    table->setFocus();
    QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
    const QString text = QGuiApplication::clipboard()->text();
    QCOMPARE(text.count(u'\n'), 13);
    QVERIFY(text.startsWith(u"Environment, run\tTotal queries\tQueries/s\tTransactions/s\t"_s));
    QVERIFY(text.contains(u"Native, run 3\t"_s));
    QTest::mouseClick(find<QPushButton>(page, u"copyChart"_s), Qt::LeftButton);
    const QImage copied = QGuiApplication::clipboard()->image();
    QVERIFY(countColor(copied, QRectF(copied.rect()), environmentColor(1, lightColors())) > 3000);
    bool seen = false;
    QTimer::singleShot(0, qApp, [&seen] {
        QWidget *dialog = QApplication::activeModalWidget();
        QVERIFY(dialog && dialog->objectName() == u"chartDataDialog");
        seen = dialog->findChild<QTableView *>(u"chartData"_s)->model()->rowCount() == 6;
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"copyData"_s), Qt::LeftButton);
        static_cast<QDialog *>(dialog)->reject();
    });
    QTest::mouseClick(find<QPushButton>(page, u"showData"_s), Qt::LeftButton);
    QVERIFY(seen);
    QVERIFY(
        QGuiApplication::clipboard()->text().contains(u"8 threads\tPublished port\tdocker-proxy\t580.67"_s)
        || QGuiApplication::clipboard()->text().contains(
            u"8 threads\tPublished port\tdocker-proxy\t580.68"_s));
}

void ResultPagesTest::oddNamesReachEveryPlace()
{
    RunRecord run = madeUpRedisRun();
    const QString odd = u"<b>a</b> & \"b\""_s;
    const QString sixty = u"Ein Name, der aus genau sechzig Zeichen besteht und lang ist"_s;
    QCOMPARE(sixty.size(), 60);
    run.profileName = odd;
    for (StepRecord &step : run.steps) {
        step.environmentName = step.environmentId == publishedPort().id ? odd
            : step.environmentId == hostNetwork().id                    ? sixty
                                                                        : u"原生"_s;
    }
    const qint64 id = store(run);
    m_access->noteChange();
    ComparePage page(*m_access);
    page.resize(1104, 700);
    page.show();
    page.showRun(id);
    auto *sentence = find<QLabel>(page, u"verdictSentence"_s);
    QVERIFY(sentence->accessibleName().contains(odd));
    QVERIFY(sentence->accessibleName().contains(u"原生"_s));
    QVERIFY(sentence->text().contains(odd.toHtmlEscaped()));
    QVERIFY(!sentence->text().contains(odd));
    QVERIFY(find<QLabel>(page, u"verdictCaveat"_s)->text().contains(sixty));
    QCOMPARE(find<QLabel>(page, u"verdictCaveat"_s)->textFormat(), Qt::PlainText);
    auto *box = find<QCheckBox>(page, u"compared-env-2"_s);
    QCOMPARE(box->accessibleName(), odd);
    QCOMPARE(find<QCheckBox>(page, u"compared-env-3"_s)->accessibleName(), sixty);
    auto *table = find<QTableView>(page, u"numbersTable"_s);
    QCOMPARE(table->model()->index(0, 0).data().toString(), u"原生, run 1"_s);
    QVERIFY(find<ChartView>(page, u"barsChart"_s)->accessibleDescription().contains(odd));
    ResultsPage results(*m_access);
    results.resize(1104, 700);
    results.show();
    results.selectRun(id);
    QCOMPARE(find<QLabel>(results, u"previewTitle"_s)->text(), odd);
    QCOMPARE(find<QLabel>(results, u"previewTitle"_s)->textFormat(), Qt::PlainText);
}

void ResultPagesTest::ladderNamesTheDearestRung()
{
    ComparePage page(*m_access);
    page.resize(1104, 700);
    page.show();
    page.showRun(m_redis);
    QCoreApplication::processEvents(); // the layout settles
    const int height = find<QTableView>(page, u"numbersTable"_s)->height();
    QTest::mouseClick(segment(page, u"Ladder"_s), Qt::LeftButton);
    auto *view = find<ChartView>(page, u"ladderChart"_s);
    QVERIFY(view->isVisible());
    auto *chart = static_cast<LadderChart *>(view->picture());
    QCOMPARE(chart->data().bars.size(), 3);
    QVERIFY(chart->data().bars.at(2).dearest);
    auto *sentence = find<QLabel>(page, u"verdictSentence"_s);
    QVERIFY2(sentence->accessibleName().contains(u"docker-proxy"_s), qPrintable(sentence->accessibleName()));
    // What the dearest rung took stands above its bar, as high as what is missing.
    const QRectF block = chart->blockRect(2);
    QCOMPARE(block.bottom(), chart->barRect(2).top());
    QCOMPARE(block.top(), chart->barRect(1).top());
    QVERIFY(chart->blockRect(0).isEmpty());
    QVERIFY(countColor(view->grab().toImage(), QRectF(view->rect()), environmentColor(2, themeColors()), 30)
            > 500);
    auto *table = find<QTableView>(page, u"ladderTable"_s);
    QVERIFY(table->isVisible());
    QTRY_COMPARE(table->verticalScrollBar()->maximum(), 0);
    QCOMPARE(table->horizontalScrollBar()->maximum(), 0); // in the smallest usual window
    QVERIFY(table->height() < height);                    // the chart has the rest
    QVERIFY(!find<QTableView>(page, u"numbersTable"_s)->isVisible());
    QCOMPARE(table->model()->rowCount(), 3);
    QVERIFY(!find<QComboBox>(page, u"metricChooser"_s)->isEnabled());
    QVERIFY(view->accessibleDescription().contains(u"docker-proxy"_s));
    QTest::mouseClick(segment(page, u"Bars"_s), Qt::LeftButton);
    QVERIFY(!sentence->accessibleName().contains(u"docker-proxy"_s));
    QVERIFY(find<QTableView>(page, u"numbersTable"_s)->isVisible());
    QTRY_COMPARE(find<QTableView>(page, u"numbersTable"_s)->height(), height);
}

void ResultPagesTest::missingRungsAreSaid()
{
    ComparePage page(*m_access);
    page.resize(1104, 700);
    page.show();
    page.showRun(m_oltp); // native and one container
    QTest::mouseClick(segment(page, u"Ladder"_s), Qt::LeftButton);
    auto *why = find<QLabel>(page, u"noLadder"_s);
    QVERIFY(why->isVisible());
    QVERIFY2(why->text().contains(u"at least two ways"_s), qPrintable(why->text()));
    QVERIFY(!find<QPushButton>(page, u"exportChart"_s)->isEnabled());
    QVERIFY(find<QTableView>(page, u"numbersTable"_s)->isVisible());
    choose(find<QComboBox>(page, u"baselineChooser"_s), 1);
    QVERIFY2(why->text().contains(u"native environment the baseline"_s), qPrintable(why->text()));
    QTest::mouseClick(segment(page, u"Bars"_s), Qt::LeftButton);
    QVERIFY(find<QPushButton>(page, u"exportChart"_s)->isEnabled());
}

/// What blocks stands before the number; with a reason the number is shown, and the reason can be withdrawn.
void ResultPagesTest::blockIsOverriddenWithAReason()
{
    RunRecord run = madeUpRedisRun();
    for (StepRecord &step : run.steps) {
        if (step.environmentId == publishedPort().id) {
            step.facts[u"server.version"_s] = u"6.0.16"_s;
            step.facts[u"limits.nofile"_s] = u"1048576"_s;
        }
    }
    const qint64 id = store(run);
    m_access->noteChange();
    ComparePage page(*m_access);
    page.resize(1104, 700);
    page.show();
    page.showRun(id);
    find<QCheckBox>(page, u"compared-env-3"_s)->click();
    auto *sentence = find<QLabel>(page, u"verdictSentence"_s);
    QVERIFY2(sentence->accessibleName().contains(u"not compared"_s), qPrintable(sentence->accessibleName()));
    QVERIFY(!sentence->accessibleName().contains(u'%'));
    QVERIFY(find<QWidget>(page, u"compareBlock"_s)->isVisible());
    QVERIFY(find<QLabel>(page, u"fairnessCount"_s)->text().startsWith(u"1 block"_s));
    QTRY_VERIFY(find<QWidget>(page, u"finding-server.version"_s)->isVisibleTo(&page));
    QTRY_VERIFY(find<QWidget>(page, u"finding-limits.nofile"_s)->isVisibleTo(&page));
    const auto answer = [](const QString &reason) {
        QTimer::singleShot(0, qApp, [reason] {
            auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog && dialog->objectName() == u"overrideDialog");
            auto *accept = dialog->findChild<QPushButton *>(u"overrideAccept"_s);
            QVERIFY(!accept->isEnabled()); // not without a reason
            QVERIFY(dialog->findChild<QLabel *>(u"overrideBlocks"_s)->text().contains(u"server versions"_s));
            QTest::keyClicks(dialog->findChild<QLineEdit *>(u"overrideReason"_s), reason);
            if (accept->isEnabled()) {
                QTest::mouseClick(accept, Qt::LeftButton);
            } else {
                dialog->reject();
            }
        });
    };
    answer(u"   "_s);
    QTest::mouseClick(find<QPushButton>(page, u"overrideBlocks"_s), Qt::LeftButton);
    QVERIFY(!m_access->run(id)->fairnessOverride);
    answer(u"only this one is packaged"_s);
    QTest::mouseClick(find<QPushButton>(page, u"overrideBlocks"_s), Qt::LeftButton);
    QVERIFY(m_access->run(id)->fairnessOverride);
    QCOMPARE(m_access->run(id)->fairnessOverride->reason, u"only this one is packaged"_s);
    QVERIFY2(sentence->accessibleName().contains(u"slower"_s), qPrintable(sentence->accessibleName()));
    QVERIFY(find<QWidget>(page, u"compareBlock"_s)->isVisible());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QTest::mouseClick(find<QPushButton>(page, u"withdrawOverride"_s), Qt::LeftButton);
    QVERIFY(!m_access->run(id)->fairnessOverride);
    QVERIFY(sentence->accessibleName().contains(u"not compared"_s));
}

void ResultPagesTest::everythingHasAName()
{
    ResultsPage results(*m_access);
    ComparePage compare(*m_access);
    results.show();
    compare.show();
    compare.showRun(m_redis);
    for (const QWidget *page : {static_cast<QWidget *>(&results), static_cast<QWidget *>(&compare)}) {
        const auto widgets = page->findChildren<QWidget *>();
        for (const QWidget *widget : widgets) {
            const bool control = qobject_cast<const QAbstractButton *>(widget)
                || qobject_cast<const QComboBox *>(widget) || qobject_cast<const QLineEdit *>(widget)
                || qobject_cast<const QAbstractItemView *>(widget) || qobject_cast<const ChartView *>(widget);
            const QString className = QString::fromLatin1(widget->metaObject()->className());
            if (!control || !widget->isVisibleTo(page) || className.startsWith(u"QTableCorner")
                || qobject_cast<const QComboBox *>(widget->parentWidget()) || className == u"QHeaderView"
                || className == u"QLineEditIconButton" || widget->objectName().startsWith(u"qt_")) {
                continue;
            }
            const auto *button = qobject_cast<const QAbstractButton *>(widget);
            QVERIFY2(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                     qPrintable(u"%1 %2 has no name"_s.arg(className, widget->objectName())));
        }
    }
}

void ResultPagesTest::deletedRunLeavesCompare()
{
    ComparePage page(*m_access);
    page.show();
    page.showRun(m_redis);
    QVERIFY(find<QLabel>(page, u"verdictSentence"_s)->isVisible());
    QVERIFY(m_access->remove(m_redis));
    QVERIFY(!find<QLabel>(page, u"verdictSentence"_s)->isVisible());
    QVERIFY(page.shownRuns().isEmpty());
    QVERIFY(find<QWidget>(page, u"goToResults"_s)->isVisible());
}

QTEST_MAIN(ResultPagesTest)
#include "tst_resultpages.moc"
