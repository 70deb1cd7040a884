// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/dump/dumpaccess.h"
#include "core/engine/dump/dumprun.h"
#include "core/engine/dump/dumptools.h"
#include "core/engine/load.h"

#include <memory>

namespace Tare {

/// One dump and, when asked, its restore: clean conditions before, proof after. Removes what it made.
class DumpSession
{
public:
    /// schema: what is dumped.
    DumpSession(const DumpWorkload &dump, const Endpoint &endpoint, const LoadPlace &place, QString schema,
                std::stop_token stop, const LoadCallbacks &callbacks);
    ~DumpSession();

    LoadOutcome run();

private:
    Result<void> perform();
    Result<void> setUp();
    Result<void> makeDirectories();
    Result<void> checkRoom(const QString &directory, double needed) const;
    Result<void> readSource();
    void clearConditions();
    Result<void> warmUp();
    Result<void> dump();
    Result<void> checkDump();
    Result<void> restore();
    Result<void> checkRestore();
    void removeEverything();

    DumpTaskOutcome runTask(DumpTask task);
    void tellLastInterval(DumpTaskOutcome &outcome, qint64 rows);
    void tellStage(DumpProgress::Stage stage, int tables = 0);
    void tellEvent(RunEvent::Severity severity, const QString &text, const QString &detail = {},
                   bool mark = false);
    std::optional<double> flush(DumpProgress::Stage stage, const QString &directory);
    qint64 sourceRows() const;

    const DumpWorkload m_dump;
    const Endpoint m_endpoint;
    const LoadPlace m_place;
    const QString m_schema;
    const std::stop_token m_stop;
    const LoadCallbacks &m_callbacks;

    DumpServer m_server;
    DumpToolset m_tools;
    DumpConnection m_connection;
    std::unique_ptr<DefaultsFile> m_defaults;
    QString m_private;   ///< for secrets
    QString m_directory; ///< made for this dump, removed with it
    QString m_files;     ///< below it: what the tool writes
    bool m_madePrivate = false;
    QList<DumpTable> m_source;
    bool m_restoring = false; ///< the target may be there
    DumpTimeline m_timeline;
    LoadOutcome m_outcome;
    DumpResult m_result;
};

} // namespace Tare
