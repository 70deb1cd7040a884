// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/countspinbox.h"

#include "core/model/numberformat.h"
#include "ui/widgets/digits.h"

#include <QWheelEvent>

#include <algorithm>

namespace Tare {

CountSpinBox::CountSpinBox(const QString &name, int low, int high, QWidget *parent)
    : QSpinBox(parent)
{
    setObjectName(name);
    setRange(low, high);
    setAccelerated(true);
    setKeyboardTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

void CountSpinBox::setZeroText(const QString &text)
{
    m_zeroText = text;
    setSpecialValueText(text);
    updateGeometry();
}

QSize CountSpinBox::sizeHint() const
{
    // The style's own hint counts the arrows twice once the sheet has given them room.
    constexpr int borderAndArrows = 8 + 24 + 28;
    const QFontMetrics metrics(font());
    const int text = std::max(metrics.horizontalAdvance(prefix() + textFromValue(maximum()) + suffix()),
                              metrics.horizontalAdvance(m_zeroText));
    return {std::max(text + borderAndArrows, 72), QSpinBox::sizeHint().height()};
}

QString CountSpinBox::textFromValue(int value) const
{
    return formatCount(value);
}

int CountSpinBox::valueFromText(const QString &text) const
{
    if (!m_zeroText.isEmpty() && text.trimmed() == m_zeroText)
        return minimum();
    return digitsOf(text).toInt();
}

QValidator::State CountSpinBox::validate(QString &input, int & /*position*/) const
{
    if (!m_zeroText.isEmpty() && input == m_zeroText)
        return QValidator::Acceptable;
    QString body = input;
    if (!suffix().isEmpty() && body.endsWith(suffix()))
        body.chop(suffix().size());
    const QString digits = digitsOf(body);
    for (const QChar c : body) {
        if (c.isLetter())
            return QValidator::Invalid;
    }
    if (digits.isEmpty())
        return QValidator::Intermediate;
    bool isNumber = false;
    const qlonglong value = digits.toLongLong(&isNumber);
    if (!isNumber || value > maximum())
        return QValidator::Invalid;
    return value < minimum() ? QValidator::Intermediate : QValidator::Acceptable;
}

void CountSpinBox::wheelEvent(QWheelEvent *event)
{
    // In a form that scrolls, turning the wheel over a field must not change it.
    if (hasFocus())
        QSpinBox::wheelEvent(event);
    else
        event->ignore();
}

} // namespace Tare
