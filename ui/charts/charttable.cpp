// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/charttable.h"

#include "core/model/numberformat.h"

#include <QLocale>
#include <QStringList>

namespace Tare {

namespace {

QString plainText(const QVariant &value)
{
    if (!value.isValid()) {
        return {};
    }
    if (value.typeId() == QMetaType::Double) {
        return QString::number(value.toDouble(), 'g', QLocale::FloatingPointShortest);
    }
    QString text = value.toString();
    // A cell is one field: what would break the table is a space.
    return text.replace(QLatin1Char('\t'), QLatin1Char(' ')).replace(QLatin1Char('\n'), QLatin1Char(' '));
}

} // namespace

QString cellText(const ChartTable &table, int row, int column)
{
    const QVariant &value = table.rows.at(row).at(column);
    const ChartTable::Column &how = table.columns.at(column);
    if (!value.isValid()) {
        return {};
    }
    switch (value.typeId()) {
    case QMetaType::Double:
        return how.percent ? formatPercent(value.toDouble(), how.decimals, true)
                           : formatFixed(value.toDouble(), how.decimals);
    case QMetaType::Int:
    case QMetaType::LongLong:
        return formatCount(value.toLongLong());
    default:
        return value.toString();
    }
}

QString tableToText(const ChartTable &table)
{
    QString text;
    QStringList line;
    for (const ChartTable::Column &column : table.columns) {
        line.append(plainText(column.title));
    }
    text += line.join(QLatin1Char('\t')) + QLatin1Char('\n');
    for (const QList<QVariant> &row : table.rows) {
        line.clear();
        for (const QVariant &cell : row) {
            line.append(plainText(cell));
        }
        text += line.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return text;
}

} // namespace Tare
