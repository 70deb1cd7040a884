// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/ladderchart.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace Tare {

/// Beside the cost ladder, as evidence: where the CPU time of one operation goes on each rung.
class ComparePageCpu final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ComparePageCpu)

public:
    explicit ComparePageCpu(QWidget *parent = nullptr);

    void showLadder(const LadderChartData &ladder, bool redis); ///< hidden when no rung has CPU times

private:
    QLabel *m_title = nullptr;
    QLabel *m_legend = nullptr;
    QVBoxLayout *m_rungs = nullptr;
};

} // namespace Tare
