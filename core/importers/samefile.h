// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace Tare {

/// One file by two paths, or two of the same bytes. Files that are not there are like no other.
bool isSameFile(const QString &path, const QString &otherPath);

} // namespace Tare
