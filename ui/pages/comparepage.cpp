// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/comparepage.h"

#include "core/model/publishedfigures.h"
#include "core/report/runreport.h"
#include "ui/charts/chartdata.h"
#include "ui/charts/chartdatadialog.h"
#include "ui/charts/chartexportdialog.h"
#include "ui/charts/chartview.h"
#include "ui/charts/comparisonbars.h"
#include "ui/charts/sweepchart.h"
#include "ui/charts/throughputchart.h"
#include "ui/models/comparetablemodel.h"
#include "ui/pages/comparepageside.h"
#include "ui/pages/comparepagesweep.h"
#include "ui/pages/comparepagetable.h"
#include "ui/pages/comparepageverdict.h"
#include "ui/reportsaving.h"
#include "ui/resultsaccess.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/messagepanel.h"
#include "ui/widgets/segmentedcontrol.h"
#include "ui/widgets/translated.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QSaveFile>
#include <QSplitter>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

constexpr int narrow = 1000; ///< below it the right column goes under the main part
const QString bars = QStringLiteral("bars");
const QString difference = QStringLiteral("difference");
const QString overTime = QStringLiteral("time");
const QString byThreads = QStringLiteral("threads");

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
    QHBoxLayout *buildTools(QWidget *parent);
    void load();
    void fillChoices();
    void fillMetrics(const CompareCase &which);
    void refresh();
    void refreshChart();
    void pickGroup(int group, int bar);
    QString sentenceSide() const;
    const CompareCase *shownCase() const;
    Metric metric() const;
    ChartPicture *picture() const;
    ChartProvenance provenance() const;
    QString fileName() const;
    void exportText(const QString &what);
    void exportReport(std::optional<ReportFormat> format = {});
    void showPublished();
    void showError(const Error &error);

    ComparePage &q;
    ResultsAccess &results;
    QList<qint64> ids;
    ComparisonSet set;
    QList<RunEvent> events;
    QSet<QString> shown; ///< compared sides; empty: all
    bool fresh = false;  ///< other runs were chosen: a sweep is shown as one first
    QString pickedSide;  ///< the one the sentence is about; empty: the one that differs most
    QStackedWidget *stack = nullptr;
    QWidget *content = nullptr;
    EmptyState *empty = nullptr;
    MessagePanel *problem = nullptr;
    ComparePageVerdict *verdict = nullptr;
    QSplitter *columns = nullptr;
    QComboBox *cases = nullptr;
    QComboBox *metrics = nullptr;
    SegmentedControl *mode = nullptr;
    QLabel *title = nullptr;
    QLabel *direction = nullptr;
    ElidedLabel *caption = nullptr;
    QStackedWidget *charts = nullptr;
    ComparisonBars *barsPicture = nullptr;
    DifferenceChart *differencePicture = nullptr;
    ThroughputChart *timePicture = nullptr;
    ChartView *barsView = nullptr;
    ChartView *differenceView = nullptr;
    ChartView *timeView = nullptr;
    CompareTableModel *numbers = nullptr;
    QCheckBox *published = nullptr; ///< there only where there are published figures
    std::optional<PublishedFigures> publishedFigures;
    ComparePageTable *table = nullptr;
    ComparePageSweep *sweep = nullptr;
    QStackedWidget *tables = nullptr;
    ComparePageSide *side = nullptr;
};

