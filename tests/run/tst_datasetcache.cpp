// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/datasetcache.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace Tare;

class TestDataSetCache : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void keepsAndFinds();
    void listSaysWhatThereIs();
    void usedSetsAreNotRemoved();
    void leastRecentlyUsedGoesFirst();
    void tooLargeIsNotKept();
    void unfinishedIsTakenOnly();
    void takesAwayWhatIsKept();
    void strangersAreLeftAlone();

private:
    /// A directory of files as a server leaves it, outside of the cache.
    QString files(const QString &content);
    KeptDataSet description(const QString &key, qint64 bytes = 1000) const;
    std::unique_ptr<QTemporaryDir> m_directory;
    std::unique_ptr<DataSetCache> m_cache;
    int m_made = 0;
};

void TestDataSetCache::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    m_cache = std::make_unique<DataSetCache>(m_directory->path());
}

QString TestDataSetCache::files(const QString &content)
{
    const QString path = m_directory->filePath(u"made-%1"_s.arg(++m_made));
    QDir().mkpath(path + u"/schema"_s);
    QFile file(path + u"/schema/table.ibd"_s);
    if (file.open(QIODevice::WriteOnly))
        file.write(content.toUtf8());
    return path;
}

KeptDataSet TestDataSetCache::description(const QString &key, qint64 bytes) const
{
    KeptDataSet set;
    set.key = key;
    set.serverVersion = u"10.11.19-MariaDB"_s;
    set.tables = 4;
    set.tableSize = 25000;
    set.seed = 18446744073709551615u;
    set.files = 1;
    set.bytes = bytes;
    return set;
}

void TestDataSetCache::keepsAndFinds()
{
    QVERIFY(!m_cache->find(u"a@1"_s));
    const QString made = files(u"content"_s);
    {
        const auto kept = m_cache->keep(made, description(u"a@1"_s));
        QVERIFY(kept && *kept);
        QVERIFY(!QFileInfo::exists(made)); // moved, not copied
    }
    QVERIFY(!m_cache->find(u"a@2"_s));
    const auto found = DataSetCache(m_directory->path()).find(u"a@1"_s); // by another process, later
    QVERIFY(found);
    QFile file(found->directory() + u"/schema/table.ibd"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("content"));
    QCOMPARE(found->set().key, u"a@1"_s);
}

void TestDataSetCache::listSaysWhatThereIs()
{
    QCOMPARE(m_cache->list().size(), 0);
    QVERIFY(m_cache->keep(files(u"x"_s), description(u"a@1"_s, 5000)));
    const QList<KeptDataSet> sets = m_cache->list();
    QCOMPARE(sets.size(), 1);
    const KeptDataSet &set = sets.first();
    QCOMPARE(set.key, u"a@1"_s);
    QCOMPARE(set.serverVersion, u"10.11.19-MariaDB"_s);
    QCOMPARE(set.tables, 4);
    QCOMPARE(set.tableSize, 25000);
    QCOMPARE(set.seed, 18446744073709551615u);
    QCOMPARE(set.bytes, 5000);
    QVERIFY(set.complete);
    QVERIFY(!set.inUse);
    QVERIFY(set.made.isValid() && set.lastUsed >= set.made);
    QVERIFY(set.title().contains(u'4'));
    QVERIFY(m_cache->remove(set.id));
    QCOMPARE(m_cache->list().size(), 0);
    QVERIFY(m_cache->remove(set.id)); // gone already
}

void TestDataSetCache::usedSetsAreNotRemoved()
{
    auto kept = m_cache->keep(files(u"x"_s), description(u"a@1"_s));
    QVERIFY(kept && *kept);
    const QString id = (**kept).set().id;
    QVERIFY(m_cache->list().first().inUse);
    const auto refused = m_cache->remove(id);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::Busy);
    QVERIFY(QFileInfo::exists((**kept).directory() + u"/schema/table.ibd"_s));
    {
        const auto second = m_cache->find(u"a@1"_s); // several may use it
        QVERIFY(second);
    }
    QVERIFY(m_cache->list().first().inUse);
    kept->reset();
    QVERIFY(!m_cache->list().first().inUse);
    QVERIFY(m_cache->remove(id));
}

