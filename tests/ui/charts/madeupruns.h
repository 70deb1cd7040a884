// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/environmentspec.h"
#include "core/model/records.h"
#include "core/model/workloadspec.h"

#include <QList>

namespace Tare::Test {

/// Runs that nobody made: test data for pictures and pages, with the same shape as recorded ones.

struct MadeUpEnvironment
{
    QString id;
    QString name;
    int slot = 1;
    QString path;
    QString mechanism;
};

MadeUpEnvironment nativeEnvironment();
MadeUpEnvironment publishedPort();
MadeUpEnvironment hostNetwork();

WorkloadCase oltpCase(int threads);
WorkloadCase redisCase(RedisTest test, int clients = 50);

/// A finished step with intervals that average to the rate.
StepRecord madeUpStep(int order, const MadeUpEnvironment &environment, const WorkloadCase &workload,
                      int repetition, double rate, double p95);
RunRecord madeUpRun(const QList<StepRecord> &steps);
/// Shares the step's load among targets, unequally; each interval too.
void addTargets(StepRecord &step, int instances, int schemas);
/// A sample of the machine for each second of the step, warm-up included, with a network card that is full.
void addHostSamples(StepRecord &step);
/// The figures of a step whose network card had nothing left.
void addFullCard(StepRecord &step);
/// Eight databases in one instance against eight instances of one, with the machine's course.
RunRecord madeUpTopologyRun();

/// Two sides, 4, 8 and 16 threads, four runs each; the runs at 8 threads are the published ones.
RunRecord madeUpOltpRun();
/// SET and GET, native, host network and published port, three runs each.
RunRecord madeUpRedisRun();
/// A sweep of dumps: 2, 4 and 6 threads, plain and gzip, native and published port, three runs each; the
/// plain ones restored. With 4 threads it is fastest everywhere.
RunRecord madeUpDumpRun();
/// Five of eight steps, the sixth broken off after some intervals.
RunRecord madeUpBrokenRun();

/// Puts a run into a results file as the program does while it runs; its id in the file, 0 on a failure.
qint64 storeRun(const QString &path, const RunRecord &run);

} // namespace Tare::Test
