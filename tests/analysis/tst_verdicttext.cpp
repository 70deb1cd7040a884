// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/comparison.h"
#include "tests/analysis/comparisonrun.h"
#include "tests/analysis/reference.h"

#include <QRegularExpression>
#include <QTranslator>
#include <QtTest>

using namespace Tare;
using namespace Tare::Reference;

namespace {

/// The narrow gaps as plain spaces, to keep the expected sentences readable.
QString readable(QString text)
{
    return text.replace(QChar(0x202F), u' ').replace(QChar(0x00A0), u' ');
}

Comparison named(Comparison comparison, const QString &baseline, const QString &environment)
{
    comparison.baselineName = baseline;
    comparison.environmentName = environment;
    return comparison;
}

Comparison published()
{
    return named(primary(interleaved(nativeTps, containerTps, oltpCase())), QStringLiteral("native"),
                 QStringLiteral("container"));
}

Comparison metricOf(const RunRecord &run, Metric metric)
{
    for (const Comparison &comparison : compareRun(run)) {
        if (comparison.metric == metric)
            return comparison;
    }
    return {};
}

/// Latency given directly: one value a step.
RunRecord withLatency(const std::vector<double> &a, const std::vector<double> &b)
{
    RunRecord run = interleaved(nativeTps, containerTps, oltpCase());
    for (qsizetype i = 0; i < run.steps.size(); ++i) {
        const auto place = static_cast<std::size_t>(i / 2);
        const double milliseconds = i % 2 == 0 ? a.at(place) : b.at(place);
        run.steps[i].histogram.clear();
        run.steps[i].histogram.record(static_cast<std::uint64_t>(milliseconds * 1e6));
    }
    return run;
}

/// A language with another full stop.
class FullStopTranslator final : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *source, const char *, int) const override
    {
        QString text = QString::fromUtf8(source);
        if (qstrcmp(context, "Tare::Verdict") != 0 || !text.endsWith(u'.'))
            return {};
        text.chop(1);
        return text + u'。';
    }
};

} // namespace

