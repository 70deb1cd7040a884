// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/exitcode.h"
#include "app/cli/jsonlinesprogress.h"
#include "app/cli/passwords.h"
#include "app/cli/profilechoice.h"
#include "app/cli/runtoend.h"
#include "app/cli/textprogress.h"
#include "app/interruption.h"
#include "core/environment/leftovers.h"
#include "core/model/enumnames.h"
#include "core/report/runreport.h"
#include "core/results/resultstore.h"
#include "core/results/resultwriter.h"
#include "core/run/resumeplan.h"
#include "core/run/runcontroller.h"

#include <QFileInfo>

#include <limits>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr auto help = R"(Usage: tare-cli run PROFILE|preset:NAME [OPTIONS]
       tare-cli run --resume ID [OPTIONS]

Runs a test profile (a .tare file) or a preset, stores every interval in the results file as it ends, and prints the
comparison on standard output. Progress goes to standard error.

  --duration S        seconds that are measured, instead of what each workload says
  --warmup S          seconds of load before them
  --interval S        length of an interval
  --repetitions N     how often each environment is measured
  --until-percent X   repeat further, until the 95 % interval of every change is narrower than X percent to either side,
  --max-repetitions N or so many repetitions were made (30, unless the profile says otherwise)
  --order HOW         sequential, interleaved, shuffled or abba, instead of what the plan says
  --resume ID         goes on with a run of the results file that was broken off, stopped, or in which steps failed:
                      its finished steps stay, the others are run as its own profile and seed say
  --results FILE      the results file; otherwise TARE_RESULTS, otherwise the one in your data directory
  --progress HOW      text (default): one line an interval; jsonl: one JSON object a line; none
  --format HOW        text (default): table and sentences; json: the document that docs/output.md describes
  --password-file F   the password of existing endpoints, from a file that only you may read (mode 600)

The password of an existing endpoint can also be in the environment: TARE_PASSWORD_<ID> for the environment with that id
(upper case, _ for every other sign), or TARE_PASSWORD for all. It is never taken as an argument.

Interrupt it (Ctrl+C) to stop the run: what was measured is kept, everything that was started is removed. A second time
removes at once.
)"_L1;

struct Options
{
    QString profile;        ///< empty when a run is resumed
    std::optional<int> run; ///< to be resumed
    ProfileChanges changes;
    QString results;
    QString progress;
    QString format;
    QString passwordFile;
};

Result<void> order(const Arguments &arguments, std::optional<RunOrder> &target)
{
    if (!arguments.has(u"--order"_s))
        return {};
    const Result<QString> word = arguments.choice(u"--order"_s, enumWords(runOrderNames));
    if (!word)
        return tl::unexpected(word.error());
    target = enumValue(runOrderNames, *word);
    return {};
}

