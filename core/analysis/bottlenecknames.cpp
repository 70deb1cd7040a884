// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/bottleneck.h"

#include <QCoreApplication>

#include <array>

namespace Tare {

namespace {

struct Naming
{
    BottleneckKind kind;
    const char *name;
    const char *title;
};

constexpr std::array namings{
    Naming{BottleneckKind::None, "none", QT_TRANSLATE_NOOP("Tare::Bottleneck", "None found")},
    Naming{BottleneckKind::LoadGenerator, "load_generator",
           QT_TRANSLATE_NOOP("Tare::Bottleneck", "Load generator")},
    Naming{BottleneckKind::ServerCpu, "server_cpu", QT_TRANSLATE_NOOP("Tare::Bottleneck", "Server CPU")},
    Naming{BottleneckKind::OneCore, "one_core", QT_TRANSLATE_NOOP("Tare::Bottleneck", "One core")},
    Naming{BottleneckKind::PortProxy, "port_proxy", QT_TRANSLATE_NOOP("Tare::Bottleneck", "Port proxy")},
    Naming{BottleneckKind::NetworkCard, "network_card",
           QT_TRANSLATE_NOOP("Tare::Bottleneck", "Network card")},
    Naming{BottleneckKind::Disk, "disk", QT_TRANSLATE_NOOP("Tare::Bottleneck", "Disk")},
    Naming{BottleneckKind::LockWaits, "lock_waits", QT_TRANSLATE_NOOP("Tare::Bottleneck", "Lock waits")},
    Naming{BottleneckKind::Memory, "memory", QT_TRANSLATE_NOOP("Tare::Bottleneck", "Memory")},
    Naming{BottleneckKind::OtherPrograms, "other_programs",
           QT_TRANSLATE_NOOP("Tare::Bottleneck", "Other programs")},
};

const Naming &namingOf(BottleneckKind kind)
{
    return namings.at(static_cast<std::size_t>(kind));
}

} // namespace

QString bottleneckName(BottleneckKind kind)
{
    return QString::fromLatin1(namingOf(kind).name);
}

QString bottleneckTitle(BottleneckKind kind)
{
    return QCoreApplication::translate("Tare::Bottleneck", namingOf(kind).title);
}

} // namespace Tare
