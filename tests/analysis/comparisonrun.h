// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/comparison.h"
#include "core/model/profilejson.h"

#include <QList>

namespace Tare::Reference {

inline WorkloadCase redisCase(RedisTest test = RedisTest::Set)
{
    RedisWorkload redis;
    redis.tests = {test};
    return {QStringLiteral("load-1"), QStringLiteral("SET and GET"), redis};
}

inline WorkloadCase oltpCase()
{
    return {QStringLiteral("load-1"), QStringLiteral("OLTP"), OltpWorkload()};
}

/// A run is put together step by step, in the order they were made.
class RunBuilder
{
public:
    explicit RunBuilder(const WorkloadCase &workload = redisCase())
        : m_case(workload)
    {
        m_run.status = RunStatus::Done;
    }

    RunBuilder &use(const WorkloadCase &workload)
    {
        m_case = workload;
        return *this;
    }

    /// A finished step with this many operations a second, each taking as long as 50 clients would see.
    RunBuilder &done(const QString &environment, double rate)
    {
        StepRecord &step = add(environment, StepStatus::Done);
        step.seconds = 100;
        step.totals.operations = static_cast<qint64>(std::llround(rate * 100));
        step.totals.queries = step.totals.operations * 20;
        if (rate > 0)
            step.histogram.record(static_cast<std::uint64_t>(50e9 / rate), 1000);
        return *this;
    }

    RunBuilder &other(const QString &environment, StepStatus status)
    {
        StepRecord &step = add(environment, status);
        step.seconds = 3;
        step.totals.operations = 5; // a failed step has counted something and is not averaged in
        return *this;
    }

    RunRecord &run() { return m_run; }

private:
    StepRecord &add(const QString &environment, StepStatus status)
    {
        StepRecord step;
        step.order = static_cast<int>(m_run.steps.size()) + 1;
        step.environmentId = environment;
        step.environmentName = QStringLiteral("the ") + environment;
        step.workloadId = m_case.workloadId;
        step.caseKey = caseKey(m_case);
        step.workload = caseToJson(m_case);
        step.status = status;
        m_run.steps.append(step);
        return m_run.steps.last();
    }

    WorkloadCase m_case;
    RunRecord m_run;
};

inline RunRecord interleaved(const std::vector<double> &a, const std::vector<double> &b,
                             const WorkloadCase &workload = redisCase())
{
    RunBuilder builder(workload);
    for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
        if (i < a.size())
            builder.done(QStringLiteral("A"), a[i]);
        if (i < b.size())
            builder.done(QStringLiteral("B"), b[i]);
    }
    return builder.run();
}

/// The comparison of operations per second.
inline Comparison primary(const RunRecord &run, const CompareOptions &options = {})
{
    const auto comparisons = compareRun(run, {}, options);
    for (const Comparison &comparison : comparisons) {
        if (isPrimary(comparison))
            return comparison;
    }
    return {};
}

} // namespace Tare::Reference
