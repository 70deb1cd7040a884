// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/passwords.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Tare;
using namespace Qt::StringLiterals;

class TestCliPasswords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void ownVariableFileAndGeneralVariable();
    void environmentIsEmptiedForChildren();
    void fileOthersMayReadIsRefused();
    void missingFileIsRefused();
    void onlyTheFirstLineCounts();

private:
    QString file(const QByteArray &bytes, QFile::Permissions permissions)
    {
        const QString path = m_folder.filePath(u"password"_s);
        QFile::remove(path);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) < 0)
            return {};
        file.setPermissions(permissions);
        return path;
    }
    static EnvironmentSpec environment(const QString &id)
    {
        EnvironmentSpec environment;
        environment.id = id;
        return environment;
    }

    const QFile::Permissions m_own = QFile::ReadOwner | QFile::WriteOwner;
    QTemporaryDir m_folder;
};

void TestCliPasswords::cleanup()
{
    qunsetenv("TARE_PASSWORD");
    qunsetenv("TARE_PASSWORD_ENV_1");
}

void TestCliPasswords::ownVariableFileAndGeneralVariable()
{
    QCOMPARE(Passwords::variableFor(u"env-1"_s), u"TARE_PASSWORD_ENV_1"_s);
    QCOMPARE(Passwords::variableFor(u"ä b"_s), u"TARE_PASSWORD___B"_s);

    qputenv("TARE_PASSWORD", "general");
    qputenv("TARE_PASSWORD_ENV_1", "own");
    auto passwords = Passwords::gather(file("from the file\n", m_own));
    QVERIFY(passwords.has_value());
    QCOMPARE(passwords->of(environment(u"env-1"_s)), u"own"_s);
    QCOMPARE(passwords->of(environment(u"env-2"_s)), u"from the file"_s);

    qputenv("TARE_PASSWORD", "general");
    passwords = Passwords::gather({});
    QCOMPARE(passwords->of(environment(u"env-1"_s)), u"general"_s);

    passwords = Passwords::gather({});
    QCOMPARE(passwords->of(environment(u"env-1"_s)), QString());
}

void TestCliPasswords::environmentIsEmptiedForChildren()
{
    qputenv("TARE_PASSWORD", "general");
    qputenv("TARE_PASSWORD_ENV_1", "own");
    QVERIFY(Passwords::gather({}).has_value());
    QVERIFY(!qEnvironmentVariableIsSet("TARE_PASSWORD"));
    QVERIFY(!qEnvironmentVariableIsSet("TARE_PASSWORD_ENV_1"));
}

void TestCliPasswords::fileOthersMayReadIsRefused()
{
    for (const QFile::Permission extra :
         {QFile::ReadGroup, QFile::ReadOther, QFile::WriteGroup, QFile::ExeOther}) {
        const auto passwords = Passwords::gather(file("secret\n", m_own | extra));
        QVERIFY(!passwords.has_value());
        QVERIFY(passwords.error().sentence.contains(u"chmod 600"_s));
        QVERIFY(!passwords.error().sentence.contains(u"secret"_s));
    }
    QVERIFY(Passwords::gather(file("secret\n", QFile::ReadOwner)).has_value());
}

void TestCliPasswords::missingFileIsRefused()
{
    const auto passwords = Passwords::gather(m_folder.filePath(u"nothing"_s));
    QVERIFY(!passwords.has_value());
    QCOMPARE(passwords.error().code, ErrorCode::InvalidArgument);
    QVERIFY(passwords.error().sentence.contains(u"nothing"_s));
}

void TestCliPasswords::onlyTheFirstLineCounts()
{
    QCOMPARE(Passwords::gather(file("a b \xc3\xa4\r\nmore\n", m_own))->of(environment(u"x"_s)), u"a b ä"_s);
    QCOMPARE(Passwords::gather(file("no line feed", m_own))->of(environment(u"x"_s)), u"no line feed"_s);
}

QTEST_APPLESS_MAIN(TestCliPasswords)
#include "tst_clipasswords.moc"
