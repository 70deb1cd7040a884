// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/fittedtext.h"

namespace Tare {

QString fittedParts(const QString &line, const QFontMetrics &metrics, int width)
{
    QString shown = line;
    while (metrics.horizontalAdvance(shown) > width) {
        const qsizetype dot = shown.lastIndexOf(QChar(0x00B7)); // with or without blanks around it
        if (dot <= 0)
            return metrics.elidedText(shown, Qt::ElideRight, width);
        shown = shown.left(dot).trimmed();
    }
    return shown;
}

} // namespace Tare
