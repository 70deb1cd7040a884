// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/environmentcontroller.h"
#include "core/environment/machinecontext.h"
#include "core/model/environmentspec.h"
#include "core/model/records.h"

#include <QDateTime>
#include <QHash>
#include <QObject>
#include <QStringList>

#include <memory>
#include <optional>
#include <stop_token>

namespace Tare {

/// What came of really starting an environment's server once.
struct EnvironmentCheck
{
    enum class State { Running, Good, Failed };

    State state = State::Running;
    EnvironmentSpec checked; ///< as it was then
    QDateTime when;
    double seconds = 0; ///< until the server answered
    Facts facts;
    QStringList commands; ///< what was run, secrets blanked
    Error error;
    bool removed = true; ///< nothing of the start is left
};

/// Starts the server of an environment, asks it, stops it and removes everything it made; one at a time. The
/// outcome belongs to the environment as it was checked: a later edit makes it "not checked" again.
class EnvironmentChecks final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EnvironmentChecks)

public:
    explicit EnvironmentChecks(MachineContext &context, QObject *parent = nullptr);
    ~EnvironmentChecks() override;

    void start(const EnvironmentSpec &environment);
    void cancel();
    bool isBusy() const { return !m_busyId.isEmpty(); }
    QString busyId() const { return m_busyId; }
    /// Nothing when it was not checked, or changed since.
    const EnvironmentCheck *find(const EnvironmentSpec &environment) const;

Q_SIGNALS:
    void changed(const QString &environmentId);

private:
    struct Work;
    static QCoro::Task<EnvironmentCheck> execute(std::shared_ptr<Work> work);
    void finished(const EnvironmentCheck &check);

    MachineContext &m_context;
    QHash<QString, EnvironmentCheck> m_checks; ///< by environment id
    QString m_busyId;
    std::stop_source m_stop;
};

} // namespace Tare
