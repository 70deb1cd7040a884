// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"

#include <QString>

#include <functional>
#include <optional>
#include <stop_token>
#include <utility>

#include <sys/types.h>

namespace Tare {

/// What a directory holds, or what copying it did.
struct FileTreeSize
{
    qint64 files = 0;
    qint64 bytes = 0;     ///< as their length says
    qint64 allocated = 0; ///< as the file system counts
    qint64 shared = 0;    ///< files that share their blocks with the original (reflink)
};

/// Plain directories of database files, on blocking threads. Symbolic links are copied as such and never
/// followed; sockets and pipes are left out.
Result<FileTreeSize> measureTree(const QString &directory, std::stop_token stop = {});

/// Copies what `from` holds into `to`, which is created. Modes stay, holes stay holes; as root every file is
/// given to `owner`, or keeps its owner. Blocks are shared where the file system can. What is copied is
/// written to the disk at once, so that nothing of it is left to be flushed while a server is measured.
Result<FileTreeSize> copyTree(const QString &from, const QString &to,
                              std::optional<std::pair<uid_t, gid_t>> owner, std::stop_token stop,
                              const std::function<void(qint64 bytes)> &progress = {});

/// As root: everything in a directory, and itself, belongs to that account from now on.
Result<void> giveTree(const QString &directory, std::pair<uid_t, gid_t> owner);

/// Whether copies in this directory can share the blocks of the original. Tries it with a small file.
bool canShareBlocks(const QString &directory);

/// Removes a directory with all it holds, never following a link; missing is no error.
Result<void> removeTree(const QString &directory);

} // namespace Tare
