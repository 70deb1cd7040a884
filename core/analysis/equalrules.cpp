// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/fairnessrules.h"

#include <QCoreApplication>

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

} // namespace

std::span<const EqualRule> equalRules()
{
    return equal;
}

} // namespace Tare
