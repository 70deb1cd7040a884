// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/environmentcontroller.h"

#include <vector>

namespace Tare {

/// Puts the CPUs of all instances together into `cpu.affinity`, when they differ; the first instance's own
/// are then `instance.1.cpu.affinity`. Unchanged when those of one are unknown.
void joinCpus(Facts &facts, const QList<Facts> &instances);

/// The directory of one of several instances in that of their start.
QString instanceDirectory(const QString &directory, int instance);

/// The instances of a topology, started and stopped together. The first is started alone: what it finds and
/// packs, the others use; the rest some at a time. One that fails brings all down. In the directory of the
/// StartRequest each instance has its own, made where it is missing. Functions that give one thing give the
/// first instance's.
class InstanceGroup final : public EnvironmentController
{
public:
    InstanceGroup(const EnvironmentSpec &environment, MachineContext &context);

    QCoro::Task<Result<void>> check() override;
    QCoro::Task<Result<Endpoint>> start(StartRequest request, std::stop_token stop) override;
    QCoro::Task<Result<void>> stop(bool force) override;
    QList<Endpoint> endpoints() const override;
    /// The first's, and as "instance.2.server.sha256" … what differs from it.
    Facts facts() const override;
    QList<qint64> serverProcesses() const override;
    QList<QList<qint64>> instanceProcesses() const override;
    QList<qint64> proxyProcesses() const override;
    QCoro::Task<QString> death() override;
    QString lastLogLines() const override;
    QString dataPath() const override;
    std::pair<uint, uint> dataOwner() const override;
    QString dataFormatKey() const override;

private:
    using Controllers = std::vector<std::unique_ptr<EnvironmentController>>;

    QCoro::Task<Result<void>> startSome(StartRequest request, std::size_t first, std::size_t end,
                                        std::stop_source *abort);
    static QCoro::Task<Result<Endpoint>> startOne(EnvironmentController *instance, StartRequest request,
                                                  std::stop_source *abort);

    const EnvironmentSpec m_environment;
    Controllers m_instances;
    QList<Endpoint> m_endpoints;
    std::size_t m_dead = 0; ///< the instance that was found dead
};

} // namespace Tare
