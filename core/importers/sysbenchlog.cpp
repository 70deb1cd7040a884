// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/importers/sysbenchlog.h"

#include "core/importers/textscanner.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cctype>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr qsizetype longestObject = 8192; ///< of the JSON hook; a real one has 250 bytes
constexpr qsizetype mostTrouble = 5;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// "[ 10s ] thds: 8 tps: 1.00 qps: 20.00 (r/w/o: 14.00/4.00/2.00) lat (ms,95%): 5.00 err/s: 0.00 reconn/s:
/// 0.00"; the Lua reporter has no colon behind err/s.
bool readNew(TextScanner scanner, SysbenchInterval &into)
{
    double queries = 0;
    double reads = 0;
    double writes = 0;
    double others = 0;
    double latency = 0;
    double errors = 0;
    qint64 percentile = 0;
    scanner.word("thds:")
        .integer(into.threads)
        .word("tps:")
        .number(into.transactions)
        .word("qps:")
        .number(queries);
    scanner.word("(r/w/o:").number(reads).word("/").number(writes).word("/").number(others).word(")");
    scanner.word("lat (ms,").integer(percentile).word("%):").number(latency).word("err/s");
    scanner.maybe(":");
    scanner.number(errors);
    if (!scanner.ok())
        return false;
    into.queries = queries;
    into.reads = reads;
    into.writes = writes;
    into.others = others;
    into.latency = latency;
    into.errors = errors;
    into.percentile = static_cast<int>(percentile);
    return true;
}

/// 0.5: "threads: 8, tps: 1.00, reads: 14.00, writes: 4.00, response time: 5.00ms (95%), errors: 0.00,
/// reconnects: 0.00"; 0.4 has "reads/s:" and "writes/s:", no comma behind these, and nothing behind the
/// response time.
bool readOld(TextScanner scanner, SysbenchInterval &into)
{
    double reads = 0;
    double writes = 0;
    double latency = 0;
    qint64 percentile = 0;
    scanner.word("threads:").integer(into.threads).word(",").word("tps:").number(into.transactions).word(",");
    scanner.word("reads");
    scanner.maybe("/s");
    scanner.word(":").number(reads).word(",").word("writes");
    scanner.maybe("/s");
    scanner.word(":").number(writes);
    scanner.maybe(",");
    scanner.word("response time:").number(latency).word("ms").word("(").integer(percentile).word("%)");
    if (!scanner.ok())
        return false;
    into.reads = reads;
    into.writes = writes;
    into.latency = latency;
    into.percentile = static_cast<int>(percentile);
    double errors = 0;
    if (scanner.maybe(",") && scanner.word("errors:").number(errors).ok())
        into.errors = errors;
    return true;
}

/// Ten numbers: time, threads, tps, qps, reads, writes, others, latency, errors, reconnects.
bool readCsv(QByteArrayView text, SysbenchInterval &into)
{
    TextScanner scanner(text);
    double queries = 0;
    double reads = 0;
    double writes = 0;
    double others = 0;
    double latency = 0;
    double errors = 0;
    double reconnects = 0;
    scanner.number(into.at).word(",").integer(into.threads).word(",").number(into.transactions).word(",");
    scanner.number(queries).word(",").number(reads).word(",").number(writes).word(",").number(others).word(
        ",");
    scanner.number(latency).word(",").number(errors).word(",").number(reconnects);
    if (!scanner.ok() || !scanner.atEnd())
        return false;
    into.format = SysbenchInterval::Format::Csv;
    into.queries = queries;
    into.reads = reads;
    into.writes = writes;
    into.others = others;
    into.latency = latency;
    into.errors = errors;
    return true;
}

bool readJson(const QByteArray &text, SysbenchInterval &into)
{
    const QJsonObject object = QJsonDocument::fromJson(text).object();
    if (!object.value("time"_L1).isDouble() || !object.value("tps"_L1).isDouble())
        return false;
    const auto number = [](const QJsonValue &value) {
        return value.isDouble() ? std::optional(value.toDouble()) : std::nullopt;
    };
    const QJsonObject queries = object.value("qps"_L1).toObject();
    into.format = SysbenchInterval::Format::Json;
    into.at = object.value("time"_L1).toDouble();
    into.threads = object.value("threads"_L1).toInteger();
    into.transactions = object.value("tps"_L1).toDouble();
    into.queries = number(queries.value("total"_L1));
    into.reads = number(queries.value("reads"_L1));
    into.writes = number(queries.value("writes"_L1));
    into.others = number(queries.value("other"_L1));
    into.latency = number(object.value("latency"_L1));
    into.errors = number(object.value("errors"_L1));
    return true;
}

