// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/datasetsdialog.h"

#include "core/environment/blockingcall.h"
#include "core/environment/machinecontext.h"
#include "core/model/numberformat.h"
#include "ui/models/quickcomparison.h"
#include "ui/widgets/decimalbox.h"
#include "ui/widgets/form.h"
#include "ui/widgets/messagepanel.h"

#include <QFutureWatcher>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

enum Column { What, Server, Size, Used, State, ColumnCount };

constexpr double gigabyte = 1e9;

} // namespace

DataSetsDialog::DataSetsDialog(MachineContext &context, QWidget *parent)
    : QDialog(parent)
    , m_context(context)
    , m_directory(context.workDirectory())
    , m_list(new QTreeWidget(this))
    , m_problem(new MessagePanel(Severity::Error, this))
{
    setObjectName(QStringLiteral("dataSetsDialog"));
    setWindowTitle(tr("Data sets"));
    setMinimumSize(760, 380);
    auto *about = makeValueLabel(TextRole::Text, LabelTone::Normal);
    about->setText(
        tr("Data that Tare has prepared for its own servers is kept between runs, so that the next run "
           "with the same rows starts at once."));
    m_summary = makeValueLabel(TextRole::Small, LabelTone::Secondary);
    m_summary->setObjectName(QStringLiteral("dataSetsSummary"));

    m_list->setObjectName(QStringLiteral("dataSetsList"));
    m_list->setAccessibleName(tr("Data sets"));
    m_list->setColumnCount(ColumnCount);
    m_list->setHeaderLabels({tr("Data"), tr("Server"), tr("Size"), tr("Last used"), tr("State")});
    m_list->headerItem()->setTextAlignment(Size, Qt::AlignRight | Qt::AlignVCenter);
    m_list->setRootIsDecorated(false);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(What, QHeaderView::Stretch);
    connect(m_list, &QTreeWidget::itemChanged, this, [this] { updateButtons(); });
    m_none = makeValueLabel(TextRole::Text, LabelTone::Secondary);
    m_none->setObjectName(QStringLiteral("dataSetsNone"));
    m_none->setText(tr("None yet. An OLTP run on servers that Tare starts leaves the first one here."));
    m_problem->hide();

    m_limit = new DecimalBox(QStringLiteral("dataSetsLimit"), 0, 1'000'000, 1);
    m_limit->setSuffix(tr(" GB"));
    m_limit->setKeyboardTracking(false);
    auto *form = new Form(nullptr, 130);
    form->addRow(
        {}, m_limit, [] { return tr("Keep at &most"); },
        [] { return tr("What was not used for the longest time goes first; 0 keeps nothing."); });
    connect(m_limit, &QDoubleSpinBox::valueChanged, this, &DataSetsDialog::saveLimit);

    m_remove = makeButton(
        QStringLiteral("dataSetsRemove"), ButtonKind::Normal, [] { return tr("&Delete the ticked ones"); },
        QStringLiteral("remove"));
    auto *close =
        makeButton(QStringLiteral("dataSetsClose"), ButtonKind::Primary, [] { return tr("Close"); });
    close->setDefault(true);
    connect(m_remove, &QPushButton::clicked, this, &DataSetsDialog::removeTicked);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);

    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    buttons->addWidget(close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 20, 20, 16);
    layout->setSpacing(12);
    layout->addWidget(about);
    layout->addWidget(m_summary);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_none, 1, Qt::AlignTop);
    layout->addWidget(m_problem);
    layout->addWidget(makeHairline(Qt::Horizontal));
    layout->addWidget(form);
    layout->addLayout(buttons);
    updateButtons();
    refresh();
}

DataSetsDialog::~DataSetsDialog() = default;

void DataSetsDialog::refresh()
{
    ++m_busy;
    auto *watcher = new QFutureWatcher<Kept>(this);
    connect(watcher, &QFutureWatcher<Kept>::finished, this, [this, watcher] {
        --m_busy;
        show(watcher->result());
        watcher->deleteLater();
    });
    watcher->setFuture(blockingCall(m_context.threads(), [directory = m_directory] {
        const DataSetCache cache(directory);
        return Kept{cache.list(), cache.limit()};
    }));
}

