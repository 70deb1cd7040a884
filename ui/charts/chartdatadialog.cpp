// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chartdatadialog.h"

#include "ui/models/charttablemodel.h"
#include "ui/widgets/basics.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace Tare {

ChartDataDialog::ChartDataDialog(const QString &title, const ChartTable &table, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Data: %1").arg(title));
    setObjectName(QStringLiteral("chartDataDialog"));
    resize(820, 460);
    auto *model = new ChartTableModel(this);
    model->setTable(table);
    auto *view = new QTableView(this);
    view->setObjectName(QStringLiteral("chartData"));
    view->setModel(model);
    view->setAccessibleName(title);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setTabKeyNavigation(false);
    view->verticalHeader()->hide();
    view->verticalHeader()->setDefaultSectionSize(24);
    view->resizeColumnsToContents();
    view->horizontalHeader()->setStretchLastSection(true);

    auto *buttons = new QDialogButtonBox(this);
    auto *copy = makeButton(
        QStringLiteral("copyData"), ButtonKind::Normal, [] { return tr("Copy all"); }, QStringLiteral("copy"),
        this);
    auto *close = makeButton(
        QStringLiteral("closeData"), ButtonKind::Normal, [] { return tr("Close"); }, {}, this);
    buttons->addButton(copy, QDialogButtonBox::ActionRole);
    buttons->addButton(close, QDialogButtonBox::RejectRole);
    close->setDefault(true);
    connect(copy, &QPushButton::clicked, this,
            [table] { QGuiApplication::clipboard()->setText(tableToText(table)); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(12);
    layout->addWidget(view, 1);
    layout->addWidget(buttons);
}

} // namespace Tare
