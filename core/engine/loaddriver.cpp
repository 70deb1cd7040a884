// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/loaddriver.h"

#include "core/engine/loadcrew.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <thread>

namespace Tare {

namespace {

using Clock = LoadControl::Clock;
using Seconds = std::chrono::duration<double>;

constexpr int hardLimit = 24 * 3600; ///< seconds; when only a number of operations ends the load
constexpr auto stopCheck = std::chrono::milliseconds(20);
constexpr auto behind = std::chrono::milliseconds(100); ///< so late that the rate is not kept

Clock::duration ticks(double seconds)
{
    return std::chrono::duration_cast<Clock::duration>(Seconds(seconds));
}

/// What workers have counted so far.
struct Tally
{
    LoadCounters counters;
    LatencyHistogram histogram;
};

struct Reading
{
    Clock::time_point at;
    Tally total;
    std::vector<Tally> groups; ///< with more than one; they add up to the total
    double cpuSeconds = 0;
};

using PartReadings = QMap<QString, LatencyHistogram>;

LatencyHistogram between(const LatencyHistogram &first, const LatencyHistogram &last)
{
    // Keeps the exact minimum and maximum where nothing was measured before.
    return first.count() == 0 ? last : last.since(first);
}

void addError(QList<ErrorCount> &sum, const ErrorCount &error)
{
    const auto known = std::find_if(sum.begin(), sum.end(),
                                    [&error](const ErrorCount &other) { return other.code == error.code; });
    if (known == sum.end()) {
        sum.append(error);
        return;
    }
    known->count += error.count;
    known->firstSeen = std::min(known->firstSeen, error.firstSeen);
    known->lastSeen = std::max(known->lastSeen, error.lastSeen);
}

std::vector<std::shared_ptr<RatePacer>> pacersOf(const std::vector<LoadGroup> &groups)
{
    std::vector<std::shared_ptr<RatePacer>> pacers;
    for (const LoadGroup &group : groups)
        pacers.insert(pacers.end(), group.pacers.begin(), group.pacers.end());
    return pacers;
}

} // namespace

double LoadControl::elapsed() const noexcept
{
    const Clock::time_point start{Clock::duration(m_measureStart.load(std::memory_order_relaxed))};
    return Seconds(Clock::now() - start).count();
}

std::int64_t LoadControl::take(std::int64_t wanted) noexcept
{
    if (!m_limited.load(std::memory_order_relaxed))
        return wanted;
    const auto left = m_left.fetch_sub(wanted, std::memory_order_relaxed);
    return std::clamp<std::int64_t>(left, 0, wanted);
}

bool LoadControl::waitUntil(Clock::time_point time) const
{
    while (!stopping()) {
        const auto now = Clock::now();
        if (now >= time)
            return true;
        std::this_thread::sleep_until(std::min<Clock::time_point>(time, now + stopCheck));
    }
    return false;
}

void LoadControl::fail(Error error)
{
    {
        const std::scoped_lock lock(m_state.mutex);
        if (!m_state.failure)
            m_state.failure = std::move(error);
    }
    m_state.setStopping(true);
    m_state.changed.notify_all();
}

LoadState::LoadState(std::size_t groupCount)
{
    for (std::size_t i = 0; i < groupCount; ++i)
        groups.emplace_back(*this);
}

void LoadState::setStopping(bool stopping) noexcept
{
    for (LoadControl &group : groups)
        group.m_stopping.store(stopping, std::memory_order_relaxed);
}

/// One call of drive().
class LoadDriver::Session
{
public:
    Session(const LoadDriver &driver, std::vector<LoadGroup> groups, std::stop_token stop,
            const LoadCallbacks &callbacks)
        : m_timing(driver.m_timing)
        , m_patience(driver.m_patience)
        , m_pacers(pacersOf(groups))
        , m_stop(std::move(stop))
        , m_callbacks(callbacks)
        , m_state(groups.size())
        , m_crew(std::move(groups), m_state)
    { }

