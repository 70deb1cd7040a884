// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/workloadwords.h"

#include "core/model/numberformat.h"
#include "core/model/testprofile.h"
#include "ui/models/sentstatements.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <array>
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

QString quoted(const QString &argument)
{
    static const QString plain =
        QStringLiteral("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./:=,+@%");
    const bool safe = !argument.isEmpty()
        && std::all_of(argument.begin(), argument.end(), [](QChar c) { return plain.contains(c); });
    if (safe)
        return argument;
    QString escaped = argument;
    escaped.replace(QLatin1Char('\''), QStringLiteral("'\\''"));
    return QLatin1Char('\'') + escaped + QLatin1Char('\'');
}

/// redis-benchmark's -t names; LRANGE_100 and its kin are one test there.
QString benchmarkTestName(RedisTest test)
{
    QString name = redisTestName(test).toLower();
    if (name.startsWith(QStringLiteral("ping_inline")))
        return QStringLiteral("ping_inline");
    if (name.startsWith(QStringLiteral("ping_mbulk")))
        return QStringLiteral("ping_mbulk");
    return name;
}

QString sysbenchDistribution(RowDistribution distribution)
{
    switch (distribution) {
    case RowDistribution::Uniform:
        return QStringLiteral("uniform");
    case RowDistribution::Special:
        return QStringLiteral("special");
    case RowDistribution::Gaussian:
        return QStringLiteral("gaussian");
    case RowDistribution::Pareto:
        return QStringLiteral("pareto");
    case RowDistribution::Zipfian:
        return QStringLiteral("zipfian");
    }
    return {};
}

/// The numbers of statements that are not as sysbench has them.
QStringList countOptions(const OltpWorkload &oltp)
{
    using Counts = OltpStatementCounts;
    struct Option
    {
        const char *name;
        int Counts::*count;
    };
    static constexpr std::array<Option, 12> options = {{
        {"point-selects", &Counts::pointSelects},
        {"simple-ranges", &Counts::simpleRanges},
        {"sum-ranges", &Counts::sumRanges},
        {"order-ranges", &Counts::orderRanges},
        {"distinct-ranges", &Counts::distinctRanges},
        {"range-size", &Counts::rangeSize},
        {"index-updates", &Counts::indexUpdates},
        {"non-index-updates", &Counts::nonIndexUpdates},
        {"delete-inserts", &Counts::deleteInserts},
        {"random-points", &Counts::randomPoints},
        {"number-of-ranges", &Counts::numberOfRanges},
        {"delta", &Counts::delta},
    }};
    const Counts usual;
    QStringList parts;
    for (const Option &option : options) {
        const int count = oltp.counts.*option.count;
        if (usesCount(oltp.mix, option.count) && count != usual.*option.count)
            parts << QStringLiteral("--%1=%2").arg(QLatin1StringView(option.name)).arg(count);
    }
    return parts;
}

QStringList tableOptions(const OltpTableOptions &table)
{
    const OltpTableOptions usual;
    QStringList parts;
    if (!table.autoIncrement)
        parts << QStringLiteral("--auto-inc=off");
    if (table.secondaryKey)
        parts << QStringLiteral("--secondary=on");
    if (!table.secondaryIndex)
        parts << QStringLiteral("--create-secondary=off");
    if (table.storageEngine.compare(usual.storageEngine, Qt::CaseInsensitive) != 0)
        parts << QStringLiteral("--mysql-storage-engine=%1").arg(quoted(table.storageEngine));
    return parts;
}

/// 1.0 knows no warm-up: a checkpoint at its end parts the figures. Options that only 1.1 knows are left out.
QString sysbenchCommand(const OltpWorkload &oltp, int threads, bool hasWarmup)
{
    QStringList parts{QStringLiteral("sysbench"),
                      oltpMixName(oltp.mix),
                      QStringLiteral("--db-driver=mysql"),
                      QStringLiteral("--mysql-host=127.0.0.1"),
                      QStringLiteral("--mysql-port=PORT"),
                      QStringLiteral("--mysql-user=USER"),
                      QStringLiteral("--mysql-db=tare_oltp"),
                      QStringLiteral("--tables=%1").arg(oltp.tables),
                      QStringLiteral("--table-size=%1").arg(oltp.tableSize),
                      QStringLiteral("--threads=%1").arg(threads)};
    const OltpWorkload usual;
    const Timing &timing = oltp.timing;
    if (timing.operations > 0) {
        parts << QStringLiteral("--events=%1").arg(timing.operations)
              << QStringLiteral("--time=%1").arg(timing.duration);
    } else if (hasWarmup) {
        parts << QStringLiteral("--time=%1").arg(timing.duration)
              << QStringLiteral("--warmup-time=%1").arg(timing.warmup);
    } else {
        parts << QStringLiteral("--time=%1").arg(timing.warmup + timing.duration);
        if (timing.warmup > 0)
            parts << QStringLiteral("--report-checkpoints=%1").arg(timing.warmup);
    }
    parts << QStringLiteral("--report-interval=%1").arg(timing.interval);
    if (hasWarmup || oltp.distribution != RowDistribution::Zipfian)
        parts << QStringLiteral("--rand-type=%1").arg(sysbenchDistribution(oltp.distribution));
    if (hasWarmup && oltp.distribution == RowDistribution::Zipfian && oltp.zipfExponent != usual.zipfExponent)
        parts << QStringLiteral("--rand-zipfian-exp=%1").arg(oltp.zipfExponent);
    if (oltp.distribution == RowDistribution::Pareto && oltp.paretoShape != usual.paretoShape)
        parts << QStringLiteral("--rand-pareto-h=%1").arg(oltp.paretoShape);
    if (oltp.rate > 0)
        parts << QStringLiteral("--rate=%1").arg(std::max(std::lround(oltp.rate), 1L));
    if (hasWarmup && oltp.reconnectEvery > 0)
        parts << QStringLiteral("--reconnect=%1").arg(oltp.reconnectEvery);
    if (!oltp.preparedStatements)
        parts << QStringLiteral("--db-ps-mode=disable");
    if (oltp.skipTransactions && hasTransaction(oltp.mix))
        parts << QStringLiteral("--skip-trx=on");
    parts << countOptions(oltp) << tableOptions(oltp.table);
    parts << QStringLiteral("run");
    return parts.join(QLatin1Char(' '));
}

