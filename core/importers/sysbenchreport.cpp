// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/importers/sysbenchreport.h"

#include "core/importers/textscanner.h"

#include <algorithm>

namespace Tare {

namespace {

/// "label: 123 (4.56 per sec.)"; what is in brackets may be missing.
bool readRated(QByteArrayView line, QByteArrayView label, SysbenchReport::Rated &into)
{
    TextScanner scanner(line);
    qint64 count = 0;
    if (!scanner.word(label).integer(count).ok() || count < 0)
        return false;
    into.count = count;
    double rate = 0;
    if (scanner.maybe("(") && scanner.number(rate).word("per sec").ok() && rate >= 0)
        into.perSecond = rate;
    return true;
}

bool readCount(QByteArrayView line, QByteArrayView label, std::optional<qint64> &into)
{
    TextScanner scanner(line);
    qint64 count = 0;
    if (!scanner.word(label).integer(count).ok() || count < 0)
        return false;
    into = count;
    return true;
}

/// "label: 1.23", with or without a unit behind it.
bool readNumber(QByteArrayView line, QByteArrayView label, std::optional<double> &into)
{
    TextScanner scanner(line);
    double value = 0;
    if (!scanner.word(label).number(value).ok() || value < 0)
        return false;
    into = value;
    return true;
}

} // namespace

bool SysbenchReport::startsWith(QByteArrayView line)
{
    return line == "SQL statistics:" || line == "OLTP test statistics:";
}

bool SysbenchReport::takeSection(QByteArrayView line)
{
    if (startsWith(line)) {
        isDatabase = true;
        isOld = line.startsWith("OLTP");
        m_part = Part::None;
    } else if (line == "queries performed:") {
        isDatabase = true; // the heading may stand glued to an interval's line that was printed meanwhile
        m_part = Part::Queries;
    } else if (line == "General statistics:" || line == "Test execution summary:" || line == "Throughput:") {
        m_part = Part::General;
    } else if (line == "Latency (ms):" || line == "response time:" || line == "per-request statistics:") {
        m_part = Part::Latency;
    } else if (line == "Threads fairness:") {
        m_part = Part::Fairness;
    } else {
        return false;
    }
    return true;
}

bool SysbenchReport::takeLatency(QByteArrayView line)
{
    if (readNumber(line, "min:", min) || readNumber(line, "avg:", avg) || readNumber(line, "max:", max))
        return true;
    if (line.startsWith("percentile stats:")) {
        percentileOff = true;
        return true;
    }
    TextScanner scanner(line);
    scanner.maybe("approx."); // 0.4 and 0.5
    qint64 which = 0;
    if (!scanner.integer(which).ok())
        return line.startsWith("sum:");
    if (!scanner.maybe("th"))
        (void)(scanner.maybe("st") || scanner.maybe("nd") || scanner.maybe("rd"));
    double value = 0;
    if (!scanner.word("percentile:").number(value).ok() || which < 1 || which > 100)
        return false;
    percentile = static_cast<int>(which);
    percentileLatency = value;
    return true;
}

bool SysbenchReport::take(QByteArrayView line)
{
    if (takeSection(line))
        return true;
    if (readRated(line, "transactions:", transactions) || readRated(line, "queries:", queries)
        || readRated(line, "read/write requests:", requests)
        || readRated(line, "ignored errors:", ignoredErrors) || readRated(line, "deadlocks:", deadlocks)
        || readRated(line, "reconnects:", reconnects)
        || readCount(line, "Number of unfinished transactions on forced shutdown:", unfinished)) {
        return true;
    }
    switch (m_part) {
    case Part::None:
        return false;
    case Part::Queries:
        return readCount(line, "read:", reads) || readCount(line, "write:", writes)
            || readCount(line, "other:", others) || readCount(line, "total:", total);
    case Part::General:
        return readNumber(line, "total time:", seconds) || readNumber(line, "time elapsed:", seconds)
            || readCount(line, "total number of events:", events)
            || readNumber(line, "events/s (eps):", eventsPerSecond);
    case Part::Latency:
        return takeLatency(line);
    case Part::Fairness:
        return readNumber(line, "events (avg/stddev):", eventsPerThread);
    }
    return false;
}

bool SysbenchHistogram::take(QByteArrayView line)
{
    TextScanner scanner(line);
    Bucket bucket;
    if (!scanner.number(bucket.value).word("|").ok() || bucket.value < 0)
        return false;
    while (scanner.maybe("*")) { }
    if (!scanner.integer(bucket.count).ok() || !scanner.atEnd() || bucket.count < 0)
        return false;
    if (m_buckets.size() < most)
        m_buckets.push_back(bucket);
    return true;
}

std::optional<double> SysbenchHistogram::percentile(double share) const
{
    double all = 0;
    for (const Bucket &bucket : m_buckets)
        all += static_cast<double>(bucket.count);
    double seen = 0;
    for (const Bucket &bucket : m_buckets) {
        seen += static_cast<double>(bucket.count);
        if (seen > 0 && seen >= share * all)
            return bucket.value;
    }
    return std::nullopt;
}

} // namespace Tare
