// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/comparison.h"

namespace Tare {

/// What lies between a client and a server, from a plain process to the longest way into a container. Each
/// holds what the ones before it hold, and adds something.
enum class LadderPath { Native, HostNetwork, BridgeAddress, PublishedPort };

/// One environment on the cost ladder.
struct LadderRung
{
    QString environmentId;
    QString environmentName;
    int slot = 1;
    LadderPath path = LadderPath::Native;
    QString engine;    ///< "docker"; empty natively
    QString mechanism; ///< what was found in the way: "docker-proxy", "kernel DNAT"
    QString address;   ///< that the client connects to; empty when not known

    std::vector<double> values;    ///< operations/s of the finished runs, in order
    bool failed = false;           ///< it was run, and no run of it was finished
    std::optional<double> mean;    ///< geometric
    std::optional<double> share;   ///< of the baseline's mean
    int from = -1;                 ///< the rung it is held against; −1: the baseline itself
    std::optional<double> cost;    ///< what it has less than that one, as a share of the baseline
    std::optional<double> costLow; ///< interval of it
    std::optional<double> costHigh;
    std::optional<double> p;
    Verdict verdict = Verdict::NoData; ///< of the cost: Higher costs, Lower gains

    // CPU time of one operation over all finished runs, microseconds.
    std::optional<double> clientCpu;
    std::optional<double> serverCpu;
    std::optional<double> proxyCpu; ///< of what stands in the way
};

/// What each part of the way costs for one case: waterfall of throughput in shares of the native baseline.
struct Ladder
{
    QString workloadId;
    QString caseKey;
    QJsonObject workload; ///< caseToJson
    double threshold = 0.02;
    double confidence = 0.95;
    QList<LadderRung> rungs;       ///< the baseline first, then an engine's rungs after another's
    QList<Comparison> comparisons; ///< of each further rung with the baseline, in order
    int dearest = -1;              ///< the rung that costs most, if one costs reliably something

    QStringList engines() const; ///< in order
    const Comparison *against(const LadderRung &rung) const;
};

/// The ladder of a case: a native baseline, and at least two containers that differ in path or engine and are
/// held against each other. Nothing when the run has none, or when something blocks its comparisons.
std::optional<Ladder> ladderOf(const RunRecord &run, const QString &workloadId, const QString &caseKey,
                               const QList<Comparison> &comparisons);

/// Why a case has no ladder, in the present language, and what would give it one; empty when it has.
QString noLadderText(const RunRecord &run, const QString &workloadId, const QString &caseKey,
                     const QList<Comparison> &comparisons);

/// "native", "host_network", "bridge_address", "published_port": for files.
QString ladderPathKey(LadderPath path);

/// The answer in words, in the present language; parts as in VerdictText.
struct LadderText
{
    QString lead;    ///< "Redis GET, 50 clients: of the 58.1 % that “published port” costs, "
    QString finding; ///< "41.2 points are docker-proxy"
    QString rest;
    QString support; ///< what the other rungs cost
    QString total;   ///< the last rung against the baseline, with interval and runs

    QString sentence() const { return lead + finding + rest; }
};
LadderText ladderText(const Ladder &ladder);

/// What a rung adds, for a label: "docker-proxy copies every byte", "veth pair and bridge".
QString rungAddition(const Ladder &ladder, const LadderRung &rung);
/// "−41.2 points", "≈ −1.3 points"; empty for the baseline and a rung without a cost.
QString rungCostText(const LadderRung &rung);

} // namespace Tare
