// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tare's OLTP load side by side with sysbench: the same server, the same tables, taking turns, median of
// several rounds. Prints the figures of every round and the ratios.

#include "core/engine/oltp/oltpload.h"
#include "core/engine/oltp/oltploader.h"
#include "tests/support/mariadbserver.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTextStream>

#include <algorithm>
#include <chrono>
#include <vector>

#include <sys/resource.h>

using namespace Qt::StringLiterals;
using namespace Tare;

namespace {

struct Figures
{
    double operationsPerSecond = 0; ///< transactions or rows
    double cpuPerQuery = 0;         ///< microseconds of the client
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
                cpu * 1e6 / double(outcome.answered.queries)};
    }

    Figures runSysbench(const QString &database) const
    {
        Endpoint other = endpoint;
        other.database = database;
        const QString text = sysbench(workload, other, {u"run"_s});
        static const QRegularExpression transactions(u"transactions:\\s+\\d+\\s+\\(([\\d.]+) per sec"_s);
        static const QRegularExpression queries(u"queries:\\s+(\\d+)\\s+\\("_s);
        const double count = queries.match(text).captured(1).toDouble();
        if (count <= 0)
            giveUp(text);
        return {transactions.match(text).captured(1).toDouble(), m_childCpu * 1e6 / count};
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
};

void compare(const QString &title, const Subject &subject, int rounds)
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
    out() << u"  ratio of the rounds, median: transactions/s %1, CPU a query %2"_s
                 .arg(median(rateRatios), 0, 'f', 3)
                 .arg(median(cpuRatios), 0, 'f', 3)
          << Qt::endl;
}

void comparePreparing(const Subject &subject, int threads, int rounds)
{
    std::vector<double> ratios;
    out() << u"prepare, 1 table of %1 rows, %2 threads, index included"_s.arg(subject.workload.tableSize)
                 .arg(threads)
          << Qt::endl;
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

    const auto run = [&](OltpMix mix, int threads) {
        const QString title = u"%1, %2 threads"_s.arg(oltpMixName(mix)).arg(threads);
        if (!title.contains(only))
            return;
        subject.workload.mix = mix;
        subject.workload.threads = {threads};
        compare(title, subject, rounds);
    };
    run(OltpMix::ReadWrite, 8);
    run(OltpMix::PointSelect, 8);
    run(OltpMix::PointSelect, 64);
    run(OltpMix::ReadOnly, 8);
    if (u"prepare"_s.contains(only)) {
        subject.workload.tables = 1;
        subject.workload.tableSize = parser.value(u"rows"_s).toLongLong();
        comparePreparing(subject, 2, rounds);
    }
    return 0;
}
