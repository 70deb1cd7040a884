// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/commandrunner.h"
#include "core/model/environmentspec.h"
#include "core/model/error.h"

#include <QDateTime>
#include <QMap>
#include <QString>
#include <QStringList>

#include <QCoroTask>

#include <optional>

namespace Tare {

class MachineContext;

/// An engine that answers, and what it takes to run a container with it on this machine.
struct EngineSetup
{
    ContainerEngine engine = ContainerEngine::Docker;
    QString program;
    QString version;
    bool rootless = false;
    bool remapsUsers = false; ///< docker with userns-remap: its containers' accounts are no accounts here
    QString storageDriver;
    QString runtime;        ///< the one used: "runc", "crun"
    QString networkBackend; ///< podman: "cni", "netavark"
    QString clientVersion;  ///< of the command line; podman has no other
    QString logDriver;
    QString userlandProxy;       ///< docker: "on" or "off" for published ports, as far as its settings tell
    QStringList globalArguments; ///< before the subcommand: --runtime runc
    QStringList runArguments;    ///< with create and run: --ulimit nproc=…
    /// --security-opt unmask=…, where the engine knows it: podman hides /sys/dev/block, without which MariaDB
    /// cannot ask a disk for its block size and writes its log otherwise than outside of a container.
    QStringList unmaskArguments;
    bool limitsOpenFiles = true;   ///< --ulimit nofile is accepted
    std::optional<Error> noBridge; ///< why a container gets no network of its own here
    QString note;                  ///< what did not work before this did, translated: "with runc: crun fails"

    /// A command of this engine with everything that has to stand before the subcommand.
    Command command(const QString &subcommand, const QStringList &arguments = {}) const;
    /// --ulimit nofile=…, unless the engine refuses it. 0: as this process has.
    QStringList openFilesArguments(int openFiles) const;
};

/// "docker", "podman": for messages of programs; "Docker", "Podman": in a sentence.
QString engineProgramName(ContainerEngine engine);
QString engineTitle(ContainerEngine engine);

/// What an engine's standard error is about.
enum class EngineTrouble { Denied, NotRunning, Limits, Network, Runtime, Other };
EngineTrouble engineTrouble(const QString &text);

/// The sentence and the way out for an engine's failure.
Error engineError(ContainerEngine engine, const QString &text);

/// The container engines of this machine: found, asked, and tried with a real container.
class ContainerEngines
{
public:
    explicit ContainerEngines(MachineContext &context);

    /// An engine that really runs containers here. Any: docker, else podman. Tried once; a success is
    /// remembered, a failure for half a minute.
    QCoro::Task<Result<EngineSetup>> use(ContainerEngine which);

    /// Whether the engine answers, without running a container. Not for Any.
    QCoro::Task<Result<EngineSetup>> ask(ContainerEngine which);

    /// Tries again at the next use.
    void forget();

private:
    struct Remembered
    {
        Result<EngineSetup> result;
        QDateTime when;
    };

    QCoro::Task<Result<EngineSetup>> useOne(ContainerEngine which);
    QCoro::Task<Result<EngineSetup>> tryContainer(EngineSetup asked);
    QCoro::Task<Result<EngineSetup>> climb(EngineSetup asked, QString image, QString program);
    QCoro::Task<Result<EngineSetup>> askDocker();
    QCoro::Task<Result<EngineSetup>> askPodman();

    MachineContext &m_context;
    QMap<ContainerEngine, Remembered> m_tried;
    int m_trials = 0;
};

} // namespace Tare
