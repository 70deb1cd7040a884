// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/dump/dumprun.h"
#include "core/engine/dump/dumptools.h"
#include "core/model/dumpcommand.h"

namespace Tare {

/// The dump of a case as programs with their arguments. `files`: the directory they write to. Totals, watched
/// disks and bytes are for the caller, who knows the source.
DumpTask makeDumpTask(const DumpWorkload &dump, const DumpToolset &tools, const DumpConnection &connection,
                      const QString &schema, const QString &files);
/// Its restore into DumpServer::targetName().
DumpTask makeRestoreTask(const DumpWorkload &dump, const DumpToolset &tools, const DumpConnection &connection,
                         const QString &schema, const QString &files);

/// As a shell would take it; there is no password in it.
QString shownCommand(const DumpTask &task);

/// Whether the programs ended well, by their exits and what they reported; with their own words if not. Not a
/// word on whether the dump is complete.
Result<void> taskVerdict(const DumpTask &task, const DumpTaskOutcome &outcome);

tl::unexpected<Error> stoppedByUser();

} // namespace Tare
