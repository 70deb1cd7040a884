// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/endpoint.h"

#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>

#include <memory>

namespace Tare::Test {

/// A mariadbd or mysqld of its own: private data directory, a free port of 127.0.0.1, a Unix socket. Ended by
/// its process id when it goes, and by the kernel when the test program dies.
class MariaDbServer
{
public:
    MariaDbServer();
    ~MariaDbServer();
    MariaDbServer(const MariaDbServer &) = delete;
    MariaDbServer &operator=(const MariaDbServer &) = delete;

    /// Why no such server can be started on this machine; empty when one can.
    static QString missing();

    /// Creates the data directory the first time, and returns when the server answers.
    bool start(const QStringList &options = {});
    QString problem() const { return m_problem; } ///< why start() said no

    bool stop(); ///< orderly; the data stays for the next start()
    void kill(); ///< SIGKILL
    void freeze();
    void thaw();
    bool isRunning() const;

    Tare::Endpoint endpoint() const; ///< TCP, an account with all rights, schema tare_oltp
    Tare::Endpoint socketEndpoint() const;
    static QString accountName();
    static QString accountPassword();
    quint16 port() const { return m_port; }
    qint64 processId() const;
    QString directory() const;
    QString log() const; ///< what the server has written so far

private:
    bool createDataDirectory();

    std::unique_ptr<QTemporaryDir> m_directory;
    std::unique_ptr<QProcess> m_process;
    quint16 m_port = 0;
    bool m_created = false;
    bool m_frozen = false;
    QString m_problem;
};

/// A port of 127.0.0.1 that nobody listens on at the moment.
quint16 freePort();

} // namespace Tare::Test
