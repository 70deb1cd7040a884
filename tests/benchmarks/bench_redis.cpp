// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs Tare's engine and redis-benchmark in turn against the same server and prints requests/s and client CPU
// a request of both, and their ratios: medians of alternating runs.

#include "core/engine/load.h"
#include "tests/engine/testredisserver.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QSysInfo>
#include <QTextStream>
#include <QThread>

#include <algorithm>
#include <vector>

#include <sys/resource.h>

using namespace Tare;
using namespace Qt::StringLiterals;

namespace {

struct Case
{
    QString name;
    RedisTest test;
    int pipeline;
    QStringList theirs; ///< what redis-benchmark is asked for
    double rateGoal;
    double cpuGoal;
};

const std::vector<Case> cases = {
    {u"GET P=1"_s, RedisTest::Get, 1, {u"-t"_s, u"get"_s}, 1.35, 0.60},
    {u"SET P=1"_s, RedisTest::Set, 1, {u"-t"_s, u"set"_s}, 1.35, 0.60},
    {u"INCR P=1"_s, RedisTest::Incr, 1, {u"-t"_s, u"incr"_s}, 1.35, 0.60},
    {u"GET P=16"_s, RedisTest::Get, 16, {u"-t"_s, u"get"_s}, 1.15, 0.55},
    {u"SET P=16"_s, RedisTest::Set, 16, {u"-t"_s, u"set"_s}, 1.15, 0.55},
    // As a command of one's own, because -t lrange_600 fills the list within the same run.
    {u"LRANGE_600 P=1"_s,
     RedisTest::Lrange600,
     1,
     {u"LRANGE"_s, u"tare:mylist"_s, u"0"_s, u"599"_s},
     1.30,
     0.40}};

struct Measure
{
    double rate = 0;   ///< requests a second
    double cpu = 0;    ///< client, microseconds a request
    double server = 0; ///< server, microseconds a request
};

struct Settings
{
    int seconds = 5;
    int repeat = 5;
    int clients = 50;
    int payload = 100;
    int keyspace = 100000;
};

double childCpuSeconds()
{
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    auto seconds = [](const timeval &time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

WorkloadCase workloadOf(const Case &what, const Settings &settings)
{
    RedisWorkload workload;
    workload.tests = {what.test};
    workload.clients = {settings.clients};
    workload.payloadBytes = settings.payload;
    workload.keyspace = settings.keyspace;
    workload.pipeline = what.pipeline;
    workload.timing = {1, settings.seconds, settings.seconds, 0};
    WorkloadCase result;
    result.what = workload;
    return result;
}

std::optional<Measure> measureOurs(const Case &what, const Settings &settings, const TestRedisServer &server)
{
    const auto load = makeLoad(workloadOf(what, settings), server.endpoint());
    if (auto prepared = load->prepare({}, {}); !prepared) {
        QTextStream(stderr) << prepared.error().sentence << ' ' << prepared.error().detail << Qt::endl;
        return std::nullopt;
    }
    const double before = server.cpuSeconds();
    const auto outcome = load->run({}, {});
    const double serverCpu = server.cpuSeconds() - before;
    if (outcome.failure || outcome.totals.operations == 0) {
        QTextStream(stderr) << (outcome.failure ? outcome.failure->sentence : u"nothing measured"_s)
                            << Qt::endl;
        return std::nullopt;
    }
    const auto requests = static_cast<double>(outcome.totals.operations);
    return Measure{requests / outcome.seconds, outcome.clientCpuSeconds / requests * 1e6,
                   serverCpu / static_cast<double>(outcome.answered.operations) * 1e6};
}

std::optional<Measure> measureTheirs(const Case &what, const Settings &settings,
                                     const TestRedisServer &server, qint64 requests)
{
    const QStringList arguments =
        QStringList{
            u"-p"_s,   QString::number(server.endpoint().port), u"-c"_s, QString::number(settings.clients),
            u"-d"_s,   QString::number(settings.payload),       u"-r"_s, QString::number(settings.keyspace),
            u"-P"_s,   QString::number(what.pipeline),          u"-n"_s, QString::number(requests),
            u"--csv"_s}
        + what.theirs;
    const double before = server.cpuSeconds();
    const double cpuBefore = childCpuSeconds();
    QProcess process;
    process.start(u"redis-benchmark"_s, arguments);
    process.waitForFinished(-1);
    const double cpu = childCpuSeconds() - cpuBefore;
    const double serverCpu = server.cpuSeconds() - before;
    const auto lines = QString::fromUtf8(process.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
    static const QRegularExpression row(
        u"^\".*\",\"([0-9.]+)\",\"[0-9.]+\",\"[0-9.]+\",\"[0-9.]+\",\"[0-9.]+\",\"[0-9.]+\",\"[0-9.]+\"$"_s);
    const auto match = lines.isEmpty() ? QRegularExpressionMatch() : row.match(lines.last());
    if (!match.hasMatch()) {
        QTextStream(stderr) << process.readAllStandardError() << Qt::endl;
        return std::nullopt;
    }
    const auto count = static_cast<double>(requests);
    return Measure{match.captured(1).toDouble(), cpu / count * 1e6, serverCpu / count * 1e6};
}

double median(std::vector<Measure> values, double Measure::*part)
{
    std::sort(values.begin(), values.end(),
              [part](const Measure &a, const Measure &b) { return a.*part < b.*part; });
    const auto middle = values.size() / 2;
    return values.size() % 2 ? values[middle].*part : (values[middle - 1].*part + values[middle].*part) / 2;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOption({u"seconds"_s, u"Length of each run."_s, u"N"_s, u"5"_s});
    parser.addOption({u"repeat"_s, u"Runs of each program a case."_s, u"N"_s, u"5"_s});
    parser.addOption({u"clients"_s, u"Connections."_s, u"N"_s, u"50"_s});
    parser.addOption({u"payload"_s, u"Bytes."_s, u"N"_s, u"100"_s});
    parser.addOption({u"only"_s, u"Cases whose name contains TEXT."_s, u"TEXT"_s});
    parser.process(application);
    Settings settings;
    settings.seconds = parser.value(u"seconds"_s).toInt();
    settings.repeat = parser.value(u"repeat"_s).toInt();
    settings.clients = parser.value(u"clients"_s).toInt();
    settings.payload = parser.value(u"payload"_s).toInt();

    QTextStream out(stdout);
    TestRedisServer server;
    if (TestRedisServer::program().isEmpty()
        || QStandardPaths::findExecutable(u"redis-benchmark"_s).isEmpty()) {
        out << "redis-server and redis-benchmark are needed" << Qt::endl;
        return 2;
    }
    if (const QString problem = server.start(); !problem.isEmpty()) {
        out << problem << Qt::endl;
        return 2;
    }
    out << QSysInfo::prettyProductName() << ", " << QThread::idealThreadCount() << " CPUs; "
        << settings.clients << " clients, " << settings.payload << " bytes, " << settings.repeat
        << " runs of " << settings.seconds << " s each, medians\n\n"
        << "| test | redis-benchmark/s | Tare/s | ratio | goal | redis-benchmark µs CPU | Tare µs CPU | "
           "ratio | goal | "
           "server µs CPU |\n"
        << "|---|---|---|---|---|---|---|---|---|---|" << Qt::endl;
    bool met = true;
    for (const Case &what : cases) {
        if (!what.name.contains(parser.value(u"only"_s), Qt::CaseInsensitive))
            continue;
        // Both find the keys that they read.
        QProcess fill;
        fill.start(u"redis-benchmark"_s,
                   {u"-p"_s, QString::number(server.endpoint().port), u"-d"_s,
                    QString::number(settings.payload), u"-r"_s, QString::number(settings.keyspace), u"-n"_s,
                    QString::number(settings.keyspace * 8), u"-P"_s, u"32"_s, u"-t"_s, u"set"_s, u"-q"_s});
        fill.waitForFinished(-1);
        std::vector<Measure> ours;
        std::vector<Measure> theirs;
        for (int run = 0; run < settings.repeat; ++run) {
            const auto mine = measureOurs(what, settings, server);
            if (!mine)
                return 1;
            const double guess = theirs.empty() ? mine->rate / 1.3 : theirs.back().rate;
            const auto other =
                measureTheirs(what, settings, server, static_cast<qint64>(guess * settings.seconds));
            if (!other)
                return 1;
            ours.push_back(*mine);
            theirs.push_back(*other);
        }
        const double rate = median(ours, &Measure::rate) / median(theirs, &Measure::rate);
        const double cpu = median(ours, &Measure::cpu) / median(theirs, &Measure::cpu);
        met = met && rate >= what.rateGoal && cpu <= what.cpuGoal;
        auto number = [](double value, int decimals) { return QString::number(value, 'f', decimals); };
        out << "| " << what.name << " | " << number(median(theirs, &Measure::rate), 0) << " | "
            << number(median(ours, &Measure::rate), 0) << " | **" << number(rate, 2) << "** | "
            << number(what.rateGoal, 2) << " | " << number(median(theirs, &Measure::cpu), 3) << " | "
            << number(median(ours, &Measure::cpu), 3) << " | **" << number(cpu, 2) << "** | "
            << number(what.cpuGoal, 2) << " | " << number(median(theirs, &Measure::server), 2) << " / "
            << number(median(ours, &Measure::server), 2) << " |" << Qt::endl;
    }
    out << (met ? "\nEvery goal was met." : "\nNot every goal was met.") << Qt::endl;
    return met ? 0 : 1;
}
