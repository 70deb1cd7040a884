// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/themeicon.h"

#include <QStyledItemDelegate>

namespace Tare {

/// Roles of the models behind lists of two lines; the first line is Qt::DisplayRole.
enum ItemRole {
    IdRole = Qt::UserRole + 1,
    SecondLineRole,     ///< QString
    SlotRole,           ///< int, the environment's chip; none when invalid
    IconNameRole,       ///< QString, when there is no chip
    StateIconRole,      ///< QString, name of the icon at the right
    StateColorRole,     ///< int of IconColor
    TrailingTopRole,    ///< QString at the right of the first line
    TrailingBottomRole, ///< QString at the right of the second
};

/// Rows of 52 pixels: chip or icon, name, second line in secondary, state at the right.
class TwoLineDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace Tare
