// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/comparison.h"
#include "core/analysis/verdictremarks.h"
#include "core/model/numberformat.h"
#include "core/model/profilejson.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

// Noncharacters around the finding, so that a translated sentence can be cut there. Names lose them.
constexpr QChar findingStart(0xFDD0);
constexpr QChar findingEnd(0xFDD1);

constexpr double smallestShown = 0.0005;

QString plain(QString name)
{
    return name.remove(findingStart).remove(findingEnd);
}

/// One comparison taken apart into the words a sentence needs.
class Words
{
public:
    explicit Words(const Comparison &comparison)
        : m_comparison(comparison)
        , m_redis(comparison.caseKey.startsWith(QStringLiteral("redis:")))
        , m_environment(plain(comparison.environmentName))
        , m_baseline(plain(comparison.baselineName))
    { }

    VerdictText text() const
    {
        VerdictText text;
        cut(headline(), text);
        text.sentence = sentence().remove(findingStart).remove(findingEnd);
        text.support = support();
        text.caveat = caveatRemarks(m_comparison);
        text.brief = brief();
        text.answer = answer();
        return text;
    }

private:
    static void cut(const QString &marked, VerdictText &text)
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

    /// Faster and slower are words for throughput only.
    bool speed() const { return m_comparison.metric == Metric::OperationsPerSecond; }
    /// Longer and less time are words for how long a dump takes.
    bool duration() const
    {
        return m_comparison.metric == Metric::DumpSeconds || m_comparison.metric == Metric::RestoreSeconds;
    }
    double change() const { return m_comparison.change.value_or(0); }
    bool isUp() const { return change() > 0; }
    bool hasInterval() const { return m_comparison.low && m_comparison.high; }
    bool tellsDirection() const
    {
        switch (m_comparison.verdict) {
        case Verdict::Lower:
        case Verdict::Higher:
        case Verdict::LowerMaybeSmall:
        case Verdict::HigherMaybeSmall:
            return true;
        case Verdict::NoSpread:
            return std::abs(change()) >= smallestShown;
        case Verdict::NoPracticalDifference:
        case Verdict::NoReliableDifference:
        case Verdict::NoData:
        case Verdict::Blocked:
            return false;
        }
        return false;
    }

    bool blocked() const { return m_comparison.verdict == Verdict::Blocked; }

    /// "Redis SET, 50 clients", with the metric when it is not throughput.
    QString subject() const
    {
        const QString title = storedCaseTitle(m_comparison.workload, m_comparison.caseKey);
        if (speed() || m_comparison.metric == Metric::DumpSeconds)
            return title;
        //: %1 a case ("Redis SET, 50 clients"), %2 a number of it ("95 % latency")
        return QCoreApplication::translate("Tare::Verdict", "%1, %2").arg(title, metricPhrase());
    }

    QString metricPhrase() const
    {
        switch (m_comparison.metric) {
        case Metric::QueriesPerSecond:
            return QCoreApplication::translate("Tare::Verdict", "queries per second");
        case Metric::LatencyAvg:
            return QCoreApplication::translate("Tare::Verdict", "average latency");
        case Metric::LatencyMax:
            return QCoreApplication::translate("Tare::Verdict", "longest latency");
        case Metric::RestoreSeconds:
            return QCoreApplication::translate("Tare::Verdict", "restore");
        case Metric::DumpCpuSeconds:
            return QCoreApplication::translate("Tare::Verdict", "CPU seconds of the dump");
        case Metric::RestoreCpuSeconds:
            return QCoreApplication::translate("Tare::Verdict", "CPU seconds of the restore");
        default:
            return metricTitle(m_comparison.metric, m_redis);
        }
    }

    QString magnitude() const { return formatPercent(std::abs(change())); }

