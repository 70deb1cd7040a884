// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/records.h"

#include <QByteArrayView>
#include <QList>
#include <QString>
#include <QStringList>

namespace Tare {

/// What a log told: the results of one or several runs of a load generator. The steps have no environment and
/// no place in a run yet; their facts hold "import.tool", "import.version" and what else was read, and as
/// "import.remark.N" a sentence for everything that is missing or doubtful.
struct ImportedLog
{
    QString tool;    ///< "sysbench", "redis-benchmark", "memtier_benchmark", "mydumper"; empty: none of them
    QString version; ///< as printed, or "6.2 or later"; empty when it cannot be told
    QList<StepRecord> steps;
    QStringList remarks; ///< on the file as a whole
};

/// No log gives more steps than this; what follows is left out, and said.
constexpr qsizetype mostImportedSteps = 10000;

/// Reads one dialect line by line.
class LogParser
{
public:
    virtual ~LogParser() = default;

    virtual void line(QByteArrayView text) = 0; ///< without blanks around it
    virtual ImportedLog finish() = 0;           ///< no lines come any more
};

/// Adds "import.remark.N".
void addRemark(StepRecord &step, const QString &sentence);
QStringList remarksOf(const StepRecord &step);

inline const QString importToolFact = QStringLiteral("import.tool");
inline const QString importVersionFact = QStringLiteral("import.version");
inline const QString importFileFact = QStringLiteral("import.file");

} // namespace Tare
