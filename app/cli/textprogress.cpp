// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/textprogress.h"

#include "app/cli/console.h"
#include "core/model/numberformat.h"
#include "core/report/reportfields.h"
#include "core/report/textlayout.h"

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr qint64 preparingPause = 5000; ///< ms between two lines about the same preparation
constexpr int rateWidth = 14;

} // namespace

QString TextProgress::elapsed() const
{
    return padLeft(formatClock(m_clock.elapsed() / 1000.0), 7);
}

void TextProgress::runStarted(const RunRecord &run)
{
    RunProgress::runStarted(run);
    m_clock.start();
    m_names = environmentNames(run);
    for (const QString &name : std::as_const(m_names))
        m_nameWidth = std::max(m_nameWidth, displayWidth(printable(name)));
    const QString number = run.id ? u" %1"_s.arg(run.id) : QString();
    printNote(
        u"Run%1: %2, %3 steps"_s.arg(number, printable(run.profileName), QString::number(run.steps.size())));
}

void TextProgress::stepStarted(const StepRecord &step)
{
    printNote(u"Step %1 of %2: %3, %4, run %5"_s.arg(
        QString::number(step.order), QString::number(m_run.steps.size()),
        printable(m_names.value(step.environmentId)), workloadTitle(step), QString::number(step.repetition)));
}

void TextProgress::phaseChanged(int, StepPhase phase)
{
    if (phase == StepPhase::Preparing)
        m_sincePreparing.invalidate();
}

void TextProgress::preparing(int, qint64 done, qint64 total, const QString &what)
{
    const bool last = total > 0 && done >= total;
    if (m_sincePreparing.isValid() && m_sincePreparing.elapsed() < preparingPause && !last)
        return;
    m_sincePreparing.start();
    const QString counts =
        total > 0 ? u"%1 of %2"_s.arg(formatCount(done), formatCount(total)) : formatCount(done);
    const QString line = u"preparing: %1: %2"_s.arg(printable(what), counts);
    if (line != m_lastPreparing)
        printNote(elapsed() + u"  "_s + line);
    m_lastPreparing = line;
}

void TextProgress::dumpProgressed(int, const DumpProgress &progress)
{
    using Stage = DumpProgress::Stage;
    const bool runs = progress.stage == Stage::Dumping || progress.stage == Stage::Restoring;
    const QString of = u"%1 of %2 tables"_s;
    const QString tables = of.arg(QString::number(progress.tables), QString::number(progress.tablesTotal));
    QString line = dumpStageWord(progress.stage);
    if (runs) {
        line += u"  %1  %2/s  %3"_s.arg(
            padLeft(formatBytes(progress.bytes), 10),
            padLeft(formatBytes(static_cast<qint64>(progress.bytesPerSecond)), 10), tables);
        if (progress.remaining)
            line += u"  about %1 left"_s.arg(formatClock(*progress.remaining));
    } else if (progress.tables > 0) {
        line += u"  "_s + tables;
    }
    printNote(u"%1  %2"_s.arg(elapsed(), line));
}

void TextProgress::intervalEnded(int order, const IntervalSample &sample)
{
    if (order < 1 || order > m_run.steps.size())
        return;
    const StepRecord &step = m_run.steps.at(order - 1);
    if (isDump(step))
        return; // dumpProgressed() says more
    const QString latency =
        sample.latency && sample.latency->p95 ? formatFixed(*sample.latency->p95, 3) : u"–"_s;
    QString line = u"%1  %2  %3 %4/s  95 % %5 ms  errors %6"_s.arg(
        elapsed(), padRight(printable(m_names.value(step.environmentId)), m_nameWidth),
        padLeft(formatFixed(sample.rate(), 2), rateWidth), isRedis(step) ? u"requests"_s : u"transactions"_s,
        padLeft(latency, 9), formatCount(sample.counters.errors));
    if (sample.counters.empties > 0)
        line += u"  empty %1"_s.arg(formatCount(sample.counters.empties));
    if (sample.warmup)
        line += u"  (warm-up)"_s;
    printNote(line);
}

void TextProgress::eventHappened(const RunEvent &event)
{
    if (event.severity == RunEvent::Severity::Info)
        return;
    printNote(u"%1  %2"_s.arg(elapsed(), printable(event.text)));
}

void TextProgress::stepFinished(const StepRecord &step)
{
    if (step.status == StepStatus::Done || step.status == StepStatus::NotNeeded)
        return; // that a case needs no more rounds is told once
    printNote(u"Step %1 %2: %3"_s.arg(QString::number(step.order), stepStatusName(step.status),
                                      printable(step.reason)));
    const QStringList words = step.reasonDetail.trimmed().split(u'\n', Qt::SkipEmptyParts);
    for (const QString &word : words)
        printNote(u"    "_s + printable(word));
}

} // namespace Tare