/// redis-benchmark with tests of its own (`what`: "-t set,get"), or with nothing, before a command.
QString redisBenchmarkCommand(const RedisWorkload &redis, int clients, const QStringList &what)
{
    QStringList parts{QStringLiteral("redis-benchmark"), QStringLiteral("-h"), QStringLiteral("127.0.0.1"),
                      QStringLiteral("-p"), QStringLiteral("PORT")};
    parts << what << QStringLiteral("-c") << QString::number(clients) << QStringLiteral("-d")
          << QString::number(redis.payloadBytes);
    if (!redis.classic)
        parts << QStringLiteral("-r") << QString::number(redis.keyspace);
    parts << QStringLiteral("-P") << QString::number(redis.pipeline) << QStringLiteral("-n")
          << QString::number(redis.timing.operations > 0 ? redis.timing.operations : 1000000);
    if (redis.workers > 1)
        parts << QStringLiteral("--threads") << QString::number(redis.workers);
    if (redis.reconnect)
        parts << QStringLiteral("-k") << QStringLiteral("0");
    return parts.join(QLatin1Char(' '));
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

/// As mydumper 0.10 takes it; the password comes from a file.
QStringList dumpCommands(const DumpWorkload &dump)
{
    const QString schema = dump.schema.isEmpty() ? QStringLiteral("tare_oltp") : dump.schema;
    const QString directory = dump.directory.isEmpty() ? QStringLiteral("DIRECTORY") : quoted(dump.directory);
    const DumpCompression compression = dump.compressions.value(0);
    if (dump.tools.value(0) != DumpTool::Mydumper) {
        const bool parallel = dump.tools.value(0) == DumpTool::MariadbDump;
        QString command = QStringLiteral("mariadb-dump -h 127.0.0.1 -P PORT -u USER --single-transaction %1")
                              .arg(quoted(schema));
        if (parallel)
            command += QStringLiteral(" --dir=%1 --parallel=%2").arg(directory).arg(dump.threads.value(0));
        else if (compression != DumpCompression::None)
            command += QStringLiteral(" | %1").arg(dumpCompressionName(compression));
        if (!parallel)
            command += QStringLiteral(" > %1/dump.sql").arg(directory);
        return {command};
    }
    const QString where = QStringLiteral("-h 127.0.0.1 -P PORT -u USER");
    QString command = QStringLiteral("mydumper %1 -B %2 -t %3 -o %4")
                          .arg(where, quoted(schema))
                          .arg(dump.threads.value(0))
                          .arg(directory);
    if (dump.consistency == DumpConsistency::Transactions)
        command += QStringLiteral(" --trx-consistency-only");
    else if (dump.consistency == DumpConsistency::LockTables)
        command += QStringLiteral(" --lock-all-tables");
    else if (dump.consistency == DumpConsistency::NoLocks)
        command += QStringLiteral(" --no-locks");
    if (dump.chunkRows > 0)
        command += QStringLiteral(" -r %1").arg(dump.chunkRows);
    if (compression == DumpCompression::Gzip)
        command += QStringLiteral(" -c");
    else if (compression == DumpCompression::Zstd)
        command += QStringLiteral(" -c zstd");
    QStringList commands{command};
    if (isRestored(dump))
        commands << QStringLiteral("myloader %1 -B tare_restore -t %2 -d %3")
                        .arg(where)
                        .arg(dump.threads.value(0))
                        .arg(directory);
    return commands;
}

/// It has no word for a mix of several commands.
QStringList redisBenchmarkCommands(const RedisWorkload &redis, int clients)
{
    QStringList commands;
    if (!redis.tests.isEmpty()) {
        QStringList tests;
        for (const RedisTest test : redis.tests)
            tests << benchmarkTestName(test);
        const QStringList what{QStringLiteral("-t"), tests.join(QLatin1Char(','))};
        commands << redisBenchmarkCommand(redis, clients, what);
    }
    for (const RedisMix &mix : redis.mixes) {
        if (mix.commands.size() == 1)
            commands << redisBenchmarkCommand(redis, clients, {}) + QLatin1Char(' ')
                    + mix.commands.first().command;
    }
    return commands;
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
            .arg(profilePath.isEmpty() ? QStringLiteral("PROFILE.tare") : quoted(profilePath));
    QStringList commands;
    if (const auto *redis = std::get_if<RedisWorkload>(&workload.what)) {
        for (const int clients : redis->clients)
            commands << redisBenchmarkCommands(*redis, clients);
    } else if (std::holds_alternative<DumpWorkload>(workload.what)) {
        for (const WorkloadCase &one : expandCases(workload))
            commands << dumpCommands(std::get<DumpWorkload>(one.what));
    } else {
        const auto &oltp = std::get<OltpWorkload>(workload.what);
        for (const int threads : oltp.threads)
            commands << sysbenchCommand(oltp, threads, tool == OtherTool::Sysbench11);
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
