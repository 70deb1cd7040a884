// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/environmentchecks.h"

#include "core/model/processmark.h"

#include <QCoroTask>

#include <QDir>
#include <QElapsedTimer>
#include <QRandomGenerator>

namespace Tare {

/// What a check needs while it goes on; it outlives the window if need be, so that the server is stopped.
struct EnvironmentChecks::Work
{
    MachineContext *context = nullptr;
    EnvironmentSpec environment;
    std::stop_token stop;
    std::unique_ptr<EnvironmentController> controller;
    StartRequest request;
    QString runDirectory;
    QStringList commands;
};

EnvironmentChecks::EnvironmentChecks(MachineContext &context, QObject *parent)
    : QObject(parent)
    , m_context(context)
{ }

EnvironmentChecks::~EnvironmentChecks()
{
    m_stop.request_stop();
}

const EnvironmentCheck *EnvironmentChecks::find(const EnvironmentSpec &environment) const
{
    const auto found = m_checks.constFind(environment.id);
    if (found == m_checks.constEnd())
        return nullptr;
    EnvironmentSpec then = found->checked;
    then.name = environment.name;
    then.slot = environment.slot;
    return then == environment ? &*found : nullptr;
}

void EnvironmentChecks::start(const EnvironmentSpec &environment)
{
    if (isBusy())
        return;
    m_busyId = environment.id;
    m_stop = std::stop_source();
    EnvironmentCheck begun;
    begun.checked = environment;
    begun.when = QDateTime::currentDateTime();
    m_checks.insert(environment.id, begun);
    Q_EMIT changed(environment.id);

    auto work = std::make_shared<Work>();
    work->context = &m_context;
    work->environment = environment;
    work->stop = m_stop.get_token();
    QCoro::Task<EnvironmentCheck> task = execute(work);
    QCoro::connect(std::move(task), this, [this](const EnvironmentCheck &check) { finished(check); });
}

void EnvironmentChecks::cancel()
{
    m_stop.request_stop();
}

void EnvironmentChecks::finished(const EnvironmentCheck &check)
{
    m_busyId.clear();
    m_checks.insert(check.checked.id, check);
    Q_EMIT changed(check.checked.id);
}

QCoro::Task<EnvironmentCheck> EnvironmentChecks::execute(std::shared_ptr<Work> work)
{
    EnvironmentCheck check;
    check.checked = work->environment;
    check.when = QDateTime::currentDateTime();

    // A directory as a run has it, with the mark by which left-overs of a crash are known.
    work->request.runKey =
        QStringLiteral("%1").arg(QRandomGenerator::system()->generate(), 8, 16, QLatin1Char('0'));
    work->runDirectory = work->context->workDirectory() + QStringLiteral("/runs/") + work->request.runKey;
    work->request.directory = work->runDirectory + QStringLiteral("/check");
    work->request.order = 1;
    const bool made = QDir().mkpath(work->request.directory);
    const std::optional<ProcessMark> mark = ProcessMark::ofThisProcess();
    if (!made || !mark
        || !mark->write(work->runDirectory + QLatin1Char('/') + QString::fromUtf16(runMarkName))) {
        check.state = EnvironmentCheck::State::Failed;
        check.error = {ErrorCode::FileFailed,
                       tr("The folder “%1” could not be made. Choose another work folder in the settings.")
                           .arg(work->request.directory),
                       {}};
        co_return check;
    }

    // Commands of others in between (a probe) would only be listed too; the checks themselves do not overlap.
    const auto listener = work->context->commands().commandStarted;
    auto *commands = &work->commands;
    std::function<void(const QString &)> listen = [commands, listener](const QString &line) {
        commands->append(line);
        if (listener)
            listener(line);
    };
    work->context->commands().commandStarted = listen;

    work->controller = makeEnvironmentController(work->environment, *work->context);
    QElapsedTimer clock;
    clock.start();
    Result<void> possible = co_await work->controller->check();
    if (!possible) {
        check.state = EnvironmentCheck::State::Failed;
        check.error = possible.error();
    } else {
        clock.restart();
        Result<Endpoint> endpoint = co_await work->controller->start(work->request, work->stop);
        check.seconds = static_cast<double>(clock.elapsed()) / 1000.0;
        check.facts = work->controller->facts();
        if (endpoint) {
            check.state = EnvironmentCheck::State::Good;
        } else {
            check.state = EnvironmentCheck::State::Failed;
            check.error = endpoint.error();
        }
        Result<void> stopped = co_await work->controller->stop(false);
        if (!stopped && check.state == EnvironmentCheck::State::Good) {
            check.state = EnvironmentCheck::State::Failed;
            check.error = stopped.error();
        }
    }
    work->controller.reset();
    work->context->commands().commandStarted = listener;
    check.commands = work->commands;
    check.removed = QDir(work->runDirectory).removeRecursively();
    check.when = QDateTime::currentDateTime();
    co_return check;
}

} // namespace Tare
