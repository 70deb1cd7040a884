// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/dumpsweeptext.h"

#include "core/analysis/statistics.h"
#include "core/model/numberformat.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <vector>

namespace Tare {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Tare::DumpSweep)
};

constexpr double near = 0.05; ///< a neighbour within this share of the best is worth a word

QString listed(const QStringList &parts)
{
    if (parts.size() < 2)
        return parts.value(0);
    const QString head = parts.mid(0, parts.size() - 1).join(Words::tr(", ", "between the parts of a list"));
    //: the last two parts of a list
    return Words::tr("%1 and %2").arg(head, parts.last());
}

/// "4 to 8", or "2 and 8" where those between are not among them.
QString countsText(const QList<int> &counts, const QList<int> &all)
{
    const auto from = all.indexOf(counts.first());
    const auto to = all.indexOf(counts.last());
    if (counts.size() > 2 && to - from + 1 == counts.size())
        //: numbers of threads: "4 to 8"
        return Words::tr("%1 to %2").arg(counts.first()).arg(counts.last());
    QStringList numbers;
    for (const int count : counts)
        numbers.append(QString::number(count));
    return listed(numbers);
}

class Composer
{
public:
    Composer(const DumpSweep &sweep, const QString &environmentId)
        : m_sweep(sweep)
    {
        for (const SweepLine &line : sweep.lines) {
            if (line.environmentId != environmentId)
                continue;
            const auto best = bestThreads(line.points);
            if (!best)
                continue;
            (line.points.size() > 1 ? m_swept : m_single).append({&line, *best});
        }
    }

    SweepText text() const
    {
        SweepText text;
        if (m_sweep.schema.isEmpty()) {
            //: %1 name of a workload
            text.lead =
                (dumps() ? Words::tr("%1, dump: ") : Words::tr("%1, restore: ")).arg(m_sweep.workloadName);
        } else {
            //: %1 name of a schema
            text.lead =
                (dumps() ? Words::tr("Dump of %1: ") : Words::tr("Restore of %1: ")).arg(m_sweep.schema);
        }
        if (!m_swept.isEmpty())
            sayBest(text);
        else if (!m_single.isEmpty())
            text.finding = listed(times(m_single));
        if (text.finding.isEmpty()) {
            text.rest = Words::tr("nothing was finished.");
            return text;
        }
        if (m_swept.isEmpty())
            text.rest = Words::tr(".", "end of a sentence");
        QStringList support = neighbours();
        support += single();
        support += compression();
        text.support = support.join(u' ');
        text.caveat = caveat();
        const QStringList unlike = m_sweep.unlikePrograms();
        if (!unlike.isEmpty()) {
            text.warning = Words::tr("Unlike programs: %1. Their times cannot be compared.")
                               .arg(unlike.join(Words::tr("; ", "between programs")));
        }
        return text;
    }

private:
    struct Best
    {
        const SweepLine *line;
        BestThreads threads;
    };

    bool dumps() const { return m_sweep.operation == DumpOperation::Dump; }

    /// "32.2 s plain", "41.6 s with gzip"; with several tools "32.2 s with mydumper, plain".
    QString timeOf(const SweepLine &line, double seconds) const
    {
        const QString time = formatSeconds(seconds);
        if (sweepLineTitle(m_sweep, line) != dumpCompressionTitle(line.compression)) {
            //: %1 a time, %2 a tool and its compression: "mydumper, gzip"
            return Words::tr("%1 with %2", "time, tool").arg(time, sweepLineTitle(m_sweep, line));
        }
        if (line.compression == DumpCompression::None) {
            //: %1 a time of a dump without compression
            return Words::tr("%1 plain").arg(time);
        }
        //: %1 a time, %2 gzip or zstd
        return Words::tr("%1 with %2").arg(time, dumpCompressionName(line.compression));
    }

    /// " plain", " with gzip", where there are several lines.
    QString whereOf(const SweepLine &line) const
    {
        if (m_swept.size() < 2)
            return {};
        if (sweepLineTitle(m_sweep, line) != dumpCompressionTitle(line.compression))
            return Words::tr(" with %1").arg(sweepLineTitle(m_sweep, line));
        return line.compression == DumpCompression::None
            ? Words::tr(" plain")
            : Words::tr(" with %1").arg(dumpCompressionName(line.compression));
    }

    QStringList times(const QList<Best> &bests) const
    {
        QStringList parts;
        for (const Best &best : bests) {
            parts.append(m_swept.size() + m_single.size() > 1 ? timeOf(*best.line, best.threads.seconds)
                                                              : formatSeconds(best.threads.seconds));
        }
        return parts;
    }

    /// Chance explains whatever was seen between any two counts and the fastest one.
    static bool allAlike(const Best &best)
    {
        const auto &points = best.line->points;
        const auto finished = std::count_if(points.cbegin(), points.cend(),
                                            [](const SweepPoint &point) { return point.hasRuns(); });
        return best.threads.spreadKnown && finished > 1 && best.threads.alike.size() == finished;
    }

