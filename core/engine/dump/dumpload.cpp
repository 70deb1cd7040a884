// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/dump/dumpload.h"

#include "core/engine/dump/dumpaccess.h"
#include "core/engine/dump/dumpdata.h"
#include "core/engine/dump/dumpserver.h"
#include "core/engine/dump/dumpsession.h"
#include "core/engine/oltp/oltpload.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

/// On a server of others a schema of its own, so that a dump holds what it says and nothing of an OLTP load.
QString schemaForDumps()
{
    return u"tare_dump"_s;
}

class DumpLoad final : public Load
{
public:
    DumpLoad(const DumpWorkload &dump, Endpoint endpoint, const LoadPatience &patience, LoadPlace place)
        : m_dump(dump)
        , m_endpoint(std::move(endpoint))
        , m_place(std::move(place))
    {
        if (!m_place.ownServer || m_endpoint.database.isEmpty())
            m_endpoint.database = schemaForDumps();
        if (m_dump.schema.isEmpty())
            m_data = makeOltpLoad(dumpData(m_dump), m_endpoint, patience);
    }

    Result<void> prepare(std::stop_token stop, const LoadCallbacks &callbacks) override
    {
        // Looking at the rows would warm the server up; they are counted after the dump anyway.
        const bool untouched = m_place.freshData && m_dump.cache != DumpCache::Warm;
        return m_data && !untouched ? m_data->prepare(stop, callbacks) : Result<void>();
    }

    LoadOutcome run(std::stop_token stop, const LoadCallbacks &callbacks) override
    {
        const QString schema = m_data ? m_endpoint.database : m_dump.schema;
        return DumpSession(m_dump, m_endpoint, m_place, schema, std::move(stop), callbacks).run();
    }

    Result<void> clean(std::stop_token stop) override
    {
        DumpServer server(m_endpoint);
        constexpr std::chrono::seconds patience{10};
        if (auto connected = server.connect(patience, stop); !connected)
            return connected;
        if (auto dropped = server.dropTarget(DumpServer::targetName()); !dropped)
            return dropped;
        return m_data ? m_data->clean(stop) : Result<void>();
    }

    Result<QList<qint64>> serverCounters() override { return QList<qint64>{0}; }
    bool countsQueries() const override { return false; }

private:
    DumpWorkload m_dump;
    Endpoint m_endpoint;
    LoadPlace m_place;
    std::unique_ptr<Load> m_data; ///< nothing when the schema is the user's
};

} // namespace

std::unique_ptr<Load> makeDumpLoad(const DumpWorkload &dump, const Endpoint &endpoint,
                                   const LoadPatience &patience, const LoadPlace &place)
{
    return std::make_unique<DumpLoad>(dump, endpoint, patience, place);
}

QStringList dumpCommand(const DumpWorkload &dump, const Endpoint &endpoint)
{
    const QString schema = dump.schema.isEmpty() ? endpoint.database : dump.schema;
    const QString directory = dump.directory.isEmpty() ? u"dump"_s : dump.directory;
    return dumpCommandLines(dump, {}, dumpConnection(endpoint), schema, DumpServer::targetName(), directory);
}

} // namespace Tare
