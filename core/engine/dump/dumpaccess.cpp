// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/dump/dumpaccess.h"

#include "core/engine/redis/uniquefd.h"

#include <QCoreApplication>
#include <QFile>

#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

/// In double quotes, as all readers of option files take it.
QByteArray quotedValue(const QString &value)
{
    QByteArray text = value.toUtf8();
    text.replace('\\', "\\\\");
    text.replace('"', "\\\"");
    return '"' + text + '"';
}

} // namespace

DumpConnection dumpConnection(const Endpoint &endpoint)
{
    DumpConnection connection;
    if (endpoint.transport == Transport::UnixSocket) {
        connection.socket = endpoint.socketPath;
    } else {
        connection.host = endpoint.address;
        connection.port = QString::number(endpoint.port);
    }
    connection.user = endpoint.user;
    if (endpoint.tls == TlsMode::Required)
        connection.tlsMode = u"REQUIRED"_s;
    else if (endpoint.tls == TlsMode::VerifyCa)
        connection.tlsMode = u"VERIFY_CA"_s;
    else if (endpoint.tls == TlsMode::VerifyIdentity)
        connection.tlsMode = u"VERIFY_IDENTITY"_s;
    connection.caFile = endpoint.tlsCaFile;
    connection.certificateFile = endpoint.tlsCertificateFile;
    connection.keyFile = endpoint.tlsKeyFile;
    return connection;
}

QByteArray defaultsText(const Endpoint &endpoint)
{
    // Every reader knows [client]; "loose-" keeps one from ending over a word that only another knows.
    QByteArray text = "[client]\n";
    if (!endpoint.password.isEmpty())
        text += "password = " + quotedValue(endpoint.password) + '\n';
    const auto file = [&text](const char *name, const QString &path) {
        if (!path.isEmpty())
            text += QByteArray(name) + " = " + quotedValue(path) + '\n';
    };
    switch (endpoint.tls) {
    case TlsMode::Off:
        text += "loose-skip-ssl\nloose-ssl-mode = DISABLED\n";
        break;
    case TlsMode::Preferred:
        break;
    case TlsMode::Required:
        text += "loose-ssl\nloose-ssl-mode = REQUIRED\n";
        break;
    case TlsMode::VerifyCa:
    case TlsMode::VerifyIdentity:
        text += "loose-ssl\nloose-ssl-verify-server-cert\nloose-ssl-mode = ";
        text += endpoint.tls == TlsMode::VerifyCa ? "VERIFY_CA\n" : "VERIFY_IDENTITY\n";
        break;
    }
    file("ssl-ca", endpoint.tlsCaFile);
    file("ssl-cert", endpoint.tlsCertificateFile);
    file("ssl-key", endpoint.tlsKeyFile);
    return text;
}

DefaultsFile::DefaultsFile(QString path)
    : m_path(std::move(path))
{ }

DefaultsFile::~DefaultsFile()
{
    QFile::remove(m_path);
}

Result<std::unique_ptr<DefaultsFile>> DefaultsFile::write(const QString &directory, const Endpoint &endpoint)
{
    const QString path = directory + u"/client.cnf"_s;
    const QByteArray name = QFile::encodeName(path);
    ::unlink(name.constData());
    UniqueFd fd(::open(name.constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600));
    const QByteArray text = defaultsText(endpoint);
    if (fd.get() < 0
        || ::write(fd.get(), text.constData(), static_cast<size_t>(text.size())) != text.size()) {
        return failure(errno == ENOSPC ? ErrorCode::DiskFull : ErrorCode::FileFailed,
                       QCoreApplication::translate("Tare::DumpLoad", "“%1” could not be written.").arg(path),
                       QString::fromLocal8Bit(std::strerror(errno)));
    }
    return std::unique_ptr<DefaultsFile>(new DefaultsFile(path));
}

} // namespace Tare
