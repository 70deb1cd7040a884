// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/basics.h"

#include "ui/environmentstyle.h"
#include "ui/widgets/translated.h"

#include <QEvent>
#include <QLayout>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QVariant>

namespace Tare {

namespace {

QString toneName(LabelTone tone)
{
    switch (tone) {
    case LabelTone::Normal:
        return {};
    case LabelTone::Secondary:
        return QStringLiteral("secondary");
    case LabelTone::Error:
        return QStringLiteral("error");
    case LabelTone::Warning:
        return QStringLiteral("warning");
    case LabelTone::Good:
        return QStringLiteral("good");
    }
    return {};
}

} // namespace

void setStyleProperty(QWidget *widget, const char *property, const QVariant &value)
{
    if (widget->property(property) == value)
        return;
    widget->setProperty(property, value);
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
    widget->update();
}

void setTone(QLabel *label, LabelTone tone)
{
    setStyleProperty(label, "role", toneName(tone));
}

QLabel *makeValueLabel(TextRole role, LabelTone tone, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setFont(themeFont(role));
    label->setProperty("role", toneName(tone));
    // The language may bring another font; sizes stay relative to it.
    translated(label, [label, role] { label->setFont(themeFont(role)); });
    return label;
}

QLabel *makeLabel(TextRole role, LabelTone tone, const Text &text, QWidget *parent)
{
    QLabel *label = makeValueLabel(role, tone, parent);
    label->setWordWrap(false);
    translated(label, [label, text] {
        if (const QString now = text(); !now.isNull()) // null: set by somebody else
            label->setText(now);
    });
    return label;
}

QLabel *makeTag(const Text &text, QWidget *parent)
{
    QLabel *label = makeLabel(TextRole::Small, LabelTone::Normal, text, parent);
    label->setProperty("tag", true);
    label->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    return label;
}

QPushButton *makeButton(const QString &name, ButtonKind kind, const Text &text, const QString &icon,
                        QWidget *parent)
{
    auto *button = new QPushButton(parent);
    button->setObjectName(name);
    button->setAutoDefault(false);
    IconColor color = IconColor::Follow;
    switch (kind) {
    case ButtonKind::Normal:
        break;
    case ButtonKind::Primary:
        button->setProperty("primary", true);
        color = IconColor::OnAccent;
        break;
    case ButtonKind::Quiet:
        button->setProperty("quiet", true);
        break;
    case ButtonKind::Link:
        button->setProperty("link", true);
        button->setCursor(Qt::PointingHandCursor);
        color = IconColor::Link;
        break;
    }
    if (!icon.isEmpty())
        button->setIcon(themeIcon(icon, color));
    translated(button, [button, text] {
        const QString now = text();
        if (now.isNull()) // set by somebody else
            return;
        button->setText(now);
        button->setAccessibleName(QString(now).remove(QLatin1Char('&')));
    });
    return button;
}

QFrame *makeHairline(Qt::Orientation orientation, QWidget *parent)
{
    auto *line = new QFrame(parent);
    line->setProperty("hairline",
                      orientation == Qt::Horizontal ? QStringLiteral("horizontal")
                                                    : QStringLiteral("vertical"));
    line->setFrameShape(QFrame::NoFrame);
    if (orientation == Qt::Horizontal)
        line->setFixedHeight(1);
    else
        line->setFixedWidth(1);
    return line;
}

void useContentBackground(QWidget *widget, QPalette::ColorRole role)
{
    widget->setBackgroundRole(role);
    widget->setAutoFillBackground(true);
}

void clearLayout(QLayout *layout)
{
    while (QLayoutItem *item = layout->takeAt(0)) {
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        } else if (QLayout *inner = item->layout()) {
            clearLayout(inner);
        }
        delete item;
    }
}

IconLabel::IconLabel(const QString &name, IconColor color, int size, QWidget *parent)
    : QWidget(parent)
    , m_name(name)
    , m_color(color)
    , m_size(size)
{
    setFixedSize(size, size);
}

void IconLabel::setIcon(const QString &name, IconColor color)
{
    m_name = name;
    m_color = color;
    update();
}

void IconLabel::paintEvent(QPaintEvent * /*event*/)
{
    if (m_name.isEmpty())
        return;
    QPainter painter(this);
    const QRect square(0, (height() - m_size) / 2, m_size, m_size);
    painter.drawPixmap(
        square,
        themePixmap(m_name, m_size, devicePixelRatioF(), isEnabled() ? m_color : IconColor::Disabled));
}

ChipLabel::ChipLabel(int slot, const QSize &size, QWidget *parent)
    : QWidget(parent)
    , m_slot(slot)
    , m_size(size)
{
    setFixedSize(size);
}

void ChipLabel::setSlot(int slot)
{
    m_slot = slot;
    update();
}

void ChipLabel::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    paintChip(painter, rect(), m_slot, themeColors());
}

ElidedLabel::ElidedLabel(QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void ElidedLabel::setFullText(const QString &text)
{
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    elide();
}

QSize ElidedLabel::sizeHint() const
{
    const QFontMetrics metrics(font());
    return {metrics.horizontalAdvance(m_text) + 2, metrics.height()};
}

QSize ElidedLabel::minimumSizeHint() const
{
    const QFontMetrics metrics(font());
    return {metrics.horizontalAdvance(QStringLiteral("…")) + 2, metrics.height()};
}

void ElidedLabel::resizeEvent(QResizeEvent *event)
{
    QLabel::resizeEvent(event);
    elide();
}

void ElidedLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
        elide();
    }
}

void ElidedLabel::elide()
{
    const QString shown = fontMetrics().elidedText(m_text, Qt::ElideRight, width());
    setText(shown);
    setToolTip(shown == m_text ? QString() : m_text.toHtmlEscaped());
}

} // namespace Tare
