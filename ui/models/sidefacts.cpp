// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/sidefacts.h"

#include "core/analysis/factnames.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace Tare {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Tare::SideFacts)
};

struct Known
{
    const char *key;
    const char *title;
    bool compared;
};

/// In the order they are shown.
constexpr std::array known{
    Known{"environment.kind", QT_TRANSLATE_NOOP("Tare::SideFacts", "Kind"), true},
    Known{"network.path", QT_TRANSLATE_NOOP("Tare::SideFacts", "Network path"), true},
    Known{"network.mechanism", QT_TRANSLATE_NOOP("Tare::SideFacts", "In the path"), true},
    Known{"engine.name", QT_TRANSLATE_NOOP("Tare::SideFacts", "Engine"), true},
    Known{"engine.version", QT_TRANSLATE_NOOP("Tare::SideFacts", "Engine version"), true},
    Known{"engine.runtime", QT_TRANSLATE_NOOP("Tare::SideFacts", "Runtime"), true},
    Known{"engine.rootless", QT_TRANSLATE_NOOP("Tare::SideFacts", "Rootless"), true},
    Known{"engine.storage", QT_TRANSLATE_NOOP("Tare::SideFacts", "Storage driver"), true},
    Known{"engine.network", QT_TRANSLATE_NOOP("Tare::SideFacts", "Network backend"), true},
    Known{"engine.arguments", QT_TRANSLATE_NOOP("Tare::SideFacts", "Engine arguments"), true},
    Known{"image.source", QT_TRANSLATE_NOOP("Tare::SideFacts", "Image from"), true},
    Known{"image.name", QT_TRANSLATE_NOOP("Tare::SideFacts", "Image"), true},
    Known{"image.digest", QT_TRANSLATE_NOOP("Tare::SideFacts", "Image digest"), true},
    Known{"storage", QT_TRANSLATE_NOOP("Tare::SideFacts", "Storage"), true},
    Known{"server.version", QT_TRANSLATE_NOOP("Tare::SideFacts", "Server version"), false},
    Known{"server.sha256", QT_TRANSLATE_NOOP("Tare::SideFacts", "Server program, SHA-256"), false},
    Known{"server.binary", QT_TRANSLATE_NOOP("Tare::SideFacts", "Server program"), false},
    Known{"server.allocator", QT_TRANSLATE_NOOP("Tare::SideFacts", "Memory allocator"), false},
    Known{"server.comment", QT_TRANSLATE_NOOP("Tare::SideFacts", "Build"), false},
    Known{"limits.nofile", QT_TRANSLATE_NOOP("Tare::SideFacts", "Open files"), false},
    Known{"limits.nproc", QT_TRANSLATE_NOOP("Tare::SideFacts", "Processes"), false},
    Known{"limits.memlock", QT_TRANSLATE_NOOP("Tare::SideFacts", "Locked memory"), false},
    Known{"limits.stack", QT_TRANSLATE_NOOP("Tare::SideFacts", "Stack"), false},
    Known{"limits.core", QT_TRANSLATE_NOOP("Tare::SideFacts", "Core files"), false},
    Known{"cpu.affinity", QT_TRANSLATE_NOOP("Tare::SideFacts", "CPUs allowed"), false},
    Known{"security.seccomp", QT_TRANSLATE_NOOP("Tare::SideFacts", "System call filter"), false},
    Known{"security.capabilities", QT_TRANSLATE_NOOP("Tare::SideFacts", "Capabilities"), false},
    Known{"security.no_new_privileges", QT_TRANSLATE_NOOP("Tare::SideFacts", "No new privileges"), false},
    Known{"security.speculation_store_bypass",
          QT_TRANSLATE_NOOP("Tare::SideFacts", "Speculative store bypass"), false},
    Known{"cgroup.version", QT_TRANSLATE_NOOP("Tare::SideFacts", "Control groups"), false},
    Known{"cgroup.cpus", QT_TRANSLATE_NOOP("Tare::SideFacts", "CPU limit"), false},
    Known{"cgroup.memory", QT_TRANSLATE_NOOP("Tare::SideFacts", "Memory limit"), false},
    Known{"data.filesystem", QT_TRANSLATE_NOOP("Tare::SideFacts", "File system of the data"), false},
    Known{"data.device", QT_TRANSLATE_NOOP("Tare::SideFacts", "Device of the data"), false},
    Known{"data.set", QT_TRANSLATE_NOOP("Tare::SideFacts", "Data set"), false},
    Known{"data.bytes", QT_TRANSLATE_NOOP("Tare::SideFacts", "Data, bytes"), false},
    Known{"data.source", QT_TRANSLATE_NOOP("Tare::SideFacts", "Data came by"), false},
    Known{"tls.version", QT_TRANSLATE_NOOP("Tare::SideFacts", "TLS"), false},
    Known{"tls.cipher", QT_TRANSLATE_NOOP("Tare::SideFacts", "TLS cipher"), false},
    Known{"host.name", QT_TRANSLATE_NOOP("Tare::SideFacts", "Host"), false},
    Known{"host.os", QT_TRANSLATE_NOOP("Tare::SideFacts", "Operating system"), false},
    Known{"host.kernel", QT_TRANSLATE_NOOP("Tare::SideFacts", "Kernel"), false},
    Known{"cpu.model", QT_TRANSLATE_NOOP("Tare::SideFacts", "Processor"), false},
    Known{"cpu.count", QT_TRANSLATE_NOOP("Tare::SideFacts", "CPUs"), false},
    Known{"cpu.governor", QT_TRANSLATE_NOOP("Tare::SideFacts", "CPU governor"), false},
    Known{"memory.total", QT_TRANSLATE_NOOP("Tare::SideFacts", "Memory, bytes"), false},
};

