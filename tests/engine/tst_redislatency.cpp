// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A server that delays known batches by known times: what a load reports has to be what was kept of that
// schedule.

#include "tests/engine/redisloadtest.h"
#include "tests/engine/scriptedserver.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace Tare;
using namespace std::chrono_literals;

class TestRedisLatency : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void percentilesAreThoseOfTheSchedule_data();
    void percentilesAreThoseOfTheSchedule();
    void emptyAndWrongReplies();
    void garbage();
};

namespace {

/// 93 % at 4 ms, then 40, 80, 160 and one in a thousand at 400 ms: no percentile asked for lies on a border.
std::chrono::nanoseconds delayOf(std::int64_t batch)
{
    const auto n = batch % 1000;
    if (n == 500)
        return 400ms;
    if (n % 200 == 7) // 0.5 %
        return 160ms;
    if (n % 50 == 3) // 2 %
        return 80ms;
    if (n % 22 == 1) // 4.6 %
        return 40ms;
    return 4ms;
}

double milliseconds(ScriptedServer::Clock::duration time)
{
    return std::chrono::duration<double, std::milli>(time).count();
}

/// Smallest value that has at least the share at or below it.
double percentile(std::vector<double> values, double share)
{
    std::sort(values.begin(), values.end());
    const auto rank = static_cast<std::size_t>(std::ceil(share * static_cast<double>(values.size())));
    return values[std::clamp<std::size_t>(rank, 1, values.size()) - 1];
}

} // namespace

void TestRedisLatency::percentilesAreThoseOfTheSchedule_data()
{
    QTest::addColumn<int>("pipeline");
    QTest::newRow("one request at a time") << 1;
    QTest::newRow("batches") << 8;
}

void TestRedisLatency::percentilesAreThoseOfTheSchedule()
{
    QFETCH(int, pipeline);
    constexpr int batches = 4000;
    ScriptedServer server(pipeline, "+PONG\r\n", delayOf);
    RedisWorkload workload = redisWorkload(RedisTest::PingMbulk);
    workload.clients = {20};
    workload.pipeline = pipeline;
    workload.timing.duration = 0;
    workload.timing.operations = qint64(batches) * pipeline;
    const LoadOutcome outcome = makeRedisLoad(workload, server.endpoint())->run({}, {});
    QVERIFY2(!outcome.failure, why(outcome).constData());
    QCOMPARE(static_cast<qint64>(outcome.histogram.count()), workload.timing.operations);

    const auto kept = server.kept();
    QCOMPARE(kept.size(), std::size_t(batches));
    std::vector<double> least;
    std::vector<double> most;
    for (const ScriptedServer::Kept &batch : kept) {
        least.push_back(milliseconds(batch.answered - batch.received));
        // The first and the last batch of a connection have no other side to be seen from; what a client may
        // have added there is taken from the schedule's own jitter, generously.
        const bool bounded = batch.previousAnswered != ScriptedServer::Clock::time_point::min()
            && batch.nextReceived != ScriptedServer::Clock::time_point::max();
        most.push_back(bounded ? milliseconds(batch.nextReceived - batch.previousAnswered)
                               : least.back() * 1.01 + 20);
    }
    for (const double share : {0.5, 0.95, 0.99, 0.999, 1.0}) {
        const double reported = static_cast<double>(outcome.histogram.percentile(share)) / 1e6;
        const double low = percentile(least, share);
        const double high = percentile(most, share);
        const auto text =
            QStringLiteral("%1: reported %2 ms, kept %3 … %4 ms").arg(share).arg(reported).arg(low).arg(high);
        QVERIFY2(reported >= low * 0.99 && reported <= high * 1.01, qPrintable(text));
        qInfo("%s", qPrintable(text));
    }
    const double sum = std::accumulate(least.begin(), least.end(), 0.0);
    QVERIFY(outcome.histogram.mean() / 1e6 >= sum / batches);
}

void TestRedisLatency::emptyAndWrongReplies()
{
    RedisWorkload workload = redisWorkload(RedisTest::Get);
    workload.timing.operations = 300;
    ScriptedServer nothing(1, "$-1\r\n", [](std::int64_t) { return 0ms; });
    LoadStory story;
    LoadOutcome outcome = makeRedisLoad(workload, nothing.endpoint())->run({}, story.callbacks());
    QVERIFY(!outcome.failure);
    QCOMPARE(outcome.totals.operations, 300);
    QCOMPARE(outcome.totals.empties, 300);
    QCOMPARE(story.events.size(), 1);
    QCOMPARE(story.events.first().severity, RunEvent::Severity::Warning);

    // Another length than was written is no error of the protocol's: the scanner takes over from the
    // comparison.
    ScriptedServer longer(1, "$5\r\nVXKab\r\n", [](std::int64_t) { return 0ms; });
    outcome = makeRedisLoad(workload, longer.endpoint())->run({}, {});
    QCOMPARE(outcome.totals.operations, 300);
    QCOMPARE(outcome.totals.empties, 0);

    ScriptedServer number(1, ":1\r\n", [](std::int64_t) { return 0ms; });
    outcome = makeRedisLoad(workload, number.endpoint())->run({}, {});
    QVERIFY(outcome.failure.has_value());
    QCOMPARE(outcome.failure->code, ErrorCode::LoadFailed);
    QCOMPARE(outcome.totals.operations, 0);

    ScriptedServer busy(1, "-BUSY Redis is busy running a script\r\n", [](std::int64_t) { return 0ms; });
    outcome = makeRedisLoad(workload, busy.endpoint())->run({}, {});
    QVERIFY(!outcome.failure); // may pass; counted, not averaged in
    QCOMPARE(outcome.totals.operations, 0);
    QCOMPARE(outcome.totals.errors, 300);
    QCOMPARE(outcome.histogram.count(), std::uint64_t(0));
    QCOMPARE(outcome.errors.first().code, QStringLiteral("BUSY"));
    QCOMPARE(outcome.errors.first().count, 300);

    ScriptedServer loading(1, "-LOADING Redis is loading the dataset in memory\r\n",
                           [](std::int64_t) { return 0ms; });
    outcome = makeRedisLoad(workload, loading.endpoint())->run({}, {});
    QVERIFY(outcome.failure.has_value());
    QCOMPARE(outcome.failure->code, ErrorCode::ServerRefused);
    QVERIFY(outcome.totals.errors < 300);
}

void TestRedisLatency::garbage()
{
    RedisWorkload workload = redisWorkload(RedisTest::Set);
    workload.timing.duration = 3600;
    for (const char *reply : {"HTTP/1.1 400 Bad Request\r\n", "+OK\r\n+OK\r\n", "$2\r\nabcd\r\n"}) {
        ScriptedServer server(1, reply, [](std::int64_t) { return 0ms; });
        const LoadOutcome outcome = makeRedisLoad(workload, server.endpoint())->run({}, {});
        QVERIFY2(outcome.failure.has_value(), reply);
        QCOMPARE(outcome.failure->code, ErrorCode::ServerRefused);
        QVERIFY(!outcome.failure->detail.isEmpty());
    }
}

QTEST_GUILESS_MAIN(TestRedisLatency)
#include "tst_redislatency.moc"
