// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/runcontroller.h"

#include "core/analysis/fairness.h"
#include "core/environment/imagepacker.h"
#include "core/environment/leftovers.h"
#include "core/environment/machineprobe.h"
#include "core/model/processmark.h"
#include "core/run/background.h"
#include "core/run/datasets.h"
#include "core/run/loadcalls.h"
#include "core/run/resumeplan.h"
#include "core/run/rounds.h"
#include "core/run/runplan.h"
#include "core/run/steprunner.h"

#include <QDir>
#include <QEventLoop>
#include <QRandomGenerator>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <map>
#include <stop_token>

using namespace Qt::StringLiterals;

namespace Tare {

class RunController::Private
{
public:
    Private(MachineContext &machine, RunObserver &listener)
        : context(machine)
        , observer(&listener)
    { }

    using Self = std::shared_ptr<Private>;
    static QCoro::Task<Result<RunRecord>> check(Self self, TestProfile profile);
    static QCoro::Task<Result<RunRecord>> execute(Self self, std::shared_ptr<RunPlan> plan);
    static QCoro::Task<void> endEverything(Self self);

    QCoro::Task<Result<RunRecord>> run(RunPlan *plan);
    QCoro::Task<void> runSteps(RunPlan *plan, RunRecord *run);
    QCoro::Task<void> cleanEndpoints();
    QCoro::Task<void> removeEverything();
    Result<void> makeRunDirectory();
    void hearCommands();
    void endScope();

