// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/comparepage.h"

#include "core/report/runreport.h"
#include "ui/charts/chartexportdialog.h"
#include "ui/charts/ladderdata.h"
#include "ui/dialogs/overridedialog.h"
#include "ui/pages/comparepageblock.h"
#include "ui/pages/comparepagecharts.h"
#include "ui/pages/comparepagenumbers.h"
#include "ui/pages/comparepageside.h"
#include "ui/pages/comparepagesweep.h"
#include "ui/pages/comparepageverdict.h"
#include "ui/reportsaving.h"
#include "ui/resultsaccess.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/messagepanel.h"
#include "ui/widgets/translated.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QResizeEvent>
#include <QSaveFile>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

constexpr int leastCharts = 340; ///< heights of the parts under each other, where the page scrolls
constexpr int leastNumbers = 180;
constexpr int leastSide = 200;
constexpr int narrow = 1000; ///< below it the right column goes under the main part

} // namespace

class ComparePage::Private
{
public:
    Private(ComparePage &page, ResultsAccess &access)
        : q(page)
        , results(access)
    { }

    void build();
    QWidget *buildMain();
    void refreshAnswer();
    void connectParts();
    void load();
    void refresh();
    void makeRoom(bool forLadder);
    QString sentenceSide() const;
    const Comparison *weighedComparison(const CompareCase &which, Metric metric, const QString &about) const;
    QString fileName() const;
    void setOverride(const QString &reason);
    void askForOverride();
    void exportText(const QString &what);
    void exportReport(std::optional<ReportFormat> format = {});
    void showError(const Error &error);

    ComparePage &q;
    ResultsAccess &results;
    QList<qint64> ids;
    QList<RunEvent> events;
    ComparisonSet set;
    QSet<QString> shown; ///< compared sides; empty: all
    QString pickedSide;  ///< the one the sentence is about; empty: the one that differs most
    QStackedWidget *stack = nullptr;
    QWidget *content = nullptr;
    EmptyState *empty = nullptr;
    MessagePanel *problem = nullptr;
    ComparePageBlock *block = nullptr;
    ComparePageVerdict *verdict = nullptr;
    QSplitter *columns = nullptr;
    QSplitter *rows = nullptr;
    QList<int> usualRows; ///< heights of chart and numbers while the ladder has others; else empty
    ComparePageCharts *charts = nullptr;
    ComparePageNumbers *numbers = nullptr;
    ComparePageSide *side = nullptr;
};

void ComparePage::Private::build()
{
    useContentBackground(&q);
    problem = new MessagePanel(Severity::Error, &q);
    problem->setObjectName(QStringLiteral("compareProblem"));
    problem->hide();
    block = new ComparePageBlock(&q);
    verdict = new ComparePageVerdict(&q);
    side = new ComparePageSide(&q);
    columns = new QSplitter(Qt::Horizontal, &q);
    columns->setHandleWidth(1);
    columns->setChildrenCollapsible(false);
    columns->addWidget(buildMain());
    columns->addWidget(side);
    columns->setStretchFactor(0, 1);
    columns->setStretchFactor(1, 0);
    columns->setSizes({824, 280});

    content = new QWidget(&q);
    auto *contentLayout = new QVBoxLayout(content);
    contentLayout->setContentsMargins(0, 0, 0, 0);
    contentLayout->setSpacing(0);
    contentLayout->addWidget(block);
    contentLayout->addWidget(verdict);
    contentLayout->addWidget(makeHairline(Qt::Horizontal, content));
    auto *scroll = new QScrollArea(content); // where a small window leaves its parts too little
    scroll->setObjectName(QStringLiteral("compareScroll"));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    useContentBackground(scroll->viewport());
    scroll->setWidget(columns);
    contentLayout->addWidget(scroll, 1);

    empty = new EmptyState(
        QStringLiteral("compare"),
        [] { return ComparePage::tr("Choose a result, or tick several and press Compare selected."); }, &q);
    empty->addAction(
        QStringLiteral("goToResults"), [] { return ComparePage::tr("Go to Results"); }, false,
        [this] { Q_EMIT q.resultsRequested(); });
    stack = new QStackedWidget(&q);
    stack->addWidget(empty);
    stack->addWidget(content);
    auto *problemBox = new QVBoxLayout;
    problemBox->setContentsMargins(16, 0, 16, 0);
    problemBox->addWidget(problem);
    auto *layout = new QVBoxLayout(&q);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(problemBox);
    layout->addWidget(stack, 1);
    connectParts();
}

