// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/commandrunner.h"
#include "core/model/environmentspec.h"

#include <QString>
#include <QThreadPool>

#include <functional>
#include <memory>

namespace Tare {

class ContainerEngines;
class ImagePacker;
class ServerPrograms;

/// What the environments of this machine share: where things are put, the engines found and tried, the images
/// packed. Lives in the thread of the event loop; not a singleton, the application owns one.
class MachineContext
{
public:
    /// Without a runner: commands of this machine.
    explicit MachineContext(std::unique_ptr<CommandRunner> commands = nullptr);
    ~MachineContext();

    /// Work directories of runs. TARE_WORK_DIR, else /var/tmp/tare as root (a server's own account must reach
    /// it), else the user's cache directory.
    QString workDirectory() const;

    CommandRunner &commands() { return *m_commands; }
    ContainerEngines &engines() { return *m_engines; }
    ImagePacker &images() { return *m_images; }
    ServerPrograms &programs() { return *m_programs; }
    /// For calls that block: probes, hashes. Never for load.
    QThreadPool &threads() { return m_threads; }

    /// Asked for the password of an existing endpoint; an empty answer means none. Never stored.
    std::function<QString(const EnvironmentSpec &)> passwordFor;

    /// Key of a run of this process that is given up: what carries its mark counts as left over although the
    /// process is alive. For an end at once.
    QString abandonedRun;

private:
    Q_DISABLE_COPY_MOVE(MachineContext)

    std::unique_ptr<CommandRunner> m_commands;
    std::unique_ptr<ContainerEngines> m_engines;
    std::unique_ptr<ImagePacker> m_images;
    std::unique_ptr<ServerPrograms> m_programs;
    QThreadPool m_threads; ///< last, so that it goes first: waits for what still runs
};

} // namespace Tare
