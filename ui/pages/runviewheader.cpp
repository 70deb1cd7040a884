// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/runviewheader.h"

#include "ui/pages/runviewprogress.h"
#include "ui/widgets/basics.h"
#include "ui/widgets/translated.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace Tare {

RunViewHeader::RunViewHeader(QWidget *parent)
    : QWidget(parent)
{
    const auto label = [this](const QString &name, TextRole role, LabelTone tone) {
        QLabel *made = makeValueLabel(role, tone, this);
        made->setObjectName(name);
        made->setWordWrap(false);
        return made;
    };
    m_step = label(QStringLiteral("stepLabel"), TextRole::TitleBold, LabelTone::Normal);
    m_chip = new ChipLabel(1, QSize(14, 14), this);
    m_environment = new ElidedLabel(this);
    m_environment->setObjectName(QStringLiteral("environmentLabel"));
    translated(m_environment, [this] { m_environment->setFont(themeFont(TextRole::Title)); });
    m_path = makeTag([] { return QString(); }, this);
    m_path->setObjectName(QStringLiteral("pathTag"));
    m_phase = label(QStringLiteral("phaseLabel"), TextRole::Text, LabelTone::Secondary);
    m_clock = label(QStringLiteral("clockLabel"), TextRole::TextBold, LabelTone::Normal);
    m_clockOf = label(QStringLiteral("clockOfLabel"), TextRole::Text, LabelTone::Secondary);
    m_progress = new RunViewProgress(this);
    m_progress->setObjectName(QStringLiteral("runProgress"));
    translated(m_progress, [this] { m_progress->setAccessibleName(tr("Progress of the run")); });
    m_percent = label(QStringLiteral("percentLabel"), TextRole::TextBold, LabelTone::Normal);
    m_times = label(QStringLiteral("timesLabel"), TextRole::Text, LabelTone::Secondary);
    m_workload = new ElidedLabel(this);
    m_workload->setObjectName(QStringLiteral("workloadLabel"));
    m_workload->setProperty("role", QStringLiteral("secondary"));
    m_workload->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    translated(m_workload, [this] {
        m_workload->setFont(themeFont(TextRole::Small));
        m_times->setFont(themeFont(TextRole::Small));
        QFont bold = themeFont(TextRole::Small);
        bold.setBold(true);
        m_percent->setFont(bold);
    });

    auto *top = new QHBoxLayout;
    top->setSpacing(8);
    top->addWidget(m_step);
    top->addSpacing(4);
    top->addWidget(m_chip, 0, Qt::AlignVCenter);
    top->addSpacing(2);
    top->addWidget(m_environment, 0);
    top->addSpacing(4);
    top->addWidget(m_path, 0, Qt::AlignVCenter);
    top->addStretch(1);
    top->addWidget(m_phase);
    top->addWidget(m_clock);
    top->addWidget(m_clockOf);

    auto *bottom = new QHBoxLayout;
    bottom->setSpacing(16);
    bottom->addWidget(m_percent);
    bottom->addWidget(m_times);
    bottom->addWidget(m_workload, 1);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 12, 16, 10);
    layout->setSpacing(6);
    layout->addLayout(top);
    layout->addWidget(m_progress);
    layout->addLayout(bottom);
}

void RunViewHeader::setPosition(const RunPosition &position)
{
    m_step->setText(position.step);
    m_chip->setVisible(position.slot > 0);
    if (position.slot > 0) {
        m_chip->setSlot(position.slot);
    }
    m_environment->setFullText(position.environment);
    m_path->setText(position.path);
    m_path->setVisible(!position.path.isEmpty());
    m_phase->setText(position.phase);
    m_clock->setText(position.clock);
    m_clockOf->setText(position.clockOf);
    m_clockOf->setVisible(!position.clockOf.isEmpty());
    m_percent->setText(position.percent);
    m_times->setText(position.times.join(QStringLiteral("     ")));
    m_workload->setFullText(position.workload);
}

} // namespace Tare
