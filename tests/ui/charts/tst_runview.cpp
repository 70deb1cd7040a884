// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/numberformat.h"
#include "tests/ui/charts/madeupruns.h"
#include "tests/ui/charts/picturetools.h"
#include "ui/charts/chartview.h"
#include "ui/charts/throughputchart.h"
#include "ui/environmentstyle.h"
#include "ui/models/runstepsmodel.h"
#include "ui/pages/runview.h"
#include "ui/pages/runviewfigures.h"
#include "ui/pages/runviewtexts.h"
#include "ui/runsession.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>

#include <memory>

using namespace Tare;
using namespace Tare::Test;
using namespace Qt::StringLiterals;

namespace {

/// A session that is told about a made-up run as the controller would tell it.
class Rehearsal
{
public:
    explicit Rehearsal(const RunRecord &run)
        : m_run(run)
        // The session hides that it observes; a test has to speak to it as the results writer does.
        , m_observer((RunObserver *)&session) // NOLINT: a cast that may pass a private base
    {
        RunRecord planned = run;
        planned.status = RunStatus::Running;
        for (StepRecord &step : planned.steps) {
            StepRecord bare;
            bare.order = step.order;
            bare.environmentId = step.environmentId;
            bare.environmentName = step.environmentName;
            bare.environmentSlot = step.environmentSlot;
            bare.workloadId = step.workloadId;
            bare.caseKey = step.caseKey;
            bare.workload = step.workload;
            bare.repetition = step.repetition;
            step = bare;
        }
        m_planned = planned;
    }

    void begin() { m_observer->runStarted(m_planned); }

    void startStep(int order)
    {
        StepRecord step = m_planned.steps.at(order - 1);
        step.status = StepStatus::Running;
        m_observer->stepStarted(step);
        m_observer->factsFound(order, m_run.steps.at(order - 1).facts);
        m_observer->phaseChanged(order, StepPhase::Warmup);
    }

    void intervals(int order, int count)
    {
        const auto &all = m_run.steps.at(order - 1).intervals;
        for (int i = 0; i < count; ++i) {
            if (!all.at(i).warmup && (i == 0 || all.at(i - 1).warmup)) {
                m_observer->phaseChanged(order, StepPhase::Measuring);
            }
            m_observer->intervalEnded(order, all.at(i));
        }
    }

    void finishStep(int order, StepStatus status = StepStatus::Done, const QString &reason = {},
                    const QString &detail = {})
    {
        StepRecord step = m_run.steps.at(order - 1);
        step.status = status;
        step.reason = reason;
        step.reasonDetail = detail;
        step.intervals.clear();
        m_observer->stepFinished(step);
    }

    void wholeStep(int order)
    {
        startStep(order);
        intervals(order, static_cast<int>(m_run.steps.at(order - 1).intervals.size()));
        finishStep(order);
    }

    void event(const RunEvent &its) { m_observer->eventHappened(its); }
    void command(const QString &line) { m_observer->commandRun(1, line); }
    void preparing(int order, qint64 done, qint64 total)
    {
        m_observer->phaseChanged(order, StepPhase::Preparing);
        m_observer->preparing(order, done, total, u"rows"_s);
    }

    MachineContext context;
    RunSession session{context};

private:
    RunRecord m_run;
    RunRecord m_planned;
    RunObserver *m_observer;
};

template<typename T>
T *find(const QWidget &page, const QString &name)
{
    T *found = page.findChild<T *>(name);
    if (!found) {
        qWarning("nothing is called %s", qPrintable(name));
    }
    return found;
}

} // namespace

class RunViewTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void saysWhereTheRunIs();
    void figuresFollowTheIntervals();
    void chartKeepsTheWholeRun();
    void resultsFallIntoTheList();
    void failedStepSaysTheServersWords();
    void anEarlierStepCanBeLookedAt();
    void eventsAndLog();
    void laterOpenedViewShowsAll();
    void preparationIsCounted();
    void toolsByMouse();
    void clientLimitIsSaid();
    void everythingHasAName();
};

void RunViewTest::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English));
    applyTheme(*qApp, ThemeChoice::Light);
}

