// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSortFilterProxyModel>
#include <QTableView>

namespace Tare {

/// Which runs are listed.
class RunsFilter final : public QSortFilterProxyModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RunsFilter)

public:
    explicit RunsFilter(QObject *parent = nullptr);

    void setText(const QString &text);         ///< every word must be found
    void setWorkload(const QString &workload); ///< empty: any
    void setMachine(const QString &machine);
    void setStatus(int status); ///< −1: any

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    QStringList m_words;
    QString m_workload;
    QString m_machine;
    int m_status = -1;
};

/// The list of runs. Space ticks the current one.
class RunsTable final : public QTableView
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RunsTable)

public:
    explicit RunsTable(QWidget *parent = nullptr);

    void setModel(QAbstractItemModel *model) override;

Q_SIGNALS:
    void opened(const QModelIndex &index); ///< double click or Enter

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitColumns();
};

} // namespace Tare
