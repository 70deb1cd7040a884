// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/models/idlistmodel.h"

namespace Tare {

class EnvironmentChecks;
class ProfileDocument;

/// The document's environments: chip, name, what it is, and what its check found.
class EnvironmentListModel final : public IdListModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EnvironmentListModel)

public:
    EnvironmentListModel(ProfileDocument &document, EnvironmentChecks &checks, QObject *parent = nullptr);

    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    void retranslate() { allChanged(); }

private:
    void refresh();
    ProfileDocument &m_document;
    EnvironmentChecks &m_checks;
};

} // namespace Tare
