// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"
#include "core/model/planexpander.h"
#include "ui/passwordkeeper.h"

#include <QObject>

class QWidget;

namespace Tare {

class MachineContext;
class ProfileDocument;
class ResultsAccess;
class RunSession;

/// Starting, repeating and stopping runs from the window: passwords first, one run at a time, and the
/// question before closing while one goes on.
class RunFlow final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RunFlow)

public:
    RunFlow(MachineContext &context, ProfileDocument &document, RunSession &session, ResultsAccess &results,
            QWidget *window);
    ~RunFlow() override;

    bool start(const TestProfile &profile); ///< false: not now, or no password was given
    bool startDocument();
    bool repeatLast();
    bool resume(qint64 runId); ///< false: not now, or no password was given
    bool canRepeat() const { return m_hasLast; }
    void stop();
    void forceStop();
    /// True: close now. False: a run goes on; when the user said so it is being stopped and readyToClose()
    /// comes.
    bool mayClose();
    /// The same without a question.
    bool stopAndClose(bool force);
    bool isClosing() const { return m_closing; }

    /// Asks unless it is known (or always, with `again`). False: cancelled.
    bool askPassword(const EnvironmentSpec &environment, bool again);

Q_SIGNALS:
    void readyToClose();
    void failed(const Tare::Error &error); ///< a stored run cannot be resumed

private:
    bool askPasswords(const QList<PlannedStep> &steps);
    MachineContext &m_context;
    ProfileDocument &m_document;
    RunSession &m_session;
    ResultsAccess &m_results;
    QWidget *m_window;
    PasswordKeeper m_passwords;
    TestProfile m_last;
    bool m_hasLast = false;
    bool m_closing = false;
};

} // namespace Tare