    MachineContext &context;
    RunObserver *observer;
    std::unique_ptr<RunScope> scope; ///< while a run goes on
    int unfinished = 0;              ///< coroutines that still use this

private:
    std::function<void(const QString &)> m_formerListener;
    QStringList m_earlyCommands; ///< before the observer knows of the run
    bool m_announced = false;
    std::map<QString, std::shared_ptr<Load>> m_toClean;
};

QCoro::Task<Result<RunRecord>> RunController::Private::check(Self self, TestProfile profile)
{
    ++self->unfinished;
    RunScope scope(self->context, *self->observer);
    RunPlan plan(std::move(profile));
    const Result<void> possible = co_await plan.examine(&scope, false);
    --self->unfinished;
    if (!possible)
        co_return tl::unexpected(possible.error());
    co_return plan.record({});
}

QCoro::Task<Result<RunRecord>> RunController::Private::execute(Self self, std::shared_ptr<RunPlan> plan)
{
    if (self->scope) {
        co_return failure(ErrorCode::Busy,
                          RunController::tr("A run is going on already. Wait until it has ended, "
                                            "or stop it."));
    }
    ++self->unfinished;
    self->scope = std::make_unique<RunScope>(self->context, *self->observer);
    self->hearCommands();
    const Result<RunRecord> outcome = co_await self->run(plan.get());
    self->endScope();
    --self->unfinished;
    co_return outcome;
}

QCoro::Task<Result<RunRecord>> RunController::Private::run(RunPlan *plan)
{
    const Result<void> possible = co_await plan->examine(scope.get(), true);
    if (!possible)
        co_return tl::unexpected(possible.error());
    const Result<void> made = makeRunDirectory();
    if (!made)
        co_return tl::unexpected(made.error());

    RunRecord run = plan->record(scope->key);
    scope->observer->runStarted(run);
    m_announced = true;
    for (const QString &command : m_earlyCommands)
        scope->observer->commandRun(0, command);

    if (run.id > 0) {
        scope->tell(RunEvent::Severity::Info,
                    RunController::tr("Resumed: %n steps were done before and stay.", nullptr,
                                      plan->stepsDoneBefore()));
    }

    co_await runSteps(plan, &run);

    scope->order = 0;
    co_await cleanEndpoints();
    co_await removeEverything();
    if (scope->stopped()) {
        const Error reason = scope->stopReason();
        run.status = scope->cause ? RunStatus::Failed : RunStatus::Stopped;
        const auto severity = scope->cause ? RunEvent::Severity::Error : RunEvent::Severity::Info;
        scope->tell(severity, reason.sentence, reason.detail);
    } else {
        const bool complete = std::all_of(run.steps.cbegin(), run.steps.cend(), [](const StepRecord &step) {
            return step.status == StepStatus::Done || step.status == StepStatus::NotNeeded;
        });
        run.status = complete ? RunStatus::Done : RunStatus::Failed;
        if (complete)
            run.steps.removeIf([](const StepRecord &step) { return step.status == StepStatus::NotNeeded; });
    }
    run.blocking = blockingKeys(run);
    run.finished = QDateTime::currentDateTimeUtc();
    scope->observer->runFinished(run);
    co_return run;
}

QCoro::Task<void> RunController::Private::runSteps(RunPlan *plan, RunRecord *run)
{
    DataSets data(*scope, plan->dataFormats());
    const QList<PlannedStep> possible = plan->possibleSteps();
    co_await data.prepare(possible);

    Rounds rounds(*scope, plan->plan());
    bool first = true;
    for (qsizetype i = 0; i < plan->steps().size() && !scope->stopped(); ++i) {
        const PlannedStep step = plan->steps()[i];
        StepRecord &record = run->steps[i];
        if (record.status == StepStatus::Done || record.status == StepStatus::NotNeeded)
            continue; // before, in the run that is resumed
        if (record.status == StepStatus::Skipped) {
            scope->order = step.order;
            scope->observer->stepFinished(record);
            continue;
        }
        if (!rounds.needs(step, *run)) {
            scope->order = step.order;
            record.status = StepStatus::NotNeeded;
            scope->observer->stepFinished(record);
            continue;
        }
        if (!first && plan->plan().cooldown > 0) {
            scope->phase(StepPhase::Cooldown); // still of the step before
            const auto rest = std::chrono::seconds(plan->plan().cooldown);
            co_await scope->rest(rest);
            if (scope->stopped())
                break;
        }
        first = false;
        scope->order = step.order;
        StepRunner runner(*scope, data, step, record);
        record = co_await runner.run();
        if (const std::shared_ptr<Load> load = runner.loadToClean()) {
            const QString shape = dataSetKey(step.workload);
            m_toClean[step.environment.id + u'/' + (shape.isEmpty() ? record.caseKey : shape)] = load;
        }
    }
    if (!scope->stopped()) {
        scope->order = 0;
        rounds.conclude(plan->steps(), *run);
    }
}

QCoro::Task<void> RunController::Private::cleanEndpoints()
{
    for (const auto &[key, load] : m_toClean) {
        // An endpoint that has gone away must not keep the run from ending.
        const auto patience = std::make_shared<std::stop_source>();
        QTimer::singleShot(std::chrono::seconds(5), &scope->home, [patience] { patience->request_stop(); });
        std::function<Result<void>()> work = [load = load, patience] {
            return load->clean(patience->get_token());
        };
        const Result<void> cleaned = co_await inBackground(&scope->home, std::move(work));
        if (!cleaned) {
            const QString why = cleaned.error().code == ErrorCode::Cancelled
                ? RunController::tr("The server does not answer.")
                : cleaned.error().sentence;
            scope->tell(
                RunEvent::Severity::Warning,
                RunController::tr("What the load left on the server could not be removed: %1").arg(why),
                cleaned.error().detail);
        }
    }
    m_toClean.clear();
}

QCoro::Task<void> RunController::Private::removeEverything()
{
    std::function<Result<void>()> work = [directory = scope->directory] { return removeTree(directory); };
    const Result<void> removed = co_await inBackground(&scope->home, std::move(work));
    if (!removed)
        scope->tell(RunEvent::Severity::Error, removed.error().sentence, removed.error().detail);
    const Result<void> unpacked = co_await context.images().removePacked();
    if (!unpacked)
        scope->tell(RunEvent::Severity::Error, unpacked.error().sentence, unpacked.error().detail);
    // Ours if empty; another run's directory keeps it.
    QDir().rmdir(context.workDirectory() + u"/runs"_s);
    // So is the work directory itself, unless somebody chose it.
    if (qEnvironmentVariableIsEmpty("TARE_WORK_DIR"))
        QDir().rmdir(context.workDirectory());
}

Result<void> RunController::Private::makeRunDirectory()
{
    scope->key = QString::number(QRandomGenerator::system()->generate(), 16).rightJustified(8, u'0');
    const QString runs = context.workDirectory() + u"/runs"_s;
    scope->directory = runs + u'/' + scope->key;
    for (const QString &path : {context.workDirectory(), runs, scope->directory}) {
        const Result<void> made = makeDirectory(path);
        if (!made)
            return made;
    }
    const std::optional<ProcessMark> mark = ProcessMark::ofThisProcess();
    if (!mark)
        return failure(ErrorCode::FileFailed,
                       RunController::tr("Tare's own process cannot be found in /proc."));
    return mark->write(scope->directory + u'/' + QString::fromUtf16(runMarkName));
}

void RunController::Private::hearCommands()
{
    m_announced = false;
    m_earlyCommands.clear();
    m_formerListener = context.commands().commandStarted;
    context.commands().commandStarted = [this](const QString &command) {
        if (m_formerListener)
            m_formerListener(command);
        if (m_announced)
            scope->observer->commandRun(scope->order, command);
        else
            m_earlyCommands.append(command);
    };
}

/// The step in the middle of which this happens finds its server gone and ends by itself.
QCoro::Task<void> RunController::Private::endEverything(Self self)
{
    if (self->scope->key.isEmpty())
        co_return; // nothing was started yet
    ++self->unfinished;
    const QString key = self->scope->key;
    self->context.commands().endRunning();
    const QList<Error> errors = co_await removeAbandonedRun(self->context, key);
    // The run may be over by now; if not, its own removal tells of what it cannot remove either.
    if (self->scope && self->scope->key == key) {
        for (const Error &error : errors)
            self->scope->tell(RunEvent::Severity::Warning, error.sentence, error.detail);
    }
    if (self->context.abandonedRun == key && !self->scope)
        self->context.abandonedRun.clear();
    --self->unfinished;
}

void RunController::Private::endScope()
{
    if (context.abandonedRun == scope->key)
        context.abandonedRun.clear();
    context.commands().commandStarted = m_formerListener;
    m_formerListener = nullptr;
    scope.reset();
}

RunController::RunController(MachineContext &context, RunObserver &observer, QObject *parent)
    : QObject(parent)
    , m_d(std::make_shared<Private>(context, observer))
{ }

RunController::~RunController()
{
    // Context and observer may go right after this, so what still uses them has to end first.
    static RunObserver nobody;
    stop();
    m_d->observer = &nobody;
    if (m_d->scope)
        m_d->scope->observer = &nobody;
    QEventLoop loop;
    while (m_d->unfinished > 0)
        loop.processEvents(QEventLoop::WaitForMoreEvents);
}

QCoro::Task<Result<RunRecord>> RunController::check(TestProfile profile)
{
    return Private::check(m_d, std::move(profile));
}

QCoro::Task<Result<RunRecord>> RunController::execute(TestProfile profile)
{
    return Private::execute(m_d, std::make_shared<RunPlan>(std::move(profile)));
}

QCoro::Task<Result<RunRecord>> RunController::resume(RunRecord stored)
{
    Result<ResumePlan> rest = planResume(stored);
    if (!rest)
        co_return tl::unexpected(rest.error());
    const Result<void> same = checkSameMachine(stored, machineFacts());
    if (!same)
        co_return tl::unexpected(same.error());
    const auto plan = std::make_shared<RunPlan>(std::move(rest->profile), std::move(stored));
    const Result<RunRecord> outcome = co_await Private::execute(m_d, plan);
    co_return outcome;
}

void RunController::stop()
{
    if (m_d->scope)
        m_d->scope->stopping.request_stop();
}

void RunController::forceStop()
{
    if (!m_d->scope)
        return;
    stop();
    Private::endEverything(m_d);
}

void RunController::stopBecause(Error error)
{
    if (!m_d->scope)
        return;
    if (!m_d->scope->stopped())
        m_d->scope->cause = std::move(error);
    m_d->scope->stopping.request_stop();
}

bool RunController::isRunning() const
{
    return m_d->scope != nullptr;
}

} // namespace Tare
