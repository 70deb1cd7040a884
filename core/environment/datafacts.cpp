// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/datafacts.h"

#include "core/environment/processfacts.h"

#include <QFile>
#include <QFileInfo>
#include <QStringList>

#include <algorithm>
#include <array>
#include <chrono>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/sysmacros.h>
#include <unistd.h>
#include <vector>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

/// Undoes the octal escapes of mountinfo.
QByteArray unescaped(const QByteArray &text)
{
    QByteArray result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        bool good = false;
        const int code = text[i] == '\\' ? text.mid(i + 1, 3).toInt(&good, 8) : 0;
        if (good) {
            result += static_cast<char>(code);
            i += 3;
        } else {
            result += text[i];
        }
    }
    return result;
}

/// What has to do with speed: the file system's own options, and whether reading writes a time. An engine
/// adds options of safety (nosuid, nodev) to a mount, which have not.
QString mountOptions(const QByteArray &ofMount, const QByteArray &ofFileSystem)
{
    static const QByteArrayList timely = {"noatime",    "relatime", "strictatime",
                                          "nodiratime", "sync",     "dirsync"};
    QStringList options;
    for (const QByteArray &option : ofMount.split(',')) {
        if (timely.contains(option))
            options.append(QString::fromLocal8Bit(option));
    }
    for (const QByteArray &option : ofFileSystem.split(',')) {
        // the layers of an overlay are paths
        const bool path = option.contains('/') || option == "rw" || option == "ro";
        if (!path)
            options.append(QString::fromLocal8Bit(option));
    }
    options.sort();
    return options.join(u',');
}

/// "none [mq-deadline] kyber" → "mq-deadline", of the disk or of the disk that a partition is on.
QString schedulerOf(dev_t device)
{
    const QString base = u"/sys/dev/block/%1:%2"_s.arg(major(device)).arg(minor(device));
    for (const QString &path : {base + u"/queue/scheduler"_s, base + u"/../queue/scheduler"_s}) {
        if (const auto text = readSmallFile(path)) {
            const QString line = QString::fromLatin1(text->trimmed());
            return line.contains(u'[') ? line.section(u'[', 1).section(u']', 0, 0) : line;
        }
    }
    return {};
}

} // namespace

QString reachablePath(qint64 pid, const QString &path)
{
    const QString through = u"/proc/%1/root%2"_s.arg(pid).arg(path);
    if (QFileInfo::exists(through))
        return through;
    // without root only the own namespace's paths can be seen
    struct stat own = {};
    struct stat other = {};
    const QByteArray theirs = "/proc/" + QByteArray::number(pid) + "/ns/mnt";
    const bool same = ::stat("/proc/self/ns/mnt", &own) == 0 && ::stat(theirs.constData(), &other) == 0
        && own.st_ino == other.st_ino;
    return same && QFileInfo::exists(path) ? path : QString();
}

Facts filesystemFacts(qint64 pid, const QString &path)
{
    Facts facts;
    const auto text = readSmallFile(u"/proc/%1/mountinfo"_s.arg(pid));
    if (!text)
        return facts;
    const QByteArray wanted = QFile::encodeName(path);
    qsizetype longest = -1;
    for (const QByteArray &line : text->split('\n')) {
        const QList<QByteArray> fields = line.split(' ');
        const qsizetype dash = fields.indexOf("-");
        if (dash < 6 || fields.size() < dash + 4)
            continue;
        const QByteArray mount = unescaped(fields[4]);
        const bool holds = mount == "/" || wanted == mount || wanted.startsWith(mount + '/');
        // The later of two equal mounts lies on top.
        if (!holds || mount.size() < longest)
            continue;
        longest = mount.size();
        facts[u"data.filesystem"_s] = QString::fromLatin1(fields[dash + 1]);
        facts[u"data.device"_s] = QString::fromLocal8Bit(unescaped(fields[dash + 2]));
        facts[u"data.mount_options"_s] = mountOptions(fields[5], fields[dash + 3]);
    }
    const QByteArray reachable = QFile::encodeName(reachablePath(pid, path));
    struct stat status = {};
    if (!reachable.isEmpty() && ::stat(reachable.constData(), &status) == 0) {
        if (const QString scheduler = schedulerOf(status.st_dev); !scheduler.isEmpty())
            facts[u"data.scheduler"_s] = scheduler;
        struct statvfs space = {};
        if (::statvfs(reachable.constData(), &space) == 0 && space.f_blocks > 0) {
            // of what may be used, as df counts
            const auto used = static_cast<double>(space.f_blocks - space.f_bfree);
            const auto free = static_cast<double>(space.f_bavail);
            facts[u"data.free_percent"_s] = QString::number(100 * free / std::max(used + free, 1.0), 'f', 0);
        }
    }
    return facts;
}

std::optional<double> probeFsync(const QString &directory)
{
    using Clock = std::chrono::steady_clock;
    constexpr std::size_t most = 200;
    constexpr std::size_t fewest = 5;
    constexpr auto patience = std::chrono::milliseconds(500);
    const QByteArray path = QFile::encodeName(directory) + "/tare-fsync-probe";
    const int file = ::open(path.constData(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0600);
    if (file < 0)
        return std::nullopt;
    ::unlink(path.constData());
    std::array<char, 4096> block{};
    std::vector<double> times;
    const Clock::time_point end = Clock::now() + patience;
    // the first one makes room for the file
    for (std::size_t i = 0; i <= most && (i <= fewest || Clock::now() < end); ++i) {
        block[0] = static_cast<char>(i);
        const Clock::time_point start = Clock::now();
        if (::pwrite(file, block.data(), block.size(), 0) != static_cast<ssize_t>(block.size())
            || ::fdatasync(file) != 0)
            break;
        if (i > 0)
            times.push_back(std::chrono::duration<double, std::micro>(Clock::now() - start).count());
    }
    ::close(file);
    if (times.size() < fewest)
        return std::nullopt;
    const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
    std::nth_element(times.begin(), middle, times.end());
    return *middle;
}

} // namespace Tare
