// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/publishedfigures.h"

#include "core/model/casetwins.h"
#include "core/model/enumnames.h"
#include "core/model/profilejson.h"
#include "core/model/redistitle.h"
#include "core/model/workloadspec.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

/// Names as they stand in the bundled files, where the presets do not have them.
[[maybe_unused]] constexpr const char *exampleTexts[] = {
    QT_TRANSLATE_NOOP("Tare::Presets", "8 instances of one schema"),
    QT_TRANSLATE_NOOP("Tare::Presets", "1 instance with 8 schemas"),
    QT_TRANSLATE_NOOP("Tare::Presets", "load from four other hosts"),
    QT_TRANSLATE_NOOP("Tare::Presets", "load from the database host"),
};

QString inUsersLanguage(const QString &text)
{
    return QCoreApplication::translate("Tare::Presets", text.toUtf8().constData());
}

Facts factsOf(const QJsonObject &object)
{
    Facts facts;
    for (auto fact = object.begin(); fact != object.end(); ++fact)
        facts.insert(fact.key(), fact.value().toString());
    return facts;
}

/// Where a column of the file goes in the record.
void setFigure(StepRecord &step, const QString &column, const QJsonValue &value)
{
    StatedFigures &stated = *step.stated;
    const auto add = [&value](std::optional<double> &sum) { sum = sum.value_or(0) + value.toDouble(); };
    if (column == "operations_per_s"_L1)
        add(stated.operationsPerSecond);
    else if (column == "queries_per_s"_L1)
        add(stated.queriesPerSecond);
    for (const LatencyField &field : latencyFields) {
        if (column == u"latency_%1_ms"_s.arg(QLatin1StringView(field.name)))
            stated.latency.*field.member = value.toDouble();
    }
    for (const CounterField &field : counterFields) {
        if (column == QLatin1StringView(field.name)) {
            step.totals.*field.member = value.toInteger();
            stated.counters += QLatin1StringView(field.name);
        }
    }
}

/// The same of a dump: real, user and system seconds of it and of its restore. An empty cell: not measured.
void setDumpFigure(DumpResult &dump, const QString &column, const QJsonValue &value)
{
    if (!value.isDouble())
        return;
    const bool restore = column.startsWith("restore_"_L1);
    if (!restore && !column.startsWith("dump_"_L1))
        return;
    if (restore && !dump.restore)
        dump.restore = ToolUsage();
    ToolUsage &usage = restore ? *dump.restore : dump.dump;
    if (column.endsWith("_user_s"_L1))
        usage.userSeconds = value.toDouble();
    else if (column.endsWith("_sys_s"_L1))
        usage.systemSeconds = value.toDouble();
    else
        usage.wallSeconds = value.toDouble();
}

/// One bundled file as a run.
class ExampleReader
{
public:
    explicit ExampleReader(const QJsonObject &document)
        : m_document(document)
    { }

    Result<RunRecord> read(const PublishedExample &example)
    {
        m_run.key = examplePrefix + example.name;
        m_run.profileName = example.title;
        m_run.note = example.description;
        m_run.status = RunStatus::Done;
        m_run.machine = factsOf(m_document.value("machine"_L1).toObject());
        const QJsonArray environments = m_document.value("environments"_L1).toArray();
        m_run.baselineId = environments.first().toObject().value("id"_L1).toString();
        const QJsonArray columns = m_document.value("columns"_L1).toArray();
        const QJsonArray rows = m_document.value("steps"_L1).toArray();
        for (const QJsonValue &row : rows) {
            QMap<QString, QJsonValue> cells;
            for (qsizetype i = 0; i < columns.size(); ++i)
                cells.insert(columns.at(i).toString(), row.toArray().at(i));
            if (auto added = addRow(cells); !added)
                return tl::unexpected(added.error());
        }
        markCaseTwins(m_run.steps);
        return m_run;
    }

private:
    QJsonObject named(QLatin1StringView list, const QString &id) const
    {
        const QJsonArray objects = m_document.value(list).toArray();
        for (const QJsonValue &object : objects) {
            if (object.toObject().value("id"_L1) == id)
                return object.toObject();
        }
        return {};
    }

