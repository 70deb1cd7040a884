// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/importers/redisbenchmarklog.h"

#include "core/importers/importedcase.h"
#include "core/importers/textscanner.h"
#include "core/model/numberformat.h"
#include "core/model/redistitle.h"

#include <QCoreApplication>
#include <QJsonObject>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr qsizetype longestTitle = 200;
constexpr qsizetype mostTrouble = 5;
constexpr std::size_t mostPercentiles = 100000;
constexpr double longestRecorded = 2999; ///< ms; since 6.2 anything above 3 s is recorded as 3 s
constexpr int usualClients = 50;

/// The fields of a CSV line from its right end: the last `count` quoted numbers, and what is before them.
/// Nothing is escaped there, so a custom command may hold quotes and commas.
std::optional<std::vector<double>> numbersFromRight(QByteArrayView &text, std::size_t count)
{
    std::vector<double> numbers;
    while (numbers.size() < count) {
        if (!text.endsWith('"'))
            return std::nullopt;
        const QByteArrayView inner = text.chopped(1);
        const qsizetype quote = inner.lastIndexOf('"');
        if (quote < 2 || inner.at(quote - 1) != ',')
            return std::nullopt;
        const auto value = wholeNumber(inner.sliced(quote + 1));
        if (!value)
            return std::nullopt;
        numbers.insert(numbers.begin(), *value);
        text = inner.first(quote - 1);
    }
    return numbers;
}

QString unquoted(QByteArrayView text)
{
    if (text.size() < 2 || !text.startsWith('"') || !text.endsWith('"'))
        return {};
    return excerpt(text.sliced(1, text.size() - 2), longestTitle);
}

std::optional<double> positive(double value)
{
    return value > 0 ? std::optional(value) : std::nullopt;
}

bool startsWithAny(QByteArrayView text, std::initializer_list<QByteArrayView> beginnings)
{
    return std::any_of(beginnings.begin(), beginnings.end(),
                       [text](QByteArrayView beginning) { return text.startsWith(beginning); });
}

/// What only redis-benchmark says.
bool isItsTrouble(QByteArrayView text)
{
    return startsWithAny(text, {"Could not connect to Redis", "Error from server"})
        || (text.startsWith("Node ") && text.endsWith("replied with error:"));
}

bool isTrouble(QByteArrayView text)
{
    return isItsTrouble(text)
        || startsWithAny(text,
                         {"Error: ", "WARNING: ", "All clients", "Server closed", "Writing to socket", "ERR ",
                          "NOAUTH ", "WRONGPASS ", "NOPERM ", "DENIED ", "LOADING ", "MISCONF ", "OOM ",
                          "READONLY ", "MOVED ", "CLUSTERDOWN "});
}

/// A shell's trace or prompt with the command. "redis-benchmark" in a path or a sentence is none.
QByteArrayView commandIn(QByteArrayView text)
{
    for (const QByteArrayView name :
         {QByteArrayView("redis-benchmark"), QByteArrayView("valkey-benchmark")}) {
        const qsizetype at = text.indexOf(name);
        if (at >= 0 && (at + name.size() == text.size() || text.sliced(at + name.size()).startsWith(" -")))
            return text.sliced(at);
    }
    return {};
}

} // namespace

bool RedisBenchmarkLog::takeCsv(QByteArrayView text)
{
    if (!text.startsWith('"') || !text.endsWith('"'))
        return false;
    if (text.startsWith("\"test\",\"rps\"")) {
        m_sawHeader = true;
        m_log.tool = u"redis-benchmark"_s;
        return true;
    }
    RedisBenchmarkTest test;
    QByteArrayView title = text;
    auto numbers = numbersFromRight(title, 7);
    if (!numbers && !m_sawHeader) {
        title = text;
        numbers = numbersFromRight(title, 1);
    }
    if (!numbers) {
        // "inf" or "nan" instead of a number
        if (!m_sawHeader && !text.contains("\",\""))
            return false;
        test.noNumber = true;
        const qsizetype end = text.indexOf("\",\"");
        title = end < 0 ? text : text.first(end + 1);
    }
    test.title = unquoted(title);
    if (test.title.isEmpty())
        return false;
    if (numbers) {
        test.rate = numbers->front();
        test.isOld = numbers->size() == 1;
        if (!test.isOld) {
            test.latency = {positive(numbers->at(1)), positive(numbers->at(2)), positive(numbers->at(3)),
                            positive(numbers->at(4)), positive(numbers->at(5)), std::nullopt,
                            positive(numbers->at(6))};
        }
    }
    endTest();
    add(test);
    return true;
}