Result<Options> readOptions(const Arguments &arguments)
{
    constexpr int day = 24 * 60 * 60;
    Options options;
    options.profile = arguments.positional().value(0);
    options.results = arguments.value(u"--results"_s, ResultStore::defaultPath());
    options.passwordFile = arguments.value(u"--password-file"_s);
    const auto number = [&arguments](const QString &name, int least, int most, std::optional<int> &target) {
        const Result<std::optional<int>> given = arguments.number(name, least, most);
        if (given)
            target = *given;
        return given ? Result<void>() : tl::unexpected(given.error());
    };
    const auto decimal = [&arguments](const QString &name, double least, double most,
                                      std::optional<double> &target) {
        const Result<std::optional<double>> given = arguments.decimal(name, least, most);
        if (given)
            target = *given;
        return given ? Result<void>() : tl::unexpected(given.error());
    };
    const auto choice = [&arguments](const QString &name, const QStringList &choices, QString &target) {
        const Result<QString> given = arguments.choice(name, choices);
        if (given)
            target = *given;
        return given ? Result<void>() : tl::unexpected(given.error());
    };
    for (const Result<void> &read :
         {number(u"--resume"_s, 1, std::numeric_limits<int>::max(), options.run),
          number(u"--duration"_s, 1, day, options.changes.duration),
          number(u"--warmup"_s, 0, day, options.changes.warmup),
          number(u"--interval"_s, 1, day, options.changes.interval),
          number(u"--repetitions"_s, 1, 1000, options.changes.repetitions),
          number(u"--max-repetitions"_s, 1, 1000, options.changes.maximumRepetitions),
          decimal(u"--until-percent"_s, 0.1, 50, options.changes.untilPercent),
          order(arguments, options.changes.order),
          choice(u"--progress"_s, {u"text"_s, u"jsonl"_s, u"none"_s}, options.progress),
          choice(u"--format"_s, {u"text"_s, u"json"_s}, options.format)}) {
        if (!read)
            return tl::unexpected(read.error());
    }
    if (options.run) {
        const ProfileChanges &changes = options.changes;
        if (!options.profile.isEmpty() || changes != ProfileChanges()) {
            return failure(
                ErrorCode::InvalidArgument,
                u"A run is resumed as it was begun: --resume takes no profile and no changes to it."_s);
        }
    } else if (options.profile.isEmpty()) {
        return failure(ErrorCode::InvalidArgument,
                       u"Give a profile's file, preset:NAME, or --resume with the number of a run."_s);
    }
    return options;
}

std::unique_ptr<RunProgress> makeProgress(const Options &options)
{
    if (options.progress == "text"_L1)
        return std::make_unique<TextProgress>();
    if (options.progress == "jsonl"_L1)
        return std::make_unique<JsonLinesProgress>(QFileInfo(options.results).absoluteFilePath());
    return std::make_unique<RunProgress>();
}

int exitCodeFor(const RunRecord &run)
{
    switch (run.status) {
    case RunStatus::Done:
        return ExitDone;
    case RunStatus::Stopped:
        return ExitStopped;
    default:
        return ExitStepFailed;
    }
}

/// With its intervals and its number, as far as it could be written.
RunRecord storedRun(const RunRecord &run, const QString &path, qint64 id)
{
    if (id > 0) {
        if (const auto store = ResultStore::open(path)) {
            if (const Result<RunRecord> stored = (*store)->run(id); stored && stored->status == run.status)
                return *stored;
        }
    }
    return run;
}

void printRun(const RunRecord &run, const Options &options)
{
    if (options.format == "json"_L1) {
        printResult(runToJson(run));
        return;
    }
    printResult(runToText(run));
    if (run.id > 0)
        printResult(u"\nRun %1 in %2\n"_s.arg(QString::number(run.id),
                                              QFileInfo(options.results).absoluteFilePath()));
}

/// The stored run with what it measured; refused before anything is started when it cannot be resumed.
Result<RunRecord> runToResume(const QString &path, int id)
{
    // Reading makes no file.
    if (!QFileInfo::exists(path)) {
        return failure(ErrorCode::InvalidArgument,
                       u"There is no results file %1, so there is no run %2 to resume."_s.arg(path).arg(id));
    }
    const auto store = ResultStore::open(path);
    if (!store)
        return tl::unexpected(store.error());
    Result<RunRecord> run = (*store)->run(id);
    if (!run)
        return run;
    if (const Result<ResumePlan> plan = planResume(*run); !plan)
        return tl::unexpected(plan.error());
    return run;
}

/// One run, from the opened results file to the printed table.
class CommandLineRun
{
public:
    CommandLineRun(const Options &options, const Passwords &passwords)
        : m_options(options)
        , m_progress(makeProgress(options))
        , m_writer(m_progress.get())
        , m_controller(m_context, m_writer)
    {
        m_context.passwordFor = [passwords](const EnvironmentSpec &environment) {
            return passwords.of(environment);
        };
        QObject::connect(&m_writer, &ResultWriter::failed, &m_controller, [this](const Error &error) {
            printError(error);
            m_controller.stopBecause(error);
        });
        QObject::connect(&m_interruption, &Interruption::interrupted, &m_controller,
                         [this](int count) { interrupt(count); });
    }

