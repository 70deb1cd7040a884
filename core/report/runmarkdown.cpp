// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/runreport.h"
#include "core/report/runtable.h"
#include "core/report/textlayout.h"

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

QString line(const QStringList &cells, const QString &emphasis)
{
    QStringList out;
    for (const QString &cell : cells)
        out += cell.isEmpty() ? cell : emphasis + markdownEscaped(cell) + emphasis;
    return u"| "_s + out.join(u" | "_s) + u" |"_s;
}

bool isEmphasised(CaseTable::RowKind kind)
{
    return kind == CaseTable::RowKind::Mean || kind == CaseTable::RowKind::Best;
}

void addTable(QStringList &lines, const CaseTable &table)
{
    lines << u"## "_s + markdownEscaped(table.title) << QString();
    lines << line(table.header, {});
    QStringList alignment;
    for (qsizetype i = 0; i < table.header.size(); ++i)
        alignment += i == 0 ? u":--"_s : u"--:"_s;
    lines << u"| "_s + alignment.join(u" | "_s) + u" |"_s;
    for (const CaseTable::Row &row : table.rows)
        lines << line(row.cells, isEmphasised(row.kind) ? u"**"_s : QString());
    lines << QString();
    for (const QString &sentence : table.sentences)
        lines << markdownEscaped(sentence) << QString();
    for (const QString &finding : table.findings)
        lines << u"- "_s + markdownEscaped(finding);
    if (!table.findings.isEmpty())
        lines << QString();
}

} // namespace

QByteArray runToMarkdown(const RunRecord &run, const QString &baselineId, const ReportExtras &extras)
{
    const RunOverview overview = overviewOf(run, baselineId, extras);
    QStringList lines{u"# "_s + markdownEscaped(overview.title), QString(), markdownEscaped(overview.status),
                      QString()};
    if (!overview.note.isEmpty())
        lines << markdownEscaped(overview.note) << QString();
    if (!overview.machine.isEmpty())
        lines << markdownEscaped(overview.machine) << QString();
    if (!overview.overrideNotice.isEmpty())
        lines << u"**"_s + markdownEscaped(overview.overrideNotice) + u"**"_s << QString();
    for (const auto &environment : overview.environments) {
        lines += u"- "_s + markdownEscaped(environment.name)
            + (environment.description.isEmpty() ? QString()
                                                 : u": "_s + markdownEscaped(environment.description));
    }
    lines += QString();
    for (const CaseTable &table : overview.tables)
        addTable(lines, table);
    for (const QString &remark : overview.legend)
        lines << markdownEscaped(remark) << QString();
    for (const ReportProblem &problem : overview.problems) {
        lines << markdownEscaped(problem.sentence) << QString();
        const QStringList words = problem.detail.trimmed().split(u'\n', Qt::SkipEmptyParts);
        for (const QString &word : words)
            lines << u"    "_s + word; // an indented block is shown as it is
        if (!words.isEmpty())
            lines << QString();
    }
    return lines.join(u'\n').toUtf8();
}

} // namespace Tare
