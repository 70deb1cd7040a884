// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/findingtext.h"

#include "core/analysis/factnames.h"
#include "core/model/numberformat.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Tare::Findings)
};

constexpr qsizetype mostRows = 6; ///< in one line

QString weighed(const Finding &finding)
{
    if (finding.overridden)
        return Words::tr("Overridden: %1.").arg(finding.title);
    switch (finding.grade) {
    case FindingGrade::Block:
        return Words::tr("Blocks: %1.").arg(finding.title);
    case FindingGrade::Warn:
        return Words::tr("Warning: %1.").arg(finding.title);
    case FindingGrade::Note:
        break;
    }
    return Words::tr("To be known: %1.").arg(finding.title);
}

} // namespace

QStringList findingRows(const Finding &finding, const QString &baseline, const QString &environment)
{
    const auto text = [](const FindingRow &row, const QString &value) {
        return value.isEmpty() ? Words::tr("not known") : factText(row.fact, value);
    };
    QStringList lines;
    for (const FindingRow &row : finding.rows) {
        if (row.fact == "runs.values"_L1)
            continue;
        //: %1 a fact, %2 what was found of it with %3, the baseline, %4 the same with %5
        lines += Words::tr("%1: %2 (%3), %4 (%5)")
                     .arg(factTitle(row.fact), text(row, row.baseline), baseline, text(row, row.environment),
                          environment);
    }
    return lines;
}

QString findingText(const Finding &finding, const QString &baseline, const QString &environment)
{
    QStringList parts{weighed(finding), finding.sentence};
    QStringList rows = findingRows(finding, baseline, environment);
    if (rows.size() > mostRows) {
        const qsizetype more = rows.size() - mostRows;
        rows = rows.mid(0, mostRows);
        rows += Words::tr("%1 more").arg(formatCount(more));
    }
    if (!rows.isEmpty())
        parts += Words::tr("%1.").arg(rows.join(Words::tr("; ", "between facts")));
    if (!finding.wayOut.isEmpty())
        parts += Words::tr("What to do: %1").arg(finding.wayOut);
    parts.removeAll(QString());
    return parts.join(u' ');
}

QString overrideNotice(const RunRecord &run, const QList<Comparison> &comparisons)
{
    if (!run.fairnessOverride)
        return {};
    QStringList titles;
    for (const Comparison &comparison : comparisons) {
        for (const Finding &finding : comparison.findings) {
            if (finding.overridden && !titles.contains(finding.title))
                titles += finding.title;
        }
    }
    if (titles.isEmpty())
        return {};
    //: %1 titles of findings, %2 the user's reason, %3 a date
    return Words::tr("Compared all the same, although: %1. Reason given: “%2”, %3.")
        .arg(titles.join(Words::tr("; ", "between titles")), run.fairnessOverride->reason,
             QLocale().toString(run.fairnessOverride->when.toLocalTime().date(),
                                Words::tr("d MMM yyyy", "format of a date")));
}

} // namespace Tare
