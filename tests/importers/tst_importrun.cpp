// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/importers/importrun.h"
#include "core/importers/linereader.h"
#include "tests/importers/importtesting.h"
#include "tests/importers/sysbenchsamples.h"

#include <QTemporaryDir>

using namespace Tare;
using namespace Qt::StringLiterals;

class TestImportRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void environmentsByFileName_data();
    void environmentsByFileName();
    void oneRunOfManyFiles();
    void orderOfTheFilesTimes();
    void baselines();
    void differentVersions();
    void resultsWithoutAVersion();
    void sameLogTwice();
    void nothingToCompare();
    void testByFileName();
    void remarksAreEvents();
    void markOfUtf8IsNoPartOfALog();
    void unreadableFiles_data();
    void unreadableFiles();
    void linesOfAnyLength();

private:
    static ImportedFile file(const QString &environment, const QByteArray &text, const QString &path = {})
    {
        const Result<ImportedLog> log = readText(text);
        return {path.isEmpty() ? QString(environment + u".log"_s) : path,
                environment,
                {},
                log ? *log : ImportedLog()};
    }
};

void TestImportRun::environmentsByFileName_data()
{
    QTest::addColumn<QStringList>("paths");
    QTest::addColumn<QStringList>("names");
    const auto row = [](const char *name, const QStringList &paths, const QStringList &names) {
        QTest::newRow(name) << paths << names;
    };
    row("numbered", {u"native-1.log"_s, u"native-2.log"_s, u"docker-1.log"_s},
        {u"native"_s, u"native"_s, u"docker"_s});
    row("words", {u"native_run1.txt"_s, u"native_run2.txt"_s}, {u"native"_s, u"native"_s});
    row("alone", {u"sysbench.log"_s}, {u"sysbench"_s});
    row("versions", {u"redis-6.csv"_s, u"redis-7.csv"_s}, {u"redis-6"_s, u"redis-7"_s});
    row("digits in the name", {u"mysql8.log"_s, u"mysql9.log"_s}, {u"mysql8"_s, u"mysql9"_s});
    row("folders", {u"/a/native/run.log"_s, u"/a/docker/run.log"_s}, {u"native"_s, u"docker"_s});
    row("folders and numbers", {u"/a/native/1.log"_s, u"/a/native/2.log"_s, u"/a/docker/1.log"_s},
        {u"native"_s, u"native"_s, u"docker"_s});
    row("Chinese", {u"/数据/原生-1.log"_s, u"/数据/容器-1.log"_s}, {u"原生"_s, u"容器"_s});
}

void TestImportRun::environmentsByFileName()
{
    QFETCH(QStringList, paths);
    QFETCH(QStringList, names);
    QCOMPARE(guessEnvironments(paths), names);
}

void TestImportRun::oneRunOfManyFiles()
{
    const QList<ImportedFile> files{file(u"docker"_s, log10()), file(u"native"_s, log10() + log10()),
                                    file(u"docker"_s, preamble10() + intervals10())};
    const Result<RunRecord> run = assembleRun(files, {u"my run"_s, {}});
    QVERIFY2(run, run ? "" : qPrintable(run.error().sentence));
    QCOMPARE(run->profileName, u"my run"_s);
    QCOMPARE(run->key.size(), 8);
    QCOMPARE(run->status, RunStatus::Failed); // one log has no result
    QCOMPARE(run->steps.size(), 4);
    QCOMPARE(run->baselineId, run->steps.at(1).environmentId); // native by its name
    QCOMPARE(run->steps.at(0).environmentSlot, 2);
    QCOMPARE(run->steps.at(1).environmentSlot, 1);
    QCOMPARE(run->steps.at(2).repetition, 2);
    QCOMPARE(run->steps.at(3).environmentId, run->steps.at(0).environmentId);
    for (int i = 0; i < 4; ++i)
        QCOMPARE(run->steps.at(i).order, i + 1);
    QCOMPARE(run->steps.at(1).facts.value(importFileFact), u"native.log"_s);
    QVERIFY(run->note.contains(u"sysbench 1.0.20"_s));
    QVERIFY(run->note.contains(u"order of the runs is not known"_s));
}

