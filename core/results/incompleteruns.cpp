// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/results/incompleteruns.h"

#include "core/model/records.h"
#include "core/results/recordcodec.h"
#include "core/results/resultsdatabase.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

struct GoneRun
{
    qint64 id = 0;
    QString key;
};

Result<QList<GoneRun>> goneRuns(const ResultsDatabase &database)
{
    auto query = database.execute(u"SELECT id, key, owner_host, owner_boot, owner_pid, owner_start FROM run "
                                  "WHERE status = ?"_s,
                                  {runStatusName(RunStatus::Running)});
    if (!query)
        return tl::unexpected(query.error());
    QList<GoneRun> gone;
    while (query->next()) {
        const ProcessIdentity owner{
            query->value(2).toString(),
            {query->value(4).toLongLong(), query->value(5).toULongLong(), query->value(3).toString(), {}}};
        const QString key = query->value(1).toString();
        if (writerIsGone(owner, key))
            gone.append({query->value(0).toLongLong(), key});
    }
    return gone;
}

/// Sums of the measured intervals, column by column.
QString totalAssignments()
{
    QStringList assignments;
    const QStringList columns = QString(u"seconds, "_s + counterColumns()).split(u", "_s);
    for (const QString &column : columns) {
        const QString source = column == "seconds"_L1 ? u"length"_s : column;
        assignments += u"%1 = (SELECT coalesce(sum(%2), 0) FROM interval_sample WHERE step_id = step.id AND "
                       "NOT warmup)"_s.arg(column, source);
    }
    return assignments.join(u", "_s);
}

Result<void> markOne(const ResultsDatabase &database, const GoneRun &run)
{
    return database.transaction([&]() -> Result<void> {
        auto step = database.execute(
            u"UPDATE step SET status = ?, reason = ?, %1 WHERE run_id = ? AND status = ?"_s.arg(
                totalAssignments()),
            {stepStatusName(StepStatus::Failed), interruptedReason(), run.id,
             stepStatusName(StepStatus::Running)});
        if (!step)
            return tl::unexpected(step.error());
        auto done = database.execute(
            u"UPDATE run SET status = ? WHERE id = ? AND status = ?"_s,
            {runStatusName(RunStatus::Incomplete), run.id, runStatusName(RunStatus::Running)});
        if (!done)
            return tl::unexpected(done.error());
        return {};
    });
}

} // namespace

bool writerIsGone(const ProcessIdentity &owner, const QString &runKey)
{
    if (owner == ProcessIdentity::own())
        return !isActiveRun(runKey);
    return !owner.mayBeAlive();
}

QString interruptedReason()
{
    return QCoreApplication::translate("Tare::Results", "Tare was ended in the middle of this step.");
}

Result<void> markIncompleteRuns(const ResultsDatabase &database)
{
    const Result<QList<GoneRun>> gone = goneRuns(database);
    if (!gone)
        return tl::unexpected(gone.error());
    for (const GoneRun &run : *gone) {
        if (auto marked = markOne(database, run); !marked)
            return marked;
    }
    return {};
}

} // namespace Tare
