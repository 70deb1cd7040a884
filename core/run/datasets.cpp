// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/datasets.h"

#include "core/engine/load.h"
#include "core/environment/environmentcontroller.h"
#include "core/model/instancespec.h"
#include "core/model/numberformat.h"
#include "core/run/background.h"
#include "core/run/loadcalls.h"
#include "core/run/targets.h"

#include <QDir>
#include <QElapsedTimer>
#include <QStorageInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

/// One server with all schemas, CPUs and memory; its files have to end up in the directory, wherever the
/// environment keeps them when it is measured.
EnvironmentSpec keptInDirectory(const EnvironmentSpec &measured)
{
    EnvironmentSpec environment = singleInstance(measured);
    if (auto *container = std::get_if<ContainerServer>(&environment.how))
        container->storage = ContainerStorage::BindMount;
    return environment;
}

/// What the pages of the files depend on, besides the program: a server with other settings cannot read them.
QString formatSettings(const EnvironmentSpec &environment)
{
    static const QStringList names{u"innodb_page_size"_s, u"innodb_data_file_path"_s,
                                   u"innodb_undo_tablespaces"_s, u"lower_case_table_names"_s};
    QStringList found;
    const QMap<QString, QString> options = serverOptions(environment);
    for (auto option = options.cbegin(); option != options.cend(); ++option) {
        const QString name = QString(option.key()).toLower().replace(u'-', u'_');
        if (names.contains(name))
            found += name + u'=' + option.value();
    }
    return found.isEmpty() ? QString() : u' ' + found.join(u' ');
}

KeptDataSet describe(const PlannedStep &step, const QString &key)
{
    KeptDataSet set;
    set.key = key;
    set.schemas = step.environment.topology.schemas;
    const auto take = [&set](const auto &tables) {
        set.tables = tables.tables;
        set.tableSize = tables.tableSize;
        set.seed = tables.seed;
    };
    if (const auto *oltp = std::get_if<OltpWorkload>(&step.workload.what))
        take(*oltp);
    else if (const auto *dump = std::get_if<DumpWorkload>(&step.workload.what))
        take(*dump);
    return set;
}

