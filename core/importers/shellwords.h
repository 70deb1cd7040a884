// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace Tare {

/// Takes pasted text apart as a shell would, without running anything: quotes, backslashes, lines continued
/// by one, comments; ";", "&&", "||", "|" and "&" part commands, redirections are left out, and so is a
/// prompt ("$ ", "# ", "root@db:~# ", "+ ") before one. Variables are not known and stay as they are.
QList<QStringList> shellCommands(const QString &text);

} // namespace Tare
