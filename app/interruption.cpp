// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/interruption.h"

#include <QSocketNotifier>

#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace Tare {

namespace {

constexpr std::array caughtSignals{SIGINT, SIGTERM, SIGHUP};
std::array<struct sigaction, caughtSignals.size()> formerActions;
std::array<int, 2> pipeEnds{-1, -1};

// Only what is safe in a signal handler: one byte into the pipe.
void wakeUp(int)
{
    const int error = errno;
    const char byte = 1;
    [[maybe_unused]] const ssize_t written = ::write(pipeEnds[1], &byte, 1);
    errno = error;
}

} // namespace

Interruption::Interruption(QObject *parent)
    : QObject(parent)
{
    if (::pipe2(pipeEnds.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    m_notifier = std::make_unique<QSocketNotifier>(pipeEnds[0], QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, &Interruption::takeSignal);
    struct sigaction action = {};
    action.sa_handler = wakeUp;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    for (std::size_t i = 0; i < caughtSignals.size(); ++i)
        ::sigaction(caughtSignals[i], &action, &formerActions[i]);
}

Interruption::~Interruption()
{
    if (!m_notifier)
        return;
    for (std::size_t i = 0; i < caughtSignals.size(); ++i)
        ::sigaction(caughtSignals[i], &formerActions[i], nullptr);
    m_notifier.reset();
    ::close(pipeEnds[0]);
    ::close(pipeEnds[1]);
}

void Interruption::takeSignal()
{
    char byte = 0;
    while (::read(pipeEnds[0], &byte, 1) == 1)
        Q_EMIT interrupted(++m_count);
}

} // namespace Tare
