// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTableView>

namespace Tare {

class CompareTableModel;

/// The numbers in the published shape. Ctrl+C copies the selected rows, or all, tab-separated and in full
/// precision; the header's menu switches columns.
class ComparePageTable final : public QTableView
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ComparePageTable)

public:
    explicit ComparePageTable(CompareTableModel *model, QWidget *parent = nullptr);

    void copySelection() const;
    QString selectionText() const;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void shape();
    void fitColumns();
    void showColumnMenu(const QPoint &position);

    CompareTableModel *m_model;
    QSet<QString> m_switched; ///< titles of columns that are not as usual
};

} // namespace Tare
