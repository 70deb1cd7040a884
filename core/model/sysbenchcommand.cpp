// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/sysbenchcommand.h"

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

QString distributionName(RowDistribution distribution)
{
    switch (distribution) {
    case RowDistribution::Uniform:
        return QStringLiteral("uniform");
    case RowDistribution::Special:
        return QStringLiteral("special");
    case RowDistribution::Gaussian:
        return QStringLiteral("gaussian");
    case RowDistribution::Pareto:
        return QStringLiteral("pareto");
    case RowDistribution::Zipfian:
        return QStringLiteral("zipfian");
    }
    return {};
}

class CommandLine
{
public:
    explicit CommandLine(const QString &script)
        : m_words{QStringLiteral("sysbench"), script}
    { }

    void add(const char *option, const QString &value)
    {
        m_words += QStringLiteral("--%1=%2").arg(QLatin1StringView(option), value);
    }
    void add(const char *option, qint64 value) { add(option, QString::number(value)); }
    void add(const char *option, double value) { add(option, QString::number(value, 'g', 10)); }
    void addUnless(qint64 usual, const char *option, qint64 value)
    {
        if (value != usual)
            add(option, value);
    }
    void addWord(const QString &word) { m_words += word; }
    const QStringList &words() const { return m_words; }

private:
    QStringList m_words;
};

void addReads(CommandLine &line, const OltpStatementCounts &counts)
{
    line.addUnless(10, "point-selects", counts.pointSelects);
    if (counts.simpleRanges + counts.sumRanges + counts.orderRanges + counts.distinctRanges == 0) {
        line.add("range-selects", QStringLiteral("off"));
        return;
    }
    line.addUnless(1, "simple-ranges", counts.simpleRanges);
    line.addUnless(1, "sum-ranges", counts.sumRanges);
    line.addUnless(1, "order-ranges", counts.orderRanges);
    line.addUnless(1, "distinct-ranges", counts.distinctRanges);
    line.addUnless(100, "range-size", counts.rangeSize);
}

void addCounts(CommandLine &line, const OltpWorkload &workload)
{
    const OltpStatementCounts &counts = workload.counts;
    const OltpMix mix = workload.mix;
    if (mix == OltpMix::ReadWrite || mix == OltpMix::ReadOnly)
        addReads(line, counts);
    const bool writes = mix == OltpMix::ReadWrite || mix == OltpMix::WriteOnly;
    if (writes || mix == OltpMix::UpdateIndex)
        line.addUnless(1, "index-updates", counts.indexUpdates);
    if (writes || mix == OltpMix::UpdateNonIndex)
        line.addUnless(1, "non-index-updates", counts.nonIndexUpdates);
    if (writes)
        line.addUnless(1, "delete-inserts", counts.deleteInserts);
    if (mix == OltpMix::RandomPoints)
        line.addUnless(10, "random-points", counts.randomPoints);
    if (mix == OltpMix::RandomRanges) {
        line.addUnless(10, "number-of-ranges", counts.numberOfRanges);
        line.addUnless(5, "delta", counts.delta);
    }
}

void addTables(CommandLine &line, const OltpWorkload &workload)
{
    const OltpTableOptions &table = workload.table;
    const bool one = workload.mix == OltpMix::RandomPoints || workload.mix == OltpMix::RandomRanges;
    line.add("tables", qint64(one ? 1 : workload.tables));
    line.add("table-size", workload.tableSize);
    if (!table.autoIncrement)
        line.add("auto-inc", QStringLiteral("off"));
    if (table.secondaryKey)
        line.add("secondary", QStringLiteral("on"));
    if (!table.secondaryIndex)
        line.add("create-secondary", QStringLiteral("off"));
    if (table.storageEngine.compare(QLatin1StringView("innodb"), Qt::CaseInsensitive) != 0)
        line.add("mysql-storage-engine", table.storageEngine);
}

void addTransport(CommandLine &line, const Endpoint &endpoint)
{
    if (endpoint.transport == Transport::UnixSocket) {
        line.add("mysql-socket", endpoint.socketPath);
    } else {
        line.add("mysql-host", endpoint.address);
        line.add("mysql-port", qint64(endpoint.port));
    }
    if (!endpoint.user.isEmpty())
        line.add("mysql-user", endpoint.user);
    line.add("mysql-db", endpoint.database.isEmpty() ? QStringLiteral("tare_oltp") : endpoint.database);
    if (endpoint.tls == TlsMode::Off)
        return;
    line.add("mysql-ssl", QStringLiteral("on"));
    // sysbench 1.0 has fixed names for these files; the options came with 1.1
    if (!endpoint.tlsCaFile.isEmpty())
        line.add("mysql-ssl-ca", endpoint.tlsCaFile);
    if (!endpoint.tlsCertificateFile.isEmpty())
        line.add("mysql-ssl-cert", endpoint.tlsCertificateFile);
    if (!endpoint.tlsKeyFile.isEmpty())
        line.add("mysql-ssl-key", endpoint.tlsKeyFile);
}

} // namespace

QStringList sysbenchCommand(const OltpWorkload &workload, const Endpoint &endpoint, SysbenchWarmup warmup)
{
    CommandLine line(oltpMixName(workload.mix));
    if (workload.mix != OltpMix::BulkInsert)
        addTables(line, workload);
    addCounts(line, workload);
    line.add("threads", qint64(workload.threads.value(0, 1)));
    const Timing &timing = workload.timing;
    const bool checkpoint =
        warmup == SysbenchWarmup::Checkpoint && timing.operations <= 0 && timing.warmup > 0;
    line.add("time", qint64(timing.duration + (checkpoint ? timing.warmup : 0)));
    if (checkpoint)
        line.add("report-checkpoints", qint64(timing.warmup));
    if (warmup == SysbenchWarmup::Option && timing.warmup > 0)
        line.add("warmup-time", qint64(timing.warmup));
    if (timing.operations > 0)
        line.add("events", timing.operations);
    if (workload.rate > 0)
        line.add("rate", static_cast<qint64>(std::max(1.0, std::round(workload.rate)))); // whole numbers only
    if (timing.interval > 0)
        line.add("report-interval", qint64(timing.interval));
    line.add("rand-type", distributionName(workload.distribution));
    if (workload.distribution == RowDistribution::Pareto && workload.paretoShape != 0.2)
        line.add("rand-pareto-h", workload.paretoShape);
    if (workload.distribution == RowDistribution::Zipfian && workload.zipfExponent != 0.8)
        line.add("rand-zipfian-exp", workload.zipfExponent);
    line.add("rand-seed", QString::number(workload.seed));
    if (!workload.preparedStatements)
        line.add("db-ps-mode", QStringLiteral("disable"));
    if (workload.skipTransactions)
        line.add("skip-trx", QStringLiteral("on"));
    if (workload.reconnectEvery > 0)
        line.add("reconnect", qint64(workload.reconnectEvery));
    addTransport(line, endpoint);
    line.addWord(QStringLiteral("run"));
    return line.words();
}

} // namespace Tare
