// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/environmentspec.h"
#include "ui/pages/listformpage.h"

namespace Tare {

class CheckPanel;
class ContainerForm;
class EndpointForm;
class EnvironmentChecks;
class EnvironmentForm;
class EnvironmentListModel;
class MachineStatus;
class NativeForm;
class ProfileDocument;

/// Where the servers run.
class EnvironmentsPage final : public ListFormPage
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EnvironmentsPage)

public:
    EnvironmentsPage(ProfileDocument &document, EnvironmentChecks &checks, MachineStatus &machine,
                     AppSettings &settings, QWidget *parent = nullptr);

    void duplicateCurrent() override;
    void removeCurrent() override;
    void makeCurrentBaseline();
    void checkCurrent();
    void focusField(const QString &field); ///< as named in the document
    void showRunning(bool running);
    QString statusText() const override;

Q_SIGNALS:
    void hostRequested();
    /// Before a check of an existing endpoint.
    void passwordNeeded(const Tare::EnvironmentSpec &environment, bool askAgain);

protected:
    void showCurrent() override;
    void nameEdited(const QString &name) override;

private:
    void buildAddMenu();
    void buildForms();
    void add(const EnvironmentSpec &environment);
    EnvironmentSpec fresh(ServerKind server) const;
    const EnvironmentSpec *current() const;
    EnvironmentForm *formFor(const EnvironmentSpec &environment) const;
    void pickFreePort();
    void useOtherEngine();
    void retranslateTags();

    ProfileDocument &m_document;
    EnvironmentChecks &m_checks;
    MachineStatus &m_machine;
    EnvironmentListModel *m_model = nullptr;
    ChipLabel *m_chip = nullptr;
    QLabel *m_kindTag = nullptr;
    QLabel *m_serverTag = nullptr;
    NativeForm *m_native = nullptr;
    ContainerForm *m_container = nullptr;
    EndpointForm *m_endpoint = nullptr;
    CheckPanel *m_panel = nullptr;
};

} // namespace Tare
