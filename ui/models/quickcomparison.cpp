// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/quickcomparison.h"

#include "core/model/numberformat.h"
#include "core/model/presets.h"
#include "ui/machinestatus.h"

#include <QCoreApplication>
#include <QLocale>
#include <QThread>

namespace Tare {

namespace {

QString say(const char *source)
{
    return QCoreApplication::translate("Tare::QuickComparison", source);
}

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
        environment.name = say(QT_TRANSLATE_NOOP("Tare::QuickComparison", "Native, one CPU"));
        environment.slot = 0;
    }
}

/// The preset's own names are English words in a file; on screen they are in the user's language.
void nameEnvironments(TestProfile &profile)
{
    for (EnvironmentSpec &environment : profile.environments) {
        if (const auto *container = std::get_if<ContainerServer>(&environment.how)) {
            environment.name = container->network == NetworkPath::Host
                ? say(QT_TRANSLATE_NOOP("Tare::QuickComparison", "Container, host network"))
                : container->network == NetworkPath::BridgeAddress
                ? say(QT_TRANSLATE_NOOP("Tare::QuickComparison", "Container, bridge address"))
                : say(QT_TRANSLATE_NOOP("Tare::QuickComparison", "Container, published port"));
        } else if (std::holds_alternative<NativeServer>(environment.how)) {
            environment.name = say(QT_TRANSLATE_NOOP("Tare::QuickComparison", "Native"));
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
        quick.title = say(QT_TRANSLATE_NOOP("Tare::QuickComparison", "Quick comparison"));
        quick.missing = preset.error().sentence;
        return quick;
    }
    quick.profile = *preset;
    nameEnvironments(quick.profile);
    const ProbeResult *server = machine.find(useRedis ? QStringLiteral("redis") : QStringLiteral("mysql"));
    const QString version = server && !server->text.isEmpty() ? server->text
        : useRedis                                            ? QStringLiteral("redis-server")
                                                              : QStringLiteral("mariadbd");
    quick.server =
        say(QT_TRANSLATE_NOOP("Tare::QuickComparison", "one %1 binary for both sides")).arg(version);
    const QString name = useRedis ? QStringLiteral("Redis") : QStringLiteral("MariaDB");
    quick.title = engine
        ? say(QT_TRANSLATE_NOOP("Tare::QuickComparison", "Quick comparison: %1, native vs container"))
              .arg(name)
        : say(QT_TRANSLATE_NOOP("Tare::QuickComparison", "Quick comparison: %1, native vs one CPU"))
              .arg(name);
    if (!engine) {
        pinInstead(quick.profile);
        quick.missing = say(QT_TRANSLATE_NOOP("Tare::QuickComparison",
                                              "No container engine can be used here, so the native server is "
                                              "compared with itself on one CPU. Install "
                                              "the package podman or docker.io, then check again."));
    }
    quick.possible = redis || mysql;
    if (!quick.possible)
        quick.missing =
            say(QT_TRANSLATE_NOOP("Tare::QuickComparison",
                                  "No server program was found. Install the package redis-server or "
                                  "mariadb-server, then check again."));
    else if (!redis)
        quick.missing += (quick.missing.isEmpty() ? QString() : QStringLiteral(" "))
            + say(QT_TRANSLATE_NOOP("Tare::QuickComparison",
                                    "redis-server was not found, so MariaDB is compared."));
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
            ? say(QT_TRANSLATE_NOOP("Tare::QuickComparison", "%1 and %2")).arg(names.first(), names.last())
            : names.join(QStringLiteral(", "));
        return QCoreApplication::translate("Tare::QuickComparison", "%1, %n clients", nullptr,
                                           redis->clients.value(0))
            .arg(tests);
    }
    return caseTitle(expandCases(workload).value(0));
}

QString quickRepetitionText(const TestProfile &profile)
{
    if (profile.workloads.isEmpty())
        return {};
    const Timing &times = timing(profile.workloads.first());
    return QCoreApplication::translate("Tare::QuickComparison",
                                       "%n interleaved repetitions of %1 after %2 of warm-up", nullptr,
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
        day = say(QT_TRANSLATE_NOOP("Tare::QuickComparison", "today"));
    else if (days == 1)
        day = say(QT_TRANSLATE_NOOP("Tare::QuickComparison", "yesterday"));
    else
        day = QLocale().toString(local.date(),
                                 local.date().year() == QDate::currentDate().year()
                                     ? QCoreApplication::translate("Tare::QuickComparison", "d MMM",
                                                                   "format of a day, see QDate::toString")
                                     : QCoreApplication::translate("Tare::QuickComparison", "d MMM yyyy",
                                                                   "format of a day, see QDate::toString"));
    return withTime ? QStringLiteral("%1 %2").arg(day, time) : day;
}

} // namespace Tare
