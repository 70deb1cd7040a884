// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/loaddriver.h"

#include <QTest>

#include <atomic>
#include <cmath>
#include <stdexcept>
#include <thread>

using namespace Tare;
using namespace std::chrono_literals;

namespace {

/// How the workers of a test behave; outlives them.
struct Script
{
    std::optional<Error> connectError;
    bool hangInConnect = false;
    int hangAfter = -1;               ///< operations of one worker, until it is interrupted
    int failAfter = -1;               ///< operations
    int throwAfter = -1;              ///< operations
    bool spin = false;                ///< burns CPU instead of sleeping
    std::shared_ptr<RatePacer> pacer; ///< with it, an open loop

    std::atomic<int> connected{0};
    std::atomic<int> disconnected{0};
    std::atomic<int> interrupts{0};
    std::atomic<int> rounds{0};
    std::atomic<qint64> operations{0};
};

class FakeWorker final : public Worker
{
public:
    explicit FakeWorker(Script &script)
        : m_script(script)
    { }

    Result<void> connect(LoadControl::Clock::time_point, std::stop_token stop) override
    {
        if (m_script.connectError)
            return tl::unexpected(*m_script.connectError);
        while (m_script.hangInConnect && !stop.stop_requested() && !m_interrupted)
            std::this_thread::sleep_for(5ms);
        ++m_script.connected;
        return {};
    }

    void run(LoadControl &control) override
    {
        ++m_script.rounds;
        while (!control.stopping() && control.take(1) == 1) {
            if (m_done == m_script.hangAfter) {
                while (!m_interrupted)
                    std::this_thread::sleep_for(5ms);
                return;
            }
            if (m_done == m_script.failAfter) {
                control.fail({ErrorCode::ServerFailed, QStringLiteral("gone"), {}});
                return;
            }
            if (m_done == m_script.throwAfter)
                throw std::runtime_error("out of something");
            const auto begin = m_script.pacer ? m_script.pacer->claim() : LoadControl::Clock::time_point();
            if (m_script.pacer && !control.waitUntil(begin))
                return;
            work();
            const WorkerMeters::Update update(meters());
            meters().add(WorkerMeters::Operations, 1);
            meters().histogram.record(
                m_script.pacer ? static_cast<std::uint64_t>((LoadControl::Clock::now() - begin).count())
                               : 1000);
            ++m_done;
            ++m_script.operations;
        }
    }

    void disconnect() override { ++m_script.disconnected; }

    void interrupt() noexcept override
    {
        ++m_script.interrupts;
        m_interrupted = true;
    }

private:
    void work() const
    {
        if (!m_script.spin) {
            std::this_thread::sleep_for(1ms);
            return;
        }
        const auto until = std::chrono::steady_clock::now() + 1ms;
        while (std::chrono::steady_clock::now() < until) { }
    }

    Script &m_script;
    int m_done = 0;
    std::atomic<bool> m_interrupted{false};
};

/// Everything a load told while it ran.
struct Story
{
    QList<LoadPhase> phases;
    QList<IntervalSample> intervals;
    QList<RunEvent> events;

    LoadCallbacks callbacks()
    {
        LoadCallbacks calls;
        calls.phaseChanged = [this](LoadPhase phase) { phases.append(phase); };
        calls.intervalEnded = [this](const IntervalSample &sample) { intervals.append(sample); };
        calls.eventHappened = [this](const RunEvent &event) { events.append(event); };
        return calls;
    }

    LoadCounters measured() const
    {
        LoadCounters sum;
        for (const IntervalSample &sample : intervals) {
            if (!sample.warmup)
                sum += sample.counters;
        }
        return sum;
    }
};

LoadGroup group(Script &script, int workers)
{
    LoadGroup group;
    for (int i = 0; i < workers; ++i)
        group.workers.push_back(std::make_unique<FakeWorker>(script));
    if (script.pacer)
        group.pacers.push_back(script.pacer);
    return group;
}

LoadOutcome drive(Script &script, int workers, const Timing &timing, Story &story, LoadPatience patience = {},
                  std::stop_token stop = {})
{
    std::vector<LoadGroup> groups;
    groups.push_back(group(script, workers));
    return LoadDriver(timing, patience).drive(std::move(groups), std::move(stop), story.callbacks());
}

Timing timing(int warmup, int duration, int interval, qint64 operations = 0)
{
    Timing result;
    result.warmup = warmup;
    result.duration = duration;
    result.interval = interval;
    result.operations = operations;
    return result;
}

} // namespace

