// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/records.h"
#include "ui/models/comparisonset.h"

#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace Tare {

class AppSettings;
class ChartPicture;
class ChartView;
class ComparisonBars;
class ElidedLabel;
class HostStripsButton;
class MessagePanel;
class RunStepsModel;
class SegmentedControl;
class StepList;
class TargetLinesButton;
class TargetsPanel;
class SweepChart;
class ThroughputChart;

/// One run below the list: what there is of it, its steps, and its bars or its whole live chart.
class ResultsPreview final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ResultsPreview)

public:
    /// Reads what is left out of a stored run: the machine's course in a step.
    using SampleSource = std::function<QList<HostSample>(const StepRecord &)>;

    explicit ResultsPreview(QWidget *parent = nullptr);
    ~ResultsPreview() override;

    void setSampleSource(SampleSource source) { m_samplesOf = std::move(source); }
    void follow(AppSettings &settings); ///< for what is remembered of its charts

    void showRun(const RunRecord &run, const QList<RunEvent> &events);
    void clear();
    bool isEmpty() const { return m_set.isEmpty(); }
    void retranslate();
    void setRunning(bool running); ///< a run goes on: none can be resumed

    ChartPicture *picture() const; ///< the one that is shown
    const ComparisonSet &set() const { return m_set; }
    const CompareCase *shownCase() const;

Q_SIGNALS:
    void renameRequested();
    void noteRequested();
    void removeRequested();
    void exportRequested(const QString &what); ///< "chart", "csv", "intervals", "json", "markdown"
    void openRequested();
    void profileRequested();
    void resumeRequested();

private:
    QWidget *buildHead();
    void fill();
    void fillMessage();
    QString offerResume(); ///< what resuming would do; empty when it cannot be
    void fillChart();
    void pickStep(int order);
    // One step of the run: resultspreviewstep.cpp.
    void buildStepTools();
    const StepRecord *pickedStep() const;
    const StepRecord *
    stepWithTargets() const; ///< the picked one, else the first of the case that has several
    void fillTargets();
    void fillMachine();
    void fillLimits();

    ComparisonSet m_set;
    QList<RunEvent> m_events;
    bool m_running = false;
    int m_case = 0;
    int m_picked = 0; ///< step drawn thick over time; 0: none
    ElidedLabel *m_title = nullptr;
    QPushButton *m_profile = nullptr;
    ElidedLabel *m_meta = nullptr;
    MessagePanel *m_message = nullptr;
    RunStepsModel *m_steps = nullptr;
    StepList *m_stepList = nullptr;
    SegmentedControl *m_mode = nullptr;
    QLabel *m_chartTitle = nullptr;
    QLabel *m_chartDirection = nullptr;
    QLabel *m_caption = nullptr;
    QStackedWidget *m_charts = nullptr;
    ComparisonBars *m_bars = nullptr;
    ThroughputChart *m_timeline = nullptr;
    ChartView *m_barsView = nullptr;
    ChartView *m_timelineView = nullptr;
    TargetsPanel *m_targets = nullptr;
    TargetLinesButton *m_targetLines = nullptr;
    HostStripsButton *m_hostStrips = nullptr;
    QLabel *m_limits = nullptr;
    SampleSource m_samplesOf;
    qint64 m_sampledStep = 0; ///< whose course the timeline has
    SweepChart *m_sweep = nullptr;
    ChartView *m_sweepView = nullptr;
};

} // namespace Tare
