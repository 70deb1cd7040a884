// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Logs of any content: the importers must neither crash nor take much memory, and what they give must hold
// together.

#include "core/importers/importrun.h"
#include "core/importers/intervalcourse.h"
#include "core/importers/logreader.h"
#include "core/model/profilejson.h"

#include <QBuffer>

#include <cmath>
#include <cstdint>
#include <cstdlib>

using namespace Tare;

namespace {

void demand(bool holds)
{
    if (!holds)
        std::abort();
}

bool isSound(const std::optional<double> &value)
{
    return !value || (std::isfinite(*value) && *value > 0);
}

void check(const StepRecord &step)
{
    demand(step.stated.has_value());
    demand(!step.caseKey.isEmpty());
    demand(!storedCaseTitle(step.workload, step.caseKey).isEmpty());
    demand(step.status == StepStatus::Done || step.status == StepStatus::Failed
           || step.status == StepStatus::Stopped);
    if (step.status == StepStatus::Done)
        demand(!step.rate() || (std::isfinite(*step.rate()) && *step.rate() >= 0));
    else
        demand(!step.reason.isEmpty() && !step.rate());
    demand(std::isfinite(step.seconds));
    for (const LatencyField &field : latencyFields)
        demand(isSound(step.stated->latency.*field.member));
    for (const CounterField &field : counterFields)
        demand(step.counted(field.member).value_or(0) >= 0);
    demand(step.intervals.size() <= IntervalCourse::most);
    for (const IntervalSample &sample : step.intervals) {
        demand(sample.length > 0 && std::isfinite(sample.start));
        for (const LatencyField &field : latencyFields)
            demand(!sample.latency || isSound((*sample.latency).*field.member));
        for (const CounterField &field : counterFields)
            demand(sample.counters.*field.member >= 0);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    const Result<ImportedLog> log = readLog(buffer);
    if (!log) {
        demand(!log.error().sentence.isEmpty());
        return 0;
    }
    demand(!log->tool.isEmpty() && !log->steps.isEmpty() && log->steps.size() <= mostImportedSteps);
    for (const StepRecord &step : log->steps)
        check(step);
    const Result<RunRecord> run =
        assembleRun({{QStringLiteral("native-1.log"), QStringLiteral("native"), {}, *log},
                     {QStringLiteral("docker-1.log"), QStringLiteral("docker"), {}, *log}});
    demand(run.has_value() && run->steps.size() == 2 * log->steps.size());
    return 0;
}
