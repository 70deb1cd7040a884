// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/dump/dumpload.h"

#include "core/engine/dump/dumpdata.h"
#include "core/engine/oltp/oltpload.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

class DumpLoad final : public Load
{
public:
    DumpLoad(const DumpWorkload &dump, const Endpoint &endpoint, const LoadPatience &patience)
        : m_dump(dump)
        , m_endpoint(endpoint)
        , m_data(makeOltpLoad(dumpData(dump), endpoint, patience))
    { }

    Result<void> prepare(std::stop_token stop, const LoadCallbacks &callbacks) override
    {
        return m_dump.schema.isEmpty() ? m_data->prepare(stop, callbacks) : Result<void>();
    }

    LoadOutcome run(std::stop_token, const LoadCallbacks &) override
    {
        LoadOutcome outcome;
        outcome.failure = {ErrorCode::LoadFailed,
                           QCoreApplication::translate("Tare::DumpLoad", "Dumps cannot be run yet."),
                           {}};
        return outcome;
    }

    Result<void> clean(std::stop_token stop) override
    {
        return m_dump.schema.isEmpty() ? m_data->clean(stop) : Result<void>();
    }

    Result<qint64> serverCounter() override { return 0; }

private:
    DumpWorkload m_dump;
    Endpoint m_endpoint;
    std::unique_ptr<Load> m_data;
};

} // namespace

std::unique_ptr<Load> makeDumpLoad(const DumpWorkload &dump, const Endpoint &endpoint,
                                   const LoadPatience &patience)
{
    return std::make_unique<DumpLoad>(dump, endpoint, patience);
}

QStringList dumpCommand(const DumpWorkload &dump, const Endpoint &endpoint)
{
    return {dumpToolTitle(dump.tools.value(0)), u"-h"_s, endpoint.address};
}

} // namespace Tare
