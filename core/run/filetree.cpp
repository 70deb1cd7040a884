// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/filetree.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>
#include <vector>

#include <fcntl.h>
#include <linux/fs.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace Tare {

namespace {

namespace fs = std::filesystem;

constexpr off_t chunkBytes = 8 * 1024 * 1024;

/// Context of the sentences.
class FileTree
{
    Q_DECLARE_TR_FUNCTIONS(Tare::FileTree)
};

/// Thrown inside this file only.
struct CopyFailure
{
    int number;
    fs::path path;
};
struct CopyStopped
{
};

class Descriptor
{
public:
    Descriptor(const fs::path &path, int flags, mode_t mode = 0)
        : m_number(::open(path.c_str(), flags | O_CLOEXEC, mode))
    {
        if (m_number < 0)
            throw CopyFailure{errno, path};
    }
    ~Descriptor() { ::close(m_number); }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;
    operator int() const { return m_number; }

private:
    int m_number;
};

fs::path nativePath(const QString &path)
{
    return fs::path(QFile::encodeName(path).toStdString());
}

tl::unexpected<Error> fileFailure(int number, const fs::path &path)
{
    const QString name = QFile::decodeName(QByteArray::fromStdString(path.string()));
    const QString words = QString::fromStdString(std::system_category().message(number));
    if (number == ENOSPC || number == EDQUOT)
        return failure(ErrorCode::DiskFull,
                       FileTree::tr("The disk is full: “%1” could not be written.").arg(name), words);
    return failure(ErrorCode::FileFailed, FileTree::tr("“%1” could not be read or written.").arg(name),
                   words);
}

/// Has what is written to a file put on the disk while the next part is being written, and at most so much
/// behind.
class WriteBehind
{
public:
    explicit WriteBehind(int file)
        : m_file(file)
    { }

    /// False, with errno, when the disk has refused something.
    bool wrote(off_t begin, off_t end)
    {
        if (!sync(begin, end - begin, SYNC_FILE_RANGE_WRITE))
            return false;
        constexpr off_t window = 8 * chunkBytes;
        for (; end - m_safe > window; m_safe += chunkBytes) {
            if (!sync(m_safe, chunkBytes, waiting))
                return false;
        }
        return true;
    }

    /// Everything is on the disk.
    bool finish() { return sync(0, 0, waiting); }

private:
    static constexpr unsigned waiting =
        SYNC_FILE_RANGE_WAIT_BEFORE | SYNC_FILE_RANGE_WRITE | SYNC_FILE_RANGE_WAIT_AFTER;

    bool sync(off_t begin, off_t length, unsigned how) const
    {
        return ::sync_file_range(m_file, begin, length, how) == 0 || errno == EINVAL || errno == ENOSYS;
    }

    int m_file;
    off_t m_safe = 0; ///< up to here nothing is left to be written
};

class TreeCopy
{
public:
    TreeCopy(std::optional<std::pair<uid_t, gid_t>> owner, std::stop_token stop,
             const std::function<void(qint64)> &progress)
        : m_owner(owner)
        , m_stop(std::move(stop))
        , m_progress(progress)
    { }

    void directory(const fs::path &from, const fs::path &to)
    {
        const struct stat status = statusOf(from);
        if (::mkdir(to.c_str(), 0700) != 0 && errno != EEXIST)
            throw CopyFailure{errno, to};
        for (const fs::directory_entry &entry : fs::directory_iterator(from)) {
            if (m_stop.stop_requested())
                throw CopyStopped();
            const fs::path target = to / entry.path().filename();
            if (entry.is_symlink())
                link(entry.path(), target);
            else if (entry.is_directory())
                directory(entry.path(), target);
            else if (entry.is_regular_file())
                file(entry.path(), target);
        }
        // Last: the mode may forbid this process to write, and the times are those of the original.
        giveTo(to, status);
        if (::chmod(to.c_str(), status.st_mode & 07777) != 0)
            throw CopyFailure{errno, to};
        keepTimes(to, status);
    }

