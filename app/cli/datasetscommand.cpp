// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/exitcode.h"
#include "core/environment/machinecontext.h"
#include "core/model/numberformat.h"
#include "core/report/textlayout.h"
#include "core/run/datasetcache.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr auto help = R"(Usage: tare-cli datasets list [--format text|json]
       tare-cli datasets delete ID...|--all
       tare-cli datasets limit [SIZE]

Data that was prepared for servers that Tare starts is kept on the disk, in TARE_WORK_DIR, and used again by every run that needs
the same rows by the same server program.

  list     what is kept, last used first
  delete   removes data sets by the ids of the list; never one that a run is using
  limit    how much is kept, or sets it: 20G, 500M, 0 for nothing. What was not used for the longest time goes first
)"_L1;

QString describe(const KeptDataSet &set)
{
    QString line = u"%1  %2  %3  %4"_s.arg(set.id, padLeft(formatBytes(set.bytes), 9),
                                           set.lastUsed.toString(u"yyyy-MM-dd HH:mm"_s), set.title());
    if (!set.serverVersion.isEmpty())
        line += u"  "_s + printable(set.serverVersion);
    if (!set.complete)
        line += u"  (unfinished)"_s;
    if (set.inUse)
        line += u"  (in use)"_s;
    return printable(line) + u'\n';
}

QJsonObject toJson(const KeptDataSet &set)
{
    return {{u"id"_s, set.id},
            {u"key"_s, set.key},
            {u"server_version"_s, set.serverVersion},
            {u"tables"_s, set.tables},
            {u"table_size"_s, set.tableSize},
            {u"seed"_s, QString::number(set.seed)},
            {u"complete"_s, set.complete},
            {u"made"_s, set.made.toString(Qt::ISODateWithMs)},
            {u"last_used"_s, set.lastUsed.toString(Qt::ISODateWithMs)},
            {u"files"_s, set.files},
            {u"bytes"_s, set.bytes},
            {u"in_use"_s, set.inUse}};
}

int list(const DataSetCache &cache, const QString &format)
{
    const QList<KeptDataSet> sets = cache.list();
    if (format == "json"_L1) {
        QJsonArray array;
        for (const KeptDataSet &set : sets)
            array.append(toJson(set));
        const QJsonObject document{
            {u"directory"_s, cache.directory()}, {u"limit_bytes"_s, cache.limit()}, {u"datasets"_s, array}};
        printResult(QJsonDocument(document).toJson());
        return ExitDone;
    }
    qint64 bytes = 0;
    for (const KeptDataSet &set : sets) {
        printResult(describe(set));
        bytes += set.bytes;
    }
    const QString most = formatBytes(cache.limit());
    const QString text = sets.isEmpty()
        ? u"No data set is kept in %1. The limit is %2."_s.arg(cache.directory(), most)
        : u"%1 of at most %2 in %3"_s.arg(formatBytes(bytes), most, cache.directory());
    printResult(printable(text) + u'\n');
    return ExitDone;
}

int remove(DataSetCache &cache, QStringList ids, bool all)
{
    const QList<KeptDataSet> sets = cache.list();
    if (all) {
        for (const KeptDataSet &set : sets)
            ids.append(set.id);
    }
    int exitCode = ExitDone;
    for (const QString &id : std::as_const(ids)) {
        const auto known =
            std::find_if(sets.cbegin(), sets.cend(), [&id](const KeptDataSet &set) { return set.id == id; });
        if (known == sets.cend()) {
            printError({ErrorCode::InvalidArgument,
                        u"There is no data set “%1”. See: tare-cli datasets list"_s.arg(printable(id)),
                        {}});
            exitCode = ExitUsage;
        } else if (const Result<void> removed = cache.remove(id); !removed) {
            printError(removed.error());
            exitCode = ExitImpossible;
        } else {
            printResult(u"removed "_s + describe(*known));
        }
    }
    return exitCode;
}

/// "20G": powers of 1000, as sizes are shown. Nothing for what is no size.
std::optional<qint64> bytesOf(const QString &text)
{
    static const QString units = u"KMGT"_s;
    QString digits = text.toUpper();
    double factor = 1;
    if (digits.endsWith(u'B'))
        digits.chop(1);
    if (const auto unit = digits.isEmpty() ? -1 : units.indexOf(digits.back()); unit >= 0) {
        digits.chop(1);
        for (qsizetype i = 0; i <= unit; ++i)
            factor *= 1000;
    }
    bool isNumber = false;
    const double number = digits.toDouble(&isNumber);
    constexpr double most = 1e18;
    if (!isNumber || number < 0 || number * factor > most)
        return std::nullopt;
    return static_cast<qint64>(number * factor);
}

int limit(DataSetCache &cache, const QString &size)
{
    if (!size.isEmpty()) {
        const std::optional<qint64> bytes = bytesOf(size);
        if (!bytes)
            return usageError(u"datasets"_s, u"“%1” is not a size like 20G or 500M."_s.arg(size));
        if (const Result<void> set = cache.setLimit(*bytes); !set) {
            printError(set.error());
            return exitCodeOf(set.error());
        }
    }
    const QString text = u"At most %1 are kept in %2."_s.arg(formatBytes(cache.limit()), cache.directory());
    printResult(printable(text) + u'\n');
    return ExitDone;
}

} // namespace

int datasetsCommand(const QStringList &words)
{
    ArgumentSpec spec;
    spec.valueOptions = {u"--format"_s};
    spec.flags = {u"--all"_s};
    spec.fewest = 1;
    spec.most = 1000;
    spec.what = u"list, delete or limit"_s;
    const Result<Arguments> arguments = Arguments::parse(words, spec);
    if (!arguments)
        return usageError(u"datasets"_s, arguments.error().sentence);
    if (arguments->wantsHelp()) {
        printResult(QString::fromUtf8(help.data(), help.size()));
        return ExitDone;
    }
    const Result<QString> format = arguments->choice(u"--format"_s, {u"text"_s, u"json"_s});
    if (!format)
        return usageError(u"datasets"_s, format.error().sentence);
    const MachineContext context;
    DataSetCache cache(context.workDirectory());
    const QString action = arguments->positional().constFirst();
    const QStringList rest = arguments->positional().mid(1);
    if (action == "list"_L1 && rest.isEmpty())
        return list(cache, *format);
    if (action == "delete"_L1 && rest.isEmpty() != arguments->has(u"--all"_s))
        return usageError(u"datasets"_s, u"Name the data sets to delete, or --all."_s);
    if (action == "delete"_L1)
        return remove(cache, rest, arguments->has(u"--all"_s));
    if (action == "limit"_L1 && rest.size() <= 1)
        return limit(cache, rest.value(0));
    return usageError(u"datasets"_s, u"Say list, delete or limit."_s);
}

} // namespace Tare
