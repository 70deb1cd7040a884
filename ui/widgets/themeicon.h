// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QIcon>
#include <QString>

namespace Tare {

/// What fills in `currentColor`. Follow: secondary text, Text on hover, Link when selected, grey when
/// disabled.
enum class IconColor { Follow, Text, Link, OnAccent, Disabled, Good, Warning, Error };

/// An outline icon of the resources (:/icons/NAME.svg) in the colours of the present theme; a theme switch
/// repaints it. Names: see resources/icons.
QIcon themeIcon(const QString &name, IconColor color = IconColor::Follow);

/// The same as a picture, for delegates and labels.
QPixmap themePixmap(const QString &name, int size, qreal devicePixelRatio,
                    IconColor color = IconColor::Follow);

} // namespace Tare