/// "TITLE: 12345.67 requests per second", since 6.2 with ", p50=0.123 msec"; "12345.67 requests per second"
/// at the end of a report up to 6.0; "throughput summary: …" since.
bool RedisBenchmarkLog::takeRate(QByteArrayView text)
{
    constexpr QByteArrayView words = " requests per second";
    const qsizetype at = text.indexOf(words);
    if (at < 0)
        return false;
    const QByteArrayView before = text.first(at);
    const qsizetype colon = before.lastIndexOf(": ");
    const auto rate = wholeNumber(colon < 0 ? before : before.sliced(colon + 2));
    if (before.startsWith("throughput summary") || colon < 0) {
        if (!m_test)
            return false;
        m_test->rate = rate;
        m_test->noNumber = !rate;
        m_test->isOld = colon < 0;
        if (m_test->isOld)
            endTest(); // its last line
        return true;
    }
    endTest();
    RedisBenchmarkTest test;
    test.title = excerpt(before.first(std::min(colon, longestTitle)), longestTitle);
    if (test.title.isEmpty())
        return false;
    test.rate = rate;
    test.noNumber = !rate;
    TextScanner rest(text.sliced(at + words.size()));
    double p50 = 0;
    test.isOld = !rest.word(",").word("p50=").number(p50).ok();
    test.latency.p50 = positive(p50);
    add(test);
    return true;
}

bool RedisBenchmarkLog::takeSettings(QByteArrayView text)
{
    TextScanner scanner(text);
    double number = 0;
    qint64 count = 0;
    if (TextScanner rest = scanner; rest.integer(count).ok() && count >= 0) {
        if (rest.maybe("requests completed in") && rest.number(number).ok()) {
            m_test->requests = count;
            m_test->seconds = number;
            return true;
        }
        if (rest.maybe("parallel clients")) {
            m_test->clients = count;
            return true;
        }
        if (rest.maybe("bytes payload")) {
            m_test->payload = count;
            return true;
        }
    }
    if (scanner.maybe("keep alive:")) {
        m_test->keepAlive = scanner.rest().trimmed() != "0";
        return true;
    }
    if (scanner.maybe("threads:")) {
        if (scanner.integer(count).ok())
            m_test->threads = count;
        return true;
    }
    if (scanner.maybe("multi-thread:"))
        return true;
    if (scanner.maybe("host configuration \"")) {
        const QByteArrayView rest = scanner.rest();
        const qsizetype quote = rest.indexOf("\":");
        if (quote > 0 && quote < 40)
            m_test->server.insert(excerpt(rest.first(quote)), excerpt(rest.sliced(quote + 2).trimmed()));
        return true;
    }
    return false;
}

bool RedisBenchmarkLog::takeReport(QByteArrayView text)
{
    if (text.startsWith("====== ") && text.endsWith(" ======") && text.size() > 14) {
        endTest();
        m_test.emplace();
        m_test->title = excerpt(text.sliced(7, text.size() - 14).trimmed(), longestTitle);
        return true;
    }
    if (!m_test)
        return false;
    if (m_latencyFollows) {
        std::array<double, 6> numbers{};
        TextScanner scanner(text);
        for (double &number : numbers)
            scanner.number(number);
        if (scanner.ok() && scanner.atEnd()) {
            m_latencyFollows = false;
            m_test->latency = {positive(numbers[0]), positive(numbers[1]), positive(numbers[2]),
                               positive(numbers[3]), positive(numbers[4]), std::nullopt,
                               positive(numbers[5])};
            return true;
        }
    }
    if (text.startsWith("latency summary")) {
        m_latencyFollows = true;
        return true;
    }
    if (takeSettings(text))
        return true;
    TextScanner scanner(text);
    double percent = 0;
    double milliseconds = 0;
    if (scanner.number(percent).word("%").word("<=").number(milliseconds).word("milliseconds").ok()) {
        m_test->wholeMilliseconds = m_test->wholeMilliseconds && milliseconds == std::floor(milliseconds);
        if (m_test->percentiles.size() < mostPercentiles)
            m_test->percentiles.emplace_back(percent, milliseconds);
        return true;
    }
    return false;
}

void RedisBenchmarkLog::line(QByteArrayView text)
{
    if (text.isEmpty())
        return;
    if (takeCsv(text) || takeRate(text) || takeReport(text))
        return;
    if (const QByteArrayView command = commandIn(text); !command.isEmpty()) {
        endTest();
        m_command = excerpt(command, 8192);
    } else if (text.startsWith("Cluster has ")) {
        m_cluster = true;
    } else if (isTrouble(text) && m_trouble.size() < mostTrouble) {
        m_trouble += excerpt(text);
        if (isItsTrouble(text))
            m_log.tool = u"redis-benchmark"_s;
    }
}

void RedisBenchmarkLog::endTest()
{
    if (m_test)
        add(*m_test);
    m_test.reset();
    m_latencyFollows = false;
}

