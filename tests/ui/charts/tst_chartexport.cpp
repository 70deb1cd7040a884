// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/charts/madeupruns.h"
#include "tests/ui/charts/picturetools.h"
#include "ui/charts/chartdata.h"
#include "ui/charts/chartexportcommand.h"
#include "ui/charts/chartexportdialog.h"
#include "ui/charts/chartexporter.h"
#include "ui/charts/comparisonbars.h"
#include "ui/charts/throughputchart.h"
#include "ui/environmentstyle.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QPainter>
#include <QProcess>
#include <QPushButton>
#include <QSpinBox>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QXmlStreamReader>

#include <memory>

using namespace Tare;
using namespace Tare::Test;
using namespace Qt::StringLiterals;

namespace {

struct Sample
{
    ComparisonSet set{{madeUpOltpRun()}};
    ComparisonBars bars;
    ThroughputChart timeline;
    ChartProvenance provenance;

    Sample()
    {
        const CompareCase &which = set.cases().at(1);
        bars.setData(barChartData(set, which, Metric::OperationsPerSecond));
        timeline.setData(timelineData(set.record(), which.workloadId, which.key, 0));
        provenance = provenanceOf(set, &which);
    }
};

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// How PDF writes a string of another alphabet.
QByteArray utf16(const QString &text)
{
    QByteArray bytes;
    for (const QChar c : text) {
        bytes.append(static_cast<char>(c.unicode() >> 8));
        bytes.append(static_cast<char>(c.unicode() & 0xff));
    }
    return bytes;
}

/// All texts of an SVG, joined.
QString svgTexts(const QByteArray &svg, bool *sound = nullptr)
{
    QXmlStreamReader reader(svg);
    QString all;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::Characters) {
            all += reader.text().toString().simplified() + u' ';
        }
    }
    if (sound) {
        *sound = !reader.hasError();
    }
    return all;
}

} // namespace

class ChartExportTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void pngHasTheAskedPixels_data();
    void pngHasTheAskedPixels();
    void pngTellsItsOrigin();
    void exportsAreLightInADarkWindow();
    void svgIsSoundAndSpeaks();
    void svgKeepsInsideItsPage();
    void pdfIsWholeAndTitled();
    void oddTitlesDoNotBreakTheFile();
    void chineseIsThere();
    void suffixIsAlwaysRight();
    void unwritablePlacesAreRefused();
    void tallChartsAreMadeToFit();
    void provenanceNamesMachineAndRuns();
    void dialogExports();
    void dialogRefusesUnwritable();
    void commandWritesEveryFormat();
    void overrideStandsOnTheChart();
    void commandRefusesBadInput_data();
    void commandRefusesBadInput();
    void programNeedsNoDisplay();

private:
    QTemporaryDir m_directory;
};

void ChartExportTest::init()
{
    QVERIFY(m_directory.isValid());
    QLocale::setDefault(QLocale(QLocale::English));
}

void ChartExportTest::pngHasTheAskedPixels_data()
{
    QTest::addColumn<int>("scale");
    for (const int scale : {1, 2, 3, 4}) {
        QTest::addRow("%d", scale) << scale;
    }
}

void ChartExportTest::pngHasTheAskedPixels()
{
    QFETCH(int, scale);
    Sample sample;
    ChartExportOptions options;
    options.size = QSize(640, 400);
    options.scale = scale;
    const QString path = m_directory.filePath(u"scale%1.png"_s.arg(scale));
    const auto written = exportChart(sample.bars, sample.provenance, path, ChartFormat::Png, options);
    QVERIFY(written);
    QCOMPARE(*written, path);
    const QImage image(path);
    QCOMPARE(image.size(), QSize(640, 400) * scale);
    QVERIFY(!isBlank(image));
    // The same bar, larger: the share of blue stays.
    const double whole = static_cast<double>(image.width()) * image.height();
    const double blue = countColor(image, QRectF(image.rect()), environmentColor(1, lightColors())) / whole;
    QVERIFY2(blue > 0.05 && blue < 0.2, qPrintable(QString::number(blue)));
    QCOMPARE(image.dotsPerMeterX(), 3780 * scale);
}

