// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/sweepreport.h"

#include "core/analysis/dumpsweeptext.h"
#include "core/model/numberformat.h"
#include "core/report/csvwriter.h"
#include "core/report/reportfields.h"
#include "core/report/runreport.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QSet>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Tare::Report)
};

std::optional<double> typicalOf(const SweepPoint &point)
{
    return point.hasRuns() ? std::optional(point.typical()) : std::nullopt;
}

QString operationName(DumpOperation operation)
{
    return operation == DumpOperation::Dump ? u"dump"_s : u"restore"_s;
}

/// A column under each compression.
struct Figure
{
    QString title;
    std::function<QString(const SweepPoint &)> text; ///< empty: not known
};

QList<Figure> figuresOf(const DumpSweep &sweep)
{
    const auto number = [](int decimals, const auto &value) {
        return [decimals, value](const SweepPoint &point) {
            const std::optional<double> known = value(point);
            return known ? formatFixed(*known, decimals) : QString();
        };
    };
    QList<Figure> figures;
    figures += {Words::tr("real s"), number(2, typicalOf)};
    if (sweep.repetitions > 1) {
        figures += {Words::tr("from – to"), [](const SweepPoint &point) {
                        if (point.seconds.size() < 2)
                            return QString();
                        const auto [low, high] =
                            std::minmax_element(point.seconds.begin(), point.seconds.end());
                        return u"%1–%2"_s.arg(formatFixed(*low, 2), formatFixed(*high, 2));
                    }};
    }
    figures += {Words::tr("user s"), number(2, [](const SweepPoint &point) { return point.user; })};
    figures += {Words::tr("system s"), number(2, [](const SweepPoint &point) { return point.system; })};
    figures += {Words::tr("CPUs"), number(2, [](const SweepPoint &point) { return point.cpus(); })};
    if (sweep.operation == DumpOperation::Dump) {
        figures +=
            {Words::tr("MB/s"), number(1, [](const SweepPoint &point) {
                 constexpr double megabyte = 1e6;
                 return point.bytesPerSecond ? std::optional(*point.bytesPerSecond / megabyte) : std::nullopt;
             })};
    } else {
        figures +=
            {Words::tr("rows/s"), number(0, [](const SweepPoint &point) { return point.rowsPerSecond; })};
    }
    return figures;
}

class SweepComposer
{
public:
    SweepComposer(const DumpSweep &sweep, const QMap<QString, QString> &names)
        : m_sweep(sweep)
        , m_names(names)
    {
        for (const SweepLine &line : sweep.lines) {
            if (!m_environments.contains(line.environmentId))
                m_environments += line.environmentId;
            const bool known = std::any_of(m_kinds.cbegin(), m_kinds.cend(), [&line](const SweepLine *kind) {
                return kind->tool == line.tool && kind->compression == line.compression;
            });
            if (!known)
                m_kinds += &line;
        }
        const QList<Figure> figures = figuresOf(sweep);
        for (const Figure &figure : figures) {
            const bool anywhere =
                std::any_of(sweep.lines.cbegin(), sweep.lines.cend(), [&figure](const SweepLine &line) {
                    return std::any_of(
                        line.points.cbegin(), line.points.cend(),
                        [&](const SweepPoint &point) { return !figure.text(point).isEmpty(); });
                });
            if (anywhere || m_figures.isEmpty())
                m_figures += figure;
        }
    }

