// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/models/comparisonset.h"

#include <QScrollArea>
#include <QSet>

class QCheckBox;
class QComboBox;
class QLabel;
class QVBoxLayout;

namespace Tare {

class ComparePageCpu;
class ComparePageFairness;
struct LadderChartData;

/// Beside the comparison: the baseline, what is compared with it, what was found of each, and how fair it is.
class ComparePageSide final : public QScrollArea
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ComparePageSide)

public:
    explicit ComparePageSide(QWidget *parent = nullptr);

    void showSet(const ComparisonSet &set, const QSet<QString> &shown);
    /// The comparison that the sentence is about.
    void showFairness(const CompareCase &which, Metric metric, const QString &sideId);

    void showLadder(const LadderChartData &ladder, bool redis); ///< empty: none is looked at

Q_SIGNALS:
    void baselineChosen(const QString &sideId);
    void shownChanged(const QSet<QString> &sideIds);
    void exportRequested(const QString &what); ///< "markdown", "csv", "json"

private:
    void fill();
    void addSide(const CompareSide &side);
    QString factLines(const CompareSide &side) const;

    ComparisonSet m_set;
    QSet<QString> m_shown;
    QComboBox *m_baseline = nullptr;
    QLabel *m_baselineFacts = nullptr;
    QVBoxLayout *m_compared = nullptr;
    ComparePageCpu *m_cpu = nullptr;
    ComparePageFairness *m_fairness = nullptr;
    QList<QCheckBox *> m_boxes;
};

} // namespace Tare
