// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/dump/dumpdata.h"

#include "core/engine/oltp/oltpload.h"

namespace Tare {

OltpWorkload dumpData(const DumpWorkload &dump)
{
    OltpWorkload data;
    data.mix = OltpMix::ReadOnly;
    data.tables = dump.tables;
    data.tableSize = dump.tableSize;
    data.seed = dump.seed;
    return data;
}

qint64 estimateDumpBytes(const DumpWorkload &dump)
{
    if (!dump.schema.isEmpty())
        return 0; // the server's own, which is only read
    const qint64 once = estimateOltpBytes(dumpData(dump));
    return dump.restore == DumpRestore::None ? once : 2 * once;
}

qint64 estimateDumpFiles(const DumpWorkload &dump)
{
    if (!dump.schema.isEmpty())
        return 0;
    // measured: 199 bytes a row as an INSERT has them, 44 % of it compressed
    constexpr qint64 rowBytes = 200;
    const qint64 plain = dump.tables * dump.tableSize * rowBytes;
    return dump.compressions.value(0) == DumpCompression::None ? plain : plain / 2;
}

} // namespace Tare
