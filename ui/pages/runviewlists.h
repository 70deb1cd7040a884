// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTableView>
#include <QWidget>

class QPlainTextEdit;
class QToolButton;

namespace Tare {

class ElidedLabel;

/// Events with their time and a mark for what went wrong.
class EventList final : public QTableView
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EventList)

public:
    explicit EventList(QWidget *parent = nullptr);

    void setModel(QAbstractItemModel *model) override;
    int heightForRows(int rows) const;
};

/// The newest line of the log; unfolded, the last few hundred.
class LogLine final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LogLine)

public:
    explicit LogLine(QWidget *parent = nullptr);

    void add(const QString &text); ///< with the time of day put before it
    void clear();
    void setOpen(bool open);

Q_SIGNALS:
    void commandsRequested();

private:
    QToolButton *m_fold = nullptr;
    ElidedLabel *m_last = nullptr;
    QPlainTextEdit *m_lines = nullptr;
};

} // namespace Tare
