// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/testprofile.h"
#include "ui/models/sentstatements.h"
#include "ui/widgets/basics.h"

#include <QWidget>

class QGridLayout;
class QVBoxLayout;

namespace Tare {

class PartsBar;

/// What a workload costs in time, and what one transaction or test sends.
class CostPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit CostPanel(QWidget *parent = nullptr);
    void showWorkload(const TestProfile &profile, const WorkloadSpec &workload);

private:
    void showCost();
    void showSent();
    static QString redisKind(SentStatement::Kind kind);
    void row(QGridLayout *grid, int at, QWidget *mark, const QString &text, const QString &value);

    TestProfile m_profile;
    WorkloadSpec m_workload;
    QLabel *m_figure = nullptr;
    QLabel *m_factors = nullptr;
    PartsBar *m_bar = nullptr;
    QGridLayout *m_parts = nullptr;
    QLabel *m_power = nullptr;
    QWidget *m_powerRow = nullptr;
    QLabel *m_sentTitle = nullptr;
    QLabel *m_sentCount = nullptr;
    QWidget *m_boxes = nullptr;
    QLabel *m_sentKinds = nullptr;
    QGridLayout *m_sent = nullptr;
};

} // namespace Tare
