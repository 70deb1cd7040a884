// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chartexportcommand.h"

#include "core/model/publishedfigures.h"
#include "core/results/resultstore.h"
#include "ui/charts/chartdata.h"
#include "ui/charts/chartexporter.h"
#include "ui/charts/comparisonbars.h"
#include "ui/charts/ladderdata.h"
#include "ui/charts/sweepchart.h"
#include "ui/charts/throughputchart.h"
#include "ui/languages.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFileInfo>

#include <algorithm>
#include <cstdio>
#include <memory>

namespace Tare {

namespace {

constexpr int exitDone = 0;
constexpr int exitFailed = 1;
constexpr int exitUnusable = 2;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Tare::ChartExportCommand)
};

struct Request
{
    QString run; ///< its number, or an example
    enum class Chart { Bars, Timeline, Ladder, Sweep };
    Chart chart = Chart::Bars;
    QString path;
    ChartFormat format = ChartFormat::Png;
    ChartExportOptions options;
    QString results;
    QString language;
};

int complain(const QString &sentence, const QString &detail, int code)
{
    std::fprintf(stderr, "tare: %s\n", qPrintable(sentence));
    if (!detail.isEmpty()) {
        std::fprintf(stderr, "%s\n", qPrintable(detail));
    }
    return code;
}

/// Nothing when the size is no "WxH" within the limits.
std::optional<QSize> parseSize(const QString &text)
{
    const QStringList parts = text.toLower().split(QLatin1Char('x'));
    if (parts.size() != 2) {
        return {};
    }
    bool wide = false;
    bool high = false;
    const QSize size(parts.at(0).toInt(&wide), parts.at(1).toInt(&high));
    if (!wide || !high || size.expandedTo(smallestExport).boundedTo(largestExport) != size) {
        return {};
    }
    return size;
}

tl::expected<Request, QString> parse(const QStringList &arguments)
{
    // The program's name, where it was handed on, is in front of the option.
    const QStringList rest =
        arguments.mid(std::max<qsizetype>(arguments.indexOf(QStringLiteral("--export-chart")), 0));
    QCommandLineParser parser;
    const QCommandLineOption run(QStringLiteral("export-chart"), {}, QStringLiteral("ID"));
    const QCommandLineOption chart(QStringLiteral("chart"), {}, QStringLiteral("bars|timeline|ladder|sweep"),
                                   QStringLiteral("bars"));
    const QCommandLineOption to(QStringLiteral("to"), {}, QStringLiteral("FILE"));
    const QCommandLineOption size(QStringLiteral("size"), {}, QStringLiteral("WxH"));
    const QCommandLineOption scale(QStringLiteral("scale"), {}, QStringLiteral("N"));
    const QCommandLineOption results(QStringLiteral("results"), {}, QStringLiteral("FILE"));
    const QCommandLineOption language(QStringLiteral("language"), {}, QStringLiteral("LANGUAGE"));
    parser.addOptions({run, chart, to, size, scale, results, language});
    QStringList whole{QStringLiteral("tare")};
    if (!rest.isEmpty() && !rest.first().startsWith(QLatin1Char('-'))) {
        whole.append(QStringLiteral("--export-chart")); // only what follows it was handed on
    }
    whole += rest;
    if (!parser.parse(whole)) {
        return tl::unexpected(parser.errorText());
    }
    if (!parser.positionalArguments().isEmpty()) {
        return tl::unexpected(
            Words::tr("“%1” is not understood here.").arg(parser.positionalArguments().first()));
    }
    Request request;
    bool number = false;
    request.run = parser.value(run);
    const qint64 id = request.run.toLongLong(&number);
    if (!request.run.startsWith(examplePrefix) && (!number || id < 1)) {
        return tl::unexpected(Words::tr("“%1” is no number of a run. “tare-cli results list” shows them.")
                                  .arg(parser.value(run)));
    }
    const QString which = parser.value(chart);
    if (which == QLatin1String("timeline")) {
        request.chart = Request::Chart::Timeline;
    } else if (which == QLatin1String("ladder")) {
        request.chart = Request::Chart::Ladder;
    } else if (which == QLatin1String("sweep")) {
        request.chart = Request::Chart::Sweep;
    } else if (which != QLatin1String("bars")) {
        return tl::unexpected(
            Words::tr("“%1” is no chart. Write bars, timeline, ladder or sweep after --chart.").arg(which));
    }
    request.path = parser.value(to);
    const std::optional<ChartFormat> format = formatOf(request.path);
    if (!format) {
        return tl::unexpected(
            Words::tr("Write a file that ends in .png, .svg or .pdf after --to; “%1” does not.")
                .arg(request.path));
    }
    request.format = *format;
    if (parser.isSet(size)) {
        const std::optional<QSize> wanted = parseSize(parser.value(size));
        if (!wanted) {
            return tl::unexpected(
                Words::tr("“%1” is no size. Write width and height in pixels, such as 1200x700; from "
                          "%2 to %3.")
                    .arg(parser.value(size),
                         QStringLiteral("%1x%2").arg(smallestExport.width()).arg(smallestExport.height()),
                         QStringLiteral("%1x%2").arg(largestExport.width()).arg(largestExport.height())));
        }
        request.options.size = *wanted;
    }
    if (parser.isSet(scale)) {
        request.options.scale = parser.value(scale).toInt(&number);
        if (!number || request.options.scale < 1 || request.options.scale > 4) {
            return tl::unexpected(
                Words::tr("“%1” is no scale. Write a whole number from 1 to 4.").arg(parser.value(scale)));
        }
    }
    request.results = parser.value(results);
    request.language = parser.value(language);
    return request;
}

