// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/importers/commandline.h"

#include "core/importers/commandreaders.h"
#include "core/importers/commandwrappers.h"
#include "core/importers/shellwords.h"
#include "core/model/numberformat.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr qsizetype longestText = 1024 * 1024;
constexpr qsizetype mostCommands = 1000;

QString programOf(const QString &word)
{
    return QFileInfo(word).fileName();
}

void read(const BareCommand &command, PreparedTables &prepared, CommandMeaning &meaning)
{
    const QString program = programOf(command.words.value(0));
    for (const QString &words : command.leftOut) {
        tell(meaning.leftOut,
             //: %1 "nice -n 5", %2 a program
             QCoreApplication::translate("Tare::Command", "“%1” before %2 is not taken over.")
                 .arg(words, program));
    }
    if (program == "sysbench"_L1)
        readSysbench(command.words, command.cpus, prepared, meaning);
    else if (program == "redis-benchmark"_L1 || program == "valkey-benchmark"_L1)
        readRedisBenchmark(command.words, command.cpus, meaning);
    else if (program == "docker"_L1 || program == "podman"_L1)
        readContainer(command.words, meaning);
    else if (program == "mydumper"_L1 || program == "myloader"_L1)
        readDump(command.words, command.cpus, meaning);
    else if (program.contains("server"_L1) || program.startsWith("mysqld"_L1)
             || program.startsWith("mariadbd"_L1)) {
        if (serverKindOf(program))
            readServer(command.words, command.cpus, meaning);
        else
            tell(meaning.leftOut,
                 QCoreApplication::translate("Tare::Command", "“%1” is not known.").arg(program));
    } else {
        tell(meaning.leftOut,
             QCoreApplication::translate("Tare::Command", "“%1” is not known.").arg(program));
    }
}

template<typename T>
void dropRepeats(QList<T> &list)
{
    QList<T> once;
    for (const T &one : std::as_const(list)) {
        if (!once.contains(one))
            once += one;
    }
    list = once;
}

bool isEndpoint(const EnvironmentSpec &environment)
{
    return std::holds_alternative<ExistingEndpoint>(environment.how);
}

/// Where the text starts servers of a kind, a load to this computer went to these.
void dropLocalEndpoints(CommandMeaning &meaning)
{
    const QList<EnvironmentSpec> all = meaning.environments;
    meaning.environments.removeIf([&](const EnvironmentSpec &environment) {
        if (!isEndpoint(environment))
            return false;
        const auto &endpoint = std::get<ExistingEndpoint>(environment.how);
        const bool local = endpoint.socketPath.isEmpty()
            && (endpoint.address == "127.0.0.1"_L1 || endpoint.address == "localhost"_L1
                || endpoint.address == "::1"_L1);
        return local && std::any_of(all.cbegin(), all.cend(), [&environment](const EnvironmentSpec &other) {
                   return other.server == environment.server && !isEndpoint(other);
               });
    });
}

/// A server that Tare starts has no data but Tare's own.
void dropForeignSchemas(CommandMeaning &meaning)
{
    const bool endpoint = std::any_of(
        meaning.environments.cbegin(), meaning.environments.cend(), [](const EnvironmentSpec &environment) {
            return environment.server == ServerKind::MySql && isEndpoint(environment);
        });
    for (WorkloadSpec &workload : meaning.workloads) {
        auto *dump = std::get_if<DumpWorkload>(&workload.what);
        if (!dump || dump->schema.isEmpty() || endpoint)
            continue;
        //: %1 a database
        tell(meaning.leftOut,
             QCoreApplication::translate("Tare::Command",
                                         "The database “%1” is not taken over: a server that Tare starts has "
                                         "Tare's own data.")
                 .arg(dump->schema));
        dump->schema.clear();
    }
}