void ComparePage::Private::connectParts()
{
    QObject::connect(block, &ComparePageBlock::overrideRequested, &q, [this] { askForOverride(); });
    QObject::connect(block, &ComparePageBlock::withdrawRequested, &q, [this] { setOverride({}); });
    QObject::connect(charts, &ComparePageCharts::choiceChanged, &q, [this] { refresh(); });
    QObject::connect(numbers, &ComparePageNumbers::publishedToggled, &q, [this] { refreshAnswer(); });
    QObject::connect(charts, &ComparePageCharts::modeChanged, &q, [this] { refreshAnswer(); });
    QObject::connect(charts, &ComparePageCharts::sidePicked, &q,
                     [this](const QString &id) { pickedSide = id; });
    QObject::connect(charts, &ComparePageCharts::copyRequested, &q, &ComparePage::copyChart);
    QObject::connect(charts, &ComparePageCharts::exportRequested, &q, &ComparePage::exportChart);
    QObject::connect(side, &ComparePageSide::baselineChosen, &q, [this](const QString &id) {
        set.setBaseline(id);
        shown.clear();
        pickedSide.clear();
        side->showSet(set, shown);
        charts->showSet(set, events);
        refresh();
    });
    QObject::connect(side, &ComparePageSide::shownChanged, &q, [this](const QSet<QString> &sides) {
        shown = sides;
        if (!shown.contains(pickedSide)) {
            pickedSide.clear();
        }
        refresh();
    });
    QObject::connect(side, &ComparePageSide::exportRequested, &q,
                     [this](const QString &what) { exportText(what); });
    QObject::connect(&results, &ResultsAccess::runsChanged, &q, [this] {
        if (!ids.isEmpty()) {
            load(); // a rename, a note, a deletion, or the run has gone on
        }
    });
}

QWidget *ComparePage::Private::buildMain()
{
    rows = new QSplitter(Qt::Vertical, &q);
    rows->setHandleWidth(1);
    rows->setChildrenCollapsible(false);
    charts = new ComparePageCharts(rows);
    numbers = new ComparePageNumbers(rows);
    rows->addWidget(charts);
    rows->addWidget(numbers);
    rows->setStretchFactor(0, 1);
    rows->setStretchFactor(1, 1);
    rows->setSizes({320, 300});
    return rows;
}

void ComparePage::Private::load()
{
    QList<RunRecord> runs;
    QList<qint64> found;
    events.clear();
    problem->hide();
    for (const qint64 id : std::as_const(ids)) {
        const auto run = results.run(id, true, false);
        if (!run) {
            showError(run.error());
            continue;
        }
        runs.append(*run);
        found.append(id);
        if (const auto its = results.events(id); its && ids.size() == 1) {
            events = *its;
        }
    }
    ids = found;
    const QString baseline = set.baseline();
    set = ComparisonSet(runs);
    set.setBaseline(baseline); // kept when the same runs are read again
    stack->setCurrentWidget(set.isEmpty() ? static_cast<QWidget *>(empty) : content);
    side->showSet(set, shown);
    numbers->showSet(set);
    charts->showSet(set, events);
    refresh();
}

