// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/importdialog.h"

#include "core/report/runreport.h"
#include "ui/logreading.h"
#include "ui/resultsaccess.h"
#include "ui/widgets/basics.h"
#include "ui/widgets/messagepanel.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTreeWidget>

#include <algorithm>

namespace Tare {

ImportDialog::ImportDialog(ResultsAccess &results, QWidget *parent)
    : QDialog(parent)
    , m_results(results)
    , m_reading(new LogReading(this))
    , m_list(new QTreeWidget(this))
    , m_name(new QLineEdit(this))
    , m_baseline(new QComboBox(this))
    , m_summary(makeValueLabel(TextRole::Text, LabelTone::Secondary, this))
    , m_preview(new QPlainTextEdit(this))
    , m_problem(new MessagePanel(Severity::Error, this))
{
    setObjectName(QStringLiteral("importDialog"));
    setWindowTitle(tr("Import results"));
    resize(860, 680);
    auto *note = makeValueLabel(TextRole::Text, LabelTone::Normal, this);
    note->setText(tr(
        "Output of sysbench 0.4 to 1.1, redis-benchmark 2.2 to 8 and memtier_benchmark (JSON). Files of one "
        "environment get the same name there; each is a repetition."));

    m_list->setObjectName(QStringLiteral("importFiles"));
    m_list->setAccessibleName(tr("Files"));
    m_list->setHeaderLabels({tr("File"), tr("Recognised"), tr("Environment")});
    m_list->setRootIsDecorated(false);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed
                            | QAbstractItemView::SelectedClicked);
    m_list->setMinimumHeight(150);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(FileColumn, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(FoundColumn, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(EnvironmentColumn, QHeaderView::Interactive);
    m_list->header()->resizeSection(EnvironmentColumn, 200);

    auto *add = makeButton(QStringLiteral("importAdd"), ButtonKind::Normal, [] { return tr("&Add files…"); });
    m_remove = makeButton(QStringLiteral("importRemove"), ButtonKind::Normal, [] { return tr("Re&move"); });
    connect(add, &QPushButton::clicked, this, &ImportDialog::chooseFiles);
    connect(m_remove, &QPushButton::clicked, this, &ImportDialog::removeChosen);
    connect(m_list, &QTreeWidget::itemChanged, this, &ImportDialog::takeEnvironment);
    connect(m_list, &QTreeWidget::itemSelectionChanged, this,
            [this] { m_remove->setEnabled(!m_list->selectedItems().isEmpty()); });

    m_name->setObjectName(QStringLiteral("importName"));
    m_baseline->setObjectName(QStringLiteral("importBaseline"));
    connect(m_name, &QLineEdit::textChanged, this, &ImportDialog::showPreview);
    connect(m_baseline, &QComboBox::activated, this, &ImportDialog::showPreview);
    m_summary->setObjectName(QStringLiteral("importSummary"));
    m_preview->setObjectName(QStringLiteral("importPreview"));
    m_preview->setReadOnly(true);
    m_preview->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_preview->setFont(themeFont(TextRole::Fixed));
    m_preview->setAccessibleName(tr("What will be stored"));
    m_problem->setObjectName(QStringLiteral("importProblem"));
    m_problem->hide();

    auto *cancel =
        makeButton(QStringLiteral("importCancel"), ButtonKind::Normal, [] { return tr("Cancel"); });
    m_import = makeButton(QStringLiteral("importStore"), ButtonKind::Primary, [] { return tr("&Import"); });
    m_import->setDefault(true);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_import, &QPushButton::clicked, this, &ImportDialog::store);
    connect(m_reading, &LogReading::fileRead, this,
            [this](const QString &path, const std::shared_ptr<Result<ImportedLog>> &log) {
                takeLog(path, *log);
            });
    connect(m_reading, &LogReading::finished, this, &ImportDialog::showFiles);

    auto *listButtons = new QHBoxLayout;
    listButtons->addWidget(add);
    listButtons->addWidget(m_remove);
    listButtons->addStretch(1);
    auto *form = new QFormLayout;
    form->addRow(tr("&Name of the run"), m_name);
    form->addRow(tr("&Baseline"), m_baseline);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_import);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 16, 20, 16);
    layout->setSpacing(10);
    layout->addWidget(note);
    layout->addWidget(m_list, 2);
    layout->addLayout(listButtons);
    layout->addLayout(form);
    layout->addWidget(m_summary);
    layout->addWidget(m_preview, 3);
    layout->addWidget(m_problem);
    layout->addLayout(buttons);
    showFiles();
}

ImportDialog::~ImportDialog() = default;

void ImportDialog::chooseFiles()
{
    addFiles(QFileDialog::getOpenFileNames(this, tr("Import results"), {},
                                           tr("Logs (*.log *.txt *.out *.csv *.json)") + QStringLiteral(";;")
                                               + tr("All files (*)")));
}

void ImportDialog::addFiles(const QStringList &paths)
{
    for (const QString &path : paths) {
        const bool known =
            std::ranges::any_of(m_entries, [&path](const Entry &its) { return its.file.path == path; });
        if (!known)
            m_entries.append({{path, {}, QFileInfo(path).lastModified(), {}}, {}, false});
    }
    QStringList all;
    QStringList unread;
    for (const Entry &entry : std::as_const(m_entries)) {
        all += entry.file.path;
        if (!entry.read)
            unread += entry.file.path;
    }
    const QStringList names = guessEnvironments(all);
    for (qsizetype i = 0; i < m_entries.size(); ++i) {
        if (m_entries.at(i).file.environment.isEmpty())
            m_entries[i].file.environment = names.at(i);
    }
    if (!unread.isEmpty())
        m_reading->read(unread);
    showFiles();
}

