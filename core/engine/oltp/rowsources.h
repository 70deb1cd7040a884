// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/oltp/rowshuffle.h"
#include "core/model/workloadspec.h"

#include <cstdint>

namespace Tare {

/// Ids that one worker of oltp_insert gives its rows where the server does not: in random order, as sysbench
/// has it, and never one that any worker of this or an earlier run has given.
class InsertIds
{
public:
    /// `highest` is the highest id in any of the tables. With `narrow` ids the column takes 32 bits only, and
    /// the ids go downwards from -1.
    InsertIds(std::int64_t highest, bool narrow, std::uint64_t seed, int worker, int workers) noexcept;

    std::int64_t next() noexcept;

private:
    std::int64_t m_highest;
    bool m_narrow;
    std::uint64_t m_window; ///< ids that are shuffled among themselves
    RowShuffle m_shuffle;
    std::uint64_t m_next;
    std::uint64_t m_stride;
};

/// The rows that one worker of oltp_delete deletes: its share of all tables, each row once, in random order.
class DeleteDeck
{
public:
    struct Row
    {
        int table = 1;
        std::int64_t id = 1;
    };

    DeleteDeck(const OltpWorkload &workload, std::uint64_t seed, int worker, int workers) noexcept;

    std::int64_t size() const noexcept { return m_size; } ///< 0: more workers than rows
    bool isExhausted() const noexcept { return m_drawn >= m_size; }
    Row draw() noexcept;
    /// The rows of the share in the order of the tables and their ids, 0 … size() - 1.
    Row at(std::int64_t position) const noexcept;
    /// All rows are there again: from now on in another order.
    void shuffle() noexcept;

private:
    std::int64_t m_tableSize;
    std::int64_t m_worker;
    std::int64_t m_workers;
    std::int64_t m_size;
    std::int64_t m_drawn = 0;
    std::uint64_t m_key;
    RowShuffle m_order;
};

} // namespace Tare