/// The side that was clicked; else the one whose difference is largest among the reliable ones.
QString ComparePage::Private::sentenceSide() const
{
    const CompareCase *which = charts->shownCase();
    if (!which) {
        return {};
    }
    if (set.comparison(*which, charts->metric(), pickedSide)) {
        return pickedSide;
    }
    QString best;
    std::pair<bool, double> most{false, -1};
    const auto sides = set.sidesOf(*which);
    for (const CompareSide &each : sides) {
        const Comparison *comparison = set.comparison(*which, charts->metric(), each.id);
        if (!comparison || (!shown.isEmpty() && !shown.contains(each.id))) {
            continue;
        }
        const std::pair weight(isReliable(*comparison), std::abs(comparison->change.value_or(0)));
        if (weight > most) {
            most = weight;
            best = each.id;
        }
    }
    return best;
}

/// The comparison of the sentence; another one that is seen when only that is, or would be, blocked.
const Comparison *ComparePage::Private::weighedComparison(const CompareCase &which, Metric metric,
                                                          const QString &about) const
{
    const auto weighs = [](const Comparison *comparison) {
        return comparison && std::ranges::any_of(comparison->findings, [](const Finding &its) {
                   return its.grade == FindingGrade::Block;
               });
    };
    const Comparison *own = set.comparison(which, metric, about);
    if (weighs(own)) {
        return own;
    }
    for (const CompareSide &each : set.sidesOf(which)) {
        const Comparison *other = set.comparison(which, metric, each.id);
        if (weighs(other) && (shown.isEmpty() || shown.contains(each.id))) {
            return other;
        }
    }
    return own;
}

void ComparePage::Private::refresh()
{
    const CompareCase *which = charts->shownCase();
    if (!which) {
        numbers->clear();
        return;
    }
    charts->showSides(shown, pickedSide);
    const Metric metric = charts->metric();
    const QString about = sentenceSide();
    const bool kept = std::ranges::none_of(ids, &ResultsAccess::isExample);
    block->showComparison(set, weighedComparison(*which, metric, about), kept);
    side->showFairness(*which, metric, about);
    refreshAnswer();
}

/// Sentence, table and evidence: of one comparison, or of the cost ladder while that is looked at.
void ComparePage::Private::refreshAnswer()
{
    const CompareCase *which = charts->shownCase();
    if (!which) {
        return;
    }
    const std::optional<Ladder> ladder = charts->isLadder() ? ladderOf(set, *which) : std::optional<Ladder>();
    if (const ComparePageSweep *sweep = charts->sweep()) {
        verdict->showSweep(sweep->text(), sweep->others());
        numbers->showTable(charts->sweepTable());
    } else if (ladder) {
        verdict->showLadder(*ladder);
        numbers->showLadder(charts->ladder()->table());
    } else {
        verdict->showVerdict(set, *which, charts->metric(), sentenceSide(), shown);
        numbers->showCase(set, *which, shown);
    }
    makeRoom(ladder.has_value());
    side->showLadder(ladder ? charts->ladder()->data() : LadderChartData(), which->redis);
}

/// The ladder's table has few rows, and its chart can use what they leave.
void ComparePage::Private::makeRoom(bool forLadder)
{
    if (forLadder) {
        if (usualRows.isEmpty()) {
            usualRows = rows->sizes();
        }
        numbers->setMaximumHeight(std::max(numbers->ladderHeight(), numbers->minimumHeight()));
    } else if (!usualRows.isEmpty()) {
        numbers->setMaximumHeight(QWIDGETSIZE_MAX);
        rows->setSizes(usualRows);
        usualRows.clear();
    }
}

void ComparePage::Private::askForOverride()
{
    OverrideDialog dialog(set.blockTitles(), &q);
    if (dialog.exec() == QDialog::Accepted) {
        setOverride(dialog.reason());
    }
}

/// Nothing else is to be done: the page reads again what is stored.
void ComparePage::Private::setOverride(const QString &reason)
{
    const auto all = set.overrides(reason);
    for (auto one = all.cbegin(); one != all.cend(); ++one) {
        if (const auto done = results.setFairnessOverride(one.key(), one.value()); !done) {
            showError(done.error());
            return;
        }
    }
}

