// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/pages/environmentform.h"

class QComboBox;
class QDoubleSpinBox;
class QLineEdit;

namespace Tare {

class CountSpinBox;
class CpuListEdit;
class FoldedSection;
class OptionsEdit;
class RadioChoice;

/// A server in a container: engine, image, network path, storage, limits.
class ContainerForm final : public EnvironmentForm
{
    Q_OBJECT

public:
    explicit ContainerForm(QWidget *parent = nullptr);

    void showCheck(const EnvironmentCheck *check) override;
    void showMachine(const MachineStatus &status) override;

Q_SIGNALS:
    void checkAgainRequested();

protected:
    void show(const EnvironmentSpec &environment) override;
    void describe() override;

private:
    void buildImage();
    void buildNetwork();
    void buildPlace();
    void buildFolded();
    void showEngines();
    void showLimits();

    QString m_dockerText;
    QString m_podmanText;
    QComboBox *m_engine = nullptr;
    RadioChoice *m_hostBinary = nullptr;
    RadioChoice *m_reference = nullptr;
    QLineEdit *m_referenceName = nullptr;
    QLineEdit *m_binary = nullptr;
    FormRow *m_binaryRow = nullptr;
    FormRow *m_referenceRow = nullptr;
    QButtonGroup *m_network = nullptr;
    RadioChoice *m_hostNetwork = nullptr;
    RadioChoice *m_bridge = nullptr;
    RadioChoice *m_published = nullptr;
    RadioChoice *m_rootless = nullptr;
    QComboBox *m_storage = nullptr;
    CpuListEdit *m_cpus = nullptr;
    CountSpinBox *m_port = nullptr;
    FormRow *m_portRow = nullptr;
    FoldedSection *m_limitsSection = nullptr;
    QDoubleSpinBox *m_cpuLimit = nullptr;
    CountSpinBox *m_memory = nullptr;
    CountSpinBox *m_openFiles = nullptr;
    FoldedSection *m_optionsSection = nullptr;
    OptionsEdit *m_options = nullptr;
};

} // namespace Tare
