// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/ladder.h"

#include "core/analysis/casegroups.h"
#include "core/analysis/judgement.h"
#include "core/analysis/sharedifference.h"
#include "core/analysis/statistics.h"
#include "core/model/error.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

/// What a case lacks for a ladder.
enum class Missing { Rate, NativeBaseline, FinishedBaseline, Ways, Comparison };

constexpr Metric throughput = Metric::OperationsPerSecond;

std::optional<LadderPath> pathOf(const Facts &facts)
{
    const QString path = facts.value(u"network.path"_s);
    if (facts.value(u"environment.kind"_s) == "native"_L1)
        return LadderPath::Native;
    if (path == "host network"_L1)
        return LadderPath::HostNetwork;
    if (path == "container address"_L1)
        return LadderPath::BridgeAddress;
    if (path == "published port"_L1)
        return LadderPath::PublishedPort;
    return std::nullopt;
}

const Facts *factsOf(const QList<const StepRecord *> &steps)
{
    const Facts *found = nullptr;
    for (const StepRecord *step : steps) {
        if (!step->facts.isEmpty() && (!found || step->status == StepStatus::Done))
            found = &step->facts;
    }
    return found;
}

/// CPU time over operations of all finished runs; nothing when a run lacks it.
std::optional<double> cpuPerOperation(const QList<const StepRecord *> &steps,
                                      std::optional<double> StepRecord::*cpu)
{
    double seconds = 0;
    double operations = 0;
    for (const StepRecord *step : steps) {
        if (step->status != StepStatus::Done)
            continue;
        if (!(step->*cpu))
            return std::nullopt;
        seconds += *(step->*cpu) * step->seconds;
        operations += static_cast<double>(step->totals.operations);
    }
    return operations > 0 ? std::optional(1e6 * seconds / operations) : std::nullopt;
}

std::optional<LadderRung> rungOf(const QList<const StepRecord *> &steps)
{
    const Facts *facts = factsOf(steps);
    const auto path = facts ? pathOf(*facts) : std::nullopt;
    if (!path)
        return std::nullopt;
    LadderRung rung;
    rung.environmentId = steps.first()->environmentId;
    rung.environmentName = steps.first()->environmentName;
    rung.slot = steps.first()->environmentSlot;
    rung.path = *path;
    rung.engine = facts->value(u"engine.name"_s);
    rung.mechanism = facts->value(u"network.mechanism"_s);
    rung.address = facts->value(u"network.address"_s);
    rung.values = metricValues(steps, throughput);
    rung.failed = rung.values.empty();
    const bool positive = std::all_of(rung.values.begin(), rung.values.end(), [](double v) { return v > 0; });
    if (!rung.values.empty() && positive)
        rung.mean = geometricMean(rung.values);
    rung.clientCpu = cpuPerOperation(steps, &StepRecord::clientCpu);
    rung.serverCpu = cpuPerOperation(steps, &StepRecord::serverCpu);
    rung.proxyCpu = cpuPerOperation(steps, &StepRecord::proxyCpu);
    return rung;
}

/// Engines in the order they were met, each from the shortest way to the longest; a way taken twice counts
/// once.
QList<LadderRung> inOrder(const QList<LadderRung> &containers)
{
    QStringList engines;
    for (const LadderRung &rung : containers) {
        if (!engines.contains(rung.engine))
            engines.append(rung.engine);
    }
    QList<LadderRung> ordered;
    for (const QString &engine : std::as_const(engines)) {
        for (const LadderPath path :
             {LadderPath::HostNetwork, LadderPath::BridgeAddress, LadderPath::PublishedPort}) {
            const auto found =
                std::find_if(containers.cbegin(), containers.cend(), [&](const LadderRung &rung) {
                    return rung.engine == engine && rung.path == path;
                });
            if (found != containers.cend())
                ordered.append(*found);
        }
    }
    return ordered;
}

void measure(Ladder &ladder, LadderRung &rung, const QList<const StepRecord *> &baselineSteps,
             const QMap<QString, QList<const StepRecord *>> &steps)
{
    const LadderRung &baseline = ladder.rungs.first();
    if (!rung.mean || !baseline.mean)
        return;
    rung.share = *rung.mean / *baseline.mean;
    // the nearest one before it of the same engine that has a number
    for (int i = static_cast<int>(ladder.rungs.size()) - 1; i > 0 && rung.from < 0; --i) {
        if (ladder.rungs.at(i).engine == rung.engine && ladder.rungs.at(i).mean)
            rung.from = i;
    }
    const LadderRung &before = rung.from < 0 ? baseline : ladder.rungs.at(rung.from);
    rung.cost = *before.share - *rung.share;
    rung.verdict = Verdict::NoSpread;
    const QList<const StepRecord *> own = steps.value(rung.environmentId);
    bool blocks = inWholeBlocks(baselineSteps, own, throughput);
    std::optional<IntervalEstimate> interval;
    if (rung.from < 0) {
        interval = shareLost(baseline.values, rung.values, blocks, ladder.confidence);
    } else {
        blocks = blocks && inWholeBlocks(steps.value(before.environmentId), own, throughput);
        interval = shareDifference(baseline.values, before.values, rung.values, blocks, ladder.confidence);
    }
    if (!interval)
        return;
    rung.costLow = interval->low;
    rung.costHigh = interval->high;
    rung.p = interval->p;
    rung.verdict = judgeInterval(interval->low, interval->high, ladder.threshold);
}

