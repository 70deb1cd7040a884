// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/intervalpicture.h"

#include "core/model/numberformat.h"
#include "ui/charts/chartstyle.h"
#include "ui/charts/plotaxis.h"
#include "ui/environmentstyle.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

constexpr qreal side = 26; ///< room for the outermost numbers
constexpr int mostRows = 4;

} // namespace

IntervalPicture::IntervalPicture(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void IntervalPicture::setMarks(const QList<IntervalMark> &marks, double threshold, const QString &baseline)
{
    if (marks == m_marks && threshold == m_threshold && baseline == m_baseline) {
        return;
    }
    m_marks = marks.mid(0, mostRows);
    m_threshold = threshold;
    m_baseline = baseline;
    updateGeometry();
    update();
}

QSize IntervalPicture::sizeHint() const
{
    const ChartStyle style = ChartStyle::forScreen(this);
    const int rows = std::max(static_cast<int>(m_marks.size()), 1);
    const qreal bar = rows == 1 ? 32 : rows * 14 + 6;
    return {264, qRound(2 * style.smallLine() + bar + 8)};
}

QSize IntervalPicture::minimumSizeHint() const
{
    return sizeHint();
}

void IntervalPicture::scale(double &low, double &high, double &step) const
{
    low = -m_threshold * 1.5;
    high = m_threshold * 1.5;
    double far = 0;
    for (const IntervalMark &mark : m_marks) {
        far = std::max(far, std::abs(mark.change.value_or(0)));
    }
    // A hopelessly wide interval is cut, not allowed to flatten the others.
    const double limit = std::max(0.3, 3 * far);
    for (const IntervalMark &mark : m_marks) {
        for (const auto &value : {mark.change, mark.low, mark.high}) {
            if (value && std::isfinite(*value)) {
                low = std::min(low, std::max(*value, -limit));
                high = std::max(high, std::min(*value, limit));
            }
        }
    }
    const AxisScale axis = signedScale(low * 100, high * 100);
    step = axis.step / 100;
    low = std::floor(low / step + 1e-9) * step;
    high = std::ceil(high / step - 1e-9) * step;
}

double IntervalPicture::positionOf(double change) const
{
    double low = 0;
    double high = 0;
    double step = 0;
    scale(low, high, step);
    return side + (std::clamp(change, low, high) - low) / (high - low) * (width() - 2 * side);
}

void IntervalPicture::paintEvent(QPaintEvent *)
{
    const ChartStyle style = ChartStyle::forScreen(this);
    const ThemeColors &colors = style.colors;
    double low = 0;
    double high = 0;
    double step = 0;
    scale(low, high, step);
    QPainter painter(this);
    const QString caption =
        tr("change vs %1 · shaded: under %2").arg(m_baseline, formatPercent(m_threshold, 0));
    drawLine(painter, QRectF(0, 0, width(), style.smallLine()), Qt::AlignRight | Qt::AlignVCenter,
             style.small(), colors.secondary, caption);
    const qreal top = style.smallLine() + 4;
    const qreal bottom = height() - style.smallLine() - 4;
    QColor band = colors.text;
    band.setAlphaF(0.1F);
    const qreal bandLeft = positionOf(-m_threshold);
    painter.fillRect(QRectF(bandLeft, top, positionOf(m_threshold) - bandLeft, bottom - top), band);
    painter.setPen(QPen(colors.axis, 1));
    painter.drawLine(QPointF(side, bottom + 0.5), QPointF(width() - side, bottom + 0.5));
    const qreal zero = std::floor(positionOf(0)) + 0.5;
    painter.setPen(QPen(colors.text, 1));
    painter.drawLine(QPointF(zero, top - 2), QPointF(zero, bottom));
    qreal free = -1e9;
    for (double tick = std::ceil(low / step - 1e-9) * step; tick <= high + 1e-9; tick += step) {
        const bool isZero = std::abs(tick) < step / 2;
        const QString text =
            isZero ? formatFixed(0, 0) : formatPercent(tick, decimalsForStep(step * 100), true);
        const qreal x = positionOf(tick);
        const qreal half = textWidth(style.small(), text) / 2;
        painter.setPen(QPen(colors.axis, 1));
        painter.drawLine(QPointF(std::floor(x) + 0.5, bottom), QPointF(std::floor(x) + 0.5, bottom + 3));
        if (x - half > free) {
            drawLine(painter, QRectF(x - half - 2, bottom + 4, 2 * half + 4, style.smallLine()),
                     Qt::AlignHCenter, style.small(), colors.secondary, text);
            free = x + half + 4;
        }
    }
    painter.setRenderHint(QPainter::Antialiasing);
    const auto count = static_cast<qreal>(std::max<qsizetype>(m_marks.size(), 1));
    for (qsizetype i = 0; i < m_marks.size(); ++i) {
        const IntervalMark &mark = m_marks.at(i);
        if (!mark.change) {
            continue;
        }
        const QColor color = environmentColor(mark.slot, colors);
        const qreal y = top + (bottom - top) * (static_cast<qreal>(i) + 0.5) / count;
        const qreal cap = m_marks.size() == 1 ? 6 : 4;
        if (mark.low && mark.high) {
            painter.setPen(QPen(color, 2, Qt::SolidLine, Qt::FlatCap));
            const qreal from = positionOf(*mark.low);
            const qreal to = positionOf(*mark.high);
            painter.drawLine(QPointF(from, y), QPointF(to, y));
            if (*mark.low >= low) {
                painter.drawLine(QPointF(from, y - cap), QPointF(from, y + cap));
            }
            if (*mark.high <= high) {
                painter.drawLine(QPointF(to, y - cap), QPointF(to, y + cap));
            }
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawEllipse(QPointF(positionOf(*mark.change), y), cap - 1, cap - 1);
    }
}

} // namespace Tare
