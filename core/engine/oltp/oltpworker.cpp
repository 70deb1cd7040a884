// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/oltp/oltpworker.h"

#include <QCoreApplication>

#include <algorithm>
#include <random>
#include <string>
#include <thread>

namespace Tare {

namespace {

using Clock = LoadControl::Clock;
using namespace std::chrono_literals;

constexpr std::uint64_t accessStream = 0x6163636573730000ULL; ///< keeps the pattern apart from the data
constexpr int attemptPart = 0;
constexpr std::int64_t refillBatch = 100; ///< rows of one INSERT
constexpr auto firstReopenPause = 20ms;
constexpr auto longestReopenPause = 500ms;

std::uint64_t fromTheClock()
{
    std::random_device device; // the clock, and what else the machine has of chance
    return static_cast<std::uint64_t>(Clock::now().time_since_epoch().count())
        ^ (std::uint64_t(device()) << 32 | device());
}

int threadsOf(const OltpCrew &crew)
{
    return std::max(1, crew.workload.threads.value(0, 1));
}

/// As sysbench cuts the key range for the select_random workloads: neighbours share a border, and the first
/// slice begins at 0.
std::int64_t sliceBorder(const OltpCrew &crew, int index)
{
    return static_cast<std::int64_t>(static_cast<double>(crew.workload.tableSize) / threadsOf(crew) * index);
}

std::uint64_t nanoseconds(Clock::duration time)
{
    return static_cast<std::uint64_t>(
        std::max<std::int64_t>(0, std::chrono::duration_cast<std::chrono::nanoseconds>(time).count()));
}

} // namespace

OltpWorker::OltpWorker(std::shared_ptr<OltpCrew> crew, int index)
    : m_crew(std::move(crew))
    , m_index(index)
    , m_random(m_crew->workload.seed, accessStream,
               static_cast<std::uint64_t>(m_crew->target * threadsOf(*m_crew) + index))
    , m_texts(fromTheClock(), static_cast<std::uint64_t>(index))
    , m_slicePicker(RowShape::of(m_crew->workload),
                    sliceBorder(*m_crew, index + 1) - sliceBorder(*m_crew, index) + 1)
    , m_sliceFirst(sliceBorder(*m_crew, index))
    , m_insertIds(m_crew->ground.highestId, m_crew->workload.sysbenchCompatible, m_crew->workload.seed, index,
                  threadsOf(*m_crew))
    , m_deck(m_crew->workload, m_crew->workload.seed, index, threadsOf(*m_crew))
    , m_runner(m_connection, m_crew->texts)
{
    if (const auto position = static_cast<std::size_t>(index); position < m_crew->ground.bulkIds.size())
        m_bulkNext = m_crew->ground.bulkIds[position] + 1;
    nameParts();
}

void OltpWorker::nameParts()
{
    const auto add = [this](const char *name) {
        meters().parts.push_back(std::make_unique<LatencyPart>(QString::fromLatin1(name)));
        return static_cast<int>(meters().parts.size()) - 1;
    };
    add("attempt");
    m_kindPart.fill(-1);
    if (m_crew->workload.statementLatency) {
        for (const StatementKind kind : m_crew->kinds)
            m_kindPart[static_cast<std::size_t>(kind)] = add(statementInfo(kind).name);
        if (m_crew->plan.explicitTransaction) {
            m_beginPart = add("begin");
            m_commitPart = add("commit");
        }
    }
    if (m_crew->workload.reconnectEvery > 0)
        m_connectPart = add("connect");
}

Result<void> OltpWorker::connect(Clock::time_point deadline, std::stop_token stop)
{
    auto ready = openConnection(deadline, std::move(stop));
    if (ready && m_index == 0)
        m_crew->tellTransport(m_connection.cipher(), m_connection.tlsVersion());
    return ready;
}

Result<void> OltpWorker::openConnection(Clock::time_point deadline, std::stop_token stop)
{
    if (!m_crew->doors->try_acquire_until(deadline))
        return failure(ErrorCode::ServerFailed,
                       QCoreApplication::translate("Tare::OltpWorker",
                                                   "The server at %1 did not take all connections in time.")
                           .arg(addressOf(m_crew->endpoint)));
    MySqlConnection::Options options;
    options.connectBy = deadline;
    options.stop = std::move(stop);
    options.guarded = true;
    auto ready = m_connection.open(m_crew->endpoint, options);
    if (ready)
        ready = m_runner.open(m_crew->kinds, m_crew->plan.oneTable ? 1 : m_crew->workload.tables,
                              m_crew->plan.prepared);
    m_crew->doors->release();
    m_connection.dropGuard();
    m_sinceConnect = 0;
    return ready;
}

void OltpWorker::disconnect()
{
    m_connection.close();
    m_runner.forget();
}

void OltpWorker::interrupt() noexcept
{
    m_abort.request_stop();
    const bool first = m_interrupts.fetch_add(1, std::memory_order_relaxed) == 0;
    if (first && m_crew->killer.kill(m_connection.serverThreadId()))
        return;
    m_connection.shutDown();
}

void OltpWorker::run(LoadControl &control)
{
    if (m_crew->plan.refills && m_deck.size() == 0)
        return; // more threads than rows: nothing to delete
    m_bytes = wireBytesOfThread();
    while (!control.stopping()) {
        if (!m_connection.isOpen() && !reopen(control, {}))
            return;
        if (control.take(1) != 1 || !renew(control))
            return;
        if (m_crew->plan.refills && m_deck.isExhausted() && !refill(control))
            return;
        if (control.stopping())
            return;
        if (m_crew->plan.refills)
            m_victim = m_deck.draw();
        if (m_crew->workload.mix == OltpMix::BulkInsert)
            writeBulk(); // building the text is not the server's time
        auto begin = Clock::now();
        if (m_crew->pacer) {
            begin = m_crew->pacer->claim(); // what is late by now has waited since then
            if (!control.waitUntil(begin))
                return;
        }
        if (!runTransaction(control, begin))
            return;
    }
}

bool OltpWorker::runTransaction(LoadControl &control, Clock::time_point begin)
{
    auto lastBegin = Clock::now();
    for (int attempts = 1;; ++attempts) {
        Attempt result;
        attempt(result);
        if (!result.error) {
            countDone(result, begin, lastBegin);
            return true;
        }
        const Next next = recover(control, result, attempts);
        if (next == Next::End)
            return false;
        if (next == Next::GivenUp || control.stopping())
            return true;
        pause(control, attempts);
        if (control.stopping())
            return true;
        meters().add(WorkerMeters::Retries, 1);
        if (m_crew->workload.mix == OltpMix::BulkInsert)
            writeBulk(); // nobody knows whether the rows of a lost statement are there
        lastBegin = Clock::now();
    }
}

void OltpWorker::attempt(Attempt &result)
{
    const TransactionPlan &plan = m_crew->plan;
    if (plan.explicitTransaction) {
        result.error = timed(m_beginPart, [this] { return m_runner.begin(); });
        if (result.error)
            return;
        ++result.others;
    }
    for (const StatementGroup &group : plan.groups)
        if (!runGroup(group, result))
            return;
    if (plan.explicitTransaction) {
        result.error = timed(m_commitPart, [this] { return m_runner.commit(); });
        if (!result.error)
            ++result.others;
    }
}

bool OltpWorker::runGroup(const StatementGroup &group, Attempt &result)
{
    int table = 1;
    if (m_crew->plan.refills) {
        m_runner.values().id = m_victim.id;
        return execute(group.kind, m_victim.table, result);
    }
    if (!m_crew->plan.oneTable)
        table += static_cast<int>(m_random.below(static_cast<std::uint64_t>(m_crew->workload.tables)));
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
        // past the end of the table, too, as sysbench does
        values.other = values.id + m_crew->workload.counts.rangeSize - 1;
        return;
    case StatementKind::NonIndexUpdate:
        values.id = m_crew->picker.pick(m_random);
        fillRowText(m_texts, values.text.data());
        return;
    case StatementKind::Insert:
        if (m_crew->workload.mix == OltpMix::Insert) // else of the row just deleted: the id stays
            values.id = m_crew->workload.table.autoIncrement ? 0 : m_insertIds.next();
        values.other = m_crew->picker.pick(m_random);
        fillRowText(m_texts, values.text.data());
        fillRowPad(m_texts, values.pad.data());
        return;
    case StatementKind::RandomPoints:
        for (int i = 0; i < m_crew->texts.of(kind).keyCount(); ++i)
            values.keys[static_cast<std::size_t>(i)] = m_sliceFirst + m_slicePicker.pick(m_random) - 1;
        return;
    case StatementKind::RandomRanges:
        for (int i = 0; i + 1 < m_crew->texts.of(kind).keyCount(); i += 2) {
            const auto at = static_cast<std::size_t>(i);
            values.keys[at] = m_sliceFirst + m_slicePicker.pick(m_random) - 1;
            values.keys[at + 1] = values.keys[at] + m_crew->workload.counts.delta;
        }
        return;
    case StatementKind::BulkInsert:
        return; // its text is there already
    }
}

