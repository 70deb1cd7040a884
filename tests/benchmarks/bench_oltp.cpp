// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tare's OLTP load side by side with sysbench: the same server, the same tables, taking turns, median of
// several rounds. Prints the figures of every round, and in the end the ratios with what they shall be.

#include "core/engine/oltp/oltpload.h"
#include "core/engine/oltp/oltploader.h"
#include "core/model/sysbenchcommand.h"
#include "core/run/filetree.h"
#include "tests/support/mariadbserver.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QMap>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTextStream>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <optional>
#include <vector>

#include <sys/resource.h>

using namespace Qt::StringLiterals;
using namespace Tare;

namespace {

struct Figures
{
    double operationsPerSecond = 0; ///< transactions or rows
    double cpuPerQuery = 0;         ///< microseconds of the client
    double operations = 0;
};

QTextStream &out()
{
    static QTextStream stream(stdout);
    return stream;
}

[[noreturn]] void giveUp(const QString &why)
{
    out() << why << Qt::endl;
    std::exit(1);
}

double cpuSeconds(int who)
{
    rusage usage{};
    getrusage(who, &usage);
    const auto seconds = [](const timeval &time) {
        return double(time.tv_sec) + double(time.tv_usec) * 1e-6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    const auto middle = values.size() / 2;
    return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

/// The table in the end.
struct Goal
{
    QString measure;
    double found = 0;
    double wanted = 0;
    bool atLeast = true;
};

std::vector<Goal> goals;

struct Subject
{
    Endpoint endpoint;
    OltpWorkload workload;

    Figures runTare() const
    {
        const double before = cpuSeconds(RUSAGE_SELF);
        const LoadOutcome outcome = makeOltpLoad(workload, endpoint, {})->run({}, {});
        const double cpu = cpuSeconds(RUSAGE_SELF) - before;
        if (outcome.failure)
            giveUp(outcome.failure->sentence + outcome.failure->detail);
        return {double(outcome.totals.operations) / outcome.seconds,
                cpu * 1e6 / double(outcome.answered.queries), double(outcome.answered.operations)};
    }

    Figures runSysbench(const QString &database) const
    {
        Endpoint other = endpoint;
        other.database = database;
        const QString text = sysbench(workload, other, {u"run"_s});
        static const QRegularExpression transactions(u"transactions:\\s+(\\d+)\\s+\\(([\\d.]+) per sec"_s);
        static const QRegularExpression queries(u"queries:\\s+(\\d+)\\s+\\("_s);
        const double count = queries.match(text).captured(1).toDouble();
        if (count <= 0)
            giveUp(text);
        const auto finished = transactions.match(text);
        return {finished.captured(2).toDouble(), m_childCpu * 1e6 / count, finished.captured(1).toDouble()};
    }

    double prepareTare(int threads) const
    {
        const auto load = makeOltpLoad(workload, endpoint, {});
        if (const auto cleaned = load->clean({}); !cleaned)
            giveUp(cleaned.error().sentence);
        const auto begin = std::chrono::steady_clock::now();
        MySqlConnection connection;
        MySqlConnection::Options options;
        options.connectBy = begin + std::chrono::seconds(10);
        options.useDatabase = false;
        OltpSchema schema(endpoint);
        if (!connection.open(endpoint, options) || !schema.open(connection))
            giveUp(u"the schema could not be made"_s);
        std::vector<OltpLoader::Task> tasks;
        for (int number = 1; number <= workload.tables; ++number) {
            if (!schema.createTable(connection, workload, number))
                giveUp(u"the table could not be made"_s);
            tasks.push_back({number, false});
        }
        OltpLoader loader(workload, endpoint, schema, threads);
        if (const auto loaded = loader.load(tasks, MySqlConnection::Clock::time_point::max(), {}, {});
            !loaded)
            giveUp(loaded.error().sentence + loaded.error().detail);
        return rowsPerSecond(begin);
    }

    double prepareSysbench(int threads) const
    {
        Endpoint other = endpoint;
        other.database = u"sysbench_bench"_s;
        OltpWorkload work = workload;
        work.threads = {threads};
        if (!executeSql(other,
                        {u"DROP DATABASE IF EXISTS sysbench_bench"_s,
                         u"CREATE DATABASE sysbench_bench CHARACTER SET utf8mb4 COLLATE utf8mb4_bin"_s},
                        std::chrono::seconds(60)))
            giveUp(u"the schema for sysbench could not be made"_s);
        const auto begin = std::chrono::steady_clock::now();
        sysbench(work, other, {u"prepare"_s});
        return rowsPerSecond(begin);
    }

private:
    double rowsPerSecond(std::chrono::steady_clock::time_point begin) const
    {
        const double seconds =
            std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        return double(workload.tables * workload.tableSize) / seconds;
    }

    QString sysbench(const OltpWorkload &work, const Endpoint &at, const QStringList &command) const
    {
        QStringList arguments = sysbenchCommand(work, at);
        const QString program = arguments.takeFirst();
        arguments.removeLast();
        // a private server of this benchmark's: the password is no secret
        arguments += u"--mysql-password=%1"_s.arg(at.password);
        // With the same seed it would write the same texts into the same rows as the run before, which
        // changes nothing: Tare's are new in every run.
        arguments += u"--rand-seed=%1"_s.arg(++m_seed);
        arguments += command;
        const double before = cpuSeconds(RUSAGE_CHILDREN);
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(program, arguments);
        if (!process.waitForFinished(-1) || process.exitCode() != 0)
            giveUp(u"sysbench failed: "_s + QString::fromLocal8Bit(process.readAll()));
        m_childCpu = cpuSeconds(RUSAGE_CHILDREN) - before;
        return QString::fromLocal8Bit(process.readAll());
    }

    mutable double m_childCpu = 0;
    mutable int m_seed = 1000;
};

struct Ratios
{
    double rate = 0;
    double cpu = 0;
};

Ratios compare(const QString &title, const Subject &subject, int rounds)
{
    std::vector<double> rates[2];
    std::vector<double> cpus[2];
    std::vector<double> rateRatios;
    std::vector<double> cpuRatios;
    out() << title << Qt::endl;
    for (int round = 0; round < rounds; ++round) {
        Figures figures[2];
        for (const int turn : {round % 2, 1 - round % 2})
            figures[turn] = turn == 0 ? subject.runTare() : subject.runSysbench(subject.endpoint.database);
        for (const int who : {0, 1}) {
            rates[who].push_back(figures[who].operationsPerSecond);
            cpus[who].push_back(figures[who].cpuPerQuery);
        }
        rateRatios.push_back(figures[0].operationsPerSecond / figures[1].operationsPerSecond);
        cpuRatios.push_back(figures[0].cpuPerQuery / figures[1].cpuPerQuery);
        out() << u"  round %1: Tare %2/s %3 us, sysbench %4/s %5 us"_s.arg(round + 1)
                     .arg(figures[0].operationsPerSecond, 0, 'f', 0)
                     .arg(figures[0].cpuPerQuery, 0, 'f', 2)
                     .arg(figures[1].operationsPerSecond, 0, 'f', 0)
                     .arg(figures[1].cpuPerQuery, 0, 'f', 2)
              << Qt::endl;
    }
    out() << u"  median: Tare %1 trans/s, %2 us CPU a query; sysbench %3 trans/s, %4 us"_s
                 .arg(median(rates[0]), 0, 'f', 0)
                 .arg(median(cpus[0]), 0, 'f', 2)
                 .arg(median(rates[1]), 0, 'f', 0)
                 .arg(median(cpus[1]), 0, 'f', 2)
          << Qt::endl;
    const Ratios ratios{median(rateRatios), median(cpuRatios)};
    out() << u"  ratio of the rounds, median: transactions/s %1, CPU a query %2"_s.arg(ratios.rate, 0, 'f', 3)
                 .arg(ratios.cpu, 0, 'f', 3)
          << Qt::endl;
    return ratios;
}

/// What the server has done so far: statements, rows touched.
QMap<QString, double> serverCounters(const Endpoint &endpoint)
{
    MySqlConnection connection;
    MySqlConnection::Options options;
    options.connectBy = MySqlConnection::Clock::now() + std::chrono::seconds(10);
    if (!connection.open(endpoint, options))
        giveUp(u"the server does not answer"_s);
    QMap<QString, double> counters;
    for (const char *names : {"Com\\_%", "Handler\\_%", "Innodb\\_rows\\_%", "Innodb\\_row\\_lock\\_waits"}) {
        const auto rows = connection.query("SHOW GLOBAL STATUS LIKE '" + std::string(names) + "'");
        for (const QStringList &row : rows.value_or(QList<QStringList>()))
            counters[row.value(0)] = row.value(1).toDouble();
    }
    return counters;
}

/// Time says little where it is the disk's; what the server was made to do says all: the counters that differ
/// by more than 3 % a transaction.
void compareCounters(const Subject &subject)
{
    QMap<QString, double> each[2];
    for (const int who : {0, 1}) {
        const auto before = serverCounters(subject.endpoint);
        const Figures figures = who == 0 ? subject.runTare() : subject.runSysbench(subject.endpoint.database);
        const auto after = serverCounters(subject.endpoint);
        for (auto counter = after.cbegin(); counter != after.cend(); ++counter)
            each[who][counter.key()] = (*counter - before.value(counter.key())) / figures.operations;
    }
    bool same = true;
    for (auto counter = each[0].cbegin(); counter != each[0].cend(); ++counter) {
        const double other = each[1].value(counter.key());
        const double most = std::max(*counter, other);
        if (most < 0.1 || std::abs(*counter - other) <= 0.03 * most)
            continue;
        same = false;
        out() << u"  %1 a transaction: Tare %2, sysbench %3"_s.arg(counter.key())
                     .arg(*counter, 0, 'f', 3)
                     .arg(other, 0, 'f', 3)
              << Qt::endl;
    }
    if (same)
        out() << u"  the server did the same for both"_s << Qt::endl;
}

void comparePreparing(const Subject &subject, int threads, int rounds)
{
    std::vector<double> ratios;
    const QString title =
        u"prepare, 1 table of %1 rows, %2 threads, index included"_s.arg(subject.workload.tableSize)
            .arg(threads);
    out() << title << Qt::endl;
    for (int round = 0; round < rounds; ++round) {
        double rate[2]{};
        for (const int turn : {round % 2, 1 - round % 2})
            rate[turn] = turn == 0 ? subject.prepareTare(threads) : subject.prepareSysbench(threads);
        ratios.push_back(rate[0] / rate[1]);
        out() << u"  round %1: Tare %2 rows/s, sysbench %3 rows/s"_s.arg(round + 1)
                     .arg(rate[0], 0, 'f', 0)
                     .arg(rate[1], 0, 'f', 0)
              << Qt::endl;
    }
    out() << u"  ratio of the rounds, median: %1"_s.arg(median(ratios), 0, 'f', 3) << Qt::endl;
    goals.push_back({u"rows/s, "_s + title, median(ratios), 1.3, true});
}

/// The second environment gets the files of the first, against making them once more: an empty data
/// directory, a server on it, the rows, an orderly end.
void compareSecondData(qint64 rows, int rounds)
{
    using Clock = std::chrono::steady_clock;
    const QString title = u"data of a second environment, 1 table of %1 rows"_s.arg(rows);
    out() << title << Qt::endl;
    std::vector<double> ratios;
    for (int round = 0; round < rounds; ++round) {
        const auto begin = Clock::now();
        Test::MariaDbServer server;
        if (!server.start({u"--innodb-buffer-pool-size=1G"_s}))
            giveUp(server.problem());
        OltpWorkload workload;
        workload.tableSize = rows;
        if (const auto made = makeOltpLoad(workload, server.endpoint(), {})->prepare({}, {}); !made)
            giveUp(made.error().sentence + made.error().detail);
        if (!server.stop())
            giveUp(u"the server did not stop"_s);
        const auto made = Clock::now();
        const auto copied =
            copyTree(server.directory() + u"/data"_s, server.directory() + u"/second"_s, {}, {});
        if (!copied)
            giveUp(copied.error().sentence);
        const auto ended = Clock::now();
        const double making = std::chrono::duration<double>(made - begin).count();
        const double copying = std::chrono::duration<double>(ended - made).count();
        ratios.push_back(making / copying);
        out() << u"  round %1: made in %2 s, copied in %3 s (%4 MB)"_s.arg(round + 1)
                     .arg(making, 0, 'f', 2)
                     .arg(copying, 0, 'f', 2)
                     .arg(copied->allocated / 1'000'000)
              << Qt::endl;
    }
    out() << u"  ratio of the rounds, median: %1"_s.arg(median(ratios), 0, 'f', 1) << Qt::endl;
    goals.push_back({title + u", against making it again"_s, median(ratios), 10, true});
}

void printGoals()
{
    out() << Qt::endl << u"ratio to sysbench 1.0.20, median"_s << Qt::endl;
    for (const Goal &goal : goals)
        out() << u"  %1  %2 (%3 %4)%5"_s.arg(goal.measure.leftJustified(72))
                     .arg(goal.found, 6, 'f', 3)
                     .arg(goal.atLeast ? u"at least"_s : u"at most"_s)
                     .arg(goal.wanted, 0, 'f', 2)
                     .arg((goal.found >= goal.wanted) == goal.atLeast ? QString() : u"  MISSED"_s)
              << Qt::endl;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions({{u"seconds"_s, u"Length of one run."_s, u"n"_s, u"5"_s},
                       {u"rounds"_s, u"Rounds of each comparison."_s, u"n"_s, u"5"_s},
                       {u"rows"_s, u"Rows for the preparation."_s, u"n"_s, u"1000000"_s},
                       {u"agreement"_s, u"The other workloads, too."_s},
                       {u"only"_s, u"Comparisons whose name contains this."_s, u"text"_s}});
    parser.process(application);
    const int rounds = parser.value(u"rounds"_s).toInt();
    const QString only = parser.value(u"only"_s);

    Test::MariaDbServer server;
    if (!Test::MariaDbServer::missing().isEmpty() || QStandardPaths::findExecutable(u"sysbench"_s).isEmpty())
        giveUp(u"needs mariadbd and sysbench"_s);
    if (!server.start(
            {u"--innodb-buffer-pool-size=1G"_s, u"--innodb-log-file-size=1G"_s, u"--max-connections=500"_s}))
        giveUp(server.problem());

    Subject subject;
    subject.endpoint = server.endpoint();
    subject.workload.tables = 4;
    subject.workload.tableSize = 25000;
    subject.workload.timing = {0, parser.value(u"seconds"_s).toInt(), 60, 0};
    if (const auto ready = makeOltpLoad(subject.workload, subject.endpoint, {})->prepare({}, {}); !ready)
        giveUp(ready.error().sentence + ready.error().detail);

    const auto run = [&](OltpMix mix, int threads) -> std::optional<Ratios> {
        const QString title = u"%1, %2 threads"_s.arg(oltpMixName(mix)).arg(threads);
        if (!title.contains(only))
            return std::nullopt;
        subject.workload.mix = mix;
        subject.workload.threads = {threads};
        if (const auto ready = makeOltpLoad(subject.workload, subject.endpoint, {})->prepare({}, {}); !ready)
            giveUp(ready.error().sentence + ready.error().detail);
        return compare(title, subject, rounds);
    };
    if (const auto ratios = run(OltpMix::ReadWrite, 8))
        goals.push_back({u"transactions/s, oltp_read_write, 8 threads"_s, ratios->rate, 1.0, true});
    if (const auto ratios = run(OltpMix::PointSelect, 8)) {
        goals.push_back({u"transactions/s, oltp_point_select, 8 threads"_s, ratios->rate, 1.0, true});
        goals.push_back({u"client CPU a query, oltp_point_select, 8 threads"_s, ratios->cpu, 1.0, false});
    }
    if (const auto ratios = run(OltpMix::PointSelect, 64))
        goals.push_back({u"client CPU a query, oltp_point_select, 64 threads"_s, ratios->cpu, 0.9, false});
    if (u"prepare"_s.contains(only)) {
        Subject one = subject;
        one.workload.mix = OltpMix::ReadWrite;
        one.workload.tables = 1;
        one.workload.tableSize = parser.value(u"rows"_s).toLongLong();
        comparePreparing(one, 2, rounds);
        // the tables of the other comparisons are gone
        subject.workload.mix = OltpMix::ReadWrite;
    }
    if (u"second"_s.contains(only))
        compareSecondData(parser.value(u"rows"_s).toLongLong(), rounds);
    if (parser.isSet(u"agreement"_s)) {
        // else the disk's moods decide
        if (!executeSql(subject.endpoint, {u"SET GLOBAL innodb_flush_log_at_trx_commit = 2"_s},
                        std::chrono::seconds(10)))
            giveUp(u"the server takes no setting"_s);
        // oltp_delete and bulk_insert are left out: what sysbench counts there are rows that are gone already
        // and rows in a buffer, which Tare does not call transactions
        for (const OltpMix mix :
             {OltpMix::ReadOnly, OltpMix::WriteOnly, OltpMix::UpdateIndex, OltpMix::UpdateNonIndex,
              OltpMix::Insert, OltpMix::RandomPoints, OltpMix::RandomRanges}) {
            if (run(mix, 8))
                compareCounters(subject);
        }
    }
    printGoals();
    return 0;
}
