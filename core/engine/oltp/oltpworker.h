// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/loaddriver.h"
#include "core/engine/oltp/mysqlconnection.h"
#include "core/engine/oltp/oltpstatement.h"
#include "core/engine/oltp/randomsource.h"
#include "core/engine/oltp/rowpicker.h"
#include "core/engine/oltp/statementkiller.h"
#include "core/engine/oltp/statementrunner.h"

#include <atomic>
#include <memory>
#include <semaphore>
#include <stop_token>

namespace Tare {

/// What the workers of one load have in common.
struct OltpCrew
{
    OltpCrew(OltpWorkload work, Endpoint server, std::stop_token stopToken);

    const OltpWorkload workload;
    const Endpoint endpoint;
    const TransactionPlan plan;
    const RowPicker picker;
    const std::stop_token stop; ///< the user's wish
    StatementKiller killer;
    /// Servers keep a short queue of connections that nobody has taken yet; what does not fit is dropped.
    std::counting_semaphore<> doors;
};

/// One connection that runs transaction after transaction.
class OltpWorker final : public Worker
{
public:
    OltpWorker(std::shared_ptr<OltpCrew> crew, int index);

    Result<void> connect(LoadControl::Clock::time_point deadline, std::stop_token stop) override;
    void run(LoadControl &control) override;
    void disconnect() override;
    void interrupt() noexcept override;

private:
    /// What an attempt has had answered, and whether it came to its end.
    struct Attempt
    {
        MySqlError error;
        std::int64_t reads = 0;
        std::int64_t writes = 0;
        std::int64_t others = 0;
        std::int64_t empties = 0;
    };

    /// False: this worker cannot go on.
    bool runTransaction(LoadControl &control);
    void attempt(Attempt &result);
    bool runGroup(const StatementGroup &group, Attempt &result);
    bool execute(StatementKind kind, int table, Attempt &result);
    void drawValues(StatementKind kind);
    bool recover(LoadControl &control, const Attempt &failed, int attempts);
    void rollBack(Attempt &result);
    void count(const Attempt &result, bool failed, LoadControl::Clock::time_point begin);
    void noteError(LoadControl &control, const MySqlError &error);
    void pause(LoadControl &control, int attempts);

    const std::shared_ptr<OltpCrew> m_crew;
    RandomSource m_random;
    MySqlConnection m_connection;
    StatementRunner m_runner;
    std::atomic<int> m_interrupts{0};
};

} // namespace Tare