void OltpWorker::writeBulk()
{
    const std::int64_t next = BulkText::write(m_index + 1, m_bulkNext, m_crew->ground.bulkBytes, m_bulk);
    m_bulkRows = next - m_bulkNext;
    m_bulkNext = next;
}

template<typename Send>
MySqlError OltpWorker::timed(int part, Send send)
{
    if (part < 0)
        return send();
    const auto begin = Clock::now();
    MySqlError error = send();
    if (!error)
        meters().parts[static_cast<std::size_t>(part)]->recorder.record(nanoseconds(Clock::now() - begin));
    return error;
}

bool OltpWorker::execute(StatementKind kind, int table, Attempt &result)
{
    const int part = m_kindPart[static_cast<std::size_t>(kind)];
    if (kind == StatementKind::BulkInsert)
        result.error = timed(part, [this] { return m_runner.send(m_bulk); });
    else
        result.error = timed(part, [&] { return m_runner.execute(kind, table); });
    if (result.error)
        return false;
    const StatementInfo &info = statementInfo(kind);
    ++(info.reads ? result.reads : result.writes);
    if (info.mayBeEmpty && m_runner.rows() == 0)
        ++result.empties;
    if (kind == StatementKind::BulkInsert)
        m_crew->bulkRows.fetch_add(m_bulkRows, std::memory_order_relaxed);
    return true;
}

