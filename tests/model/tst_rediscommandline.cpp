// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/rediscommandline.h"

#include <QTest>

using namespace Tare;
using namespace Qt::StringLiterals;

class TestRedisCommandLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void splitsLikeRedisCli_data();
    void splitsLikeRedisCli();
    void refusesOpenQuotes_data();
    void refusesOpenQuotes();
    void knowsWhatCannotBeALoad_data();
    void knowsWhatCannotBeALoad();
    void saysThatItHasNoResp3();
};

void TestRedisCommandLine::splitsLikeRedisCli_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QList<QByteArray>>("words");
    auto row = [](const char *name, const QString &line, const QList<QByteArray> &words) {
        QTest::newRow(name) << line << words;
    };
    row("empty", u"  "_s, {});
    row("plain", u"SET key:__rand_int__ __data__"_s, {"SET", "key:__rand_int__", "__data__"});
    row("blanks", u" \t GET   a \n"_s, {"GET", "a"});
    row("empty word", u"SET a \"\""_s, {"SET", "a", ""});
    row("double quotes", u"SET \"a b\" c"_s, {"SET", "a b", "c"});
    row("escapes", uR"(SET k "\n\r\t\b\a\\\"\q\x41\xzz")"_s,
        {"SET", "k",
         "\n\r\t\b\a\\\"q"
         "A"
         "xzz"});
    row("binary", uR"(SET k "\x00\xff")"_s, {"SET", "k", QByteArray("\0\xff", 2)});
    row("single quotes", uR"(SET k 'a "b" \'c\' \n')"_s, {"SET", "k", R"(a "b" 'c' \n)"});
    row("quote within a word", u"SET k\"a b\""_s, {"SET", "ka b"});
    row("UTF-8", u"SET schlüssel 值"_s, {"SET", "schlüssel", "值"});
}

void TestRedisCommandLine::splitsLikeRedisCli()
{
    QFETCH(QString, line);
    QFETCH(QList<QByteArray>, words);
    const auto split = splitRedisCommand(line);
    QVERIFY(split);
    QCOMPARE(*split, words);
}

void TestRedisCommandLine::refusesOpenQuotes_data()
{
    QTest::addColumn<QString>("line");
    QTest::newRow("double") << u"SET \"a"_s;
    QTest::newRow("single") << u"SET 'a"_s;
    QTest::newRow("escaped end") << uR"(SET "a\")"_s;
    QTest::newRow("text after it") << u"SET \"a\"b"_s;
    QTest::newRow("text after a single one") << u"SET 'a'b"_s;
}

void TestRedisCommandLine::refusesOpenQuotes()
{
    QFETCH(QString, line);
    QVERIFY(!splitRedisCommand(line));
}

void TestRedisCommandLine::knowsWhatCannotBeALoad_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("possible");
    for (const QString &line : {u"GET a"_s, u"copy a b"_s, u"EVAL_RO \"return 1\" 0"_s, u"PING"_s, u"TIME"_s})
        QTest::newRow(qPrintable(line)) << line << true;
    for (const QString &line :
         {u""_s, u"flushall"_s, u"FlushDB"_s, u"EVAL \"return 1\" 0"_s, u"SUBSCRIBE a"_s, u"MULTI"_s,
          u"select 1"_s, u"COPY a b DB 3"_s, u"MOVE a 1"_s, u"CONFIG SET save x"_s, u"__rand_int__ a"_s,
          u"CLIENT REPLY OFF"_s, u"SHUTDOWN"_s, u"HELLO 3"_s, u"QUIT"_s})
        QTest::newRow(qPrintable(u"not "_s + line)) << line << false;
}

void TestRedisCommandLine::knowsWhatCannotBeALoad()
{
    QFETCH(QString, line);
    QFETCH(bool, possible);
    QCOMPARE(redisCommandProblem(splitRedisCommand(line).value()).isEmpty(), possible);
}

void TestRedisCommandLine::saysThatItHasNoResp3()
{
    QVERIFY(redisCommandProblem({"hello", "3"}).contains(u"RESP3"_s));
}

QTEST_GUILESS_MAIN(TestRedisCommandLine)
#include "tst_rediscommandline.moc"
