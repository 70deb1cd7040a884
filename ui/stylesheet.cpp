// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/stylesheet.h"

#include "ui/theme.h"

#include <QPair>
#include <QStringList>

namespace Tare {

namespace {

// Names with @ are filled in below. Pictures of arrows and ticks come in one file a theme: a sheet cannot
// recolour them.
constexpr auto frameRules = R"(
QMainWindow { background: @frame; }
QDialog { background: @content; }
QMenuBar { background: @frame; border: none; padding: 0 8px; spacing: 2px; }
QMenuBar::item { padding: 4px 8px; border-radius: 4px; background: transparent; }
QMenuBar::item:selected { background: @accentTint; }
QMenu { background: @raised; border: 1px solid @hairline; padding: 4px 0; }
QMenu::item { padding: 5px 28px 5px 28px; }
QMenu::item:selected { background: @accentTint; color: @text; }
QMenu::item:disabled { color: @disabled; background: transparent; }
QMenu::separator { height: 1px; background: @hairline; margin: 4px 0; }
QMenu::icon { padding-left: 8px; }
QMenu::indicator { width: 14px; height: 14px; left: 8px; }
QMenu::indicator:non-exclusive:checked { image: url(:/icons/controls/menutick-@theme.svg); }
QMenu::indicator:exclusive:checked { image: url(:/icons/controls/menutick-@theme.svg); }
QToolBar { background: @frame; border: none; border-bottom: 1px solid @hairline; spacing: 4px; padding: 0; }
QToolBar::separator { width: 1px; background: @hairline; margin: 6px 8px; }
QStatusBar { background: @frame; border-top: 1px solid @hairline; color: @secondary; }
QStatusBar::item { border: none; }
QToolTip { background: @raised; color: @text; border: 1px solid @hairline; padding: 4px 6px; }
QSplitter::handle { background: @hairline; }
QScrollArea { border: none; background: transparent; }
QTabWidget::pane { border: 1px solid @hairline; }
)";

constexpr auto buttonRules = R"(
QPushButton { background: @raised; color: @text; border: 1px solid @fieldBorder; border-radius: 4px;
              padding: 0 12px; min-height: 26px; }
QPushButton, QToolButton, QCheckBox, QRadioButton { outline: none; }
QPushButton:hover { background: @tinted; border-color: @axis; }
QPushButton:pressed, QPushButton:checked { background: @accentTint; }
QPushButton:focus { border: 2px solid @accent; padding: 0 11px; min-height: 24px; }
QPushButton:disabled { color: @disabled; border-color: @hairline; background: @frame; }
QPushButton::menu-indicator { width: 0; image: none; }
QPushButton[primary="true"], QToolButton[primary="true"] { background: @accent; color: #FFFFFF; border: 1px solid @accent; }
QPushButton[primary="true"]:hover { background: @accentHover; border-color: @accentHover; }
QPushButton[primary="true"]:pressed { background: @accentPressed; }
QPushButton[primary="true"]:focus { border: 2px solid @focusOnAccent; }
QPushButton[primary="true"]:disabled { background: @hairline; color: @disabled; border-color: @hairline; }
QPushButton[big="true"] { min-height: 34px; padding: 0 20px; }
QPushButton[big="true"]:focus { min-height: 32px; padding: 0 19px; }
QPushButton[small="true"] { min-height: 22px; }
QPushButton[small="true"]:focus { min-height: 20px; }
QPushButton[quiet="true"] { background: transparent; border: 1px solid transparent; padding: 0 8px; }
QPushButton[quiet="true"]:hover { background: @hover; }
QPushButton[quiet="true"]:focus { border: 2px solid @accent; padding: 0 7px; }
QPushButton[link="true"] { background: transparent; border: 1px solid transparent; color: @accentText; padding: 0 4px;
                           min-height: 20px; text-align: left; }
QPushButton[link="true"]:hover { text-decoration: underline; }
QPushButton[link="true"][plain="true"] { color: @secondary; }
QPushButton[link="true"][plain="true"]:hover { text-decoration: none; }
QPushButton[link="true"]:focus { border: 1px solid @accent; padding: 0 4px; min-height: 20px; }
QPushButton[link="true"]:disabled { color: @disabled; }
QToolButton { background: transparent; color: @text; border: 1px solid transparent; border-radius: 4px; padding: 3px 6px; }
QToolButton:hover { background: @hover; }
QToolButton:pressed { background: @accentTint; }
QToolButton:focus { border: 1px solid @accent; }
QToolButton:disabled { color: @disabled; }
QToolBar QToolButton { min-height: 20px; padding: 3px 8px; }
QToolBar QToolButton[framed="true"] { background: @raised; border: 1px solid @fieldBorder; padding: 3px 10px; }
QToolBar QToolButton[framed="true"]:hover { border-color: @axis; background: @tinted; }
QToolBar QToolButton[framed="true"]:focus { border: 1px solid @accent; }
QToolBar QToolButton[framed="true"]:disabled { background: @frame; border-color: @hairline; }
QToolButton[segment] { border: 1px solid @fieldBorder; border-radius: 0; background: @content; padding: 0 10px;
                       min-height: 24px; }
QToolButton[segment="first"] { border-top-left-radius: 4px; border-bottom-left-radius: 4px; border-right: none; }
QToolButton[segment="middle"] { border-right: none; }
QToolButton[segment="last"] { border-top-right-radius: 4px; border-bottom-right-radius: 4px; }
QToolButton[segment="only"] { border-radius: 4px; }
QToolButton[segment]:hover { background: @tinted; }
QToolButton[segment]:checked { background: @accentTint; color: @accentText; font-weight: bold; }
QToolButton[segment]:focus { border: 1px solid @accent; }
QToolButton[segment]:disabled { color: @disabled; background: @frame; }
QToolButton[fold="true"] { border: 1px solid transparent; padding: 2px 4px 2px 0; text-align: left; }
QToolButton::menu-indicator { image: none; width: 0; }
)";

constexpr auto fieldRules = R"(
QLineEdit, QAbstractSpinBox, QComboBox { background: @content; color: @text; border: 1px solid @fieldBorder;
    border-radius: 4px; padding: 0 8px; min-height: 26px; selection-background-color: @accent; selection-color: #FFFFFF; }
QLineEdit:focus, QAbstractSpinBox:focus, QComboBox:focus { border: 2px solid @accent; padding: 0 7px;
    min-height: 24px; }
QLineEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled { color: @disabled; border-color: @hairline;
    background: @frame; }
QLineEdit[invalid="error"], QAbstractSpinBox[invalid="error"], QComboBox[invalid="error"] {
    border-color: @error; }
QLineEdit[invalid="warning"], QAbstractSpinBox[invalid="warning"],
QComboBox[invalid="warning"] { border-color: @warning; }
QPlainTextEdit, QTextEdit { background: @content; color: @text; border: 1px solid @fieldBorder; border-radius: 4px;
    padding: 4px; selection-background-color: @accent; selection-color: #FFFFFF; }
QPlainTextEdit:focus, QTextEdit:focus { border: 2px solid @accent; padding: 3px; }
QPlainTextEdit[plain="true"], QTextEdit[plain="true"] { border: none; background: transparent; padding: 0; }
QPlainTextEdit[plain="true"]:focus { border: none; padding: 0; }
QAbstractSpinBox { padding-right: 22px; }
QAbstractSpinBox:focus { padding-right: 21px; }
QAbstractSpinBox::up-button { subcontrol-origin: border; subcontrol-position: top right; width: 20px;
    border: none; background: transparent; }
QAbstractSpinBox::down-button { subcontrol-origin: border; subcontrol-position: bottom right;
    width: 20px; border: none; background: transparent; }
QAbstractSpinBox::up-arrow { image: url(:/icons/controls/up-@theme.svg); width: 8px; height: 5px; }
QAbstractSpinBox::down-arrow { image: url(:/icons/controls/down-@theme.svg); width: 8px; height: 5px; }
QAbstractSpinBox::up-arrow:disabled, QAbstractSpinBox::down-arrow:disabled { image: none; }
QComboBox::drop-down { subcontrol-origin: border; subcontrol-position: center right; width: 24px; border: none; }
QComboBox::down-arrow { image: url(:/icons/controls/chevron-@theme.svg); width: 10px; height: 6px; }
QComboBox QAbstractItemView { background: @raised; border: 1px solid @hairline; outline: none; padding: 2px;
    selection-background-color: @accentTint; selection-color: @text; }
QCheckBox, QRadioButton { spacing: 8px; min-height: 20px; }
QCheckBox:disabled, QRadioButton:disabled { color: @disabled; }
QCheckBox::indicator, QAbstractItemView::indicator, QGroupBox::indicator { width: 14px; height: 14px;
    border: 1px solid @fieldBorder; border-radius: 3px; background: @content; }
QCheckBox::indicator:hover, QAbstractItemView::indicator:hover { border-color: @accent; }
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked { background: @accent; border-color: @accent;
    image: url(:/icons/controls/tick.svg); }
QCheckBox::indicator:indeterminate, QAbstractItemView::indicator:indeterminate { background: @accent; border-color: @accent;
    image: url(:/icons/controls/dash.svg); }
QCheckBox::indicator:disabled { border-color: @hairline; background: @frame; }
QCheckBox::indicator:checked:disabled { background: @axis; border-color: @axis; }
QCheckBox:focus, QRadioButton:focus { outline: none; }
QCheckBox::indicator:focus { border: 2px solid @accent; width: 12px; height: 12px; }
QRadioButton::indicator { width: 14px; height: 14px; border: 1px solid @fieldBorder; border-radius: 8px;
    background: @content; }
QRadioButton::indicator:hover { border-color: @accent; }
QRadioButton::indicator:checked { border-color: @accent; image: url(:/icons/controls/radio-@theme.svg); }
QRadioButton::indicator:focus { border: 2px solid @accent; width: 12px; height: 12px; }
QRadioButton::indicator:disabled { border-color: @hairline; background: @frame; }
QProgressBar { background: @hairline; border: none; border-radius: 3px; max-height: 6px; }
QProgressBar::chunk { background: @accent; border-radius: 3px; }
)";

constexpr auto viewRules = R"(
QAbstractItemView { background: @content; alternate-background-color: @tinted; border: none; outline: none;
    selection-background-color: @accentTint; selection-color: @text; gridline-color: @grid; }
QTreeWidget::item { min-height: 27px; border-bottom: 1px solid @grid; padding: 0 4px; }
QTableView::item:focus, QTreeView::item:focus { border: 1px solid @accent; }
QHeaderView { background: @content; }
QHeaderView::section { background: @content; color: @secondary; border: none; border-bottom: 1px solid @hairline;
    padding: 0 8px; min-height: 27px; }
#numbersTable QHeaderView::section, #ladderTable QHeaderView::section { padding: 0 5px; }
QTableCornerButton::section { background: @content; border: none; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: @fieldBorder; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: @axis; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
)";

constexpr auto panelRules = R"(
QLabel { background: transparent; }
QLabel[role="secondary"] { color: @secondary; }
QLabel[role="error"] { color: @error; }
QLabel[role="warning"] { color: @warning; }
QLabel[role="good"] { color: @good; }
QLabel[role="link"] { color: @accentText; }
QLabel:disabled { color: @disabled; }
QLabel[tag="true"] { color: @secondary; border: 1px solid @hairline; border-radius: 3px; padding: 0 5px; }
QFrame[card="true"] { background: @content; border: 1px solid @hairline; border-radius: 6px; }
QFrame[card="accent"] { background: @content; border: 1px solid @accent; border-radius: 6px; }
QFrame[hairline="horizontal"] { background: @hairline; border: none; max-height: 1px; min-height: 1px; }
QFrame[hairline="vertical"] { background: @hairline; border: none; max-width: 1px; min-width: 1px; }
QFrame[severity="info"] { background: @tinted; border: 1px solid @hairline; border-radius: 6px; }
QFrame[severity="good"] { background: @goodFill; border: 1px solid @goodBorder; border-radius: 6px; }
QFrame[severity="warning"] { background: @warningFill; border: 1px solid @warningBorder; border-radius: 6px; }
QFrame[severity="error"] { background: @errorFill; border: 1px solid @errorBorder; border-radius: 6px; }
QFrame[bar="true"] { border-top: none; border-top-left-radius: 0; border-top-right-radius: 0; }
QFrame[severity] QPlainTextEdit { background: @content; border: 1px solid @fieldBorder; border-radius: 4px; padding: 4px; }
QFrame[severity="error"] QPlainTextEdit { border-color: @errorBorder; }
QFrame[severity="warning"] QPlainTextEdit { border-color: @warningBorder; }
)";

} // namespace

