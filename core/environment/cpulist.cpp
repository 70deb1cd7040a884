// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/cpulist.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <sched.h>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Tare::CpuList)
};

} // namespace

Result<QList<int>> readCpuList(const QString &text)
{
    QList<int> cpus;
    if (text.trimmed().isEmpty())
        return cpus;
    cpu_set_t usable;
    CPU_ZERO(&usable);
    ::sched_getaffinity(0, sizeof usable, &usable);
    static const QRegularExpression part(u"^\\s*(\\d{1,4})(?:-(\\d{1,4})(?::(\\d{1,4}))?)?\\s*$"_s);
    for (const QString &piece : text.split(u',')) {
        const QRegularExpressionMatch match = part.match(piece);
        const int first = match.captured(1).toInt();
        const int last = match.captured(2).isEmpty() ? first : match.captured(2).toInt();
        const int step = match.captured(3).isEmpty() ? 1 : match.captured(3).toInt();
        if (!match.hasMatch() || last < first || step < 1) {
            return failure(
                ErrorCode::InvalidArgument,
                Texts::tr("“%1” is no list of processors. Write numbers and ranges, such as 0,2-3.")
                    .arg(text));
        }
        for (int cpu = first; cpu <= last; cpu += step) {
            if (cpu >= CPU_SETSIZE || !CPU_ISSET(static_cast<size_t>(cpu), &usable)) {
                return failure(ErrorCode::InvalidArgument,
                               Texts::tr("Processor %1 cannot be used on this computer. Correct the list of "
                                         "processors “%2”.")
                                   .arg(QString::number(cpu), text));
            }
            cpus.append(cpu);
        }
    }
    std::sort(cpus.begin(), cpus.end());
    cpus.erase(std::unique(cpus.begin(), cpus.end()), cpus.end());
    return cpus;
}

QString cpuListText(const QList<int> &cpus)
{
    QStringList parts;
    for (qsizetype first = 0, next = 0; first < cpus.size(); first = next) {
        next = first + 1;
        while (next < cpus.size() && cpus.at(next) == cpus.at(next - 1) + 1)
            ++next;
        const int last = cpus.at(next - 1);
        parts.append(next - first == 1 ? QString::number(last) : u"%1-%2"_s.arg(cpus.at(first)).arg(last));
    }
    return parts.join(u',');
}

} // namespace Tare
