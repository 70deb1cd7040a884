// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/profilejson.h"
#include "core/model/records.h"

namespace Tare {

inline const QString awkwardName = QStringLiteral("<b>a</b> & \"b\", |c|\nd 环境");

/// Three runs each of the published MySQL comparison's first three, as OLTP; of environment 2 a fourth one
/// failed.
inline RunRecord publishedRun()
{
    const double native[] = {632.78, 652.28, 676.46};
    const double container[] = {538.28, 589.62, 594.50};

    OltpWorkload oltp;
    oltp.threads = {8};
    const WorkloadCase workload{QStringLiteral("load-1"), awkwardName, oltp};

    RunRecord run;
    run.id = 12;
    run.key = QStringLiteral("cccc0001");
    run.profileName = awkwardName;
    run.profile = QByteArrayLiteral("{\"name\": \"p\"}");
    run.status = RunStatus::Failed;
    run.started = QDateTime(QDate(2024, 2, 29), QTime(1, 0, 0, 7), Qt::UTC);
    run.tareVersion = QStringLiteral("0.1.0");
    run.baselineId = QStringLiteral("env-1");
    run.machine = {{QStringLiteral("cpu.model"), QStringLiteral("a, \"b\"")}};
    const auto add = [&](const QString &environment, const QString &name, int repetition, double rate) {
        StepRecord step;
        step.id = run.steps.size() + 100;
        step.order = static_cast<int>(run.steps.size()) + 1;
        step.environmentId = environment;
        step.environmentName = name;
        step.workloadId = workload.workloadId;
        step.caseKey = caseKey(workload);
        step.workload = caseToJson(workload);
        step.repetition = repetition;
        step.status = StepStatus::Done;
        step.started = run.started.addSecs(400 * step.order);
        step.finished = step.started.addSecs(310);
        step.seconds = 300;
        step.totals.operations = qRound64(rate * 300);
        step.totals.queries = step.totals.operations * 20;
        step.answered.queries = step.totals.queries + 100;
        step.serverCounted = step.answered.queries;
        step.histogram.record(static_cast<std::uint64_t>(8e9 / rate), 1000);
        step.latencyParts[QStringLiteral("attempt")].record(static_cast<std::uint64_t>(7e9 / rate), 1000);
        step.facts = {{QStringLiteral("network.path"), QStringLiteral("published port")},
                      {QStringLiteral("network.mechanism"), QStringLiteral("docker-proxy")},
                      {QStringLiteral("server.binary"), QStringLiteral("/usr/sbin/mariadbd")},
                      {QStringLiteral("server.version"), QStringLiteral("10.11")}};
        for (int i = 0; i < 2; ++i) {
            IntervalSample sample;
            sample.index = i;
            sample.warmup = i == 0;
            sample.start = i == 0 ? -10 : 0;
            sample.length = i == 0 ? 10 : 300;
            sample.counters = step.totals;
            if (i == 1)
                sample.latency = summarise(step.histogram);
            sample.serverCpu = 1.0 / 3.0;
            step.intervals += sample;
        }
        run.steps += step;
    };
    for (int i = 0; i < 3; ++i) {
        add(QStringLiteral("env-1"), awkwardName, i + 1, native[i]);
        add(QStringLiteral("env-2"), awkwardName, i + 1, container[i]);
    }
    add(QStringLiteral("env-2"), awkwardName, 4, 1);
    StepRecord &failed = run.steps.last();
    failed.status = StepStatus::Failed;
    failed.reason = QStringLiteral("The server died, | it says.");
    failed.reasonDetail = QStringLiteral("first line\nlast \"line\"");
    failed.errors = {{QStringLiteral("1213"), QStringLiteral("Deadlock, found"), 3, 1.5, 2.25}};
    failed.serverCounted.reset();

    StepRecord skipped = failed; // never measured
    skipped.order = 8;
    skipped.status = StepStatus::Skipped;
    skipped.seconds = 0;
    skipped.totals = {};
    skipped.answered = {};
    skipped.histogram = {};
    skipped.errors.clear();
    skipped.intervals.clear();
    skipped.started = skipped.finished = {};
    skipped.facts.clear();
    run.steps += skipped;
    return run;
}

/// Gives a step two targets: the first has a quarter of it.
inline void shareAmongTargets(StepRecord &step)
{
    TargetRecord first;
    first.address = QStringLiteral("127.0.0.1:3301");
    first.database = QStringLiteral("tare_oltp");
    first.seconds = step.seconds;
    first.totals.operations = step.totals.operations / 4;
    first.totals.queries = step.totals.queries / 4;
    first.answered.queries = step.answered.queries / 4;
    first.serverCounted = first.answered.queries;
    first.histogram = step.histogram;
    TargetRecord second = first;
    second.instance = 2;
    second.address = QStringLiteral("127.0.0.1:3302");
    second.totals = step.totals - first.totals;
    second.answered = step.answered - first.answered;
    second.serverCounted = second.answered.queries;
    step.targets = {first, second};
    for (IntervalSample &sample : step.intervals)
        sample.targets = {{first.totals, std::nullopt}, {second.totals, std::nullopt}};
}

/// What a reader of RFC 4180 makes of the bytes.
inline QList<QStringList> readCsv(const QByteArray &bytes)
{
    QList<QStringList> lines;
    QStringList line;
    QByteArray field;
    bool quoted = false;
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        const char c = bytes.at(i);
        if (quoted) {
            if (c != '"')
                field += c;
            else if (i + 1 < bytes.size() && bytes.at(i + 1) == '"')
                field += bytes.at(++i);
            else
                quoted = false;
        } else if (c == '"') {
            quoted = true;
        } else if (c == ',') {
            line += QString::fromUtf8(field);
            field.clear();
        } else if (c == '\r' && i + 1 < bytes.size() && bytes.at(i + 1) == '\n') {
            ++i;
            line += QString::fromUtf8(field);
            field.clear();
            lines += line;
            line.clear();
        } else {
            field += c;
        }
    }
    return lines;
}

} // namespace Tare
