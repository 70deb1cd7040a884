// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/runmethod.h"

#include "core/analysis/compareoptions.h"
#include "core/model/numberformat.h"
#include "core/model/profilejson.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Tare::Report)
};

bool wholePercent(double share)
{
    return std::abs(share * 100 - std::round(share * 100)) < 1e-9;
}

QString orderSentence(const PlanSpec &plan)
{
    switch (plan.order) {
    case RunOrder::Sequential:
        return Words::tr(
            "The environments were run one after the other, each with all its repetitions, so a drift of the "
            "machine looks like a difference.");
    case RunOrder::Interleaved:
        return Words::tr("The environments took turns in every repetition.");
    case RunOrder::Shuffled:
        return Words::tr("Every repetition had each environment once, in an order drawn with the seed %1.")
            .arg(plan.seed);
    case RunOrder::Abba:
        return Words::tr("Every second repetition had the environments in reverse order, so that a drift "
                         "that goes one way touches all alike.");
    }
    return {};
}

} // namespace

QStringList methodOf(const RunRecord &run)
{
    QStringList sentences;
    const bool imported = std::any_of(run.steps.cbegin(), run.steps.cend(),
                                      [](const StepRecord &step) { return step.stated.has_value(); });
    if (imported) {
        sentences += Words::tr(
            "The figures are those that another program or a publication states. Tare did not measure them "
            "and knows nothing that is not stated.");
    } else if (const Result<ParsedProfile> parsed = parseProfile(run.profile)) {
        const PlanSpec &plan = parsed->profile.plan;
        const QString order = orderSentence(plan);
        if (!order.isEmpty())
            sentences += order;
        sentences += Words::tr("Repetitions planned: %1. Rest between two steps: %2.")
                         .arg(formatCount(plan.repetitions), formatDuration(plan.cooldown));
        if (plan.untilPercent > 0)
            sentences +=
                Words::tr("Further repetitions were made until every interval was narrower than ±%1, "
                          "at most %2; the width alone decided, never the change.")
                    .arg(formatPercent(plan.untilPercent / 100, 1), formatCount(plan.maximumRepetitions));
        sentences += Words::tr("Each step starts its server afresh with the same data, warms up without "
                               "counting, and is measured "
                               "then. Throughput is what was finished in the measured time over that time; "
                               "percentiles come from "
                               "a histogram of every operation, at most 0.4 % off.");
    }
    const CompareOptions options = optionsOf(run);
    sentences += Words::tr(
        "One run is one number. Its intervals are not independent and are never taken as if they were "
        "several.");
    sentences +=
        Words::tr(
            "A change is the ratio of the geometric means less one. Its %1 interval is Welch's, for unequal "
            "variances, on the logarithms; with six or more whole rounds it is found from the pairs. Beside "
            "it stands the exact two-sided p of the rank test.")
            .arg(formatPercent(options.confidence, 0));
    sentences += Words::tr("“No reliable difference” is said where the interval holds zero; a difference "
                           "below %1 is called too "
                           "small to matter.")
                     .arg(formatPercent(options.threshold, wholePercent(options.threshold) ? 0 : 1));
    sentences +=
        Words::tr("The verdict is about one metric, chosen before the run; the others are judged with "
                  "Holm's correction for asking several questions at once.");
    sentences +=
        Words::tr("What else differs between the sides is held against rules; what decides by itself "
                  "blocks the comparison until somebody gives a reason to make it all the same.");
    sentences += Words::tr("Steps that failed or were stopped are shown and never averaged in.");
    return sentences;
}

} // namespace Tare
