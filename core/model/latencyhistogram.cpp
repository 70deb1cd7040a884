// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/latencyhistogram.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace Tare {

namespace {

constexpr char formatMark[] = {'T', 'H', '1'};

void putNumber(std::string &out, std::uint64_t value)
{
    while (value >= 0x80) {
        out.push_back(static_cast<char>((value & 0x7f) | 0x80));
        value >>= 7;
    }
    out.push_back(static_cast<char>(value));
}

/// Reads variable-length integers; anything odd ends in nothing.
class NumberReader
{
public:
    explicit NumberReader(const std::string &bytes, std::size_t at)
        : m_bytes(bytes)
        , m_at(at)
    { }

    bool atEnd() const { return m_at == m_bytes.size(); }

    std::optional<std::uint64_t> next()
    {
        std::uint64_t value = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            if (atEnd())
                return std::nullopt;
            const auto byte = static_cast<unsigned char>(m_bytes[m_at++]);
            const std::uint64_t part = byte & 0x7f;
            if (shift == 63 && part > 1)
                return std::nullopt;
            value |= part << shift;
            if (!(byte & 0x80)) {
                if (byte == 0 && shift > 0)
                    return std::nullopt; // not the shortest form
                return value;
            }
        }
        return std::nullopt;
    }

private:
    const std::string &m_bytes;
    std::size_t m_at;
};

std::uint64_t bucketHigh(int bucket)
{
    if (bucket >= LatencyHistogram::bucketCount - 1)
        return std::numeric_limits<std::uint64_t>::max();
    return LatencyHistogram::bucketLow(bucket + 1) - 1;
}

} // namespace

LatencyHistogram::LatencyHistogram() = default;

std::uint64_t LatencyHistogram::bucketLow(int bucket) noexcept
{
    constexpr int exact = 1 << subBucketBits;
    if (bucket < exact)
        return static_cast<std::uint64_t>(std::max(bucket, 0));
    const int above = std::min(bucket, bucketCount - 1) - exact;
    const int octave = above >> (subBucketBits - 1);
    const std::uint64_t sub = static_cast<std::uint64_t>(above & ((1 << (subBucketBits - 1)) - 1));
    return ((1u << (subBucketBits - 1)) + sub) << (octave + 1);
}

std::uint64_t LatencyHistogram::bucketMid(int bucket) noexcept
{
    const std::uint64_t low = bucketLow(bucket);
    if (bucket < (1 << subBucketBits))
        return low;
    const int octave = (std::min(bucket, bucketCount - 1) - (1 << subBucketBits)) >> (subBucketBits - 1);
    return low + ((std::uint64_t(1) << (octave + 1)) - 1) / 2;
}

void LatencyHistogram::record(std::uint64_t nanoseconds, std::uint64_t times) noexcept
{
    if (times == 0)
        return;
    if (m_buckets.empty())
        m_buckets.resize(bucketCount);
    m_buckets[static_cast<std::size_t>(bucketOf(nanoseconds))] += times;
    m_count += times;
    m_sum += nanoseconds * times;
    m_min = std::min(m_min, nanoseconds);
    m_max = std::max(m_max, nanoseconds);
}

void LatencyHistogram::add(const LatencyHistogram &other) noexcept
{
    if (other.m_count == 0)
        return;
    if (m_buckets.empty()) {
        *this = other;
        return;
    }
    for (std::size_t i = 0; i < m_buckets.size(); ++i)
        m_buckets[i] += other.m_buckets[i];
    m_count += other.m_count;
    m_sum += other.m_sum;
    m_min = std::min(m_min, other.m_min);
    m_max = std::max(m_max, other.m_max);
}

LatencyHistogram LatencyHistogram::since(const LatencyHistogram &earlier) const
{
    if (earlier.m_count == 0 || m_count == 0)
        return *this;
    LatencyHistogram difference;
    std::vector<std::uint64_t> buckets(bucketCount);
    for (std::size_t i = 0; i < buckets.size(); ++i)
        buckets[i] = m_buckets[i] - std::min(m_buckets[i], earlier.m_buckets[i]);
    difference.setRaw(buckets, m_sum - std::min(m_sum, earlier.m_sum), 0,
                      std::numeric_limits<std::uint64_t>::max());
    if (difference.m_count > 0) {
        difference.m_min = std::max(difference.m_min, m_min);
        difference.m_max = std::min(difference.m_max, m_max);
    }
    return difference;
}