    FileTreeSize size;

private:
    static struct stat statusOf(const fs::path &path)
    {
        struct stat status = {};
        if (::lstat(path.c_str(), &status) != 0)
            throw CopyFailure{errno, path};
        return status;
    }

    void giveTo(const fs::path &path, const struct stat &original) const
    {
        if (::geteuid() != 0)
            return;
        const uid_t user = m_owner ? m_owner->first : original.st_uid;
        const gid_t group = m_owner ? m_owner->second : original.st_gid;
        if (::lchown(path.c_str(), user, group) != 0)
            throw CopyFailure{errno, path};
    }

    static void keepTimes(const fs::path &path, const struct stat &original)
    {
        const struct timespec times[2] = {original.st_atim, original.st_mtim};
        ::utimensat(AT_FDCWD, path.c_str(), times, AT_SYMLINK_NOFOLLOW);
    }

    void link(const fs::path &from, const fs::path &to) const
    {
        std::error_code error;
        fs::copy_symlink(from, to, error);
        if (error)
            throw CopyFailure{error.value(), to};
        giveTo(to, statusOf(from));
    }

    void file(const fs::path &from, const fs::path &to)
    {
        const Descriptor source(from, O_RDONLY | O_NOFOLLOW);
        struct stat status = {};
        if (::fstat(source, &status) != 0)
            throw CopyFailure{errno, from};
        const Descriptor target(to, O_WRONLY | O_CREAT | O_EXCL, 0600);
        if (::ioctl(target, FICLONE, static_cast<int>(source)) == 0)
            ++size.shared;
        else
            extents(source, target, status.st_size, from, to);
        giveTo(to, status);
        if (::fchmod(target, status.st_mode & 07777) != 0)
            throw CopyFailure{errno, to};
        keepTimes(to, status);
        ++size.files;
        size.bytes += status.st_size;
        struct stat written = {};
        if (::fstat(target, &written) == 0)
            size.allocated += written.st_blocks * 512;
        if (m_progress)
            m_progress(size.bytes);
    }

    /// Only what is allocated: redo logs and temporary table spaces are largely holes.
    void extents(int source, int target, off_t length, const fs::path &from, const fs::path &to)
    {
        if (::ftruncate(target, length) != 0)
            throw CopyFailure{errno, to};
        WriteBehind behind(target);
        off_t position = 0;
        while (position < length) {
            const off_t data = ::lseek(source, position, SEEK_DATA);
            if (data < 0 && errno == ENXIO)
                break; // a hole up to the end
            if (data < 0)
                throw CopyFailure{errno, from};
            const off_t hole = ::lseek(source, data, SEEK_HOLE);
            if (hole < 0)
                throw CopyFailure{errno, from};
            extent(source, target, data, hole, from, to, behind);
            position = hole;
        }
        if (!behind.finish())
            throw CopyFailure{errno, to};
    }

    void extent(int source, int target, off_t begin, off_t end, const fs::path &from, const fs::path &to,
                WriteBehind &behind)
    {
        off_t in = begin;
        off_t out = begin;
        while (in < end) {
            if (m_stop.stop_requested())
                throw CopyStopped();
            const off_t before = in;
            const auto wanted = static_cast<size_t>(std::min(chunkBytes, end - in));
            const ssize_t copied = ::copy_file_range(source, &in, target, &out, wanted, 0);
            if (copied < 0 && (errno == EXDEV || errno == ENOSYS || errno == EINVAL || errno == EOPNOTSUPP))
                copyThroughMemory(source, target, in, out, wanted, from, to);
            else if (copied < 0 && errno != EINTR)
                throw CopyFailure{errno, to};
            else if (copied == 0)
                throw CopyFailure{EIO, from}; // became shorter meanwhile
            if (!behind.wrote(before, in))
                throw CopyFailure{errno, to};
            if (m_progress)
                m_progress(size.bytes + in);
        }
    }

