// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/arguments.h"
#include "app/cli/baseline.h"
#include "app/cli/chosenrun.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/exitcode.h"
#include "app/cli/runlist.h"
#include "core/analysis/fairness.h"
#include "core/model/publishedfigures.h"
#include "core/report/hostreport.h"
#include "core/report/runreport.h"
#include "core/results/resultstore.h"

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr auto help = R"(Usage: tare-cli results list [--format text|markdown|csv|json|ids]
       tare-cli results show ID [--published] [--fieller] [--format text|markdown|csv|json]
       tare-cli results show ID --host [--format text|csv]
       tare-cli results compare ID [--baseline NAME] [--published] [--fieller] [--format text|markdown|csv|json]
       tare-cli results override ID --reason TEXT [--baseline NAME] | --withdraw
       tare-cli results delete ID

  list      the runs in the results file, newest first, with their answers
  show      one run: every step, means, changes, what failed
  compare   the comparisons of a run; --baseline names the environment that the others are held against
  override  has comparisons shown although something blocks them, such as different server versions; the reason is
            kept with the run and stands on every report and chart. --withdraw takes it back
  delete    removes a run from the results file

ID is the number of a run, or example:NAME (see tare-cli examples).

  --host           what the machine did while each step was measured: mean and highest value of every figure
                   (docs/host-metrics.md), and the bottleneck
  --published      what was published of the same cases and environments stands below each table
  --fieller        with Fieller's interval of the change of the arithmetic means; CSV and JSON always have it
  --results FILE   another results file than TARE_RESULTS or the one in your data directory

CSV and JSON are described in docs/output.md.
)"_L1;

const QStringList reportFormats{u"text"_s, u"markdown"_s, u"csv"_s, u"json"_s};

/// One invocation.
struct Request
{
    Arguments arguments;

    QString path() const { return arguments.value(u"--results"_s, ResultStore::defaultPath()); }
    Result<RunReference> reference() const { return runReference(arguments.positional().value(1)); }
};

int fail(const Error &error)
{
    printError(error);
    return exitCodeOf(error);
}

int list(const Request &request)
{
    const Result<QString> format =
        request.arguments.choice(u"--format"_s, reportFormats + QStringList(u"ids"_s));
    if (!format)
        return usageError(u"results"_s, format.error().sentence);
    Result<QList<RunSummary>> runs;
    // Before the first run there is no file in its usual place.
    if (request.arguments.has(u"--results"_s) || QFileInfo::exists(request.path())) {
        const auto store = openResults(request.path());
        if (!store)
            return fail(store.error());
        runs = (*store)->runs();
    }
    if (!runs)
        return fail(runs.error());
    printResult(formatRunList(*runs, *format));
    if (runs->isEmpty() && *format == "text"_L1)
        printNote(u"There is no run in %1 yet. Try: tare-cli run preset:redis-quick"_s.arg(request.path()));
    return ExitDone;
}

/// Whether published figures are to stand beside the run's; says so when there are none.
bool wantsPublished(const Request &request, const RunRecord &run, const QString &format)
{
    if (!request.arguments.has(u"--published"_s) || format == "json"_L1 || format == "csv"_L1)
        return false;
    if (!publishedFiguresFor(run))
        printNote(u"Nothing was published of the cases and environments of this run."_s);
    return true;
}

ReportExtras extrasOf(const Request &request, const RunRecord &run, const QString &format)
{
    return {wantsPublished(request, run, format), request.arguments.has(u"--fieller"_s)};
}

int show(const Request &request)
{
    const Result<QString> format = request.arguments.choice(u"--format"_s, reportFormats);
    if (!format)
        return usageError(u"results"_s, format.error().sentence);
    const Result<RunReference> reference = request.reference();
    if (!reference)
        return usageError(u"results"_s, reference.error().sentence);
    const Result<RunRecord> run = readChosenRun(*reference, request.path());
    if (!run)
        return fail(run.error());
    if (request.arguments.has(u"--host"_s)) {
        if (*format != "text"_L1 && *format != "csv"_L1)
            return usageError(u"results"_s, u"--host is for text and CSV; JSON holds the figures anyway."_s);
        if (*format == "csv"_L1)
            printResult(hostToCsv(*run));
        else
            printResult(hostToText(*run));
        return ExitDone;
    }
    const ReportExtras extras = extrasOf(request, *run, *format);
    if (*format == "json"_L1)
        printResult(runToJson(*run));
    else if (*format == "csv"_L1)
        printResult(runToCsv(*run));
    else if (*format == "markdown"_L1)
        printResult(runToMarkdown(*run, {}, extras));
    else
        printResult(runToText(*run, {}, extras));
    return ExitDone;
}

