// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/bottleneck.h"
#include "core/report/hostreport.h"
#include "core/report/runreport.h"
#include "tests/analysis/dumpruns.h"
#include "tests/report/reportsamples.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Tare;
using namespace Qt::StringLiterals;

/// docs/output.md names exactly what the files hold.
class TestReportDocumentation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void jsonKeysAreDocumented();
    void csvColumnsAreDocumented_data();
    void csvColumnsAreDocumented();
    void wordsAreDocumented();

private:
    QString m_text;
};

namespace {

/// Objects whose keys are data, or described in another place.
bool isOpen(const QString &path)
{
    static const QSet<QString> open{u"run.facts"_s,
                                    u"run.profile"_s,
                                    u"steps[].facts"_s,
                                    u"steps[].bottleneck.evidence"_s,
                                    u"steps[].host"_s,
                                    u"steps[].host_samples[].values"_s,
                                    u"steps[].workload.what"_s,
                                    u"steps[].intervals[].totals"_s,
                                    u"steps[].intervals[].rates"_s,
                                    u"steps[].intervals[].latency_ms"_s,
                                    u"steps[].intervals[].cpu"_s,
                                    u"steps[].intervals[].targets[]"_s,
                                    u"steps[].targets[].totals"_s,
                                    u"steps[].targets[].rates"_s,
                                    u"steps[].targets[].latency_ms"_s,
                                    u"steps[].targets[].answered"_s,
                                    u"comparisons[].workload.what"_s,
                                    u"fairness[].workload.what"_s,
                                    u"ladders[].workload.what"_s};
    return open.contains(path);
}

/// Native and two ways into a container, with a difference that is not meant.
RunRecord ladderRun()
{
    RunRecord run = publishedRun();
    QList<StepRecord> steps;
    const QStringList paths{u"native"_s, u"host network"_s, u"published port"_s};
    for (int repetition = 1; repetition <= 2; ++repetition) {
        for (int side = 0; side < 3; ++side) {
            StepRecord step = run.steps.first();
            step.order = static_cast<int>(steps.size()) + 1;
            step.repetition = repetition;
            step.environmentId = u"env-%1"_s.arg(side + 1);
            step.environmentName = paths.at(side);
            step.totals.operations -= side * 10000 + repetition * 100;
            step.facts[u"environment.kind"_s] = side == 0 ? u"native"_s : u"container"_s;
            step.facts[u"network.path"_s] = paths.at(side);
            step.facts[u"network.address"_s] = u"127.0.0.1:6379"_s;
            step.facts[u"limits.nofile"_s] = side == 0 ? u"1024"_s : u"4096"_s;
            if (side > 0)
                step.facts[u"engine.name"_s] = u"docker"_s;
            step.clientCpu = step.serverCpu = step.proxyCpu = 0.5;
            steps.append(step);
        }
    }
    run.steps = steps;
    return run;
}

void collect(const QJsonValue &value, const QString &path, QSet<QString> &paths)
{
    if (value.isObject() && !isOpen(path)) {
        const QJsonObject object = value.toObject();
        for (auto member = object.begin(); member != object.end(); ++member)
            collect(member.value(), path.isEmpty() ? member.key() : path + u'.' + member.key(), paths);
    } else if (value.isArray() && !value.toArray().isEmpty() && value.toArray().first().isObject()) {
        const QJsonArray array = value.toArray();
        for (const QJsonValue &element : array)
            collect(element, path + u"[]"_s, paths);
    } else if (!value.isNull() || !paths.contains(path)) {
        paths.insert(path);
    }
}

} // namespace