class TestLoadDriver : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void measuresAWindow();
    void keepsThePartialInterval();
    void finishesExactlyTheOperationsAskedFor_data();
    void finishesExactlyTheOperationsAskedFor();
    void eachGroupFinishesItsOperations();
    void groupsAddUpToTheTotal();
    void oneGroupThatFailsEndsAll();
    void saysWhenTheTimeLimitCameFirst();
    void keepsWhatAFailureCounted();
    void aFailureInTheWarmUpMeasuresNothing();
    void interruptsWhatIsStuck();
    void stopsWhenTold();
    void stopsWhileStuck();
    void stopsWhileConnecting();
    void reportsAFailedConnection();
    void givesUpConnectingAtTheDeadline();
    void survivesAnException();
    void knowsTheCpuOfItsThreads();
    void startsNothingBeforeItIsMeantTo();
    void tellsWhenTheRateIsNotReached_data();
    void tellsWhenTheRateIsNotReached();
};

void TestLoadDriver::measuresAWindow()
{
    Script script;
    Story story;
    const LoadOutcome outcome = drive(script, 3, timing(1, 2, 1), story);

    QVERIFY(!outcome.failure);
    QVERIFY(!outcome.stopped);
    QCOMPARE(story.phases,
             (QList<LoadPhase>{LoadPhase::Connecting, LoadPhase::Warmup, LoadPhase::Measuring,
                               LoadPhase::Stopping}));
    QCOMPARE(script.rounds.load(), 3); // the warm-up flows into the measurement
    QCOMPARE(script.disconnected.load(), 3);

    // Everything done is in the whole count, and more than the window has been done.
    QCOMPARE(outcome.answered.operations, script.operations.load());
    QVERIFY(outcome.totals.operations > 0);
    QVERIFY(outcome.totals.operations < outcome.answered.operations);
    QCOMPARE(story.measured(), outcome.totals);
    QCOMPARE(static_cast<qint64>(outcome.histogram.count()), outcome.totals.operations);

    std::optional<double> end;
    double length = 0;
    for (int i = 0; i < story.intervals.size(); ++i) {
        const IntervalSample &sample = story.intervals[i];
        QCOMPARE(sample.index, i);
        QVERIFY(sample.length > 0);
        QCOMPARE(sample.warmup, sample.start < -1e-9);
        QVERIFY(!sample.partial);
        if (end && sample.start > 0)
            QVERIFY(std::abs(sample.start - *end) < 1e-6); // no gap
        QVERIFY(sample.latency.has_value());
        end = sample.start + sample.length;
        length += sample.warmup ? 0 : sample.length;
    }
    QVERIFY(std::abs(length - outcome.seconds) < 1e-6);
    QVERIFY(outcome.seconds >= 2);
}

void TestLoadDriver::keepsThePartialInterval()
{
    Script script;
    Story story;
    const LoadOutcome outcome = drive(script, 1, timing(0, 3, 2), story);
    QCOMPARE(story.phases,
             (QList<LoadPhase>{LoadPhase::Connecting, LoadPhase::Measuring, LoadPhase::Stopping}));
    QCOMPARE(story.intervals.size(), 2);
    QVERIFY(!story.intervals[0].partial);
    QVERIFY(story.intervals[1].partial);
    QCOMPARE(story.measured(), outcome.totals);
}

void TestLoadDriver::finishesExactlyTheOperationsAskedFor_data()
{
    QTest::addColumn<int>("warmup");
    QTest::newRow("no warm-up") << 0;
    QTest::newRow("after a warm-up") << 1;
}

void TestLoadDriver::finishesExactlyTheOperationsAskedFor()
{
    QFETCH(int, warmup);
    Script script;
    Story story;
    const LoadOutcome outcome = drive(script, 4, timing(warmup, 0, 10, 777), story);
    QVERIFY(!outcome.failure);
    QCOMPARE(outcome.totals.operations, 777);
    QCOMPARE(static_cast<qint64>(outcome.histogram.count()), 777);
    QCOMPARE(story.measured(), outcome.totals);
    QCOMPARE(outcome.answered.operations, script.operations.load());
    QCOMPARE(script.rounds.load(), warmup > 0 ? 8 : 4);
    QVERIFY(story.intervals.last().partial);
    QVERIFY(outcome.seconds > 0);
    QVERIFY(outcome.seconds < 10); // not the interval's length: the time it took
}

