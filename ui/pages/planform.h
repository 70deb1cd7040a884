// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/testprofile.h"

#include <QWidget>

#include <functional>

class QComboBox;

namespace Tare {

class CountSpinBox;
class DecimalBox;
class Form;
class FormRow;
class ProfileDocument;

/// How often and in which order a plan is run, and how its verdict is found: fixed before anything is
/// measured.
class PlanForm final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PlanForm)

public:
    explicit PlanForm(ProfileDocument &document, QWidget *parent = nullptr);

    void refresh(); ///< the document's plan, and its problems

private:
    void addRunning();
    void addVerdict();
    QComboBox *makeCombo(const QString &name);
    void fillCombos();
    void change(const QString &what, const QString &field, const std::function<void(PlanSpec &)> &edit);

    ProfileDocument &m_document;
    bool m_loading = false;
    Form *m_form = nullptr;
    CountSpinBox *m_repetitions = nullptr;
    FormRow *m_repetitionsRow = nullptr;
    QComboBox *m_until = nullptr;
    DecimalBox *m_width = nullptr;
    FormRow *m_widthRow = nullptr;
    CountSpinBox *m_most = nullptr;
    FormRow *m_mostRow = nullptr;
    QComboBox *m_order = nullptr;
    CountSpinBox *m_cooldown = nullptr;
    CountSpinBox *m_seed = nullptr;
    FormRow *m_seedRow = nullptr;
    QComboBox *m_metric = nullptr;
    DecimalBox *m_threshold = nullptr;
};

} // namespace Tare
