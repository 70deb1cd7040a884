// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/planexpander.h"
#include "core/run/filetree.h"
#include "core/run/runscope.h"

#include <QCoroTask>

#include <QCoreApplication>
#include <QList>
#include <QMap>
#include <QString>

namespace Tare {

/// The data sets of a run. Each is filled once, by a server of an environment that needs it; its files then
/// are what every step starts from, so that no side has other data, another page layout or a warmer history.
class DataSets
{
    Q_DECLARE_TR_FUNCTIONS(Tare::DataSets)

public:
    struct Set
    {
        QString directory; ///< of the files; empty when preparing failed
        FileTreeSize size;
        Error error; ///< why it failed
    };

    /// `formats` tells for each environment that can run what its data files are written by
    /// (EnvironmentController::dataFormatKey).
    DataSets(RunScope &scope, QMap<QString, QString> formats);

    /// Fills what the steps need, in the order they need it.
    QCoro::Task<void> prepare(QList<PlannedStep> steps);

    /// Nothing when the step fills its server itself.
    const Set *find(const PlannedStep &step) const;

    /// Equal for steps that start from the same files; empty when the step fills its server itself.
    static QString keyOf(const PlannedStep &step, const QString &format);

private:
    QCoro::Task<Result<Set>> fill(PlannedStep step, int number);

    RunScope &m_scope;
    QMap<QString, QString> m_formats;
    QMap<QString, Set> m_sets;
};

} // namespace Tare
