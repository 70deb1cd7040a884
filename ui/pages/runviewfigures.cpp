// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/runviewfigures.h"

#include "ui/theme.h"

#include <QAccessible>
#include <QEvent>
#include <QFontMetricsF>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace Tare {

namespace {

constexpr qreal padding = 16;

} // namespace

RunViewFigures::RunViewFigures(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void RunViewFigures::setFigures(const QList<Figure> &figures)
{
    if (figures == m_figures) {
        return;
    }
    m_figures = figures;
    QStringList sentences;
    for (const Figure &figure : figures) {
        const QString value =
            figure.value.isEmpty() ? tr("not known yet") : figure.value + QLatin1Char(' ') + figure.unit;
        sentences.append(tr("%1: %2, %3.").arg(figure.label, value.trimmed(), figure.note));
    }
    setAccessibleName(tr("Key numbers"));
    setAccessibleDescription(sentences.join(QLatin1Char(' ')));
    update();
}

QSize RunViewFigures::sizeHint() const
{
    const qreal height = 12 + QFontMetricsF(themeFont(TextRole::Small)).height() * 2
        + QFontMetricsF(themeFont(TextRole::Figure)).height();
    return {800, qRound(height) + 4};
}

QSize RunViewFigures::minimumSizeHint() const
{
    const qreal widest =
        QFontMetricsF(themeFont(TextRole::Figure)).horizontalAdvance(QStringLiteral("000 000"));
    return {qRound((widest + 2 * padding) * static_cast<qreal>(std::max<qsizetype>(m_figures.size(), 5))),
            sizeHint().height()};
}

QRectF RunViewFigures::columnRect(int column) const
{
    const qreal width = this->width() / static_cast<qreal>(std::max<qsizetype>(m_figures.size(), 1));
    return {column * width, 0, width, static_cast<qreal>(height())};
}

void RunViewFigures::paintEvent(QPaintEvent *)
{
    const ThemeColors &colors = themeColors();
    const QFont small = themeFont(TextRole::Small);
    const QFont big = themeFont(TextRole::Figure);
    const QFont unit = themeFont(TextRole::Title);
    QPainter painter(this);
    for (int i = 0; i < m_figures.size(); ++i) {
        const Figure &figure = m_figures.at(i);
        const QRectF column = columnRect(i);
        if (i > 0) {
            painter.fillRect(QRectF(std::floor(column.left()), 0, 1, height()), colors.hairline);
        }
        const qreal left = column.left() + padding;
        const qreal room = column.width() - padding - 8;
        qreal y = 6;
        const auto line = [&](const QFont &font, const QColor &color, const QString &text, qreal indent,
                              qreal baseline) {
            painter.setFont(font);
            painter.setPen(color);
            const QFontMetricsF metrics(font);
            painter.drawText(QPointF(left + indent, baseline),
                             metrics.elidedText(text, Qt::ElideRight, room - indent));
            return metrics.horizontalAdvance(text);
        };
        y += QFontMetricsF(small).ascent();
        line(small, colors.secondary, figure.label, 0, y);
        y += QFontMetricsF(small).descent() + QFontMetricsF(big).ascent();
        const QString value = figure.value.isEmpty() ? QStringLiteral("–") : figure.value;
        const qreal width = line(big, figure.value.isEmpty() ? colors.secondary : colors.text, value, 0, y);
        if (!figure.value.isEmpty() && !figure.unit.isEmpty()) {
            line(unit, colors.secondary, figure.unit, width + 5, y);
        }
        y += QFontMetricsF(big).descent() + QFontMetricsF(small).ascent() - 2;
        line(small, figure.warning ? colors.warning : colors.secondary, figure.note, 0, y);
    }
}

bool RunViewFigures::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        for (int i = 0; i < m_figures.size(); ++i) {
            if (columnRect(i).contains(help->pos())) {
                const Figure &figure = m_figures.at(i);
                QToolTip::showText(help->globalPos(),
                                   QStringLiteral("<b>%1</b><br>%2")
                                       .arg(figure.label.toHtmlEscaped(), figure.note.toHtmlEscaped()),
                                   this);
            }
        }
        return true;
    }
    if (event->type() == QEvent::ApplicationFontChange || event->type() == QEvent::FontChange) {
        updateGeometry();
    }
    return QWidget::event(event);
}

} // namespace Tare
