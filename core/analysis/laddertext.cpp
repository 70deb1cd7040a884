// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/ladder.h"
#include "core/model/numberformat.h"
#include "core/model/profilejson.h"

#include <QCoreApplication>

#include <cmath>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Tare::Ladder)
};

// As in verdicttext.cpp: noncharacters around the finding, so that a translated sentence can be cut there.
constexpr QChar findingStart(0xFDD0);
constexpr QChar findingEnd(0xFDD1);

QString plain(QString name)
{
    return name.remove(findingStart).remove(findingEnd);
}

QString points(double share, bool sign = false)
{
    const QString number = formatFixed(share * 100, 1);
    return sign && share > 0 ? u'+' + number : number;
}

bool isReliable(const LadderRung &rung)
{
    return rung.verdict == Verdict::Higher || rung.verdict == Verdict::HigherMaybeSmall
        || rung.verdict == Verdict::Lower || rung.verdict == Verdict::LowerMaybeSmall;
}

QString title(const Ladder &ladder)
{
    const Result<WorkloadCase> parsed = caseFromJson(ladder.workload);
    return parsed ? caseTitle(*parsed) : ladder.caseKey;
}

/// What a rung adds, within a sentence and at its start alike.
QString addition(const Ladder &ladder, const LadderRung &rung)
{
    const bool first = rung.from < 0;
    switch (rung.path) {
    case LadderPath::Native:
        return {};
    case LadderPath::HostNetwork:
        return Words::tr("namespaces, control groups and the system call filter");
    case LadderPath::BridgeAddress:
        return first ? Words::tr("the container and its bridge") : Words::tr("the veth pair and bridge");
    case LadderPath::PublishedPort:
        break;
    }
    Q_UNUSED(ladder)
    if (rung.mechanism == "kernel DNAT"_L1)
        return first ? Words::tr("the container and its address rule") : Words::tr("the address rule");
    if (rung.mechanism.isEmpty() || rung.mechanism == "unknown"_L1)
        return first ? Words::tr("the container and its published port") : Words::tr("the published port");
    //: %1 a program that passes bytes on: "docker-proxy"
    return first ? Words::tr("the container and %1").arg(rung.mechanism) : rung.mechanism;
}

/// One rung in a sentence of its own.
QString costSentence(const Ladder &ladder, const LadderRung &rung)
{
    const QString what = addition(ladder, rung);
    const QString amount = points(std::abs(*rung.cost));
    if (!rung.costLow || !rung.costHigh) {
        //: %1 "docker-proxy", %2 a number of points
        return *rung.cost < 0 ? Words::tr("%1: %2 points gained, no spread known.").arg(what, amount)
                              : Words::tr("%1: %2 points, no spread known.").arg(what, amount);
    }
    // as a cost, like those that are reliable: a gain has a minus
    const QString low = points(*rung.costLow, true);
    const QString high = points(*rung.costHigh, true);
    switch (rung.verdict) {
    case Verdict::NoPracticalDifference:
        //: %1 "the veth pair and bridge", %2 and %3 the ends of an interval
        return Words::tr("%1: no practical cost (%2 to %3 points).").arg(what, low, high);
    case Verdict::Higher:
    case Verdict::HigherMaybeSmall:
        //: %1 "the veth pair and bridge", %2 points, %3 and %4 the ends of their interval
        return Words::tr("%1: %2 points (%3 to %4).")
            .arg(what, amount, points(*rung.costLow), points(*rung.costHigh));
    case Verdict::Lower:
    case Verdict::LowerMaybeSmall:
        //: %1 "the veth pair and bridge", %2 points, %3 and %4 the ends of their interval
        return Words::tr("%1: %2 points gained (%3 to %4).")
            .arg(what, amount, points(-*rung.costHigh), points(-*rung.costLow));
    default:
        //: %1 "the veth pair and bridge", %2 and %3 the ends of an interval
        return Words::tr("%1: no reliable cost found (%2 to %3 points).").arg(what, low, high);
    }
}

/// The last rung of the engine that a rung belongs to.
int lastOf(const Ladder &ladder, const QString &engine)
{
    int last = 0;
    for (int i = 1; i < ladder.rungs.size(); ++i) {
        if (ladder.rungs.at(i).engine == engine && ladder.rungs.at(i).share)
            last = i;
    }
    return last;
}

void cut(const QString &marked, LadderText &text)
{
    const qsizetype start = marked.indexOf(findingStart);
    const qsizetype end = marked.indexOf(findingEnd);
    if (start < 0 || end < start) {
        text.lead = marked;
        return;
    }
    text.lead = marked.left(start);
    text.finding = marked.mid(start + 1, end - start - 1);
    text.rest = marked.mid(end + 1);
}

