// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/exitcode.h"
#include "app/cli/runtoend.h"
#include "core/environment/leftovers.h"
#include "core/model/numberformat.h"
#include "core/report/textlayout.h"

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr auto help = R"(Usage: tare-cli clean [--dry-run]

Lists the processes, containers, volumes, images and directories that an interrupted run left behind, and removes them. Only
what carries Tare's mark and belongs to no run that is alive is touched. With --dry-run it is only listed.
)"_L1;

QString kindName(Leftover::Kind kind)
{
    switch (kind) {
    case Leftover::Kind::Process:
        return u"process"_s;
    case Leftover::Kind::Container:
        return u"container"_s;
    case Leftover::Kind::Volume:
        return u"volume"_s;
    case Leftover::Kind::Image:
        return u"image"_s;
    case Leftover::Kind::Directory:
        break;
    }
    return u"directory"_s;
}

QString describe(const Leftover &leftover)
{
    QString line = u"%1  %2"_s.arg(padRight(kindName(leftover.kind), 9), printable(leftover.name));
    if (leftover.id != leftover.name)
        line += u"  "_s + printable(leftover.id);
    if (!leftover.engine.isEmpty())
        line += u"  "_s + leftover.engine;
    if (!leftover.runKey.isEmpty())
        line += u"  run "_s + printable(leftover.runKey);
    if (leftover.bytes > 0)
        line += u"  "_s + formatBytes(leftover.bytes);
    return line;
}

QCoro::Task<int> clean(MachineContext &context, bool onlyList)
{
    const QList<Leftover> leftovers = co_await findLeftovers(context);
    if (leftovers.isEmpty()) {
        printResult(u"Nothing of Tare's is left over.\n"_s);
        co_return ExitDone;
    }
    int exitCode = ExitDone;
    for (const Leftover &leftover : leftovers) {
        printResult(describe(leftover) + u'\n');
        if (onlyList)
            continue;
        const Result<void> removed = co_await removeLeftover(context, leftover);
        if (!removed) {
            printError(removed.error());
            exitCode = ExitStepFailed;
        }
    }
    const QString count = QString::number(leftovers.size());
    if (onlyList)
        printResult(u"%1 found. Nothing was removed.\n"_s.arg(count));
    else if (exitCode == ExitDone)
        printResult(u"%1 removed.\n"_s.arg(count));
    co_return exitCode;
}

} // namespace

int cleanCommand(const QStringList &words)
{
    ArgumentSpec spec;
    spec.flags = {u"--dry-run"_s};
    const Result<Arguments> arguments = Arguments::parse(words, spec);
    if (!arguments)
        return usageError(u"clean"_s, arguments.error().sentence);
    if (arguments->wantsHelp()) {
        printResult(QString::fromUtf8(help.data(), help.size()));
        return ExitDone;
    }
    MachineContext context;
    return runToEnd(clean(context, arguments->has(u"--dry-run"_s)));
}

} // namespace Tare
