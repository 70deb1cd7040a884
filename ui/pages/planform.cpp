// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/planform.h"

#include "core/analysis/comparison.h"
#include "core/model/enumnames.h"
#include "ui/profiledocument.h"
#include "ui/widgets/countspinbox.h"
#include "ui/widgets/decimalbox.h"
#include "ui/widgets/form.h"

#include <QComboBox>
#include <QVBoxLayout>

#include <algorithm>

namespace Tare {

namespace {

constexpr double usualWidth = 2; ///< percent, where the user has not said another one
constexpr double largestPercent = 50;
constexpr int largestSeed = 2'000'000'000;

} // namespace

PlanForm::PlanForm(ProfileDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_form(new Form(this, 88))
{
    addRunning();
    m_form->addHairline();
    addVerdict();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_form);
}

QComboBox *PlanForm::makeCombo(const QString &name)
{
    auto *combo = new QComboBox;
    combo->setObjectName(name);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(8);
    combo->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return combo;
}

void PlanForm::addRunning()
{
    m_repetitions = new CountSpinBox(QStringLiteral("planRepetitions"), 1, 1000);
    m_until = makeCombo(QStringLiteral("planUntil"));
    m_until->addItem({}, false);
    m_until->addItem({}, true);
    m_width = new DecimalBox(QStringLiteral("planUntilPercent"), 0.1, largestPercent, 0.5);
    m_most = new CountSpinBox(QStringLiteral("planMaximumRepetitions"), 2, 1000);
    m_order = makeCombo(QStringLiteral("planOrder"));
    for (const RunOrder order :
         {RunOrder::Sequential, RunOrder::Interleaved, RunOrder::Shuffled, RunOrder::Abba}) {
        m_order->addItem({}, static_cast<int>(order));
    }
    m_cooldown = new CountSpinBox(QStringLiteral("planCooldown"), 0, 86400);
    m_seed = new CountSpinBox(QStringLiteral("planSeed"), 0, largestSeed);
    m_repetitionsRow =
        m_form->addRow(QStringLiteral("plan.repetitions"), m_repetitions, [] { return tr("Re&petitions"); });
    m_form->addRow({}, m_until, [] { return tr("Repeat"); });
    m_widthRow = m_form->addRow(
        QStringLiteral("plan.untilPercent"), m_width, [] { return tr("Interval &within"); },
        [] { return tr("Rounds are added until the interval of every change is this narrow."); });
    m_mostRow =
        m_form->addRow(QStringLiteral("plan.maximumRepetitions"), m_most, [] { return tr("At &most"); });
    m_form->addRow(QStringLiteral("plan.order"), m_order, [] { return tr("&Order"); });
    m_form->addRow(QStringLiteral("plan.cooldown"), m_cooldown, [] { return tr("Cool-&down"); });
    m_seedRow = m_form->addRow(QStringLiteral("plan.seed"), m_seed, [] { return tr("&Seed"); });

    connect(m_repetitions, &QSpinBox::valueChanged, this, [this](int value) {
        change(tr("Change the repetitions"), QStringLiteral("plan.repetitions"),
               [value](PlanSpec &plan) { plan.repetitions = value; });
    });
    connect(m_until, &QComboBox::activated, this, [this](int index) {
        const bool until = m_until->itemData(index).toBool();
        change(tr("Choose how long it is repeated"), {}, [until](PlanSpec &plan) {
            if (until != (plan.untilPercent > 0)) {
                plan.untilPercent = until ? usualWidth : 0;
            }
        });
    });
    connect(m_width, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        change(tr("Change the width of the interval"), QStringLiteral("plan.untilPercent"),
               [value](PlanSpec &plan) { plan.untilPercent = value; });
    });
    connect(m_most, &QSpinBox::valueChanged, this, [this](int value) {
        change(tr("Change the most repetitions"), QStringLiteral("plan.maximumRepetitions"),
               [value](PlanSpec &plan) { plan.maximumRepetitions = value; });
    });
    connect(m_order, &QComboBox::activated, this, [this](int index) {
        const auto order = static_cast<RunOrder>(m_order->itemData(index).toInt());
        change(tr("Choose the order"), {}, [order](PlanSpec &plan) { plan.order = order; });
    });
    connect(m_cooldown, &QSpinBox::valueChanged, this, [this](int value) {
        change(tr("Change the cool-down"), QStringLiteral("plan.cooldown"),
               [value](PlanSpec &plan) { plan.cooldown = value; });
    });
    connect(m_seed, &QSpinBox::valueChanged, this, [this](int value) {
        change(tr("Change the seed"), QStringLiteral("plan.seed"),
               [value](PlanSpec &plan) { plan.seed = static_cast<quint64>(value); });
    });
}

