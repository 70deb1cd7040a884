// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/importers/commandreaders.h"
#include "core/model/enumnames.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr int longestSeconds = 86400;
constexpr int usualTables = 1;
constexpr qint64 usualRows = 10000;

/// The scripts of 0.5, and those of 1.0's that have another name.
struct Script
{
    QLatin1StringView name;
    OltpMix mix;
};
constexpr Script scripts[] = {
    {"oltp"_L1, OltpMix::ReadWrite},
    {"oltp_simple"_L1, OltpMix::PointSelect},
    {"select"_L1, OltpMix::PointSelect},
    {"insert"_L1, OltpMix::Insert},
    {"delete"_L1, OltpMix::Delete},
    {"update_index"_L1, OltpMix::UpdateIndex},
    {"update_non_index"_L1, OltpMix::UpdateNonIndex},
};

std::optional<OltpMix> mixOf(const QString &test)
{
    QString name = QFileInfo(test).fileName();
    if (name.endsWith(".lua"_L1))
        name.chop(4);
    if (const auto mix = enumValue(oltpMixNames, name))
        return mix;
    for (const Script &script : scripts) {
        if (script.name == name)
            return script.mix;
    }
    return std::nullopt;
}

/// 1.0 takes --test and the other names of 0.5 too, so what tells is the script; of those that both have, the
/// directory, or the names of the options.
bool isOldScript(const QString &test, CommandOptions &options)
{
    const auto mix = enumValue(oltpMixNames, QFileInfo(test).completeBaseName());
    if (!mix)
        return true;
    if (*mix != OltpMix::BulkInsert && *mix != OltpMix::RandomPoints && *mix != OltpMix::RandomRanges)
        return false;
    return test.contains("tests/db/"_L1) || options.has(u"--num-threads"_s) || options.has(u"--max-time"_s)
        || options.has(u"--max-requests"_s);
}

class SysbenchReader
{
public:
    SysbenchReader(CommandOptions &options, bool old, CommandMeaning &meaning)
        : m_options(options)
        , m_old(old)
        , m_meaning(meaning)
    { }

