// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace Tare {

class MachineContext;

/// Images made of the host's own programs.
class ImagePacker
{
public:
    explicit ImagePacker(MachineContext &context)
        : m_context(context)
    { }

protected:
    MachineContext &m_context;
};

} // namespace Tare
