// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/runeventsmodel.h"

#include "core/model/numberformat.h"
#include "ui/widgets/themeicon.h"

#include <QLocale>

#include <algorithm>

namespace Tare {

namespace {

bool same(const RunEvent &a, const RunEvent &b)
{
    return a.when == b.when && a.text == b.text && a.order == b.order && a.severity == b.severity;
}

} // namespace

RunEventsModel::RunEventsModel(QObject *parent)
    : QAbstractTableModel(parent)
{ }

void RunEventsModel::setEvents(const QList<RunEvent> &events, int order)
{
    QList<RunEvent> wanted;
    for (auto it = events.crbegin(); it != events.crend(); ++it) {
        if (order == 0 || it->order == order) {
            wanted.append(*it);
        }
    }
    // Usually some new ones came on top: the rest, and what is selected in it, stays.
    const qsizetype added = wanted.size() - m_events.size();
    const bool grows = order == m_order && added >= 0
        && std::equal(m_events.cbegin(), m_events.cend(), wanted.cbegin() + added, same);
    m_order = order;
    if (!grows) {
        beginResetModel();
        m_events = wanted;
        endResetModel();
    } else if (added > 0) {
        beginInsertRows({}, 0, static_cast<int>(added) - 1);
        m_events = wanted;
        endInsertRows();
    }
}

int RunEventsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_events.size());
}

int RunEventsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RunEventsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    return section == Time ? tr("Time") : tr("Event");
}

QVariant RunEventsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const RunEvent &event = m_events.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == Text) {
            return event.text;
        }
        return event.at ? formatClock(*event.at)
                        : QLocale().toString(event.when.toLocalTime().time(), QStringLiteral("HH:mm:ss"));
    case Qt::ToolTipRole:
        return event.detail.isEmpty()
            ? event.text.toHtmlEscaped()
            : QStringLiteral("%1<br>%2").arg(event.text.toHtmlEscaped(), event.detail.toHtmlEscaped());
    case Qt::TextAlignmentRole:
        return index.column() == Time ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case StateIconRole:
        switch (event.severity) {
        case RunEvent::Severity::Info:
            return QString();
        case RunEvent::Severity::Warning:
            return QStringLiteral("state-warning");
        case RunEvent::Severity::Error:
            return QStringLiteral("state-error");
        }
        return {};
    case StateColorRole:
        return static_cast<int>(event.severity == RunEvent::Severity::Error ? IconColor::Error
                                                                            : IconColor::Warning);
    case AtRole:
        return event.at ? QVariant(*event.at) : QVariant();
    default:
        return {};
    }
}

} // namespace Tare
