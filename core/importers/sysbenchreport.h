// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QMap>

#include <optional>
#include <vector>

namespace Tare {

/// The block of figures that sysbench 0.4 … 1.1 prints at the end and at each checkpoint. Absent is what it
/// does not have.
class SysbenchReport
{
public:
    /// A count and the "(x per sec.)" behind it.
    struct Rated
    {
        std::optional<qint64> count;
        std::optional<double> perSecond;
    };

    /// False for a line that belongs to no such block.
    bool take(QByteArrayView line);
    static bool startsWith(QByteArrayView line); ///< the first line of a block

    bool hasResult() const { return transactions.count || events; }
    bool isComplete() const { return m_part == Part::Fairness; } ///< its last part has begun

    std::optional<qint64> reads;
    std::optional<qint64> writes;
    std::optional<qint64> others;
    std::optional<qint64> total;
    Rated transactions;
    Rated queries;  ///< 1.0 and later: all of them
    Rated requests; ///< up to 0.5, "read/write requests": without BEGIN and COMMIT
    Rated ignoredErrors;
    Rated deadlocks; ///< 0.4, in place of ignored errors
    Rated reconnects;
    std::optional<qint64> unfinished; ///< transactions, after a forced shutdown
    std::optional<double> seconds;
    std::optional<qint64> events;
    std::optional<double> eventsPerSecond; ///< 1.1
    std::optional<double> min;             ///< ms
    std::optional<double> avg;
    std::optional<double> max;
    std::optional<int> percentile; ///< which one the next is: 95
    std::optional<double> percentileLatency;
    bool percentileOff = false;
    std::optional<double> eventsPerThread; ///< mean over the threads
    bool isDatabase = false;               ///< "SQL statistics:" or "OLTP test statistics:" was there
    bool isOld = false;                    ///< 0.4 or 0.5

private:
    enum class Part { None, Queries, General, Latency, Fairness };

    bool takeSection(QByteArrayView line);
    bool takeLatency(QByteArrayView line);

    Part m_part = Part::None;
};

/// The histogram that --histogram prints: latency in ms and how often.
class SysbenchHistogram
{
public:
    static constexpr std::size_t most = 4096; ///< sysbench has 1024 buckets

    bool take(QByteArrayView line); ///< "5.880 |**** 12"
    bool isEmpty() const { return m_buckets.empty(); }
    void clear() { m_buckets.clear(); }
    /// Smallest value with at least this share (0 … 1) at or below it; ms. Its error is the bucket's, 0.9 %.
    std::optional<double> percentile(double share) const;

private:
    struct Bucket
    {
        double value = 0;
        qint64 count = 0;
    };
    std::vector<Bucket> m_buckets;
};

} // namespace Tare