QString ComparePage::Private::fileName() const
{
    return ChartExportDialog::fileNameFor(set.record().profileName + QLatin1Char(' ')
                                          + charts->picture()->title());
}

void ComparePage::Private::exportReport(std::optional<ReportFormat> format)
{
    if (set.isEmpty()) {
        return;
    }
    const QStringList commands =
        ids.size() == 1 ? results.commands(ids.first()).value_or(QStringList()) : QStringList();
    if (const auto error = saveReport(&q, set, commands, format)) {
        showError(*error);
    }
}

void ComparePage::Private::exportText(const QString &what)
{
    if (what == QLatin1String("html") || what == QLatin1String("pdf")) {
        exportReport(what == QLatin1String("pdf") ? ReportFormat::Pdf : ReportFormat::Html);
        return;
    }
    const QString suffix = what == QLatin1String("markdown") ? QStringLiteral("md") : what;
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString name = ChartExportDialog::fileNameFor(set.record().profileName) + QLatin1Char('.') + suffix;
    QString path = QFileDialog::getSaveFileName(&q, ComparePage::tr("Export report"),
                                                QDir(folder).filePath(name), QStringLiteral("*.") + suffix);
    if (path.isEmpty()) {
        return;
    }
    if (QFileInfo(path).suffix().compare(suffix, Qt::CaseInsensitive) != 0) {
        path += QLatin1Char('.') + suffix;
    }
    const QByteArray bytes = what == QLatin1String("csv") ? comparisonsToCsv(set.comparisons())
        : what == QLatin1String("json")                   ? runToJson(set.record(), set.baseline())
                                                          : runToMarkdown(set.record(), set.baseline());
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit()) {
        showError({ErrorCode::FileFailed,
                   ComparePage::tr("The report could not be written to %1. Choose a folder you may write to.")
                       .arg(path),
                   file.errorString()});
    }
}

void ComparePage::Private::showError(const Error &error)
{
    problem->setError(error);
    problem->show();
}

ComparePage::ComparePage(ResultsAccess &results, QWidget *parent)
    : QWidget(parent)
    , m_d(std::make_unique<Private>(*this, results))
{
    setObjectName(QStringLiteral("comparePage"));
    m_d->build();
    translated(this, [this] {
        if (!m_d->ids.isEmpty()) {
            m_d->load();
        }
    });
}

ComparePage::~ComparePage() = default;

QList<qint64> ComparePage::shownRuns() const
{
    return m_d->ids;
}

void ComparePage::showRun(qint64 id)
{
    showRuns({id});
}

void ComparePage::showRuns(const QList<qint64> &ids)
{
    m_d->ids = ids;
    m_d->set = {};
    m_d->shown.clear();
    m_d->pickedSide.clear();
    m_d->charts->startAfresh();
    m_d->load();
}

void ComparePage::exportChart()
{
    if (m_d->set.isEmpty() || !m_d->charts->picture()->hasData()) {
        return;
    }
    ChartExportDialog dialog(*m_d->charts->picture(), m_d->charts->provenance(), m_d->fileName(), this);
    dialog.exec();
}

void ComparePage::exportReport()
{
    m_d->exportReport();
}

void ComparePage::copyChart()
{
    if (!m_d->set.isEmpty()) {
        QGuiApplication::clipboard()->setImage(
            chartImage(*m_d->charts->picture(), m_d->charts->provenance()));
    }
}

void ComparePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const Qt::Orientation wanted = width() < narrow ? Qt::Vertical : Qt::Horizontal;
    if (wanted != m_d->columns->orientation()) {
        const bool below = wanted == Qt::Vertical;
        m_d->charts->setMinimumHeight(below ? leastCharts : 0);
        m_d->numbers->setMinimumHeight(below ? leastNumbers : 0);
        m_d->side->setMinimumHeight(below ? leastSide : 0);
        m_d->columns->setOrientation(wanted);
        m_d->columns->setSizes(wanted == Qt::Vertical ? QList<int>{700, 200} : QList<int>{824, 280});
    }
}

} // namespace Tare