    void sayBest(SweepText &text) const
    {
        const int threads = m_swept.first().threads.threads;
        const bool same = std::all_of(m_swept.cbegin(), m_swept.cend(), [threads](const Best &best) {
            return best.threads.threads == threads;
        });
        if (std::all_of(m_swept.cbegin(), m_swept.cend(), allAlike)) {
            //: stands after the name of what was dumped and a colon
            text.finding = Words::tr("no number of threads is reliably faster");
            if (same) {
                //: %1 one or several times: "32.2 s plain and 41.6 s with gzip"
                text.rest =
                    (threads == 1 ? Words::tr("; 1 thread had the shortest time: %1.")
                                  : Words::tr("; %n threads had the shortest time: %1.", nullptr, threads))
                        .arg(listed(times(m_swept)));
            } else {
                text.rest = Words::tr(".", "end of a sentence");
            }
            return;
        }
        if (same) {
            text.finding = threads == 1 ? Words::tr("1 thread is fastest")
                                        : Words::tr("%n threads are fastest", nullptr, threads);
            //: %1 one or several times: "32.2 s plain and 41.6 s with gzip"
            text.rest = Words::tr(", %1.").arg(listed(times(m_swept)));
            return;
        }
        QStringList parts;
        for (const Best &best : m_swept) {
            const QString time = timeOf(*best.line, best.threads.seconds);
            //: %1 a time and how it was made: "32.2 s plain"
            parts.append(best.threads.threads == 1
                             ? Words::tr("1 thread (%1)").arg(time)
                             : Words::tr("%n threads (%1)", nullptr, best.threads.threads).arg(time));
        }
        text.lead += Words::tr("fastest with ");
        text.finding = listed(parts);
        text.rest = Words::tr(".", "end of a sentence");
    }

    QStringList neighbours() const
    {
        QStringList sentences;
        for (const Best &best : m_swept) {
            QList<int> all;
            for (const SweepPoint &point : best.line->points)
                all.append(point.threads);
            const QString where = whereOf(*best.line);
            if (best.threads.spreadKnown && best.threads.alike.size() > 1) {
                //: %1 numbers of threads: "4 to 8", %2 " plain", " with gzip" or nothing
                sentences.append(Words::tr("%1 threads cannot be told apart%2.")
                                     .arg(countsText(best.threads.alike, all), where));
            } else if (best.threads.spreadKnown) {
                //: %1 " plain", " with gzip" or nothing
                sentences.append(Words::tr("Every other count takes longer%1.").arg(where));
            } else {
                sentences += unproven(best, where);
            }
        }
        return sentences;
    }

    /// One run each: what the numbers look like, and no more.
    QStringList unproven(const Best &best, const QString &where) const
    {
        QStringList sentences;
        const SweepPoint *next = nullptr;
        for (const SweepPoint &point : best.line->points) {
            if (!point.hasRuns() || point.threads == best.threads.threads)
                continue;
            const double gap = point.typical() - best.threads.seconds;
            if (gap <= near * best.threads.seconds) {
                //: %1 number of threads, %2 a time, %3 " plain", " with gzip" or nothing
                sentences.append(Words::tr("%n threads come within %1%2.", nullptr, point.threads)
                                     .arg(formatSeconds(gap), where));
            } else if (!next && point.threads > best.threads.threads) {
                next = &point;
            }
        }
        if (next) {
            const int threads = next->threads; // lupdate never ends with "->" in the call below
            //: %1 a time, %2 " plain", " with gzip" or nothing
            sentences.append(Words::tr("%n threads are slower again: %1%2.", nullptr, threads)
                                 .arg(formatSeconds(next->typical()), where));
        }
        return sentences;
    }

    QStringList single() const
    {
        QStringList sentences;
        if (m_swept.isEmpty())
            return sentences;
        for (const Best &best : m_single) {
            //: %1 a tool and its compression, %2 a time
            sentences.append(
                (best.threads.threads == 1 ? Words::tr("%1 takes %2 with its one thread.")
                                           : Words::tr("%1 takes %2."))
                    .arg(sweepLineTitle(m_sweep, *best.line), formatSeconds(best.threads.seconds)));
        }
        return sentences;
    }

    QStringList compression() const
    {
        QStringList sentences;
        const QList<Best> all = m_swept + m_single;
        for (const Best &best : all) {
            const auto plain = std::find_if(all.cbegin(), all.cend(), [&best](const Best &other) {
                return other.line->tool == best.line->tool
                    && other.line->compression == DumpCompression::None;
            });
            if (plain == all.cend() || best.line->compression == DumpCompression::None)
                continue;
            sentences.append(priceOf(best, *plain));
        }
        return sentences;
    }

    static const std::vector<double> &secondsOf(const Best &best)
    {
        return best.line->at(best.threads.threads)->seconds;
    }