int compare(const Request &request)
{
    const Result<QString> format = request.arguments.choice(u"--format"_s, reportFormats);
    if (!format)
        return usageError(u"results"_s, format.error().sentence);
    const Result<RunReference> reference = request.reference();
    if (!reference)
        return usageError(u"results"_s, reference.error().sentence);
    const Result<RunRecord> run = readChosenRun(*reference, request.path(), false);
    if (!run)
        return fail(run.error());
    const Result<QString> baseline = findBaseline(*run, request.arguments.value(u"--baseline"_s));
    if (!baseline)
        return fail(baseline.error());
    const ReportExtras extras = extrasOf(request, *run, *format);
    if (*format == "json"_L1)
        printResult(comparisonsToJson(compareRun(*run, *baseline)));
    else if (*format == "csv"_L1)
        printResult(comparisonsToCsv(compareRun(*run, *baseline)));
    else if (*format == "markdown"_L1)
        printResult(runToMarkdown(*run, *baseline, extras));
    else
        printResult(runToText(*run, *baseline, extras));
    return ExitDone;
}

int overrideBlocks(const Request &request)
{
    const Result<RunReference> reference = request.reference();
    if (!reference)
        return usageError(u"results"_s, reference.error().sentence);
    if (reference->id == 0)
        return usageError(u"results"_s, u"Nothing blocks an example."_s);
    const bool withdraw = request.arguments.has(u"--withdraw"_s);
    const QString reason = request.arguments.value(u"--reason"_s).trimmed();
    if (withdraw == !reason.isEmpty())
        return usageError(u"results"_s, u"Give either --reason TEXT or --withdraw."_s);
    auto store = openResults(request.path());
    if (!store)
        return fail(store.error());
    if (withdraw) {
        const Result<void> done = (*store)->setFairnessOverride(reference->id, std::nullopt);
        if (!done)
            return fail(done.error());
        printResult(u"The override of run %1 is withdrawn.\n"_s.arg(reference->id));
        return ExitDone;
    }
    const Result<RunRecord> run = (*store)->run(reference->id, false);
    if (!run)
        return fail(run.error());
    const Result<QString> baseline = findBaseline(*run, request.arguments.value(u"--baseline"_s));
    if (!baseline)
        return fail(baseline.error());
    const QStringList keys = blockingKeys(*run, *baseline);
    if (keys.isEmpty())
        return usageError(u"results"_s, u"Nothing blocks the comparisons of run %1."_s.arg(reference->id));
    const Result<void> done = (*store)->setFairnessOverride(
        reference->id, FairnessOverride{reason, QDateTime::currentDateTimeUtc(), keys});
    if (!done)
        return fail(done.error());
    printResult(u"Run %1 is compared although something blocks it: %2\n"_s.arg(QString::number(reference->id),
                                                                               keys.join(u", "_s)));
    return ExitDone;
}

int remove(const Request &request)
{
    const Result<RunReference> reference = request.reference();
    if (!reference)
        return usageError(u"results"_s, reference.error().sentence);
    if (reference->id == 0)
        return usageError(u"results"_s, u"An example cannot be deleted."_s);
    auto store = openResults(request.path());
    if (!store)
        return fail(store.error());
    const Result<void> removed = (*store)->removeRun(reference->id);
    if (!removed)
        return fail(removed.error());
    printResult(u"Run %1 is deleted.\n"_s.arg(reference->id));
    return ExitDone;
}

struct Action
{
    QLatin1StringView name;
    int (*execute)(const Request &);
    QStringList options;
    bool takesId;
    QStringList flags = {};
};

const QList<Action> &actions()
{
    static const QList<Action> all{
        {"list"_L1, list, {u"--format"_s}, false},
        {"show"_L1, show, {u"--format"_s}, true, {u"--published"_s, u"--fieller"_s, u"--host"_s}},
        {"compare"_L1, compare, {u"--format"_s, u"--baseline"_s}, true, {u"--published"_s, u"--fieller"_s}},
        {"override"_L1, overrideBlocks, {u"--reason"_s, u"--baseline"_s}, true, {u"--withdraw"_s}},
        {"delete"_L1, remove, {}, true},
    };
    return all;
}

} // namespace

int resultsCommand(const QStringList &words)
{
    if (words.contains(u"--help"_s) || words.contains(u"-h"_s)) {
        printResult(QString::fromUtf8(help.data(), help.size()));
        return ExitDone;
    }
    const QString name = words.value(0);
    const auto action = std::find_if(actions().cbegin(), actions().cend(),
                                     [&name](const Action &one) { return one.name == name; });
    if (action == actions().cend()) {
        return usageError(u"results"_s,
                          name.isEmpty() ? u"Say list, show, compare, override or delete."_s
                                         : u"There is no command “results %1”."_s.arg(name));
    }
    ArgumentSpec spec;
    spec.valueOptions = action->options + QStringList(u"--results"_s);
    spec.flags = action->flags;
    spec.fewest = spec.most = action->takesId ? 2 : 1;
    spec.what = u"the number of a run"_s;
    const Result<Arguments> arguments = Arguments::parse(words, spec);
    if (!arguments)
        return usageError(u"results"_s, arguments.error().sentence);
    return action->execute({*arguments});
}

} // namespace Tare
