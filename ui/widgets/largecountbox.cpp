// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/largecountbox.h"

#include "core/model/numberformat.h"
#include "ui/widgets/digits.h"

#include <QLineEdit>
#include <QWheelEvent>

#include <algorithm>
#include <limits>

namespace Tare {

LargeCountBox::LargeCountBox(const QString &name, quint64 low, quint64 high, QWidget *parent)
    : QAbstractSpinBox(parent)
    , m_low(low)
    , m_high(high)
    , m_value(low)
{
    setObjectName(name);
    setAccelerated(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(lineEdit(), &QLineEdit::textEdited, this, &LargeCountBox::textEdited);
    connect(this, &QAbstractSpinBox::editingFinished, this, &LargeCountBox::showValue);
    showValue();
}

QString LargeCountBox::textOf(quint64 value) const
{
    if (value == 0 && !m_zeroText.isEmpty())
        return m_zeroText;
    // Only seeds are that large, and they are no counts.
    const bool beyond = value > static_cast<quint64>(std::numeric_limits<qint64>::max());
    return (beyond ? QString::number(value) : formatCount(static_cast<qint64>(value))) + m_suffix;
}

void LargeCountBox::setValue(quint64 value)
{
    const quint64 wanted = std::clamp(value, m_low, m_high);
    if (wanted == m_value)
        return; // keeps what is being typed
    m_value = wanted;
    showValue();
    Q_EMIT valueChanged(m_value);
}

void LargeCountBox::setSuffix(const QString &suffix)
{
    m_suffix = suffix;
    if (!hasFocus())
        showValue();
    updateGeometry();
}

void LargeCountBox::setZeroText(const QString &text)
{
    m_zeroText = text;
    if (!hasFocus())
        showValue();
    updateGeometry();
}

void LargeCountBox::showValue()
{
    if (lineEdit()->text() != textOf(m_value))
        lineEdit()->setText(textOf(m_value));
}

void LargeCountBox::textEdited(QString text)
{
    int position = 0;
    if (validate(text, position) != QValidator::Acceptable)
        return;
    const bool zero = !m_zeroText.isEmpty() && text == m_zeroText;
    const quint64 typed = zero ? 0 : digitsOf(text).toULongLong();
    if (typed == m_value)
        return;
    m_value = typed;
    Q_EMIT valueChanged(m_value);
}

QValidator::State LargeCountBox::validate(QString &input, int & /*position*/) const
{
    if (!m_zeroText.isEmpty() && input == m_zeroText)
        return QValidator::Acceptable;
    QString body = input;
    if (!m_suffix.isEmpty() && body.endsWith(m_suffix))
        body.chop(m_suffix.size());
    if (std::any_of(body.cbegin(), body.cend(), [](QChar c) { return c.isLetter(); }))
        return QValidator::Invalid;
    const QString digits = digitsOf(body);
    if (digits.isEmpty())
        return QValidator::Intermediate;
    bool isNumber = false;
    const quint64 value = digits.toULongLong(&isNumber);
    if (!isNumber || value > m_high)
        return QValidator::Invalid;
    return value < m_low ? QValidator::Intermediate : QValidator::Acceptable;
}

void LargeCountBox::stepBy(int steps)
{
    // The second digit from the left: 100 000 becomes 110 000.
    quint64 step = 1;
    while (m_value / step >= 100)
        step *= 10;
    const quint64 by = step * static_cast<quint64>(std::abs(steps));
    if (steps > 0)
        setValue(m_high - m_value > by ? m_value + by : m_high);
    else
        setValue(m_value - m_low > by ? m_value - by : m_low);
    showValue();
    selectAll();
}

QAbstractSpinBox::StepEnabled LargeCountBox::stepEnabled() const
{
    StepEnabled enabled = StepNone;
    if (m_value < m_high)
        enabled |= StepUpEnabled;
    if (m_value > m_low)
        enabled |= StepDownEnabled;
    return enabled;
}

QSize LargeCountBox::sizeHint() const
{
    constexpr int borderAndArrows = 8 + 24 + 28;
    constexpr quint64 usual = 1'000'000'000'000;
    const QFontMetrics metrics(font());
    const int text =
        std::max({metrics.horizontalAdvance(textOf(std::min(m_high, usual))),
                  metrics.horizontalAdvance(textOf(m_value)), metrics.horizontalAdvance(m_zeroText)});
    return {std::max(text + borderAndArrows, 72), QAbstractSpinBox::sizeHint().height()};
}

void LargeCountBox::wheelEvent(QWheelEvent *event)
{
    if (hasFocus())
        QAbstractSpinBox::wheelEvent(event);
    else
        event->ignore();
}

} // namespace Tare
