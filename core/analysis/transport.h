// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/records.h"

#include <QString>

namespace Tare {

/// How the load reached the server of a step, by the facts "load.transport" and "load.cipher" that the load
/// itself has found.
struct LoadTransport
{
    QString kind;   ///< "tcp", "socket"; empty: not known
    QString cipher; ///< empty: not encrypted

    bool operator==(const LoadTransport &) const = default;
};
LoadTransport loadTransport(const StepRecord &step);

/// Why the numbers of the two steps must not be held against each other: one went through a socket and the
/// other over TCP, one was encrypted and the other was not, or with another cipher. A sentence in the present
/// language; empty when they are alike or one of them is not known.
QString transportsDiffer(const StepRecord &step, const StepRecord &other);

} // namespace Tare
