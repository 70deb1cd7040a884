// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/planexpander.h"
#include "core/run/datasetcache.h"
#include "core/run/filetree.h"
#include "core/run/runscope.h"

#include <QCoroTask>

#include <QCoreApplication>
#include <QList>
#include <QMap>
#include <QString>

#include <memory>
#include <utility>

namespace Tare {

/// How the steps get the files of a data set.
enum class DataSharing {
    Reflink, ///< copies that share their blocks with the original
    Copy,
    InTurn, ///< there is no room for a copy: one step after the other works on the same files
};

/// Untranslated, for facts: "reflink", "copy", "in turn".
QString dataSharingName(DataSharing sharing);

/// The data sets of a run. Each is filled once, by a server of an environment that needs it, or found among
/// those that earlier runs have kept; its files then are what every step starts from, so that no side has
/// other data, another page layout or a warmer history.
class DataSets
{
    Q_DECLARE_TR_FUNCTIONS(Tare::DataSets)

public:
    struct Set
    {
        QString directory; ///< of the files; empty when preparing failed
        FileTreeSize size;
        DataSharing sharing = DataSharing::Copy;
        Error error; ///< why it failed
        /// While it is one of the kept sets, it cannot be deleted.
        std::shared_ptr<DataSetCache::Lease> lease;
        bool changed = false; ///< a step has worked on the files themselves
        KeptDataSet description;
    };

    /// `formats` tells for each environment that can run what its data files are written by
    /// (EnvironmentController::dataFormatKey).
    DataSets(RunScope &scope, QMap<QString, QString> formats);
    /// Files that were given to steps in turn and are as they were prepared are kept for later runs.
    ~DataSets();

    /// Fills what the steps need, in the order they need it.
    QCoro::Task<void> prepare(QList<PlannedStep> steps);

    /// Nothing when the step fills its server itself.
    const Set *find(const PlannedStep &step) const;

    /// With DataSharing::InTurn: moves the files to where the step's server works on them, and back when it
    /// has ended in order.
    Result<void> lend(const PlannedStep &step, const QString &directory, std::pair<uint, uint> owner);
    Result<void> takeBack(const PlannedStep &step, const QString &directory);

    /// Equal for steps that start from the same files; empty when the step fills its server itself.
    static QString keyOf(const PlannedStep &step, const QString &format);

private:
    /// copies: those that a step needs at the same time.
    QCoro::Task<Result<Set>> provide(PlannedStep step, QString key, int number, int copies);
    QCoro::Task<Result<Set>> fill(PlannedStep step, QString key, int number);
    QCoro::Task<void> keep(Set *set);
    QCoro::Task<void> keepUnfinished(PlannedStep step, QString key, QString directory);
    QCoro::Task<void> chooseSharing(Set *set, int copies);
    Set *setOf(const PlannedStep &step);

    RunScope &m_scope;
    QMap<QString, QString> m_formats;
    QMap<QString, Set> m_sets;
    const std::shared_ptr<DataSetCache> m_cache;
};

} // namespace Tare
