// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

// Logs as the versions of sysbench print them, made up after their grammar.

namespace Tare {

inline QByteArray preamble10(int threads = 8,
                             const QByteArray &more = "Report intermediate results every 10 second(s)\n")
{
    return "sysbench 1.0.20 (using system LuaJIT 2.1.0-beta3)\n\n"
           "Running the test with following options:\n"
           "Number of threads: "
        + QByteArray::number(threads) + "\n" + more
        + "Initializing random number generator from current time\n\n\n"
          "Initializing worker threads...\n\nThreads started!\n\n";
}

/// 20.0042 s of oltp_read_write at 632.78/s.
inline QByteArray
report10(const QByteArray &percentile = "         95th percentile:                       20.00\n")
{
    return "SQL statistics:\n"
           "    queries performed:\n"
           "        read:                            177219\n"
           "        write:                           50634\n"
           "        other:                           25317\n"
           "        total:                           253170\n"
           "    transactions:                        12658  (632.78 per sec.)\n"
           "    queries:                             253170 (12656.09 per sec.)\n"
           "    ignored errors:                      1      (0.05 per sec.)\n"
           "    reconnects:                          0      (0.00 per sec.)\n"
           "\n"
           "General statistics:\n"
           "    total time:                          20.0042s\n"
           "    total number of events:              12658\n"
           "\n"
           "Latency (ms):\n"
           "         min:                                    4.85\n"
           "         avg:                                   12.64\n"
           "         max:                                  181.07\n"
        + percentile
        + "         sum:                               159997.12\n"
          "\n"
          "Threads fairness:\n"
          "    events (avg/stddev):           1582.2500/5.04\n"
          "    execution time (avg/stddev):   19.9996/0.00\n\n";
}

inline QByteArray intervals10()
{
    return "[ 10s ] thds: 8 tps: 630.10 qps: 12602.00 (r/w/o: 8821.40/2520.40/1260.20) lat (ms,95%): 20.37 "
           "err/s: 0.10 "
           "reconn/s: 0.00\n"
           "[ 20s ] thds: 8 tps: 635.40 qps: 12708.00 (r/w/o: 8895.60/2541.60/1270.80) lat (ms,95%): 19.65 "
           "err/s: 0.00 "
           "reconn/s: 0.00\n";
}

inline QByteArray log10()
{
    return preamble10() + intervals10() + report10();
}

/// 0.5 with oltp.lua; `transactions` is what it counts as such.
inline QByteArray
log05(const QByteArray &transactions = "    transactions:                        200000 (356.54 per sec.)\n",
      const QByteArray &others = "400000")
{
    return "sysbench 0.5:  multi-threaded system evaluation benchmark\n\n"
           "Running the test with following options:\n"
           "Number of threads: 32\n"
           "Report intermediate results every 2 second(s)\n"
           "Random number generator seed is 0 and will be ignored\n\n\n"
           "Threads started!\n\n"
           "[   2s] threads: 32, tps: 355.92, reads: 4995.40, writes: 1424.10, response time: 130.11ms "
           "(95%), errors: "
           "0.00, reconnects:  0.00\n"
           "[   4s] threads: 32, tps: 357.02, reads: 4998.28, writes: 1428.08, response time: 128.40ms "
           "(95%), errors: "
           "0.50, reconnects:  0.00\n"
           "OLTP test statistics:\n"
           "    queries performed:\n"
           "        read:                            2800000\n"
           "        write:                           800000\n"
           "        other:                           "
        + others
        + "\n"
          "        total:                           4000000\n"
        + transactions
        + "    read/write requests:                 3600000 (6417.81 per sec.)\n"
          "    other operations:                    400000 (713.09 per sec.)\n"
          "    ignored errors:                      0      (0.00 per sec.)\n"
          "    reconnects:                          0      (0.00 per sec.)\n"
          "\n"
          "General statistics:\n"
          "    total time:                          560.9365s\n"
          "    total number of events:              200000\n"
          "    total time taken by event execution: 17948.9173s\n"
          "    response time:\n"
          "         min:                                 14.88ms\n"
          "         avg:                                 89.74ms\n"
          "         max:                               1250.22ms\n"
          "         approx.  95 percentile:             131.58ms\n"
          "\n"
          "Threads fairness:\n"
          "    events (avg/stddev):           6250.0000/25.29\n"
          "    execution time (avg/stddev):   560.9037/0.01\n";
}

inline QByteArray log04()
{
    return "sysbench 0.4.12:  multi-threaded system evaluation benchmark\n\n"
           "Running the test with following options:\n"
           "Number of threads: 8\n\n"
           "Doing OLTP test.\n"
           "Running mixed OLTP test\n"
           "Using Special distribution (12 iterations,  1 pct of values are returned in 75 pct cases)\n"
           "Using \"BEGIN\" for starting transactions\n"
           "Using auto_inc on the id column\n"
           "Threads started!\n"
           "[  10s] threads: 8, tps: 500.00, reads/s: 7000.00, writes/s: 2500.00 response time: 21.50ms "
           "(95%)\n"
           "Time limit exceeded, exiting...\n"
           "Done.\n\n"
           "OLTP test statistics:\n"
           "    queries performed:\n"
           "        read:                            140028\n"
           "        write:                           50010\n"
           "        other:                           20004\n"
           "        total:                           210042\n"
           "    transactions:                        10002  (499.97 per sec.)\n"
           "    deadlocks:                           3      (0.15 per sec.)\n"
           "    read/write requests:                 190038 (9499.40 per sec.)\n"
           "    other operations:                    20004  (999.94 per sec.)\n\n"
           "Test execution summary:\n"
           "    total time:                          20.0053s\n"
           "    total number of events:              10002\n"
           "    total time taken by event execution: 159.9210\n"
           "    per-request statistics:\n"
           "         min:                                  3.11ms\n"
           "         avg:                                 15.99ms\n"
           "         max:                                201.50ms\n"
           "         approx.  95 percentile:              21.77ms\n\n"
           "Threads fairness:\n"
           "    events (avg/stddev):           1250.2500/4.10\n"
           "    execution time (avg/stddev):   19.9901/0.00\n";
}

/// 1.1: throughput instead of general statistics.
inline QByteArray log11()
{
    QByteArray report = report10();
    const qsizetype from = report.indexOf("General statistics:");
    const qsizetype to = report.indexOf("Latency (ms):");
    report.replace(from, to - from,
                   "Throughput:\n"
                   "    events/s (eps):                      632.7821\n"
                   "    time elapsed:                        20.0037s\n"
                   "    total number of events:              12658\n\n");
    QByteArray before = preamble10(8, "Warmup time: 5s\nReport intermediate results every 10 second(s)\n");
    before.replace("1.0.20", "1.1.0-df89d34");
    return before + intervals10() + report;
}

} // namespace Tare
