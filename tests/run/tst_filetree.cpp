// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/filetree.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace Tare;

namespace {

bool writeFile(const QString &path, const QByteArray &content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

QByteArray readFile(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("?");
}

struct stat statusOf(const QString &path)
{
    struct stat status = {};
    ::lstat(QFile::encodeName(path).constData(), &status);
    return status;
}

QByteArray noise(qsizetype size)
{
    QByteArray bytes(size, Qt::Uninitialized);
    quint32 state = 12345;
    for (char &byte : bytes) {
        state = state * 1664525 + 1013904223;
        byte = static_cast<char>(state >> 24);
    }
    return bytes;
}

} // namespace

class TestFileTree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_directory = std::make_unique<QTemporaryDir>();
        QVERIFY(m_directory->isValid());
        m_from = m_directory->filePath(u"from"_s);
        m_to = m_directory->filePath(u"to"_s);
        QVERIFY(QDir().mkpath(m_from + u"/schema"_s));
    }

    void contentModesAndNamesAreKept()
    {
        const QByteArray large = noise(20 * 1024 * 1024 + 17);
        QVERIFY(writeFile(m_from + u"/ibdata1"_s, large));
        QVERIFY(writeFile(m_from + u"/schema/sbtest <1> & \"x\""_s, "row"));
        QVERIFY(writeFile(m_from + u"/empty"_s, {}));
        QVERIFY(QFile::setPermissions(m_from + u"/empty"_s, QFile::ReadOwner));
        QVERIFY(QFile::setPermissions(m_from + u"/schema"_s,
                                      QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        const auto mode = statusOf(m_from + u"/schema"_s).st_mode;

        QList<qint64> told;
        const auto copied = copyTree(m_from, m_to, {}, {}, [&told](qint64 bytes) { told.append(bytes); });
        QVERIFY(copied);
        QCOMPARE(copied->files, 3);
        QCOMPARE(copied->bytes, large.size() + 3);
        QVERIFY(told.size() >= 3);
        QVERIFY(std::is_sorted(told.cbegin(), told.cend()));
        QCOMPARE(told.constLast(), copied->bytes);
        QVERIFY(readFile(m_to + u"/ibdata1"_s) == large);
        QCOMPARE(readFile(m_to + u"/schema/sbtest <1> & \"x\""_s), QByteArray("row"));
        QCOMPARE(statusOf(m_to + u"/schema"_s).st_mode, mode);
        QCOMPARE(statusOf(m_to + u"/empty"_s).st_mode & 0777, 0400U);
        QCOMPARE(statusOf(m_to + u"/ibdata1"_s).st_mtim.tv_sec,
                 statusOf(m_from + u"/ibdata1"_s).st_mtim.tv_sec);

        const auto size = measureTree(m_to);
        QVERIFY(size);
        QCOMPARE(size->files, 3);
        QCOMPARE(size->bytes, copied->bytes);
    }

    void holesStayHoles()
    {
        const QString path = m_from + u"/redo"_s;
        const int file = ::open(QFile::encodeName(path).constData(), O_CREAT | O_WRONLY | O_CLOEXEC, 0600);
        QVERIFY(file >= 0);
        QCOMPARE(::ftruncate(file, 256 * 1024 * 1024), 0);
        QCOMPARE(::pwrite(file, "begin", 5, 0), 5);
        QCOMPARE(::pwrite(file, "middle", 6, 128 * 1024 * 1024), 6);
        ::close(file);

        const auto copied = copyTree(m_from, m_to, {}, {});
        QVERIFY(copied);
        QCOMPARE(copied->bytes, 256 * 1024 * 1024);
        QVERIFY2(copied->allocated < 1024 * 1024, qPrintable(QString::number(copied->allocated)));
        QFile result(m_to + u"/redo"_s);
        QVERIFY(result.open(QIODevice::ReadOnly));
        QCOMPARE(result.size(), 256 * 1024 * 1024);
        QCOMPARE(result.read(6), QByteArray("begin\0", 6));
        QVERIFY(result.seek(128 * 1024 * 1024 - 1));
        QCOMPARE(result.read(8), QByteArray("\0middle\0", 8));
    }

    void ownerIsKeptOrGiven()
    {
        if (::geteuid() != 0)
            QSKIP("only root can give files away");
        const QByteArray name = QFile::encodeName(m_from + u"/mine"_s);
        QVERIFY(writeFile(m_from + u"/mine"_s, "x"));
        QCOMPARE(::chown(name.constData(), 1234, 2345), 0);

        QVERIFY(copyTree(m_from, m_to, {}, {}));
        QCOMPARE(statusOf(m_to + u"/mine"_s).st_uid, 1234U);
        QCOMPARE(statusOf(m_to + u"/mine"_s).st_gid, 2345U);

        const QString given = m_directory->filePath(u"given"_s);
        QVERIFY(copyTree(m_from, given, std::pair<uid_t, gid_t>(77, 88), {}));
        QCOMPARE(statusOf(given).st_uid, 77U);
        QCOMPARE(statusOf(given + u"/schema"_s).st_gid, 88U);
        QCOMPARE(statusOf(given + u"/mine"_s).st_uid, 77U);
    }

    void linksAreNeverFollowed()
    {
        const QString outside = m_directory->filePath(u"outside"_s);
        QVERIFY(QDir().mkpath(outside));
        QVERIFY(writeFile(outside + u"/precious"_s, "keep"));
        QVERIFY(QFile::link(outside, m_from + u"/link"_s));
        QVERIFY(QFile::link(u"nowhere"_s, m_from + u"/schema/dangling"_s));

        QVERIFY(copyTree(m_from, m_to, {}, {}));
        QVERIFY(S_ISLNK(statusOf(m_to + u"/link"_s).st_mode));
        QVERIFY(S_ISLNK(statusOf(m_to + u"/schema/dangling"_s).st_mode));
        QVERIFY(removeTree(m_to));
        QVERIFY(!QFileInfo::exists(m_to));
        QCOMPARE(readFile(outside + u"/precious"_s), QByteArray("keep"));
    }

    void stopsInTheMiddle()
    {
        for (int i = 0; i < 20; ++i)
            QVERIFY(writeFile(m_from + u"/file%1"_s.arg(i), noise(100000)));
        std::stop_source source;
        const auto copied =
            copyTree(m_from, m_to, {}, source.get_token(), [&source](qint64) { source.request_stop(); });
        QVERIFY(!copied);
        QCOMPARE(copied.error().code, ErrorCode::Cancelled);
        QCOMPARE(QDir(m_to).entryList(QDir::Files).size(), 1);
    }

    void existingFilesAreNotOverwritten()
    {
        QVERIFY(writeFile(m_from + u"/a"_s, "new"));
        QVERIFY(QDir().mkpath(m_to));
        QVERIFY(writeFile(m_to + u"/a"_s, "old"));
        const auto copied = copyTree(m_from, m_to, {}, {});
        QVERIFY(!copied);
        QCOMPARE(copied.error().code, ErrorCode::FileFailed);
        QVERIFY(copied.error().sentence.contains(m_to + u"/a"_s));
        QCOMPARE(readFile(m_to + u"/a"_s), QByteArray("old"));
    }

    void fullDiskIsNamed()
    {
        QVERIFY(QDir().mkpath(m_to));
        const QByteArray small = QFile::encodeName(m_to);
        if (::mount("tmpfs", small.constData(), "tmpfs", 0, "size=1m") != 0)
            QSKIP("no right to mount a small file system");
        QVERIFY(writeFile(m_from + u"/large"_s, noise(3 * 1024 * 1024)));
        const auto copied = copyTree(m_from, m_to + u"/data"_s, {}, {});
        ::umount2(small.constData(), MNT_DETACH);
        QVERIFY(!copied);
        QCOMPARE(copied.error().code, ErrorCode::DiskFull);
    }

    void missingDirectoryIsAnErrorOnlyWhereItMatters()
    {
        const QString nothing = m_directory->filePath(u"nothing"_s);
        QVERIFY(!copyTree(nothing, m_to, {}, {}));
        QVERIFY(!measureTree(nothing));
        QVERIFY(removeTree(nothing));
    }

private:
    std::unique_ptr<QTemporaryDir> m_directory;
    QString m_from;
    QString m_to;
};

QTEST_GUILESS_MAIN(TestFileTree)
#include "tst_filetree.moc"
