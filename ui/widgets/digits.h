// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace Tare {

/// The digits of a typed or pasted number, whatever parts its groups and whatever script they are of.
inline QString digitsOf(const QString &text)
{
    QString digits;
    for (const QChar c : text) {
        if (c.isDigit())
            digits += QString::number(c.digitValue());
    }
    return digits;
}

} // namespace Tare
