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
constexpr auto Always = RuleScope::Always;
constexpr auto Disk = RuleScope::Disk;
constexpr auto Dump = RuleScope::Dump;

constexpr std::array equal{
    EqualRule{
        "host.machine", "host.name host.architecture cpu.model cpu.count memory.total", Block, Factor::None,
        Note, Always, 0, QT_TRANSLATE_NOOP("Tare::Fairness", "machine"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Different machines"),
        QT_TRANSLATE_NOOP("Tare::Fairness",
                          "The sides ran on different machines, so a difference is the machine's as well."),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Run both sides on one machine, in one plan.")},
    EqualRule{
        "host.kernel", "host.kernel host.os host.mitigations host.virtualisation host.clock_source", Warn,
        Factor::None, Note, Always, 0, QT_TRANSLATE_NOOP("Tare::Fairness", "kernel and mitigations"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Different kernels"),
        QT_TRANSLATE_NOOP("Tare::Fairness",
                          "Kernel, system or the processor's mitigations are not the same on both sides."),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Run both sides in one plan.")},
    EqualRule{
        "host.boot", "host.boot", Warn, Factor::None, Note, Always, 0,
        QT_TRANSLATE_NOOP("Tare::Fairness", "start of the machine"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Restarted in between"),
        QT_TRANSLATE_NOOP("Tare::Fairness",
                          "The machine was started anew between the runs, which changes caches and where "
                          "memory lies."),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Run both sides in one plan, without a restart in between.")},
    EqualRule{"cpu.frequency", "cpu.governor cpu.frequency_min cpu.frequency_max cpu.turbo", Warn,
              Factor::None, Note, Always, 0, QT_TRANSLATE_NOOP("Tare::Fairness", "CPU governor and turbo"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "Different rules for the CPU's frequency"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "The processor may run faster on one side."),
              QT_TRANSLATE_NOOP("Tare::Fairness",
                                "Set the governor to performance, and leave it there for the whole run.")},
    EqualRule{
        "cpu.affinity", "cpu.affinity memory.nodes cpu.smt cpu.isolated", Block, Factor::Cpus, Note, Always,
        0, QT_TRANSLATE_NOOP("Tare::Fairness", "CPU list"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Different CPUs"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "The server may use other CPUs on one side than on the other."),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Give both sides the same CPU list.")},
    EqualRule{"memory.settings",
              "memory.hugepages memory.swappiness memory.overcommit memory.dirty_ratio "
              "memory.dirty_background_ratio memory.swap_bytes",
              Warn, Factor::None, Note, Always, 0,
              QT_TRANSLATE_NOOP("Tare::Fairness", "huge pages and memory settings of the kernel"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "Different memory settings of the kernel"),
              QT_TRANSLATE_NOOP("Tare::Fairness",
                                "Huge pages, swap or write-back are not set the same for both sides."),
              QT_TRANSLATE_NOOP("Tare::Fairness", "Set them once for the machine, before the run.")},
    EqualRule{"net.settings", "net.somaxconn net.syn_backlog net.port_range net.mtu", Warn, Factor::Container,
              Note, Always, 0, QT_TRANSLATE_NOOP("Tare::Fairness", "network settings"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "Different network settings"),
              QT_TRANSLATE_NOOP("Tare::Fairness",
                                "Queues or packet sizes of the server's network are not the same."),
              nullptr},
    EqualRule{
        "server.version", "server.version", Block, Factor::Program, Note, Always, 0,
        QT_TRANSLATE_NOOP("Tare::Fairness", "server version"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Different server versions"),
        QT_TRANSLATE_NOOP("Tare::Fairness",
                          "The sides ran different versions of the server, so a difference can be the "
                          "server's."),
        QT_TRANSLATE_NOOP("Tare::Fairness",
                          "Use the same version on both sides, or an image packed from this host's binary.")},
    EqualRule{"server.build", "server.sha256 server.comment server.libc server.allocator", Warn,
              Factor::Program, Note, Always, 0,
              QT_TRANSLATE_NOOP("Tare::Fairness", "server program, C library and allocator"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "Different builds"),
              QT_TRANSLATE_NOOP(
                  "Tare::Fairness",
                  "The server program or what it is linked with is not the same. Part of a difference "
                  "can be the build."),
              QT_TRANSLATE_NOOP("Tare::Fairness", "Repeat with an image packed from this host's binary.")},
    EqualRule{
        "server.priority", "server.nice", Warn, Factor::None, Note, Always, 0,
        QT_TRANSLATE_NOOP("Tare::Fairness", "priority"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Different priorities"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "One server gives way to other programs sooner than the other."),
        nullptr},
    EqualRule{"server.oom", "server.oom_score_adj", Note, Factor::Container, Note, Always, 0,
              QT_TRANSLATE_NOOP("Tare::Fairness", "out-of-memory preference"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "Different out-of-memory preference"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "It matters only when memory runs out."), nullptr},
    EqualRule{"transport", "load.transport", Block, Factor::Transport, Note, Always, 0,
              QT_TRANSLATE_NOOP("Tare::Fairness", "transport"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "Different transports"),
              QT_TRANSLATE_NOOP(
                  "Tare::Fairness",
                  "One side was reached through a socket of this machine, the other over the network, "
                  "which costs more for each request."),
              QT_TRANSLATE_NOOP("Tare::Fairness", "Use TCP, or the socket, on both sides.")},
    EqualRule{"tls", "load.cipher tls.version tls.cipher", Block, Factor::Transport, Note, Always, 0,
              QT_TRANSLATE_NOOP("Tare::Fairness", "encryption"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "Encrypted on one side only, or otherwise"),
              QT_TRANSLATE_NOOP("Tare::Fairness",
                                "Encryption costs time on every byte, so a difference can be TLS."),
              QT_TRANSLATE_NOOP("Tare::Fairness", "Use the same TLS mode on both sides.")},
    EqualRule{"dump.tool", "dump.version dump.compressor", Block, Factor::None, Note, Dump, 0,
              QT_TRANSLATE_NOOP("Tare::Fairness", "dump tool and compressor"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "Different dump tools or compressors"),
              QT_TRANSLATE_NOOP("Tare::Fairness",
                                "Between versions of a tool, and between compressors, dumps differ by two to "
                                "four times: more than a container costs."),
              QT_TRANSLATE_NOOP("Tare::Fairness", "Run both sides with the same programs.")},
    EqualRule{"dump.cache", "dump.cache", Warn, Factor::None, Note, Dump, 0,
              QT_TRANSLATE_NOOP("Tare::Fairness", "cold or warm cache"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "Cold on one side, warm on the other"),
              QT_TRANSLATE_NOOP("Tare::Fairness",
                                "A dump that reads from memory is faster than one that reads from the disk."),
              QT_TRANSLATE_NOOP("Tare::Fairness", "Let Tare start the servers on both sides.")},
    EqualRule{"data.set", "data.set", Block, Factor::None, Note, Always, 0,
              QT_TRANSLATE_NOOP("Tare::Fairness", "data set"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "Different data"),
              QT_TRANSLATE_NOOP("Tare::Fairness",
                                "The sides worked on different data, so a difference can be the data's."),
              QT_TRANSLATE_NOOP("Tare::Fairness", "Prepare both sides in one plan.")},
    EqualRule{
        "data.size", "data.bytes", Warn, Factor::Topology, Note, Always, 0.05,
        QT_TRANSLATE_NOOP("Tare::Fairness", "size of the data"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Data of different size"),
        QT_TRANSLATE_NOOP("Tare::Fairness",
                          "The files of one side are larger by more than 5 %: the rows may lie otherwise in "
                          "them."),
        QT_TRANSLATE_NOOP("Tare::Fairness",
                          "Prepare both sides in one plan: each then starts from a copy of the same files.")},
    EqualRule{"data.source", "data.source", Note, Factor::None, Note, Disk, 0,
              QT_TRANSLATE_NOOP("Tare::Fairness", "way the data came"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "Data that came by another way"),
              QT_TRANSLATE_NOOP("Tare::Fairness",
                                "Shared blocks are parted at the first write, which takes a moment."),
              nullptr},
    EqualRule{
        "data.device", "data.filesystem data.device data.mount_options data.scheduler", Block,
        Factor::Storage, Warn, Disk, 0, QT_TRANSLATE_NOOP("Tare::Fairness", "file system of the data"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Data on different file systems"),
        QT_TRANSLATE_NOOP("Tare::Fairness",
                          "The data lies on another file system or device, or is mounted otherwise, so a "
                          "difference can be the disk's."),
        QT_TRANSLATE_NOOP("Tare::Fairness",
                          "Use a bind mount, and keep the work directory on the same device.")},
    EqualRule{
        "data.fsync", "data.fsync_us", Warn, Factor::Storage, Warn, Disk, 0.1,
        QT_TRANSLATE_NOOP("Tare::Fairness", "fsync time"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Different fsync times"),
        QT_TRANSLATE_NOOP("Tare::Fairness",
                          "Writing through to the disk took a different time where the data lies, measured "
                          "before each run."),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Use a bind mount on the same device.")},
    EqualRule{
        "limits.nofile", "limits.nofile", Warn, Factor::OpenFiles, Note, Always, 0,
        QT_TRANSLATE_NOOP("Tare::Fairness", "open-file limit"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Different limits of open files"),
        QT_TRANSLATE_NOOP("Tare::Fairness",
                          "Servers size caches and connections by the number of files they may open."),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Leave “open files” empty: both sides then get the same limit.")},
    EqualRule{"limits.process", "limits.nproc limits.memlock limits.stack limits.core", Warn, Factor::None,
              Note, Always, 0, QT_TRANSLATE_NOOP("Tare::Fairness", "process limits"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "Different process limits"),
              QT_TRANSLATE_NOOP("Tare::Fairness",
                                "Locked memory, stack or numbers of processes are limited otherwise."),
              nullptr},
    EqualRule{"cgroup.cpu", "cgroup.cpus", Block, Factor::Limits, Note, Always, 0.01,
              QT_TRANSLATE_NOOP("Tare::Fairness", "CPU limit"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "Different CPU limits"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "One side may use less CPU time than the other."),
              QT_TRANSLATE_NOOP("Tare::Fairness",
                                "Limit both sides or neither; a CPU list limits a native server.")},
    EqualRule{
        "cgroup.memory", "cgroup.memory cgroup.memory_high cgroup.swap", Block, Factor::Limits, Note, Always,
        0, QT_TRANSLATE_NOOP("Tare::Fairness", "memory limit"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Different memory limits"),
        QT_TRANSLATE_NOOP("Tare::Fairness",
                          "The page cache counts too, so the side with the lower limit reads more from the "
                          "disk."),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Limit both sides or neither.")},
    EqualRule{"cgroup.io", "cgroup.io", Block, Factor::None, Note, Disk, 0,
              QT_TRANSLATE_NOOP("Tare::Fairness", "I/O limit"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "Different I/O limits"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "One side may write or read less."),
              QT_TRANSLATE_NOOP("Tare::Fairness", "Limit both sides or neither.")},
    EqualRule{"cgroup.other", "cgroup.cpu_weight cgroup.pids cgroup.version", Note, Factor::Container, Note,
              Always, 0, QT_TRANSLATE_NOOP("Tare::Fairness", "other limits of control groups"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "Other limits of control groups differ"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "They matter only when the machine is overloaded."),
              nullptr},
    EqualRule{
        "security.speculation", "security.speculation_store_bypass", Warn, Factor::None, Note, Always, 0,
        QT_TRANSLATE_NOOP("Tare::Fairness", "speculative store bypass"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "A mitigation is on for one side only"),
        QT_TRANSLATE_NOOP(
            "Tare::Fairness",
            "A system call filter switches speculative store bypass off on older kernels, which "
            "slows every program down by up to half."),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Use a kernel from 5.16 on, or try once without the filter.")},
    EqualRule{"security.filter",
              "security.seccomp security.capabilities security.no_new_privileges security.label", Note,
              Factor::Container, Note, Always, 0,
              QT_TRANSLATE_NOOP("Tare::Fairness", "system call filter and capabilities"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "System call filter and capabilities differ"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "They belong to the container and are part of its cost."),
              nullptr},
    EqualRule{"topology", "topology.instances topology.schemas", Note, Factor::Topology, Note, Always, 0,
              QT_TRANSLATE_NOOP("Tare::Fairness", "topology"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "Different topologies"),
              QT_TRANSLATE_NOOP("Tare::Fairness",
                                "How many instances and schemas share the load is what is compared. Ports, "
                                "sockets and data directories follow from it."),
              nullptr},
    EqualRule{"engine",
              "engine.name engine.version engine.client_version engine.runtime engine.storage "
              "engine.network engine.userland_proxy engine.log_driver engine.arguments",
              Note, Factor::Container, Note, Always, 0, QT_TRANSLATE_NOOP("Tare::Fairness", "engine"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "The container engine"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "What ran the container."), nullptr},
    EqualRule{"image", "image.source image.name image.digest", Note, Factor::Container, Note, Always, 0,
              QT_TRANSLATE_NOOP("Tare::Fairness", "image"), QT_TRANSLATE_NOOP("Tare::Fairness", "The image"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "What the container was made from."), nullptr},
    EqualRule{"network.path", "network.path network.mechanism", Note, Factor::Container, Note, Always, 0,
              QT_TRANSLATE_NOOP("Tare::Fairness", "network path"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "The way to the server"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "What the client's packets went through."), nullptr},
    EqualRule{"environment.kind", "environment.kind storage server.binary", Note, Factor::Container, Note,
              Always, 0, QT_TRANSLATE_NOOP("Tare::Fairness", "kind of environment"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "The kind of environment"),
              QT_TRANSLATE_NOOP("Tare::Fairness", "How the server was run and where its data lay."), nullptr},
    EqualRule{
        "network.round_trip", "probe.round_trip_us", Note, Factor::Container, Note, Always, 0.1,
        QT_TRANSLATE_NOOP("Tare::Fairness", "round trip"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Different round trips"),
        QT_TRANSLATE_NOOP("Tare::Fairness",
                          "One small query and its answer, before each run, with nothing else going on."),
        nullptr},
    EqualRule{
        "data.warm", "window.buffer_pool_hit_percent", Warn, Factor::None, Warn, Disk, 0.05,
        QT_TRANSLATE_NOOP("Tare::Fairness", "warmth of the buffer pool"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "The buffer pools were not equally warm"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "One side found more of its data in memory than the other."),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Warm up for longer.")},
    // each instance's own pool: a topology changes how much of it the data fills
    EqualRule{
        "data.pool_full", "window.buffer_pool_full_percent", Warn, Factor::Topology, Note, Disk, 0.05,
        QT_TRANSLATE_NOOP("Tare::Fairness", "fill of the buffer pool"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "The buffer pools were not equally full"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "The pool of one side's instances held more data for its size."),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Warm up for longer.")},
    EqualRule{
        "server.huge_pages", "server.huge_pages_mib", Note, Factor::None, Note, Always, 0.5,
        QT_TRANSLATE_NOOP("Tare::Fairness", "huge pages in use"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "Different use of huge pages"),
        QT_TRANSLATE_NOOP("Tare::Fairness", "The kernel gave one server more huge pages than the other."),
        nullptr},
};

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

/// Beginnings ("ssl_*") and whole names.
constexpr std::array passingSettings{
    // MySQL and MariaDB
    "aria_log_dir_path", "log_slow_query_file", "server_uid", "wsrep_data_home_dir", "basedir",
    "bind_address", "character_sets_dir", "datadir", "error_count", "external_user", "general_log_file",
    "gtid_*", "hostname", "identity", "in_transaction", "init_file", "innodb_data_home_dir",
    "innodb_log_group_home_dir", "innodb_temp_tablespaces_dir", "innodb_tmpdir", "innodb_undo_directory",
    "innodb_version", "insert_id", "last_gtid", "last_insert_id", "lc_messages_dir", "log_bin_basename",
    "log_bin_index", "log_error", "open_files_limit", "pid_file", "plugin_dir", "port", "proxy_user",
    "pseudo_*", "rand_seed*", "relay_log*", "report_host", "report_port", "secure_file_priv", "server_uuid",
    "slave_load_tmpdir", "slow_query_log_file", "socket", "ssl_*", "timestamp", "tls_*", "tmpdir", "uptime",
    "version*", "warning_count", "wsrep_node_*", "admin_*", "mysqlx_*", "caching_sha2_password_*",
    "sha256_password_*", "replica_load_tmpdir",
    // Redis
    "aclfile", "bind", "bind-source-addr", "cluster-announce-*", "cluster-config-file", "dbfilename", "dir",
    "logfile", "masterauth", "masteruser", "pidfile", "proc-title-template", "replica-announce-*",
    "requirepass", "server_cpulist", "set-proc-title", "syslog-*", "tls-*", "unixsocket", "unixsocketperm",
    "user"};

constexpr std::array weightySettings{
    // MySQL and MariaDB
    "innodb_flush_log_at_trx_commit", "sync_binlog", "innodb_flush_method", "innodb_doublewrite",
    "innodb_buffer_pool_size", "innodb_log_file_size", "innodb_log_files_in_group",
    "innodb_redo_log_capacity", "innodb_log_buffer_size", "innodb_page_size", "innodb_checksum_algorithm",
    "log_bin", "binlog_format", "innodb_io_capacity*", "innodb_read_io_threads", "innodb_write_io_threads",
    "innodb_use_native_aio", "innodb_data_file_buffering", "innodb_log_file_buffering", "query_cache_*",
    "thread_handling",
    // Redis
    "appendonly", "appendfsync", "save", "io-threads", "io-threads-do-reads", "no-appendfsync-on-rewrite"};

constexpr std::array topologySettings{"innodb_buffer_pool_size", "innodb_buffer_pool_chunk_size",
                                      "innodb_buffer_pool_instances", "maxmemory", "databases"};

constexpr std::array memorySettings{"innodb_buffer_pool_size", "maxmemory"};

template<std::size_t N>
bool holds(const std::array<const char *, N> &names, const QString &name)
{
    return std::any_of(names.begin(), names.end(), [&name](const char *each) {
        const QLatin1StringView pattern(each);
        return pattern.endsWith(QLatin1Char('*')) ? name.startsWith(pattern.chopped(1)) : name == pattern;
    });
}

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
    if (!look(equal) && !look(limits) && !look(special))
        finding.title = key;
    return finding;
}

std::span<const EqualRule> equalRules()
{
    return equal;
}

std::span<const LimitRule> limitRules()
{
    return limits;
}

std::span<const SpecialRule> specialRules()
{
    return special;
}

bool isPassingSetting(const QString &name)
{
    return holds(passingSettings, name);
}

bool isTopologySetting(const QString &name)
{
    return holds(topologySettings, name);
}

bool isMemorySetting(const QString &name)
{
    return holds(memorySettings, name);
}

bool isWeightySetting(const QString &name)
{
    return holds(weightySettings, name);
}

} // namespace Tare
