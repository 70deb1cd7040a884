// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/fairnessrules.h"

#include <QCoreApplication>

#include <array>

namespace Tare {

namespace {

constexpr auto Warn = FindingGrade::Warn;
constexpr auto Block = FindingGrade::Block;
constexpr auto Always = RuleScope::Always;
constexpr auto Disk = RuleScope::Disk;
constexpr auto Median = LimitRule::Of::Median;
constexpr auto Largest = LimitRule::Of::Largest;

constexpr std::array limits{
    LimitRule{
        "window.throttled", "window.throttled_ms", 0, false, Largest, Block, 0, Always,
        QT_TRANSLATE_NOOP("Tare::Fairness", "no stop by a CPU limit"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Stopped by its CPU limit"),
        QT_TRANSLATE_NOOP("Tare::Fairness",
                          "The server was stopped for a while in each period, because it had used up its CPU "
                          "limit."),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Remove the limit, or use a CPU list on both sides.")},
    LimitRule{
        "window.oom", "window.oom_kills", 0, false, Largest, Block, 0, Always,
        QT_TRANSLATE_NOOP("Tare::Fairness", "memory sufficed"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Killed for want of memory"),
        QT_TRANSLATE_NOOP("Tare::Fairness",
                          "The kernel ended processes of the server's group while it was measured."),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Raise the memory limit, or make the server's memory smaller.")},
    LimitRule{
        "window.steal", "window.steal_percent", 1, false, Median, Warn, 1, Always,
        QT_TRANSLATE_NOOP("Tare::Fairness", "CPU time taken by the host"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "The host took CPU time away"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "This virtual machine did not get the CPU time it asked for."),
        QT_TRANSLATE_NOOP("Tare::Fairness",
                          "Repeat when the host is less busy, or on a machine of its own.")},
    LimitRule{"window.other_load", "window.other_cpu_percent", 5, false, Median, Warn, 0, Always,
              QT_TRANSLATE_NOOP("Tare::Fairness", "no other load"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "Other programs were busy"),
              QT_TRANSLATE_NOOP("Tare::Fairness",
                                "Other programs used more than 5 % of the machine while it was measured."),
              QT_TRANSLATE_NOOP("Tare::Fairness", "Repeat on an idle machine.")},
    LimitRule{
        "window.thermal", "window.thermal_events", 0, false, Largest, Warn, 0, Always,
        QT_TRANSLATE_NOOP("Tare::Fairness", "no heat limit"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Slowed down by heat"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "The processor lowered its frequency because it was too hot."),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Add a cool-down between the steps.")},
    LimitRule{
        "window.memory", "window.psi_memory_percent", 1, false, Median, Warn, 0, Always,
        QT_TRANSLATE_NOOP("Tare::Fairness", "no wait for memory"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Programs waited for memory"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Memory was short: programs stood still until some was free."),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Use less data or smaller buffers, or close other programs.")},
    LimitRule{"window.swap", "window.swap_in", 0, false, Largest, Warn, 0, Always,
              QT_TRANSLATE_NOOP("Tare::Fairness", "no swapping"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "Memory came back from the swap space"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "Reading it back takes as long as reading from the disk."),
              QT_TRANSLATE_NOOP("Tare::Fairness", "Switch swap off, or use less memory.")},
    LimitRule{
        "window.dirty", "window.dirty_mib", 64, false, Median, Warn, 0, Disk,
        QT_TRANSLATE_NOOP("Tare::Fairness", "nothing left to write at the start"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Much was left to be written"),
        QT_TRANSLATE_NOOP("Tare::Fairness",
                          "When a run began, more than 64 MiB of earlier work was still to be written to the "
                          "disk."),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Add a cool-down between the steps.")},
    LimitRule{"window.conntrack", "window.conntrack_percent", 80, false, Largest, Warn, 0, Always,
              QT_TRANSLATE_NOOP("Tare::Fairness", "room in the connection table"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "The connection table was nearly full"),
              QT_TRANSLATE_NOOP(
                  "Tare::Fairness",
                  "The kernel keeps each connection of a container in a table, and drops packets when "
                  "it is full."),
              QT_TRANSLATE_NOOP("Tare::Fairness", "Raise net.netfilter.nf_conntrack_max.")},
    LimitRule{"window.conntrack_drops", "window.conntrack_drops", 0, false, Largest, Block, 0, Always,
              QT_TRANSLATE_NOOP("Tare::Fairness", "no dropped connection"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "Connections were dropped"),
              QT_TRANSLATE_NOOP("Tare::Fairness",
                                "The kernel's connection table refused packets while it was measured."),
              QT_TRANSLATE_NOOP("Tare::Fairness", "Raise net.netfilter.nf_conntrack_max.")},
    LimitRule{
        "window.listen", "window.listen_overflows", 0, false, Largest, Warn, 0, Always,
        QT_TRANSLATE_NOOP("Tare::Fairness", "no refused connection"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Connections waited for a place in the queue"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "The server's queue of new connections was full for a moment."),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Raise net.core.somaxconn and the server's backlog.")},
    LimitRule{
        "window.packets", "window.packet_drops", 0, false, Largest, Warn, 0, Always,
        QT_TRANSLATE_NOOP("Tare::Fairness", "no dropped packet"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Packets were dropped"),
        QT_TRANSLATE_NOOP("Tare::Fairness",
                          "The server's network interface dropped packets; each costs a wait of 200 ms or "
                          "more."),
        nullptr},
    LimitRule{"data.free", "data.free_percent", 20, true, Median, Warn, 0, Disk,
              QT_TRANSLATE_NOOP("Tare::Fairness", "free space"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "The disk is nearly full"),
              QT_TRANSLATE_NOOP(
                  "Tare::Fairness",
                  "Less than a fifth of the data's file system is free, which makes writing slower and "
                  "uneven."),
              QT_TRANSLATE_NOOP("Tare::Fairness", "Free some space, or set TARE_WORK_DIR to another disk.")},
};

} // namespace

std::span<const LimitRule> limitRules()
{
    return limits;
}

} // namespace Tare
