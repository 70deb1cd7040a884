// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/runflow.h"

#include "core/environment/machinecontext.h"
#include "core/run/resumeplan.h"
#include "ui/dialogs/passworddialog.h"
#include "ui/profiledocument.h"
#include "ui/resultsaccess.h"
#include "ui/runsession.h"

#include <QMessageBox>
#include <QPushButton>
#include <QSet>

namespace Tare {

RunFlow::RunFlow(MachineContext &context, ProfileDocument &document, RunSession &session,
                 ResultsAccess &results, QWidget *window)
    : QObject(window)
    , m_context(context)
    , m_document(document)
    , m_session(session)
    , m_results(results)
    , m_window(window)
{
    context.passwordFor = [this](const EnvironmentSpec &environment) {
        return m_passwords.passwordOf(environment);
    };
    const auto ended = [this] {
        if (m_closing)
            Q_EMIT readyToClose();
    };
    connect(&session, &RunSession::finished, this, ended);
    connect(&session, &RunSession::refused, this, ended);
}

RunFlow::~RunFlow()
{
    m_context.passwordFor = {};
}

bool RunFlow::startDocument()
{
    return !m_document.hasErrors() && start(m_document.profile());
}

bool RunFlow::repeatLast()
{
    return m_hasLast && start(TestProfile(m_last));
}

bool RunFlow::start(const TestProfile &profile)
{
    const QList<PlannedStep> steps = expandPlan(profile);
    if (m_session.isRunning() || steps.isEmpty() || !askPasswords(steps))
        return false;
    TestProfile named = profile;
    if (named.name.trimmed().isEmpty())
        named.name = m_document.title();
    m_last = named;
    m_hasLast = true;
    m_session.start(named, m_results.path());
    return true;
}

bool RunFlow::resume(qint64 runId)
{
    if (m_session.isRunning())
        return false;
    const Result<RunRecord> stored = m_results.run(runId);
    if (!stored) {
        Q_EMIT failed(stored.error());
        return false;
    }
    const Result<ResumePlan> plan = planResume(*stored);
    if (!plan) {
        Q_EMIT failed(plan.error());
        return false;
    }
    if (!askPasswords(plan->missing))
        return false;
    m_last = plan->profile;
    m_hasLast = true;
    m_session.resume(*stored, m_results.path());
    return true;
}

void RunFlow::stop()
{
    m_session.stop();
}

void RunFlow::forceStop()
{
    m_session.forceStop();
}

bool RunFlow::askPasswords(const QList<PlannedStep> &steps)
{
    QSet<QString> asked;
    for (const PlannedStep &step : steps) {
        if (asked.contains(step.environment.id))
            continue;
        asked.insert(step.environment.id);
        if (!askPassword(step.environment, false))
            return false;
    }
    return true;
}

bool RunFlow::askPassword(const EnvironmentSpec &environment, bool again)
{
    if (!std::holds_alternative<ExistingEndpoint>(environment.how)
        || (!again && m_passwords.knows(environment)))
        return true;
    PasswordDialog dialog(environment, m_window);
    if (dialog.exec() != QDialog::Accepted)
        return false;
    m_passwords.keep(environment, dialog.password());
    return true;
}

bool RunFlow::stopAndClose(bool force)
{
    if (!m_session.isRunning())
        return true;
    m_closing = true;
    if (force)
        m_session.forceStop();
    else
        m_session.stop();
    return false;
}

bool RunFlow::mayClose()
{
    if (!m_session.isRunning())
        return true;
    if (m_closing)
        return false;
    const StepRecord *step = m_session.currentStep();
    const auto steps = static_cast<int>(m_session.run().steps.size());
    QMessageBox box(m_window);
    box.setObjectName(QStringLiteral("closeGuard"));
    box.setIcon(QMessageBox::Warning);
    box.setWindowTitle(QStringLiteral("Tare"));
    box.setTextFormat(Qt::PlainText);
    box.setText(step ? tr("A test is running (step %1 of %2).").arg(step->order).arg(steps)
                     : tr("A test is running."));
    box.setInformativeText(
        tr("Finished steps are saved. Stopping now ends the run; you can resume it later."));
    auto *quit = box.addButton(tr("Stop and quit"), QMessageBox::DestructiveRole);
    auto *keep = box.addButton(tr("Keep running"), QMessageBox::RejectRole);
    quit->setObjectName(QStringLiteral("closeGuardQuit"));
    keep->setObjectName(QStringLiteral("closeGuardKeep"));
    box.setDefaultButton(keep);
    box.setEscapeButton(keep);
    box.exec();
    if (box.clickedButton() != quit)
        return false;
    if (!m_session.isRunning())
        return true; // it ended while the question was open
    return stopAndClose(false);
}

} // namespace Tare
