// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/exitcode.h"
#include "core/model/publishedfigures.h"
#include "core/report/runreport.h"

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr auto help = R"(Usage: tare-cli examples [NAME]

Lists the published measurements that come with Tare. With NAME it shows what Tare says of one. They stand wherever the
number of a run does: tare-cli results compare example:NAME, tare-cli export example:NAME --to FILE
)"_L1;

int showExample(const QString &name)
{
    const Result<RunRecord> run = loadExample(name);
    if (!run) {
        printError(run.error());
        return ExitUsage;
    }
    printResult(runToText(*run));
    return ExitDone;
}

} // namespace

int examplesCommand(const QStringList &words)
{
    ArgumentSpec spec;
    spec.most = 1;
    const Result<Arguments> arguments = Arguments::parse(words, spec);
    if (!arguments)
        return usageError(u"examples"_s, arguments.error().sentence);
    if (arguments->wantsHelp()) {
        printResult(QString::fromUtf8(help.data(), help.size()));
        return ExitDone;
    }
    if (!arguments->positional().isEmpty()) {
        QString name = arguments->positional().constFirst();
        if (name.startsWith(examplePrefix))
            name.remove(0, examplePrefix.size());
        return showExample(name);
    }
    const QList<PublishedExample> all = publishedExamples();
    for (const PublishedExample &example : all)
        printResult(u"%1\n    %2\n    %3\n"_s.arg(example.name, example.title, example.description));
    return ExitDone;
}

} // namespace Tare