void RunViewTest::saysWhereTheRunIs()
{
    Rehearsal run(madeUpOltpRun());
    RunView view(run.session);
    view.show();
    run.begin();
    run.wholeStep(1);
    run.startStep(2);
    run.intervals(2, 8);
    QCOMPARE(find<QLabel>(view, u"stepLabel"_s)->text(), u"Step 2 of 24"_s);
    QCOMPARE(find<QLabel>(view, u"environmentLabel"_s)->accessibleName(),
             u"Published port, repetition 1 of 4"_s);
    QCOMPARE(find<QLabel>(view, u"pathTag"_s)->text(), u"path: docker-proxy"_s);
    QCOMPARE(find<QLabel>(view, u"phaseLabel"_s)->text(), u"Measuring"_s);
    QCOMPARE(find<QLabel>(view, u"clockOfLabel"_s)->text(), u"of 5:00"_s);
    QCOMPARE(find<QLabel>(view, u"workloadLabel"_s)->accessibleName(),
             u"OLTP read/write, 4 threads · 20 tables × 10\u202F000\u202F000 rows"_s);
    auto *progress = find<QProgressBar>(view, u"runProgress"_s);
    QVERIFY(!progress->accessibleName().isEmpty());
    // One segment of 24 is filled.
    const QImage bar = progress->grab().toImage();
    const double share = countColor(bar, QRectF(bar.rect()), themeColors().accent, 20)
        / (static_cast<double>(bar.width()) * bar.height());
    QVERIFY2(share > 0.02 && share < 0.09, qPrintable(QString::number(share)));
}

void RunViewTest::figuresFollowTheIntervals()
{
    Rehearsal run(madeUpOltpRun());
    RunView view(run.session);
    run.begin();
    run.startStep(1);
    auto *figures = find<RunViewFigures>(view, u"figures"_s);
    QCOMPARE(figures->figures().size(), 5);
    QVERIFY(figures->figures().first().value.isEmpty()); // nothing known is not nought
    run.intervals(1, 2);
    QCOMPARE(figures->figures().first().note, u"warm-up, not counted"_s);
    Rehearsal other(madeUpOltpRun());
    RunView second(other.session);
    other.begin();
    other.startStep(1);
    other.intervals(1, 20);
    const auto now = find<RunViewFigures>(second, u"figures"_s)->figures();
    QCOMPARE(now.at(0).label, u"Transactions/s, last 10\u202Fs"_s);
    QCOMPARE(now.at(0).value,
             formatSignificant(other.session.run().steps.first().intervals.last().rate(), 4));
    QVERIFY(now.at(0).note.startsWith(u"mean 40"_s));
    QCOMPARE(now.at(1).unit, u"ms"_s);
    QCOMPARE(now.at(2).value, u"0"_s);
    QCOMPARE(now.at(3).value, u"11"_s);
    QCOMPARE(now.at(3).note, u"not the limit"_s);
    QCOMPARE(now.at(4).note, u"3.4 of 4 CPUs"_s);
    QVERIFY(find<RunViewFigures>(second, u"figures"_s)->accessibleDescription().contains(now.at(0).value));
}

void RunViewTest::chartKeepsTheWholeRun()
{
    Rehearsal run(madeUpRedisRun());
    RunView view(run.session);
    view.resize(1104, 700);
    view.show();
    run.begin();
    for (int order = 1; order <= 6; ++order) {
        run.wholeStep(order);
    }
    run.startStep(7);
    run.intervals(7, 9);
    auto *chartView = find<ChartView>(view, u"liveChart"_s);
    auto *chart = static_cast<ThroughputChart *>(chartView->picture());
    // SET of the first repetition and what runs now; GET is another case.
    QCOMPARE(chart->data().tracks.size(), 4);
    QCOMPARE(chart->data().tracks.first().points.size(), 20);
    QVERIFY(chart->data().tracks.last().current);
    QCOMPARE(chart->data().tracks.last().points.size(), 9);
    const QImage image = chartView->grab().toImage();
    for (const int slot : {1, 2, 3}) {
        QVERIFY(countColor(image, QRectF(image.rect()), environmentColor(slot, themeColors()), 60) > 20);
    }
    QVERIFY(chartView->accessibleDescription().contains(u"Native, repetition 2"_s));
}

void RunViewTest::resultsFallIntoTheList()
{
    Rehearsal run(madeUpRedisRun());
    RunView view(run.session);
    view.show();
    run.begin();
    auto *list = find<QTreeView>(view, u"stepList"_s);
    QCOMPARE(list->model()->rowCount(), 6);
    run.wholeStep(1);
    run.startStep(2);
    const QModelIndex group = list->model()->index(0, 0);
    QVERIFY(list->isExpanded(group));
    const auto row = [&](int index) { return list->model()->index(index, 0, group); };
    QCOMPARE(row(0).data(RunStepsModel::ResultRole).toString(), u"104\u202F100"_s);
    QVERIFY(row(1).data(RunStepsModel::RunningRole).toBool());
    QVERIFY(row(1).data(RunStepsModel::ProgressRole).isValid());
    QCOMPARE(row(2).data(RunStepsModel::StateIconRole).toString(), u"state-planned"_s);
}

