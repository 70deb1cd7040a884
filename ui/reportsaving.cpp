// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reportsaving.h"

#include "ui/charts/chartexportdialog.h"

#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QStandardPaths>

#include <array>

namespace Tare {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Tare::ReportExport)
};

QString filterOf(ReportFormat format)
{
    switch (format) {
    case ReportFormat::Html:
        return Words::tr("Web page (*.html)");
    case ReportFormat::Pdf:
        return Words::tr("PDF (*.pdf)");
    case ReportFormat::Markdown:
        return Words::tr("Markdown (*.md)");
    case ReportFormat::Csv:
        return Words::tr("CSV, a line a step (*.csv)");
    case ReportFormat::Json:
        return Words::tr("JSON, everything (*.json)");
    }
    return {};
}

constexpr std::array allFormats{ReportFormat::Html, ReportFormat::Pdf, ReportFormat::Markdown,
                                ReportFormat::Csv, ReportFormat::Json};

} // namespace

std::optional<Error> saveReport(QWidget *parent, const ComparisonSet &set, const QStringList &commands,
                                std::optional<ReportFormat> format)
{
    QStringList filters;
    for (const ReportFormat each : allFormats) {
        if (!format || *format == each)
            filters += filterOf(each);
    }
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString name = ChartExportDialog::fileNameFor(set.record().profileName) + QLatin1Char('.')
        + suffixOf(format.value_or(ReportFormat::Html));
    QString chosen;
    QString path =
        QFileDialog::getSaveFileName(parent, Words::tr("Export report"), QDir(folder).filePath(name),
                                     filters.join(QStringLiteral(";;")), &chosen);
    if (path.isEmpty())
        return {};
    std::optional<ReportFormat> wanted = reportFormatOf(path);
    if (!wanted || (format && wanted != format)) {
        wanted = format;
        for (const ReportFormat each : allFormats) {
            if (!wanted && filterOf(each) == chosen)
                wanted = each;
        }
        wanted = wanted.value_or(ReportFormat::Html);
        path += QLatin1Char('.') + suffixOf(*wanted);
    }
    QApplication::setOverrideCursor(Qt::WaitCursor);
    const Result<void> written = exportReport(set, path, *wanted, commands);
    QApplication::restoreOverrideCursor();
    return written ? std::nullopt : std::optional(written.error());
}

} // namespace Tare
