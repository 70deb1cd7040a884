// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/testprofile.h"

#include <QtTest>

using namespace Tare;

class TestTestProfile : public QObject
{
    Q_OBJECT

private:
    static EnvironmentSpec named(const QString &id, const QString &name)
    {
        EnvironmentSpec environment;
        environment.id = id;
        environment.name = name;
        return environment;
    }

private Q_SLOTS:
    void findsById()
    {
        TestProfile profile;
        profile.environments = {named(QStringLiteral("env-1"), QStringLiteral("a")),
                                named(QStringLiteral("env-2"), QStringLiteral("b"))};
        QCOMPARE(findEnvironment(profile, QStringLiteral("env-2"))->name, QStringLiteral("b"));
        QVERIFY(!findEnvironment(profile, QStringLiteral("env-3")));
        QVERIFY(!findWorkload(profile, QStringLiteral("env-1")));
    }

    void baseline()
    {
        TestProfile profile;
        QCOMPARE(baselineId(profile), QString());
        profile.environments = {named(QStringLiteral("env-1"), QStringLiteral("a")),
                                named(QStringLiteral("env-2"), QStringLiteral("b"))};
        QCOMPARE(baselineId(profile), QStringLiteral("env-1"));
        profile.plan.baseline = QStringLiteral("env-2");
        QCOMPARE(baselineId(profile), QStringLiteral("env-2"));
        profile.plan.baseline = QStringLiteral("gone");
        QCOMPARE(baselineId(profile), QStringLiteral("env-1"));
    }

    void freeIdsAreNew()
    {
        TestProfile profile;
        QCOMPARE(freeEnvironmentId(profile), QStringLiteral("env-1"));
        QCOMPARE(freeWorkloadId(profile), QStringLiteral("load-1"));
        profile.environments = {named(QStringLiteral("env-7"), {}), named(QStringLiteral("mine"), {}),
                                named(QStringLiteral("env-x"), {})};
        QCOMPARE(freeEnvironmentId(profile), QStringLiteral("env-8"));
        profile.environments.append(named(QStringLiteral("env-2147483647"), {}));
        QVERIFY(!findEnvironment(profile, freeEnvironmentId(profile)));
    }

    void namesUsedTwiceAreNumbered()
    {
        const auto names = distinctNames({named(QStringLiteral("1"), QStringLiteral("a")),
                                          named(QStringLiteral("2"), QStringLiteral("a")),
                                          named(QStringLiteral("3"), QStringLiteral("a (2)")),
                                          named(QStringLiteral("4"), QStringLiteral("a")),
                                          named(QStringLiteral("5"), QStringLiteral("<b>a</b> & \"b\""))});
        QCOMPARE(names.value(QStringLiteral("1")), QStringLiteral("a"));
        QCOMPARE(names.value(QStringLiteral("2")), QStringLiteral("a (3)"));
        QCOMPARE(names.value(QStringLiteral("3")), QStringLiteral("a (2)"));
        QCOMPARE(names.value(QStringLiteral("4")), QStringLiteral("a (4)"));
        QCOMPARE(names.value(QStringLiteral("5")), QStringLiteral("<b>a</b> & \"b\""));
        QSet<QString> different(names.cbegin(), names.cend());
        QCOMPARE(different.size(), names.size());
    }

    void emptyNamesAreNumberedToo()
    {
        const auto names = distinctNames({named(QStringLiteral("1"), {}), named(QStringLiteral("2"), {})});
        QVERIFY(names.value(QStringLiteral("1")) != names.value(QStringLiteral("2")));
    }
};

QTEST_APPLESS_MAIN(TestTestProfile)
#include "tst_testprofile.moc"
