// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QWidget>

#include <optional>

namespace Tare {

/// The change of one environment with its interval.
struct IntervalMark
{
    int slot = 1;
    std::optional<double> change; ///< shares
    std::optional<double> low;
    std::optional<double> high;

    bool operator==(const IntervalMark &) const = default;
};

/// The sentence's interval as a picture: point and line, zero, and the band that is too small to matter.
class IntervalPicture final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(IntervalPicture)

public:
    explicit IntervalPicture(QWidget *parent = nullptr);

    void setMarks(const QList<IntervalMark> &marks, double threshold, const QString &baseline);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    double positionOf(double change) const; ///< x

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void scale(double &low, double &high, double &step) const;
    QList<IntervalMark> m_marks;
    double m_threshold = 0.02;
    QString m_baseline;
};

} // namespace Tare
