// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/models/idlistmodel.h"

namespace Tare {

class ProfileDocument;

/// The document's workloads: name, load in brief, and what each adds to the plan.
class WorkloadListModel final : public IdListModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WorkloadListModel)

public:
    explicit WorkloadListModel(ProfileDocument &document, QObject *parent = nullptr);

    QVariant data(const QModelIndex &index, int role) const override;
    void retranslate() { allChanged(); }

private:
    void refresh();
    ProfileDocument &m_document;
    QHash<QString, double> m_seconds; ///< in the plan, by workload id
};

} // namespace Tare
