// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/presets.h"
#include "core/model/profilejson.h"
#include "tests/app/cliprogram.h"

#include <QTest>

using namespace Tare;
using namespace Qt::StringLiterals;

/// Arguments, exit codes and unusable input; nothing is started here.
class TestCli : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void helpAndVersion_data();
    void helpAndVersion();
    void wrongArguments_data();
    void wrongArguments();
    void unusableProfiles_data();
    void unusableProfiles();
    void presetsAreListedAndShown();
    void emptyResults();
    void unusableResultsFiles();
    void linksNoGraphicalLibrary();

private:
    void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    CliProgram m_program;
};

void TestCli::helpAndVersion_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("says");
    QTest::newRow("--help") << QStringList{u"--help"_s} << u"Usage: tare-cli COMMAND"_s;
    QTest::newRow("--version") << QStringList{u"--version"_s} << u"tare-cli "_s;
    for (const QString &command : {u"doctor"_s, u"presets"_s, u"examples"_s, u"run"_s, u"results"_s,
                                   u"export"_s, u"import"_s, u"profile"_s, u"clean"_s}) {
        QTest::addRow("%s --help", qPrintable(command))
            << QStringList{command, u"--help"_s} << QString(u"Usage: tare-cli "_s + command);
    }
}

void TestCli::helpAndVersion()
{
    QFETCH(QStringList, words);
    QFETCH(QString, says);
    const auto outcome = m_program.run(words);
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY2(outcome.text().contains(says), outcome.out.constData());
    QVERIFY2(!outcome.text().contains(QChar(0xE2)), outcome.out.constData()); // UTF-8 taken for Latin-1
    QCOMPARE(outcome.err, QByteArray());
}

void TestCli::wrongArguments_data()
{
    const QString preset = u"preset:redis-quick"_s;
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("named");
    const auto row = [](const char *name, const QStringList &words, const QString &named) {
        QTest::newRow(name) << words << named;
    };
    row("nothing", {}, u"--help"_s);
    row("unknown command", {u"walk"_s}, u"walk"_s);
    row("run what", {u"run"_s}, u"preset:NAME"_s);
    row("run two", {u"run"_s, u"a.tare"_s, u"b.tare"_s}, u"b.tare"_s);
    row("unknown option", {u"run"_s, preset, u"--fast"_s}, u"--fast"_s);
    row("password as argument", {u"run"_s, preset, u"--password"_s, u"x"_s}, u"--password"_s);
    row("duration 0", {u"run"_s, preset, u"--duration"_s, u"0"_s}, u"--duration"_s);
    row("duration in words", {u"run"_s, preset, u"--duration"_s, u"10s"_s}, u"10s"_s);
    row("warm-up", {u"run"_s, preset, u"--warmup"_s, u"-1"_s}, u"-1"_s);
    row("repetitions", {u"run"_s, preset, u"--repetitions=0"_s}, u"--repetitions"_s);
    row("progress", {u"run"_s, preset, u"--progress"_s, u"dots"_s}, u"jsonl"_s);
    row("format", {u"run"_s, preset, u"--format"_s, u"xml"_s}, u"xml"_s);
    row("resume and a profile", {u"run"_s, preset, u"--resume"_s, u"1"_s}, u"--resume"_s);
    row("resume and a change", {u"run"_s, u"--resume"_s, u"1"_s, u"--duration"_s, u"5"_s}, u"--resume"_s);
    row("resume what", {u"run"_s, u"--resume"_s, u"first"_s}, u"first"_s);
    row("resume where nothing is", {u"run"_s, u"--resume"_s, u"1"_s}, u"no results file"_s);
    row("unknown preset", {u"run"_s, u"preset:slow"_s}, u"redis-quick"_s);
    row("results what", {u"results"_s}, u"list"_s);
    row("results walk", {u"results"_s, u"walk"_s}, u"walk"_s);
    row("show what", {u"results"_s, u"show"_s}, u"number"_s);
    row("show name", {u"results"_s, u"show"_s, u"first"_s}, u"first"_s);
    row("no such run", {u"results"_s, u"show"_s, u"77"_s}, u"no results file"_s);
    row("delete no such run", {u"results"_s, u"delete"_s, u"77"_s}, u"no results file"_s);
    row("list with id", {u"results"_s, u"list"_s, u"1"_s}, u"1"_s);
    row("export where", {u"export"_s, u"1"_s}, u"--to"_s);
    row("export suffix", {u"export"_s, u"1"_s, u"--to"_s, u"a.xlsx"_s}, u".csv"_s);
    row("export intervals", {u"export"_s, u"1"_s, u"--to"_s, u"a.md"_s, u"--intervals"_s}, u"--intervals"_s);
    row("presets two", {u"presets"_s, u"a"_s, u"b"_s}, u"b"_s);
    row("presets unknown", {u"presets"_s, u"slow"_s}, u"slow"_s);
    row("doctor who", {u"doctor"_s, u"who"_s}, u"who"_s);
    row("clean all", {u"clean"_s, u"--all"_s}, u"--all"_s);
}

void TestCli::wrongArguments()
{
    QFETCH(QStringList, words);
    QFETCH(QString, named);
    const auto outcome = m_program.run(words);
    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(outcome.out, QByteArray());
    QVERIFY2(outcome.notes().contains(named), outcome.err.constData());
    QVERIFY2(outcome.notes().startsWith(u"tare-cli: "_s), outcome.err.constData());
}

