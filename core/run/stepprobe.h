// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/windowmeter.h"
#include "core/model/endpoint.h"
#include "core/model/records.h"

#include <QList>
#include <QString>

namespace Tare {

/// What a running server is asked and watched for beside its load, so that two sides can be compared: probes
/// before it, the machine while it goes on, the server after it. Functions block and are called one at a
/// time.
class StepProbe
{
public:
    struct Server
    {
        Endpoint endpoint;
        QList<qint64> processes; ///< empty: on another machine
        QList<qint64> proxies;
        QString dataPath; ///< as its process sees it; empty: not to be written to, or not on the disk
    };
    explicit StepProbe(Server server);

    /// The machine, the server's network, the round trip of one small question, the time of an fsync. Takes
    /// up to a second.
    Facts before();
    /// By the load's thread, at the ends of the measured window.
    void windowStarts();
    void windowEnds();
    /// What happened in the window, and how warm the server's memory was.
    Facts after();

private:
    Facts bufferPool() const;

    Server m_server;
    WindowMeter m_meter;
    Facts m_statusBefore;
};

} // namespace Tare
