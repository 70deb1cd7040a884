// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/importers/memtierlog.h"

#include "core/importers/importedcase.h"
#include "core/importers/intervalcourse.h"
#include "core/importers/jsonstream.h"
#include "core/model/numberformat.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr std::size_t deepest = 32;       ///< levels; a real document has seven
constexpr qsizetype mostSections = 10000; ///< results of single runs
constexpr qsizetype mostCommands = 64;

std::optional<double> positive(double value)
{
    return value > 0 && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

/// The latency that a key names; null for any other key.
std::optional<double> LatencySummary::*latencyField(const std::string &key)
{
    if (key == "Average Latency" || key == "Latency")
        return &LatencySummary::avg;
    if (key == "Min Latency")
        return &LatencySummary::min;
    if (key == "Max Latency")
        return &LatencySummary::max;
    if (key == "p50.00")
        return &LatencySummary::p50;
    if (key == "p95.00")
        return &LatencySummary::p95;
    if (key == "p99.00")
        return &LatencySummary::p99;
    if (key == "p99.90")
        return &LatencySummary::p999;
    return nullptr;
}

/// One "ALL STATS" or "RUN #1 RESULTS".
struct Section
{
    QString name;
    QStringList commands; ///< "Sets", "Gets" and those of the user's that did anything
    std::optional<double> rate;
    std::optional<double> count;
    std::optional<double> milliseconds;
    std::optional<double> connectionErrors;
    std::optional<double> misses; ///< a second
    LatencySummary latency;
    IntervalCourse course;
    bool interrupted = false;
};

/// Collects what matters while the parser goes through the document. The keys above a value are its path.
class Collector final : public nlohmann::json_sax<nlohmann::json>
{
public:
    QString error;
    std::vector<Section> sections;
    QMap<QString, double> settings; ///< numbers of "configuration" and "run information"
    QString ratio;
    bool leftOut = false;

    bool null() override { return true; }
    bool boolean(bool value) override
    {
        if (Section *section = here(); section && is(1, "Runtime") && is(2, "Interrupted"))
            section->interrupted = value;
        return true;
    }
    bool number_integer(number_integer_t value) override { return number(static_cast<double>(value)); }
    bool number_unsigned(number_unsigned_t value) override { return number(static_cast<double>(value)); }
    bool number_float(number_float_t value, const string_t &) override { return number(value); }
    bool string(string_t &value) override
    {
        if (m_path.size() == 2 && is(0, "configuration") && is(1, "ratio"))
            ratio = QString::fromStdString(value.substr(0, 40));
        if (Section *section = here(); section && is(1, "Runtime") && is(2, "Interrupted"))
            section->interrupted = value == "true";
        return true;
    }
    bool binary(binary_t &) override { return true; }
    bool start_object(std::size_t) override
    {
        if (m_path.size() >= deepest)
            return false;
        m_path.emplace_back();
        if (m_path.size() == 2 && isSection(m_path.front())) {
            if (static_cast<qsizetype>(sections.size()) < mostSections)
                sections.emplace_back().name = QString::fromStdString(m_path.front());
            else
                leftOut = true;
        }
        return true;
    }
    bool key(string_t &value) override
    {
        m_path.back() = value;
        return true;
    }
    bool end_object() override
    {
        m_path.pop_back();
        if (m_path.size() == 4 && is(1, "Totals") && is(2, "Time-Serie"))
            endInterval();
        return true;
    }
    bool start_array(std::size_t) override
    {
        m_path.emplace_back("[]");
        return m_path.size() < deepest;
    }
    bool end_array() override
    {
        m_path.pop_back();
        return true;
    }
    bool parse_error(std::size_t position, const std::string &, const nlohmann::json::exception &) override
    {
        error = QCoreApplication::translate("Tare::Import",
                                            "The JSON is broken or ends too early, after %1 bytes.")
                    .arg(position);
        return false;
    }

private:
    static bool isSection(const std::string &key)
    {
        return key == "ALL STATS" || (key.starts_with("RUN #") && key.ends_with("RESULTS"))
            || key.starts_with("AGGREGATED AVERAGE RESULTS");
    }

    bool is(std::size_t level, const char *key) const
    {
        return level < m_path.size() && m_path[level] == key;
    }

    Section *here()
    {
        return !m_path.empty() && isSection(m_path.front()) && !leftOut && !sections.empty()
            ? &sections.back()
            : nullptr;
    }

    bool number(double value)
    {
        if (m_path.size() == 2 && (is(0, "configuration") || is(0, "run information"))) {
            if (settings.size() < 1000)
                settings.insert(QString::fromStdString(m_path[1].substr(0, 60)), value);
            return true;
        }
        Section *section = here();
        if (!section)
            return true;
        if (is(1, "Runtime") && is(2, "Total duration") && m_path.size() == 3) {
            section->milliseconds = value;
        } else if (!is(1, "Totals")) {
            if (m_path.size() == 3 && is(2, "Ops/sec") && value > 0
                && section->commands.size() < mostCommands)
                section->commands += QString::fromStdString(m_path[1].substr(0, 100));
        } else if (is(2, "Time-Serie")) {
            intervalNumber(value);
        } else {
            totalsNumber(*section, value);
        }
        return true;
    }

    void totalsNumber(Section &section, double value)
    {
        const bool percentile = m_path.size() == 4 && is(2, "Percentile Latencies");
        if (m_path.size() != 3 && !percentile)
            return;
        const std::string &key = m_path.back();
        if (const auto field = latencyField(key))
            section.latency.*field = positive(value);
        else if (key == "Ops/sec")
            section.rate = value;
        else if (key == "Count")
            section.count = value;
        else if (key == "Misses/sec")
            section.misses = value;
        else if (key == "Connection Errors")
            section.connectionErrors = value;
    }

    void intervalNumber(double value)
    {
        if (m_path.size() != 5)
            return;
        const std::string &key = m_path.back();
        if (const auto field = latencyField(key))
            m_latency.*field = positive(value);
        else if (key == "Count" && value >= 0 && value < 1e15)
            m_sample.counters.operations = std::llround(value);
    }

    void endInterval()
    {
        char *end = nullptr;
        const double second = std::strtod(m_path[3].c_str(), &end);
        if (Section *section = here(); section && end && *end == '\0' && second >= 0 && second < 1e9) {
            m_sample.start = second;
            m_sample.length = 1;
            if (m_latency != LatencySummary())
                m_sample.latency = m_latency;
            section->course.add(m_sample);
        }
        m_sample = {};
        m_latency = {};
    }

    std::vector<std::string> m_path;
    IntervalSample m_sample;
    LatencySummary m_latency;
};

/// "1:10" as SET and GET by weight.
RedisMix mixOf(const QString &ratio, const QStringList &commands)
{
    const int sets = ratio.section(u':', 0, 0).toInt();
    const int gets = ratio.section(u':', 1, 1).toInt();
    const bool usual = std::all_of(commands.begin(), commands.end(), [](const QString &name) {
        return name == "Sets"_L1 || name == "Gets"_L1 || name == "Waits"_L1;
    });
    RedisMix mix;
    if (usual && (sets > 0 || gets > 0)) {
        mix.name = u"SET:GET %1"_s.arg(ratio);
        if (sets > 0)
            mix.commands.append({u"SET key:__rand_int__ __data__"_s, sets});
        if (gets > 0)
            mix.commands.append({u"GET key:__rand_int__"_s, gets});
    } else {
        mix.name = commands.isEmpty() ? u"memtier_benchmark"_s : commands.join(u", "_s);
        mix.commands.append({mix.name, 1});
    }
    return mix;
}

void setWorkload(StepRecord &step, const Collector &document, const Section &section)
{
    const auto setting = [&document](const QString &key, const QString &other, double otherwise) {
        return document.settings.value(key, document.settings.value(other, otherwise));
    };
    const double threads = setting(u"threads"_s, u"Threads"_s, 0);
    const double clients = setting(u"clients"_s, u"Connections per thread"_s, 0);
    const bool known = threads >= 1 && clients >= 1 && threads * clients <= 1'000'000;
    RedisWorkload redis;
    redis.tests.clear();
    redis.mixes = {mixOf(document.ratio, section.commands)};
    redis.clients = {known ? static_cast<int>(threads * clients) : 200};
    redis.workers = known ? static_cast<int>(threads) : 4;
    redis.payloadBytes = static_cast<int>(std::clamp(setting(u"data_size"_s, {}, 32), 0.0, 1e9));
    redis.pipeline = static_cast<int>(std::clamp(setting(u"pipeline"_s, {}, 1), 1.0, 1e6));
    redis.timing = {0, static_cast<int>(std::clamp(setting(u"test_time"_s, {}, 0), 0.0, 1e9)), 1, 0};
    setCase(step, {u"load-1"_s, u"memtier_benchmark"_s, redis});
    forget(step, {u"keyspace"_s, u"distribution"_s, u"classic"_s, u"rate"_s});
    if (!document.settings.contains(u"data_size"_s))
        forget(step, {u"payloadBytes"_s});
    if (!known) {
        addRemark(
            step,
            QCoreApplication::translate(
                "Tare::Import",
                "The document tells neither threads nor clients; 4 × 50, the usual number, are assumed."));
    }
}

StepRecord stepOf(const Collector &document, Section &section)
{
    StepRecord step;
    step.stated = StatedFigures();
    step.facts.insert(importToolFact, u"memtier_benchmark"_s);
    step.facts.insert(u"import.section"_s, section.name);
    setWorkload(step, document, section);
    step.stated->operationsPerSecond = section.rate;
    step.stated->latency = section.latency;
    step.seconds = positive(section.milliseconds.value_or(0)).value_or(0) / 1000;
    if (section.count && *section.count >= 0 && *section.count < 1e15) {
        step.totals.operations = std::llround(*section.count);
        step.stated->counters = {u"operations"_s};
    }
    const int merged = section.course.merged();
    step.intervals = section.course.take();
    if (!step.intervals.isEmpty() && step.stated->counters.isEmpty()) { // cut off before its totals
        for (const IntervalSample &sample : std::as_const(step.intervals))
            step.totals += sample.counters;
        step.stated->counters = {u"operations"_s};
    }
    step.status = StepStatus::Done;
    if (section.interrupted) {
        step.status = StepStatus::Stopped;
        step.reason = QCoreApplication::translate("Tare::Import", "memtier_benchmark was interrupted.");
    } else if (!section.rate || !(*section.rate > 0)) {
        step.status = StepStatus::Failed;
        step.reason = QCoreApplication::translate(
            "Tare::Import", "The log has no usable number for it: nothing was done, or in no time.");
    }
    addRemark(step,
              QCoreApplication::translate(
                  "Tare::Import", "memtier_benchmark counts an error reply as an operation like any other."));
    if (section.connectionErrors.value_or(0) > 0) {
        addRemark(step,
                  QCoreApplication::translate("Tare::Import", "Connection errors: %1.")
                      .arg(formatCount(std::llround(*section.connectionErrors))));
    }
    if (section.misses.value_or(0) > 0 && section.rate) {
        addRemark(step,
                  QCoreApplication::translate("Tare::Import", "%1 of the operations found no key.")
                      .arg(formatPercent(*section.misses / *section.rate)));
    }
    if (section.name.startsWith("AGGREGATED"_L1)) {
        addRemark(step,
                  QCoreApplication::translate("Tare::Import",
                                              "It is an average over runs that the document does not tell "
                                              "apart (--print-all-runs would), so "
                                              "their spread is not known."));
    }
    if (merged > 1) {
        addRemark(step,
                  QCoreApplication::translate("Tare::Import",
                                              "Each point of the course stands for %1 intervals: the sum of "
                                              "their counts and the largest of "
                                              "their latencies.")
                      .arg(formatCount(merged)));
    }
    return step;
}

} // namespace

