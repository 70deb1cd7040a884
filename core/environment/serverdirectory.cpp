// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/serverdirectory.h"

#include "core/model/processmark.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Tare::ServerDirectory)
};

Error cannotWrite(const QString &path)
{
    const int code = errno;
    return {
        code == ENOSPC || code == EDQUOT ? ErrorCode::DiskFull : ErrorCode::FileFailed,
        Texts::tr("“%1” could not be written. Check the rights and the free space there, or set another work "
                  "directory with TARE_WORK_DIR.")
            .arg(path),
        QString::fromLocal8Bit(std::strerror(code))};
}

/// Whether an account that is neither owner nor group may pass through every directory above a path.
QString closedDirectoryAbove(const QString &path, const ServerAccount &account)
{
    for (QString above = QFileInfo(path).path(); above.size() > 1; above = QFileInfo(above).path()) {
        struct stat info
        {
        };
        if (::stat(QFile::encodeName(above).constData(), &info) != 0)
            return above;
        const mode_t needed = info.st_uid == account.uid ? S_IXUSR
            : info.st_gid == account.gid                 ? S_IXGRP
                                                         : S_IXOTH;
        if (!(info.st_mode & needed))
            return above;
    }
    return {};
}

} // namespace

Result<void> ServerDirectory::makeOwned(const QString &path) const
{
    const QByteArray name = QFile::encodeName(path);
    if (::mkdir(name.constData(), 0700) != 0 && errno != EEXIST)
        return tl::unexpected(cannotWrite(path));
    if (::geteuid() == 0 && ::chown(name.constData(), m_account.uid, m_account.gid) != 0)
        return tl::unexpected(cannotWrite(path));
    return {};
}

Result<void> ServerDirectory::prepare(const QString &path, const ServerAccount &account)
{
    m_path = QDir::cleanPath(path);
    m_account = account;
    if (!QFileInfo(m_path).isDir()) {
        errno = ENOENT;
        return tl::unexpected(cannotWrite(m_path));
    }
    if (::geteuid() == 0 && account.uid != 0) {
        const QString closed = closedDirectoryAbove(m_path, account);
        if (!closed.isEmpty()) {
            return failure(
                ErrorCode::FileFailed,
                Texts::tr("The account “%1” that runs the server cannot enter “%2”. Set another work "
                          "directory with TARE_WORK_DIR.")
                    .arg(account.name, closed));
        }
    }
    const ServerPaths own = paths();
    for (const QString &part : {m_path, own.configuration(), own.data(), own.run(), own.temporary()}) {
        if (const Result<void> made = makeOwned(part); !made)
            return made;
    }
    return {};
}

QString ServerDirectory::markFile() const
{
    return m_path + u'/' + QStringView(serverMarkName).toString();
}

bool ServerDirectory::hasData() const
{
    return !QDir(paths().data()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
}

Result<void> ServerDirectory::writePrivate(const QString &file, const QByteArray &text) const
{
    const QByteArray name = QFile::encodeName(file);
    ::unlink(name.constData());
    const int fd = ::open(name.constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (fd < 0)
        return tl::unexpected(cannotWrite(file));
    QFile output;
    bool good = output.open(fd, QIODevice::WriteOnly, QFileDevice::AutoCloseHandle)
        && output.write(text) == text.size() && output.flush();
    if (::geteuid() == 0)
        good = ::fchown(fd, m_account.uid, m_account.gid) == 0 && good;
    if (!good)
        return tl::unexpected(cannotWrite(file));
    return {};
}

void ServerDirectory::removeSecrets() const
{
    QFile::remove(paths().configurationFile());
    QFile::remove(paths().accountFile());
}

QString ServerDirectory::lastLogLines(int count) const
{
    QFile file(paths().log());
    if (m_path.isEmpty() || !file.open(QIODevice::ReadOnly))
        return {};
    constexpr qint64 tail = 16384;
    file.seek(qMax<qint64>(0, file.size() - tail));
    QStringList lines = QString::fromLocal8Bit(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    if (lines.size() > count)
        lines = lines.mid(lines.size() - count);
    return lines.join(u'\n');
}

void ServerDirectory::clear() const
{
    if (m_path.isEmpty())
        return;
    const ServerPaths own = paths();
    for (const QString &part : {own.configuration(), own.run(), own.temporary()})
        QDir(part).removeRecursively();
    QFile::remove(own.log());
    QFile::remove(markFile());
}

} // namespace Tare
