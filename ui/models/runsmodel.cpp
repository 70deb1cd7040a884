// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/runsmodel.h"

#include "core/model/numberformat.h"
#include "core/model/profilejson.h"
#include "ui/models/comparisonset.h"
#include "ui/models/runanswer.h"
#include "ui/widgets/themeicon.h"

#include <QJsonDocument>
#include <QLocale>

#include <algorithm>

namespace Tare {

namespace {

constexpr int mostTestsNamed = 3;

/// "Redis GET, SET", "OLTP read/write".
QStringList workloadsOf(const RunRecord &run)
{
    QStringList result;
    QStringList tests;
    for (const StepRecord &step : run.steps) {
        const auto parsed = caseFromJson(step.workload);
        if (!parsed) {
            continue;
        }
        if (const auto *redis = std::get_if<RedisWorkload>(&parsed->what)) {
            const QString test = redisCaseName(*redis);
            if (!tests.contains(test)) {
                tests.append(test);
            }
        } else {
            const auto *oltp = std::get_if<OltpWorkload>(&parsed->what);
            const QString title = oltp ? oltpMixTitle(oltp->mix) : RunsModel::tr("Dump and restore");
            if (!result.contains(title)) {
                result.append(title);
            }
        }
    }
    if (tests.size() > mostTestsNamed) {
        result.append(RunsModel::tr("Redis, %n tests", nullptr, static_cast<int>(tests.size())));
    } else if (!tests.isEmpty()) {
        result.append(RunsModel::tr("Redis %1", "names of tests")
                          .arg(tests.join(RunsModel::tr(", ", "between the parts of a list"))));
    }
    return result;
}

QString withoutAnswer(const RunSummary &summary)
{
    const RunRecord &run = summary.run;
    for (const StepRecord &step : run.steps) {
        if (summary.stepsDone == 0 && !step.reason.isEmpty()) {
            return step.reason;
        }
    }
    if (summary.stepsDone < summary.stepsTotal) {
        return RunsModel::tr("%1 of %n steps", nullptr, summary.stepsTotal)
            .arg(formatCount(summary.stepsDone));
    }
    // Nothing to compare with: the best number says at least what was measured.
    std::optional<double> best;
    bool redis = false;
    for (const StepRecord &step : run.steps) {
        const std::optional<double> rate = step.rate();
        if (rate && (!best || *rate > *best)) {
            best = rate;
            redis = step.caseKey.startsWith(QLatin1String("redis:"));
        }
    }
    if (!best) {
        return {};
    }
    return redis
        ? RunsModel::tr("up to %1 requests/s, nothing to compare with").arg(formatSignificant(*best))
        : RunsModel::tr("up to %1 transactions/s, nothing to compare with").arg(formatSignificant(*best));
}

/// Until when there is something of a run: one that was broken off ended with its last step.
QDateTime endOf(const RunRecord &run)
{
    if (run.status != RunStatus::Incomplete) {
        return run.finished;
    }
    QDateTime end;
    for (const StepRecord &step : run.steps) {
        end = std::max({end, step.started, step.finished});
    }
    return end;
}

/// How long a run took. One step follows the other at once, but for a cool-down: where minutes lie between
/// two, the run was broken off and resumed, and the time between belongs to nobody.
std::optional<double> secondsOf(const RunRecord &run)
{
    constexpr double slack = 300;
    const int cooldown =
        QJsonDocument::fromJson(run.profile)[QStringLiteral("plan")][QStringLiteral("cooldown")].toInt();
    const QDateTime end = endOf(run);
    if (run.status == RunStatus::Running || !run.started.isValid() || !end.isValid()) {
        return {};
    }
    QList<std::pair<QDateTime, QDateTime>> steps;
    for (const StepRecord &step : run.steps) {
        if (step.started.isValid()) {
            steps.append({step.started, std::max(step.started, step.finished)});
        }
    }
    std::ranges::sort(steps);
    double seconds = static_cast<double>(run.started.secsTo(end));
    for (qsizetype i = 1; i < steps.size(); ++i) {
        const auto between = static_cast<double>(steps.at(i - 1).second.secsTo(steps.at(i).first));
        if (between > slack + cooldown) {
            seconds -= between;
        }
    }
    return std::max(0.0, seconds);
}

bool sameForTheList(const RunSummary &a, const RunSummary &b)
{
    return a.run.status == b.run.status && a.run.profileName == b.run.profileName && a.run.note == b.run.note
        && a.run.finished == b.run.finished && a.stepsDone == b.stepsDone && a.stepsTotal == b.stepsTotal;
}

} // namespace

RunsModel::RunsModel(QObject *parent)
    : QAbstractTableModel(parent)
{ }

RunsModel::Row RunsModel::makeRow(const RunSummary &summary)
{
    Row row;
    row.summary = summary;
    row.workloads = workloadsOf(summary.run);
    row.seconds = secondsOf(summary.run);
    QStringList ids;
    for (const StepRecord &step : summary.run.steps) {
        if (!ids.contains(step.environmentId)) {
            ids.append(step.environmentId);
            row.slotsShown.append(step.environmentSlot);
            row.environmentNames.append(step.environmentName);
        }
    }
    const bool whole = summary.run.status == RunStatus::Done || summary.run.status == RunStatus::Failed;
    const RunAnswer answer = whole ? runAnswer(summary) : RunAnswer();
    row.answer = answer.isAnswer ? answer.text : QString();
    row.quiet = row.answer.isEmpty();
    if (row.quiet) {
        row.answer = withoutAnswer(summary);
    }
    return row;
}

void RunsModel::setRuns(const QList<RunSummary> &runs)
{
    QSet<qint64> wanted;
    for (const RunSummary &summary : runs) {
        wanted.insert(summary.run.id);
    }
    bool ticksGone = false;
    for (int row = static_cast<int>(m_rows.size()) - 1; row >= 0; --row) {
        const qint64 id = m_rows.at(row).summary.run.id;
        if (!wanted.contains(id)) {
            beginRemoveRows({}, row, row);
            m_rows.removeAt(row);
            endRemoveRows();
            ticksGone = m_ticked.remove(id) || ticksGone;
        }
    }
    for (int row = 0; row < runs.size(); ++row) {
        const RunSummary &summary = runs.at(row);
        if (row < m_rows.size() && m_rows.at(row).summary.run.id == summary.run.id) {
            if (!sameForTheList(m_rows.at(row).summary, summary)) {
                m_rows[row] = makeRow(summary);
                Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
            }
            continue;
        }
        if (rowOf(summary.run.id) >= 0) {
            // Not in the order they were in: begin anew.
            beginResetModel();
            m_rows.clear();
            for (const RunSummary &each : runs) {
                m_rows.append(makeRow(each));
            }
            endResetModel();
            break;
        }
        beginInsertRows({}, row, row);
        m_rows.insert(row, makeRow(summary));
        endInsertRows();
    }
    if (ticksGone) {
        Q_EMIT ticksChanged();
    }
}

void RunsModel::retranslate()
{
    for (Row &row : m_rows) {
        row = makeRow(row.summary);
    }
    if (!m_rows.isEmpty()) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

int RunsModel::rowOf(qint64 id) const
{
    const auto found =
        std::ranges::find_if(m_rows, [id](const Row &row) { return row.summary.run.id == id; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

const RunSummary *RunsModel::run(qint64 id) const
{
    const int row = rowOf(id);
    return row < 0 ? nullptr : &m_rows.at(row).summary;
}

QList<qint64> RunsModel::ticked() const
{
    QList<qint64> ids;
    for (const Row &row : m_rows) {
        if (m_ticked.contains(row.summary.run.id)) {
            ids.append(row.summary.run.id);
        }
    }
    return ids;
}

void RunsModel::setTicked(qint64 id, bool ticked)
{
    const int row = rowOf(id);
    if (row >= 0) {
        setData(index(row, Tick), ticked ? Qt::Checked : Qt::Unchecked, Qt::CheckStateRole);
    }
}

void RunsModel::clearTicks()
{
    const QList<qint64> ids = ticked();
    for (const qint64 id : ids) {
        setTicked(id, false);
    }
}

int RunsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RunsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

Qt::ItemFlags RunsModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.column() == Tick) {
        flags |= Qt::ItemIsUserCheckable;
    }
    if (index.column() == Profile || index.column() == Note) {
        flags |= Qt::ItemIsEditable;
    }
    return flags;
}

bool RunsModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid()) {
        return false;
    }
    const qint64 id = m_rows.at(index.row()).summary.run.id;
    if (role == Qt::CheckStateRole && index.column() == Tick) {
        const bool ticked = value.toInt() == Qt::Checked;
        if (ticked != m_ticked.contains(id)) {
            if (ticked) {
                m_ticked.insert(id);
            } else {
                m_ticked.remove(id);
            }
            Q_EMIT dataChanged(index, index, {Qt::CheckStateRole});
            Q_EMIT ticksChanged();
        }
        return true;
    }
    if (role != Qt::EditRole) {
        return false;
    }
    // What was typed is shown when it is in the results file.
    const QString text = value.toString().trimmed();
    if (index.column() == Profile && !text.isEmpty()
        && text != m_rows.at(index.row()).summary.run.profileName) {
        Q_EMIT renameRequested(id, text);
        return true;
    }
    if (index.column() == Note && text != m_rows.at(index.row()).summary.run.note) {
        Q_EMIT noteRequested(id, text);
        return true;
    }
    return false;
}

QVariant RunsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant((section == Took ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) {
        return {};
    }
    switch (section) {
    case Tick:
        return role == Qt::AccessibleTextRole ? tr("Compare") : QString();
    case Date:
        return tr("Date");
    case Profile:
        return tr("Profile");
    case Workload:
        return tr("Workload");
    case Environments:
        return tr("Environments");
    case Status:
        return tr("Status");
    case Answer:
        return tr("Answer");
    case Took:
        return tr("Took");
    case Note:
        return tr("Note");
    default:
        return {};
    }
}

QVariant RunsModel::display(const Row &row, int column) const
{
    const RunRecord &run = row.summary.run;
    switch (column) {
    case Date:
        return runDateText(run.started);
    case Profile:
        return run.profileName;
    case Workload:
        return row.workloads.join(tr(", ", "between the parts of a list"));
    case Status:
        return runStatusText(run.status);
    case Answer:
        return row.answer;
    case Took:
        return row.seconds ? formatDuration(*row.seconds) : QString();
    case Note:
        return run.note;
    default:
        return {};
    }
}

QVariant RunsModel::sortValue(const Row &row, int column) const
{
    const RunRecord &run = row.summary.run;
    switch (column) {
    case Tick:
        return m_ticked.contains(run.id) ? 1 : 0;
    case Date:
        return run.started;
    case Environments:
        return row.environmentNames.join(QLatin1Char('\n'));
    case Took:
        return row.seconds.value_or(-1);
    default:
        return display(row, column);
    }
}

QVariant RunsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const Row &row = m_rows.at(index.row());
    const RunRecord &run = row.summary.run;
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return display(row, column);
    case Qt::EditRole:
        return column == Profile || column == Note ? display(row, column) : sortValue(row, column);
    case Qt::CheckStateRole:
        return column == Tick ? QVariant(m_ticked.contains(run.id) ? Qt::Checked : Qt::Unchecked)
                              : QVariant();
    case Qt::TextAlignmentRole:
        return column == Took ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::AccessibleTextRole:
        if (column == Environments) {
            return row.environmentNames.join(tr(", ", "between the parts of a list"));
        }
        return column == Tick ? QVariant(tr("Compare %1").arg(run.profileName)) : display(row, column);
    case Qt::ToolTipRole:
        if (column == Environments) {
            return row.environmentNames.join(QLatin1Char('\n'))
                .toHtmlEscaped()
                .replace(QLatin1Char('\n'), QStringLiteral("<br>"));
        }
        if (column == Answer || column == Note || column == Profile || column == Workload) {
            return display(row, column).toString().toHtmlEscaped();
        }
        return {};
    case RunIdRole:
        return run.id;
    case SortRole:
        return sortValue(row, column);
    case SlotsRole:
        return column == Environments ? QVariant::fromValue(row.slotsShown) : QVariant();
    case StateIconRole:
        return column == Status ? QVariant(runStatusIcon(run.status)) : QVariant();
    case StateColorRole:
        return runStatusColor(run.status);
    case QuietRole:
        return (column == Answer && row.quiet) || column == Note;
    case SearchRole:
        return QStringList{run.profileName,
                           run.note,
                           row.answer,
                           row.workloads.join(u' '),
                           row.environmentNames.join(u' '),
                           run.key,
                           QString::number(run.id)}
            .join(QLatin1Char('\n'));
    case WorkloadsRole:
        return row.workloads;
    case MachineRole:
        return run.machine.value(QStringLiteral("host.name"));
    case StatusRole:
        return static_cast<int>(run.status);
    default:
        return {};
    }
}

int runStatusColor(RunStatus status)
{
    switch (status) {
    case RunStatus::Running:
        return static_cast<int>(IconColor::Link);
    case RunStatus::Done:
        return static_cast<int>(IconColor::Good);
    case RunStatus::Failed:
        return static_cast<int>(IconColor::Error);
    case RunStatus::Stopped:
    case RunStatus::Incomplete:
        return static_cast<int>(IconColor::Warning);
    }
    return 0;
}

} // namespace Tare