    QString finding() const
    {
        QString words;
        if (blocked()) {
            words = QCoreApplication::translate("Tare::Verdict", "not compared");
        } else if (tellsDirection()) {
            if (speed()) {
                words = isUp() ? QCoreApplication::translate("Tare::Verdict", "%1 faster").arg(magnitude())
                               : QCoreApplication::translate("Tare::Verdict", "%1 slower").arg(magnitude());
            } else if (duration()) {
                words = isUp()
                    ? QCoreApplication::translate("Tare::Verdict", "%1 longer").arg(magnitude())
                    : QCoreApplication::translate("Tare::Verdict", "%1 less time").arg(magnitude());
            } else {
                words = isUp() ? QCoreApplication::translate("Tare::Verdict", "%1 higher").arg(magnitude())
                               : QCoreApplication::translate("Tare::Verdict", "%1 lower").arg(magnitude());
            }
        } else if (m_comparison.verdict == Verdict::NoPracticalDifference) {
            words = QCoreApplication::translate("Tare::Verdict", "no practical difference");
        } else {
            words = QCoreApplication::translate("Tare::Verdict", "no reliable difference found");
        }
        return findingStart + words + findingEnd;
    }

    QString confidence() const
    {
        const double percent = m_comparison.confidence * 100;
        return formatPercent(m_comparison.confidence, percent == std::round(percent) ? 0 : 1);
    }

    /// "3 runs each", "3 and 2 runs"; without an interval also why there is none.
    QString runs() const
    {
        const int a = static_cast<int>(m_comparison.baselineValues.size());
        const int b = static_cast<int>(m_comparison.values.size());
        if (m_comparison.verdict == Verdict::NoSpread && (a == 1 || b == 1)) {
            if (a == b)
                return QCoreApplication::translate("Tare::Verdict", "1 run, no spread known");
            return QCoreApplication::translate("Tare::Verdict", "%1 and %2 runs, no spread known")
                .arg(formatCount(a), formatCount(b));
        }
        QString counted;
        if (a == b) {
            counted = a == 1 ? QCoreApplication::translate("Tare::Verdict", "1 run each")
                             : QCoreApplication::translate("Tare::Verdict", "%1 runs each", nullptr, a)
                                   .arg(formatCount(a));
        } else {
            counted = QCoreApplication::translate("Tare::Verdict", "%1 and %2 runs", nullptr, std::max(a, b))
                          .arg(formatCount(a), formatCount(b));
        }
        if (m_comparison.verdict != Verdict::NoSpread)
            return counted;
        if (hasEmptyRun()) {
            //: %1: "3 runs each"
            return QCoreApplication::translate("Tare::Verdict",
                                               "%1, no interval: a run finished no operation")
                .arg(counted);
        }
        //: %1: "3 runs each"
        return QCoreApplication::translate("Tare::Verdict", "%1, all alike, no spread known").arg(counted);
    }

    bool hasEmptyRun() const
    {
        const auto empty = [](double v) { return !(v > 0); };
        return std::any_of(m_comparison.values.begin(), m_comparison.values.end(), empty)
            || std::any_of(m_comparison.baselineValues.begin(), m_comparison.baselineValues.end(), empty);
    }

    /// "3.0 % to 17.0 %", in the direction of the finding; else "−17.4 % to +47.6 %".
    QString interval() const
    {
        const double low = *m_comparison.low;
        const double high = *m_comparison.high;
        if (tellsDirection()) {
            return isUp() ? between(formatPercent(low), formatPercent(high))
                          : between(formatPercent(-high), formatPercent(-low));
        }
        const QString both = between(formatPercent(low, 1, true), formatPercent(high, 1, true));
        const bool corrected = m_comparison.verdict == Verdict::NoReliableDifference && (low > 0 || high < 0);
        if (!corrected)
            return both;
        //: %1 an interval that leaves out zero, "−8.0 % to −0.5 %"
        return QCoreApplication::translate("Tare::Verdict", "%1 before the correction for several figures")
            .arg(both);
    }

    static QString between(const QString &low, const QString &high)
    {
        //: the two ends of an interval, "3.0 % to 17.0 %"
        return QCoreApplication::translate("Tare::Verdict", "%1 to %2").arg(low, high);
    }

