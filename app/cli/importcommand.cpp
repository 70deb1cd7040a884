// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/exitcode.h"
#include "core/importers/importrun.h"
#include "core/importers/logreader.h"
#include "core/report/runreport.h"
#include "core/results/resultstore.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr auto help =
    R"(Usage: tare-cli import [ENVIRONMENT=]FILE… [--name NAME] [--baseline ENVIRONMENT] [--dry-run] [--results FILE]

Takes the output of other programs into the results file, to be shown, compared, drawn and exported like a run of Tare's own:

  sysbench 0.4, 0.5, 1.0, 1.1   as printed, or with its CSV or JSON hook
  redis-benchmark 2.2 … 8       the report, -q and --csv; valkey-benchmark too
  memtier_benchmark             the document of --json-out-file

Which files belong together is told by their names: native-1.log and native-2.log are two runs of “native”; files of the same
name in different folders are of the folder's. Or say it: native=a.log native=b.log docker=c.log

  --name NAME               what the run is called
  --baseline ENVIRONMENT    what the others are held against; without it one that is native by its name, else the first
  --dry-run                 only tells what was recognised and what is doubtful
  --results FILE            another results file than TARE_RESULTS or the one in your data directory

What a log does not tell stays unknown, and what is doubtful is said with the results.
)"_L1;

/// "docker=c.log", unless there is a file of that very name.
ImportedFile fileOf(const QString &word)
{
    const qsizetype at = word.indexOf(u'=');
    if (at < 1 || QFileInfo::exists(word))
        return {word, {}, {}, {}};
    return {word.mid(at + 1), word.left(at), {}, {}};
}

Result<QList<ImportedFile>> readWords(const QStringList &words)
{
    QList<ImportedFile> given;
    QStringList paths;
    for (const QString &word : words) {
        given += fileOf(word);
        paths += given.last().path;
    }
    Result<QList<ImportedFile>> files = readFiles(paths);
    if (!files)
        return files;
    for (qsizetype i = 0; i < given.size(); ++i) {
        if (!given.at(i).environment.isEmpty())
            (*files)[i].environment = given.at(i).environment;
    }
    return files;
}

int fail(const Error &error)
{
    printError(error);
    return error.code == ErrorCode::FileFailed ? ExitUsage : exitCodeOf(error);
}

} // namespace

int importCommand(const QStringList &words)
{
    ArgumentSpec spec;
    spec.valueOptions = {u"--name"_s, u"--baseline"_s, u"--results"_s};
    spec.flags = {u"--dry-run"_s};
    spec.fewest = 1;
    spec.most = 1000;
    spec.what = u"at least one file"_s;
    const Result<Arguments> arguments = Arguments::parse(words, spec);
    if (!arguments)
        return usageError(u"import"_s, arguments.error().sentence);
    if (arguments->wantsHelp()) {
        printResult(QString::fromUtf8(help.data(), help.size()));
        return ExitDone;
    }
    const Result<QList<ImportedFile>> files = readWords(arguments->positional());
    if (!files)
        return fail(files.error());
    Result<RunRecord> run =
        assembleRun(*files, {arguments->value(u"--name"_s), arguments->value(u"--baseline"_s)});
    if (!run)
        return fail(run.error());
    if (!arguments->has(u"--dry-run"_s)) {
        auto store = ResultStore::open(arguments->value(u"--results"_s, ResultStore::defaultPath()));
        if (!store)
            return fail(store.error());
        const Result<qint64> id = (*store)->addRun(*run, importEvents(*run));
        if (!id)
            return fail(id.error());
        run->id = *id;
    }
    printResult(runToText(*run));
    if (run->id)
        printNote(u"Stored as run %1. See: tare-cli results show %1"_s.arg(run->id));
    return ExitDone;
}

} // namespace Tare