void RunViewTest::failedStepSaysTheServersWords()
{
    Rehearsal run(madeUpOltpRun());
    RunView view(run.session);
    view.resize(1104, 700);
    view.show();
    run.begin();
    run.wholeStep(1);
    QWidget *panel = find<QWidget>(view, u"failurePanel"_s);
    QVERIFY(!panel->isVisible());
    run.startStep(2);
    run.finishStep(2, StepStatus::Failed, u"The server <b>did not</b> become ready within 60 s."_s,
                   u"[ERROR] InnoDB: Cannot allocate memory"_s);
    run.startStep(3);
    QVERIFY(panel->isVisible()); // beside the step that goes on
    QVERIFY(panel->accessibleName().contains(u"Step 2, Published port, failed."_s));
    QVERIFY(panel->accessibleName().contains(u"<b>did not</b>"_s));
    auto *words = panel->findChild<QPlainTextEdit *>(u"messageDetails"_s);
    QVERIFY(words);
    QCOMPARE(words->toPlainText(), u"[ERROR] InnoDB: Cannot allocate memory"_s);
    run.intervals(3, 33);
    run.finishStep(3);
    QVERIFY(!panel->isVisible()); // the last one that ended is sound
}

void RunViewTest::anEarlierStepCanBeLookedAt()
{
    Rehearsal run(madeUpRedisRun());
    RunView view(run.session);
    view.resize(1104, 700);
    view.show();
    run.begin();
    run.wholeStep(1);
    run.wholeStep(2);
    run.startStep(3);
    run.intervals(3, 4);
    auto *list = find<QTreeView>(view, u"stepList"_s);
    auto *chart = static_cast<ThroughputChart *>(find<ChartView>(view, u"liveChart"_s)->picture());
    const auto current = [chart] {
        for (const TimelineTrack &track : chart->data().tracks) {
            if (track.current) {
                return track.order;
            }
        }
        return 0;
    };
    QCOMPARE(current(), 3);
    const QModelIndex group = list->model()->index(0, 0);
    const QRect place = list->visualRect(list->model()->index(0, 0, group));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, place.center());
    QCOMPARE(current(), 1);
    QCOMPARE(find<QLabel>(view, u"eventsOfLabel"_s)->text(), u"step 1"_s);
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(current(), 2);
    QTest::keyClick(list, Qt::Key_Down); // the one that runs: followed again
    QCOMPARE(current(), 3);
    run.intervals(3, 1);
    QCOMPARE(current(), 3);
    QCOMPARE(find<QLabel>(view, u"eventsOfLabel"_s)->text(), u"this step"_s);
}

void RunViewTest::eventsAndLog()
{
    Rehearsal run(madeUpOltpRun());
    RunView view(run.session);
    view.resize(1104, 700);
    view.show();
    run.begin();
    run.startStep(1);
    run.intervals(1, 5);
    RunEvent event;
    event.order = 1;
    event.at = 10;
    event.when = QDateTime::currentDateTimeUtc();
    event.text = u"3 deadlocks, <i>retried</i>"_s;
    event.severity = RunEvent::Severity::Warning;
    event.mark = true;
    run.event(event);
    auto *events = find<QAbstractItemView>(view, u"eventList"_s);
    QCOMPARE(events->model()->rowCount(), 1);
    auto *chart = static_cast<ThroughputChart *>(find<ChartView>(view, u"liveChart"_s)->picture());
    QCOMPARE(chart->data().marks.size(), 1);
    Q_EMIT events->activated(events->model()->index(0, 0)); // shows it in the chart
    QVERIFY(chart->crosshair());
    auto *lines = find<QPlainTextEdit>(view, u"logLines"_s);
    QVERIFY(!lines->isVisible());
    QVERIFY(lines->toPlainText().contains(u"Native, repetition 1: interval 5, "_s));
    QVERIFY(lines->toPlainText().contains(u"<i>retried</i>"_s));
    QTest::mouseClick(find<QToolButton>(view, u"logFold"_s), Qt::LeftButton);
    QVERIFY(lines->isVisible());
}

