// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/ladder.h"
#include "core/analysis/precision.h"
#include "core/analysis/sharedifference.h"
#include "tests/analysis/comparisonrun.h"
#include "tests/analysis/reference.h"

#include <QtTest>

using namespace Tare;
using namespace Tare::Reference;
using namespace Qt::StringLiterals;

namespace {

const std::vector<double> base = {100, 102, 99, 101};
const std::vector<double> middle = {90, 88, 91, 89};
const std::vector<double> last = {45, 44, 46, 43};

QString readable(QString text)
{
    return text.replace(QChar(0x202F), u' ').replace(QChar(0x00A0), u' ');
}

Facts factsFor(const QString &path, const QString &mechanism, const QString &engine = u"docker"_s)
{
    Facts facts{{u"environment.kind"_s, path == u"native" ? u"native"_s : u"container"_s},
                {u"network.path"_s, path},
                {u"network.mechanism"_s, mechanism}};
    if (path != u"native")
        facts[u"engine.name"_s] = engine;
    return facts;
}

struct Side
{
    QString id;
    Facts facts;
    std::vector<double> rates;
};

/// Round by round, each side once.
RunRecord runOf(const QList<Side> &sides)
{
    RunBuilder builder(redisCase(RedisTest::Get));
    std::size_t rounds = 0;
    for (const Side &side : sides)
        rounds = std::max(rounds, side.rates.size());
    for (std::size_t round = 0; round < rounds; ++round) {
        for (const Side &side : sides) {
            if (round < side.rates.size())
                builder.done(side.id, side.rates[round]);
            else
                builder.other(side.id, StepStatus::Failed);
            StepRecord &step = builder.run().steps.last();
            step.repetition = static_cast<int>(round) + 1;
            step.facts = side.facts;
            step.environmentName = side.id;
        }
    }
    RunRecord run = builder.run();
    run.baselineId = sides.first().id;
    return run;
}

QList<Side> fourRungs()
{
    return {
        {u"native"_s, factsFor(u"native"_s, u"loopback"_s), {104000, 104300, 104500, 104100}},
        {u"published port"_s, factsFor(u"published port"_s, u"docker-proxy"_s), {43600, 43700, 43800, 43580}},
        {u"host network"_s, factsFor(u"host network"_s, u"host network"_s), {102900, 102700, 103100, 102740}},
        {u"bridge address"_s,
         factsFor(u"container address"_s, u"veth and bridge"_s),
         {86500, 86700, 86600, 86680}}};
}

std::optional<Ladder> ladderIn(const RunRecord &run)
{
    const QString key = run.steps.first().caseKey;
    return ladderOf(run, run.steps.first().workloadId, key, compareRun(run));
}

} // namespace

