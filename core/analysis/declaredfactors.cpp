// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/declaredfactors.h"

#include <tuple>

namespace Tare {

namespace {

/// One environment in the terms of all kinds.
struct Declared
{
    std::size_t kind = 0;
    ContainerEngine engine = ContainerEngine::Any;
    NetworkPath path = NetworkPath::Host;
    ContainerStorage storage = ContainerStorage::BindMount;
    QString program;
    QString cpus;
    double cpuLimit = 0;
    qint64 memoryLimit = 0;
    int openFiles = 0;
    QMap<QString, QString> options;
    bool socket = false;
    bool tls = false;
};

Declared declaredBy(const EnvironmentSpec &environment)
{
    Declared what;
    what.kind = environment.how.index();
    if (const auto *native = std::get_if<NativeServer>(&environment.how)) {
        what.program = native->binary;
        what.cpus = native->cpuList;
        what.options = native->options;
        what.socket = native->transport == Transport::UnixSocket;
    } else if (const auto *container = std::get_if<ContainerServer>(&environment.how)) {
        what.engine = container->engine;
        what.path = container->network;
        what.storage = container->storage;
        what.program =
            container->image == ImageSource::Reference ? container->imageReference : container->binary;
        what.cpus = container->cpuList;
        what.cpuLimit = container->cpuLimit;
        what.memoryLimit = container->memoryLimitMib;
        what.openFiles = container->openFiles;
        what.options = container->options;
    } else if (const auto *existing = std::get_if<ExistingEndpoint>(&environment.how)) {
        what.program = QStringLiteral("%1:%2%3").arg(existing->address, QString::number(existing->port),
                                                     existing->socketPath);
        what.socket = !existing->socketPath.isEmpty();
        what.tls = existing->tls != TlsMode::Off;
    }
    return what;
}

} // namespace

QSet<Factor> declaredFactors(const EnvironmentSpec &a, const EnvironmentSpec &b)
{
    const Declared one = declaredBy(a);
    const Declared other = declaredBy(b);
    QSet<Factor> factors;
    if (std::tie(one.kind, one.engine, one.path) != std::tie(other.kind, other.engine, other.path))
        factors.insert(Factor::Container);
    if (one.storage != other.storage)
        factors.insert(Factor::Storage);
    if (one.program != other.program)
        factors.insert(Factor::Program);
    if (one.cpus != other.cpus)
        factors.insert(Factor::Cpus);
    if (one.cpuLimit != other.cpuLimit || one.memoryLimit != other.memoryLimit)
        factors.insert(Factor::Limits);
    if (one.openFiles != other.openFiles)
        factors.insert(Factor::OpenFiles);
    if (one.options != other.options)
        factors.insert(Factor::Options);
    if (one.socket != other.socket || one.tls != other.tls)
        factors.insert(Factor::Transport);
    if (a.topology != b.topology)
        factors.insert(Factor::Topology);
    return factors;
}

} // namespace Tare
