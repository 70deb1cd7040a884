// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/resultspage.h"

#include "core/model/numberformat.h"
#include "core/report/runreport.h"
#include "ui/charts/chartexportdialog.h"
#include "ui/charts/chartpicture.h"
#include "ui/models/runanswer.h"
#include "ui/models/runsmodel.h"
#include "ui/pages/resultspreview.h"
#include "ui/pages/resultstable.h"
#include "ui/reportsaving.h"
#include "ui/resultsaccess.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/messagepanel.h"
#include "ui/widgets/translated.h"

#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSaveFile>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QVBoxLayout>

#include <algorithm>

namespace Tare {

namespace {

constexpr int anyStatus = -1;

} // namespace

class ResultsPage::Private
{
public:
    Private(ResultsPage &page, ResultsAccess &access)
        : q(page)
        , results(access)
    { }

    void build();
    QWidget *buildFilter();
    void refresh();
    void refreshFilterChoices();
    void showCurrent();
    void ticksChanged();
    void edit(RunsModel::Column column);
    void removeCurrent();
    void exportText(const QString &what);
    void exportReport(std::optional<ReportFormat> format = {});
    void showError(const Error &error);
    qint64 currentId() const;

    ResultsPage &q;
    ResultsAccess &results;
    RunsModel *model = nullptr;
    RunsFilter *filter = nullptr;
    QStackedWidget *stack = nullptr;
    QWidget *list = nullptr;
    EmptyState *empty = nullptr;
    MessagePanel *problem = nullptr;
    QLineEdit *text = nullptr;
    QComboBox *workload = nullptr;
    QComboBox *machine = nullptr;
    QComboBox *status = nullptr;
    QLabel *ticked = nullptr;
    QPushButton *compare = nullptr;
    RunsTable *table = nullptr;
    ResultsPreview *preview = nullptr;
};

void ResultsPage::Private::build()
{
    useContentBackground(&q);
    model = new RunsModel(&q);
    filter = new RunsFilter(&q);
    filter->setSourceModel(model);
    problem = new MessagePanel(Severity::Error, &q);
    problem->setObjectName(QStringLiteral("resultsProblem"));
    problem->hide();

    table = new RunsTable(&q);
    table->setModel(filter);
    translated(table, [this] { table->setAccessibleName(ResultsPage::tr("Runs")); });
    preview = new ResultsPreview(&q);
    preview->setSampleSource([this](const StepRecord &step) {
        return results.hostSamples(step.id).value_or(QList<HostSample>());
    });
    auto *split = new QSplitter(Qt::Vertical, &q);
    split->setHandleWidth(1);
    split->setChildrenCollapsible(false);
    split->addWidget(table);
    split->addWidget(preview);
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 1);
    split->setSizes({370, 290});

    list = new QWidget(&q);
    auto *listLayout = new QVBoxLayout(list);
    listLayout->setContentsMargins(0, 0, 0, 0);
    listLayout->setSpacing(0);
    listLayout->addWidget(buildFilter());
    listLayout->addWidget(makeHairline(Qt::Horizontal, list));
    listLayout->addWidget(split, 1);

    empty = new EmptyState(
        QStringLiteral("results"),
        [] {
            return ResultsPage::tr(
                "Finished tests appear here automatically, with their answer and every interval.");
        },
        &q);
    stack = new QStackedWidget(&q);
    stack->addWidget(list);
    stack->addWidget(empty);

    auto *problemBox = new QVBoxLayout;
    problemBox->setContentsMargins(16, 0, 16, 0);
    problemBox->addWidget(problem);
    auto *layout = new QVBoxLayout(&q);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(problemBox);
    layout->addWidget(stack, 1);