QString DataSetsDialog::stateText(const KeptDataSet &set)
{
    return set.inUse ? tr("in use") : set.complete ? tr("complete") : tr("unfinished");
}

void DataSetsDialog::show(const Kept &kept)
{
    m_sets = kept.sets;
    m_list->clear();
    qint64 bytes = 0;
    for (const KeptDataSet &set : std::as_const(m_sets)) {
        bytes += set.bytes;
        auto *item = new QTreeWidgetItem(m_list);
        item->setText(What, set.title());
        item->setText(Server, set.serverVersion);
        item->setText(Size, formatBytes(set.bytes));
        item->setTextAlignment(Size, Qt::AlignRight | Qt::AlignVCenter);
        item->setText(Used, set.lastUsed.isValid() ? dayText(set.lastUsed.toLocalTime(), true) : QString());
        item->setText(State, stateText(set));
        item->setCheckState(What, Qt::Unchecked);
        if (set.inUse) {
            item->setFlags(item->flags() & ~Qt::ItemIsUserCheckable);
            item->setToolTip(What, tr("A run that is going on uses it."));
        }
        // What a screen reader gets of a row: all of it.
        item->setData(
            What, Qt::AccessibleTextRole,
            QStringList{set.title(), set.serverVersion, formatBytes(set.bytes), stateText(set)}.join(
                QStringLiteral(", ")));
    }
    const bool any = !m_sets.isEmpty();
    m_list->setVisible(any);
    m_none->setVisible(!any);
    const auto count = static_cast<int>(m_sets.size());
    m_summary->setText(
        any ? tr("%n data sets, %1, in %2", nullptr, count).arg(formatBytes(bytes), m_directory)
            : tr("In %1").arg(m_directory));
    if (!m_limit->hasFocus()) {
        const QSignalBlocker quiet(m_limit);
        m_limit->setValue(std::round(static_cast<double>(kept.limit) / gigabyte * 10) / 10);
    }
    updateButtons();
}

void DataSetsDialog::updateButtons()
{
    bool ticked = false;
    for (int row = 0; row < m_list->topLevelItemCount(); ++row)
        ticked = ticked || m_list->topLevelItem(row)->checkState(What) == Qt::Checked;
    m_remove->setEnabled(ticked && !isBusy());
    m_remove->setToolTip(ticked ? QString() : tr("Tick data sets in the list, or with Space."));
}

void DataSetsDialog::removeTicked()
{
    QStringList ids;
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        if (m_list->topLevelItem(row)->checkState(What) == Qt::Checked)
            ids.append(m_sets.at(row).id);
    }
    change([directory = m_directory, ids] {
        DataSetCache cache(directory);
        Result<void> outcome;
        for (const QString &id : ids) {
            if (Result<void> removed = cache.remove(id); !removed)
                outcome = removed;
        }
        return outcome;
    });
}

void DataSetsDialog::saveLimit()
{
    const auto bytes = static_cast<qint64>(m_limit->value() * gigabyte);
    change([directory = m_directory, bytes] { return DataSetCache(directory).setLimit(bytes); });
}

void DataSetsDialog::change(std::function<Result<void>()> work)
{
    ++m_busy;
    m_problem->hide();
    updateButtons();
    auto *watcher = new QFutureWatcher<Result<void>>(this);
    connect(watcher, &QFutureWatcher<Result<void>>::finished, this, [this, watcher] {
        --m_busy;
        const Result<void> outcome = watcher->result();
        if (!outcome) {
            m_problem->setError(outcome.error());
            m_problem->show();
        }
        watcher->deleteLater();
        refresh();
    });
    watcher->setFuture(blockingCall(m_context.threads(), std::move(work)));
}

} // namespace Tare
