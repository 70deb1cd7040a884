// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace Tare {

/// Which protocol a server speaks.
enum class ServerKind {
    Redis, ///< redis-server
    MySql, ///< mariadbd or mysqld
};

} // namespace Tare
