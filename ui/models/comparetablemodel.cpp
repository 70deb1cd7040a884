// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/comparetablemodel.h"

#include "core/analysis/bottleneck.h"
#include "core/analysis/statistics.h"
#include "core/analysis/targetspread.h"
#include "core/model/numberformat.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

constexpr qsizetype machineColumns = 3; ///< the last ones

QString signedNumber(double share, int decimals)
{
    const QString number = formatFixed(share * 100, decimals);
    const bool zero = std::abs(share) < (decimals > 0 ? 0.0005 : 0.005);
    return share > 0 && !zero ? QLatin1Char('+') + number : number;
}

QString statusWord(const StepRecord &step)
{
    switch (step.status) {
    case StepStatus::Planned:
        return CompareTableModel::tr("not run yet");
    case StepStatus::NotNeeded:
        return CompareTableModel::tr("not needed");
    case StepStatus::Running:
        return CompareTableModel::tr("not finished");
    case StepStatus::Failed:
        return CompareTableModel::tr("failed");
    case StepStatus::Stopped:
        return CompareTableModel::tr("stopped");
    case StepStatus::Skipped:
        return CompareTableModel::tr("skipped");
    case StepStatus::Done:
        break;
    }
    return {};
}

QString plainNumber(const std::optional<double> &value)
{
    return value ? QString::number(*value, 'g', QLocale::FloatingPointShortest) : QString();
}

} // namespace

CompareTableModel::CompareTableModel(QObject *parent)
    : QAbstractTableModel(parent)
{ }

QList<CompareTableModel::Column> CompareTableModel::columnsFor(const CompareCase &of, bool empties)
{
    const auto count = [](const QString &title, qint64 LoadCounters::*member) {
        return Column{title,
                      [member](const StepRecord &step) -> std::optional<double> {
                          const std::optional<qint64> counted = step.counted(member);
                          return step.status == StepStatus::Done && counted
                              ? std::optional(static_cast<double>(*counted))
                              : std::nullopt;
                      },
                      0, std::nullopt, true};
    };
    const auto metric = [](const QString &title, Metric which, bool usual) {
        return Column{title, [which](const StepRecord &step) { return metricValue(step, which); }, 2, which,
                      usual};
    };
    QList<Column> columns;
    if (of.dump) {
        columns.append(metric(tr("Dump, s"), Metric::DumpSeconds, true));
        columns.append(metric(tr("Dump, CPU s"), Metric::DumpCpuSeconds, true));
        columns.append(metric(tr("Restore, s"), Metric::RestoreSeconds, true));
        columns.append(metric(tr("Restore, CPU s"), Metric::RestoreCpuSeconds, true));
        columns.append({tr("Files, MB"),
                        [](const StepRecord &step) -> std::optional<double> {
                            constexpr double megabyte = 1e6;
                            return step.status == StepStatus::Done && step.dump && step.dump->fileBytes
                                ? std::optional(static_cast<double>(*step.dump->fileBytes) / megabyte)
                                : std::nullopt;
                        },
                        1, std::nullopt, true});
        return columns;
    }
    const bool redis = of.redis;
    if (redis) {
        columns.append(count(tr("Total requests"), &LoadCounters::operations));
        columns.append(metric(tr("Requests/s"), Metric::OperationsPerSecond, true));
    } else {
        columns.append(count(tr("Total queries"), &LoadCounters::queries));
        columns.append(metric(tr("Queries/s"), Metric::QueriesPerSecond, true));
        columns.append(metric(tr("Transactions/s"), Metric::OperationsPerSecond, true));
    }
    columns.append(metric(tr("Avg latency, ms"), Metric::LatencyAvg, true));
    columns.append(metric(tr("50 % latency, ms"), Metric::LatencyP50, false));
    columns.append(metric(tr("95 % latency, ms"), Metric::LatencyP95, true));
    columns.append(metric(tr("99 % latency, ms"), Metric::LatencyP99, redis));
    columns.append(metric(tr("99.9 % latency, ms"), Metric::LatencyP999, false));
    columns.append(metric(tr("Longest, ms"), Metric::LatencyMax, false));
    if (empties) {
        columns.append(count(tr("Came back empty"), &LoadCounters::empties));
    }
    columns.append(count(tr("Errors"), &LoadCounters::errors));
    const auto machine = [](const QString &title, const QString &key, double factor) {
        return Column{title,
                      [key, factor](const StepRecord &step) -> std::optional<double> {
                          const auto found = step.host.constFind(key);
                          return step.status == StepStatus::Done && found != step.host.constEnd()
                              ? std::optional(found->mean * factor)
                              : std::nullopt;
                      },
                      factor == 1 ? 2 : 1, std::nullopt, false};
    };
    columns.append(machine(tr("Load average"), QStringLiteral("load.1"), 1));
    columns.append(machine(tr("Idle CPU, %"), QStringLiteral("cpu.idle"), 100));
    columns.append(Column{redis ? tr("CPU-ms a request") : tr("CPU-ms a transaction"), cpuMsPerOperation,
                          redis ? 4 : 3, std::nullopt, false});
    if (redis) {
        for (Column &column : columns) {
            column.decimals =
                column.metric && *column.metric != Metric::OperationsPerSecond ? 3 : column.decimals;
        }
    }
    return columns;
}

