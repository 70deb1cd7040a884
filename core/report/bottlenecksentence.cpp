// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/bottlenecksentence.h"

#include "core/analysis/bottleneck.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace Tare {

QString bottleneckSentence(const QList<const StepRecord *> &steps, const QString &environmentName)
{
    std::map<BottleneckKind, QList<Bottleneck>> found;
    qsizetype told = 0;
    for (const StepRecord *step : steps) {
        if (const auto one = bottleneck(*step)) {
            found[one->kind].append(*one);
            ++told;
        }
    }
    if (told == 0)
        return {};
    const auto most = std::max_element(found.cbegin(), found.cend(), [](const auto &a, const auto &b) {
        return a.second.size() < b.second.size();
    });
    const QList<Bottleneck> &same = most->second;
    const QString &evidence = same.at(same.size() / 2).sentence;
    const QString title = bottleneckTitle(most->first);
    if (told == 1) {
        //: %1 environment, %2 "Network card", "None found", %3 a sentence
        return QCoreApplication::translate("Tare::Report", "Bottleneck of “%1”: %2. %3")
            .arg(environmentName, title, evidence);
    }
    //: %1 environment, %2 and %3 numbers of runs, %4 "Network card", "None found", %5 a sentence
    return QCoreApplication::translate("Tare::Report", "Bottleneck of “%1” in %2 of %3 runs: %4. %5")
        .arg(environmentName, QString::number(same.size()), QString::number(told), title, evidence);
}

} // namespace Tare