    Result<WorkloadCase> caseOf(const QMap<QString, QJsonValue> &cells) const
    {
        const QJsonObject workload = named("workloads"_L1, cells.value(u"workload"_s).toString());
        auto read = caseFromJson({{u"workload"_s, workload.value("id"_L1)},
                                  {u"name"_s, inUsersLanguage(workload.value("name"_L1).toString())},
                                  {u"what"_s, workload.value("what"_L1)}});
        if (read && cells.contains(u"test"_s))
            setCaseByTitle(std::get<RedisWorkload>(read->what), cells.value(u"test"_s).toString());
        if (auto *dump = read ? std::get_if<DumpWorkload>(&read->what) : nullptr) {
            const auto compression =
                enumValue(dumpCompressionNames, cells.value(u"compression"_s).toString());
            dump->compressions = {compression.value_or(DumpCompression::None)};
            dump->threads = {cells.value(u"threads"_s).toInt()};
        }
        return read;
    }

    Result<void> addRow(const QMap<QString, QJsonValue> &cells)
    {
        const Result<WorkloadCase> workload = caseOf(cells);
        if (!workload)
            return tl::unexpected(workload.error());
        const QJsonObject environment = named("environments"_L1, cells.value(u"environment"_s).toString());
        StepRecord step;
        step.order = static_cast<int>(m_run.steps.size()) + 1;
        step.environmentId = environment.value("id"_L1).toString();
        step.environmentName = inUsersLanguage(environment.value("name"_L1).toString());
        step.environmentSlot = environment.value("slot"_L1).toInt();
        step.workloadId = workload->workloadId;
        step.caseKey = caseKey(*workload);
        step.workload = caseToJson(*workload);
        step.repetition = cells.value(u"repetition"_s).toInt(1);
        step.status = StepStatus::Done;
        step.stated = StatedFigures();
        step.facts = factsOf(environment.value("facts"_L1).toObject());
        if (const auto *dump = std::get_if<DumpWorkload>(&workload->what)) {
            step.dump = DumpResult();
            step.dump->tool = dumpToolName(dump->tools.value(0));
            for (auto cell = cells.begin(); cell != cells.end(); ++cell)
                setDumpFigure(*step.dump, cell.key(), cell.value());
            step.seconds = step.dump->dump.wallSeconds;
        }
        StepRecord &target = targetOf(step, cells);
        for (auto cell = cells.begin(); cell != cells.end(); ++cell)
            setFigure(target, cell.key(), cell.value());
        if (cells.contains(u"target"_s))
            addTarget(target, cells, environment.value("targets"_L1) == "schemas"_L1);
        return {};
    }

    /// A schema of the one instance, or an instance by its port.
    static void addTarget(StepRecord &step, const QMap<QString, QJsonValue> &cells, bool isSchema)
    {
        const int number = static_cast<int>(step.targets.size()) + 1;
        const QString name = cells.value(u"target"_s).toString();
        TargetRecord target;
        (isSchema ? target.schema : target.instance) = number;
        (isSchema ? target.database : target.address) = isSchema ? name : u':' + name;
        target.statedRate = cells.value(u"operations_per_s"_s).toDouble();
        target.statedQueryRate = cells.value(u"queries_per_s"_s).toDouble();
        step.targets += target;
    }

    /// Rows of several targets are summed in one step.
    StepRecord &targetOf(const StepRecord &step, const QMap<QString, QJsonValue> &cells)
    {
        if (cells.contains(u"target"_s)) {
            for (StepRecord &known : m_run.steps) {
                if (known.environmentId == step.environmentId && known.workloadId == step.workloadId)
                    return known;
            }
        }
        return m_run.steps.emplaceBack(step);
    }

    QJsonObject m_document;
    RunRecord m_run;
};

