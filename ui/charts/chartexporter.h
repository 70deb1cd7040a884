// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"
#include "ui/charts/chartprovenance.h"

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <QString>

#include <optional>

class QPainter;

namespace Tare {

class ChartPicture;
struct ChartStyle;

enum class ChartFormat { Png, Svg, Pdf };

struct ChartExportOptions
{
    QSize size{1200, 700};     ///< device-independent pixels
    int scale = 2;             ///< PNG: 1 … 4 pixels each
    bool presentTheme = false; ///< else light, as paper is
};

/// Smallest and largest size that can be asked for.
constexpr QSize smallestExport{320, 200};
constexpr QSize largestExport{8000, 8000};

/// "png", without a dot.
QString suffixOf(ChartFormat format);
std::optional<ChartFormat> formatOf(const QString &path); ///< by its suffix
/// The path with the format's suffix: another picture suffix is replaced, any other is kept before it.
QString withSuffix(const QString &path, ChartFormat format);

/// The chart as a sheet: title, what is better, subject, the chart, what its marks mean, and where the
/// numbers come from. The bytes have been read back: PNG has the asked size and is not blank, SVG parses and
/// holds the title, PDF is whole.
Result<QByteArray> renderChart(const ChartPicture &picture, const ChartProvenance &provenance,
                               ChartFormat format, const ChartExportOptions &options = {});

/// The same into a file; the answer is the path written, with the right suffix. An existing file stays as it
/// was when this fails.
Result<QString> exportChart(const ChartPicture &picture, const ChartProvenance &provenance,
                            const QString &path, ChartFormat format, const ChartExportOptions &options = {});

/// The sheet alone, onto a painter whose unit is a device-independent pixel; from its origin.
void paintChartSheet(QPainter &painter, const QSizeF &size, const ChartPicture &picture,
                     const ChartProvenance &provenance, const ChartStyle &style);

/// The sheet as an image, for the clipboard.
QImage chartImage(const ChartPicture &picture, const ChartProvenance &provenance,
                  const ChartExportOptions &options = {});

} // namespace Tare
