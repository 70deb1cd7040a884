// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/comparison.h"
#include "core/report/htmlreport.h"
#include "core/report/runreport.h"
#include "core/report/textlayout.h"
#include "tests/report/reportsamples.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Tare;
using namespace Qt::StringLiterals;

class TestReportRunText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void tableHasRunsMeansAndChanges();
    void failedStepsSayWhy();
    void oneRunHasNoMeans();
    void countsThatDifferAreTold();
    void namesUsedTwiceAreTold();
    void markdownRowsHaveAllCells();
    void markdownNamesAreEscaped();
    void overrideStandsInEveryReport();
    void emptyRunIsNoTrouble();

private:
    static QStringList lines() { return runToText(publishedRun()).split(u'\n'); }
    static QStringList linesWith(const QString &word)
    {
        QStringList found;
        for (const QString &line : lines()) {
            if (line.contains(word))
                found += line;
        }
        return found;
    }
};

void TestReportRunText::tableHasRunsMeansAndChanges()
{
    const QStringList header = linesWith(u"Transactions/s"_s);
    QCOMPARE(header.size(), 1);
    QVERIFY(header.first().contains(u"Queries/s"_s));
    QCOMPARE(linesWith(u"652.28"_s).size(), 1);
    const QStringList means = linesWith(u"  mean  "_s);
    QCOMPARE(means.size(), 2);
    QVERIFY(means.first().contains(u"653.84"_s)); // (632.78 + 652.28 + 676.46) / 3
    QCOMPARE(linesWith(u"change of means"_s).size(), 1);
    QVERIFY(linesWith(u"change of means"_s).first().contains(u"−12.2 %"_s)); // 574.13 / 653.84
    QCOMPARE(linesWith(u"95 % interval (%)  "_s).size(), 1);
    // The lines of the table end in one column.
    const int width = displayWidth(header.first());
    for (const QString &line : means)
        QCOMPARE(displayWidth(line), width);
    // And the answer is there in words.
    QVERIFY(!linesWith(u"OLTP read/write, 8 threads: "_s).isEmpty());
}

void TestReportRunText::failedStepsSayWhy()
{
    QVERIFY(!linesWith(u"failed"_s).isEmpty());
    const QStringList reasons = linesWith(u"The server died, | it says."_s);
    QCOMPARE(reasons.size(), 2); // the failed and the skipped one
    QVERIFY(reasons.first().startsWith(u"Step 7 ("_s));
    QCOMPARE(linesWith(u"    last \"line\""_s).size(), 2);
    QCOMPARE(linesWith(u"error 1213, 3 times"_s).size(), 1);
    // A failed step is no zero.
    for (const QString &line : linesWith(u" failed "_s))
        QVERIFY(!line.contains(u" 0.00"_s));
}

void TestReportRunText::oneRunHasNoMeans()
{
    RunRecord run = publishedRun();
    run.steps = run.steps.mid(0, 2);
    const QString text = runToText(run);
    QVERIFY(!text.contains(u"mean"_s + u"  "_s));
    QVERIFY(!text.contains(u"change of means"_s));
    QVERIFY(text.contains(u"change"_s));
    QVERIFY(text.contains(u"no spread known"_s));
    QVERIFY(!text.contains(u"95 % interval (%)"_s));
}

void TestReportRunText::countsThatDifferAreTold()
{
    QVERIFY(linesWith(u"the server counted"_s).isEmpty());
    RunRecord run = publishedRun();
    ++*run.steps.first().serverCounted;
    QVERIFY(runToText(run).contains(u"Step 1 ("_s));
    QVERIFY(runToText(run).contains(u"the server counted"_s));
    // but not when a reply was lost with its connection, and with a doubt where others may use the server
    run.steps.first().facts.insert(u"load.lostReplies"_s, u"1"_s);
    QVERIFY(!runToText(run).contains(u"the server counted"_s));
    ++*run.steps.first().serverCounted;
    QVERIFY(runToText(run).contains(u"Do not trust this step"_s));
    run.steps.first().facts.insert(u"environment.kind"_s, u"existing"_s);
    QVERIFY(runToText(run).contains(u"Others may have used the server"_s));
    // And the machine is named.
    run.machine.insert(u"cpu.count"_s, u"2"_s);
    QVERIFY(runToText(run).contains(u"2 × a, \"b\""_s));
}

