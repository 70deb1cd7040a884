// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/load.h"
#include "core/engine/roundtrip.h"
#include "tests/engine/testredisserver.h"
#include "tests/support/mariadbserver.h"

#include <QtTest>

using namespace Tare;
using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::milliseconds patience{500};

} // namespace

/// What a running server is asked besides its load.
class TestServerProbes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void medianOfTheCalls()
    {
        int calls = 0;
        const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(60);
        const Result<double> time = medianRoundTrip(deadline, [&calls]() -> Result<void> {
            ++calls;
            return {};
        });
        QVERIFY(time && *time >= 0);
        QCOMPARE(calls, 1001);
        const Result<double> failed = medianRoundTrip(
            deadline, []() -> Result<void> { return failure(ErrorCode::ServerFailed, u"gone"_s); });
        QVERIFY(!failed);
        calls = 0;
        const auto over = std::chrono::steady_clock::now();
        QVERIFY(medianRoundTrip(over, [&calls]() -> Result<void> {
            ++calls;
            return {};
        }));
        QCOMPARE(calls, 2); // one, and one that is cold
    }

    void redis()
    {
        if (TestRedisServer::program().isEmpty()) {
            if (qEnvironmentVariableIsSet("TARE_REQUIRE_ALL"))
                QFAIL("redis-server is missing");
            QSKIP("redis-server is missing");
        }
        TestRedisServer server;
        QCOMPARE(server.start(), QString());
        const Result<double> time = probeRoundTrip(server.endpoint(), patience);
        QVERIFY(time && *time > 0);
        const Result<Facts> status =
            readServerStatus(server.endpoint(), {u"connected_clients"_s, u"no_such_field"_s}, patience);
        QVERIFY(status);
        QCOMPARE(status->keys(), QStringList{u"connected_clients"_s});
        Endpoint nobody = server.endpoint();
        server.stop();
        QVERIFY(!probeRoundTrip(nobody, patience));
    }

    void mariaDb()
    {
        if (const QString missing = Test::MariaDbServer::missing(); !missing.isEmpty()) {
            if (qEnvironmentVariableIsSet("TARE_REQUIRE_ALL"))
                QFAIL(qPrintable(missing));
            QSKIP(qPrintable(missing));
        }
        Test::MariaDbServer server;
        QVERIFY2(server.start(), qPrintable(server.problem()));
        const Result<double> time = probeRoundTrip(server.endpoint(), patience);
        QVERIFY(time && *time > 0);
        const Result<Facts> status =
            readServerStatus(server.endpoint(), {u"Innodb_buffer_pool_pages_total"_s}, patience);
        QVERIFY(status && status->value(u"Innodb_buffer_pool_pages_total"_s).toInt() > 0);
    }
};

QTEST_GUILESS_MAIN(TestServerProbes)
#include "tst_serverprobes.moc"
