// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/bottleneckwords.h"

#include <QCoreApplication>
#include <QMap>

namespace Tare {

namespace {

/// The context of the sentences here.
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Tare::BottleneckWords)
};

} // namespace

std::optional<CommonBottleneck> commonBottleneck(const QList<const StepRecord *> &steps)
{
    QMap<BottleneckKind, CommonBottleneck> found;
    int told = 0;
    for (const StepRecord *step : steps) {
        if (const std::optional<Bottleneck> its = bottleneck(*step)) {
            CommonBottleneck &common = found[its->kind];
            if (common.steps++ == 0) {
                common.bottleneck = *its;
            }
            ++told;
        }
    }
    std::optional<CommonBottleneck> most;
    for (CommonBottleneck &common : found) {
        common.told = told;
        if (!most || common.steps > most->steps) {
            most = common;
        }
    }
    return most;
}

QString limitTitle(const StepRecord &step)
{
    const std::optional<Bottleneck> its = bottleneck(step);
    return its && its->kind != BottleneckKind::None ? bottleneckTitle(its->kind) : QString();
}

QString limitTitle(const std::optional<CommonBottleneck> &common)
{
    return common && common->bottleneck.kind != BottleneckKind::None
        ? bottleneckTitle(common->bottleneck.kind)
        : QString();
}

QString limitText(const std::optional<CommonBottleneck> &common)
{
    if (limitTitle(common).isEmpty()) {
        return {};
    }
    const QString sentence = common->bottleneck.sentence;
    return common->told > 1 ? Words::tr("%1 (in %2 of %3 runs)", "what held it back, how often")
                                  .arg(sentence)
                                  .arg(common->steps)
                                  .arg(common->told)
                            : sentence;
}

} // namespace Tare
