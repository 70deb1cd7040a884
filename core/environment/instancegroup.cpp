// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/instancegroup.h"

#include "core/environment/cpulist.h"
#include "core/environment/tcpport.h"
#include "core/model/instancespec.h"
#include "core/model/profilevalidation.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <algorithm>
#include <thread>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Tare::InstanceGroup)
};

/// Servers that start at the same time: more would only wait for each other's CPU and disk.
std::size_t startsAtOnce()
{
    return std::clamp<std::size_t>(std::thread::hardware_concurrency(), 4, 16);
}

/// A directory that the servers' own account can enter.
bool makePassable(const QString &path)
{
    using enum QFileDevice::Permission;
    return QDir().mkpath(path)
        && QFile::setPermissions(
               path, ReadOwner | WriteOwner | ExeOwner | ReadGroup | ExeGroup | ReadOther | ExeOther);
}

QString cpuListOf(const EnvironmentSpec &environment)
{
    if (const auto *native = std::get_if<NativeServer>(&environment.how))
        return native->cpuList;
    const auto *container = std::get_if<ContainerServer>(&environment.how);
    return container ? container->cpuList : QString();
}

} // namespace

void joinCpus(Facts &facts, const QList<Facts> &instances)
{
    const QString key = u"cpu.affinity"_s;
    const QString first = facts.value(key);
    QList<int> all;
    bool differ = false;
    for (const Facts &own : instances) {
        const auto cpus = parseCpuList(own.value(key));
        if (!cpus || cpus->isEmpty())
            return; // of one it is not known
        all += *cpus;
        differ = differ || own.value(key) != first;
    }
    if (!differ)
        return;
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    facts[key] = cpuListText(all);
    facts[u"instance.1."_s + key] = first;
}

QString instanceDirectory(const QString &directory, int instance)
{
    return directory + u"/instance-%1"_s.arg(instance);
}

InstanceGroup::InstanceGroup(const EnvironmentSpec &environment, MachineContext &context)
    : m_environment(environment)
{
    for (int instance = 1; instance <= environment.topology.instances; ++instance)
        m_instances.push_back(makeEnvironmentController(instanceSpec(environment, instance), context));
}

QCoro::Task<Result<void>> InstanceGroup::check()
{
    // The first instance has only its part of the list.
    const Result<QList<int>> cpus = readCpuList(cpuListOf(m_environment));
    if (!cpus)
        co_return tl::unexpected(cpus.error());
    Result<void> able = co_await m_instances.front()->check();
    if (!able)
        co_return able;
    // The others have the same program and engine.
    for (int instance = 2; instance <= m_environment.topology.instances; ++instance) {
        const EnvironmentSpec spec = instanceSpec(m_environment, instance);
        if (const int port = fixedPort(spec); port > 0) {
            if (Result<void> free = requireFreePort(static_cast<quint16>(port)); !free)
                co_return free;
        }
    }
    co_return Result<void>();
}

QCoro::Task<Result<Endpoint>> InstanceGroup::start(StartRequest request, std::stop_token stop)
{
    std::stop_source abort;
    const std::stop_callback passOn(stop, [&abort] { abort.request_stop(); });
    m_endpoints.clear();
    for (int instance = 1; instance <= m_environment.topology.instances; ++instance) {
        if (!makePassable(instanceDirectory(request.directory, instance))) {
            co_return failure(ErrorCode::FileFailed,
                              Texts::tr("The directory “%1” could not be made.")
                                  .arg(instanceDirectory(request.directory, instance)));
        }
    }
    for (std::size_t first = 0; first < m_instances.size();) {
        const std::size_t end = first == 0 ? 1 : std::min(m_instances.size(), first + startsAtOnce());
        Result<void> started = co_await startSome(request, first, end, &abort);
        if (!started)
            co_return tl::unexpected(started.error());
        first = end;
    }
    Endpoint first = m_endpoints.first(); // what is returned is moved from
    co_return first;
}

