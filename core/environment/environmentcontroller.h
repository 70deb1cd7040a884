// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/machinecontext.h"
#include "core/model/endpoint.h"
#include "core/model/environmentspec.h"
#include "core/model/error.h"
#include "core/model/records.h"

#include <QCoroTask>

#include <QList>
#include <QString>

#include <chrono>
#include <memory>
#include <stop_token>
#include <utility>

namespace Tare {

struct StartRequest
{
    QString runKey;    ///< goes on everything that is created (label tare.run, directory name)
    int order = 0;     ///< step; part of names
    int instance = 0;  ///< of several in the step, part of names; 0: the only one
    QString directory; ///< private to this start, exists, empty or holding data/ with the files the server
                       ///< starts from
    std::chrono::seconds readyTimeout{60};
    int openFiles = 0; ///< the limit both sides get; 0: what this process has
};

/// Starts, describes and removes one environment. One instance serves one start; everything it made is gone
/// after stop(), also when start() failed half-way.
class EnvironmentController
{
public:
    virtual ~EnvironmentController() = default;

    /// Whether start() can work, without leaving anything behind: program found, engine answers and really
    /// runs a container, image there or packable, fixed port free (PortTaken names who has it).
    virtual QCoro::Task<Result<void>> check() = 0;

    /// Returns when the server has given a real answer. The error holds the server's last log lines.
    virtual QCoro::Task<Result<Endpoint>> start(StartRequest request, std::stop_token stop) = 0;

    /// Of each instance, in order; complete after start().
    virtual QList<Endpoint> endpoints() const = 0;

    /// Orderly shutdown, then removal of everything but the data files: they stay in the directory's data/
    /// (with a bind mount and natively), for copying; the directory is its maker's. Safe to call twice and
    /// after a failure. With `force` nothing is waited for that a kill can end.
    virtual QCoro::Task<Result<void>> stop(bool force = false) = 0;

    /// What was found: versions, hash of the running binary, limits, network path and mechanism. Complete
    /// after start().
    virtual Facts facts() const = 0;

    /// Processes to account for CPU time: the server's, and what stands in the network path.
    virtual QList<qint64> serverProcesses() const = 0;
    /// The server's by instance, in the order of endpoints().
    virtual QList<QList<qint64>> instanceProcesses() const { return {serverProcesses()}; }
    virtual QList<qint64> proxyProcesses() const = 0;

    /// Empty while the server lives; else how it ended ("killed by signal 9", "exit code 1"), with
    /// lastLogLines().
    virtual QCoro::Task<QString> death() = 0;
    virtual QString lastLogLines() const = 0;

    /// Where the server keeps its data, as its own process sees it; empty when that is somebody else's.
    virtual QString dataPath() const = 0;

    /// The account that owns the server's files, as uid and gid; data copied for it must be given to it.
    virtual std::pair<uint, uint> dataOwner() const = 0;

    /// Key of what wrote the data files (program hash or image digest): data sets are shared between equal
    /// keys only.
    virtual QString dataFormatKey() const = 0;
};

/// With a topology of several instances: one controller for all of them.
std::unique_ptr<EnvironmentController> makeEnvironmentController(const EnvironmentSpec &environment,
                                                                 MachineContext &context);

} // namespace Tare
