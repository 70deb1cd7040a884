// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Writes a run of three steps to the file named: two are finished, the third gets intervals until the
// program is killed. Each interval that is on disk is told on standard output.

#include "core/results/resultwriter.h"
#include "tests/results/recordsamples.h"

#include <QCoreApplication>
#include <QTimer>

#include <cstdio>

using namespace Tare;

namespace {

class Teller final : public RunObserver
{
public:
    void intervalEnded(int order, const IntervalSample &sample) override
    {
        std::printf("%d %d\n", order, sample.index);
        std::fflush(stdout);
    }
};

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    Teller teller;
    ResultWriter writer(&teller);
    if (!writer.open(QCoreApplication::arguments().value(1)))
        return 1;
    const RunRecord run = sampleRun(QStringLiteral("dead0001"));
    writer.runStarted(run);
    for (const StepRecord &step : run.steps) {
        StepRecord started = step;
        started.status = StepStatus::Running;
        writer.stepStarted(started);
        if (step.order == 3)
            break;
        for (int i = 0; i < 3; ++i)
            writer.intervalEnded(step.order, sampleInterval(i));
        writer.stepFinished(finishedStep(step));
    }
    int next = 0;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &writer,
                     [&] { writer.intervalEnded(3, sampleInterval(next++)); });
    timer.start(2);
    return QCoreApplication::exec();
}
