// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/load.h"
#include "core/engine/oltp/oltpstatement.h"
#include "core/engine/oltp/rowpicker.h"
#include "core/engine/oltp/statementkiller.h"
#include "core/engine/ratepacer.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <mutex>
#include <semaphore>
#include <stop_token>
#include <vector>

namespace Tare {

/// What was found on the server before the load begins.
struct OltpGround
{
    std::int64_t highestId = 0;         ///< in any table, with ids that the load has to choose
    std::vector<std::int64_t> bulkIds;  ///< highest id of each table of bulk_insert
    std::size_t bulkBytes = 512 * 1024; ///< of one statement of bulk_insert, as large as sysbench's
};

/// Servers keep a short queue of connections that nobody has taken yet; what does not fit is dropped. So only
/// some are opened at a time, by all targets of the server together.
using OltpDoors = std::counting_semaphore<>;
std::shared_ptr<OltpDoors> makeOltpDoors();

/// What the workers of one target have in common.
class OltpCrew
{
public:
    /// target: 0 …; each draws other random numbers.
    OltpCrew(OltpWorkload work, Endpoint server, OltpGround found, double patience,
             std::shared_ptr<OltpDoors> doors, int target, std::stop_token stopToken);

    const OltpWorkload workload;
    const Endpoint endpoint;
    const OltpGround ground;
    const TransactionPlan plan;
    const StatementTexts texts;
    const RowPicker picker;
    const std::vector<StatementKind> kinds;
    const std::shared_ptr<RatePacer> pacer;       ///< none: closed loop
    const std::chrono::duration<double> patience; ///< until a lost connection must be back
    const std::stop_token stop;                   ///< the user's wish
    const int target;
    StatementKiller killer;
    const std::shared_ptr<OltpDoors> doors;

    std::atomic<std::int64_t> reconnects{0};   ///< after a lost connection
    std::atomic<std::int64_t> renewals{0};     ///< as the workload asks for them
    std::atomic<std::int64_t> lostReplies{0};  ///< statements whose answer was lost with the connection
    std::atomic<std::int64_t> givenUp{0};      ///< transactions, after their last retry
    std::atomic<std::int64_t> refilledRows{0}; ///< by oltp_delete
    std::atomic<std::int64_t> bulkRows{0};     ///< by bulk_insert

    /// How the load reached the server; told by one of the workers.
    void tellTransport(const QString &cipher, const QString &tlsVersion);
    /// For LoadOutcome::facts.
    Facts facts() const;

private:
    mutable std::mutex m_mutex;
    Facts m_transport;
};

} // namespace Tare
