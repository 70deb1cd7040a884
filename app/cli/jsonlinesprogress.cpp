// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/jsonlinesprogress.h"

#include "app/cli/console.h"
#include "core/report/hostreport.h"
#include "core/report/recordjson.h"
#include "core/report/reportfields.h"

#include <QDateTime>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

QString phaseName(StepPhase phase)
{
    switch (phase) {
    case StepPhase::Starting:
        return u"starting"_s;
    case StepPhase::Preparing:
        return u"preparing"_s;
    case StepPhase::Warmup:
        return u"warmup"_s;
    case StepPhase::Measuring:
        return u"measuring"_s;
    case StepPhase::Stopping:
        return u"stopping"_s;
    case StepPhase::Cooldown:
        break;
    }
    return u"cooldown"_s;
}

QString severityName(RunEvent::Severity severity)
{
    switch (severity) {
    case RunEvent::Severity::Info:
        return u"info"_s;
    case RunEvent::Severity::Warning:
        return u"warning"_s;
    case RunEvent::Severity::Error:
        break;
    }
    return u"error"_s;
}

} // namespace

JsonLinesProgress::JsonLinesProgress(const QString &resultsPath)
    : m_resultsPath(resultsPath)
{ }

void JsonLinesProgress::write(const QString &event, QJsonObject object)
{
    object.insert(u"event"_s, event);
    object.insert(u"time"_s, timeText(QDateTime::currentDateTimeUtc()));
    printLine(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

void JsonLinesProgress::runStarted(const RunRecord &run)
{
    RunProgress::runStarted(run);
    write(u"run_started"_s,
          {{u"run"_s, runHeadToJson(run)}, {u"steps"_s, run.steps.size()}, {u"results"_s, m_resultsPath}});
}

void JsonLinesProgress::stepStarted(const StepRecord &step)
{
    write(u"step_started"_s, {{u"step"_s, stepToJson(step)}});
}

void JsonLinesProgress::phaseChanged(int order, StepPhase phase)
{
    write(u"phase"_s, {{u"order"_s, order}, {u"phase"_s, phaseName(phase)}});
}

void JsonLinesProgress::preparing(int order, qint64 done, qint64 total, const QString &what)
{
    write(u"preparing"_s,
          {{u"order"_s, order},
           {u"done"_s, done},
           {u"total"_s, total > 0 ? QJsonValue(total) : QJsonValue()},
           {u"what"_s, what}});
}

void JsonLinesProgress::factsFound(int order, const Facts &facts)
{
    write(u"facts"_s, {{u"order"_s, order}, {u"facts"_s, factsToJson(facts)}});
}

void JsonLinesProgress::dumpProgressed(int order, const DumpProgress &progress)
{
    const auto known = [](qint64 total) { return total > 0 ? QJsonValue(total) : QJsonValue(); };
    write(u"dump"_s,
          {{u"order"_s, order},
           {u"stage"_s, dumpStageWord(progress.stage)},
           {u"bytes"_s, progress.bytes},
           {u"bytes_total"_s, known(progress.bytesTotal)},
           {u"tables"_s, progress.tables},
           {u"tables_total"_s, known(progress.tablesTotal)},
           {u"rows"_s, progress.rows},
           {u"rows_total"_s, known(progress.rowsTotal)},
           {u"bytes_per_s"_s, progress.bytesPerSecond},
           {u"remaining_s"_s, progress.remaining ? QJsonValue(*progress.remaining) : QJsonValue()}});
}

void JsonLinesProgress::intervalEnded(int order, const IntervalSample &sample)
{
    write(u"interval"_s,
          {{u"order"_s, order}, {u"interval"_s, intervalToJson(m_run.steps.value(order - 1), sample)}});
}

void JsonLinesProgress::hostSampled(int order, const HostSample &sample)
{
    write(u"host"_s, {{u"order"_s, order}, {u"sample"_s, hostSampleToJson(sample)}});
}

void JsonLinesProgress::eventHappened(const RunEvent &event)
{
    write(u"event"_s,
          {{u"order"_s, event.order},
           {u"severity"_s, severityName(event.severity)},
           {u"at_s"_s, event.at ? QJsonValue(*event.at) : QJsonValue()},
           {u"text"_s, event.text},
           {u"detail"_s, event.detail},
           {u"mark"_s, event.mark}});
}

void JsonLinesProgress::commandRun(int order, const QString &commandLine)
{
    write(u"command"_s, {{u"order"_s, order}, {u"command"_s, commandLine}});
}

void JsonLinesProgress::stepFinished(const StepRecord &step)
{
    StepRecord told = step;
    told.hostSamples.clear(); // each was told
    write(u"step_finished"_s, {{u"step"_s, stepToJson(told)}});
}

void JsonLinesProgress::runFinished(const RunRecord &run)
{
    write(u"run_finished"_s, {{u"run"_s, runHeadToJson(run)}});
}

} // namespace Tare
