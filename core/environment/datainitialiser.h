// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/commandrunner.h"
#include "core/environment/serverconfiguration.h"
#include "core/environment/serverdirectory.h"

#include <QCoroTask>

#include <stop_token>

namespace Tare {

/// Options of a fresh MariaDB or MySQL data directory that cannot be changed later, from the environment's
/// own ones: arguments of the initialising program.
QStringList initialisationOptions(ServerFlavour flavour, const QMap<QString, QString> &options);

/// What fills an empty data directory when it is run as `account`.
Result<Command> initialisationCommand(const ServerProgram &program, const ServerAccount &account,
                                      const ServerPaths &paths, const QMap<QString, QString> &options);

/// Fills data/ with the system tables. Nothing to do for Redis, or when data/ holds files.
QCoro::Task<Result<void>> initialiseData(CommandRunner &commands, ServerProgram program,
                                         ServerAccount account, ServerDirectory directory,
                                         QMap<QString, QString> options, std::stop_token stop = {});

} // namespace Tare
