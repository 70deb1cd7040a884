// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/bootstrap.h"
#include "core/analysis/closedloop.h"
#include "core/analysis/distributions.h"
#include "core/analysis/fieller.h"
#include "core/analysis/intervalseries.h"
#include "core/analysis/power.h"
#include "core/analysis/ranktests.h"
#include "core/analysis/robust.h"
#include "core/analysis/trend.h"
#include "core/analysis/twosample.h"
#include "tests/analysis/reference.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QtTest>

using namespace Tare;
using namespace Tare::Reference;

namespace {

constexpr double relative = 1e-6;

struct Sides
{
    QString name;
    std::vector<double> native;
    std::vector<double> container;
};

const std::vector<Sides> &published()
{
    static const std::vector<Sides> all = {
        {QStringLiteral("tps"), nativeTps, containerTps},
        {QStringLiteral("avg"), nativeAvg, containerAvg},
        {QStringLiteral("p95"), nativeP95, containerP95},
    };
    return all;
}

} // namespace

/// Every value of tests/data/statistics/reference.json, which another program has computed with 40 digits.
class TestReferenceValues : public QObject
{
    Q_OBJECT

private:
    void check(const QString &name, double actual)
    {
        QVERIFY2(m_references.contains(name), qPrintable(name));
        const double expected = m_references.value(name).toDouble();
        m_checked.insert(name);
        const double tolerance = expected == 0 ? 1e-12 : relative * std::abs(expected);
        if (!(std::abs(actual - expected) <= tolerance)) {
            const QString words = QStringLiteral("%1: %2 instead of %3");
            m_wrong.append(
                words.arg(name, QString::number(actual, 'g', 15), QString::number(expected, 'g', 15)));
        }
    }

    void checkInterval(const QString &name, const std::optional<IntervalEstimate> &interval)
    {
        QVERIFY2(interval, qPrintable(name));
        check(name + QStringLiteral(".estimate"), interval->estimate);
        check(name + QStringLiteral(".se"), interval->standardError);
        check(name + QStringLiteral(".t"), interval->t);
        check(name + QStringLiteral(".df"), interval->degreesOfFreedom);
        check(name + QStringLiteral(".p"), interval->p);
        check(name + QStringLiteral(".low"), interval->low);
        check(name + QStringLiteral(".high"), interval->high);
    }

    void checkSide(const QString &name, const std::vector<double> &values)
    {
        const double deviation = std::sqrt(sampleVariance(values));
        check(name + QStringLiteral(".mean"), arithmeticMean(values));
        check(name + QStringLiteral(".sd"), deviation);
        check(name + QStringLiteral(".cv"), deviation / arithmeticMean(values));
        check(name + QStringLiteral(".median"), median(values));
        check(name + QStringLiteral(".geometric"), geometricMean(values));
        check(name + QStringLiteral(".log_mean"), arithmeticMean(logarithms(values)));
        check(name + QStringLiteral(".log_variance"), sampleVariance(logarithms(values)));
        const auto interval = meanInterval(values);
        check(name + QStringLiteral(".low"), interval->low);
        check(name + QStringLiteral(".high"), interval->high);
        const auto trend = kendallTrend(values);
        check(name + QStringLiteral(".kendall_s"), trend->s);
        check(name + QStringLiteral(".kendall_p"), trend->p);
        check(name + QStringLiteral(".first_score"), modifiedZScores(values).front());
    }

    void checkFieller(const QString &name, const Sides &sides, FiellerVariance variance)
    {
        const auto interval = fiellerRatio(sides.native, sides.container, variance);
        QVERIFY(interval && interval->bounded);
        check(name + QStringLiteral(".df"), interval->degreesOfFreedom);
        check(name + QStringLiteral(".g"), interval->g);
        check(name + QStringLiteral(".low"), interval->low);
        check(name + QStringLiteral(".high"), interval->high);
    }

    void checkSeries(const QString &name, const std::vector<double> &values)
    {
        check(name + QStringLiteral(".mean"), arithmeticMean(values));
        check(name + QStringLiteral(".sd"), std::sqrt(sampleVariance(values)));
        check(name + QStringLiteral(".lag1"), autocorrelation(values, 1));
        check(name + QStringLiteral(".effective"), effectiveSize(values));
        const auto test = mannKendall(values);
        check(name + QStringLiteral(".mk_s"), test->s);
        check(name + QStringLiteral(".mk_variance"), test->variance);
        check(name + QStringLiteral(".mk_z"), test->z);
        check(name + QStringLiteral(".mk_p"), test->p);
        check(name + QStringLiteral(".theil_sen"), *theilSenSlope(values));
        for (std::size_t lags = 1; lags <= 3; ++lags)
            check(name + QStringLiteral(".ljung_box.%1").arg(lags), ljungBox(values, lags)->q);
    }

    void done()
    {
        QVERIFY2(m_wrong.isEmpty(), qPrintable(m_wrong.join(u'\n')));
        m_wrong.clear();
    }