/// Different with every start, and of no weight.
constexpr std::array passing{"server.process_id",  "server.uptime_s", "server.executable",
                             "server.config_file", "server.datadir",  "server.lock",
                             "network.peer",       "host.boot",       "data.files",
                             "server.os",          "server.machine",  "server.uid"};

int rank(const QString &key)
{
    const auto found =
        std::ranges::find_if(known, [&key](const Known &its) { return key == QLatin1String(its.key); });
    return static_cast<int>(found - known.begin());
}

} // namespace

SideFacts compareFacts(const QList<CompareSide> &sides)
{
    QStringList keys;
    for (const CompareSide &side : sides) {
        for (const Facts *facts : {&side.facts, &side.machine}) {
            for (auto it = facts->cbegin(); it != facts->cend(); ++it) {
                // A server's own settings are hundreds; which of them matter is the fairness check's to say.
                const bool left = it.key().startsWith(settingFact)
                    || std::ranges::any_of(passing,
                                           [&it](const char *key) { return it.key() == QLatin1String(key); });
                if (!left && !keys.contains(it.key())) {
                    keys.append(it.key());
                }
            }
        }
    }
    std::ranges::stable_sort(keys, {}, [](const QString &key) { return std::pair(rank(key), key); });

    SideFacts result;
    for (const QString &key : std::as_const(keys)) {
        SideFact fact;
        fact.key = key;
        const int at = rank(key);
        const bool isKnown = at < static_cast<int>(known.size());
        fact.title = isKnown ? Words::tr(known[static_cast<std::size_t>(at)].title) : key;
        fact.compared = isKnown && known[static_cast<std::size_t>(at)].compared;
        for (const CompareSide &side : sides) {
            fact.values.append(side.facts.value(key, side.machine.value(key)));
        }
        const bool same = std::ranges::all_of(
            fact.values, [&](const QString &value) { return value == fact.values.first(); });
        (same ? result.same : result.different).append(fact);
    }
    return result;
}

} // namespace Tare
