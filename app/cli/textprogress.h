// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/runprogress.h"

#include <QElapsedTimer>
#include <QMap>

namespace Tare {

/// One line an interval on standard error, and what happens around it.
class TextProgress final : public RunProgress
{
public:
    void runStarted(const RunRecord &run) override;
    void stepStarted(const StepRecord &step) override;
    void phaseChanged(int order, StepPhase phase) override;
    void preparing(int order, qint64 done, qint64 total, const QString &what) override;
    void dumpProgressed(int order, const DumpProgress &progress) override;
    void intervalEnded(int order, const IntervalSample &sample) override;
    void eventHappened(const RunEvent &event) override;
    void stepFinished(const StepRecord &step) override;

private:
    QString elapsed() const;

    QMap<QString, QString> m_names; ///< of environments, made different from each other
    int m_nameWidth = 0;
    QElapsedTimer m_clock;
    QElapsedTimer m_sincePreparing; ///< its last line
    QString m_lastPreparing;
};

} // namespace Tare
