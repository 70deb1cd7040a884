// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/runreport.h"
#include "tests/report/reportsamples.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Tare;
using namespace Qt::StringLiterals;

class TestReportRunJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void runAndFacts();
    void stepHasEverything();
    void missingIsNull();
    void intervals();
    void comparisons();
    void otherBaseline();
    void redisNamesItsRate();
    void keysHaveTheirOrder();

private:
    static QJsonObject parse(const QByteArray &bytes)
    {
        QJsonParseError error;
        const QJsonDocument document = QJsonDocument::fromJson(bytes, &error);
        return error.error == QJsonParseError::NoError ? document.object() : QJsonObject();
    }
    static QJsonObject step(const QJsonObject &document, int index)
    {
        return document.value("steps"_L1).toArray().at(index).toObject();
    }
};

void TestReportRunJson::runAndFacts()
{
    const QJsonObject document = parse(runToJson(publishedRun()));
    QCOMPARE(document.value("format"_L1).toString(), u"tare-run"_s);
    QCOMPARE(document.value("version"_L1).toInt(), 1);
    const QJsonObject run = document.value("run"_L1).toObject();
    QCOMPARE(run.value("id"_L1).toInt(), 12);
    QCOMPARE(run.value("name"_L1).toString(), awkwardName);
    QCOMPARE(run.value("status"_L1).toString(), u"failed"_s);
    QCOMPARE(run.value("started"_L1).toString(), u"2024-02-29T01:00:00.007Z"_s);
    QVERIFY(run.value("finished"_L1).isNull());
    QCOMPARE(run.value("facts"_L1)["cpu.model"_L1].toString(), u"a, \"b\""_s);
    QCOMPARE(run.value("profile"_L1)["name"_L1].toString(), u"p"_s);
    QCOMPARE(run.value("baseline"_L1)["id"_L1].toString(), u"env-1"_s);
    QCOMPARE(run.value("baseline"_L1)["name"_L1].toString(), awkwardName);
}

void TestReportRunJson::stepHasEverything()
{
    const RunRecord run = publishedRun();
    const QJsonObject first = step(parse(runToJson(run)), 0);
    QCOMPARE(first.value("environment"_L1)["name"_L1].toString(), awkwardName);
    QCOMPARE(first.value("network_path"_L1).toString(), u"published port"_s);
    QCOMPARE(first.value("network_mechanism"_L1).toString(), u"docker-proxy"_s);
    QCOMPARE(first.value("workload"_L1)["case"_L1].toString(), u"oltp_read_write:t8"_s);
    QVERIFY(first.value("workload"_L1)["what"_L1].isObject());
    QCOMPARE(first.value("repetition"_L1).toInt(), 1);
    QCOMPARE(first.value("order"_L1).toInt(), 1);
    QCOMPARE(first.value("status"_L1).toString(), u"done"_s);
    QVERIFY(first.value("reason"_L1).isNull());
    QCOMPARE(first.value("totals"_L1)["queries"_L1].toInteger(), run.steps.first().totals.queries);
    QCOMPARE(first.value("rates"_L1)["transactions_per_s"_L1].toDouble(), *run.steps.first().rate());
    const QJsonObject latency = first.value("latency_ms"_L1).toObject();
    for (const auto key : {"avg"_L1, "p50"_L1, "p95"_L1, "p99"_L1, "p999"_L1, "max"_L1})
        QVERIFY(latency.value(key).toDouble() > 0);
    QCOMPARE(first.value("server_counted"_L1).toInteger(), *run.steps.first().serverCounted);
    QVERIFY(first.value("facts"_L1).isObject());
    const QJsonArray errors = step(parse(runToJson(run)), 6).value("errors"_L1).toArray();
    QCOMPARE(errors.size(), 1);
    QCOMPARE(errors.at(0)["code"_L1].toString(), u"1213"_s);
    QCOMPARE(errors.at(0)["count"_L1].toInt(), 3);
    QCOMPARE(errors.at(0)["last_seen_s"_L1].toDouble(), 2.25);
}

void TestReportRunJson::missingIsNull()
{
    const QJsonObject document = parse(runToJson(publishedRun()));
    const QJsonObject failed = step(document, 6);
    QCOMPARE(failed.value("reason"_L1).toString(), u"The server died, | it says."_s);
    QVERIFY(failed.value("latency_ms"_L1).isNull());
    QVERIFY(failed.value("rates"_L1)["transactions_per_s"_L1].isNull());
    QVERIFY(!failed.value("totals"_L1).isNull());
    const QJsonObject skipped = step(document, 7);
    for (const auto key : {"seconds"_L1, "totals"_L1, "answered"_L1, "latency_ms"_L1, "started"_L1,
                           "finished"_L1, "server_counted"_L1, "network_path"_L1}) {
        QVERIFY(skipped.contains(key));
        QVERIFY(skipped.value(key).isNull());
    }
    QVERIFY(skipped.value("cpu"_L1)["server"_L1].isNull());
    QVERIFY(skipped.value("cpu"_L1).toObject().contains("server"_L1));
}