    QString threshold() const
    {
        const double percent = m_comparison.threshold * 100;
        return formatPercent(m_comparison.threshold, percent == std::round(percent) ? 0 : 1);
    }

    /// Without interval, for the big line.
    QString headline() const
    {
        const QString what = subject();
        const QString found = finding();
        switch (m_comparison.verdict) {
        case Verdict::NoData:
            return noData();
        case Verdict::Blocked:
            //: %1 case, %2 environment, %3 "not compared", %4 baseline
            return QCoreApplication::translate("Tare::Verdict", "%1: %2 is %3 with %4.")
                .arg(what, m_environment, found, m_baseline);
        case Verdict::LowerMaybeSmall:
        case Verdict::HigherMaybeSmall:
            if (speed()) {
                //: %1 case, %2 environment, %3 "3.1 % slower", %4 baseline, %5 "2 %"
                return QCoreApplication::translate("Tare::Verdict",
                                                   "%1: %2 is %3 than %4, possibly by less than %5.")
                    .arg(what, m_environment, found, m_baseline, threshold());
            }
            if (duration()) {
                //: %1 case, %2 environment, %3 "3.1 % longer", %4 baseline, %5 "2 %"
                return QCoreApplication::translate("Tare::Verdict",
                                                   "%1: %2 takes %3 than %4, possibly by less than %5.")
                    .arg(what, m_environment, found, m_baseline, threshold());
            }
            //: %1 case and number, %2 environment, %3 "3.1 % lower", %4 baseline, %5 "2 %"
            return QCoreApplication::translate("Tare::Verdict",
                                               "%1: with %2 it is %3 than with %4, possibly by less than %5.")
                .arg(what, m_environment, found, m_baseline, threshold());
        default:
            break;
        }
        if (!tellsDirection()) {
            //: %1 case, %2 "no reliable difference found", %3 environment, %4 baseline
            return QCoreApplication::translate("Tare::Verdict", "%1: %2 between %3 and %4.")
                .arg(what, found, m_environment, m_baseline);
        }
        if (speed()) {
            //: %1 case, %2 environment, %3 "58.1 % slower", %4 baseline
            return QCoreApplication::translate("Tare::Verdict", "%1: %2 is %3 than %4.")
                .arg(what, m_environment, found, m_baseline);
        }
        if (duration()) {
            //: %1 case, %2 environment, %3 "58.1 % longer", "10 % less time", %4 baseline
            return QCoreApplication::translate("Tare::Verdict", "%1: %2 takes %3 than %4.")
                .arg(what, m_environment, found, m_baseline);
        }
        //: %1 case and number, %2 environment, %3 "11.5 % higher", %4 baseline
        return QCoreApplication::translate("Tare::Verdict", "%1: with %2 it is %3 than with %4.")
            .arg(what, m_environment, found, m_baseline);
    }

    QString sentence() const
    {
        if (m_comparison.verdict == Verdict::NoData)
            return noData();
        if (blocked()) {
            //: a sentence, and the reason: "Different server versions"
            return QCoreApplication::translate("Tare::Verdict", "%1 %2").arg(headline(), blockingReason());
        }
        QString body = headline();
        // the headline ends its sentence; the interval and the runs belong to the same one
        const QString stop = QCoreApplication::translate("Tare::Verdict", ".", "end of a sentence");
        if (body.endsWith(stop))
            body.chop(stop.size());
        if (!hasInterval()) {
            //: %1 a sentence without its end, %2 "1 run, no spread known"
            return QCoreApplication::translate("Tare::Verdict", "%1, %2.").arg(body, runs());
        }
        //: %1 a sentence without its end, %2 "95 %", %3 "57.0 % to 59.2 %", %4 "3 runs each"
        return QCoreApplication::translate("Tare::Verdict", "%1, %2 interval %3, %4.")
            .arg(body, confidence(), interval(), runs());
    }

