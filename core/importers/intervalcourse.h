// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/records.h"

#include <QList>

namespace Tare {

/// The intervals of one imported step, as many as a chart can use. When there are more, neighbours become
/// one: their counts are added, and of their percentiles, which cannot be added, the larger one stays.
class IntervalCourse
{
public:
    static constexpr qsizetype most = 20000;

    void add(const IntervalSample &sample);
    bool isEmpty() const { return m_samples.isEmpty() && m_held == 0; }
    int merged() const { return m_factor; } ///< how many intervals each sample stands for; 1: all as printed

    /// Numbered from 0; nothing is left. What ended at or before the start of the measurement (seconds on the
    /// log's clock) is warm-up; times become relative to it.
    QList<IntervalSample> take(double measurementStart = 0);

private:
    static void join(IntervalSample &sample, const IntervalSample &next);

    QList<IntervalSample> m_samples;
    IntervalSample m_open; ///< not yet of m_factor intervals
    int m_held = 0;        ///< how many it has
    int m_factor = 1;
};

} // namespace Tare
