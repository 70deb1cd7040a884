// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/importers/timelog.h"

#include "core/importers/importedcase.h"
#include "core/importers/textscanner.h"
#include "core/model/numberformat.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr qsizetype longestCommand = 10000;
constexpr qsizetype mostWaiting = 1000; ///< commands without a time yet

bool namesTool(QByteArrayView text)
{
    return text.contains("mydumper") || text.contains("myloader");
}

/// "time tar …", with a prompt before it or not.
bool timesSomething(QByteArrayView text)
{
    static const QRegularExpression command(u"^(?:[^ ]*[$#%>+]\\s+)?time\\s+(?:-\\S+\\s+)*\\S"_s);
    return text.size() <= longestCommand && text.contains("time ")
        && command.match(QString::fromUtf8(text)).hasMatch();
}

/// "time (mydumper …; myloader …)": one time of several commands.
bool isGroup(const QString &text)
{
    static const QRegularExpression group(u"\\btime\\s*(?:-\\S+\\s+)*[({]"_s);
    return text.contains(group);
}

/// What myloader reads is what the last dump wrote there. Without -o mydumper makes up a name.
bool isFrom(const DumpCommand &restore, const DumpCommand &dump)
{
    if (dump.directory.isEmpty())
        return QFileInfo(QDir::cleanPath(restore.directory)).fileName().startsWith("export-"_L1);
    return QDir::cleanPath(restore.directory) == QDir::cleanPath(dump.directory);
}

ToolUsage usageOf(const TimeOutput::Time &time)
{
    ToolUsage usage;
    usage.wallSeconds = time.real;
    usage.userSeconds = time.user;
    usage.systemSeconds = time.system;
    usage.peakMemory = time.peakMemory;
    return usage;
}

void setDumpCase(StepRecord &step, const DumpCommand &command, bool restored)
{
    DumpWorkload dump;
    dump.compressions = {command.compression};
    dump.threads = {command.threads};
    dump.restore = restored ? DumpRestore::Every : DumpRestore::None;
    dump.schema = command.schema;
    dump.chunkRows = command.chunkRows;
    dump.consistency = command.consistency;
    setCase(step, {u"load-1"_s, u"mydumper"_s, dump});
    forget(step,
           {u"tables"_s, u"tableSize"_s, u"seed"_s, u"cache"_s, u"directory"_s, u"checksums"_s,
            u"stallTimeout"_s, u"timeLimit"_s});
}

/// Why a time is no result; empty when it is one.
QString failureOf(const DumpCommand &command, const TimeOutput::Time &time, const QString &trouble)
{
    const QString tool = command.restore ? u"myloader"_s : u"mydumper"_s;
    if (time.signal)
        return QCoreApplication::translate("Tare::Import", "%1 was killed by signal %2.")
            .arg(tool, QString::number(*time.signal));
    if (time.status.value_or(0) != 0)
        return QCoreApplication::translate("Tare::Import", "%1 ended with status %2.")
            .arg(tool, QString::number(*time.status));
    // Its exit status says little: it goes on after errors.
    return trouble.isEmpty()
        ? QString()
        : QCoreApplication::translate("Tare::Import", "%1 reported an error, so its time is no result.")
              .arg(tool);
}

} // namespace

void TimeLog::line(QByteArrayView text)
{
    ++m_lineNumber;
    if (auto time = m_time.line(text))
        takeTime(*time);
    if (m_time.tookLine() || text.isEmpty())
        return;
    if (text.contains("CRITICAL **") || text.contains("ERROR **")) {
        if (m_trouble.isEmpty())
            m_trouble = excerpt(text);
    } else if (namesTool(text)) {
        if (!takeVersion(text) && text.size() <= longestCommand)
            takeCommands(text);
    } else if (timesSomething(text)) {
        endCommands();
        m_foreign = true;
    }
}

bool TimeLog::takeVersion(QByteArrayView text)
{
    static const QRegularExpression version(u"^(my(?:dumper|loader)) v?(\\d[\\w.-]*),? "_s);
    if (text.contains(" -"))
        return false;
    const auto match = version.match(QString::fromUtf8(text.first(std::min<qsizetype>(text.size(), 200))));
    if (match.hasMatch())
        m_version = match.captured(2);
    return match.hasMatch();
}

void TimeLog::takeCommands(QByteArrayView text)
{
    const QString typed = QString::fromUtf8(text);
    if (!typed.contains(" -"_L1))
        return;
    if (isGroup(typed)) {
        endCommands();
        m_sawTool = true;
        return;
    }
    const Result<CommandMeaning> meaning = readCommands(typed);
    if (!meaning || meaning->dumps.isEmpty())
        return;
    if (const auto time = m_time.finish()) // of the command before
        takeTime(*time);
    m_sawTool = true;
    m_foreign = false;
    m_trouble.clear();
    for (const DumpCommand &dump : meaning->dumps) {
        if (m_commands.size() < mostWaiting)
            m_commands.append({dump, m_lineNumber});
    }
}

/// What comes next is not of them.
void TimeLog::endCommands()
{
    if (const auto time = m_time.finish())
        takeTime(*time);
    m_untimed += m_commands.size();
    m_commands.clear();
    m_trouble.clear();
    m_foreign = false;
}

