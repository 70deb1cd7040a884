// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/hosttimeline.h"

#include "core/model/numberformat.h"

#include <QCoreApplication>
#include <QMap>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace Tare {

namespace {

/// From this share of its limit on a link or device is what one wants to see, whatever carries more.
constexpr double nearLimit = 0.3;
constexpr double unknown = std::numeric_limits<double>::quiet_NaN();

/// The context of the words here.
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Tare::HostTimeline)
};

class Builder
{
public:
    explicit Builder(const QList<HostSample> &samples)
        : m_samples(samples)
    { }

    QList<double> column(const QString &key, double factor = 1) const
    {
        QList<double> values;
        values.reserve(m_samples.size());
        for (const HostSample &sample : m_samples) {
            const auto found = sample.values.constFind(key);
            values.append(found == sample.values.constEnd() ? unknown : *found * factor);
        }
        return values;
    }

    /// Values of several keys together; unknown where none of them is.
    QList<double> sum(const QStringList &keys) const
    {
        QList<double> values(m_samples.size(), unknown);
        for (const QString &key : keys) {
            const QList<double> part = column(key);
            for (qsizetype i = 0; i < part.size(); ++i) {
                if (std::isfinite(part.at(i))) {
                    values[i] = (std::isfinite(values.at(i)) ? values.at(i) : 0) + part.at(i);
                }
            }
        }
        return values;
    }

    /// While it was known.
    double mean(const QString &key) const { return known(key).first; }

    /// Over all samples: what was there for a moment only weighs little.
    double overAll(const QString &key) const
    {
        const auto [value, part] = known(key);
        return value * part;
    }

    /// The mean while it was known, and the share of the time that was.
    std::pair<double, double> known(const QString &key) const
    {
        double sum = 0;
        double seconds = 0;
        double all = 0;
        for (const HostSample &sample : m_samples) {
            all += sample.length;
            const auto found = sample.values.constFind(key);
            if (found != sample.values.constEnd()) {
                sum += *found * sample.length;
                seconds += sample.length;
            }
        }
        return seconds > 0 ? std::pair(sum / seconds, seconds / all) : std::pair(0.0, 0.0);
    }

    /// Of the devices "GROUP.NAME.…" the one nearest its limit, else the busiest by what the keys carry.
    QString chosen(const QString &group, const QString &share, const QStringList &carried) const
    {
        QStringList names;
        const QString start = group + QLatin1Char('.');
        const QString end = QLatin1Char('.') + carried.first();
        for (const HostSample &sample : m_samples) {
            for (auto it = sample.values.lowerBound(start);
                 it != sample.values.constEnd() && it.key().startsWith(start); ++it) {
                if (it.key().endsWith(end)) {
                    const QString name =
                        it.key().mid(start.size(), it.key().size() - start.size() - end.size());
                    if (!names.contains(name)) {
                        names.append(name);
                    }
                }
            }
        }
        QString best;
        std::pair<double, double> most{-1, -1};
        for (const QString &name : std::as_const(names)) {
            const auto key = [&](const QString &what) { return start + name + QLatin1Char('.') + what; };
            double bytes = 0;
            for (const QString &what : carried) {
                bytes += overAll(key(what));
            }
            const double near = overAll(key(share));
            const std::pair<double, double> rank{near >= nearLimit ? near : 0, bytes};
            if (rank > most) {
                most = rank;
                best = name;
            }
        }
        return best;
    }

private:
    const QList<HostSample> &m_samples;
};

void keepKnown(HostTimeline &timeline, HostStripData strip)
{
    strip.series.removeIf([](const HostSeries &series) { return !series.isKnown(); });
    if (std::ranges::any_of(strip.series, &HostSeries::drawn)) {
        timeline.strips.append(strip);
    }
}