QCoro::Task<Result<void>> InstanceGroup::startSome(StartRequest request, std::size_t first, std::size_t end,
                                                   std::stop_source *abort)
{
    std::vector<QCoro::Task<Result<Endpoint>>> starting;
    for (std::size_t i = first; i < end; ++i) {
        StartRequest own = request;
        own.instance = static_cast<int>(i) + 1;
        own.directory = instanceDirectory(request.directory, own.instance);
        starting.push_back(startOne(m_instances[i].get(), std::move(own), abort));
    }
    // Each is waited for, also after one has failed: none may go on starting while all are stopped.
    Result<void> result;
    for (QCoro::Task<Result<Endpoint>> &task : starting) {
        const Result<Endpoint> endpoint = co_await task;
        if (endpoint)
            m_endpoints.append(*endpoint);
        else if (result || result.error().code == ErrorCode::Cancelled)
            result = tl::unexpected(endpoint.error());
    }
    co_return result;
}

/// As soon as it fails, the others give up.
QCoro::Task<Result<Endpoint>> InstanceGroup::startOne(EnvironmentController *instance, StartRequest request,
                                                      std::stop_source *abort)
{
    Result<Endpoint> endpoint = co_await instance->start(std::move(request), abort->get_token());
    if (!endpoint)
        abort->request_stop();
    co_return endpoint;
}

QCoro::Task<Result<void>> InstanceGroup::stop(bool force)
{
    std::vector<QCoro::Task<Result<void>>> stopping;
    for (const auto &instance : m_instances)
        stopping.push_back(instance->stop(force));
    Result<void> result;
    for (QCoro::Task<Result<void>> &task : stopping) {
        const Result<void> stopped = co_await task;
        if (!stopped && result)
            result = stopped;
    }
    co_return result;
}

QList<Endpoint> InstanceGroup::endpoints() const
{
    return m_endpoints;
}

Facts InstanceGroup::facts() const
{
    Facts facts = m_instances.front()->facts();
    const Facts first = facts;
    QList<Facts> all{first};
    for (std::size_t i = 1; i < m_instances.size(); ++i) {
        const QString prefix = u"instance.%1."_s.arg(i + 1);
        const Facts own = m_instances[i]->facts();
        for (auto fact = own.cbegin(); fact != own.cend(); ++fact) {
            if (first.value(fact.key()) != fact.value())
                facts[prefix + fact.key()] = fact.value();
        }
        all.append(own);
    }
    joinCpus(facts, all);
    return facts;
}

QList<qint64> InstanceGroup::serverProcesses() const
{
    QList<qint64> all;
    for (const auto &instance : m_instances)
        all += instance->serverProcesses();
    return all;
}

QList<QList<qint64>> InstanceGroup::instanceProcesses() const
{
    QList<QList<qint64>> all;
    for (const auto &instance : m_instances)
        all.append(instance->serverProcesses());
    return all;
}

QList<qint64> InstanceGroup::proxyProcesses() const
{
    QList<qint64> all;
    for (const auto &instance : m_instances)
        all += instance->proxyProcesses();
    return all;
}

QCoro::Task<QString> InstanceGroup::death()
{
    for (std::size_t i = 0; i < m_instances.size(); ++i) {
        const QString words = co_await m_instances[i]->death();
        if (!words.isEmpty()) {
            m_dead = i;
            co_return Texts::tr("instance %1: %2").arg(QString::number(i + 1), words);
        }
    }
    co_return QString();
}

QString InstanceGroup::lastLogLines() const
{
    return m_instances[m_dead]->lastLogLines();
}

QString InstanceGroup::dataPath() const
{
    return m_instances.front()->dataPath();
}

std::pair<uint, uint> InstanceGroup::dataOwner() const
{
    return m_instances.front()->dataOwner();
}

QString InstanceGroup::dataFormatKey() const
{
    return m_instances.front()->dataFormatKey();
}

} // namespace Tare
