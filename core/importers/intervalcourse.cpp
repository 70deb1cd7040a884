// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/importers/intervalcourse.h"

#include <algorithm>
#include <utility>

namespace Tare {

void IntervalCourse::join(IntervalSample &sample, const IntervalSample &next)
{
    sample.length += next.length;
    sample.counters += next.counters;
    if (!next.latency)
        return;
    if (!sample.latency)
        sample.latency = LatencySummary();
    for (const LatencyField &field : latencyFields) {
        auto &value = (*sample.latency).*field.member;
        const auto &other = (*next.latency).*field.member;
        if (other)
            value = std::max(value.value_or(*other), *other);
    }
    sample.latency->avg.reset(); // the larger one would be wrong, the mean of them too
    sample.latency->min.reset();
}

void IntervalCourse::add(const IntervalSample &sample)
{
    if (m_held == 0)
        m_open = sample;
    else
        join(m_open, sample);
    if (++m_held < m_factor)
        return;
    m_samples.append(m_open);
    m_held = 0;
    if (m_samples.size() < most)
        return;
    for (qsizetype i = 0; i < most / 2; ++i) {
        m_samples[i] = m_samples.at(2 * i);
        join(m_samples[i], m_samples.at(2 * i + 1));
    }
    m_samples.resize(most / 2);
    m_factor *= 2;
}

QList<IntervalSample> IntervalCourse::take(double measurementStart)
{
    if (m_held > 0)
        m_samples.append(m_open);
    m_held = 0;
    m_factor = 1;
    int index = 0;
    for (IntervalSample &sample : m_samples) {
        sample.index = index++;
        sample.start -= measurementStart;
        sample.warmup = measurementStart > 0 && sample.start + sample.length / 2 < 0;
    }
    return std::exchange(m_samples, {});
}

} // namespace Tare
