// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/oltp/rowtext.h"

#include <QRegularExpression>
#include <QTest>

#include <set>

using namespace Tare;

class TestRowText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasSysbenchsLayout();
    void dependsOnSeedTableAndRowAlone();
    void usesEveryDigitAlike();
    void writesValues();
    void keepsKInsideItsColumn();
    void drawsKAsAsked();
};

void TestRowText::hasSysbenchsLayout()
{
    DataRow row;
    row.generate(1, 3, 17, 1000);
    const QString c = QString::fromLatin1(row.c.data(), row.c.size());
    const QString pad = QString::fromLatin1(row.pad.data(), row.pad.size());
    QCOMPARE(c.size(), 119);
    QCOMPARE(pad.size(), 59);
    QVERIFY(QRegularExpression(QStringLiteral("^(\\d{11}-){9}\\d{11}$")).match(c).hasMatch());
    QVERIFY(QRegularExpression(QStringLiteral("^(\\d{11}-){4}\\d{11}$")).match(pad).hasMatch());
    QVERIFY(row.k >= 1 && row.k <= 1000);
    QCOMPARE(row.id, 17);
}

void TestRowText::dependsOnSeedTableAndRowAlone()
{
    const auto text = [](std::uint64_t seed, int table, std::int64_t id) {
        DataRow row;
        row.generate(seed, table, id, 1000);
        std::string sql;
        row.appendValues(sql);
        return sql.substr(sql.find(',', sql.find(',') + 1)); // without id and k
    };
    QCOMPARE(text(5, 1, 1), text(5, 1, 1));
    std::set<std::string> different;
    for (std::uint64_t seed = 1; seed <= 3; ++seed)
        for (int table = 1; table <= 3; ++table)
            for (std::int64_t id = 1; id <= 100; ++id)
                different.insert(text(seed, table, id));
    QCOMPARE(different.size(), std::size_t(900));
}

void TestRowText::usesEveryDigitAlike()
{
    constexpr int rows = 2000;
    std::array<std::array<int, 10>, rowTextLength> counts{};
    RandomSource random(11);
    std::array<char, rowTextLength> text;
    for (int i = 0; i < rows; ++i) {
        fillRowText(random, text.data());
        for (std::size_t at = 0; at < text.size(); ++at)
            if (text[at] != '-')
                counts[at][static_cast<std::size_t>(text[at] - '0')] += 1;
    }
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (at % (rowTextGroup + 1) == rowTextGroup)
            continue;
        for (const int count : counts[at])
            QVERIFY(std::abs(count - rows / 10) < 6 * 14); // six sigma
    }
}

void TestRowText::writesValues()
{
    DataRow row;
    row.id = 7;
    row.k = 4711;
    row.c.fill('1');
    row.pad.fill('2');
    std::string sql;
    row.appendValues(sql);
    QCOMPARE(sql, "(7,4711,'" + std::string(119, '1') + "','" + std::string(59, '2') + "')");
}

void TestRowText::keepsKInsideItsColumn()
{
    DataRow row;
    for (std::int64_t id = 1; id < 1000; ++id) {
        row.generate(1, 1, id, 20'000'000'000);
        QVERIFY(row.k >= 1 && row.k <= 2'000'000'000);
    }
}

void TestRowText::drawsKAsAsked()
{
    // sysbench 1.0 draws k from the distribution of its command line: three quarters in a narrow band
    const RowPicker special({RowDistribution::Special}, 10000);
    int inBand = 0;
    DataRow row;
    for (std::int64_t id = 1; id <= 2000; ++id) {
        row.generate(1, 1, id, 10000, &special);
        inBand += row.k >= 4976 && row.k <= 5050;
    }
    QVERIFY2(inBand > 1400 && inBand < 1650, qPrintable(QString::number(inBand)));
}

QTEST_GUILESS_MAIN(TestRowText)
#include "tst_rowtext.moc"
