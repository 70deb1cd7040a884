// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/dump/pagecache.h"

#include "core/engine/redis/uniquefd.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>

#include <cerrno>
#include <cstring>
#include <limits>
#include <thread>

#include <fcntl.h>
#include <sys/statvfs.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

using Clock = std::chrono::steady_clock;

constexpr qint64 hardlyAnything = 8 * 1024 * 1024;

qint64 kilobytes(const QByteArray &text, const QByteArray &name)
{
    const qsizetype at = text.indexOf(name);
    if (at < 0)
        return 0;
    const qsizetype begin = at + name.size();
    return text.mid(begin, text.indexOf('\n', begin) - begin).chopped(3).trimmed().toLongLong() * 1024;
}

} // namespace

std::optional<qint64> dirtyBytes()
{
    QFile file(u"/proc/meminfo"_s);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QByteArray text = file.readAll();
    return kilobytes(text, "\nDirty:") + kilobytes(text, "\nWriteback:");
}

std::optional<Room> roomAt(const QString &path)
{
    struct statvfs info = {};
    if (::statvfs(QFile::encodeName(path).constData(), &info) != 0)
        return std::nullopt;
    const auto block = static_cast<qint64>(info.f_frsize);
    return Room{static_cast<qint64>(info.f_bavail) * block, static_cast<qint64>(info.f_blocks) * block};
}

Result<double> syncFileSystem(const QString &directory)
{
    const UniqueFd fd(::open(QFile::encodeName(directory).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    const Clock::time_point begin = Clock::now();
    if (fd.get() < 0 || ::syncfs(fd.get()) != 0) {
        return failure(ErrorCode::FileFailed,
                       QCoreApplication::translate("Tare::DumpLoad", "“%1” could not be written to the disk.")
                           .arg(directory),
                       QString::fromLocal8Bit(std::strerror(errno)));
    }
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

bool drainDirtyPages(const QStringList &directories, std::chrono::seconds patience, std::stop_token stop)
{
    using namespace std::chrono_literals;
    qint64 least = std::numeric_limits<qint64>::max();
    Clock::time_point progress = Clock::now();
    for (;;) {
        for (const QString &directory : directories)
            (void)syncFileSystem(directory); // what cannot be flushed stays dirty, and that is what counts
        const auto dirty = dirtyBytes();
        if (!dirty || *dirty <= hardlyAnything)
            return true;
        const Clock::time_point now = Clock::now();
        if (*dirty < least) {
            least = *dirty;
            progress = now;
        }
        if (stop.stop_requested() || now - progress >= patience)
            return false;
        std::this_thread::sleep_for(200ms);
    }
}

CacheDrop dropCaches(const QStringList &directories)
{
    ::sync(); // only what is on the disk can be dropped
    {
        const UniqueFd fd(::open("/proc/sys/vm/drop_caches", O_WRONLY | O_CLOEXEC));
        if (fd.get() >= 0 && ::write(fd.get(), "1", 1) == 1)
            return CacheDrop::Whole;
    }
    bool any = false;
    for (const QString &directory : directories) {
        QDirIterator files(directory, QDir::Files | QDir::Hidden | QDir::NoSymLinks,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const UniqueFd fd(
                ::open(QFile::encodeName(files.next()).constData(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW));
            if (fd.get() >= 0 && ::posix_fadvise(fd.get(), 0, 0, POSIX_FADV_DONTNEED) == 0)
                any = true;
        }
    }
    return any ? CacheDrop::Files : CacheDrop::None;
}

} // namespace Tare
