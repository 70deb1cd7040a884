// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>
#include <QWidget>

class QLabel;

namespace Tare {

class ChipLabel;
class ElidedLabel;
class RunViewProgress;

/// Where the run is, in words.
struct RunPosition
{
    QString step;        ///< "Step 5 of 12"
    QString environment; ///< "Published port, repetition 2 of 4"
    int slot = 0;        ///< 0: no chip
    QString path;        ///< "path: docker-proxy"; may be empty
    QString phase;       ///< "Measuring"
    QString clock;       ///< "3:40"
    QString clockOf;     ///< "of 5:00"; may be empty
    QString percent;     ///< "40 %"
    QStringList times;   ///< "32 min elapsed", "about 48 min left", "ends 16:42"
    QString workload;    ///< "OLTP read/write · 8 threads · 20 tables × 10 000 000 rows"
};

/// The top of the run view: position, progress by steps, times.
class RunViewHeader final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RunViewHeader)

public:
    explicit RunViewHeader(QWidget *parent = nullptr);

    void setPosition(const RunPosition &position);
    RunViewProgress *progress() const { return m_progress; }

private:
    QLabel *m_step = nullptr;
    ChipLabel *m_chip = nullptr;
    ElidedLabel *m_environment = nullptr;
    QLabel *m_path = nullptr;
    QLabel *m_phase = nullptr;
    QLabel *m_clock = nullptr;
    QLabel *m_clockOf = nullptr;
    RunViewProgress *m_progress = nullptr;
    QLabel *m_percent = nullptr;
    QLabel *m_times = nullptr;
    ElidedLabel *m_workload = nullptr;
};

} // namespace Tare