void TestImportRun::orderOfTheFilesTimes()
{
    QList<ImportedFile> files{file(u"b"_s, log10()), file(u"a"_s, log10())};
    const QDateTime now = QDateTime::currentDateTimeUtc();
    files[0].modified = now;
    files[1].modified = now.addSecs(-600);
    const Result<RunRecord> run = assembleRun(files);
    QVERIFY(run);
    QCOMPARE(run->steps.first().environmentName, u"a"_s);
    QVERIFY(run->note.contains(u"files' times"_s));
}

void TestImportRun::baselines()
{
    const QList<ImportedFile> files{file(u"native"_s, log10()), file(u"docker"_s, log10())};
    const Result<RunRecord> run = assembleRun(files, {{}, u"docker"_s});
    QVERIFY(run);
    QCOMPARE(run->baselineId, run->steps.last().environmentId);
    const Result<RunRecord> unknown = assembleRun(files, {{}, u"podman"_s});
    QVERIFY(!unknown);
    QVERIFY(unknown.error().sentence.contains(u"native, docker"_s));
    QVERIFY(!assembleRun({}));
}

void TestImportRun::differentVersions()
{
    const Result<RunRecord> run = assembleRun({file(u"a"_s, log10()), file(u"b"_s, log05())});
    QVERIFY(run);
    QVERIFY(run->note.contains(u"different versions of sysbench"_s));
}

/// A result that failed does not tell its version, and is not of another one.
void TestImportRun::resultsWithoutAVersion()
{
    const Result<RunRecord> run = assembleRun(
        {file(u"a"_s,
              "\"test\",\"rps\",\"avg_latency_ms\",\"min_latency_ms\",\"p50_latency_ms\",\"p95_latency_ms\","
              "\"p99_latency_ms\",\"max_latency_ms\"\n"
              "\"SET\",\"50000.00\",\"0.500\",\"0.100\",\"0.400\",\"0.900\",\"1.000\",\"2.000\"\n"
              "\"GET\",\"inf\",\"nan\",\"0.000\",\"0.000\",\"0.000\",\"0.000\",\"0.000\"\n")});
    QVERIFY(run);
    QCOMPARE(run->steps.size(), 2);
    QCOMPARE(run->steps.last().status, StepStatus::Failed);
    QVERIFY2(!run->note.contains(u"different versions"_s), qPrintable(run->note));
    QVERIFY2(run->note.contains(u"output of redis-benchmark 6.2 or later;"_s), qPrintable(run->note));
}

void TestImportRun::sameLogTwice()
{
    const QTemporaryDir folder;
    const auto write = [&folder](const QString &name, const QByteArray &text) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName()
                                                                                  : QString();
    };
    QByteArray other = log10();
    other.replace("4.85", "4.86"); // as long
    const QString log = write(u"native-1.log"_s, log10());
    const QString copy = write(u"native-2.log"_s, log10());
    const QString third = write(u"native-3.log"_s, other);
    const auto noteOf = [](const QStringList &paths) {
        const Result<QList<ImportedFile>> files = readFiles(paths);
        const Result<RunRecord> run = files ? assembleRun(*files) : tl::unexpected(files.error());
        return run ? run->note : run.error().sentence;
    };
    const QString said = u"The same log was given twice, as “%1” and “%2”"_s;
    const QString byPath = noteOf({log, folder.filePath(u"./native-1.log"_s)});
    QVERIFY2(byPath.contains(said.arg(u"native-1.log"_s, u"native-1.log"_s)), qPrintable(byPath));
    const QString byBytes = noteOf({log, third, copy});
    QVERIFY2(byBytes.contains(u"native-1.log"_s) && byBytes.contains(u"native-2.log"_s)
                 && byBytes.count(u"The same log"_s) == 1,
             qPrintable(byBytes));
    const QString different = noteOf({log, third});
    QVERIFY2(!different.contains(u"The same log"_s), qPrintable(different));
}

void TestImportRun::nothingToCompare()
{
    QByteArray other = log10();
    other.replace("Number of threads: 8", "Number of threads: 16")
        .replace("avg:                                   12.64",
                 "avg:                                   25.28");
    const Result<RunRecord> apart = assembleRun({file(u"a"_s, log10()), file(u"b"_s, other)});
    QVERIFY(apart);
    QVERIFY(apart->note.contains(u"same number of threads"_s));
    const Result<RunRecord> alone = assembleRun({file(u"a"_s, log10())});
    QVERIFY(alone->note.contains(u"one environment only"_s));
}

