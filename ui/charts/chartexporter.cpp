// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chartexporter.h"

#include "ui/charts/chartpicture.h"
#include "version.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QGraphicsScene>
#include <QImage>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>
#include <QXmlStreamReader>

#include <algorithm>

namespace Tare {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Tare::ChartExporter)
};

constexpr qreal margin = 24;
constexpr int dotsPerMeter = 3780; // 96 dpi

QString whole(const QString &title, const QString &direction)
{
    return direction.isEmpty()
        ? title
        : Words::tr("%1 — %2", "title of a chart, what is better").arg(title, direction);
}

/// Paints the sheet in a coordinate system of `size`.
void paintSheet(QPainter &painter, const QSizeF &size, const ChartPicture &picture,
                const ChartProvenance &provenance, const ChartStyle &style)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.fillRect(QRectF(QPointF(0, 0), size), style.colors.content);
    const qreal width = size.width() - 2 * margin;
    qreal top = margin - 4;
    const auto line = [&](const QFont &font, const QColor &color, const QString &text, qreal left = 0) {
        const qreal height = QFontMetricsF(font).height();
        drawLine(painter, QRectF(margin + left, top, width - left, height), Qt::AlignLeft | Qt::AlignVCenter,
                 font, color, text);
        return height;
    };
    const QString title = picture.title();
    const qreal titleWidth = std::min(textWidth(style.title(), title) + 8, width);
    const qreal titleHeight = line(style.title(), style.colors.text, title);
    if (!picture.direction().isEmpty()) {
        QFont font = style.title();
        font.setBold(false);
        line(font, style.colors.secondary,
             Words::tr("— %1", "after a chart's title").arg(picture.direction()), titleWidth);
    }
    top += titleHeight + 2;
    if (!provenance.subject.isEmpty()) {
        top += line(style.text(), style.colors.text, provenance.subject);
    }
    top += 12;

    QStringList foot;
    for (const QString &text :
         {picture.caption(), provenance.notice, provenance.machine, provenance.versions, provenance.runs}) {
        if (!text.isEmpty()) {
            foot += wrapText(text == provenance.runs && !provenance.tare.isEmpty()
                                 ? Words::tr("%1 · %2", "runs, program version").arg(text, provenance.tare)
                                 : text,
                             style.small(), width, 3);
        }
    }
    const qreal footHeight = static_cast<qreal>(foot.size()) * style.smallLine();
    const QRectF area(margin, top, width,
                      std::max<qreal>(size.height() - top - footHeight - 12 - margin * 0.75, 40));

    // A chart that needs more height than there is gets smaller as a whole; nothing is cut off.
    const std::unique_ptr<ChartPicture> copy = picture.copy();
    copy->setChartStyle(style);
    const qreal least = copy->leastHeight(area.width());
    qreal zoom = 1;
    for (int round = 0; round < 4 && copy->leastHeight(area.width() / zoom) * zoom > area.height() + 0.5;
         ++round) {
        zoom = std::min(zoom * 0.98,
                        area.height() / std::max(copy->leastHeight(area.width() / zoom), least * 0.1));
    }
    QGraphicsScene scene;
    scene.addItem(copy.get());
    const QRectF source(QPointF(0, 0), area.size() / zoom);
    copy->resize(source.size());
    scene.render(&painter, area, source, Qt::IgnoreAspectRatio);
    scene.removeItem(copy.get());

    top = size.height() - margin * 0.75 - footHeight;
    for (const QString &text : std::as_const(foot)) {
        top += line(style.small(), style.colors.secondary, text);
    }
}

QString describe(const ChartPicture &picture, const ChartProvenance &provenance)
{
    return picture.description() + QLatin1Char(' ') + provenance.line();
}

QImage paintImage(const ChartPicture &picture, const ChartProvenance &provenance,
                  const ChartExportOptions &options)
{
    const int scale = std::clamp(options.scale, 1, 4);
    QImage image(options.size * scale, QImage::Format_RGB32);
    if (image.isNull()) {
        return image;
    }
    image.setDevicePixelRatio(scale);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintSheet(painter, options.size, picture, provenance,
               ChartStyle::forExport(options.presentTheme, scale, false));
    painter.end();
    image.setDotsPerMeterX(dotsPerMeter * scale);
    image.setDotsPerMeterY(dotsPerMeter * scale);
    image.setText(QStringLiteral("Title"), whole(picture.title(), picture.direction()));
    image.setText(QStringLiteral("Description"), describe(picture, provenance));
    image.setText(QStringLiteral("Source"), provenance.runs);
    image.setText(QStringLiteral("Software"), QStringLiteral("Tare " TARE_VERSION));
    return image;
}

bool isBlank(const QImage &image)
{
    const QRgb first = image.pixel(0, 0);
    for (int y = 0; y < image.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        if (std::any_of(line, line + image.width(), [first](QRgb pixel) { return pixel != first; })) {
            return false;
        }
    }
    return true;
}

tl::unexpected<Error> broken(const QString &detail)
{
    return failure(ErrorCode::Unknown,
                   Words::tr("The picture could not be made. Try another size or format."), detail);
}

Result<QByteArray> renderPng(const ChartPicture &picture, const ChartProvenance &provenance,
                             const ChartExportOptions &options)
{
    const QImage image = paintImage(picture, provenance, options);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (image.isNull() || !image.save(&buffer, "PNG")) {
        return broken(QStringLiteral("PNG"));
    }
    const QImage back = QImage::fromData(bytes, "PNG").convertToFormat(QImage::Format_RGB32);
    if (back.size() != image.size() || isBlank(back)) {
        return broken(QStringLiteral("PNG: read back %1×%2").arg(back.width()).arg(back.height()));
    }
    return bytes;
}

