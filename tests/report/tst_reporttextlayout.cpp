// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/textlayout.h"

#include <QTest>

using namespace Tare;
using namespace Qt::StringLiterals;

class TestReportTextLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void widthIsInCells_data();
    void widthIsInCells();
    void columnsAreAligned();
    void controlCharactersDoNotReachTheTerminal();
    void markdownSignsAreEscaped();
};

void TestReportTextLayout::widthIsInCells_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("width");
    QTest::newRow("Latin") << u"native"_s << 6;
    QTest::newRow("Chinese") << u"环境"_s << 4;
    QTest::newRow("full width comma") << u"，"_s << 2;
    QTest::newRow("mixed") << u"容器 a"_s << 6;
    QTest::newRow("umlaut") << u"ü"_s << 1;
    QTest::newRow("combining") << u"u\u0308"_s << 1;
    QTest::newRow("joiner") << u"a\u200Db"_s << 2;
    QTest::newRow("beyond the first plane") << u"\U00020000"_s << 2;
    QTest::newRow("minus") << u"−1"_s << 2;
}

void TestReportTextLayout::widthIsInCells()
{
    QFETCH(QString, text);
    QFETCH(int, width);
    QCOMPARE(displayWidth(text), width);
    QCOMPARE(displayWidth(padRight(text, 10)), 10);
    QCOMPARE(displayWidth(padLeft(text, 10)), 10);
    QCOMPARE(padLeft(text, 1), text); // never cut
}

void TestReportTextLayout::columnsAreAligned()
{
    const QStringList lines =
        layOutTable({{u"Name"_s, u"Number"_s}, {u"环境"_s, u"1"_s}, {u"native"_s, u"12"_s}}, u"lr"_s);
    const QStringList expected{u"Name    Number"_s, u"--------------"_s, u"环境         1"_s,
                               u"native      12"_s};
    QCOMPARE(lines, expected);
}

void TestReportTextLayout::controlCharactersDoNotReachTheTerminal()
{
    QCOMPARE(printable(u"a\u001b[31mb\nc\td\u0007\u2028e"_s), u"a [31mb c d  e"_s);
    QCOMPARE(printable(u"12\u202F953\u00A0%"_s), u"12 953 %"_s);
    QCOMPARE(printable(u"<b>a</b> & \"b\""_s), u"<b>a</b> & \"b\""_s);
}

void TestReportTextLayout::markdownSignsAreEscaped()
{
    QCOMPARE(markdownEscaped(u"<b>a</b> & \"b\" |c|\nd_e*f"_s),
             u"\\<b\\>a\\</b\\> \\& \"b\" \\|c\\| d\\_e\\*f"_s);
}

QTEST_APPLESS_MAIN(TestReportTextLayout)
#include "tst_reporttextlayout.moc"
