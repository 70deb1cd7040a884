// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/fairness.h"
#include "ui/models/comparisonset.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace Tare {

class FoldedSection;

/// What weighs against the comparison that the sentence is about: unfair differences and weaknesses of its
/// runs with both sides' values and the way out, weightiest first; folded, what is only to be known, what is
/// alike, and what nobody could look at.
class ComparePageFairness final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ComparePageFairness)

public:
    explicit ComparePageFairness(QWidget *parent = nullptr);

    void showComparison(const ComparisonSet &set, const CompareCase &which, Metric metric,
                        const QString &sideId);

private:
    void addFinding(QVBoxLayout *to, const Finding &finding, const Comparison &comparison);

    QLabel *m_count = nullptr;
    QLabel *m_about = nullptr;
    QVBoxLayout *m_findings = nullptr;
    FoldedSection *m_notes = nullptr;
    QVBoxLayout *m_noteList = nullptr;
    FoldedSection *m_same = nullptr;
    QLabel *m_sameList = nullptr;
    FoldedSection *m_unknown = nullptr;
    QLabel *m_unknownList = nullptr;
};

} // namespace Tare