    CaseTable compose()
    {
        CaseTable table;
        table.workloadId = m_sweep.workloadId;
        table.title = (m_sweep.operation == DumpOperation::Dump ? Words::tr("%1: dump, by threads")
                                                                : Words::tr("%1: restore, by threads"))
                          .arg(m_sweep.workloadName);
        const bool several = m_environments.size() > 1;
        if (several)
            table.header += Words::tr("Environment");
        table.header += Words::tr("Threads");
        for (const SweepLine *kind : std::as_const(m_kinds)) {
            const QString title = m_kinds.size() > 1 ? sweepLineTitle(m_sweep, *kind) : QString();
            for (const Figure &figure : std::as_const(m_figures))
                table.header += title.isEmpty() ? figure.title : u"%1 %2"_s.arg(title, figure.title);
        }
        for (const QString &environment : std::as_const(m_environments)) {
            for (const int threads : m_sweep.threads())
                addRow(table, environment, threads, several);
            const SweepText text = sweepText(m_sweep, environment);
            if (!text.warning.isEmpty() && !table.sentences.contains(text.warning))
                table.sentences.prepend(text.warning);
            table.sentences +=
                several ? u"%1: %2"_s.arg(m_names.value(environment), text.sentence()) : text.sentence();
            for (const QString &more : {text.support, text.caveat}) {
                if (!more.isEmpty())
                    table.sentences += more;
            }
        }
        return table;
    }

private:
    const SweepLine *lineOf(const QString &environment, const SweepLine &kind) const
    {
        const auto found =
            std::find_if(m_sweep.lines.cbegin(), m_sweep.lines.cend(), [&](const SweepLine &line) {
                return line.environmentId == environment && line.tool == kind.tool
                    && line.compression == kind.compression;
            });
        return found == m_sweep.lines.cend() ? nullptr : &*found;
    }

    void addRow(CaseTable &table, const QString &environment, int threads, bool several) const
    {
        QStringList cells;
        QStringList fastest;
        qsizetype swept = 0;
        for (const SweepLine *kind : m_kinds) {
            const SweepLine *line = lineOf(environment, *kind);
            const SweepPoint *point = line ? line->at(threads) : nullptr;
            for (const Figure &figure : m_figures) {
                const QString text = point ? figure.text(*point) : QString();
                cells += text.isEmpty() ? u"–"_s : text;
            }
            if (point && !point->hasRuns() && point->failed > 0)
                cells[cells.size() - m_figures.size()] = stepStatusText(
                    point->stopped == point->failed ? StepStatus::Stopped : StepStatus::Failed);
            const auto best = line ? bestThreads(line->points) : std::nullopt;
            if (!best || line->points.size() < 2)
                continue;
            ++swept;
            if (best->threads == threads)
                fastest += sweepLineTitle(m_sweep, *line);
        }
        QString count = QString::number(threads);
        const bool everywhere = swept > 0 && fastest.size() == swept;
        if (everywhere)
            count = Words::tr("%1, fastest").arg(count);
        else if (!fastest.isEmpty())
            count = Words::tr("%1, fastest with %2").arg(count, fastest.join(u", "_s));
        cells.prepend(count);
        if (several)
            cells.prepend(m_names.value(environment));
        table.rows.append({everywhere ? CaseTable::RowKind::Best : CaseTable::RowKind::Run, cells});
    }

    const DumpSweep &m_sweep;
    const QMap<QString, QString> &m_names;
    QStringList m_environments;
    QList<const SweepLine *> m_kinds; ///< the first line of each tool and compression
    QList<Figure> m_figures;
};

QJsonValue orNull(const std::optional<double> &value)
{
    return value ? QJsonValue(*value) : QJsonValue();
}

QJsonObject pointToJson(const SweepPoint &point)
{
    QJsonArray values;
    for (const double seconds : point.seconds)
        values.append(seconds);
    return {{u"threads"_s, point.threads},
            {u"values"_s, values},
            {u"failed"_s, point.failed},
            {u"real_s"_s, orNull(typicalOf(point))},
            {u"user_s"_s, orNull(point.user)},
            {u"sys_s"_s, orNull(point.system)},
            {u"cpus"_s, orNull(point.cpus())},
            {u"bytes_per_s"_s, orNull(point.bytesPerSecond)},
            {u"rows_per_s"_s, orNull(point.rowsPerSecond)}};
}

QJsonValue bestToJson(const std::optional<BestThreads> &best)
{
    if (!best)
        return {};
    QJsonArray alike;
    for (const int threads : best->alike)
        alike.append(threads);
    return QJsonObject{{u"threads"_s, best->threads},
                       {u"real_s"_s, best->seconds},
                       {u"alike"_s, best->spreadKnown ? QJsonValue(alike) : QJsonValue()},
                       {u"spread_known"_s, best->spreadKnown}};
}

} // namespace