void ChartExportTest::pngTellsItsOrigin()
{
    Sample sample;
    const auto bytes = renderChart(sample.timeline, sample.provenance, ChartFormat::Png);
    QVERIFY(bytes);
    const QImage image = QImage::fromData(*bytes, "PNG");
    QCOMPARE(image.text(u"Title"_s), u"Transactions per second — higher is better"_s);
    QVERIFY(image.text(u"Source"_s).contains(u"3f2a91c4"_s));
    QVERIFY(image.text(u"Description"_s).contains(u"MySQL 8.0.34"_s));
    QVERIFY(image.text(u"Description"_s).contains(u"db1"_s));
    QVERIFY(image.text(u"Software"_s).startsWith(u"Tare "_s));
}

void ChartExportTest::exportsAreLightInADarkWindow()
{
    applyTheme(*qApp, ThemeChoice::Dark);
    Sample sample;
    ChartStyle dark;
    dark.colors = darkColors();
    sample.bars.setChartStyle(dark);
    const QImage light = chartImage(sample.bars, sample.provenance);
    QVERIFY(isColor(light, QPointF(3, 3), Qt::white, 0));
    QVERIFY(countColor(light, QRectF(light.rect()), environmentColor(1, lightColors())) > 1000);
    ChartExportOptions asSeen;
    asSeen.presentTheme = true;
    QVERIFY(
        isColor(chartImage(sample.bars, sample.provenance, asSeen), QPointF(3, 3), darkColors().content, 2));
    applyTheme(*qApp, ThemeChoice::Light);
}

void ChartExportTest::svgIsSoundAndSpeaks()
{
    Sample sample;
    const auto bytes = renderChart(sample.bars, sample.provenance, ChartFormat::Svg);
    QVERIFY(bytes);
    bool sound = false;
    const QString texts = svgTexts(*bytes, &sound);
    QVERIFY(sound);
    for (const QString &part :
         {u"Transactions per second"_s, u"647"_s, u"Native"_s, u"3f2a91c4"_s, u"8 threads"_s}) {
        QVERIFY2(texts.contains(part), qPrintable(part));
    }
    QVERIFY(bytes->contains("<title>Transactions per second"));
    QVERIFY(bytes->contains("<desc>Bar chart:"));
    QSvgRenderer renderer(*bytes);
    QVERIFY(renderer.isValid());
    QImage image(renderer.viewBox().size(), QImage::Format_RGB32);
    QCOMPARE(image.size(), ChartExportOptions().size);
    image.fill(Qt::white);
    QPainter painter(&image);
    renderer.render(&painter);
    painter.end();
    // Texture fills are left out by the generator: the stripes must be shapes.
    const int orange = countColor(image, QRectF(image.rect()), environmentColor(2, lightColors()));
    QVERIFY2(orange > 4000, qPrintable(QString::number(orange)));
    QVERIFY(!bytes->contains("<image"));
}

void ChartExportTest::svgKeepsInsideItsPage()
{
    Sample sample;
    QImage unused = drawn(sample.timeline, QSize(900, 480));
    sample.timeline.zoom(4, QPointF(450, 200)); // the copy that is exported is whole again
    const auto bytes = renderChart(sample.timeline, sample.provenance, ChartFormat::Svg);
    QVERIFY(bytes);
    QXmlStreamReader reader(*bytes);
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement || reader.name() != u"polyline") {
            continue;
        }
        const QString points = reader.attributes().value(u"points"_s).toString();
        const auto pairs = points.split(u' ', Qt::SkipEmptyParts);
        for (const QString &pair : pairs) {
            const double x = pair.section(u',', 0, 0).toDouble();
            const double y = pair.section(u',', 1, 1).toDouble();
            QVERIFY2(x > -20 && x < 1220 && y > -20 && y < 720, qPrintable(pair));
        }
    }
    QVERIFY(!reader.hasError());
}

