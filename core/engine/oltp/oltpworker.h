// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/loaddriver.h"
#include "core/engine/oltp/mysqlconnection.h"
#include "core/engine/oltp/oltpcrew.h"
#include "core/engine/oltp/oltpstatement.h"
#include "core/engine/oltp/rowsources.h"
#include "core/engine/oltp/statementrunner.h"
#include "core/engine/randomsource.h"

#include <array>
#include <atomic>
#include <memory>
#include <stop_token>

namespace Tare {

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
    using Clock = LoadControl::Clock;

    /// What an attempt has had answered, and whether it came to its end.
    struct Attempt
    {
        MySqlError error;
        std::int64_t reads = 0;
        std::int64_t writes = 0;
        std::int64_t others = 0;
        std::int64_t empties = 0;
    };

    /// What becomes of a transaction after a failed attempt.
    enum class Next { Again, GivenUp, End };

    Result<void> openConnection(Clock::time_point deadline, std::stop_token stop);
    void nameParts();

    /// False: this worker cannot go on.
    bool runTransaction(LoadControl &control, Clock::time_point begin);
    void attempt(Attempt &result);
    bool runGroup(const StatementGroup &group, Attempt &result);
    bool execute(StatementKind kind, int table, Attempt &result);
    template<typename Send>
    MySqlError timed(int part, Send send);
    void drawValues(StatementKind kind);
    void writeBulk();

    Next recover(LoadControl &control, const Attempt &failed, int attempts);
    bool reopen(LoadControl &control, const MySqlError &lost);
    bool renew(LoadControl &control);
    void rollBack(Attempt &result);
    bool refill(LoadControl &control);
    bool sendRefill(LoadControl &control, const std::string &sql);

    void count(const Attempt &result);
    void countDone(const Attempt &result, Clock::time_point begin, Clock::time_point lastBegin);
    void noteError(LoadControl &control, const MySqlError &error);
    void pause(LoadControl &control, int attempts);

    const std::shared_ptr<OltpCrew> m_crew;
    const int m_index;
    RandomSource m_random; ///< rows: the same in every run
    RandomSource m_texts;  ///< what is written: never the same twice, or nothing would change
    const RowPicker m_slicePicker;
    const std::int64_t m_sliceFirst;
    InsertIds m_insertIds;
    DeleteDeck m_deck;
    DeleteDeck::Row m_victim;
    std::int64_t m_refilled = 0; ///< rows of the deck put back so far
    std::int64_t m_bulkNext = 1;
    std::int64_t m_bulkRows = 0; ///< of the statement that is about to be sent
    std::string m_bulk;
    MySqlConnection m_connection;
    StatementRunner m_runner;
    std::array<int, statementKindCount> m_kindPart{}; ///< index in the meters' parts
    int m_beginPart = -1;
    int m_commitPart = -1;
    int m_connectPart = -1;
    int m_sinceConnect = 0; ///< transactions on the present connection
    WireBytes m_bytes;      ///< counted already
    std::stop_source m_abort;
    std::atomic<int> m_interrupts{0};
};

} // namespace Tare
