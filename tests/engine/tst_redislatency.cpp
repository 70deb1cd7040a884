// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A server that delays known batches by known times: what a load reports has to be what was kept of that
// schedule.

#include "core/engine/ratepacer.h"
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
    void percentilesCountFromTheIntendedStart();
    void emptyAndWrongReplies();
    void garbage();
    void aConnectionClosedBetweenTwoRounds();
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

/// A busy machine may wake the load late, which is no fault of its counting: so often it may try again.
constexpr int attempts = 4;

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
    QString text;
    for (int attempt = 0; attempt < attempts; ++attempt) {
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
            // The first and the last batch of a connection have no other side to be seen from.
            const bool bounded = batch.previousAnswered != ScriptedServer::Clock::time_point::min()
                && batch.nextReceived != ScriptedServer::Clock::time_point::max();
            most.push_back(bounded ? milliseconds(batch.nextReceived - batch.previousAnswered)
                                   : least.back() * 1.01);
        }
        bool close = true;
        text.clear();
        for (const double share : {0.5, 0.95, 0.99, 0.999, 1.0}) {
            const double reported = static_cast<double>(outcome.histogram.percentile(share)) / 1e6;
            const double low = percentile(least, share);
            const double high = percentile(most, share);
            text += QStringLiteral("%1: reported %2 ms, kept %3 … %4 ms; ")
                        .arg(share)
                        .arg(reported)
                        .arg(low)
                        .arg(high);
            QVERIFY2(reported >= low * 0.99, qPrintable(text)); // never less than it was
            close = close && reported <= high * 1.01;
        }
        const double sum = std::accumulate(least.begin(), least.end(), 0.0);
        QVERIFY(outcome.histogram.mean() / 1e6 >= sum / batches);
        qInfo("%s", qPrintable(text));
        if (close)
            return;
    }
    QFAIL(qPrintable(text));
}

void TestRedisLatency::percentilesCountFromTheIntendedStart()
{
    constexpr int batches = 2000;
    constexpr double rate = 400;
    QString text;
    for (int attempt = 0; attempt < attempts; ++attempt) {
        ScriptedServer server(1, "+PONG\r\n", delayOf);
        RedisWorkload workload = redisWorkload(RedisTest::PingMbulk);
        workload.clients = {4}; // about what the rate keeps busy, so that some have to wait for a connection
        workload.rate = rate;
        workload.timing.duration = 0;
        workload.timing.operations = batches;
        const LoadOutcome outcome = makeRedisLoad(workload, server.endpoint())->run({}, {});
        QVERIFY2(!outcome.failure, why(outcome).constData());
        QCOMPARE(static_cast<qint64>(outcome.histogram.count()), batches);

        // The schedule of the load's one worker, and when it began: the first moment at which no batch was
        // received before it was meant to start.
        const auto kept = server.kept();
        QCOMPARE(kept.size(), std::size_t(batches));
        RatePacer same(rate, 1);
        const ScriptedServer::Clock::time_point zero;
        same.start(zero);
        std::vector<ScriptedServer::Clock::duration> starts;
        auto begin = ScriptedServer::Clock::duration::max();
        for (const ScriptedServer::Kept &batch : kept) {
            starts.push_back(same.claim() - zero);
            begin = std::min(begin, batch.received - zero - starts.back());
        }
        std::vector<double> intended;
        std::vector<double> received;
        for (std::size_t i = 0; i < kept.size(); ++i) {
            intended.push_back(milliseconds(kept[i].answered - zero - begin - starts[i]));
            received.push_back(milliseconds(kept[i].answered - kept[i].received));
        }
        // What had to wait for a connection is in it, which the server itself cannot know.
        QVERIFY(percentile(intended, 0.5) > percentile(received, 0.5) * 1.1);

        bool close = true;
        text.clear();
        for (const double share : {0.5, 0.95, 0.99, 0.999, 1.0}) {
            const double reported = static_cast<double>(outcome.histogram.percentile(share)) / 1e6;
            const double expected = percentile(intended, share);
            text +=
                QStringLiteral("%1: reported %2 ms, expected %3 ms; ").arg(share).arg(reported).arg(expected);
            // On a busy machine the client itself is late by some part of a millisecond.
            close = close && std::abs(reported - expected) <= std::max(expected * 0.01, 1.0);
        }
        // Which start a batch belongs to is guessed from the order in which the server received them; their
        // sum does not depend on it, and is never less than it was.
        const double sum = std::accumulate(intended.begin(), intended.end(), 0.0);
        QVERIFY2(outcome.histogram.mean() / 1e6 >= sum / batches * 0.99, qPrintable(text));
        qInfo("%s", qPrintable(text));
        if (close)
            return;
    }
    QFAIL(qPrintable(text));
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

void TestRedisLatency::aConnectionClosedBetweenTwoRounds()
{
    // Of two connections one is slow, so that the other is idle, and closed, when the warm-up drains.
    ScriptedServer server(
        1, "+PONG\r\n", [](std::int64_t batch) { return batch == 1 ? 1500ms : 1ms; }, 100ms);
    RedisWorkload workload = redisWorkload(RedisTest::PingMbulk);
    workload.clients = {2};
    workload.timing.warmup = 1;
    workload.timing.duration = 3600;
    workload.timing.operations = 1000;
    LoadPatience patience;
    patience.grace = 3600; // nobody waits for it
    const LoadOutcome outcome = makeRedisLoad(workload, server.endpoint(), patience)->run({}, {});
    QVERIFY(outcome.failure.has_value());
    QCOMPARE(outcome.failure->code, ErrorCode::ServerFailed);
    QCOMPARE(outcome.errors.first().code, QStringLiteral("connection"));
}

QTEST_GUILESS_MAIN(TestRedisLatency)
#include "tst_redislatency.moc"
