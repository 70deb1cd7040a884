// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace Tare {

struct ThemeColors;

/// What Fusion cannot: flat buttons and fields with a radius of 4, headers, hairlines, the selection tint.
/// Properties it knows: `primary` (filled button), `quiet` (button without a border), `link` (button that
/// looks like a link), `severity` on frames ("good", "warning", "error", "info"), `card`, `invalid` ("error"
/// or "warning") on fields, `segment` ("first", "middle", "last", "only"), `tag`, `role` ("secondary") on
/// labels.
QString styleSheetFor(const ThemeColors &colors);

} // namespace Tare