void TestImportRun::testByFileName()
{
    QByteArray text = log10();
    text.replace("177219", "12658").replace("50634", "0").replace("25317", "0"); // one read a transaction
    const Result<RunRecord> run =
        assembleRun({file(u"a"_s, text, u"/logs/oltp_point_select/a.log"_s),
                     file(u"b"_s, text, u"select_random_points-b.log"_s), file(u"c"_s, text)});
    QVERIFY(run);
    QCOMPARE(run->steps.at(0).caseKey, u"oltp_point_select:t8"_s);
    QVERIFY(says(run->steps.at(0), u"file's name"_s));
    QCOMPARE(run->steps.at(1).caseKey, u"select_random_points:t8"_s);
    QCOMPARE(run->steps.at(2).caseKey, u"sysbench:t8"_s);
}

void TestImportRun::remarksAreEvents()
{
    const Result<RunRecord> run = assembleRun({file(u"a"_s, log10())});
    QVERIFY(run);
    const QList<RunEvent> events = importEvents(*run);
    QCOMPARE(events.size(), remarksOf(run->steps.first()).size());
    QVERIFY(!events.isEmpty());
    QCOMPARE(events.first().order, 1);
    QCOMPARE(events.first().severity, RunEvent::Severity::Warning);
}

void TestImportRun::markOfUtf8IsNoPartOfALog()
{
    const QByteArray lines = "[ 10s ] thds: 8 tps: 100.00 qps: 2000.00 (r/w/o: 1400.00/400.00/200.00) lat "
                             "(ms,95%): 20.00 err/s: 0.00 reconn/s: 0.00\n";
    const Result<ImportedLog> log = readText("\xef\xbb\xbf" + lines);
    QVERIFY(log);
    QCOMPARE(log->steps.first().intervals.size(), 1);
}

void TestImportRun::unreadableFiles_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("why");
    QTest::newRow("empty") << QByteArray() << u"empty"_s;
    QTest::newRow("letter") << QByteArray("Dear Sir or Madam,\n") << u"no output of"_s;
    QTest::newRow("compressed") << QByteArray("\x1f\x8b\x08\x00", 4) << u"compressed"_s;
    QTest::newRow("UTF-16") << QByteArray("\xff\xfes\0y\0s\0", 8) << u"UTF-16"_s;
    QTest::newRow("binary") << QByteArray(1000, '\0') << u"no text"_s;
}

void TestImportRun::unreadableFiles()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, why);
    QTemporaryDir folder;
    const QString path = folder.filePath(u"strange file.log"_s);
    QFile out(path);
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(bytes);
    out.close();
    const auto files = readFiles({path});
    QVERIFY(!files);
    QVERIFY2(files.error().sentence.contains(why), qPrintable(files.error().sentence));
    QVERIFY(files.error().sentence.contains(path));
    const auto missing = readFiles({folder.filePath(u"missing.log"_s)});
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, ErrorCode::FileFailed);
    QVERIFY(!readFiles({folder.path()}));
}

void TestImportRun::linesOfAnyLength()
{
    const qsizetype longest = LineReader::longestLine;
    QByteArray text = "first\r\n" + QByteArray(longest + 1000, 'x') + "\n  third  \rfourth\n\n"
        + QByteArray(LineReader::chunkBytes, 'y');
    QBuffer buffer(&text);
    QVERIFY(buffer.open(QIODevice::ReadOnly));
    LineReader reader(buffer);
    QCOMPARE(*reader.next(), QByteArrayView("first"));
    QCOMPARE(*reader.next(), QByteArrayView("")); // between \r and \n
    QCOMPARE(reader.next()->size(), longest);
    QVERIFY(reader.sawOverlong());
    QCOMPARE(*reader.next(), QByteArrayView("third"));
    QCOMPARE(*reader.next(), QByteArrayView("fourth"));
    QCOMPARE(*reader.next(), QByteArrayView(""));
    QCOMPARE(reader.next()->size(), LineReader::chunkBytes);
    QVERIFY(!reader.next());
    QVERIFY(!reader.next());
    QVERIFY(!reader.sawNul());
}

QTEST_GUILESS_MAIN(TestImportRun)
#include "tst_importrun.moc"
