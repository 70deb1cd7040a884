// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/loadcalls.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

namespace Tare {

LoadCallbacks preparationCalls(RunScope &scope)
{
    LoadCallbacks callbacks;
    callbacks.preparing = [&scope](qint64 done, qint64 total, const QString &what) {
        auto deliver = [&scope, done, total, what] {
            scope.observer->preparing(scope.order, done, total, what);
        };
        QMetaObject::invokeMethod(&scope.home, deliver, Qt::QueuedConnection);
    };
    callbacks.eventHappened = [&scope](const RunEvent &event) {
        auto deliver = [&scope, event] {
            RunEvent known = event;
            known.order = scope.order;
            scope.observer->eventHappened(known);
        };
        QMetaObject::invokeMethod(&scope.home, deliver, Qt::QueuedConnection);
    };
    callbacks.dumping = [&scope](const DumpProgress &progress) {
        auto deliver = [&scope, progress] { scope.observer->dumpProgressed(scope.order, progress); };
        QMetaObject::invokeMethod(&scope.home, deliver, Qt::QueuedConnection);
    };
    callbacks.commandRun = [&scope](const QString &line) {
        auto deliver = [&scope, line] { scope.observer->commandRun(scope.order, line); };
        QMetaObject::invokeMethod(&scope.home, deliver, Qt::QueuedConnection);
    };
    return callbacks;
}

Result<void> makeDirectory(const QString &path)
{
    // Not by the umask: the account that a server runs as has to get through.
    const bool made = QDir().mkpath(path)
        && QFile::setPermissions(path,
                                 QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner | QFile::ReadGroup
                                     | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther);
    if (!made) {
        return failure(
            ErrorCode::FileFailed,
            QCoreApplication::translate("Tare::RunController", "The directory “%1” could not be made.")
                .arg(path));
    }
    return {};
}

} // namespace Tare
