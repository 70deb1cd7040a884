// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/environmentlistmodel.h"

#include "ui/environmentchecks.h"
#include "ui/models/itemroles.h"
#include "ui/profiledocument.h"
#include "ui/widgets/themeicon.h"

#include <QLocale>

namespace Tare {

EnvironmentListModel::EnvironmentListModel(ProfileDocument &document, EnvironmentChecks &checks,
                                           QObject *parent)
    : IdListModel(parent)
    , m_document(document)
    , m_checks(checks)
{
    connect(&document, &ProfileDocument::profileChanged, this, &EnvironmentListModel::refresh);
    connect(&checks, &EnvironmentChecks::changed, this, [this] { allChanged(); });
    refresh();
}

void EnvironmentListModel::refresh()
{
    QStringList next;
    for (const EnvironmentSpec &environment : m_document.profile().environments)
        next.append(environment.id);
    syncIds(next);
}

QVariant EnvironmentListModel::data(const QModelIndex &index, int role) const
{
    const EnvironmentSpec *environment = findEnvironment(m_document.profile(), idAt(index.row()));
    if (!index.isValid() || !environment)
        return {};
    const EnvironmentCheck *check = m_checks.find(*environment);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return environment->name;
    case IdRole:
        return environment->id;
    case SecondLineRole:
        return environmentSummary(*environment);
    case SlotRole:
        return environmentSlot(*environment);
    case StateIconRole:
        if (!check)
            return QStringLiteral("state-planned");
        return check->state == EnvironmentCheck::State::Good  ? QStringLiteral("state-good")
            : check->state == EnvironmentCheck::State::Failed ? QStringLiteral("state-error")
                                                              : QStringLiteral("state-running");
    case StateColorRole: {
        IconColor color = IconColor::Follow;
        if (check) {
            color = check->state == EnvironmentCheck::State::Good ? IconColor::Good
                : check->state == EnvironmentCheck::State::Failed ? IconColor::Error
                                                                  : IconColor::Link;
        }
        return static_cast<int>(color);
    }
    case TrailingBottomRole:
        if (!check)
            return tr("not checked");
        if (check->state == EnvironmentCheck::State::Running)
            return tr("checking…");
        return QLocale().toString(check->when.time(), QStringLiteral("HH:mm"));
    case Qt::AccessibleTextRole:
        return tr("%1, %2, %3")
            .arg(environment->name, environmentSummary(*environment),
                 !check                                                ? tr("not checked")
                     : check->state == EnvironmentCheck::State::Good   ? tr("checked, ready")
                     : check->state == EnvironmentCheck::State::Failed ? tr("checked, does not work")
                                                                       : tr("checking…"));
    case Qt::ToolTipRole:
        return environment->name.size() > 24 ? environment->name.toHtmlEscaped() : QVariant();
    default:
        return {};
    }
}

Qt::ItemFlags EnvironmentListModel::flags(const QModelIndex &index) const
{
    return IdListModel::flags(index) | (index.isValid() ? Qt::ItemNeverHasChildren : Qt::NoItemFlags);
}

bool EnvironmentListModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const EnvironmentSpec *environment = findEnvironment(m_document.profile(), idAt(index.row()));
    if (!environment || role != Qt::EditRole)
        return false;
    EnvironmentSpec renamed = *environment;
    renamed.name = value.toString();
    m_document.setEnvironment(renamed, tr("Rename an environment"));
    return true;
}

} // namespace Tare
