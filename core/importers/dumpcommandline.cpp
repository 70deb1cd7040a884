// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/importers/commandreaders.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

OptionGrammar grammar()
{
    OptionGrammar grammar;
    grammar.withValue = {u"-B"_s,
                         u"--database"_s,
                         u"-t"_s,
                         u"--threads"_s,
                         u"-o"_s,
                         u"--outputdir"_s,
                         u"-d"_s,
                         u"--directory"_s,
                         u"-r"_s,
                         u"--rows"_s,
                         u"-F"_s,
                         u"--chunk-filesize"_s,
                         u"-h"_s,
                         u"--host"_s,
                         u"-P"_s,
                         u"--port"_s,
                         u"-u"_s,
                         u"--user"_s,
                         u"-S"_s,
                         u"--socket"_s,
                         u"-x"_s,
                         u"--regex"_s,
                         u"-T"_s,
                         u"--tables-list"_s,
                         u"-s"_s,
                         u"--statement-size"_s,
                         u"--source-db"_s,
                         u"-q"_s,
                         u"--queries-per-transaction"_s,
                         u"-v"_s,
                         u"--verbose"_s,
                         u"-L"_s,
                         u"--logfile"_s,
                         u"-l"_s,
                         u"--long-query-guard"_s,
                         u"--sync-thread-lock-mode"_s,
                         u"--defaults-file"_s};
    return grammar;
}

} // namespace

void readDump(const QStringList &words, CommandMeaning &meaning)
{
    DumpCommand dump;
    const QString program = QFileInfo(words.first()).fileName();
    dump.restore = program == "myloader"_L1;
    OptionGrammar taken = grammar();
    if (dump.restore) {
        taken.withValue.remove(u"-o"_s); // overwrites tables there
    }
    CommandOptions options(words.mid(1), taken);
    const auto number = [&options](const QString &name, const QString &longName) {
        const auto text = options.value(name, longName);
        return text ? text->section(u':', -1).toLongLong() : 0;
    };
    const qint64 threads = number(u"-t"_s, u"--threads"_s);
    dump.threads = threads > 0 ? static_cast<int>(std::min<qint64>(threads, 4096)) : dump.threads;
    dump.schema = options.value(u"-B"_s, u"--database"_s).value_or(QString());
    dump.compressed = options.has(u"-c"_s) | options.has(u"--compress"_s);
    dump.chunkRows = dump.restore ? 0 : std::max<qint64>(number(u"-r"_s, u"--rows"_s), 0);
    dump.address = options.value(u"-h"_s, u"--host"_s).value_or(QString());
    dump.port = static_cast<int>(std::clamp<qint64>(number(u"-P"_s, u"--port"_s), 0, 65535));
    dump.user = options.value(u"-u"_s, u"--user"_s).value_or(QString());
    dump.directory = dump.restore ? options.value(u"-d"_s, u"--directory"_s).value_or(QString())
                                  : options.value(u"-o"_s, u"--outputdir"_s).value_or(QString());
    options.ignore({u"-v"_s, u"--verbose"_s, u"-L"_s, u"--logfile"_s, u"-o"_s, u"--overwrite-tables"_s});
    QStringList unasked = options.unasked();
    const bool password = std::any_of(unasked.cbegin(), unasked.cend(), [](const QString &name) {
        return name.startsWith("-p"_L1) || name.startsWith("--password"_L1);
    });
    if (password || options.has(u"-p"_s) || options.has(u"--password"_s))
        tellPassword(meaning);
    for (const QString &name : std::as_const(unasked)) {
        if (name.startsWith("-p"_L1) && !name.startsWith("--"_L1))
            options.ignore({name});
    }
    meaning.dumps += dump;
    meaning.programs += program;
    tellUnasked(options, program, meaning);
}

} // namespace Tare
