// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/histogramrecorder.h"

#include <algorithm>

namespace Tare {

void HistogramReading::add(const HistogramReading &other)
{
    std::transform(buckets.begin(), buckets.end(), other.buckets.begin(), buckets.begin(), std::plus<>());
    sum += other.sum;
    min = std::min(min, other.min);
    max = std::max(max, other.max);
}

LatencyHistogram HistogramReading::toHistogram() const
{
    LatencyHistogram histogram;
    histogram.setRaw(buckets, sum, min, max);
    return histogram;
}

HistogramRecorder::HistogramRecorder()
    : m_buckets(std::make_unique<std::atomic<std::uint64_t>[]>(LatencyHistogram::bucketCount))
{ }

void HistogramRecorder::record(std::uint64_t nanoseconds, std::uint64_t times) noexcept
{
    // One writer, so load and store need not be one instruction.
    auto increase = [](std::atomic<std::uint64_t> &value, std::uint64_t by) {
        value.store(value.load(std::memory_order_relaxed) + by, std::memory_order_release);
    };
    increase(m_buckets[LatencyHistogram::bucketOf(nanoseconds)], times);
    increase(m_sum, nanoseconds * times);
    if (nanoseconds < m_min.load(std::memory_order_relaxed))
        m_min.store(nanoseconds, std::memory_order_release);
    if (nanoseconds > m_max.load(std::memory_order_relaxed))
        m_max.store(nanoseconds, std::memory_order_release);
}

void HistogramRecorder::read(HistogramReading &reading) const
{
    for (int bucket = 0; bucket < LatencyHistogram::bucketCount; ++bucket)
        reading.buckets[bucket] = m_buckets[bucket].load(std::memory_order_acquire);
    reading.sum = m_sum.load(std::memory_order_acquire);
    reading.min = m_min.load(std::memory_order_acquire);
    reading.max = m_max.load(std::memory_order_acquire);
}

LatencyHistogram HistogramRecorder::read() const
{
    HistogramReading reading;
    read(reading);
    return reading.toHistogram();
}

} // namespace Tare
