// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/profilevalidation.h"
#include "core/model/workloadspec.h"
#include "ui/widgets/form.h"

#include <QList>
#include <QWidget>

#include <functional>

class QLineEdit;

namespace Tare {

class CountSpinBox;
class FoldedSection;

/// The form of one kind of workload; what both kinds share: counts as a list, times. Tells every edit as the
/// whole changed spec, and a list that cannot be read as a problem.
class WorkloadForm : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WorkloadForm)

public:
    void load(const WorkloadSpec &workload);
    void showProblems(const QList<ProfileProblem> &problems);
    void focusField(const QString &field);

Q_SIGNALS:
    void edited(const Tare::WorkloadSpec &workload, const QString &what, const QString &field);
    /// Empty sentence: the field can be read again.
    void unreadable(const QString &field, const QString &sentence);

protected:
    WorkloadForm(const QString &prefix, QWidget *parent);

    Form *form() const { return m_form; }
    QString prefixed(const char *name) const { return m_prefix + QLatin1StringView(name); }
    const WorkloadSpec &spec() const { return m_spec; }
    void edit(const QString &what, const QString &field, const std::function<void(WorkloadSpec &)> &change);

    void addCountsRow(const char *key, const Text &label, const Text &hint,
                      const std::function<QList<int> &(WorkloadSpec &)> &member);
    void addTimingRows();

    virtual void show(const WorkloadSpec &workload) = 0;
    virtual void describe();

private:
    Timing &timingOf(WorkloadSpec &workload) const;
    void countsEdited(const QString &text);

    QString m_prefix;
    Form *m_form;
    WorkloadSpec m_spec;
    bool m_loading = false;
    QLineEdit *m_counts = nullptr;
    QString m_countsKey;
    std::function<QList<int> &(WorkloadSpec &)> m_countsMember;
    CountSpinBox *m_warmup = nullptr;
    CountSpinBox *m_duration = nullptr;
    CountSpinBox *m_interval = nullptr;
    CountSpinBox *m_operations = nullptr;
    FoldedSection *m_lengthSection = nullptr;
    QLabel *m_durationLabel = nullptr;
    QLabel *m_intervalLabel = nullptr;
};

} // namespace Tare
