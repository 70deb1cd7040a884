// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/profilevalidation.h"

#include "core/model/environmentcheck.h"
#include "core/model/planexpander.h"
#include "core/model/problemlist.h"
#include "core/model/workloadcheck.h"

#include <QCoreApplication>

#include <algorithm>

namespace Tare {

namespace {

constexpr int mostRepetitions = 1000;
constexpr int longestCooldown = 3600;
constexpr int largestCpuNumber = 4095;
constexpr double largestThreshold = 50;
constexpr double narrowestUntil = 0.1;
constexpr qint64 mostLoadThreads = 16384; // of all targets

/// Threads of an OLTP load, connections of a Redis load, for one target.
int mostThreads(const WorkloadSpec &workload)
{
    QList<int> numbers;
    if (const auto *oltp = std::get_if<OltpWorkload>(&workload.what))
        numbers = oltp->threads;
    else if (const auto *redis = std::get_if<RedisWorkload>(&workload.what))
        numbers = redis->clients;
    return numbers.isEmpty() ? 1 : *std::max_element(numbers.cbegin(), numbers.cend());
}

/// Number of environments that share a workload: fewer than two compare nothing.
bool anyComparison(const TestProfile &profile)
{
    return std::any_of(profile.workloads.cbegin(), profile.workloads.cend(),
                       [&](const WorkloadSpec &workload) {
                           return std::count_if(profile.environments.cbegin(), profile.environments.cend(),
                                                [&](const EnvironmentSpec &environment) {
                                                    return environment.server == serverKind(workload)
                                                        && !profile.plan.excluded.contains(
                                                            std::pair(environment.id, workload.id));
                                                })
                               > 1;
                       });
}

/// What the verdict is found by, and until when it is repeated.
void checkVerdict(const TestProfile &profile, ProblemList &problems)
{
    const PlanSpec &plan = profile.plan;
    if (!(plan.thresholdPercent >= 0 && plan.thresholdPercent <= largestThreshold)) {
        problems.error(QStringLiteral("thresholdPercent"),
                       QCoreApplication::translate("Tare::ProfileValidation",
                                                   "What is too small to matter must be between 0 and %1 "
                                                   "percent.")
                           .arg(largestThreshold));
    }
    if (plan.untilPercent == 0)
        return;
    if (!(plan.untilPercent >= narrowestUntil && plan.untilPercent <= largestThreshold)) {
        problems.error(QStringLiteral("untilPercent"),
                       QCoreApplication::translate("Tare::ProfileValidation",
                                                   "The width to repeat for must be between ± %1 and ± %2 "
                                                   "percent, or 0 for a fixed number of repetitions.")
                           .arg(narrowestUntil)
                           .arg(largestThreshold));
    }
    if (plan.maximumRepetitions < std::max(2, plan.repetitions)
        || plan.maximumRepetitions > mostRepetitions) {
        problems.error(QStringLiteral("maximumRepetitions"),
                       QCoreApplication::translate("Tare::ProfileValidation",
                                                   "At most so many repetitions: a number from %1 to %2.")
                           .arg(std::max(2, plan.repetitions))
                           .arg(mostRepetitions));
    }
    if (plan.order == RunOrder::Sequential) {
        problems.error(QStringLiteral("order"),
                       QCoreApplication::translate("Tare::ProfileValidation",
                                                   "To repeat until the interval is narrow, each round must "
                                                   "hold every environment. Choose another order."));
    }
    if (!anyComparison(profile)) {
        problems.warning(QStringLiteral("untilPercent"),
                         QCoreApplication::translate("Tare::ProfileValidation",
                                                     "Nothing is compared in this plan, so there is no "
                                                     "interval to wait for."));
    }
}

void checkCounts(const TestProfile &profile, ProblemList &problems)
{
    const PlanSpec &plan = profile.plan;
    if (plan.repetitions < 1 || plan.repetitions > mostRepetitions) {
        problems.error(QStringLiteral("repetitions"),
                       QCoreApplication::translate("Tare::ProfileValidation",
                                                   "The number of repetitions must be between 1 and %1.")
                           .arg(mostRepetitions));
    } else if (plan.repetitions < 3 && anyComparison(profile)) {
        problems.warning(
            QStringLiteral("repetitions"),
            plan.repetitions == 1
                ? QCoreApplication::translate("Tare::ProfileValidation",
                                              "With one repetition no spread is known, so no "
                                              "difference can be shown to be real. Use at least 3.")
                : QCoreApplication::translate("Tare::ProfileValidation",
                                              "With two repetitions the interval of a difference is "
                                              "very wide. Use at least 3."));
    }
    if (plan.cooldown < 0 || plan.cooldown > longestCooldown) {
        problems.error(
            QStringLiteral("cooldown"),
            QCoreApplication::translate("Tare::ProfileValidation",
                                        "The rest between two steps must be between 0 and %1 seconds.")
                .arg(longestCooldown));
    }
    if (plan.order == RunOrder::Sequential && plan.repetitions > 1 && anyComparison(profile)) {
        problems.warning(
            QStringLiteral("order"),
            QCoreApplication::translate("Tare::ProfileValidation",
                                        "One environment after the other: whatever changes on this "
                                        "machine meanwhile looks like a difference between them. "
                                        "Interleave the runs."));
    }
    checkVerdict(profile, problems);
    const qint64 steps = countPlanSteps(profile);
    if (plan.repetitions >= 1 && plan.maximumRepetitions <= mostRepetitions && steps > maximumPlanSteps) {
        problems.error(
            QStringLiteral("repetitions"),
            QCoreApplication::translate("Tare::ProfileValidation",
                                        "The plan has %1 steps, and at most %2 can be run. Use fewer "
                                        "repetitions, tests or thread counts.")
                .arg(steps)
                .arg(maximumPlanSteps));
    }
}

void checkReferences(const TestProfile &profile, ProblemList &problems)
{
    const PlanSpec &plan = profile.plan;
    if (!plan.baseline.isEmpty() && !findEnvironment(profile, plan.baseline)) {
        problems.error(
            QStringLiteral("baseline"),
            QCoreApplication::translate("Tare::ProfileValidation",
                                        "The baseline is not one of the environments. Choose another."));
    }
    for (qsizetype i = 0; i < plan.excluded.size(); ++i) {
        const auto &[environment, workload] = plan.excluded.at(i);
        if (!findEnvironment(profile, environment) || !findWorkload(profile, workload)) {
            problems.warning(
                QStringLiteral("excluded[%1]").arg(i),
                QCoreApplication::translate("Tare::ProfileValidation",
                                            "This pair names an environment or a workload that does "
                                            "not exist any more; it has no effect."));
        }
    }
}

/// Whether the load of each workload can go to several targets at once.
template<typename Runs>
void checkTargets(const EnvironmentSpec &environment, qsizetype index, const TestProfile &profile,
                  const Runs &runs, QList<ProfileProblem> &list)
{
    if (environment.topology.targets() <= 1)
        return;
    ProblemList problems(list, QStringLiteral("environments[%1]").arg(index), environment.id);
    for (const WorkloadSpec &workload : profile.workloads) {
        if (!runs(environment, workload))
            continue;
        if (std::holds_alternative<DumpWorkload>(workload.what)) {
            problems.error(QStringLiteral("topology.instances"),
                           QCoreApplication::translate(
                               "Tare::ProfileValidation",
                               "“%1” dumps one schema of one instance. Use a topology of 1 × 1 for it, or "
                               "leave it out for this environment in the plan.")
                               .arg(workload.name));
            continue;
        }
        const int threads = mostThreads(workload);
        if (qint64(threads) * environment.topology.targets() > mostLoadThreads) {
            problems.error(QStringLiteral("topology.instances"),
                           QCoreApplication::translate(
                               "Tare::ProfileValidation",
                               "“%1” would need %2 threads or connections for all targets together; at most "
                               "%3 are possible.")
                               .arg(workload.name)
                               .arg(qint64(threads) * environment.topology.targets())
                               .arg(mostLoadThreads));
        }
    }
}

/// Everything is there, but some of it takes no part.
void checkCoverage(const TestProfile &profile, QList<ProfileProblem> &list)
{
    if (profile.environments.isEmpty()) {
        ProblemList problems(list, QStringLiteral("environments"), {});
        problems.error(
            {},
            QCoreApplication::translate("Tare::ProfileValidation", "There is no environment yet. Add one."));
    }
    if (profile.workloads.isEmpty()) {
        ProblemList problems(list, QStringLiteral("workloads"), {});
        problems.error(
            {}, QCoreApplication::translate("Tare::ProfileValidation", "There is no workload yet. Add one."));
    }
    if (profile.environments.isEmpty() || profile.workloads.isEmpty())
        return;

    const auto runs = [&](const EnvironmentSpec &environment, const WorkloadSpec &workload) {
        return environment.server == serverKind(workload)
            && !profile.plan.excluded.contains(std::pair(environment.id, workload.id));
    };
    bool any = false;
    for (qsizetype i = 0; i < profile.environments.size(); ++i) {
        const EnvironmentSpec &environment = profile.environments.at(i);
        checkTargets(environment, i, profile, runs, list);
        const bool used =
            std::any_of(profile.workloads.cbegin(), profile.workloads.cend(),
                        [&](const WorkloadSpec &workload) { return runs(environment, workload); });
        any = any || used;
        if (!used) {
            ProblemList problems(list, QStringLiteral("environments[%1]").arg(i), environment.id);
            problems.warning({},
                             QCoreApplication::translate("Tare::ProfileValidation",
                                                         "No workload of the plan is run in “%1”.")
                                 .arg(environment.name));
        }
    }
    for (qsizetype i = 0; i < profile.workloads.size(); ++i) {
        const WorkloadSpec &workload = profile.workloads.at(i);
        const bool used =
            std::any_of(profile.environments.cbegin(), profile.environments.cend(),
                        [&](const EnvironmentSpec &environment) { return runs(environment, workload); });
        if (!used) {
            ProblemList problems(list, QStringLiteral("workloads[%1]").arg(i), workload.id);
            problems.warning({},
                             QCoreApplication::translate("Tare::ProfileValidation",
                                                         "“%1” is not run in any environment of the plan.")
                                 .arg(workload.name));
        }
    }
    if (!any) {
        ProblemList problems(list, QStringLiteral("plan"), {});
        problems.error({},
                       QCoreApplication::translate("Tare::ProfileValidation",
                                                   "The plan has no step: no environment runs the kind of "
                                                   "server that a ticked workload needs."));
    }
}

} // namespace

QList<ProfileProblem> validateProfile(const TestProfile &profile)
{
    QList<ProfileProblem> list;
    for (qsizetype i = 0; i < profile.environments.size(); ++i) {
        const EnvironmentSpec &environment = profile.environments.at(i);
        ProblemList problems(list, QStringLiteral("environments[%1]").arg(i), environment.id);
        checkEnvironment(environment, problems);
    }
    for (qsizetype i = 0; i < profile.workloads.size(); ++i) {
        const WorkloadSpec &workload = profile.workloads.at(i);
        ProblemList problems(list, QStringLiteral("workloads[%1]").arg(i), workload.id);
        checkWorkload(workload, problems);
    }
    ProblemList plan(list, QStringLiteral("plan"), {});
    checkCounts(profile, plan);
    checkReferences(profile, plan);
    checkCoverage(profile, list);
    return list;
}

std::optional<QList<int>> parseCpuList(const QString &text)
{
    QList<int> cpus;
    const auto number = [](QStringView digits) -> int {
        const QStringView trimmed = digits.trimmed();
        if (trimmed.isEmpty()
            || !std::all_of(trimmed.cbegin(), trimmed.cend(), [](QChar c) { return c >= u'0' && c <= u'9'; }))
            return -1;
        bool good = false;
        const int value = trimmed.toInt(&good);
        return good && value <= largestCpuNumber ? value : -1;
    };
    const QList<QStringView> parts = QStringView(text).split(u',');
    for (const QStringView part : parts) {
        const qsizetype dash = part.indexOf(u'-');
        const int first = number(dash < 0 ? part : part.left(dash));
        const int last = dash < 0 ? first : number(part.mid(dash + 1));
        if (first < 0 || last < first)
            return std::nullopt;
        for (int cpu = first; cpu <= last; ++cpu) {
            if (!cpus.contains(cpu))
                cpus.append(cpu);
        }
    }
    std::sort(cpus.begin(), cpus.end());
    return cpus;
}

} // namespace Tare
