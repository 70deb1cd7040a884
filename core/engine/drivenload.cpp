// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/drivenload.h"

#include <QCoreApplication>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

namespace Tare {

namespace {

/// "127.0.0.1:3301/tare_oltp_2"
QString titleOf(const Endpoint &endpoint)
{
    const QString where = endpoint.transport == Transport::UnixSocket
        ? endpoint.socketPath
        : QStringLiteral("%1:%2").arg(endpoint.address).arg(endpoint.port);
    return endpoint.database.isEmpty() ? where : where + u'/' + endpoint.database;
}

/// What is a number is a count and added up; of words the first target's stay.
void addFacts(Facts &sum, const Facts &more)
{
    for (auto fact = more.cbegin(); fact != more.cend(); ++fact) {
        bool isCount = false;
        const qint64 count = fact.value().toLongLong(&isCount);
        const auto known = sum.find(fact.key());
        if (known == sum.end())
            sum.insert(fact.key(), fact.value());
        else if (isCount)
            *known = QString::number(known->toLongLong() + count);
    }
}

} // namespace

/// The parts of a load while they are prepared: threads take one instance after the other.
class DrivenLoad::Preparation
{
public:
    Preparation(const DrivenLoad &load, std::stop_token stop, const LoadCallbacks &callbacks)
        : m_load(load)
        , m_stop(std::move(stop))
        , m_callbacks(callbacks)
        , m_progress(load.m_parts.size())
    {
        for (std::size_t i = 0; i < load.m_parts.size(); ++i) {
            if (i == 0 || load.m_parts[i].target.instance != load.m_parts[i - 1].target.instance)
                m_instances.push_back(i);
        }
    }

    Result<void> run()
    {
        const std::stop_callback passOn(m_stop, [this] { m_abort.request_stop(); });
        {
            const std::size_t cpus = std::max(1u, std::thread::hardware_concurrency());
            std::vector<std::jthread> threads;
            for (std::size_t i = 0; i < std::min(cpus, m_instances.size()); ++i)
                threads.emplace_back([this] { work(); });
        }
        return m_failure ? Result<void>(tl::unexpected(*m_failure)) : Result<void>();
    }

private:
    struct Progress
    {
        qint64 done = 0;
        qint64 total = 0;
    };

    void work()
    {
        const auto &parts = m_load.m_parts;
        for (std::size_t next = m_next++; next < m_instances.size(); next = m_next++) {
            const std::size_t first = m_instances[next];
            for (std::size_t i = first;
                 i < parts.size() && parts[i].target.instance == parts[first].target.instance; ++i) {
                if (m_abort.stop_requested() && !m_stop.stop_requested())
                    return; // another one has failed
                auto prepared = parts[i].part->prepare(m_abort.get_token(), callsOf(i));
                if (!prepared) {
                    fail(prepared.error());
                    return;
                }
            }
        }
    }

    LoadCallbacks callsOf(std::size_t index)
    {
        LoadCallbacks calls;
        const LoadCallbacks named = m_load.named(m_load.m_parts[index], m_callbacks);
        if (m_callbacks.eventHappened)
            calls.eventHappened = [this, named](const RunEvent &event) {
                const std::scoped_lock lock(m_mutex);
                named.eventHappened(event);
            };
        if (m_callbacks.preparing)
            calls.preparing = [this, index](qint64 done, qint64 total, const QString &what) {
                const std::scoped_lock lock(m_mutex);
                m_progress[index] = {done, total};
                Progress sum;
                for (const Progress &one : m_progress) {
                    sum.done += one.done;
                    sum.total += one.total;
                }
                m_callbacks.preparing(sum.done, sum.total, what);
            };
        return calls;
    }

    void fail(Error error)
    {
        const std::scoped_lock lock(m_mutex);
        if (!m_failure)
            m_failure = std::move(error);
        m_abort.request_stop();
    }

    const DrivenLoad &m_load;
    const std::stop_token m_stop;
    const LoadCallbacks &m_callbacks;
    std::vector<std::size_t> m_instances; ///< first part of each
    std::atomic<std::size_t> m_next{0};
    std::stop_source m_abort;
    std::mutex m_mutex;
    std::vector<Progress> m_progress;
    std::optional<Error> m_failure;
};

DrivenLoad::DrivenLoad(const Timing &timing, const LoadPatience &patience, std::vector<Part> parts)
    : m_timing(timing)
    , m_patience(patience)
    , m_parts(std::move(parts))
{ }

/// What a part tells among others says which one.
LoadCallbacks DrivenLoad::named(const Part &part, const LoadCallbacks &callbacks) const
{
    LoadCallbacks calls = callbacks;
    if (m_parts.size() == 1 || !callbacks.eventHappened)
        return calls;
    calls.eventHappened = [tell = callbacks.eventHappened,
                           title = titleOf(part.target.endpoint)](const RunEvent &event) {
        RunEvent told = event;
        told.text = QCoreApplication::translate("Tare::DrivenLoad", "Target %1: %2").arg(title, event.text);
        tell(told);
    };
    return calls;
}

Result<void> DrivenLoad::prepare(std::stop_token stop, const LoadCallbacks &callbacks)
{
    if (m_parts.size() == 1)
        return m_parts.front().part->prepare(std::move(stop), callbacks);
    return Preparation(*this, std::move(stop), callbacks).run();
}

Result<std::vector<LoadGroup>> DrivenLoad::begin(const std::stop_token &stop)
{
    std::vector<LoadGroup> groups;
    for (const Part &part : m_parts) {
        auto group = part.part->begin(stop);
        if (!group)
            return tl::unexpected(group.error());
        groups.push_back(std::move(*group));
    }
    return groups;
}

LoadOutcome DrivenLoad::run(std::stop_token stop, const LoadCallbacks &callbacks)
{
    LoadOutcome outcome;
    auto groups = begin(stop);
    if (!groups) {
        outcome.stopped = stop.stop_requested();
        if (!outcome.stopped)
            outcome.failure = groups.error();
        return outcome;
    }
    outcome = LoadDriver(m_timing, m_patience).drive(std::move(*groups), std::move(stop), callbacks);
    end(outcome, callbacks);
    return outcome;
}

void DrivenLoad::end(LoadOutcome &outcome, const LoadCallbacks &callbacks)
{
    Facts found;
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        Facts facts;
        const TargetOutcome &share = outcome.targets[static_cast<qsizetype>(i)];
        const auto good = m_parts[i].part->end(share, facts, named(m_parts[i], callbacks));
        addFacts(found, facts);
        if (!good && !outcome.failure)
            outcome.failure = good.error();
    }
    outcome.facts.insert(found);
}

Result<void> DrivenLoad::clean(std::stop_token stop)
{
    Result<void> result;
    for (const Part &part : m_parts) {
        if (auto cleaned = part.part->clean(stop); !cleaned && result)
            result = cleaned;
    }
    return result;
}

Result<QList<qint64>> DrivenLoad::serverCounters()
{
    QList<qint64> counters;
    int instance = 0;
    for (const Part &part : m_parts) {
        if (counters.isEmpty() || part.target.instance != instance) {
            instance = part.target.instance;
            const auto counted = part.part->serverCounter();
            if (!counted)
                return tl::unexpected(counted.error());
            counters.append(*counted);
        }
        counters.last() -= part.part->failedStatements();
    }
    return counters;
}

} // namespace Tare
