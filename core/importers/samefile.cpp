// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/importers/samefile.h"

#include <QFile>
#include <QFileInfo>

namespace Tare {

bool isSameFile(const QString &path, const QString &otherPath)
{
    constexpr qint64 block = 64 * 1024;
    const QFileInfo one(path);
    const QFileInfo other(otherPath);
    if (!one.isFile() || !other.isFile())
        return false;
    if (one.canonicalFilePath() == other.canonicalFilePath())
        return true;
    if (one.size() != other.size())
        return false;
    QFile file(path);
    QFile otherFile(otherPath);
    if (!file.open(QIODevice::ReadOnly) || !otherFile.open(QIODevice::ReadOnly))
        return false;
    while (!file.atEnd()) {
        const QByteArray bytes = file.read(block);
        if (bytes.isEmpty() || bytes != otherFile.read(block))
            return false;
    }
    return true;
}

} // namespace Tare
