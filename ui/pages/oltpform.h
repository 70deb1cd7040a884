// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/pages/workloadform.h"

class QCheckBox;
class QComboBox;

namespace Tare {

/// The mixes of sysbench.
class OltpForm final : public WorkloadForm
{
    Q_OBJECT

public:
    explicit OltpForm(QWidget *parent = nullptr);

protected:
    void show(const WorkloadSpec &workload) override;
    void describe() override;

private:
    void build();
    QComboBox *m_mix;
    FormRow *m_mixRow = nullptr;
    CountSpinBox *m_tables;
    CountSpinBox *m_rows;
    FormRow *m_tablesRow = nullptr;
    QLabel *m_tablesOf = nullptr;
    QLabel *m_rowsEach = nullptr;
    QComboBox *m_distribution;
    FormRow *m_distributionRow = nullptr;
    QCheckBox *m_prepared;
    QCheckBox *m_skipTransactions;
    CountSpinBox *m_seed;
    FoldedSection *m_statements = nullptr;
};

} // namespace Tare