/// Two containers that were typed with one name, or two servers without any: what differs stands behind the
/// name, else a number, or nobody could tell their results apart.
void tellNamesApart(QList<EnvironmentSpec> &environments)
{
    const auto traits = [](const EnvironmentSpec &environment) {
        QStringList parts = environmentSummary(environment).split(u'·');
        for (QString &part : parts)
            part = part.trimmed();
        return parts;
    };
    const QList<EnvironmentSpec> all = environments;
    QStringList taken;
    for (EnvironmentSpec &environment : environments) {
        QStringList own = traits(environment);
        bool alone = true;
        QStringList shared = own;
        for (const EnvironmentSpec &other : all) {
            if (other.name != environment.name || other == environment)
                continue;
            alone = false;
            const QStringList others = traits(other);
            shared.removeIf([&others](const QString &trait) { return !others.contains(trait); });
        }
        own.removeIf([&shared](const QString &trait) { return shared.contains(trait); });
        if (!alone && !own.isEmpty()) {
            //: %1 name of an environment, %2 what tells it from another of this name: "host network"
            environment.name = QCoreApplication::translate("Tare::Command", "%1, %2", "name, what differs")
                                   .arg(environment.name, own.join(u' '));
        }
        const QString name = environment.name;
        for (int number = 2; taken.contains(environment.name); ++number)
            environment.name = name + u' ' + QString::number(number);
        taken += environment.name;
    }
}

QString dumpLine(const DumpWorkload &dump)
{
    QStringList counts;
    for (const int threads : dump.threads)
        counts += formatCount(threads);
    const QString schema =
        dump.schema.isEmpty() ? QCoreApplication::translate("Tare::Command", "Tare's own data") : dump.schema;
    //: %1 a database, %2 "plain" or "gzip", %3 one number or several of them
    const QString what =
        QCoreApplication::translate("Tare::Command", "Workload: dump of %1 with mydumper, %2, threads: %3")
            .arg(schema, dumpCompressionTitle(dump.compressions.value(0)), counts.join(u", "_s));
    return dump.restore == DumpRestore::None
        ? what
        //: %1 the same of the dump
        : QCoreApplication::translate("Tare::Command", "%1; restored").arg(what);
}

QString workloadLine(const WorkloadSpec &workload)
{
    const QList<WorkloadCase> cases = expandCases(workload);
    QString what = cases.isEmpty() ? workload.name : caseTitle(cases.first());
    if (const auto *redis = std::get_if<RedisWorkload>(&workload.what)) {
        if (cases.size() > 1) {
            //: %1 tests of redis-benchmark, %2 clients
            what = QCoreApplication::translate("Tare::Command", "Redis, %1 tests, %2 clients")
                       .arg(formatCount(cases.size()), formatCount(redis->clients.value(0)));
        }
        //: %1 what is measured, %2 bytes
        what = QCoreApplication::translate("Tare::Command", "%1, payload %2 B")
                   .arg(what, formatCount(redis->payloadBytes));
    } else if (const auto *oltp = std::get_if<OltpWorkload>(&workload.what)) {
        what = QCoreApplication::translate("Tare::Command", "%1, %2 × %3 rows")
                   .arg(what, formatCount(oltp->tables), formatCount(oltp->tableSize));
    }
    if (const auto *dump = std::get_if<DumpWorkload>(&workload.what))
        return dumpLine(*dump);
    const Timing &times = timing(workload);
    const QString length = times.operations > 0
        ? QCoreApplication::translate("Tare::Command", "%1 operations").arg(formatCount(times.operations))
        : formatDuration(times.duration);
    return QCoreApplication::translate("Tare::Command", "Workload: %1, %2").arg(what, length);
}

QString environmentLine(const EnvironmentSpec &environment)
{
    //: %1 the name of an environment, %2 what it is in a few words
    return QCoreApplication::translate("Tare::Command", "Environment “%1”: %2")
        .arg(environment.name, environmentSummary(environment));
}

} // namespace

void tell(QStringList &list, const QString &sentence)
{
    if (!list.contains(sentence))
        list += sentence;
}

void tellPassword(CommandMeaning &meaning)
{
    tell(meaning.leftOut,
         QCoreApplication::translate(
             "Tare::Command",
             "The password is not taken over: Tare stores none, and asks when it needs one."));
}

