// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/workloadwords.h"

#include "core/model/dumpcommand.h"
#include "core/model/numberformat.h"
#include "core/model/redisbenchmark.h"
#include "core/model/shellquote.h"
#include "core/model/sysbenchcommand.h"
#include "core/model/testprofile.h"
#include "ui/models/sentstatements.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

// As InnoDB stores a row of sysbench's table with its secondary index; read from a filled table.
constexpr qint64 bytesPerRow = 240;

QString text(const char *source, int count = -1)
{
    return QCoreApplication::translate("Tare::WorkloadWords", source, nullptr, count);
}

QString seconds(const Timing &timing)
{
    if (timing.operations > 0)
        return text(QT_TRANSLATE_NOOP("Tare::WorkloadWords", "%1 operations"))
            .arg(formatCount(timing.operations));
    return formatDuration(timing.duration);
}

QString separator()
{
    return QCoreApplication::translate("Tare::WorkloadWords", " · ",
                                       "between parts of a line; in Chinese without blanks");
}

// What stands for what each environment has.
const QString portMark = QStringLiteral("PORT");
const QString userMark = QStringLiteral("USER");
constexpr quint16 noPort = 0;

Endpoint somewhere()
{
    Endpoint endpoint;
    endpoint.address = QStringLiteral("127.0.0.1");
    endpoint.port = noPort;
    return endpoint;
}

QString commandLine(const QStringList &words)
{
    QStringList parts;
    for (const QString &word : words)
        parts << shellQuoted(word);
    return parts.join(QLatin1Char(' '));
}

QString sysbenchLine(OltpWorkload oltp, int threads, bool newer)
{
    oltp.threads = {threads};
    Endpoint endpoint = somewhere();
    endpoint.user = userMark;
    QStringList words =
        sysbenchCommand(oltp, endpoint, newer ? SysbenchWarmup::Option : SysbenchWarmup::Checkpoint);
    words.replaceInStrings(QStringLiteral("--mysql-port=%1").arg(noPort),
                           QStringLiteral("--mysql-port=") + portMark);
    return commandLine(words);
}

/// Tests and each own command by itself: it has no word for a mix of several commands.
QStringList redisBenchmarkLines(const RedisWorkload &redis, int clients)
{
    QList<RedisWorkload> parts;
    if (!redis.tests.isEmpty()) {
        parts << redis;
        parts.last().mixes.clear();
    }
    for (const RedisMix &mix : redis.mixes) {
        parts << redis;
        parts.last().tests.clear();
        parts.last().mixes = {mix};
    }
    QStringList lines;
    for (const RedisWorkload &part : std::as_const(parts)) {
        QStringList words = redisBenchmarkCommand(part, clients, somewhere());
        if (words.isEmpty())
            continue;
        const qsizetype port = words.indexOf(QStringLiteral("-p"));
        words[port + 1] = portMark;
        lines << commandLine(words);
    }
    return lines;
}

/// Of a case. The password is in a file that is named there.
QStringList dumpLines(const DumpWorkload &dump, bool newer)
{
    DumpDialect dialect;
    if (newer)
        dialect = {true, true, true, true, true, 2};
    DumpConnection connection;
    connection.host = QStringLiteral("127.0.0.1");
    connection.port = portMark;
    connection.user = userMark;
    const QString schema = dump.schema.isEmpty() ? QStringLiteral("tare_dump") : dump.schema;
    const QString directory = dump.directory.isEmpty() ? QStringLiteral("DIRECTORY") : dump.directory;
    return dumpCommandLines(dump, dialect, connection, schema, QStringLiteral("tare_restore"), directory);
}

QString dumpSummary(const DumpWorkload &dump)
{
    QStringList tools;
    for (const DumpTool tool : dump.tools)
        tools << dumpToolTitle(tool);
    QStringList compressions;
    for (const DumpCompression compression : dump.compressions)
        compressions << dumpCompressionTitle(compression);
    const QString threads = dump.threads.size() == 1
        ? QCoreApplication::translate("Tare::WorkloadWords", "%n threads", nullptr, dump.threads.first())
        : QCoreApplication::translate("Tare::WorkloadWords", "%1 threads").arg(countsText(dump.threads));
    return QStringList{tools.join(QStringLiteral(", ")), compressions.join(QStringLiteral(", ")), threads}
        .join(separator());
}

} // namespace

