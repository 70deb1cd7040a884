// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/arguments.h"

#include <QTest>

using namespace Tare;
using namespace Qt::StringLiterals;

class TestCliArguments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesThemApart();
    void refuses_data();
    void refuses();
    void helpWinsOverWhatIsMissing();
    void numbers();
    void choices();

private:
    static ArgumentSpec spec()
    {
        ArgumentSpec spec;
        spec.valueOptions = {u"--to"_s, u"--count"_s};
        spec.flags = {u"--all"_s};
        spec.fewest = 1;
        spec.most = 2;
        spec.what = u"a name"_s;
        return spec;
    }
};

void TestCliArguments::takesThemApart()
{
    const auto arguments = Arguments::parse(
        {u"one"_s, u"--to"_s, u"-x"_s, u"--all"_s, u"--count=3=4"_s, u"--"_s, u"--two"_s}, spec());
    QVERIFY(arguments.has_value());
    QCOMPARE(arguments->positional(), (QStringList{u"one"_s, u"--two"_s}));
    QCOMPARE(arguments->value(u"--to"_s), u"-x"_s);
    QCOMPARE(arguments->value(u"--count"_s), u"3=4"_s);
    QVERIFY(arguments->has(u"--all"_s));
    QVERIFY(!arguments->wantsHelp());
    QCOMPARE(arguments->value(u"--none"_s, u"else"_s), u"else"_s);
}

void TestCliArguments::refuses_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("named");
    QTest::newRow("nothing") << QStringList() << u"a name"_s;
    QTest::newRow("too much") << QStringList{u"a"_s, u"b"_s, u"c"_s} << u"“c”"_s;
    QTest::newRow("unknown option") << QStringList{u"a"_s, u"--secret"_s} << u"--secret"_s;
    QTest::newRow("short option") << QStringList{u"a"_s, u"-v"_s} << u"-v"_s;
    QTest::newRow("no value") << QStringList{u"a"_s, u"--to"_s} << u"--to"_s;
    QTest::newRow("value for a flag") << QStringList{u"a"_s, u"--all=1"_s} << u"--all"_s;
    QTest::newRow("twice") << QStringList{u"a"_s, u"--all"_s, u"--all"_s} << u"twice"_s;
}

void TestCliArguments::refuses()
{
    QFETCH(QStringList, words);
    QFETCH(QString, named);
    const auto arguments = Arguments::parse(words, spec());
    QVERIFY(!arguments.has_value());
    QCOMPARE(arguments.error().code, ErrorCode::InvalidArgument);
    QVERIFY2(arguments.error().sentence.contains(named), qPrintable(arguments.error().sentence));
}

void TestCliArguments::helpWinsOverWhatIsMissing()
{
    QVERIFY(Arguments::parse({u"--help"_s}, spec())->wantsHelp());
    QVERIFY(Arguments::parse({u"-h"_s}, spec())->wantsHelp());
}

void TestCliArguments::numbers()
{
    const auto arguments = Arguments::parse({u"a"_s, u"--count"_s, u"12"_s, u"--to"_s, u"1.5"_s}, spec());
    QCOMPARE(*arguments->number(u"--count"_s, 1, 12), std::optional(12));
    QVERIFY(!arguments->number(u"--count"_s, 1, 11).has_value());
    QVERIFY(!arguments->number(u"--count"_s, 13, 20).has_value());
    QVERIFY(arguments->number(u"--to"_s, 1, 9).error().sentence.contains(u"1.5"_s));
    QCOMPARE(*arguments->number(u"--other"_s, 1, 9), std::optional<int>());
}

void TestCliArguments::choices()
{
    const auto arguments = Arguments::parse({u"a"_s, u"--to"_s, u"json"_s}, spec());
    QCOMPARE(*arguments->choice(u"--to"_s, {u"text"_s, u"json"_s}), u"json"_s);
    QCOMPARE(*arguments->choice(u"--count"_s, {u"text"_s, u"json"_s}), u"text"_s);
    QVERIFY(arguments->choice(u"--to"_s, {u"text"_s, u"csv"_s}).error().sentence.contains(u"text, csv"_s));
}

QTEST_APPLESS_MAIN(TestCliArguments)
#include "tst_cliarguments.moc"
