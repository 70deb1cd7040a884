// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/ratepacer.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <thread>
#include <vector>

using namespace Tare;
using namespace std::chrono_literals;

namespace {

using Clock = RatePacer::Clock;

double seconds(Clock::duration time)
{
    return std::chrono::duration<double>(time).count();
}

} // namespace

class TestRatePacer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheRateWithExponentialGaps_data();
    void keepsTheRateWithExponentialGaps();
    void isTheSameForTheSameSeed();
    void claimsOnlyWhatIsDue();
    void countsWhatWaits();
    void givesUpWhatTheWarmUpLeft();
    void givesEachStartToOne();
};

void TestRatePacer::keepsTheRateWithExponentialGaps_data()
{
    QTest::addColumn<double>("rate");
    QTest::newRow("slow") << 0.5;
    QTest::newRow("usual") << 1000.0;
    QTest::newRow("faster than the clock ticks") << 5e8;
}

void TestRatePacer::keepsTheRateWithExponentialGaps()
{
    QFETCH(double, rate);
    constexpr int starts = 200'000;
    RatePacer pacer(rate, 1);
    const auto begin = Clock::now();
    pacer.start(begin);
    Clock::time_point previous = begin;
    double squares = 0;
    int longer = 0; // than the mean
    for (int i = 0; i < starts; ++i) {
        const auto start = pacer.claim();
        QVERIFY(start >= previous);
        const double gap = seconds(start - previous) * rate; // in mean gaps
        squares += gap * gap;
        longer += gap > 1 ? 1 : 0;
        previous = start;
    }
    // Five standard errors of what the distribution says; the seed is fixed, so it is the same each time.
    const double error = 5 / std::sqrt(starts);
    QVERIFY(std::abs(seconds(previous - begin) * rate / starts - 1) < error);
    if (rate < 1e8) { // above, whole nanoseconds are too coarse for this
        QVERIFY(std::abs(squares / starts - 2) < error * std::sqrt(20.0));
        QVERIFY(std::abs(static_cast<double>(longer) / starts - std::exp(-1.0)) < error);
    }
}

void TestRatePacer::isTheSameForTheSameSeed()
{
    RatePacer one(100, 7);
    RatePacer same(100, 7);
    RatePacer other(100, 8);
    const auto begin = Clock::now();
    for (RatePacer *pacer : {&one, &same, &other})
        pacer->start(begin);
    int different = 0;
    for (int i = 0; i < 100; ++i) {
        const auto start = one.claim();
        QVERIFY(start == same.claim());
        different += start != other.claim() ? 1 : 0;
    }
    QVERIFY(different > 90);
}

void TestRatePacer::claimsOnlyWhatIsDue()
{
    RatePacer pacer(1000, 3);
    const auto begin = Clock::now();
    pacer.start(begin);
    const auto next = pacer.next();
    QVERIFY(next > begin);
    QVERIFY(!pacer.claimDue(next - 1ns));
    QVERIFY(pacer.next() == next);
    const auto claimed = pacer.claimDue(next);
    QVERIFY(claimed && *claimed == next);
    QVERIFY(pacer.next() > next);
}

void TestRatePacer::countsWhatWaits()
{
    RatePacer pacer(1000, 3);
    const auto begin = Clock::now();
    pacer.start(begin);
    QCOMPARE(pacer.backlog(begin).operations, std::int64_t(0));
    const auto next = pacer.next();
    QCOMPARE(pacer.backlog(next).operations, std::int64_t(1));
    const auto waiting = pacer.backlog(next + 2s);
    QVERIFY(waiting.late == Clock::duration(2s));
    QCOMPARE(waiting.operations, std::int64_t(2001));

    // The same rate in batches: a tenth of the starts.
    RatePacer batches(1000, 3, 10);
    batches.start(begin);
    QCOMPARE((batches.next() - begin) / (next - begin), Clock::rep(10));
    QCOMPARE(batches.perSecond(), 1000.0);
    QCOMPARE(batches.backlog(batches.next()).operations, std::int64_t(10));
}

void TestRatePacer::givesUpWhatTheWarmUpLeft()
{
    RatePacer pacer(1000, 3);
    const auto begin = Clock::now();
    pacer.start(begin);
    const auto next = pacer.next();
    pacer.skipTo(next - 1ns); // nothing waits yet
    QVERIFY(pacer.next() == next);
    pacer.skipTo(begin + 5s);
    QVERIFY(pacer.next() > begin + 5s);
    QVERIFY(pacer.next() < begin + 6s);
    QCOMPARE(pacer.backlog(begin + 5s).operations, std::int64_t(0));
}

void TestRatePacer::givesEachStartToOne()
{
    constexpr int threads = 4;
    constexpr int each = 5000;
    RatePacer pacer(1e6, 3);
    RatePacer alone(1e6, 3);
    const auto begin = Clock::now();
    pacer.start(begin);
    alone.start(begin);
    std::vector<std::vector<Clock::time_point>> claimed(threads);
    {
        std::vector<std::jthread> crew;
        for (auto &mine : claimed) {
            crew.emplace_back([&pacer, &mine] {
                for (int i = 0; i < each; ++i)
                    mine.push_back(pacer.claim());
            });
        }
    }
    std::vector<Clock::time_point> all;
    for (const auto &part : claimed)
        all.insert(all.end(), part.begin(), part.end());
    std::sort(all.begin(), all.end());
    for (const auto start : all)
        QVERIFY(start == alone.claim());
}

QTEST_GUILESS_MAIN(TestRatePacer)
#include "tst_ratepacer.moc"
