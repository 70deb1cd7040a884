// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/workloadspec.h"

#include <QString>

namespace Tare {

/// Makes `redis` the case that redis-benchmark means by a title it prints ("MSET (10 keys)"), whatever its
/// version calls it. A title that none of the tests has becomes a mix under the title: a command of the
/// user's, a test of a later version, or one whose range was another ("LRANGE_500 (first 450 elements)").
void setCaseByTitle(RedisWorkload &redis, const QString &title);

} // namespace Tare