HostStripData cpuStrip(const Builder &from)
{
    HostStripData strip{HostStrip::Cpu, HostUnit::Share, true, Words::tr("of all CPUs"), {}, {}, {}};
    const auto key = [](const char *name) { return QStringLiteral("cpu.") + QLatin1StringView(name); };
    strip.series = {
        {Words::tr("user"), HostUnit::Share, true, from.column(key("user"))},
        {Words::tr("system"), HostUnit::Share, true, from.column(key("system"))},
        {Words::tr("softirq"), HostUnit::Share, true, from.sum({key("softirq"), key("irq")})},
        {Words::tr("steal"), HostUnit::Share, true, from.column(key("steal"))},
        {Words::tr("iowait"), HostUnit::Share, true, from.column(key("iowait"))},
        {Words::tr("load"), HostUnit::Number, false, from.column(QStringLiteral("load.1"))},
    };
    return strip;
}

HostStripData networkStrip(const Builder &from)
{
    HostStripData strip{HostStrip::Network, HostUnit::BitRate, false, {}, {}, {}, {}};
    const QStringList ways{QStringLiteral("in"), QStringLiteral("out")};
    const QString name = from.chosen(QStringLiteral("net"), QStringLiteral("used"), ways);
    strip.remark = name;
    const auto key = [&name](const char *what) {
        return QStringLiteral("net.%1.%2").arg(name, QLatin1StringView(what));
    };
    const double limit = 8 * from.mean(key("limit"));
    if (limit > 0) {
        strip.limit = limit;
        strip.limitName = Words::tr("link %1").arg(hostValueText(limit, HostUnit::BitRate));
    }
    strip.series = {
        {Words::tr("in"), HostUnit::BitRate, true, from.column(key("in"), 8)},
        {Words::tr("out"), HostUnit::BitRate, true, from.column(key("out"), 8)},
        {Words::tr("packets"), HostUnit::Rate, false, from.sum({key("packets_in"), key("packets_out")})},
        {Words::tr("dropped"), HostUnit::Rate, false,
         from.sum({key("drops_in"), key("drops_out"), key("queue_drops")})},
    };
    return strip;
}

HostStripData diskStrip(const Builder &from)
{
    HostStripData strip{HostStrip::Disk, HostUnit::ByteRate, false, {}, {}, {}, {}};
    const QStringList ways{QStringLiteral("read"), QStringLiteral("write")};
    const QString name = from.chosen(QStringLiteral("disk"), QStringLiteral("busy"), ways);
    strip.remark = name;
    const auto key = [&name](const char *what) {
        return QStringLiteral("disk.%1.%2").arg(name, QLatin1StringView(what));
    };
    strip.series = {
        {Words::tr("read"), HostUnit::ByteRate, true, from.column(key("read"))},
        {Words::tr("written"), HostUnit::ByteRate, true, from.column(key("write"))},
        {Words::tr("operations"), HostUnit::Rate, false, from.sum({key("reads"), key("writes")})},
        {Words::tr("busy"), HostUnit::Share, false, from.column(key("busy"))},
    };
    return strip;
}

HostStripData memoryStrip(const Builder &from)
{
    HostStripData strip{HostStrip::Memory, HostUnit::Bytes, false, {}, {}, {}, {}};
    QList<double> used = from.column(QStringLiteral("memory.total"));
    const QList<double> available = from.column(QStringLiteral("memory.available"));
    for (qsizetype i = 0; i < used.size(); ++i) {
        used[i] -= available.at(i);
    }
    if (const double total = from.mean(QStringLiteral("memory.total")); total > 0) {
        strip.limit = total;
        strip.limitName = Words::tr("of %1").arg(hostValueText(total, HostUnit::Bytes));
    }
    strip.series = {
        {Words::tr("in use"), HostUnit::Bytes, true, used},
        {Words::tr("swap"), HostUnit::Bytes, true, from.column(QStringLiteral("swap.used"))},
        {Words::tr("swapping"), HostUnit::ByteRate, false,
         from.sum({QStringLiteral("swap.in"), QStringLiteral("swap.out")})},
    };
    return strip;
}

HostStripData pressureStrip(const Builder &from)
{
    HostStripData strip{
        HostStrip::Pressure, HostUnit::Share, false, Words::tr("of the time somebody waited"), {}, {}, {}};
    strip.series = {
        {Words::tr("for CPU"), HostUnit::Share, true, from.column(QStringLiteral("psi.cpu.some"))},
        {Words::tr("for disks"), HostUnit::Share, true, from.column(QStringLiteral("psi.io.some"))},
        {Words::tr("for memory"), HostUnit::Share, true, from.column(QStringLiteral("psi.memory.some"))},
    };
    return strip;
}