void TimeLog::takeTime(const TimeOutput::Time &time)
{
    if (!time.command.isEmpty()) {
        const Result<CommandMeaning> meaning = readCommands(QString::fromUtf8(time.command));
        if (!meaning || meaning->dumps.size() != 1)
            return; // of something else
        const DumpCommand command = meaning->dumps.first();
        m_commands.removeIf([&command](const Command &typed) { return typed.what == command; });
        add(command, time);
        return;
    }
    if (m_foreign) {
        m_foreign = false;
        return;
    }
    if (m_commands.isEmpty()
        || m_commands.first().lineNumber != m_commands.last().lineNumber) { // which of them?
        ++m_unassigned;
        m_untimed += m_commands.size();
        m_commands.clear();
        return;
    }
    add(m_commands.takeFirst().what, time);
}

void TimeLog::add(const DumpCommand &command, const TimeOutput::Time &time)
{
    m_sawTool = true;
    const QString reason = failureOf(command, time, m_trouble);
    const QString detail = reason.isEmpty() ? QString() : m_trouble;
    m_trouble.clear();
    StepRecord *const dumped = command.restore ? dumpOf(command) : nullptr;
    if (!dumped && m_log.steps.size() >= mostImportedSteps) {
        ++m_leftOut;
        return;
    }
    if (!dumped) {
        DumpCommand known = command;
        StepRecord step;
        step.status = StepStatus::Done;
        step.stated = StatedFigures{};
        step.facts.insert(importToolFact, u"mydumper"_s);
        step.dump = DumpResult{};
        step.dump->tool = dumpToolName(DumpTool::Mydumper);
        if (command.restore) {
            const DumpCommand *source = sourceOf(command);
            if (source)
                known.compression = source->compression;
            else
                addRemark(step,
                          QCoreApplication::translate(
                              "Tare::Import",
                              "How the restored files were compressed is not told. It is taken for plain."));
            addRemark(step,
                      QCoreApplication::translate(
                          "Tare::Import", "Only the restore was timed, no dump with as many threads."));
        } else {
            step.dump->dump = usageOf(time);
        }
        if (known.compression == DumpCompression::None) {
            step.dump->compressor = u"none"_s;
        } else {
            addRemark(step,
                      QCoreApplication::translate(
                          "Tare::Import",
                          "Which program compressed is not told, and they differ by a factor: compare only "
                          "dumps of one version of mydumper."));
        }
        if (command.threads == 1)
            addRemark(
                step,
                QCoreApplication::translate(
                    "Tare::Import", "From version 0.13 on mydumper runs 2 threads when it is asked for 1."));
        setDumpCase(step, known, command.restore);
        m_dumps += known;
        m_log.steps += step;
    }
    StepRecord &step = dumped ? *dumped : m_log.steps.last();
    if (command.restore) {
        step.dump->restore = usageOf(time);
        setDumpCase(step, m_dumps.at(&step - &m_log.steps.first()), true);
    }
    step.seconds += time.real;
    if (!reason.isEmpty()) {
        step.status = StepStatus::Failed;
        step.reason = reason;
        step.reasonDetail = detail;
    }
}

const DumpCommand *TimeLog::sourceOf(const DumpCommand &restore) const
{
    const auto found = std::find_if(m_dumps.crbegin(), m_dumps.crend(), [&restore](const DumpCommand &dump) {
        return !dump.restore && isFrom(restore, dump);
    });
    return found == m_dumps.crend() ? nullptr : &*found;
}

StepRecord *TimeLog::dumpOf(const DumpCommand &restore)
{
    const DumpCommand *source = sourceOf(restore);
    for (qsizetype i = source ? m_dumps.size() - 1 : -1; i >= 0; --i) {
        const DumpCommand &dump = m_dumps.at(i);
        StepRecord &step = m_log.steps[i];
        if (!dump.restore && dump.threads == restore.threads && dump.compression == source->compression
            && dump.schema == source->schema && !step.dump->restore && step.status == StepStatus::Done)
            return &step;
    }
    return nullptr;
}

ImportedLog TimeLog::finish()
{
    endCommands();
    if (!m_sawTool)
        return {};
    m_log.tool = u"mydumper"_s;
    m_log.version = m_version;
    for (StepRecord &step : m_log.steps) {
        step.dump->version = m_version.isEmpty() ? QString() : u"mydumper "_s + m_version;
        if (!m_version.isEmpty())
            step.facts.insert(importVersionFact, m_version);
    }
    if (!m_log.steps.isEmpty()) {
        if (m_version.isEmpty())
            m_log.remarks += QCoreApplication::translate(
                "Tare::Import", "The version of mydumper is not told, and versions differ by a factor.");
        m_log.remarks += QCoreApplication::translate(
            "Tare::Import",
            "How much was dumped is not told, nor whether everything arrived in a restore: only times are.");
    }
    if (m_untimed > 0) {
        m_log.remarks +=
            QCoreApplication::translate("Tare::Import",
                                        "Commands of mydumper or myloader without a time of their own: %1.")
                .arg(formatCount(m_untimed));
    }
    if (m_unassigned > 0) {
        m_log.remarks +=
            QCoreApplication::translate(
                "Tare::Import",
                "Times of which it cannot be told which command they are of: %1. They are left out.")
                .arg(formatCount(m_unassigned));
    }
    if (m_leftOut > 0) {
        m_log.remarks +=
            QCoreApplication::translate("Tare::Import",
                                        "The file has more than %1 results; those after them are left out.")
                .arg(formatCount(mostImportedSteps));
    }
    if (m_log.steps.isEmpty() && m_log.remarks.isEmpty())
        m_log.remarks += QCoreApplication::translate(
            "Tare::Import", "It has commands of mydumper or myloader, but no time of one.");
    return std::move(m_log);
}

} // namespace Tare