void CompareTableModel::clear()
{
    beginResetModel();
    m_rows.clear();
    m_columns.clear();
    endResetModel();
}

void CompareTableModel::setCase(const ComparisonSet &set, const CompareCase &which,
                                const QSet<QString> &shown, const QList<StepRecord> &published)
{
    beginResetModel();
    m_rows.clear();
    QList<CompareSide> sides = set.sidesOf(which);
    sides.removeIf([&](const CompareSide &side) {
        return side.id != set.baseline() && !shown.isEmpty() && !shown.contains(side.id);
    });
    const bool empties = std::ranges::any_of(sides, [&](const CompareSide &side) {
        const auto steps = set.stepsOf(which, side.id);
        return std::ranges::any_of(steps, [](const StepRecord *step) {
            return step->counted(&LoadCounters::empties).value_or(0) > 0;
        });
    });
    m_columns = columnsFor(which, empties);
    showMachineColumns(set, which);
    for (const CompareSide &side : std::as_const(sides)) {
        addRuns(set, which, side);
        if (side.id != set.baseline()) {
            addChange(set, which, side, sides.size() > 2);
        }
        addPublished(which, side, set.baseline(), published);
    }
    endResetModel();
}

void CompareTableModel::showMachineColumns(const ComparisonSet &set, const CompareCase &which)
{
    // What instances and schemas are compared by, beside their totals.
    bool several = false;
    const auto sides = set.sidesOf(which);
    for (const CompareSide &side : sides) {
        several = several || std::ranges::any_of(set.stepsOf(which, side.id), [](const StepRecord *step) {
                      return step->targets.size() > 1;
                  });
    }
    for (qsizetype column = m_columns.size() - machineColumns; several && column < m_columns.size();
         ++column) {
        m_columns[column].usual = true;
    }
}

