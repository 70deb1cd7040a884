// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/hostreport.h"
#include "core/report/htmlreport.h"
#include "core/report/runreport.h"
#include "tests/report/reportsamples.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Tare;
using namespace Qt::StringLiterals;

/// The figures of the machine and the bottleneck in every kind of report.
class TestReportHost : public QObject
{
    Q_OBJECT

private:
    /// Of the first environment two runs were limited by a card, one by nothing.
    static RunRecord watchedRun()
    {
        RunRecord run = publishedRun();
        int seen = 0;
        for (StepRecord &step : run.steps) {
            if (step.environmentId != "env-1"_L1 || step.status != StepStatus::Done)
                continue;
            step.host = {
                {u"cpu.count"_s, {4, 4}}, {u"cpu.busy"_s, {0.25, 0.5}}, {u"proc.server.cpu"_s, {1, 1}}};
            if (++seen != 2) {
                step.host[u"net.eth0.used"_s] = {0.97, 1};
                step.host[u"net.eth0.out"_s] = {121.5e6, 125e6};
            }
            step.hostSamples = {{-1, 1, {{u"cpu.busy"_s, 0.125}}}, {0, 1, {{u"cpu.busy"_s, 0.25}}}};
        }
        return run;
    }

private Q_SLOTS:
    void bottleneckStandsInReports()
    {
        const RunRecord run = watchedRun();
        for (const QByteArray &text : {runToText(run).toUtf8(), runToMarkdown(run), runToHtml(run)}) {
            QVERIFY2(text.contains("in 2 of 3 runs: Network card."), text.constData());
            QVERIFY2(text.contains("eth0 received 0"), text.constData());
            QVERIFY(!text.contains("None found")); // it is said once, of most runs
        }
        QVERIFY(!runToText(publishedRun()).contains(u"Bottleneck"_s));
    }

    void bottleneckStandsInFiles()
    {
        const RunRecord run = watchedRun();
        const QJsonArray steps = QJsonDocument::fromJson(runToJson(run)).object().value("steps"_L1).toArray();
        qsizetype cards = 0;
        for (const QJsonValue &step : steps) {
            const QJsonValue found = step["bottleneck"_L1];
            if (step["host"_L1].toObject().isEmpty()) {
                QVERIFY(found.isNull());
                continue;
            }
            const bool card = found["kind"_L1] == "network_card"_L1;
            cards += card;
            QVERIFY(card || found["kind"_L1] == "none"_L1);
            if (card)
                QCOMPARE(found["evidence"_L1]["net.eth0.used"_L1].toDouble(), 0.97);
            QCOMPARE(step["host"_L1]["cpu.busy"_L1]["most"_L1].toDouble(), 0.5);
            QCOMPARE(step["host_samples"_L1].toArray().size(), 2);
            QCOMPARE(step["host_samples"_L1][0]["start_s"_L1].toDouble(), -1.0);
        }
        QCOMPARE(cards, 2);
        QCOMPARE(runToCsv(run).count(",network_card"), 2);
    }

    void figuresAreListed()
    {
        const RunRecord run = watchedRun();
        const QString text = hostToText(run);
        QCOMPARE(text.count(u"cpu.busy"_s), 3);
        QCOMPARE(text.count(u"Bottleneck: Network card."_s), 2);
        QVERIFY(!text.contains(u'\x1b') && !text.contains(awkwardName)); // its line feed is not printed
        QCOMPARE(hostToCsv(run).count("\r\n"), 1 + 2 * 5 + 3);
        QVERIFY(hostToCsv(run).contains(",cpu.busy,0.25,0.5\r\n"));
        QCOMPARE(hostSamplesToCsv(run).count("\r\n"), 1 + 3 * 2);
        QVERIFY(hostSamplesToCsv(run).contains(",-1,1,cpu.busy,0.125\r\n"));
        QVERIFY(hostToText(publishedRun()).contains(u"no figures"_s));
    }
};

QTEST_APPLESS_MAIN(TestReportHost)
#include "tst_reporthost.moc"
