// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/processmark.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

QString presentBootId()
{
    QFile file(u"/proc/sys/kernel/random/boot_id"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QString::fromLatin1(file.readAll().trimmed());
}

} // namespace

std::optional<ProcessMark> ProcessMark::of(qint64 pid)
{
    QFile file(u"/proc/%1/stat"_s.arg(pid));
    if (pid <= 0 || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QByteArray line = file.readAll();
    // The program's name stands in brackets and may hold blanks and brackets itself.
    const qsizetype open = line.indexOf('(');
    const qsizetype close = line.lastIndexOf(')');
    if (open < 0 || close < open)
        return std::nullopt;
    const QList<QByteArray> fields = line.mid(close + 2).split(' ');
    constexpr int state = 0;
    constexpr int start = 19;
    if (fields.size() <= start || fields[state] == "Z" || fields[state] == "X")
        return std::nullopt;
    ProcessMark mark;
    mark.pid = pid;
    mark.startTime = fields[start].toULongLong();
    mark.bootId = presentBootId();
    mark.program = QString::fromLocal8Bit(line.mid(open + 1, close - open - 1));
    return mark;
}

std::optional<ProcessMark> ProcessMark::ofThisProcess()
{
    return of(QCoreApplication::applicationPid());
}

std::optional<ProcessMark> ProcessMark::read(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
    ProcessMark mark;
    mark.pid = object["pid"_L1].toInteger();
    mark.startTime = object["start_time"_L1].toString().toULongLong();
    mark.bootId = object["boot_id"_L1].toString();
    mark.program = object["program"_L1].toString();
    if (mark.pid <= 0 || mark.startTime == 0 || mark.bootId.isEmpty())
        return std::nullopt;
    return mark;
}

Result<void> ProcessMark::write(const QString &path) const
{
    QJsonObject object;
    object["pid"_L1] = pid;
    object["start_time"_L1] = QString::number(startTime);
    object["boot_id"_L1] = bootId;
    object["program"_L1] = program;
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(QJsonDocument(object).toJson()) < 0
        || !file.commit()) {
        return failure(
            ErrorCode::FileFailed,
            QCoreApplication::translate("Tare::ProcessMark", "The file “%1” could not be written.").arg(path),
            file.errorString());
    }
    return {};
}

bool ProcessMark::isAlive() const
{
    const std::optional<ProcessMark> now = of(pid);
    return now && now->startTime == startTime && now->bootId == bootId;
}

} // namespace Tare