void tellReplaced(const CommandOptions &options, const QString &program, CommandMeaning &meaning)
{
    for (const CommandOptions::Replaced &option : options.replaced()) {
        tell(meaning.leftOut,
             option.given.isEmpty()
                 //: %1 a program, %2 an option, %3 what is taken
                 ? QCoreApplication::translate("Tare::Command", "%1: %2 has no value; %3 is taken.")
                       .arg(program, option.name, option.taken)
                 //: %1 a program, %2 an option, %3 its value, %4 what is taken
                 : QCoreApplication::translate("Tare::Command",
                                               "%1: %2 “%3” is not taken over as given; %4 is taken.")
                       .arg(program, option.name, option.given, option.taken));
    }
}

void tellUnasked(const CommandOptions &options, const QString &program, CommandMeaning &meaning)
{
    tellReplaced(options, program, meaning);
    const QStringList unasked = options.unasked();
    for (const QString &name : unasked) {
        //: %1 a program, %2 an option
        tell(meaning.leftOut,
             QCoreApplication::translate("Tare::Command", "%1: %2 is not taken over.").arg(program, name));
    }
}

QString cpuListFrom(const QString &text, bool isList)
{
    if (!isList) { // a mask
        bool ok = false;
        const quint64 mask = (text.startsWith("0x"_L1) ? text.mid(2) : text).toULongLong(&ok, 16);
        QStringList cpus;
        for (int cpu = 0; ok && cpu < 64; ++cpu) {
            if (mask >> cpu & 1)
                cpus += QString::number(cpu);
        }
        return cpus.join(u',');
    }
    static const QRegularExpression list(QRegularExpression::anchoredPattern(
        QStringLiteral("\\d{1,5}(?:-\\d{1,5})?(?:,\\d{1,5}(?:-\\d{1,5})?)*")));
    if (!list.match(text).hasMatch())
        return {};
    QStringList parts;
    for (const QString &part : text.split(u',')) {
        QStringList ends;
        for (const QString &end : part.split(u'-'))
            ends += QString::number(end.toInt()); // "02" is 2
        parts += ends.join(u'-');
    }
    return parts.join(u',');
}

Result<CommandMeaning> readCommands(const QString &text)
{
    if (text.size() > longestText) {
        return failure(ErrorCode::InvalidArgument,
                       QCoreApplication::translate("Tare::Command", "That is too long for command lines."));
    }
    CommandMeaning meaning;
    PreparedTables prepared;
    const QList<QStringList> commands = shellCommands(text).mid(0, mostCommands);
    for (const QStringList &words : commands)
        read(bareCommand(words), prepared, meaning);
    if (meaning.isEmpty()) {
        if (meaning.programs.contains(u"sysbench prepare"_s)) {
            return failure(ErrorCode::InvalidArgument,
                           QCoreApplication::translate(
                               "Tare::Command", "There is no run in it. Paste the sysbench … run, too."));
        }
        return failure(ErrorCode::InvalidArgument,
                       meaning.leftOut.isEmpty()
                           ? QCoreApplication::translate("Tare::Command", "There is no command line in it.")
                           : meaning.leftOut.join(u'\n'));
    }
    dropRepeats(meaning.workloads);
    dropRepeats(meaning.dumps);
    addDumpWorkloads(meaning);
    dropRepeats(meaning.environments);
    dropLocalEndpoints(meaning);
    dropForeignSchemas(meaning);
    tellNamesApart(meaning.environments);
    for (const EnvironmentSpec &environment : std::as_const(meaning.environments))
        meaning.understood += environmentLine(environment);
    for (const WorkloadSpec &workload : std::as_const(meaning.workloads))
        meaning.understood += workloadLine(workload);
    return meaning;
}

TestProfile profileOf(const CommandMeaning &meaning, const QString &name)
{
    TestProfile profile;
    profile.name = name;
    for (EnvironmentSpec environment : meaning.environments) {
        environment.id = freeEnvironmentId(profile);
        profile.environments += environment;
    }
    for (WorkloadSpec workload : meaning.workloads) {
        workload.id = freeWorkloadId(profile);
        profile.workloads += workload;
    }
    if (!profile.environments.isEmpty())
        profile.plan.baseline = profile.environments.first().id;
    return profile;
}

} // namespace Tare
