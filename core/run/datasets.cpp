// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/datasets.h"

#include "core/engine/load.h"
#include "core/environment/environmentcontroller.h"
#include "core/model/numberformat.h"
#include "core/run/background.h"
#include "core/run/loadcalls.h"

#include <QDir>
#include <QElapsedTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

/// The files have to end up in the directory, wherever the environment keeps them when it is measured.
EnvironmentSpec keptInDirectory(EnvironmentSpec environment)
{
    if (auto *container = std::get_if<ContainerServer>(&environment.how))
        container->storage = ContainerStorage::BindMount;
    return environment;
}

/// Orderly, so that the files can be used; but not longer than the run goes on.
QCoro::Task<Result<void>> shutDown(RunScope &scope, EnvironmentController &controller)
{
    QCoro::Task<Result<void>> orderly = controller.stop(false);
    while (!orderly.isReady()) {
        if (scope.stopped()) {
            co_await controller.stop(true);
            break;
        }
        const auto nap = std::chrono::milliseconds(50);
        co_await scope.rest(nap);
    }
    Result<void> ended = co_await orderly;
    co_return ended;
}

} // namespace

DataSets::DataSets(RunScope &scope, QMap<QString, QString> formats)
    : m_scope(scope)
    , m_formats(std::move(formats))
{ }

QString DataSets::keyOf(const PlannedStep &step, const QString &format)
{
    const QString data = dataSetKey(step.workload);
    if (data.isEmpty() || format.isEmpty() || std::holds_alternative<ExistingEndpoint>(step.environment.how))
        return {};
    return data + u'@' + format;
}

const DataSets::Set *DataSets::find(const PlannedStep &step) const
{
    const auto set = m_sets.constFind(keyOf(step, m_formats.value(step.environment.id)));
    return set == m_sets.constEnd() ? nullptr : &*set;
}

QCoro::Task<void> DataSets::prepare(QList<PlannedStep> steps)
{
    QStringList keys;
    QMap<QString, QList<PlannedStep>> users; // one step an environment
    for (const PlannedStep &step : steps) {
        const QString key = keyOf(step, m_formats.value(step.environment.id));
        if (key.isEmpty())
            continue;
        if (!keys.contains(key))
            keys.append(key);
        const auto sameEnvironment = [&step](const PlannedStep &other) {
            return other.environment.id == step.environment.id;
        };
        if (std::none_of(users[key].cbegin(), users[key].cend(), sameEnvironment))
            users[key].append(step);
    }
    int number = 0;
    for (const QString &key : keys) {
        // A native server is the shortest way to the files; another one that needs them is as good.
        QList<PlannedStep> &candidates = users[key];
        std::stable_partition(candidates.begin(), candidates.end(), [](const PlannedStep &step) {
            return std::holds_alternative<NativeServer>(step.environment.how);
        });
        for (const PlannedStep &candidate : candidates) {
            if (m_scope.stopped())
                co_return;
            ++number;
            Result<Set> filled = co_await fill(candidate, number);
            if (filled) {
                m_sets[key] = *filled;
                break;
            }
            if (m_scope.stopped())
                co_return;
            const QString text = tr("The data could not be prepared in “%1”: %2")
                                     .arg(candidate.environment.name, filled.error().sentence);
            m_scope.tell(RunEvent::Severity::Error, text, filled.error().detail);
            Set failed;
            failed.error = filled.error();
            m_sets[key] = failed;
        }
    }
}

QCoro::Task<Result<DataSets::Set>> DataSets::fill(PlannedStep step, int number)
{
    m_scope.phase(StepPhase::Preparing);
    const QString text = tr("Preparing the data for “%1” once, in “%2”; every step starts from these files.")
                             .arg(caseTitle(step.workload), step.environment.name);
    m_scope.tell(RunEvent::Severity::Info, text);
    QElapsedTimer clock;
    clock.start();

    StartRequest request;
    request.runKey = m_scope.key;
    request.order = 0;
    request.directory = m_scope.directory + u"/data-%1"_s.arg(number);
    Result<void> made = makeDirectory(request.directory);
    if (!made)
        co_return tl::unexpected(made.error());

    const EnvironmentSpec environment = keptInDirectory(step.environment);
    const std::unique_ptr<EnvironmentController> controller =
        makeEnvironmentController(environment, m_scope.context);
    const QString directory = request.directory;
    const std::stop_token stop = m_scope.token();
    Result<Endpoint> endpoint = co_await controller->start(std::move(request), stop);
    Result<void> filled;
    if (endpoint) {
        const std::shared_ptr<Load> load = makeLoad(step.workload, *endpoint);
        const LoadCallbacks callbacks = preparationCalls(m_scope);
        std::function<Result<void>()> work = [load, stop, callbacks] {
            return load->prepare(stop, callbacks);
        };
        filled = co_await inBackground(&m_scope.home, std::move(work));
    } else {
        filled = tl::unexpected(endpoint.error());
    }
    const QString logLines = controller->lastLogLines();

    Result<void> ended;
    if (filled)
        ended = co_await shutDown(m_scope, *controller);
    else
        ended = co_await controller->stop(true);
    if (filled && m_scope.stopped())
        filled = tl::unexpected(m_scope.stopReason());
    if (filled && !ended)
        filled = ended;
    Set set;
    set.directory = directory + u"/data"_s;
    if (filled) {
        std::function<Result<FileTreeSize>()> measure = [path = set.directory, stop] {
            return measureTree(path, stop);
        };
        Result<FileTreeSize> size = co_await inBackground(&m_scope.home, std::move(measure));
        if (size && size->files > 0) {
            set.size = *size;
        } else if (size) {
            const QString sentence = tr("The server left no files in its data directory.");
            filled = failure(ErrorCode::FileFailed, sentence, logLines);
        } else {
            filled = tl::unexpected(size.error());
        }
    }
    if (!filled) {
        std::function<Result<void>()> remove = [directory] { return removeTree(directory); };
        co_await inBackground(&m_scope.home, std::move(remove));
        co_return tl::unexpected(filled.error());
    }
    const QString done = tr("The data are ready: %1 in %2 files, after %3.")
                             .arg(formatBytes(set.size.bytes), formatCount(set.size.files),
                                  formatDuration(static_cast<double>(clock.elapsed()) / 1000));
    m_scope.tell(RunEvent::Severity::Info, done);
    co_return set;
}

} // namespace Tare
