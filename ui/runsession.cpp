// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/runsession.h"

#include "core/run/resumeplan.h"
#include "core/run/runcontroller.h"
#include "ui/charts/hosttimeline.h"

#include <algorithm>
#include <chrono>
#include <numeric>

namespace Tare {

namespace {

constexpr int stopSeconds = 10; ///< until a stop is forced: the controller's own promise
/// So many samples of the machine are kept in memory, two hours; the results file has all of them.
constexpr qsizetype mostSamples = 7200;

} // namespace

RunSession::RunSession(MachineContext &context, QObject *parent)
    : QObject(parent)
    , m_context(context)
{
    m_forceTimer.setSingleShot(true);
    m_forceTimer.setTimerType(Qt::PreciseTimer); // others round by half a second
    connect(&m_forceTimer, &QTimer::timeout, this, &RunSession::forceStop);
}

RunSession::~RunSession()
{
    // The controller first: it still speaks to the writer, and the writer to this.
    m_controller.reset();
    m_writer.reset();
}

void RunSession::start(const TestProfile &profile, const QString &resultsPath)
{
    if (begin(profile, resultsPath))
        follow(m_controller->execute(profile));
}

void RunSession::resume(const RunRecord &stored, const QString &resultsPath)
{
    const Result<ResumePlan> plan = planResume(stored);
    if (!plan) {
        const Error error = plan.error();
        QMetaObject::invokeMethod(
            this, [this, error] { Q_EMIT refused(error); }, Qt::QueuedConnection);
        return;
    }
    if (begin(plan->profile, resultsPath))
        follow(m_controller->resume(stored));
}

bool RunSession::begin(const TestProfile &profile, const QString &resultsPath)
{
    if (m_running)
        return false;
    m_controller.reset();
    m_writer.reset(new ResultWriter(this)); // make_unique does not see the private base
    m_profile = profile;
    m_resultsPath = resultsPath;
    m_planned = expandPlan(profile);
    m_estimates.clear();
    for (const PlannedStep &planned : std::as_const(m_planned))
        m_estimates.append(estimateStep(planned).total());
    m_preparation = estimateDataPreparation(m_planned);
    m_run = {};
    m_events.clear();
    m_commands.clear();
    m_currentOrder = 0;
    m_phase = StepPhase::Starting;
    m_running = true;
    m_stopping = false;
    m_forced = false;
    m_begun = false;
    m_elapsedAtEnd = 0;
    m_clock.start();
    m_begin = QDateTime::currentDateTimeUtc();

    if (Result<void> opened = m_writer->open(resultsPath); !opened) {
        m_running = false;
        // From a slot of the caller's: it has to see start() return first.
        const Error error = opened.error();
        QMetaObject::invokeMethod(
            this, [this, error] { Q_EMIT refused(error); }, Qt::QueuedConnection);
        return false;
    }
    m_controller = std::make_unique<RunController>(m_context, *m_writer);
    connect(m_writer.get(), &ResultWriter::failed, m_controller.get(),
            [controller = m_controller.get()](const Error &error) { controller->stopBecause(error); });
    return true;
}

void RunSession::follow(QCoro::Task<Result<RunRecord>> task)
{
    QCoro::connect(std::move(task), this, [this](const Result<RunRecord> &outcome) { executed(outcome); });
}

void RunSession::stop()
{
    if (!m_running || !m_controller)
        return;
    const bool first = !m_stopping;
    m_stopping = true;
    m_controller->stop();
    if (first) {
        m_forceTimer.start(std::chrono::seconds(stopSeconds));
        Q_EMIT stoppingChanged();
    }
}

void RunSession::forceStop()
{
    if (!m_running || !m_controller)
        return;
    m_stopping = true;
    m_forced = true;
    m_forceTimer.stop();
    m_controller->forceStop();
    Q_EMIT stoppingChanged();
}

int RunSession::forceStopIn() const
{
    // Rounded up: it is not forced while this says so.
    return m_forceTimer.isActive() ? (m_forceTimer.remainingTime() + 999) / 1000 : 0;
}

bool RunSession::isRunning() const
{
    return m_running;
}

bool RunSession::isStopping() const
{
    return m_running && m_stopping;
}

void RunSession::executed(const Result<RunRecord> &outcome)
{
    // Everything the controller said is on disk and here before the end is told.
    m_writer->flush();
    m_elapsedAtEnd = static_cast<double>(m_clock.elapsed()) / 1000.0;
    m_running = false;
    m_stopping = false;
    m_forceTimer.stop();
    m_currentOrder = 0;
    if (!outcome && !m_begun) {
        Q_EMIT refused(outcome.error());
        return;
    }
    if (!outcome) {
        RunEvent event;
        event.severity = RunEvent::Severity::Error;
        event.when = QDateTime::currentDateTimeUtc();
        event.text = outcome.error().sentence;
        event.detail = outcome.error().detail;
        m_events.append(event);
        Q_EMIT eventAdded();
    }
    Q_EMIT finished(m_run.id);
}

const StepRecord *RunSession::currentStep() const
{
    return const_cast<RunSession *>(this)->step(m_currentOrder);
}

StepRecord *RunSession::step(int order)
{
    const auto found =
        std::find_if(m_run.steps.begin(), m_run.steps.end(),
                     [order](const StepRecord &candidate) { return candidate.order == order; });
    return found == m_run.steps.end() ? nullptr : &*found;
}

double RunSession::elapsed() const
{
    return m_running ? static_cast<double>(m_clock.elapsed()) / 1000.0 : m_elapsedAtEnd;
}

double RunSession::speedFactor() const
{
    double real = 0;
    double estimated = 0;
    for (const StepRecord &done : m_run.steps) {
        const int index = done.order - 1;
        // Not those of a resumed run's first part: who knows how fast the machine was then.
        if (done.status != StepStatus::Done || index < 0 || index >= m_estimates.size()
            || done.started < m_begin)
            continue;
        real += static_cast<double>(done.started.msecsTo(done.finished)) / 1000.0;
        estimated += m_estimates.at(index);
    }
    return estimated > 0 ? std::clamp(real / estimated, 0.3, 5.0) : 1.0;
}

double RunSession::presentShare() const
{
    const int index = m_currentOrder - 1;
    if (index < 0 || index >= m_estimates.size() || !m_stepClock.isValid())
        return 0;
    // What a dump's tools have done is known better than guessed: first the dump, then the restore.
    const auto *dump = std::get_if<DumpWorkload>(&m_planned.at(index).workload.what);
    if (dump && m_dumpProgress) {
        const double parts = isRestored(*dump) ? 2 : 1;
        const double share = m_dumpProgress->share().value_or(0);
        if (m_dumpProgress->stage == DumpProgress::Stage::Dumping)
            return std::min(share / parts, 0.99);
        if (m_dumpProgress->stage == DumpProgress::Stage::Restoring)
            return std::min((1 + share) / parts, 0.99);
    }
    const double expected = std::max(m_estimates.at(index) * speedFactor(), 1.0);
    // A step that takes longer than expected stays just below its end instead of passing it.
    return std::min(static_cast<double>(m_stepClock.elapsed()) / 1000.0 / expected, 0.99);
}

std::optional<double> RunSession::remaining() const
{
    if (!m_running || m_run.steps.isEmpty())
        return std::nullopt;
    const double factor = speedFactor();
    double left = 0;
    bool anyEnded = false;
    for (const StepRecord &step : m_run.steps) {
        const int index = step.order - 1;
        if (index < 0 || index >= m_estimates.size())
            continue;
        if (step.status == StepStatus::Planned)
            left += m_estimates.at(index) * factor + (step.order > 1 ? m_profile.plan.cooldown : 0);
        else if (step.order == m_currentOrder && step.status == StepStatus::Running)
            left += m_estimates.at(index) * factor * (1 - presentShare());
        else
            anyEnded = true;
    }
    if (!anyEnded && m_phase <= StepPhase::Preparing)
        left += m_preparation;
    return left;
}

double RunSession::progress() const
{
    const double total = std::accumulate(m_estimates.begin(), m_estimates.end(), 0.0);
    if (total <= 0 || m_run.steps.isEmpty())
        return 0;
    double done = 0;
    for (const StepRecord &step : m_run.steps) {
        const int index = step.order - 1;
        if (index < 0 || index >= m_estimates.size() || step.status == StepStatus::Planned)
            continue;
        const bool present = step.status == StepStatus::Running && m_running;
        done += m_estimates.at(index) * (present ? presentShare() : 1.0);
    }
    return std::clamp(done / total, 0.0, 1.0);
}

double RunSession::stepElapsed() const
{
    const int index = m_currentOrder - 1;
    if (index < 0 || index >= m_planned.size() || !m_phaseClock.isValid())
        return 0;
    const double inPhase = static_cast<double>(m_phaseClock.elapsed()) / 1000.0;
    const Timing &times = timing(m_planned.at(index).workload);
    if (m_phase == StepPhase::Warmup)
        return std::min(inPhase - times.warmup, 0.0);
    return inPhase;
}

void RunSession::runStarted(const RunRecord &run)
{
    m_run = run;
    m_begun = true;
    Q_EMIT started();
}

void RunSession::stepStarted(const StepRecord &record)
{
    if (StepRecord *known = step(record.order))
        *known = record;
    m_currentOrder = record.order;
    m_phase = StepPhase::Starting;
    m_dumpProgress.reset();
    m_stepClock.start();
    m_phaseClock.start();
    Q_EMIT stepChanged(record.order);
}

void RunSession::phaseChanged(int order, StepPhase phase)
{
    m_phase = phase;
    m_phaseClock.start();
    Q_EMIT stepChanged(order);
}

void RunSession::preparing(int order, qint64 done, qint64 total, const QString &what)
{
    Q_EMIT preparingChanged(order, done, total, what);
}

void RunSession::dumpProgressed(int order, const DumpProgress &progress)
{
    m_dumpProgress = progress;
    Q_EMIT dumpProgressChanged(order);
}

void RunSession::factsFound(int order, const Facts &facts)
{
    if (StepRecord *known = step(order))
        known->facts = facts;
    Q_EMIT stepChanged(order);
}

void RunSession::intervalEnded(int order, const IntervalSample &sample)
{
    if (StepRecord *known = step(order))
        known->intervals.append(sample);
    Q_EMIT intervalAdded(order);
}

void RunSession::hostSampled(int order, const HostSample &sample)
{
    if (StepRecord *known = step(order))
        known->hostSamples.append(stripsOnly(sample));
    Q_EMIT hostSampleAdded(order);
}

void RunSession::forgetOldSamples()
{
    qsizetype kept = 0;
    for (auto record = m_run.steps.rbegin(); record != m_run.steps.rend(); ++record) {
        kept += record->hostSamples.size();
        if (kept > mostSamples)
            record->hostSamples.clear();
    }
}

void RunSession::eventHappened(const RunEvent &event)
{
    m_events.append(event);
    Q_EMIT eventAdded();
}

void RunSession::commandRun(int /*order*/, const QString &commandLine)
{
    m_commands.append(commandLine);
}

void RunSession::stepFinished(const StepRecord &record)
{
    if (StepRecord *known = step(record.order)) {
        QList<IntervalSample> intervals = std::move(known->intervals);
        const QList<HostSample> samples = std::move(known->hostSamples);
        *known = record;
        known->hostSamples = samples; // the record has the whole of each, or none
        if (known->intervals.isEmpty())
            known->intervals = std::move(intervals);
        forgetOldSamples();
    }
    Q_EMIT stepChanged(record.order);
}

void RunSession::runFinished(const RunRecord &run)
{
    QList<StepRecord> steps = std::move(m_run.steps);
    m_run = run;
    for (StepRecord &record : m_run.steps) {
        const auto known = std::find_if(steps.begin(), steps.end(), [&record](const StepRecord &candidate) {
            return candidate.order == record.order;
        });
        if (known == steps.end())
            continue;
        if (record.intervals.isEmpty())
            record.intervals = std::move(known->intervals);
        record.hostSamples = std::move(known->hostSamples);
        if (record.id == 0)
            record.id = known->id;
    }
}

} // namespace Tare
