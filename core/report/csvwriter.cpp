// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/csvwriter.h"

#include <charconv>
#include <cmath>

namespace Tare {

CsvWriter::CsvWriter(const QStringList &columns)
    : m_columns(columns.size())
{
    for (const QString &column : columns)
        text(column);
    endLine();
}

CsvWriter &CsvWriter::text(const QString &value)
{
    QByteArray raw = value.toUtf8();
    const bool quoted = raw.contains(',') || raw.contains('"') || raw.contains('\n') || raw.contains('\r')
        || raw.startsWith(' ') || raw.endsWith(' ');
    if (quoted) {
        raw.replace("\"", "\"\"");
        raw = '"' + raw + '"';
    }
    field(raw);
    return *this;
}

CsvWriter &CsvWriter::number(qint64 value)
{
    field(QByteArray::number(value));
    return *this;
}

CsvWriter &CsvWriter::number(double value)
{
    field(std::isfinite(value) ? shortestNumber(value) : QByteArray());
    return *this;
}

CsvWriter &CsvWriter::number(const std::optional<double> &value)
{
    return value ? number(*value) : nothing();
}

CsvWriter &CsvWriter::number(const std::optional<qint64> &value)
{
    return value ? number(*value) : nothing();
}

CsvWriter &CsvWriter::flag(bool value)
{
    field(value ? "true" : "false");
    return *this;
}

CsvWriter &CsvWriter::nothing()
{
    field({});
    return *this;
}

void CsvWriter::endLine()
{
    Q_ASSERT(m_at == m_columns);
    m_at = 0;
    m_bytes += "\r\n";
}

void CsvWriter::field(const QByteArray &raw)
{
    if (m_at++ > 0)
        m_bytes += ',';
    m_bytes += raw;
}

QByteArray shortestNumber(double value)
{
    char buffer[32];
    const std::to_chars_result result = std::to_chars(buffer, buffer + sizeof buffer, value);
    return QByteArray(buffer, result.ptr - buffer);
}

} // namespace Tare
