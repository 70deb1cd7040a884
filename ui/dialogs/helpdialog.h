// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>
#include <QString>

class QTextBrowser;

namespace Tare {

/// Short help: what a page is for, and the keys.
class HelpDialog final : public QDialog
{
    Q_OBJECT

public:
    enum class Topic { Start, Environments, Workloads, Plan, Results, Compare, Keyboard };

    explicit HelpDialog(Topic topic, QWidget *parent = nullptr);

private:
    static QString pageHtml(Topic topic);
    static QString keysHtml();
};

} // namespace Tare
