// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPushButton>
#include <QSet>
#include <QStringList>

namespace Tare {

/// Which targets of a step have a line of their own in the chart. Hidden while a step has only one.
class TargetLinesButton final : public QPushButton
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TargetLinesButton)

public:
    explicit TargetLinesButton(QWidget *parent = nullptr);

    void setTargets(const QStringList &names); ///< ticks stay, by place
    QSet<int> shown() const { return m_shown; }

Q_SIGNALS:
    void shownChanged(const QSet<int> &shown);

private:
    void fill();
    void choose(const QSet<int> &targets);

    QStringList m_targets;
    QSet<int> m_shown;
};

} // namespace Tare