HostStripData switchesStrip(const Builder &from)
{
    HostStripData strip{HostStrip::Switches, HostUnit::Rate, false, {}, {}, {}, {}};
    strip.series = {
        {Words::tr("switches"), HostUnit::Rate, true, from.column(QStringLiteral("switches"))},
    };
    return strip;
}

} // namespace

QString hostStripKey(HostStrip strip)
{
    switch (strip) {
    case HostStrip::Cpu:
        return QStringLiteral("cpu");
    case HostStrip::Network:
        return QStringLiteral("network");
    case HostStrip::Disk:
        return QStringLiteral("disk");
    case HostStrip::Memory:
        return QStringLiteral("memory");
    case HostStrip::Pressure:
        return QStringLiteral("pressure");
    case HostStrip::Switches:
        return QStringLiteral("switches");
    }
    return {};
}

QString hostStripTitle(HostStrip strip)
{
    switch (strip) {
    case HostStrip::Cpu:
        return Words::tr("CPU of the machine");
    case HostStrip::Network:
        return Words::tr("Network");
    case HostStrip::Disk:
        return Words::tr("Disk");
    case HostStrip::Memory:
        return Words::tr("Memory and swap");
    case HostStrip::Pressure:
        return Words::tr("Pressure (PSI)");
    case HostStrip::Switches:
        return Words::tr("Context switches");
    }
    return {};
}

QString hostValueText(double value, HostUnit unit)
{
    if (!std::isfinite(value)) {
        return QStringLiteral("–");
    }
    const auto bits = [value](double factor, const QString &text) {
        return text.arg(formatSignificant(value / factor));
    };
    switch (unit) {
    case HostUnit::Share:
        return formatPercent(value, value > 0 && value < 0.1 ? 1 : 0);
    case HostUnit::BitRate:
        return value >= 1e9 ? bits(1e9, Words::tr("%1 Gbit/s"))
            : value >= 1e6  ? bits(1e6, Words::tr("%1 Mbit/s"))
                            : bits(1e3, Words::tr("%1 kbit/s"));
    case HostUnit::ByteRate:
        return Words::tr("%1/s", "bytes a second").arg(formatBytes(std::llround(value)));
    case HostUnit::Bytes:
        return formatBytes(std::llround(value));
    case HostUnit::Rate:
        return Words::tr("%1/s", "so many a second").arg(formatSignificant(value));
    case HostUnit::Number:
        return formatSignificant(value);
    }
    return {};
}

bool HostSeries::isKnown() const
{
    return std::ranges::any_of(values, [](double value) { return std::isfinite(value); });
}

bool HostSeries::operator==(const HostSeries &other) const
{
    // NaN stands for unknown here, and is equal to itself.
    return name == other.name && unit == other.unit && drawn == other.drawn
        && std::ranges::equal(values, other.values,
                              [](double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); });
}

HostSample stripsOnly(const HostSample &sample)
{
    HostSample kept = sample;
    kept.values.removeIf([](const std::pair<const QString &, double &> &value) {
        const QString &key = value.first;
        return key.startsWith(QLatin1String("proc."))
            || (key.startsWith(QLatin1String("cpu.")) && key.size() > 4 && key.at(4).isDigit());
    });
    return kept;
}

HostTimeline hostTimeline(const QString &key, const QList<HostSample> &samples)
{
    HostTimeline timeline;
    timeline.key = key;
    timeline.at.reserve(samples.size());
    for (const HostSample &sample : samples) {
        timeline.at.append(sample.start + sample.length);
    }
    const Builder from(samples);
    for (const HostStripData &strip : {cpuStrip(from), networkStrip(from), diskStrip(from), memoryStrip(from),
                                       pressureStrip(from), switchesStrip(from)}) {
        keepKnown(timeline, strip);
    }
    return timeline;
}

} // namespace Tare
