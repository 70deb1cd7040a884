// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/importers/importedlog.h"
#include "core/model/error.h"

#include <QDateTime>

namespace Tare {

/// A log and the environment it is of.
struct ImportedFile
{
    QString path;
    QString environment; ///< its name
    QDateTime modified;  ///< of the file; invalid when not known
    ImportedLog log;
};

/// The environments that the names of files tell: "native-1.log" and "native-2.log" are of "native"; where
/// the names are alike, the folders': "native/run.log". In the order of the files.
QStringList guessEnvironments(const QStringList &paths);

/// Reads them one after the other; the first one that holds nothing is an error.
Result<QList<ImportedFile>> readFiles(const QStringList &paths);

struct ImportOptions
{
    QString name;     ///< of the run; empty: after the first file
    QString baseline; ///< name of an environment; empty: one that is native by its name, else the first one
};

/// The run that is stored: an environment for each name, its files' results as repetitions. Its note says
/// where it comes from and what is doubtful about all of it; what is doubtful about one result is in the
/// facts of its step.
Result<RunRecord> assembleRun(const QList<ImportedFile> &files, const ImportOptions &options = {});

/// What is doubtful or missing, as events for the run's list: a sentence with the files it is about.
QList<RunEvent> importEvents(const RunRecord &run);

} // namespace Tare
