// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"
#include "core/model/testprofile.h"

#include <QByteArray>
#include <QJsonObject>
#include <QStringList>

namespace Tare {

constexpr int profileFormatVersion = 1;

/// A read document and what was odd about it.
struct ParsedProfile
{
    TestProfile profile;
    QStringList warnings; ///< unknown keys and the like, each naming its field
};

/// Reads a document. An error names the field ("environments[1].port: …").
Result<ParsedProfile> parseProfile(const QByteArray &json);

/// Stable key order, two spaces, a line feed at the end.
QByteArray writeProfile(const TestProfile &profile);

QJsonObject profileToJson(const TestProfile &profile);
QJsonObject environmentToJson(const EnvironmentSpec &environment);
QJsonObject workloadToJson(const WorkloadSpec &workload);
QJsonObject caseToJson(const WorkloadCase &workload);
Result<WorkloadCase> caseFromJson(const QJsonObject &object);
/// What a stored case is called, in the present language; an imported one that is no case of Tare's by its
/// own title. The key where nothing can be read.
QString storedCaseTitle(const QJsonObject &workload, const QString &caseKey);
Result<EnvironmentSpec> environmentFromJson(const QJsonObject &object);

/// The same with a file. Errors name the file; saving is atomic (QSaveFile).
Result<ParsedProfile> loadProfile(const QString &path);
Result<void> saveProfile(const TestProfile &profile, const QString &path);

} // namespace Tare