    QObject::connect(model, &RunsModel::ticksChanged, &q, [this] { ticksChanged(); });
    QObject::connect(model, &RunsModel::renameRequested, &q, [this](qint64 id, const QString &name) {
        if (const auto done = results.rename(id, name); !done) {
            showError(done.error());
        }
    });
    QObject::connect(model, &RunsModel::noteRequested, &q, [this](qint64 id, const QString &note) {
        if (const auto done = results.setNote(id, note); !done) {
            showError(done.error());
        }
    });
    QObject::connect(table->selectionModel(), &QItemSelectionModel::currentRowChanged, &q,
                     [this] { showCurrent(); });
    QObject::connect(table, &RunsTable::opened, &q, [this](const QModelIndex &index) {
        Q_EMIT q.openRequested(index.data(RunsModel::RunIdRole).toLongLong());
    });
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved}) {
        QObject::connect(filter, signal, &q, [this] { Q_EMIT q.statusTextChanged(q.statusText()); });
    }

    QObject::connect(preview, &ResultsPreview::openRequested, &q,
                     [this] { Q_EMIT q.openRequested(currentId()); });
    QObject::connect(preview, &ResultsPreview::resumeRequested, &q,
                     [this] { Q_EMIT q.resumeRequested(currentId()); });
    QObject::connect(preview, &ResultsPreview::renameRequested, &q, [this] { edit(RunsModel::Profile); });
    QObject::connect(preview, &ResultsPreview::noteRequested, &q, [this] { edit(RunsModel::Note); });
    QObject::connect(preview, &ResultsPreview::removeRequested, &q, [this] { removeCurrent(); });
    QObject::connect(preview, &ResultsPreview::profileRequested, &q, [this] {
        if (const RunSummary *summary = model->run(currentId())) {
            Q_EMIT q.profileRequested(summary->run.profile);
        }
    });
    QObject::connect(preview, &ResultsPreview::exportRequested, &q, [this](const QString &what) {
        if (what == QLatin1String("chart")) {
            q.exportChart();
        } else {
            exportText(what);
        }
    });

    const auto shortcut = [this](const QKeySequence &keys, const std::function<void()> &run) {
        auto *made = new QShortcut(keys, table);
        made->setContext(Qt::WidgetShortcut);
        QObject::connect(made, &QShortcut::activated, &q, run);
    };
    shortcut(Qt::Key_F2, [this] { edit(RunsModel::Profile); });
    shortcut(Qt::Key_Delete, [this] { removeCurrent(); });
    QObject::connect(&results, &ResultsAccess::runsChanged, &q, [this] { refresh(); });
}

