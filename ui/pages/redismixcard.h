// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/workloadspec.h"
#include "ui/widgets/messagepanel.h"

#include <QFrame>
#include <QList>

class QGridLayout;
class QLineEdit;
class QPushButton;

namespace Tare {

class CountSpinBox;

/// One mix: its name, and a row a command with its weight. A command alone is a test of one's own.
class RedisMixCard final : public QFrame
{
    Q_OBJECT

public:
    /// Object names end in the mix's number: "redisMixName0", "redisMixCommand0.1".
    explicit RedisMixCard(int number, QWidget *parent = nullptr);

    /// What is typed stays as typed while it means the same.
    void setMix(const RedisMix &mix);
    /// `field` as in the document, after "mixes[0].": "name", "commands[1].weight"; empty clears all.
    void showProblem(const QString &field, const QString &sentence, Severity severity);
    void clearProblems();
    void focusField(const QString &field);

Q_SIGNALS:
    /// `field` names what was typed in, so that edits of it are one undo step; empty for rows that come and
    /// go.
    void edited(const Tare::RedisMix &mix, const QString &field);
    void removeRequested();

private:
    struct Row
    {
        QLineEdit *command = nullptr;
        CountSpinBox *weight = nullptr;
        QLabel *share = nullptr;
        QPushButton *remove = nullptr;
        QLabel *problem = nullptr;
    };

    void makeRows(qsizetype count);
    void addRow();
    void describeRows();
    void change(const QString &field);
    QWidget *fieldFor(const QString &field, QLabel **label) const;

    int m_number;
    RedisMix m_mix;
    bool m_loading = false;
    QLineEdit *m_name = nullptr;
    QLabel *m_nameProblem = nullptr;
    QGridLayout *m_grid = nullptr;
    QList<Row> m_rows;
};

} // namespace Tare
