// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/chartprovenance.h"
#include "ui/models/comparisonset.h"

#include <QSet>
#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace Tare {

class ChartPicture;
class ChartView;
class ComparePageSweep;
class ComparisonBars;
class DifferenceChart;
class ElidedLabel;
class LadderChart;
class SegmentedControl;
class ThroughputChart;

/// Above the numbers: which case and metric is looked at, drawn in which way, and the chart.
class ComparePageCharts final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ComparePageCharts)

public:
    explicit ComparePageCharts(QWidget *parent = nullptr);

    /// Case and metric stay chosen where the new set has them. `events`: of the run, for its course.
    void showSet(const ComparisonSet &set, const QList<RunEvent> &events);
    void startAfresh(); ///< other runs follow: a sweep is shown as one first
    /// `shown`: compared sides; empty: all. `picked`: the one that was clicked, or empty.
    void showSides(const QSet<QString> &shown, const QString &picked);

    const CompareCase *shownCase() const; ///< nullptr without any
    Metric metric() const;
    ChartPicture *picture() const; ///< the one that is seen
    ChartProvenance provenance() const;
    /// The sweep over numbers of threads, while that is looked at; else nullptr.
    const ComparePageSweep *sweep() const;
    QTableView *sweepTable() const;
    bool isLadder() const; ///< the cost ladder is looked at, whether the case has one or not
    const LadderChart *ladder() const { return m_ladder; }

Q_SIGNALS:
    void modeChanged();                     ///< another chart, of the same case
    void choiceChanged();                   ///< another case or metric
    void sidePicked(const QString &sideId); ///< its bar or row was clicked; empty: the baseline's
    void copyRequested();
    void exportRequested();

private:
    QHBoxLayout *buildTools();
    void buildCharts();
    void fillChoices();
    void fillMetrics(const CompareCase &which);
    void offerSweep(const CompareCase &which);
    void draw();
    void pickGroup(int group, int bar);

    ComparisonSet m_set;
    QList<RunEvent> m_events;
    QSet<QString> m_shown;
    QString m_picked;
    bool m_fresh = false;
    QComboBox *m_cases = nullptr;
    QComboBox *m_metrics = nullptr;
    SegmentedControl *m_mode = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_direction = nullptr;
    ElidedLabel *m_caption = nullptr;
    QStackedWidget *m_charts = nullptr;
    ComparisonBars *m_bars = nullptr;
    DifferenceChart *m_difference = nullptr;
    ThroughputChart *m_time = nullptr;
    LadderChart *m_ladder = nullptr;
    ComparePageSweep *m_sweep = nullptr;
    ChartView *m_barsView = nullptr;
    ChartView *m_differenceView = nullptr;
    ChartView *m_timeView = nullptr;
    ChartView *m_ladderView = nullptr;
    QLabel *m_noLadder = nullptr;
    QList<QPushButton *> m_tools; ///< for a chart that is there
};

} // namespace Tare
