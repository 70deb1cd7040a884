// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/latencyhistogram.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

using namespace Tare;

namespace {

constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();

/// Values over many orders of magnitude, as latencies are; the generator is the same everywhere.
std::vector<std::uint64_t> someValues(std::size_t count, std::uint32_t seed)
{
    std::mt19937_64 random(seed);
    std::vector<std::uint64_t> values(count);
    for (auto &value : values)
        value = random() >> (16 + random() % 48); // their sums stay below 2^64
    return values;
}

LatencyHistogram filled(const std::vector<std::uint64_t> &values)
{
    LatencyHistogram histogram;
    for (const auto value : values)
        histogram.record(value);
    return histogram;
}

/// The definition, on sorted values: the first with at least the share at or below it, as its bucket reports
/// it.
std::uint64_t expectedPercentile(std::vector<std::uint64_t> values, double share)
{
    std::sort(values.begin(), values.end());
    std::size_t rank = 1;
    while (static_cast<double>(rank) / static_cast<double>(values.size()) < share)
        ++rank;
    const auto mid = LatencyHistogram::bucketMid(LatencyHistogram::bucketOf(values[rank - 1]));
    return std::clamp(mid, values.front(), values.back());
}

} // namespace

class TestLatencyHistogram : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bucketsTileTheRange()
    {
        QCOMPARE(LatencyHistogram::bucketLow(0), 0u);
        for (int bucket = 0; bucket + 1 < LatencyHistogram::bucketCount; ++bucket) {
            const auto low = LatencyHistogram::bucketLow(bucket);
            const auto next = LatencyHistogram::bucketLow(bucket + 1);
            QVERIFY(low < next);
            QCOMPARE(LatencyHistogram::bucketOf(low), bucket);
            QCOMPARE(LatencyHistogram::bucketOf(next - 1), bucket);
            QCOMPARE(LatencyHistogram::bucketOf(LatencyHistogram::bucketMid(bucket)), bucket);
        }
        QCOMPARE(LatencyHistogram::bucketOf((std::uint64_t(1) << 63) - 1), LatencyHistogram::bucketCount - 1);
        QCOMPARE(LatencyHistogram::bucketOf(largest), LatencyHistogram::bucketCount - 1);
    }

    void reportedValueIsWithinFourPerMille()
    {
        for (int bucket = 0; bucket + 1 < LatencyHistogram::bucketCount; ++bucket) {
            const auto low = LatencyHistogram::bucketLow(bucket);
            const auto high = LatencyHistogram::bucketLow(bucket + 1) - 1;
            const auto mid = static_cast<double>(LatencyHistogram::bucketMid(bucket));
            if (low < 256)
                QCOMPARE(low, high);
            else
                QVERIFY(std::max(mid - static_cast<double>(low), static_cast<double>(high) - mid)
                        <= 0.004 * static_cast<double>(low));
        }
    }

    void emptyIsZero()
    {
        const LatencyHistogram histogram;
        QCOMPARE(histogram.count(), 0u);
        QCOMPARE(histogram.min(), 0u);
        QCOMPARE(histogram.max(), 0u);
        QCOMPARE(histogram.mean(), 0.0);
        QCOMPARE(histogram.percentile(0.5), 0u);
    }

    void exactAggregates()
    {
        LatencyHistogram histogram;
        histogram.record(1'000'003);
        histogram.record(7, 3);
        histogram.record(5, 0);
        QCOMPARE(histogram.count(), 4u);
        QCOMPARE(histogram.sum(), 1'000'024u);
        QCOMPARE(histogram.min(), 7u);
        QCOMPARE(histogram.max(), 1'000'003u);
        QCOMPARE(histogram.mean(), 250'006.0);
        QCOMPARE(histogram.countIn(7), 3u);
        QCOMPARE(histogram.countIn(5), 0u);
        QCOMPARE(histogram.countIn(-1), 0u);
    }

    void percentilesMatchSortedValues_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("seed");
        for (const int count : {1, 2, 3, 7, 20, 100, 1000, 5003}) {
            for (const int seed : {1, 2, 3})
                QTest::addRow("%d values, seed %d", count, seed) << count << seed;
        }
    }

    void percentilesMatchSortedValues()
    {
        QFETCH(int, count);
        QFETCH(int, seed);
        const auto values = someValues(static_cast<std::size_t>(count), static_cast<std::uint32_t>(seed));
        const LatencyHistogram histogram = filled(values);
        for (const double share : {0.0, 0.01, 0.07, 0.25, 0.29, 0.5, 0.57, 0.75, 0.9, 0.95, 0.99, 0.999, 1.0})
            QCOMPARE(histogram.percentile(share), expectedPercentile(values, share));
    }

    void smallValuesAreExact()
    {
        std::vector<std::uint64_t> values;
        for (std::uint64_t i = 1; i <= 100; ++i)
            values.push_back(i);
        const LatencyHistogram histogram = filled(values);
        // 0.07 · 100 is a rounding error above 7
        for (int percent = 1; percent <= 100; ++percent)
            QCOMPARE(histogram.percentile(percent / 100.0), static_cast<std::uint64_t>(percent));
    }

    void percentilesStayWithinMinimumAndMaximum()
    {
        LatencyHistogram histogram;
        histogram.record(1'000'001, 10);
        for (const double share : {0.0, 0.5, 1.0, -1.0, 2.0, std::nan("")})
            QCOMPARE(histogram.percentile(share), 1'000'001u);
    }

    void addingIsRecordingBoth()
    {
        const auto first = someValues(500, 11);
        const auto second = someValues(300, 12);
        LatencyHistogram sum = filled(first);
        sum.add(filled(second));
        auto both = first;
        both.insert(both.end(), second.begin(), second.end());
        QCOMPARE(sum, filled(both));
        sum.add(LatencyHistogram());
        QCOMPARE(sum, filled(both));
        LatencyHistogram empty;
        empty.add(sum);
        QCOMPARE(empty, sum);
    }

    void differenceOfTwoReadings()
    {
        const auto first = someValues(400, 21);
        const auto second = someValues(250, 22);
        LatencyHistogram total = filled(first);
        const LatencyHistogram earlier = total;
        for (const auto value : second)
            total.record(value);
        const LatencyHistogram difference = total.since(earlier);
        const LatencyHistogram exact = filled(second);
        QCOMPARE(difference.count(), exact.count());
        QCOMPARE(difference.sum(), exact.sum());
        QCOMPARE(LatencyHistogram::bucketOf(difference.min()), LatencyHistogram::bucketOf(exact.min()));
        QCOMPARE(LatencyHistogram::bucketOf(difference.max()), LatencyHistogram::bucketOf(exact.max()));
        QVERIFY(difference.min() <= exact.min());
        QVERIFY(difference.max() >= exact.max());
        for (int bucket = 0; bucket < LatencyHistogram::bucketCount; ++bucket)
            QCOMPARE(difference.countIn(bucket), exact.countIn(bucket));
        QCOMPARE(total.since(LatencyHistogram()), total);
        QCOMPARE(total.since(total).count(), 0u);
        QCOMPARE(total.since(total), LatencyHistogram());
    }

    void clearing()
    {
        LatencyHistogram histogram = filled(someValues(10, 3));
        histogram.clear();
        QCOMPARE(histogram, LatencyHistogram());
    }

    void storedAndReadBack()
    {
        for (const std::uint32_t seed : {1u, 2u, 3u, 4u}) {
            const LatencyHistogram histogram = filled(someValues(1000, seed));
            LatencyHistogram copy = filled({1, 2, 3});
            QVERIFY(copy.deserialise(histogram.serialise()));
            QCOMPARE(copy, histogram);
        }
        LatencyHistogram empty = filled({5});
        QVERIFY(empty.deserialise(LatencyHistogram().serialise()));
        QCOMPARE(empty, LatencyHistogram());

        LatencyHistogram extreme;
        extreme.record(0, std::uint64_t(1) << 40);
        extreme.record(largest);
        LatencyHistogram copy;
        QVERIFY(copy.deserialise(extreme.serialise()));
        QCOMPARE(copy, extreme);
    }

    void everyTruncationIsRefused()
    {
        const std::string bytes = filled(someValues(200, 9)).serialise();
        for (std::size_t length = 0; length < bytes.size(); ++length) {
            LatencyHistogram histogram = filled({1});
            QVERIFY(!histogram.deserialise(bytes.substr(0, length)));
            QCOMPARE(histogram, LatencyHistogram());
        }
        LatencyHistogram histogram;
        QVERIFY(!histogram.deserialise(bytes + '\0'));
    }

    void damagedBytesNeverBreakTheInvariants()
    {
        const std::string bytes = filled(someValues(200, 9)).serialise();
        std::mt19937 random(4711);
        for (int round = 0; round < 3000; ++round) {
            std::string damaged = bytes;
            for (int changes = 1 + static_cast<int>(random() % 3); changes > 0; --changes)
                damaged[random() % damaged.size()] = static_cast<char>(random());
            LatencyHistogram histogram;
            if (!histogram.deserialise(damaged)) {
                QCOMPARE(histogram, LatencyHistogram());
                continue;
            }
            std::uint64_t sum = 0;
            for (int bucket = 0; bucket < LatencyHistogram::bucketCount; ++bucket)
                sum += histogram.countIn(bucket);
            QCOMPARE(sum, histogram.count());
            QVERIFY(histogram.min() <= histogram.max());
            QCOMPARE(histogram.serialise(), damaged);
        }
    }

    void rawReadingsAreMadeToFit()
    {
        std::vector<std::uint64_t> buckets(LatencyHistogram::bucketCount);
        const int bucket = LatencyHistogram::bucketOf(5000);
        buckets[static_cast<std::size_t>(bucket)] = 2;
        LatencyHistogram histogram;
        histogram.setRaw(buckets, 10'000, largest, 0); // the writer has not come to minimum and maximum yet
        QCOMPARE(histogram.count(), 2u);
        QCOMPARE(LatencyHistogram::bucketOf(histogram.min()), bucket);
        QCOMPARE(LatencyHistogram::bucketOf(histogram.max()), bucket);
        histogram.setRaw(buckets, 10'000, 4999, 5001);
        QCOMPARE(histogram.min(), 4999u);
        QCOMPARE(histogram.max(), 5001u);
        histogram.setRaw(std::vector<std::uint64_t>(LatencyHistogram::bucketCount), 7, 3, 4);
        QCOMPARE(histogram, LatencyHistogram());
    }
};

QTEST_APPLESS_MAIN(TestLatencyHistogram)
#include "tst_latencyhistogram.moc"
