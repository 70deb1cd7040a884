// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/dump/dumpplace.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr auto noteName = u"dump-directory";

} // namespace

QString dumpDirectoryName(const QString &step)
{
    return u"tare-dump-"_s + step;
}

Result<void> noteDumpElsewhere(const QString &stepDirectory, const QString &dumpDirectory)
{
    QFile note(stepDirectory + u'/' + QStringView(noteName).toString());
    const QByteArray path = dumpDirectory.toUtf8();
    if (!note.open(QIODevice::WriteOnly) || note.write(path) != path.size() || !note.flush()) {
        return failure(
            ErrorCode::FileFailed,
            QCoreApplication::translate("Tare::DumpLoad", "“%1” could not be written.").arg(note.fileName()),
            note.errorString());
    }
    return {};
}

Result<void> tryDumpParent(const QString &parent)
{
    if (parent.isEmpty())
        return {};
    const QTemporaryDir trial(parent + u"/tare-dump-try-XXXXXX"_s);
    if (trial.isValid())
        return {};
    return failure(ErrorCode::FileFailed,
                   QCoreApplication::translate("Tare::DumpLoad",
                                               "A directory for the dump could not be made in “%1”. Check "
                                               "that it is there and can be written to.")
                       .arg(parent),
                   trial.errorString());
}

QStringList dumpsLeftBy(const QString &runDirectory, const QString &runKey)
{
    QStringList found;
    const QDir run(runDirectory);
    const QStringList steps = run.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &step : steps) {
        QFile note(run.filePath(step) + u'/' + QStringView(noteName).toString());
        if (!note.open(QIODevice::ReadOnly))
            continue;
        const QString path = QString::fromUtf8(note.readAll());
        const QFileInfo directory(path);
        const bool ours = directory.fileName().startsWith(dumpDirectoryName(runKey + u'-'));
        if (ours && directory.isAbsolute() && directory.isDir() && !directory.isSymLink())
            found.append(path);
    }
    return found;
}

} // namespace Tare
