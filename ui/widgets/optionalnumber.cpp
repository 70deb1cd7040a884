// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/optionalnumber.h"

#include "ui/widgets/translated.h"

#include <QAbstractSpinBox>
#include <QHBoxLayout>
#include <QRadioButton>

namespace Tare {

OptionalNumber::OptionalNumber(const QString &name, const Text &without, const Text &with,
                               QAbstractSpinBox *number, QWidget *parent)
    : QWidget(parent)
    , m_off(new QRadioButton(this))
    , m_on(new QRadioButton(this))
    , m_number(number)
{
    setObjectName(name);
    setFocusProxy(m_off);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_off->setObjectName(name + QStringLiteral("Off"));
    m_on->setObjectName(name + QStringLiteral("On"));
    m_number->setParent(this);
    translated(this, [this, without, with] {
        for (const auto &[button, text] : {std::pair(m_off, without()), std::pair(m_on, with())}) {
            button->setText(text);
            button->setAccessibleName(QString(text).remove(QLatin1Char('&')));
        }
        m_number->setAccessibleName(m_on->accessibleName());
    });
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    row->addWidget(m_off);
    row->addWidget(m_on);
    row->addWidget(m_number);
    connect(m_off, &QRadioButton::clicked, this, [this] { Q_EMIT toggled(false); });
    connect(m_on, &QRadioButton::clicked, this, [this] {
        Q_EMIT toggled(true);
        m_number->setFocus(Qt::OtherFocusReason);
        m_number->selectAll();
    });
    setOn(false);
}

void OptionalNumber::setOn(bool on)
{
    (on ? m_on : m_off)->setChecked(true);
    m_number->setEnabled(on);
    setFocusProxy(on ? m_on : m_off);
}

bool OptionalNumber::isOn() const
{
    return m_on->isChecked();
}

} // namespace Tare
