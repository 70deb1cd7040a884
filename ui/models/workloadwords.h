// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/environmentspec.h"
#include "core/model/workloadspec.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace Tare {

/// One line on a workload, in the present language: "8 threads · 300 s", "21 tests · 50 clients".
QString workloadSummary(const WorkloadSpec &workload);

/// An estimate, no more exact than it is: "45 s", "2 min 30 s", "1 h 34 min".
QString aboutDuration(double seconds);

/// What tells the cases of a plan apart, as short as can be: "SET", "8 threads", or the whole title.
QString shortCaseTitle(const WorkloadCase &workload, const QList<WorkloadSpec> &all);

/// Names as short as they can be and still differ: where several begin alike ("Docker · host network",
/// "Docker · published port"), what comes after. Key: environment id.
QMap<QString, QString> shortEnvironmentNames(const QList<EnvironmentSpec> &environments);

/// "OLTP", "Redis", "Dump"
QString workloadKindName(const WorkloadSpec &workload);

/// "4, 8, 16" ↔ {4, 8, 16}. On a mistake `wrong` is the part that is not a whole number above 0.
std::optional<QList<int>> parseCounts(const QString &text, QString *wrong = nullptr);
QString countsText(const QList<int> &counts);

/// About the size of the data set on the disk of one server; 0 for Redis.
qint64 dataBytes(const WorkloadSpec &workload);

/// The same load with the tool that these users know; no password. One command a line. PORT and USER stand
/// for what each environment has. For dumps: the commands that Tare itself runs, for mydumper as Debian 12
/// has it, or, with MydumperNew, as it is called since 0.16.
enum class OtherTool { Sysbench10, Sysbench11, RedisBenchmark, Mydumper, MydumperNew, TareCli };
QString equivalentCommand(const WorkloadSpec &workload, OtherTool tool, const QString &profilePath);

/// Breaks long commands at blanks, further lines indented: an option stays whole unless it is a list that is
/// longer than a line.
QString wrapCommand(const QString &commands, int columns);

} // namespace Tare
