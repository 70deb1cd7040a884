// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/comparison.h"
#include "tests/integration/noisyhost.h"
#include "tests/integration/runbench.h"

#include <QProcess>
#include <QtTest>

#include <algorithm>
#include <memory>
#include <vector>

using namespace Tare;
using namespace Tare::Test;
using namespace Qt::StringLiterals;

namespace {

/// Keeps a CPU busy while it lives.
class BusyProgram
{
public:
    BusyProgram() { m_process.start(u"/bin/sh"_s, {u"-c"_s, u"while :; do :; done"_s}); }
    ~BusyProgram()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    bool isRunning() { return m_process.waitForStarted() && m_process.state() == QProcess::Running; }

private:
    QProcess m_process;
};

TestProfile twoNatives(RunOrder order, int repetitions)
{
    TestProfile profile = profileOf({nativeRedis(u"a"_s, u"Native A"_s), nativeRedis(u"b"_s, u"Native B"_s)},
                                    {redisLoad({RedisTest::Get}, 1, 0)}, repetitions);
    profile.plan.order = order;
    return profile;
}

bool has(const Comparison &comparison, const QString &key)
{
    return std::any_of(comparison.findings.cbegin(), comparison.findings.cend(),
                       [&key](const Finding &finding) { return finding.key == key; });
}

} // namespace

/// The whole chain with two sides that are the same: it must not find a difference.
class TestEqualSides : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void nativeAgainstNative();
    void busyProgramsFromHalfWay();
    void sequentialOrderIsSaid();

private:
    Comparison measured(RunOrder order, int repetitions, int busyAfter = 0);
    static bool claimsDifference(const Comparison &comparison);
};

void TestEqualSides::initTestCase()
{
    TARE_NEED(findServer(ServerKind::Redis).isEmpty() ? u"no redis-server on this machine"_s : QString());
}

/// `busyAfter`: the number of steps after which two other programs use the CPUs; 0: never.
Comparison TestEqualSides::measured(RunOrder order, int repetitions, int busyAfter)
{
    RunBench bench;
    std::vector<std::unique_ptr<BusyProgram>> busy;
    bench.recorder.onStepFinished = [&](const StepRecord &step) {
        if (step.order == busyAfter) {
            for (int i = 0; i < 2; ++i)
                busy.push_back(std::make_unique<BusyProgram>());
        }
    };
    auto run = bench.run(twoNatives(order, repetitions));
    if (!run || run->status != RunStatus::Done)
        return {};
    overrideStolenTime(*run);
    if (busyAfter > 0 && (busy.size() != 2 || !busy.front()->isRunning()))
        return {};
    const QList<Comparison> comparisons = compareRun(*run);
    return comparisons.isEmpty() ? Comparison() : comparisons.first();
}

/// More than what does not matter, without a word of warning beside it.
bool TestEqualSides::claimsDifference(const Comparison &comparison)
{
    const bool claimed = comparison.verdict == Verdict::Lower || comparison.verdict == Verdict::Higher;
    return claimed && !has(comparison, u"runs.drift"_s) && !has(comparison, u"runs.machine_drift"_s);
}

void TestEqualSides::nativeAgainstNative()
{
    // An interval of 95 % misses zero once in twenty times by itself; twice in a row is no chance.
    Comparison comparison;
    for (int attempt = 0; attempt < 2; ++attempt) {
        comparison = measured(RunOrder::Abba, 4);
        QCOMPARE(comparison.values.size(), std::size_t(4));
        QVERIFY(comparison.verdict != Verdict::NoData && comparison.verdict != Verdict::Blocked);
        if (!claimsDifference(comparison))
            return;
    }
    QFAIL(qPrintable(verdictText(comparison).sentence));
}

void TestEqualSides::busyProgramsFromHalfWay()
{
    Comparison comparison;
    for (int attempt = 0; attempt < 2; ++attempt) {
        comparison = measured(RunOrder::Interleaved, 4, 4);
        QCOMPARE(comparison.values.size(), std::size_t(4));
        QVERIFY(!comparison.apart);
        if (!claimsDifference(comparison))
            return;
    }
    QFAIL(qPrintable(verdictText(comparison).sentence));
}

void TestEqualSides::sequentialOrderIsSaid()
{
    const Comparison comparison = measured(RunOrder::Sequential, 2, 2);
    QCOMPARE(comparison.values.size(), std::size_t(2));
    QVERIFY(comparison.apart);
    QVERIFY(has(comparison, u"order.sequential"_s));
}

QTEST_GUILESS_MAIN(TestEqualSides)
#include "tst_equalsides.moc"
