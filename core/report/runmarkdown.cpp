// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/runreport.h"
#include "core/report/runtable.h"

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

/// Text as it was typed: every sign that Markdown or its HTML gives a meaning is escaped, a line stays one.
QString escaped(const QString &text)
{
    constexpr auto special = "\\`*_[]<>|~&#"_L1;
    QString out;
    for (const QChar character : text) {
        if (character.category() == QChar::Other_Control) {
            out += u' ';
            continue;
        }
        if (special.contains(character))
            out += u'\\';
        out += character;
    }
    return out;
}

QString line(const QStringList &cells, const QString &emphasis)
{
    QStringList out;
    for (const QString &cell : cells)
        out += cell.isEmpty() ? cell : emphasis + escaped(cell) + emphasis;
    return u"| "_s + out.join(u" | "_s) + u" |"_s;
}

void addTable(QStringList &lines, const CaseTable &table)
{
    lines << u"## "_s + escaped(table.title) << QString();
    lines << line(table.header, {});
    QStringList alignment;
    for (qsizetype i = 0; i < table.header.size(); ++i)
        alignment += i == 0 ? u":--"_s : u"--:"_s;
    lines << u"| "_s + alignment.join(u" | "_s) + u" |"_s;
    for (const CaseTable::Row &row : table.rows)
        lines << line(row.cells, row.kind == CaseTable::RowKind::Mean ? u"**"_s : QString());
    lines << QString();
    for (const QString &sentence : table.sentences)
        lines << escaped(sentence) << QString();
}

} // namespace

QByteArray runToMarkdown(const RunRecord &run, const QString &baselineId, const CompareOptions &options)
{
    const RunOverview overview = overviewOf(run, baselineId, options);
    QStringList lines{u"# "_s + escaped(overview.title), QString(), escaped(overview.status), QString()};
    for (const auto &environment : overview.environments) {
        lines += u"- "_s + escaped(environment.name)
            + (environment.description.isEmpty() ? QString() : u": "_s + escaped(environment.description));
    }
    lines += QString();
    for (const CaseTable &table : overview.tables)
        addTable(lines, table);
    if (!overview.legend.isEmpty())
        lines << escaped(overview.legend) << QString();
    for (const ReportProblem &problem : overview.problems) {
        lines << escaped(problem.sentence) << QString();
        const QStringList words = problem.detail.trimmed().split(u'\n', Qt::SkipEmptyParts);
        for (const QString &word : words)
            lines << u"    "_s + word; // an indented block is shown as it is
        if (!words.isEmpty())
            lines << QString();
    }
    return lines.join(u'\n').toUtf8();
}

} // namespace Tare
