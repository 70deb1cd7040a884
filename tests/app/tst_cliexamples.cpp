// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/publishedfigures.h"
#include "tests/app/cliprogram.h"

#include <QTest>

using namespace Tare;
using namespace Qt::StringLiterals;

/// What the command line says of the published measurements.
class TestCliExamples : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listAndShow();
    void referenceValues_data();
    void referenceValues();
    void sentences();
    void redisAndTopologies();
    void standsWhereARunDoes();
    void cannotBeDeleted();

private:
    QJsonObject comparison(const QString &example, const QString &metric) const
    {
        const auto outcome =
            m_program.run({u"results"_s, u"compare"_s, examplePrefix + example, u"--format"_s, u"json"_s});
        const QJsonArray all = outcome.json().value("comparisons"_L1).toArray();
        for (const QJsonValue &one : all) {
            if (one.toObject().value("metric"_L1) == metric)
                return one.toObject();
        }
        return {};
    }

    CliProgram m_program;
};

void TestCliExamples::listAndShow()
{
    const auto list = m_program.run({u"examples"_s});
    QCOMPARE(list.exitCode, 0);
    const QList<PublishedExample> examples = publishedExamples();
    for (const PublishedExample &example : examples) {
        QVERIFY(list.text().contains(example.name));
        QVERIFY(list.text().contains(example.title));
        const auto shown = m_program.run({u"examples"_s, example.name});
        QCOMPARE(shown.exitCode, 0);
        QVERIFY2(shown.text().contains(example.description), shown.out.constData());
    }
    const auto unknown = m_program.run({u"examples"_s, u"nothing"_s});
    QCOMPARE(unknown.exitCode, 2);
    QVERIFY(unknown.notes().contains(u"mysql-native-vs-container"_s));
}

/// The headline method on the published figures, worked out independently of this program.
void TestCliExamples::referenceValues_data()
{
    QTest::addColumn<QString>("metric");
    QTest::addColumn<double>("change");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<double>("meanChange");
    QTest::addColumn<double>("p");
    QTest::addColumn<double>("rankP");
    QTest::addColumn<double>("fiellerLow");
    QTest::addColumn<double>("fiellerHigh");
    QTest::addColumn<QString>("verdict");
    QTest::newRow("TPS") << u"transactions_per_s"_s << -10.28514 << -17.0219 << -3.0014 << -10.23590
                         << 0.01568399 << 0.02857143 << -16.9520 << -3.1904 << u"lower"_s;
    QTest::newRow("average") << u"latency_avg_ms"_s << 11.48397 << 3.0966 << 20.5536 << 11.54935 << 0.01570697
                             << 0.02857143 << 2.8497 << 20.6559 << u"higher"_s;
    QTest::newRow("95 %") << u"latency_p95_ms"_s << 10.38285 << -17.4363 << 47.5755 << 11.39731 << 0.42261668
                          << 0.68571429 << -20.9564 << 49.1808 << u"no_reliable_difference"_s;
}

void TestCliExamples::referenceValues()
{
    QFETCH(QString, metric);
    QFETCH(double, change);
    QFETCH(double, low);
    QFETCH(double, high);
    QFETCH(double, meanChange);
    QFETCH(double, p);
    QFETCH(double, rankP);
    QFETCH(double, fiellerLow);
    QFETCH(double, fiellerHigh);
    QFETCH(QString, verdict);
    const QJsonObject found = comparison(u"mysql-native-vs-container"_s, metric);
    const auto near = [&found](const char *key, double expected, double within) {
        const double value = found.value(QLatin1StringView(key)).toDouble(qQNaN());
        if (qAbs(value - expected) <= within)
            return true;
        qWarning("%s is %.9g, not %.9g", key, value, expected);
        return false;
    };
    // to the last digit of the reference
    QVERIFY(near("change_percent", change, 5.1e-6));
    QVERIFY(near("ci_low", low, 5.1e-5));
    QVERIFY(near("ci_high", high, 5.1e-5));
    QVERIFY(near("mean_change_percent", meanChange, 5.1e-6));
    QVERIFY(near("p", p, 5.1e-9));
    QVERIFY(near("rank_p", rankP, 5.1e-9));
    QVERIFY(near("mean_ci_low", fiellerLow, 5.1e-5));
    QVERIFY(near("mean_ci_high", fiellerHigh, 5.1e-5));
    QCOMPARE(found.value("verdict"_L1).toString(), verdict);
    QCOMPARE(found.value("runs"_L1).toObject().value("environment"_L1).toInt(), 4);
    QVERIFY(found.value("sides_apart"_L1).toBool()); // native ones first
}

