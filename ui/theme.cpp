// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme.h"

#include "ui/stylesheet.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>
#include <QStyleFactory>

namespace Tare {

namespace {

QColor rgb(uint value)
{
    return QColor::fromRgb(value);
}

ThemeColors makeLight()
{
    ThemeColors c;
    c.dark = false;
    c.frame = rgb(0xF3F4F6);
    c.content = rgb(0xFFFFFF);
    c.raised = rgb(0xFFFFFF);
    c.tinted = rgb(0xF8F9FB);
    c.text = rgb(0x1B1F24);
    c.secondary = rgb(0x59616C);
    c.disabled = rgb(0x969DA7);
    c.fieldBorder = rgb(0xC2C7CF);
    c.hairline = rgb(0xDEE1E6);
    c.grid = rgb(0xE8EAEE);
    c.axis = rgb(0xAEB4BD);
    c.accent = rgb(0x4B44C0);
    c.accentText = rgb(0x3D369F);
    c.accentTint = rgb(0xECEBFA);
    c.good = rgb(0x17734A);
    c.goodFill = rgb(0xEEF7F2);
    c.goodBorder = rgb(0xBFE0CF);
    c.warning = rgb(0x865400);
    c.warningFill = rgb(0xFDF5E4);
    c.warningBorder = rgb(0xEBD3A0);
    c.error = rgb(0xB3261E);
    c.errorFill = rgb(0xFDF0EF);
    c.errorBorder = rgb(0xEBBDB9);
    c.chartTint = rgb(0xF4F3FC);
    return c;
}

ThemeColors makeDark()
{
    ThemeColors c;
    c.dark = true;
    c.frame = rgb(0x1B1D21);
    c.content = rgb(0x232629);
    c.raised = rgb(0x2C3035);
    c.tinted = rgb(0x282B2F);
    c.text = rgb(0xE7E9EC);
    c.secondary = rgb(0xA6ADB7);
    c.disabled = rgb(0x6E757E);
    c.fieldBorder = rgb(0x4C525A);
    c.hairline = rgb(0x373B41);
    c.grid = rgb(0x32363B);
    c.axis = rgb(0x5C626B);
    c.accent = rgb(0x6A61E0);
    c.accentText = rgb(0xC3BEFF);
    c.accentTint = rgb(0x34325C);
    c.good = rgb(0x5CCB97);
    c.goodFill = rgb(0x1F2F28);
    c.goodBorder = rgb(0x2F5743);
    c.warning = rgb(0xEFBB57);
    c.warningFill = rgb(0x332C1E);
    c.warningBorder = rgb(0x5A4A26);
    c.error = rgb(0xFF8F86);
    c.errorFill = rgb(0x3A2625);
    c.errorBorder = rgb(0x6B3B38);
    c.chartTint = rgb(0x2B2A42);
    return c;
}

} // namespace

const ThemeColors &lightColors()
{
    static const ThemeColors colors = makeLight();
    return colors;
}

const ThemeColors &darkColors()
{
    static const ThemeColors colors = makeDark();
    return colors;
}

const ThemeColors &themeColors()
{
    return QApplication::palette().color(QPalette::Window).lightness() < 128 ? darkColors() : lightColors();
}

QPalette paletteFor(const ThemeColors &c)
{
    QPalette p;
    const auto all = [&p](QPalette::ColorRole role, const QColor &color) {
        p.setColor(QPalette::All, role, color);
    };
    all(QPalette::Window, c.frame);
    all(QPalette::WindowText, c.text);
    all(QPalette::Base, c.content);
    all(QPalette::AlternateBase, c.tinted);
    all(QPalette::Text, c.text);
    all(QPalette::Button, c.raised);
    all(QPalette::ButtonText, c.text);
    all(QPalette::ToolTipBase, c.raised);
    all(QPalette::ToolTipText, c.text);
    all(QPalette::PlaceholderText, c.secondary);
    all(QPalette::BrightText, c.error);
    all(QPalette::Mid, c.fieldBorder);
    all(QPalette::Midlight, c.hairline);
    all(QPalette::Light, c.grid);
    all(QPalette::Dark, c.axis);
    all(QPalette::Shadow, c.dark ? rgb(0x0E0F11) : rgb(0x8A9099));
    all(QPalette::Highlight, c.accent);
    all(QPalette::HighlightedText, rgb(0xFFFFFF));
    all(QPalette::Link, c.accentText);
    all(QPalette::LinkVisited, c.accentText);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText,
                            QPalette::PlaceholderText, QPalette::Link})
        p.setColor(QPalette::Disabled, role, c.disabled);
    p.setColor(QPalette::Disabled, QPalette::Highlight, c.axis);
    return p;
}

void applyTheme(QApplication &application, ThemeChoice choice)
{
    // What the desktop asks for can only be read before a palette of ours is set: 6.4 has no colour scheme
    // hint.
    static const bool systemIsDark = QApplication::palette().color(QPalette::Window).lightness() < 128;

    const bool dark = choice == ThemeChoice::Dark || (choice == ThemeChoice::System && systemIsDark);
    const ThemeColors &colors = dark ? darkColors() : lightColors();
    // Without a sheet in between, rules with palette() keep the colours of the palette they were polished
    // with.
    application.setStyleSheet(QString());
    if (auto *fusion = QStyleFactory::create(QStringLiteral("Fusion")))
        application.setStyle(fusion);
    application.setPalette(paletteFor(colors));
    application.setStyleSheet(styleSheetFor(colors));
}

QFont themeFont(TextRole role)
{
    QFont font = QApplication::font();
    const qreal base = font.pointSizeF() > 0 ? font.pointSizeF() : QFontInfo(font).pointSizeF();
    const auto sized = [base](QFont f, qreal factor, bool bold) {
        f.setPointSizeF(base * factor);
        f.setBold(bold);
        return f;
    };
    switch (role) {
    case TextRole::Small:
        return sized(font, 0.9, false);
    case TextRole::Text:
        return sized(font, 1, false);
    case TextRole::TextBold:
        return sized(font, 1, true);
    case TextRole::Title:
        return sized(font, 1.3, false);
    case TextRole::TitleBold:
        return sized(font, 1.3, true);
    case TextRole::Verdict:
        return sized(font, 1.6, false);
    case TextRole::Figure:
        return sized(font, 2.2, true);
    case TextRole::Fixed:
        return sized(QFontDatabase::systemFont(QFontDatabase::FixedFont), 0.9, false);
    }
    return font;
}

} // namespace Tare