void CompareTableModel::addRuns(const ComparisonSet &set, const CompareCase &which, const CompareSide &side)
{
    const auto steps = set.stepsOf(which, side.id);
    QList<std::vector<double>> values(m_columns.size());
    int done = 0;
    bool first = true;
    for (const StepRecord *step : steps) {
        Row row;
        row.name = side.name;
        row.label = tr("%1, run %2", "environment, repetition").arg(side.name).arg(step->repetition);
        if (first) {
            row.slot = side.slot;
            first = false;
        }
        row.quiet = step->status != StepStatus::Done;
        if (row.quiet) {
            row.label = tr("%1: %2", "run, what became of it").arg(row.label, statusWord(*step));
            row.reason = step->reason;
        }
        if (const std::optional<Bottleneck> held = bottleneck(*step);
            held && held->kind != BottleneckKind::None) {
            row.limit = bottleneckTitle(held->kind);
            row.limitText = held->sentence;
        }
        for (qsizetype column = 0; column < m_columns.size(); ++column) {
            Cell cell;
            cell.value = m_columns.at(column).value(*step);
            if (cell.value) {
                values[column].push_back(*cell.value);
            }
            row.cells.append(cell);
        }
        done += step->status == StepStatus::Done ? 1 : 0;
        m_rows.append(row);
    }
    if (done == 0) {
        return; // a mean of nothing
    }
    Row mean;
    mean.kind = RowKind::Mean;
    mean.name = side.name;
    mean.label = tr("%1, mean of %n", "environment, number of runs", done).arg(side.name);
    for (const std::vector<double> &column : std::as_const(values)) {
        Cell cell;
        if (!column.empty()) {
            cell.value = arithmeticMean(column);
        }
        mean.cells.append(cell);
    }
    m_rows.append(mean);
}

void CompareTableModel::addPublished(const CompareCase &which, const CompareSide &side,
                                     const QString &baseline, const QList<StepRecord> &published)
{
    const auto meanOf = [&](const QString &sideId, const Column &column) -> std::optional<double> {
        std::vector<double> values;
        for (const StepRecord &step : published) {
            if (step.environmentId != sideId || step.workloadId != which.workloadId
                || step.caseKey != which.key) {
                continue;
            }
            if (const auto value = column.value(step)) {
                values.push_back(*value);
            }
        }
        return values.empty() ? std::nullopt : std::optional(arithmeticMean(values));
    };
    Row mean;
    mean.kind = RowKind::Published;
    mean.quiet = true;
    mean.name = side.name;
    mean.label = tr("%1, published", "environment").arg(side.name);
    Row change;
    change.kind = RowKind::PublishedChange;
    change.quiet = true;
    change.label = tr("Published change of the means");
    bool any = false;
    bool changes = false;
    for (const Column &column : std::as_const(m_columns)) {
        Cell value;
        value.value = meanOf(side.id, column);
        any = any || value.value;
        mean.cells.append(value);
        Cell share;
        const double before = column.metric ? meanOf(baseline, column).value_or(0) : 0;
        if (side.id != baseline && value.value && before > 0) {
            share.value = *value.value / before - 1;
            changes = true;
        }
        change.cells.append(share);
    }
    if (any) {
        m_rows.append(mean);
    }
    if (changes) {
        m_rows.append(change);
    }
}

void CompareTableModel::addChange(const ComparisonSet &set, const CompareCase &which, const CompareSide &side,
                                  bool named)
{
    Row change;
    change.kind = RowKind::Change;
    change.name = named ? side.name : QString();
    change.label = named ? tr("%1, change of the means").arg(side.name) : tr("Change of the means");
    Row interval;
    interval.kind = RowKind::Interval;
    interval.quiet = true;
    interval.label = tr("95 % interval of the change, geometric means, %");
    bool any = false;
    bool changes = false;
    for (const Column &column : std::as_const(m_columns)) {
        Cell changed;
        Cell range;
        // The label of the interval takes the place before the first number of the verdict.
        const bool labelled = !column.metric || *column.metric == Metric::QueriesPerSecond;
        if (const Comparison *comparison =
                column.metric ? set.comparison(which, *column.metric, side.id) : nullptr) {
            changed.value = comparison->meanChange;
            changed.reliable = true;
            range.value = labelled ? std::nullopt : comparison->low;
            range.high = labelled ? std::nullopt : comparison->high;
            range.reliable = isReliable(*comparison);
            any = any || (range.value && range.high);
            changes = changes || changed.value;
        }
        change.cells.append(changed);
        interval.cells.append(range);
    }
    if (changes) {
        m_rows.append(change);
    }
    if (any) {
        m_rows.append(interval);
    }
}

