// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/presets.h"
#include "core/model/profilejson.h"
#include "core/model/publishedfigures.h"
#include "core/report/runreport.h"
#include "tests/integration/noisyhost.h"
#include "tests/integration/runbench.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Tare;
using namespace Tare::Test;

/// The published comparison of MySQL at a thousandth of its size: 20 tables of 10,000 rows, 8 threads,
/// natively and in a container with a published port.
class TestPublishedMysql : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void runsAndReportsInThePublishedShape()
    {
        TARE_NEED(findServer(ServerKind::MySql).isEmpty() ? u"no mariadbd on this machine"_s : QString());
        TARE_NEED(engineProblem(u"docker"_s).isEmpty() ? QString() : engineProblem(u"podman"_s));
        Result<TestProfile> preset = loadPreset(u"published-mysql"_s);
        QVERIFY(preset);
        auto &oltp = std::get<OltpWorkload>(preset->workloads.first().what);
        QCOMPARE(oltp.tables, 20);
        QCOMPARE(oltp.tableSize, 10'000'000);
        QCOMPARE(oltp.threads, QList<int>{8});
        QCOMPARE(oltp.timing, (Timing{0, 300, 10, 0}));
        QCOMPARE(preset->plan.repetitions, 4);
        QCOMPARE(preset->plan.order, RunOrder::Sequential);
        oltp.tableSize /= 1000;
        oltp.timing = {0, 1, 1, 0};
        for (EnvironmentSpec &environment : preset->environments) // 2 GB of cache for 50 MB
            std::visit(
                [](auto &how) {
                    if constexpr (requires { how.options; })
                        how.options[u"innodb_buffer_pool_size"_s] = u"128M"_s;
                },
                environment.how);

        RunBench bench;
        auto run = bench.run(*preset);
        QVERIFY2(run, run ? "" : qPrintable(run.error().sentence + run.error().detail));
        QCOMPARE(bench.recorder.disorder, QStringList());
        QCOMPARE(run->steps.size(), 8);
        for (const StepRecord &step : run->steps) {
            QVERIFY2(step.status == StepStatus::Done,
                     qPrintable(step.environmentName + u": "_s + step.reason + step.reasonDetail));
            QCOMPARE(*step.serverCounted, step.answered.queries);
            QCOMPARE(step.environmentName, run->steps[step.order <= 4 ? 0 : 4].environmentName);
            QCOMPARE(step.facts.value(u"data.bytes"_s), run->steps[0].facts.value(u"data.bytes"_s));
        }
        QCOMPARE(bench.leftBehind(), QStringList());
        overrideStolenTime(*run);

        // each run, the means, the change row
        const QString text = runToText(*run);
        const auto rows = [&text](const QString &form) {
            return text.count(QRegularExpression(form, QRegularExpression::MultilineOption));
        };
        QCOMPARE(rows(u"^native +[1-4] +\\d"_s), 4);
        QCOMPARE(rows(u"^container, published port +[1-4] +\\d"_s), 4);
        QCOMPARE(rows(u"^native +mean +\\d"_s), 1);
        QCOMPARE(rows(u"^container, published port +mean +\\d"_s), 1);
        QVERIFY2(rows(u"^container, published port +change of means "_s) == 1, qPrintable(text));
        QVERIFY(!runToText(*run, {}, {true, false}).contains(u"676.46")); // of other tables

        // in the full size the published figures stand beside them
        RunRecord full = *run;
        OltpWorkload published = oltp;
        published.tableSize *= 1000;
        for (StepRecord &step : full.steps)
            step.workload = caseToJson({step.workloadId, u"OLTP read/write"_s, published});
        QVERIFY(!runToText(full).contains(u"676.46"));
        for (const QString &beside : {runToText(full, {}, {true, false}),
                                      QString::fromUtf8(runToMarkdown(full, {}, {true, false}))}) {
            QVERIFY(beside.contains(u"Published: "));
            for (const QString &figure : {u"12 658.84"_s, u"676.46"_s, u"602.58"_s, u"3 886 232"_s}) {
                const QString plain = QString(beside).replace(QChar(0x202f), u' ').replace(QChar(0xa0), u' ');
                QVERIFY2(plain.contains(figure), qPrintable(figure + u'\n' + plain));
            }
            QVERIFY(beside.contains(u"10.2"));
        }
    }
};

QTEST_GUILESS_MAIN(TestPublishedMysql)
#include "tst_publishedmysql.moc"
