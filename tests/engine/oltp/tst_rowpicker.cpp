// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/oltp/rowpicker.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

using namespace Tare;

namespace {

constexpr int draws = 200000;

std::vector<int> histogram(const RowShape &shape, std::int64_t rows)
{
    const RowPicker picker(shape, rows);
    RandomSource random(42);
    std::vector<int> counts(static_cast<std::size_t>(rows) + 2);
    for (int i = 0; i < draws; ++i) {
        const auto row = picker.pick(random);
        counts[static_cast<std::size_t>(std::clamp<std::int64_t>(row, 0, rows + 1))] += 1;
    }
    return counts;
}

double share(const std::vector<int> &counts, std::int64_t first, std::int64_t last)
{
    double sum = 0;
    for (auto row = first; row <= last; ++row)
        sum += counts[static_cast<std::size_t>(row)];
    return sum / draws;
}

} // namespace

class TestRowPicker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void staysInTheTable_data();
    void staysInTheTable();
    void uniformIsFlat();
    void specialHasItsHotBand();
    void gaussianHasItsBell();
    void paretoFavoursTheFirstRows();
    void paretoTakesItsShape();
    void zipfianFollowsItsLaw_data();
    void zipfianFollowsItsLaw();
    void sameSeedDrawsTheSame();
};

void TestRowPicker::staysInTheTable_data()
{
    QTest::addColumn<int>("distribution");
    QTest::addColumn<qint64>("rows");
    const std::map<RowDistribution, const char *> names{{RowDistribution::Uniform, "uniform"},
                                                        {RowDistribution::Special, "special"},
                                                        {RowDistribution::Gaussian, "gaussian"},
                                                        {RowDistribution::Pareto, "pareto"},
                                                        {RowDistribution::Zipfian, "zipfian"}};
    for (const auto &[distribution, name] : names)
        for (const qint64 rows : {1, 2, 10, 1000})
            QTest::addRow("%s %lld", name, rows) << static_cast<int>(distribution) << rows;
}

void TestRowPicker::staysInTheTable()
{
    QFETCH(int, distribution);
    QFETCH(qint64, rows);
    const auto counts = histogram({static_cast<RowDistribution>(distribution)}, rows);
    QCOMPARE(counts.front(), 0);
    QCOMPARE(counts.back(), 0);
    QCOMPARE(share(counts, 1, rows), 1.0);
}

void TestRowPicker::uniformIsFlat()
{
    const auto counts = histogram({RowDistribution::Uniform}, 100);
    for (int row = 1; row <= 100; ++row)
        QVERIFY(std::abs(counts[static_cast<std::size_t>(row)] - draws / 100) < 6 * 45); // six sigma
}

void TestRowPicker::specialHasItsHotBand()
{
    // sysbench 1.0 sends three quarters of all accesses to the ids 4976 … 5050 of 10,000
    const auto counts = histogram({RowDistribution::Special}, 10000);
    const double hot = share(counts, 4975, 5051);
    QVERIFY2(hot > 0.75 && hot < 0.77, qPrintable(QString::number(hot)));
    QVERIFY(share(counts, 4976, 5050) > 0.74);
}

void TestRowPicker::gaussianHasItsBell()
{
    // the mean of twelve uniforms has a standard deviation of one twelfth of the range
    const auto counts = histogram({RowDistribution::Gaussian}, 12000);
    const double inner = share(counts, 6001 - 1000, 6000 + 1000);
    QVERIFY2(std::abs(inner - 0.683) < 0.01, qPrintable(QString::number(inner)));
    const double lower = share(counts, 1, 6000);
    QVERIFY2(std::abs(lower - 0.5) < 0.01, qPrintable(QString::number(lower)));
}

void TestRowPicker::paretoFavoursTheFirstRows()
{
    const auto counts = histogram({RowDistribution::Pareto}, 10000);
    QVERIFY(std::abs(share(counts, 1, 2000) - 0.80) < 0.01);
    QVERIFY(std::abs(share(counts, 1, 100) - 0.53) < 0.01);
}

void TestRowPicker::paretoTakesItsShape()
{
    // h of the rows gets 1 - h of the draws
    const auto counts = histogram({RowDistribution::Pareto, 0.8, 0.1}, 10000);
    QVERIFY(std::abs(share(counts, 1, 1000) - 0.90) < 0.01);
}

void TestRowPicker::zipfianFollowsItsLaw_data()
{
    QTest::addColumn<double>("exponent");
    QTest::newRow("sysbench's default") << 0.8;
    QTest::newRow("logarithm") << 1.0;
    QTest::newRow("steeper") << 1.3;
}

void TestRowPicker::zipfianFollowsItsLaw()
{
    QFETCH(double, exponent);
    constexpr std::int64_t rows = 1000;
    const auto counts = histogram({RowDistribution::Zipfian, exponent}, rows);
    double norm = 0;
    for (int row = 1; row <= rows; ++row)
        norm += std::pow(row, -exponent);
    for (const int row : {1, 2, 3, 10, 100}) {
        const double expected = draws * std::pow(row, -exponent) / norm;
        const double found = counts[static_cast<std::size_t>(row)];
        QVERIFY2(std::abs(found - expected) < 6 * std::sqrt(expected),
                 qPrintable(QStringLiteral("row %1: %2 instead of %3").arg(row).arg(found).arg(expected)));
    }
}

void TestRowPicker::sameSeedDrawsTheSame()
{
    const RowPicker picker({RowDistribution::Uniform}, 1'000'000'000'000);
    RandomSource first(7, 1, 2);
    RandomSource again(7, 1, 2);
    RandomSource other(7, 1, 3);
    int different = 0;
    for (int i = 0; i < 100; ++i) {
        const auto row = picker.pick(first);
        QCOMPARE(picker.pick(again), row);
        different += picker.pick(other) != row;
    }
    QVERIFY(different > 95);
}

QTEST_GUILESS_MAIN(TestRowPicker)
#include "tst_rowpicker.moc"
