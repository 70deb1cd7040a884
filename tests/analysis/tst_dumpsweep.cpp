// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/comparison.h"
#include "core/analysis/dumpsweep.h"
#include "core/analysis/dumpsweeptext.h"
#include "core/analysis/precision.h"
#include "tests/analysis/dumpruns.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using namespace Tare;
using namespace Tare::Reference;

namespace {

QList<SweepPoint> points(const QList<std::pair<int, std::vector<double>>> &values)
{
    QList<SweepPoint> list;
    for (const auto &[threads, seconds] : values) {
        SweepPoint point;
        point.threads = threads;
        point.seconds = seconds;
        list.append(point);
    }
    return list;
}

} // namespace

class TestDumpSweep : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dataOfItsOwnGoesByTheWorkloadsName()
    {
        DumpRunBuilder builder;
        for (const QString &environment : {u"a"_s, u"b"_s}) {
            builder.in(environment).restored(2, 10, 30, 1, 1);
            builder.restored(4, 8, 20, 1, 1);
        }
        DumpSweep sweep = dumpSweep(builder.run(), u"load-1"_s, DumpOperation::Restore);
        sweep.schema.clear();
        // One line an environment: nothing to tell apart.
        QCOMPARE(sweepText(sweep, u"b"_s).sentence(),
                 u"sweep, restore: 4 threads are fastest, 20.0\u202Fs."_s);
    }

    /// No percentage without its interval, where there is one.
    void compressionsPriceHasItsInterval()
    {
        const auto said = [](double gzip, DumpOperation operation) {
            DumpRunBuilder builder;
            for (const double chance : {0.0, 0.2, 0.1}) {
                builder.with(DumpTool::Mydumper, DumpCompression::None).restored(4, 10 + chance, 20, 1, 1);
                builder.with(DumpTool::Mydumper, DumpCompression::Gzip)
                    .restored(4, gzip + chance, 2 * gzip + chance, 1, 1);
            }
            return sweepText(dumpSweep(builder.run(), u"load-1"_s, operation), u"native"_s).support;
        };
        QString text = said(13, DumpOperation::Dump);
        QVERIFY2(text.contains(u"gzip takes 30\u202F% (27\u202F% to 32\u202F%) longer, and the files are "
                               "10\u202F% of the plain ones."_s),
                 qPrintable(text));
        text = said(10.1, DumpOperation::Dump);
        QVERIFY2(text.contains(u"gzip: no reliable difference in time (\u2212"_s)
                     && text.contains(u"), and the files are 10\u202F%"_s),
                 qPrintable(text));
        text = said(8, DumpOperation::Restore);
        QVERIFY2(text.contains(u"gzip takes 20\u202F% (18\u202F% to 21\u202F%) less time."_s),
                 qPrintable(text));
    }

    /// A plan that repeats until the interval is narrow looks at the time of a dump, whatever it says of
    /// loads.
    void howPreciseADumpIs()
    {
        DumpRunBuilder builder;
        for (const double chance : {0.0, 0.3, 0.1}) {
            builder.in(u"native"_s).done(4, 10 + chance);
            builder.in(u"container"_s).done(4, 12 - chance);
        }
        const RunRecord &run = builder.run();
        const Precision precision = precisionOf(run, u"load-1"_s, run.steps.first().caseKey, {});
        QVERIFY(precision.complete && precision.halfWidth);
        const QList<Comparison> comparisons = compareRun(run);
        QVERIFY(comparisons.first().primary && comparisons.first().metric == Metric::DumpSeconds);
        QCOMPARE(*precision.halfWidth, (*comparisons.first().high - *comparisons.first().low) / 2);
    }

    void countsThatAreAllAlikeHaveNoFastest()
    {
        DumpRunBuilder builder;
        for (const double chance : {0.0, 2.0, 1.0}) {
            builder.in(u"a"_s).restored(2, 10, 20 + chance, 1, 1);
            builder.restored(4, 8, 21.5 - chance, 1, 1);
        }
        const SweepText text =
            sweepText(dumpSweep(builder.run(), u"load-1"_s, DumpOperation::Restore), u"a"_s);
        QVERIFY2(text.sentence().contains(u"no number of threads is reliably faster; 4 threads had"_s),
                 qPrintable(text.sentence()));
        QVERIFY2(text.support.contains(u"2 and 4 threads cannot be told apart"_s), qPrintable(text.support));
    }

    void thePublishedSweep()
    {
        const RunRecord run = publishedSweep();
        QCOMPARE(dumpWorkloads(run), QStringList{u"load-1"_s});
        const DumpSweep dumps = dumpSweep(run, u"load-1"_s, DumpOperation::Dump);
        QCOMPARE(dumps.lines.size(), 2);
        QCOMPARE(dumps.threads(), (QList<int>{2, 4, 6, 8}));
        QVERIFY(dumps.lines[0].compression == DumpCompression::None); // plain first, however it was run
        QCOMPARE(dumps.lines[1].at(6)->typical(), 41.588);
        QCOMPARE(*dumps.lines[1].at(6)->cpus(), (138.920 + 2.431) / 41.588);
        QVERIFY(!dumps.lines[0].at(3));
        for (const SweepLine &line : dumps.lines) {
            const auto best = bestThreads(line.points);
            QVERIFY(best);
            QCOMPARE(best->threads, 6);
            QVERIFY(!best->spreadKnown);
            QCOMPARE(best->alike, QList<int>{6});
        }
        const DumpSweep restores = dumpSweep(run, u"load-1"_s, DumpOperation::Restore);
        QCOMPARE(restores.lines.size(), 1);
        QCOMPARE(bestThreads(restores.lines[0].points)->threads, 6);

        const SweepText text = sweepText(dumps, u"native"_s);
        QCOMPARE(text.sentence(),
                 u"Dump of lx_test: 6 threads are fastest, 32.2\u202Fs plain and 41.6\u202Fs with gzip."_s);
        QCOMPARE(text.finding, u"6 threads are fastest"_s);
        QVERIFY2(text.support.contains(u"4 threads come within 0.63\u202Fs plain."_s),
                 qPrintable(text.support));
        QVERIFY2(text.support.contains(u"8 threads are slower again: 35.7\u202Fs plain."_s),
                 qPrintable(text.support));
        QVERIFY2(text.support.contains(
                     u"gzip takes 29\u202F% longer, and the files are 10\u202F% of the plain ones."_s),
                 qPrintable(text.support));
        QVERIFY2(text.caveat.contains(u"1 run each, no spread known"_s), qPrintable(text.caveat));
        QVERIFY2(text.caveat.contains(u"3 repetitions would take about"_s), qPrintable(text.caveat));
        QCOMPARE(text.warning, QString());
        QCOMPARE(sweepText(restores, u"native"_s).sentence(),
                 u"Restore of lx_test: 6 threads are fastest, 218.3\u202Fs."_s);
    }

    void countsThatCannotBeToldApart()
    {
        // 4, 6 and 8 threads differ by less than their spread, 2 by far more
        const QList<SweepPoint> sweep = points({{2, {50.1, 50.9, 49.7, 50.4}},
                                                {4, {32.6, 33.4, 32.1, 33.0}},
                                                {6, {32.2, 32.9, 31.9, 33.1}},
                                                {8, {32.9, 32.3, 33.5, 32.4}}});
        const auto best = bestThreads(sweep);
        QVERIFY(best);
        QCOMPARE(best->threads, 6);
        QVERIFY(best->spreadKnown);
        QCOMPARE(best->alike, (QList<int>{4, 6, 8}));
        QVERIFY(best->seconds > 32 && best->seconds < 33);
    }

    void aClearWinnerStandsAlone()
    {
        const auto best = bestThreads(points({{2, {50.1, 50.9, 49.7}}, {4, {30.1, 30.2, 29.9}}}));
        QCOMPARE(best->threads, 4);
        QCOMPARE(best->alike, QList<int>{4});
        QVERIFY(best->spreadKnown);
    }

    void manyCountsAskForMore()
    {
        // Told apart on its own, but not as one of six: a gap that six tries would show by chance
        const std::vector<double> fast{30.0, 30.6, 30.3};
        const std::vector<double> near{31.0, 31.4, 30.8};
        QCOMPARE(bestThreads(points({{2, near}, {4, fast}}))->alike, QList<int>{4});
        QCOMPARE(
            bestThreads(points({{2, near}, {4, fast}, {6, near}, {8, near}, {10, near}, {12, near}}))->alike,
            (QList<int>{2, 4, 6, 8, 10, 12}));
    }

    void whatWasNotFinishedDoesNotCount()
    {
        QVERIFY(!bestThreads(points({{2, {}}, {4, {}}})));
        QCOMPARE(bestThreads(points({{2, {10}}, {4, {}}}))->threads, 2);
        QCOMPARE(bestThreads(points({{2, {10}}, {4, {10}}}))->threads, 2); // the smaller of equals
        DumpRunBuilder builder;
        builder.done(2, 40);
        builder.done(4, 30);
        builder.failed(4);
        builder.failed(6);
        const DumpSweep sweep = dumpSweep(builder.run(), u"load-1"_s, DumpOperation::Dump);
        QCOMPARE(sweep.lines.first().at(4)->failed, 1);
        QCOMPARE(sweep.lines.first().at(4)->seconds.size(), 1u);
        QVERIFY(!sweep.lines.first().at(6)->hasRuns());
        QVERIFY2(sweepText(sweep, u"native"_s).caveat.contains(u"2 steps were not finished"_s),
                 qPrintable(sweepText(sweep, u"native"_s).caveat));
        QVERIFY(sweepText(sweep, u"elsewhere"_s).finding.isEmpty());
    }

    void everyLineHasItsOwnBest()
    {
        DumpRunBuilder builder;
        for (int run = 0; run < 3; ++run) {
            builder.with(DumpTool::Mydumper, DumpCompression::None);
            builder.done(2, 20.0 + 0.1 * run);
            builder.done(8, 30.0 + 0.1 * run);
            builder.with(DumpTool::Mydumper, DumpCompression::Gzip);
            builder.done(2, 90.0 + 0.1 * run);
            builder.done(8, 40.0 + 0.1 * run);
            builder.with(DumpTool::MysqlDump, DumpCompression::None);
            builder.done(1, 103.0 + 0.1 * run);
        }
        const DumpSweep sweep = dumpSweep(builder.run(), u"load-1"_s, DumpOperation::Dump);
        const SweepText text = sweepText(sweep, u"native"_s);
        QCOMPARE(text.sentence(),
                 u"Dump of lx_test: fastest with 2 threads (20.1\u202Fs with mydumper, plain) and 8 threads "
                 "(40.1\u202Fs with mydumper, gzip)."_s);
        QVERIFY2(text.support.contains(u"mariadb-dump, plain takes 103.1\u202Fs with its one thread."_s),
                 qPrintable(text.support));
        QVERIFY2(text.support.contains(u"Every other count takes longer"_s), qPrintable(text.support));
        QVERIFY2(text.caveat.startsWith(u"3 runs each"_s), qPrintable(text.caveat));
    }

    void unlikeProgramsAreSaidLoudly()
    {
        DumpRunBuilder builder;
        builder.done(2, 40);
        builder.in(u"container"_s, 2).version(u"mydumper v0.16.9-1"_s).done(2, 80);
        const DumpSweep sweep = dumpSweep(builder.run(), u"load-1"_s, DumpOperation::Dump);
        QCOMPARE(sweep.unlikePrograms().size(), 2);
        QVERIFY(sweepText(sweep, u"native"_s).warning.contains(u"v0.16.9-1"_s));
        // and the comparison is not made unless somebody has it made
        const QList<Comparison> comparisons = compareRun(builder.run());
        QVERIFY(!comparisons.isEmpty());
        QVERIFY(comparisons.first().verdict == Verdict::Blocked);
        QCOMPARE(blockingFinding(comparisons.first())->key, u"dump.tool"_s);
    }

    void compressionsAreNoUnlikePrograms()
    {
        const DumpSweep sweep = dumpSweep(publishedSweep(), u"load-1"_s, DumpOperation::Dump);
        QCOMPARE(sweep.unlikePrograms(), QStringList());
    }

    void nativeAgainstContainer()
    {
        DumpRunBuilder builder;
        for (int run = 0; run < 4; ++run) {
            builder.in(u"native"_s).restored(4, 30 + 0.1 * run, 200 + run, 5, 6);
            builder.in(u"container"_s, 2).restored(4, 33 + 0.1 * run, 198 - run, 5, 6);
        }
        const QList<Comparison> comparisons = compareRun(builder.run());
        QStringList metrics;
        for (const Comparison &comparison : comparisons) {
            metrics.append(metricKey(comparison.metric, false));
            QVERIFY(!comparison.higherIsBetter);
            QCOMPARE(comparison.primary, comparison.metric == Metric::DumpSeconds);
        }
        QCOMPARE(metrics, QStringLiteral("dump_s restore_s dump_cpu_s restore_cpu_s").split(u' '));
        const VerdictText dump = verdictText(comparisons[0]);
        QVERIFY(comparisons[0].verdict == Verdict::Higher);
        QCOMPARE(dump.lead + dump.finding + dump.rest,
                 u"Dump with mydumper, plain, 4 threads: container takes 10.0\u202F% longer than native."_s);
        QVERIFY2(dump.support.contains(u"longer, 4 runs each"_s), qPrintable(dump.support));
        const VerdictText restore = verdictText(comparisons[1]);
        QVERIFY2(restore.sentence.contains(u"restore: container takes"_s)
                     && restore.sentence.contains(u"less time than native"_s),
                 qPrintable(restore.sentence));
        QVERIFY2(dump.brief.startsWith(u"dump 10.0\u202F% longer ("_s), qPrintable(dump.brief));
    }
};

QTEST_APPLESS_MAIN(TestDumpSweep)
#include "tst_dumpsweep.moc"