    Result<void> open() { return m_writer.open(m_options.results); }

    QCoro::Task<int> execute(TestProfile profile)
    {
        const Result<RunRecord> run = co_await m_controller.execute(std::move(profile));
        co_return end(run);
    }

    QCoro::Task<int> resume(RunRecord stored)
    {
        const Result<RunRecord> run = co_await m_controller.resume(std::move(stored));
        co_return end(run);
    }

private:
    int end(const Result<RunRecord> &run)
    {
        m_writer.flush();
        if (!run) {
            printError(run.error());
            return exitCodeOf(run.error());
        }
        printRun(storedRun(*run, m_options.results, m_progress->runId()), m_options);
        return exitCodeFor(*run);
    }

    void interrupt(int count)
    {
        if (count == 1) {
            printNote(
                u"Stopping. What was measured is kept. Interrupt again to remove everything at once."_s);
            m_controller.stop();
        } else if (count == 2 && !m_progress->runKey().isEmpty()) {
            printNote(u"Removing what the run started."_s);
            QCoro::connect(removeAbandonedRun(m_context, m_progress->runKey()), &m_controller,
                           [this](const QList<Error> &errors) {
                               for (const Error &error : errors)
                                   printError(error);
                               m_writer.flush();
                               ::_exit(ExitStopped); // whatever the run still waits for is gone
                           });
        } else {
            ::_exit(ExitStopped);
        }
    }

    Options m_options;
    MachineContext m_context;
    std::unique_ptr<RunProgress> m_progress;
    ResultWriter m_writer;
    RunController m_controller;
    Interruption m_interruption;
};

int resumeRun(const Options &options, const Passwords &passwords)
{
    const Result<RunRecord> stored = runToResume(options.results, *options.run);
    if (!stored) {
        printError(stored.error());
        return ExitUsage;
    }
    CommandLineRun session(options, passwords);
    if (const Result<void> opened = session.open(); !opened) {
        printError(opened.error());
        return ExitImpossible;
    }
    return runToEnd(session.resume(*stored));
}

} // namespace

int runCommand(const QStringList &words)
{
    ArgumentSpec spec;
    spec.valueOptions = {u"--until-percent"_s, u"--max-repetitions"_s, u"--order"_s,         u"--duration"_s,
                         u"--warmup"_s,        u"--interval"_s,        u"--repetitions"_s,   u"--results"_s,
                         u"--progress"_s,      u"--format"_s,          u"--password-file"_s, u"--resume"_s};
    spec.most = 1;
    spec.what = u"a profile's file, or preset:NAME"_s;
    const Result<Arguments> arguments = Arguments::parse(words, spec);
    if (!arguments)
        return usageError(u"run"_s, arguments.error().sentence);
    if (arguments->wantsHelp()) {
        printResult(QString::fromUtf8(help.data(), help.size()));
        return ExitDone;
    }
    const Result<Options> options = readOptions(*arguments);
    if (!options)
        return usageError(u"run"_s, options.error().sentence);
    if (options->progress == "jsonl"_L1)
        useJsonLines();
    const Result<Passwords> passwords = Passwords::gather(options->passwordFile);
    if (!passwords) {
        printError(passwords.error());
        return ExitUsage;
    }
    if (options->run)
        return resumeRun(*options, *passwords);
    Result<TestProfile> profile = chooseProfile(options->profile);
    if (!profile) {
        printError(profile.error());
        return ExitUsage;
    }
    changeProfile(*profile, options->changes);
    if (!reportProblems(*profile))
        return ExitUsage;

    CommandLineRun session(*options, *passwords);
    if (const Result<void> opened = session.open(); !opened) {
        printError(opened.error());
        return ExitImpossible;
    }
    return runToEnd(session.execute(std::move(*profile)));
}

} // namespace Tare
