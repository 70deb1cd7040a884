// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/resourcemark.h"

using namespace Qt::StringLiterals;

namespace Tare {

QString ownerText()
{
    const std::optional<ProcessMark> own = ProcessMark::ofThisProcess();
    if (!own)
        return {};
    return u"%1-%2-%3"_s.arg(QString::number(own->pid), QString::number(own->startTime), own->bootId);
}

std::optional<ProcessMark> parseOwner(const QString &text)
{
    ProcessMark mark;
    bool pidGood = false;
    bool startGood = false;
    mark.pid = text.section(u'-', 0, 0).toLongLong(&pidGood);
    mark.startTime = text.section(u'-', 1, 1).toULongLong(&startGood);
    mark.bootId = text.section(u'-', 2);
    if (!pidGood || !startGood || mark.bootId.isEmpty())
        return std::nullopt;
    return mark;
}

QMap<QString, QString> resourceLabels(const QString &runKey, int order)
{
    QMap<QString, QString> labels;
    labels[QStringView(runLabel).toString()] = runKey;
    labels[QStringView(ownerLabel).toString()] = ownerText();
    labels[QStringView(madeLabel).toString()] = u"1"_s;
    if (order > 0)
        labels[QStringView(stepLabel).toString()] = QString::number(order);
    return labels;
}

} // namespace Tare
