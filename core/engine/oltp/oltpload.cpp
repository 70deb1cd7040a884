// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/oltp/oltpload.h"

namespace Tare {

namespace {

/// Until the workload itself is in: says so instead of measuring anything.
class AbsentLoad final : public Load
{
public:
    Result<void> prepare(std::stop_token, const LoadCallbacks &) override { return tl::unexpected(absent()); }
    LoadOutcome run(std::stop_token, const LoadCallbacks &) override
    {
        LoadOutcome outcome;
        outcome.failure = absent();
        return outcome;
    }
    Result<void> clean(std::stop_token) override { return tl::unexpected(absent()); }
    Result<qint64> serverCounter() override { return tl::unexpected(absent()); }

private:
    static Error absent()
    {
        return {ErrorCode::LoadFailed, QStringLiteral("The OLTP workload is not built in yet."), {}};
    }
};

} // namespace

std::unique_ptr<Load> makeOltpLoad(const OltpWorkload &, const Endpoint &, const LoadPatience &)
{
    return std::make_unique<AbsentLoad>();
}

qint64 estimateOltpBytes(const OltpWorkload &workload)
{
    // a row of sysbench's table with its two index entries takes about 240 bytes in InnoDB pages
    return workload.tables * workload.tableSize * 240;
}

QString oltpDataSetKey(const OltpWorkload &workload)
{
    return QStringLiteral("oltp-1:%1x%2:seed%3")
        .arg(workload.tables)
        .arg(workload.tableSize)
        .arg(workload.seed);
}

} // namespace Tare
