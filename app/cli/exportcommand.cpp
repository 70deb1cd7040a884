// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/arguments.h"
#include "app/cli/baseline.h"
#include "app/cli/chosenrun.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/exitcode.h"
#include "core/analysis/dumpsweep.h"
#include "core/report/hostreport.h"
#include "core/report/runreport.h"
#include "core/results/resultstore.h"

#include <QFileInfo>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr auto help =
    R"(Usage: tare-cli export ID --to FILE.csv|.json|.md [--intervals|--targets|--sweep|--host] [--baseline NAME] [--results FILE]

Writes a run to a file; its suffix says how. CSV has one line a step, with --intervals one line an interval, with
--targets one line a target of steps that have several, with --sweep one line for each number of threads of its
dumps and restores, with --host one line for each second and figure of the machine. JSON holds everything. An
existing file is replaced. CSV and JSON are described in docs/output.md.
)"_L1;

enum class Target { Csv, Json, Markdown };

Result<Target> targetOf(const QString &file)
{
    const QString suffix = QFileInfo(file).suffix().toLower();
    if (suffix == "csv"_L1)
        return Target::Csv;
    if (suffix == "json"_L1)
        return Target::Json;
    if (suffix == "md"_L1)
        return Target::Markdown;
    return failure(ErrorCode::InvalidArgument,
                   u"The file's name must end with .csv, .json or .md, not “%1”."_s.arg(file));
}

Result<void> save(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit()) {
        return failure(ErrorCode::FileFailed,
                       u"The file %1 could not be written: %2."_s.arg(path, file.errorString()));
    }
    return {};
}

int fail(const Error &error)
{
    printError(error);
    return exitCodeOf(error);
}

} // namespace

int exportCommand(const QStringList &words)
{
    ArgumentSpec spec;
    spec.valueOptions = {u"--to"_s, u"--baseline"_s, u"--results"_s};
    spec.flags = {u"--intervals"_s, u"--targets"_s, u"--sweep"_s, u"--host"_s};
    spec.fewest = spec.most = 1;
    spec.what = u"the number of a run"_s;
    const Result<Arguments> arguments = Arguments::parse(words, spec);
    if (!arguments)
        return usageError(u"export"_s, arguments.error().sentence);
    if (arguments->wantsHelp()) {
        printResult(QString::fromUtf8(help.data(), help.size()));
        return ExitDone;
    }
    const Result<RunReference> reference = runReference(arguments->positional().constFirst());
    if (!reference)
        return usageError(u"export"_s, reference.error().sentence);
    const QString path = arguments->value(u"--to"_s);
    if (path.isEmpty())
        return usageError(u"export"_s, u"Something is missing: --to FILE."_s);
    const Result<Target> target = targetOf(path);
    if (!target)
        return usageError(u"export"_s, target.error().sentence);
    const bool intervals = arguments->has(u"--intervals"_s);
    const bool sweep = arguments->has(u"--sweep"_s);
    if (sweep && (intervals || *target != Target::Csv))
        return usageError(u"export"_s,
                          u"--sweep is for CSV, and without --intervals; JSON holds sweeps anyway."_s);
    if (intervals && *target != Target::Csv)
        return usageError(u"export"_s, u"--intervals is for CSV; JSON holds the intervals anyway."_s);
    const bool targets = arguments->has(u"--targets"_s);
    if (targets && (intervals || sweep || *target != Target::Csv))
        return usageError(u"export"_s, u"--targets is for CSV, and alone; JSON holds the targets anyway."_s);

    const bool host = arguments->has(u"--host"_s);
    if (host && (*target != Target::Csv || intervals || sweep || targets))
        return usageError(u"export"_s, u"--host is for CSV, and alone; JSON holds everything anyway."_s);

    const Result<RunRecord> run =
        readChosenRun(*reference, arguments->value(u"--results"_s, ResultStore::defaultPath()));
    if (!run)
        return fail(run.error());
    const Result<QString> baseline = findBaseline(*run, arguments->value(u"--baseline"_s));
    if (!baseline)
        return fail(baseline.error());
    if (sweep && dumpWorkloads(*run).isEmpty())
        return usageError(u"export"_s, u"This run has no dumps, so there is no sweep of them."_s);
    QByteArray bytes;
    switch (*target) {
    case Target::Csv:
        bytes = host    ? hostSamplesToCsv(*run)
            : sweep     ? sweepsToCsv(*run)
            : intervals ? intervalsToCsv(*run)
            : targets   ? targetsToCsv(*run)
                        : runToCsv(*run);
        break;
    case Target::Json:
        bytes = runToJson(*run, *baseline);
        break;
    case Target::Markdown:
        bytes = runToMarkdown(*run, *baseline);
        break;
    }
    const Result<void> saved = save(path, bytes);
    if (!saved)
        return fail(saved.error());
    printResult(path + u'\n');
    return ExitDone;
}

} // namespace Tare
