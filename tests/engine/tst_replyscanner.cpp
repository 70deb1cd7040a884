// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/redis/replyscanner.h"

#include <hiredis/hiredis.h>

#include <QTest>

#include <memory>
#include <optional>
#include <random>
#include <string>
#include <vector>

using Tare::ReplyScanner;

namespace {

/// What a scanner says of a stream of replies.
struct Seen
{
    char type = 0;
    std::int64_t value = 0;
    std::string error;

    bool operator==(const Seen &) const = default;
};

struct Walk
{
    std::vector<Seen> replies;
    bool broken = false;
    bool idle = true;

    bool operator==(const Walk &) const = default;
};

/// Feeds the pieces [0, cut) and [cut, end); a cut at 0 is one piece.
Walk walk(const std::string &bytes, std::size_t cut, std::size_t piece = SIZE_MAX)
{
    Walk result;
    ReplyScanner scanner;
    std::size_t at = 0;
    while (at < bytes.size()) {
        const auto end = at < cut ? cut : std::min(bytes.size() - at, piece) + at;
        while (at < end) {
            std::size_t used = 0;
            const auto state = scanner.scan(bytes.data() + at, end - at, used);
            at += used;
            if (state == ReplyScanner::Result::Broken) {
                result.broken = true;
                result.idle = false;
                return result;
            }
            if (state == ReplyScanner::Result::More)
                break;
            if (scanner.isError())
                result.replies.push_back({'-', 0, scanner.errorText()});
            else if (scanner.type() != ':' && scanner.value() < 0)
                result.replies.push_back({'$', -1, {}}); // hiredis tells one nil for both
            else
                result.replies.push_back({scanner.type(), scanner.value(), {}});
        }
    }
    result.idle = scanner.idle();
    return result;
}

Seen toSeen(const redisReply &reply)
{
    switch (reply.type) {
    case REDIS_REPLY_STATUS:
        return {'+', 0, {}};
    case REDIS_REPLY_ERROR:
        return {'-', 0, std::string(reply.str, static_cast<std::size_t>(reply.len))};
    case REDIS_REPLY_INTEGER:
        return {':', reply.integer, {}};
    case REDIS_REPLY_STRING:
        return {'$', static_cast<std::int64_t>(reply.len), {}};
    case REDIS_REPLY_ARRAY:
        return {'*', static_cast<std::int64_t>(reply.elements), {}};
    default:
        return {'$', -1, {}}; // which nil it was is lost
    }
}

Walk oracle(const std::string &bytes)
{
    Walk result;
    const std::unique_ptr<redisReader, decltype(&redisReaderFree)> reader(redisReaderCreate(),
                                                                          redisReaderFree);
    redisReaderFeed(reader.get(), bytes.data(), bytes.size());
    result.idle = bytes.empty();
    while (!result.idle) {
        void *raw = nullptr;
        if (redisReaderGetReply(reader.get(), &raw) != REDIS_OK) {
            result.broken = true;
            return result;
        }
        if (!raw)
            break;
        result.replies.push_back(toSeen(*static_cast<redisReply *>(raw)));
        freeReplyObject(raw);
        result.idle = reader->pos == reader->len;
    }
    return result;
}

std::string randomReply(std::mt19937 &random, int depth)
{
    auto pick = [&random](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    switch (pick(depth > 0 ? 8 : 6)) {
    case 0:
        return "+OK\r\n";
    case 1:
        return "-ERR " + std::string(static_cast<std::size_t>(pick(40)), 'x') + "\r\n";
    case 2:
        return ':' + std::to_string(static_cast<std::int64_t>(random()) * (pick(2) ? 1 : -1)) + "\r\n";
    case 3:
        return "$-1\r\n";
    case 4:
    case 5: {
        std::string body;
        for (int i = pick(30); i > 0; --i)
            body += "\r\n$*+-:09a\0z"[pick(12)];
        return '$' + std::to_string(body.size()) + "\r\n" + body + "\r\n";
    }
    default: {
        const int count = pick(5);
        std::string array = '*' + std::to_string(count) + "\r\n";
        for (int i = 0; i < count; ++i)
            array += randomReply(random, depth - 1);
        return array;
    }
    }
}

} // namespace

class TestReplyScanner : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void splitsAtEveryByte_data();
    void splitsAtEveryByte();
    void agreesWithHiredisOnRandomReplies();
    void agreesWithHiredisOnDamagedReplies();
    void deepArrays();
    void hugeBulk();
    void longErrorIsCut();
    void knowsWhatIsEmpty();
};

void TestReplyScanner::splitsAtEveryByte_data()
{
    QTest::addColumn<QByteArray>("bytes");

    QTest::newRow("status") << QByteArray("+OK\r\n+PONG\r\n+\r\n");
    QTest::newRow("status with a lone return") << QByteArray("+a\rb\nc\r\r\n");
    QTest::newRow("errors") << QByteArray("-ERR unknown\r\n-\r\n-NOAUTH Authentication required.\r\n");
    QTest::newRow("integers") << QByteArray(
        ":0\r\n:1\r\n:-1\r\n:9223372036854775807\r\n:-9223372036854775808\r\n");
    QTest::newRow("bulks") << QByteArray("$3\r\nVXK\r\n$0\r\n\r\n$-1\r\n$4\r\n\r\n\r\n\r\n");
    QTest::newRow("arrays") << QByteArray(
        "*0\r\n*2\r\n$1\r\na\r\n:7\r\n*1\r\n*1\r\n*1\r\n+x\r\n*3\r\n$-1\r\n*0\r\n-E\r\n");
    QTest::newRow("unfinished") << QByteArray("+OK\r\n*2\r\n$5\r\nab");
    QTest::newRow("integer overflow") << QByteArray(":9223372036854775808\r\n");
    QTest::newRow("integer underflow") << QByteArray(":-9223372036854775809\r\n");
    QTest::newRow("no digits") << QByteArray(":\r\n");
    QTest::newRow("only a sign") << QByteArray(":-\r\n");
    QTest::newRow("two signs") << QByteArray(":--1\r\n");
    QTest::newRow("leading zero") << QByteArray(":01\r\n");
    QTest::newRow("minus zero") << QByteArray(":-0\r\n");
    QTest::newRow("letter in a length") << QByteArray("$3x\r\nabc\r\n");
    QTest::newRow("length below nil") << QByteArray("$-2\r\n");
    QTest::newRow("count below nil") << QByteArray("*-2\r\n");
    QTest::newRow("unknown type") << QByteArray("+OK\r\nHTTP/1.1 400 Bad Request\r\n");
    QTest::newRow("RESP3") << QByteArray("%1\r\n+a\r\n:1\r\n");
}

