// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/planexpander.h"
#include "core/model/presets.h"
#include "core/model/profilejson.h"
#include "core/model/publishedfigures.h"

#include <QTest>

using namespace Tare;
using namespace Qt::StringLiterals;

/// A run of a preset as it would be stored: one finished step for each planned one.
static RunRecord runOf(const QString &preset)
{
    RunRecord run;
    const Result<TestProfile> profile = loadPreset(preset);
    if (!profile)
        return run;
    run.profileName = preset;
    for (const PlannedStep &planned : expandPlan(*profile)) {
        StepRecord step;
        step.order = planned.order;
        step.environmentId = planned.environment.id;
        step.environmentName = planned.environment.name;
        step.environmentSlot = environmentSlot(planned.environment);
        step.workloadId = planned.workload.workloadId;
        step.caseKey = caseKey(planned.workload);
        step.workload = caseToJson(planned.workload);
        step.repetition = planned.repetition;
        step.status = StepStatus::Done;
        run.steps += step;
    }
    return run;
}

class TestPublishedFigures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyExampleLoads();
    void mysqlFiguresAreAsPrinted();
    void redisTitlesAreCases();
    void targetsAreSummed();
    void dumpsAreAsPrinted();
    void unknownExample();
    void besideMysqlPreset();
    void besideTopologiesPreset();
    void besideRedisPreset();
    void notBesideOtherWork();
};

void TestPublishedFigures::everyExampleLoads()
{
    const QList<PublishedExample> examples = publishedExamples();
    QCOMPARE(examples.size(), 4);
    for (const PublishedExample &example : examples) {
        const Result<RunRecord> run = loadExample(example.name);
        QVERIFY2(run, run ? "" : qPrintable(run.error().sentence));
        QCOMPARE(run->key, examplePrefix + example.name);
        QVERIFY(!run->baselineId.isEmpty());
        QVERIFY(!run->steps.isEmpty());
        for (const StepRecord &step : run->steps) {
            QVERIFY(step.rate() || step.dump);
            QVERIFY(!step.environmentName.isEmpty());
            QVERIFY2(caseFromJson(step.workload), qPrintable(step.caseKey));
            QVERIFY(!step.counted(&LoadCounters::errors)); // nobody printed any
        }
    }
}

void TestPublishedFigures::mysqlFiguresAreAsPrinted()
{
    const Result<RunRecord> run = loadExample(u"mysql-native-vs-container"_s);
    QVERIFY(run);
    QCOMPARE(run->steps.size(), 8);
    const StepRecord &last = run->steps.last();
    QCOMPARE(last.repetition, 4);
    QCOMPARE(last.environmentSlot, 2);
    QCOMPARE(*last.rate(), 602.58);
    QCOMPARE(*last.queryRate(), 12053.53);
    QCOMPARE(*last.latency()->avg, 13.27);
    QCOMPARE(*last.latency()->p95, 17.32);
    QVERIFY(!last.latency()->p99);
    QCOMPARE(*last.counted(&LoadCounters::queries), 3616204);
    QVERIFY(!last.counted(&LoadCounters::operations));
}

void TestPublishedFigures::redisTitlesAreCases()
{
    const Result<RunRecord> run = loadExample(u"redis-native-vs-container"_s);
    QVERIFY(run);
    QCOMPARE(run->steps.size(), 15 * 4);
    QCOMPARE(run->steps.at(1).caseKey, u"redis:PING_MBULK:c50"_s);
    QCOMPARE(run->steps.at(9).caseKey, u"redis:mix:LPUSH (needed to benchmark LRANGE):c50"_s);
    QCOMPARE(run->steps.at(12).caseKey, u"redis:mix:LRANGE_500 (first 450 elements):c50"_s);
    QCOMPARE(run->steps.at(14).caseKey, u"redis:MSET:c50"_s);
    QCOMPARE(*run->steps.last().rate(), 70224.72);
    QVERIFY(!run->steps.last().latency());
}

