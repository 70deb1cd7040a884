// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/pages/workloadform.h"

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
    /// A number of a mix's statements, and the row it is in.
    struct Count
    {
        int OltpStatementCounts::*member = nullptr;
        CountSpinBox *box = nullptr;
        FormRow *row = nullptr;
    };

    void buildData();
    void buildLoad();
    void buildStatements();
    void buildTables();
    void buildConnections();
    void buildErrors();
    void addCount(Form *rows, const char *key, int most, const Text &label, int OltpStatementCounts::*member);
    QCheckBox *addSwitch(Form *rows, const char *name, const QString &key, const Text &text, const Text &hint,
                         const Text &what, const std::function<bool &(OltpWorkload &)> &member);
    void describeDistribution(const OltpWorkload &oltp);
    void describeSections(const OltpWorkload &oltp);

    QComboBox *m_mix = nullptr;
    FormRow *m_mixRow = nullptr;
    CountSpinBox *m_tables = nullptr;
    LargeCountBox *m_rows = nullptr;
    FormRow *m_tablesRow = nullptr;
    QLabel *m_tablesOf = nullptr;
    QLabel *m_rowsEach = nullptr;
    QComboBox *m_distribution = nullptr;
    FormRow *m_distributionRow = nullptr;
    DecimalBox *m_exponent = nullptr;
    DecimalBox *m_shape = nullptr;
    QList<Count> m_counts;
    QCheckBox *m_prepared = nullptr;
    QCheckBox *m_skipTransactions = nullptr;
    FormRow *m_skipRow = nullptr;
    QCheckBox *m_statementLatency = nullptr;
    FoldedSection *m_statements = nullptr;
    QCheckBox *m_autoIncrement = nullptr;
    QCheckBox *m_secondaryKey = nullptr;
    QCheckBox *m_secondaryIndex = nullptr;
    QLineEdit *m_engine = nullptr;
    LargeCountBox *m_seed = nullptr;
    QCheckBox *m_compatible = nullptr;
    FoldedSection *m_tableSection = nullptr;
    CountSpinBox *m_reconnectEvery = nullptr;
    QComboBox *m_lostConnection = nullptr;
    FoldedSection *m_connections = nullptr;
    CountSpinBox *m_retries = nullptr;
    FoldedSection *m_errors = nullptr;
};

} // namespace Tare
