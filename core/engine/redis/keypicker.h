// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/redis/requestsource.h"
#include "core/engine/zipfpicker.h"
#include "core/model/workloadspec.h"

namespace Tare {

/// Which of the keyspace's numbers a request gets. Never changed; all workers use the same one.
class KeyPicker
{
public:
    explicit KeyPicker(const RedisWorkload &workload);

    /// 0 … keyspace - 1. Gaussian: around the middle, a sixth of the keyspace as standard deviation, so that
    /// one draw in 370 falls outside and is drawn again (memtier's defaults). Zipf: 0 comes up most.
    std::uint64_t pick(RequestSource &source) const noexcept
    {
        switch (m_distribution) {
        case KeyDistribution::Uniform:
            break;
        case KeyDistribution::Sequential:
            return source.nextInTurn() % m_keyspace;
        case KeyDistribution::Gaussian:
            return gaussian(source);
        case KeyDistribution::Zipf:
            return static_cast<std::uint64_t>(m_zipf.pick([&source] { return source.unit(); })) - 1;
        }
        return source.below(m_keyspace);
    }

private:
    std::uint64_t gaussian(RequestSource &source) const noexcept;

    KeyDistribution m_distribution;
    std::uint64_t m_keyspace;
    ZipfPicker m_zipf;
};

} // namespace Tare
