// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/runviewprogress.h"

#include "ui/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <numeric>

namespace Tare {

RunViewProgress::RunViewProgress(QWidget *parent)
    : QProgressBar(parent)
{
    setTextVisible(false);
    setRange(0, 1000);
    setFixedHeight(6);
}

void RunViewProgress::setSegments(const QList<double> &lengths)
{
    m_lengths = lengths;
    update();
}

void RunViewProgress::setDone(int steps, double share)
{
    m_done = steps;
    m_share = std::clamp(share, 0.0, 1.0);
    const double total = std::accumulate(m_lengths.cbegin(), m_lengths.cend(), 0.0);
    double done = 0;
    for (int i = 0; i < m_lengths.size() && i <= m_done; ++i) {
        done += m_lengths.at(i) * (i < m_done ? 1 : m_share);
    }
    setValue(total > 0 ? static_cast<int>(1000 * done / total) : 0);
    update();
}

void RunViewProgress::paintEvent(QPaintEvent *)
{
    const ThemeColors &colors = themeColors();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const double total = std::accumulate(m_lengths.cbegin(), m_lengths.cend(), 0.0);
    const auto count = static_cast<qreal>(m_lengths.size());
    // With very many steps the gaps would be all there is.
    const qreal gap = count > 1 ? std::min(3.0, width() / count * 0.3) : 0;
    const qreal room = width() - gap * std::max(count - 1, 0.0);
    if (total <= 0) {
        painter.setBrush(colors.hairline);
        painter.drawRoundedRect(rect(), 3, 3);
        return;
    }
    qreal x = 0;
    for (int i = 0; i < m_lengths.size(); ++i) {
        const QRectF segment(x, 0, std::max<qreal>(room * m_lengths.at(i) / total, 0.5), height());
        const qreal radius = std::min<qreal>(2, segment.width() / 2);
        const double share = i < m_done ? 1 : i == m_done ? m_share : 0;
        QPainterPath path;
        path.addRoundedRect(segment, radius, radius);
        painter.fillPath(path, colors.hairline);
        if (share > 0) {
            painter.save();
            painter.setClipRect(QRectF(segment.left(), 0, segment.width() * share, height()));
            painter.fillPath(path, colors.accent);
            painter.restore();
        }
        x = segment.right() + gap;
    }
}

} // namespace Tare