void ChartExportTest::pdfIsWholeAndTitled()
{
    Sample sample;
    const QString path = m_directory.filePath(u"chart.pdf"_s);
    QVERIFY(exportChart(sample.bars, sample.provenance, path, ChartFormat::Pdf));
    const QByteArray bytes = contentOf(path);
    QVERIFY(bytes.startsWith("%PDF-"));
    QVERIFY(bytes.trimmed().endsWith("%%EOF"));
    QVERIFY2(bytes.contains(utf16(u"Transactions per second"_s)) || bytes.contains("Transactions per second"),
             "the document has no title");
    QVERIFY(bytes.contains(utf16(u"3f2a91c4"_s)) || bytes.contains("3f2a91c4"));
    QVERIFY(bytes.contains("/Count 1"));
    QVERIFY(bytes.contains("/FontFile2") || bytes.contains("/FontFile3")); // letters stay letters
    QVERIFY2(bytes.size() < 400000, "bars are pictures instead of shapes");
}

void ChartExportTest::oddTitlesDoNotBreakTheFile()
{
    Sample sample;
    BarChartData data = sample.bars.data();
    data.title = u"<b>a</b> & \"b\""_s;
    sample.bars.setData(data);
    for (const ChartFormat format : {ChartFormat::Png, ChartFormat::Svg, ChartFormat::Pdf}) {
        const auto bytes = renderChart(sample.bars, sample.provenance, format);
        QVERIFY(bytes);
        if (format == ChartFormat::Svg) {
            bool sound = false;
            QVERIFY(svgTexts(*bytes, &sound).contains(u"<b>a</b> & \"b\""_s));
            QVERIFY(sound);
        }
    }
}

void ChartExportTest::chineseIsThere()
{
    Sample sample;
    BarChartData data = sample.bars.data();
    data.title = u"每秒事务数（TPS）"_s;
    data.groups[0].bars[0].name = u"原生"_s;
    sample.bars.setData(data);
    const auto svg = renderChart(sample.bars, sample.provenance, ChartFormat::Svg);
    QVERIFY(svg);
    QVERIFY(svgTexts(*svg).contains(u"原生"_s));
    const auto pdf = renderChart(sample.bars, sample.provenance, ChartFormat::Pdf);
    QVERIFY(pdf);
    QVERIFY(pdf->contains(utf16(u"每秒事务数"_s)));
    const auto png = renderChart(sample.bars, sample.provenance, ChartFormat::Png);
    QVERIFY(png);
    QVERIFY(QImage::fromData(*png).text(u"Title"_s).startsWith(u"每秒事务数"_s));
}

void ChartExportTest::suffixIsAlwaysRight()
{
    QCOMPARE(withSuffix(u"/a/chart"_s, ChartFormat::Png), u"/a/chart.png"_s);
    QCOMPARE(withSuffix(u"/a/chart.PNG"_s, ChartFormat::Png), u"/a/chart.PNG"_s);
    QCOMPARE(withSuffix(u"/a/chart.png"_s, ChartFormat::Svg), u"/a/chart.svg"_s);
    QCOMPARE(withSuffix(u"/a/chart.v2"_s, ChartFormat::Pdf), u"/a/chart.v2.pdf"_s);
    QCOMPARE(withSuffix(u"/a/chart."_s, ChartFormat::Pdf), u"/a/chart.pdf"_s);
    QVERIFY(!formatOf(u"chart.jpeg"_s));
    QVERIFY(formatOf(u"chart.Svg"_s) == ChartFormat::Svg);
    Sample sample;
    const auto written =
        exportChart(sample.bars, sample.provenance, m_directory.filePath(u"bare"_s), ChartFormat::Svg);
    QVERIFY(written);
    QVERIFY(written->endsWith(u"/bare.svg"_s));
    QVERIFY(QFile::exists(*written));
    QCOMPARE(ChartExportDialog::fileNameFor(u"a <b>/../x & \"Y\" 每秒"_s), u"a-b-..-x-Y-每秒"_s);
    QCOMPARE(ChartExportDialog::fileNameFor(u"///"_s), u"chart"_s);
}

