// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/importers/importedcase.h"

#include "core/importers/sysbenchreport.h"
#include "core/model/profilejson.h"

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

/// Reads, writes and others of one transaction with sysbench's defaults.
struct Statements
{
    double reads;
    double writes;
    double others;
    GuessedMix mix;
};
constexpr std::array knownMixes{
    Statements{14, 4, 2, {OltpMix::ReadWrite, false, true}},
    Statements{14, 4, 0, {OltpMix::ReadWrite, true, true}},
    Statements{14, 0, 2, {OltpMix::ReadOnly, false, true}},
    Statements{14, 0, 0, {OltpMix::ReadOnly, true, true}},
    Statements{0, 4, 2, {OltpMix::WriteOnly, false, true}},
    Statements{0, 4, 0, {OltpMix::WriteOnly, true, true}},
    Statements{1, 0, 0, {OltpMix::PointSelect, false, false}},
};

/// A write that changes nothing is counted as other, and what an aborted attempt had done is counted too.
constexpr double tolerance = 0.02;

bool near(double value, double expected)
{
    return std::abs(value - expected) <= tolerance * std::max(1.0, expected);
}

} // namespace

void setCase(StepRecord &step, const WorkloadCase &workload)
{
    step.workloadId = workload.workloadId;
    step.caseKey = caseKey(workload);
    step.workload = caseToJson(workload);
}

void forget(StepRecord &step, const QStringList &keys)
{
    QJsonObject what = step.workload.value("what"_L1).toObject();
    for (const QString &key : keys)
        what.remove(key);
    step.workload.insert(u"what"_s, what);
}

void setForeignCase(StepRecord &step, const QString &key, const QString &title, const QJsonObject &what)
{
    step.workloadId = u"load-1"_s;
    step.caseKey = key;
    QJsonObject kind = what;
    kind.insert(u"kind"_s, u"imported"_s);
    step.workload = {
        {u"workload"_s, step.workloadId}, {u"name"_s, title}, {u"title"_s, title}, {u"what"_s, kind}};
}

std::optional<GuessedMix> guessMix(const SysbenchReport &report)
{
    const qint64 events = report.events.value_or(report.transactions.count.value_or(0));
    if (events <= 0 || !report.reads || !report.writes || !report.others)
        return std::nullopt;
    const auto each = [events](qint64 count) {
        return static_cast<double>(count) / static_cast<double>(events);
    };
    const double reads = each(*report.reads);
    const double changes = each(*report.writes + *report.others);
    for (const Statements &known : knownMixes) {
        if (near(reads, known.reads) && near(changes, known.writes + known.others)
            && each(*report.writes) <= known.writes * (1 + tolerance) + tolerance)
            return known.mix;
    }
    return std::nullopt;
}

} // namespace Tare