tl::expected<Ladder, Missing> buildLadder(const RunRecord &run, const QString &workloadId,
                                          const QString &caseKey, const QList<Comparison> &comparisons)
{
    const QList<CaseGroup> groups = caseGroups(run);
    const auto group = std::find_if(groups.cbegin(), groups.cend(), [&](const CaseGroup &each) {
        return each.workloadId == workloadId && each.caseKey == caseKey;
    });
    if (caseKey.startsWith("dump:"_L1))
        return tl::unexpected(Missing::Rate);
    const QString baseline = baselineOf(run);
    if (group == groups.cend() || !group->steps.contains(baseline))
        return tl::unexpected(Missing::NativeBaseline);
    const QList<const StepRecord *> baselineSteps = group->steps.value(baseline);
    std::optional<LadderRung> native = rungOf(baselineSteps);
    if (!native || native->path != LadderPath::Native)
        return tl::unexpected(Missing::NativeBaseline);
    if (!native->mean)
        return tl::unexpected(Missing::FinishedBaseline);
    native->share = 1;

    QList<LadderRung> containers;
    for (const QString &environment : group->environments) {
        const auto rung = environment == baseline ? std::nullopt : rungOf(group->steps.value(environment));
        if (rung && rung->path != LadderPath::Native)
            containers.append(*rung);
    }
    containers = inOrder(containers);
    if (containers.size() < 2)
        return tl::unexpected(Missing::Ways);

    Ladder ladder;
    ladder.workloadId = workloadId;
    ladder.caseKey = caseKey;
    ladder.workload = group->workload;
    ladder.rungs = {*native};
    for (const LadderRung &rung : std::as_const(containers)) {
        const auto found =
            std::find_if(comparisons.cbegin(), comparisons.cend(), [&](const Comparison &each) {
                return each.workloadId == workloadId && each.caseKey == caseKey && each.metric == throughput
                    && each.environmentId == rung.environmentId && each.baselineId == baseline;
            });
        if (found == comparisons.cend() || found->verdict == Verdict::Blocked)
            return tl::unexpected(Missing::Comparison);
        ladder.threshold = found->threshold;
        ladder.confidence = found->confidence;
        ladder.comparisons.append(*found);
    }
    for (LadderRung &rung : containers) {
        measure(ladder, rung, baselineSteps, group->steps);
        ladder.rungs.append(rung);
    }
    for (int i = 1; i < ladder.rungs.size(); ++i) {
        const LadderRung &rung = ladder.rungs.at(i);
        const bool costs = rung.verdict == Verdict::Higher || rung.verdict == Verdict::HigherMaybeSmall;
        if (costs && (ladder.dearest < 0 || *rung.cost > *ladder.rungs.at(ladder.dearest).cost))
            ladder.dearest = i;
    }
    return ladder;
}

} // namespace

QStringList Ladder::engines() const
{
    QStringList found;
    for (const LadderRung &rung : rungs) {
        if (!rung.engine.isEmpty() && !found.contains(rung.engine))
            found.append(rung.engine);
    }
    return found;
}

const Comparison *Ladder::against(const LadderRung &rung) const
{
    const auto found =
        std::find_if(comparisons.cbegin(), comparisons.cend(),
                     [&rung](const Comparison &each) { return each.environmentId == rung.environmentId; });
    return found == comparisons.cend() ? nullptr : &*found;
}

std::optional<Ladder> ladderOf(const RunRecord &run, const QString &workloadId, const QString &caseKey,
                               const QList<Comparison> &comparisons)
{
    tl::expected<Ladder, Missing> ladder = buildLadder(run, workloadId, caseKey, comparisons);
    return ladder ? std::optional(std::move(*ladder)) : std::nullopt;
}

QString noLadderText(const RunRecord &run, const QString &workloadId, const QString &caseKey,
                     const QList<Comparison> &comparisons)
{
    const tl::expected<Ladder, Missing> ladder = buildLadder(run, workloadId, caseKey, comparisons);
    if (ladder)
        return {};
    switch (ladder.error()) {
    case Missing::Rate:
        return QCoreApplication::translate(
            "Tare::Ladder",
            "The cost ladder is drawn of requests or transactions a second. Dumps and restores are "
            "compared by their time, in bars and over the threads.");
    case Missing::NativeBaseline:
        return QCoreApplication::translate(
            "Tare::Ladder",
            "The cost ladder begins with a native server. Make a native environment the baseline.");
    case Missing::FinishedBaseline:
        return QCoreApplication::translate(
            "Tare::Ladder", "The cost ladder begins with a native server, and no run of it was finished.");
    case Missing::Ways:
        return QCoreApplication::translate(
            "Tare::Ladder",
            "The cost ladder needs the same server in containers reached in at least two ways. Add "
            "environments with the host network, the container's address and a published port to the plan.");
    case Missing::Comparison:
        return QCoreApplication::translate(
            "Tare::Ladder",
            "The cost ladder needs every rung compared with the native server, and something "
            "that differs blocks one of them.");
    }
    return {};
}

QString ladderPathKey(LadderPath path)
{
    switch (path) {
    case LadderPath::Native:
        return u"native"_s;
    case LadderPath::HostNetwork:
        return u"host_network"_s;
    case LadderPath::BridgeAddress:
        return u"bridge_address"_s;
    case LadderPath::PublishedPort:
        return u"published_port"_s;
    }
    return {};
}

} // namespace Tare
