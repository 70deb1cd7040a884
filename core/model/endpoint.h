// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/serverkind.h"

#include <QString>

namespace Tare {

enum class Transport { Tcp, UnixSocket };

enum class TlsMode { Off, Preferred, Required, VerifyCa, VerifyIdentity };

/// Where a running server can be reached. Lives in memory only: the password is never written anywhere.
struct Endpoint
{
    ServerKind server = ServerKind::Redis;
    Transport transport = Transport::Tcp;
    QString address; ///< a numeric address or host name; always explicit, never "localhost"
    quint16 port = 0;
    QString socketPath; ///< with Transport::UnixSocket
    QString user;       ///< empty: the server's default account
    QString password;
    QString database; ///< Redis: number of the database; MySQL: schema Tare works in
    TlsMode tls = TlsMode::Off;
    QString tlsCaFile;
    QString tlsCertificateFile;
    QString tlsKeyFile;
};

} // namespace Tare
