// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/profilejson.h"
#include "tests/app/cliprogram.h"
#include "tests/importers/sysbenchsamples.h"

#include <QTest>

using namespace Tare;
using namespace Qt::StringLiterals;

/// Logs become a run that is listed, shown, compared and exported; command lines become a profile.
class TestCliImport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void importAndCompare();
    void environmentsByHand();
    void sameLogTwice();
    void cutLogHasItsSums();
    void dryRunStoresNothing();
    void unusable_data();
    void unusable();
    void profileFromCommand();
    void profileFromStandardInput();
    void commandNotUnderstood();

private:
    QString write(const QString &name, const QByteArray &bytes)
    {
        QFile file(m_program.path(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes);
        return file.fileName();
    }

    CliProgram m_program;
};

void TestCliImport::importAndCompare()
{
    QStringList files;
    const char *const rates[] = {"632.78", "628.58", "538.28", "542.50"};
    for (int i = 0; i < 4; ++i) {
        QByteArray text = log10();
        const double rate = QByteArray(rates[i]).toDouble();
        text.replace("12658  (632.78", QByteArray::number(qRound(rate * 20.0042)) + "  (" + rates[i]);
        text.replace("avg:                                   12.64",
                     "avg:                                   " + QByteArray::number(8000 / rate, 'f', 2));
        files += write(u"%1-%2.log"_s.arg(i < 2 ? u"native"_s : u"docker"_s).arg(i % 2 + 1), text);
    }
    const auto imported = m_program.run(QStringList{u"import"_s, u"--name"_s, u"from logs"_s} + files);
    QVERIFY2(imported.exitCode == 0, imported.err.constData());
    QVERIFY(imported.text().contains(u"% slower"_s));
    const auto list = m_program.run({u"results"_s, u"list"_s, u"--format"_s, u"ids"_s});
    QCOMPARE(list.out.trimmed(), QByteArray("1"));
    const auto compared = m_program.run({u"results"_s, u"compare"_s, u"1"_s, u"--format"_s, u"json"_s});
    const QJsonObject first = compared.json().value("comparisons"_L1).toArray().first().toObject();
    QCOMPARE(first.value("metric"_L1).toString(), u"transactions_per_s"_s);
    QCOMPARE(first.value("baseline"_L1).toObject().value("name"_L1).toString(), u"native"_s);
    const QJsonArray values = first.value("values"_L1).toObject().value("baseline"_L1).toArray();
    QCOMPARE(values.size(), 2);
    QVERIFY(qAbs(values.first().toDouble() - 632.78) < 1e-9);
    const auto shown = m_program.run({u"results"_s, u"show"_s, u"1"_s});
    QVERIFY2(shown.text().contains(u"does not name the test"_s), shown.out.constData());
    QVERIFY(shown.text().contains(u"Steps 1–4"_s));
    const QString csv = m_program.path(u"intervals.csv"_s);
    QCOMPARE(m_program.run({u"export"_s, u"1"_s, u"--intervals"_s, u"--to"_s, csv}).exitCode, 0);
    QFile file(csv);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().count('\n'), 1 + 4 * 2);
}

void TestCliImport::environmentsByHand()
{
    const QString one = write(u"one.txt"_s, log10());
    const QString two = write(u"two.txt"_s, log10());
    const auto outcome = m_program.run({u"import"_s, u"bare metal="_s + one, u"container="_s + two,
                                        u"--baseline"_s, u"container"_s, u"--dry-run"_s});
    QVERIFY2(outcome.exitCode == 0, outcome.err.constData());
    QVERIFY(outcome.text().contains(u"bare metal"_s));
    QVERIFY(outcome.text().contains(u"relative to “container”"_s));
}

void TestCliImport::sameLogTwice()
{
    const QString log = write(u"twice.log"_s, log10());
    const auto outcome = m_program.run({u"import"_s, u"native="_s + log, u"native="_s + log, u"--dry-run"_s});
    QVERIFY2(outcome.exitCode == 0, outcome.err.constData());
    QVERIFY2((outcome.text() + outcome.notes()).contains(u"The same log was given twice"_s),
             outcome.out.constData());
}

