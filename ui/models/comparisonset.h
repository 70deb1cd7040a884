// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/comparison.h"
#include "core/analysis/fairness.h"
#include "core/model/records.h"
#include "core/model/workloadspec.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace Tare {

/// One environment of the compared runs.
struct CompareSide
{
    QString id;        ///< in the merged record
    QString name;      ///< as typed, told apart from namesakes; with several runs also by the run's date
    QString mechanism; ///< what was found in the network path; empty for a native server
    int slot = 1;
    qint64 runId = 0;
    QString runKey;
    QDateTime runStarted;
    Facts facts;   ///< of its first finished step
    Facts machine; ///< of its run
};

/// One case that some of the sides ran.
struct CompareCase
{
    QString workloadId; ///< in the merged record
    QString key;
    std::optional<WorkloadCase> workload;
    QString title;      ///< "OLTP read/write, 8 threads"
    QString shortTitle; ///< what tells it from the workload's other cases: "8 threads", "SET"
    bool redis = false;
    bool dump = false;
};

/// One or several runs as one record: the environments of all side by side, cases of the same kind under one
/// name. Everything the compare page, the preview and the picture command draw is made from this.
class ComparisonSet
{
public:
    ComparisonSet() = default;
    explicit ComparisonSet(const QList<RunRecord> &runs);

    bool isEmpty() const { return m_sides.isEmpty() || m_cases.isEmpty(); }
    const RunRecord &record() const { return m_record; }
    const QList<RunRecord> &runs() const { return m_runs; }
    const QList<CompareSide> &sides() const { return m_sides; }
    const QList<CompareCase> &cases() const { return m_cases; }
    QString baseline() const { return m_record.baselineId; }
    void setBaseline(const QString &sideId);

    const CompareSide *side(const QString &id) const;
    const CompareCase *findCase(const QString &workloadId, const QString &key) const;
    /// The cases of one workload, in order: the groups of one bar chart.
    QList<CompareCase> casesOf(const QString &workloadId) const;
    /// Sides that ran, or were to run, a case; the baseline first.
    QList<CompareSide> sidesOf(const CompareCase &which) const;
    QList<const StepRecord *> stepsOf(const CompareCase &which, const QString &sideId) const;
    /// The one the verdict is about first.
    QList<Metric> metrics(const CompareCase &which) const;
    Metric primaryMetric() const { return m_options.primary; }
    /// Of a dump that is its time, whatever the plan says.
    Metric primaryMetric(const CompareCase &which) const;

    const QList<Comparison> &comparisons() const { return m_comparisons; }
    const Comparison *comparison(const CompareCase &which, Metric metric, const QString &sideId) const;

    /// What else differs between a side and the baseline in a case, with notes and with what is alike.
    FairnessReport fairness(const CompareCase &which, const QString &sideId) const;
    /// What blocks comparisons of the set, overridden or not, a line each: "Docker: Different server
    /// versions".
    QStringList blockTitles() const;
    /// The override that each run has to keep so that everything that blocks here is overridden; an empty
    /// reason withdraws. Overrides given for other comparisons of a run stay. By run id.
    QMap<qint64, std::optional<FairnessOverride>> overrides(const QString &reason) const;

private:
    void merge();
    void mergeOverrides();
    void findCases();
    void compare();

    QList<RunRecord> m_runs;
    RunRecord m_record;
    CompareOptions m_options;
    QList<CompareSide> m_sides;
    QList<CompareCase> m_cases;
    QList<Comparison> m_comparisons;
};

/// "30 Nov 14:07", with the year when it is another one; local time.
QString runDateText(const QDateTime &when);

/// True when a change is shown without "≈".
bool isReliable(const Comparison &comparison);

/// The verdict in a word or two: "lower", "no reliable difference".
QString verdictWord(const Comparison &comparison);

} // namespace Tare