Result<ImportedLog> readMemtierJson(QIODevice &device)
{
    JsonStream stream(device);
    Collector document;
    const bool whole =
        nlohmann::json::sax_parse(JsonStream::Iterator(&stream), JsonStream::Iterator(), &document);
    // A run that is told by itself is in no average, and not told twice.
    const bool single =
        std::any_of(document.sections.begin(), document.sections.end(),
                    [](const Section &section) { return section.name.startsWith("RUN #"_L1); });
    ImportedLog log;
    log.tool = u"memtier_benchmark"_s;
    for (Section &section : document.sections) {
        if (!single || section.name.startsWith("RUN #"_L1))
            log.steps.append(stepOf(document, section));
    }
    if (!whole) {
        const QString reason = document.error.isEmpty()
            ? QCoreApplication::translate("Tare::Import", "The JSON is nested too deeply.")
            : document.error;
        if (log.steps.isEmpty())
            return failure(ErrorCode::InvalidArgument, reason);
        log.steps.last().status = StepStatus::Failed;
        log.steps.last().reason = reason;
    }
    if (log.steps.isEmpty()) {
        return failure(ErrorCode::InvalidArgument,
                       QCoreApplication::translate("Tare::Import",
                                                   "The JSON has no results of memtier_benchmark in it."));
    }
    if (document.leftOut) {
        log.remarks += QCoreApplication::translate("Tare::Import", "Only its first %1 results were read.")
                           .arg(mostSections);
    }
    return log;
}

} // namespace Tare
