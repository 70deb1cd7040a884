// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme.h"
#include "ui/widgets/themeicon.h"

#include <QFrame>
#include <QLabel>
#include <QWidget>

#include <functional>

class QLayout;
class QPushButton;
class QToolButton;

namespace Tare {

/// A text that a language change makes anew.
using Text = std::function<QString()>;

enum class LabelTone { Normal, Secondary, Error, Warning, Good };

/// A plain-text label with one of the theme's fonts, which follows the application font.
QLabel *makeLabel(TextRole role, LabelTone tone, const Text &text, QWidget *parent = nullptr);
/// The same with a text that is set later. Word wrap on.
QLabel *makeValueLabel(TextRole role, LabelTone tone, QWidget *parent = nullptr);
void setTone(QLabel *label, LabelTone tone);
QLabel *makeTag(const Text &text, QWidget *parent = nullptr);

enum class ButtonKind { Normal, Primary, Quiet, Link };
/// `name` is the object name; the text is also the accessible name.
QPushButton *makeButton(const QString &name, ButtonKind kind, const Text &text, const QString &icon = {},
                        QWidget *parent = nullptr);

QFrame *makeHairline(Qt::Orientation orientation, QWidget *parent = nullptr);

/// Sets a dynamic property and has the sheet look at it again.
void setStyleProperty(QWidget *widget, const char *property, const QVariant &value);

/// Content areas: white (or dark) instead of the frame's grey.
void useContentBackground(QWidget *widget, QPalette::ColorRole role = QPalette::Base);

/// Deletes all widgets and layouts in it.
void clearLayout(QLayout *layout);

/// An icon of the present theme; takes the least space. With a line height it stands in the middle of a first
/// line.
class IconLabel final : public QWidget
{
    Q_OBJECT

public:
    explicit IconLabel(const QString &name = {}, IconColor color = IconColor::Follow, int size = 16,
                       QWidget *parent = nullptr);
    void setIcon(const QString &name, IconColor color);
    QString iconName() const { return m_name; }
    void setLineHeight(int height) { setFixedSize(m_size, height); }
    QSize sizeHint() const override { return {m_size, m_size}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_name;
    IconColor m_color;
    int m_size;
};

/// An environment's colour and pattern.
class ChipLabel final : public QWidget
{
    Q_OBJECT

public:
    explicit ChipLabel(int slot = 1, const QSize &size = {12, 12}, QWidget *parent = nullptr);
    void setSlot(int slot);
    QSize sizeHint() const override { return m_size; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_slot;
    QSize m_size;
};

/// One line of plain text that gives way with an ellipsis; the whole text is its tool tip then.
class ElidedLabel final : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget *parent = nullptr);
    void setFullText(const QString &text);
    QString fullText() const { return m_text; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void elide();
    QString m_text;
};

} // namespace Tare
