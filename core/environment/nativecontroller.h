// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/environmentcontroller.h"
#include "core/environment/serverdirectory.h"
#include "core/environment/serverprograms.h"

#include <QProcess>

namespace Tare {

/// The host's own server binary as a child process.
class NativeController final : public EnvironmentController
{
public:
    NativeController(EnvironmentSpec environment, MachineContext &context);
    ~NativeController() override;

    QCoro::Task<Result<void>> check() override;
    QCoro::Task<Result<Endpoint>> start(StartRequest request, std::stop_token stop) override;
    QList<Endpoint> endpoints() const override { return {m_endpoint}; }
    QCoro::Task<Result<void>> stop(bool force) override;
    Facts facts() const override;
    QList<qint64> serverProcesses() const override;
    QList<qint64> proxyProcesses() const override;
    QCoro::Task<QString> death() override;
    QString lastLogLines() const override;
    QString dataPath() const override;
    std::pair<uint, uint> dataOwner() const override;
    QString dataFormatKey() const override;

private:
    QCoro::Task<Result<void>> findProgram();
    QCoro::Task<Result<Facts>> launch(StartRequest request, ServerConfiguration configuration,
                                      std::stop_token stop);
    bool usesSocket() const;
    QString deathNow() const;
    void killNow();
    QCoro::Task<void> endProcess();
    QCoro::Task<void> collectFacts(Facts fromServer);

    EnvironmentSpec m_environment;
    NativeServer m_server;
    MachineContext &m_context;
    ServerProgram m_program;
    ServerAccount m_account;
    ServerDirectory m_directory;
    Endpoint m_endpoint;
    std::unique_ptr<QProcess> m_process;
    QString m_startError;
    QString m_keptLog; ///< of a server whose directory is gone
    Facts m_facts;
};

} // namespace Tare
