// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/pages/workloadform.h"

class QComboBox;

namespace Tare {

/// A sweep of dumps and restores over numbers of threads.
class DumpForm final : public WorkloadForm
{
    Q_OBJECT

public:
    explicit DumpForm(QWidget *parent = nullptr);

protected:
    void show(const WorkloadSpec &workload) override;
    void describe() override;
    void hideEvent(QHideEvent *event) override;

private:
    using Change = std::function<void(DumpWorkload &)>;

    void buildSweep();
    void buildData();
    void buildConditions();
    void buildTarget();
    void buildProof();
    void buildLimits();
    void editDump(const QString &what, const QString &field, const Change &change);
    QComboBox *makeChoice(const char *name) const;
    void chooseData(bool named);
    void schemaEdited(const QString &text);
    void tellSchema();
    void browse();
    void describeData();

    template<typename Value>
    struct Ticks
    {
        QList<QPair<Value, QCheckBox *>> boxes;

        QList<Value> ticked() const;
        void show(const QList<Value> &values) const;
    };
    Ticks<DumpTool> m_tools;
    Ticks<DumpCompression> m_compressions;
    QComboBox *m_restore = nullptr;
    QComboBox *m_data = nullptr;
    FormRow *m_dataRow = nullptr;
    FormRow *m_tablesRow = nullptr;
    FormRow *m_schemaRow = nullptr;
    CountSpinBox *m_tables = nullptr;
    LargeCountBox *m_rows = nullptr;
    QLineEdit *m_schema = nullptr;
    bool m_named = false; ///< a schema that is there already; its name may not be typed yet
    QString m_shownId;
    LargeCountBox *m_chunkRows = nullptr;
    OptionalNumber *m_chunks = nullptr;
    QComboBox *m_consistency = nullptr;
    FormRow *m_consistencyRow = nullptr;
    QComboBox *m_cache = nullptr;
    FormRow *m_cacheRow = nullptr;
    QLineEdit *m_directory = nullptr;
    FoldedSection *m_targetSection = nullptr;
    QCheckBox *m_checksums = nullptr;
    FoldedSection *m_proofSection = nullptr;
    CountSpinBox *m_stallTimeout = nullptr;
    CountSpinBox *m_timeLimit = nullptr;
    LargeCountBox *m_seed = nullptr;
    FoldedSection *m_limitsSection = nullptr;
};

} // namespace Tare
