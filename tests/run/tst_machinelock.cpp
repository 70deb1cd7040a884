// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/machinelock.h"

#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace Tare;

namespace {

/// A process that holds the lock until it is killed.
pid_t startHolder(const QString &path)
{
    int ends[2];
    if (::pipe(ends) != 0)
        return -1;
    const pid_t child = ::fork();
    if (child == 0) {
        const auto lock = MachineLock::acquire(u"other profile"_s, path);
        const char answer = lock ? 'y' : 'n';
        [[maybe_unused]] const ssize_t written = ::write(ends[1], &answer, 1);
        ::pause();
        ::_exit(0);
    }
    char answer = 0;
    const bool holds = ::read(ends[0], &answer, 1) == 1 && answer == 'y';
    ::close(ends[0]);
    ::close(ends[1]);
    return holds ? child : -1;
}

} // namespace

class TestMachineLock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QVERIFY(m_directory.isValid());
        m_path = m_directory.filePath(u"run.lock"_s);
    }

    void secondRunOfTheSameProcessIsRefused()
    {
        {
            const auto first = MachineLock::acquire(u"nightly & \"<b>\""_s, m_path);
            QVERIFY(first);
            const auto second = MachineLock::acquire(u"second"_s, m_path);
            QVERIFY(!second);
            QCOMPARE(second.error().code, ErrorCode::Busy);
            QVERIFY2(second.error().sentence.contains(u"nightly & \"<b>\""_s),
                     qPrintable(second.error().sentence));
            QVERIFY(second.error().sentence.contains(QString::number(QCoreApplication::applicationPid())));
            QVERIFY(!MachineLock::check(m_path));
        }
        QVERIFY(!QFileInfo::exists(m_path));
        QVERIFY(MachineLock::check(m_path));
        QVERIFY(MachineLock::acquire(u"third"_s, m_path));
    }

    void otherProcessIsNamedAndItsDeathFreesTheMachine()
    {
        const pid_t holder = startHolder(m_path);
        QVERIFY(holder > 0);
        const auto refused = MachineLock::acquire(u"mine"_s, m_path);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Busy);
        QVERIFY(refused.error().sentence.contains(QString::number(holder)));
        QVERIFY(refused.error().sentence.contains(u"other profile"_s));

        ::kill(holder, SIGKILL);
        int status = 0;
        QCOMPARE(::waitpid(holder, &status, 0), holder);
        QVERIFY(QFileInfo::exists(m_path)); // left over, but nobody holds it
        QVERIFY(MachineLock::check(m_path));
        QVERIFY(MachineLock::acquire(u"mine"_s, m_path));
    }

    void otherAccountsMayUseTheFile()
    {
        const mode_t former = ::umask(077);
        const auto lock = MachineLock::acquire(u"p"_s, m_path);
        ::umask(former);
        QVERIFY(lock);
        struct stat status = {};
        QCOMPARE(::stat(QFile::encodeName(m_path).constData(), &status), 0);
        QCOMPARE(status.st_mode & 0777, 0666U);
    }

    void linkIsNotFollowed()
    {
        const QString target = m_directory.filePath(u"precious"_s);
        QFile file(target);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.write("keep") == 4);
        file.close();
        QVERIFY(QFile::link(target, m_path));
        const auto lock = MachineLock::acquire(u"p"_s, m_path);
        QVERIFY(!lock);
        QCOMPARE(lock.error().code, ErrorCode::FileFailed);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("keep"));
    }

    void cleanup() { QFile::remove(m_path); }

private:
    QTemporaryDir m_directory;
    QString m_path;
};

QTEST_GUILESS_MAIN(TestMachineLock)
#include "tst_machinelock.moc"
