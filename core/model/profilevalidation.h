// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/testprofile.h"

#include <optional>

namespace Tare {

enum class ProblemSeverity { Warning, Error };

/// Something in a profile that stops it from being run (Error) or is worth a look (Warning).
struct ProfileProblem
{
    ProblemSeverity severity = ProblemSeverity::Error;
    QString field;    ///< "environments[1].how.port", as in the document
    QString objectId; ///< environment or workload id, or empty for the plan
    QString sentence; ///< translated

    bool operator==(const ProfileProblem &) const = default;
};

/// Everything that can be said of a profile without touching the machine.
QList<ProfileProblem> validateProfile(const TestProfile &profile);

/// "0,2-3" → {0,2,3}; nullopt when it is not such a list.
std::optional<QList<int>> parseCpuList(const QString &text);

} // namespace Tare