void RedisBenchmarkLog::setWorkload(StepRecord &step, const RedisBenchmarkTest &test) const
{
    RedisWorkload redis;
    setCaseByTitle(redis, test.title);
    redis.clients = {static_cast<int>(std::clamp<qint64>(test.clients.value_or(usualClients), 1, 1'000'000))};
    redis.payloadBytes = static_cast<int>(std::clamp<qint64>(test.payload.value_or(3), 0, 1 << 30));
    redis.reconnect = test.keepAlive == false;
    redis.workers = static_cast<int>(std::clamp<qint64>(test.threads.value_or(1), 1, 500));
    redis.timing = {0, 0, 1, test.requests.value_or(0)};
    setCase(step, {u"load-1"_s, u"redis-benchmark"_s, redis});
    forget(step, {u"keyspace"_s, u"distribution"_s, u"classic"_s, u"pipeline"_s, u"rate"_s});
    if (!test.payload)
        forget(step, {u"payloadBytes"_s});
    if (!test.clients) {
        addRemark(
            step,
            QCoreApplication::translate(
                "Tare::Import",
                "The log tells neither clients, requests nor payload; 50 clients, the usual number, are "
                "assumed."));
    } else {
        addRemark(
            step,
            QCoreApplication::translate("Tare::Import", "The log tells neither keyspace nor pipelining."));
    }
}

void RedisBenchmarkLog::setLatency(StepRecord &step, const RedisBenchmarkTest &test) const
{
    LatencySummary &latency = step.stated->latency;
    latency = test.latency;
    if (latency.max.value_or(0) >= longestRecorded) {
        latency.max.reset();
        addRemark(step,
                  QCoreApplication::translate(
                      "Tare::Import",
                      "The longest latency is 3 s, where redis-benchmark cuts it off. It is left out."));
    }
    if (!test.isOld || test.percentiles.empty())
        return;
    const auto at = [&test](double percent) -> std::optional<double> {
        for (const auto &[share, milliseconds] : test.percentiles) {
            if (share >= percent)
                return positive(milliseconds);
        }
        return std::nullopt;
    };
    latency.p50 = at(50);
    latency.p95 = at(95);
    latency.p99 = at(99);
    latency.p999 = at(99.9);
    latency.max = at(100);
    if (test.wholeMilliseconds) {
        addRemark(step,
                  QCoreApplication::translate("Tare::Import",
                                              "This version tells latencies in whole milliseconds, so lesser "
                                              "differences do not show; those "
                                              "below one are left out."));
    }
}

void RedisBenchmarkLog::add(const RedisBenchmarkTest &test)
{
    m_log.tool = u"redis-benchmark"_s;
    if (m_log.steps.size() >= mostImportedSteps) {
        ++m_leftOut;
        return;
    }
    StepRecord step;
    step.stated = StatedFigures();
    step.facts.insert(importToolFact, u"redis-benchmark"_s);
    const QString version = test.isOld ? u"2.2 – 6.0"_s : u"6.2 or later"_s;
    if (test.rate)
        step.facts.insert(importVersionFact, version);
    if (m_cluster)
        step.facts.insert(u"import.cluster"_s, u"yes"_s);
    for (auto setting = test.server.begin(); setting != test.server.end(); ++setting)
        step.facts.insert(u"server."_s + setting.key(), setting.value());
    setWorkload(step, test);
    if (!test.rate || !(*test.rate > 0)) {
        step.status = StepStatus::Failed;
        step.reasonDetail = m_trouble.join(u'\n');
        step.reason = test.noNumber || test.rate
            ? QCoreApplication::translate(
                "Tare::Import", "The log has no usable number for it: nothing was done, or in no time.")
            : QCoreApplication::translate("Tare::Import", "The log ends before its result.");
        m_log.steps.append(step);
        return;
    }
    if (m_log.version.isEmpty())
        m_log.version = version;
    step.status = StepStatus::Done;
    step.stated->operationsPerSecond = test.rate;
    setLatency(step, test);
    if (test.requests) {
        step.totals.operations = *test.requests;
        step.stated->counters = {u"operations"_s};
        step.seconds =
            static_cast<double>(*test.requests) / *test.rate; // to the millisecond, unlike the one printed
    }
    if (step.seconds > 0 && step.seconds < 1) {
        addRemark(step,
                  QCoreApplication::translate(
                      "Tare::Import",
                      "It lasted %1 ms, which is counted in whole milliseconds: too short to tell small "
                      "differences.")
                      .arg(formatFixed(step.seconds * 1000, 0)));
    }
    if (test.threads) {
        addRemark(step,
                  QCoreApplication::translate(
                      "Tare::Import",
                      "With --threads redis-benchmark adds up to a quarter of a second to the time, so its "
                      "throughput is too low where a test is short."));
    }
    if (test.isOld) {
        addRemark(step,
                  QCoreApplication::translate(
                      "Tare::Import", "This version counts an error reply as a request like any other."));
    }
    m_log.steps.append(step);
}

ImportedLog RedisBenchmarkLog::finish()
{
    endTest();
    if (m_leftOut > 0) {
        m_log.remarks += QCoreApplication::translate("Tare::Import", "Only its first %1 results were read.")
                             .arg(mostImportedSteps);
    }
    if (!m_log.tool.isEmpty() && m_log.steps.isEmpty()) {
        m_log.remarks += QCoreApplication::translate(
            "Tare::Import",
            "It is output of redis-benchmark without a result: the tool gave up at an error.");
    }
    for (const QString &words : std::as_const(m_trouble))
        m_log.remarks += QCoreApplication::translate("Tare::Import", "redis-benchmark says: %1").arg(words);
    return std::exchange(m_log, {});
}

} // namespace Tare
