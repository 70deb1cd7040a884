// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/importers/importedlog.h"
#include "core/importers/redisbenchmarktest.h"

#include <optional>

namespace Tare {

/// Output of redis-benchmark 2.2 … 8 and valkey-benchmark: the report, -q and --csv.
class RedisBenchmarkLog final : public LogParser
{
public:
    void line(QByteArrayView text) override;
    ImportedLog finish() override;

private:
    bool takeCsv(QByteArrayView text);
    bool takeRate(QByteArrayView text);
    bool takeReport(QByteArrayView text);
    bool takeSettings(QByteArrayView text);
    void endTest();
    void add(const RedisBenchmarkTest &test);
    void setWorkload(StepRecord &step, const RedisBenchmarkTest &test) const;
    void setLatency(StepRecord &step, const RedisBenchmarkTest &test) const;

    ImportedLog m_log;
    std::optional<RedisBenchmarkTest> m_test; ///< whose report is being read
    bool m_latencyFollows = false;
    bool m_sawHeader = false; ///< of the CSV with eight columns
    bool m_cluster = false;
    QString m_command;     ///< the command line, when the log has it
    QStringList m_trouble; ///< the server's errors, the first ones
    qsizetype m_leftOut = 0;
};

} // namespace Tare