void ChartExportTest::unwritablePlacesAreRefused()
{
    Sample sample;
    for (const QString &path :
         {m_directory.filePath(u"no/such/folder/x.png"_s), u"/proc/x.png"_s, u"/dev/null/x.png"_s}) {
        const auto written = exportChart(sample.bars, sample.provenance, path, ChartFormat::Png);
        QVERIFY2(!written, qPrintable(path));
        QCOMPARE(written.error().code, ErrorCode::FileFailed);
        QVERIFY(written.error().sentence.contains(path));
        QVERIFY(!written.error().detail.isEmpty());
    }
    // An old file stays when it cannot be replaced: it is a folder here.
    QVERIFY(QDir(m_directory.path()).mkdir(u"taken.png"_s));
    QVERIFY(
        !exportChart(sample.bars, sample.provenance, m_directory.filePath(u"taken.png"_s), ChartFormat::Png));
    QVERIFY(QFileInfo(m_directory.filePath(u"taken.png"_s)).isDir());
}

void ChartExportTest::tallChartsAreMadeToFit()
{
    Sample sample;
    BarChartData data = sample.bars.data();
    data.horizontal = true;
    for (int i = 0; i < 20; ++i) {
        BarGroup group = data.groups.at(i % 3);
        group.key = QString::number(i);
        group.bars[0].value = 100;
        group.bars[0].low.reset();
        group.bars[0].high.reset();
        data.groups.append(group);
    }
    sample.bars.setData(data);
    ChartExportOptions options;
    options.size = QSize(800, 500);
    options.scale = 1;
    const QImage image = chartImage(sample.bars, sample.provenance, options);
    QCOMPARE(image.size(), options.size);
    int blueRows = 0; // how many native bars there are from top to bottom
    bool inside = false;
    for (int y = 0; y < image.height(); ++y) {
        const bool blue =
            countColor(image, QRectF(0, y, image.width(), 1), environmentColor(1, lightColors()), 30) > 10;
        blueRows += blue && !inside ? 1 : 0;
        inside = blue;
    }
    QCOMPARE(blueRows, 23);
}

void ChartExportTest::provenanceNamesMachineAndRuns()
{
    Sample sample;
    QCOMPARE(sample.provenance.subject, u"OLTP read/write, 8 threads"_s);
    QVERIFY(sample.provenance.machine.startsWith(u"db1 · 4 CPUs · 16.0"_s));
    QCOMPARE(sample.provenance.versions, u"MySQL 8.0.34 · docker 20.10.24"_s);
    QVERIFY(sample.provenance.runs.startsWith(u"run 17 (3f2a91c4), "_s));
    QCOMPARE(sample.provenance.tare, u"Tare 0.1.0"_s);
    QCOMPARE(serverVersionText({{u"server.version"_s, u"10.11.6-MariaDB-0+deb12u1"_s}}, false),
             u"MariaDB 10.11.6"_s);
}

void ChartExportTest::dialogExports()
{
    Sample sample;
    ChartExportDialog dialog(sample.bars, sample.provenance, u"x"_s);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    auto *path = dialog.findChild<QLineEdit *>(u"path"_s);
    QVERIFY(path);
    path->selectAll();
    QTest::keyClicks(path, m_directory.filePath(u"typed"_s));
    dialog.findChild<QSpinBox *>(u"width"_s)->setValue(500);
    dialog.findChild<QSpinBox *>(u"height"_s)->setValue(300);
    dialog.findChild<QSpinBox *>(u"scale"_s)->setValue(3);
    QTest::mouseClick(dialog.findChild<QPushButton *>(u"save"_s), Qt::LeftButton);
    QCOMPARE(dialog.writtenPath(), m_directory.filePath(u"typed.png"_s));
    QCOMPARE(QImage(dialog.writtenPath()).size(), QSize(1500, 900));
    QCOMPARE(dialog.result(), int(QDialog::Accepted));
}

