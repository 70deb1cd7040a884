// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/profilevalidation.h"
#include "core/model/workloadspec.h"
#include "ui/widgets/form.h"

#include <QList>
#include <QWidget>

#include <functional>

class QAbstractSpinBox;
class QCheckBox;
class QLineEdit;

namespace Tare {

class CountSpinBox;
class DecimalBox;
class FoldedSection;
class LargeCountBox;
class OptionalNumber;

/// The form of one kind of workload; what the kinds share: counts as a list, times, rate. Tells every edit
/// as the whole changed spec, and a list that cannot be read as a problem.
class WorkloadForm : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WorkloadForm)

public:
    void load(const WorkloadSpec &workload);
    void showProblems(const QList<ProfileProblem> &problems);
    virtual void focusField(const QString &field);

Q_SIGNALS:
    void edited(const Tare::WorkloadSpec &workload, const QString &what, const QString &field);
    /// Empty sentence: the field can be read again.
    void unreadable(const QString &field, const QString &sentence);

protected:
    WorkloadForm(const QString &prefix, QWidget *parent);

    Form *form() const { return m_form; }
    QString prefixed(const char *name) const { return m_prefix + QLatin1StringView(name); }
    const WorkloadSpec &spec() const { return m_spec; }
    /// Edits with the same `field`, one after the other, are one undo step; empty: a step of its own.
    void edit(const QString &what, const QString &field, const std::function<void(WorkloadSpec &)> &change);

    using Rate = std::function<double &(WorkloadSpec &)>;
    void addCountsRow(const char *key, const Text &label, const Text &hint,
                      const std::function<QList<int> &(WorkloadSpec &)> &member);
    void addTimingRow();
    /// `inASecond`: suffix of the number, " transactions/s".
    void addRateRow(const Rate &rate, const Text &inASecond);
    /// `byNumber`: the choice of a number in place of a time, "After so many requests".
    void addLengthSection(const Text &byNumber);
    /// A section called prefix + key + "Section", with rows of its own.
    FoldedSection *addSection(const char *key, const Text &title, Form *&rows);
    QCheckBox *makeCheckBox(const char *name, const Text &text) const;

    /// Edits a member of the workload's own struct through a box; `Owner` is the workload's struct.
    template<typename Owner, typename Box, typename Value>
    void bind(Box *box, const Text &what, const QString &field,
              const std::function<Value &(Owner &)> &member);

    virtual void show(const WorkloadSpec &workload) = 0;
    virtual void describe();
    /// Problems that need another place than a row.
    virtual void placeProblems(const QList<ProfileProblem> & /*problems*/) { }

private:
    Timing &timingOf(WorkloadSpec &workload) const;
    void loadTiming();
    void countsEdited(const QString &text);
    void rateChosen(bool fixed);
    void lengthChosen(bool byNumber);

    QString m_prefix;
    Form *m_form;
    WorkloadSpec m_spec;
    bool m_loading = false;
    // Null where the kind of workload has no such row.
    QLineEdit *m_counts = nullptr;
    QString m_countsKey;
    std::function<QList<int> &(WorkloadSpec &)> m_countsMember;
    CountSpinBox *m_warmup = nullptr;
    CountSpinBox *m_duration = nullptr;
    CountSpinBox *m_interval = nullptr;
    QLabel *m_durationLabel = nullptr;
    QLabel *m_intervalLabel = nullptr;
    Rate m_rateMember;
    Text m_rateSuffix;
    DecimalBox *m_rate = nullptr;
    OptionalNumber *m_rateChoice = nullptr;
    LargeCountBox *m_operations = nullptr;
    OptionalNumber *m_lengthChoice = nullptr;
    FormRow *m_lengthRow = nullptr;
    FoldedSection *m_lengthSection = nullptr;
};

template<typename Owner, typename Box, typename Value>
void WorkloadForm::bind(Box *box, const Text &what, const QString &field,
                        const std::function<Value &(Owner &)> &member)
{
    connect(box, &Box::valueChanged, this, [this, what, field, member](auto value) {
        edit(what(), field, [&](WorkloadSpec &workload) {
            member(std::get<Owner>(workload.what)) = static_cast<Value>(value);
        });
    });
}

} // namespace Tare
