// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/hostreport.h"

#include "core/analysis/bottleneck.h"
#include "core/model/numberformat.h"
#include "core/report/csvwriter.h"
#include "core/report/reportfields.h"
#include "core/report/textlayout.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

QStringList keyColumns()
{
    return {u"run_id"_s, u"step"_s, u"environment_id"_s, u"environment"_s, u"case"_s, u"repetition"_s};
}

void writeKey(CsvWriter &csv, const RunRecord &run, const StepRecord &step)
{
    csv.number(run.id).number(qint64(step.order)).text(step.environmentId).text(step.environmentName);
    csv.text(step.caseKey).number(qint64(step.repetition));
}

} // namespace

QString hostToText(const RunRecord &run)
{
    const QMap<QString, QString> names = environmentNames(run);
    QStringList lines;
    for (const StepRecord &step : run.steps) {
        if (step.host.isEmpty())
            continue;
        if (!lines.isEmpty())
            lines += QString();
        //: %1 number of a step, %2 environment, %3 workload, %4 number of a run
        lines += printable(QCoreApplication::translate("Tare::Report", "Step %1: %2, %3, run %4")
                               .arg(QString::number(step.order), names.value(step.environmentId),
                                    workloadTitle(step), QString::number(step.repetition)));
        if (const auto found = bottleneck(step)) {
            //: %1 "Network card", %2 a sentence
            lines += printable(QCoreApplication::translate("Tare::Report", "Bottleneck: %1. %2")
                                   .arg(bottleneckTitle(found->kind), found->sentence));
        }
        QList<QStringList> rows{{QCoreApplication::translate("Tare::Report", "Figure"),
                                 QCoreApplication::translate("Tare::Report", "Mean"),
                                 QCoreApplication::translate("Tare::Report", "Highest")}};
        for (auto it = step.host.cbegin(); it != step.host.cend(); ++it)
            rows.append(
                {printable(it.key()), formatSignificant(it->mean, 4), formatSignificant(it->most, 4)});
        lines += layOutTable(rows, u"lrr"_s);
    }
    if (lines.isEmpty())
        lines += QCoreApplication::translate("Tare::Report", "This run has no figures of the machine.");
    return lines.join(u'\n') + u'\n';
}

QByteArray hostToCsv(const RunRecord &run)
{
    CsvWriter csv(keyColumns() << u"figure"_s << u"mean"_s << u"most"_s);
    for (const StepRecord &step : run.steps) {
        for (auto it = step.host.cbegin(); it != step.host.cend(); ++it) {
            writeKey(csv, run, step);
            csv.text(it.key()).number(it->mean).number(it->most);
            csv.endLine();
        }
    }
    return csv.bytes();
}

QByteArray hostSamplesToCsv(const RunRecord &run)
{
    CsvWriter csv(keyColumns() << u"start_s"_s << u"length_s"_s << u"figure"_s << u"value"_s);
    for (const StepRecord &step : run.steps) {
        for (const HostSample &sample : step.hostSamples) {
            for (auto it = sample.values.cbegin(); it != sample.values.cend(); ++it) {
                writeKey(csv, run, step);
                csv.number(sample.start).number(sample.length).text(it.key()).number(*it);
                csv.endLine();
            }
        }
    }
    return csv.bytes();
}

QJsonObject hostFiguresToJson(const HostFigures &figures)
{
    QJsonObject object;
    for (auto it = figures.cbegin(); it != figures.cend(); ++it)
        object.insert(it.key(), QJsonObject{{u"mean"_s, it->mean}, {u"most"_s, it->most}});
    return object;
}

QJsonObject hostSampleToJson(const HostSample &sample)
{
    QJsonObject values;
    for (auto it = sample.values.cbegin(); it != sample.values.cend(); ++it)
        values.insert(it.key(), *it);
    return {{u"start_s"_s, sample.start}, {u"length_s"_s, sample.length}, {u"values"_s, values}};
}

QJsonValue bottleneckToJson(const StepRecord &step)
{
    const auto found = bottleneck(step);
    if (!found)
        return {};
    QJsonObject evidence;
    for (auto it = found->evidence.cbegin(); it != found->evidence.cend(); ++it)
        evidence.insert(it.key(), *it);
    return QJsonObject{{u"kind"_s, bottleneckName(found->kind)}, {u"evidence"_s, evidence}};
}

} // namespace Tare
