// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <Qt>

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

} // namespace Tare