    LoadOutcome run();

private:
    bool connect();
    LoadCrew::Wake awaitConnections(Clock::time_point until);
    bool warmUp();
    void measure();
    void conclude();

    /// Emits intervals until the deadline, or until the crew is done.
    LoadCrew::Wake sampleUntil(Clock::time_point deadline, bool warmup);
    void closeInterval(const Reading &reading, bool warmup, bool partial);
    void beginMeasurement(const Reading &first);
    void beginRound();
    RatePacer::Backlog backlog(Clock::time_point now) const;
    void watchBacklog(Clock::time_point now, bool warmup);
    void reportRate(Clock::time_point end);
    /// No new operations; waits for the replies in flight.
    bool drain();
    Reading read();
    PartReadings readParts();
    void setOrigin(Clock::time_point origin);
    void limitOperations(qint64 operations);
    void fail(ErrorCode code, const QString &sentence);
    /// The groups' shares of the measured window.
    void share(const Reading &first, const Reading &last);
    void enter(LoadPhase phase);
    void tell(RunEvent::Severity severity, const QString &text, bool mark = false);

    const Timing &m_timing;
    const LoadPatience &m_patience;
    const std::vector<std::shared_ptr<RatePacer>> m_pacers;
    const Clock::duration m_interval = std::chrono::seconds(std::max(1, m_timing.interval));
    const std::stop_token m_stop;
    const LoadCallbacks &m_callbacks;
    LoadState m_state;
    LoadCrew m_crew;
    LoadOutcome m_outcome;
    HistogramReading m_scratch;

