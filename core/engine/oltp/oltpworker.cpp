// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/oltp/oltpworker.h"

#include <QCoreApplication>

#include <algorithm>
#include <string>
#include <thread>

namespace Tare {

namespace {

using Clock = LoadControl::Clock;

constexpr int mostAttempts = 100;                             ///< of one transaction
constexpr int connectionsAtOnce = 32;                         ///< being opened
constexpr std::uint64_t accessStream = 0x6163636573730000ULL; ///< keeps the pattern apart from the data

} // namespace

OltpCrew::OltpCrew(OltpWorkload work, Endpoint server, std::stop_token stopToken)
    : workload(std::move(work))
    , endpoint(std::move(server))
    , plan(transactionPlan(workload))
    , picker(workload.distribution, workload.tableSize)
    , stop(std::move(stopToken))
    , killer(endpoint)
    , doors(connectionsAtOnce)
{ }

OltpWorker::OltpWorker(std::shared_ptr<OltpCrew> crew, int index)
    : m_crew(std::move(crew))
    , m_random(m_crew->workload.seed, accessStream, static_cast<std::uint64_t>(index))
    , m_runner(m_connection)
{ }

Result<void> OltpWorker::connect(Clock::time_point deadline, std::stop_token stop)
{
    if (!m_crew->doors.try_acquire_until(deadline))
        return failure(ErrorCode::ServerFailed,
                       QCoreApplication::translate("Tare::OltpWorker",
                                                   "The server at %1 did not take all connections in time.")
                           .arg(addressOf(m_crew->endpoint)));
    MySqlConnection::Options options;
    options.connectBy = deadline;
    options.stop = stop;
    options.guarded = true;
    auto ready = m_connection.open(m_crew->endpoint, options);
    if (ready)
        ready =
            m_runner.open(m_crew->plan.kinds(), m_crew->workload.tables, m_crew->workload.preparedStatements);
    m_crew->doors.release();
    m_connection.dropGuard();
    return ready;
}

void OltpWorker::disconnect()
{
    m_connection.close();
    m_runner.forget();
}

void OltpWorker::interrupt() noexcept
{
    const bool first = m_interrupts.fetch_add(1, std::memory_order_relaxed) == 0;
    if (first && m_crew->killer.kill(m_connection.serverThreadId()))
        return;
    m_connection.shutDown();
}

void OltpWorker::run(LoadControl &control)
{
    while (!control.stopping() && control.take(1) == 1)
        if (!runTransaction(control))
            return;
}

bool OltpWorker::runTransaction(LoadControl &control)
{
    const auto begin = Clock::now();
    for (int attempts = 1;; ++attempts) {
        Attempt result;
        attempt(result);
        if (!result.error) {
            count(result, false, begin);
            return true;
        }
        if (!recover(control, result, attempts))
            return false;
        if (control.stopping())
            return true;
        pause(control, attempts);
        if (control.stopping())
            return true;
        meters().add(WorkerMeters::Retries, 1);
    }
}

void OltpWorker::attempt(Attempt &result)
{
    const TransactionPlan &plan = m_crew->plan;
    if (plan.explicitTransaction) {
        result.error = m_runner.begin();
        if (result.error)
            return;
        ++result.others;
    }
    for (const StatementGroup &group : plan.groups)
        if (!runGroup(group, result))
            return;
    if (plan.explicitTransaction) {
        result.error = m_runner.commit();
        if (!result.error)
            ++result.others;
    }
}

bool OltpWorker::runGroup(const StatementGroup &group, Attempt &result)
{
    const int table =
        1 + static_cast<int>(m_random.below(static_cast<std::uint64_t>(m_crew->workload.tables)));
    for (int i = 0; i < group.count; ++i) {
        drawValues(group.kind);
        if (!execute(group.kind, table, result))
            return false;
        if (!group.withInsert)
            continue;
        drawValues(StatementKind::Insert);
        if (!execute(StatementKind::Insert, table, result))
            return false;
    }
    return true;
}

void OltpWorker::drawValues(StatementKind kind)
{
    StatementValues &values = m_runner.values();
    switch (kind) {
    case StatementKind::PointSelect:
    case StatementKind::IndexUpdate:
    case StatementKind::Delete:
        values.id = m_crew->picker.pick(m_random);
        return;
    case StatementKind::SimpleRange:
    case StatementKind::SumRange:
    case StatementKind::OrderRange:
    case StatementKind::DistinctRange:
        values.id = m_crew->picker.pick(m_random);
        values.other = values.id + rangeSize - 1; // past the end of the table, too, as sysbench does
        return;
    case StatementKind::NonIndexUpdate:
        values.id = m_crew->picker.pick(m_random);
        fillRowText(m_random, values.text.data());
        return;
    case StatementKind::Insert: // of the row just deleted: the id stays
        values.other = m_crew->picker.pick(m_random);
        fillRowText(m_random, values.text.data());
        fillRowPad(m_random, values.pad.data());
        return;
    }
}

bool OltpWorker::execute(StatementKind kind, int table, Attempt &result)
{
    result.error = m_runner.execute(kind, table);
    if (result.error)
        return false;
    const StatementInfo &info = statementInfo(kind);
    if (info.reads) {
        ++result.reads;
        if (info.mayBeEmpty && m_runner.rows() == 0)
            ++result.empties;
    } else {
        ++result.writes;
    }
    return true;
}

bool OltpWorker::recover(LoadControl &control, const Attempt &failed, int attempts)
{
    const MySqlError &error = failed.error;
    const bool interrupted = m_interrupts.load(std::memory_order_relaxed) > 0;
    const bool lost = isConnectionLoss(error.number);
    const bool again = isRetryable(error.number) && attempts < mostAttempts && !interrupted;
    Attempt answered = failed;
    if (!lost && m_crew->plan.explicitTransaction)
        rollBack(answered);
    count(answered, true, {});
    if (m_crew->stop.stop_requested() && interrupted)
        return false; // ended on purpose: nobody's error
    noteError(control, error);
    if (again)
        return true;
    if (interrupted && !lost) {
        control.fail(
            {ErrorCode::LoadFailed,
             QCoreApplication::translate("Tare::OltpWorker",
                                         "A statement was still waiting for the server long after the "
                                         "end of the measurement and had to be killed."),
             m_connection.describe(error).detail});
        return false;
    }
    if (interrupted)
        return false; // the driver says that the server is frozen
    Error described = m_connection.describe(error);
    if (isRetryable(error.number))
        described.sentence =
            QCoreApplication::translate("Tare::OltpWorker", "A transaction failed %n times in a row. %1",
                                        nullptr, attempts)
                .arg(described.sentence);
    control.fail(std::move(described));
    return false;
}

void OltpWorker::rollBack(Attempt &result)
{
    // After a lock wait timeout the half-done transaction is still open; BEGIN would commit it.
    if (!m_runner.rollback())
        ++result.others;
}

void OltpWorker::count(const Attempt &result, bool failed, Clock::time_point begin)
{
    const auto latency = failed ? Clock::duration{} : Clock::now() - begin;
    WorkerMeters &to = meters();
    const WorkerMeters::Update update(to);
    to.add(WorkerMeters::Queries, result.reads + result.writes + result.others);
    to.add(WorkerMeters::Reads, result.reads);
    to.add(WorkerMeters::Writes, result.writes);
    to.add(WorkerMeters::Others, result.others);
    if (result.empties > 0)
        to.add(WorkerMeters::Empties, result.empties);
    if (failed)
        return;
    to.add(WorkerMeters::Operations, 1);
    to.histogram.record(
        static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::nanoseconds>(latency).count()));
}

void OltpWorker::noteError(LoadControl &control, const MySqlError &error)
{
    meters().add(WorkerMeters::Errors, 1);
    meters().noteError(std::to_string(error.number), error.text, control.elapsed());
}

void OltpWorker::pause(LoadControl &control, int attempts)
{
    // up to 0.1 ms after the first failure, doubling to 25 ms: enough to part two that collide again and
    // again
    constexpr std::chrono::microseconds least{100};
    const auto most = least * (1 << std::min(attempts - 1, 8));
    const auto until =
        Clock::now() + std::chrono::microseconds(m_random.below(static_cast<std::uint64_t>(most.count())));
    while (!control.stopping()) {
        const auto left = until - Clock::now();
        if (left <= Clock::duration::zero())
            return;
        std::this_thread::sleep_for(std::min<Clock::duration>(left, std::chrono::milliseconds(5)));
    }
}

} // namespace Tare
