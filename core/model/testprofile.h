// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/environmentspec.h"
#include "core/model/metric.h"
#include "core/model/workloadspec.h"

#include <QList>
#include <QMap>
#include <QPair>
#include <QString>

namespace Tare {

enum class RunOrder {
    Sequential,  ///< A A A B B B
    Interleaved, ///< A B A B A B
    Shuffled,    ///< every repetition holds each environment once, in an order drawn with the seed
    Abba,        ///< A B B A A B B A: a drift that goes one way touches both sides alike
};

/// Environments × workloads × repetitions.
struct PlanSpec
{
    /// (environment id, workload id) pairs that are not run. Everything else whose server kinds match is.
    QList<QPair<QString, QString>> excluded;
    int repetitions = 3;
    RunOrder order = RunOrder::Interleaved;
    quint64 seed = 1; ///< with Shuffled
    int cooldown = 0; ///< seconds of rest between two steps
    QString baseline; ///< environment id; empty: the first environment

    // How the verdict is found; fixed before anything is measured.
    Metric primaryMetric = Metric::OperationsPerSecond; ///< the one the verdict is about
    double thresholdPercent = 2; ///< a change smaller than this does not matter in practice
    /// Above 0: `repetitions` are the fewest; a case gets further rounds until the 95 % interval of every
    /// environment's change is narrower than ± this, or maximumRepetitions are made.
    double untilPercent = 0;
    int maximumRepetitions = 30;

    bool operator==(const PlanSpec &) const = default;
};

/// The saved document.
struct TestProfile
{
    QString name;
    QString note;
    QList<EnvironmentSpec> environments;
    QList<WorkloadSpec> workloads;
    PlanSpec plan;

    bool operator==(const TestProfile &) const = default;
};

const EnvironmentSpec *findEnvironment(const TestProfile &profile, const QString &id);
const WorkloadSpec *findWorkload(const TestProfile &profile, const QString &id);

/// The id of the baseline environment: the plan's, or the first environment's, or empty.
QString baselineId(const TestProfile &profile);

/// An id that no environment or workload of the profile has yet: "env-3", "load-2".
QString freeEnvironmentId(const TestProfile &profile);
QString freeWorkloadId(const TestProfile &profile);

/// Names as shown where they must differ (chart categories, tables): a name used twice gets " (2)", " (3)" …
/// Key: environment id.
QMap<QString, QString> distinctNames(const QList<EnvironmentSpec> &environments);

} // namespace Tare