QString aboutDuration(double seconds)
{
    const double step = seconds < 20 ? 1 : seconds < 90 ? 5 : seconds < 600 ? 30 : 60;
    return formatDuration(std::round(seconds / step) * step);
}

QString shortCaseTitle(const WorkloadCase &workload, const QList<WorkloadSpec> &all)
{
    if (all.size() != 1)
        return caseTitle(workload);
    if (const auto *redis = std::get_if<RedisWorkload>(&workload.what)) {
        const auto *whole = std::get_if<RedisWorkload>(&all.first().what);
        if (whole && whole->clients.size() == 1)
            return redisCaseName(*redis);
        return caseTitle(workload);
    }
    if (const auto *dump = std::get_if<DumpWorkload>(&workload.what)) {
        const auto *whole = std::get_if<DumpWorkload>(&all.first().what);
        const int threads = dump->threads.value(0);
        const QString text =
            QCoreApplication::translate("Tare::WorkloadWords", "%1, %n threads", "compression", threads)
                .arg(dumpCompressionTitle(dump->compressions.value(0)));
        return whole && whole->tools.size() > 1
            ? QCoreApplication::translate("Tare::WorkloadWords", "%1, %2", "tool, its settings")
                  .arg(dumpToolTitle(dump->tools.value(0)), text)
            : text;
    }
    const auto *oltp = std::get_if<OltpWorkload>(&workload.what);
    if (!oltp)
        return caseTitle(workload);
    const int threads = oltp->threads.value(0); // lupdate never ends with "->" in the call below
    return QCoreApplication::translate("Tare::WorkloadWords", "%n threads", nullptr, threads);
}

QMap<QString, QString> shortEnvironmentNames(const QList<EnvironmentSpec> &environments)
{
    static const QRegularExpression separator(QStringLiteral("(, | · |\u00B7|\uFF0C|: )"));
    const QMap<QString, QString> names = distinctNames(environments);
    QHash<QString, int> heads;
    for (const QString &name : names) {
        const QRegularExpressionMatch match = separator.match(name);
        if (match.hasMatch())
            ++heads[name.left(match.capturedEnd())];
    }
    QMap<QString, QString> shorter;
    QHash<QString, int> used;
    for (auto name = names.cbegin(); name != names.cend(); ++name) {
        const QRegularExpressionMatch match = separator.match(name.value());
        QString text = name.value();
        if (match.hasMatch() && heads.value(text.left(match.capturedEnd())) > 1) {
            text = text.mid(match.capturedEnd()).trimmed();
            if (!text.isEmpty())
                text[0] = text.at(0).toUpper();
        }
        shorter.insert(name.key(), text);
        ++used[text];
    }
    for (auto name = shorter.begin(); name != shorter.end(); ++name) {
        if (name.value().isEmpty() || used.value(name.value()) > 1)
            name.value() = names.value(name.key());
    }
    return shorter;
}

QString workloadKindName(const WorkloadSpec &workload)
{
    if (std::holds_alternative<DumpWorkload>(workload.what))
        return text(QT_TRANSLATE_NOOP("Tare::WorkloadWords", "Dump"));
    return serverKind(workload) == ServerKind::Redis ? text(QT_TRANSLATE_NOOP("Tare::WorkloadWords", "Redis"))
                                                     : text(QT_TRANSLATE_NOOP("Tare::WorkloadWords", "OLTP"));
}

