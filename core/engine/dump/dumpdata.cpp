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

} // namespace Tare
