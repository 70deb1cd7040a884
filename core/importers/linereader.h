// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

class QIODevice;

namespace Tare {

/// Lines of a log of any size, in memory that does not depend on it. A carriage return ends a line too:
/// progress is written with it over and over into the same one.
class LineReader
{
public:
    static constexpr qsizetype chunkBytes = 64 * 1024;
    static constexpr qsizetype longestLine = 64 * 1024; ///< what is beyond is dropped

    explicit LineReader(QIODevice &device);

    /// The next line without its end and without blanks around it; nothing at the end. Valid until the next
    /// call.
    std::optional<QByteArrayView> next();

    qint64 lineNumber() const { return m_lineNumber; } ///< of the last line, 1 …; a line ended by \r counts
    bool sawNul() const { return m_sawNul; }           ///< no text
    bool sawOverlong() const { return m_sawOverlong; }

private:
    bool fill();

    QIODevice &m_device;
    QByteArray m_chunk;
    qsizetype m_at = 0;
    QByteArray m_line; ///< one that spans chunks
    qint64 m_lineNumber = 0;
    bool m_sawNul = false;
    bool m_sawOverlong = false;
};

} // namespace Tare
