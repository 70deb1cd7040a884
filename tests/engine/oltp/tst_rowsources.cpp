// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/oltp/rowsources.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <vector>

using namespace Tare;

class TestRowSources : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shuffleIsAPermutation_data();
    void shuffleIsAPermutation();
    void shuffleLooksRandom();
    void insertIdsNeverMeet();
    void insertIdsOfANarrowColumn();
    void deckHoldsEachRowOnce();
    void deckIsShuffledAnew();
    void moreWorkersThanRows();
};

void TestRowSources::shuffleIsAPermutation_data()
{
    QTest::addColumn<quint64>("size");
    for (const quint64 size : {1, 2, 3, 4, 5, 16, 17, 100, 1000, 4096, 5000})
        QTest::addRow("%llu", size) << size;
}

void TestRowSources::shuffleIsAPermutation()
{
    QFETCH(quint64, size);
    for (const std::uint64_t key : {1, 2, 99}) {
        const RowShuffle shuffle(size, key);
        std::set<std::uint64_t> seen;
        for (std::uint64_t position = 0; position < size; ++position) {
            QVERIFY(shuffle.at(position) < size);
            seen.insert(shuffle.at(position));
        }
        QCOMPARE(seen.size(), std::size_t(size));
    }
}

void TestRowSources::shuffleLooksRandom()
{
    constexpr std::uint64_t size = 10000;
    const RowShuffle shuffle(size, 7);
    int ascending = 0;
    int firstHalf = 0;
    for (std::uint64_t position = 0; position + 1 < size; ++position) {
        ascending += shuffle.at(position) < shuffle.at(position + 1);
        firstHalf += position < size / 2 && shuffle.at(position) < size / 2;
    }
    QVERIFY2(std::abs(ascending - 5000) < 300, qPrintable(QString::number(ascending)));
    QVERIFY2(std::abs(firstHalf - 2500) < 300, qPrintable(QString::number(firstHalf)));
}

void TestRowSources::insertIdsNeverMeet()
{
    std::set<std::int64_t> ids;
    std::int64_t highest = 1000;
    for (int run = 0; run < 3; ++run) {
        std::int64_t reached = highest;
        for (int worker = 0; worker < 4; ++worker) {
            InsertIds source(highest, false, 1, worker, 4);
            for (int i = 0; i < 500; ++i) {
                const std::int64_t id = source.next();
                QVERIFY(id > highest);
                QVERIFY(ids.insert(id).second);
                reached = std::max(reached, id);
            }
        }
        highest = reached; // what the next run finds
    }
    QCOMPARE(ids.size(), std::size_t(6000));
}

void TestRowSources::insertIdsOfANarrowColumn()
{
    std::set<std::int64_t> ids;
    for (int worker = 0; worker < 4; ++worker) {
        InsertIds source(1000, true, 1, worker, 4);
        for (int i = 0; i < 500; ++i) {
            const std::int64_t id = source.next();
            QVERIFY(id < 0 && id >= INT32_MIN);
            QVERIFY(ids.insert(id).second);
        }
    }
}

void TestRowSources::deckHoldsEachRowOnce()
{
    OltpWorkload workload;
    workload.tables = 3;
    workload.tableSize = 37;
    std::set<std::pair<int, std::int64_t>> rows;
    std::int64_t total = 0;
    for (int worker = 0; worker < 5; ++worker) {
        DeleteDeck deck(workload, 1, worker, 5);
        total += deck.size();
        std::pair<int, std::int64_t> before{0, 0};
        for (std::int64_t i = 0; i < deck.size(); ++i) {
            const std::pair<int, std::int64_t> place{deck.at(i).table, deck.at(i).id};
            QVERIFY(before < place);
            before = place;
        }
        while (!deck.isExhausted()) {
            const DeleteDeck::Row row = deck.draw();
            QVERIFY(row.table >= 1 && row.table <= 3 && row.id >= 1 && row.id <= 37);
            QVERIFY(rows.insert({row.table, row.id}).second);
        }
    }
    QCOMPARE(total, 3 * 37);
    QCOMPARE(rows.size(), std::size_t(3 * 37));
}

void TestRowSources::deckIsShuffledAnew()
{
    OltpWorkload workload;
    workload.tableSize = 100;
    DeleteDeck deck(workload, 1, 0, 1);
    std::vector<std::int64_t> first;
    std::vector<std::int64_t> second;
    while (!deck.isExhausted())
        first.push_back(deck.draw().id);
    deck.shuffle();
    while (!deck.isExhausted())
        second.push_back(deck.draw().id);
    QCOMPARE(second.size(), first.size());
    QVERIFY(first != second);
    QVERIFY(std::is_permutation(first.begin(), first.end(), second.begin()));
}

void TestRowSources::moreWorkersThanRows()
{
    OltpWorkload workload;
    workload.tableSize = 3;
    std::int64_t total = 0;
    for (int worker = 0; worker < 8; ++worker)
        total += DeleteDeck(workload, 1, worker, 8).size();
    QCOMPARE(total, 3);
    QCOMPARE(DeleteDeck(workload, 1, 7, 8).size(), 0);
}

QTEST_GUILESS_MAIN(TestRowSources)
#include "tst_rowsources.moc"
