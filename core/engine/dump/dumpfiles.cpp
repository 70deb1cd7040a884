// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/dump/dumpfiles.h"

#include "core/engine/dump/sqlrowcounter.h"
#include "core/model/numberformat.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <functional>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

using namespace std::chrono_literals;

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Tare::DumpLoad)
};

using Take = std::function<void(QByteArrayView)>;

tl::unexpected<Error> incomplete(const QString &sentence, const QString &detail = {})
{
    return failure(ErrorCode::LoadFailed, sentence, detail);
}

tl::unexpected<Error> unreadable(const QString &path, const QString &words)
{
    return failure(ErrorCode::FileFailed, Texts::tr("“%1” of the dump could not be read.").arg(path), words);
}

Result<void> readPlain(const QString &path, const Take &take, const std::stop_token &stop)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return unreadable(path, file.errorString());
    constexpr qint64 piece = 1 << 20;
    QByteArray buffer(piece, Qt::Uninitialized);
    for (;;) {
        const qint64 got = file.read(buffer.data(), piece);
        if (got < 0)
            return unreadable(path, file.errorString());
        if (got == 0)
            return {};
        if (stop.stop_requested())
            return failure(ErrorCode::Cancelled, Texts::tr("Stopped."));
        take(QByteArrayView(buffer.constData(), got));
    }
}

Result<void> readCompressed(const QString &compressor, const QString &path, const Take &take,
                            const std::stop_token &stop)
{
    auto process = ToolProcess::start({{compressor, {u"-dc"_s, path}}}, {});
    if (!process)
        return tl::unexpected<Error>(process.error());
    QStringList words;
    bool ended = false;
    while (!ended) {
        ended = (*process)->wait(ToolProcess::Clock::now() + 200ms);
        take((*process)->takeOutput());
        words += (*process)->takeLines();
        if (stop.stop_requested())
            return failure(ErrorCode::Cancelled, Texts::tr("Stopped."));
    }
    if (!(*process)->exits().value(0).good())
        return unreadable(path, words.join(u'\n'));
    return {};
}

Result<void> readFile(const DumpToolset &tools, const QString &path, const Take &take,
                      const std::stop_token &stop)
{
    const bool compressed = path.endsWith(u".gz") || path.endsWith(u".zst");
    return compressed ? readCompressed(tools.compressor, path, take, stop) : readPlain(path, take, stop);
}

Result<QMap<QString, qint64>> rowsOfMydumper(const DumpToolset &tools, const QString &directory,
                                             const std::stop_token &stop)
{
    // Written under another name until the end; with errors on the way it is renamed all the same.
    QFile metadata(directory + u"/metadata"_s);
    if (!metadata.open(QIODevice::ReadOnly) || !metadata.readAll().contains("Finished dump at"))
        return incomplete(Texts::tr("The dump is not complete: its metadata file is missing or unfinished."));
    static const QRegularExpression definition(u"-schema(-[a-z]+)?\\.sql"_s);
    QMap<QString, qint64> rows;
    const QStringList files =
        QDir(directory).entryList({u"*.sql"_s, u"*.sql.gz"_s, u"*.sql.zst"_s}, QDir::Files, QDir::Name);
    for (const QString &file : files) {
        if (file.contains(definition))
            continue;
        SqlRowCounter counter;
        const auto read = readFile(
            tools, directory + u'/' + file, [&counter](QByteArrayView text) { counter.read(text); }, stop);
        if (!read)
            return tl::unexpected<Error>(read.error());
        for (auto it = counter.rows().cbegin(); it != counter.rows().cend(); ++it)
            rows[it.key()] += it.value();
    }
    return rows;
}

Result<QMap<QString, qint64>> rowsOfStream(const DumpToolset &tools, const QString &path,
                                           const std::stop_token &stop)
{
    SqlRowCounter counter;
    QByteArray tail;
    const auto read = readFile(
        tools, path,
        [&](QByteArrayView text) {
            counter.read(text);
            constexpr qsizetype kept = 200;
            tail = (tail + text.last(std::min(kept, text.size())).toByteArray()).right(kept);
        },
        stop);
    if (!read)
        return tl::unexpected<Error>(read.error());
    if (!tail.contains("-- Dump completed"))
        return incomplete(Texts::tr("The dump is not complete: its last line is missing."));
    return counter.rows();
}

Result<QMap<QString, qint64>> rowsOfDirectory(const QString &directory, const std::stop_token &stop)
{
    QMap<QString, qint64> rows;
    const QStringList schemas = QDir(directory).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &schema : schemas) {
        const QDir tables(directory + u'/' + schema);
        for (const QString &file : tables.entryList({u"*.txt"_s}, QDir::Files)) {
            const QString table = file.chopped(4);
            if (!tables.exists(table + u".sql"_s)) {
                return incomplete(
                    Texts::tr("The dump is not complete: the definition of “%1” is missing.").arg(table));
            }
            OutfileRowCounter counter;
            const auto read = readPlain(
                tables.filePath(file), [&counter](QByteArrayView text) { counter.read(text); }, stop);
            if (!read)
                return tl::unexpected<Error>(read.error());
            rows.insert(table, counter.rows());
        }
    }
    return rows;
}

} // namespace

QString streamFile(const QString &directory, DumpCompression compression)
{
    return directory + u"/dump.sql"_s
        + (compression == DumpCompression::None       ? QString()
               : compression == DumpCompression::Gzip ? u".gz"_s
                                                      : u".zst"_s);
}

Result<QMap<QString, qint64>> readDumpRows(const DumpToolset &tools, const QString &directory,
                                           const std::stop_token &stop)
{
    switch (tools.tool) {
    case DumpTool::Mydumper:
        return rowsOfMydumper(tools, directory, stop);
    case DumpTool::MariadbDump:
        return rowsOfDirectory(directory, stop);
    case DumpTool::MysqlDump:
        break;
    }
    const QStringList files = QDir(directory).entryList({u"dump.sql*"_s}, QDir::Files);
    return rowsOfStream(tools, directory + u'/' + files.value(0), stop);
}

Result<void> compareRows(const QList<DumpTable> &source, const QMap<QString, qint64> &dumped)
{
    for (const DumpTable &table : source) {
        const qint64 rows = dumped.value(table.name);
        if (rows != table.rows) {
            return incomplete(
                Texts::tr("The dump is not complete: it holds %1 rows of “%2”, the table %3. If nobody wrote "
                          "to it meanwhile, the dump cannot be trusted.")
                    .arg(formatCount(rows), table.name, formatCount(table.rows)));
        }
    }
    return {};
}

Result<void> compareTables(const QList<DumpTable> &source, const QList<DumpTable> &restored)
{
    QMap<QString, DumpTable> found;
    for (const DumpTable &table : restored)
        found.insert(table.name, table);
    for (const DumpTable &table : source) {
        const auto copy = found.constFind(table.name);
        if (copy == found.cend())
            return incomplete(
                Texts::tr("The restore is not complete: the table “%1” is missing.").arg(table.name));
        if (copy->rows != table.rows) {
            return incomplete(Texts::tr("The restore is not complete: “%1” has %2 rows in place of %3.")
                                  .arg(table.name, formatCount(copy->rows), formatCount(table.rows)));
        }
        if (!table.checksum.isEmpty() && copy->checksum != table.checksum) {
            return incomplete(
                Texts::tr("The restore is not the same: CHECKSUM TABLE of “%1” differs.").arg(table.name),
                u"%1 ≠ %2"_s.arg(copy->checksum, table.checksum));
        }
    }
    return {};
}

} // namespace Tare
