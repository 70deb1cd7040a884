// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/importers/logreader.h"

#include <QBuffer>
#include <QTest>

namespace Tare {

inline Result<ImportedLog> readText(QByteArray text)
{
    QBuffer buffer(&text);
    buffer.open(QIODevice::ReadOnly);
    return readLog(buffer);
}

/// A remark of the step has these words in it.
inline bool says(const StepRecord &step, const QString &words)
{
    const QStringList remarks = remarksOf(step);
    for (const QString &remark : remarks) {
        if (remark.contains(words))
            return true;
    }
    qWarning("not said: %s; but: %s", qPrintable(words), qPrintable(remarks.join(QStringLiteral(" | "))));
    return false;
}

/// Reads the text and leaves the test when there is not exactly so many steps in it.
#define READ_STEPS(log, text, count)                                                                         \
    const Result<ImportedLog> log = readText(text);                                                          \
    QVERIFY2(log.has_value(), log ? "" : qPrintable(log.error().sentence));                                  \
    QCOMPARE(log->steps.size(), count)

} // namespace Tare
