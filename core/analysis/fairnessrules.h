// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/declaredfactors.h"
#include "core/analysis/finding.h"

#include <span>

namespace Tare {

// What must be alike between the sides of a comparison, and what must not happen while they are measured.
// Texts are sources of the context "Tare::Fairness".

/// What a side's server has to do with for a rule to matter.
enum class RuleScope {
    Always,
    Disk, ///< only for a server that writes its data to the disk
    Dump, ///< only for dumps
};

/// Facts that are to be the same on both sides, over all their runs.
struct EqualRule
{
    const char *key;   ///< of the finding
    const char *facts; ///< one or several, parted by spaces
    FindingGrade grade;
    Factor factor;               ///< the declared difference that explains it
    FindingGrade explainedGrade; ///< then it weighs no more than this
    RuleScope scope;
    double tolerance;     ///< share by which numbers may differ; 0: texts that must be equal
    const char *name;     ///< in a list of what is the same: "server version"
    const char *title;    ///< "Different server versions"
    const char *sentence; ///< what it means
    const char *wayOut;   ///< or nullptr
};

/// A number of each run that is to stay at or below a limit.
struct LimitRule
{
    enum class Of { Median, Largest };

    const char *key;
    const char *fact;
    double limit;
    bool below;         ///< it is to stay above the limit instead
    Of of;              ///< which of a side's runs counts
    FindingGrade grade; ///< when it is beyond on both sides alike
    double blockApart;  ///< blocks when the sides are further apart than this, and no run of one is
                        ///< among those of the other; 0: never
    RuleScope scope;
    const char *name;
    const char *title;
    const char *sentence;
    const char *wayOut;
};

/// What is looked at by a way of its own (fairness.cpp).
struct SpecialRule
{
    const char *key;
    FindingGrade grade;
    const char *name; ///< in a list of what is the same; or nullptr
    const char *title;
    const char *sentence;
    const char *wayOut; ///< or nullptr
};

/// The key must be one of the table's.
const SpecialRule &specialRule(const char *key);

/// Grade, title, sentence and way out of a finding by its key alone; only the key when no rule has it.
Finding findingOf(const QString &key);

std::span<const EqualRule> equalRules();
std::span<const LimitRule> limitRules();
std::span<const SpecialRule> specialRules();

/// Names of server settings, without prefix.
bool isPassingSetting(const QString &name);  ///< a difference is of no weight: paths, ports, names
bool isTopologySetting(const QString &name); ///< follows from how a topology shares memory and schemas
bool isMemorySetting(const QString &name);   ///< the memory for data that instances share; bytes
bool isWeightySetting(const QString &name);  ///< durability, memory and I/O threads: a difference blocks

} // namespace Tare
