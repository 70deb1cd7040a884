// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace Tare {

class MainWindow;

/// Once the machine has been looked at: saves a picture of each page (start.png …) in the folder and quits.
/// For looking at the window where there is no screen.
void takeWindowPictures(MainWindow &window, const QString &folder);

} // namespace Tare