    static QString between(const QString &low, const QString &high)
    {
        //: the two ends of an interval: "25 % to 33 %"
        return Words::tr("%1 to %2", "interval").arg(low, high);
    }

    /// "29 % (25 % to 33 %)", in the direction of the change.
    static QString withInterval(double change, const IntervalEstimate &interval)
    {
        const double least = change < 0 ? -interval.high : interval.low;
        const double most = change < 0 ? -interval.low : interval.high;
        //: %1 a change, %2 its interval: "29 % (25 % to 33 %)"
        return Words::tr("%1 (%2)", "change, interval")
            .arg(formatPercent(std::abs(change), 0),
                 between(formatPercent(least, 0), formatPercent(most, 0)));
    }

    /// Each with its own best number of threads, and with an interval when they ran more than once.
    QString priceOf(const Best &compressed, const Best &plain) const
    {
        const double change = compressed.threads.seconds / plain.threads.seconds - 1;
        const QString name = sweepLineTitle(m_sweep, *compressed.line);
        const auto interval = welchLogRatio(secondsOf(plain), secondsOf(compressed));
        const bool reliable = !interval || interval->low > 0 || interval->high < 0;
        const QString amount =
            interval && reliable ? withInterval(change, *interval) : formatPercent(std::abs(change), 0);
        const auto &small = compressed.line->ratio;
        const auto &large = plain.line->ratio;
        const bool sized = dumps() && small && large && *large > 0;
        if (!reliable) {
            const QString range =
                between(formatPercent(interval->low, 0, true), formatPercent(interval->high, 0, true));
            if (!sized) {
                //: %1 gzip or zstd, %2 "−2 % to +9 %"
                return Words::tr("%1: no reliable difference in time (%2).").arg(name, range);
            }
            //: %1 gzip or zstd, %2 "−2 % to +9 %", %3 percent of size
            return Words::tr("%1: no reliable difference in time (%2), and the files are %3 of the plain "
                             "ones.")
                .arg(name, range, formatPercent(*small / *large, 0));
        }
        if (!sized) {
            //: %1 gzip or zstd, %2 percent
            return (change >= 0 ? Words::tr("%1 takes %2 longer.") : Words::tr("%1 takes %2 less time."))
                .arg(name, amount);
        }
        const QString size = formatPercent(*small / *large, 0);
        //: %1 gzip or zstd, %2 percent of time, %3 percent of size
        return (change >= 0 ? Words::tr("%1 takes %2 longer, and the files are %3 of the plain ones.")
                            : Words::tr("%1 takes %2 less time, and the files are %3 of the plain ones."))
            .arg(name, amount, size);
    }

    QString caveat() const
    {
        QStringList sentences;
        int failed = 0;
        for (const SweepLine &line : m_sweep.lines) {
            for (const SweepPoint &point : line.points)
                failed += point.failed;
        }
        const bool known = std::all_of(m_swept.cbegin(), m_swept.cend(),
                                       [](const Best &best) { return best.threads.spreadKnown; });
        if (m_sweep.repetitions == 1) {
            sentences.append(Words::tr("1 run each, no spread known: small gaps between neighbours may be "
                                       "chance."));
            constexpr int advised = 3;
            if (m_sweep.roundSeconds > 0) {
                sentences.append(Words::tr("%n repetitions would take about %1.", nullptr, advised)
                                     .arg(formatDuration(advised * m_sweep.roundSeconds)));
            }
        } else if (known) {
            sentences.append(
                Words::tr("%n runs each; told apart at 95 % confidence, corrected for the number "
                          "of counts.",
                          nullptr, m_sweep.repetitions));
        } else {
            sentences.append(Words::tr("Not every count ran twice, so small gaps may be chance."));
        }
        if (failed == 1)
            sentences.append(Words::tr("1 step was not finished and is left out."));
        else if (failed > 1)
            sentences.append(Words::tr("%n steps were not finished and are left out.", nullptr, failed));
        return sentences.join(u' ');
    }

    const DumpSweep &m_sweep;
    QList<Best> m_swept;
    QList<Best> m_single; ///< lines of one point: a tool with one thread
};

} // namespace

SweepText sweepText(const DumpSweep &sweep, const QString &environmentId)
{
    return Composer(sweep, environmentId).text();
}

QString sweepLineTitle(const DumpSweep &sweep, const SweepLine &line)
{
    const QString compression = dumpCompressionTitle(line.compression);
    const bool severalTools =
        std::any_of(sweep.lines.cbegin(), sweep.lines.cend(),
                    [&line](const SweepLine &other) { return other.tool != line.tool; });
    if (!severalTools)
        return compression;
    //: %1 a program, %2 "gzip", "plain"
    return Words::tr("%1, %2", "program, compression").arg(dumpToolTitle(line.tool), compression);
}

QString formatSeconds(double seconds)
{
    constexpr double few = 10;
    //: a number of seconds
    return Words::tr("%1\u202Fs").arg(formatFixed(seconds, seconds < few ? 2 : 1));
}

} // namespace Tare
