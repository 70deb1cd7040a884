// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/importers/importedlog.h"

#include <optional>
#include <vector>

namespace Tare {

/// Output of redis-benchmark 2.2 … 8 and valkey-benchmark: the report, -q and --csv.
class RedisBenchmarkLog final : public LogParser
{
public:
    void line(QByteArrayView text) override;
    ImportedLog finish() override;

private:
    /// What is known of one test.
    struct Test
    {
        QString title;
        std::optional<double> rate;
        LatencySummary latency;
        std::optional<qint64> requests;
        std::optional<double> seconds;
        std::optional<qint64> clients;
        std::optional<qint64> payload;
        std::optional<bool> keepAlive;
        std::optional<qint64> threads;
        std::vector<std::pair<double, double>> percentiles; ///< up to 6.0: percent, ms
        QMap<QString, QString> server;                      ///< "save", "appendonly"
        bool isOld = false;                                 ///< up to 6.0
        bool wholeMilliseconds = true;
        bool noNumber = false; ///< inf or nan
    };

    bool takeCsv(QByteArrayView text);
    bool takeRate(QByteArrayView text);
    bool takeReport(QByteArrayView text);
    bool takeSettings(QByteArrayView text);
    void endTest();
    void add(const Test &test);
    void setWorkload(StepRecord &step, const Test &test) const;
    void setLatency(StepRecord &step, const Test &test) const;

    ImportedLog m_log;
    std::optional<Test> m_test; ///< whose report is being read
    bool m_latencyFollows = false;
    bool m_sawHeader = false; ///< of the CSV with eight columns
    bool m_cluster = false;
    QString m_command;     ///< the command line, when the log has it
    QStringList m_trouble; ///< the server's errors, the first ones
    qsizetype m_leftOut = 0;
};

} // namespace Tare
