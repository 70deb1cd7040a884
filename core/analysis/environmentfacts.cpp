// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/environmentfacts.h"

#include <QSet>

namespace Tare {

EnvironmentFacts::EnvironmentFacts(const QList<const StepRecord *> &steps, const Facts &machine)
    : m_machine(machine)
{
    for (const StepRecord *step : steps) {
        if (step->status == StepStatus::Done && !step->facts.isEmpty())
            m_steps.append(step);
    }
}

QStringList EnvironmentFacts::keys() const
{
    QSet<QString> all;
    for (const StepRecord *step : m_steps) {
        for (auto it = step->facts.cbegin(); it != step->facts.cend(); ++it)
            all.insert(it.key());
    }
    QStringList sorted(all.cbegin(), all.cend());
    sorted.sort();
    return sorted;
}

QStringList EnvironmentFacts::values(const QString &key) const
{
    QStringList found;
    for (const StepRecord *step : m_steps) {
        const auto value = step->facts.constFind(key);
        if (value != step->facts.cend() && !found.contains(*value))
            found.append(*value);
    }
    if (found.isEmpty() && !m_steps.isEmpty() && m_machine.contains(key))
        found.append(m_machine.value(key));
    return found;
}

QString EnvironmentFacts::text(const QString &key) const
{
    return values(key).join(QStringLiteral(", "));
}

std::vector<double> EnvironmentFacts::numbers(const QString &key) const
{
    std::vector<double> found;
    for (const StepRecord *step : m_steps) {
        bool isNumber = false;
        const double value = step->facts.value(key).toDouble(&isNumber);
        if (isNumber)
            found.push_back(value);
    }
    return found;
}

} // namespace Tare