void PlanForm::addVerdict()
{
    m_metric = makeCombo(QStringLiteral("planMetric"));
    for (const EnumName<Metric> &each : primaryMetricNames) {
        m_metric->addItem({}, static_cast<int>(each.value));
    }
    m_threshold = new DecimalBox(QStringLiteral("planThreshold"), 0, largestPercent, 0.5);
    m_form->addRow(
        QStringLiteral("plan.primaryMetric"), m_metric, [] { return tr("Verd&ict on"); },
        [] {
            return tr("Fixed before the run. The other numbers are judged more strictly, as they are many.");
        });
    m_form->addRow(
        QStringLiteral("plan.thresholdPercent"), m_threshold, [] { return tr("Too sm&all"); },
        [] { return tr("A smaller change does not matter in practice, however sure it is."); });
    connect(m_metric, &QComboBox::activated, this, [this](int index) {
        const auto metric = static_cast<Metric>(m_metric->itemData(index).toInt());
        change(tr("Choose what the verdict is about"), {},
               [metric](PlanSpec &plan) { plan.primaryMetric = metric; });
    });
    connect(m_threshold, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        change(tr("Change what is too small to matter"), QStringLiteral("plan.thresholdPercent"),
               [value](PlanSpec &plan) { plan.thresholdPercent = value; });
    });
}

void PlanForm::change(const QString &what, const QString &field, const std::function<void(PlanSpec &)> &edit)
{
    if (m_loading) {
        return;
    }
    PlanSpec plan = m_document.profile().plan;
    edit(plan);
    m_document.setPlan(plan, what, field);
}

void PlanForm::fillCombos()
{
    m_order->setItemText(0, tr("One after the other"));
    m_order->setItemText(1, tr("Interleaved"));
    m_order->setItemText(2, tr("Shuffled"));
    m_order->setItemText(3, tr("ABBA"));
    m_until->setItemText(0, tr("So many times"));
    m_until->setItemText(1, tr("Until it is known"));
    for (int i = 0; i < m_metric->count(); ++i) {
        const auto metric = static_cast<Metric>(m_metric->itemData(i).toInt());
        m_metric->setItemText(
            i, metric == Metric::OperationsPerSecond ? tr("Throughput") : metricTitle(metric, false));
    }
    m_cooldown->setSuffix(tr(" s", "seconds, after a number"));
    m_width->setPrefix(QStringLiteral("± "));
    m_width->setSuffix(tr(" %", "percent, after a number"));
    m_threshold->setSuffix(tr(" %", "percent, after a number"));
}

void PlanForm::refresh()
{
    const PlanSpec &plan = m_document.profile().plan;
    const bool until = plan.untilPercent > 0;
    m_loading = true;
    fillCombos();
    m_repetitions->setValue(plan.repetitions);
    m_repetitionsRow->setHint(until ? tr("The fewest.") : QString());
    m_until->setCurrentIndex(until ? 1 : 0);
    m_width->setValue(until ? plan.untilPercent : usualWidth);
    m_most->setValue(plan.maximumRepetitions);
    m_widthRow->setRowVisible(until);
    m_mostRow->setRowVisible(until);
    m_order->setCurrentIndex(m_order->findData(static_cast<int>(plan.order)));
    m_cooldown->setValue(plan.cooldown);
    m_seed->setValue(static_cast<int>(std::min<quint64>(plan.seed, largestSeed)));
    m_seedRow->setRowVisible(plan.order == RunOrder::Shuffled);
    m_metric->setCurrentIndex(std::max(m_metric->findData(static_cast<int>(plan.primaryMetric)), 0));
    m_threshold->setValue(plan.thresholdPercent);
    m_loading = false;
    m_form->showProblems(m_document.problems());
}

} // namespace Tare