void TestCli::unusableProfiles_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("named");
    const QByteArray good = writeProfile(*loadPreset(u"redis-quick"_s));
    const auto changed = [&good](const QByteArray &before, const QByteArray &after) {
        QByteArray bytes = good;
        return bytes.contains(before) ? bytes.replace(before, after) : QByteArray("the preset has changed");
    };
    QTest::newRow("empty") << QByteArray() << u"profile.tare"_s;
    QTest::newRow("no JSON") << QByteArray("hello") << u"profile.tare"_s;
    QTest::newRow("cut off") << good.left(good.size() / 2) << u"profile.tare"_s;
    QTest::newRow("another format") << QByteArray("{\"a\": 1}") << u"profile.tare"_s;
    QTest::newRow("newer") << changed("\"formatVersion\": 1", "\"formatVersion\": 99") << u"99"_s;
    QTest::newRow("wrong type") << changed("\"repetitions\": 3", "\"repetitions\": \"three\"")
                                << u"repetitions"_s;
    QTest::newRow("out of range") << changed("\"repetitions\": 3", "\"repetitions\": 0") << u"repetitions"_s;
}

void TestCli::unusableProfiles()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, named);
    const QString path = m_program.path(u"profile.tare"_s);
    write(path, bytes);
    const auto outcome = m_program.run({u"run"_s, path, u"--duration"_s, u"1"_s});
    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(outcome.out, QByteArray());
    QVERIFY2(outcome.notes().contains(named), outcome.err.constData());

    const auto missing = m_program.run({u"run"_s, m_program.path(u"missing.tare"_s)});
    QCOMPARE(missing.exitCode, 2);
    QVERIFY(missing.notes().contains(u"missing.tare"_s));
}

void TestCli::presetsAreListedAndShown()
{
    const auto list = m_program.run({u"presets"_s});
    QCOMPARE(list.exitCode, 0);
    const QList<Preset> all = presets();
    for (const Preset &preset : all) {
        QVERIFY(list.text().contains(preset.name));
        const auto shown = m_program.run({u"presets"_s, preset.name});
        QCOMPARE(shown.exitCode, 0);
        const Result<ParsedProfile> parsed = parseProfile(shown.out);
        QVERIFY(parsed.has_value());
        QVERIFY(parsed->warnings.isEmpty());
        QVERIFY(parsed->profile == *loadPreset(preset.name));
    }
}

void TestCli::emptyResults()
{
    for (const QString &format : {u"text"_s, u"csv"_s, u"json"_s, u"ids"_s, u"markdown"_s}) {
        const auto outcome = m_program.run({u"results"_s, u"list"_s, u"--format"_s, format});
        QCOMPARE(outcome.exitCode, 0);
        if (format == "text"_L1) {
            QCOMPARE(outcome.out, QByteArray());
            QVERIFY(outcome.notes().contains(m_program.results()));
        }
        QVERIFY(!QFile::exists(m_program.results())); // to read is no reason to make one
        if (format == "json"_L1)
            QVERIFY(outcome.json().value("runs"_L1).isArray());
    }
}

void TestCli::unusableResultsFiles()
{
    const QString missing = m_program.path(u"typed/wrong.tare-results"_s);
    const auto none = m_program.run({u"results"_s, u"list"_s, u"--results"_s, missing});
    QCOMPARE(none.exitCode, 2);
    QVERIFY2(none.notes().contains(missing), none.err.constData());
    QVERIFY(!QFileInfo::exists(m_program.path(u"typed"_s)));
    const QString foreign = m_program.path(u"letter.txt"_s);
    write(foreign, "Dear Sir or Madam");
    for (const QStringList &words :
         {QStringList{u"results"_s, u"list"_s}, QStringList{u"results"_s, u"show"_s, u"1"_s},
          QStringList{u"export"_s, u"1"_s, u"--to"_s, m_program.path(u"a.csv"_s)},
          QStringList{u"run"_s, u"preset:redis-quick"_s, u"--duration"_s, u"1"_s}}) {
        const auto outcome = m_program.run(words + QStringList{u"--results"_s, foreign});
        QCOMPARE(outcome.exitCode, 3);
        QCOMPARE(outcome.out, QByteArray());
        QVERIFY2(outcome.notes().contains(foreign), outcome.err.constData());
    }
    QFile file(foreign);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("Dear Sir or Madam"));
}

void TestCli::linksNoGraphicalLibrary()
{
    QProcess process;
    process.start(u"ldd"_s, {QStringLiteral(TARE_CLI)});
    QVERIFY(process.waitForFinished());
    const QString libraries = QString::fromUtf8(process.readAllStandardOutput());
    QVERIFY(libraries.contains(u"libQt6Core"_s)); // it did look into the program
    for (const QString &graphical : {u"Qt6Gui"_s, u"Qt6Widgets"_s, u"Qt6Charts"_s, u"Qt6Svg"_s, u"libX11"_s,
                                     u"libxcb"_s, u"libGL"_s, u"libEGL"_s, u"wayland"_s})
        QVERIFY2(!libraries.contains(graphical), qPrintable(graphical));
}

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
