// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/hosttimeline.h"

#include <QPushButton>
#include <QSet>

class QAction;

namespace Tare {

class AppSettings;

/// Which strips of the machine stand under a chart over time: all folded away, or those that are ticked.
class HostStripsButton final : public QPushButton
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HostStripsButton)

public:
    explicit HostStripsButton(QWidget *parent = nullptr);

    /// The choice is remembered, and is one for all charts.
    void follow(AppSettings &settings);
    QSet<HostStrip> shown() const; ///< nothing while they are folded away

Q_SIGNALS:
    void shownChanged(const QSet<Tare::HostStrip> &shown);

private:
    void restore(const QStringList &keys);
    void choose();

    AppSettings *m_settings = nullptr;
    QAction *m_folded;
    QList<QAction *> m_strips; ///< in the order of allHostStrips
};

} // namespace Tare
