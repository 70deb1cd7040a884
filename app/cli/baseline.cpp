// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/baseline.h"

#include "core/report/reportfields.h"

using namespace Qt::StringLiterals;

namespace Tare {

Result<QString> findBaseline(const RunRecord &run, const QString &name)
{
    if (name.isEmpty())
        return QString();
    const QMap<QString, QString> names = environmentNames(run);
    const QString byName = names.key(name);
    if (!byName.isEmpty())
        return byName;
    if (names.contains(name))
        return name;
    QStringList quoted;
    for (const QString &known : names)
        quoted += u"“%1”"_s.arg(known);
    return failure(ErrorCode::InvalidArgument,
                   u"Run %1 has no environment “%2”. It has: %3."_s.arg(QString::number(run.id), name,
                                                                        quoted.join(u", "_s)));
}

} // namespace Tare
