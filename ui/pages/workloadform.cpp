// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/workloadform.h"

#include "core/model/numberformat.h"
#include "ui/models/workloadwords.h"
#include "ui/widgets/countspinbox.h"
#include "ui/widgets/foldedsection.h"
#include "ui/widgets/translated.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

namespace Tare {

WorkloadForm::WorkloadForm(const QString &prefix, QWidget *parent)
    : QWidget(parent)
    , m_prefix(prefix)
    , m_form(new Form(this, 104))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_form);
    translated(this, [this] { describe(); });
}

void WorkloadForm::load(const WorkloadSpec &workload)
{
    const bool other = workload.id != m_spec.id;
    m_spec = workload;
    m_loading = true;
    const QList<int> counts = m_countsMember(m_spec);
    // What is typed stays as typed while it means the same.
    if (other || parseCounts(m_counts->text()) != std::optional(counts)) {
        const bool unreadableNow = !other && !parseCounts(m_counts->text()) && m_counts->hasFocus();
        if (!unreadableNow) {
            m_counts->setText(countsText(counts));
            Q_EMIT unreadable(m_countsKey, {});
        }
    }
    const Timing &times = timingOf(m_spec);
    m_warmup->setValue(times.warmup);
    m_duration->setValue(times.duration);
    m_interval->setValue(times.interval);
    m_operations->setValue(static_cast<int>(std::min<qint64>(times.operations, m_operations->maximum())));
    show(workload);
    m_loading = false;
    describe();
}

void WorkloadForm::showProblems(const QList<ProfileProblem> &problems)
{
    QList<QPair<QString, QPair<QString, Severity>>> placed;
    for (const ProfileProblem &problem : problems) {
        const QString key = formKey(problem.field);
        placed.append({key,
                       {problem.sentence,
                        problem.severity == ProblemSeverity::Warning ? Severity::Warning : Severity::Error}});
    }
    m_form->showProblems(placed);
}

void WorkloadForm::edit(const QString &what, const QString &field,
                        const std::function<void(WorkloadSpec &)> &change)
{
    if (m_loading)
        return;
    change(m_spec);
    Q_EMIT edited(m_spec, what, field);
}

Timing &WorkloadForm::timingOf(WorkloadSpec &workload) const
{
    if (auto *redis = std::get_if<RedisWorkload>(&workload.what))
        return redis->timing;
    return std::get<OltpWorkload>(workload.what).timing;
}

void WorkloadForm::addCountsRow(const char *key, const Text &label, const Text &hint,
                                const std::function<QList<int> &(WorkloadSpec &)> &member)
{
    m_countsKey = QStringLiteral("what.") + QLatin1StringView(key);
    m_countsMember = member;
    m_counts = new QLineEdit;
    m_counts->setObjectName(prefixed("Counts"));
    m_counts->setMaximumWidth(260);
    m_form->addRow(m_countsKey, m_counts, label, hint);
    connect(m_counts, &QLineEdit::textEdited, this, &WorkloadForm::countsEdited);
}

void WorkloadForm::countsEdited(const QString &text)
{
    QString wrong;
    const std::optional<QList<int>> counts = parseCounts(text, &wrong);
    if (!counts) {
        Q_EMIT unreadable(m_countsKey,
                          wrong.isEmpty()
                              ? tr("A whole number above 0 is missing. Write 4, 8, 16.")
                              : tr("“%1” is not a whole number above 0. Write 4, 8, 16.").arg(wrong));
        return;
    }
    Q_EMIT unreadable(m_countsKey, {});
    edit(tr("Change the counts"), m_countsKey,
         [&](WorkloadSpec &workload) { m_countsMember(workload) = *counts; });
}

void WorkloadForm::addTimingRows()
{
    constexpr int day = 86400;
    m_warmup = new CountSpinBox(prefixed("Warmup"), 0, day);
    m_duration = new CountSpinBox(prefixed("Duration"), 0, day);
    m_interval = new CountSpinBox(prefixed("Interval"), 1, 3600);
    m_operations = new CountSpinBox(prefixed("Operations"), 0, 2'000'000'000);
    FormRow *row =
        m_form->addRow(QStringLiteral("what.timing.warmup"), m_warmup, [] { return tr("&Warm-up"); });
    const auto beside = [this, row](QWidget *field, QLabel *&label) {
        label = makeValueLabel(TextRole::Text, LabelTone::Secondary);
        label->setWordWrap(false);
        label->setBuddy(field);
        row->line()->addSpacing(4);
        row->line()->addWidget(label);
        row->line()->addWidget(field);
    };
    beside(m_duration, m_durationLabel);
    beside(m_interval, m_intervalLabel);
    row->line()->addStretch(1);

    m_lengthSection = new FoldedSection(prefixed("LengthSection"), [] { return tr("Length"); });
    auto *length = new Form;
    length->addRow(
        {}, m_operations, [] { return tr("Ope&rations"); },
        [] { return tr("Measure exactly so many in place of a time; the time above is the limit then."); });
    m_lengthSection->setContent(length);

    const auto connectTo = [this](CountSpinBox *box, const QString &field, int Timing::*member) {
        connect(box, &QSpinBox::valueChanged, this, [this, field, member](int value) {
            edit(tr("Change the time"), field,
                 [&](WorkloadSpec &workload) { timingOf(workload).*member = value; });
        });
    };
    connectTo(m_warmup, QStringLiteral("warmup"), &Timing::warmup);
    connectTo(m_duration, QStringLiteral("duration"), &Timing::duration);
    connectTo(m_interval, QStringLiteral("interval"), &Timing::interval);
    connect(m_operations, &QSpinBox::valueChanged, this, [this](int value) {
        edit(tr("Change the number of operations"), QStringLiteral("operations"),
             [&](WorkloadSpec &workload) { timingOf(workload).operations = value; });
        describe();
    });
    // The other two fields of the row show their problems there as well.
    m_form->alias(QStringLiteral("what.timing.duration"), row);
    m_form->alias(QStringLiteral("what.timing.interval"), row);
    m_form->alias(QStringLiteral("what.timing"), row);
    m_form->addHairline();
    m_form->addWideRow(QStringLiteral("what.timing.operations"), m_lengthSection);
    WorkloadForm::describe();
}

void WorkloadForm::describe()
{
    if (!m_operations)
        return;
    for (CountSpinBox *box : {m_warmup, m_duration, m_interval})
        box->setSuffix(tr(" s", "seconds, after a number"));
    m_durationLabel->setText(tr("M&easure"));
    m_duration->setAccessibleName(tr("Measure"));
    m_intervalLabel->setText(tr("&Interval"));
    m_interval->setAccessibleName(tr("Interval"));
    m_operations->setZeroText(tr("by time"));
    m_lengthSection->setSummary(
        m_operations->value() > 0
            ? tr("%1 operations, at most the time above").arg(formatCount(m_operations->value()))
            : tr("by time"));
}

void WorkloadForm::focusField(const QString &field)
{
    const QString key = formKey(field);
    m_form->focusRow(key);
}

} // namespace Tare