void TestReportRunJson::intervals()
{
    const QJsonArray intervals = step(parse(runToJson(publishedRun())), 0).value("intervals"_L1).toArray();
    QCOMPARE(intervals.size(), 2);
    QCOMPARE(intervals.at(0)["warmup"_L1].toBool(), true);
    QVERIFY(intervals.at(0)["latency_ms"_L1].isNull());
    QCOMPARE(intervals.at(0)["start_s"_L1].toDouble(), -10.0);
    QVERIFY(intervals.at(1)["latency_ms"_L1]["p95"_L1].toDouble() > 0);
    QVERIFY(intervals.at(1)["rates"_L1]["transactions_per_s"_L1].toDouble() > 600);
}

void TestReportRunJson::comparisons()
{
    const QJsonArray comparisons = parse(runToJson(publishedRun())).value("comparisons"_L1).toArray();
    QVERIFY(comparisons.size() > 5);
    const QJsonObject first = comparisons.at(0).toObject();
    QCOMPARE(first.value("metric"_L1).toString(), u"transactions_per_s"_s);
    QCOMPARE(first.value("workload"_L1)["case"_L1].toString(), u"oltp_read_write:t8"_s);
    QCOMPARE(first.value("environment"_L1)["id"_L1].toString(), u"env-2"_s);
    QCOMPARE(first.value("baseline"_L1)["id"_L1].toString(), u"env-1"_s);
    QCOMPARE(first.value("runs"_L1)["environment"_L1].toInt(), 3);
    QCOMPARE(first.value("runs"_L1)["baseline"_L1].toInt(), 3);
    QCOMPARE(first.value("values"_L1)["baseline"_L1].toArray().size(), 3);
    QVERIFY(first.value("change_percent"_L1).toDouble() < -10);
    QVERIFY(first.value("ci_low"_L1).toDouble() < first.value("ci_high"_L1).toDouble());
    QVERIFY(!first.value("verdict"_L1).toString().isEmpty());
    QCOMPARE(first.value("failed"_L1).toInt(), 2);
    // The metric of a comparison is a key of the steps' rates.
    QVERIFY(step(parse(runToJson(publishedRun())), 0)
                .value("rates"_L1)
                .toObject()
                .contains(first.value("metric"_L1).toString()));
    QCOMPARE(parse(comparisonsToJson(compareRun(publishedRun()))).value("comparisons"_L1).toArray(),
             comparisons);
}

void TestReportRunJson::otherBaseline()
{
    const QJsonObject document = parse(runToJson(publishedRun(), u"env-2"_s));
    QCOMPARE(document.value("comparisons"_L1).toArray().at(0)["baseline"_L1]["id"_L1].toString(), u"env-2"_s);
    QVERIFY(document.value("comparisons"_L1).toArray().at(0)["change_percent"_L1].toDouble() > 10);
    QCOMPARE(document.value("run"_L1)["baseline"_L1]["id"_L1].toString(), u"env-1"_s);
}

void TestReportRunJson::redisNamesItsRate()
{
    RunRecord run = publishedRun();
    for (StepRecord &one : run.steps)
        one.caseKey = u"redis:SET:c50"_s;
    const QJsonObject document = parse(runToJson(run));
    QVERIFY(step(document, 0).value("rates"_L1).toObject().contains("requests_per_s"_L1));
    QCOMPARE(document.value("comparisons"_L1).toArray().at(0)["metric"_L1].toString(), u"requests_per_s"_s);
}

void TestReportRunJson::keysHaveTheirOrder()
{
    const QByteArray json = runToJson(publishedRun());
    qsizetype last = -1;
    for (const char *key :
         {"\n  \"format\":", "\n  \"version\":", "\n  \"run\":", "\n  \"steps\":", "\n  \"comparisons\":"}) {
        const qsizetype at = json.indexOf(key);
        QVERIFY2(at > last, key);
        last = at;
    }
    QVERIFY(json.endsWith("}\n"));
}

QTEST_APPLESS_MAIN(TestReportRunJson)
#include "tst_reportrunjson.moc"
