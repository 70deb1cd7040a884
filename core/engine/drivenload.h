// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/loadpart.h"

#include <memory>
#include <vector>

namespace Tare {

/// A load that Tare's own workers send, to one target or to several at once: a group of workers for each, all
/// of them behind one barrier.
class DrivenLoad final : public Load
{
public:
    struct Part
    {
        LoadTarget target;
        std::unique_ptr<LoadPart> part;
    };

    /// parts: at least one; those of an instance stand together.
    DrivenLoad(const Timing &timing, const LoadPatience &patience, std::vector<Part> parts);

    /// Instances at the same time, up to as many as there are CPUs; the targets of one after each other, as
    /// filling one keeps its server busy.
    Result<void> prepare(std::stop_token stop, const LoadCallbacks &callbacks) override;
    LoadOutcome run(std::stop_token stop, const LoadCallbacks &callbacks) override;
    Result<void> clean(std::stop_token stop) override;
    Result<QList<qint64>> serverCounters() override;

private:
    class Preparation;

    Result<std::vector<LoadGroup>> begin(const std::stop_token &stop);
    void end(LoadOutcome &outcome, const LoadCallbacks &callbacks);
    LoadCallbacks named(const Part &part, const LoadCallbacks &callbacks) const;

    const Timing m_timing;
    const LoadPatience m_patience;
    std::vector<Part> m_parts;
};

} // namespace Tare
