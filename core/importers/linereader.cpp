// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/importers/linereader.h"

#include <QIODevice>

#include <algorithm>

namespace Tare {

LineReader::LineReader(QIODevice &device)
    : m_device(device)
{ }

bool LineReader::fill()
{
    m_chunk.resize(chunkBytes);
    const qint64 read = m_device.read(m_chunk.data(), m_chunk.size());
    m_chunk.truncate(std::max<qint64>(read, 0));
    m_at = 0;
    m_sawNul = m_sawNul || m_chunk.contains('\0');
    return !m_chunk.isEmpty();
}

std::optional<QByteArrayView> LineReader::next()
{
    m_line.clear();
    bool any = false;
    while (m_at < m_chunk.size() || fill()) {
        any = true;
        const char *begin = m_chunk.constData() + m_at;
        const char *stop = m_chunk.constData() + m_chunk.size();
        const char *end = std::find_if(begin, stop, [](char c) { return c == '\n' || c == '\r'; });
        const qsizetype length = end - begin;
        m_at += length + (end != stop ? 1 : 0);
        if (end != stop && m_line.isEmpty() && length <= longestLine) {
            ++m_lineNumber;
            return QByteArrayView(begin, length).trimmed();
        }
        const qsizetype room = longestLine - m_line.size();
        m_sawOverlong = m_sawOverlong || length > room;
        m_line.append(begin, std::min(length, room));
        if (end != stop)
            break;
    }
    if (!any)
        return std::nullopt;
    ++m_lineNumber;
    return QByteArrayView(m_line).trimmed();
}

} // namespace Tare