    QJsonObject m_references;
    QSet<QString> m_checked;
    QStringList m_wrong;

private Q_SLOTS:
    void initTestCase()
    {
        QFile file(QStringLiteral(TARE_SOURCE_DIR "/tests/data/statistics/reference.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        m_references = QJsonDocument::fromJson(file.readAll()).object();
        QVERIFY(m_references.size() > 300);
    }

    void numbersOfRuns()
    {
        for (const char *variation : {"0.005", "0.01", "0.02", "0.035", "0.05"}) {
            const QString text = QString::fromLatin1(variation);
            for (const int runs : {3, 4, 5, 6, 8, 10}) {
                check(QStringLiteral("half_width.%1.%2").arg(text).arg(runs),
                      expectedHalfWidth(text.toDouble(), runs));
            }
            check(QStringLiteral("runs_for_two_percent.") + text, *runsForHalfWidth(text.toDouble(), 0.02));
        }
        for (const int degrees : {2, 3, 4, 5, 6, 7, 8, 10})
            check(QStringLiteral("student.%1").arg(degrees), studentQuantile(0.975, degrees));
        for (const int runs : {3, 4, 5, 6, 7, 8})
            check(QStringLiteral("smallest_u_p.%1").arg(runs), smallestRankP(runs, runs));
        done();
    }

    void sides()
    {
        for (const Sides &each : published()) {
            checkSide(each.name + QStringLiteral(".native"), each.native);
            checkSide(each.name + QStringLiteral(".container"), each.container);
        }
        done();
    }

    void intervals()
    {
        for (const Sides &each : published()) {
            const std::vector<double> &a = each.native;
            const std::vector<double> &b = each.container;
            const QString name = each.name + u'.';
            check(name + QStringLiteral("ratio_of_means"), arithmeticMean(b) / arithmeticMean(a));
            check(name + QStringLiteral("ratio_of_medians"), median(b) / median(a));
            check(name + QStringLiteral("ratio_of_geometric_means"), geometricMean(b) / geometricMean(a));
            check(name + QStringLiteral("ratio_of_means_without_first"),
                  arithmeticMean(withoutFirst(b)) / arithmeticMean(withoutFirst(a)));
            checkInterval(name + QStringLiteral("welch_raw"), welchDifference(a, b));
            checkInterval(name + QStringLiteral("welch_log"), welchLogRatio(a, b));
            checkInterval(name + QStringLiteral("welch_log_90"), welchLogRatio(a, b, 0.9));
            checkInterval(name + QStringLiteral("welch_log_without_first"),
                          welchLogRatio(withoutFirst(a), withoutFirst(b)));
            checkInterval(name + QStringLiteral("pooled_raw"), pooledDifference(a, b));
            checkInterval(name + QStringLiteral("pooled_log"), pooledLogRatio(a, b));
            checkInterval(name + QStringLiteral("paired"), pairedLogRatio(a, b));
            checkFieller(name + QStringLiteral("fieller_pooled"), each, FiellerVariance::Pooled);
            checkFieller(name + QStringLiteral("fieller_unequal"), each, FiellerVariance::Unequal);
            const auto resampled = bootstrapRatio(a, b);
            QVERIFY(resampled && resampled->exact);
            check(name + QStringLiteral("bootstrap.low"), resampled->low);
            check(name + QStringLiteral("bootstrap.high"), resampled->high);
            check(name + QStringLiteral("bootstrap.mean"), resampled->mean);
            check(name + QStringLiteral("bootstrap.sd"), resampled->standardDeviation);
            check(name + QStringLiteral("hedges_g"), *hedgesG(a, b));
        }
        done();
    }

    void ranks()
    {
        for (const Sides &each : published()) {
            const QString name = each.name + u'.';
            const auto test = mannWhitney(each.native, each.container);
            check(name + QStringLiteral("u"), test->u);
            check(name + QStringLiteral("u_p"), test->p);
            check(name + QStringLiteral("superiority"), test->superiority);
            check(name + QStringLiteral("permutation_p"), *permutationP(each.native, each.container));
            const auto pairs = hodgesLehmann(each.native, each.container);
            check(name + QStringLiteral("hl_shift"), pairs->shift);
            check(name + QStringLiteral("hl_ratio"), pairs->ratio);
            for (const int cut : {0, 1}) {
                const auto interval = pairwiseRatioInterval(each.native, each.container, cut);
                check(name + QStringLiteral("hl_low.%1").arg(cut), interval->low);
                check(name + QStringLiteral("hl_high.%1").arg(cut), interval->high);
                check(name + QStringLiteral("hl_confidence.%1").arg(cut), interval->confidence);
            }
        }
        check(QStringLiteral("u_p_without_first"),
              mannWhitney(withoutFirst(nativeTps), withoutFirst(containerTps))->p);
        done();
    }

    void littlesLaw()
    {
        for (int run = 0; run < 4; ++run) {
            const auto at = static_cast<std::size_t>(run);
            check(QStringLiteral("little.native.%1").arg(run),
                  8 * loopClosure(nativeTps[at], nativeAvg[at], 8));
            check(QStringLiteral("little.container.%1").arg(run),
                  8 * loopClosure(containerTps[at], containerAvg[at], 8));
        }
        done();
    }

    void insideOneRun()
    {
        const std::vector<double> values = mserValues(Reference::intervals);
        QCOMPARE(values.size(), 7u);
        for (std::size_t i = 0; i < values.size(); ++i)
            check(QStringLiteral("mser.%1").arg(i), values[i]);
        checkSeries(QStringLiteral("full"), Reference::intervals);
        checkSeries(QStringLiteral("rest"), {Reference::intervals.begin() + 5, Reference::intervals.end()});
        done();
    }

    void nothingWasLeftOut()
    {
        QStringList missing;
        for (auto it = m_references.constBegin(); it != m_references.constEnd(); ++it) {
            if (!m_checked.contains(it.key()))
                missing.append(it.key());
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
    }
};

QTEST_APPLESS_MAIN(TestReferenceValues)
#include "tst_referencevalues.moc"
