// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/profilejson.h"
#include "tests/app/cliprogram.h"

#include <QDir>
#include <QStandardPaths>
#include <QTest>

using namespace Tare;
using namespace Qt::StringLiterals;

/// A sweep of dumps from the command line: on a native server and, where there is an engine, in a container.
class TestCliDump : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aSweepToItsBestNumber();
    void thePublishedSweep();

private:
    static QByteArray bytesOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static bool hasEngine(const CliProgram &program)
    {
        const QJsonArray probes =
            program.run({u"doctor"_s, u"--format"_s, u"json"_s}).json().value("probes"_L1).toArray();
        bool engine = false;
        for (const QJsonValue &probe : probes) {
            const QString key = probe["key"_L1].toString();
            engine = engine
                || ((key == "docker"_L1 || key == "podman"_L1) && probe["state"_L1].toString() == "good"_L1);
        }
        return engine;
    }
};

void TestCliDump::initTestCase()
{
    const bool missing = QStandardPaths::findExecutable(u"mydumper"_s).isEmpty()
        || QStandardPaths::findExecutable(u"mariadbd"_s, {u"/usr/sbin"_s, u"/usr/bin"_s}).isEmpty();
    if (!missing)
        return;
    if (qEnvironmentVariableIsSet("TARE_REQUIRE_ALL"))
        QFAIL("mydumper or mariadbd is not installed");
    QSKIP("mydumper or mariadbd is not installed");
}

void TestCliDump::aSweepToItsBestNumber()
{
    CliProgram program;
    const bool container = hasEngine(program);
    QVERIFY(container || !qEnvironmentVariableIsSet("TARE_REQUIRE_ALL"));
    DumpWorkload dump;
    dump.compressions = {DumpCompression::None};
    dump.threads = {2, 4};
    dump.tables = 4;
    dump.tableSize = 500;
    TestProfile profile;
    profile.name = u"sweep"_s;
    EnvironmentSpec native;
    native.id = u"env-1"_s;
    native.name = u"native"_s;
    native.server = ServerKind::MySql;
    native.how = NativeServer();
    EnvironmentSpec packed = native;
    packed.id = u"env-2"_s;
    packed.name = u"container"_s;
    packed.how = ContainerServer();
    profile.environments = {native};
    if (container)
        profile.environments += packed;
    profile.workloads = {{u"load-1"_s, u"Dump"_s, dump}};
    profile.plan.repetitions = 1;
    const QString path = program.path(u"profile.tare"_s);
    QVERIFY(saveProfile(profile, path).has_value());

    const auto outcome = program.run({u"run"_s, path}, 240000);
    QVERIFY2(outcome.exitCode == 0, outcome.err.constData());
    // A dump this small may be over before the first second is told; that it is proved always is.
    QVERIFY2(outcome.notes().contains(u"checking  4 of 4 tables"_s), outcome.err.constData());
    QVERIFY2(outcome.text().contains(u"threads are fastest"_s), outcome.out.constData());
    QVERIFY2(outcome.text().contains(u"no spread known"_s), outcome.out.constData());

    const QJsonObject run = program.run({u"results"_s, u"show"_s, u"1"_s, u"--format"_s, u"json"_s}).json();
    const QJsonArray sweeps = run.value("sweeps"_L1).toArray();
    QCOMPARE(sweeps.size(), container ? 4 : 2); // dump and restore of each
    for (const QJsonValue &sweep : sweeps) {
        QCOMPARE(sweep["points"_L1].toArray().size(), 2);
        QVERIFY(QList({2, 4}).contains(sweep["fastest"_L1]["threads"_L1].toInt()));
    }
    const QJsonArray steps = run.value("steps"_L1).toArray();
    QCOMPARE(steps.size(), container ? 4 : 2);
    for (const QJsonValue &step : steps) {
        QCOMPARE(step["status"_L1].toString(), u"done"_s);
        QCOMPARE(step["dump"_L1]["rows"_L1].toInt(), 2000); // without the mark of the data set
        QCOMPARE(step["dump"_L1]["dump"_L1]["rows"_L1].toInt(), 2000);
        QCOMPARE(step["dump"_L1]["checksums_compared"_L1].toBool(), true);
    }
    const QString csv = program.path(u"sweep.csv"_s);
    QCOMPARE(program.run({u"export"_s, u"1"_s, u"--sweep"_s, u"--to"_s, csv}).exitCode, 0);
    const QList<QByteArray> lines = bytesOf(csv).trimmed().split('\n');
    QCOMPARE(lines.size(), (container ? 4 : 2) * 2 + 1);
    QCOMPARE(bytesOf(csv).count("true"), (lines.size() - 1) / 2); // the fastest, once a sweep
    for (qsizetype i = 1; i < lines.size(); ++i)
        QVERIFY2(lines.at(i).trimmed().endsWith(','),
                 lines.at(i).constData()); // alike: one run tells no spread
    QCOMPARE(QDir(program.path(u"work/runs"_s)).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
             QStringList());
}

void TestCliDump::thePublishedSweep()
{
    CliProgram program;
    const auto text = program.run({u"results"_s, u"show"_s, u"example:mydumper-thread-sweep"_s});
    QCOMPARE(text.exitCode, 0);
    QVERIFY2(
        text.text().contains(u"Dump of lx_test: 6 threads are fastest, 32.2 s plain and 41.6 s with gzip."_s),
        text.out.constData());
    QVERIFY2(text.text().contains(u"Restore of lx_test: 6 threads are fastest, 218.3 s."_s),
             text.out.constData());
    QVERIFY2(text.text().contains(u"138.92"_s) && text.text().contains(u"6, fastest"_s),
             text.out.constData());
    const auto markdown = program.run(
        {u"results"_s, u"show"_s, u"example:mydumper-thread-sweep"_s, u"--format"_s, u"markdown"_s});
    QVERIFY2(markdown.text().contains(u"**41.59**"_s), markdown.out.constData());
    const QString csv = program.path(u"published.csv"_s);
    QCOMPARE(
        program.run({u"export"_s, u"example:mydumper-thread-sweep"_s, u"--sweep"_s, u"--to"_s, csv}).exitCode,
        0);
    QVERIFY2(bytesOf(csv).contains("mydumper,restore,none,6,218.339,5.126,6.14,"), bytesOf(csv).constData());
}

QTEST_GUILESS_MAIN(TestCliDump)
#include "tst_clidump.moc"
