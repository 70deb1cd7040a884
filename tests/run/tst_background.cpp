// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/error.h"
#include "core/run/background.h"

#include <QSemaphore>
#include <QTest>
#include <QThread>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace Tare;

class TestBackground : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void resultComesAfterEverythingTold()
    {
        for (int round = 0; round < 50; ++round) {
            QList<int> heard;
            std::function<Result<QString>()> work = [this, &heard]() -> Result<QString> {
                for (int i = 0; i < 100; ++i)
                    QMetaObject::invokeMethod(
                        &m_home, [&heard, i] { heard.append(i); }, Qt::QueuedConnection);
                return u"done"_s;
            };
            const auto result = QCoro::waitFor(inBackground(&m_home, std::move(work)));
            QCOMPARE(result.value(), u"done"_s);
            QCOMPARE(heard.size(), 100);
            QVERIFY(std::is_sorted(heard.cbegin(), heard.cend()));
        }
    }

    void eventLoopGoesOnMeanwhile()
    {
        QSemaphore released;
        QTimer::singleShot(0, &m_home, [&released] { released.release(); });
        std::function<bool()> work = [&released] { return released.tryAcquire(1, 20000); };
        QVERIFY(QCoro::waitFor(inBackground(&m_home, std::move(work))));
    }

    void resumesInTheThreadOfTheCaller()
    {
        std::function<QThread *()> work = [] { return QThread::currentThread(); };
        const auto task = [this](std::function<QThread *()> inner) -> QCoro::Task<bool> {
            QThread *other = co_await inBackground(&m_home, std::move(inner));
            co_return other != QThread::currentThread() && QThread::currentThread() == m_home.thread();
        };
        QVERIFY(QCoro::waitFor(task(std::move(work))));
    }

private:
    QObject m_home;
};

QTEST_GUILESS_MAIN(TestBackground)
#include "tst_background.moc"