QString workloadSummary(const WorkloadSpec &workload)
{
    if (const auto *redis = std::get_if<RedisWorkload>(&workload.what)) {
        const auto tests = static_cast<int>(redis->tests.size() + redis->mixes.size());
        const QString what = tests == 1
            ? redisCaseName(*redis)
            : QCoreApplication::translate("Tare::WorkloadWords", "%n tests", nullptr, tests);
        const QString clients = redis->clients.size() == 1
            ? QCoreApplication::translate("Tare::WorkloadWords", "%n clients", nullptr,
                                          redis->clients.first())
            : QCoreApplication::translate("Tare::WorkloadWords", "%1 clients")
                  .arg(countsText(redis->clients));
        return QStringList{what, clients, seconds(redis->timing)}.join(separator());
    }
    if (const auto *dump = std::get_if<DumpWorkload>(&workload.what))
        return dumpSummary(*dump);
    const auto &oltp = std::get<OltpWorkload>(workload.what);
    const QString threads = oltp.threads.size() == 1
        ? QCoreApplication::translate("Tare::WorkloadWords", "%n threads", nullptr, oltp.threads.first())
        : QCoreApplication::translate("Tare::WorkloadWords", "%1 threads").arg(countsText(oltp.threads));
    return QStringList{threads, seconds(oltp.timing)}.join(separator());
}

std::optional<QList<int>> parseCounts(const QString &input, QString *wrong)
{
    QList<int> counts;
    QString normalised = input;
    normalised.replace(QChar(0xFF0C), QLatin1Char(',')).replace(QChar(0x3001), QLatin1Char(','));
    for (const QString &part : normalised.split(QLatin1Char(','))) {
        const QString trimmed = part.trimmed();
        bool isNumber = false;
        const int count = trimmed.toInt(&isNumber);
        if (!isNumber || count < 1) {
            if (wrong)
                *wrong = trimmed;
            return std::nullopt;
        }
        counts.append(count);
    }
    return counts;
}

QString countsText(const QList<int> &counts)
{
    QStringList parts;
    for (const int count : counts)
        parts << QString::number(count);
    return parts.join(QStringLiteral(", "));
}

qint64 dataBytes(const WorkloadSpec &workload)
{
    const auto *oltp = std::get_if<OltpWorkload>(&workload.what);
    if (const auto *dump = std::get_if<DumpWorkload>(&workload.what))
        return dump->schema.isEmpty() ? dump->tables * dump->tableSize * bytesPerRow : 0;
    return oltp ? oltp->tables * oltp->tableSize * bytesPerRow : 0;
}

QString equivalentCommand(const WorkloadSpec &workload, OtherTool tool, const QString &profilePath)
{
    if (tool == OtherTool::TareCli)
        return QStringLiteral("tare-cli run %1")
            .arg(profilePath.isEmpty() ? QStringLiteral("PROFILE.tare") : shellQuoted(profilePath));
    QStringList commands;
    if (const auto *redis = std::get_if<RedisWorkload>(&workload.what)) {
        for (const int clients : redis->clients)
            commands << redisBenchmarkLines(*redis, clients);
    } else if (std::holds_alternative<DumpWorkload>(workload.what)) {
        for (const WorkloadCase &one : expandCases(workload))
            commands << dumpLines(std::get<DumpWorkload>(one.what), tool == OtherTool::MydumperNew);
    } else {
        const auto &oltp = std::get<OltpWorkload>(workload.what);
        for (const int threads : oltp.threads)
            commands << sysbenchLine(oltp, threads, tool == OtherTool::Sysbench11);
    }
    return commands.join(QLatin1Char('\n'));
}

QString wrapCommand(const QString &commands, int columns)
{
    QStringList lines;
    for (const QString &command : commands.split(QLatin1Char('\n'))) {
        QString line;
        for (const QString &word : command.split(QLatin1Char(' '))) {
            if (line.isEmpty())
                line = word;
            else if (line.size() + 1 + word.size() <= columns)
                line += QLatin1Char(' ') + word;
            else {
                lines << line;
                line = QStringLiteral("  ") + word;
            }
            // A list longer than a line goes on after a comma.
            while (line.size() > columns) {
                const qsizetype comma = line.lastIndexOf(QLatin1Char(','), columns - 1);
                if (comma < 3)
                    break;
                const QString rest = line.mid(comma + 1);
                line.truncate(comma + 1);
                lines << line;
                line = QStringLiteral("  ") + rest;
            }
        }
        lines << line;
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace Tare