void TestLoadDriver::saysWhenTheTimeLimitCameFirst()
{
    Script script;
    Story story;
    const LoadOutcome outcome = drive(script, 1, timing(0, 1, 1, 1'000'000'000), story);
    QVERIFY(!outcome.failure);
    QCOMPARE(story.events.size(), 1);
    QCOMPARE(story.events.first().severity, RunEvent::Severity::Warning);
    QCOMPARE(story.measured(), outcome.totals);
}

void TestLoadDriver::keepsWhatAFailureCounted()
{
    Script script;
    script.failAfter = 100;
    Story story;
    const LoadOutcome outcome = drive(script, 2, timing(0, 3600, 3600), story);
    QVERIFY(outcome.failure.has_value());
    QCOMPARE(outcome.failure->code, ErrorCode::ServerFailed);
    QCOMPARE(outcome.failure->sentence, QStringLiteral("gone"));
    QVERIFY(outcome.totals.operations >= 100);
    QCOMPARE(story.measured(), outcome.totals);
    QVERIFY(story.intervals.last().partial);
    QCOMPARE(outcome.answered.operations, script.operations.load());
}

void TestLoadDriver::aFailureInTheWarmUpMeasuresNothing()
{
    Script script;
    script.failAfter = 10;
    Story story;
    const LoadOutcome outcome = drive(script, 1, timing(3600, 3600, 3600), story);
    QVERIFY(outcome.failure.has_value());
    QCOMPARE(outcome.totals, LoadCounters());
    QCOMPARE(outcome.seconds, 0.0);
    QCOMPARE(outcome.answered.operations, 10);
    QCOMPARE(story.intervals.size(), 1);
    QVERIFY(story.intervals.first().warmup);
    QVERIFY(story.intervals.first().partial);
}

/// Adds up what the intervals say of each group.
QList<LoadCounters> measuredByGroup(const Story &story, qsizetype groups)
{
    QList<LoadCounters> sums(groups);
    for (const IntervalSample &sample : story.intervals) {
        for (qsizetype i = 0; i < groups && !sample.warmup; ++i)
            sums[i] += sample.targets.value(i).counters;
    }
    return sums;
}

void TestLoadDriver::eachGroupFinishesItsOperations()
{
    Script few;
    Script many;
    Story story;
    std::vector<LoadGroup> groups;
    groups.push_back(group(few, 1));
    groups.push_back(group(many, 4));
    const LoadOutcome outcome =
        LoadDriver(timing(1, 0, 1, 300), {}).drive(std::move(groups), {}, story.callbacks());
    QVERIFY(!outcome.failure);
    QCOMPARE(outcome.totals.operations, 600);
    QCOMPARE(outcome.targets.size(), 2);
    QCOMPARE(outcome.targets[0].totals.operations, 300);
    QCOMPARE(outcome.targets[1].totals.operations, 300);
    QCOMPARE(static_cast<qint64>(outcome.targets[1].histogram.count()), 300);
    // with more workers it is done sooner, and its time says so
    QVERIFY(outcome.targets[1].seconds < outcome.targets[0].seconds);
    QVERIFY(outcome.targets[0].seconds <= outcome.seconds);
    QCOMPARE(outcome.targets[0].answered.operations, few.operations.load());
    QCOMPARE(outcome.targets[1].answered.operations, many.operations.load());
}

void TestLoadDriver::groupsAddUpToTheTotal()
{
    Script script;
    Story story;
    std::vector<LoadGroup> groups;
    for (int workers : {1, 2, 3})
        groups.push_back(group(script, workers));
    const LoadOutcome outcome =
        LoadDriver(timing(1, 2, 1), {}).drive(std::move(groups), {}, story.callbacks());
    QVERIFY(!outcome.failure);
    LoadCounters totals;
    LoadCounters answered;
    LatencyHistogram latencies;
    const QList<LoadCounters> byGroup = measuredByGroup(story, 3);
    for (qsizetype i = 0; i < 3; ++i) {
        const TargetOutcome &target = outcome.targets[i];
        QVERIFY(target.totals.operations > 0);
        QCOMPARE(byGroup[i], target.totals);
        QCOMPARE(target.seconds, outcome.seconds);
        totals += target.totals;
        answered += target.answered;
        latencies.add(target.histogram);
    }
    QCOMPARE(totals, outcome.totals);
    QCOMPARE(answered, outcome.answered);
    QCOMPARE(latencies.count(), outcome.histogram.count());
    QCOMPARE(latencies.sum(), outcome.histogram.sum());
    for (const IntervalSample &sample : story.intervals) {
        LoadCounters sum;
        for (const TargetSample &target : sample.targets)
            sum += target.counters;
        QCOMPARE(sample.targets.size(), 3);
        QCOMPARE(sum, sample.counters);
    }
}

void TestLoadDriver::oneGroupThatFailsEndsAll()
{
    Script good;
    Script bad;
    bad.failAfter = 5;
    Story story;
    std::vector<LoadGroup> groups;
    groups.push_back(group(good, 2));
    groups.push_back(group(bad, 1));
    const LoadOutcome outcome =
        LoadDriver(timing(0, 3600, 3600), {}).drive(std::move(groups), {}, story.callbacks());
    QVERIFY(outcome.failure.has_value());
    QCOMPARE(outcome.targets[1].totals.operations, 5);
    QCOMPARE(outcome.answered.operations, good.operations.load() + 5);
    QCOMPARE(outcome.targets[0].totals.operations + 5, outcome.totals.operations);
}

void TestLoadDriver::interruptsWhatIsStuck()
{
    Script script;
    script.hangAfter = 10;
    Story story;
    LoadPatience patience;
    patience.grace = 0.2;
    const LoadOutcome outcome = drive(script, 2, timing(0, 1, 1), story, patience);
    QVERIFY(outcome.failure.has_value());
    QCOMPARE(outcome.failure->code, ErrorCode::ServerFrozen);
    QVERIFY(!outcome.failure->sentence.isEmpty());
    QVERIFY(script.interrupts.load() >= 2);
    QCOMPARE(outcome.totals.operations, 20);
    QCOMPARE(story.intervals.size(), 1);
}

void TestLoadDriver::stopsWhenTold()
{
    Script script;
    Story story;
    std::stop_source source;
    LoadCallbacks calls = story.callbacks();
    calls.intervalEnded = [&](const IntervalSample &sample) {
        story.intervals.append(sample);
        source.request_stop();
    };
    std::vector<LoadGroup> groups;
    groups.push_back(group(script, 1));
    const LoadOutcome outcome =
        LoadDriver(timing(0, 3600, 1), {}).drive(std::move(groups), source.get_token(), calls);
    QVERIFY(outcome.stopped);
    QVERIFY(!outcome.failure);
    QVERIFY(outcome.totals.operations > 0);
    QCOMPARE(story.measured(), outcome.totals);
    QCOMPARE(script.interrupts.load(), 0);
}

void TestLoadDriver::stopsWhileStuck()
{
    Script script;
    script.hangAfter = 5;
    Story story;
    std::stop_source source;
    LoadPatience patience;
    patience.grace = 3600;
    const std::jthread stopper([&] {
        while (script.operations.load() < 5)
            std::this_thread::sleep_for(1ms);
        source.request_stop();
    });
    const LoadOutcome outcome = drive(script, 1, timing(0, 3600, 3600), story, patience, source.get_token());
    QVERIFY(outcome.stopped);
    QVERIFY(!outcome.failure); // the user's wish is no failure of the server's
    QCOMPARE(outcome.totals.operations, 5);
    QVERIFY(script.interrupts.load() >= 1);
}

void TestLoadDriver::stopsWhileConnecting()
{
    Script script;
    script.hangInConnect = true;
    Story story;
    std::stop_source source;
    const std::jthread stopper([&source] { source.request_stop(); });
    const LoadOutcome outcome = drive(script, 2, timing(0, 3600, 3600), story, {}, source.get_token());
    QVERIFY(outcome.stopped);
    QCOMPARE(story.phases, QList<LoadPhase>{LoadPhase::Connecting});
    QVERIFY(story.intervals.isEmpty());
    QCOMPARE(script.rounds.load(), 0);
}

void TestLoadDriver::reportsAFailedConnection()
{
    Script script;
    script.connectError = Error{ErrorCode::ServerRefused, QStringLiteral("no"), QStringLiteral("WRONGPASS")};
    Story story;
    const LoadOutcome outcome = drive(script, 3, timing(0, 3600, 3600), story);
    QCOMPARE(outcome.failure, script.connectError);
    QVERIFY(story.intervals.isEmpty());
    QCOMPARE(script.rounds.load(), 0);
    QCOMPARE(script.disconnected.load(), 3);
}

void TestLoadDriver::givesUpConnectingAtTheDeadline()
{
    Script script;
    script.hangInConnect = true;
    Story story;
    LoadPatience patience;
    patience.connect = 0.1;
    const LoadOutcome outcome = drive(script, 2, timing(0, 3600, 3600), story, patience);
    QVERIFY(outcome.failure.has_value());
    QCOMPARE(outcome.failure->code, ErrorCode::ServerFailed);
    QCOMPARE(outcome.totals, LoadCounters());
}

void TestLoadDriver::survivesAnException()
{
    Script script;
    script.throwAfter = 3;
    Story story;
    const LoadOutcome outcome = drive(script, 1, timing(0, 3600, 3600), story);
    QVERIFY(outcome.failure.has_value());
    QCOMPARE(outcome.failure->code, ErrorCode::LoadFailed);
    QCOMPARE(outcome.failure->detail, QStringLiteral("out of something"));
    QCOMPARE(outcome.totals.operations, 3);
}

void TestLoadDriver::knowsTheCpuOfItsThreads()
{
    Story idle;
    Script sleeping;
    const LoadOutcome resting = drive(sleeping, 1, timing(0, 1, 1), idle);
    Story busy;
    Script spinning;
    spinning.spin = true;
    const LoadOutcome working = drive(spinning, 1, timing(0, 1, 1), busy);
    QVERIFY(working.clientCpuSeconds > resting.clientCpuSeconds);
    QVERIFY(working.clientCpuSeconds <= working.seconds * 1.05);
    QVERIFY(busy.intervals.first().clientCpu.value_or(0) > idle.intervals.first().clientCpu.value_or(1));
}

void TestLoadDriver::startsNothingBeforeItIsMeantTo()
{
    constexpr int operations = 200;
    Script script;
    script.pacer = std::make_shared<RatePacer>(500, 1);
    Story story;
    const LoadOutcome outcome = drive(script, 4, timing(0, 0, 10, operations), story);
    QVERIFY(!outcome.failure);
    QCOMPARE(outcome.totals.operations, operations);
    QCOMPARE(outcome.facts.value(QStringLiteral("load.rate")), QStringLiteral("500"));

    // However busy the machine is: not faster than the schedule.
    RatePacer same(500, 1);
    const auto begin = LoadControl::Clock::now();
    same.start(begin);
    LoadControl::Clock::time_point last;
    for (int i = 0; i < operations; ++i)
        last = same.claim();
    QVERIFY(outcome.seconds >= std::chrono::duration<double>(last - begin).count());
}

void TestLoadDriver::tellsWhenTheRateIsNotReached_data()
{
    QTest::addColumn<int>("warmup");
    QTest::newRow("no warm-up") << 0;
    QTest::newRow("after a warm-up") << 1;
}

void TestLoadDriver::tellsWhenTheRateIsNotReached()
{
    QFETCH(int, warmup);
    Script script; // an operation takes a millisecond or more
    script.pacer = std::make_shared<RatePacer>(20'000, 1);
    Story story;
    const LoadOutcome outcome = drive(script, 1, timing(warmup, 2, 1), story);
    QVERIFY(!outcome.failure);
    QVERIFY(outcome.totals.operations <= 2010 + static_cast<qint64>((outcome.seconds - 2) * 1000));

    // What was begun and what waits is what was asked for: the warm-up's backlog is in neither.
    const double waiting = outcome.facts.value(QStringLiteral("load.backlog.end")).toDouble();
    const double asked = 20'000 * outcome.seconds;
    QVERIFY2(std::abs(waiting + static_cast<double>(outcome.totals.operations) - asked) < asked * 0.02,
             qPrintable(QString::number(waiting)));
    QCOMPARE(outcome.facts.value(QStringLiteral("load.backlog.most")).toDouble(), waiting);
    QCOMPARE(story.events.size(), 2); // when it fell behind, and at the end
    QVERIFY(story.events.first().mark);
    QCOMPARE(story.events.last().severity, RunEvent::Severity::Warning);

    // What waited longest is in the latencies.
    QVERIFY(outcome.histogram.max() > std::uint64_t(1'000'000'000));
}

QTEST_GUILESS_MAIN(TestLoadDriver)
#include "tst_loaddriver.moc"
