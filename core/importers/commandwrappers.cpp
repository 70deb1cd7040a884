// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/importers/commandwrappers.h"

#include "core/importers/commandreaders.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

struct Wrapper
{
    QLatin1StringView name;
    QStringList withValue;      ///< options of which the value is a word of its own
    int positional = 0;         ///< words before the command: of timeout the time
    bool changesTheRun = false; ///< and Tare does not do the like
};

const Wrapper *wrapperOf(const QString &program)
{
    static const QList<Wrapper> wrappers{
        {"nohup"_L1, {}},
        {"exec"_L1, {}},
        {"stdbuf"_L1, {u"-i"_s, u"-o"_s, u"-e"_s}},
        {"time"_L1, {u"-f"_s, u"-o"_s}},
        {"sudo"_L1, {u"-u"_s, u"-g"_s, u"-C"_s, u"-h"_s, u"-p"_s}},
        {"env"_L1, {u"-u"_s, u"-C"_s}},
        {"nice"_L1, {u"-n"_s, u"--adjustment"_s}, 0, true},
        {"ionice"_L1, {u"-c"_s, u"-n"_s, u"--class"_s, u"--classdata"_s}, 0, true},
        {"chrt"_L1, {u"-T"_s, u"-P"_s, u"-D"_s}, 1, true},
        {"timeout"_L1, {u"-k"_s, u"-s"_s, u"--kill-after"_s, u"--signal"_s}, 1, true},
    };
    const auto found = std::find_if(wrappers.cbegin(), wrappers.cend(),
                                    [&program](const Wrapper &wrapper) { return wrapper.name == program; });
    return found == wrappers.cend() ? nullptr : &*found;
}

/// How many words the wrapper has with its own options.
qsizetype lengthOf(const Wrapper &wrapper, const QStringList &words)
{
    qsizetype at = 1;
    while (at < words.size() && words.at(at).startsWith(u'-')) {
        if (wrapper.withValue.contains(words.at(at)))
            ++at;
        ++at;
    }
    return at + wrapper.positional;
}

/// The list is kept where it is one, and typed again where it is not.
qsizetype readTaskset(BareCommand &command)
{
    bool isList = false;
    qsizetype at = 1;
    while (at < command.words.size() && command.words.at(at).startsWith(u'-')) {
        isList = isList || command.words.at(at) == "--cpu-list"_L1
            || (!command.words.at(at).startsWith("--"_L1) && command.words.at(at).contains(u'c'));
        ++at;
    }
    const QString cpus = cpuListFrom(command.words.value(at), isList);
    if (cpus.isEmpty())
        command.leftOut += command.words.first(std::min(at + 1, command.words.size())).join(u' ');
    else
        command.cpus = cpus;
    return at + 1;
}

/// Of its options only the list of CPUs has a meaning here.
qsizetype readNumactl(BareCommand &command)
{
    static const QStringList withValue{u"-i"_s,
                                       u"--interleave"_s,
                                       u"-p"_s,
                                       u"--preferred"_s,
                                       u"-m"_s,
                                       u"--membind"_s,
                                       u"-N"_s,
                                       u"--cpunodebind"_s,
                                       u"--preferred-many"_s,
                                       u"-w"_s,
                                       u"--weighted-interleave"_s};
    QStringList others{command.words.first()};
    qsizetype at = 1;
    for (; at < command.words.size() && command.words.at(at).startsWith(u'-'); ++at) {
        const QString &word = command.words.at(at);
        const bool isShort = word.startsWith("-C"_L1);
        if (!isShort && word != "--physcpubind"_L1 && !word.startsWith("--physcpubind="_L1)) {
            others += word;
            if (withValue.contains(word) && at + 1 < command.words.size())
                others += command.words.at(++at);
            continue;
        }
        QString list = isShort ? word.mid(2) : word.section(u'=', 1);
        if (list.isEmpty() && at + 1 < command.words.size())
            list = command.words.at(++at);
        const QString cpus = cpuListFrom(list, true);
        if (cpus.isEmpty()) // "all", "+0-3": relative to what the process may have
            others += QStringList{u"-C"_s, list};
        else
            command.cpus = cpus;
    }
    if (others.size() > 1)
        command.leftOut += others.join(u' ');
    return at;
}

} // namespace

BareCommand bareCommand(const QStringList &words)
{
    static const QRegularExpression assignment(
        QRegularExpression::anchoredPattern(QStringLiteral("[A-Za-z_][A-Za-z0-9_]*=.*")),
        QRegularExpression::PatternOptions(QRegularExpression::DotMatchesEverythingOption));
    BareCommand command{words, {}, {}};
    for (;;) {
        const QString first = QFileInfo(command.words.value(0)).fileName();
        qsizetype next = 0;
        if (assignment.match(command.words.value(0)).hasMatch()) {
            next = 1;
        } else if (first == "taskset"_L1) {
            next = readTaskset(command);
        } else if (first == "numactl"_L1) {
            next = readNumactl(command);
        } else if (const Wrapper *wrapper = wrapperOf(first)) {
            next = lengthOf(*wrapper, command.words);
            if (wrapper->changesTheRun)
                command.leftOut += command.words.first(std::min(next, command.words.size())).join(u' ');
        }
        if (next == 0 || next >= command.words.size())
            return command;
        command.words = command.words.mid(next);
    }
}

} // namespace Tare
