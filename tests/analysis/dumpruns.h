// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/profilejson.h"
#include "core/model/records.h"

#include <cmath>

namespace Tare::Reference {

/// Runs of dumps, put together step by step.
class DumpRunBuilder
{
public:
    DumpRunBuilder()
    {
        m_run.status = RunStatus::Done;
        m_run.baselineId = QStringLiteral("native");
        m_dump.schema = QStringLiteral("lx_test");
    }

    DumpRunBuilder &in(const QString &environment, int slot = 1)
    {
        m_environment = environment;
        m_slot = slot;
        return *this;
    }
    DumpRunBuilder &with(DumpTool tool, DumpCompression compression)
    {
        m_tool = tool;
        m_compression = compression;
        return *this;
    }
    DumpRunBuilder &version(const QString &words)
    {
        m_version = words;
        return *this;
    }

    /// Seconds of the dump; the file's bytes are a tenth with a compression.
    StepRecord &done(int threads, double real, double user = 1, double system = 1)
    {
        StepRecord &step = add(threads, StepStatus::Done);
        DumpResult result;
        result.tool = dumpToolName(m_tool);
        result.version = m_version;
        result.compressor =
            m_compression == DumpCompression::None ? QStringLiteral("none") : QStringLiteral("zlib");
        result.dataBytes = 1'000'000'000;
        result.fileBytes = m_compression == DumpCompression::None ? 900'000'000 : 90'000'000;
        result.dump.wallSeconds = real;
        result.dump.userSeconds = user;
        result.dump.systemSeconds = system;
        step.seconds = real;
        step.dump = result;
        step.facts.insert(QStringLiteral("dump.version"), m_version);
        step.facts.insert(QStringLiteral("dump.compressor"), result.compressor);
        return step;
    }
    StepRecord &restored(int threads, double dump, double real, double user, double system)
    {
        StepRecord &step = done(threads, dump);
        step.dump->restore = ToolUsage();
        step.dump->restore->wallSeconds = real;
        step.dump->restore->userSeconds = user;
        step.dump->restore->systemSeconds = system;
        return step;
    }
    StepRecord &failed(int threads) { return add(threads, StepStatus::Failed); }

    RunRecord &run() { return m_run; }

private:
    StepRecord &add(int threads, StepStatus status)
    {
        DumpWorkload dump = m_dump;
        dump.tools = {m_tool};
        dump.compressions = {m_compression};
        dump.threads = {threads};
        dump.restore = DumpRestore::Uncompressed;
        const WorkloadCase which{QStringLiteral("load-1"), QStringLiteral("sweep"), dump};
        StepRecord step;
        step.order = static_cast<int>(m_run.steps.size()) + 1;
        step.environmentId = m_environment;
        step.environmentName = m_environment;
        step.environmentSlot = m_slot;
        step.workloadId = which.workloadId;
        step.caseKey = caseKey(which);
        step.workload = caseToJson(which);
        step.status = status;
        for (const StepRecord &other : std::as_const(m_run.steps)) {
            if (other.caseKey == step.caseKey && other.environmentId == step.environmentId)
                ++step.repetition;
        }
        m_run.steps.append(step);
        return m_run.steps.last();
    }

    RunRecord m_run;
    DumpWorkload m_dump;
    QString m_environment = QStringLiteral("native");
    int m_slot = 1;
    DumpTool m_tool = DumpTool::Mydumper;
    DumpCompression m_compression = DumpCompression::None;
    QString m_version = QStringLiteral("mydumper 0.10.0");
};

/// The published sweep: one run each.
inline RunRecord publishedSweep()
{
    DumpRunBuilder builder;
    builder.with(DumpTool::Mydumper, DumpCompression::Gzip);
    builder.done(2, 92.872, 140.259, 2.655);
    builder.done(4, 53.454, 138.817, 2.155);
    builder.done(6, 41.588, 138.920, 2.431);
    builder.done(8, 43.196, 139.397, 2.765);
    builder.with(DumpTool::Mydumper, DumpCompression::None);
    const auto plain = [&builder](int threads, double real, double user, double system, double restore,
                                  double restoreUser, double restoreSystem) {
        StepRecord &step = builder.restored(threads, real, restore, restoreUser, restoreSystem);
        step.dump->dump.userSeconds = user;
        step.dump->dump.systemSeconds = system;
    };
    plain(2, 52.264, 34.607, 8.252, 372.358, 5.215, 6.471);
    plain(4, 32.877, 34.686, 8.417, 257.518, 5.173, 6.156);
    plain(6, 32.245, 34.045, 9.117, 218.339, 5.126, 6.140);
    plain(8, 35.713, 34.830, 9.027, 234.703, 5.156, 5.911);
    return builder.run();
}

} // namespace Tare::Reference
