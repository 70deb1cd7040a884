// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/segmentedcontrol.h"

#include "ui/widgets/translated.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QToolButton>

namespace Tare {

SegmentedControl::SegmentedControl(const QString &name, const Text &accessibleName, QWidget *parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
    , m_layout(new QHBoxLayout(this))
{
    setObjectName(name);
    m_group->setExclusive(true);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    translated(this, [this, accessibleName] { setAccessibleName(accessibleName()); });
}

void SegmentedControl::addSegment(const QString &key, const Text &text)
{
    auto *button = new QToolButton(this);
    button->setObjectName(objectName() + QLatin1Char('.') + key);
    button->setProperty("key", key);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::StrongFocus);
    translated(button, [button, text] {
        button->setText(text());
        button->setAccessibleName(text());
    });
    m_group->addButton(button);
    m_layout->addWidget(button);
    m_buttons.append(button);
    if (m_buttons.size() == 1)
        button->setChecked(true);
    updateShapes();
    connect(button, &QToolButton::clicked, this, [this, key] { Q_EMIT currentChanged(key); });
}

void SegmentedControl::updateShapes()
{
    QList<QToolButton *> present = m_buttons;
    present.removeIf([](const QToolButton *button) { return button->property("out").toBool(); });
    for (qsizetype i = 0; i < present.size(); ++i) {
        const bool first = i == 0;
        const bool last = i == present.size() - 1;
        setStyleProperty(present.at(i), "segment",
                         first && last ? QStringLiteral("only")
                             : first   ? QStringLiteral("first")
                             : last    ? QStringLiteral("last")
                                       : QStringLiteral("middle"));
    }
}

void SegmentedControl::setCurrent(const QString &key)
{
    for (QToolButton *button : std::as_const(m_buttons)) {
        if (button->property("key").toString() == key)
            button->setChecked(true);
    }
}

void SegmentedControl::setSegmentVisible(const QString &key, bool visible)
{
    for (QToolButton *button : std::as_const(m_buttons)) {
        if (button->property("key").toString() == key) {
            button->setProperty("out", !visible);
            button->setVisible(visible);
        }
    }
    updateShapes();
}

QString SegmentedControl::current() const
{
    const QAbstractButton *checked = m_group->checkedButton();
    return checked ? checked->property("key").toString() : QString();
}

void SegmentedControl::keyPressEvent(QKeyEvent *event)
{
    const bool forward = event->key() == Qt::Key_Right || event->key() == Qt::Key_Down;
    const bool back = event->key() == Qt::Key_Left || event->key() == Qt::Key_Up;
    const qsizetype at = m_buttons.indexOf(static_cast<QToolButton *>(m_group->checkedButton()));
    qsizetype next = at + (forward ? 1 : -1);
    while (next >= 0 && next < m_buttons.size() && m_buttons.at(next)->property("out").toBool())
        next += forward ? 1 : -1;
    if ((!forward && !back) || next < 0 || next >= m_buttons.size()) {
        QWidget::keyPressEvent(event);
        return;
    }
    m_buttons.at(next)->setFocus();
    m_buttons.at(next)->click();
}

} // namespace Tare