void TestDataSetCache::leastRecentlyUsedGoesFirst()
{
    QVERIFY(m_cache->setLimit(2500));
    QCOMPARE(m_cache->limit(), 2500);
    QCOMPARE(DataSetCache(m_directory->path()).limit(), 2500);
    QVERIFY(m_cache->keep(files(u"1"_s), description(u"a@1"_s)));
    QTest::qWait(5); // times are stored in milliseconds
    QVERIFY(m_cache->keep(files(u"2"_s), description(u"b@1"_s)));
    QTest::qWait(5);
    QVERIFY(m_cache->find(u"a@1"_s)); // used again
    QTest::qWait(5);
    QVERIFY(m_cache->keep(files(u"3"_s), description(u"c@1"_s)));
    QStringList keys;
    for (const KeptDataSet &set : m_cache->list())
        keys += set.key;
    QCOMPARE(keys, (QStringList{u"c@1"_s, u"a@1"_s}));
    QVERIFY(m_cache->setLimit(1000)); // holds at once
    QCOMPARE(m_cache->list().size(), 1);
    QCOMPARE(m_cache->list().first().key, u"c@1"_s);
}

void TestDataSetCache::tooLargeIsNotKept()
{
    QVERIFY(m_cache->setLimit(0));
    const QString made = files(u"x"_s);
    const auto kept = m_cache->keep(made, description(u"a@1"_s));
    QVERIFY(kept);
    QVERIFY(!*kept);
    QVERIFY(QFileInfo::exists(made + u"/schema/table.ibd"_s));
    QCOMPARE(m_cache->list().size(), 0);
}

void TestDataSetCache::unfinishedIsTakenOnly()
{
    KeptDataSet unfinished = description(u"a@1"_s);
    unfinished.complete = false;
    QVERIFY(m_cache->keep(files(u"half"_s), unfinished));
    QVERIFY(!m_cache->find(u"a@1"_s));
    QVERIFY(!m_cache->list().first().complete);
    const QString own = m_directory->filePath(u"own"_s);
    const auto taken = m_cache->take(u"a@1"_s, own);
    QVERIFY(taken && *taken);
    QVERIFY(QFileInfo::exists(own + u"/schema/table.ibd"_s));
    QCOMPARE(m_cache->list().size(), 0);
    const auto again = m_cache->take(u"a@1"_s, m_directory->filePath(u"other"_s));
    QVERIFY(again && !*again);
}

void TestDataSetCache::takesAwayWhatIsKept()
{
    auto kept = m_cache->keep(files(u"x"_s), description(u"a@1"_s));
    QVERIFY(kept && *kept);
    const QString own = m_directory->filePath(u"own"_s);
    const auto refused = m_cache->take(u"a@1"_s, own); // somebody copies from it
    QVERIFY(refused && !*refused);
    kept->reset();
    QVERIFY(m_cache->take(u"a@1"_s, own).value_or(false));
    QVERIFY(QFileInfo::exists(own));
}

void TestDataSetCache::strangersAreLeftAlone()
{
    QVERIFY(m_cache->keep(files(u"x"_s), description(u"a@1"_s)));
    QDir().mkpath(m_cache->directory() + u"/photos"_s);
    QDir().mkpath(m_cache->directory() + u"/0123456789abcdef"_s); // looks like one, has no description
    QCOMPARE(m_cache->list().size(), 1);
    QVERIFY(m_cache->remove(u"photos"_s));
    QVERIFY(m_cache->remove(u"../made-1"_s));
    QVERIFY(QFileInfo::exists(m_cache->directory() + u"/photos"_s));
    QVERIFY(m_cache->setLimit(0));
    QVERIFY(QFileInfo::exists(m_cache->directory() + u"/photos"_s));
    QCOMPARE(m_cache->list().size(), 0);
}

QTEST_GUILESS_MAIN(TestDataSetCache)
#include "tst_datasetcache.moc"
