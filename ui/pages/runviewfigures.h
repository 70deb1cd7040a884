// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>
#include <QWidget>

namespace Tare {

/// One big number: what it is, the number with its unit, and the line that explains it.
struct Figure
{
    QString label;
    QString value; ///< empty: not known yet
    QString unit;
    QString note;
    bool warning = false; ///< the note is one

    bool operator==(const Figure &) const = default;
};

/// The numbers in a row, in columns of one width: a new value moves nothing.
class RunViewFigures final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RunViewFigures)

public:
    explicit RunViewFigures(QWidget *parent = nullptr);

    void setFigures(const QList<Figure> &figures);
    const QList<Figure> &figures() const { return m_figures; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    QRectF columnRect(int column) const;
    QList<Figure> m_figures;
};

} // namespace Tare
