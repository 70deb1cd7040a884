// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/comparepagesweep.h"

#include "core/report/sweepreport.h"
#include "ui/charts/chartview.h"
#include "ui/charts/sweepchart.h"
#include "ui/models/sweeptablemodel.h"
#include "ui/theme.h"
#include "ui/widgets/translated.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QShortcut>
#include <QTableView>

#include <algorithm>

namespace Tare {

namespace {

constexpr int lineHeight = 24;

bool isRestoreMetric(Metric metric)
{
    return metric == Metric::RestoreSeconds || metric == Metric::RestoreCpuSeconds;
}

/// The comparison of a side at the number of threads that is best for the first line.
const Comparison *atTheBest(const ComparisonSet &set, const QString &workloadId, const SweepLine &line,
                            int threads, Metric metric, const QString &side)
{
    for (const CompareCase &which : set.cases()) {
        if (which.workloadId != workloadId || !which.workload) {
            continue;
        }
        const auto *dump = std::get_if<DumpWorkload>(&which.workload->what);
        if (dump && dump->threads.value(0) == threads && dump->tools.value(0) == line.tool
            && dump->compressions.value(0) == line.compression) {
            return set.comparison(which, metric, side);
        }
    }
    return nullptr;
}

} // namespace

ComparePageSweep::ComparePageSweep(QWidget *charts, QWidget *tables)
    : QObject(charts)
    , m_chart(new SweepChart)
    , m_view(new ChartView(m_chart, charts))
    , m_model(new SweepTableModel(this))
    , m_table(new QTableView(tables))
{
    m_view->setObjectName(QStringLiteral("sweepChart"));
    m_table->setObjectName(QStringLiteral("sweepTable"));
    m_table->setModel(m_model);
    m_table->setShowGrid(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(lineHeight);
    m_table->horizontalHeader()->setHighlightSections(false);
    translated(m_table, [this] {
        m_table->setAccessibleName(tr("Times by threads"));
        m_table->horizontalHeader()->setFont(themeFont(TextRole::Small));
    });
    auto *copy = new QShortcut(QKeySequence::Copy, m_table);
    copy->setContext(Qt::WidgetShortcut);
    connect(copy, &QShortcut::activated, this, &ComparePageSweep::copyTable);
}

QTableView *ComparePageSweep::table() const
{
    return m_table;
}

bool ComparePageSweep::canShow(const ComparisonSet &set, const CompareCase &which)
{
    QSet<int> threads;
    for (const CompareCase &each : set.cases()) {
        const auto *dump = each.workload && each.workloadId == which.workloadId
            ? std::get_if<DumpWorkload>(&each.workload->what)
            : nullptr;
        if (dump) {
            threads.insert(dump->threads.value(0));
        }
    }
    return threads.size() > 1;
}

void ComparePageSweep::show(const ComparisonSet &set, const CompareCase &which, Metric metric,
                            const QString &side, const QSet<QString> &shown)
{
    const bool restore = isRestoreMetric(metric);
    const Metric time = restore ? Metric::RestoreSeconds : Metric::DumpSeconds;
    DumpSweep sweep =
        dumpSweep(set.record(), which.workloadId, restore ? DumpOperation::Restore : DumpOperation::Dump);
    sweep.lines.removeIf([&](const SweepLine &line) {
        return line.environmentId != set.baseline() && !shown.isEmpty()
            && !shown.contains(line.environmentId);
    });
    const bool hasSide = std::ranges::any_of(
        sweep.lines, [&side](const SweepLine &line) { return line.environmentId == side; });
    const QString first = hasSide ? side : set.baseline();
    m_chart->setData(sweepChartData(sweep, first));
    m_text = sweepText(sweep, first);
    const auto told = std::ranges::find(set.sides(), first, &CompareSide::id);
    if (set.sides().size() > 1 && told != set.sides().end()) {
        m_text.lead = tr("%1: %2", "environment, sentence").arg(told->name, m_text.lead);
    }
    m_others.clear();
    QMap<QString, QString> names;
    for (const CompareSide &each : set.sides()) {
        names.insert(each.id, each.name);
        const auto its = std::ranges::find(sweep.lines, each.id, &SweepLine::environmentId);
        if (each.id == first || its == sweep.lines.end()) {
            continue;
        }
        //: environment, its sentence
        m_others.append(
            tr("%1: %2", "environment, sentence").arg(each.name, sweepText(sweep, each.id).sentence()));
        const auto reference = std::ranges::find(sweep.lines, first, &SweepLine::environmentId);
        const auto best = reference == sweep.lines.end() ? std::nullopt : bestThreads(reference->points);
        if (!best) {
            continue;
        }
        const QString compared = each.id == set.baseline() ? first : each.id;
        const Comparison *comparison =
            atTheBest(set, which.workloadId, *reference, best->threads, time, compared);
        if (comparison && (comparison->change || comparison->verdict == Verdict::Blocked)) {
            m_others.append(verdictText(*comparison).sentence);
        }
    }
    m_model->setTable(sweepTable(sweep, names));
    m_table->resizeColumnsToContents();
}

void ComparePageSweep::copyTable() const
{
    QStringList lines{m_model->table().header.join(u'\t')};
    for (const CaseTable::Row &row : m_model->table().rows) {
        lines.append(row.cells.join(u'\t'));
    }
    QGuiApplication::clipboard()->setText(lines.join(u'\n') + u'\n');
}

} // namespace Tare