void ChartExportTest::dialogRefusesUnwritable()
{
    Sample sample;
    ChartExportDialog dialog(sample.bars, sample.provenance, u"x"_s);
    dialog.show();
    dialog.setPath(u"/proc/x.svg"_s);
    QTest::mouseClick(dialog.findChild<QPushButton *>(u"save"_s), Qt::LeftButton);
    QVERIFY(dialog.writtenPath().isEmpty());
    QVERIFY(dialog.isVisible());
    QVERIFY(dialog.findChild<QWidget *>(u"problem"_s)->isVisible());
    QVERIFY(dialog.findChild<QWidget *>(u"problem"_s)->accessibleName().contains(u"/proc/x.svg"_s));
    dialog.findChild<QLineEdit *>(u"path"_s)->clear();
    QTest::mouseClick(dialog.findChild<QPushButton *>(u"save"_s), Qt::LeftButton);
    QVERIFY(dialog.writtenPath().isEmpty());
}

void ChartExportTest::commandWritesEveryFormat()
{
    const QString results = m_directory.filePath(u"results.sqlite"_s);
    const qint64 id = storeRun(results, madeUpRedisRun());
    QVERIFY(id > 0);
    for (const QString &chart : {u"bars"_s, u"timeline"_s, u"ladder"_s}) {
        for (const QString &suffix : {u"png"_s, u"svg"_s, u"pdf"_s}) {
            const QString path = m_directory.filePath(chart + u'.' + suffix);
            QStringList arguments{u"--export-chart"_s, QString::number(id),
                                  u"--chart"_s,        chart,
                                  u"--to"_s,           path,
                                  u"--results"_s,      results};
            if (suffix == u"png") {
                arguments += {u"--size"_s, u"900x500"_s, u"--scale"_s, u"2"_s};
            }
            QCOMPARE(exportChartCommand(arguments), 0);
            QVERIFY(QFileInfo(path).size() > 2000);
        }
    }
    const QImage bars(m_directory.filePath(u"bars.png"_s));
    QCOMPARE(bars.size(), QSize(1800, 1000));
    for (const int slot : {1, 2, 3}) {
        QVERIFY2(countColor(bars, QRectF(bars.rect()), environmentColor(slot, lightColors())) > 3000,
                 qPrintable(u"no bar of slot %1"_s.arg(slot)));
    }
    const QImage ladder(m_directory.filePath(u"ladder.png"_s));
    for (const int slot : {1, 2, 3}) {
        QVERIFY2(countColor(ladder, QRectF(ladder.rect()), environmentColor(slot, lightColors())) > 3000,
                 qPrintable(u"no rung of slot %1"_s.arg(slot)));
    }
    const QImage timeline(m_directory.filePath(u"timeline.png"_s));
    QVERIFY(countColor(timeline, QRectF(timeline.rect()), environmentColor(1, lightColors()), 40) > 300);
}

/// A comparison that something blocks is drawn without its number; with a reason, the reason stands below.
void ChartExportTest::overrideStandsOnTheChart()
{
    RunRecord run = madeUpOltpRun();
    for (StepRecord &step : run.steps) {
        if (step.environmentId == publishedPort().id) {
            step.facts[u"server.version"_s] = u"5.7.44"_s;
        }
    }
    const auto drawn = [](const RunRecord &its) {
        const ComparisonSet set({its});
        ComparisonBars bars;
        bars.setData(barChartData(set, set.cases().first(), Metric::OperationsPerSecond));
        const auto svg = renderChart(bars, provenanceOf(set, &set.cases().first()), ChartFormat::Svg,
                                     ChartExportOptions());
        return svg ? QString::fromUtf8(*svg) : QString();
    };
    const QString blocked = drawn(run);
    QVERIFY(!blocked.isEmpty() && !blocked.contains(u"\u202F%"_s) && !blocked.contains(u"although"_s));
    run.fairnessOverride = {u"5.7 is what they run"_s, run.finished, {u"env-2/server.version"_s}};
    const QString overridden = drawn(run);
    QVERIFY(overridden.contains(u"although: Different server versions"_s));
    QVERIFY(overridden.contains(u"5.7 is what they run"_s));
    QVERIFY(overridden.contains(u"\u202F%"_s));
}

