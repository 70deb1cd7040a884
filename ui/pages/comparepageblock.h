// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/models/comparisonset.h"

#include <QWidget>

namespace Tare {

class MessagePanel;

/// Before the number: that there is none because something else differs, and the way to have it all the same;
/// or that it is shown although something differs, why, and the way back. Hidden when neither is so.
class ComparePageBlock final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ComparePageBlock)

public:
    explicit ComparePageBlock(QWidget *parent = nullptr);

    /// `canOverride`: the results file can keep an override.
    void showComparison(const ComparisonSet &set, const Comparison *comparison, bool canOverride);

Q_SIGNALS:
    void overrideRequested();
    void withdrawRequested();

private:
    MessagePanel *m_panel = nullptr;
};

} // namespace Tare
