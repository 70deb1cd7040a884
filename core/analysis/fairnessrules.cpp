// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/fairnessrules.h"

#include <QCoreApplication>
#include <QString>

#include <algorithm>
#include <array>

namespace Tare {

namespace {

constexpr auto Note = FindingGrade::Note;
constexpr auto Warn = FindingGrade::Warn;
constexpr auto Block = FindingGrade::Block;

constexpr std::array special{
    SpecialRule{"server.version_part", Note, nullptr,
                QT_TRANSLATE_NOOP("Tare::Fairness", "Server version known less exactly"),
                QT_TRANSLATE_NOOP("Tare::Fairness", "One side's version is known less exactly."), nullptr},
    SpecialRule{"topology.settings", Note, nullptr,
                QT_TRANSLATE_NOOP("Tare::Fairness", "Settings of one instance that follow from the topology"),
                QT_TRANSLATE_NOOP("Tare::Fairness",
                                  "Each instance has its share of the memory; all instances together have "
                                  "the same on both sides."),
                nullptr},
    SpecialRule{"topology.memory", Warn, nullptr,
                QT_TRANSLATE_NOOP("Tare::Fairness", "Different memory in all"),
                QT_TRANSLATE_NOOP("Tare::Fairness",
                                  "The instances of one side have more memory for their data together. "
                                  "MariaDB and MySQL then read less from the disk, and Redis removes or "
                                  "refuses fewer keys."),
                QT_TRANSLATE_NOOP("Tare::Fairness",
                                  "Give both topologies the same memory, as a total that the instances "
                                  "share.")},
    SpecialRule{"topology.unlimited", Warn, nullptr,
                QT_TRANSLATE_NOOP("Tare::Fairness", "Memory limited on one side only"),
                QT_TRANSLATE_NOOP("Tare::Fairness",
                                  "Redis may use all of the memory on one side (maxmemory 0) and only a part "
                                  "on the other, where it removes or refuses keys when that is full."),
                QT_TRANSLATE_NOOP("Tare::Fairness",
                                  "Give both topologies the same memory, as a total that the instances "
                                  "share.")},
    SpecialRule{"topology.limits", Warn, nullptr,
                QT_TRANSLATE_NOOP("Tare::Fairness", "Limits of each container"),
                QT_TRANSLATE_NOOP("Tare::Fairness",
                                  "Limits of CPU and memory are for each container, so the side with more "
                                  "instances may use more in all."),
                QT_TRANSLATE_NOOP("Tare::Fairness", "Divide the limits by the number of instances.")},
    SpecialRule{"instances.differ", Warn, nullptr,
                QT_TRANSLATE_NOOP("Tare::Fairness", "The instances of one side are not alike"),
                QT_TRANSLATE_NOOP("Tare::Fairness",
                                  "Some instances of one environment run differently from its first."),
                QT_TRANSLATE_NOOP("Tare::Fairness", "Repeat the run.")},
    SpecialRule{"settings.weighty", Block,
                QT_TRANSLATE_NOOP("Tare::Fairness", "durability, memory and I/O settings"),
                QT_TRANSLATE_NOOP("Tare::Fairness", "Different durability, memory or I/O settings"),
                QT_TRANSLATE_NOOP("Tare::Fairness",
                                  "Settings that decide how much a server writes and keeps in memory differ, "
                                  "and change its speed more than a container does."),
                QT_TRANSLATE_NOOP("Tare::Fairness", "Give both sides the same server options.")},
    SpecialRule{"settings.other", Warn, QT_TRANSLATE_NOOP("Tare::Fairness", "other server settings"),
                QT_TRANSLATE_NOOP("Tare::Fairness", "Different server settings"),
                QT_TRANSLATE_NOOP("Tare::Fairness",
                                  "Part of a difference can come from these settings of the server."),
                QT_TRANSLATE_NOOP("Tare::Fairness", "Give both sides the same server options.")},
    SpecialRule{
        "network.unexpected", Block, QT_TRANSLATE_NOOP("Tare::Fairness", "path as asked for"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Not the path that was asked for"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "The client reached a server by another way than the plan says."),
        QT_TRANSLATE_NOOP("Tare::Fairness",
                          "Look for a proxy or an address rule on this machine that is not Tare's.")},
    SpecialRule{"network.unknown", Warn, nullptr,
                QT_TRANSLATE_NOOP("Tare::Fairness", "The way to a server was not recognised"),
                QT_TRANSLATE_NOOP("Tare::Fairness",
                                  "What stands between the client and the server could not be told, so a "
                                  "difference cannot be attributed to it."),
                nullptr},
    SpecialRule{"engine.rootless", Warn, nullptr, QT_TRANSLATE_NOOP("Tare::Fairness", "Rootless container"),
                QT_TRANSLATE_NOOP("Tare::Fairness",
                                  "Without root a program passes every packet on, so the cost of a container "
                                  "with root can be very different."),
                QT_TRANSLATE_NOOP("Tare::Fairness", "Measure with root, or the host network, as well.")},
    SpecialRule{"data.overlay", Warn, nullptr, QT_TRANSLATE_NOOP("Tare::Fairness", "Data in an image layer"),
                QT_TRANSLATE_NOOP("Tare::Fairness",
                                  "One side keeps its data in a layered file system, which copies a file as "
                                  "a whole at its first write."),
                QT_TRANSLATE_NOOP("Tare::Fairness", "Use a bind mount or a volume.")},
    SpecialRule{
        "errors.rate", Block, QT_TRANSLATE_NOOP("Tare::Fairness", "rate of errors"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Different rates of errors"),
        QT_TRANSLATE_NOOP(
            "Tare::Fairness",
            "One side answered more requests with an error; what fails is often quick, and is not counted."),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Remove the cause of the errors and repeat.")},
    SpecialRule{"facts.other", Note, nullptr,
                QT_TRANSLATE_NOOP("Tare::Fairness", "What else was found to differ"),
                QT_TRANSLATE_NOOP("Tare::Fairness", "No rule says that it matters."), nullptr}};

} // namespace

const SpecialRule &specialRule(const char *key)
{
    const auto found = std::find_if(special.begin(), special.end(), [key](const SpecialRule &rule) {
        return QLatin1StringView(rule.key) == QLatin1StringView(key);
    });
    Q_ASSERT(found != special.end());
    return *found;
}

Finding findingOf(const QString &key)
{
    Finding finding;
    finding.key = key;
    const auto look = [&](const auto &rules) {
        for (const auto &rule : rules) {
            if (key != QLatin1StringView(rule.key))
                continue;
            finding.grade = rule.grade;
            finding.title = QCoreApplication::translate("Tare::Fairness", rule.title);
            finding.sentence = QCoreApplication::translate("Tare::Fairness", rule.sentence);
            if (rule.wayOut)
                finding.wayOut = QCoreApplication::translate("Tare::Fairness", rule.wayOut);
            return true;
        }
        return false;
    };
    if (!look(equalRules()) && !look(limitRules()) && !look(special))
        finding.title = key;
    return finding;
}

std::span<const SpecialRule> specialRules()
{
    return special;
}

} // namespace Tare
