// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/basics.h"

#include <QList>
#include <QWidget>

namespace Tare {

/// A flat bar of parts in the accent and in greys: how a time is made up.
class PartsBar final : public QWidget
{
    Q_OBJECT

public:
    enum class Shade { Light, Middle, Accent };
    struct Part
    {
        double size = 0;
        Shade shade = Shade::Light;
    };

    explicit PartsBar(QWidget *parent = nullptr);
    void setParts(const QList<Part> &parts);
    QSize sizeHint() const override { return {120, 10}; }

    static QColor color(Shade shade);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QList<Part> m_parts;
};

/// A square of one of these shades, for the legend.
class ShadeMark final : public QWidget
{
    Q_OBJECT

public:
    explicit ShadeMark(PartsBar::Shade shade, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    PartsBar::Shade m_shade;
};

} // namespace Tare
