// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reportprint.h"

#include "core/report/findingtext.h"
#include "core/report/htmlstyle.h"
#include "ui/charts/chartexporter.h"
#include "ui/charts/chartstyle.h"
#include "ui/reportcharts.h"

#include "version.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextObjectInterface>
#include <QTextTable>

#include <algorithm>
#include <vector>

namespace Tare {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Tare::ReportExport)
};

constexpr int dotsPerInch = 600; ///< fine enough that text is set well
constexpr qreal marginMillimetres = 15;
constexpr qreal footMillimetres = 8; ///< of it the page number takes

/// Draws the charts at their places in the text, as wide as the page.
class ChartObject final : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    ChartObject(std::vector<ReportPicture> pictures, const ChartProvenance &notice)
        : m_pictures(std::move(pictures))
        , m_notice(notice)
        , m_style(ChartStyle::forExport(false, 1, true))
    { }

    const std::vector<ReportPicture> &pictures() const { return m_pictures; }

    QSizeF intrinsicSize(QTextDocument *document, int, const QTextFormat &format) override
    {
        const ReportPicture *its = of(format);
        if (!its)
            return {};
        const QSizeF page = document->pageSize();
        const QSizeF size = QSizeF(its->size) * (page.width() / its->size.width());
        const qreal most = page.height() * 0.92; // a picture never spans pages
        return size.height() > most ? size * (most / size.height()) : size;
    }

    void drawObject(QPainter *painter, const QRectF &rect, QTextDocument *, int,
                    const QTextFormat &format) override
    {
        const ReportPicture *its = of(format);
        if (!its)
            return;
        painter->save();
        painter->translate(rect.topLeft());
        painter->scale(rect.width() / its->size.width(), rect.height() / its->size.height());
        paintChartSheet(*painter, its->size, *its->picture, m_notice, m_style);
        painter->restore();
    }

private:
    const ReportPicture *of(const QTextFormat &format) const
    {
        const QString name = format.toImageFormat().name();
        const auto found = std::ranges::find(m_pictures, name, &ReportPicture::name);
        return found == m_pictures.end() ? nullptr : &*found;
    }

    std::vector<ReportPicture> m_pictures;
    ChartProvenance m_notice; ///< the page says the rest
    ChartStyle m_style;
};

int pageOf(const QTextDocument &document, const QTextBlock &block)
{
    const QRectF rect = document.documentLayout()->blockBoundingRect(block);
    return static_cast<int>(rect.top() / document.pageSize().height());
}

/// No heading stays alone at the foot of a page.
void keepHeadings(QTextDocument &document)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextBlock next = block.next();
        while (next.isValid() && next.text().isEmpty() && !QTextCursor(next).currentTable())
            next = next.next(); // what a division leaves behind
        if (block.blockFormat().headingLevel() < 2 || !next.isValid())
            continue;
        // With a table the second row decides: a header alone is no beginning.
        QTextBlock follower = next;
        if (const QTextTable *table = QTextCursor(next).currentTable(); table && table->rows() > 1)
            follower = table->cellAt(1, 0).firstCursorPosition().block();
        if (pageOf(document, follower) == pageOf(document, block))
            continue;
        QTextCursor cursor(block);
        QTextBlockFormat format;
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        cursor.mergeBlockFormat(format);
    }
}

/// Paints page by page, with a foot.
void paint(QTextDocument &document, QPdfWriter &writer, const QString &foot)
{
    QPainter painter(&writer);
    const QSizeF page = document.pageSize();
    const int pages = document.pageCount();
    QFont font = document.defaultFont();
    font.setPointSizeF(7.5);
    for (int i = 0; i < pages; ++i) {
        if (i > 0)
            writer.newPage();
        painter.save();
        painter.translate(0, -i * page.height());
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = QRectF(0, i * page.height(), page.width(), page.height());
        context.palette.setColor(QPalette::Text, QColor(0x1b, 0x1f, 0x24));
        painter.setClipRect(context.clip);
        document.documentLayout()->draw(&painter, context);
        painter.restore();
        painter.setFont(font);
        painter.setPen(QColor(0x59, 0x61, 0x6c));
        const qreal height = footMillimetres / 25.4 * dotsPerInch;
        const QRectF below(0, page.height(), page.width(), height);
        painter.drawText(below, Qt::AlignLeft | Qt::AlignBottom, foot);
        painter.drawText(below, Qt::AlignRight | Qt::AlignBottom,
                         Words::tr("%1 / %2", "page of pages").arg(i + 1).arg(pages));
    }
}

} // namespace

Result<QByteArray> printReport(const ComparisonSet &set, const HtmlReport &report)
{
    const RunRecord &run = set.record();
    HtmlReport rich = report;
    rich.richText = true;
    ChartProvenance notice;
    notice.notice = overrideNotice(run, set.comparisons());
    ChartObject charts(reportPictures(set), notice);
    for (const ReportPicture &its : charts.pictures())
        rich.charts[its.place].append({its.picture->description(), {}, its.name});
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(dotsPerInch);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(
            QMarginsF(marginMillimetres, marginMillimetres, marginMillimetres, marginMillimetres),
            QPageLayout::Millimeter);
        writer.setTitle(run.profileName);
        writer.setCreator(QStringLiteral("Tare " TARE_VERSION));
        QTextDocument document;
        document.documentLayout()->setPaintDevice(&writer);
        document.documentLayout()->registerHandler(QTextFormat::ImageObject, &charts);
        document.setDocumentMargin(0);
        QFont font(ChartStyle::forExport(false, 1, true).family);
        font.setPointSizeF(9.5);
        document.setDefaultFont(font);
        document.setDefaultStyleSheet(richTextStyle());
        document.setPageSize(QSizeF(writer.width(), writer.height() - footMillimetres / 25.4 * dotsPerInch));
        document.setHtml(QString::fromUtf8(runToHtml(run, rich)));
        keepHeadings(document);
        document.setPageSize(document.pageSize()); // lays out anew what has moved
        paint(document, writer, run.profileName);
    }
    if (!bytes.startsWith("%PDF-") || !bytes.trimmed().endsWith("%%EOF")) {
        return failure(ErrorCode::Unknown, Words::tr("The report could not be made."),
                       QStringLiteral("PDF: %1 bytes").arg(bytes.size()));
    }
    return bytes;
}

} // namespace Tare

#include "reportprint.moc"
