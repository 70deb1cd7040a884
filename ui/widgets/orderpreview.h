// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/testprofile.h"

#include <QList>
#include <QString>
#include <QWidget>

namespace Tare {

/// The steps of a plan in the order they will be run: a row a repetition (or an environment, when one is run
/// after the other), a card a step. "Interleaved" is seen and not believed.
class OrderPreview final : public QWidget
{
    Q_OBJECT

public:
    explicit OrderPreview(QWidget *parent = nullptr);
    void showPlan(const TestProfile &profile);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Card
    {
        int slot = 1;
        QString name;
        QString length;
    };
    struct Row
    {
        QString title;
        QString caseTitle;
        QList<Card> cards;
        int top = 0;
        int height = 0;
    };
    void layOut();

    QList<Row> m_rows;
    QString m_more; ///< "… and 40 more steps"
    int m_columns = 1;
    int m_caseWidth = 0;
    int m_left = 0; ///< where the cards begin
    int m_height = 0;
};

} // namespace Tare
