// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/verdictremarks.h"

#include "core/analysis/power.h"
#include "core/model/numberformat.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>

namespace Tare {

namespace {

constexpr int fewestRanked = 4; // with three runs a side the rank test cannot get below 1 in 10
constexpr int mostAdvised = 50; // nobody repeats a step more often
constexpr double usualPower = 0.8;

} // namespace

QString chanceRemark(const Comparison &comparison)
{
    if (!comparison.p)
        return {};
    // ranks know nothing of blocks, which the verdict may be about
    const bool ranked = comparison.method != IntervalMethod::Paired
        && std::min(comparison.values.size(), comparison.baselineValues.size()) >= fewestRanked
        && comparison.rankP;
    const double p = ranked ? *comparison.rankP : *comparison.p;
    if (p < 0.001) {
        return QCoreApplication::translate("Tare::Verdict",
                                           "Equal sides would show a gap this clear less than once in %1.")
            .arg(formatCount(1000));
    }
    const int of = p < 0.0095 ? 1000 : 100;
    const int times = std::max(1, static_cast<int>(std::lround(p * of)));
    if (times == 1) {
        return QCoreApplication::translate("Tare::Verdict",
                                           "Equal sides would show a gap this clear about once in %1.")
            .arg(formatCount(of));
    }
    return QCoreApplication::translate("Tare::Verdict",
                                       "Equal sides would show a gap this clear about %1 times in %2.",
                                       nullptr, times)
        .arg(formatCount(times), formatCount(of));
}

QString runsRemark(const Comparison &comparison)
{
    constexpr std::array widths = {0.02, 0.05, 0.1, 0.2};
    const int have = static_cast<int>(std::min(comparison.values.size(), comparison.baselineValues.size()));
    const bool paired = comparison.method == IntervalMethod::Paired && comparison.low && comparison.high;
    for (const double width : widths) {
        const auto runs = paired
            ? runsForPairedHalfWidth(*comparison.low, *comparison.high, have, width, comparison.confidence)
            : runsForHalfWidth(comparison.baselineValues, comparison.values, width, comparison.confidence);
        if (!runs || *runs > mostAdvised || *runs <= have)
            continue;
        const QString narrow =
            QCoreApplication::translate(
                "Tare::Verdict", "At this noise about %1 runs each would narrow it to ±%2.", nullptr, *runs)
                .arg(formatCount(*runs), formatPercent(width, 0));
        if (paired)
            return narrow;
        const auto sure = runsForPower(comparison.baselineValues, comparison.values, width, usualPower,
                                       comparison.confidence);
        if (!sure || *sure > 2 * mostAdvised || *sure <= have)
            return narrow;
        const QString caught =
            QCoreApplication::translate("Tare::Verdict",
                                        "About %1 each would have an %2 chance to show a change of %3.",
                                        nullptr, *sure)
                .arg(formatCount(*sure), formatPercent(usualPower, 0), formatPercent(width, 0));
        //: two sentences
        return QCoreApplication::translate("Tare::Verdict", "%1 %2").arg(narrow, caught);
    }
    return {};
}

QString caveatRemarks(const Comparison &comparison)
{
    QStringList sentences;
    if (comparison.failed == 1) {
        sentences.append(
            QCoreApplication::translate("Tare::Verdict", "1 step was not finished and is left out."));
    } else if (comparison.failed > 1) {
        sentences.append(QCoreApplication::translate("Tare::Verdict",
                                                     "%1 steps were not finished and are left out.", nullptr,
                                                     comparison.failed)
                             .arg(formatCount(comparison.failed)));
    }
    QStringList overridden;
    for (const Finding &finding : comparison.findings) {
        if (finding.overridden)
            overridden.append(finding.title);
    }
    if (!overridden.isEmpty()) {
        //: %1 titles of findings: "Different server versions"
        sentences.append(
            QCoreApplication::translate("Tare::Verdict", "Compared all the same, although: %1.")
                .arg(overridden.join(QCoreApplication::translate("Tare::Verdict", "; ", "between titles"))));
    }
    if (comparison.metric == Metric::LatencyAvg && comparison.implied) {
        sentences.append(
            QCoreApplication::translate("Tare::Verdict",
                                        "Average latency follows from throughput in this kind of test and "
                                        "adds no information."));
    }
    return sentences.join(u' ');
}

} // namespace Tare
