// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/decimalbox.h"

#include "core/model/numberformat.h"
#include "ui/widgets/digits.h"

#include <QLocale>
#include <QWheelEvent>

#include <algorithm>
#include <optional>

namespace Tare {

namespace {

constexpr int mostDecimals = 3;

/// Point and comma are both the decimal sign; only one of them may be there.
std::optional<double> numberIn(const QString &text)
{
    const qsizetype sign = std::max(text.lastIndexOf(u'.'), text.lastIndexOf(u','));
    const QString whole = digitsOf(sign < 0 ? text : text.left(sign));
    const QString fraction = sign < 0 ? QString() : digitsOf(text.mid(sign + 1));
    if (whole.isEmpty() && fraction.isEmpty())
        return std::nullopt;
    bool isNumber = false;
    const double value = QString(whole + u'.' + fraction + u'0').toDouble(&isNumber);
    return isNumber ? std::optional(value) : std::nullopt;
}

} // namespace

DecimalBox::DecimalBox(const QString &name, double low, double high, double step, QWidget *parent)
    : QDoubleSpinBox(parent)
{
    setObjectName(name);
    setDecimals(mostDecimals);
    setRange(low, high);
    setSingleStep(step);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

QSize DecimalBox::sizeHint() const
{
    constexpr int borderAndArrows = 8 + 24 + 28;
    const int text = QFontMetrics(font()).horizontalAdvance(prefix() + textFromValue(maximum()) + suffix());
    return {std::max(text + borderAndArrows, 80), QDoubleSpinBox::sizeHint().height()};
}

QString DecimalBox::textFromValue(double value) const
{
    QString text = formatFixed(value, mostDecimals);
    while (text.endsWith(u'0'))
        text.chop(1);
    if (!text.isEmpty() && !text.back().isDigit())
        text.chop(1);
    return text;
}

double DecimalBox::valueFromText(const QString &text) const
{
    return numberIn(text).value_or(minimum());
}

QValidator::State DecimalBox::validate(QString &input, int & /*position*/) const
{
    QString body = input;
    if (!suffix().isEmpty() && body.endsWith(suffix()))
        body.chop(suffix().size());
    if (std::any_of(body.cbegin(), body.cend(), [](QChar c) { return c.isLetter(); })
        || body.count(u'.') + body.count(u',') > 1)
        return QValidator::Invalid;
    const std::optional<double> value = numberIn(body);
    if (!value)
        return QValidator::Intermediate;
    if (*value > maximum())
        return QValidator::Invalid;
    return *value < minimum() ? QValidator::Intermediate : QValidator::Acceptable;
}

void DecimalBox::wheelEvent(QWheelEvent *event)
{
    if (hasFocus())
        QDoubleSpinBox::wheelEvent(event);
    else
        event->ignore();
}

} // namespace Tare
