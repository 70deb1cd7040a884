// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/exitcode.h"
#include "app/cli/runtoend.h"
#include "core/environment/machineprobe.h"
#include "core/report/textlayout.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr auto help = R"(Usage: tare-cli doctor [--format text|json]

Looks for database servers, container engines and tools, and really starts a container with each engine. Says what a
missing thing costs. Exit code 0; 3 when there is no server that Tare could run at all.
)"_L1;

QString stateName(ProbeResult::State state)
{
    switch (state) {
    case ProbeResult::State::Good:
        return u"good"_s;
    case ProbeResult::State::Warning:
        return u"warning"_s;
    case ProbeResult::State::Missing:
        return u"missing"_s;
    case ProbeResult::State::Failed:
        break;
    }
    return u"failed"_s;
}

bool isUsable(const ProbeResult &probe)
{
    return probe.state == ProbeResult::State::Good || probe.state == ProbeResult::State::Warning;
}

void printText(const QList<ProbeResult> &probes)
{
    int stateWidth = 0;
    int titleWidth = 0;
    for (const ProbeResult &probe : probes) {
        stateWidth = std::max(stateWidth, displayWidth(stateName(probe.state)));
        titleWidth = std::max(titleWidth, displayWidth(probe.title));
    }
    const QString indent(stateWidth + 2 + titleWidth + 2, u' ');
    for (const ProbeResult &probe : probes) {
        QString found = probe.text;
        if (!probe.where.isEmpty())
            found += (found.isEmpty() ? QString() : u"  "_s) + probe.where;
        printResult(padRight(stateName(probe.state), stateWidth) + u"  "_s + padRight(probe.title, titleWidth)
                    + u"  "_s + printable(found) + u'\n');
        if (!probe.consequence.isEmpty())
            printResult(indent + printable(probe.consequence) + u'\n');
        if (isUsable(probe))
            continue;
        const QStringList words = probe.detail.trimmed().split(u'\n', Qt::SkipEmptyParts);
        for (const QString &word : words)
            printResult(indent + u"  "_s + printable(word) + u'\n');
    }
}

void printJson(const QList<ProbeResult> &probes)
{
    QJsonArray array;
    for (const ProbeResult &probe : probes) {
        array.append(QJsonObject{{u"key"_s, probe.key},
                                 {u"title"_s, probe.title},
                                 {u"state"_s, stateName(probe.state)},
                                 {u"text"_s, probe.text},
                                 {u"where"_s, probe.where},
                                 {u"consequence"_s, probe.consequence},
                                 {u"detail"_s, probe.detail}});
    }
    printResult(
        QJsonDocument(QJsonObject{{u"format"_s, u"tare-doctor"_s}, {u"version"_s, 1}, {u"probes"_s, array}})
            .toJson());
}

QCoro::Task<int> examine(MachineContext &context, bool json)
{
    const QList<ProbeResult> probes = co_await probeMachine(context, true);
    if (json)
        printJson(probes);
    else
        printText(probes);
    for (const ProbeResult &probe : probes) {
        if ((probe.key == "redis"_L1 || probe.key == "mysql"_L1) && isUsable(probe))
            co_return ExitDone;
    }
    co_return ExitImpossible;
}

} // namespace

int doctorCommand(const QStringList &words)
{
    ArgumentSpec spec;
    spec.valueOptions = {u"--format"_s};
    const Result<Arguments> arguments = Arguments::parse(words, spec);
    if (!arguments)
        return usageError(u"doctor"_s, arguments.error().sentence);
    if (arguments->wantsHelp()) {
        printResult(QString::fromUtf8(help.data(), help.size()));
        return ExitDone;
    }
    const Result<QString> format = arguments->choice(u"--format"_s, {u"text"_s, u"json"_s});
    if (!format)
        return usageError(u"doctor"_s, format.error().sentence);
    MachineContext context;
    return runToEnd(examine(context, *format == "json"_L1));
}

} // namespace Tare
