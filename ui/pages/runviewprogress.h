// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QProgressBar>

namespace Tare {

/// Progress by steps: one segment a step, as wide as it takes. To assistive tools it is an ordinary progress
/// bar.
class RunViewProgress final : public QProgressBar
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RunViewProgress)

public:
    explicit RunViewProgress(QWidget *parent = nullptr);

    /// Seconds of each step, and how many are over; `share`: of the next one.
    void setSegments(const QList<double> &lengths);
    void setDone(int steps, double share);

    QSize sizeHint() const override { return {200, 6}; }
    QSize minimumSizeHint() const override { return {80, 6}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QList<double> m_lengths;
    int m_done = 0;
    double m_share = 0;
};

} // namespace Tare
