// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/records.h"

#include <QJsonObject>

namespace Tare {

/// Records with a value of its own in each field, so that a mix-up shows.
inline LoadCounters sampleCounters(qint64 seed)
{
    return {seed, seed + 1, seed + 2, seed + 3, seed + 4, seed + 5, seed + 6, seed + 7, seed + 8, seed + 9};
}

inline IntervalSample sampleInterval(int index)
{
    IntervalSample sample;
    sample.index = index;
    sample.warmup = index == 0;
    sample.partial = index == 2;
    sample.start = (index - 1) * 10.0;
    sample.length = 10.0 + index / 3.0;
    sample.counters = sampleCounters(1000 * (index + 1));
    if (index != 1) // an interval in which nothing was finished has no latency
        sample.latency = LatencySummary{0.1 + index, 0.2, 0.3, 0.4, 0.5, 0.6, 1.0 / 3.0};
    for (int target = 1; target <= 2; ++target) {
        sample.targets.append({sampleCounters(100 * target + index), std::nullopt});
        if (target == 2)
            sample.targets.last().latency = LatencySummary{1.0 * index + 1, 2, 3, 4, 5, 6, 1.0 / 7.0};
    }
    sample.clientCpu = 0.25 * index;
    if (index > 0)
        sample.serverCpu = 0.9;
    return sample;
}

inline StepRecord sampleStep(int order, const QString &environment, StepStatus status = StepStatus::Planned)
{
    StepRecord step;
    step.order = order;
    step.environmentId = environment;
    step.environmentName = QStringLiteral("<b>%1</b> & \"b\" 环境").arg(environment);
    step.environmentSlot = 3;
    step.workloadId = QStringLiteral("load-1");
    step.caseKey = QStringLiteral("redis:SET:c50");
    step.workload = {{QStringLiteral("name"), QStringLiteral("Load, 1")}, {QStringLiteral("number"), 1.5}};
    step.repetition = order;
    step.status = status;
    return step;
}

/// What a step becomes when it is finished.
inline StepRecord finishedStep(StepRecord step, StepStatus status = StepStatus::Done)
{
    step.status = status;
    step.started = QDateTime(QDate(2024, 2, 29), QTime(1, 2, 3, 456), Qt::UTC);
    step.finished = step.started.addMSecs(61234);
    step.seconds = 20.0 + 1.0 / 3.0;
    step.totals = sampleCounters(5000);
    step.answered = sampleCounters(7000);
    step.serverCounted = 7001;
    for (int i = 1; i <= 100; ++i)
        step.histogram.record(static_cast<std::uint64_t>(i) * 10007);
    step.latencyParts[QStringLiteral("attempt")].record(1234567, 3);
    step.latencyParts[QStringLiteral("commit")].record(89, 1);
    for (int number = 1; number <= 2; ++number) {
        TargetRecord target;
        target.instance = number;
        target.schema = 3 - number;
        target.address = QStringLiteral("127.0.0.1:330%1").arg(number);
        target.database = number == 1 ? QString() : QStringLiteral("tare_oltp_%1").arg(number);
        target.seconds = 20.0 / number;
        target.totals = sampleCounters(2000 * number);
        target.answered = sampleCounters(3000 * number);
        target.histogram.record(static_cast<std::uint64_t>(number) * 4711, 5);
        if (number == 1)
            target.serverCounted = 3001;
        step.targets.append(target);
    }
    step.errors = {{QStringLiteral("1213"), QStringLiteral("Deadlock found"), 3, 1.25, 17.5},
                   {QStringLiteral("connection"), QStringLiteral("reset by peer"), 1, 2, 2}};
    step.clientCpu = 0.5;
    step.serverCpu = 1.0 / 7.0;
    step.facts = {{QStringLiteral("network.path"), QStringLiteral("published port")},
                  {QStringLiteral("server.version"), QStringLiteral("7.0.15")}};
    step.host = {{QStringLiteral("cpu.busy"), {0.1, 1.0 / 3.0}}, {QStringLiteral("net.lo.in"), {2e9, 3e9}}};
    HostSample early{-1, 1.0 / 3.0, {{QStringLiteral("cpu.busy"), 0.25}}}; // halves and quarters fit a float
    HostSample late{0, 1, {{QStringLiteral("cpu.busy"), 0.5}, {QStringLiteral("net.lo.in"), 2048}}};
    step.hostSamples = {early, late};
    if (status != StepStatus::Done) {
        step.reason = QStringLiteral("The server died.");
        step.reasonDetail = QStringLiteral("killed by signal 9\nlast line");
    }
    return step;
}

inline RunRecord sampleRun(const QString &key, int steps = 3)
{
    RunRecord run;
    run.key = key;
    run.profileName = QStringLiteral("<b>a</b> & \"b\", 名字");
    run.profile = QByteArrayLiteral("{\n  \"format\": \"tare\"\n}\n");
    run.note = QStringLiteral("a note");
    run.started = QDateTime(QDate(2024, 2, 29), QTime(1, 0, 0, 7), Qt::UTC);
    run.tareVersion = QStringLiteral("0.1.0");
    run.baselineId = QStringLiteral("env-1");
    run.machine = {{QStringLiteral("cpu.count"), QStringLiteral("2")}};
    for (int i = 1; i <= steps; ++i)
        run.steps += sampleStep(i, i % 2 == 1 ? QStringLiteral("env-1") : QStringLiteral("env-2"));
    return run;
}

} // namespace Tare
