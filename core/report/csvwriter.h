// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>

namespace Tare {

/// Lines of RFC 4180, UTF-8: fields parted by commas, quoted where they have to be, lines ended by CR LF.
/// Numbers have '.' and as many digits as make them unique, whatever the locale is.
class CsvWriter
{
public:
    explicit CsvWriter(const QStringList &columns);

    CsvWriter &text(const QString &value);
    CsvWriter &number(qint64 value);
    CsvWriter &number(double value); ///< empty when it is not finite
    CsvWriter &number(const std::optional<double> &value);
    CsvWriter &number(const std::optional<qint64> &value);
    CsvWriter &flag(bool value); ///< true or false
    CsvWriter &nothing();
    void endLine(); ///< every column must have been given

    const QByteArray &bytes() const { return m_bytes; }

private:
    void field(const QByteArray &raw);

    QByteArray m_bytes;
    qsizetype m_columns = 0;
    qsizetype m_at = 0;
};

/// The shortest decimal that reads back as the same number.
QByteArray shortestNumber(double value);

} // namespace Tare
