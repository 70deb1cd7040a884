// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/sidecomparison.h"

#include "core/analysis/factnames.h"
#include "core/analysis/fairnessrules.h"
#include "core/analysis/statistics.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr double errorsApart = 0.1; ///< percent points of errors that are more than chance

/// Redis without persistence does not touch the disk.
bool writesToDisk(const EnvironmentFacts &side, const EnvironmentSpec *declared)
{
    if (!side.steps().first()->caseKey.startsWith("redis:"_L1))
        return true;
    const auto option = [&](const QString &name) -> std::optional<QString> {
        const QStringList found = side.values(settingFact + name);
        if (!found.isEmpty())
            return found.first();
        const QMap<QString, QString> options = declared ? serverOptions(*declared) : QMap<QString, QString>();
        return options.contains(name) ? std::optional(options.value(name)) : std::nullopt;
    };
    const QString save = option(u"save"_s).value_or(u"unknown"_s);
    return option(u"appendonly"_s).value_or(QString()) == "yes"_L1 || !(save.isEmpty() || save == "\"\""_L1);
}

/// One version is the beginning of the other: "2.8" and "2.8.19".
bool tellsLess(const QStringList &a, const QStringList &b)
{
    if (a.size() != 1 || b.size() != 1)
        return false;
    return a.first().startsWith(b.first() + u'.') || b.first().startsWith(a.first() + u'.');
}

double largest(const std::vector<double> &values)
{
    return *std::max_element(values.begin(), values.end());
}

} // namespace

SideComparison::SideComparison(const EnvironmentFacts &baseline, const EnvironmentFacts &environment,
                               const EnvironmentSpec *declaredBaseline,
                               const EnvironmentSpec *declaredEnvironment)
    : m_a(baseline)
    , m_b(environment)
    , m_specA(declaredBaseline)
    , m_specB(declaredEnvironment)
    , m_disk(writesToDisk(baseline, declaredBaseline) || writesToDisk(environment, declaredEnvironment))
{
    if (m_specA && m_specB)
        m_factors = declaredFactors(*m_specA, *m_specB);
    else if (m_a.text(u"network.path"_s) != m_b.text(u"network.path"_s))
        m_factors = {Factor::Container};
}

FairnessReport SideComparison::report()
{
    for (const EqualRule &rule : equalRules())
        apply(rule);
    for (const LimitRule &rule : limitRules())
        apply(rule);
    compareSettings();
    checkInstances(m_a);
    checkInstances(m_b);
    checkSharedLimits();
    checkPath(m_a, m_specA);
    checkPath(m_b, m_specB);
    if (m_expectedPaths == 2)
        addSame(specialRule("network.unexpected").name);
    checkRootless();
    checkOverlay();
    compareErrors();
    collectOthers();
    std::stable_sort(m_report.findings.begin(), m_report.findings.end(),
                     [](const Finding &a, const Finding &b) { return a.grade > b.grade; });
    return m_report;
}

bool SideComparison::applies(RuleScope scope) const
{
    switch (scope) {
    case RuleScope::Always:
        return true;
    case RuleScope::Disk:
        return m_disk;
    case RuleScope::Dump:
        return !m_a.values(u"dump.version"_s).isEmpty() || !m_b.values(u"dump.version"_s).isEmpty();
    }
    return false;
}

/// A declared difference explains what comes with it, but not when another one was declared as well.
/// Where a container's data lies belongs to the container; a topology says itself what it changes.
bool SideComparison::isExplained(Factor factor) const
{
    if (factor == Factor::Limits && sharesLimits())
        return true;
    if (!m_factors.contains(factor))
        return false;
    if (factor == Factor::Container || factor == Factor::Topology)
        return true;
    QSet<Factor> others = m_factors;
    others.remove(factor);
    if (factor == Factor::Storage)
        others.remove(Factor::Container);
    return others.isEmpty();
}

FindingRow SideComparison::rowOf(const QString &fact) const
{
    return {fact, m_a.text(fact), m_b.text(fact)};
}

void SideComparison::add(const char *key, FindingGrade grade, const QList<FindingRow> &rows)
{
    Finding finding = findingOf(QString::fromLatin1(key));
    finding.grade = grade;
    finding.rows = rows;
    m_report.findings.append(finding);
}

void SideComparison::add(const char *key, const QList<FindingRow> &rows)
{
    add(key, specialRule(key).grade, rows);
}