std::unique_ptr<ChartPicture> draw(const Request &request, const ComparisonSet &set, const CompareCase &which)
{
    if (request.chart == Request::Chart::Ladder) {
        auto ladder = std::make_unique<LadderChart>();
        ladder->setData(ladderData(set, which));
        return ladder;
    }
    if (request.chart == Request::Chart::Timeline) {
        auto chart = std::make_unique<ThroughputChart>();
        chart->setData(timelineData(set.record(), which.workloadId, which.key, 0));
        return chart;
    }
    if (request.chart == Request::Chart::Sweep) {
        auto chart = std::make_unique<SweepChart>();
        chart->setData(
            sweepChartData(dumpSweep(set.record(), which.workloadId, DumpOperation::Dump), set.baseline()));
        return chart;
    }
    auto bars = std::make_unique<ComparisonBars>();
    BarChartData data = barChartData(set, which, set.primaryMetric(which));
    data.selected = -1; // nothing on paper is selected
    bars->setData(data);
    return bars;
}

/// The first case that the chart can be drawn of, or why there is none.
tl::expected<const CompareCase *, QString> caseOf(const Request &request, const ComparisonSet &set)
{
    const CompareCase &first = set.cases().first();
    if (request.chart == Request::Chart::Sweep) {
        const auto dumps = std::ranges::find(set.cases(), true, &CompareCase::dump);
        if (dumps == set.cases().end()) {
            return tl::unexpected(
                Words::tr("Run %1 has no dumps, so there is no sweep to draw.").arg(request.run));
        }
        return &*dumps;
    }
    if (request.chart == Request::Chart::Ladder) {
        const auto climbing = std::ranges::find_if(
            set.cases(), [&set](const CompareCase &its) { return ladderOf(set, its).has_value(); });
        if (climbing == set.cases().end()) {
            return tl::unexpected(noLadderText(set.record(), first.workloadId, first.key, set.comparisons()));
        }
        return &*climbing;
    }
    return &first;
}

Result<RunRecord> read(const Request &request)
{
    if (request.run.startsWith(examplePrefix)) {
        return loadExample(request.run.mid(examplePrefix.size()));
    }
    const QString results = request.results.isEmpty() ? ResultStore::defaultPath() : request.results;
    if (!QFileInfo::exists(results)) {
        return failure(ErrorCode::FileFailed, Words::tr("There is no results file %1.").arg(results));
    }
    const auto store = ResultStore::open(results);
    if (!store) {
        return tl::unexpected(store.error());
    }
    return (*store)->run(request.run.toLongLong(), request.chart == Request::Chart::Timeline);
}

int write(const Request &request)
{
    const Result<RunRecord> run = read(request);
    if (!run) {
        return complain(run.error().sentence, run.error().detail, exitUnusable);
    }
    const ComparisonSet set({*run});
    if (set.isEmpty()) {
        return complain(Words::tr("Run %1 has no step that could be drawn.").arg(request.run), {},
                        exitUnusable);
    }
    const auto found = caseOf(request, set);
    if (!found) {
        return complain(found.error(), {}, exitUnusable);
    }
    const CompareCase &which = **found;
    const auto picture = draw(request, set, which);
    if (!picture->hasData()) {
        return complain(Words::tr("Run %1 has no finished interval that could be drawn.").arg(request.run),
                        {}, exitUnusable);
    }
    const bool whole = (request.chart == Request::Chart::Bars || request.chart == Request::Chart::Sweep)
        && set.casesOf(which.workloadId).size() > 1;
    ChartProvenance provenance = provenanceOf(set, &which);
    if (whole) {
        provenance.subject = run->profileName;
    }
    const Result<QString> written =
        exportChart(*picture, provenance, request.path, request.format, request.options);
    if (!written) {
        return complain(written.error().sentence, written.error().detail, exitFailed);
    }
    std::printf("%s\n", qPrintable(*written));
    return exitDone;
}

} // namespace

int exportChartCommand(const QStringList &arguments)
{
    std::unique_ptr<QApplication> own;
    static int count = 1;
    static char name[] = "tare";
    static char *values[] = {name, nullptr};
    if (!QCoreApplication::instance()) {
        qputenv("QT_QPA_PLATFORM", "offscreen"); // a picture needs no display
        own = std::make_unique<QApplication>(count, values);
    }
    const auto request = parse(arguments);
    if (!request) {
        return complain(request.error(), {}, exitUnusable);
    }
    std::unique_ptr<Languages> languages;
    if (own) {
        languages = std::make_unique<Languages>(*own);
        languages->setLanguage(request->language.isEmpty() ? QStringLiteral("en") : request->language);
    }
    return write(*request);
}

} // namespace Tare
