// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reportexport.h"

#include "core/report/findingtext.h"
#include "core/report/htmlreport.h"
#include "core/report/runreport.h"
#include "ui/charts/chartexporter.h"
#include "ui/reportcharts.h"
#include "ui/reportprint.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSaveFile>

namespace Tare {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Tare::ReportExport)
};

HtmlReport reportOf(const ComparisonSet &set, const QStringList &commands)
{
    HtmlReport report;
    report.baselineId = set.baseline();
    report.commands = commands;
    return report;
}

Result<QByteArray> htmlPage(const ComparisonSet &set, HtmlReport report)
{
    ChartProvenance notice; // the page says the rest
    notice.notice = overrideNotice(set.record(), set.comparisons());
    for (const ReportPicture &its : reportPictures(set)) {
        ChartExportOptions options;
        options.size = its.size;
        const Result<QByteArray> svg = renderChart(*its.picture, notice, ChartFormat::Svg, options);
        if (!svg)
            return tl::unexpected(svg.error());
        report.charts[its.place].append({its.picture->description(), *svg, its.name});
    }
    return runToHtml(set.record(), report);
}

} // namespace

QString suffixOf(ReportFormat format)
{
    switch (format) {
    case ReportFormat::Html:
        return QStringLiteral("html");
    case ReportFormat::Pdf:
        return QStringLiteral("pdf");
    case ReportFormat::Markdown:
        return QStringLiteral("md");
    case ReportFormat::Csv:
        return QStringLiteral("csv");
    case ReportFormat::Json:
        return QStringLiteral("json");
    }
    return {};
}

std::optional<ReportFormat> reportFormatOf(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    for (const ReportFormat format : {ReportFormat::Html, ReportFormat::Pdf, ReportFormat::Markdown,
                                      ReportFormat::Csv, ReportFormat::Json}) {
        if (suffix == suffixOf(format))
            return format;
    }
    return suffix == QLatin1String("htm") ? std::optional(ReportFormat::Html) : std::nullopt;
}

Result<QByteArray> renderReport(const ComparisonSet &set, ReportFormat format, const QStringList &commands)
{
    switch (format) {
    case ReportFormat::Markdown:
        return runToMarkdown(set.record(), set.baseline());
    case ReportFormat::Csv:
        return runToCsv(set.record());
    case ReportFormat::Json:
        return runToJson(set.record(), set.baseline());
    case ReportFormat::Html:
    case ReportFormat::Pdf:
        break;
    }
    const HtmlReport report = reportOf(set, commands);
    return format == ReportFormat::Pdf ? printReport(set, report) : htmlPage(set, report);
}

Result<void> exportReport(const ComparisonSet &set, const QString &path, ReportFormat format,
                          const QStringList &commands)
{
    const Result<QByteArray> bytes = renderReport(set, format, commands);
    if (!bytes)
        return tl::unexpected(bytes.error());
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(*bytes) != bytes->size() || !file.commit()) {
        return failure(
            ErrorCode::FileFailed,
            Words::tr("The report could not be written to %1. Choose a folder you may write to.").arg(path),
            file.errorString());
    }
    return {};
}

} // namespace Tare