/// Copies that one step needs at the same time.
int copiesAtOnce(const QList<PlannedStep> &steps)
{
    int copies = 1;
    for (const PlannedStep &step : steps)
        copies = std::max(copies, step.environment.topology.instances);
    return copies;
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

QString dataSharingName(DataSharing sharing)
{
    switch (sharing) {
    case DataSharing::Reflink:
        return u"reflink"_s;
    case DataSharing::Copy:
        return u"copy"_s;
    case DataSharing::InTurn:
        break;
    }
    return u"in turn"_s;
}

DataSets::DataSets(RunScope &scope, QMap<QString, QString> formats)
    : m_scope(scope)
    , m_formats(std::move(formats))
    , m_cache(std::make_shared<DataSetCache>(scope.context.workDirectory()))
{ }

DataSets::~DataSets()
{
    for (const Set &set : std::as_const(m_sets))
        if (set.sharing == DataSharing::InTurn && !set.lease && !set.changed && !set.directory.isEmpty())
            (void)m_cache->keep(set.directory, set.description); // else they go with the run's directory
}

QString DataSets::keyOf(const PlannedStep &step, const QString &format)
{
    const QString data = dataSetKey(step.workload);
    if (data.isEmpty() || format.isEmpty() || std::holds_alternative<ExistingEndpoint>(step.environment.how))
        return {};
    const int count = step.environment.topology.schemas;
    const QString schemas = count > 1 ? u" schemas=%1"_s.arg(count) : QString();
    return data + schemas + u'@' + format + formatSettings(step.environment);
}

const DataSets::Set *DataSets::find(const PlannedStep &step) const
{
    const auto set = m_sets.constFind(keyOf(step, m_formats.value(step.environment.id)));
    return set == m_sets.constEnd() ? nullptr : &*set;
}

DataSets::Set *DataSets::setOf(const PlannedStep &step)
{
    const auto set = m_sets.find(keyOf(step, m_formats.value(step.environment.id)));
    return set == m_sets.end() ? nullptr : &*set;
}

Result<void> DataSets::lend(const PlannedStep &step, const QString &directory, std::pair<uint, uint> owner)
{
    Set *set = setOf(step);
    if (!QDir().rename(set->directory, directory))
        return failure(ErrorCode::FileFailed,
                       tr("“%1” could not be moved to “%2”.").arg(set->directory, directory));
    set->changed = set->changed || changesData(step.workload);
    return giveTree(directory, {owner.first, owner.second});
}

Result<void> DataSets::takeBack(const PlannedStep &step, const QString &directory)
{
    Set *set = setOf(step);
    if (QDir().rename(directory, set->directory))
        return {};
    set->error = {
        ErrorCode::FileFailed, tr("“%1” could not be moved to “%2”.").arg(directory, set->directory), {}};
    set->directory.clear();
    return tl::unexpected(set->error);
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
            const int copies = copiesAtOnce(users[key]);
            Result<Set> filled = co_await provide(candidate, key, number, copies);
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

QCoro::Task<Result<DataSets::Set>> DataSets::provide(PlannedStep step, QString key, int number, int copies)
{
    using Lease = std::shared_ptr<DataSetCache::Lease>;
    std::function<Lease()> look = [cache = m_cache, key]() -> Lease {
        auto found = cache->find(key);
        return found ? std::make_shared<DataSetCache::Lease>(std::move(*found)) : nullptr;
    };
    Lease lease = co_await inBackground(&m_scope.home, std::move(look));
    Set set;
    if (lease) {
        std::function<Result<FileTreeSize>()> measure = [path = lease->directory()] {
            return measureTree(path);
        };
        Result<FileTreeSize> size = co_await inBackground(&m_scope.home, std::move(measure));
        if (size && size->files > 0) {
            set.directory = lease->directory();
            set.description = lease->set();
            set.lease = std::move(lease);
            set.size = *size;
            const QString text = tr("The data for “%1” are there from an earlier run (%2); every step starts "
                                    "from these files.")
                                     .arg(caseTitle(step.workload), formatBytes(size->allocated));
            m_scope.tell(RunEvent::Severity::Info, text);
        }
    }
    if (set.directory.isEmpty()) {
        Result<Set> filled = co_await fill(step, key, number);
        if (!filled)
            co_return filled;
        set = *filled;
    }
    co_await chooseSharing(&set, copies);
    if (set.sharing == DataSharing::InTurn && copies > 1) {
        const QString sentence =
            tr("%1 instances need %1 copies of the data at the same time, and there is no room for them. Set "
               "TARE_WORK_DIR to a directory with more space, or use fewer instances, tables or rows.")
                .arg(copies);
        co_return failure(ErrorCode::DiskFull, sentence);
    }
    if (set.sharing != DataSharing::InTurn) {
        if (!set.lease)
            co_await keep(&set);
        co_return set;
    }
    if (set.lease) {
        // the steps will work on the files themselves, so they are no kept set any more
        const QString own = m_scope.directory + u"/data-%1-in-turn"_s.arg(number);
        set.lease.reset();
        std::function<Result<bool>()> take = [cache = m_cache, key, own] { return cache->take(key, own); };
        Result<bool> taken = co_await inBackground(&m_scope.home, std::move(take));
        if (!taken)
            co_return tl::unexpected(taken.error());
        if (!*taken) {
            const QString sentence = tr("The data are used by another run. Wait until it has ended.");
            co_return failure(ErrorCode::Busy, sentence);
        }
        set.directory = own;
    }
    co_return set;
}

QCoro::Task<void> DataSets::chooseSharing(Set *set, int copies)
{
    const QString choice = qEnvironmentVariable("TARE_DATA_FILES");
    std::function<bool()> test = [directory = m_scope.directory] { return canShareBlocks(directory); };
    const bool reflink = co_await inBackground(&m_scope.home, std::move(test));
    constexpr qint64 headroom = 512 * 1000 * 1000; // what a server writes while it is measured
    const bool room =
        QStorageInfo(m_scope.directory).bytesAvailable() >= copies * (set->size.allocated + headroom);
    if (choice == "in-turn"_L1 || (!reflink && !room && choice != "copy"_L1))
        set->sharing = DataSharing::InTurn;
    else
        set->sharing = reflink && choice != "copy"_L1 ? DataSharing::Reflink : DataSharing::Copy;
    if (set->sharing == DataSharing::Reflink) {
        const QString text = tr("Each step gets a copy of the files that shares their blocks (reflink).");
        m_scope.tell(RunEvent::Severity::Info, text);
    } else if (set->sharing == DataSharing::Copy) {
        const QString text =
            tr("Each step gets its own copy of the files (this file system cannot share their blocks).");
        m_scope.tell(RunEvent::Severity::Info, text);
    } else {
        const QString text =
            tr("The steps work on the same files in turn, without a copy: what one writes, the "
               "next one finds.");
        m_scope.tell(RunEvent::Severity::Warning, text);
    }
}

QCoro::Task<void> DataSets::keep(Set *set)
{
    using Lease = std::shared_ptr<DataSetCache::Lease>;
    std::function<Result<Lease>()> work = [cache = m_cache, directory = set->directory,
                                           description = set->description]() -> Result<Lease> {
        auto kept = cache->keep(directory, description);
        if (!kept)
            return tl::unexpected(kept.error());
        return *kept ? std::make_shared<DataSetCache::Lease>(std::move(**kept)) : nullptr;
    };
    const Result<Lease> kept = co_await inBackground(&m_scope.home, std::move(work));
    if (!kept) {
        const QString text = tr("The data could not be kept for later runs: %1").arg(kept.error().sentence);
        m_scope.tell(RunEvent::Severity::Warning, text, kept.error().detail);
        co_return;
    }
    if (!*kept) {
        const QString text =
            tr("The data are not kept for later runs: the limit is %1.").arg(formatBytes(m_cache->limit()));
        m_scope.tell(RunEvent::Severity::Info, text);
        co_return;
    }
    set->lease = *kept;
    set->directory = set->lease->directory();
    m_scope.tell(RunEvent::Severity::Info, tr("The data are kept for later runs."));
}

/// So that the next run goes on where this one was broken off.
QCoro::Task<void> DataSets::keepUnfinished(PlannedStep step, QString key, QString directory)
{
    KeptDataSet description = describe(step, key);
    description.complete = false;
    std::function<bool()> work = [cache = m_cache, directory, description] {
        KeptDataSet measured = description;
        const Result<FileTreeSize> size = measureTree(directory);
        if (!size || size->files == 0)
            return false;
        measured.files = size->files;
        measured.bytes = size->allocated;
        const auto kept = cache->keep(directory, measured);
        return kept && kept->has_value();
    };
    const bool kept = co_await inBackground(&m_scope.home, std::move(work));
    if (kept) {
        const QString text = tr("What was loaded so far is kept; the next run goes on from there.");
        m_scope.tell(RunEvent::Severity::Info, text);
    }
}

QCoro::Task<Result<DataSets::Set>> DataSets::fill(PlannedStep step, QString key, int number)
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
    const QString directory = request.directory;
    const QString files = directory + u"/data"_s;
    std::function<Result<bool>()> take = [cache = m_cache, key, files] { return cache->take(key, files); };
    const Result<bool> begun = co_await inBackground(&m_scope.home, std::move(take));
    if (begun && *begun) {
        const QString found = tr("An earlier preparation that was broken off is gone on with.");
        m_scope.tell(RunEvent::Severity::Info, found);
    }

    const EnvironmentSpec environment = keptInDirectory(step.environment);
    const std::unique_ptr<EnvironmentController> controller =
        makeEnvironmentController(environment, m_scope.context);
    const std::stop_token stop = m_scope.token();
    if (begun && *begun) {
        const std::pair<uint, uint> owner = controller->dataOwner();
        std::function<Result<void>()> give = [files, owner] {
            return giveTree(files, {owner.first, owner.second});
        };
        co_await inBackground(&m_scope.home, std::move(give));
    }
    Result<Endpoint> endpoint = co_await controller->start(std::move(request), stop);
    Result<void> filled;
    QElapsedTimer loading;
    if (endpoint) {
        loading.start();
        LoadPlace place;
        place.ownServer = true;
        const LoadPatience patience;
        const QList<LoadTarget> targets = targetsOf(environment, controller->endpoints());
        const std::shared_ptr<Load> load = makeLoad(step.workload, targets, patience, place);
        const LoadCallbacks callbacks = preparationCalls(m_scope);
        std::function<Result<void>()> work = [load, stop, callbacks] {
            return load->prepare(stop, callbacks);
        };
        filled = co_await inBackground(&m_scope.home, std::move(work));
    } else {
        filled = tl::unexpected(endpoint.error());
    }
    const QString logLines = controller->lastLogLines();
    const QString version = controller->facts().value(u"server.version"_s);

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
    set.directory = files;
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
        constexpr qint64 worthKeeping = 2000; // milliseconds of loading
        if (m_scope.stopped() && ended && loading.isValid() && loading.elapsed() >= worthKeeping)
            co_await keepUnfinished(step, key, files);
        std::function<Result<void>()> remove = [directory] { return removeTree(directory); };
        co_await inBackground(&m_scope.home, std::move(remove));
        co_return tl::unexpected(filled.error());
    }
    set.description = describe(step, key);
    set.description.serverVersion = version;
    set.description.files = set.size.files;
    set.description.bytes = set.size.allocated;
    const QString done = tr("The data are ready: %1 in %2 files, after %3.")
                             .arg(formatBytes(set.size.bytes), formatCount(set.size.files),
                                  formatDuration(static_cast<double>(clock.elapsed()) / 1000));
    m_scope.tell(RunEvent::Severity::Info, done);
    co_return set;
}

} // namespace Tare