OltpWorker::Next OltpWorker::recover(LoadControl &control, const Attempt &failed, int attempts)
{
    const MySqlError &error = failed.error;
    const bool interrupted = m_interrupts.load(std::memory_order_relaxed) > 0;
    const bool lost = isConnectionLoss(error.number);
    Attempt answered = failed;
    if (!lost && m_crew->plan.explicitTransaction)
        rollBack(answered);
    count(answered);
    if (m_crew->stop.stop_requested() && interrupted)
        return Next::End; // ended on purpose: nobody's error
    noteError(control, error);
    if (lost)
        m_crew->lostReplies.fetch_add(1, std::memory_order_relaxed);
    if (interrupted) {
        // else the driver says that the server is frozen
        if (!lost)
            control.fail(
                {ErrorCode::LoadFailed,
                 QCoreApplication::translate("Tare::OltpWorker",
                                             "A statement was still waiting for the server long after the "
                                             "end of the measurement and had to be killed."),
                 m_connection.describe(error).detail});
        return Next::End;
    }
    const bool mayReopen = lost && m_crew->workload.lostConnection == LostConnection::Reconnect;
    if (!mayReopen && !isRetryable(error.number)) {
        control.fail(m_connection.describe(error));
        return Next::End;
    }
    if (mayReopen && !reopen(control, error))
        return Next::End;
    if (attempts <= m_crew->workload.retries)
        return Next::Again;
    m_crew->givenUp.fetch_add(1, std::memory_order_relaxed);
    return Next::GivenUp;
}

/// A new handle, since the client library cannot be trusted with a broken one, and the statements prepared
/// anew. False when this worker has to end.
bool OltpWorker::reopen(LoadControl &control, const MySqlError &lost)
{
    const auto giveUp = Clock::now() + std::chrono::duration_cast<Clock::duration>(m_crew->patience);
    std::chrono::milliseconds nap = firstReopenPause;
    for (;;) {
        disconnect();
        if (control.stopping())
            return false;
        const auto ready = openConnection(giveUp, m_abort.get_token());
        m_bytes = wireBytesOfThread(); // connecting is no traffic of the load
        if (ready) {
            m_crew->reconnects.fetch_add(1, std::memory_order_relaxed);
            return true;
        }
        if (m_abort.stop_requested())
            return false;
        noteError(control, m_connection.lastError());
        if (Clock::now() + nap >= giveUp) {
            Error told = lost ? m_connection.describe(lost) : ready.error();
            told.detail +=
                QLatin1StringView("\n") + ready.error().sentence + QLatin1Char(' ') + ready.error().detail;
            control.fail(std::move(told));
            return false;
        }
        for (auto left = nap; left > 0ms && !control.stopping(); left -= 10ms)
            std::this_thread::sleep_for(10ms);
        nap = std::min<std::chrono::milliseconds>(nap * 2, longestReopenPause);
    }
}

