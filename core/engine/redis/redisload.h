// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/load.h"
#include "core/engine/redis/redisrequests.h"

#include <QStringList>

#include <memory>
#include <optional>

namespace Tare {

class RedisConnection;
class RedisKeeper;
struct RedisTally;

/// One test of redis-benchmark, or a mix, against one server (the Redis side of core/engine/load.h).
class RedisLoad final : public Load
{
public:
    RedisLoad(const RedisWorkload &workload, const Endpoint &endpoint, const LoadPatience &patience);

    Result<void> prepare(std::stop_token stop, const LoadCallbacks &callbacks) override;
    LoadOutcome run(std::stop_token stop, const LoadCallbacks &callbacks) override;
    Result<void> clean(std::stop_token stop) override;
    Result<qint64> serverCounter() override;

private:
    Result<void> checkLimits() const;
    Result<void> checkCommand(RedisConnection &connection, const Facts &server) const;
    /// What the case sends. For a mix the server has to be asked, once.
    Result<void> resolve(RedisConnection &connection);
    Result<void> resolve();
    LoadOutcome drive(std::stop_token stop, const LoadCallbacks &callbacks);
    void takeTallies(const std::vector<std::shared_ptr<RedisTally>> &tallies, LoadOutcome &outcome) const;
    void refuseEmptyRuns(LoadOutcome &outcome) const;
    void tellWhatHappened(const LoadOutcome &outcome, const RedisKeeper *keeper,
                          const LoadCallbacks &callbacks) const;

    const RedisWorkload m_workload;
    const Endpoint m_endpoint;
    const LoadPatience m_patience;
    std::optional<RedisRequests> m_requests;
};

} // namespace Tare
