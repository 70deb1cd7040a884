// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace Tare {

class MachineContext;

/// The container engines of this machine, as found and tried.
class ContainerEngines
{
public:
    explicit ContainerEngines(MachineContext &context)
        : m_context(context)
    { }

protected:
    MachineContext &m_context;
};

} // namespace Tare
