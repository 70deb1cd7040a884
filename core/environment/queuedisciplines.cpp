// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/queuedisciplines.h"

#include <QByteArray>

#include <array>
#include <cstring>
#include <fcntl.h>
#include <functional>
#include <sched.h>
#include <string_view>
#include <sys/socket.h>
#include <sys/time.h>
#include <thread>
#include <unistd.h>

#include <linux/gen_stats.h>
#include <linux/netlink.h>
#include <linux/pkt_sched.h>
#include <linux/rtnetlink.h>

namespace Tare {

namespace {

int openSocket()
{
    const int socket = ::socket(AF_NETLINK, SOCK_RAW | SOCK_CLOEXEC, NETLINK_ROUTE);
    if (socket >= 0) {
        const timeval patience{0, 200000}; // the kernel answers at once, or not at all
        ::setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    }
    return socket;
}

/// Calls `each` with every attribute of a message.
void forAttributes(const char *data, std::size_t size,
                   const std::function<void(unsigned type, const char *data, std::size_t size)> &each)
{
    while (size >= sizeof(rtattr)) {
        rtattr head{};
        std::memcpy(&head, data, sizeof head);
        if (head.rta_len < sizeof head || head.rta_len > size)
            return;
        each(head.rta_type & NLA_TYPE_MASK, data + RTA_LENGTH(0), head.rta_len - RTA_LENGTH(0));
        const std::size_t step = RTA_ALIGN(head.rta_len);
        if (step >= size)
            return;
        data += step;
        size -= step;
    }
}

template<typename Value>
std::optional<Value> valueOf(const char *data, std::size_t size)
{
    if (size < sizeof(Value))
        return std::nullopt;
    Value value{};
    std::memcpy(&value, data, sizeof value);
    return value;
}

/// Asks for all objects of a kind and hands out the answers.
template<typename Head>
bool dump(int socket, int question, const std::function<void(const Head &, const char *, std::size_t)> &each)
{
    if (socket < 0)
        return false;
    struct
    {
        nlmsghdr head;
        Head body;
    } request{};
    static unsigned sequence = 0;
    request.head.nlmsg_len = NLMSG_LENGTH(sizeof(Head));
    request.head.nlmsg_type = static_cast<unsigned short>(question);
    request.head.nlmsg_flags = NLM_F_REQUEST | NLM_F_DUMP;
    request.head.nlmsg_seq = ++sequence;
    if (::send(socket, &request, request.head.nlmsg_len, 0) < 0)
        return false;
    alignas(nlmsghdr) std::array<char, 65536> buffer;
    while (true) {
        const ssize_t received = ::recv(socket, buffer.data(), buffer.size(), 0);
        if (received <= 0)
            return false;
        std::size_t left = static_cast<std::size_t>(received);
        const char *data = buffer.data();
        while (left >= sizeof(nlmsghdr)) {
            nlmsghdr head{};
            std::memcpy(&head, data, sizeof head);
            if (head.nlmsg_len < sizeof head || head.nlmsg_len > left)
                return false;
            if (head.nlmsg_seq == request.head.nlmsg_seq) { // else an answer that came too late
                if (head.nlmsg_type == NLMSG_DONE)
                    return true;
                if (head.nlmsg_type == NLMSG_ERROR)
                    return false;
                if (const auto body = valueOf<Head>(data + NLMSG_HDRLEN, head.nlmsg_len - NLMSG_HDRLEN)) {
                    const std::size_t past = NLMSG_SPACE(sizeof(Head));
                    if (head.nlmsg_len >= past)
                        each(*body, data + past, head.nlmsg_len - past);
                }
            }
            const std::size_t step = NLMSG_ALIGN(head.nlmsg_len);
            if (step >= left)
                break;
            data += step;
            left -= step;
        }
    }
}

/// The rate in the options of a discipline that has one; 64-bit attributes win over the 32-bit field.
std::optional<double> rateOf(std::string_view kind, const char *data, std::size_t size)
{
    std::optional<double> rate;
    std::optional<double> wide;
    const auto take = [&rate](double value) {
        if (value > 0)
            rate = value;
    };
    if (kind == "tbf") {
        forAttributes(data, size, [&](unsigned type, const char *value, std::size_t length) {
            if (type == TCA_TBF_PARMS) {
                if (const auto options = valueOf<tc_tbf_qopt>(value, length))
                    take(options->rate.rate);
            } else if (type == TCA_TBF_RATE64) {
                wide = valueOf<std::uint64_t>(value, length);
            }
        });
    } else if (kind == "netem") {
        const std::size_t head = RTA_ALIGN(sizeof(tc_netem_qopt));
        if (size < head)
            return std::nullopt;
        forAttributes(data + head, size - head, [&](unsigned type, const char *value, std::size_t length) {
            if (type == TCA_NETEM_RATE) {
                if (const auto options = valueOf<tc_netem_rate>(value, length))
                    take(options->rate);
            } else if (type == TCA_NETEM_RATE64) {
                wide = valueOf<std::uint64_t>(value, length);
            }
        });
    } else if (kind == "cake") {
        forAttributes(data, size, [&](unsigned type, const char *value, std::size_t length) {
            if (type == TCA_CAKE_BASE_RATE64)
                wide = valueOf<std::uint64_t>(value, length);
        });
    }
    return wide && *wide > 0 ? wide : rate;
}

} // namespace

QueueDisciplines::QueueDisciplines(qint64 pid)
{
    if (pid == 0) {
        m_socket = openSocket();
        return;
    }
    const QByteArray path = "/proc/" + QByteArray::number(pid) + "/ns/net";
    const int space = ::open(path.constData(), O_RDONLY | O_CLOEXEC);
    if (space < 0)
        return;
    // a namespace is entered by a thread, which is then good for nothing else
    std::thread visitor([this, space] {
        if (::setns(space, CLONE_NEWNET) == 0)
            m_socket = openSocket();
    });
    visitor.join();
    ::close(space);
}

QueueDisciplines::~QueueDisciplines()
{
    if (m_socket >= 0)
        ::close(m_socket);
}

std::optional<QHash<int, QueueCounters>> QueueDisciplines::read()
{
    QHash<int, QueueCounters> queues;
    const auto each = [&queues](const tcmsg &message, const char *data, std::size_t size) {
        std::string_view kind;
        std::optional<tc_stats> stats;
        std::optional<double> limit;
        forAttributes(data, size, [&kind](unsigned type, const char *value, std::size_t length) {
            if (type == TCA_KIND && length > 0)
                kind = std::string_view(value, ::strnlen(value, length));
        });
        forAttributes(data, size, [&](unsigned type, const char *value, std::size_t length) {
            if (type == TCA_STATS)
                stats = valueOf<tc_stats>(value, length);
            else if (type == TCA_OPTIONS)
                limit = rateOf(kind, value, length);
        });
        // what comes in is only policed, never queued
        if (kind == "ingress" || kind == "clsact")
            return;
        QueueCounters &queue = queues[message.tcm_ifindex];
        if (stats && message.tcm_parent == TC_H_ROOT) { // the others' counts are in the root's
            queue.waiting += stats->backlog;
            queue.drops += stats->drops;
            queue.delayed += stats->overlimits;
        }
        if (limit && *limit < queue.limit.value_or(*limit + 1))
            queue.limit = limit;
    };
    if (!dump<tcmsg>(m_socket, RTM_GETQDISC, each))
        return std::nullopt;
    return queues;
}

std::optional<QHash<int, QString>> QueueDisciplines::names()
{
    QHash<int, QString> names;
    const auto each = [&names](const ifinfomsg &message, const char *data, std::size_t size) {
        forAttributes(data, size, [&](unsigned type, const char *value, std::size_t length) {
            if (type == IFLA_IFNAME)
                names.insert(message.ifi_index,
                             QString::fromUtf8(value, static_cast<qsizetype>(::strnlen(value, length))));
        });
    };
    if (!dump<ifinfomsg>(m_socket, RTM_GETLINK, each))
        return std::nullopt;
    return names;
}

} // namespace Tare
