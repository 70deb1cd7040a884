// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/machinecontext.h"

#include "core/environment/containerengines.h"
#include "core/environment/imagepacker.h"
#include "core/environment/serverprograms.h"

#include <QStandardPaths>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace Tare {

MachineContext::MachineContext(std::unique_ptr<CommandRunner> commands)
    : m_commands(commands ? std::move(commands) : std::make_unique<LocalCommandRunner>())
    , m_engines(std::make_unique<ContainerEngines>(*this))
    , m_images(std::make_unique<ImagePacker>(*this))
    , m_programs(std::make_unique<ServerPrograms>(*m_commands, m_threads))
{
    // Each call waits, for an answer or for the disk; processors do not matter here.
    m_threads.setMaxThreadCount(8);
}

MachineContext::~MachineContext() = default;

QString MachineContext::workDirectory() const
{
    const QString chosen = qEnvironmentVariable("TARE_WORK_DIR");
    if (!chosen.isEmpty())
        return chosen;
    if (::geteuid() == 0)
        return u"/var/tmp/tare"_s;
    return QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) + u"/tare"_s;
}

} // namespace Tare
