// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>

class QWidget;

namespace Tare {

/// Calls `apply` now and whenever the language changes while the widget lives. Texts set this way need no
/// other bookkeeping.
void translated(QWidget *widget, std::function<void()> apply);

} // namespace Tare