void TestReplyScanner::splitsAtEveryByte()
{
    QFETCH(QByteArray, bytes);
    const std::string text = bytes.toStdString();
    const Walk expected = oracle(text);
    QVERIFY(!expected.replies.empty() || expected.broken);
    for (std::size_t cut = 0; cut <= text.size(); ++cut) {
        const Walk found = walk(text, cut);
        QVERIFY2(found == expected, qPrintable(QStringLiteral("split at %1").arg(cut)));
    }
    QCOMPARE(walk(text, 0, 1), expected); // one byte at a time
}

void TestReplyScanner::agreesWithHiredisOnRandomReplies()
{
    std::mt19937 random(20240607);
    for (int round = 0; round < 2000; ++round) {
        std::string bytes;
        for (int i = 0; i < 5; ++i)
            bytes += randomReply(random, 5);
        const Walk expected = oracle(bytes);
        QVERIFY(!expected.broken);
        QCOMPARE(expected.replies.size(), std::size_t(5));
        for (const std::size_t piece :
             {std::size_t(1), std::size_t(2), std::size_t(7), std::size_t(SIZE_MAX)})
            QVERIFY(walk(bytes, 0, piece) == expected);
    }
}

void TestReplyScanner::agreesWithHiredisOnDamagedReplies()
{
    std::mt19937 random(7);
    int broken = 0;
    for (int round = 0; round < 20000; ++round) {
        std::string bytes = randomReply(random, 3) + randomReply(random, 3);
        bytes[random() % bytes.size()] = "\r\n$*+-:0919az"[random() % 12];
        const Walk expected = oracle(bytes);
        const Walk found = walk(bytes, 0);
        // The scanner is stricter in two things: a line end has to stand after a bulk's bytes, and a letter
        // in a number is wrong before its line has come.
        if (found != expected) {
            const bool stricter =
                bytes.find('$') != std::string::npos || (!expected.broken && !expected.idle);
            QVERIFY2(found.broken && stricter, bytes.c_str());
            QVERIFY(found.replies.size() <= expected.replies.size());
            QVERIFY(std::equal(found.replies.begin(), found.replies.end(), expected.replies.begin()));
        }
        broken += found.broken;
        QVERIFY(walk(bytes, 0, 1) == found);
    }
    QVERIFY(broken > 1000);
}

void TestReplyScanner::deepArrays()
{
    std::string bytes;
    for (int i = 0; i < 100000; ++i)
        bytes += "*1\r\n";
    bytes += ":5\r\n";
    const Walk found = walk(bytes, 0);
    QVERIFY(!found.broken);
    QVERIFY(found.idle);
    QCOMPARE(found.replies.size(), std::size_t(1));
    QCOMPARE(found.replies.front(), (Seen{'*', 1, {}}));
}

void TestReplyScanner::hugeBulk()
{
    const std::string body(48 << 20, '\r');
    const std::string bytes = '$' + std::to_string(body.size()) + "\r\n" + body + "\r\n+OK\r\n";
    const Walk found = walk(bytes, 0, 65521);
    QCOMPARE(found.replies.size(), std::size_t(2));
    QCOMPARE(found.replies.front().value, static_cast<std::int64_t>(body.size()));
    QVERIFY(walk("$99999999999999\r\n", 0).broken);
    QVERIFY(walk("*99999999999999\r\n", 0).broken);
}

void TestReplyScanner::longErrorIsCut()
{
    const Walk found = walk("-ERR " + std::string(100000, 'x') + "\r\n+OK\r\n", 0, 1000);
    QCOMPARE(found.replies.size(), std::size_t(2));
    QVERIFY(found.replies.front().error.starts_with("ERR xxx"));
    QVERIFY(found.replies.front().error.size() < 1000);
}

void TestReplyScanner::knowsWhatIsEmpty()
{
    auto isEmpty = [](const std::string &bytes) {
        ReplyScanner scanner;
        std::size_t used = 0;
        const bool complete =
            scanner.scan(bytes.data(), bytes.size(), used) == ReplyScanner::Result::Complete;
        return complete && scanner.isEmpty();
    };
    QVERIFY(isEmpty("$-1\r\n"));
    QVERIFY(isEmpty("*-1\r\n"));
    QVERIFY(isEmpty("*0\r\n"));
    QVERIFY(!isEmpty("$0\r\n\r\n"));
    QVERIFY(!isEmpty(":0\r\n"));
    QVERIFY(!isEmpty("*1\r\n$-1\r\n"));
}

QTEST_GUILESS_MAIN(TestReplyScanner)
#include "tst_replyscanner.moc"
