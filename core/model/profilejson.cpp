// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/profilejson.h"

#include "core/model/orderedjson.h"
#include "core/model/profileparts.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSaveFile>
#include <QSet>

#include <algorithm>

namespace Tare {

namespace {

constexpr qint64 largestDocument = 4 * 1024 * 1024;
constexpr qsizetype shownErrors = 20;

const QString formatKey = QStringLiteral("formatVersion");

/// The order keys are written in, outer objects first. A key's place must suit every object it occurs in.
const QStringList &keyOrder()
{
    static const QStringList order =
        QStringLiteral(
            "formatVersion id environment workload name note server slot kind environments workloads plan "
            "how what topology instances schemas memoryMib memory cpus "
            "engine image imageReference binary network transport address port socketPath user database tls "
            "tlsCaFile tlsCertificateFile tlsKeyFile "
            "storage cpuList cpuLimit memoryLimitMib openFiles options "
            "mix tests mixes commands command weight tools compressions schema tables tableSize threads "
            "clients payloadBytes "
            "payloadBytesMax keyspace pipeline workers distribution zipfExponent paretoShape classic "
            "sysbenchCompatible preparedStatements skipTransactions "
            "counts pointSelects simpleRanges sumRanges orderRanges distinctRanges rangeSize indexUpdates "
            "nonIndexUpdates deleteInserts randomPoints numberOfRanges delta "
            "table autoIncrement secondaryKey secondaryIndex storageEngine "
            "rate reconnect reconnectEvery lostConnection retries statementLatency "
            "restore chunkRows consistency cache directory checksums stallTimeout timeLimit "
            "baseline primaryMetric thresholdPercent repetitions untilPercent maximumRepetitions order seed "
            "cooldown excluded "
            "timing warmup duration interval operations")
            .split(u' ');
    return order;
}

tl::unexpected<Error> refused(const QString &sentence, const QString &detail = {})
{
    return failure(ErrorCode::InvalidProfile, sentence, detail);
}

/// "line 3, column 14" of an offset, counted as an editor does.
QString place(const QByteArray &text, qsizetype offset)
{
    const QByteArray before = text.left(std::clamp<qsizetype>(offset, 0, text.size()));
    const qsizetype line = before.count('\n') + 1;
    const QByteArray lastLine = before.mid(before.lastIndexOf('\n') + 1);
    return QCoreApplication::translate("Tare::ProfileDocument", "line %1, column %2")
        .arg(QString::number(line), QString::number(QString::fromUtf8(lastLine).size() + 1));
}

tl::unexpected<Error> refused(const QStringList &errors)
{
    QStringList shown = errors.mid(0, shownErrors);
    if (errors.size() > shown.size())
        shown.append(QStringLiteral("…"));
    if (errors.size() == 1)
        return refused(errors.first());
    const int more = static_cast<int>(errors.size()) - 1;
    const QString sentence = more == 1
        ? QCoreApplication::translate("Tare::ProfileDocument", "%1 There is one more problem.")
              .arg(errors.first())
        : QCoreApplication::translate("Tare::ProfileDocument", "%1 There are %2 more problems.", nullptr,
                                      more)
              .arg(errors.first(), QString::number(more));
    return refused(sentence, shown.join(u'\n'));
}

QString elementPath(const QString &list, qsizetype index)
{
    return QStringLiteral("%1[%2]").arg(list, QString::number(index));
}

/// Ids connect environments and workloads with the plan; one used twice would make the plan ambiguous.
template<typename Item, typename FreeId>
void checkIds(TestProfile &profile, QList<Item> &items, const QString &list, FreeId freeId,
              JsonFindings &findings)
{
    QSet<QString> seen;
    for (qsizetype i = 0; i < items.size(); ++i) {
        if (items[i].id.isEmpty()) {
            items[i].id = freeId(profile);
            findings.warnings.append(
                QCoreApplication::translate("Tare::ProfileDocument", "%1.id: is missing; %2 was given.")
                    .arg(elementPath(list, i), items[i].id));
        } else if (seen.contains(items[i].id)) {
            findings.errors.append(QCoreApplication::translate("Tare::ProfileDocument",
                                                               "%1.id: “%2” is used twice in this list.")
                                       .arg(elementPath(list, i), items[i].id));
        }
        seen.insert(items[i].id);
    }
}

template<typename Item, typename Read>
QList<Item> readList(JsonFields &document, const QString &key, Read read)
{
    QList<Item> items;
    const QJsonArray array = document.objects(key, true);
    for (qsizetype i = 0; i < array.size(); ++i) {
        if (!array.at(i).isObject())
            continue; // already said
        JsonFields fields(array.at(i).toObject(), elementPath(key, i), document.findings());
        items.append(read(fields));
    }
    return items;
}

/// Everything about the version: not there, no number, newer.
Result<void> checkFormat(const QJsonObject &object)
{
    const QJsonValue version = object.value(formatKey);
    if (version.isUndefined()) {
        return refused(QCoreApplication::translate(
            "Tare::ProfileDocument",
            "This is no Tare test profile: the field “formatVersion” is missing. Choose a file "
            "that Tare has saved (*.tare)."));
    }
    const qint64 number = version.toInteger(0);
    if (number < 1) {
        return refused(QCoreApplication::translate(
            "Tare::ProfileDocument",
            "formatVersion: expected a whole number from 1, so this is no Tare test profile. Choose a "
            "file that Tare has saved (*.tare)."));
    }
    if (number > profileFormatVersion) {
        return refused(
            QCoreApplication::translate(
                "Tare::ProfileDocument",
                "formatVersion: this profile has format %1, and this version of Tare reads formats up to %2. "
                "Open it with a newer version of Tare.")
                .arg(QString::number(number), QString::number(profileFormatVersion)));
    }
    return {};
}

Result<QJsonObject> readObject(const QByteArray &json)
{
    if (json.size() > largestDocument) {
        return refused(QCoreApplication::translate(
            "Tare::ProfileDocument",
            "This is no Tare test profile: it is larger than 4 MiB. Choose a file that Tare has "
            "saved (*.tare)."));
    }
    if (json.trimmed().isEmpty())
        return refused(QCoreApplication::translate(
            "Tare::ProfileDocument",
            "The profile is empty. Choose another file, or a copy made before it was emptied."));
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(json, &problem);
    if (problem.error != QJsonParseError::NoError) {
        return refused(
            QCoreApplication::translate(
                "Tare::ProfileDocument",
                "The profile is damaged at %1: it is not valid JSON from there on. Repair it in an "
                "editor, or choose another file.")
                .arg(place(json, problem.offset)),
            problem.errorString());
    }
    if (!document.isObject()) {
        return refused(QCoreApplication::translate(
            "Tare::ProfileDocument",
            "This is no Tare test profile: it holds no object. Choose a file that Tare has saved "
            "(*.tare)."));
    }
    return document.object();
}

/// Puts the file's name before a sentence about its content.
Error withFile(Error error, const QString &path)
{
    error.sentence = QCoreApplication::translate("Tare::ProfileDocument", "“%1” cannot be opened. %2")
                         .arg(path, error.sentence);
    return error;
}

} // namespace

PlanSpec readPlan(JsonFields &fields)
{
    PlanSpec plan;
    plan.repetitions = fields.integer(QStringLiteral("repetitions"), plan.repetitions);
    plan.order = fields.word(QStringLiteral("order"), runOrderNames, plan.order);
    plan.seed = fields.seed(QStringLiteral("seed"), plan.seed);
    plan.cooldown = fields.integer(QStringLiteral("cooldown"), plan.cooldown);
    plan.baseline = fields.text(QStringLiteral("baseline"));
    plan.primaryMetric = fields.word(QStringLiteral("primaryMetric"), primaryMetricNames, plan.primaryMetric);
    plan.thresholdPercent = fields.number(QStringLiteral("thresholdPercent"), plan.thresholdPercent);
    plan.untilPercent = fields.number(QStringLiteral("untilPercent"), plan.untilPercent);
    plan.maximumRepetitions = fields.integer(QStringLiteral("maximumRepetitions"), plan.maximumRepetitions);
    const QString key = QStringLiteral("excluded");
    const QJsonArray pairs = fields.objects(key, false);
    for (qsizetype i = 0; i < pairs.size(); ++i) {
        if (!pairs.at(i).isObject())
            continue;
        JsonFields pair(pairs.at(i).toObject(), fields.path(elementPath(key, i)), fields.findings());
        const QString environment = pair.requiredText(QStringLiteral("environment"));
        const QString workload = pair.requiredText(QStringLiteral("workload"));
        pair.finish();
        plan.excluded.append({environment, workload});
    }
    fields.finish();
    return plan;
}

QJsonObject writePlan(const PlanSpec &plan)
{
    QJsonArray excluded;
    for (const auto &[environment, workload] : plan.excluded) {
        excluded.append(QJsonObject{{QStringLiteral("environment"), environment},
                                    {QStringLiteral("workload"), workload}});
    }
    return {
        {QStringLiteral("baseline"), plan.baseline},
        {QStringLiteral("primaryMetric"), enumName(primaryMetricNames, plan.primaryMetric)},
        {QStringLiteral("thresholdPercent"), plan.thresholdPercent},
        {QStringLiteral("repetitions"), plan.repetitions},
        {QStringLiteral("untilPercent"), plan.untilPercent},
        {QStringLiteral("maximumRepetitions"), plan.maximumRepetitions},
        {QStringLiteral("order"), enumName(runOrderNames, plan.order)},
        {QStringLiteral("seed"), JsonFields::seedValue(plan.seed)},
        {QStringLiteral("cooldown"), plan.cooldown},
        {QStringLiteral("excluded"), excluded},
    };
}

Result<ParsedProfile> parseProfile(const QByteArray &json)
{
    const Result<QJsonObject> object = readObject(json);
    if (!object)
        return tl::unexpected(object.error());
    if (const Result<void> format = checkFormat(*object); !format)
        return tl::unexpected(format.error());

    JsonFindings findings;
    JsonFields document(*object, {}, findings);
    document.integer(formatKey, profileFormatVersion);
    TestProfile profile;
    profile.name = document.text(QStringLiteral("name"));
    profile.note = document.text(QStringLiteral("note"));
    profile.environments =
        readList<EnvironmentSpec>(document, QStringLiteral("environments"), readEnvironment);
    profile.workloads = readList<WorkloadSpec>(document, QStringLiteral("workloads"), readWorkload);
    const QString planKey = QStringLiteral("plan");
    JsonFields plan(document.object(planKey, false), planKey, findings);
    profile.plan = readPlan(plan);
    document.finish();

    checkIds(profile, profile.environments, QStringLiteral("environments"), freeEnvironmentId, findings);
    checkIds(profile, profile.workloads, QStringLiteral("workloads"), freeWorkloadId, findings);
    if (!findings.errors.isEmpty())
        return refused(findings.errors);
    return ParsedProfile{profile, findings.warnings};
}

QJsonObject profileToJson(const TestProfile &profile)
{
    QJsonArray environments;
    for (const EnvironmentSpec &environment : profile.environments)
        environments.append(environmentToJson(environment));
    QJsonArray workloads;
    for (const WorkloadSpec &workload : profile.workloads)
        workloads.append(workloadToJson(workload));
    return {
        {formatKey, profileFormatVersion},        {QStringLiteral("name"), profile.name},
        {QStringLiteral("note"), profile.note},   {QStringLiteral("environments"), environments},
        {QStringLiteral("workloads"), workloads}, {QStringLiteral("plan"), writePlan(profile.plan)},
    };
}

QByteArray writeProfile(const TestProfile &profile)
{
    return writeOrderedJson(profileToJson(profile), keyOrder());
}

Result<WorkloadCase> caseFromJson(const QJsonObject &object)
{
    JsonFindings findings;
    JsonFields fields(object, {}, findings);
    WorkloadCase workload = readCase(fields);
    if (!findings.errors.isEmpty())
        return refused(findings.errors);
    return workload;
}

QString storedCaseTitle(const QJsonObject &workload, const QString &caseKey)
{
    const QString own = workload.value(QStringLiteral("title")).toString();
    if (!own.isEmpty())
        return own;
    const Result<WorkloadCase> parsed = caseFromJson(workload);
    const QString title = parsed ? caseTitle(*parsed) : caseKey;
    const QString name = workload.value(QStringLiteral("name")).toString();
    if (!workload.value(QStringLiteral("named")).toBool() || name.isEmpty())
        return title;
    //: %1 name of a workload, %2 a case of it: "Redis SET, 50 clients"
    return QCoreApplication::translate("Tare::WorkloadCase", "%1: %2", "workload, case").arg(name, title);
}

Result<EnvironmentSpec> environmentFromJson(const QJsonObject &object)
{
    JsonFindings findings;
    JsonFields fields(object, {}, findings);
    EnvironmentSpec environment = readEnvironment(fields);
    if (!findings.errors.isEmpty())
        return refused(findings.errors);
    return environment;
}

Result<ParsedProfile> loadProfile(const QString &path)
{
    if (QFileInfo(path).isDir()) {
        return tl::unexpected(withFile(
            {ErrorCode::FileFailed,
             QCoreApplication::translate("Tare::ProfileDocument", "It is a folder. Choose a file (*.tare)."),
             {}},
            path));
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        const QString sentence = file.exists()
            ? QCoreApplication::translate(
                "Tare::ProfileDocument",
                "It could not be read. Check that you may read it, or choose another file.")
            : QCoreApplication::translate("Tare::ProfileDocument", "There is no such file. Check the name.");
        return tl::unexpected(withFile({ErrorCode::FileFailed, sentence, file.errorString()}, path));
    }
    // one byte more than allowed is enough to know: the file may be a device without an end, or a pipe that
    // gives a little at a time
    QByteArray json;
    while (json.size() <= largestDocument) {
        const QByteArray piece = file.read(largestDocument + 1 - json.size());
        if (piece.isEmpty())
            break;
        json += piece;
    }
    if (file.error() != QFileDevice::NoError) {
        return tl::unexpected(
            withFile({ErrorCode::FileFailed,
                      QCoreApplication::translate("Tare::ProfileDocument",
                                                  "Reading it failed. Try again, or choose a copy."),
                      file.errorString()},
                     path));
    }
    Result<ParsedProfile> parsed = parseProfile(json);
    if (!parsed)
        return tl::unexpected(withFile(parsed.error(), path));
    return parsed;
}

Result<void> saveProfile(const TestProfile &profile, const QString &path)
{
    QSaveFile file(path);
    const QByteArray json = writeProfile(profile);
    if (!file.open(QIODevice::WriteOnly) || file.write(json) != json.size() || !file.commit()) {
        return failure(ErrorCode::FileFailed,
                       QCoreApplication::translate("Tare::ProfileDocument",
                                                   "“%1” could not be saved. What was there before is "
                                                   "unchanged. Choose another folder, or make room.")
                           .arg(path),
                       file.errorString());
    }
    return {};
}

} // namespace Tare