QList<DumpSweep> dumpSweepsOf(const RunRecord &run)
{
    QList<DumpSweep> sweeps;
    const QStringList workloads = dumpWorkloads(run);
    for (const QString &workload : workloads) {
        for (const DumpOperation operation : {DumpOperation::Dump, DumpOperation::Restore}) {
            const DumpSweep sweep = dumpSweep(run, workload, operation);
            if (!sweep.lines.isEmpty())
                sweeps += sweep;
        }
    }
    return sweeps;
}

CaseTable sweepTable(const DumpSweep &sweep, const QMap<QString, QString> &names)
{
    return SweepComposer(sweep, names).compose();
}

bool sweepTellsAll(const RunRecord &run, const QString &workloadId)
{
    QSet<QString> environments;
    for (const StepRecord &step : run.steps) {
        if (step.workloadId != workloadId)
            continue;
        environments.insert(step.environmentId);
        if (!isDump(step) || step.repetition > 1)
            return false;
    }
    return environments.size() == 1;
}

QJsonArray sweepsToJson(const RunRecord &run)
{
    QJsonArray array;
    const QList<DumpSweep> sweeps = dumpSweepsOf(run);
    for (const DumpSweep &sweep : sweeps) {
        for (const SweepLine &line : sweep.lines) {
            QJsonArray points;
            for (const SweepPoint &point : line.points)
                points.append(pointToJson(point));
            array.append(QJsonObject{
                {u"workload"_s, QJsonObject{{u"id"_s, sweep.workloadId}, {u"name"_s, sweep.workloadName}}},
                {u"environment"_s,
                 QJsonObject{{u"id"_s, line.environmentId}, {u"name"_s, line.environmentName}}},
                {u"operation"_s, operationName(sweep.operation)},
                {u"tool"_s, dumpToolName(line.tool)},
                {u"compression"_s, dumpCompressionName(line.compression)},
                {u"programs"_s, QJsonArray::fromStringList(line.identities)},
                {u"ratio"_s, orNull(line.ratio)},
                {u"fastest"_s, bestToJson(bestThreads(line.points))},
                {u"points"_s, points}});
        }
    }
    return array;
}

QByteArray sweepsToCsv(const RunRecord &run)
{
    CsvWriter csv({u"workload_id"_s, u"workload"_s,    u"environment_id"_s, u"environment"_s, u"tool"_s,
                   u"operation"_s,   u"compression"_s, u"threads"_s,        u"real_s"_s,      u"user_s"_s,
                   u"sys_s"_s,       u"runs"_s,        u"failed"_s,         u"real_min_s"_s,  u"real_max_s"_s,
                   u"cpus"_s,        u"bytes_per_s"_s, u"rows_per_s"_s,     u"fastest"_s,     u"alike"_s});
    const QList<DumpSweep> sweeps = dumpSweepsOf(run);
    for (const DumpSweep &sweep : sweeps) {
        for (const SweepLine &line : sweep.lines) {
            const auto best = bestThreads(line.points);
            for (const SweepPoint &point : line.points) {
                csv.text(sweep.workloadId).text(sweep.workloadName);
                csv.text(line.environmentId).text(line.environmentName);
                csv.text(dumpToolName(line.tool)).text(operationName(sweep.operation));
                csv.text(dumpCompressionName(line.compression)).number(qint64(point.threads));
                csv.number(typicalOf(point)).number(point.user).number(point.system);
                csv.number(qint64(point.seconds.size())).number(qint64(point.failed));
                if (point.hasRuns()) {
                    csv.number(*std::min_element(point.seconds.begin(), point.seconds.end()));
                    csv.number(*std::max_element(point.seconds.begin(), point.seconds.end()));
                } else {
                    csv.nothing().nothing();
                }
                csv.number(point.cpus()).number(point.bytesPerSecond).number(point.rowsPerSecond);
                csv.flag(best && best->threads == point.threads);
                if (best && best->spreadKnown)
                    csv.flag(best->alike.contains(point.threads));
                else
                    csv.nothing(); // nobody can tell
                csv.endLine();
            }
        }
    }
    return csv.bytes();
}

} // namespace Tare
