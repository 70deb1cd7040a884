// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <bit>
#include <cstdint>
#include <string>
#include <vector>

namespace Tare {

/// A latency distribution in nanoseconds: log-linear buckets, at most 0.4 % wide relative to their value (128
/// sub-buckets a power of two, values below 256 ns exact), from 0 to 2^63 without clipping. A plain value:
/// the owner writes, a copy is read. Mergeable: percentiles over several steps come from the merged counts.
class LatencyHistogram
{
public:
    static constexpr int subBucketBits =
        8; ///< exact below 2^8; then 2^7 buckets an octave: 1/128 wide, mid-point error ≤ 0.4 %
    static constexpr int bucketCount =
        (1 << subBucketBits) + (63 - subBucketBits) * (1 << (subBucketBits - 1));

    LatencyHistogram();

    /// Inline: the load threads call it for every answer.
    static constexpr int bucketOf(std::uint64_t nanoseconds) noexcept
    {
        if (nanoseconds < (1u << subBucketBits))
            return static_cast<int>(nanoseconds);
        const int exponent = std::bit_width(nanoseconds) - 1;
        if (exponent > 62)
            return bucketCount - 1;
        const int subBuckets = 1 << (subBucketBits - 1);
        const int sub = static_cast<int>(nanoseconds >> (exponent - subBucketBits + 1)) - subBuckets;
        return (1 << subBucketBits) + (exponent - subBucketBits) * subBuckets + sub;
    }
    static std::uint64_t bucketLow(int bucket) noexcept; ///< smallest value of the bucket
    static std::uint64_t bucketMid(int bucket) noexcept; ///< the value reported for it

    void record(std::uint64_t nanoseconds, std::uint64_t times = 1) noexcept;
    void add(const LatencyHistogram &other) noexcept;
    /// This minus an earlier reading of the same recorder. Minimum and maximum become bucket bounds then.
    LatencyHistogram since(const LatencyHistogram &earlier) const;
    void clear() noexcept;

    std::uint64_t count() const noexcept { return m_count; }
    std::uint64_t sum() const noexcept { return m_sum; } ///< ns, of the exact values
    std::uint64_t min() const noexcept { return m_count ? m_min : 0; }
    std::uint64_t max() const noexcept { return m_max; }
    double mean() const noexcept; ///< ns; 0 without values
    /// Smallest reported value with at least the share of values at or below it, clamped to [min, max]; ns.
    /// share is 0 … 1; 0 without values.
    std::uint64_t percentile(double share) const noexcept;

    /// Compact and portable (variable-length integers), for storage with a step.
    std::string serialise() const;
    /// False, and the histogram is empty, when the bytes are not such a histogram.
    bool deserialise(const std::string &bytes);

    /// Values counted in one bucket.
    std::uint64_t countIn(int bucket) const noexcept;

    /// For the recorder in the engine, which fills a copy from its atomics. Readings taken while the writer
    /// goes on need not fit together: minimum and maximum are moved into the outermost buckets in use.
    void setRaw(const std::vector<std::uint64_t> &buckets, std::uint64_t sum, std::uint64_t min,
                std::uint64_t max);

    bool operator==(const LatencyHistogram &) const = default;

private:
    std::vector<std::uint64_t> m_buckets; ///< bucketCount entries, or none while nothing is recorded
    std::uint64_t m_count = 0;
    std::uint64_t m_sum = 0;
    std::uint64_t m_min = UINT64_MAX;
    std::uint64_t m_max = 0;
};

} // namespace Tare
