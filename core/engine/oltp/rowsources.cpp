// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/oltp/rowsources.h"

#include <algorithm>

namespace Tare {

namespace {

constexpr std::uint64_t wideWindow = std::uint64_t(1) << 32;
constexpr std::uint64_t narrowWindow = std::uint64_t(1) << 31;

} // namespace

InsertIds::InsertIds(std::int64_t highest, bool narrow, std::uint64_t seed, int worker, int workers) noexcept
    : m_highest(std::max<std::int64_t>(highest, 0))
    , m_narrow(narrow)
    , m_window(narrow ? narrowWindow : wideWindow)
    , m_shuffle(m_window, seed)
    , m_next(static_cast<std::uint64_t>(worker))
    , m_stride(static_cast<std::uint64_t>(workers))
{ }

std::int64_t InsertIds::next() noexcept
{
    const std::uint64_t position = m_next % m_window;
    const auto drawn = static_cast<std::int64_t>(m_next - position + m_shuffle.at(position));
    m_next += m_stride;
    if (m_narrow)
        return -1 - drawn % static_cast<std::int64_t>(m_window);
    return m_highest + 1 + drawn;
}

DeleteDeck::DeleteDeck(const OltpWorkload &workload, std::uint64_t seed, int worker, int workers) noexcept
    : m_tableSize(workload.tableSize)
    , m_worker(worker)
    , m_workers(workers)
    , m_size(std::max<std::int64_t>(
          0, (workload.tables * workload.tableSize - worker + workers - 1) / std::max(1, workers)))
    , m_key(seed)
    , m_order(static_cast<std::uint64_t>(m_size), m_key)
{ }

DeleteDeck::Row DeleteDeck::draw() noexcept
{
    return at(static_cast<std::int64_t>(m_order.at(static_cast<std::uint64_t>(m_drawn++))));
}

DeleteDeck::Row DeleteDeck::at(std::int64_t position) const noexcept
{
    const std::int64_t row = m_worker + position * m_workers;
    return {static_cast<int>(1 + row / m_tableSize), 1 + row % m_tableSize};
}

void DeleteDeck::shuffle() noexcept
{
    m_drawn = 0;
    m_order = RowShuffle(static_cast<std::uint64_t>(m_size), ++m_key);
}

} // namespace Tare
