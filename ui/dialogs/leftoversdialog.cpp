// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/leftoversdialog.h"

#include "core/model/numberformat.h"
#include "ui/models/quickcomparison.h"
#include "ui/widgets/messagepanel.h"

#include <QCoroTask>

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>

#include <algorithm>

namespace Tare {

LeftoversDialog::LeftoversDialog(MachineContext &context, const QList<Leftover> &leftovers, QWidget *parent)
    : QDialog(parent)
    , m_context(context)
    , m_leftovers(leftovers)
    , m_list(new QTreeWidget(this))
    , m_problem(new MessagePanel(Severity::Error, this))
{
    setObjectName(QStringLiteral("leftoversDialog"));
    setWindowTitle(QStringLiteral("Tare"));
    setMinimumWidth(560);
    auto *title = makeValueLabel(TextRole::TextBold, LabelTone::Normal);
    title->setText(headline());
    auto *note = makeValueLabel(TextRole::Text, LabelTone::Normal);
    note->setText(tr("Only what Tare created itself is listed."));

    m_list->setObjectName(QStringLiteral("leftoversList"));
    m_list->setAccessibleName(title->text());
    m_list->setColumnCount(3);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setSelectionMode(QAbstractItemView::NoSelection);
    for (const Leftover &leftover : leftovers) {
        auto *item = new QTreeWidgetItem(m_list);
        item->setText(0, leftover.name.isEmpty() ? leftover.id : leftover.name);
        item->setToolTip(0, leftover.id.toHtmlEscaped());
        item->setText(1, kindText(leftover));
        item->setText(2, leftover.created.isValid() ? dayText(leftover.created, true) : QString());
        item->setCheckState(0, Qt::Checked);
    }
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    const int shownRows = std::clamp(static_cast<int>(leftovers.size()), 1, 9);
    m_list->setFixedHeight(shownRows * 29 + 4);
    m_list->setFrameShape(QFrame::NoFrame);
    m_problem->hide();

    m_keep = makeButton(QStringLiteral("leftoversKeep"), ButtonKind::Normal, [] { return tr("Keep"); });
    m_remove =
        makeButton(QStringLiteral("leftoversRemove"), ButtonKind::Primary, [] { return tr("Remove"); });
    m_keep->setDefault(true);
    m_keep->setFocus();
    connect(m_keep, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        m_toRemove.clear();
        for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
            if (m_list->topLevelItem(row)->checkState(0) == Qt::Checked)
                m_toRemove.append(m_leftovers.at(row));
        }
        m_remove->setEnabled(false);
        m_keep->setEnabled(false);
        removeNext();
    });

    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_keep);
    buttons->addWidget(m_remove);
    auto *column = new QVBoxLayout;
    column->setSpacing(10);
    column->addWidget(title);
    column->addWidget(note);
    column->addWidget(m_list, 1);
    column->addWidget(m_problem);
    column->addLayout(buttons);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(20, 20, 20, 16);
    row->setSpacing(16);
    row->addWidget(new IconLabel(QStringLiteral("info"), IconColor::Follow, 24), 0, Qt::AlignTop);
    row->addLayout(column, 1);
}

QString LeftoversDialog::headline() const
{
    const auto count = [this](std::initializer_list<Leftover::Kind> kinds) {
        return static_cast<int>(
            std::count_if(m_leftovers.begin(), m_leftovers.end(), [&kinds](const Leftover &one) {
                return std::find(kinds.begin(), kinds.end(), one.kind) != kinds.end();
            }));
    };
    const int alive = count({Leftover::Kind::Container, Leftover::Kind::Process});
    if (alive > 0)
        return tr("%n servers or containers from an interrupted test may still be running.", nullptr, alive);
    return tr("%n things from an interrupted test are still there.", nullptr,
              static_cast<int>(m_leftovers.size()));
}

QString LeftoversDialog::kindText(const Leftover &leftover)
{
    switch (leftover.kind) {
    case Leftover::Kind::Process:
        return tr("process %1").arg(leftover.id);
    case Leftover::Kind::Container:
        return leftover.engine.isEmpty() ? tr("container") : tr("container, %1").arg(leftover.engine);
    case Leftover::Kind::Volume:
        return tr("volume");
    case Leftover::Kind::Image:
        return tr("image");
    case Leftover::Kind::Directory:
        return tr("folder, %1").arg(formatBytes(leftover.bytes));
    }
    return {};
}

void LeftoversDialog::removeNext()
{
    if (m_toRemove.isEmpty()) {
        m_keep->setEnabled(true);
        m_keep->setText(tr("Close"));
        if (m_problem->isHidden())
            accept();
        return;
    }
    const Leftover next = m_toRemove.takeFirst();
    QCoro::Task<Result<void>> task = removeLeftover(m_context, next);
    QCoro::connect(std::move(task), this, [this](const Result<void> &removed) {
        if (!removed) {
            m_problem->setError(removed.error());
            m_problem->show();
        }
        removeNext();
    });
}

} // namespace Tare
