// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/numberformat.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace Tare {

namespace {

constexpr QChar minusSign(0x2212);
constexpr QChar notANumber(0x2013);
/// Halves are rounded up, as people do it and as published tables have it: the mean 647.525 is a little less
/// in binary, and is 647.53 all the same.
constexpr double halfUp = 1 + 1e-15;

bool isChinese()
{
    return QLocale().language() == QLocale::Chinese;
}

/// U+202F closes up in CJK fonts, so Chinese gets the wider one.
QChar gap()
{
    return isChinese() ? QChar(0x00A0) : QChar(0x202F);
}

/// Groups the whole part of a plain number ("-12953.14") and puts the locale's decimal sign in.
QString dressed(QString plain)
{
    bool negative = false;
    if (plain.startsWith(u'-')) {
        negative = true;
        plain.remove(0, 1);
    }
    const qsizetype point = plain.indexOf(u'.');
    QString whole = point < 0 ? plain : plain.left(point);
    const QString fraction = point < 0 ? QString() : plain.mid(point + 1);
    for (qsizetype at = whole.size() - 3; at > 0; at -= 3)
        whole.insert(at, gap());

    const bool zero =
        std::all_of(plain.cbegin(), plain.cend(), [](QChar c) { return c == u'0' || c == u'.'; });
    QString out;
    if (negative && !zero)
        out.append(minusSign);
    out.append(whole);
    if (!fraction.isEmpty()) {
        out.append(QLocale().decimalPoint());
        out.append(fraction);
    }
    return out;
}

} // namespace

QString formatCount(qint64 value)
{
    return dressed(QString::number(value));
}

QString formatFixed(double value, int decimals)
{
    if (!std::isfinite(value))
        return notANumber;
    return dressed(QString::number(value * halfUp, 'f', std::clamp(decimals, 0, 15)));
}

QString formatSignificant(double value, int digits)
{
    if (!std::isfinite(value))
        return notANumber;
    if (value == 0)
        return QStringLiteral("0");
    digits = std::clamp(digits, 1, 15);
    // the exponent after rounding: 9.996 has one digit before the point, 10.0 two
    const QString scientific = QString::number(value * halfUp, 'e', digits - 1);
    const int exponent = scientific.mid(scientific.indexOf(u'e') + 1).toInt();
    const int decimals = std::clamp(digits - 1 - exponent, 0, 15);
    return dressed(QString::number(scientific.toDouble(), 'f', decimals));
}

QString formatPercent(double share, int decimals, bool sign)
{
    QString number = formatFixed(share * 100, decimals);
    const bool zero =
        std::none_of(number.cbegin(), number.cend(), [](QChar c) { return c >= u'1' && c <= u'9'; });
    if (sign && share > 0 && !zero && std::isfinite(share))
        number.prepend(u'+');
    if (!isChinese())
        number.append(gap());
    return number + u'%';
}

QString formatRange(double low, double high, int decimals)
{
    // by the locale like the numbers themselves, so that a table never mixes two styles
    const QString between = isChinese() ? QStringLiteral(" 至 ") : QStringLiteral(" … ");
    return formatFixed(low * 100, decimals) + between + formatFixed(high * 100, decimals);
}

QString formatClock(double seconds)
{
    if (!std::isfinite(seconds))
        return notANumber;
    const bool negative = seconds < 0;
    const auto all = static_cast<qint64>(std::floor(std::min(std::abs(seconds), 1e15)));
    const auto two = [](qint64 n) { return QStringLiteral("%1").arg(n, 2, 10, QLatin1Char('0')); };
    QString out;
    if (negative && all > 0)
        out.append(minusSign);
    if (all >= 3600)
        out.append(QString::number(all / 3600) + u':' + two(all / 60 % 60));
    else
        out.append(QString::number(all / 60));
    return out + u':' + two(all % 60);
}

QString formatDuration(double seconds)
{
    if (!std::isfinite(seconds))
        return notANumber;
    const bool negative = seconds < 0;
    const auto all = static_cast<qint64>(std::round(std::min(std::abs(seconds), 1e15)));
    QString out;
    if (all < 60) {
        //: a length of time; the gap before the unit is narrow and does not break
        out = QCoreApplication::translate("Tare::NumberFormat", "%1\u202Fs").arg(all);
    } else if (all < 600 && all % 60 != 0) {
        out = QCoreApplication::translate("Tare::NumberFormat", "%1\u202Fmin %2\u202Fs")
                  .arg(all / 60)
                  .arg(all % 60);
    } else if (all < 3570) {
        out = QCoreApplication::translate("Tare::NumberFormat", "%1\u202Fmin").arg((all + 30) / 60);
    } else {
        const qint64 minutes = (all + 30) / 60;
        if (minutes % 60 == 0) {
            out =
                QCoreApplication::translate("Tare::NumberFormat", "%1\u202Fh").arg(formatCount(minutes / 60));
        } else {
            out = QCoreApplication::translate("Tare::NumberFormat", "%1\u202Fh %2\u202Fmin")
                      .arg(formatCount(minutes / 60))
                      .arg(minutes % 60);
        }
    }
    return negative && all > 0 ? minusSign + out : out;
}

QString formatBytes(qint64 bytes)
{
    static constexpr std::array<const char16_t *, 6> units = {u"kB", u"MB", u"GB", u"TB", u"PB", u"EB"};
    if (bytes > -1000 && bytes < 1000)
        return formatCount(bytes) + gap() + u'B';
    double value = static_cast<double>(bytes);
    std::size_t unit = 0;
    value /= 1000;
    // 999.95 kB would be rounded to 1000 kB
    while (std::abs(value) >= 999.5 && unit + 1 < units.size()) {
        value /= 1000;
        ++unit;
    }
    return formatSignificant(value) + gap() + QString::fromUtf16(units[unit]);
}

} // namespace Tare
