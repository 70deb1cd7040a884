// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace Tare {

/// One interval of a step as it is drawn. Times are seconds from the start of the measurement, negative in
/// the warm-up; a point stands at the end of its interval.
struct TimelinePoint
{
    double at = 0;
    double length = 0;
    bool warmup = false;
    double rate = 0;
    std::optional<double> latency;   ///< 95 %, ms
    std::optional<double> serverCpu; ///< CPUs
    std::optional<double> clientCpu;
    std::optional<double> proxyCpu;
    qint64 errors = 0;
    QList<double> targets; ///< rate of each, with more than one
    qint64 empties = 0;    ///< replies without a value, changes that changed nothing

    bool operator==(const TimelinePoint &) const = default;
};

/// One step's course.
struct TimelineTrack
{
    int order = 0;
    QString environmentId;
    QString name; ///< of the environment
    int repetition = 1;
    int slot = 1;
    bool current = false; ///< drawn thick and solid, with markers
    bool finished = false;
    bool failed = false;        ///< or stopped: its course is shown, a mean is not
    std::optional<double> mean; ///< of the measured window, once it is over
    QList<TimelinePoint> points;
    QStringList targets; ///< names of several, in the order of their rates in a point

    bool operator==(const TimelineTrack &) const = default;
};

/// A flag: a thin line through all strips and a word on top.
struct TimelineMark
{
    double at = 0;
    QString text;
    bool warning = false;

    bool operator==(const TimelineMark &) const = default;
};

struct TimelineData
{
    QString key;       ///< of the run and case: with another one the axes start afresh
    QString title;     ///< "Transactions per second"
    QString direction; ///< "higher is better"
    QString caption;
    double warmup = 0;   ///< seconds of it, for the tinted part
    double duration = 0; ///< planned end of the axis; longer steps lengthen it
    double interval = 10;
    bool over = false;           ///< nothing more will come
    double cpus = 0;             ///< of the machine; 0: unknown, CPU is drawn in CPUs
    QList<TimelineTrack> tracks; ///< in the order they ran
    QList<TimelineMark> marks;   ///< of the current step

    bool operator==(const TimelineData &) const = default;
};

} // namespace Tare
