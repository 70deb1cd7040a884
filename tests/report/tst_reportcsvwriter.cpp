// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/csvwriter.h"
#include "tests/report/reportsamples.h"

#include <QTest>

#include <limits>

using namespace Tare;
using namespace Qt::StringLiterals;

class TestReportCsvWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void quotesWhatMustBeQuoted_data();
    void quotesWhatMustBeQuoted();
    void everyTextComesBack_data();
    void everyTextComesBack();
    void numbersAreShortestAndComeBack_data();
    void numbersAreShortestAndComeBack();
    void missingIsEmpty();
};

void TestReportCsvWriter::quotesWhatMustBeQuoted_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("field");
    QTest::newRow("plain") << u"native"_s << QByteArray("native");
    QTest::newRow("empty") << QString() << QByteArray();
    QTest::newRow("comma") << u"a,b"_s << QByteArray("\"a,b\"");
    QTest::newRow("quote") << u"a\"b"_s << QByteArray("\"a\"\"b\"");
    QTest::newRow("line feed") << u"a\nb"_s << QByteArray("\"a\nb\"");
    QTest::newRow("markup") << u"<b>a</b> & c"_s << QByteArray("<b>a</b> & c");
    QTest::newRow("Chinese") << u"环境"_s << QByteArray("环境");
}

void TestReportCsvWriter::quotesWhatMustBeQuoted()
{
    QFETCH(QString, text);
    QFETCH(QByteArray, field);
    CsvWriter csv({u"one"_s});
    csv.text(text).endLine();
    QCOMPARE(csv.bytes(), "one\r\n" + field + "\r\n");
}

void TestReportCsvWriter::everyTextComesBack_data()
{
    QTest::addColumn<QString>("text");
    int number = 0;
    for (const QString &text : {awkwardName, u"\"\""_s, u"\r\n"_s, u" blank "_s, u",,"_s, u"x\ry"_s})
        QTest::addRow("%d", ++number) << text;
}

void TestReportCsvWriter::everyTextComesBack()
{
    QFETCH(QString, text);
    CsvWriter csv({u"one"_s, u"two"_s});
    csv.text(text).text(u"end"_s).endLine();
    const QList<QStringList> lines = readCsv(csv.bytes());
    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines.at(1), (QStringList{text, u"end"_s}));
}

void TestReportCsvWriter::numbersAreShortestAndComeBack_data()
{
    QTest::addColumn<double>("number");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("0.1") << 0.1 << QByteArray("0.1");
    QTest::newRow("whole") << 37185.0 << QByteArray("37185");
    QTest::newRow("third") << 1.0 / 3.0 << QByteArray("0.3333333333333333");
    QTest::newRow("negative") << -58.125 << QByteArray("-58.125");
    QTest::newRow("zero") << 0.0 << QByteArray("0");
}

void TestReportCsvWriter::numbersAreShortestAndComeBack()
{
    QFETCH(double, number);
    QFETCH(QByteArray, text);
    for (const char *locale : {"C", "de_DE", "zh_CN"}) {
        QLocale::setDefault(QLocale(QString::fromLatin1(locale)));
        QCOMPARE(shortestNumber(number), text);
    }
    QCOMPARE(text.toDouble(), number);
}

void TestReportCsvWriter::missingIsEmpty()
{
    CsvWriter csv({u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s});
    csv.number(std::optional<double>()).number(std::optional<qint64>()).nothing();
    csv.number(std::numeric_limits<double>::quiet_NaN()).flag(false).endLine();
    QCOMPARE(csv.bytes(), QByteArray("a,b,c,d,e\r\n,,,,false\r\n"));
}

QTEST_APPLESS_MAIN(TestReportCsvWriter)
#include "tst_reportcsvwriter.moc"
