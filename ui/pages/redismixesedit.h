// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/profilevalidation.h"
#include "core/model/workloadspec.h"

#include <QList>
#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace Tare {

class RedisMixCard;

/// The mixes of a Redis workload: cards one under the other, and a menu of templates to add one.
class RedisMixesEdit final : public QWidget
{
    Q_OBJECT

public:
    explicit RedisMixesEdit(QWidget *parent = nullptr);

    void setMixes(const QList<RedisMix> &mixes);
    /// Those whose field is in "what.mixes[…]" are shown beside what they are about.
    void showProblems(const QList<ProfileProblem> &problems);
    void focusField(const QString &field);

    /// "SET:GET 1:10, my command"
    static QString summary(const QList<RedisMix> &mixes);

Q_SIGNALS:
    void edited(const QList<Tare::RedisMix> &mixes, const QString &what, const QString &field);

private:
    RedisMixCard *addCard();
    void add(const RedisMix &mix);
    void buildMenu();

    QList<RedisMix> m_mixes;
    QList<RedisMixCard *> m_cards;
    QVBoxLayout *m_column = nullptr;
    QPushButton *m_add = nullptr;
};

} // namespace Tare