void ImportDialog::removeChosen()
{
    const auto chosen = m_list->selectedItems();
    QStringList paths;
    for (const QTreeWidgetItem *item : chosen)
        paths += item->data(FileColumn, Qt::UserRole).toString();
    m_entries.removeIf([&paths](const Entry &entry) { return paths.contains(entry.file.path); });
    showFiles();
}

void ImportDialog::takeLog(const QString &path, const Result<ImportedLog> &log)
{
    for (Entry &entry : m_entries) {
        if (entry.file.path != path)
            continue;
        entry.read = true;
        if (log)
            entry.file.log = *log;
        else
            entry.error = log.error();
    }
    showFiles();
}

QString ImportDialog::foundText(const Entry &entry)
{
    if (!entry.read)
        return tr("reading…");
    if (!entry.error.sentence.isEmpty())
        return entry.error.sentence;
    const int results = static_cast<int>(entry.file.log.steps.size());
    const QString tool = QString(entry.file.log.tool + QLatin1Char(' ') + entry.file.log.version).trimmed();
    //: %1 a program and its version
    return tr("%1, %n results", nullptr, results).arg(tool);
}

void ImportDialog::showFiles()
{
    m_filling = true;
    m_list->clear();
    for (const Entry &entry : std::as_const(m_entries)) {
        auto *item = new QTreeWidgetItem(m_list);
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        item->setText(FileColumn, QFileInfo(entry.file.path).fileName());
        item->setData(FileColumn, Qt::UserRole, entry.file.path);
        item->setToolTip(FileColumn, entry.file.path.toHtmlEscaped());
        item->setText(FoundColumn, foundText(entry));
        item->setToolTip(FoundColumn, foundText(entry).toHtmlEscaped());
        item->setText(EnvironmentColumn, entry.error.sentence.isEmpty() ? entry.file.environment : QString());
    }
    m_filling = false;
    m_remove->setEnabled(false);

    const QString chosen = m_baseline->currentData().toString();
    QStringList names;
    for (const ImportedFile &file : usable()) {
        if (!names.contains(file.environment))
            names += file.environment;
    }
    m_baseline->clear();
    m_baseline->addItem(tr("by its name, else the first"), QString());
    for (const QString &name : std::as_const(names))
        m_baseline->addItem(name, name);
    m_baseline->setCurrentIndex(std::max(m_baseline->findData(chosen), 0));
    m_baseline->setEnabled(names.size() > 1);
    showPreview();
}

/// Only the environment can be edited.
void ImportDialog::takeEnvironment(QTreeWidgetItem *item, int column)
{
    if (m_filling)
        return;
    const QString path = item->data(FileColumn, Qt::UserRole).toString();
    const QString name = item->text(EnvironmentColumn).trimmed();
    for (Entry &entry : m_entries) {
        if (entry.file.path == path && column == EnvironmentColumn && !name.isEmpty())
            entry.file.environment = name;
    }
    QMetaObject::invokeMethod(this, &ImportDialog::showFiles,
                              Qt::QueuedConnection); // not while its editor closes
}

QList<ImportedFile> ImportDialog::usable() const
{
    QList<ImportedFile> files;
    for (const Entry &entry : m_entries) {
        if (entry.read && entry.error.sentence.isEmpty())
            files += entry.file;
    }
    return files;
}

Result<RunRecord> ImportDialog::assembled() const
{
    return assembleRun(usable(), {m_name->text().trimmed(), m_baseline->currentData().toString()});
}

void ImportDialog::showPreview()
{
    const QList<ImportedFile> files = usable();
    const bool anyWrong =
        std::ranges::any_of(m_entries, [](const Entry &entry) { return !entry.error.sentence.isEmpty(); });
    if (files.isEmpty()) {
        m_summary->setText(m_entries.isEmpty() ? tr("Add the files to be imported.")
                               : m_reading->isBusy()
                               ? tr("The files are being read.")
                               : tr("There is nothing in these files that can be imported."));
        m_preview->clear();
        m_import->setEnabled(false);
        return;
    }
    const Result<RunRecord> run = assembled();
    m_import->setEnabled(run && !m_reading->isBusy());
    if (!run) {
        m_summary->setText(run.error().sentence);
        m_preview->clear();
        return;
    }
    m_name->setPlaceholderText(run->profileName);
    m_summary->setText(m_reading->isBusy() ? tr("The files are being read.")
                           : anyWrong      ? tr("What will be stored, without the files that hold nothing:")
                                           : tr("What will be stored:"));
    m_preview->setPlainText(runToText(*run));
}

void ImportDialog::store()
{
    const Result<RunRecord> run = assembled();
    Result<qint64> id = run ? m_results.add(*run, importEvents(*run)) : tl::unexpected(run.error());
    if (!id) {
        m_problem->setError(id.error());
        m_problem->show();
        return;
    }
    m_importedId = *id;
    accept();
}

} // namespace Tare
