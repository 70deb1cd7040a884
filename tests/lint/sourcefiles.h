// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDirIterator>
#include <QFile>
#include <QStringList>

namespace Tare {

/// Files of a folder of the project with one of the suffixes, as paths from the project's top, sorted.
inline QStringList sourceFiles(const QString &folder, const QStringList &patterns)
{
    const QDir top(QStringLiteral(TARE_SOURCE_DIR));
    QStringList files;
    QDirIterator it(top.filePath(folder), patterns, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext())
        files.append(top.relativeFilePath(it.next()));
    files.sort();
    return files;
}

inline QString readSource(const QString &file)
{
    QFile source(QDir(QStringLiteral(TARE_SOURCE_DIR)).filePath(file));
    return source.open(QIODevice::ReadOnly) ? QString::fromUtf8(source.readAll()) : QString();
}

} // namespace Tare
