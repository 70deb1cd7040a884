// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/commandrunner.h"
#include "core/environment/serverprograms.h"
#include "core/environment/tararchive.h"
#include "core/model/error.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <QCoroTask>

namespace Tare {

/// The dynamic loader that an ELF program names; empty for a static one or no ELF file.
QString elfInterpreter(const QString &program);

/// The loader and every library that a program or library loads, as the loader itself finds them.
QCoro::Task<Result<QStringList>> librariesOf(CommandRunner &commands, QString interpreter, QString file);

/// What goes into an image: path in the image → file of this host.
using ProgramFiles = QMap<QString, QString>;

/// A program with its loader and libraries.
QCoro::Task<Result<ProgramFiles>> collectProgram(CommandRunner &commands, QString program);

/// The same for a server, with the message files, character sets and plug-ins that it reads.
QCoro::Task<Result<ProgramFiles>> collectServer(CommandRunner &commands, ServerProgram program);

/// The root file system of an image. Blocks; FileFailed names a file that cannot be read.
Result<QByteArray> imageArchive(const ProgramFiles &files, const ServerAccount &account);

} // namespace Tare
