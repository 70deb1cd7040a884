// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/dumpsweeptext.h"
#include "core/analysis/ladder.h"
#include "ui/models/comparisonset.h"

#include <QSet>
#include <QWidget>

class QLabel;

namespace Tare {

class IntervalPicture;

/// The answer: the sentence with its finding, the interval and the runs behind it, what could not be shown;
/// beside it the same as a picture.
class ComparePageVerdict final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ComparePageVerdict)

public:
    explicit ComparePageVerdict(QWidget *parent = nullptr);

    /// `side`: the environment the sentence is about; the others get a line each.
    void showVerdict(const ComparisonSet &set, const CompareCase &which, Metric metric, const QString &side,
                     const QSet<QString> &shown);
    /// The best number of threads. `others`: what the other environments say.
    void showSweep(const SweepText &text, const QStringList &others);
    QString sentence() const { return m_plain; }

    /// What the cost ladder says, in place of one comparison.
    void showLadder(const Ladder &ladder);

private:
    QLabel *m_sentence = nullptr;
    QLabel *m_support = nullptr;
    QLabel *m_caveat = nullptr;
    IntervalPicture *m_picture = nullptr;
    QString m_plain;
};

} // namespace Tare