QString marked(const QString &finding)
{
    return findingStart + finding + findingEnd;
}

/// Sentences begin with a capital, where the language has some.
QString capital(QString text)
{
    if (!text.isEmpty())
        text[0] = text.at(0).toUpper();
    return text;
}

QString headline(const Ladder &ladder)
{
    const QString subject = title(ladder);
    if (ladder.dearest < 0)
        return Words::tr("%1: %2 of the ladder.")
            .arg(subject, marked(Words::tr("no reliable cost was found on any rung")));
    const LadderRung &dearest = ladder.rungs.at(ladder.dearest);
    const LadderRung &last = ladder.rungs.at(lastOf(ladder, dearest.engine));
    const QString cost = points(*dearest.cost);
    const double lost = 1 - last.share.value_or(1);
    if (dearest.from < 0 && last.environmentId == dearest.environmentId) {
        // one container an engine: the dearest is all there is of it
        //: %1 case, %2 environment, %3 "58.1 %", %4 baseline
        return Words::tr("%1: “%2” costs most, %3 of “%4”.")
            .arg(subject, plain(dearest.environmentName), marked(formatPercent(*dearest.cost)),
                 plain(ladder.rungs.first().environmentName));
    }
    //: %1 points, %2 "docker-proxy"
    const QString finding = Words::tr("%1 points are %2").arg(cost, addition(ladder, dearest));
    const Comparison *total = ladder.against(last);
    const bool loses = total
        && (total->verdict == Verdict::Lower || total->verdict == Verdict::LowerMaybeSmall
            || total->verdict == Verdict::NoSpread);
    if (loses && lost > *dearest.cost * 0.98) {
        //: %1 case, %2 "58.1 %", %3 environment, %4 "41.2 points are docker-proxy"
        return Words::tr("%1: of the %2 that “%3” costs, %4.")
            .arg(subject, formatPercent(lost), plain(last.environmentName), marked(finding));
    }
    //: %1 case, %2 points, %3 "docker-proxy"
    return Words::tr("%1: %2.").arg(
        subject,
        marked(Words::tr("the dearest rung is %2 with %1 points").arg(cost, addition(ladder, dearest))));
}

} // namespace

LadderText ladderText(const Ladder &ladder)
{
    LadderText text;
    cut(headline(ladder), text);
    QStringList support;
    for (int i = 1; i < ladder.rungs.size(); ++i) {
        const LadderRung &rung = ladder.rungs.at(i);
        if (!rung.cost)
            continue;
        const bool isProgram = addition(ladder, rung) == rung.mechanism; // keeps its small letter
        const QString sentence = isProgram ? costSentence(ladder, rung) : capital(costSentence(ladder, rung));
        //: %1 an engine, "docker", %2 a sentence about one of its containers
        support.append(ladder.engines().size() > 1 ? Words::tr("%1: %2").arg(rung.engine, sentence)
                                                   : sentence);
    }
    text.support = support.join(u' ');
    QStringList totals;
    const QStringList engines = ladder.engines();
    for (const QString &engine : engines) {
        const LadderRung &last = ladder.rungs.at(lastOf(ladder, engine));
        if (const Comparison *comparison = ladder.against(last)) {
            //: %1 environment, %2 baseline, %3 "58.1 % slower, interval 57.0 % to 59.2 %, 6 runs each"
            totals.append(Words::tr("%1 against %2: %3.")
                              .arg(plain(last.environmentName), plain(ladder.rungs.first().environmentName),
                                   verdictText(*comparison).answer));
        }
    }
    text.total = totals.join(u' ');
    return text;
}

QString rungAddition(const Ladder &ladder, const LadderRung &rung)
{
    if (rung.from >= 0 && rung.path == LadderPath::PublishedPort
        && (rung.mechanism == "docker-proxy"_L1 || rung.mechanism == "rootlessport"_L1)) {
        //: %1 a program
        return Words::tr("%1 copies every byte").arg(rung.mechanism);
    }
    switch (rung.path) {
    case LadderPath::Native:
        return {};
    case LadderPath::HostNetwork:
        return Words::tr("namespaces, cgroup, seccomp");
    case LadderPath::BridgeAddress:
        return rung.from < 0 ? Words::tr("container, veth and bridge") : Words::tr("veth pair and bridge");
    case LadderPath::PublishedPort:
        break;
    }
    return addition(ladder, rung);
}

QString rungCostText(const LadderRung &rung)
{
    if (!rung.cost)
        return {};
    const QString amount = points(-*rung.cost, true);
    const QString text = Words::tr("%1 points").arg(amount);
    //: a number of points that is within the spread
    return isReliable(rung) || rung.verdict == Verdict::NoSpread ? text : Words::tr("≈ %1").arg(text);
}

} // namespace Tare
