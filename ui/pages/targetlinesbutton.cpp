// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/targetlinesbutton.h"

#include "ui/widgets/themeicon.h"
#include "ui/widgets/translated.h"

#include <QAction>
#include <QMenu>

namespace Tare {

TargetLinesButton::TargetLinesButton(QWidget *parent)
    : QPushButton(parent)
{
    setObjectName(QStringLiteral("targetLines"));
    setProperty("quiet", true);
    setAutoDefault(false);
    setIcon(themeIcon(QStringLiteral("chevron-down")));
    setMenu(new QMenu(this));
    setVisible(false);
    translated(this, [this] {
        setText(tr("Tar&gets"));
        setAccessibleName(tr("Targets"));
        setToolTip(tr("Lines of single targets, beside their total and the band that holds them all"));
        fill();
    });
}

void TargetLinesButton::setTargets(const QStringList &names)
{
    if (names == m_targets)
        return;
    m_targets = names;
    fill();
    setVisible(!names.isEmpty());
}

void TargetLinesButton::choose(const QSet<int> &targets)
{
    if (targets == m_shown)
        return;
    m_shown = targets;
    const auto actions = menu()->actions();
    for (QAction *action : actions) {
        if (action->isCheckable())
            action->setChecked(m_shown.contains(action->data().toInt()));
    }
    Q_EMIT shownChanged(m_shown);
}

void TargetLinesButton::fill()
{
    menu()->clear();
    QAction *all = menu()->addAction(tr("All targets"));
    all->setObjectName(QStringLiteral("targetLinesAll"));
    connect(all, &QAction::triggered, this, [this] {
        QSet<int> every;
        for (int target = 0; target < m_targets.size(); ++target)
            every.insert(target);
        choose(every);
    });
    QAction *none = menu()->addAction(tr("None"));
    none->setObjectName(QStringLiteral("targetLinesNone"));
    connect(none, &QAction::triggered, this, [this] { choose({}); });
    menu()->addSeparator();
    for (int target = 0; target < m_targets.size(); ++target) {
        QAction *action = menu()->addAction(m_targets.at(target));
        action->setObjectName(QStringLiteral("targetLine.%1").arg(target));
        action->setCheckable(true);
        action->setData(target);
        action->setChecked(m_shown.contains(target));
        connect(action, &QAction::triggered, this, [this, target](bool on) {
            QSet<int> shown = m_shown;
            if (on)
                shown.insert(target);
            else
                shown.remove(target);
            choose(shown);
        });
    }
}

} // namespace Tare
