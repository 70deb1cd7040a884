// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/environmentspec.h"

#include <QObject>

class QComboBox;
class QLabel;

namespace Tare {

class CountSpinBox;
class FoldedSection;
class Form;
class FormRow;
class LargeCountBox;

/// The folded part of an environment's form that says how many instances and schemas it holds, and what comes
/// of it.
class TopologyFields final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TopologyFields)

public:
    /// Adds its section to the form; object names begin with `prefix`.
    TopologyFields(Form *form, const QString &prefix, QObject *parent);

    void load(const EnvironmentSpec &environment);
    void describe(); ///< texts that depend on the environment, any language
    FoldedSection *section() const { return m_section; }

Q_SIGNALS:
    /// `field` as in EnvironmentForm::edited.
    void edited(const Tare::Topology &topology, const QString &what, const QString &field);

private:
    template<typename Change>
    void edit(const QString &what, const QString &field, Change change)
    {
        if (m_loading)
            return;
        change(m_spec.topology);
        Q_EMIT edited(m_spec.topology, what, field);
        describe();
    }
    QString cpuList() const;
    QString shares(const QString &cpus) const; ///< the CPUs of each instance
    void describeSharing();

    EnvironmentSpec m_spec;
    bool m_loading = false;
    FoldedSection *m_section;
    CountSpinBox *m_instances;
    CountSpinBox *m_schemas;
    FormRow *m_schemasRow = nullptr;
    LargeCountBox *m_memory;
    QComboBox *m_rule;
    FormRow *m_memoryRow = nullptr;
    FormRow *m_ruleRow = nullptr;
    QComboBox *m_sharing;
    FormRow *m_sharingRow = nullptr;
    QLabel *m_outcome;
};

} // namespace Tare