/// The connection opened anew after as many transactions as the workload says.
bool OltpWorker::renew(LoadControl &control)
{
    const int every = m_crew->workload.reconnectEvery;
    if (every <= 0 || m_sinceConnect < every)
        return true;
    const auto begin = Clock::now();
    disconnect();
    const auto ready = openConnection(begin + std::chrono::duration_cast<Clock::duration>(m_crew->patience),
                                      m_abort.get_token());
    m_bytes = wireBytesOfThread();
    if (!ready) {
        if (!m_abort.stop_requested())
            control.fail(ready.error());
        return false;
    }
    meters().parts[static_cast<std::size_t>(m_connectPart)]->recorder.record(
        nanoseconds(Clock::now() - begin));
    m_crew->renewals.fetch_add(1, std::memory_order_relaxed);
    return true;
}

void OltpWorker::rollBack(Attempt &result)
{
    // After a lock wait timeout the half-done transaction is still open; BEGIN would commit it.
    if (!m_runner.rollback())
        ++result.others;
}

/// Puts back what this worker has deleted: the rows as they were prepared, in large statements.
bool OltpWorker::refill(LoadControl &control)
{
    const OltpWorkload &workload = m_crew->workload;
    std::string sql;
    DataRow row;
    while (m_refilled < m_deck.size()) {
        if (control.stopping())
            return true;
        const int table = m_deck.at(m_refilled).table;
        std::int64_t next = m_refilled;
        // IGNORE: after a lost connection nobody knows which rows are there
        sql = "INSERT IGNORE INTO sbtest" + std::to_string(table) + " (id, k, c, pad) VALUES ";
        for (; next < m_deck.size() && next < m_refilled + refillBatch; ++next) {
            const DeleteDeck::Row place = m_deck.at(next);
            if (place.table != table)
                break;
            if (next != m_refilled)
                sql += ',';
            row.generate(workload.seed, place.table, place.id, workload.tableSize);
            row.appendValues(sql);
        }
        if (!sendRefill(control, sql))
            return false;
        m_crew->refilledRows.fetch_add(next - m_refilled, std::memory_order_relaxed);
        m_refilled = next;
    }
    m_refilled = 0;
    m_deck.shuffle();
    return true;
}

bool OltpWorker::sendRefill(LoadControl &control, const std::string &sql)
{
    for (int attempts = 1;; ++attempts) {
        Attempt result;
        result.error = m_runner.send(sql);
        if (!result.error) {
            result.writes = 1;
            count(result);
            return true;
        }
        const Next next = recover(control, result, attempts);
        if (next == Next::End)
            return false;
        if (next == Next::GivenUp || control.stopping())
            return true;
        pause(control, attempts);
    }
}

/// What was answered, without a finished transaction.
void OltpWorker::count(const Attempt &result)
{
    WorkerMeters &to = meters();
    to.add(WorkerMeters::Queries, result.reads + result.writes + result.others);
    to.add(WorkerMeters::Reads, result.reads);
    to.add(WorkerMeters::Writes, result.writes);
    to.add(WorkerMeters::Others, result.others);
    if (result.empties > 0)
        to.add(WorkerMeters::Empties, result.empties);
    const WireBytes bytes = wireBytesOfThread();
    to.add(WorkerMeters::BytesIn, bytes.in - m_bytes.in);
    to.add(WorkerMeters::BytesOut, bytes.out - m_bytes.out);
    m_bytes = bytes;
}

void OltpWorker::countDone(const Attempt &result, Clock::time_point begin, Clock::time_point lastBegin)
{
    const auto end = Clock::now();
    ++m_sinceConnect;
    WorkerMeters &to = meters();
    const WorkerMeters::Update update(to);
    count(result);
    to.add(WorkerMeters::Operations, 1);
    to.histogram.record(nanoseconds(end - begin));
    to.parts[attemptPart]->recorder.record(nanoseconds(end - lastBegin));
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
        Clock::now() + std::chrono::microseconds(m_texts.below(static_cast<std::uint64_t>(most.count())));
    while (!control.stopping()) {
        const auto left = until - Clock::now();
        if (left <= Clock::duration::zero())
            return;
        std::this_thread::sleep_for(std::min<Clock::duration>(left, std::chrono::milliseconds(5)));
    }
}

} // namespace Tare