Result<QByteArray> renderSvg(const ChartPicture &picture, const ChartProvenance &provenance,
                             const ChartExportOptions &options)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const QString title = whole(picture.title(), picture.direction());
    {
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize(options.size);
        generator.setViewBox(QRect(QPoint(0, 0), options.size));
        generator.setResolution(96);
        // They are written as they stand.
        generator.setTitle(title.toHtmlEscaped());
        generator.setDescription(describe(picture, provenance).toHtmlEscaped());
        QPainter painter(&generator);
        paintSheet(painter, options.size, picture, provenance,
                   ChartStyle::forExport(options.presentTheme, 1, true));
    }
    QXmlStreamReader reader(bytes);
    bool titled = false;
    qsizetype shapes = 0;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        if (reader.name() == QLatin1String("title")) {
            titled = reader.readElementText() == title;
        } else if (reader.name() == QLatin1String("rect") || reader.name() == QLatin1String("polyline")
                   || reader.name() == QLatin1String("path") || reader.name() == QLatin1String("text")) {
            ++shapes;
        }
    }
    if (reader.hasError() || !titled || shapes < 5) {
        return broken(QStringLiteral("SVG: ") + reader.errorString());
    }
    return bytes;
}

Result<QByteArray> renderPdf(const ChartPicture &picture, const ChartProvenance &provenance,
                             const ChartExportOptions &options)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(
            QPageSize(QSizeF(options.size) * 72 / 96, QPageSize::Point, QString(), QPageSize::ExactMatch));
        writer.setPageMargins(QMarginsF());
        writer.setResolution(96 * 8); // fine enough that nothing is rounded to a pixel
        writer.setTitle(Words::tr("%1 · %2", "title of a chart, run")
                            .arg(whole(picture.title(), picture.direction()), provenance.runs));
        writer.setCreator(QStringLiteral("Tare " TARE_VERSION));
        QPainter painter;
        if (!painter.begin(&writer)) {
            return broken(QStringLiteral("PDF"));
        }
        painter.scale(8, 8);
        paintSheet(painter, options.size, picture, provenance,
                   ChartStyle::forExport(options.presentTheme, 1, true));
    }
    if (!bytes.startsWith("%PDF-") || !bytes.trimmed().endsWith("%%EOF") || !bytes.contains("/Title")) {
        return broken(QStringLiteral("PDF: %1 bytes").arg(bytes.size()));
    }
    return bytes;
}

} // namespace

QString suffixOf(ChartFormat format)
{
    switch (format) {
    case ChartFormat::Png:
        return QStringLiteral("png");
    case ChartFormat::Svg:
        return QStringLiteral("svg");
    case ChartFormat::Pdf:
        return QStringLiteral("pdf");
    }
    return {};
}

std::optional<ChartFormat> formatOf(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    for (const ChartFormat format : {ChartFormat::Png, ChartFormat::Svg, ChartFormat::Pdf}) {
        if (suffix == suffixOf(format)) {
            return format;
        }
    }
    return {};
}

QString withSuffix(const QString &path, ChartFormat format)
{
    const std::optional<ChartFormat> present = formatOf(path);
    if (present == format) {
        return path;
    }
    const QString bare = present ? path.chopped(4) : path.endsWith(u'.') ? path.chopped(1) : path;
    return bare + QLatin1Char('.') + suffixOf(format);
}

Result<QByteArray> renderChart(const ChartPicture &picture, const ChartProvenance &provenance,
                               ChartFormat format, const ChartExportOptions &options)
{
    ChartExportOptions sound = options;
    sound.size = options.size.expandedTo(smallestExport).boundedTo(largestExport);
    switch (format) {
    case ChartFormat::Png:
        return renderPng(picture, provenance, sound);
    case ChartFormat::Svg:
        return renderSvg(picture, provenance, sound);
    case ChartFormat::Pdf:
        return renderPdf(picture, provenance, sound);
    }
    return broken({});
}

Result<QString> exportChart(const ChartPicture &picture, const ChartProvenance &provenance,
                            const QString &path, ChartFormat format, const ChartExportOptions &options)
{
    const QString target = withSuffix(path, format);
    const Result<QByteArray> bytes = renderChart(picture, provenance, format, options);
    if (!bytes) {
        return tl::unexpected<Error>(bytes.error());
    }
    const auto unwritable = [&target](const QString &why) {
        return failure(ErrorCode::FileFailed,
                       Words::tr("The picture could not be written to %1. Choose a folder you may write to.")
                           .arg(target),
                       why);
    };
    QSaveFile file(target);
    if (!file.open(QIODevice::WriteOnly)) {
        return unwritable(file.errorString());
    }
    if (file.write(*bytes) != bytes->size() || !file.commit()) {
        return unwritable(file.errorString());
    }
    QFile back(target);
    if (!back.open(QIODevice::ReadOnly) || back.readAll() != *bytes) {
        return unwritable(Words::tr("The file does not hold what was written."));
    }
    return target;
}

void paintChartSheet(QPainter &painter, const QSizeF &size, const ChartPicture &picture,
                     const ChartProvenance &provenance, const ChartStyle &style)
{
    paintSheet(painter, size, picture, provenance, style);
}

QImage chartImage(const ChartPicture &picture, const ChartProvenance &provenance,
                  const ChartExportOptions &options)
{
    ChartExportOptions sound = options;
    sound.size = options.size.expandedTo(smallestExport).boundedTo(largestExport);
    return paintImage(picture, provenance, sound);
}

} // namespace Tare