void TestCliExamples::sentences()
{
    const auto outcome = m_program.run({u"results"_s, u"compare"_s, u"example:mysql-native-vs-container"_s});
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY2(outcome.text().contains(u"10.3 % slower"_s), outcome.out.constData());
    QVERIFY(outcome.text().contains(u"3.0 % to 17.0 %, 4 runs each"_s));
    QVERIFY(outcome.text().contains(u"−17.0 … −3.0"_s));
    QVERIFY(outcome.text().contains(u"−17.4 … 47.6"_s));
    QVERIFY(outcome.text().contains(u"≈ +10.4 %"_s));
    QVERIFY(outcome.text().contains(u"no reliable difference found, interval −17.4 % to +47.6 %"_s));
    QVERIFY(outcome.text().contains(u"Average latency follows from throughput"_s));
    // what weighs against it
    QVERIFY(outcome.text().contains(u"Not interleaved"_s));
    QVERIFY(outcome.text().contains(u"Without run 1: 8.7 % slower, interval 0.8 % to 15.9 %, 3 runs each"_s));
    QVERIFY(!outcome.text().contains(u"Fieller"_s));
    const auto means =
        m_program.run({u"results"_s, u"compare"_s, u"example:mysql-native-vs-container"_s, u"--fieller"_s});
    QVERIFY2(means.text().contains(u"−17.0 … −3.2"_s), means.out.constData());
    QVERIFY(!outcome.text().contains(u"99 % ms"_s)); // nobody published it
    QVERIFY(!outcome.text().contains(u"Errors"_s));
}

void TestCliExamples::redisAndTopologies()
{
    const QJsonObject redis = comparison(u"redis-native-vs-container"_s, u"requests_per_s"_s);
    QCOMPARE(redis.value("verdict"_L1).toString(), u"no_spread"_s);
    QVERIFY(redis.value("ci_low"_L1).isNull());
    const auto outcome = m_program.run({u"results"_s, u"compare"_s, u"example:mysql-instances-vs-schemas"_s});
    QVERIFY2(outcome.text().contains(u"6 309.42"_s), outcome.out.constData());
    QVERIFY2(outcome.text().contains(u"22.6 % slower"_s), outcome.out.constData());
    QVERIFY(outcome.text().contains(u"no spread known"_s));
    // how evenly the eight targets of each shared
    const auto shown = m_program.run({u"results"_s, u"show"_s, u"example:mysql-instances-vs-schemas"_s});
    QVERIFY2(shown.text().contains(u":3307"_s) && shown.text().contains(u"791.78"_s), shown.out.constData());
    QVERIFY(shown.text().contains(u"between 606.96 and 616.14 transactions/s; Jain's fairness index"_s));
    const QString file = m_program.path(u"targets.csv"_s);
    QCOMPARE(
        m_program.run({u"export"_s, u"example:mysql-instances-vs-schemas"_s, u"--targets"_s, u"--to"_s, file})
            .exitCode,
        0);
    QFile csv(file);
    QVERIFY(csv.open(QIODevice::ReadOnly));
    const QByteArray lines = csv.readAll();
    QCOMPARE(lines.count('\n'), 1 + 4 * 8);
    QVERIFY2(lines.contains(",test8,,,,,,,,,,,,,611.99,11015.82,,,,,,,,,"), lines.constData());
}

void TestCliExamples::standsWhereARunDoes()
{
    const QString run = u"example:mysql-native-vs-container"_s;
    const auto shown = m_program.run({u"results"_s, u"show"_s, run, u"--format"_s, u"csv"_s});
    QCOMPARE(shown.exitCode, 0);
    QCOMPARE(shown.out.count('\n'), 9);
    QVERIFY(shown.out.contains(",632.78,12658.84,12.64,,,20,,,"));
    const QString file = m_program.path(u"example.json"_s);
    const auto exported = m_program.run({u"export"_s, run, u"--to"_s, file});
    QCOMPARE(exported.exitCode, 0);
    QFile json(file);
    QVERIFY(json.open(QIODevice::ReadOnly));
    const QJsonObject step =
        QJsonDocument::fromJson(json.readAll()).object().value("steps"_L1).toArray().first().toObject();
    QCOMPARE(step.value("totals"_L1).toObject().value("queries"_L1).toInteger(), 3798093);
    QVERIFY(step.value("totals"_L1).toObject().value("errors"_L1).isNull());
    QVERIFY(step.value("seconds"_L1).isNull());
    QVERIFY(step.value("answered"_L1).isNull());
}

void TestCliExamples::cannotBeDeleted()
{
    const auto outcome = m_program.run({u"results"_s, u"delete"_s, u"example:mysql-native-vs-container"_s});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY(!QFile::exists(m_program.results())); // an example needs no results file
}

QTEST_GUILESS_MAIN(TestCliExamples)
#include "tst_cliexamples.moc"