class TestLadder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void referenceValues()
    {
        // computed from the definition by another program
        const auto diff = shareDifference(base, middle, last, false);
        QVERIFY(agrees(diff->estimate, "0.447859219202"));
        QVERIFY(agrees(diff->standardError, "0.00952892428363"));
        QVERIFY(agrees(diff->degreesOfFreedom, "7.12050916281"));
        QVERIFY(agrees(diff->low, "0.425403968719"));
        QVERIFY(agrees(diff->high, "0.470314469685"));
        const auto lost = shareLost(base, middle, false);
        QVERIFY(agrees(lost->estimate, "0.109467117721"));
        QVERIFY(agrees(lost->standardError, "0.0086012000806"));
        QVERIFY(agrees(lost->degreesOfFreedom, "5.92111660346"));
        QVERIFY(agrees(lost->low, "0.0883525853223"));
        QVERIFY(agrees(lost->high, "0.130581650119"));
        const auto longer = [](std::vector<double> values, double x, double y) {
            values.push_back(x);
            values.push_back(y);
            return values;
        };
        const auto blocks =
            shareDifference(longer(base, 98, 103), longer(middle, 90, 87), longer(last, 44, 45), true);
        QVERIFY(agrees(blocks->estimate, "0.444510090701"));
        QVERIFY(agrees(blocks->standardError, "0.00904571595073"));
        QCOMPARE(blocks->degreesOfFreedom, 5.0);
        QVERIFY(agrees(blocks->low, "0.421257337588"));
        QVERIFY(agrees(blocks->high, "0.467762843814"));
        // too few blocks are no blocks
        QCOMPARE(shareDifference(base, middle, last, true)->low, diff->low);
        QVERIFY(!shareDifference(base, middle, std::vector<double>{1}, false));
        QVERIFY(!shareLost(base, std::vector<double>{0, 1}, false));
    }

    void rungsInTheOrderOfTheWay()
    {
        const auto ladder = ladderIn(runOf(fourRungs()));
        QVERIFY(ladder);
        QStringList order;
        for (const LadderRung &rung : ladder->rungs)
            order.append(ladderPathKey(rung.path));
        QCOMPARE(order.join(u' '), u"native host_network bridge_address published_port"_s);
        QCOMPARE(ladder->rungs[1].from, -1);
        QCOMPARE(ladder->rungs[2].from, 1);
        QCOMPARE(ladder->rungs[3].from, 2);
        // the costs add up to the whole loss
        double sum = 0;
        for (int i = 1; i < 4; ++i)
            sum += *ladder->rungs[i].cost;
        QVERIFY(std::abs(sum - (1 - *ladder->rungs[3].share)) < 1e-12);
        QCOMPARE(ladder->dearest, 3);
        QVERIFY(ladder->rungs[1].verdict == Verdict::NoPracticalDifference);
        QVERIFY(ladder->rungs[2].verdict == Verdict::Higher);
    }

    void words()
    {
        const auto ladder = ladderIn(runOf(fourRungs()));
        const LadderText text = ladderText(*ladder);
        QCOMPARE(readable(text.lead),
                 u"Redis GET, 50 clients: of the 58.1 % that “published port” costs, "_s);
        QCOMPARE(readable(text.finding), u"41.2 points are docker-proxy"_s);
        QCOMPARE(text.rest, u"."_s);
        QVERIFY2(readable(text.support)
                     .startsWith(u"Namespaces, control groups and the system call filter: no practical cost "
                                 "(+1."_s),
                 qPrintable(text.support));
        QVERIFY2(readable(text.support).contains(u"The veth pair and bridge: 15.6 points (15."_s),
                 qPrintable(text.support));
        // the number of the headline has its interval too
        QVERIFY2(readable(text.support).contains(u"docker-proxy: 41.2 points (4"_s),
                 qPrintable(text.support));
        QVERIFY2(
            readable(text.total).startsWith(u"published port against native: 58.1 % slower, interval 5"_s),
            qPrintable(text.total));
        QVERIFY(readable(text.total).endsWith(u"4 runs each."_s));
        QCOMPARE(readable(rungCostText(ladder->rungs[3])), u"−41.2 points"_s);
        QCOMPARE(readable(rungCostText(ladder->rungs[1])), u"≈ −1.3 points"_s);
        QCOMPARE(rungAddition(*ladder, ladder->rungs[3]), u"docker-proxy copies every byte"_s);
    }

    void aRungThatFailedIsStridenOver()
    {
        QList<Side> sides = fourRungs();
        sides[3].rates.clear(); // the bridge address never answered
        const auto ladder = ladderIn(runOf(sides));
        QVERIFY(ladder);
        QCOMPARE(ladder->rungs.size(), 4);
        QVERIFY(ladder->rungs[2].failed && !ladder->rungs[2].cost);
        QCOMPARE(ladder->rungs[3].from, 1);
        QVERIFY(std::abs(*ladder->rungs[3].cost + *ladder->rungs[1].cost - (1 - *ladder->rungs[3].share))
                < 1e-12);
    }

    void twoEngines()
    {
        QList<Side> sides = {
            {u"native"_s, factsFor(u"native"_s, u"loopback"_s), {100, 101, 99, 100}},
            {u"docker"_s, factsFor(u"published port"_s, u"docker-proxy"_s), {42, 43, 41, 42}},
            {u"podman"_s, factsFor(u"published port"_s, u"kernel DNAT"_s, u"podman"_s), {80, 81, 79, 80}}};
        const auto ladder = ladderIn(runOf(sides));
        QVERIFY(ladder);
        QCOMPARE(ladder->engines(), (QStringList{u"docker"_s, u"podman"_s}));
        QCOMPARE(ladder->rungs[1].from, -1);
        QCOMPARE(ladder->rungs[2].from, -1); // each engine begins at the native server
        QCOMPARE(ladder->dearest, 1);
        const LadderText text = ladderText(*ladder);
        QCOMPARE(readable(text.sentence()),
                 u"Redis GET, 50 clients: “docker” costs most, 58.0 % of “native”."_s);
        QVERIFY2(text.support.contains(u"podman: The container and its address rule: 20.0 points"_s),
                 qPrintable(text.support));
        QCOMPARE(text.total.count(u"against native"_s), 2);
    }

    void noLadder()
    {
        QList<Side> sides = fourRungs();
        QVERIFY(!ladderIn(runOf(sides.mid(0, 2)))); // one container is a comparison
        sides[0].facts = factsFor(u"host network"_s, u"host network"_s);
        QVERIFY(!ladderIn(runOf(sides))); // nothing native to begin at
        sides = fourRungs();
        for (Side &side : sides)
            side.facts.clear();
        QVERIFY(!ladderIn(runOf(sides)));
        RunRecord run = runOf(fourRungs());
        for (StepRecord &step : run.steps)
            step.facts[u"server.version"_s] = step.environmentId == u"native" ? u"7.0"_s : u"7.2"_s;
        QVERIFY(!ladderIn(run)); // blocked
        for (StepRecord &step : run.steps)
            step.caseKey = u"dump:mydumper:none:4"_s; // has a time and no rate
        const StepRecord &first = run.steps.first();
        QVERIFY(
            readable(noLadderText(run, first.workloadId, first.caseKey, {})).contains(u"by their time"_s));
    }

    void nothingReliable()
    {
        QList<Side> sides = fourRungs();
        for (Side &side : sides)
            side.rates = {100, 60, 140, 90};
        const auto ladder = ladderIn(runOf(sides));
        QVERIFY(ladder);
        QCOMPARE(ladder->dearest, -1);
        QCOMPARE(readable(ladderText(*ladder).sentence()),
                 u"Redis GET, 50 clients: no reliable cost was found on any rung of the ladder."_s);
    }

    void cpuTimeOfAnOperation()
    {
        RunRecord run = runOf(fourRungs());
        for (StepRecord &step : run.steps) {
            step.clientCpu = 0.5;
            step.serverCpu = 1;
            if (step.environmentId == u"published port")
                step.proxyCpu = 1.04;
        }
        const auto ladder = ladderIn(run);
        QVERIFY(std::abs(*ladder->rungs[0].serverCpu - 1e6 / *ladder->rungs[0].mean) < 0.01);
        QVERIFY(!ladder->rungs[0].proxyCpu);
        QVERIFY(*ladder->rungs[3].proxyCpu > *ladder->rungs[3].serverCpu);
    }

    void howPreciseACaseIs()
    {
        const RunRecord run = runOf({{u"A"_s, {}, base}, {u"B"_s, {}, middle}, {u"C"_s, {}, last}});
        const QString load = run.steps.first().workloadId;
        const QString key = run.steps.first().caseKey;
        const Precision precision = precisionOf(run, load, key, {});
        QVERIFY(precision.complete);
        double widest = 0;
        for (const Comparison &comparison : compareRun(run)) {
            if (comparison.primary)
                widest = std::max(widest, (*comparison.high - *comparison.low) / 2);
        }
        QCOMPARE(*precision.halfWidth, widest);
        const RunRecord alike = runOf({{u"A"_s, {}, {5, 5}}, {u"B"_s, {}, {4, 4}}});
        QVERIFY(!precisionOf(alike, load, key, {}).complete);
        const RunRecord alone = runOf({{u"A"_s, {}, base}});
        QVERIFY(!precisionOf(alone, load, key, {}).halfWidth);
        QVERIFY(precisionOf(alone, load, key, {}).complete);
        QVERIFY(!precisionOf(run, u"load-9"_s, key, {}).halfWidth);
    }
};

QTEST_GUILESS_MAIN(TestLadder)
#include "tst_ladder.moc"
