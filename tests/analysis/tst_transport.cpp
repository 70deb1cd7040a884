// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/transport.h"

#include <QTest>

using namespace Tare;
using namespace Qt::StringLiterals;

class TestTransport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void differ_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("cipher");
        QTest::addColumn<QString>("otherKind");
        QTest::addColumn<QString>("otherCipher");
        QTest::addColumn<bool>("differ");
        QTest::newRow("alike") << u"tcp"_s << u"none"_s << u"tcp"_s << u"none"_s << false;
        QTest::newRow("socket") << u"tcp"_s << u"none"_s << u"socket"_s << u"none"_s << true;
        QTest::newRow("TLS") << u"tcp"_s << u"none"_s << u"tcp"_s << u"TLS_AES_256_GCM_SHA384"_s << true;
        QTest::newRow("other cipher") << u"tcp"_s << u"AES128-SHA"_s << u"tcp"_s << u"AES256-SHA"_s << true;
        QTest::newRow("TLS on both") << u"tcp"_s << u"AES128-SHA"_s << u"tcp"_s << u"AES128-SHA"_s << false;
        QTest::newRow("not known") << u"tcp"_s << u"none"_s << QString() << QString() << false;
    }

    void differ()
    {
        QFETCH(QString, kind);
        QFETCH(QString, cipher);
        QFETCH(QString, otherKind);
        QFETCH(QString, otherCipher);
        StepRecord step;
        step.environmentName = u"native"_s;
        step.facts = {{u"load.transport"_s, kind}, {u"load.cipher"_s, cipher}};
        StepRecord other;
        other.environmentName = u"container"_s;
        if (!otherKind.isEmpty())
            other.facts = {{u"load.transport"_s, otherKind}, {u"load.cipher"_s, otherCipher}};
        QTEST(!transportsDiffer(step, other).isEmpty(), "differ");
        QCOMPARE(transportsDiffer(other, step).isEmpty(), transportsDiffer(step, other).isEmpty());
        if (!transportsDiffer(step, other).isEmpty()) {
            QVERIFY(transportsDiffer(step, other).contains(u"native"));
            QVERIFY(transportsDiffer(step, other).contains(u"container"));
        }
    }
};

QTEST_GUILESS_MAIN(TestTransport)
#include "tst_transport.moc"