void ChartExportTest::commandRefusesBadInput_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    const QString to = u"--to"_s;
    QTest::newRow("no number") << QStringList{u"--export-chart"_s, u"x"_s, to, u"a.png"_s} << 2;
    QTest::newRow("no such run") << QStringList{u"--export-chart"_s, u"999"_s, to, u"%1/a.png"_s} << 2;
    QTest::newRow("no file") << QStringList{u"--export-chart"_s, u"1"_s} << 2;
    QTest::newRow("other suffix") << QStringList{u"--export-chart"_s, u"1"_s, to, u"a.gif"_s} << 2;
    QTest::newRow("other chart") << QStringList{u"--export-chart"_s, u"1"_s, u"--chart"_s, u"pie"_s, to,
                                                u"a.png"_s}
                                 << 2;
    for (const QString &size : {u"800"_s, u"0x0"_s, u"axb"_s, u"100000x100"_s}) {
        QTest::addRow("size %s", qPrintable(size))
            << QStringList{u"--export-chart"_s, u"1"_s, to, u"a.png"_s, u"--size"_s, size} << 2;
    }
    QTest::newRow("scale") << QStringList{u"--export-chart"_s, u"1"_s, to, u"a.png"_s, u"--scale"_s, u"9"_s}
                           << 2;
    QTest::newRow("unknown option") << QStringList{u"--export-chart"_s, u"1"_s, to, u"a.png"_s, u"--colour"_s}
                                    << 2;
    QTest::newRow("no ladder") << QStringList{u"--export-chart"_s, u"2"_s, u"--chart"_s,
                                              u"ladder"_s,         to,     u"a.png"_s}
                               << 2;
    QTest::newRow("unwritable") << QStringList{u"--export-chart"_s, u"1"_s, to, u"/proc/a.png"_s} << 1;
}

void ChartExportTest::commandRefusesBadInput()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, code);
    const QString results = m_directory.filePath(u"bad.sqlite"_s);
    if (!QFile::exists(results)) {
        QVERIFY(storeRun(results, madeUpRedisRun()) == 1);
        QVERIFY(storeRun(results, madeUpOltpRun()) == 2);
    }
    for (QString &argument : arguments) {
        argument.replace(u"%1"_s, m_directory.path());
    }
    QCOMPARE(exportChartCommand(arguments + QStringList{u"--results"_s, results}), code);
    QVERIFY(!QFile::exists(u"a.png"_s));
}

void ChartExportTest::programNeedsNoDisplay()
{
    const QString program = QStringLiteral(TARE_BINARY_DIR) + u"/app/tare"_s;
    if (!QFile::exists(program)) {
        QVERIFY2(qEnvironmentVariableIsEmpty("TARE_REQUIRE_ALL"), "the program tare was not built");
        QSKIP("the program tare was not built");
    }
    const QString results = m_directory.filePath(u"display.sqlite"_s);
    const qint64 id = storeRun(results, madeUpOltpRun());
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString &name : {u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s, u"QT_QPA_PLATFORM"_s}) {
        environment.remove(name);
    }
    QProcess process;
    process.setProcessEnvironment(environment);
    const QString path = m_directory.filePath(u"display.png"_s);
    process.start(program,
                  {u"--export-chart"_s, QString::number(id), u"--chart"_s, u"bars"_s, u"--to"_s, path,
                   u"--results"_s, results, u"--scale"_s, u"1"_s});
    QVERIFY(process.waitForFinished(60000));
    const QByteArray errors = process.readAllStandardError();
    QVERIFY2(process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0, errors.constData());
    const QImage image(path);
    QCOMPARE(image.size(), ChartExportOptions().size);
    QVERIFY(countColor(image, QRectF(image.rect()), environmentColor(1, lightColors())) > 5000);
}

QTEST_MAIN(ChartExportTest)
#include "tst_chartexport.moc"
