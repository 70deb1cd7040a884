// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/basics.h"

#include <QWidget>

#include <functional>

class QHBoxLayout;

namespace Tare {

/// What belongs on an empty page, and the one next step.
class EmptyState final : public QWidget
{
    Q_OBJECT

public:
    EmptyState(const QString &icon, const Text &text, QWidget *parent = nullptr);
    QPushButton *addAction(const QString &name, const Text &text, bool primary, std::function<void()> run,
                           const QString &icon = {});

private:
    QHBoxLayout *m_actions;
};

} // namespace Tare
