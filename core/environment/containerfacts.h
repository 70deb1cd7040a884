// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/containerengines.h"
#include "core/model/environmentspec.h"
#include "core/model/records.h"

#include <QJsonObject>

namespace Tare {

/// The engine's part of a step's facts: engine.*, storage, and where the image comes from.
Facts engineFacts(const EngineSetup &engine, const ContainerServer &server);
/// As a fact names the way to the container.
QString networkPathName(NetworkPath path);
/// The container's own address on its bridge, from what the engine's `inspect` says; empty: it has none.
QString containerAddress(const QJsonObject &inspected);
/// Engines without root ignore limits on some systems, with no more than a warning. `facts` are those of the
/// running server.
Result<void> checkAppliedLimits(const EngineSetup &engine, const ContainerServer &server, const Facts &facts);

} // namespace Tare
