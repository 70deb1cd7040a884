// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/exitcode.h"
#include "version.h"

#include <QCoreApplication>
#include <QLocale>

#include <clocale>
#include <csignal>
#include <cstring>
#include <langinfo.h>

using namespace Tare;
using namespace Qt::StringLiterals;

namespace {

constexpr auto help =
    R"(Tare runs the same load against a database natively and in containers and says what the difference is.

Usage: tare-cli COMMAND [ARGUMENTS]

  doctor                    what was found and tried on this machine: servers, container engines, tools
  presets [NAME]            the test profiles that come with Tare; with NAME the profile itself
  examples [NAME]           published measurements that come with Tare; with NAME what Tare says of one
  profile from-command      makes a test profile of command lines of sysbench, redis-benchmark, docker …
  run PROFILE|preset:NAME   runs a test profile and prints the comparison
  results list              the runs in the results file
  results show ID           one run; ID is its number, or example:NAME
  results compare ID        its comparisons, against a baseline of your choice
  results delete ID         removes a run from the results file
  export ID --to FILE       writes a run as .csv, .json or .md
  datasets list             the prepared data that is kept between runs; delete, limit
  import FILE…              takes logs of sysbench, redis-benchmark and memtier_benchmark as results
  clean                     removes what an interrupted run left behind, and nothing else

  COMMAND --help            more about a command
  --version                 the version of this program

Exit codes: 0 done, 2 unusable arguments or profile, 3 found impossible before any load (nothing ran),
4 stopped by the user, 5 some step failed (the others are there).

Environment: TARE_RESULTS names the results file, TARE_WORK_DIR the directory for the servers' files.
)"_L1;

/// Names of environments are written in any script, so the terminal must be taken as UTF-8 also where the
/// locale is the bare C.
void demandUtf8()
{
    std::setlocale(LC_ALL, "");
    if (std::strcmp(nl_langinfo(CODESET), "UTF-8") != 0)
        qputenv("LC_ALL", "C.UTF-8");
}

/// Qt's own warnings help nobody who reads a table or JSON lines.
void tellOnlyFailures(QtMsgType type, const QMessageLogContext &, const QString &message)
{
    if (type == QtCriticalMsg || type == QtFatalMsg || qEnvironmentVariableIsSet("TARE_DEBUG"))
        printNote(message);
}

int dispatch(const QStringList &words)
{
    if (words.isEmpty())
        return usageError({}, u"Say what to do."_s);
    const QString &command = words.constFirst();
    const QStringList rest = words.mid(1);
    if (command == "--help"_L1 || command == "-h"_L1 || command == "help"_L1) {
        printResult(QString::fromUtf8(help.data(), help.size()));
        return ExitDone;
    }
    if (command == "--version"_L1) {
        printResult(u"tare-cli %1\n"_s.arg(QLatin1StringView(TARE_VERSION)));
        return ExitDone;
    }
    if (command == "doctor"_L1)
        return doctorCommand(rest);
    if (command == "presets"_L1)
        return presetsCommand(rest);
    if (command == "profile"_L1)
        return profileCommand(rest);
    if (command == "run"_L1)
        return runCommand(rest);
    if (command == "results"_L1)
        return resultsCommand(rest);
    if (command == "examples"_L1)
        return examplesCommand(rest);
    if (command == "export"_L1)
        return exportCommand(rest);
    if (command == "import"_L1)
        return importCommand(rest);
    if (command == "clean"_L1)
        return cleanCommand(rest);
    if (command == "datasets"_L1)
        return datasetsCommand(rest);
    return usageError({}, u"There is no command “%1”."_s.arg(command));
}

} // namespace

int main(int argc, char **argv)
{
    demandUtf8();
    std::signal(SIGPIPE, SIG_IGN); // a closed pager or socket is an error of a write, not the end
    qInstallMessageHandler(tellOnlyFailures);
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(u"tare-cli"_s);
    QCoreApplication::setApplicationVersion(QLatin1StringView(TARE_VERSION));
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    return dispatch(QCoreApplication::arguments().mid(1));
}
