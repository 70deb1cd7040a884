// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/quickcard.h"

#include "core/model/numberformat.h"
#include "core/model/planexpander.h"
#include "ui/environmentstyle.h"
#include "ui/machinestatus.h"
#include "ui/models/workloadwords.h"
#include "ui/widgets/messagepanel.h"
#include "ui/widgets/translated.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

namespace Tare {

namespace {

/// Two dashed bars: what one will get, with nothing pretended.
class BarsPreview final : public QWidget
{
public:
    explicit BarsPreview(QWidget *parent = nullptr)
        : QWidget(parent)
    {
        setFixedSize(172, 150);
    }

    void show(const QList<QPair<int, QString>> &bars)
    {
        m_bars = bars;
        update();
    }

protected:
    void paintEvent(QPaintEvent * /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const ThemeColors &theme = themeColors();
        const qreal base = height() - 22.5;
        const qreal full = base - 24;
        painter.setPen(QPen(theme.grid, 1));
        for (int line = 1; line <= 3; ++line)
            painter.drawLine(QPointF(0, base - full * line / 3), QPointF(width(), base - full * line / 3));
        painter.setPen(QPen(theme.axis, 1));
        painter.drawLine(QPointF(0, base), QPointF(width(), base));
        for (qsizetype i = 0; i < std::min<qsizetype>(m_bars.size(), 2); ++i) {
            const auto &[slot, name] = m_bars.at(i);
            const qreal share = i == 0 ? 1.0 : 0.55;
            const QRectF bar(16 + static_cast<qreal>(i) * 70, base - full * share, 56, full * share);
            painter.save();
            painter.setOpacity(0.14);
            painter.setBrushOrigin(bar.topLeft());
            painter.fillRect(bar, environmentBrush(slot, theme, devicePixelRatioF()));
            painter.restore();
            QPen outline(environmentColor(slot, theme), 1.35);
            outline.setDashPattern({3, 2.5});
            painter.setPen(outline);
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(bar);
            painter.setFont(themeFont(TextRole::TextBold));
            painter.setPen(theme.text);
            painter.drawText(QRectF(bar.left() - 12, bar.top() - 22, bar.width() + 24, 20), Qt::AlignCenter,
                             i == 0
                                 ? formatPercent(1.0, 0)
                                 : formatPercent(1.0, 0).replace(QStringLiteral("100"), QStringLiteral("?")));
            painter.setFont(themeFont(TextRole::Small));
            painter.setPen(theme.secondary);
            painter.drawText(QRectF(bar.left() - 10, base + 2, bar.width() + 20, 20), Qt::AlignCenter, name);
        }
    }

private:
    QList<QPair<int, QString>> m_bars;
};

} // namespace

QuickCard::QuickCard(MachineStatus &machine, QWidget *parent)
    : QFrame(parent)
    , m_machine(machine)
{
    setObjectName(QStringLiteral("quickCard"));
    setProperty("card", QStringLiteral("accent"));
    m_title = makeValueLabel(TextRole::TitleBold, LabelTone::Normal);
    m_title->setObjectName(QStringLiteral("quickTitle"));
    auto *environments = new QWidget;
    m_environments = new QHBoxLayout(environments);
    m_environments->setContentsMargins(0, 0, 0, 0);
    m_environments->setSpacing(8);
    m_server = makeValueLabel(TextRole::Text, LabelTone::Normal);
    m_load = makeValueLabel(TextRole::Text, LabelTone::Normal);
    m_missing = new MessagePanel(Severity::Warning);
    m_missing->setObjectName(QStringLiteral("quickMissing"));
    m_cost = makeValueLabel(TextRole::Small, LabelTone::Secondary);
    m_cost->setObjectName(QStringLiteral("quickCost"));
    m_start = makeButton(
        QStringLiteral("quickStart"), ButtonKind::Primary, [] { return tr("Start"); }, QStringLiteral("run"));
    m_start->setProperty("big", true);
    m_change =
        makeButton(QStringLiteral("quickChange"), ButtonKind::Normal, [] { return tr("Change it first…"); });
    m_change->setProperty("big", true);
    m_preview = new BarsPreview;

    auto *facts = new QGridLayout;
    facts->setHorizontalSpacing(16);
    facts->setVerticalSpacing(6);
    facts->setColumnStretch(1, 1);
    const auto fact = [facts](int row, const Text &label, QWidget *value) {
        facts->addWidget(makeLabel(TextRole::Text, LabelTone::Secondary, label), row, 0, Qt::AlignTop);
        facts->addWidget(value, row, 1);
    };
    fact(
        0, [] { return tr("Environments"); }, environments);
    fact(
        1, [] { return tr("Server"); }, m_server);
    fact(
        2, [] { return tr("Load"); }, m_load);

    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(12);
    buttons->addWidget(m_start);
    buttons->addWidget(m_change);
    buttons->addStretch(1);
    auto *left = new QVBoxLayout;
    left->setSpacing(10);
    left->addWidget(m_title);
    left->addLayout(facts);
    left->addStretch(1);
    left->addWidget(m_missing);
    left->addWidget(m_cost);
    left->addLayout(buttons);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(20, 16, 20, 16);
    row->setSpacing(20);
    row->addLayout(left, 1);
    row->addWidget(m_preview, 0, Qt::AlignVCenter);

    connect(m_start, &QPushButton::clicked, this, [this] { Q_EMIT startRequested(m_quick.profile); });
    connect(m_change, &QPushButton::clicked, this, [this] { Q_EMIT changeRequested(m_quick.profile); });
    connect(&machine, &MachineStatus::changed, this, &QuickCard::refresh);
    translated(this, [this] { refresh(); });
}

void QuickCard::setRunning(bool running)
{
    m_running = running;
    refresh();
}

void QuickCard::refresh()
{
    m_quick = chooseQuickComparison(m_machine);
    m_title->setText(m_quick.title);
    clearLayout(m_environments);
    QList<QPair<int, QString>> bars;
    for (const EnvironmentSpec &environment : std::as_const(m_quick.profile.environments)) {
        const int slot = environmentSlot(environment);
        m_environments->addWidget(new ChipLabel(slot));
        auto *name = makeValueLabel(TextRole::Text, LabelTone::Normal);
        name->setWordWrap(false);
        name->setText(environment.name);
        m_environments->addWidget(name);
        m_environments->addSpacing(6);
        bars.append({slot,
                     std::holds_alternative<ContainerServer>(environment.how) ? tr("Container")
                         : slot == 4                                          ? tr("One CPU")
                                                                              : tr("Native")});
    }
    m_environments->addStretch(1);
    static_cast<BarsPreview *>(m_preview)->show(bars);
    m_preview->setAccessibleName(
        tr("What you will get: the throughput of each as a bar, native being 100 %"));
    m_server->setText(m_quick.server);
    m_load->setText(quickLoadText(m_quick.profile) + QLatin1Char('\n')
                    + quickRepetitionText(m_quick.profile));
    m_missing->setMessage({}, m_quick.missing);
    m_missing->setVisible(!m_quick.missing.isEmpty());
    const double seconds = estimatePlan(m_quick.profile);
    m_cost->setText(
        tr("about %1 · uses free ports of this computer only · nothing is installed or left behind")
            .arg(aboutDuration(seconds)));
    m_start->setEnabled(m_quick.possible && !m_running);
    m_start->setAccessibleDescription(m_cost->text());
    m_change->setEnabled(!m_quick.profile.environments.isEmpty());
}

} // namespace Tare
