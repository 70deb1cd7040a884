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

class FoldedSection;

/// Beside the comparison: the baseline, what is compared with it, what was found of each, and what else
/// differs.
class ComparePageSide final : public QScrollArea
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ComparePageSide)

public:
    explicit ComparePageSide(QWidget *parent = nullptr);

    void showSet(const ComparisonSet &set, const QSet<QString> &shown);
    void retranslate();

Q_SIGNALS:
    void baselineChosen(const QString &sideId);
    void shownChanged(const QSet<QString> &sideIds);
    void exportRequested(const QString &what); ///< "markdown", "csv", "json"

private:
    void fill();
    void addSide(const CompareSide &side);
    QString factLines(const CompareSide &side) const;
    void fillDifferences();

    ComparisonSet m_set;
    QSet<QString> m_shown;
    QComboBox *m_baseline = nullptr;
    QLabel *m_baselineFacts = nullptr;
    QVBoxLayout *m_compared = nullptr;
    QLabel *m_differCount = nullptr;
    QVBoxLayout *m_differences = nullptr;
    FoldedSection *m_about = nullptr;
    QLabel *m_aboutList = nullptr;
    FoldedSection *m_same = nullptr;
    QLabel *m_sameList = nullptr;
    QList<QCheckBox *> m_boxes;
};

} // namespace Tare