/// By a rule's name.
void SideComparison::addSame(const char *name)
{
    m_report.same.append(QCoreApplication::translate("Tare::Fairness", name));
}

void SideComparison::addUnknown(const char *name)
{
    m_report.unknown.append(QCoreApplication::translate("Tare::Fairness", name));
}

/// Nothing when a side does not tell.
std::optional<bool> SideComparison::isAlike(const QString &fact, double tolerance) const
{
    const QStringList a = m_a.values(fact);
    const QStringList b = m_b.values(fact);
    if (a.isEmpty() || b.isEmpty())
        return std::nullopt;
    const std::vector<double> x = m_a.numbers(fact);
    const std::vector<double> y = m_b.numbers(fact);
    if (!(tolerance > 0) || x.empty() || y.empty())
        return a.size() == 1 && a == b;
    const double high = std::max(median(x), median(y));
    if (std::abs(median(x) - median(y)) <= tolerance * std::abs(high))
        return true;
    // one run aside is chance
    const auto [lowX, highX] = std::minmax_element(x.begin(), x.end());
    const auto [lowY, highY] = std::minmax_element(y.begin(), y.end());
    return x.size() > 1 && y.size() > 1 && *lowX <= *highY && *lowY <= *highX;
}

void SideComparison::apply(const EqualRule &rule)
{
    const QStringList facts = QString::fromLatin1(rule.facts).split(u' ');
    for (const QString &fact : facts)
        m_seen.insert(fact);
    if (!applies(rule.scope))
        return;
    QList<FindingRow> different;
    bool known = false;
    for (const QString &fact : facts) {
        const std::optional<bool> alike = isAlike(fact, rule.tolerance);
        known = known || alike;
        // an engine or a cipher is found on one side only, and that is a difference
        const bool oneSided = !alike
            && (rule.factor == Factor::Container || rule.factor == Factor::Transport
                || rule.factor == Factor::Topology)
            && m_a.values(fact).isEmpty() != m_b.values(fact).isEmpty();
        if ((alike && !*alike) || oneSided)
            different.append(rowOf(fact));
    }
    if (!different.isEmpty() && QLatin1StringView(rule.key) == "server.version"_L1
        && tellsLess(m_a.values(u"server.version"_s), m_b.values(u"server.version"_s))) {
        add("server.version_part", different);
    } else if (!different.isEmpty()) {
        const FindingGrade grade =
            isExplained(rule.factor) ? std::min(rule.grade, rule.explainedGrade) : rule.grade;
        add(rule.key, grade, different);
    } else if (known) {
        addSame(rule.name);
    } else if (rule.grade > FindingGrade::Note) {
        addUnknown(rule.name);
    }
}

void SideComparison::apply(const LimitRule &rule)
{
    const QString fact = QString::fromLatin1(rule.fact);
    m_seen.insert(fact);
    if (!applies(rule.scope))
        return;
    const std::vector<double> a = m_a.numbers(fact);
    const std::vector<double> b = m_b.numbers(fact);
    if (a.empty() || b.empty()) {
        addUnknown(rule.name);
        return;
    }
    const auto summary = [&rule](const std::vector<double> &values) {
        return rule.of == LimitRule::Of::Largest ? largest(values) : median(values);
    };
    const double x = summary(a);
    const double y = summary(b);
    const auto beyond = [&rule](double value) {
        return rule.below ? value < rule.limit : value > rule.limit;
    };
    if (!beyond(x) && !beyond(y)) {
        addSame(rule.name);
        return;
    }
    // every run of one side, or it was chance and no difference between the sides
    const bool overlap =
        std::ranges::max(a) >= std::ranges::min(b) && std::ranges::max(b) >= std::ranges::min(a);
    const bool apart = rule.blockApart > 0 && std::abs(x - y) > rule.blockApart && !overlap;
    FindingGrade grade = apart ? FindingGrade::Block : rule.grade;
    // a limit that both sides have on purpose is what they are measured with
    if (fact == "window.throttled_ms"_L1 && beyond(x) && beyond(y)
        && (isAlike(u"cgroup.cpus"_s, 0).value_or(false) || sharesLimits()))
        grade = FindingGrade::Note;
    add(rule.key, grade, {{fact, QString::number(x, 'g', 6), QString::number(y, 'g', 6)}});
}