QJsonObject documentOf(const QString &name)
{
    QFile file(u":/examples/%1.json"_s.arg(name));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

Result<RunRecord> readExample(const PublishedExample &example)
{
    return ExampleReader(documentOf(example.name)).read(example);
}

/// What of a workload must be equal for its figures to stand beside each other; the test, the mix and the
/// number of clients are in the case's key.
QList<QJsonValue> identityOf(const QJsonObject &workload)
{
    const QJsonObject what = workload.value("what"_L1).toObject();
    QList<QJsonValue> values;
    for (const auto key : {"payloadBytes"_L1, "pipeline"_L1, "tables"_L1, "tableSize"_L1, "schema"_L1})
        values += what.value(key);
    return values;
}

/// The published case that goes by another name: its range was another, which its own title tells.
QString publishedCaseKey(const QString &caseKey)
{
    return caseKey == "redis:LRANGE_500:c50"_L1 ? u"redis:mix:LRANGE_500 (first 450 elements):c50"_s
                                                : caseKey;
}

QList<StepRecord> stepsBeside(const RunRecord &run, const RunRecord &published)
{
    QList<StepRecord> found;
    QStringList seen;
    for (const StepRecord &own : run.steps) {
        const QString place = own.workloadId + u'/' + own.caseKey + u'/' + own.environmentId;
        if (seen.contains(place))
            continue;
        seen += place;
        for (StepRecord step : published.steps) {
            if (step.environmentSlot != own.environmentSlot || step.caseKey != publishedCaseKey(own.caseKey)
                || identityOf(step.workload) != identityOf(own.workload)) {
                continue;
            }
            step.workloadId = own.workloadId;
            step.caseKey = own.caseKey;
            step.environmentId = own.environmentId;
            step.environmentName = own.environmentName;
            found += step;
        }
    }
    return found;
}

} // namespace

QList<PublishedExample> publishedExamples()
{
    return {
        {u"mysql-native-vs-container"_s,
         QCoreApplication::translate("Tare::Examples", "MySQL 8.0, natively and in a container"),
         QCoreApplication::translate(
             "Tare::Examples",
             "Published: MySQL 8.0.34 on a host with 4 CPUs, 16 GB and Debian 12; a native build against the "
             "Docker Hub image on a bridge network with a mounted data directory. sysbench 1.0.20 "
             "oltp_read_write from another host, 20 tables of 10,000,000 rows, 8 threads, 300 s, 4 runs a "
             "side, all native ones first; buffer pool 2 GB.")},
        {u"redis-native-vs-container"_s,
         QCoreApplication::translate("Tare::Examples",
                                     "Redis 2.8: native, on one CPU, two container networks"),
         QCoreApplication::translate(
             "Tare::Examples",
             "Published: Redis 2.8 on a host with 24 CPUs and 48 GB; native, native on one CPU by taskset, "
             "Docker with a published port and Docker on the host network. redis-benchmark -q -d 100 on "
             "127.0.0.1, one run each: requests per second and nothing else.")},
        {u"mysql-instances-vs-schemas"_s,
         QCoreApplication::translate("Tare::Examples", "MySQL: 8 instances or 8 schemas in one"),
         QCoreApplication::translate(
             "Tare::Examples",
             "Published: 8 instances of one schema with 2 GB of buffer pool each, against one instance with "
             "8 schemas and 16 GB. sysbench 0.5 oltp.lua, 100 tables of 200,000 rows, 8 load processes of 32 "
             "threads and 200,000 requests at once; first from four other hosts, where the network card was "
             "full, then from the database host itself, where the CPUs were. Sums over the 8; queries are "
             "read and write requests without BEGIN and COMMIT.")},
        {u"mydumper-thread-sweep"_s,
         QCoreApplication::translate("Tare::Examples", "mydumper and myloader with 2 to 8 threads"),
         QCoreApplication::translate(
             "Tare::Examples",
             "Published: mydumper with and without its compression and myloader on a schema of 20 tables and "
             "3.7 GB on a RAID 10, with 2, 4, 6 and 8 threads, one run each; real, user and system seconds. "
             "The compressed dump had about 10 % of the plain one's size.")},
    };
}

Result<RunRecord> loadExample(const QString &name)
{
    QStringList known;
    const QList<PublishedExample> examples = publishedExamples();
    for (const PublishedExample &example : examples) {
        if (example.name == name)
            return readExample(example);
        known += example.name;
    }
    return failure(
        ErrorCode::InvalidArgument,
        QCoreApplication::translate("Tare::Examples", "There is no example named “%1”. The examples are: %2.")
            .arg(name, known.join(u", "_s)));
}

std::optional<PublishedFigures> publishedFiguresFor(const RunRecord &run)
{
    if (run.key.startsWith(examplePrefix))
        return std::nullopt;
    const QList<PublishedExample> examples = publishedExamples();
    for (const PublishedExample &example : examples) {
        const Result<RunRecord> published = readExample(example);
        if (!published)
            continue;
        const QList<StepRecord> steps = stepsBeside(run, *published);
        if (!steps.isEmpty())
            return PublishedFigures{example, steps};
    }
    return std::nullopt;
}

} // namespace Tare
