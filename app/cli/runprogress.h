// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/runobserver.h"

namespace Tare {

/// How a run is told while it goes on. By itself it tells nothing.
class RunProgress : public RunObserver
{
public:
    QString runKey() const { return m_run.key; } ///< empty before the run has started

    qint64 runId() const { return m_run.id; } ///< in the results file; 0 when it could not be written

    void runStarted(const RunRecord &run) override { m_run = run; }

protected:
    RunRecord m_run;
};

} // namespace Tare
