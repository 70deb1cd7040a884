// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/ratepacer.h"

#include <cmath>

namespace Tare {

namespace {

using Nanoseconds = std::chrono::duration<double, std::nano>;

constexpr double perNanosecond = 1e-9;

} // namespace

RatePacer::RatePacer(double perSecond, std::uint64_t seed, int batch)
    : m_perSecond(perSecond)
    , m_batch(batch)
    , m_random(seed)
{
    start(Clock::now());
}

void RatePacer::start(Clock::time_point at)
{
    const std::scoped_lock lock(m_mutex);
    m_begin = at;
    m_offset = 0;
    advance();
}

void RatePacer::skipTo(Clock::time_point time)
{
    const std::scoped_lock lock(m_mutex);
    if (nextLocked() >= time)
        return;
    // The process has no memory: from any moment on the wait for the next start is the same.
    m_begin = time;
    m_offset = 0;
    advance();
}

RatePacer::Clock::time_point RatePacer::claim()
{
    const std::scoped_lock lock(m_mutex);
    const auto claimed = nextLocked();
    advance();
    return claimed;
}

std::optional<RatePacer::Clock::time_point> RatePacer::claimDue(Clock::time_point now)
{
    const std::scoped_lock lock(m_mutex);
    const auto due = nextLocked();
    if (due > now)
        return std::nullopt;
    advance();
    return due;
}

RatePacer::Clock::time_point RatePacer::next() const
{
    const std::scoped_lock lock(m_mutex);
    return nextLocked();
}

RatePacer::Backlog RatePacer::backlog(Clock::time_point now) const
{
    const auto due = next();
    if (due > now)
        return {};
    const double waited = Nanoseconds(now - due).count() * perNanosecond;
    return {m_batch + static_cast<std::int64_t>(waited * m_perSecond), now - due};
}

RatePacer::Clock::time_point RatePacer::nextLocked() const
{
    return m_begin + std::chrono::duration_cast<Clock::duration>(Nanoseconds(m_offset));
}

void RatePacer::advance()
{
    auto z = m_random += 0x9E3779B97F4A7C15; // splitmix64
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    z ^= z >> 31;
    const double share = (static_cast<double>(z >> 11) + 1) * 0x1p-53; // (0, 1]
    m_offset -= std::log(share) * m_batch / (m_perSecond * perNanosecond);
}

} // namespace Tare
