// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/environmentcontroller.h"

#include "core/environment/containercontroller.h"
#include "core/environment/existingcontroller.h"
#include "core/environment/instancegroup.h"
#include "core/environment/nativecontroller.h"
#include "core/model/instancespec.h"

namespace Tare {

std::unique_ptr<EnvironmentController> makeEnvironmentController(const EnvironmentSpec &environment,
                                                                 MachineContext &context)
{
    if (std::holds_alternative<ExistingEndpoint>(environment.how))
        return std::make_unique<ExistingController>(environment, context);
    if (environment.topology.instances > 1)
        return std::make_unique<InstanceGroup>(environment, context);
    const EnvironmentSpec one = instanceSpec(environment, 1);
    if (std::holds_alternative<NativeServer>(environment.how))
        return std::make_unique<NativeController>(one, context);
    return std::make_unique<ContainerController>(one, context);
}

} // namespace Tare