    /// "Different server versions: the sides ran …"
    QString blockingReason() const
    {
        const Finding *finding = blockingFinding(m_comparison);
        if (!finding)
            return {};
        if (finding->sentence.isEmpty())
            return QCoreApplication::translate("Tare::Verdict", "%1.").arg(finding->title);
        //: %1 a finding's title, "Different server versions", %2 a sentence that explains it
        return QCoreApplication::translate("Tare::Verdict", "%1. %2").arg(finding->title, finding->sentence);
    }

    QString noData() const
    {
        if (m_comparison.baselineValues.empty()) {
            return QCoreApplication::translate(
                       "Tare::Verdict", "%1: %2 cannot be compared, because no run of %3 was finished.")
                .arg(subject(), m_environment, m_baseline);
        }
        if (m_comparison.values.empty()) {
            return QCoreApplication::translate("Tare::Verdict", "%1: no run of %2 was finished.")
                .arg(subject(), m_environment);
        }
        return QCoreApplication::translate("Tare::Verdict",
                                           "%1: %2 cannot be compared, because %3 finished no operation.")
            .arg(subject(), m_environment, m_baseline);
    }

    QString support() const
    {
        if (m_comparison.verdict == Verdict::NoData)
            return {};
        if (blocked())
            return blockingReason();
        if (!hasInterval()) {
            QString text = runs();
            text[0] = text.at(0).toUpper();
            //: %1 "1 run, no spread known"
            return QCoreApplication::translate("Tare::Verdict", "%1.").arg(text);
        }
        QString text = intervalSentence();
        QString more;
        if (m_comparison.verdict == Verdict::NoReliableDifference)
            more = runsRemark(m_comparison);
        else if (tellsDirection())
            more = chanceRemark(m_comparison);
        if (more.isEmpty())
            return text;
        //: two sentences
        return QCoreApplication::translate("Tare::Verdict", "%1 %2").arg(text, more);
    }

    QString intervalSentence() const
    {
        if (!tellsDirection()) {
            //: %1 "95 %", %2 "−17.4 % to +47.6 %", %3 "4 runs each"
            return QCoreApplication::translate("Tare::Verdict", "%1 interval %2, %3.")
                .arg(confidence(), interval(), runs());
        }
        if (speed()) {
            return (isUp() ? QCoreApplication::translate("Tare::Verdict", "%1 interval %2 faster, %3.")
                           : QCoreApplication::translate("Tare::Verdict", "%1 interval %2 slower, %3."))
                .arg(confidence(), interval(), runs());
        }
        if (duration()) {
            return (isUp() ? QCoreApplication::translate("Tare::Verdict", "%1 interval %2 longer, %3.")
                           : QCoreApplication::translate("Tare::Verdict", "%1 interval %2 less time, %3."))
                .arg(confidence(), interval(), runs());
        }
        return (isUp() ? QCoreApplication::translate("Tare::Verdict", "%1 interval %2 higher, %3.")
                       : QCoreApplication::translate("Tare::Verdict", "%1 interval %2 lower, %3."))
            .arg(confidence(), interval(), runs());
    }

    /// "SET", "TPS", "SET, 95 % latency".
    QString shortSubject() const
    {
        QString name = QCoreApplication::translate("Tare::Verdict", "TPS");
        if (m_redis)
            name = m_comparison.caseKey.section(u':', 1, 1);
        else if (m_comparison.metric == Metric::DumpSeconds)
            return QCoreApplication::translate("Tare::Verdict", "dump");
        else if (!speed())
            return metricPhrase();
        if (speed())
            return name;
        return QCoreApplication::translate("Tare::Verdict", "%1, %2").arg(name, metricPhrase());
    }