/// Of a log without a final report the export has what the intervals told, and null for the rest.
void TestCliImport::cutLogHasItsSums()
{
    CliProgram fresh;
    QFile log(fresh.path(u"cut.log"_s));
    QVERIFY(log.open(QIODevice::WriteOnly));
    log.write(preamble10() + intervals10());
    log.close();
    fresh.run({u"import"_s, log.fileName()});
    const auto shown = fresh.run({u"results"_s, u"show"_s, u"1"_s, u"--format"_s, u"json"_s});
    const QJsonObject step = shown.json().value("steps"_L1).toArray().first().toObject();
    const QJsonObject totals = step.value("totals"_L1).toObject();
    QVERIFY2(totals.value("operations"_L1).toInteger() == 6301 + 6354, shown.out.constData());
    QCOMPARE(totals.value("queries"_L1).toInteger(), 126020 + 127080);
    QVERIFY(totals.value("bytes_in"_L1).isNull());
}

void TestCliImport::dryRunStoresNothing()
{
    CliProgram fresh;
    QFile file(fresh.path(u"a.log"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(log10());
    file.close();
    QCOMPARE(fresh.run({u"import"_s, file.fileName(), u"--dry-run"_s}).exitCode, 0);
    QVERIFY(!QFile::exists(fresh.results()));
}

void TestCliImport::unusable_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("named");
    const QString good = write(u"good.log"_s, log10());
    const QString letter = write(u"letter.txt"_s, "Dear Sir or Madam");
    QTest::newRow("nothing") << QStringList{} << u"file"_s;
    QTest::newRow("missing") << QStringList{m_program.path(u"missing.log"_s)} << u"missing.log"_s;
    QTest::newRow("letter") << QStringList{letter} << u"letter.txt"_s;
    QTest::newRow("one of two") << QStringList{good, letter} << u"letter.txt"_s;
    QTest::newRow("baseline") << QStringList{good, u"--baseline"_s, u"podman"_s} << u"podman"_s;
    QTest::newRow("option") << QStringList{good, u"--fast"_s} << u"--fast"_s;
}

void TestCliImport::unusable()
{
    QFETCH(QStringList, words);
    QFETCH(QString, named);
    const auto outcome = m_program.run(QStringList{u"import"_s} + words);
    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(outcome.out, QByteArray());
    QVERIFY2(outcome.notes().contains(named), outcome.err.constData());
}

void TestCliImport::profileFromCommand()
{
    const QString file = m_program.path(u"pasted.tare"_s);
    const auto outcome = m_program.run({u"profile"_s, u"from-command"_s, u"--to"_s, file, u"--name"_s,
                                        u"pasted"_s, u"redis-server"_s, u"docker run -p 6379:6379 redis:7"_s,
                                        u"redis-benchmark -q -d 100 -a secret-word"_s});
    QVERIFY2(outcome.exitCode == 0, outcome.err.constData());
    QVERIFY(outcome.notes().contains(u"password"_s));
    QVERIFY(!outcome.err.contains("secret-word"));
    const Result<ParsedProfile> parsed = loadProfile(file);
    QVERIFY(parsed);
    QCOMPARE(parsed->profile.name, u"pasted"_s);
    QCOMPARE(parsed->profile.environments.size(), 2);
    QCOMPARE(parsed->profile.workloads.size(), 1);
}

void TestCliImport::profileFromStandardInput()
{
    QProcess process;
    m_program.start(process, {u"profile"_s, u"from-command"_s});
    process.write(
        "sysbench --tables=4 oltp_read_only prepare\nsysbench --threads=16 --time=60 oltp_read_only run\n");
    process.closeWriteChannel();
    const auto outcome = CliProgram::finish(process);
    QVERIFY2(outcome.exitCode == 0, outcome.err.constData());
    const Result<ParsedProfile> parsed = parseProfile(outcome.out);
    QVERIFY(parsed);
    const auto &oltp = std::get<OltpWorkload>(parsed->profile.workloads.first().what);
    QCOMPARE(oltp.tables, 4);
    QCOMPARE(oltp.threads, QList<int>{16});
}

void TestCliImport::commandNotUnderstood()
{
    const auto outcome = m_program.run({u"profile"_s, u"from-command"_s, u"htop"_s});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY(outcome.notes().contains(u"htop"_s));
    QCOMPARE(m_program.run({u"profile"_s, u"walk"_s}).exitCode, 2);
    QCOMPARE(
        m_program.run({u"profile"_s, u"from-command"_s, u"--from"_s, m_program.path(u"missing"_s)}).exitCode,
        2);
}

QTEST_GUILESS_MAIN(TestCliImport)
#include "tst_cliimport.moc"