int CompareTableModel::intervalLabelSpan() const
{
    int span = 1;
    while (span < columnCount() && m_columns.at(span - 1).metric != Metric::OperationsPerSecond) {
        ++span;
    }
    return span;
}

bool CompareTableModel::isUsualColumn(int column) const
{
    return column == 0 || m_columns.at(column - 1).usual;
}

int CompareTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CompareTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_columns.isEmpty() ? 0 : static_cast<int>(m_columns.size()) + 1;
}

QString CompareTableModel::cellText(const Row &row, int column) const
{
    const Cell &cell = row.cells.at(column - 1);
    if (!cell.value) {
        return {};
    }
    switch (row.kind) {
    case RowKind::Run:
    case RowKind::Mean:
    case RowKind::Published:
        return formatFixed(*cell.value, m_columns.at(column - 1).decimals);
    case RowKind::Change:
    case RowKind::PublishedChange:
        return formatPercent(*cell.value, 1, true);
    case RowKind::Interval: {
        // An interval of hundreds of percent has no use for decimals, and no room for them.
        const double high = cell.high.value_or(0);
        const int decimals = std::max(std::abs(*cell.value), std::abs(high)) < 1 ? 1 : 0;
        const QString range = tr("%1 … %2", "the ends of an interval")
                                  .arg(signedNumber(*cell.value, decimals), signedNumber(high, decimals));
        return cell.reliable ? range : tr("≈ %1", "no reliable difference").arg(range);
    }
    }
    return {};
}

QString CompareTableModel::plainText(const Row &row, int column) const
{
    if (column == 0) {
        QString label = row.label;
        return label.replace(QLatin1Char('\t'), QLatin1Char(' '));
    }
    const Cell &cell = row.cells.at(column - 1);
    const auto percent = [](const std::optional<double> &share) {
        return share ? std::optional(*share * 100) : std::nullopt;
    };
    switch (row.kind) {
    case RowKind::Run:
    case RowKind::Mean:
    case RowKind::Published:
        return plainNumber(cell.value);
    case RowKind::Change:
    case RowKind::PublishedChange:
        return plainNumber(percent(cell.value));
    case RowKind::Interval:
        return cell.value && cell.high
            ? plainNumber(percent(cell.value)) + QStringLiteral("..") + plainNumber(percent(cell.high))
            : QString();
    }
    return {};
}

QString CompareTableModel::toText(const QList<int> &rows, const QList<int> &columns) const
{
    QString text;
    QStringList line;
    for (const int column : columns) {
        line.append(headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    }
    text += line.join(QLatin1Char('\t')) + QLatin1Char('\n');
    for (const int row : rows) {
        line.clear();
        for (const int column : columns) {
            line.append(plainText(m_rows.at(row), column));
        }
        text += line.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return text;
}

QVariant CompareTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const Row &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == 0 ? row.label : cellText(row, index.column());
    case Qt::EditRole:
        if (index.column() == 0) {
            return row.label;
        }
        return row.cells.at(index.column() - 1).value ? QVariant(*row.cells.at(index.column() - 1).value)
                                                      : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant((index.column() == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return row.reason.isEmpty() && row.limitText.isEmpty()
            ? QVariant()
            : QVariant((row.reason.isEmpty() ? row.limitText : row.reason).toHtmlEscaped());
    case KindRole:
        return static_cast<int>(row.kind);
    case SlotRole:
        return row.slot ? QVariant(*row.slot) : QVariant();
    case QuietRole:
        return row.quiet;
    case ReasonRole:
        return row.reason;
    case NameRole:
        return row.name;
    case LimitRole:
        return row.limit;
    case Qt::AccessibleDescriptionRole:
        return row.limitText;
    default:
        return {};
    }
}

QVariant CompareTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant((section == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    return section == 0 ? tr("Environment, run") : m_columns.at(section - 1).title;
}

} // namespace Tare
