// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/commandrunner.h"
#include "core/model/environmentspec.h"

#include <QString>

#include <functional>
#include <memory>

namespace Tare {

class ContainerEngines;
class ImagePacker;

/// What the environments of this machine share: where things are put, the engines found and tried, the images
/// packed. Lives in the thread of the event loop; not a singleton, the application owns one.
class MachineContext
{
public:
    MachineContext();
    ~MachineContext();

    /// Work directories of runs. TARE_WORK_DIR, else /var/tmp/tare as root (a server's own account must reach
    /// it), else the user's cache directory.
    QString workDirectory() const;

    CommandRunner &commands() { return *m_commands; }
    ContainerEngines &engines() { return *m_engines; }
    ImagePacker &images() { return *m_images; }

    /// Asked for the password of an existing endpoint; an empty answer means none. Never stored.
    std::function<QString(const EnvironmentSpec &)> passwordFor;

private:
    std::unique_ptr<CommandRunner> m_commands;
    std::unique_ptr<ContainerEngines> m_engines;
    std::unique_ptr<ImagePacker> m_images;
};

} // namespace Tare
