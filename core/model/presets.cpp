// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/presets.h"

#include "core/model/profilejson.h"

#include <QCoreApplication>
#include <QFile>
#include <QStringList>

namespace Tare {

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
        {QStringLiteral("published-redis"),
         QCoreApplication::translate("Tare::Presets",
                                     "Published set-up: Redis, 15 tests in four environments"),
         QCoreApplication::translate("Tare::Presets",
                                     "The published Redis comparison: native, native on one CPU, a container "
                                     "with a published port and one on the host network; 100,000 requests of "
                                     "100 bytes for each test.")},
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
    const Result<ParsedProfile> parsed = loadProfile(QStringLiteral(":/presets/%1.tare").arg(name));
    if (!parsed)
        return tl::unexpected(parsed.error());
    return parsed->profile;
}

} // namespace Tare