/// The mechanism that was found against the path that was asked for.
void SideComparison::checkPath(const EnvironmentFacts &side, const EnvironmentSpec *declared)
{
    const QStringList found = side.values(u"network.mechanism"_s);
    if (!declared || found.isEmpty())
        return;
    QStringList expected; ///< empty: any but the other paths' own
    if (std::holds_alternative<NativeServer>(declared->how)) {
        expected = QStringList{u"loopback"_s, u"Unix socket"_s};
    } else if (const auto *container = std::get_if<ContainerServer>(&declared->how)) {
        if (container->network == NetworkPath::Host)
            expected = QStringList{u"host network"_s};
        else if (container->network == NetworkPath::BridgeAddress)
            expected = QStringList{u"veth and bridge"_s};
    } else {
        return;
    }
    bool unexpected = false;
    for (const QString &mechanism : found) {
        if (mechanism == "unknown"_L1)
            add("network.unknown", {rowOf(u"network.mechanism"_s)});
        else if (expected.isEmpty() ? mechanism == "loopback"_L1 || mechanism == "host network"_L1
                                    : !expected.contains(mechanism))
            unexpected = true;
    }
    if (unexpected)
        add("network.unexpected", {rowOf(u"network.path"_s), rowOf(u"network.mechanism"_s)});
    else
        m_expectedPaths = m_expectedPaths + 1;
}

void SideComparison::checkRootless()
{
    const bool a = m_a.values(u"engine.rootless"_s).contains(u"yes"_s);
    const bool b = m_b.values(u"engine.rootless"_s).contains(u"yes"_s);
    m_seen.insert(u"engine.rootless"_s);
    if (a == b)
        return;
    add("engine.rootless", {rowOf(u"engine.rootless"_s), rowOf(u"network.mechanism"_s)});
}

void SideComparison::checkOverlay()
{
    const auto layered = [](const EnvironmentFacts &side) {
        const QStringList systems = side.values(u"data.filesystem"_s);
        return std::any_of(systems.cbegin(), systems.cend(), [](const QString &system) {
            return system == "overlay"_L1 || system == "aufs"_L1 || system.startsWith("fuse"_L1);
        });
    };
    if (!m_disk || layered(m_a) == layered(m_b))
        return;
    add("data.overlay", {rowOf(u"data.filesystem"_s)});
}

void SideComparison::compareErrors()
{
    const auto percent = [](const EnvironmentFacts &side) -> std::optional<double> {
        qint64 errors = 0;
        qint64 all = 0;
        for (const StepRecord *step : side.steps()) {
            const auto counted = step->counted(&LoadCounters::errors);
            const auto done = step->counted(&LoadCounters::operations);
            if (!counted || !done)
                return std::nullopt;
            errors += *counted;
            all += *counted + *done;
        }
        return all > 0 ? std::optional(100.0 * static_cast<double>(errors) / static_cast<double>(all))
                       : std::nullopt;
    };
    const auto a = percent(m_a);
    const auto b = percent(m_b);
    if (!a || !b)
        return;
    if (std::abs(*a - *b) <= errorsApart) {
        addSame(specialRule("errors.rate").name);
        return;
    }
    add("errors.rate", {{u"errors.percent"_s, QString::number(*a, 'g', 4), QString::number(*b, 'g', 4)}});
}

/// What differs and no rule knows.
void SideComparison::collectOthers()
{
    QList<FindingRow> rows;
    QStringList keys = m_a.keys();
    const QStringList others = m_b.keys();
    for (const QString &key : others) {
        if (!keys.contains(key))
            keys.append(key);
    }
    for (const QString &key : std::as_const(keys)) {
        const bool counted = key.startsWith("window."_L1) || key.startsWith("load."_L1);
        const bool ofInstance = key.startsWith(instanceFact) || key.startsWith("topology."_L1);
        if (m_seen.contains(key) || counted || ofInstance || key.startsWith(settingFact)
            || isPassingFact(key))
            continue;
        if (m_a.values(key) != m_b.values(key))
            rows.append(rowOf(key));
    }
    if (rows.isEmpty())
        return;
    std::stable_sort(rows.begin(), rows.end(), [](const FindingRow &a, const FindingRow &b) {
        return factRank(a.fact) < factRank(b.fact);
    });
    add("facts.other", rows);
}

} // namespace Tare
