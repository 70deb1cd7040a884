// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/environmentcontroller.h"

namespace Tare {

/// A server that somebody else runs: asked and described, never started or stopped.
class ExistingController final : public EnvironmentController
{
public:
    ExistingController(EnvironmentSpec environment, MachineContext &context);

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
    Endpoint endpointFromSpec();
    QCoro::Task<void> collectFacts(Facts fromServer);

    EnvironmentSpec m_environment;
    ExistingEndpoint m_existing;
    MachineContext &m_context;
    Endpoint m_endpoint;
    QList<qint64> m_servers; ///< when it runs on this machine and may be seen
    QList<qint64> m_proxies;
    Facts m_facts;
};

} // namespace Tare
