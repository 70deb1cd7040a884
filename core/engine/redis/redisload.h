// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/load.h"

#include <QStringList>

#include <memory>

namespace Tare {

/// One test of redis-benchmark against one server (the Redis side of core/engine/load.h).
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
    void refuseEmptyRuns(LoadOutcome &outcome) const;
    void tellWhatHappened(const LoadOutcome &outcome, qint64 added, qint64 emptied,
                          const LoadCallbacks &callbacks) const;

    const RedisWorkload m_workload;
    const Endpoint m_endpoint;
    const LoadPatience m_patience;
};

/// The line that does about the same with redis-benchmark.
QStringList redisBenchmarkCommand(const RedisWorkload &workload, const Endpoint &endpoint);

} // namespace Tare
