// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/exitcode.h"
#include "core/model/numberformat.h"
#include "core/model/planexpander.h"
#include "core/model/presets.h"
#include "core/model/profilejson.h"

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr auto help = R"(Usage: tare-cli presets [NAME]

Lists the test profiles that come with Tare. They are run with: tare-cli run preset:NAME
With NAME the profile itself is written to standard output, to be saved and changed.
)"_L1;

int showPreset(const QString &name)
{
    const Result<TestProfile> profile = loadPreset(name);
    if (!profile) {
        printError(profile.error());
        return ExitUsage;
    }
    printResult(writeProfile(*profile));
    return ExitDone;
}

} // namespace

int presetsCommand(const QStringList &words)
{
    ArgumentSpec spec;
    spec.most = 1;
    const Result<Arguments> arguments = Arguments::parse(words, spec);
    if (!arguments)
        return usageError(u"presets"_s, arguments.error().sentence);
    if (arguments->wantsHelp()) {
        printResult(QString::fromUtf8(help.data(), help.size()));
        return ExitDone;
    }
    if (!arguments->positional().isEmpty()) {
        QString name = arguments->positional().constFirst();
        if (name.startsWith("preset:"_L1))
            name.remove(0, 7);
        return showPreset(name);
    }
    const QList<Preset> all = presets();
    for (const Preset &preset : all) {
        const Result<TestProfile> profile = loadPreset(preset.name);
        const QString time =
            profile ? u" (about %1)"_s.arg(formatDuration(estimatePlan(*profile))) : QString();
        printResult(u"%1\n    %2%3\n    %4\n"_s.arg(preset.name, preset.title, time, preset.description));
    }
    return ExitDone;
}

} // namespace Tare