void TestReportRunText::namesUsedTwiceAreTold()
{
    const QString text = runToText(publishedRun());
    const QString name = printable(awkwardName);
    QVERIFY(text.contains(name + u"  "_s));
    QVERIFY(text.contains(name + u" (2)"_s));
    QVERIFY(!text.contains(awkwardName)); // its line feed would tear the table
}

void TestReportRunText::markdownRowsHaveAllCells()
{
    const QStringList all = QString::fromUtf8(runToMarkdown(publishedRun())).split(u'\n');
    int rows = 0;
    for (const QString &line : all) {
        if (!line.startsWith(u'|'))
            continue;
        ++rows;
        QString plain = line;
        plain.remove(u"\\|"_s);
        QCOMPARE(plain.count(u'|'), 10);
    }
    QVERIFY(rows >= 2 + 8 + 2 + 3);
}

void TestReportRunText::markdownNamesAreEscaped()
{
    const QString markdown = QString::fromUtf8(runToMarkdown(publishedRun()));
    QVERIFY(markdown.contains(markdownEscaped(awkwardName)));
    QVERIFY(!markdown.contains(u"<b>"_s));
    QVERIFY(markdown.startsWith(u"# Run 12: "_s));
}

/// A comparison that something blocks shows no number; made all the same, it says why wherever it is shown.
void TestReportRunText::overrideStandsInEveryReport()
{
    RunRecord run = publishedRun();
    for (StepRecord &step : run.steps) {
        if (step.environmentId == "env-2"_L1 && step.status == StepStatus::Done)
            step.facts[u"server.version"_s] = u"11.4"_s;
    }
    const auto reports = [](const RunRecord &record) {
        return QList<QByteArray>{runToText(record).toUtf8(), runToMarkdown(record), runToHtml(record)};
    };
    for (const QByteArray &blocked : reports(run)) {
        QVERIFY2(blocked.contains("ifferent server versions"), blocked.constData());
        QVERIFY2(!blocked.contains("slower"), blocked.constData());
    }
    const auto verdict = [](const RunRecord &record) {
        const QJsonObject json = QJsonDocument::fromJson(runToJson(record)).object();
        return json["comparisons"_L1][0]["verdict"_L1].toString();
    };
    QCOMPARE(verdict(run), u"blocked"_s);
    run.fairnessOverride = {u"both are in use"_s, run.started, {u"env-2/server.version"_s}};
    for (const QByteArray &shown : reports(run)) {
        QVERIFY2(shown.contains("both are in use"), shown.constData());
        QVERIFY2(shown.contains("slower"), shown.constData());
    }
    QVERIFY2(verdict(run).startsWith(u"lower"_s), qPrintable(verdict(run)));
    QVERIFY(runToJson(run).contains("both are in use"));
    const QList<QStringList> csv = readCsv(comparisonsToCsv(compareRun(run)));
    QCOMPARE(csv.value(1).value(csv.value(0).indexOf(u"overridden"_s)), u"server.version"_s);
}

void TestReportRunText::emptyRunIsNoTrouble()
{
    RunRecord run;
    run.key = u"cccc0002"_s;
    QVERIFY(runToText(run).contains(u"cccc0002"_s));
    QVERIFY(!runToMarkdown(run).isEmpty());
    QVERIFY(!runToJson(run).isEmpty());
    QCOMPARE(readCsv(runToCsv(run)).size(), 1);
}

QTEST_APPLESS_MAIN(TestReportRunText)
#include "tst_reportruntext.moc"
