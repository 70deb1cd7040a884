// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/workermeters.h"

#include <algorithm>
#include <thread>

namespace Tare {

namespace {

/// A reading that a worker disturbed is tried again. An update takes less than a microsecond and comes every
/// few microseconds, so some ten tries do; the bound is for a worker that lost its CPU in the middle.
constexpr int readingTries = 500;

template<typename Reader>
void readUndisturbed(const std::atomic<std::uint64_t> &sequence, Reader reader)
{
    for (int attempt = 0; attempt < readingTries; ++attempt) {
        const auto before = sequence.load(std::memory_order_acquire);
        reader();
        if (before % 2 == 0 && sequence.load(std::memory_order_relaxed) == before)
            return;
        if (attempt % 16 == 15)
            std::this_thread::yield();
    }
}

} // namespace

LoadCounters WorkerMeters::load() const
{
    auto value = [this](Counter counter) { return counters[counter].load(std::memory_order_acquire); };
    LoadCounters result;
    result.operations = value(Operations);
    result.queries = value(Queries);
    result.reads = value(Reads);
    result.writes = value(Writes);
    result.others = value(Others);
    result.empties = value(Empties);
    result.retries = value(Retries);
    result.errors = value(Errors);
    result.bytesIn = value(BytesIn);
    result.bytesOut = value(BytesOut);
    return result;
}

LoadCounters WorkerMeters::read() const
{
    LoadCounters total;
    readUndisturbed(m_sequence, [&] { total = load(); });
    return total;
}

void WorkerMeters::read(LoadCounters &total, HistogramReading &latencies) const
{
    readUndisturbed(m_sequence, [&] {
        total = load();
        histogram.read(latencies);
    });
}

void WorkerMeters::noteError(const std::string &code, const std::string &text, double at)
{
    const std::scoped_lock lock(m_mutex);
    const auto key = QString::fromStdString(code);
    auto known = std::find_if(m_errors.begin(), m_errors.end(),
                              [&key](const ErrorCount &error) { return error.code == key; });
    if (known == m_errors.end()) {
        ErrorCount error;
        error.code = key;
        error.text = QString::fromStdString(text);
        error.firstSeen = at;
        known = m_errors.insert(m_errors.end(), error);
    }
    ++known->count;
    known->lastSeen = at;
}

std::vector<ErrorCount> WorkerMeters::errors() const
{
    const std::scoped_lock lock(m_mutex);
    return m_errors;
}

} // namespace Tare
