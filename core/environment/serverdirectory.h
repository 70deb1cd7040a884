// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/serverconfiguration.h"
#include "core/environment/serverprograms.h"
#include "core/model/error.h"

#include <QString>

namespace Tare {

/// The private directory of one server on this host: conf/, data/, run/, tmp/, the log. Belongs to the
/// server's account.
class ServerDirectory
{
public:
    /// Makes what is missing and gives it to the account; data/ may be there with files.
    Result<void> prepare(const QString &path, const ServerAccount &account);

    ServerPaths paths() const { return {m_path}; }
    QString markFile() const;
    bool hasData() const;

    /// Mode 600, owned by the account.
    Result<void> writePrivate(const QString &file, const QByteArray &text) const;

    /// Files with a password: not needed any more once the server has read them.
    void removeSecrets() const;

    /// The last lines of the log, at most `count`.
    QString lastLogLines(int count = 20) const;

    /// Removes everything but data/.
    void clear() const;

private:
    Result<void> makeOwned(const QString &path) const;

    QString m_path;
    ServerAccount m_account;
};

} // namespace Tare
