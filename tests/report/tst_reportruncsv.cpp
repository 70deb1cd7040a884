// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/runreport.h"
#include "tests/report/reportsamples.h"

#include <QLocale>
#include <QTest>

using namespace Tare;
using namespace Qt::StringLiterals;

class TestReportRunCsv : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLineAStep();
    void missingNumbersAreEmpty();
    void aLineAnInterval();
    void comparisons();
    void isTheSameInEveryLocale();

private:
    /// Column name → field, of one line.
    static QMap<QString, QString> line(const QByteArray &csv, int index)
    {
        const QList<QStringList> lines = readCsv(csv);
        QMap<QString, QString> fields;
        for (qsizetype i = 0; i < lines.constFirst().size(); ++i)
            fields.insert(lines.constFirst().at(i), lines.value(index).value(i));
        return fields;
    }
};

void TestReportRunCsv::aLineAStep()
{
    const RunRecord run = publishedRun();
    const QByteArray csv = runToCsv(run);
    const QList<QStringList> lines = readCsv(csv);
    QCOMPARE(lines.size(), 1 + run.steps.size());
    for (const QStringList &one : lines)
        QCOMPARE(one.size(), lines.constFirst().size());
    const QMap<QString, QString> first = line(csv, 1);
    QCOMPARE(first.value(u"run_id"_s), u"12"_s);
    QCOMPARE(first.value(u"run_name"_s), awkwardName);
    QCOMPARE(first.value(u"environment"_s), awkwardName);
    QCOMPARE(first.value(u"workload"_s), awkwardName);
    QCOMPARE(first.value(u"case"_s), u"oltp_read_write:t8"_s);
    QCOMPARE(first.value(u"network_path"_s), u"published port"_s);
    QCOMPARE(first.value(u"network_mechanism"_s), u"docker-proxy"_s);
    QCOMPARE(first.value(u"status"_s), u"done"_s);
    QCOMPARE(first.value(u"operations"_s), QString::number(run.steps.first().totals.operations));
    QCOMPARE(first.value(u"transactions_per_s"_s).toDouble(), *run.steps.first().rate());
    QCOMPARE(first.value(u"requests_per_s"_s), QString());
    QCOMPARE(first.value(u"queries_per_s"_s).toDouble(), *run.steps.first().queryRate());
    QCOMPARE(first.value(u"latency_p95_ms"_s).toDouble(), summarise(run.steps.first().histogram)->p95);
    QCOMPARE(first.value(u"server_counted"_s), QString::number(*run.steps.first().serverCounted));
    QCOMPARE(first.value(u"answered_queries"_s), first.value(u"server_counted"_s));
    QCOMPARE(first.value(u"started"_s), u"2024-02-29T01:06:40.007Z"_s);
}

void TestReportRunCsv::missingNumbersAreEmpty()
{
    const QByteArray csv = runToCsv(publishedRun());
    const QMap<QString, QString> failed = line(csv, 7);
    QCOMPARE(failed.value(u"status"_s), u"failed"_s);
    QCOMPARE(failed.value(u"reason"_s), u"The server died, | it says."_s);
    QCOMPARE(failed.value(u"reason_detail"_s), u"first line\nlast \"line\""_s);
    QCOMPARE(failed.value(u"operations"_s), u"300"_s); // what was counted stays
    QCOMPARE(failed.value(u"transactions_per_s"_s), QString());
    QCOMPARE(failed.value(u"latency_p95_ms"_s), QString());
    QCOMPARE(failed.value(u"server_counted"_s), QString());
    const QMap<QString, QString> skipped = line(csv, 8);
    for (const QString &column :
         {u"seconds"_s, u"operations"_s, u"errors"_s, u"transactions_per_s"_s, u"latency_avg_ms"_s,
          u"started"_s, u"client_cpu"_s, u"answered_queries"_s}) {
        QVERIFY(skipped.contains(column));
        QCOMPARE(skipped.value(column), QString());
    }
}

void TestReportRunCsv::aLineAnInterval()
{
    const RunRecord run = publishedRun();
    const QByteArray csv = intervalsToCsv(run);
    QCOMPARE(readCsv(csv).size(), 1 + 7 * 2);
    const QMap<QString, QString> warmup = line(csv, 1);
    QCOMPARE(warmup.value(u"interval"_s), u"0"_s);
    QCOMPARE(warmup.value(u"warmup"_s), u"true"_s);
    QCOMPARE(warmup.value(u"partial"_s), u"false"_s);
    QCOMPARE(warmup.value(u"start_s"_s), u"-10"_s);
    QCOMPARE(warmup.value(u"latency_p95_ms"_s), QString());
    const QMap<QString, QString> measured = line(csv, 2);
    QCOMPARE(measured.value(u"warmup"_s), u"false"_s);
    QCOMPARE(measured.value(u"server_cpu"_s), u"0.3333333333333333"_s);
    QCOMPARE(measured.value(u"client_cpu"_s), QString());
    QCOMPARE(measured.value(u"transactions_per_s"_s).toDouble(), run.steps.first().intervals.last().rate());
}

void TestReportRunCsv::comparisons()
{
    const QByteArray csv = comparisonsToCsv(compareRun(publishedRun()));
    const QMap<QString, QString> first = line(csv, 1);
    QCOMPARE(first.value(u"metric"_s), u"transactions_per_s"_s);
    QCOMPARE(first.value(u"environment"_s), awkwardName);
    QCOMPARE(first.value(u"environment_id"_s), u"env-2"_s);
    QCOMPARE(first.value(u"baseline_id"_s), u"env-1"_s);
    QCOMPARE(first.value(u"runs"_s), u"3"_s);
    QCOMPARE(first.value(u"baseline_runs"_s), u"3"_s);
    QCOMPARE(first.value(u"failed"_s), u"2"_s);
    const double change = first.value(u"change_percent"_s).toDouble();
    QVERIFY(change < -10 && change > -15);
    QVERIFY(first.value(u"ci_low"_s).toDouble() < change);
    QVERIFY(first.value(u"ci_high"_s).toDouble() > change);
    QVERIFY(!first.value(u"verdict"_s).isEmpty());
}

void TestReportRunCsv::isTheSameInEveryLocale()
{
    QMap<QString, QByteArray> all;
    for (const char *locale : {"C", "de_DE", "zh_CN", "ar_EG"}) {
        QLocale::setDefault(QLocale(QString::fromLatin1(locale)));
        const RunRecord run = publishedRun();
        all.insert(QString::fromLatin1(locale),
                   runToCsv(run) + intervalsToCsv(run) + runToJson(run) + comparisonsToCsv(compareRun(run))
                       + comparisonsToJson(compareRun(run)));
    }
    QLocale::setDefault(QLocale::c());
    for (const QByteArray &one : std::as_const(all))
        QCOMPARE(one, all.first());
    QVERIFY(all.first().size() > 10000);
}

QTEST_APPLESS_MAIN(TestReportRunCsv)
#include "tst_reportruncsv.moc"
