// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/charttable.h"

#include <QDialog>

namespace Tare {

/// The numbers of a chart as a table, to be read and copied.
class ChartDataDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChartDataDialog)

public:
    ChartDataDialog(const QString &title, const ChartTable &table, QWidget *parent = nullptr);
};

} // namespace Tare
