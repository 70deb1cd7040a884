// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/runprogress.h"

#include <QJsonObject>

namespace Tare {

/// One JSON object a line on standard error for everything that happens; docs/output.md describes them.
class JsonLinesProgress final : public RunProgress
{
public:
    explicit JsonLinesProgress(const QString &resultsPath);

    void runStarted(const RunRecord &run) override;
    void stepStarted(const StepRecord &step) override;
    void phaseChanged(int order, StepPhase phase) override;
    void preparing(int order, qint64 done, qint64 total, const QString &what) override;
    void factsFound(int order, const Facts &facts) override;
    void dumpProgressed(int order, const DumpProgress &progress) override;
    void intervalEnded(int order, const IntervalSample &sample) override;
    void hostSampled(int order, const HostSample &sample) override;
    void eventHappened(const RunEvent &event) override;
    void commandRun(int order, const QString &commandLine) override;
    void stepFinished(const StepRecord &step) override;
    void runFinished(const RunRecord &run) override;

private:
    static void write(const QString &event, QJsonObject object);

    QString m_resultsPath;
};

} // namespace Tare