QWidget *ResultsPage::Private::buildFilter()
{
    auto *bar = new QWidget(&q);
    text = new QLineEdit(bar);
    text->setObjectName(QStringLiteral("runsFilter"));
    text->setClearButtonEnabled(true);
    text->addAction(themeIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    text->setMaximumWidth(260);
    QObject::connect(text, &QLineEdit::textChanged, &q,
                     [this](const QString &typed) { filter->setText(typed); });
    const auto combo = [bar](const QString &name, const Text &label) {
        auto *made = new QComboBox(bar);
        made->setObjectName(name);
        made->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        translated(made, [made, label] { made->setAccessibleName(label()); });
        return made;
    };
    workload = combo(QStringLiteral("workloadFilter"), [] { return ResultsPage::tr("Workload"); });
    machine = combo(QStringLiteral("machineFilter"), [] { return ResultsPage::tr("Machine"); });
    status = combo(QStringLiteral("statusFilter"), [] { return ResultsPage::tr("Status"); });
    QObject::connect(workload, &QComboBox::currentIndexChanged, &q,
                     [this] { filter->setWorkload(workload->currentData().toString()); });
    QObject::connect(machine, &QComboBox::currentIndexChanged, &q,
                     [this] { filter->setMachine(machine->currentData().toString()); });
    QObject::connect(status, &QComboBox::currentIndexChanged, &q, [this] {
        filter->setStatus(status->currentData().isValid() ? status->currentData().toInt() : anyStatus);
    });
    translated(text, [this] {
        text->setPlaceholderText(ResultsPage::tr("Filter by profile, note, answer…"));
        text->setAccessibleName(ResultsPage::tr("Filter"));
    });
    ticked = makeValueLabel(TextRole::Text, LabelTone::Secondary, bar);
    ticked->setObjectName(QStringLiteral("tickedLabel"));
    ticked->setWordWrap(false);
    compare = makeButton(
        QStringLiteral("compareSelected"), ButtonKind::Primary,
        [] { return ResultsPage::tr("Compare selected"); }, QStringLiteral("compare"), bar);
    QObject::connect(compare, &QPushButton::clicked, &q,
                     [this] { Q_EMIT q.compareRequested(model->ticked()); });

    auto *line = new QHBoxLayout(bar);
    line->setContentsMargins(16, 10, 16, 9);
    line->setSpacing(8);
    line->addWidget(text, 1);
    line->addWidget(workload);
    line->addWidget(machine);
    line->addWidget(status);
    line->addStretch(1);
    line->addWidget(ticked);
    line->addWidget(compare);
    return bar;
}

qint64 ResultsPage::Private::currentId() const
{
    return table->currentIndex().data(RunsModel::RunIdRole).toLongLong();
}

void ResultsPage::Private::refresh()
{
    const auto runs = results.runs();
    if (!runs) {
        showError(runs.error());
        model->setRuns({});
    } else {
        problem->hide();
        model->setRuns(*runs);
    }
    stack->setCurrentWidget(runs && model->rowCount() == 0 ? static_cast<QWidget *>(empty) : list);
    refreshFilterChoices();
    if (!table->currentIndex().isValid() && filter->rowCount() > 0) {
        table->setCurrentIndex(filter->index(0, RunsModel::Profile));
    }
    showCurrent();
    ticksChanged();
    Q_EMIT q.statusTextChanged(q.statusText());
}

void ResultsPage::Private::refreshFilterChoices()
{
    QStringList workloads;
    QStringList machines;
    for (int row = 0; row < model->rowCount(); ++row) {
        const QModelIndex index = model->index(row, 0);
        workloads += index.data(RunsModel::WorkloadsRole).toStringList();
        machines.append(index.data(RunsModel::MachineRole).toString());
    }
    const auto fill = [](QComboBox *combo, const QString &any, QStringList choices) {
        choices.removeDuplicates();
        choices.removeAll(QString());
        choices.sort(Qt::CaseInsensitive);
        const QVariant chosen = combo->currentData();
        combo->blockSignals(true);
        combo->clear();
        combo->addItem(any, QString());
        for (const QString &choice : std::as_const(choices)) {
            combo->addItem(choice, choice);
        }
        combo->setCurrentIndex(std::max(combo->findData(chosen), 0));
        combo->blockSignals(false);
        return combo->currentData().toString();
    };
    filter->setWorkload(fill(workload, ResultsPage::tr("Any workload"), workloads));
    filter->setMachine(fill(machine, ResultsPage::tr("Any machine"), machines));
    const QVariant chosen = status->currentData();
    status->blockSignals(true);
    status->clear();
    status->addItem(ResultsPage::tr("Any status"), anyStatus);
    for (const RunStatus each : {RunStatus::Done, RunStatus::Failed, RunStatus::Stopped,
                                 RunStatus::Incomplete, RunStatus::Running}) {
        status->addItem(themeIcon(runStatusIcon(each), static_cast<IconColor>(runStatusColor(each))),
                        runStatusText(each), static_cast<int>(each));
    }
    status->setCurrentIndex(std::max(chosen.isValid() ? status->findData(chosen) : 0, 0));
    status->blockSignals(false);
}

void ResultsPage::Private::showCurrent()
{
    const qint64 id = currentId();
    if (id <= 0) {
        preview->clear();
        return;
    }
    const auto run =
        results.run(id, true, false); // the machine's course is read for the step that is looked at
    if (!run) {
        showError(run.error());
        preview->clear();
        return;
    }
    const auto events = results.events(id);
    preview->showRun(*run, events ? *events : QList<RunEvent>());
}

void ResultsPage::Private::ticksChanged()
{
    const auto count = static_cast<int>(model->ticked().size());
    ticked->setText(count > 0 ? ResultsPage::tr("%n ticked", nullptr, count) : QString());
    compare->setEnabled(count > 0);
    compare->setToolTip(count > 0 ? QString()
                                  : ResultsPage::tr("Tick runs in the first column, or with Space."));
}

void ResultsPage::Private::edit(RunsModel::Column column)
{
    const QModelIndex index = table->currentIndex().siblingAtColumn(column);
    if (index.isValid()) {
        table->scrollTo(index);
        table->setCurrentIndex(index);
        table->edit(index);
    }
}

void ResultsPage::Private::removeCurrent()
{
    const qint64 id = currentId();
    const RunSummary *summary = model->run(id);
    if (!summary) {
        return;
    }
    QMessageBox box(QMessageBox::Question, ResultsPage::tr("Delete run"),
                    ResultsPage::tr("Delete the run “%1” of %2?")
                        .arg(summary->run.profileName, runDateText(summary->run.started)),
                    QMessageBox::NoButton, &q);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(ResultsPage::tr(
        "Its steps and intervals leave the results file. This cannot be undone; export it first if it may be "
        "needed."));
    QPushButton *remove = box.addButton(ResultsPage::tr("Delete"), QMessageBox::DestructiveRole);
    QPushButton *keep = box.addButton(ResultsPage::tr("Keep"), QMessageBox::RejectRole);
    box.setDefaultButton(keep);
    box.setEscapeButton(keep);
    box.exec();
    if (box.clickedButton() != remove) {
        return;
    }
    if (const auto done = results.remove(id); !done) {
        showError(done.error());
    }
}

void ResultsPage::Private::exportReport(std::optional<ReportFormat> format)
{
    const auto run = results.run(currentId());
    if (!run) {
        showError(run.error());
        return;
    }
    const ComparisonSet set({*run});
    if (set.isEmpty()) {
        return;
    }
    if (const auto error =
            saveReport(&q, set, results.commands(currentId()).value_or(QStringList()), format)) {
        showError(*error);
    }
}

void ResultsPage::Private::exportText(const QString &what)
{
    if (what == QLatin1String("html") || what == QLatin1String("pdf")) {
        exportReport(what == QLatin1String("pdf") ? ReportFormat::Pdf : ReportFormat::Html);
        return;
    }
    const auto run = results.run(currentId());
    if (!run) {
        showError(run.error());
        return;
    }
    const QString suffix = what == QLatin1String("json") ? QStringLiteral("json")
        : what == QLatin1String("markdown")              ? QStringLiteral("md")
                                                         : QStringLiteral("csv");
    const QString name = ChartExportDialog::fileNameFor(run->profileName)
        + (what == QLatin1String("intervals") ? QStringLiteral("-intervals.") : QStringLiteral(".")) + suffix;
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    QString path = QFileDialog::getSaveFileName(&q, ResultsPage::tr("Export run"),
                                                QDir(folder).filePath(name), QStringLiteral("*.") + suffix);
    if (path.isEmpty()) {
        return;
    }
    if (QFileInfo(path).suffix().compare(suffix, Qt::CaseInsensitive) != 0) {
        path += QLatin1Char('.') + suffix;
    }
    const QByteArray bytes = what == QLatin1String("json") ? runToJson(*run)
        : what == QLatin1String("markdown")                ? runToMarkdown(*run)
        : what == QLatin1String("intervals")               ? intervalsToCsv(*run)
                                                           : runToCsv(*run);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit()) {
        showError({ErrorCode::FileFailed,
                   ResultsPage::tr("The run could not be written to %1. Choose a folder you may write to.")
                       .arg(path),
                   file.errorString()});
    }
}

