// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/environmentcontroller.h"

#include "core/environment/containercontroller.h"
#include "core/environment/existingcontroller.h"
#include "core/environment/nativecontroller.h"

namespace Tare {

std::unique_ptr<EnvironmentController> makeEnvironmentController(const EnvironmentSpec &environment,
                                                                 MachineContext &context)
{
    if (std::holds_alternative<NativeServer>(environment.how))
        return std::make_unique<NativeController>(environment, context);
    if (std::holds_alternative<ContainerServer>(environment.how))
        return std::make_unique<ContainerController>(environment, context);
    return std::make_unique<ExistingController>(environment, context);
}

} // namespace Tare
