// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/comparison.h"
#include "core/model/records.h"
#include "core/report/runreport.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace Tare {

/// The table of one case in the published shape, or of a whole sweep over threads, as words and formatted
/// numbers.
struct CaseTable
{
    enum class RowKind { Run, Mean, Change, Best };
    struct Row
    {
        RowKind kind = RowKind::Run;
        QStringList cells;
    };

    QString workloadId;
    QString caseKey; ///< empty: of a sweep
    QString title;
    QStringList header;
    QList<Row> rows;
    QStringList sentences;  ///< the verdicts, one an environment, with what the cost ladder says; of a sweep
                            ///< what it says; bottlenecks
    QStringList findings;   ///< what weighs against the verdicts, a line each
    bool ofTargets = false; ///< what each target did, below the table of the case itself
};

/// Why something has no number, or less than it looks.
struct ReportProblem
{
    QString sentence;
    QString detail; ///< the other side's own words
};

/// A run for people, before it is laid out for a terminal or as Markdown.
struct RunOverview
{
    struct EnvironmentLine
    {
        QString name;
        QString description; ///< the network path and versions that were found
    };

    QString title;
    QString status;
    QString machine;        ///< what it ran on; empty when nothing is known
    QString note;           ///< the user's, or where an imported run comes from
    QString overrideNotice; ///< that and why comparisons are shown although something blocks them
    QList<EnvironmentLine> environments;
    QList<CaseTable> tables;
    QStringList legend; ///< how to read the tables
    QList<ReportProblem> problems;
};

/// With ReportExtras::published, the figures published for the same case and environments stand in a table
/// below each of the run's own, as far as there are any (publishedFiguresFor).
RunOverview overviewOf(const RunRecord &run, const QString &baselineId, const ReportExtras &extras = {});

} // namespace Tare
