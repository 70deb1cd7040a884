// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/workloadspec.h"

#include <QList>
#include <QString>

namespace Tare {

/// A statement of a transaction, as it is sent by one case; for Redis a test or a mix.
struct SentStatement
{
    enum class Kind { Read, Write, Other, Mixed };

    int count = 1;
    QString what;
    QString extent; ///< "100 rows"; may be empty
    Kind kind = Kind::Read;
};

/// In the order in which they are sent (reference: sysbench 1.0.20), in the present language.
QList<SentStatement> sentStatements(const WorkloadSpec &workload);

/// What a mix does, in one sentence.
QString mixSentence(OltpMix mix);

/// Whether transactions of the mix have this number of statements, or are shaped by it.
bool usesCount(OltpMix mix, int OltpStatementCounts::*count);

/// Whether the mix has BEGIN and COMMIT around its statements.
bool hasTransaction(OltpMix mix);

/// What a test sends, as redis-cli takes it: "SET key:__rand_int__ __data__".
QString redisTestCommand(RedisTest test);

} // namespace Tare