void RunViewTest::laterOpenedViewShowsAll()
{
    Rehearsal run(madeUpRedisRun());
    run.begin();
    run.wholeStep(1);
    run.startStep(2);
    run.intervals(2, 7);
    RunView view(run.session); // opened in the middle
    view.show();
    QCOMPARE(find<QLabel>(view, u"stepLabel"_s)->text(), u"Step 2 of 18"_s);
    auto *chart = static_cast<ThroughputChart *>(find<ChartView>(view, u"liveChart"_s)->picture());
    QCOMPARE(chart->data().tracks.size(), 2);
    QCOMPARE(chart->data().tracks.first().points.size(), 20);
}

void RunViewTest::preparationIsCounted()
{
    Rehearsal run(madeUpOltpRun());
    RunView view(run.session);
    view.show();
    run.begin();
    run.startStep(1);
    run.preparing(1, 120000, 200000);
    QCOMPARE(find<QLabel>(view, u"phaseLabel"_s)->text(), u"Preparing the data"_s);
    QCOMPARE(find<QLabel>(view, u"clockLabel"_s)->text(), u"120\u202F000"_s);
    QCOMPARE(find<QLabel>(view, u"clockOfLabel"_s)->text(), u"of 200\u202F000 rows"_s);
}

void RunViewTest::toolsByMouse()
{
    Rehearsal run(madeUpRedisRun());
    RunView view(run.session);
    view.resize(1104, 700);
    view.show();
    run.begin();
    run.wholeStep(1);
    run.startStep(2);
    run.intervals(2, 12);
    auto *chart = static_cast<ThroughputChart *>(find<ChartView>(view, u"liveChart"_s)->picture());
    const auto labels = chart->description();
    QTest::mouseClick(find<QCheckBox>(view, u"earlierSteps"_s), Qt::LeftButton, {}, QPoint(8, 10));
    QVERIFY(chart->description() != labels);
    const auto buttons = view.findChildren<QToolButton *>();
    for (QToolButton *button : buttons) {
        if (button->text() == u"Last 5 min") {
            QTest::mouseClick(button, Qt::LeftButton);
        }
    }
    QCOMPARE(chart->range(), ThroughputChart::Range::LastFiveMinutes);
    bool exported = false;
    QTimer::singleShot(0, qApp, [&exported] {
        QWidget *dialog = QApplication::activeModalWidget();
        exported = dialog && dialog->objectName() == u"chartExportDialog";
        if (dialog) {
            static_cast<QDialog *>(dialog)->reject();
        }
    });
    QTest::mouseClick(find<QPushButton>(view, u"exportChart"_s), Qt::LeftButton);
    QVERIFY(exported);
    run.command(u"docker run --label tare.run=77aa01f0 redis"_s);
    view.copyCommand();
    QVERIFY(QGuiApplication::clipboard()->text().contains(u"docker run --label"_s));
}

void RunViewTest::clientLimitIsSaid()
{
    RunRecord run = madeUpRedisRun();
    StepRecord &step = run.steps.first();
    step.intervals.last().clientCpu = 0.97; // one load thread, and it never waits
    const QList<Figure> figures = stepFigures(run, &step);
    QVERIFY(figures.at(3).warning);
    QVERIFY(figures.at(3).note.startsWith(u"perhaps the limit"_s));
    step.intervals.last().proxyCpu = 1.04;
    QCOMPARE(stepFigures(run, &step).at(4).note, u"3.4 of 4 CPUs · proxy 1.04"_s);
    step.intervals.last().counters.errors = 7;
    QCOMPARE(stepFigures(run, &step).at(2).value, u"7"_s);
}

void RunViewTest::everythingHasAName()
{
    Rehearsal run(madeUpRedisRun());
    RunView view(run.session);
    view.show();
    run.begin();
    run.startStep(1);
    const auto widgets = view.findChildren<QWidget *>();
    for (const QWidget *widget : widgets) {
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const bool control = button || qobject_cast<const QAbstractItemView *>(widget)
            || qobject_cast<const ChartView *>(widget) || qobject_cast<const QPlainTextEdit *>(widget);
        const QString className = QString::fromLatin1(widget->metaObject()->className());
        if (!control || className.startsWith(u"QTableCorner") || className == u"QHeaderView") {
            continue;
        }
        QVERIFY2(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                 qPrintable(u"%1 %2 has no name"_s.arg(className, widget->objectName())));
    }
}

QTEST_MAIN(RunViewTest)
#include "tst_runview.moc"
