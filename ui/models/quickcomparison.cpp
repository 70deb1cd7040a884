// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/quickcomparison.h"

#include "core/model/numberformat.h"
#include "core/model/presets.h"
#include "ui/machinestatus.h"

#include <QLocale>
#include <QThread>

namespace Tare {

namespace {

/// The container becomes the native server on one CPU: what is left to compare without an engine.
void pinInstead(TestProfile &profile)
{
    for (EnvironmentSpec &environment : profile.environments) {
        const auto *container = std::get_if<ContainerServer>(&environment.how);
        if (!container)
            continue;
        NativeServer pinned;
        pinned.cpuList = QString::number(std::max(QThread::idealThreadCount() - 1, 0));
        pinned.options = container->options;
        environment.how = pinned;
        environment.name = QuickComparison::tr("Native, one CPU");
        environment.slot = 0;
    }
}

/// The preset's own names are English words in a file; on screen they are in the user's language.
void nameEnvironments(TestProfile &profile)
{
    for (EnvironmentSpec &environment : profile.environments) {
        if (const auto *container = std::get_if<ContainerServer>(&environment.how)) {
            environment.name = container->network == NetworkPath::Host
                ? QuickComparison::tr("Container, host network")
                : container->network == NetworkPath::BridgeAddress
                ? QuickComparison::tr("Container, bridge address")
                : QuickComparison::tr("Container, published port");
        } else if (std::holds_alternative<NativeServer>(environment.how)) {
            environment.name = QuickComparison::tr("Native");
        }
    }
}

} // namespace

QuickComparison chooseQuickComparison(const MachineStatus &machine)
{
    QuickComparison quick;
    const bool known = machine.isKnown();
    const bool redis = !known || machine.isUsable(QStringLiteral("redis"));
    const bool mysql = machine.isUsable(QStringLiteral("mysql"));
    const bool engine = !known || machine.hasEngine();
    const bool useRedis = redis || !mysql;

    Result<TestProfile> preset =
        loadPreset(useRedis ? QStringLiteral("redis-quick") : QStringLiteral("mariadb-quick"));
    if (!preset) {
        quick.title = QuickComparison::tr("Quick comparison");
        quick.missing = preset.error().sentence;
        return quick;
    }
    quick.profile = *preset;
    nameEnvironments(quick.profile);
    const ProbeResult *server = machine.find(useRedis ? QStringLiteral("redis") : QStringLiteral("mysql"));
    const QString version = server && !server->text.isEmpty() ? server->text
        : useRedis                                            ? QStringLiteral("redis-server")
                                                              : QStringLiteral("mariadbd");
    quick.server = QuickComparison::tr("one %1 binary for both sides").arg(version);
    const QString name = useRedis ? QStringLiteral("Redis") : QStringLiteral("MariaDB");
    quick.title = engine ? QuickComparison::tr("Quick comparison: %1, native vs container").arg(name)
                         : QuickComparison::tr("Quick comparison: %1, native vs one CPU").arg(name);
    if (!engine) {
        pinInstead(quick.profile);
        quick.missing = QuickComparison::tr("No container engine can be used here, so the native server is "
                                            "compared with itself on one CPU. Install "
                                            "the package podman or docker.io, then check again.");
    }
    quick.possible = redis || mysql;
    if (!quick.possible)
        quick.missing =
            QuickComparison::tr("No server program was found. Install the package redis-server or "
                                "mariadb-server, then check again.");
    else if (!redis)
        quick.missing += (quick.missing.isEmpty() ? QString() : QStringLiteral(" "))
            + QuickComparison::tr("redis-server was not found, so MariaDB is compared.");
    return quick;
}

QString quickLoadText(const TestProfile &profile)
{
    if (profile.workloads.isEmpty())
        return {};
    const WorkloadSpec &workload = profile.workloads.first();
    if (const auto *redis = std::get_if<RedisWorkload>(&workload.what)) {
        QStringList names;
        for (const RedisTest test : redis->tests)
            names << redisTestName(test);
        const QString tests = names.size() == 2
            ? QuickComparison::tr("%1 and %2").arg(names.first(), names.last())
            : names.join(QStringLiteral(", "));
        const int clients = redis->clients.value(0); // lupdate never ends with "->" in the call below
        return QuickComparison::tr("%1, %n clients", nullptr, clients).arg(tests);
    }
    return caseTitle(expandCases(workload).value(0));
}

QString quickRepetitionText(const TestProfile &profile)
{
    if (profile.workloads.isEmpty())
        return {};
    const Timing &times = timing(profile.workloads.first());
    if (std::holds_alternative<DumpWorkload>(profile.workloads.first().what))
        return QuickComparison::tr("%n interleaved repetitions", nullptr, profile.plan.repetitions);
    return QuickComparison::tr("%n interleaved repetitions of %1 after %2 of warm-up", nullptr,
                               profile.plan.repetitions)
        .arg(formatDuration(times.duration), formatDuration(times.warmup));
}

QString dayText(const QDateTime &when, bool withTime)
{
    const QDateTime local = when.toLocalTime();
    const qint64 days = local.date().daysTo(QDate::currentDate());
    const QString time = QLocale().toString(local.time(), QStringLiteral("HH:mm"));
    QString day;
    if (days == 0)
        day = QuickComparison::tr("today");
    else if (days == 1)
        day = QuickComparison::tr("yesterday");
    else
        day = QLocale().toString(
            local.date(),
            local.date().year() == QDate::currentDate().year()
                ? QuickComparison::tr("d MMM", "format of a day, see QDate::toString")
                : QuickComparison::tr("d MMM yyyy", "format of a day, see QDate::toString"));
    return withTime ? QStringLiteral("%1 %2").arg(day, time) : day;
}

} // namespace Tare
