// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/pages/environmentform.h"

class QButtonGroup;
class QLineEdit;

namespace Tare {

class CountSpinBox;
class CpuListEdit;
class FoldedSection;
class OptionsEdit;
class RadioChoice;

/// The host's own server as a process, perhaps pinned.
class NativeForm final : public EnvironmentForm
{
    Q_OBJECT

public:
    explicit NativeForm(QWidget *parent = nullptr);

protected:
    void show(const EnvironmentSpec &environment) override;
    void describe() override;

private:
    QLineEdit *m_binary;
    RadioChoice *m_tcp;
    RadioChoice *m_socket;
    QButtonGroup *m_transport;
    CountSpinBox *m_port;
    FormRow *m_portRow = nullptr;
    CpuListEdit *m_cpus;
    FoldedSection *m_optionsSection;
    OptionsEdit *m_options = nullptr;
};

} // namespace Tare
