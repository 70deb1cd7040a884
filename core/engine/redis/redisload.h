// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/drivenload.h"
#include "core/engine/redis/redisrequests.h"

#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace Tare {

class RedisConnection;
class RedisKeeper;
struct RedisTally;

/// The Redis side of core/engine/load.h.
std::vector<DrivenLoad::Part> makeRedisParts(const RedisWorkload &workload, const QList<LoadTarget> &targets);

/// One test of redis-benchmark, or a mix, against one database of one server.
class RedisLoad final : public LoadPart
{
public:
    /// number: of the target, 0 …; targets: of the load in all.
    RedisLoad(const RedisWorkload &workload, const Endpoint &endpoint, int number, int targets);
    ~RedisLoad() override;

    Result<void> prepare(std::stop_token stop, const LoadCallbacks &callbacks) override;
    Result<LoadGroup> begin(std::stop_token stop) override;
    Result<void> end(const TargetOutcome &outcome, Facts &facts, const LoadCallbacks &callbacks) override;
    Result<void> clean(std::stop_token stop) override;
    Result<qint64> serverCounter() override;

private:
    Result<void> checkLimits() const;
    Result<void> checkCommand(RedisConnection &connection, const Facts &server) const;
    /// What the case sends. For a mix the server has to be asked, once.
    Result<void> resolve(RedisConnection &connection);
    Result<void> resolve();
    Result<LoadGroup> makeWorkers();
    Facts takeTallies() const;
    Result<void> refuseEmptyRuns(const LoadCounters &totals) const;
    void tellWhatHappened(const LoadCounters &totals, const LoadCallbacks &callbacks) const;

    const RedisWorkload m_workload;
    const Endpoint m_endpoint;
    const int m_number;
    const int m_targets;
    std::optional<RedisRequests> m_requests;
    std::unique_ptr<RedisKeeper> m_keeper; ///< between begin() and end(), for some tests
    std::vector<std::shared_ptr<RedisTally>> m_tallies;
};

} // namespace Tare
