// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/planmatrixmodel.h"

#include "core/model/numberformat.h"
#include "core/model/planexpander.h"
#include "ui/environmentchecks.h"
#include "ui/models/itemroles.h"
#include "ui/models/workloadwords.h"
#include "ui/profiledocument.h"
#include "ui/widgets/themeicon.h"

#include <algorithm>

namespace Tare {

PlanMatrixModel::PlanMatrixModel(ProfileDocument &document, EnvironmentChecks &checks, QObject *parent)
    : QAbstractTableModel(parent)
    , m_document(document)
    , m_checks(checks)
{
    connect(&document, &ProfileDocument::profileChanged, this, &PlanMatrixModel::refresh);
    connect(&checks, &EnvironmentChecks::changed, this, &PlanMatrixModel::retranslate);
    refresh();
}

void PlanMatrixModel::refresh()
{
    const auto rows = static_cast<int>(m_document.profile().environments.size());
    const int columns = FirstWorkloadColumn + static_cast<int>(m_document.profile().workloads.size());
    if (rows > m_rows) {
        beginInsertRows({}, m_rows, rows - 1);
        m_rows = rows;
        endInsertRows();
    } else if (rows < m_rows) {
        beginRemoveRows({}, rows, m_rows - 1);
        m_rows = rows;
        endRemoveRows();
    }
    if (columns > m_columns) {
        beginInsertColumns({}, m_columns, columns - 1);
        m_columns = columns;
        endInsertColumns();
    } else if (columns < m_columns) {
        beginRemoveColumns({}, columns, m_columns - 1);
        m_columns = columns;
        endRemoveColumns();
    }
    retranslate();
}

void PlanMatrixModel::retranslate()
{
    if (m_rows > 0)
        Q_EMIT dataChanged(index(0, 0), index(m_rows - 1, m_columns - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, m_columns - 1);
}

int PlanMatrixModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int PlanMatrixModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_columns;
}

bool PlanMatrixModel::isApplicable(int row, int column) const
{
    const TestProfile &profile = m_document.profile();
    const int workload = column - FirstWorkloadColumn;
    return row < profile.environments.size() && workload >= 0 && workload < profile.workloads.size()
        && profile.environments.at(row).server == serverKind(profile.workloads.at(workload));
}

bool PlanMatrixModel::isIncluded(int row, int column) const
{
    const TestProfile &profile = m_document.profile();
    return isApplicable(row, column)
        && !profile.plan.excluded.contains(
            {profile.environments.at(row).id, profile.workloads.at(column - FirstWorkloadColumn).id});
}

QVariant PlanMatrixModel::data(const QModelIndex &index, int role) const
{
    const TestProfile &profile = m_document.profile();
    if (!index.isValid() || index.row() >= profile.environments.size())
        return {};
    const EnvironmentSpec &environment = profile.environments.at(index.row());
    const bool baseline = baselineId(profile) == environment.id;

    if (role == BaselineRole)
        return baseline;
    if (index.column() == StarColumn) {
        if (role == Qt::AccessibleTextRole)
            return baseline ? tr("%1 is the baseline").arg(environment.name)
                            : tr("Make %1 the baseline").arg(environment.name);
        if (role == Qt::ToolTipRole)
            return baseline ? tr("The others are compared with this one.")
                            : tr("Make this the baseline (Ctrl+B)");
        return {};
    }
    if (index.column() == EnvironmentColumn) {
        const EnvironmentCheck *check = m_checks.find(environment);
        switch (role) {
        case Qt::DisplayRole:
            return environment.name;
        case SecondLineRole:
            return environmentSummary(environment);
        case SlotRole:
            return environmentSlot(environment);
        case StateIconRole:
            return !check                                         ? QStringLiteral("state-planned")
                : check->state == EnvironmentCheck::State::Good   ? QStringLiteral("state-good")
                : check->state == EnvironmentCheck::State::Failed ? QStringLiteral("state-error")
                                                                  : QStringLiteral("state-running");
        case StateColorRole:
            return static_cast<int>(!check                                                ? IconColor::Follow
                                        : check->state == EnvironmentCheck::State::Good   ? IconColor::Good
                                        : check->state == EnvironmentCheck::State::Failed ? IconColor::Error
                                                                                          : IconColor::Link);
        case Qt::ToolTipRole:
            return environment.name.toHtmlEscaped();
        default:
            return {};
        }
    }

    const WorkloadSpec &workload = profile.workloads.at(index.column() - FirstWorkloadColumn);
    const bool applicable = isApplicable(index.row(), index.column());
    const bool included = isIncluded(index.row(), index.column());
    switch (role) {
    case ApplicableRole:
        return applicable;
    case Qt::CheckStateRole:
        return applicable ? QVariant(included ? Qt::Checked : Qt::Unchecked) : QVariant();
    case Qt::DisplayRole: {
        if (!included)
            return applicable ? QStringLiteral("—") : QString();
        double one = 0;
        const QList<WorkloadCase> cases = expandCases(workload);
        for (const WorkloadCase &single : cases) {
            PlannedStep step;
            step.environment = environment;
            step.workload = single;
            one += estimateStep(step).total();
        }
        return tr("%1 × %2", "repetitions × time").arg(profile.plan.repetitions).arg(formatClock(one));
    }
    case Qt::AccessibleTextRole:
        return applicable ? (included ? tr("%1 is measured in %2").arg(workload.name, environment.name)
                                      : tr("%1 is not measured in %2").arg(workload.name, environment.name))
                          : tr("%1 does not fit the server of %2").arg(workload.name, environment.name);
    case Qt::ToolTipRole:
        return applicable ? QVariant() : QVariant(tr("This workload needs another kind of server."));
    default:
        return {};
    }
}

bool PlanMatrixModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !isApplicable(index.row(), index.column()))
        return false;
    const TestProfile &profile = m_document.profile();
    const QPair<QString, QString> pair{profile.environments.at(index.row()).id,
                                       profile.workloads.at(index.column() - FirstWorkloadColumn).id};
    PlanSpec plan = profile.plan;
    plan.excluded.removeAll(pair);
    if (value.toInt() != Qt::Checked)
        plan.excluded.append(pair);
    m_document.setPlan(plan,
                       value.toInt() == Qt::Checked ? tr("Add a step to the plan")
                                                    : tr("Take a step out of the plan"));
    return true;
}

Qt::ItemFlags PlanMatrixModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsSelectable | Qt::ItemIsEnabled;
    if (index.column() >= FirstWorkloadColumn) {
        if (!isApplicable(index.row(), index.column()))
            return Qt::NoItemFlags;
        flags |= Qt::ItemIsUserCheckable;
    }
    return flags;
}

QVariant PlanMatrixModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (section == StarColumn)
        return role == Qt::AccessibleTextRole ? QVariant(tr("Baseline")) : QVariant();
    if (section == EnvironmentColumn)
        return role == Qt::DisplayRole ? QVariant(tr("Environment")) : QVariant();
    const WorkloadSpec workload = m_document.profile().workloads.value(section - FirstWorkloadColumn);
    if (role == Qt::DisplayRole)
        return workload.name;
    if (role == SecondLineRole)
        return workloadSummary(workload);
    return {};
}

void PlanMatrixModel::makeBaseline(int row)
{
    const TestProfile &profile = m_document.profile();
    if (row < 0 || row >= profile.environments.size())
        return;
    PlanSpec plan = profile.plan;
    plan.baseline = profile.environments.at(row).id;
    m_document.setPlan(plan, tr("Choose the baseline"));
}

} // namespace Tare
