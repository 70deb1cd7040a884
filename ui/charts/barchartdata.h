// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace Tare {

/// One environment's bar in a group.
struct BarValue
{
    enum class State {
        Present,
        Failed,  ///< every step of it failed: a hatched stub, never a bar of height zero
        Stopped, ///< it was stopped before one was finished: the same stub
        NoData,  ///< nothing was run
    };

    QString id;        ///< environment
    QString name;      ///< as typed, told apart from others
    QString mechanism; ///< what the client's packets go through: "docker-proxy", "DNAT"; may be empty
    int slot = 1;
    State state = State::Present;
    double value = 0;          ///< geometric mean of the finished runs
    std::optional<double> low; ///< smallest and largest run; nothing with one run
    std::optional<double> high;
    int runs = 0;
    int planned = 0; ///< runs there should be; more than `runs` is said beside the name
    bool baseline = false;
    std::optional<double> change; ///< against the baseline, share
    std::optional<double> changeLow;
    std::optional<double> changeHigh;
    bool reliable = false; ///< else the change gets its "≈"
    QString finding;       ///< the verdict in words, for the table
    QString limit;         ///< what held most of its runs back: "Network card"; empty: nothing known
    QString limitText;     ///< the same as a sentence, with the evidence

    bool operator==(const BarValue &) const = default;
};

/// One case.
struct BarGroup
{
    QString key;   ///< of the case
    QString title; ///< "8 threads"
    QList<BarValue> bars;

    bool operator==(const BarGroup &) const = default;
};

struct BarChartData
{
    QString title;     ///< "Transactions per second"
    QString direction; ///< "higher is better"
    QString unit;      ///< "ms", "/s"
    QString caption;   ///< "bar: geometric mean of 4 runs · whisker: smallest and largest"
    QList<BarGroup> groups;
    int selected = -1;       ///< the group that the sentence and the table are about; tinted
    bool horizontal = false; ///< else it is so only where names or number of bars ask for it

    bool operator==(const BarChartData &) const = default;
};

} // namespace Tare
