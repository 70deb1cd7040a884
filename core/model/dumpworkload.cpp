// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/dumpworkload.h"

#include "core/model/enumnames.h"

#include <QCoreApplication>

namespace Tare {

QString dumpToolName(DumpTool tool)
{
    return enumName(dumpToolNames, tool);
}

QString dumpCompressionName(DumpCompression compression)
{
    return enumName(dumpCompressionNames, compression);
}

QString dumpToolTitle(DumpTool tool)
{
    switch (tool) {
    case DumpTool::Mydumper:
        return QStringLiteral("mydumper");
    case DumpTool::MysqlDump:
        return QStringLiteral("mariadb-dump");
    case DumpTool::MariadbDump:
        return QStringLiteral("mariadb-dump --dir");
    }
    return {};
}

QString dumpCompressionTitle(DumpCompression compression)
{
    if (compression == DumpCompression::None)
        return QCoreApplication::translate("Tare::WorkloadCase", "plain", "a dump without compression");
    return dumpCompressionName(compression);
}

bool canCompress(DumpTool tool, DumpCompression compression)
{
    return compression == DumpCompression::None || tool != DumpTool::MariadbDump;
}

bool isRestored(const DumpWorkload &dump)
{
    return dump.restore == DumpRestore::Every
        || (dump.restore == DumpRestore::Uncompressed && dump.compressions.value(0) == DumpCompression::None);
}

} // namespace Tare