/// Rates beyond this are no measurement but a counter that ran over (1.8e19 after a checkpoint).
constexpr double highestRate = 1e8;
constexpr double latestSecond = 1e8; ///< three years

bool isPlausible(const SysbenchInterval &interval)
{
    const auto fits = [](const std::optional<double> &value) {
        return !value || (*value >= 0 && *value < highestRate);
    };
    return interval.at > 0 && interval.at < latestSecond && interval.threads >= 0
        && interval.threads < 1'000'000 && fits(interval.transactions) && fits(interval.queries)
        && fits(interval.reads) && fits(interval.writes) && fits(interval.others) && fits(interval.errors)
        && fits(interval.latency);
}

/// A shell's trace or prompt with the command: "+ sysbench … run", "$ time ./sysbench … run".
QByteArrayView commandIn(QByteArrayView text)
{
    const qsizetype at = text.indexOf("sysbench ");
    if (at < 0 || !text.contains(" --") || !(text.endsWith(" run") || text.contains(" run ")))
        return {};
    return text.sliced(at);
}

} // namespace

SysbenchRun &SysbenchLog::run()
{
    if (!m_run)
        m_run.emplace();
    return *m_run;
}

void SysbenchLog::endRun()
{
    if (!m_run)
        return;
    if (m_run->hasReport() && !m_run->report.isDatabase) {
        ++m_otherTests;
    } else if (!m_run->isEmpty()) {
        if (m_log.steps.size() < mostImportedSteps)
            m_log.steps.append(m_run->toStep());
        else
            ++m_leftOut;
    }
    if (m_log.version.isEmpty())
        m_log.version = m_run->version;
    m_run.reset();
}

bool SysbenchLog::takePreamble(QByteArrayView text)
{
    constexpr QByteArrayView name = "sysbench ";
    if (text.startsWith(name) && text.size() > name.size() && isDigit(text.at(name.size()))) {
        const QByteArrayView rest = text.sliced(name.size());
        const auto end = std::find_if(rest.begin(), rest.end(), [](char c) { return c == ' ' || c == ':'; });
        const QString command = m_run && m_run->isEmpty() && !m_run->begun ? m_run->command : QString();
        endRun();
        run().version = excerpt(rest.first(end - rest.begin()), 40);
        run().command = command;
        return true;
    }
    if (text == "Running the test with following options:") {
        if (m_run && (m_run->begun || m_run->hasIntervals() || m_run->hasReport()))
            endRun();
        run().begun = true;
        return true;
    }
    if (const QByteArrayView command = commandIn(text); !command.isEmpty()) {
        endRun();
        run().command = excerpt(command, 8192);
        return true;
    }
    if (!m_run)
        return false;
    const auto number = [text](QByteArrayView label, std::optional<qint64> &into) {
        TextScanner scanner(text);
        qint64 value = 0;
        if (!scanner.word(label).integer(value).ok() || value <= 0)
            return false;
        into = value;
        return true;
    };
    if (number("Number of threads:", m_run->threads) || number("Warmup time:", m_run->warmup)
        || number("Target transaction rate:", m_run->rate)
        || number("Report intermediate results every", m_run->interval)) {
        return true;
    }
    if (text.startsWith("Initializing random number generator")
        || text.startsWith("Random number generator seed")) {
        const qsizetype at = text.indexOf("seed");
        m_run->seed =
            at < 0 ? QString() : excerpt(text.sliced(at + 4), 40).remove(u'(').remove(u')').trimmed();
        return true;
    }
    if (text.startsWith("FATAL:") || text.startsWith("ALERT:")) {
        if (m_run->trouble.size() < mostTrouble)
            m_run->trouble += excerpt(text);
        return true;
    }
    return false;
}

