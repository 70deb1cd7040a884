// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/exitcode.h"
#include "core/importers/commandline.h"
#include "core/model/profilejson.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr auto help =
    R"(Usage: tare-cli profile from-command [--from FILE] [--name NAME] [--to FILE.tare] [COMMANDLINE…]

Makes a test profile of command lines: sysbench 0.5 and 1.0, redis-benchmark, redis-server, mysqld, mariadbd, docker run and
podman run of such a server, with taskset before them. They are the arguments, or the lines of FILE, or of standard input. The
profile is written to standard output, or to the file given with --to; what was understood and what was not taken over is said on
standard error. Passwords are left out.

  --from FILE     the command lines, as they were typed
  --name NAME     of the profile
  --to FILE.tare  writes the profile there
)"_L1;

Result<QString> textOf(const Arguments &arguments)
{
    const QStringList given = arguments.positional().mid(1);
    if (!given.isEmpty())
        return given.join(u'\n');
    QFile file;
    const QString path = arguments.value(u"--from"_s);
    file.setFileName(path);
    const bool opened =
        path.isEmpty() ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!opened) {
        return failure(ErrorCode::InvalidArgument,
                       u"The file %1 cannot be read: %2."_s.arg(path, file.errorString()));
    }
    return QString::fromUtf8(file.readAll());
}

int fail(const Error &error)
{
    printError(error);
    return exitCodeOf(error);
}

} // namespace

int profileCommand(const QStringList &words)
{
    ArgumentSpec spec;
    spec.valueOptions = {u"--from"_s, u"--name"_s, u"--to"_s};
    spec.fewest = 1;
    spec.most = 1000;
    spec.what = u"from-command"_s;
    const Result<Arguments> arguments = Arguments::parse(words, spec);
    if (!arguments)
        return usageError(u"profile"_s, arguments.error().sentence);
    if (arguments->wantsHelp()) {
        printResult(QString::fromUtf8(help.data(), help.size()));
        return ExitDone;
    }
    if (arguments->positional().constFirst() != "from-command"_L1)
        return usageError(u"profile"_s,
                          u"There is no command “profile %1”."_s.arg(arguments->positional().constFirst()));
    const Result<QString> text = textOf(*arguments);
    if (!text)
        return fail(text.error());
    const Result<CommandMeaning> meaning = readCommands(*text);
    if (!meaning)
        return fail(meaning.error());
    for (const QString &line : meaning->understood)
        printNote(line);
    for (const QString &sentence : meaning->leftOut)
        printNote(sentence);
    if (meaning->workloads.isEmpty() && meaning->environments.isEmpty())
        return fail({ErrorCode::InvalidArgument, u"There is no workload and no environment in it."_s, {}});
    const TestProfile profile = profileOf(*meaning, arguments->value(u"--name"_s, u"from a command line"_s));
    const QString path = arguments->value(u"--to"_s);
    if (path.isEmpty()) {
        printResult(writeProfile(profile));
        return ExitDone;
    }
    if (const Result<void> saved = saveProfile(profile, path); !saved)
        return fail(saved.error());
    printResult(path + u'\n');
    return ExitDone;
}

} // namespace Tare
