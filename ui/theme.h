// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>

class QApplication;

namespace Tare {

enum class ThemeChoice { System, Light, Dark };

/// Colours that QPalette has no role for; light or dark. Values: design/screens, sheet of facts.
struct ThemeColors
{
    bool dark = false;
    QColor frame, content, raised, tinted, text, secondary, disabled, fieldBorder, hairline, grid, axis;
    QColor accent, accentText, accentTint;
    QColor good, goodFill, goodBorder, warning, warningFill, warningBorder, error, errorFill, errorBorder;
    QColor chartTint; ///< the group the sentence is about, the warm-up
};

const ThemeColors &lightColors();
const ThemeColors &darkColors();

/// By the lightness of the application palette's Window colour.
const ThemeColors &themeColors();
QPalette paletteFor(const ThemeColors &colors);

/// Palette, then style sheet, on the application; widgets get a PaletteChange and re-read their colours.
void applyTheme(QApplication &application, ThemeChoice choice);

/// Sizes relative to the application font: small 0.9, text 1, title 1.3, verdict 1.6, figure 2.2.
enum class TextRole { Small, Text, TextBold, Title, TitleBold, Verdict, Figure, Fixed };
QFont themeFont(TextRole role);

} // namespace Tare
