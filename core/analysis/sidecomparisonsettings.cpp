// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/factnames.h"
#include "core/analysis/fairnessrules.h"
#include "core/analysis/sidecomparison.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

// What a side's servers are set to, and how a topology shares it among them.

namespace Tare {

/// All containers of one side together may use what those of the other may.
bool SideComparison::sharesLimits() const
{
    if (!m_factors.contains(Factor::Topology) || !m_specA || !m_specB)
        return false;
    const auto *a = std::get_if<ContainerServer>(&m_specA->how);
    const auto *b = std::get_if<ContainerServer>(&m_specB->how);
    if (!a || !b || !(a->cpuLimit > 0 || a->memoryLimitMib > 0))
        return false;
    const int n = m_specA->topology.instances;
    const int m = m_specB->topology.instances;
    const double cpusA = a->cpuLimit * n;
    const double cpusB = b->cpuLimit * m;
    constexpr double rounding = 0.01;
    return std::abs(cpusA - cpusB) <= rounding * std::max(cpusA, cpusB)
        && std::abs(a->memoryLimitMib * n - b->memoryLimitMib * m) <= std::max(n, m);
}

void SideComparison::compareSettings()
{
    QList<FindingRow> weighty;
    QList<FindingRow> others;
    QList<FindingRow> shared;
    bool known = false;
    const QStringList keys = m_a.keys();
    for (const QString &key : keys) {
        const QString name = key.mid(settingFact.size());
        if (!key.startsWith(settingFact) || isPassingSetting(name))
            continue;
        const std::optional<bool> alike = isAlike(key, 0);
        known = known || alike;
        if (!alike || *alike)
            continue;
        if (m_factors.contains(Factor::Topology) && isTopologySetting(name))
            shared.append(rowOf(key));
        else
            (isWeightySetting(name) ? weighty : others).append(rowOf(key));
    }
    compareSharedSettings(shared);
    if (!known) {
        for (const char *key : {"settings.weighty", "settings.other"})
            addUnknown(specialRule(key).name);
        return;
    }
    const bool meant = isExplained(Factor::Options);
    for (const auto &[key, rows] :
         {std::pair("settings.weighty", weighty), std::pair("settings.other", others)}) {
        if (rows.isEmpty())
            addSame(specialRule(key).name);
        else
            add(key, meant ? FindingGrade::Note : specialRule(key).grade, rows);
    }
}

int SideComparison::instancesOf(const EnvironmentFacts &side) const
{
    return std::max(1, side.text(u"topology.instances"_s).toInt());
}

/// Settings of one instance that follow from the topology: fair when all instances of a side together
/// have what those of the other have.
void SideComparison::compareSharedSettings(const QList<FindingRow> &rows)
{
    if (rows.isEmpty())
        return;
    bool together = true;
    for (const FindingRow &row : rows) {
        if (!isMemorySetting(row.fact.mid(settingFact.size())))
            continue;
        const double a = m_a.text(row.fact).toDouble() * instancesOf(m_a);
        const double b = m_b.text(row.fact).toDouble() * instancesOf(m_b);
        if (row.fact == "setting.maxmemory"_L1 && (a > 0) != (b > 0)) { // 0: no limit
            add("topology.unlimited", rows);
            return;
        }
        constexpr double rounding = 0.05; // servers round to whole pieces
        together = together && std::abs(a - b) <= rounding * std::max(a, b);
    }
    add(together ? "topology.settings" : "topology.memory", rows);
}

/// What the instances of a side have not in common, although they should.
void SideComparison::checkInstances(const EnvironmentFacts &side)
{
    static const QStringList must{u"server.version"_s,    u"server.sha256"_s,  u"network.path"_s,
                                  u"network.mechanism"_s, u"limits.nofile"_s,  u"cgroup.cpus"_s,
                                  u"cgroup.memory"_s,     u"data.filesystem"_s};
    QList<FindingRow> rows;
    const QStringList keys = side.keys();
    for (const QString &key : keys) {
        if (key.startsWith(instanceFact) && must.contains(key.section(u'.', 2)))
            rows.append(rowOf(key));
    }
    if (!rows.isEmpty())
        add("instances.differ", rows);
}

/// Limits of a container are each instance's own.
void SideComparison::checkSharedLimits()
{
    if (!m_specA || !m_specB || m_specA->topology.instances == m_specB->topology.instances || sharesLimits())
        return;
    const auto limited = [](const EnvironmentSpec &spec) {
        const auto *container = std::get_if<ContainerServer>(&spec.how);
        return container && (container->cpuLimit > 0 || container->memoryLimitMib > 0);
    };
    if (limited(*m_specA) || limited(*m_specB))
        add("topology.limits", {rowOf(u"cgroup.cpus"_s), rowOf(u"cgroup.memory"_s)});
}

} // namespace Tare
