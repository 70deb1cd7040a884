// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"
#include "core/model/records.h"

#include <QList>
#include <QString>

#include <optional>

namespace Tare {

/// Published measurements that come with Tare, as example results (resources/examples).
struct PublishedExample
{
    QString name;        ///< "mysql-native-vs-container"
    QString title;       ///< translated, one line
    QString description; ///< translated: what was measured with what, on what
};
QList<PublishedExample> publishedExamples();

/// How an example is named where the id of a run is expected: "example:NAME".
inline const QString examplePrefix = QStringLiteral("example:");

/// The example as a finished run of imported steps. Its id is 0, its key "example:NAME".
Result<RunRecord> loadExample(const QString &name);

/// Published figures that may stand beside a run's own.
struct PublishedFigures
{
    PublishedExample source;
    /// One a published run, with the workload id, case key, environment id and name of the run's steps that
    /// measured the same in the same kind of environment, so that they are found by these. Their figures are
    /// read as those of any step (rate(), latency(), counted()).
    QList<StepRecord> steps;
};

/// The figures published for the cases and environments of the run; nothing when there are none. The same
/// case means: same test or mix, clients or threads, payload, or tables and rows; the same environment: same
/// slot (native, pinned, host network …).
std::optional<PublishedFigures> publishedFiguresFor(const RunRecord &run);

} // namespace Tare