    static void copyThroughMemory(int source, int target, off_t &in, off_t &out, size_t wanted,
                                  const fs::path &from, const fs::path &to)
    {
        std::vector<char> buffer(std::min<size_t>(wanted, 1024 * 1024));
        const ssize_t got = ::pread(source, buffer.data(), buffer.size(), in);
        if (got <= 0)
            throw CopyFailure{got < 0 ? errno : EIO, from};
        ssize_t written = 0;
        while (written < got) {
            const ssize_t n =
                ::pwrite(target, buffer.data() + written, static_cast<size_t>(got - written), out + written);
            if (n < 0)
                throw CopyFailure{errno, to};
            written += n;
        }
        in += got;
        out += got;
    }

    std::optional<std::pair<uid_t, gid_t>> m_owner;
    std::stop_token m_stop;
    const std::function<void(qint64)> &m_progress;
};

} // namespace

Result<FileTreeSize> measureTree(const QString &directory, std::stop_token stop)
{
    FileTreeSize size;
    const fs::path root = nativePath(directory);
    try {
        for (const fs::directory_entry &entry : fs::recursive_directory_iterator(root)) {
            if (stop.stop_requested())
                return failure(ErrorCode::Cancelled, FileTree::tr("Stopped."));
            struct stat status = {};
            if (::lstat(entry.path().c_str(), &status) != 0 || !S_ISREG(status.st_mode))
                continue;
            ++size.files;
            size.bytes += status.st_size;
            size.allocated += status.st_blocks * 512;
        }
    } catch (const fs::filesystem_error &error) {
        return fileFailure(error.code().value(), error.path1());
    }
    return size;
}

Result<FileTreeSize> copyTree(const QString &from, const QString &to,
                              std::optional<std::pair<uid_t, gid_t>> owner, std::stop_token stop,
                              const std::function<void(qint64)> &progress)
{
    TreeCopy copy(owner, std::move(stop), progress);
    try {
        copy.directory(nativePath(from), nativePath(to));
    } catch (const CopyStopped &) {
        return failure(ErrorCode::Cancelled, FileTree::tr("Stopped."));
    } catch (const CopyFailure &error) {
        return fileFailure(error.number, error.path);
    } catch (const fs::filesystem_error &error) {
        return fileFailure(error.code().value(), error.path1());
    }
    return copy.size;
}

Result<void> giveTree(const QString &directory, std::pair<uid_t, gid_t> owner)
{
    if (::geteuid() != 0)
        return {};
    const fs::path root = nativePath(directory);
    const auto give = [&owner](const fs::path &path) {
        if (::lchown(path.c_str(), owner.first, owner.second) != 0)
            throw CopyFailure{errno, path};
    };
    try {
        give(root);
        for (const fs::directory_entry &entry : fs::recursive_directory_iterator(root))
            give(entry.path());
    } catch (const CopyFailure &error) {
        return fileFailure(error.number, error.path);
    } catch (const fs::filesystem_error &error) {
        return fileFailure(error.code().value(), error.path1());
    }
    return {};
}

bool canShareBlocks(const QString &directory)
{
    const fs::path original = nativePath(directory) / ".original";
    const fs::path copy = nativePath(directory) / ".copy";
    bool shared = false;
    try {
        const Descriptor from(original, O_RDWR | O_CREAT | O_TRUNC, 0600);
        const Descriptor to(copy, O_RDWR | O_CREAT | O_TRUNC, 0600);
        const std::vector<char> block(64 * 1024, 'x'); // an empty file could be "shared" anywhere
        shared = ::write(from, block.data(), block.size()) == static_cast<ssize_t>(block.size())
            && ::ioctl(to, FICLONE, static_cast<int>(from)) == 0;
    } catch (const CopyFailure &) { }
    ::unlink(original.c_str());
    ::unlink(copy.c_str());
    return shared;
}

Result<void> removeTree(const QString &directory)
{
    const fs::path root = nativePath(directory);
    std::error_code error;
    fs::remove_all(root, error);
    if (error)
        return fileFailure(error.value(), root);
    return {};
}

} // namespace Tare
