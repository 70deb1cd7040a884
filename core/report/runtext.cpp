// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/runreport.h"
#include "core/report/runtable.h"
#include "core/report/textlayout.h"

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr int detailLines = 12; ///< the last ones of a server's words, which name the cause

void addDetail(QStringList &lines, const QString &detail)
{
    QStringList words = detail.trimmed().split(u'\n', Qt::SkipEmptyParts);
    if (words.size() > detailLines)
        words = words.mid(words.size() - detailLines);
    for (const QString &word : std::as_const(words))
        lines += u"    "_s + printable(word);
}

QStringList printable(const QStringList &cells)
{
    QStringList out;
    for (const QString &cell : cells)
        out += Tare::printable(cell);
    return out;
}

} // namespace

QString runToText(const RunRecord &run, const QString &baselineId, const ReportExtras &extras)
{
    const RunOverview overview = overviewOf(run, baselineId, extras);
    QStringList lines{printable(overview.title), printable(overview.status)};
    if (!overview.note.isEmpty())
        lines += printable(overview.note);
    if (!overview.machine.isEmpty())
        lines += printable(overview.machine);
    if (!overview.overrideNotice.isEmpty())
        lines += printable(overview.overrideNotice);
    int nameWidth = 0;
    for (const auto &environment : overview.environments)
        nameWidth = std::max(nameWidth, displayWidth(printable(environment.name)));
    for (const auto &environment : overview.environments) {
        if (!environment.description.isEmpty()) {
            lines += u"  "_s + padRight(printable(environment.name), nameWidth) + u"  "_s
                + printable(environment.description);
        }
    }
    for (const CaseTable &table : overview.tables) {
        lines << QString() << printable(table.title) << QString();
        QList<QStringList> rows{table.header};
        for (const CaseTable::Row &row : table.rows)
            rows += printable(row.cells);
        lines += layOutTable(rows, u"lr"_s);
        if (!table.sentences.isEmpty())
            lines += QString();
        for (const QString &sentence : table.sentences)
            lines += printable(sentence);
        for (const QString &finding : table.findings)
            lines += u"  "_s + printable(finding);
    }
    if (!overview.legend.isEmpty())
        lines << QString() << printable(overview.legend);
    if (!overview.problems.isEmpty())
        lines += QString();
    for (const ReportProblem &problem : overview.problems) {
        lines += printable(problem.sentence);
        addDetail(lines, problem.detail);
    }
    return lines.join(u'\n') + u'\n';
}

} // namespace Tare
