// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/textlayout.h"

#include <algorithm>

namespace Tare {

namespace {

struct Range
{
    char32_t first;
    char32_t last;
};

/// Wide and full-width characters of Unicode's East Asian Width, in blocks.
constexpr Range wideRanges[] = {
    {0x1100, 0x115F},   {0x2E80, 0x303E},   {0x3041, 0x33FF},   {0x3400, 0x4DBF},   {0x4E00, 0x9FFF},
    {0xA000, 0xA4CF},   {0xA960, 0xA97F},   {0xAC00, 0xD7A3},   {0xF900, 0xFAFF},   {0xFE30, 0xFE6F},
    {0xFF01, 0xFF60},   {0xFFE0, 0xFFE6},   {0x1F300, 0x1F64F}, {0x1F680, 0x1F6FF}, {0x1F900, 0x1F9FF},
    {0x20000, 0x2FFFD}, {0x30000, 0x3FFFD},
};

bool isWide(char32_t character)
{
    return std::any_of(std::begin(wideRanges), std::end(wideRanges), [character](const Range &range) {
        return character >= range.first && character <= range.last;
    });
}

bool isInvisible(char32_t character)
{
    const QChar::Category category = QChar::category(character);
    return category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing
        || category == QChar::Other_Format;
}

int cells(char32_t character)
{
    if (isInvisible(character))
        return 0;
    return isWide(character) ? 2 : 1;
}

} // namespace

int displayWidth(const QString &text)
{
    int width = 0;
    const QList<uint> characters = text.toUcs4();
    for (const uint character : characters)
        width += cells(character);
    return width;
}

QString printable(const QString &text)
{
    QString out = text;
    for (QChar &character : out) {
        switch (character.category()) {
        case QChar::Other_Control:
        case QChar::Separator_Line:
        case QChar::Separator_Paragraph:
        case QChar::Separator_Space:
            character = u' ';
            break;
        default:
            break;
        }
    }
    return out;
}

QString markdownEscaped(const QString &text)
{
    constexpr QLatin1StringView special("\\`*_[]<>|~&#");
    QString out;
    const QString line = printable(text);
    for (const QChar character : line) {
        if (special.contains(character))
            out += u'\\';
        out += character;
    }
    return out;
}

QString padRight(const QString &text, int width)
{
    return text + QString(std::max(0, width - displayWidth(text)), u' ');
}

QString padLeft(const QString &text, int width)
{
    return QString(std::max(0, width - displayWidth(text)), u' ') + text;
}

QStringList layOutTable(const QList<QStringList> &rows, const QString &alignment)
{
    QList<int> widths;
    for (const QStringList &row : rows) {
        for (qsizetype i = 0; i < row.size(); ++i) {
            if (i == widths.size())
                widths.append(0);
            widths[i] = std::max(widths[i], displayWidth(row[i]));
        }
    }
    QStringList lines;
    for (const QStringList &row : rows) {
        QString line;
        for (qsizetype i = 0; i < row.size(); ++i) {
            if (i > 0)
                line += QStringLiteral("  ");
            const bool left = alignment.at(std::min(i, alignment.size() - 1)) == u'l';
            line += left ? padRight(row[i], widths[i]) : padLeft(row[i], widths[i]);
        }
        while (line.endsWith(u' '))
            line.chop(1);
        lines += line;
        if (lines.size() == 1) {
            int total = 2 * static_cast<int>(widths.size() - 1);
            for (const int width : std::as_const(widths))
                total += width;
            lines += QString(std::max(total, 0), u'-');
        }
    }
    return lines;
}

} // namespace Tare
