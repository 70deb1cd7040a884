// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/containerarguments.h"
#include "core/environment/containerengines.h"
#include "core/environment/containerimage.h"
#include "core/environment/environmentcontroller.h"
#include "core/environment/serverdirectory.h"
#include "core/environment/serverprograms.h"
#include "core/model/processmark.h"

#include <QJsonObject>

namespace Tare {

/// A server in a container of docker or podman.
class ContainerController final : public EnvironmentController
{
public:
    ContainerController(EnvironmentSpec environment, MachineContext &context);
    ~ContainerController() override;

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
    QCoro::Task<Result<void>> findImage();
    QCoro::Task<Result<void>> packImage(QString runKey, std::stop_token stop);
    QCoro::Task<Result<void>> initialiseInImage(StartRequest request, std::stop_token stop);
    QCoro::Task<Result<Facts>> launch(StartRequest request, ServerConfiguration configuration,
                                      std::stop_token stop);
    QCoro::Task<Result<void>> create(StartRequest request, ServerConfiguration configuration,
                                     std::stop_token stop);
    QCoro::Task<Result<void>> fillStorage(std::stop_token stop);
    QCoro::Task<Result<void>> runInspected();
    QCoro::Task<Result<QJsonObject>> inspect();
    QCoro::Task<Result<CommandOutput>> engineCommand(QString subcommand, QStringList arguments,
                                                     std::chrono::seconds timeout = std::chrono::seconds(60),
                                                     std::stop_token stop = {});
    QCoro::Task<Result<void>> remove(bool force);
    QCoro::Task<void> keepLog();
    QCoro::Task<void> collectFacts(Facts fromServer);
    ContainerShape shape() const;
    QCoro::Task<QString> findDeath();
    QString deathNow() const;
    QString title() const;
    quint16 innerPort(quint16 chosen) const;

    EnvironmentSpec m_environment;
    ContainerServer m_server;
    MachineContext &m_context;
    EngineSetup m_engine;
    ServerProgram m_program; ///< with ImageSource::HostBinary
    ServerAccount m_account;
    ContainerImage m_image;
    ServerDirectory m_directory;
    ServerPaths m_inside; ///< the same directory as the container sees it
    Endpoint m_endpoint;
    quint16 m_port = 0; ///< chosen on this host
    QString m_name;
    bool m_created = false;               ///< the container may be there
    bool m_volume = false;                ///< the volume of the same name may be there
    std::optional<ProcessMark> m_process; ///< the server's, as this host sees it
    QString m_death;
    QString m_log;
    QList<qint64> m_proxies;
    Facts m_facts;
};

} // namespace Tare
