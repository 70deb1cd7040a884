// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/records.h"

#include <QList>
#include <QStringList>

#include <vector>

namespace Tare {

/// What was found of one environment over its finished steps of a case. Refers to the records it is made of.
class EnvironmentFacts
{
public:
    /// `machine`: of the run, for what the steps do not say themselves.
    EnvironmentFacts(const QList<const StepRecord *> &steps, const Facts &machine);

    bool isEmpty() const { return m_steps.isEmpty(); }
    const QList<const StepRecord *> &steps() const { return m_steps; }

    QStringList keys() const;
    /// The different values of a fact, in the order they were met; empty: not known.
    QStringList values(const QString &key) const;
    /// The same in a line.
    QString text(const QString &key) const;
    /// One for each step that has it as a number.
    std::vector<double> numbers(const QString &key) const;

private:
    QList<const StepRecord *> m_steps;
    const Facts &m_machine;
};

} // namespace Tare