    QString brief() const
    {
        const QString what = shortSubject();
        if (m_comparison.verdict == Verdict::NoData)
            return QCoreApplication::translate("Tare::Verdict", "%1: nothing to compare").arg(what);
        if (blocked()) {
            const Finding *finding = blockingFinding(m_comparison);
            //: %1 "SET", %2 "Different server versions"
            return QCoreApplication::translate("Tare::Verdict", "%1 not compared: %2")
                .arg(what, finding ? finding->title : QString());
        }
        if (!tellsDirection()) {
            const QString amount = QStringLiteral("≈\u00A0") + formatPercent(change(), 1, true);
            if (!hasInterval())
                return QCoreApplication::translate("Tare::Verdict", "%1 %2, %3").arg(what, amount, runs());
            return QCoreApplication::translate("Tare::Verdict", "%1 %2 (%3 to %4), %5")
                .arg(what, amount, signedNumber(*m_comparison.low), signedNumber(*m_comparison.high), runs());
        }
        const QString amount = duration() ? finding().remove(findingStart).remove(findingEnd)
            : isUp() ? QCoreApplication::translate("Tare::Verdict", "%1 higher").arg(magnitude())
                     : QCoreApplication::translate("Tare::Verdict", "%1 lower").arg(magnitude());
        if (!hasInterval())
            return QCoreApplication::translate("Tare::Verdict", "%1 %2, %3").arg(what, amount, runs());
        const double near = isUp() ? *m_comparison.low : -*m_comparison.high;
        const double far = isUp() ? *m_comparison.high : -*m_comparison.low;
        return QCoreApplication::translate("Tare::Verdict", "%1 %2 (%3 to %4), %5")
            .arg(what, amount, formatFixed(near * 100, 1), formatFixed(far * 100, 1), runs());
    }

    /// Without subject: "58.1 % slower, interval 57.0 % to 59.2 %, 3 runs each".
    QString answer() const
    {
        if (m_comparison.verdict == Verdict::NoData)
            return QCoreApplication::translate("Tare::Verdict", "nothing to compare");
        const QString found = finding().remove(findingStart).remove(findingEnd);
        if (blocked())
            return found;
        if (!hasInterval())
            return QCoreApplication::translate("Tare::Verdict", "%1, %2", "finding, runs").arg(found, runs());
        //: %1 "58.1 % slower", %2 "57.0 % to 59.2 %", %3 "3 runs each"
        return QCoreApplication::translate("Tare::Verdict", "%1, interval %2, %3")
            .arg(found, interval(), runs());
    }

    static QString signedNumber(double share)
    {
        const QString number = formatFixed(share * 100, 1);
        return share > 0 ? u'+' + number : number;
    }

    const Comparison &m_comparison;
    bool m_redis;
    QString m_environment;
    QString m_baseline;
};

} // namespace

VerdictText verdictText(const Comparison &comparison)
{
    return Words(comparison).text();
}

QString secondaryText(const QList<Comparison> &comparisons, const Comparison &primary)
{
    QStringList sentences;
    bool implied = false;
    if (primary.verdict == Verdict::Blocked || primary.verdict == Verdict::NoData)
        return {};
    for (const Comparison &other : comparisons) {
        const bool same = other.workloadId == primary.workloadId && other.caseKey == primary.caseKey
            && other.environmentId == primary.environmentId && other.metric != primary.metric;
        if (!same)
            continue;
        const bool redis = other.caseKey.startsWith(QStringLiteral("redis:"));
        const bool headline = other.metric
            == (primary.metric == Metric::OperationsPerSecond ? Metric::LatencyP95
                                                              : Metric::OperationsPerSecond);
        if (headline && other.change && other.low && other.high) {
            //: %1 "95 % latency", %2 "no reliable difference found, interval −17 % to +48 %, 4 runs each"
            sentences.append(QCoreApplication::translate("Tare::Verdict", "%1: %2.")
                                 .arg(metricTitle(other.metric, redis), verdictText(other).answer));
        }
        implied = implied || (other.metric == Metric::LatencyAvg && other.implied);
    }
    if (implied) {
        sentences.append(
            QCoreApplication::translate("Tare::Verdict", "Average latency follows from throughput here."));
    }
    return sentences.join(u' ');
}

} // namespace Tare