    Clock::time_point m_origin; ///< start of the measurement
    Clock::time_point m_nextTick;
    Reading m_last; ///< where the present interval began
    int m_index = 0;
    RatePacer::Backlog m_mostBacklog; ///< at the end of an interval of the measured window
    bool m_behind = false;
};

LoadOutcome LoadDriver::Session::run()
{
    if (connect() && warmUp())
        measure();
    conclude();
    return std::move(m_outcome);
}

bool LoadDriver::Session::connect()
{
    enter(LoadPhase::Connecting);
    const auto deadline = Clock::now() + ticks(m_patience.connect);
    m_crew.connect(deadline);
    const auto wake = awaitConnections(deadline + std::chrono::seconds(1));
    if (wake == LoadCrew::Wake::Idle)
        return true;
    if (wake == LoadCrew::Wake::TimeUp)
        fail(ErrorCode::ServerFailed,
             QCoreApplication::translate("Tare::LoadDriver", "Not every connection was up after %1 s.")
                 .arg(QLocale().toString(m_patience.connect)));
    m_crew.abortConnecting();
    m_crew.settle(m_stop, ticks(m_patience.grace));
    return false;
}

/// A worker keeps the deadline itself and knows the better reason; the second more is for that.
LoadCrew::Wake LoadDriver::Session::awaitConnections(Clock::time_point until)
{
    constexpr std::chrono::milliseconds seldom{250};
    for (bool told = false;;) {
        const auto wake = m_crew.wait(m_stop, std::min(until, Clock::now() + seldom));
        const bool waiting = wake == LoadCrew::Wake::TimeUp;
        if (m_callbacks.preparing && (told || waiting)) {
            const auto total = static_cast<qint64>(m_crew.workers().size());
            m_callbacks.preparing(total - m_crew.busy(), total,
                                  QCoreApplication::translate("Tare::LoadDriver", "Opening connections"));
            told = true;
        }
        if (!waiting || Clock::now() >= until)
            return wake;
    }
}

bool LoadDriver::Session::warmUp()
{
    const auto now = Clock::now();
    setOrigin(now + std::chrono::seconds(m_timing.warmup));
    if (m_timing.warmup <= 0)
        return true;

    enter(LoadPhase::Warmup);
    m_last = read();
    beginRound();
    m_nextTick = now + m_interval;
    const auto wake = sampleUntil(m_origin, true);
    const bool over = wake == LoadCrew::Wake::TimeUp;
    // With a number of operations the measurement begins with nothing in flight; else the workers go on.
    const bool settled = (over && m_timing.operations <= 0) || drain();
    const Reading reading = read();
    closeInterval(reading, true, std::min(reading.at, m_origin) < m_nextTick);
    return over && settled;
}

void LoadDriver::Session::measure()
{
    const bool limited = m_timing.operations > 0;
    const int limit = limited && m_timing.duration <= 0 ? hardLimit : m_timing.duration;
    const bool running = m_timing.warmup > 0 && !limited;
    if (limited)
        limitOperations(m_timing.operations);

    const Reading first = running ? m_last : read();
    // A moment apart from the counters: with a time limit a part may hold an operation more or less.
    const PartReadings firstParts = readParts();
    beginMeasurement(first);
    if (running) {
        for (const auto &pacer : m_pacers)
            pacer->skipTo(first.at);
    } else {
        beginRound();
    }
    enter(LoadPhase::Measuring);

    const auto deadline = m_origin + std::chrono::seconds(limit);
    const auto wake = sampleUntil(deadline, false);
    m_state.setStopping(true);
    Reading last = read();
    if (wake == LoadCrew::Wake::Idle)
        last.at = std::max(m_last.at, m_crew.idleSince());
    closeInterval(last, false, std::min(last.at, deadline) < m_nextTick);
    reportRate(last.at);

    m_outcome.seconds = Seconds(last.at - first.at).count();
    m_outcome.totals = last.total.counters - first.total.counters;
    m_outcome.histogram = between(first.total.histogram, last.total.histogram);
    share(first, last);
    const PartReadings lastParts = readParts();
    for (auto part = lastParts.cbegin(); part != lastParts.cend(); ++part)
        m_outcome.latencyParts[part.key()] = between(firstParts.value(part.key()), part.value());
    m_outcome.clientCpuSeconds = last.cpuSeconds - first.cpuSeconds;
    if (limited && wake == LoadCrew::Wake::TimeUp)
        tell(RunEvent::Severity::Warning,
             QCoreApplication::translate("Tare::LoadDriver",
                                         "The time limit came first: %1 of %2 operations were finished.")
                 .arg(QLocale().toString(m_outcome.totals.operations),
                      QLocale().toString(m_timing.operations * static_cast<qint64>(m_state.groups.size()))));
    enter(LoadPhase::Stopping);
    drain();
}

void LoadDriver::Session::share(const Reading &first, const Reading &last)
{
    const std::size_t count = m_state.groups.size();
    for (std::size_t group = 0; group < count; ++group) {
        const Tally &begin = count == 1 ? first.total : first.groups[group];
        const Tally &end = count == 1 ? last.total : last.groups[group];
        TargetOutcome outcome;
        outcome.totals = end.counters - begin.counters;
        outcome.histogram = between(begin.histogram, end.histogram);
        auto over = last.at;
        if (m_timing.operations > 0) // it may have finished its own before the others theirs
            over = std::min(over, m_crew.idleSince(group).value_or(over));
        outcome.seconds = Seconds(over - first.at).count();
        m_outcome.targets.append(std::move(outcome));
    }
}

void LoadDriver::Session::setOrigin(Clock::time_point origin)
{
    m_origin = origin;
    for (LoadControl &group : m_state.groups)
        group.m_measureStart.store(origin.time_since_epoch().count(), std::memory_order_relaxed);
}

void LoadDriver::Session::limitOperations(qint64 operations)
{
    for (LoadControl &group : m_state.groups) {
        group.m_left.store(operations, std::memory_order_relaxed);
        group.m_limited.store(true, std::memory_order_relaxed);
    }
    m_state.setStopping(false);
}

void LoadDriver::Session::fail(ErrorCode code, const QString &sentence)
{
    m_state.groups.front().fail({code, sentence, {}});
}

LoadCrew::Wake LoadDriver::Session::sampleUntil(Clock::time_point deadline, bool warmup)
{
    for (;;) {
        const auto wake = m_crew.wait(m_stop, std::min(m_nextTick, deadline));
        if (wake != LoadCrew::Wake::TimeUp || Clock::now() >= deadline)
            return wake;
        closeInterval(read(), warmup, false);
        while (m_nextTick <= m_last.at)
            m_nextTick += m_interval;
    }
}

void LoadDriver::Session::beginMeasurement(const Reading &first)
{
    setOrigin(first.at);
    m_nextTick = m_origin + m_interval;
    m_last = first;
}

void LoadDriver::Session::closeInterval(const Reading &reading, bool warmup, bool partial)
{
    IntervalSample sample;
    sample.length = Seconds(reading.at - m_last.at).count();
    if (sample.length <= 0)
        return;
    watchBacklog(reading.at, warmup);
    sample.index = m_index++;
    sample.warmup = warmup;
    sample.partial = partial;
    sample.start = Seconds(m_last.at - m_origin).count();
    sample.counters = reading.total.counters - m_last.total.counters;
    sample.latency = summarise(between(m_last.total.histogram, reading.total.histogram));
    for (std::size_t group = 0; group < reading.groups.size(); ++group) {
        const Tally &begin = m_last.groups[group];
        const Tally &end = reading.groups[group];
        sample.targets.append(
            {end.counters - begin.counters, summarise(between(begin.histogram, end.histogram))});
    }
    sample.clientCpu = (reading.cpuSeconds - m_last.cpuSeconds) / sample.length;
    m_last = reading;
    if (m_callbacks.intervalEnded)
        m_callbacks.intervalEnded(sample);
}

void LoadDriver::Session::beginRound()
{
    for (const auto &pacer : m_pacers)
        pacer->start(Clock::now());
    m_crew.beginRound();
}

RatePacer::Backlog LoadDriver::Session::backlog(Clock::time_point now) const
{
    RatePacer::Backlog sum;
    for (const auto &pacer : m_pacers) {
        const auto part = pacer->backlog(now);
        sum.operations += part.operations;
        sum.late = std::max(sum.late, part.late);
    }
    return sum;
}

void LoadDriver::Session::watchBacklog(Clock::time_point now, bool warmup)
{
    if (m_pacers.empty() || warmup)
        return;
    const auto waiting = backlog(now);
    if (waiting.operations > m_mostBacklog.operations)
        m_mostBacklog = waiting;
    if (waiting.late < behind || m_behind)
        return;
    m_behind = true;
    tell(RunEvent::Severity::Warning,
         QCoreApplication::translate("Tare::LoadDriver",
                                     "The load has fallen behind the rate asked for: about %1 operations are "
                                     "waiting to be begun.")
             .arg(QLocale().toString(waiting.operations)),
         true);
}

void LoadDriver::Session::reportRate(Clock::time_point end)
{
    if (m_pacers.empty())
        return;
    double asked = 0;
    for (const auto &pacer : m_pacers)
        asked += pacer->perSecond();
    const auto waiting = backlog(end);
    Facts &facts = m_outcome.facts;
    facts[QStringLiteral("load.rate")] = QString::number(asked);
    facts[QStringLiteral("load.backlog.most")] = QString::number(m_mostBacklog.operations);
    facts[QStringLiteral("load.backlog.end")] = QString::number(waiting.operations);
    if (waiting.late < behind)
        return;
    tell(RunEvent::Severity::Warning,
         QCoreApplication::translate("Tare::LoadDriver",
                                     "The rate of %1 operations/s was not reached. When the time was over, "
                                     "about %2 were waiting to be begun, the first of them for %3 s.")
             .arg(QLocale().toString(asked), QLocale().toString(waiting.operations),
                  QLocale().toString(Seconds(waiting.late).count(), 'f', 1)));
}

bool LoadDriver::Session::drain()
{
    m_state.setStopping(true);
    if (m_crew.settle(m_stop, ticks(m_patience.grace)))
        return true;
    if (!m_stop.stop_requested())
        fail(ErrorCode::ServerFrozen,
             QCoreApplication::translate("Tare::LoadDriver",
                                         "The server stopped answering. Its connections were closed "
                                         "%1 s after the deadline.")
                 .arg(QLocale().toString(m_patience.grace)));
    return false;
}

void LoadDriver::Session::conclude()
{
    const Reading end = read();
    const std::size_t count = m_state.groups.size();
    m_outcome.answered = end.total.counters;
    m_outcome.stopped = m_stop.stop_requested();
    m_outcome.targets.resize(static_cast<qsizetype>(count));
    for (std::size_t group = 0; group < count; ++group)
        m_outcome.targets[static_cast<qsizetype>(group)].answered =
            count == 1 ? end.total.counters : end.groups[group].counters;
    for (std::size_t index = 0; index < m_crew.workers().size(); ++index) {
        auto &target = m_outcome.targets[static_cast<qsizetype>(m_crew.groupOf(index))];
        for (const ErrorCount &error : m_crew.workers()[index]->meters().errors()) {
            addError(m_outcome.errors, error);
            addError(target.errors, error);
        }
    }
    const std::scoped_lock lock(m_state.mutex);
    m_outcome.failure = m_state.failure;
}

Reading LoadDriver::Session::read()
{
    const std::size_t count = m_state.groups.size();
    Reading reading;
    std::vector<HistogramReading> latencies(count);
    std::vector<LoadCounters> sums(count);
    reading.at = Clock::now();
    reading.cpuSeconds = m_crew.cpuSeconds();
    for (std::size_t index = 0; index < m_crew.workers().size(); ++index) {
        LoadCounters counters;
        m_crew.workers()[index]->meters().read(counters, m_scratch);
        sums[m_crew.groupOf(index)] += counters;
        latencies[m_crew.groupOf(index)].add(m_scratch);
    }
    for (std::size_t group = 0; count > 1 && group < count; ++group)
        reading.groups.push_back({sums[group], latencies[group].toHistogram()});
    for (std::size_t group = 1; group < count; ++group) {
        sums.front() += sums[group];
        latencies.front().add(latencies[group]);
    }
    reading.total = {sums.front(), latencies.front().toHistogram()};
    return reading;
}

PartReadings LoadDriver::Session::readParts()
{
    QMap<QString, HistogramReading> sums;
    for (const auto &worker : m_crew.workers()) {
        for (const auto &part : worker->meters().parts) {
            part->recorder.read(m_scratch);
            sums[part->name].add(m_scratch);
        }
    }
    PartReadings parts;
    for (auto sum = sums.cbegin(); sum != sums.cend(); ++sum)
        parts[sum.key()] = sum->toHistogram();
    return parts;
}

void LoadDriver::Session::enter(LoadPhase phase)
{
    if (m_callbacks.phaseChanged)
        m_callbacks.phaseChanged(phase);
}

void LoadDriver::Session::tell(RunEvent::Severity severity, const QString &text, bool mark)
{
    if (!m_callbacks.eventHappened)
        return;
    RunEvent event;
    event.severity = severity;
    event.at = m_state.groups.front().elapsed();
    event.when = QDateTime::currentDateTimeUtc();
    event.text = text;
    event.mark = mark;
    m_callbacks.eventHappened(event);
}

LoadDriver::LoadDriver(const Timing &timing, const LoadPatience &patience)
    : m_timing(timing)
    , m_patience(patience)
{ }

LoadOutcome LoadDriver::drive(std::vector<LoadGroup> groups, std::stop_token stop,
                              const LoadCallbacks &callbacks)
{
    return Session(*this, std::move(groups), std::move(stop), callbacks).run();
}

} // namespace Tare
