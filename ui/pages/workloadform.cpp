// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/workloadform.h"

#include "core/model/numberformat.h"
#include "ui/models/workloadwords.h"
#include "ui/widgets/countspinbox.h"
#include "ui/widgets/decimalbox.h"
#include "ui/widgets/foldedsection.h"
#include "ui/widgets/largecountbox.h"
#include "ui/widgets/optionalnumber.h"
#include "ui/widgets/translated.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

namespace Tare {

namespace {

// What a choice begins with; soon replaced by what the user wants.
constexpr double firstRate = 1000;
constexpr quint64 firstOperations = 100'000;
constexpr double highestRate = 100'000'000;
constexpr quint64 mostOperations = 1'000'000'000'000;

} // namespace

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
    if (m_operations)
        loadTiming();
    show(workload);
    m_loading = false;
    describe();
}

void WorkloadForm::loadTiming()
{
    const Timing &times = timingOf(m_spec);
    m_warmup->setValue(times.warmup);
    m_duration->setValue(times.duration);
    m_interval->setValue(times.interval);
    m_lengthChoice->setOn(times.operations > 0);
    if (times.operations > 0)
        m_operations->setValue(static_cast<quint64>(times.operations));
    const double rate = m_rateMember(m_spec);
    m_rateChoice->setOn(rate > 0);
    if (rate > 0)
        m_rate->setValue(rate);
}

void WorkloadForm::showProblems(const QList<ProfileProblem> &problems)
{
    m_form->showProblems(problems);
    placeProblems(problems);
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

void WorkloadForm::addTimingRow()
{
    constexpr int day = 86400;
    m_warmup = new CountSpinBox(prefixed("Warmup"), 0, day);
    m_duration = new CountSpinBox(prefixed("Duration"), 0, day);
    m_interval = new CountSpinBox(prefixed("Interval"), 1, 3600);
    FormRow *row =
        m_form->addRow(QStringLiteral("what.timing.warmup"), m_warmup, [] { return tr("&Warm-up"); });
    const auto beside = [row](QWidget *field, QLabel *&label) {
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
    const auto connectTo = [this](CountSpinBox *box, const QString &field, int Timing::*member) {
        connect(box, &QSpinBox::valueChanged, this, [this, field, member](int value) {
            edit(tr("Change the time"), field,
                 [&](WorkloadSpec &workload) { timingOf(workload).*member = value; });
        });
    };
    connectTo(m_warmup, QStringLiteral("warmup"), &Timing::warmup);
    connectTo(m_duration, QStringLiteral("duration"), &Timing::duration);
    connectTo(m_interval, QStringLiteral("interval"), &Timing::interval);
    // The other two fields of the row show their problems there as well.
    m_form->alias(QStringLiteral("what.timing.duration"), row);
    m_form->alias(QStringLiteral("what.timing.interval"), row);
    m_form->alias(QStringLiteral("what.timing"), row);
}

void WorkloadForm::addRateRow(const Rate &rate, const Text &inASecond)
{
    m_rateMember = rate;
    m_rateSuffix = inASecond;
    m_rate = new DecimalBox(prefixed("Rate"), 0.001, highestRate, 100);
    m_rate->setValue(firstRate);
    m_rateChoice = new OptionalNumber(
        prefixed("RateChoice"), [] { return tr("As fast as possi&ble"); }, [] { return tr("Fi&xed rate"); },
        m_rate);
    m_form->addRow(
        QStringLiteral("what.rate"), m_rateChoice, [] { return tr("Rate"); },
        [] { return tr("At a fixed rate the latency counts from the moment a request was due."); });
    connect(m_rateChoice, &OptionalNumber::toggled, this, &WorkloadForm::rateChosen);
    connect(m_rate, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        if (m_rateChoice->isOn())
            edit(tr("Change the rate"), QStringLiteral("rate"),
                 [&](WorkloadSpec &workload) { m_rateMember(workload) = value; });
    });
}

void WorkloadForm::rateChosen(bool fixed)
{
    const double number = m_rate->value();
    edit(tr("Choose the rate"), {},
         [&](WorkloadSpec &workload) { m_rateMember(workload) = fixed ? number : 0; });
}

void WorkloadForm::addLengthSection(const Text &byNumber)
{
    m_operations = new LargeCountBox(prefixed("Operations"), 1, mostOperations);
    m_operations->setValue(firstOperations);
    m_lengthChoice = new OptionalNumber(
        prefixed("LengthChoice"), [] { return tr("After the time above"); }, byNumber, m_operations);
    Form *rows = nullptr;
    m_lengthSection = addSection(
        "Length", [] { return tr("Length"); }, rows);
    m_lengthRow =
        rows->addRow(QStringLiteral("what.timing.operations"), m_lengthChoice, [] { return tr("Ends"); });
    connect(m_lengthChoice, &OptionalNumber::toggled, this, &WorkloadForm::lengthChosen);
    connect(m_operations, &LargeCountBox::valueChanged, this, [this](quint64 value) {
        if (m_lengthChoice->isOn())
            edit(tr("Change the number of operations"), QStringLiteral("operations"),
                 [&](WorkloadSpec &workload) { timingOf(workload).operations = static_cast<qint64>(value); });
    });
}

void WorkloadForm::lengthChosen(bool byNumber)
{
    const auto number = static_cast<qint64>(m_operations->value());
    edit(tr("Choose how long to measure"), {}, [&](WorkloadSpec &workload) {
        Timing &times = timingOf(workload);
        times.operations = byNumber ? number : 0;
        if (times.operations == 0 && times.duration == 0)
            times.duration = Timing().duration;
    });
}

FoldedSection *WorkloadForm::addSection(const char *key, const Text &title, Form *&rows)
{
    auto *section = new FoldedSection(prefixed(key) + QStringLiteral("Section"), title);
    rows = m_form->addSection(section);
    return section;
}

QCheckBox *WorkloadForm::makeCheckBox(const char *name, const Text &text) const
{
    auto *box = new QCheckBox;
    box->setObjectName(prefixed(name));
    translated(box, [box, text] {
        box->setText(text());
        box->setAccessibleName(QString(text()).remove(QLatin1Char('&')));
    });
    return box;
}

void WorkloadForm::describe()
{
    if (!m_operations)
        return; // it has no times, or is being built
    for (CountSpinBox *box : {m_warmup, m_duration, m_interval})
        box->setSuffix(tr(" s", "seconds, after a number"));
    m_durationLabel->setText(tr("Meas&ure"));
    m_duration->setAccessibleName(tr("Measure"));
    m_intervalLabel->setText(tr("I&nterval"));
    m_interval->setAccessibleName(tr("Interval"));
    m_rate->setSuffix(m_rateSuffix());
    const bool byNumber = m_lengthChoice->isOn();
    m_duration->setZeroText(byNumber ? tr("no limit") : QString());
    m_lengthRow->setHint(byNumber ? tr("The time above is the limit then, and 0 is none. The warm-up comes "
                                       "first and does not count.")
                                  : QStringLiteral(""));
    const QString count = formatCount(static_cast<qint64>(m_operations->value()));
    m_lengthSection->setSummary(!byNumber ? tr("by time")
                                    : m_duration->value() > 0
                                    ? tr("%1 operations, at most the time above").arg(count)
                                    : tr("%1 operations").arg(count));
}

void WorkloadForm::focusField(const QString &field)
{
    m_form->focusRow(formKey(field));
}

} // namespace Tare
