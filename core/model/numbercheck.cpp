// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/numbercheck.h"

#include "core/model/numberformat.h"

#include <QCoreApplication>

namespace Tare {

void checkRange(qint64 value, qint64 low, qint64 high, const QString &field, ProblemList &problems)
{
    if (value < low || value > high) {
        problems.error(field,
                       QCoreApplication::translate("Tare::ProfileValidation", "Must be between %1 and %2.")
                           .arg(formatCount(low), formatCount(high)));
    }
}

void checkSweep(const QList<int> &counts, int most, const QString &field, ProblemList &problems)
{
    if (counts.isEmpty()) {
        problems.error(field,
                       QCoreApplication::translate("Tare::ProfileValidation", "Give at least one number."));
    }
    for (qsizetype i = 0; i < counts.size(); ++i) {
        const QString element = QStringLiteral("%1[%2]").arg(field).arg(i);
        checkRange(counts.at(i), 1, most, element, problems);
        if (counts.indexOf(counts.at(i)) != i) {
            problems.warning(
                element,
                QCoreApplication::translate("Tare::ProfileValidation", "%1 is there twice; it is run once.")
                    .arg(formatCount(counts.at(i))));
        }
    }
}

} // namespace Tare