void ResultsPage::Private::showError(const Error &error)
{
    problem->setError(error);
    problem->show();
}

ResultsPage::ResultsPage(ResultsAccess &results, QWidget *parent)
    : QWidget(parent)
    , m_d(std::make_unique<Private>(*this, results))
{
    setObjectName(QStringLiteral("resultsPage"));
    m_d->build();
    translated(this, [this] {
        m_d->model->retranslate();
        m_d->refreshFilterChoices();
        m_d->preview->retranslate();
        m_d->ticksChanged();
    });
    m_d->refresh();
}

ResultsPage::~ResultsPage() = default;

void ResultsPage::follow(AppSettings &settings)
{
    m_d->preview->follow(settings);
}

void ResultsPage::setRunning(bool running)
{
    m_d->preview->setRunning(running);
}

QString ResultsPage::statusText() const
{
    const QFileInfo file(m_d->results.path());
    return tr("%1 of %n runs shown · %2", nullptr, m_d->model->rowCount())
        .arg(formatCount(m_d->filter->rowCount()),
             tr("%1, %2", "file name, its size").arg(file.fileName(), formatBytes(file.size())));
}

void ResultsPage::selectRun(qint64 id)
{
    int row = m_d->model->rowOf(id);
    if (row < 0) {
        m_d->refresh();
        row = m_d->model->rowOf(id);
    }
    const QModelIndex index = m_d->filter->mapFromSource(m_d->model->index(row, RunsModel::Profile));
    if (index.isValid()) {
        m_d->table->setCurrentIndex(index);
        m_d->table->scrollTo(index);
    }
}

void ResultsPage::focusFilter()
{
    m_d->text->setFocus(Qt::ShortcutFocusReason);
    m_d->text->selectAll();
}

void ResultsPage::exportChart()
{
    const ChartPicture *picture = m_d->preview->picture();
    if (m_d->preview->isEmpty() || !picture->hasData()) {
        return;
    }
    ChartExportDialog dialog(*picture, provenanceOf(m_d->preview->set(), m_d->preview->shownCase()),
                             ChartExportDialog::fileNameFor(m_d->preview->set().record().profileName), this);
    dialog.exec();
}

void ResultsPage::exportReport()
{
    if (!m_d->preview->isEmpty()) {
        m_d->exportReport();
    }
}

void ResultsPage::copyChart()
{
    if (!m_d->preview->isEmpty()) {
        QGuiApplication::clipboard()->setImage(chartImage(
            *m_d->preview->picture(), provenanceOf(m_d->preview->set(), m_d->preview->shownCase())));
    }
}

} // namespace Tare
