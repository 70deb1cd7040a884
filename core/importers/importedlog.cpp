// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/importers/importedlog.h"

namespace Tare {

namespace {

/// Padded, so that they stay in order.
QString remarkKey(int number)
{
    return importRemarkFact + QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0'));
}

} // namespace

void addRemark(StepRecord &step, const QString &sentence)
{
    const QStringList known = remarksOf(step);
    if (!known.contains(sentence))
        step.facts.insert(remarkKey(static_cast<int>(known.size()) + 1), sentence);
}

QStringList remarksOf(const StepRecord &step)
{
    QStringList remarks;
    for (auto fact = step.facts.begin(); fact != step.facts.end(); ++fact) {
        if (fact.key().startsWith(importRemarkFact))
            remarks += fact.value();
    }
    return remarks;
}

} // namespace Tare