void LatencyHistogram::clear() noexcept
{
    m_buckets.clear();
    m_count = 0;
    m_sum = 0;
    m_min = std::numeric_limits<std::uint64_t>::max();
    m_max = 0;
}

double LatencyHistogram::mean() const noexcept
{
    return m_count ? static_cast<double>(m_sum) / static_cast<double>(m_count) : 0;
}

std::uint64_t LatencyHistogram::percentile(double share) const noexcept
{
    if (m_count == 0)
        return 0;
    const double all = static_cast<double>(m_count);
    const double wanted = std::isnan(share) ? 1 : std::clamp(share, 0.0, 1.0);
    auto rank = static_cast<std::uint64_t>(std::min(std::ceil(wanted * all), all));
    // the product may be a rounding error above the whole number that was meant
    while (rank > 1 && static_cast<double>(rank - 1) / all >= wanted)
        --rank;
    rank = std::clamp<std::uint64_t>(rank, 1, m_count);
    std::uint64_t seen = 0;
    for (int i = 0; i < bucketCount; ++i) {
        seen += m_buckets[static_cast<std::size_t>(i)];
        if (seen >= rank)
            return std::clamp(bucketMid(i), m_min, m_max);
    }
    return m_max;
}

std::uint64_t LatencyHistogram::countIn(int bucket) const noexcept
{
    if (m_buckets.empty() || bucket < 0 || bucket >= bucketCount)
        return 0;
    return m_buckets[static_cast<std::size_t>(bucket)];
}

std::string LatencyHistogram::serialise() const
{
    std::string out(formatMark, sizeof formatMark);
    out.push_back(static_cast<char>(subBucketBits));
    putNumber(out, m_count);
    if (m_count == 0)
        return out;
    putNumber(out, m_sum);
    putNumber(out, m_min);
    putNumber(out, m_max);
    std::size_t next = 0;
    for (std::size_t i = 0; i < m_buckets.size(); ++i) {
        if (m_buckets[i] == 0)
            continue;
        putNumber(out, i - next);
        putNumber(out, m_buckets[i]);
        next = i + 1;
    }
    return out;
}

bool LatencyHistogram::deserialise(const std::string &bytes)
{
    clear();
    constexpr std::size_t headLength = sizeof formatMark + 1;
    if (bytes.size() < headLength || bytes.compare(0, sizeof formatMark, formatMark, sizeof formatMark) != 0
        || bytes[headLength - 1] != static_cast<char>(subBucketBits))
        return false;

    NumberReader reader(bytes, headLength);
    const auto count = reader.next();
    if (!count)
        return false;
    if (*count == 0)
        return reader.atEnd();
    const auto sum = reader.next();
    const auto least = reader.next();
    const auto most = reader.next();
    if (!sum || !least || !most || *least > *most)
        return false;

    std::vector<std::uint64_t> buckets(bucketCount);
    std::uint64_t next = 0;
    std::uint64_t left = *count;
    while (left > 0) {
        const auto gap = reader.next();
        const auto times = reader.next();
        if (!gap || !times || *times == 0 || *times > left || *gap >= bucketCount - next)
            return false;
        buckets[next + *gap] = *times;
        next += *gap + 1;
        left -= *times;
    }
    if (!reader.atEnd())
        return false;
    setRaw(buckets, *sum, *least, *most);
    if (m_min != *least || m_max != *most) {
        clear();
        return false;
    }
    return true;
}

void LatencyHistogram::setRaw(const std::vector<std::uint64_t> &buckets, std::uint64_t sum, std::uint64_t min,
                              std::uint64_t max)
{
    clear();
    int first = -1;
    int last = -1;
    const int size = static_cast<int>(std::min<std::size_t>(buckets.size(), bucketCount));
    for (int i = 0; i < size; ++i) {
        const std::uint64_t times = buckets[static_cast<std::size_t>(i)];
        if (times == 0)
            continue;
        if (first < 0)
            first = i;
        last = i;
        m_count += times;
    }
    if (m_count == 0)
        return;
    m_buckets = buckets;
    m_buckets.resize(bucketCount);
    m_sum = sum;
    m_min = std::clamp(min, bucketLow(first), bucketHigh(first));
    m_max = std::clamp(max, bucketLow(last), bucketHigh(last));
}

} // namespace Tare
