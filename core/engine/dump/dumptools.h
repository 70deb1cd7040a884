// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/dump/toolprocess.h"
#include "core/model/dumpcommand.h"

#include <stop_token>

namespace Tare {

/// The programs of one tool as they are on this machine.
struct DumpToolset
{
    DumpTool tool = DumpTool::Mydumper;
    QString dumper;  ///< path of mydumper, mariadb-dump or mysqldump
    QString loader;  ///< path of myloader, mariadb-import, or the client
    QString version; ///< "mydumper 0.10.0 (package 0.10.1-1+deb12u2)"
    DumpDialect dialect;
    QString compressor;     ///< path of gzip or zstd where the tool is given one; also reads them again
    QString compressorName; ///< "none", "zlib in mydumper", "gzip 1.12"
};

/// Finds them and asks for their versions; what a case cannot be done with is an error with its way out.
Result<DumpToolset> findDumpTools(const DumpWorkload &dump, const std::stop_token &stop);

/// The names of the programs of a tool, for doctor and messages; the first that is found is used.
QStringList dumperNames(DumpTool tool);
QStringList loaderNames(DumpTool tool);

} // namespace Tare