void TestReportDocumentation::initTestCase()
{
    QFile file(QStringLiteral(TARE_SOURCE_DIR) + u"/docs/output.md"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_text = QString::fromUtf8(file.readAll());
}

void TestReportDocumentation::jsonKeysAreDocumented()
{
    QSet<QString> written;
    RunRecord run = publishedRun();
    DumpResult dump;
    dump.tables = dump.rows = dump.dataBytes = dump.files = dump.fileBytes = dump.diskBytes = 1;
    dump.checksumsCompared = true;
    dump.dump = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    dump.restore = dump.dump;
    run.steps.last().dump = dump;
    run.steps.first().host = {{u"cpu.busy"_s, {0.5, 0.6}}};
    run.steps.first().hostSamples = {{0, 1, {{u"cpu.busy"_s, 0.5}}}};
    run.fairnessOverride = {u"because"_s, run.started, {u"env-2/server.version"_s}};
    shareAmongTargets(run.steps.first());
    const QJsonDocument document = QJsonDocument::fromJson(runToJson(run));
    collect(document.object(), {}, written);
    collect(QJsonDocument::fromJson(runToJson(ladderRun())).object(), {}, written);
    // An object that is null in one step and filled in another is its keys.
    written.remove(u"steps[].totals"_s);
    written.remove(u"steps[].answered"_s);
    written.remove(u"steps[].dump"_s);
    written.remove(u"steps[].spread"_s);
    written.remove(u"steps[].targets"_s);
    written.remove(u"steps[].latency_ms"_s);
    written.remove(u"steps[].errors"_s);
    written.remove(u"steps[].latency_parts"_s);
    written.remove(u"steps[].intervals"_s);
    written.remove(u"steps[].bottleneck"_s);
    written.remove(u"steps[].host_samples"_s);
    written.remove(u"run.override"_s);
    for (const QString &list :
         {u"ladders"_s, u"fairness"_s, u"fairness[].findings"_s, u"comparisons[].findings"_s,
          u"comparisons[].findings[].rows"_s, u"fairness[].findings[].rows"_s})
        written.remove(list);

    collect(QJsonDocument::fromJson(runToJson(Reference::publishedSweep())).object().value(u"sweeps"_s),
            u"sweeps"_s, written);
    written.remove(u"sweeps"_s);

    QSet<QString> documented;
    static const QRegularExpression key(
        u"`((?:run|(?:steps|sweeps|comparisons|fairness|ladders)\\[\\])\\.[a-z0-9_.\\[\\]]+)`"_s);
    auto match = key.globalMatch(m_text);
    while (match.hasNext())
        documented.insert(match.next().captured(1));
    documented << u"format"_s << u"version"_s;

    const QSet<QString> undocumented = written - documented;
    const QSet<QString> invented = documented - written;
    QVERIFY2(undocumented.isEmpty(), qPrintable(QStringList(undocumented.values()).join(u", "_s)));
    QVERIFY2(invented.isEmpty(), qPrintable(QStringList(invented.values()).join(u", "_s)));
    QVERIFY(documented.size() > 80);
}

void TestReportDocumentation::csvColumnsAreDocumented_data()
{
    QTest::addColumn<QByteArray>("csv");
    const RunRecord run = publishedRun();
    QTest::newRow("steps") << runToCsv(run);
    QTest::newRow("intervals") << intervalsToCsv(run);
    QTest::newRow("sweeps") << sweepsToCsv(Reference::publishedSweep());
    QTest::newRow("host") << hostToCsv(run);
    QTest::newRow("host samples") << hostSamplesToCsv(run);
    QTest::newRow("targets") << targetsToCsv(run);
    QTest::newRow("comparisons") << comparisonsToCsv(compareRun(run));
}

void TestReportDocumentation::csvColumnsAreDocumented()
{
    QFETCH(QByteArray, csv);
    const QString header = QString::fromUtf8(csv.left(csv.indexOf("\r\n")));
    QVERIFY2(m_text.contains(u"\n```\n"_s + header + u"\n```\n"_s), qPrintable(header));
}

void TestReportDocumentation::wordsAreDocumented()
{
    for (const StepStatus status : {StepStatus::Planned, StepStatus::Running, StepStatus::Done,
                                    StepStatus::Failed, StepStatus::Stopped, StepStatus::Skipped}) {
        QVERIFY(m_text.contains(u'`' + stepStatusName(status) + u'`'));
    }
    for (const RunStatus status : {RunStatus::Running, RunStatus::Done, RunStatus::Failed, RunStatus::Stopped,
                                   RunStatus::Incomplete}) {
        QVERIFY(m_text.contains(u'`' + runStatusName(status) + u'`'));
    }
    for (const Verdict verdict :
         {Verdict::Lower, Verdict::Higher, Verdict::LowerMaybeSmall, Verdict::HigherMaybeSmall,
          Verdict::NoPracticalDifference, Verdict::NoReliableDifference, Verdict::NoSpread, Verdict::NoData,
          Verdict::Blocked}) {
        QVERIFY2(m_text.contains(u'`' + verdictKey(verdict) + u'`'), qPrintable(verdictKey(verdict)));
    }
    for (int kind = 0; kind <= int(BottleneckKind::OtherPrograms); ++kind)
        QVERIFY(m_text.contains(u'`' + bottleneckName(BottleneckKind(kind)) + u'`'));
    for (const Metric metric :
         {Metric::OperationsPerSecond, Metric::QueriesPerSecond, Metric::LatencyAvg, Metric::LatencyP50,
          Metric::LatencyP95, Metric::LatencyP99, Metric::LatencyP999, Metric::LatencyMax}) {
        for (const bool redis : {false, true})
            QVERIFY(m_text.contains(u'`' + metricKey(metric, redis) + u'`'));
    }
}

QTEST_APPLESS_MAIN(TestReportDocumentation)
#include "tst_reportdocumentation.moc"