QString styleSheetFor(const ThemeColors &c)
{
    QString sheet;
    for (const char *rules : {frameRules, buttonRules, fieldRules, viewRules, panelRules})
        sheet += QString::fromLatin1(rules);

    // Longer names first where one begins with another.
    const QList<QPair<QString, QColor>> colors{
        {QStringLiteral("accentHover"), c.dark ? c.accent.lighter(108) : c.accent.darker(108)},
        {QStringLiteral("accentPressed"), c.accent.darker(120)},
        {QStringLiteral("accentText"), c.accentText},
        {QStringLiteral("accentTint"), c.accentTint},
        {QStringLiteral("accent"), c.accent},
        {QStringLiteral("focusOnAccent"), c.dark ? QColor(Qt::white) : c.text},
        {QStringLiteral("frame"), c.frame},
        {QStringLiteral("content"), c.content},
        {QStringLiteral("raised"), c.raised},
        {QStringLiteral("tinted"), c.tinted},
        {QStringLiteral("text"), c.text},
        {QStringLiteral("secondary"), c.secondary},
        {QStringLiteral("disabled"), c.disabled},
        {QStringLiteral("fieldBorder"), c.fieldBorder},
        {QStringLiteral("hairline"), c.hairline},
        {QStringLiteral("hover"), c.dark ? c.raised : c.grid},
        {QStringLiteral("grid"), c.grid},
        {QStringLiteral("axis"), c.axis},
        {QStringLiteral("goodFill"), c.goodFill},
        {QStringLiteral("goodBorder"), c.goodBorder},
        {QStringLiteral("good"), c.good},
        {QStringLiteral("warningFill"), c.warningFill},
        {QStringLiteral("warningBorder"), c.warningBorder},
        {QStringLiteral("warning"), c.warning},
        {QStringLiteral("errorFill"), c.errorFill},
        {QStringLiteral("errorBorder"), c.errorBorder},
        {QStringLiteral("error"), c.error},
    };
    for (const auto &[name, color] : colors)
        sheet.replace(QLatin1Char('@') + name, color.name());
    sheet.replace(QStringLiteral("@theme"), c.dark ? QStringLiteral("dark") : QStringLiteral("light"));
    return sheet;
}

} // namespace Tare
