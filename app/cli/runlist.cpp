// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/runlist.h"

#include "core/analysis/comparison.h"
#include "core/analysis/dumpsweeptext.h"
#include "core/model/orderedjson.h"
#include "core/report/csvwriter.h"
#include "core/report/reportfields.h"
#include "core/report/textlayout.h"

#include <QJsonArray>
#include <QJsonObject>

#include <cmath>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

/// Of a run with nothing to compare: what its dumps say, if there are any.
QString dumpAnswer(const RunRecord &run)
{
    const QStringList workloads = dumpWorkloads(run);
    if (workloads.isEmpty() || run.steps.isEmpty())
        return {};
    const DumpSweep sweep = dumpSweep(run, workloads.first(), DumpOperation::Dump);
    const QString sentence = sweepText(sweep, run.steps.first().environmentId).sentence();
    return workloads.size() > 1 ? u"%1 %2 more"_s.arg(sentence, QString::number(workloads.size() - 1))
                                : sentence;
}

/// The largest difference of a run in a few words, and how many answers there are besides.
QString answer(const RunRecord &run)
{
    const Comparison *largest = nullptr;
    int count = 0;
    const QList<Comparison> comparisons = compareRun(run);
    for (const Comparison &comparison : comparisons) {
        if (!isPrimary(comparison) || !comparison.change)
            continue;
        ++count;
        if (!largest || std::abs(*comparison.change) > std::abs(*largest->change))
            largest = &comparison;
    }
    if (!largest)
        return dumpAnswer(run);
    const QString brief = u"%1: %2"_s.arg(largest->environmentName, verdictText(*largest).brief);
    return count > 1 ? u"%1; %2 more"_s.arg(brief, QString::number(count - 1)) : brief;
}

QString localTime(const QDateTime &time)
{
    return time.toLocalTime().toString(u"yyyy-MM-dd HH:mm"_s);
}

QByteArray toText(const QList<RunSummary> &runs)
{
    if (runs.isEmpty())
        return {};
    QList<QStringList> rows{{u"ID"_s, u"Started"_s, u"Status"_s, u"Steps"_s, u"Profile"_s, u"Answer"_s}};
    for (const RunSummary &one : runs) {
        rows.append({QString::number(one.run.id), localTime(one.run.started), runStatusName(one.run.status),
                     u"%1/%2"_s.arg(one.stepsDone).arg(one.stepsTotal), printable(one.run.profileName),
                     printable(answer(one.run))});
    }
    return (layOutTable(rows, u"rlllll"_s).join(u'\n') + u'\n').toUtf8();
}

QByteArray toMarkdown(const QList<RunSummary> &runs)
{
    QString text =
        u"| ID | Started | Status | Steps | Profile | Answer |\n| --: | :-- | :-- | --: | :-- | :-- |\n"_s;
    for (const RunSummary &one : runs) {
        text += u"| %1 | %2 | %3 | %4/%5 | %6 | %7 |\n"_s.arg(
            QString::number(one.run.id), localTime(one.run.started), runStatusName(one.run.status),
            QString::number(one.stepsDone), QString::number(one.stepsTotal),
            markdownEscaped(one.run.profileName), markdownEscaped(answer(one.run)));
    }
    return text.toUtf8();
}

QByteArray toCsv(const QList<RunSummary> &runs)
{
    CsvWriter csv({u"run_id"_s, u"run_key"_s, u"run_name"_s, u"note"_s, u"status"_s, u"started"_s,
                   u"finished"_s, u"steps_done"_s, u"steps_total"_s});
    for (const RunSummary &one : runs) {
        csv.number(one.run.id).text(one.run.key).text(one.run.profileName).text(one.run.note);
        csv.text(runStatusName(one.run.status)).text(timeText(one.run.started));
        csv.text(timeText(one.run.finished));
        csv.number(qint64(one.stepsDone)).number(qint64(one.stepsTotal));
        csv.endLine();
    }
    return csv.bytes();
}

QByteArray toJson(const QList<RunSummary> &runs)
{
    QJsonArray array;
    for (const RunSummary &one : runs) {
        const QString finished = timeText(one.run.finished);
        array.append(QJsonObject{{u"id"_s, one.run.id},
                                 {u"key"_s, one.run.key},
                                 {u"name"_s, one.run.profileName},
                                 {u"note"_s, one.run.note},
                                 {u"status"_s, runStatusName(one.run.status)},
                                 {u"started"_s, timeText(one.run.started)},
                                 {u"finished"_s, finished.isEmpty() ? QJsonValue() : QJsonValue(finished)},
                                 {u"steps_done"_s, one.stepsDone},
                                 {u"steps_total"_s, one.stepsTotal}});
    }
    const QJsonObject document{{u"format"_s, u"tare-runs"_s}, {u"version"_s, 1}, {u"runs"_s, array}};
    return writeOrderedJson(document,
                            {u"format"_s, u"version"_s, u"id"_s, u"key"_s, u"name"_s, u"note"_s, u"status"_s,
                             u"started"_s, u"finished"_s});
}

} // namespace

QByteArray formatRunList(const QList<RunSummary> &runs, const QString &format)
{
    if (format == "json"_L1)
        return toJson(runs);
    if (format == "csv"_L1)
        return toCsv(runs);
    if (format == "markdown"_L1)
        return toMarkdown(runs);
    if (format == "ids"_L1) {
        QByteArray ids;
        for (const RunSummary &one : runs)
            ids += QByteArray::number(one.run.id) + '\n';
        return ids;
    }
    return toText(runs);
}

} // namespace Tare
