// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/machinelock.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <array>
#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

/// Opens the file, creating it for everybody. Without O_CREAT first: the kernel refuses that flag for another
/// account's file in a shared directory, even where writing is allowed.
int openLockFile(const QByteArray &path)
{
    for (int attempt = 0; attempt < 10; ++attempt) {
        int descriptor = ::open(path.constData(), O_RDWR | O_CLOEXEC | O_NOFOLLOW);
        if (descriptor >= 0 || errno != ENOENT)
            return descriptor;
        descriptor = ::open(path.constData(), O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_CREAT | O_EXCL, 0666);
        if (descriptor >= 0) {
            ::fchmod(descriptor, 0666);
            return descriptor;
        }
        if (errno != EEXIST)
            return descriptor;
    }
    return -1;
}

bool isStillAt(int descriptor, const QByteArray &path)
{
    struct stat opened = {};
    struct stat named = {};
    return ::fstat(descriptor, &opened) == 0 && ::stat(path.constData(), &named) == 0
        && opened.st_ino == named.st_ino && opened.st_dev == named.st_dev;
}

tl::unexpected<Error> busy(int descriptor)
{
    std::array<char, 4096> buffer;
    const ssize_t size = ::pread(descriptor, buffer.data(), buffer.size(), 0);
    const QByteArray text(buffer.data(), size > 0 ? static_cast<qsizetype>(size) : 0);
    const QJsonObject holder = QJsonDocument::fromJson(text).object();
    const qint64 pid = holder["pid"_L1].toInteger();
    if (pid <= 0) {
        return failure(
            ErrorCode::Busy,
            MachineLock::tr("Another run of Tare is going on on this computer. Two runs at once would "
                            "measure each other; wait until it has ended, or stop it."));
    }
    return failure(
        ErrorCode::Busy,
        MachineLock::tr("Another run of Tare is going on on this computer: “%1” in %2 (process %3). Two "
                        "runs at once would measure each other; wait until it has ended, or stop it.")
            .arg(holder["profile"_L1].toString(), holder["program"_L1].toString(), QString::number(pid)));
}

/// Locked descriptor, or the reason.
Result<int> lock(const QString &path)
{
    const QByteArray name = QFile::encodeName(path);
    for (int attempt = 0; attempt < 10; ++attempt) {
        const int descriptor = openLockFile(name);
        if (descriptor < 0) {
            return failure(
                ErrorCode::FileFailed,
                MachineLock::tr("The lock file “%1”, which keeps two runs apart, cannot be opened.")
                    .arg(path),
                QString::fromLocal8Bit(std::strerror(errno)));
        }
        if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
            auto error = busy(descriptor);
            ::close(descriptor);
            return error;
        }
        // Whoever gives the lock back removes the file: this may be the removed one.
        if (isStillAt(descriptor, name))
            return descriptor;
        ::close(descriptor);
    }
    return failure(
        ErrorCode::FileFailed,
        MachineLock::tr("The lock file “%1”, which keeps two runs apart, cannot be opened.").arg(path));
}

} // namespace

QString MachineLock::defaultPath()
{
    const QString own = qEnvironmentVariable("TARE_RUN_LOCK");
    // Not the account's own temporary directory: the lock is for the whole machine.
    return own.isEmpty() ? u"/tmp/tare-run.lock"_s : own;
}

Result<std::unique_ptr<MachineLock>> MachineLock::acquire(const QString &profileName, const QString &path)
{
    const Result<int> descriptor = lock(path);
    if (!descriptor)
        return tl::unexpected(descriptor.error());
    QJsonObject holder;
    holder["pid"_L1] = QCoreApplication::applicationPid();
    holder["program"_L1] = QFileInfo(QCoreApplication::applicationFilePath()).fileName();
    holder["profile"_L1] = profileName;
    const QByteArray text = QJsonDocument(holder).toJson(QJsonDocument::Compact);
    // Only for the other side's message, so nothing depends on it.
    [[maybe_unused]] const bool cut = ::ftruncate(*descriptor, 0) == 0;
    [[maybe_unused]] const auto written =
        ::pwrite(*descriptor, text.constData(), static_cast<size_t>(text.size()), 0);
    return std::unique_ptr<MachineLock>(new MachineLock(*descriptor, path));
}

Result<void> MachineLock::check(const QString &path)
{
    if (!QFileInfo::exists(path))
        return {};
    const Result<int> descriptor = lock(path);
    if (!descriptor)
        return tl::unexpected(descriptor.error());
    const MachineLock released(*descriptor, path);
    return {};
}

MachineLock::MachineLock(int descriptor, QString path)
    : m_descriptor(descriptor)
    , m_path(std::move(path))
{ }

MachineLock::~MachineLock()
{
    ::unlink(QFile::encodeName(m_path).constData());
    ::close(m_descriptor);
}

} // namespace Tare
