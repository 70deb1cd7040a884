// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/orderpreview.h"

#include "core/model/numberformat.h"
#include "core/model/planexpander.h"
#include "ui/environmentstyle.h"
#include "ui/models/workloadwords.h"
#include "ui/theme.h"

#include <QEvent>
#include <QPainter>
#include <QResizeEvent>

#include <algorithm>

namespace Tare {

namespace {

constexpr int labelWidth = 96;
constexpr int widestCase = 190;
constexpr int cardHeight = 28;
constexpr int gap = 8;
constexpr int mostSteps = 48;

} // namespace

OrderPreview::OrderPreview(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("orderPreview"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void OrderPreview::showPlan(const TestProfile &profile)
{
    m_rows.clear();
    const QList<PlannedStep> steps = expandPlan(profile);
    const bool sequential = profile.plan.order == RunOrder::Sequential;
    const QMap<QString, QString> names = shortEnvironmentNames(profile.environments);
    QSet<QString> cases;
    for (const PlannedStep &step : steps)
        cases.insert(step.workload.workloadId + QLatin1Char('/') + caseKey(step.workload));

    QString rowKey;
    int shown = 0;
    QStringList spoken;
    for (const PlannedStep &step : steps) {
        if (shown == mostSteps)
            break;
        const QString caseText =
            cases.size() > 1 ? shortCaseTitle(step.workload, profile.workloads) : QString();
        const QString group = sequential ? step.environment.id : QString::number(step.repetition);
        const QString key = group + QLatin1Char('/') + (sequential ? QString() : caseText);
        if (key != rowKey) {
            const bool newGroup = !rowKey.startsWith(group + QLatin1Char('/'));
            rowKey = key;
            Row row;
            if (newGroup)
                row.title =
                    sequential ? names.value(step.environment.id) : tr("Repetition %1").arg(step.repetition);
            row.caseTitle = sequential ? QString() : caseText;
            m_rows.append(row);
        }
        const QString name = !sequential ? names.value(step.environment.id)
            : caseText.isEmpty()         ? tr("Repetition %1").arg(step.repetition)
                                         : tr("%1, repetition %2").arg(caseText).arg(step.repetition);
        m_rows.last().cards.append(
            {environmentSlot(step.environment), name, formatClock(estimateStep(step).total())});
        spoken << (caseText.isEmpty() ? name : QStringLiteral("%1 %2").arg(name, caseText));
        ++shown;
    }
    const auto hidden = static_cast<int>(steps.size()) - shown;
    m_more = hidden > 0 ? tr("… and %n more steps in the same manner", nullptr, hidden) : QString();
    setAccessibleName(tr("Order of the steps"));
    setAccessibleDescription(spoken.join(QStringLiteral(", ")));
    layOut();
    updateGeometry();
    update();
}

void OrderPreview::layOut()
{
    qsizetype longest = 1;
    for (const Row &row : std::as_const(m_rows))
        longest = std::max(longest, row.cards.size());
    m_caseWidth = 0;
    const QFontMetrics metrics(themeFont(TextRole::Text));
    for (const Row &row : std::as_const(m_rows)) {
        if (!row.caseTitle.isEmpty())
            m_caseWidth = std::max(m_caseWidth, metrics.horizontalAdvance(row.caseTitle) + 16);
    }
    m_caseWidth = std::min({m_caseWidth, widestCase, std::max(width() / 4, 84)});
    m_left = labelWidth + m_caseWidth;
    const int room = std::max(width() - m_left, 160);
    // As many columns as keep room for the names, and lines of one length.
    const int cards = static_cast<int>(longest);
    const int most = std::clamp(cards, 1, std::max(room / 150, 1));
    const int lines = (cards + most - 1) / most;
    m_columns = (cards + lines - 1) / lines;
    int top = 0;
    for (Row &row : m_rows) {
        const int rowLines = (static_cast<int>(row.cards.size()) + m_columns - 1) / m_columns;
        row.top = top;
        row.height = rowLines * (cardHeight + gap);
        top += row.height;
    }
    m_height = top + (m_more.isEmpty() ? 0 : 20);
    setFixedHeight(std::max(m_height, 1));
}

QSize OrderPreview::sizeHint() const
{
    return {640, m_height};
}

void OrderPreview::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void OrderPreview::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        update();
}

void OrderPreview::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ThemeColors &theme = themeColors();
    const QFont text = themeFont(TextRole::Text);
    const QFont small = themeFont(TextRole::Small);
    const int room = std::max(width() - m_left, 160);
    const int cardWidth = (room - (m_columns - 1) * gap) / m_columns;
    for (const Row &row : std::as_const(m_rows)) {
        painter.setFont(text);
        painter.setPen(theme.secondary);
        painter.drawText(QRect(0, row.top, labelWidth - 8, cardHeight), Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetrics(text).elidedText(row.title, Qt::ElideRight, labelWidth - 8));
        if (!row.caseTitle.isEmpty()) {
            painter.drawText(QRect(labelWidth, row.top, m_caseWidth - 8, cardHeight),
                             Qt::AlignLeft | Qt::AlignVCenter,
                             QFontMetrics(text).elidedText(row.caseTitle, Qt::ElideRight, m_caseWidth - 8));
        }
        for (qsizetype i = 0; i < row.cards.size(); ++i) {
            const Card &card = row.cards.at(i);
            const int left = m_left + static_cast<int>(i % m_columns) * (cardWidth + gap);
            const int top = row.top + static_cast<int>(i / m_columns) * (cardHeight + gap);
            painter.setPen(theme.hairline);
            painter.setBrush(theme.content);
            painter.drawRoundedRect(QRectF(left + 0.5, top + 0.5, cardWidth - 1, cardHeight - 1), 4, 4);
            paintChip(painter, QRectF(left + 10, top + 8, 12, 12), card.slot, theme);
            painter.setFont(small);
            painter.setPen(theme.secondary);
            const int lengthWidth = QFontMetrics(small).horizontalAdvance(card.length);
            painter.drawText(QRect(left, top, cardWidth - 10, cardHeight), Qt::AlignRight | Qt::AlignVCenter,
                             card.length);
            painter.setFont(text);
            painter.setPen(theme.text);
            const int nameWidth = cardWidth - 30 - lengthWidth - 18;
            painter.drawText(QRect(left + 30, top, nameWidth, cardHeight), Qt::AlignLeft | Qt::AlignVCenter,
                             QFontMetrics(text).elidedText(card.name, Qt::ElideRight, nameWidth));
        }
    }
    if (!m_more.isEmpty()) {
        painter.setFont(small);
        painter.setPen(theme.secondary);
        painter.drawText(QRect(m_left, m_height - 20, room, 20), Qt::AlignLeft | Qt::AlignVCenter, m_more);
    }
}

} // namespace Tare
