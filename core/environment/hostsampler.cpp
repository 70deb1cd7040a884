// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/hostsampler.h"

#include "core/environment/hostreader.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <pthread.h>
#include <thread>
#include <time.h>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds span{1};

double ownCpuSeconds()
{
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

} // namespace

class HostSampler::Private
{
public:
    Private(QList<WatchedRole> roles, Sampled sampled)
        : m_roles(std::move(roles))
        , m_sampled(std::move(sampled))
    { }

    ~Private() { stop(); }

    void start()
    {
        if (!m_thread.joinable())
            m_thread = std::thread([this] { work(); });
    }

    void cut()
    {
        {
            const std::scoped_lock lock(m_mutex);
            m_cut = true;
        }
        m_changed.notify_all();
    }

    void stop()
    {
        if (!m_thread.joinable())
            return;
        {
            const std::scoped_lock lock(m_mutex);
            m_ending = true;
        }
        m_changed.notify_all();
        m_thread.join();
    }

private:
    void work()
    {
        ::pthread_setname_np(::pthread_self(), "tare-sampler");
        HostReader reader(m_roles);
        HostReading before = reader.read();
        double cpuBefore = ownCpuSeconds();
        Clock::time_point due = Clock::now() + span;
        bool ending = false;
        while (!ending) {
            {
                std::unique_lock lock(m_mutex);
                m_changed.wait_until(lock, due, [this] { return m_cut || m_ending; });
                if (m_cut)
                    due = Clock::now();
                m_cut = false;
                ending = m_ending;
            }
            HostReading after = reader.read();
            HostSample sample;
            sample.start = before.at;
            sample.length = after.at - before.at;
            sample.values = hostRates(before, after);
            const double cpu = ownCpuSeconds();
            if (sample.length > 0)
                sample.values.insert(u"sampler.cpu"_s, (cpu - cpuBefore) / sample.length);
            cpuBefore = cpu;
            before = std::move(after);
            // a span of a few milliseconds, at the end, says nothing but noise
            constexpr double shortest = 0.02;
            if (sample.length >= shortest)
                m_sampled(std::move(sample));
            // after a late one the next are where they would have been, as far as that lies ahead
            due = std::max(due + span, Clock::now() + span / 2);
        }
    }

    const QList<WatchedRole> m_roles;
    const Sampled m_sampled;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_cut = false;
    bool m_ending = false;
    std::thread m_thread;
};

HostSampler::HostSampler(QList<WatchedRole> roles, Sampled sampled)
    : m_d(std::make_unique<Private>(std::move(roles), std::move(sampled)))
{ }

HostSampler::~HostSampler() = default;

void HostSampler::start()
{
    m_d->start();
}

void HostSampler::cut()
{
    m_d->cut();
}

void HostSampler::stop()
{
    m_d->stop();
}

HostFigures hostFigures(const QList<HostSample> &samples, double seconds)
{
    struct Sum
    {
        double weighted = 0;
        double length = 0;
        double most = 0;
    };
    QMap<QString, Sum> sums;
    for (const HostSample &sample : samples) {
        // by its middle: the ends are cut a moment late
        const double middle = sample.start + sample.length / 2;
        if (middle < 0 || middle > seconds)
            continue;
        for (auto it = sample.values.cbegin(); it != sample.values.cend(); ++it) {
            Sum &sum = sums[it.key()];
            sum.most = sum.length > 0 ? std::max(sum.most, *it) : *it;
            sum.weighted += *it * sample.length;
            sum.length += sample.length;
        }
    }
    HostFigures figures;
    for (auto it = sums.cbegin(); it != sums.cend(); ++it)
        figures.insert(it.key(), {it->weighted / it->length, it->most});
    return figures;
}

} // namespace Tare
