// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/htmlfacts.h"

#include "core/analysis/environmentfacts.h"
#include "core/analysis/factnames.h"

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr qsizetype mostValues = 3; ///< of a fact that changes from run to run; then its range

QString valueText(const EnvironmentFacts &facts, const QString &key)
{
    const QStringList values = facts.values(key);
    if (values.isEmpty())
        return u"–"_s;
    const std::vector<double> numbers = facts.numbers(key);
    if (values.size() > mostValues && !numbers.empty()) {
        const auto [low, high] = std::minmax_element(numbers.begin(), numbers.end());
        return u"%1 … %2"_s.arg(factText(key, QString::number(*low, 'g', 10)),
                                factText(key, QString::number(*high, 'g', 10)));
    }
    QStringList texts;
    for (const QString &value : values)
        texts += factText(key, value);
    return texts.join(u", "_s);
}

bool isLeftOut(const QString &key)
{
    const QString own = key.startsWith(instanceFact) ? key.section(u'.', 2) : key;
    return own.startsWith(settingFact) || own.startsWith("import."_L1) || isPassingFact(own);
}

} // namespace

QList<FactLine> factLines(const RunRecord &run, const QList<EnvironmentSpec> &environments)
{
    std::vector<EnvironmentFacts> all;
    QStringList keys = run.machine.keys();
    for (const EnvironmentSpec &environment : environments) {
        QList<const StepRecord *> steps;
        for (const StepRecord &step : run.steps) {
            if (step.environmentId == environment.id)
                steps += &step;
        }
        all.emplace_back(steps, run.machine);
        keys += all.back().keys();
    }
    keys.removeDuplicates();
    keys.removeIf(isLeftOut);
    std::stable_sort(keys.begin(), keys.end(), [](const QString &a, const QString &b) {
        return std::pair(factRank(a), a) < std::pair(factRank(b), b);
    });
    QList<FactLine> lines;
    for (const QString &key : std::as_const(keys)) {
        FactLine line{factTitle(key), {}};
        for (const EnvironmentFacts &facts : std::as_const(all))
            line.values += valueText(facts, key);
        if (std::any_of(line.values.cbegin(), line.values.cend(),
                        [](const QString &value) { return value != u"–"; }))
            lines.append(line);
    }
    return lines;
}

} // namespace Tare
