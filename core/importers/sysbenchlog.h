// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/importers/importedlog.h"
#include "core/importers/sysbenchrun.h"

#include <QByteArray>

#include <optional>

namespace Tare {

/// Logs of sysbench 0.4 … 1.1, as it prints them, with its CSV or its JSON hook; one run after another.
class SysbenchLog final : public LogParser
{
public:
    void line(QByteArrayView text) override;
    ImportedLog finish() override;

private:
    SysbenchRun &run();
    void endRun();
    bool takePreamble(QByteArrayView text);
    bool takeInterval(QByteArrayView text);
    bool takeReport(QByteArrayView text);
    bool takeJson(QByteArrayView text);
    void add(const SysbenchInterval &interval);

    ImportedLog m_log;
    std::optional<SysbenchRun> m_run;
    QByteArray m_json; ///< an object that is not closed yet
    int m_jsonDepth = 0;
    int m_otherTests = 0; ///< runs of sysbench that had nothing to do with a database
    int m_leftOut = 0;
};

} // namespace Tare
