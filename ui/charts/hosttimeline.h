// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/hostmetrics.h"

#include <QList>
#include <QString>

#include <array>
#include <optional>

namespace Tare {

/// A strip of the machine's course under a chart over time.
enum class HostStrip { Cpu, Network, Disk, Memory, Pressure, Switches };
inline constexpr std::array allHostStrips{HostStrip::Cpu,    HostStrip::Network,  HostStrip::Disk,
                                          HostStrip::Memory, HostStrip::Pressure, HostStrip::Switches};

QString hostStripKey(HostStrip strip);   ///< "cpu", for settings and object names
QString hostStripTitle(HostStrip strip); ///< "Network"

/// What a value of a series is, as it is sampled.
enum class HostUnit {
    Share,    ///< shown in percent
    BitRate,  ///< bits/s
    ByteRate, ///< bytes/s
    Bytes,
    Rate,   ///< a second
    Number, ///< plain
};

/// The value with its unit: "43 %", "812 Mbit/s".
QString hostValueText(double value, HostUnit unit);

struct HostSeries
{
    QString name; ///< "user", "in"
    HostUnit unit = HostUnit::Share;
    bool drawn = true;    ///< else only its value is told
    QList<double> values; ///< one a time; NaN where it is not known

    bool isKnown() const; ///< anywhere
    bool operator==(const HostSeries &other) const;
};

struct HostStripData
{
    HostStrip strip = HostStrip::Cpu;
    HostUnit unit = HostUnit::Share;
    bool stacked = false;
    QString remark;              ///< "of all CPUs", the name of an interface or device
    std::optional<double> limit; ///< what cannot be passed: the speed of a link, all of the memory
    QString limitName;
    QList<HostSeries> series; ///< drawn ones first

    bool operator==(const HostStripData &) const = default;
};

/// What a machine did in the course of one step, as it is drawn.
struct HostTimeline
{
    QString key;                 ///< of the step: with another one the axes start afresh
    QList<double> at;            ///< ends of the samples, in seconds from the start of the measurement
    QList<HostStripData> strips; ///< those that something is known of

    bool isEmpty() const { return at.isEmpty() || strips.isEmpty(); }
    bool operator==(const HostTimeline &) const = default;
};

/// The sample with what strips are drawn from, and nothing else: one of every CPU and process takes much
/// room.
HostSample stripsOnly(const HostSample &sample);

/// From the samples of a step, in order. Of several interfaces and devices the one that was nearest its limit
/// is drawn, else the one that carried most; it is named.
HostTimeline hostTimeline(const QString &key, const QList<HostSample> &samples);

} // namespace Tare
