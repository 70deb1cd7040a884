// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/dump/dumptools.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr std::chrono::seconds shortWhile{10};

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Tare::DumpTools)
};

QString findProgram(const QStringList &names)
{
    for (const QString &name : names) {
        const QString path = QStandardPaths::findExecutable(name);
        if (!path.isEmpty())
            return path;
    }
    return {};
}

tl::unexpected<Error> missing(const QStringList &names, const QString &package)
{
    return failure(ErrorCode::CommandFailed,
                   Texts::tr("%1 was not found. Dump workloads need it; install the package “%2”.")
                       .arg(names.first(), package));
}

QString firstLine(const QString &text)
{
    return text.section(u'\n', 0, 0).trimmed();
}

/// What a program says to an option, on whichever channel.
Result<QString> ask(const QString &program, const QString &option, const std::stop_token &stop)
{
    const auto said = runTool({program, {option}}, shortWhile, stop);
    if (!said)
        return tl::unexpected<Error>(said.error());
    return said->standardOutput.isEmpty() ? said->standardError : said->standardOutput;
}

/// Debian's mydumper 0.10.1 calls itself 0.10.0, so the package's version is asked for as well.
QString packageVersion(const QString &program, const std::stop_token &stop)
{
    const QString name = QFileInfo(program).fileName();
    const QString dpkg = QStandardPaths::findExecutable(u"dpkg-query"_s);
    if (dpkg.isEmpty() || !program.startsWith(u"/usr/bin/"))
        return {};
    const auto said = runTool({dpkg, {u"-W"_s, u"-f=${Version}"_s, name}}, shortWhile, stop);
    return said && said->exit.good() ? said->standardOutput.trimmed() : QString();
}

Result<void> checkMydumper(const DumpWorkload &dump, DumpToolset &tools, const std::stop_token &stop)
{
    const auto said = ask(tools.dumper, u"--version"_s, stop);
    const auto help = ask(tools.dumper, u"--help"_s, stop);
    if (!said || !help)
        return tl::unexpected<Error>(said ? help.error() : said.error());
    // "mydumper 0.10.0, built against MySQL 10.11.14", "mydumper v0.16.9-1, built against MySQL 8.0.40 with
    // SSL"
    tools.version = firstLine(*said).section(u',', 0, 0);
    tools.dialect = readDumpDialect(tools.version, *help);
    const QString package = packageVersion(tools.dumper, stop);
    if (!package.isEmpty())
        tools.version += u" (package %1)"_s.arg(package);
    const int threads = dump.threads.value(0);
    if (threads < tools.dialect.fewestThreads) {
        return failure(ErrorCode::InvalidArgument,
                       Texts::tr("%1 runs %2 threads when it is asked for %3, so this step would be "
                                 "mislabelled. Take %3 out of the threads.")
                           .arg(tools.version)
                           .arg(tools.dialect.fewestThreads)
                           .arg(threads));
    }
    const DumpCompression compression = dump.compressions.value(0);
    if (compression == DumpCompression::Zstd && !tools.dialect.compressors) {
        return failure(
            ErrorCode::InvalidArgument,
            Texts::tr("%1 compresses with gzip only. Take zstd out of the compressions, or install a "
                      "newer mydumper.")
                .arg(tools.version));
    }
    if (compression != DumpCompression::None && !tools.dialect.compressors)
        tools.compressorName = u"zlib in mydumper"_s;
    return {};
}

Result<void> checkMariadbDump(DumpToolset &tools, const std::stop_token &stop)
{
    const auto said = ask(tools.dumper, u"--version"_s, stop);
    if (!said)
        return tl::unexpected<Error>(said.error());
    tools.version = firstLine(*said).section(u" for "_s, 0, 0);
    // The path in front depends on how it was called.
    const qsizetype slash = tools.version.section(u' ', 0, 0).lastIndexOf(u'/');
    tools.version = tools.version.mid(slash + 1).simplified();
    if (tools.tool != DumpTool::MariadbDump)
        return {};
    const auto help = ask(tools.dumper, u"--help"_s, stop);
    if (!help)
        return tl::unexpected<Error>(help.error());
    if (!help->contains(u"--dir="_s) || !help->contains(u"--parallel"_s)) {
        return failure(
            ErrorCode::InvalidArgument,
            Texts::tr("%1 has no --dir and --parallel; they came with MariaDB 11.5. Choose another "
                      "tool, or install a newer client.")
                .arg(tools.version));
    }
    return {};
}

} // namespace

QStringList dumperNames(DumpTool tool)
{
    if (tool == DumpTool::Mydumper)
        return {u"mydumper"_s};
    return tool == DumpTool::MysqlDump ? QStringList{u"mariadb-dump"_s, u"mysqldump"_s}
                                       : QStringList{u"mariadb-dump"_s};
}

QStringList loaderNames(DumpTool tool)
{
    if (tool == DumpTool::Mydumper)
        return {u"myloader"_s};
    return tool == DumpTool::MysqlDump ? QStringList{u"mariadb"_s, u"mysql"_s}
                                       : QStringList{u"mariadb-import"_s};
}

Result<DumpToolset> findDumpTools(const DumpWorkload &dump, const std::stop_token &stop)
{
    DumpToolset tools;
    tools.tool = dump.tools.value(0);
    tools.compressorName = u"none"_s;
    const QString package = tools.tool == DumpTool::Mydumper ? u"mydumper"_s : u"mariadb-client"_s;
    tools.dumper = findProgram(dumperNames(tools.tool));
    if (tools.dumper.isEmpty())
        return missing(dumperNames(tools.tool), package);
    tools.loader = findProgram(loaderNames(tools.tool));
    if (tools.loader.isEmpty() && isRestored(dump))
        return missing(loaderNames(tools.tool), package);

    const DumpCompression compression = dump.compressions.value(0);
    if (compression != DumpCompression::None) {
        const QString name = dumpCompressionName(compression);
        tools.compressor = findProgram({name});
        if (tools.compressor.isEmpty())
            return missing({name}, name);
        const auto said = ask(tools.compressor, u"--version"_s, stop);
        if (!said)
            return tl::unexpected<Error>(said.error());
        tools.compressorName = firstLine(*said);
    }
    const Result<void> good =
        tools.tool == DumpTool::Mydumper ? checkMydumper(dump, tools, stop) : checkMariadbDump(tools, stop);
    if (!good)
        return tl::unexpected<Error>(good.error());
    return tools;
}

} // namespace Tare