bool SysbenchLog::takeInterval(QByteArrayView text)
{
    SysbenchInterval interval;
    if (text.startsWith('[')) {
        TextScanner scanner(text);
        if (!scanner.word("[").number(interval.at).word("s").word("]").ok())
            return false;
        if (!(interval.at >= 0 && interval.at < latestSecond))
            return false;
        if (scanner.maybe("Checkpoint report:")) {
            run().checkpointAnnounced = true;
            run().announcedAt = interval.at;
            return true;
        }
        if (TextScanner queue = scanner; queue.maybe("queue length:")) {
            double length = 0;
            if (queue.number(length).ok() && m_run && length < highestRate)
                m_run->longestQueue = std::max(m_run->longestQueue, length);
            return true;
        }
        if (!readNew(scanner, interval) && !readOld(scanner, interval))
            return false;
    } else if (text.isEmpty() || !isDigit(text.front()) || !readCsv(text, interval)) {
        return false;
    }
    add(interval);
    return true;
}

void SysbenchLog::add(const SysbenchInterval &interval)
{
    if (!isPlausible(interval))
        return;
    // The clock of a run never goes back: another one, whose beginning the log does not have.
    // The last line of a run may come in the middle of its report: it is another thread that prints it.
    const bool over = m_run && m_run->report.isComplete() && !m_run->reportIsCheckpoint;
    if (m_run && (over || interval.at < m_run->lastAt))
        endRun();
    run().add(interval);
}

bool SysbenchLog::takeReport(QByteArrayView text)
{
    if (SysbenchReport::startsWith(text)) {
        SysbenchRun &here = run();
        if (here.hasReport() && !here.reportIsCheckpoint) { // the end of another run, without its beginning
            endRun();
        } else if (here.hasReport()) {
            ++here.checkpoints;
            here.checkpointAt = here.announcedAt;
        }
        SysbenchRun &now = run();
        now.report = SysbenchReport();
        now.reportIsCheckpoint = std::exchange(now.checkpointAnnounced, false);
    } else if (text == "General statistics:" && !m_run) {
        return false;
    }
    if (!m_run)
        return false;
    if (text.startsWith("Latency histogram ")) // it comes before the report that it belongs to
        m_run->histogram.clear();
    return m_run->report.take(text) || m_run->histogram.take(text);
}

bool SysbenchLog::takeJson(QByteArrayView text)
{
    if (m_jsonDepth == 0) {
        if (text == "]") {
            if (m_run)
                m_run->jsonClosed = true;
            return true;
        }
        if (!text.startsWith('{'))
            return false;
    }
    // Numbers and fixed keys: no braces inside strings.
    m_jsonDepth += static_cast<int>(std::count(text.begin(), text.end(), '{'))
        - static_cast<int>(std::count(text.begin(), text.end(), '}'));
    m_json.append(text.data(), text.size());
    if (m_jsonDepth > 0 && m_json.size() <= longestObject)
        return true;
    SysbenchInterval interval;
    const qsizetype end = m_json.lastIndexOf('}'); // behind it a comma may stand
    const bool read = m_jsonDepth == 0 && end >= 0 && readJson(m_json.first(end + 1), interval);
    m_json.clear();
    m_jsonDepth = 0;
    if (read)
        add(interval);
    return read;
}

void SysbenchLog::line(QByteArrayView text)
{
    if (text.isEmpty())
        return;
    if (takeJson(text) || takeInterval(text) || takePreamble(text))
        return;
    takeReport(text);
}

ImportedLog SysbenchLog::finish()
{
    endRun();
    if (!m_log.steps.isEmpty() || m_otherTests > 0)
        m_log.tool = u"sysbench"_s;
    if (m_otherTests > 0) {
        m_log.remarks += QCoreApplication::translate(
            "Tare::Import",
            "It holds results of sysbench tests that are no database load; they are left out.");
    }
    if (m_leftOut > 0) {
        m_log.remarks += QCoreApplication::translate("Tare::Import", "Only its first %1 results were read.")
                             .arg(mostImportedSteps);
    }
    return std::exchange(m_log, {});
}

} // namespace Tare
