// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <memory>

namespace Tare {

class AppSettings;
class RunSession;

/// The run while it goes on: where it is, five numbers that answer "is it healthy", the live chart, the steps
/// with their results as they fall, events and a log line.
class RunView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RunView)

public:
    explicit RunView(RunSession &session, QWidget *parent = nullptr);
    ~RunView() override;

    void follow(AppSettings &settings); ///< for what is remembered of its charts

public Q_SLOTS:
    void exportChart();
    void copyChart();
    void copyCommand(); ///< the command line of the step, secrets blanked
    void showCommands();

private:
    class Private;
    std::unique_ptr<Private> m_d;
};

} // namespace Tare
