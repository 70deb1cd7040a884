// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>
#include <QVariant>

namespace Tare {

/// The numbers of a chart as a table: its twin for reading aloud, copying and checking. Cells hold raw values
/// (QString, qint64, double, or nothing); how many decimals are shown is the column's.
struct ChartTable
{
    struct Column
    {
        QString title;
        int decimals = 0;
        bool percent = false; ///< the raw value is a share
    };

    QList<Column> columns;
    QList<QList<QVariant>> rows;

    bool isEmpty() const { return rows.isEmpty(); }
};

/// As the locale writes it.
QString cellText(const ChartTable &table, int row, int column);
/// Tab-separated, with '.' and full precision, for the clipboard.
QString tableToText(const ChartTable &table);

} // namespace Tare
