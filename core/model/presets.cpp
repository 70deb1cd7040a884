// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/presets.h"

#include "core/model/profilejson.h"

#include <QCoreApplication>
#include <QStringList>

#include <utility>

namespace Tare {

namespace {

/// Names and notes as they stand in the bundled documents. They are English there, and in the user's language
/// in the profile that is made from them.
constexpr const char *documentTexts[] = {
    QT_TRANSLATE_NOOP("Tare::Presets", "native"),
    QT_TRANSLATE_NOOP("Tare::Presets", "native, one CPU"),
    QT_TRANSLATE_NOOP("Tare::Presets", "container, host network"),
    QT_TRANSLATE_NOOP("Tare::Presets", "container, bridge address"),
    QT_TRANSLATE_NOOP("Tare::Presets", "container, published port"),
    QT_TRANSLATE_NOOP("Tare::Presets", "SET and GET"),
    QT_TRANSLATE_NOOP("Tare::Presets", "OLTP read/write"),
    QT_TRANSLATE_NOOP("Tare::Presets", "Dump and restore"),
    QT_TRANSLATE_NOOP("Tare::Presets",
                      "The set-up of the published comparison of MySQL 8.0.34 natively and in a "
                      "container, in its full size and order: sysbench oltp_read_write, 20 tables of "
                      "10,000,000 rows, 8 threads, 300 s, 4 runs a side, native first. There the load "
                      "came from another host."),
    QT_TRANSLATE_NOOP("Tare::Presets", "1 instance with 8 schemas"),
    QT_TRANSLATE_NOOP("Tare::Presets", "8 instances of one schema"),
    QT_TRANSLATE_NOOP("Tare::Presets",
                      "The set-up of the published comparison of eight MySQL instances with one schema "
                      "each and one instance with eight schemas: sysbench's read/write mix, 100 tables "
                      "of 200,000 rows, 32 threads and 200,000 transactions for each of the eight "
                      "targets. Each of the eight instances has 2 GiB of buffer pool, the one has 16 "
                      "GiB. There the load came once from other hosts, where the network card was full, "
                      "and once from the same host."),
    QT_TRANSLATE_NOOP("Tare::Presets",
                      "The set-up of the published comparison of Redis 2.8: redis-benchmark -q -d 100, "
                      "so 50 clients, 100,000 requests a test and one key. Its fifteenth row, \"LPUSH "
                      "(needed to benchmark LRANGE)\", is measured as a command of its own. Its "
                      "LRANGE_500 asked for 450 elements. Three repetitions instead of one, so that the "
                      "spread is known."),
    QT_TRANSLATE_NOOP("Tare::Presets",
                      "The set-up of the published sweep of mydumper and myloader over 2, 4, 6 and 8 "
                      "threads, with and without compression: 20 tables, about 3.7 GB. The tables here "
                      "are those of sysbench, which compress less than the published ones did. Three "
                      "repetitions in random order instead of one, so that the spread is known."),
};

QString inUsersLanguage(const QString &text)
{
    for (const char *known : documentTexts) {
        if (text == QString::fromUtf8(known))
            return QCoreApplication::translate("Tare::Presets", known);
    }
    return text;
}

} // namespace

QList<Preset> presets()
{
    return {
        {QStringLiteral("redis-quick"),
         QCoreApplication::translate("Tare::Presets", "Quick comparison: Redis, native and in a container"),
         QCoreApplication::translate(
             "Tare::Presets",
             "SET and GET with 50 clients against redis-server, started natively and in "
             "a container with a published port; 3 interleaved runs each.")},
        {QStringLiteral("redis-ladder"),
         QCoreApplication::translate("Tare::Presets", "Redis on every network path"),
         QCoreApplication::translate(
             "Tare::Presets",
             "SET and GET with 50 clients: native, then a container on the host network, "
             "on its bridge address and on a published port. Shows what each step of "
             "the path costs.")},
        {QStringLiteral("mariadb-quick"),
         QCoreApplication::translate("Tare::Presets",
                                     "Quick comparison: MariaDB or MySQL, native and in a container"),
         QCoreApplication::translate("Tare::Presets",
                                     "OLTP read/write with 8 threads on 4 small tables, natively and in a "
                                     "container with a published port; 3 interleaved runs each.")},
        {QStringLiteral("published-mysql"),
         QCoreApplication::translate("Tare::Presets",
                                     "Published set-up: MySQL, 20 tables of 10 million rows"),
         QCoreApplication::translate(
             "Tare::Presets",
             "The published MySQL comparison in its full size: 8 threads for 300 s, 4 "
             "runs each, native first. Needs about 50 GB twice and several hours.")},
        {QStringLiteral("published-topologies"),
         QCoreApplication::translate("Tare::Presets",
                                     "Published set-up: eight MySQL instances, or one with eight schemas"),
         QCoreApplication::translate(
             "Tare::Presets",
             "The published comparison of topologies in its full size: 100 tables of "
             "200,000 rows, 32 threads and 200,000 transactions for each of eight "
             "targets. Needs 16 GiB of memory for the servers, about 80 GB of disk and some hours.")},
        {QStringLiteral("published-redis"),
         QCoreApplication::translate("Tare::Presets",
                                     "Published set-up: Redis, 15 tests in four environments"),
         QCoreApplication::translate("Tare::Presets",
                                     "The published Redis comparison: native, native on one CPU, a container "
                                     "with a published port and one on the host network; 100,000 requests of "
                                     "100 bytes for each test.")},
        {QStringLiteral("dump-quick"),
         QCoreApplication::translate("Tare::Presets",
                                     "Quick sweep: dump and restore with 2, 4 and 8 threads"),
         QCoreApplication::translate("Tare::Presets",
                                     "mydumper plain and with gzip and myloader on 24 small tables, natively "
                                     "and in a container with a "
                                     "published port; 3 runs each in random order.")},
        {QStringLiteral("published-dump"),
         QCoreApplication::translate("Tare::Presets", "Published set-up: mydumper with 2 to 8 threads"),
         QCoreApplication::translate("Tare::Presets",
                                     "The published sweep of mydumper and myloader in its full size: 20 "
                                     "tables, about 3.7 GB, with and "
                                     "without compression. Needs about 15 GB and several hours.")},
    };
}

Result<TestProfile> loadPreset(const QString &name)
{
    QStringList known;
    for (const Preset &preset : presets())
        known.append(preset.name);
    if (!known.contains(name)) {
        return failure(ErrorCode::InvalidArgument,
                       QCoreApplication::translate("Tare::Presets",
                                                   "There is no preset named “%1”. The presets are: %2.")
                           .arg(name, known.join(QStringLiteral(", "))));
    }
    Result<ParsedProfile> parsed = loadProfile(QStringLiteral(":/presets/%1.tare").arg(name));
    if (!parsed)
        return tl::unexpected(parsed.error());
    TestProfile profile = std::move(parsed->profile);
    profile.note = inUsersLanguage(profile.note);
    for (EnvironmentSpec &environment : profile.environments)
        environment.name = inUsersLanguage(environment.name);
    for (WorkloadSpec &workload : profile.workloads)
        workload.name = inUsersLanguage(workload.name);
    return profile;
}

} // namespace Tare