class TestVerdictText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Blocks on a machine that drifts: ranks of all runs together know nothing of what each block shows.
    void blocksOnADriftingMachine()
    {
        Comparison comparison = published();
        comparison.method = IntervalMethod::Paired;
        comparison.p = 0.0000009; // of the blocks' differences
        comparison.rankP = 0.7;
        const VerdictText text = verdictText(comparison);
        QVERIFY2(text.support.contains(QStringLiteral("less than once in")), qPrintable(text.support));
    }

    /// An interval that leaves out zero, and no reliable difference all the same, needs a word.
    void correctionForSeveralFigures()
    {
        Comparison comparison = published();
        comparison.verdict = Verdict::NoReliableDifference;
        comparison.low = -0.08;
        comparison.high = -0.005;
        QVERIFY(readable(verdictText(comparison).sentence)
                    .contains(QStringLiteral("−8.0 % to −0.5 % before the correction for several figures")));
        comparison.high = 0.005;
        QVERIFY(!verdictText(comparison).sentence.contains(QStringLiteral("correction")));
    }

    void slower()
    {
        const VerdictText text = verdictText(published());
        QCOMPARE(readable(text.sentence),
                 QStringLiteral("OLTP read/write, 8 threads: container is 10.3 % slower than native, "
                                "95 % interval 3.0 % to 17.0 %, 4 runs each."));
        QCOMPARE(text.lead, QStringLiteral("OLTP read/write, 8 threads: container is "));
        QCOMPARE(text.finding, QStringLiteral("10.3\u202F% slower"));
        QCOMPARE(text.rest, QStringLiteral(" than native."));
        QCOMPARE(readable(text.support),
                 QStringLiteral("95 % interval 3.0 % to 17.0 % slower, 4 runs each. Equal sides "
                                "would show a gap this clear about 3 times in 100."));
        QCOMPARE(text.caveat, QString());
        QCOMPARE(readable(text.brief), QStringLiteral("TPS 10.3 % lower (3.0 to 17.0), 4 runs each"));
    }

    void faster()
    {
        const Comparison comparison =
            named(primary(interleaved({100, 101, 99}, {200, 202, 198})), QStringLiteral("native"),
                  QStringLiteral("container, published port"));
        const VerdictText text = verdictText(comparison);
        QVERIFY2(readable(text.sentence)
                     .startsWith(QStringLiteral(
                         "Redis SET, 50 clients: container, published port is 100.0 % faster than "
                         "native, 95 % interval 9")),
                 qPrintable(text.sentence));
        QVERIFY(text.sentence.endsWith(QStringLiteral(", 3 runs each.")));
        QVERIFY(readable(text.brief).startsWith(QStringLiteral("SET 100.0 % higher (")));
        // with three runs a side ranks cannot tell; the interval's own test can
        QVERIFY2(text.support.contains(QStringLiteral("less than once in 1\u202F000")),
                 qPrintable(text.support));
    }

    void possiblySmall()
    {
        const Comparison comparison = named(primary(interleaved({100, 100.3, 99.7}, {97.9, 98.2, 97.6})),
                                            QStringLiteral("native"), QStringLiteral("container"));
        const VerdictText text = verdictText(comparison);
        const QRegularExpression shape(QStringLiteral(
            "^Redis SET, 50 clients: container is 2\\.1 % slower than native, possibly by less than 2 %, "
            "95 % interval 1\\.\\d % to 2\\.\\d %, 3 runs each\\.$"));
        QVERIFY2(shape.match(readable(text.sentence)).hasMatch(), qPrintable(text.sentence));
        QCOMPARE(readable(text.rest), QStringLiteral(" than native, possibly by less than 2 %."));
    }

    void noReliableDifference()
    {
        Comparison comparison = metricOf(withLatency(nativeP95, containerP95), Metric::LatencyP95);
        comparison = named(comparison, QStringLiteral("native"), QStringLiteral("container"));
        QVERIFY(comparison.verdict == Verdict::NoReliableDifference);
        const VerdictText text = verdictText(comparison);
        QCOMPARE(
            readable(text.sentence),
            QStringLiteral(
                "OLTP read/write, 8 threads, 95 % latency: no reliable difference found between container "
                "and native, 95 % interval \u221217.4 % to +47.6 %, 4 runs each."));
        QCOMPARE(text.finding, QStringLiteral("no reliable difference found"));
        QCOMPARE(
            readable(text.support),
            QStringLiteral(
                "95 % interval \u221217.4 % to +47.6 %, 4 runs each. At this noise about 24 runs each would "
                "narrow it to ±10 %. About 46 each would have an 80 % chance to "
                "show a change of 10 %."));
        QCOMPARE(readable(text.brief),
                 QStringLiteral("95 % latency ≈ +10.4 % (\u221217.4 to +47.6), 4 runs each"));
    }

    void noPracticalDifference()
    {
        const Comparison comparison = named(primary(interleaved({100, 100.1, 99.9}, {100, 100.1, 99.8})),
                                            QStringLiteral("native"), QStringLiteral("container"));
        const VerdictText text = verdictText(comparison);
        const QRegularExpression shape(
            QStringLiteral("^Redis SET, 50 clients: no practical difference between container and "
                           "native, 95 % interval \u22120\\.\\d % to \\+0\\.\\d %, 3 runs each\\.$"));
        QVERIFY2(shape.match(readable(text.sentence)).hasMatch(), qPrintable(text.sentence));
        QVERIFY(!text.support.contains(QStringLiteral("Equal sides")));
    }

    void latencyWords()
    {
        Comparison comparison = metricOf(withLatency(nativeAvg, containerAvg), Metric::LatencyAvg);
        comparison = named(comparison, QStringLiteral("native"), QStringLiteral("container"));
        const VerdictText text = verdictText(comparison);
        QCOMPARE(
            readable(text.sentence),
            QStringLiteral(
                "OLTP read/write, 8 threads, average latency: with container it is 11.5 % higher than with "
                "native, 95 % interval 3.1 % to 20.6 %, 4 runs each."));
        QVERIFY(text.caveat.contains(QStringLiteral("follows from throughput")));
        QVERIFY(!text.sentence.contains(QStringLiteral("slower")));
    }

    void oneRunEach()
    {
        const Comparison comparison = named(primary(interleaved({100}, {129.2}, oltpCase())),
                                            QStringLiteral("native"), QStringLiteral("container"));
        const VerdictText text = verdictText(comparison);
        QCOMPARE(readable(text.sentence),
                 QStringLiteral("OLTP read/write, 8 threads: container is 29.2 % faster than native, "
                                "1 run, no spread known."));
        QCOMPARE(text.support, QStringLiteral("1 run, no spread known."));
        QCOMPARE(readable(text.brief), QStringLiteral("TPS 29.2 % higher, 1 run, no spread known"));
        QVERIFY(!text.sentence.contains(QStringLiteral("interval")));
    }

    void oneRunOnOneSide()
    {
        const Comparison comparison = primary(interleaved({100, 101, 102}, {50}));
        QVERIFY(
            verdictText(comparison).sentence.endsWith(QStringLiteral(", 3 and 1 runs, no spread known.")));
    }

    void differentNumbersOfRuns()
    {
        const Comparison comparison = primary(interleaved({100, 101, 102}, {50, 51}));
        QVERIFY(verdictText(comparison).sentence.endsWith(QStringLiteral(", 3 and 2 runs.")));
    }

    void equalValues()
    {
        const QString different = verdictText(primary(interleaved({100, 100, 100}, {50, 50, 50}))).sentence;
        QCOMPARE(readable(different),
                 QStringLiteral("Redis SET, 50 clients: the B is 50.0 % slower than the A, 3 runs each, "
                                "all alike, no spread known."));
        const QString same = verdictText(primary(interleaved({100, 100, 100}, {100, 100, 100}))).sentence;
        QCOMPARE(same,
                 QStringLiteral(
                     "Redis SET, 50 clients: no reliable difference found between the B and the A, 3 runs "
                     "each, all alike, no spread known."));
    }

    void runsWithoutOperations()
    {
        const QString dead = verdictText(primary(interleaved({100, 101, 102}, {0, 0, 0}))).sentence;
        QCOMPARE(readable(dead),
                 QStringLiteral("Redis SET, 50 clients: the B is 100.0 % slower than the A, 3 runs each, no "
                                "interval: a run finished no operation."));
        const QString undefined = verdictText(primary(interleaved({0, 0}, {100, 100}))).sentence;
        QCOMPARE(undefined,
                 QStringLiteral("Redis SET, 50 clients: the B cannot be compared, because the A finished no "
                                "operation."));
    }

    void nothingFinished()
    {
        RunBuilder builder;
        builder.done(QStringLiteral("A"), 100).other(QStringLiteral("B"), StepStatus::Failed);
        const VerdictText text = verdictText(primary(builder.run()));
        QCOMPARE(text.sentence, QStringLiteral("Redis SET, 50 clients: no run of the B was finished."));
        QCOMPARE(text.lead, text.sentence);
        QCOMPARE(text.finding, QString());
        QCOMPARE(text.caveat, QStringLiteral("1 step was not finished and is left out."));
        QCOMPARE(text.brief, QStringLiteral("SET: nothing to compare"));

        RunBuilder reversed;
        reversed.other(QStringLiteral("A"), StepStatus::Failed).done(QStringLiteral("B"), 100);
        QVERIFY(verdictText(primary(reversed.run()))
                    .sentence.contains(QStringLiteral("no run of the A was finished")));
    }

    void caveats()
    {
        RunBuilder builder;
        builder.done(QStringLiteral("A"), 100).done(QStringLiteral("A"), 101).done(QStringLiteral("B"), 50);
        builder.done(QStringLiteral("B"), 51).other(QStringLiteral("B"), StepStatus::Failed);
        builder.other(QStringLiteral("A"), StepStatus::Stopped);
        const QString caveat = verdictText(primary(builder.run())).caveat;
        QCOMPARE(caveat, QStringLiteral("2 steps were not finished and are left out."));
    }

    void whatBlocksTakesTheNumbersPlace()
    {
        Comparison comparison = published();
        comparison.verdict = Verdict::Blocked;
        comparison.findings = {{QStringLiteral("server.version"),
                                FindingGrade::Block,
                                QStringLiteral("Different server versions"),
                                QStringLiteral("They may differ."),
                                {},
                                {},
                                false}};
        const VerdictText text = verdictText(comparison);
        QCOMPARE(
            text.sentence,
            QStringLiteral("OLTP read/write, 8 threads: container is not compared with native. Different "
                           "server versions. They may differ."));
        QCOMPARE(text.finding, QStringLiteral("not compared"));
        QCOMPARE(text.brief, QStringLiteral("TPS not compared: Different server versions"));
        QVERIFY(!text.sentence.contains(u'%') && !text.support.contains(u'%'));

        comparison = published();
        comparison.findings = {{QStringLiteral("server.version"),
                                FindingGrade::Block,
                                QStringLiteral("Different server versions"),
                                {},
                                {},
                                {},
                                true}};
        QVERIFY(verdictText(comparison).sentence.contains(QStringLiteral("10.3")));
        QCOMPARE(verdictText(comparison).caveat,
                 QStringLiteral("Compared all the same, although: Different server versions."));
    }

    void theOtherNumbersOfACase()
    {
        RunRecord run = withLatency(nativeP95, containerP95);
        const QList<Comparison> all = compareRun(run);
        const QString text = readable(secondaryText(all, all.first()));
        QVERIFY2(text.startsWith(QStringLiteral("95 % latency: no reliable difference found, interval −17.")),
                 qPrintable(text));
        QVERIFY(!text.contains(QStringLiteral("follows from throughput"))); // made-up latencies do not
        run = interleaved(nativeTps, containerTps);
        const QList<Comparison> closed = compareRun(run);
        QVERIFY(secondaryText(closed, closed.first())
                    .endsWith(QStringLiteral("Average latency follows from throughput here.")));
    }

    void sentencesEndAsTheLanguageDoes()
    {
        FullStopTranslator translator;
        QVERIFY(QCoreApplication::installTranslator(&translator));
        const VerdictText text = verdictText(published());
        QCoreApplication::removeTranslator(&translator);
        QVERIFY(text.sentence.endsWith(
            QStringLiteral(" slower than native, 95\u202F% interval 3.0\u202F% to 17.0\u202F%, "
                           "4 runs each。")));
        QCOMPARE(text.sentence.count(u'。'), 1);
        QVERIFY(!text.sentence.endsWith(u'.'));
        QCOMPARE(text.rest, QStringLiteral(" than native。"));
    }

    void namesAsTyped_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("markup") << QStringLiteral("<b>a</b> & \"b\"");
        QTest::newRow("place holders") << QStringLiteral("%1 %2 %L3 %%n");
        QTest::newRow("long") << QString(60, u'n');
        QTest::newRow("chinese") << QStringLiteral("容器·发布端口");
        QTest::newRow("ends like a sentence") << QStringLiteral("native.");
        QTest::newRow("empty") << QString();
    }

    void namesAsTyped()
    {
        QFETCH(QString, name);
        const Comparison comparison =
            named(primary(interleaved({100, 101, 99}, {50, 51, 49})), name, name + u'!');
        const VerdictText text = verdictText(comparison);
        QCOMPARE(text.lead,
                 QStringLiteral("Redis SET, 50 clients: %1 is ")
                     .arg(QStringLiteral("@"))
                     .replace(u'@', name + u'!'));
        QCOMPARE(text.rest, QStringLiteral(" than ") + name + u'.');
        QVERIFY(
            text.sentence.contains(QStringLiteral(" than ") + name + QStringLiteral(", 95\u202F% interval")));
        QVERIFY(text.sentence.startsWith(text.lead + text.finding));
    }

    void markersInNamesDoNoHarm()
    {
        const QString evil = QString(QChar(0xFDD1)) + QStringLiteral("x") + QChar(0xFDD0);
        const Comparison comparison = named(primary(interleaved({100, 101, 99}, {50, 51, 49})), evil, evil);
        const VerdictText text = verdictText(comparison);
        QCOMPARE(text.lead, QStringLiteral("Redis SET, 50 clients: x is "));
        QCOMPARE(text.rest, QStringLiteral(" than x."));
    }

    void brokenCaseKeepsItsKey()
    {
        Comparison comparison = primary(interleaved({100, 101, 99}, {50, 51, 49}));
        comparison.workload = {};
        QVERIFY(verdictText(comparison).sentence.startsWith(QStringLiteral("redis:SET:c50: the B is ")));
    }

    void noPercentageWithoutRunCount()
    {
        // whatever the values: a sentence with a percentage has its interval or says why not, and the runs
        std::vector<std::vector<double>> sides;
        for (const double level : {0.0, 1.0, 99.0, 100.0}) {
            sides.push_back({level});
            sides.push_back({level, level});
            sides.push_back({level, level * 1.001, level * 0.999});
            sides.push_back({level, level * 1.3, level * 0.8, level * 1.1});
        }
        int percentages = 0;
        for (const auto &a : sides) {
            for (const auto &b : sides) {
                for (const auto &workload : {redisCase(), oltpCase()}) {
                    for (const Comparison &comparison : compareRun(interleaved(a, b, workload))) {
                        const VerdictText text = verdictText(comparison);
                        QVERIFY(text.sentence.endsWith(u'.'));
                        QVERIFY2(!text.sentence.contains(QStringLiteral("no difference")),
                                 qPrintable(text.sentence));
                        if (!text.finding.contains(u'%'))
                            continue;
                        ++percentages;
                        const bool interval = text.sentence.contains(QStringLiteral("% interval "));
                        const bool excuse = text.sentence.contains(QStringLiteral("no spread known"))
                            || text.sentence.contains(QStringLiteral("no interval"));
                        QVERIFY2(interval != excuse, qPrintable(text.sentence));
                        QVERIFY2(text.sentence.contains(QRegularExpression(QStringLiteral("\\d runs?\\b"))),
                                 qPrintable(text.sentence));
                        QVERIFY(!text.support.isEmpty());
                    }
                }
            }
        }
        QVERIFY(percentages > 500);
    }
};

QTEST_GUILESS_MAIN(TestVerdictText)
#include "tst_verdicttext.moc"
