// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/runviewlists.h"

#include "ui/models/runeventsmodel.h"
#include "ui/widgets/basics.h"
#include "ui/widgets/translated.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTime>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

constexpr int lineHeight = 20;
constexpr int mostLines = 500;
constexpr int openHeight = 130;

class EventDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const ThemeColors &colors = themeColors();
        const QRectF row(option.rect);
        const QFont font = themeFont(TextRole::Small);
        painter->save();
        if (option.state.testFlag(QStyle::State_Selected) && option.state.testFlag(QStyle::State_Active)) {
            painter->fillRect(row, colors.accentTint);
        }
        painter->setFont(font);
        QRectF place = row.adjusted(0, 0, -4, 0);
        if (index.column() == RunEventsModel::Time) {
            painter->setPen(colors.secondary);
            painter->drawText(place, Qt::AlignRight | Qt::AlignVCenter, index.data().toString());
        } else {
            const QString icon = index.data(RunEventsModel::StateIconRole).toString();
            if (!icon.isEmpty()) {
                const qreal ratio = painter->device() ? painter->device()->devicePixelRatioF() : 1;
                painter->drawPixmap(
                    QPointF(row.left() + 4, std::round(row.center().y() - 7)),
                    themePixmap(icon, 14, ratio,
                                static_cast<IconColor>(index.data(RunEventsModel::StateColorRole).toInt())));
            }
            place.setLeft(row.left() + 24);
            painter->setPen(colors.text);
            painter->drawText(
                place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                QFontMetricsF(font).elidedText(index.data().toString(), Qt::ElideRight, place.width()));
        }
        painter->restore();
    }
};

} // namespace

EventList::EventList(QWidget *parent)
    : QTableView(parent)
{
    setObjectName(QStringLiteral("eventList"));
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    horizontalHeader()->hide();
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(lineHeight);
    verticalHeader()->setDefaultSectionSize(lineHeight);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTabKeyNavigation(false);
    setItemDelegate(new EventDelegate(this));
    horizontalHeader()->setStretchLastSection(true);
}

void EventList::setModel(QAbstractItemModel *model)
{
    QTableView::setModel(model);
    const QFontMetrics metrics(themeFont(TextRole::Small));
    horizontalHeader()->resizeSection(RunEventsModel::Time,
                                      metrics.horizontalAdvance(QStringLiteral("00:00:00")) + 16);
}

int EventList::heightForRows(int rows) const
{
    return rows * lineHeight + 8;
}

LogLine::LogLine(QWidget *parent)
    : QWidget(parent)
{
    m_fold = new QToolButton(this);
    m_fold->setObjectName(QStringLiteral("logFold"));
    m_fold->setProperty("fold", true);
    m_fold->setCheckable(true);
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_fold->setIcon(themeIcon(QStringLiteral("chevron-right")));
    translated(m_fold, [this] {
        m_fold->setText(tr("&Log"));
        m_fold->setAccessibleName(tr("Log"));
    });
    m_last = new ElidedLabel(this);
    m_last->setObjectName(QStringLiteral("logLast"));
    m_last->setProperty("role", QStringLiteral("secondary"));
    m_lines = new QPlainTextEdit(this);
    m_lines->setObjectName(QStringLiteral("logLines"));
    m_lines->setReadOnly(true);
    m_lines->setTabChangesFocus(true);
    m_lines->setMaximumBlockCount(mostLines);
    m_lines->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_lines->setFixedHeight(openHeight);
    m_lines->hide();
    translated(m_lines, [this] {
        m_lines->setAccessibleName(tr("Log"));
        m_lines->setFont(themeFont(TextRole::Fixed));
        m_last->setFont(themeFont(TextRole::Small));
    });
    auto *commands = makeButton(
        QStringLiteral("showCommands"), ButtonKind::Link, [] { return tr("Show commands"); }, {}, this);
    connect(commands, &QPushButton::clicked, this, &LogLine::commandsRequested);
    connect(m_fold, &QToolButton::toggled, this, &LogLine::setOpen);

    auto *line = new QHBoxLayout;
    line->setContentsMargins(4, 2, 8, 2);
    line->setSpacing(8);
    line->addWidget(m_fold);
    line->addWidget(m_last, 1);
    line->addWidget(commands);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(line);
    layout->addWidget(m_lines);
}

void LogLine::setOpen(bool open)
{
    m_fold->setChecked(open);
    m_fold->setIcon(themeIcon(open ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right")));
    m_lines->setVisible(open);
    m_last->setVisible(!open);
}

void LogLine::add(const QString &text)
{
    const QString line = QLocale().toString(QTime::currentTime(), QStringLiteral("HH:mm:ss"))
        + QLatin1Char(' ') + text.simplified();
    m_lines->appendPlainText(line);
    m_last->setFullText(line);
}

void LogLine::clear()
{
    m_lines->clear();
    m_last->setFullText({});
}

} // namespace Tare
