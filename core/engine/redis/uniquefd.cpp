// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/redis/uniquefd.h"

#include <utility>

#include <unistd.h>

namespace Tare {

void UniqueFd::reset(int fd)
{
    if (m_fd >= 0)
        ::close(m_fd);
    m_fd = fd;
}

int UniqueFd::release()
{
    return std::exchange(m_fd, -1);
}

} // namespace Tare
