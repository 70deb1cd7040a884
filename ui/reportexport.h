// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"
#include "core/model/records.h"
#include "ui/models/comparisonset.h"

#include <QByteArray>
#include <QStringList>

namespace Tare {

enum class ReportFormat { Html, Pdf, Markdown, Csv, Json };

/// "html", without a dot.
QString suffixOf(ReportFormat format);
std::optional<ReportFormat> reportFormatOf(const QString &path); ///< by its suffix

/// The runs of a set as a report in a file's bytes: HTML and PDF with the charts, both read back; Markdown,
/// CSV and JSON as the command line writes them. With intervals, charts show the course over time.
Result<QByteArray> renderReport(const ComparisonSet &set, ReportFormat format,
                                const QStringList &commands = {});

/// The same into a file. An existing file stays as it was when this fails.
Result<void> exportReport(const ComparisonSet &set, const QString &path, ReportFormat format,
                          const QStringList &commands = {});

} // namespace Tare