void ComparePage::Private::build()
{
    useContentBackground(&q);
    problem = new MessagePanel(Severity::Error, &q);
    problem->setObjectName(QStringLiteral("compareProblem"));
    problem->hide();
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
    contentLayout->addWidget(verdict);
    contentLayout->addWidget(makeHairline(Qt::Horizontal, content));
    contentLayout->addWidget(columns, 1);

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

    QObject::connect(side, &ComparePageSide::baselineChosen, &q, [this](const QString &id) {
        set.setBaseline(id);
        shown.clear();
        pickedSide.clear();
        side->showSet(set, shown);
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

QHBoxLayout *ComparePage::Private::buildTools(QWidget *parent)
{
    const auto combo = [parent](const QString &name, const Text &label) {
        auto *made = new QComboBox(parent);
        made->setObjectName(name);
        made->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        made->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        made->setMinimumWidth(90);
        translated(made, [made, label] { made->setAccessibleName(label()); });
        return made;
    };
    cases = combo(QStringLiteral("caseChooser"), [] { return ComparePage::tr("Case"); });
    metrics = combo(QStringLiteral("metricChooser"), [] { return ComparePage::tr("Metric"); });
    QObject::connect(cases, &QComboBox::activated, &q, [this] { refresh(); });
    QObject::connect(metrics, &QComboBox::activated, &q, [this] { refresh(); });
    mode = new SegmentedControl(
        QStringLiteral("compareMode"), [] { return ComparePage::tr("Chart"); }, parent);
    mode->addSegment(byThreads, [] { return ComparePage::tr("Threads", "a chart over numbers of threads"); });
    mode->addSegment(bars, [] { return ComparePage::tr("Bars"); });
    mode->addSegment(difference, [] { return ComparePage::tr("Difference"); });
    mode->addSegment(overTime, [] { return ComparePage::tr("Over time"); });
    mode->setCurrent(bars);
    mode->setSegmentVisible(byThreads, false);
    QObject::connect(mode, &SegmentedControl::currentChanged, &q, [this] { refresh(); });
    auto *data = makeButton(
        QStringLiteral("showData"), ButtonKind::Quiet, [] { return ComparePage::tr("Data"); },
        QStringLiteral("data"), parent);
    auto *copy = makeButton(
        QStringLiteral("copyChart"), ButtonKind::Quiet, [] { return ComparePage::tr("Copy"); },
        QStringLiteral("copy"), parent);
    auto *save = makeButton(
        QStringLiteral("exportChart"), ButtonKind::Quiet, [] { return ComparePage::tr("Export…"); },
        QStringLiteral("export"), parent);
    translated(copy, [copy] { copy->setToolTip(ComparePage::tr("Copy the chart as a picture")); });
    translated(data, [data] { data->setToolTip(ComparePage::tr("The numbers of the chart as a table")); });
    QObject::connect(data, &QPushButton::clicked, &q, [this] {
        ChartDataDialog dialog(picture()->title(), picture()->table(), &q);
        dialog.exec();
    });
    QObject::connect(copy, &QPushButton::clicked, &q, &ComparePage::copyChart);
    QObject::connect(save, &QPushButton::clicked, &q, &ComparePage::exportChart);

    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(cases);
    line->addWidget(metrics);
    line->addWidget(mode);
    line->addStretch(1);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(2);
    buttons->addWidget(data);
    buttons->addWidget(copy);
    buttons->addWidget(save);
    line->addLayout(buttons);
    return line;
}

QWidget *ComparePage::Private::buildMain()
{
    auto *main = new QSplitter(Qt::Vertical, &q);
    main->setHandleWidth(1);
    main->setChildrenCollapsible(false);
    auto *upper = new QWidget(main);
    useContentBackground(upper);
    title = makeValueLabel(TextRole::TextBold, LabelTone::Normal, upper);
    title->setWordWrap(false);
    title->setObjectName(QStringLiteral("chartTitle"));
    direction = makeValueLabel(TextRole::Text, LabelTone::Secondary, upper);
    direction->setWordWrap(false);
    caption = new ElidedLabel(upper);
    caption->setProperty("role", QStringLiteral("secondary"));
    caption->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    caption->setObjectName(QStringLiteral("chartCaption"));
    translated(caption, [this] { caption->setFont(themeFont(TextRole::Small)); });
    barsPicture = new ComparisonBars;
    differencePicture = new DifferenceChart;
    timePicture = new ThroughputChart;
    charts = new QStackedWidget(upper);
    const auto view = [this](ChartPicture *its, const QString &name) {
        auto *made = new ChartView(its, charts);
        made->setObjectName(name);
        charts->addWidget(made);
        return made;
    };
    barsView = view(barsPicture, QStringLiteral("barsChart"));
    differenceView = view(differencePicture, QStringLiteral("differenceChart"));
    timeView = view(timePicture, QStringLiteral("timeChart"));
    tables = new QStackedWidget(upper); // soon in the lower part
    sweep = new ComparePageSweep(charts, tables);
    charts->addWidget(sweep->view());
    QObject::connect(barsPicture, &ComparisonBars::groupClicked, &q,
                     [this](int group, int bar) { pickGroup(group, bar); });
    QObject::connect(differencePicture, &DifferenceChart::rowClicked, &q, [this](int row) {
        const DifferenceRow clicked = differencePicture->data().rows.at(row);
        const auto found = std::ranges::find(set.sides(), clicked.name, &CompareSide::name);
        pickedSide = found == set.sides().end() ? QString() : found->id;
        pickGroup(clicked.group, -1);
    });

    auto *titles = new QHBoxLayout;
    titles->setSpacing(6);
    titles->addWidget(title);
    titles->addWidget(direction);
    titles->addWidget(caption, 1);
    auto *upperLayout = new QVBoxLayout(upper);
    upperLayout->setContentsMargins(16, 10, 16, 6);
    upperLayout->setSpacing(10);
    upperLayout->addLayout(buildTools(upper));
    upperLayout->addLayout(titles);
    upperLayout->addWidget(charts, 1);
    charts->setMinimumHeight(200);

    auto *lower = new QWidget(main);
    useContentBackground(lower);
    numbers = new CompareTableModel(&q);
    table = new ComparePageTable(numbers, tables);
    tables->addWidget(table);
    tables->addWidget(sweep->table());
    translated(table, [this] { table->setAccessibleName(ComparePage::tr("Numbers of the runs")); });
    published = new QCheckBox(lower);
    published->setObjectName(QStringLiteral("showPublished"));
    translated(published, [this] {
        published->setText(ComparePage::tr("Show published figures"));
        published->setFont(themeFont(TextRole::Small));
    });
    published->hide();
    QObject::connect(published, &QCheckBox::toggled, &q, [this] { refresh(); });
    auto *lowerLayout = new QVBoxLayout(lower);
    lowerLayout->setContentsMargins(16, 0, 16, 0);
    lowerLayout->setSpacing(4);
    lowerLayout->addWidget(published);
    lowerLayout->addWidget(tables);
    main->addWidget(upper);
    main->addWidget(lower);
    main->setStretchFactor(0, 1);
    main->setStretchFactor(1, 1);
    main->setSizes({320, 300});
    return main;
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
    showPublished();
    fillChoices();
    refresh();
}

/// The published figures of the same cases in the same kinds of environment, where there are any.
void ComparePage::Private::showPublished()
{
    publishedFigures = publishedFiguresFor(set.record());
    published->setVisible(publishedFigures.has_value());
    if (publishedFigures) {
        published->setToolTip(publishedFigures->source.description.toHtmlEscaped());
        published->setAccessibleDescription(publishedFigures->source.title);
    }
}

void ComparePage::Private::fillChoices()
{
    const QVariant chosenCase = cases->currentData();
    cases->clear();
    for (const CompareCase &which : set.cases()) {
        // The sentence names the case in full; here is what tells it from the others.
        const bool one = set.casesOf(which.workloadId).size() == set.cases().size();
        cases->addItem(one ? which.shortTitle : which.title, QStringList{which.workloadId, which.key});
    }
    cases->setCurrentIndex(std::max(cases->findData(chosenCase), 0));
    metrics->clear();
    if (const CompareCase *which = shownCase()) {
        fillMetrics(*which);
    }
}

/// Those of the case; the one that was chosen stays where the case has it.
void ComparePage::Private::fillMetrics(const CompareCase &which)
{
    const QVariant chosen = metrics->currentData();
    metrics->clear();
    const auto all = set.metrics(which);
    for (const Metric each : all) {
        metrics->addItem(shortMetricTitle(each, which.redis), static_cast<int>(each));
    }
    metrics->setCurrentIndex(std::max(metrics->findData(chosen), 0));
}

const CompareCase *ComparePage::Private::shownCase() const
{
    const QStringList chosen = cases->currentData().toStringList();
    return chosen.size() == 2 ? set.findCase(chosen.at(0), chosen.at(1)) : nullptr;
}

Metric ComparePage::Private::metric() const
{
    return static_cast<Metric>(metrics->currentData().toInt());
}

ChartPicture *ComparePage::Private::picture() const
{
    if (mode->current() == byThreads) {
        return sweep->picture();
    }
    if (mode->current() == difference) {
        return differencePicture;
    }
    if (mode->current() == overTime) {
        return timePicture;
    }
    return barsPicture;
}

/// The side that was clicked; else the one whose difference is largest among the reliable ones.
QString ComparePage::Private::sentenceSide() const
{
    const CompareCase *which = shownCase();
    if (!which) {
        return {};
    }
    if (set.comparison(*which, metric(), pickedSide)) {
        return pickedSide;
    }
    QString best;
    std::pair<bool, double> most{false, -1};
    const auto sides = set.sidesOf(*which);
    for (const CompareSide &each : sides) {
        const Comparison *comparison = set.comparison(*which, metric(), each.id);
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

void ComparePage::Private::pickGroup(int group, int bar)
{
    const CompareCase *which = shownCase();
    if (!which) {
        return;
    }
    const QList<CompareCase> all = set.casesOf(which->workloadId);
    if (group < 0 || group >= all.size()) {
        return;
    }
    const CompareCase &clicked = all.at(group);
    const BarChartData &drawn = barsPicture->data();
    if (bar >= 0 && group < drawn.groups.size() && bar < drawn.groups.at(group).bars.size()) {
        const QString id = drawn.groups.at(group).bars.at(bar).id;
        pickedSide = id == set.baseline() ? QString() : id;
    }
    cases->setCurrentIndex(std::max(cases->findData(QStringList{clicked.workloadId, clicked.key}), 0));
    refresh();
}

void ComparePage::Private::refresh()
{
    const CompareCase *which = shownCase();
    if (!which) {
        numbers->clear();
        return;
    }
    fillMetrics(*which);
    const bool canSweep = ComparePageSweep::canShow(set, *which);
    mode->setSegmentVisible(byThreads, canSweep);
    if (!canSweep && mode->current() == byThreads) {
        mode->setCurrent(bars);
    }
    if (canSweep && fresh) {
        mode->setCurrent(byThreads);
    }
    fresh = false;
    const bool swept = mode->current() == byThreads;
    if (canSweep) {
        sweep->show(set, *which, metric(), pickedSide.isEmpty() ? set.baseline() : pickedSide, shown);
    }
    if (swept) {
        verdict->showSweep(sweep->text(), sweep->others());
    } else {
        verdict->showVerdict(set, *which, metric(), sentenceSide(), shown);
    }
    // A sweep is about all cases of its workload.
    cases->setVisible(!swept || set.casesOf(which->workloadId).size() < set.cases().size());
    tables->setCurrentWidget(swept ? static_cast<QWidget *>(sweep->table()) : table);
    const bool beside = publishedFigures && published->isChecked();
    numbers->setCase(set, *which, shown, beside ? publishedFigures->steps : QList<StepRecord>());
    refreshChart();
}

void ComparePage::Private::refreshChart()
{
    const CompareCase *which = shownCase();
    if (!which) {
        return;
    }
    barsPicture->setData(barChartData(set, *which, metric(), shown));
    differencePicture->setData(differenceData(set, *which, metric(), shown));
    QSet<QString> drawn = shown;
    if (!drawn.isEmpty()) {
        drawn.insert(set.baseline());
    }
    timePicture->setData(timelineData(set.record(), which->workloadId, which->key, 0, events, drawn));
    ChartPicture *now = picture();
    charts->setCurrentWidget(now == sweep->picture()        ? sweep->view()
                                 : now == barsPicture       ? barsView
                                 : now == differencePicture ? differenceView
                                                            : timeView);
    title->setText(now->title());
    direction->setText(ComparePage::tr("— %1", "after a chart's title").arg(now->direction()));
    caption->setFullText(now->caption());
    // Over time only throughput is drawn large, with latency and CPU below it.
    metrics->setEnabled(now != timePicture);
}

ChartProvenance ComparePage::Private::provenance() const
{
    const CompareCase *which = shownCase();
    ChartProvenance from = provenanceOf(set, which);
    if (which && picture() != timePicture && set.casesOf(which->workloadId).size() > 1) {
        from.subject = set.record().profileName; // every case of the workload is drawn
    }
    return from;
}

QString ComparePage::Private::fileName() const
{
    return ChartExportDialog::fileNameFor(set.record().profileName + QLatin1Char(' ') + picture()->title());
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
    m_d->fresh = true;
    m_d->load();
}

void ComparePage::exportChart()
{
    if (m_d->set.isEmpty() || !m_d->picture()->hasData()) {
        return;
    }
    ChartExportDialog dialog(*m_d->picture(), m_d->provenance(), m_d->fileName(), this);
    dialog.exec();
}

void ComparePage::exportReport()
{
    m_d->exportReport();
}

void ComparePage::copyChart()
{
    if (!m_d->set.isEmpty()) {
        QGuiApplication::clipboard()->setImage(chartImage(*m_d->picture(), m_d->provenance()));
    }
}

void ComparePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const Qt::Orientation wanted = width() < narrow ? Qt::Vertical : Qt::Horizontal;
    if (wanted != m_d->columns->orientation()) {
        m_d->columns->setOrientation(wanted);
        m_d->columns->setSizes(wanted == Qt::Vertical ? QList<int>{700, 200} : QList<int>{824, 280});
    }
}

} // namespace Tare
