// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/endpoint.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace Tare {

/// A server of a test's own that answers each batch of requests after a known time, and writes down when it
/// really received and answered it. Understands what a load's connection sends first (SELECT, AUTH).
class ScriptedServer
{
public:
    using Clock = std::chrono::steady_clock;

    /// Delay of the batch with this number, counted over all connections in the order of arrival.
    using Script = std::function<std::chrono::nanoseconds(std::int64_t batch)>;

    /// `pipeline` requests make a batch; each gets `reply`. With an idle limit it closes connections that
    /// have sent nothing for so long and wait for nothing, as Redis' option timeout does.
    ScriptedServer(int pipeline, std::string reply, Script script, std::chrono::nanoseconds idleLimit = {});
    ~ScriptedServer();

    Endpoint endpoint() const;

    /// What it kept of one batch. The time a client measures lies between answered - received (its own way
    /// to and from the server left out) and nextReceived - previousAnswered (the client's other work
    /// included).
    struct Kept
    {
        Clock::time_point previousAnswered; ///< on the same connection; minimum: this was the first batch
        Clock::time_point received;
        Clock::time_point answered;
        Clock::time_point nextReceived; ///< maximum: this was the last one
    };

    /// In the order of arrival. After the load.
    std::vector<Kept> kept() const;

private:
    struct Connection
    {
        std::string input;
        bool greeted = false;
        std::int64_t last = -1; ///< index of the last batch
        bool waits = false;     ///< for the answer to it
        Clock::time_point heard;
    };

    void serve(const std::stop_token &stop);
    void read(int fd, Connection &connection);
    void closeIdle();
    int requestsIn(const std::string &input) const;

    const int m_pipeline;
    const std::string m_reply;
    const Script m_script;
    const std::chrono::nanoseconds m_idleLimit;
    int m_listener = -1;
    quint16 m_port = 0;
    std::map<int, Connection> m_connections;
    std::multimap<Clock::time_point, std::pair<int, std::int64_t>> m_due; ///< socket and batch to answer
    mutable std::mutex m_mutex;
    std::vector<Kept> m_kept;
    std::jthread m_thread;
};

} // namespace Tare
