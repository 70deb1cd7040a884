// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStyledItemDelegate>
#include <QTreeView>

namespace Tare {

/// A line of the step list: number, state, environment, and the result or how far it is.
class StepDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

/// The step list of the run view and of the preview of a result.
class StepList final : public QTreeView
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StepList)

public:
    explicit StepList(QWidget *parent = nullptr);

    void setModel(QAbstractItemModel *model) override;

protected:
    void drawBranches(QPainter *painter, const QRect &rect, const QModelIndex &index) const override;
};

} // namespace Tare
