// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/ladderdata.h"

#include "ui/charts/chartdata.h"

#include <QCoreApplication>

#include <algorithm>

namespace Tare {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Tare::LadderData)
};

QString findingWord(const LadderRung &rung)
{
    switch (rung.verdict) {
    case Verdict::Higher:
        return Words::tr("costs something");
    case Verdict::HigherMaybeSmall:
        return Words::tr("costs something, perhaps too little to matter");
    case Verdict::Lower:
        return Words::tr("gains something");
    case Verdict::LowerMaybeSmall:
        return Words::tr("gains something, perhaps too little to matter");
    case Verdict::NoPracticalDifference:
        return Words::tr("no practical difference");
    case Verdict::NoReliableDifference:
        return Words::tr("no reliable difference");
    case Verdict::NoSpread:
        return Words::tr("no spread known");
    case Verdict::NoData:
    case Verdict::Blocked:
        break;
    }
    return rung.failed ? Words::tr("failed") : Words::tr("no data");
}

QString caption(const QList<LadderBar> &bars)
{
    const auto [fewest, most] = std::ranges::minmax_element(bars, {}, &LadderBar::runs);
    const int runs = most->runs;
    if (runs < 2) {
        return Words::tr("1 run, no spread known · right scale: baseline = 100 %");
    }
    if (fewest->runs != runs) {
        return Words::tr(
            "bar: geometric mean of the finished runs · whisker: smallest and largest · right scale: "
            "baseline = 100 %");
    }
    return Words::tr(
        "bar: geometric mean of %n runs · whisker: smallest and largest · right scale: baseline = 100 "
        "%",
        nullptr, runs);
}

} // namespace

std::optional<Ladder> ladderOf(const ComparisonSet &set, const CompareCase &which)
{
    return ladderOf(set.record(), which.workloadId, which.key, set.comparisons());
}

LadderChartData ladderData(const ComparisonSet &set, const CompareCase &which)
{
    LadderChartData data;
    data.title = chartTitle(Metric::OperationsPerSecond, which.redis);
    data.direction = directionText(Metric::OperationsPerSecond);
    const std::optional<Ladder> ladder = ladderOf(set, which);
    if (!ladder) {
        return data;
    }
    data.sentence = ladderText(*ladder).sentence();
    for (int i = 0; i < ladder->rungs.size(); ++i) {
        const LadderRung &rung = ladder->rungs.at(i);
        LadderBar bar;
        const CompareSide *side = set.side(rung.environmentId);
        bar.id = rung.environmentId;
        bar.name = rung.environmentName;
        bar.slot = side ? side->slot : rung.slot;
        bar.address = rung.address;
        bar.mechanism = side ? side->mechanism : rung.mechanism;
        bar.runs = static_cast<int>(rung.values.size());
        bar.value = rung.mean;
        if (rung.values.size() > 1) {
            const auto [low, high] = std::ranges::minmax(rung.values);
            bar.low = low;
            bar.high = high;
        }
        bar.share = rung.share;
        bar.from = std::max(rung.from, 0);
        bar.cost = rung.cost;
        bar.costLow = rung.costLow;
        bar.costHigh = rung.costHigh;
        bar.dearest = i == ladder->dearest;
        bar.reliable = rung.verdict == Verdict::Higher || rung.verdict == Verdict::HigherMaybeSmall
            || rung.verdict == Verdict::Lower || rung.verdict == Verdict::LowerMaybeSmall;
        if (i > 0) {
            bar.addition = rungAddition(*ladder, rung);
            bar.costText = rungCostText(rung);
        }
        bar.finding = i == 0 ? Words::tr("baseline") : findingWord(rung);
        bar.clientCpu = rung.clientCpu;
        bar.serverCpu = rung.serverCpu;
        bar.proxyCpu = rung.proxyCpu;
        data.bars.append(bar);
    }
    data.caption = caption(data.bars);
    return data;
}

} // namespace Tare
