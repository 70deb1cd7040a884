// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/environmentspec.h"

#include <QtTest>

using namespace Tare;

class TestEnvironmentSpec : public QObject
{
    Q_OBJECT

private:
    template<typename How>
    static EnvironmentSpec environment(const How &how, ServerKind server = ServerKind::Redis)
    {
        EnvironmentSpec spec;
        spec.server = server;
        spec.how = how;
        return spec;
    }

private Q_SLOTS:
    void eachKindHasItsSlot()
    {
        NativeServer native;
        QCOMPARE(environmentSlot(environment(native)), 1);
        native.cpuList = QStringLiteral("2");
        QCOMPARE(environmentSlot(environment(native)), 4);
        ContainerServer container;
        QCOMPARE(environmentSlot(environment(container)), 2);
        container.network = NetworkPath::Host;
        QCOMPARE(environmentSlot(environment(container)), 3);
        container.network = NetworkPath::BridgeAddress;
        QCOMPARE(environmentSlot(environment(container)), 6);
        QCOMPARE(environmentSlot(environment(ExistingEndpoint())), 5);
        auto own = environment(NativeServer());
        own.slot = 9;
        QCOMPARE(environmentSlot(own), 9);
    }

    void optionsAndPort()
    {
        NativeServer native;
        native.port = 7000;
        native.options.insert(QStringLiteral("save"), QString());
        QCOMPARE(fixedPort(environment(native)), 7000);
        QCOMPARE(serverOptions(environment(native)).size(), 1);
        ExistingEndpoint existing;
        existing.port = 6380;
        QCOMPARE(fixedPort(environment(existing)), 6380);
        QVERIFY(serverOptions(environment(existing)).isEmpty());
        ContainerServer container;
        container.port = 7001;
        QCOMPARE(fixedPort(environment(container)), 7001);
        container.network = NetworkPath::BridgeAddress;
        QCOMPARE(fixedPort(environment(container)), 0);
    }

    void summary()
    {
        NativeServer native;
        QCOMPARE(environmentSummary(environment(native)), QStringLiteral("native · this computer"));
        native.cpuList = QStringLiteral("2");
        QCOMPARE(environmentSummary(environment(native)), QStringLiteral("native, CPU 2 · this computer"));
        ContainerServer container;
        QCOMPARE(environmentSummary(environment(container)), QStringLiteral("container · published port"));
        container.engine = ContainerEngine::Docker;
        QCOMPARE(environmentSummary(environment(container)),
                 QStringLiteral("container · published port · docker"));
        container.image = ImageSource::Reference;
        container.imageReference = QStringLiteral("redis:7.0");
        container.network = NetworkPath::Host;
        QCOMPARE(environmentSummary(environment(container)),
                 QStringLiteral("container · host network · docker · redis:7.0"));
        ExistingEndpoint existing;
        QCOMPARE(environmentSummary(environment(existing)),
                 QStringLiteral("existing endpoint · 127.0.0.1:6379"));
        QCOMPARE(environmentSummary(environment(existing, ServerKind::MySql)),
                 QStringLiteral("existing endpoint · 127.0.0.1:3306"));
        existing.address = QStringLiteral("::1");
        existing.port = 1234;
        QCOMPARE(environmentSummary(environment(existing)), QStringLiteral("existing endpoint · [::1]:1234"));
        existing.socketPath = QStringLiteral("/run/redis.sock");
        QCOMPARE(environmentSummary(environment(existing)),
                 QStringLiteral("existing endpoint · /run/redis.sock"));
    }
};

QTEST_APPLESS_MAIN(TestEnvironmentSpec)
#include "tst_environmentspec.moc"