/// The published totals.
void TestPublishedFigures::targetsAreSummed()
{
    const Result<RunRecord> run = loadExample(u"mysql-instances-vs-schemas"_s);
    QVERIFY(run);
    QCOMPARE(run->steps.size(), 4);
    const double totals[][2] = {
        {2870.04, 51660.92}, {2849.74, 51295.33}, {6309.42, 113569.47}, {4883.72, 87906.84}};
    for (int i = 0; i < 4; ++i) {
        const StepRecord &step = run->steps.at(i);
        QVERIFY(qAbs(*step.rate() - totals[i][0]) < 0.005);
        QVERIFY(qAbs(*step.queryRate() - totals[i][1]) < 0.005);
    }
    const TargetRecord &instance = run->steps.first().targets.last();
    QCOMPARE(instance.instance, 8);
    QCOMPARE(instance.address, u":3308"_s);
    QCOMPARE(instance.rate(), std::optional(358.58));
    QCOMPARE(instance.queryRate(), std::optional(6454.5));
    const TargetRecord &schema = run->steps.last().targets.first();
    QCOMPARE(schema.database, u"test1"_s);
    QCOMPARE(schema.instance, 1);
    QCOMPARE(run->steps.last().targets.last().schema, 8);
}

void TestPublishedFigures::dumpsAreAsPrinted()
{
    const Result<RunRecord> run = loadExample(u"mydumper-thread-sweep"_s);
    QVERIFY(run);
    QCOMPARE(run->steps.size(), 8);
    const StepRecord &gzip = run->steps.at(2);
    QCOMPARE(gzip.caseKey, u"dump:mydumper:gzip:t6"_s);
    QCOMPARE(gzip.dump->dump.wallSeconds, 41.588);
    QCOMPARE(gzip.dump->dump.userSeconds, std::optional(138.92));
    QVERIFY(!gzip.dump->restore); // only the plain dumps were restored
    const StepRecord &plain = run->steps.at(6);
    QCOMPARE(plain.caseKey, u"dump:mydumper:none:t6"_s);
    QCOMPARE(plain.dump->restore->wallSeconds, 218.339);
    QCOMPARE(plain.dump->restore->systemSeconds, std::optional(6.14));
}

void TestPublishedFigures::unknownExample()
{
    const Result<RunRecord> run = loadExample(u"nothing"_s);
    QVERIFY(!run);
    QVERIFY(run.error().sentence.contains(u"mysql-native-vs-container"_s));
}

void TestPublishedFigures::besideMysqlPreset()
{
    const RunRecord run = runOf(u"published-mysql"_s);
    const auto published = publishedFiguresFor(run);
    QVERIFY(published);
    QCOMPARE(published->source.name, u"mysql-native-vs-container"_s);
    QCOMPARE(published->steps.size(), 8);
    QCOMPARE(published->steps.first().environmentId, run.steps.first().environmentId);
    QCOMPARE(published->steps.first().workloadId, run.steps.first().workloadId);
    QCOMPARE(*published->steps.first().rate(), 632.78);
}

void TestPublishedFigures::besideTopologiesPreset()
{
    const auto published = publishedFiguresFor(runOf(u"published-topologies"_s));
    QVERIFY(published);
    QCOMPARE(published->source.name, u"mysql-instances-vs-schemas"_s);
    QCOMPARE(published->steps.size(), 4); // each from other hosts and from the same
    for (const StepRecord &step : published->steps)
        QCOMPARE(step.environmentName,
                 step.environmentSlot == 1 ? u"8 instances of one schema"_s : u"1 instance with 8 schemas"_s);
}

/// 15 rows in four environments; the range of 500, which was 450 there, keeps its title.
void TestPublishedFigures::besideRedisPreset()
{
    const RunRecord run = runOf(u"published-redis"_s);
    const auto published = publishedFiguresFor(run);
    QVERIFY(published);
    QCOMPARE(published->source.name, u"redis-native-vs-container"_s);
    QVERIFY2(published->steps.size() >= 14 * 4, qPrintable(QString::number(published->steps.size())));
    int ranges = 0;
    for (const StepRecord &step : published->steps) {
        if (step.caseKey != "redis:LRANGE_500:c50"_L1)
            continue;
        ++ranges;
        const Result<WorkloadCase> workload = caseFromJson(step.workload);
        QVERIFY(workload);
        QVERIFY(caseTitle(*workload).contains(u"450"_s));
    }
    QCOMPARE(ranges, 4);
}

void TestPublishedFigures::notBesideOtherWork()
{
    QVERIFY(!publishedFiguresFor(runOf(u"mariadb-quick"_s)));
    QVERIFY(!publishedFiguresFor(runOf(u"redis-quick"_s)));
    QVERIFY(!publishedFiguresFor(*loadExample(u"redis-native-vs-container"_s)));
    QVERIFY(!publishedFiguresFor(RunRecord()));
}

QTEST_GUILESS_MAIN(TestPublishedFigures)
#include "tst_publishedfigures.moc"
