// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/runstepsmodel.h"

#include "core/analysis/dumpsweeptext.h"
#include "core/model/numberformat.h"
#include "ui/models/comparisonset.h"
#include "ui/models/workloadwords.h"
#include "ui/widgets/themeicon.h"

#include <algorithm>

namespace Tare {

namespace {

constexpr quintptr groupId = 0; ///< internal id of groups; a step's is its group's row + 1

QString statusWord(StepStatus status)
{
    switch (status) {
    case StepStatus::Planned:
        return RunStepsModel::tr("not run yet");
    case StepStatus::NotNeeded:
        return RunStepsModel::tr("not needed");
    case StepStatus::Running:
        return RunStepsModel::tr("running");
    case StepStatus::Done:
        return RunStepsModel::tr("done");
    case StepStatus::Failed:
        return RunStepsModel::tr("failed");
    case StepStatus::Stopped:
        return RunStepsModel::tr("stopped");
    case StepStatus::Skipped:
        return RunStepsModel::tr("skipped");
    }
    return {};
}

} // namespace

RunStepsModel::RunStepsModel(QObject *parent)
    : QAbstractItemModel(parent)
{ }

bool RunStepsModel::samePlan(const QList<StepRecord> &steps) const
{
    return std::ranges::equal(steps, m_steps, [](const StepRecord &a, const StepRecord &b) {
        return a.order == b.order && a.environmentId == b.environmentId && a.caseKey == b.caseKey
            && a.workloadId == b.workloadId && a.repetition == b.repetition
            && a.environmentName == b.environmentName;
    });
}

void RunStepsModel::setRun(const RunRecord &run)
{
    QList<StepRecord> steps;
    QList<double> measured;
    m_limits.clear();
    for (StepRecord step : run.steps) {
        measured.append(
            step.intervals.isEmpty() ? 0 : step.intervals.last().start + step.intervals.last().length);
        m_limits.append(bottleneck(step).value_or(Bottleneck()));
        step.intervals.clear();
        step.hostSamples.clear();
        steps.append(step);
    }
    m_runStatus = run.status;
    if (!samePlan(steps)) {
        beginResetModel();
        m_steps = steps;
        m_measured = measured;
        makeGroups();
        endResetModel();
        return;
    }
    const QList<StepRecord> before = std::exchange(m_steps, steps);
    const QList<double> measuredBefore = std::exchange(m_measured, measured);
    for (int i = 0; i < m_steps.size(); ++i) {
        const bool same = before.at(i).status == m_steps.at(i).status
            && before.at(i).rate() == m_steps.at(i).rate() && before.at(i).reason == m_steps.at(i).reason
            && measuredBefore.at(i) == m_measured.at(i);
        if (!same) {
            const QModelIndex changed = indexOf(m_steps.at(i).order);
            Q_EMIT dataChanged(changed, changed);
        }
    }
}

void RunStepsModel::setProgress(int order, double share)
{
    m_runningOrder = order;
    m_progress = share;
    const QModelIndex changed = indexOf(order);
    if (changed.isValid()) {
        Q_EMIT dataChanged(changed, changed, {ProgressRole});
    }
}

void RunStepsModel::retranslate()
{
    makeGroups(); // the same ones, with titles in the present language
    for (int group = 0; group < m_groups.size(); ++group) {
        const QModelIndex parent = index(group, 0);
        Q_EMIT dataChanged(parent, parent);
        Q_EMIT dataChanged(index(0, 0, parent), index(m_groups.at(group).count - 1, 0, parent));
    }
}

void RunStepsModel::makeGroups()
{
    m_groups.clear();
    RunRecord run;
    run.steps = m_steps;
    const ComparisonSet set({run});
    m_caseTitles.clear();
    QList<EnvironmentSpec> environments;
    for (const CompareSide &side : set.sides()) {
        EnvironmentSpec environment;
        environment.id = side.id;
        environment.name = side.name;
        environments.append(environment);
    }
    m_shortNames = shortEnvironmentNames(environments);
    for (const CompareCase &which : set.cases()) {
        m_caseTitles.insert(which.workloadId + QLatin1Char('/') + which.key,
                            set.casesOf(which.workloadId).size() > 1 ? which.shortTitle : which.title);
    }
    const auto sameCase = [](const StepRecord &a, const StepRecord &b) {
        return a.caseKey == b.caseKey && a.workloadId == b.workloadId;
    };
    // Where environments take turns a repetition of a case stands together; else the whole of a case.
    bool turns = false;
    for (int i = 1; i < m_steps.size(); ++i) {
        turns = turns
            || (sameCase(m_steps.at(i), m_steps.at(i - 1))
                && m_steps.at(i).repetition == m_steps.at(i - 1).repetition
                && m_steps.at(i).environmentId != m_steps.at(i - 1).environmentId);
    }
    for (int i = 0; i < m_steps.size(); ++i) {
        const bool joins = i > 0 && sameCase(m_steps.at(i), m_steps.at(i - 1))
            && (!turns || m_steps.at(i).repetition == m_steps.at(i - 1).repetition);
        if (joins) {
            ++m_groups.last().count;
        } else {
            m_groups.append({i, 1, turns});
        }
    }
}

QString RunStepsModel::titleOf(const StepRecord &step) const
{
    return m_caseTitles.value(step.workloadId + QLatin1Char('/') + step.caseKey);
}

QString RunStepsModel::groupTitle(const Group &group) const
{
    const StepRecord &first = m_steps.at(group.first);
    if (!group.byRepetition) {
        return titleOf(first);
    }
    if (m_caseTitles.size() > 1) {
        return tr("%1 · repetition %2", "case, number").arg(titleOf(first)).arg(first.repetition);
    }
    return tr("Repetition %1").arg(first.repetition);
}

QString RunStepsModel::stepTitle(const StepRecord &step, const Group &group) const
{
    const bool repeated = !group.byRepetition
        && std::ranges::any_of(m_steps, [](const StepRecord &other) { return other.repetition > 1; });
    const QString name = m_shortNames.value(step.environmentId, step.environmentName);
    return repeated ? tr("%1, repetition %2").arg(name).arg(step.repetition) : name;
}

QString RunStepsModel::resultText(const StepRecord &step) const
{
    if (const auto rate = step.rate()) {
        return formatSignificant(*rate, 4);
    }
    if (step.status == StepStatus::Done && step.dump) {
        const ToolUsage &usage =
            step.dump->dump.wallSeconds > 0 ? step.dump->dump : step.dump->restore.value_or(ToolUsage());
        return formatSeconds(usage.wallSeconds);
    }
    const auto at = std::ranges::find(m_steps, step.order, &StepRecord::order) - m_steps.begin();
    switch (step.status) {
    case StepStatus::Failed:
    case StepStatus::Stopped:
        return m_measured.value(at) > 0 ? formatClock(m_measured.value(at)) : statusWord(step.status);
    case StepStatus::Running:
        // The program went away in the middle: what was measured is kept.
        return m_runStatus == RunStatus::Running ? QString()
                                                 : formatClock(std::max(m_measured.value(at), 0.0));
    case StepStatus::Skipped:
    case StepStatus::NotNeeded:
        return statusWord(step.status);
    case StepStatus::Planned:
    case StepStatus::Done:
        return {};
    }
    return {};
}

QString RunStepsModel::spoken(const StepRecord &step) const
{
    const QString result = resultText(step);
    const QString words =
        tr("Step %1, %2, %3").arg(step.order).arg(step.environmentName, statusWord(step.status));
    QString whole =
        result.isEmpty() || result == statusWord(step.status) ? words : tr("%1, %2").arg(words, result);
    if (const Bottleneck limit = limitOf(step); limit.kind != BottleneckKind::None) {
        whole = tr("%1, held back by: %2").arg(whole, bottleneckTitle(limit.kind));
    }
    return whole;
}

Bottleneck RunStepsModel::limitOf(const StepRecord &step) const
{
    const auto at = std::ranges::find(m_steps, step.order, &StepRecord::order) - m_steps.begin();
    return m_limits.value(at);
}

QModelIndex RunStepsModel::indexOf(int order) const
{
    for (int group = 0; group < m_groups.size(); ++group) {
        for (int row = 0; row < m_groups.at(group).count; ++row) {
            if (m_steps.at(m_groups.at(group).first + row).order == order) {
                return createIndex(row, 0, static_cast<quintptr>(group) + 1);
            }
        }
    }
    return {};
}

const StepRecord *RunStepsModel::step(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == groupId) {
        return nullptr;
    }
    const Group &group = m_groups.at(static_cast<int>(index.internalId()) - 1);
    return &m_steps.at(group.first + index.row());
}

