// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/workloadlistmodel.h"

#include "core/model/numberformat.h"
#include "core/model/planexpander.h"
#include "ui/models/itemroles.h"
#include "ui/models/workloadwords.h"
#include "ui/profiledocument.h"

namespace Tare {

WorkloadListModel::WorkloadListModel(ProfileDocument &document, QObject *parent)
    : IdListModel(parent)
    , m_document(document)
{
    connect(&document, &ProfileDocument::profileChanged, this, &WorkloadListModel::refresh);
    refresh();
}

void WorkloadListModel::refresh()
{
    m_seconds.clear();
    for (const PlannedStep &step : expandPlan(m_document.profile()))
        m_seconds[step.workload.workloadId] += estimateStep(step).total();
    QStringList next;
    for (const WorkloadSpec &workload : m_document.profile().workloads)
        next.append(workload.id);
    syncIds(next);
}

QVariant WorkloadListModel::data(const QModelIndex &index, int role) const
{
    const WorkloadSpec *workload = findWorkload(m_document.profile(), idAt(index.row()));
    if (!index.isValid() || !workload)
        return {};
    const QString added = m_seconds.contains(workload->id) ? aboutDuration(m_seconds.value(workload->id))
                                                           : tr("not in the plan");
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return workload->name;
    case IdRole:
        return workload->id;
    case SecondLineRole:
        return workloadSummary(*workload);
    case IconNameRole:
        if (std::holds_alternative<DumpWorkload>(workload->what))
            return QStringLiteral("dump");
        return serverKind(*workload) == ServerKind::Redis ? QStringLiteral("suite")
                                                          : QStringLiteral("workloads");
    case TrailingTopRole:
        return added;
    case Qt::AccessibleTextRole:
        return tr("%1, %2, %3").arg(workload->name, workloadSummary(*workload), added);
    case Qt::ToolTipRole:
        return workload->name.size() > 24 ? workload->name.toHtmlEscaped() : QVariant();
    default:
        return {};
    }
}

} // namespace Tare
