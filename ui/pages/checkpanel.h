// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/environmentspec.h"
#include "ui/widgets/basics.h"

#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace Tare {

class EnvironmentChecks;
class FoldedSection;
class MessagePanel;
struct EnvironmentCheck;

/// What a real start of the environment's server showed: whether it answered, which path was in use, what is
/// the same as on the native side, and the commands.
class CheckPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit CheckPanel(EnvironmentChecks &checks, QWidget *parent = nullptr);

    /// `compareWith`: the environment that the facts are held against, or null.
    void showEnvironment(const EnvironmentSpec &environment, const EnvironmentSpec *compareWith);
    void setRunning(bool running);

Q_SIGNALS:
    void checkRequested();
    void cancelRequested();
    void passwordRequested();
    void freePortRequested();
    void otherEngineRequested();

private:
    void rebuild();
    void addLine(const QString &icon, IconColor color, const QString &title, const QString &text);
    void showFacts(const EnvironmentCheck &check);
    void showSameness(const EnvironmentCheck &check);
    void showCommands(const EnvironmentCheck *check);
    void showMessage(const EnvironmentCheck &check);

    EnvironmentChecks &m_checks;
    EnvironmentSpec m_environment;
    EnvironmentSpec m_other;
    bool m_running = false;
    QPushButton *m_check = nullptr;
    MessagePanel *m_message = nullptr;
    QLabel *m_hint = nullptr;
    QVBoxLayout *m_lines = nullptr;
    FoldedSection *m_allFacts = nullptr;
    QLabel *m_factsText = nullptr;
    QWidget *m_commandsBox = nullptr;
    QLabel *m_commands = nullptr;
};

} // namespace Tare