QModelIndex RunStepsModel::index(int row, int column, const QModelIndex &parent) const
{
    if (column != 0 || row < 0 || row >= rowCount(parent)) {
        return {};
    }
    return createIndex(row, 0, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : groupId);
}

QModelIndex RunStepsModel::parent(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == groupId) {
        return {};
    }
    return createIndex(static_cast<int>(index.internalId()) - 1, 0, groupId);
}

int RunStepsModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid()) {
        return static_cast<int>(m_groups.size());
    }
    return parent.internalId() == groupId ? m_groups.at(parent.row()).count : 0;
}

int RunStepsModel::columnCount(const QModelIndex &) const
{
    return 1;
}

Qt::ItemFlags RunStepsModel::flags(const QModelIndex &index) const
{
    if (!index.isValid()) {
        return Qt::NoItemFlags;
    }
    return index.internalId() == groupId ? Qt::ItemIsEnabled : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

QVariant RunStepsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    if (index.internalId() == groupId) {
        switch (role) {
        case Qt::DisplayRole:
            return groupTitle(m_groups.at(index.row()));
        case GroupRole:
            return true;
        default:
            return {};
        }
    }
    const StepRecord &its = *step(index);
    const bool running = its.status == StepStatus::Running && m_runStatus == RunStatus::Running;
    switch (role) {
    case Qt::DisplayRole:
        return stepTitle(its, m_groups.at(index.parent().row()));
    case Qt::AccessibleTextRole:
        return spoken(its);
    case Qt::ToolTipRole: {
        QStringList lines{its.environmentName, its.reason, limitOf(its).sentence};
        lines.removeAll(QString());
        return lines.join(QLatin1Char('\n'))
            .toHtmlEscaped()
            .replace(QLatin1Char('\n'), QStringLiteral("<br>"));
    }
    case LimitRole: {
        const BottleneckKind kind = limitOf(its).kind;
        return kind == BottleneckKind::None ? QString() : bottleneckTitle(kind);
    }
    case OrderRole:
        return its.order;
    case GroupRole:
        return false;
    case SlotRole:
        return its.environmentSlot;
    case ResultRole:
        return resultText(its);
    case ProgressRole:
        return running && its.order == m_runningOrder ? QVariant(m_progress) : QVariant();
    case RunningRole:
        return running;
    case QuietRole:
        return its.status != StepStatus::Done && !running;
    case StateIconRole:
        switch (its.status) {
        case StepStatus::Planned:
            return QStringLiteral("state-planned");
        case StepStatus::Running:
            return running ? QStringLiteral("state-running") : QStringLiteral("state-partial");
        case StepStatus::Done:
            return QStringLiteral("state-good");
        case StepStatus::Failed:
            return QStringLiteral("state-error");
        case StepStatus::Stopped:
            return QStringLiteral("state-partial");
        case StepStatus::Skipped:
        case StepStatus::NotNeeded:
            return QStringLiteral("state-skipped");
        }
        return {};
    case StateColorRole:
        switch (its.status) {
        case StepStatus::Done:
            return static_cast<int>(IconColor::Good);
        case StepStatus::Failed:
            return static_cast<int>(IconColor::Error);
        case StepStatus::Stopped:
            return static_cast<int>(IconColor::Warning);
        case StepStatus::Running:
            return static_cast<int>(running ? IconColor::Link : IconColor::Warning);
        case StepStatus::Planned:
        case StepStatus::Skipped:
        case StepStatus::NotNeeded:
            return static_cast<int>(IconColor::Follow);
        }
        return {};
    default:
        return {};
    }
}

} // namespace Tare
