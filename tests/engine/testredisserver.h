// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/endpoint.h"

#include <QStringList>
#include <QTemporaryDir>

#include <memory>

#include <sys/types.h>

namespace Tare {

/// A real redis-server of a test's own: loopback only, in a temporary directory, ended by its process id.
class TestRedisServer
{
public:
    TestRedisServer() = default;
    ~TestRedisServer();
    TestRedisServer(const TestRedisServer &) = delete;
    TestRedisServer &operator=(const TestRedisServer &) = delete;

    /// Where the program is; empty when this machine has none.
    static QString program();

    /// Starts it and waits until it answers. Empty, or why it did not.
    QString start(const QStringList &options = {});
    void signal(int number) const;
    void stop();

    Endpoint endpoint() const;
    Endpoint socketEndpoint() const;
    qint64 processId() const { return m_process; }
    double cpuSeconds() const; ///< used by the server so far

    /// The reply to a command, as text; for checks that must not use the code under test.
    QString ask(const QStringList &command) const;

private:
    std::unique_ptr<QTemporaryDir> m_directory;
    pid_t m_process = -1;
    quint16 m_port = 0;
};

} // namespace Tare
