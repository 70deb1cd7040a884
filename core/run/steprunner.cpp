// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/steprunner.h"

#include "core/environment/instancegroup.h"
#include "core/model/instancespec.h"
#include "core/model/numberformat.h"
#include "core/run/background.h"
#include "core/run/loadcalls.h"
#include "core/run/targets.h"

#include <QCoroTimer>

#include <QDateTime>
#include <QElapsedTimer>

#include <numeric>
#include <utility>

using namespace Qt::StringLiterals;

namespace Tare {

StepRunner::StepRunner(RunScope &scope, DataSets &data, PlannedStep step, StepRecord record)
    : m_scope(scope)
    , m_data(data)
    , m_step(std::move(step))
    , m_record(std::move(record))
    , m_directory(scope.directory + u"/step-%1"_s.arg(m_step.order))
{ }

StepRunner::~StepRunner() = default;

bool StepRunner::isExisting() const
{
    return std::holds_alternative<ExistingEndpoint>(m_step.environment.how);
}

std::shared_ptr<Load> StepRunner::loadToClean() const
{
    return isExisting() ? m_load : nullptr;
}

QCoro::Task<StepRecord> StepRunner::run()
{
    m_record.status = StepStatus::Running;
    m_record.started = QDateTime::currentDateTimeUtc();
    m_scope.observer->stepStarted(m_record);

    Result<void> outcome = co_await bringUp();
    if (outcome)
        outcome = co_await measure();
    if (!outcome && !m_scope.stopped()) {
        const Error found = outcome.error();
        const Error explained = co_await explain(found);
        outcome = tl::unexpected(explained);
    }

    m_scope.phase(StepPhase::Stopping);
    co_await tearDown();

    m_record.finished = QDateTime::currentDateTimeUtc();
    if (outcome) {
        m_record.status = StepStatus::Done;
    } else {
        const Error reason = m_scope.stopped() ? m_scope.stopReason() : outcome.error();
        m_record.status = m_scope.stopped() ? StepStatus::Stopped : StepStatus::Failed;
        m_record.reason = reason.sentence;
        m_record.reasonDetail = reason.detail;
        if (m_record.status == StepStatus::Failed)
            m_scope.tell(RunEvent::Severity::Error, reason.sentence, reason.detail);
    }
    m_scope.observer->stepFinished(m_record);
    m_record.hostSamples.clear(); // who wants them has them; a run of many steps would hold too many
    co_return m_record;
}

QCoro::Task<Result<void>> StepRunner::bringUp()
{
    for (const QString &directory : QStringList{m_directory} + instanceDirectories()) {
        const Result<void> made = makeDirectory(directory);
        if (!made)
            co_return made;
    }
    m_controller = makeEnvironmentController(m_step.environment, m_scope.context);

    if (m_data.find(m_step)) {
        Result<void> copied = co_await provideData();
        if (!copied)
            co_return copied;
    }

    m_scope.phase(StepPhase::Starting);
    QElapsedTimer clock;
    clock.start();
    StartRequest request;
    request.runKey = m_scope.key;
    request.order = m_step.order;
    request.directory = m_directory;
    const std::stop_token stop = m_scope.token();
    Result<Endpoint> endpoint = co_await m_controller->start(std::move(request), stop);
    if (!endpoint)
        co_return tl::unexpected(endpoint.error());
    const QString ready =
        isExisting() ? tr("The server answered after %1 ms.") : tr("The server was ready after %1 ms.");
    m_scope.tell(RunEvent::Severity::Info, ready.arg(formatCount(clock.elapsed())));
    m_record.facts = m_controller->facts();
    m_record.facts.insert(m_dataFacts);
    m_targets = targetsOf(m_step.environment, m_controller->endpoints());
    tellTopology();
    co_await readSettings(*endpoint);
    m_scope.observer->factsFound(m_step.order, m_record.facts);
    const QString mechanism = m_record.facts.value(u"network.mechanism"_s);
    if (!mechanism.isEmpty())
        m_scope.tell(RunEvent::Severity::Info, tr("Found in the network path: %1.").arg(mechanism));
    m_serverCpu = CpuMeter(m_controller->serverProcesses());
    m_proxyCpu = CpuMeter(m_controller->proxyProcesses());
    watchHost();

    LoadPlace place;
    place.directory = m_directory;
    place.name = u"%1-%2"_s.arg(m_scope.key).arg(m_step.order);
    place.serverProcesses = m_controller->serverProcesses();
    place.ownServer = !isExisting();
    place.freshData = m_data.find(m_step) != nullptr;
    const LoadPatience patience;
    m_load = makeLoad(m_step.workload, m_targets, patience, place);
    Result<void> looked = co_await lookAtServer(*endpoint);
    if (!looked)
        co_return looked;
    Result<void> prepared = co_await prepare();
    if (prepared)
        co_await probe(*endpoint);
    co_return prepared;
}

/// With several instances each has its own in that of the step; else none.
QStringList StepRunner::instanceDirectories() const
{
    QStringList directories;
    const int instances = m_step.environment.topology.instances;
    for (int instance = 1; instances > 1 && instance <= instances; ++instance)
        directories.append(instanceDirectory(m_directory, instance));
    return directories;
}

void StepRunner::tellTopology()
{
    const Topology &topology = m_step.environment.topology;
    m_record.facts[u"network.address"_s] = addressText(m_targets.first().endpoint);
    if (topology.targets() < 2)
        return;
    m_record.facts[u"topology.instances"_s] = QString::number(topology.instances);
    m_record.facts[u"topology.schemas"_s] = QString::number(topology.schemas);
    if (const qint64 memory = instanceMemoryMib(topology); memory > 0)
        m_record.facts[u"topology.memory_mib"_s] = QString::number(memory);
    for (const LoadTarget &target : std::as_const(m_targets)) {
        if (target.schema == 1 && target.instance > 1)
            m_record.facts[u"instance.%1.network.address"_s.arg(target.instance)] =
                addressText(target.endpoint);
    }
}

QCoro::Task<Result<void>> StepRunner::provideData()
{
    const DataSets::Set set = *m_data.find(m_step);
    if (set.directory.isEmpty())
        co_return tl::unexpected(set.error);
    m_scope.phase(StepPhase::Preparing);
    m_dataFacts[u"data.source"_s] = dataSharingName(set.sharing);
    m_dataFacts[u"data.set"_s] = dataSetKey(m_step.workload);
    const int copies = m_step.environment.topology.instances;
    m_dataFacts[u"data.bytes"_s] = QString::number(set.size.bytes * copies);
    m_dataFacts[u"data.files"_s] = QString::number(set.size.files * copies);
    if (set.sharing != DataSharing::InTurn) {
        Result<void> copied = co_await copyData(set);
        co_return copied;
    }
    m_lent = true;
    co_return m_data.lend(m_step, m_directory + u"/data"_s, m_controller->dataOwner());
}

QCoro::Task<Result<void>> StepRunner::copyData(DataSets::Set set)
{
    QStringList directories = instanceDirectories();
    if (directories.isEmpty())
        directories.append(m_directory);
    const std::pair<uint, uint> owner = m_controller->dataOwner();
    const std::stop_token stop = m_scope.token();
    const QString what = tr("MB of data copied");
    RunScope *scope = &m_scope;
    const qint64 total = set.size.bytes * directories.size();
    const auto told = std::make_shared<QElapsedTimer>();
    const std::function<void(qint64)> progress = [scope, total, what, told](qint64 bytes) {
        constexpr qint64 seldom = 200;
        if (told->isValid() && told->elapsed() < seldom && bytes < total)
            return;
        told->start();
        auto deliver = [scope, total, bytes, what] {
            constexpr qint64 unit = 1000 * 1000;
            scope->observer->preparing(scope->order, bytes / unit, total / unit, what);
        };
        QMetaObject::invokeMethod(&scope->home, deliver, Qt::QueuedConnection);
    };
    std::function<Result<void>()> work = [from = set.directory, size = set.size.bytes, directories, owner,
                                          stop, progress]() -> Result<void> {
        for (qsizetype i = 0; i < directories.size(); ++i) {
            const auto onward = [&](qint64 bytes) { progress(i * size + bytes); };
            const auto copied = copyTree(from, directories.at(i) + u"/data"_s, owner, stop, onward);
            if (!copied)
                return tl::unexpected(copied.error());
        }
        return {};
    };
    Result<void> copied = co_await inBackground(&m_scope.home, std::move(work));
    co_return copied;
}

/// All settings of the server, for comparing the sides. An account that may not ask for them is no obstacle.
QCoro::Task<void> StepRunner::readSettings(Endpoint endpoint)
{
    std::function<Result<Facts>()> work = [endpoint] {
        constexpr std::chrono::seconds patience{5};
        return readServerSettings(endpoint, patience);
    };
    const Result<Facts> settings = co_await inBackground(&m_scope.home, std::move(work));
    if (!settings)
        co_return;
    for (auto setting = settings->cbegin(); setting != settings->cend(); ++setting)
        m_record.facts.insert(u"setting."_s + setting.key(), setting.value());
}

/// What the case would run into, before its data is made and anything is timed.
QCoro::Task<Result<void>> StepRunner::lookAtServer(Endpoint endpoint)
{
    using Findings = Result<QList<PreflightFinding>>;
    const int schemas = m_step.environment.topology.schemas;
    std::function<Findings()> work = [workload = m_step.workload, endpoint, schemas] {
        constexpr std::chrono::seconds patience{10};
        return preflight(workload, endpoint, patience, schemas);
    };
    const Findings findings = co_await inBackground(&m_scope.home, std::move(work));
    if (!findings)
        co_return Result<void>(); // the load will say it better
    for (const PreflightFinding &finding : *findings) {
        if (finding.blocks)
            co_return failure(ErrorCode::ServerRefused, finding.sentence, finding.remedy);
        const QString key = m_step.environment.id + u'/' + finding.subject;
        if (m_scope.warned.contains(key))
            continue;
        m_scope.warned.insert(key);
        const QString text = tr("“%1”: %2").arg(m_step.environment.name, finding.sentence);
        m_scope.tell(RunEvent::Severity::Warning, text, finding.remedy);
    }
    co_return Result<void>();
}

QCoro::Task<Result<void>> StepRunner::prepare()
{
    m_scope.phase(StepPhase::Preparing);
    const std::shared_ptr<Load> load = m_load;
    const std::stop_token stop = m_scope.token();
    const LoadCallbacks callbacks = preparationCalls(m_scope);
    std::function<Result<void>()> work = [load, stop, callbacks] { return load->prepare(stop, callbacks); };
    Result<void> prepared = co_await inBackground(&m_scope.home, std::move(work));
    co_return prepared;
}

/// By the options of the environment: Redis without persistence leaves the disk alone.
bool StepRunner::writesToDisk() const
{
    if (m_step.environment.server != ServerKind::Redis)
        return true;
    const QMap<QString, QString> options = serverOptions(m_step.environment);
    const bool log = options.value(u"appendonly"_s, u"no"_s) != u"no"_s;
    return log || !options.contains(u"save"_s) || !options.value(u"save"_s).isEmpty();
}

/// What the two sides of a comparison are held against each other by.
QCoro::Task<void> StepRunner::probe(Endpoint endpoint)
{
    const QString dataPath = writesToDisk() ? m_controller->dataPath() : QString();
    m_probe = std::make_shared<StepProbe>(StepProbe::Server{endpoint, m_controller->serverProcesses(),
                                                            m_controller->proxyProcesses(), dataPath});
    const std::shared_ptr<StepProbe> probe = m_probe;
    std::function<Facts()> work = [probe] { return probe->before(); };
    const Facts found = co_await inBackground(&m_scope.home, std::move(work));
    m_record.facts.insert(found);
    m_scope.observer->factsFound(m_step.order, m_record.facts);
}

void StepRunner::watchHost()
{
    const QList<Endpoint> endpoints = m_controller->endpoints();
    const QList<QList<qint64>> processes = m_controller->instanceProcesses();
    QList<HostWatch::Server> servers;
    for (qsizetype i = 0; i < endpoints.size(); ++i)
        servers.append({endpoints.at(i), processes.value(i), {}});
    if (!servers.isEmpty())
        servers.first().proxies = m_controller->proxyProcesses(); // of all together
    const auto sampled = [this](const HostSample &sample) {
        auto deliver = [this, sample] { m_scope.observer->hostSampled(m_step.order, sample); };
        QMetaObject::invokeMethod(&m_scope.home, deliver, Qt::QueuedConnection);
    };
    m_host = std::make_unique<HostWatch>(servers, timing(m_step.workload).warmup, sampled);
}

QCoro::Task<void> StepRunner::endHostWatch(double seconds)
{
    HostWatch *host = m_host.get();
    std::function<HostWatch::Outcome()> work = [host, seconds] { return host->finish(seconds); };
    const HostWatch::Outcome outcome = co_await inBackground(&m_scope.home, std::move(work));
    m_record.host = outcome.figures;
    m_record.hostSamples = outcome.samples;
}

QCoro::Task<Result<void>> StepRunner::measure()
{
    using Counters = Result<QList<qint64>>;
    const std::shared_ptr<Load> load = m_load;
    std::function<Counters()> readCounters = [load] { return load->serverCounters(); };
    std::function<Counters()> readAgain = readCounters;
    const Counters before = co_await inBackground(&m_scope.home, std::move(readCounters));

    const std::stop_token stop = m_scope.token();
    const LoadCallbacks callbacks = loadCalls();
    std::function<LoadOutcome()> work = [load, stop, callbacks] { return load->run(stop, callbacks); };
    LoadOutcome outcome = co_await inBackground(&m_scope.home, std::move(work));
    take(outcome);
    const double measured = outcome.seconds;
    co_await endHostWatch(measured);
    if (outcome.failure)
        co_return tl::unexpected(*outcome.failure);
    if (outcome.stopped || m_scope.stopped())
        co_return tl::unexpected(m_scope.stopReason());

    const Counters after = co_await inBackground(&m_scope.home, std::move(readAgain));
    if (!load->countsQueries()) {
        // It has compared what there is to compare.
    } else if (before && after) {
        QList<qint64> counted;
        for (qsizetype i = 0; i < after->size(); ++i)
            counted.append(after->at(i) - before->at(i));
        m_record.serverCounted = std::accumulate(counted.cbegin(), counted.cend(), qint64(0));
        m_record.targets = targetRecords(m_targets, outcome, counted);
        compareCounters(answeredByInstance(m_targets, outcome), counted);
    } else {
        const Error error = before ? after.error() : before.error();
        m_scope.tell(RunEvent::Severity::Warning,
                     tr("The server's own counters could not be read, so the count is not checked."),
                     error.sentence);
    }
    const std::shared_ptr<StepProbe> probe = m_probe;
    std::function<Facts()> lookBack = [probe] { return probe->after(); };
    const Facts happened = co_await inBackground(&m_scope.home, std::move(lookBack));
    m_record.facts.insert(happened);
    const QString death = co_await m_controller->death();
    if (!death.isEmpty())
        co_return failure(ErrorCode::ServerFailed, death); // explain() finds the words
    if (outcome.totals.operations == 0) {
        const QString sentence = tr("Not one operation finished in the measured time.");
        const QString words = outcome.errors.isEmpty() ? QString() : outcome.errors.constFirst().text;
        co_return failure(ErrorCode::LoadFailed, sentence, words);
    }
    co_return Result<void>();
}

void StepRunner::take(const LoadOutcome &outcome)
{
    m_record.seconds = outcome.seconds;
    m_record.totals = outcome.totals;
    m_record.histogram = outcome.histogram;
    m_record.latencyParts = outcome.latencyParts;
    m_record.answered = outcome.answered;
    m_record.errors = outcome.errors;
    m_record.dump = outcome.dump;
    m_record.targets = targetRecords(m_targets, outcome, {});
    m_record.facts.insert(outcome.facts);
    qint64 errors = 0;
    for (const ErrorCount &error : outcome.errors)
        errors += error.count;
    for (const ErrorCount &error : outcome.errors) {
        // those of the warm-up and of the end are in no interval
        const QString text = errors > outcome.totals.errors
            ? tr("Error “%1”: %2 times, warm-up and end included.")
            : tr("Error “%1”: %2 times.");
        m_scope.tell(RunEvent::Severity::Warning, text.arg(error.code, formatCount(error.count)), error.text,
                     error.firstSeen, true);
    }
    if (outcome.seconds > 0)
        m_record.clientCpu = outcome.clientCpuSeconds / outcome.seconds;
    m_record.serverCpu = m_serverCpu.mean();
    m_record.proxyCpu = m_proxyCpu.mean();
}

void StepRunner::compareCounters(const QList<qint64> &answered, const QList<qint64> &counted)
{
    const auto text = [&counted](qsizetype instance, const QString &words) {
        return counted.size() > 1 ? tr("Instance %1: %2").arg(QString::number(instance + 1), words) : words;
    };
    // A statement whose answer was lost with its connection may or may not have been counted.
    const qint64 unknown = m_record.facts.value(u"load.lostReplies"_s).toLongLong();
    bool agree = true;
    for (qsizetype i = 0; i < counted.size(); ++i) {
        const qint64 client = answered.value(i);
        const qint64 server = counted.at(i);
        if (server >= client && server <= client + unknown)
            continue;
        agree = false;
        const QString words = isExisting()
            ? tr("The server counted %1 queries, Tare %2; others may be using this server.")
            : tr("The server's own counters contradict the load: the server counted %1 "
                 "queries, Tare %2. Do not trust this step's numbers.");
        m_scope.tell(isExisting() ? RunEvent::Severity::Info : RunEvent::Severity::Warning,
                     text(i, words.arg(formatCount(server), formatCount(client))));
    }
    if (!agree)
        return;
    const qint64 all = std::accumulate(answered.cbegin(), answered.cend(), qint64(0));
    const QString words = counted.size() > 1
        ? tr("The servers' own counters agree, each with its instance: %1 queries answered in all.")
        : tr("The server's own counters agree: %1 queries answered.");
    m_scope.tell(RunEvent::Severity::Info, words.arg(formatCount(all)));
}

/// The load only sees that a connection broke or that nothing comes back; the server knows more.
QCoro::Task<Error> StepRunner::explain(Error error)
{
    if (!m_controller || !m_load)
        co_return error;
    QString death = co_await m_controller->death();
    // The kernel closes the connections of a dying server before its end can be seen.
    const bool broken = error.code == ErrorCode::ServerFailed && !isExisting();
    for (int look = 0; broken && death.isEmpty() && look < 20; ++look) {
        co_await QCoro::sleepFor(std::chrono::milliseconds(50));
        death = co_await m_controller->death();
    }
    const QString lines = m_controller->lastLogLines();
    if (!death.isEmpty()) {
        const QString sentence =
            tr("The server in “%1” ended while it was under load: %2.").arg(m_step.environment.name, death);
        co_return Error{ErrorCode::ServerFailed, sentence, lines};
    }
    if (!lines.isEmpty() && !error.detail.contains(lines))
        error.detail += error.detail.isEmpty() ? lines : u"\n\n"_s + lines;
    co_return error;
}

QCoro::Task<void> StepRunner::tearDown()
{
    if (m_controller) {
        if (!isExisting())
            m_load.reset(); // its connections would outlive the server
        // Files that are thrown away need no orderly end.
        const bool force = !m_lent || m_scope.stopped();
        const Result<void> ended = co_await m_controller->stop(force);
        if (!ended) {
            const QString text = tr("Not everything of “%1” could be removed: %2")
                                     .arg(m_step.environment.name, ended.error().sentence);
            m_scope.tell(RunEvent::Severity::Error, text, ended.error().detail);
        }
        m_controller.reset();
    }
    if (m_lent) {
        const Result<void> back = m_data.takeBack(m_step, m_directory + u"/data"_s);
        if (!back)
            m_scope.tell(RunEvent::Severity::Error, back.error().sentence, back.error().detail);
    }
    std::function<Result<void>()> remove = [directory = m_directory] { return removeTree(directory); };
    const Result<void> removed = co_await inBackground(&m_scope.home, std::move(remove));
    if (!removed)
        m_scope.tell(RunEvent::Severity::Error, removed.error().sentence, removed.error().detail);
}

LoadCallbacks StepRunner::loadCalls()
{
    LoadCallbacks callbacks = preparationCalls(m_scope);
    callbacks.phaseChanged = [this](LoadPhase phase) {
        if (phase == LoadPhase::Warmup || phase == LoadPhase::Measuring) {
            m_serverCpu.start();
            m_proxyCpu.start();
        }
        m_host->phaseChanged(phase);
        if (phase == LoadPhase::Measuring)
            m_probe->windowStarts();
        else if (phase == LoadPhase::Stopping)
            m_probe->windowEnds();
        auto deliver = [this, phase] { hear(phase); };
        QMetaObject::invokeMethod(&m_scope.home, deliver, Qt::QueuedConnection);
    };
    callbacks.intervalEnded = [this](const IntervalSample &sample) {
        IntervalSample complete = sample;
        complete.serverCpu = m_serverCpu.lap();
        complete.proxyCpu = m_proxyCpu.lap();
        auto deliver = [this, complete] { hear(complete); };
        QMetaObject::invokeMethod(&m_scope.home, deliver, Qt::QueuedConnection);
    };
    return callbacks;
}

void StepRunner::hear(LoadPhase phase)
{
    switch (phase) {
    case LoadPhase::Connecting:
    case LoadPhase::Stopping:
        break;
    case LoadPhase::Warmup:
        m_warm = true;
        m_scope.phase(StepPhase::Warmup);
        break;
    case LoadPhase::Measuring:
        m_scope.phase(StepPhase::Measuring);
        if (m_warm)
            m_scope.tell(RunEvent::Severity::Info, tr("The warm-up has ended."), {}, 0.0);
        break;
    }
}

void StepRunner::hear(const IntervalSample &sample)
{
    m_scope.observer->intervalEnded(m_step.order, sample);
    if (sample.counters.errors > 0 && !m_errorsSeen) {
        m_errorsSeen = true;
        const QString text = tr("First errors: %1 in one interval.").arg(formatCount(sample.counters.errors));
        m_scope.tell(RunEvent::Severity::Warning, text, {}, sample.start + sample.length, true);
    }
}

} // namespace Tare
