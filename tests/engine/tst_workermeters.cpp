// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/workermeters.h"

#include <QTest>

#include <thread>

using namespace Tare;

class TestWorkerMeters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recordsLikeAPlainHistogram();
    void readingsNeverGoBack();
    void anUpdateIsSeenWhole();
    void readingsAddUp();
    void errorsAreCountedByCode();
};

void TestWorkerMeters::recordsLikeAPlainHistogram()
{
    HistogramRecorder recorder;
    LatencyHistogram plain;
    for (std::uint64_t value : {0ULL, 1ULL, 255ULL, 256ULL, 12345ULL, 987654321ULL, 1ULL << 40}) {
        recorder.record(value, 3);
        plain.record(value, 3);
    }
    QCOMPARE(recorder.read(), plain);
}

void TestWorkerMeters::readingsNeverGoBack()
{
    constexpr int values = 2'000'000;
    HistogramRecorder recorder;
    std::jthread writer([&recorder] {
        for (std::uint64_t i = 0; i < values; ++i)
            recorder.record(1000 + i % 5000);
    });
    LatencyHistogram last;
    while (last.count() < values) {
        const LatencyHistogram now = recorder.read();
        QVERIFY(now.count() >= last.count());
        QVERIFY(now.sum() >= last.sum());
        QCOMPARE(now.since(last).count(), now.count() - last.count());
        last = now;
    }
    QCOMPARE(last.min(), std::uint64_t(1000));
    QCOMPARE(last.max(), std::uint64_t(5999));
}

void TestWorkerMeters::anUpdateIsSeenWhole()
{
    constexpr int updates = 5'000;
    WorkerMeters meters;
    std::jthread writer([&meters] {
        for (int i = 0; i < updates; ++i) {
            {
                const WorkerMeters::Update update(meters);
                meters.add(WorkerMeters::Operations, 2);
                meters.histogram.record(static_cast<std::uint64_t>(i), 2);
                meters.add(WorkerMeters::Queries, 2);
            }
            // As a load has it: most of the time no update goes on. A spin would be too short beside a
            // reading on a slow machine.
            std::this_thread::sleep_for(std::chrono::microseconds(10));
        }
    });
    LoadCounters counters;
    HistogramReading latencies;
    int readings = 0;
    while (counters.operations < 2 * updates) {
        meters.read(counters, latencies);
        QCOMPARE(counters.queries, counters.operations);
        QCOMPARE(static_cast<qint64>(latencies.toHistogram().count()), counters.operations);
        ++readings;
    }
    QVERIFY(readings > 0);
}

void TestWorkerMeters::readingsAddUp()
{
    HistogramReading total;
    LatencyHistogram plain;
    for (std::uint64_t worker = 1; worker <= 3; ++worker) {
        HistogramRecorder recorder;
        recorder.record(worker * 1000, worker);
        plain.record(worker * 1000, worker);
        HistogramReading reading;
        recorder.read(reading);
        total.add(reading);
    }
    QCOMPARE(total.toHistogram(), plain);
}

void TestWorkerMeters::errorsAreCountedByCode()
{
    WorkerMeters meters;
    meters.noteError("OOM", "OOM command not allowed", 1.5);
    meters.noteError("ERR", "ERR something", 2);
    meters.noteError("OOM", "OOM later words", 3);
    const auto errors = meters.errors();
    QCOMPARE(errors.size(), std::size_t(2));
    QCOMPARE(errors[0].code, QStringLiteral("OOM"));
    QCOMPARE(errors[0].text, QStringLiteral("OOM command not allowed"));
    QCOMPARE(errors[0].count, 2);
    QCOMPARE(errors[0].firstSeen, 1.5);
    QCOMPARE(errors[0].lastSeen, 3.0);
    QCOMPARE(errors[1].count, 1);
}

QTEST_GUILESS_MAIN(TestWorkerMeters)
#include "tst_workermeters.moc"