    OltpWorkload workload(OltpMix mix, const PreparedTables &prepared)
    {
        OltpWorkload oltp;
        oltp.mix = mix;
        if (m_options.isOn(u"--oltp-read-only"_s).value_or(false) && mix == OltpMix::ReadWrite)
            oltp.mix = OltpMix::ReadOnly;
        else if (m_options.isOn(u"--oltp-write-only"_s).value_or(false) && mix == OltpMix::ReadWrite)
            oltp.mix = OltpMix::WriteOnly;
        oltp.threads = {integer<int>({u"--threads"_s, u"--num-threads"_s}, 1, 1, 100000)};
        PreparedTables own = tables();
        oltp.tables = own.tables.value_or(prepared.tables.value_or(usualTables));
        oltp.tableSize = own.rows.value_or(prepared.rows.value_or(usualRows));
        readStatements(oltp.counts);
        oltp.skipTransactions = flag(u"skip-trx"_s, false);
        oltp.table.autoIncrement = flag(u"auto-inc"_s, true);
        oltp.table.secondaryKey = flag(u"secondary"_s, false);
        oltp.table.secondaryIndex = m_options.isOn(u"--create-secondary"_s).value_or(true);
        if (const auto engine = m_options.value(u"--mysql-storage-engine"_s, u"--mysql-table-engine"_s))
            oltp.table.storageEngine =
                engine->compare("innodb"_L1, Qt::CaseInsensitive) == 0 ? u"InnoDB"_s : *engine;
        oltp.preparedStatements =
            !m_old && m_options.value(u"--db-ps-mode"_s).value_or(u"auto"_s) != "disable"_L1;
        readDistribution(oltp);
        oltp.rate = integer<int>({u"--rate"_s, u"--tx-rate"_s}, 0, 0, 1'000'000'000);
        oltp.reconnectEvery = integer<int>({u"--reconnect"_s}, 0, 0, 1'000'000'000);
        oltp.sysbenchCompatible = true;
        oltp.timing = timing();
        return oltp;
    }

    PreparedTables tables()
    {
        PreparedTables found;
        if (const QStringList names{u"--tables"_s, u"--oltp-tables-count"_s}; given(names))
            found.tables = integer<int>(names, usualTables, 1, 1'000'000);
        if (const QStringList names{u"--table-size"_s, u"--oltp-table-size"_s}; given(names))
            found.rows = integer<qint64>(names, usualRows, 1, std::numeric_limits<int>::max());
        return found;
    }

    EnvironmentSpec endpoint()
    {
        ExistingEndpoint server;
        const QString hosts = m_options.value(u"--mysql-host"_s).value_or(u"localhost"_s);
        server.address = hosts.section(u',', 0, 0);
        if (hosts.contains(u',')) {
            tell(m_meaning.leftOut,
                 QCoreApplication::translate("Tare::Command", "Of several hosts the first one is taken: %1.")
                     .arg(server.address));
        }
        server.port = integer<int>({u"--mysql-port"_s}, 3306, 0, 65535);
        server.socketPath = m_options.value(u"--mysql-socket"_s).value_or(QString());
        if (server.address == "localhost"_L1) {
            server.address = u"127.0.0.1"_s;
            if (server.socketPath.isEmpty()) {
                tell(m_meaning.leftOut,
                     QCoreApplication::translate(
                         "Tare::Command",
                         "With the host localhost sysbench takes the Unix socket and no port; here it is "
                         "127.0.0.1 over TCP. Enter the socket if you mean it."));
            }
        }
        server.user = m_options.value(u"--mysql-user"_s).value_or(u"sbtest"_s);
        server.database = m_options.value(u"--mysql-db"_s).value_or(u"sbtest"_s);
        readTls(server);
        if (m_options.has(u"--mysql-password"_s))
            tellPassword(m_meaning);
        EnvironmentSpec environment;
        environment.server = ServerKind::MySql;
        environment.name = server.socketPath.isEmpty()
            ? u"%1:%2"_s.arg(server.address, QString::number(server.port))
            : server.socketPath;
        if (server.database != "sbtest"_L1)
            environment.name += u' ' + server.database;
        environment.how = server;
        return environment;
    }

private:
    template<typename Int>
    Int integer(const QStringList &names, Int otherwise, Int least, Int most)
    {
        return static_cast<Int>(m_options.integer(names, otherwise, least, most));
    }

    bool given(const QStringList &names)
    {
        return std::any_of(names.cbegin(), names.cend(),
                           [this](const QString &name) { return m_options.has(name); });
    }

    bool flag(const QString &name, bool otherwise)
    {
        const auto first = m_options.isOn(u"--"_s + name);
        const auto second = m_options.isOn(u"--oltp-"_s + name);
        return first ? *first : second.value_or(otherwise);
    }

    void count(const QString &name, int &into, int least)
    {
        into = integer<int>({u"--"_s + name, u"--oltp-"_s + name}, into, least, 1'000'000);
    }

    void readStatements(OltpStatementCounts &counts)
    {
        count(u"point-selects"_s, counts.pointSelects, 0);
        count(u"simple-ranges"_s, counts.simpleRanges, 0);
        count(u"sum-ranges"_s, counts.sumRanges, 0);
        count(u"order-ranges"_s, counts.orderRanges, 0);
        count(u"distinct-ranges"_s, counts.distinctRanges, 0);
        count(u"range-size"_s, counts.rangeSize, 1);
        count(u"index-updates"_s, counts.indexUpdates, 0);
        count(u"non-index-updates"_s, counts.nonIndexUpdates, 0);
        count(u"delete-inserts"_s, counts.deleteInserts, 0);
        count(u"random-points"_s, counts.randomPoints, 1);
        count(u"number-of-ranges"_s, counts.numberOfRanges, 1);
        count(u"delta"_s, counts.delta, 1);
        if (!flag(u"range-selects"_s, true))
            counts.simpleRanges = counts.sumRanges = counts.orderRanges = counts.distinctRanges = 0;
    }

    void readDistribution(OltpWorkload &oltp)
    {
        // The default of 1.0 and before; 1.1 has uniform.
        oltp.distribution = RowDistribution::Special;
        if (const auto name = m_options.value(u"--rand-type"_s, u"--oltp-dist-type"_s)) {
            if (const auto known = enumValue(rowDistributionNames, *name)) {
                oltp.distribution = *known;
            } else {
                tell(m_meaning.leftOut,
                     QCoreApplication::translate("Tare::Command", "The distribution “%1” is not known.")
                         .arg(*name));
            }
        }
        oltp.zipfExponent = m_options.number(u"--rand-zipfian-exp"_s, oltp.zipfExponent, 0, 1e6);
        oltp.paretoShape = m_options.number(u"--rand-pareto-h"_s, oltp.paretoShape, 0, 1e6);
        const qint64 seed = m_options.integer({u"--rand-seed"_s}, 0, 0, std::numeric_limits<qint64>::max());
        if (seed > 0) // 0: of the time
            oltp.seed = static_cast<quint64>(seed);
    }

    Timing timing()
    {
        Timing timing;
        timing.operations = integer<qint64>({u"--events"_s, u"--max-requests"_s}, m_old ? 10000 : 0, 0,
                                            std::numeric_limits<qint64>::max());
        timing.duration = integer<int>({u"--time"_s, u"--max-time"_s}, m_old ? 0 : 10, 0, longestSeconds);
        timing.interval = integer<int>({u"--report-interval"_s}, 0, 0, 3600);
        if (timing.interval == 0)
            timing.interval = timing.duration > 0 ? std::min(10, timing.duration) : 10;
        timing.warmup = integer<int>({u"--warmup-time"_s}, 0, 0, longestSeconds);
        if (const auto checkpoints = m_options.value(u"--report-checkpoints"_s)) {
            const int last = checkpoints->section(u',', -1).toInt();
            if (last > 0 && last < timing.duration) {
                timing.warmup = last;
                timing.duration -= last;
            }
        }
        if (timing.operations == 0 && timing.duration == 0) {
            timing.duration = 60;
            tell(m_meaning.leftOut,
                 QCoreApplication::translate("Tare::Command", "The command has no end; 60 s are taken."));
        }
        return timing;
    }

    void readTls(ExistingEndpoint &server)
    {
        server.tlsKeyFile = m_options.value(u"--mysql-ssl-key"_s).value_or(QString());
        server.tlsCertificateFile = m_options.value(u"--mysql-ssl-cert"_s).value_or(QString());
        server.tlsCaFile = m_options.value(u"--mysql-ssl-ca"_s).value_or(QString());
        const QString mode = m_options.value(u"--mysql-ssl"_s).value_or(u"off"_s).toLower();
        if (mode == "preferred"_L1)
            server.tls = TlsMode::Preferred;
        else if (mode == "verify_ca"_L1)
            server.tls = TlsMode::VerifyCa;
        else if (mode == "verify_identity"_L1)
            server.tls = TlsMode::VerifyIdentity;
        else if (mode == "on"_L1 || mode == "required"_L1 || mode.isEmpty())
            server.tls = TlsMode::Required;
    }

    CommandOptions &m_options;
    bool m_old;
    CommandMeaning &m_meaning;
};

/// What Tare does anyway, or has no need of.
const QStringList &needless()
{
    static const QStringList names{
        u"--db-driver"_s,       u"--percentile"_s,          u"--histogram"_s,
        u"--verbosity"_s,       u"--mysql-debug"_s,         u"--validate"_s,
        u"--forced-shutdown"_s, u"--thread-init-timeout"_s, u"--thread-stack-size"_s,
        u"--init-rng"_s,        u"--mysql-engine-trx"_s,    u"--rand-spec-iter"_s,
        u"--rand-spec-pct"_s,   u"--rand-spec-res"_s,       u"--debug"_s};
    return names;
}

} // namespace

void readSysbench(const QStringList &words, const QString &cpus, PreparedTables &prepared,
                  CommandMeaning &meaning)
{
    OptionGrammar grammar;
    grammar.underscores = true;
    grammar.attachedShort = false;
    CommandOptions options(words.mid(1), grammar);
    QStringList positional = options.positional();
    const auto script = options.value(u"--test"_s);
    const QStringList actions{u"run"_s, u"prepare"_s, u"cleanup"_s, u"prewarm"_s, u"warmup"_s, u"help"_s};
    QString action;
    if (!positional.isEmpty() && actions.contains(positional.last()))
        action = positional.takeLast();
    const QString test = script ? *script : positional.value(0);
    const auto mix = mixOf(test);
    if (options.value(u"--db-driver"_s).value_or(u"mysql"_s) != "mysql"_L1) {
        tell(meaning.leftOut,
             QCoreApplication::translate("Tare::Command", "sysbench: Tare measures MySQL and MariaDB only."));
        return;
    }
    if (!mix) {
        tell(meaning.leftOut,
             test.isEmpty()
                 ? QCoreApplication::translate("Tare::Command", "sysbench: the command names no test.")
                 : QCoreApplication::translate("Tare::Command", "sysbench: Tare has no workload “%1”.")
                       .arg(test));
        return;
    }
    const bool old = script && isOldScript(test, options);
    SysbenchReader reader(options, old, meaning);
    if (action == "prepare"_L1) {
        const PreparedTables found = reader.tables();
        prepared.tables = found.tables ? found.tables : prepared.tables;
        prepared.rows = found.rows ? found.rows : prepared.rows;
        meaning.programs += u"sysbench prepare"_s;
        tellReplaced(options, u"sysbench"_s, meaning);
        if (options.has(u"--mysql-password"_s))
            tellPassword(meaning);
        return;
    }
    if (action == "cleanup"_L1 || action == "help"_L1 || action == "prewarm"_L1 || action == "warmup"_L1) {
        meaning.programs += u"sysbench "_s + action;
        return;
    }
    options.ignore(needless());
    WorkloadSpec workload;
    workload.what = reader.workload(*mix, prepared);
    workload.name = oltpMixTitle(std::get<OltpWorkload>(workload.what).mix);
    meaning.workloads += workload;
    meaning.environments += reader.endpoint();
    meaning.programs += u"sysbench"_s;
    if (QFileInfo(test).completeBaseName() == "select"_L1) {
        tell(meaning.leftOut,
             QCoreApplication::translate(
                 "Tare::Command", "sysbench: the script select reads the column pad; here it is column c."));
    }
    if (old) {
        tell(meaning.leftOut,
             QCoreApplication::translate("Tare::Command",
                                         "sysbench 0.5 takes one table a transaction and counts COMMIT "
                                         "statements; Tare takes a table for each group "
                                         "of statements, as sysbench 1.0 does."));
    }
    if (!cpus.isEmpty()) {
        tell(meaning.leftOut,
             QCoreApplication::translate("Tare::Command", "The load generator is not pinned to CPUs."));
    }
    tellUnasked(options, u"sysbench"_s, meaning);
}

} // namespace Tare
