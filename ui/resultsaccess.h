// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"
#include "core/results/resultstore.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>

namespace Tare {

/// The results file as the window sees it: where it is, the store for the GUI thread, and word of every
/// change. Opening is put off until something is read, so a damaged file is a message on a page and not a
/// failed start.
class ResultsAccess final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ResultsAccess)

public:
    /// An empty path means ResultStore::defaultPath().
    explicit ResultsAccess(const QString &path = {}, QObject *parent = nullptr);
    ~ResultsAccess() override;

    QString path() const { return m_path; }
    void setPath(const QString &path); ///< closes the open store; runsChanged() follows

    /// The published measurements that come with Tare stand beside the runs: their ids are below zero.
    static qint64 exampleId(const QString &name); ///< 0: there is none of that name
    static bool isExample(qint64 id) { return id < 0; }

    Result<QList<RunSummary>> runs(); ///< newest first; without examples
    Result<RunRecord> run(qint64 id, bool withIntervals = true, bool withSamples = true);
    Result<QList<HostSample>> hostSamples(qint64 stepId); ///< of one step
    Result<QStringList> commands(qint64 id);
    /// A run from elsewhere; gives its id. runsChanged() follows.
    Result<qint64> add(const RunRecord &run, const QList<RunEvent> &events);
    Result<QList<RunEvent>> events(qint64 id);
    Result<void> rename(qint64 id, const QString &profileName);
    Result<void> setNote(qint64 id, const QString &note);
    Result<void> remove(qint64 id);
    /// Why a run's comparisons are shown although something blocks them; nothing withdraws it.
    Result<void> setFairnessOverride(qint64 id, const std::optional<FairnessOverride> &given);

    /// To be called when somebody else wrote: a run that began, ended or was imported.
    void noteChange();

Q_SIGNALS:
    void runsChanged();
    void pathChanged(const QString &path);

private:
    Result<ResultStore *> store();

    QString m_path;
    std::unique_ptr<ResultStore> m_store;
};

} // namespace Tare
