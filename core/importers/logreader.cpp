// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/importers/logreader.h"

#include "core/importers/linereader.h"
#include "core/importers/memtierlog.h"
#include "core/importers/redisbenchmarklog.h"
#include "core/importers/sysbenchlog.h"
#include "core/importers/timelog.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <memory>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr qint64 peekBytes = 4096;

/// What the first bytes say against a log in plain text; empty when they say nothing.
QString notPlainText(const QByteArray &beginning)
{
    if (beginning.startsWith("\x1f\x8b") || beginning.startsWith("\x28\xb5\x2f\xfd")
        || beginning.startsWith("BZh")
        || beginning.startsWith("\xfd"
                                "7zXZ"))
        return QCoreApplication::translate("Tare::Import", "It is compressed. Unpack it first.");
    if (beginning.startsWith("\xff\xfe") || beginning.startsWith("\xfe\xff"))
        return QCoreApplication::translate("Tare::Import", "It is UTF-16. Save it as UTF-8 first.");
    return {};
}

bool looksLikeMemtier(const QByteArray &beginning)
{
    if (!beginning.trimmed().startsWith('{'))
        return false;
    for (const char *key : {"\"configuration\"", "\"run information\"", "\"ALL STATS\"", "RESULTS\""}) {
        if (beginning.contains(key))
            return true;
    }
    return false;
}

/// Ends when somebody no longer wants what is in it.
class StoppableFile final : public QFile
{
public:
    StoppableFile(const QString &path, const std::function<bool()> &stopped)
        : QFile(path)
        , m_stopped(stopped)
    { }
    bool isStopped() const { return m_stopped && m_stopped(); }

protected:
    qint64 readData(char *data, qint64 most) override
    {
        return isStopped() ? -1 : QFile::readData(data, most);
    }

private:
    const std::function<bool()> &m_stopped;
};

Result<ImportedLog> readLines(QIODevice &device)
{
    std::array<std::unique_ptr<LogParser>, 3> parsers{
        std::make_unique<SysbenchLog>(), std::make_unique<RedisBenchmarkLog>(), std::make_unique<TimeLog>()};
    LineReader reader(device);
    while (const auto line = reader.next()) {
        for (const auto &parser : parsers)
            parser->line(*line);
    }
    std::vector<ImportedLog> logs;
    for (const auto &parser : parsers)
        logs.push_back(parser->finish());
    const auto best =
        std::max_element(logs.begin(), logs.end(), [](const ImportedLog &a, const ImportedLog &b) {
            return a.steps.size() != b.steps.size() ? a.steps.size() < b.steps.size()
                                                    : a.tool.isEmpty() && !b.tool.isEmpty();
        });
    if (best->steps.isEmpty()) {
        if (reader.sawNul())
            return failure(ErrorCode::InvalidArgument,
                           QCoreApplication::translate("Tare::Import", "It is no text."));
        if (best->tool.isEmpty()) {
            return failure(ErrorCode::InvalidArgument,
                           QCoreApplication::translate("Tare::Import",
                                                       "It is no output of sysbench, redis-benchmark, "
                                                       "memtier_benchmark (JSON) or mydumper with time, "
                                                       "with a result."));
        }
        return failure(ErrorCode::InvalidArgument, best->remarks.join(u' '));
    }
    if (reader.sawOverlong()) {
        best->remarks +=
            QCoreApplication::translate("Tare::Import", "Lines longer than %1 bytes were cut off.")
                .arg(LineReader::longestLine);
    }
    return std::move(*best);
}

} // namespace

Result<ImportedLog> readLog(QIODevice &device)
{
    if (device.peek(3) == "\xef\xbb\xbf") // a mark of UTF-8, as editors of Windows leave it
        device.skip(3);
    const QByteArray beginning = device.peek(peekBytes);
    if (beginning.isEmpty())
        return failure(ErrorCode::InvalidArgument,
                       QCoreApplication::translate("Tare::Import", "It is empty."));
    if (const QString reason = notPlainText(beginning); !reason.isEmpty())
        return failure(ErrorCode::InvalidArgument, reason);
    return looksLikeMemtier(beginning) ? readMemtierJson(device) : readLines(device);
}

Result<ImportedLog> readLogFile(const QString &path, const std::function<bool()> &stopped)
{
    StoppableFile file(path, stopped);
    if (QFileInfo(path).isDir() || !file.open(QIODevice::ReadOnly)) {
        return failure(ErrorCode::FileFailed,
                       QCoreApplication::translate("Tare::Import", "The file %1 cannot be read: %2.")
                           .arg(path,
                                QFileInfo(path).isDir()
                                    ? QCoreApplication::translate("Tare::Import", "it is a folder")
                                    : file.errorString()));
    }
    Result<ImportedLog> log = readLog(file);
    if (file.isStopped()) {
        return failure(ErrorCode::Cancelled,
                       QCoreApplication::translate("Tare::Import", "Reading was broken off."));
    }
    if (!log) {
        //: %1 a file, %2 a sentence on why it cannot be imported
        return failure(
            log.error().code,
            QCoreApplication::translate("Tare::Import", "%1 holds nothing that Tare can import: %2")
                .arg(path, log.error().sentence));
    }
    return log;
}

} // namespace Tare
