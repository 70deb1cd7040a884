// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/engine/load.h"
#include "tests/engine/oltp/oltptesting.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <mutex>

namespace Tare::Test {

inline DumpWorkload smallDump()
{
    DumpWorkload dump;
    dump.tools = {DumpTool::Mydumper};
    dump.compressions = {DumpCompression::None};
    dump.threads = {2};
    dump.tables = 4;
    dump.tableSize = 3000;
    dump.stallTimeout = 60;
    dump.timeLimit = 120;
    return dump;
}

/// What a load told, from its threads.
struct DumpListener
{
    QList<IntervalSample> intervals;
    QList<RunEvent> events;
    QList<DumpProgress> progress;
    QStringList commands;
    QList<LoadPhase> phases;
    std::function<void(const QString &)> onCommand;
    std::function<void(const RunEvent &)> onEvent;
    std::function<void(const DumpProgress &)> onProgress;

    LoadCallbacks callbacks()
    {
        LoadCallbacks calls;
        calls.phaseChanged = [this](LoadPhase phase) { phases.append(phase); };
        calls.intervalEnded = [this](const IntervalSample &sample) { intervals.append(sample); };
        calls.eventHappened = [this](const RunEvent &event) {
            events.append(event);
            if (onEvent)
                onEvent(event);
        };
        calls.dumping = [this](const DumpProgress &now) {
            progress.append(now);
            if (onProgress)
                onProgress(now);
        };
        calls.commandRun = [this](const QString &line) {
            commands.append(line);
            if (onCommand)
                onCommand(line);
        };
        return calls;
    }

    QString texts() const
    {
        QStringList lines;
        for (const RunEvent &event : events)
            lines.append(event.text + u' ' + event.detail);
        return lines.join(u'\n');
    }
};

inline std::unique_ptr<Load> dumpLoad(const DumpWorkload &dump, const Endpoint &endpoint,
                                      const LoadPlace &place = {})
{
    return makeLoad({QStringLiteral("load-1"), {}, dump}, endpoint, {}, place);
}

/// Programs that come before all others in PATH while it lives.
class ProgramsInFront
{
public:
    ProgramsInFront()
        : m_path(qgetenv("PATH"))
    {
        qputenv("PATH", QFile::encodeName(m_directory.path()) + ':' + m_path);
    }
    ~ProgramsInFront() { qputenv("PATH", m_path); }
    ProgramsInFront(const ProgramsInFront &) = delete;
    ProgramsInFront &operator=(const ProgramsInFront &) = delete;

    /// A shell script of that name.
    void add(const QString &name, const QString &script)
    {
        QFile file(m_directory.filePath(name));
        if (!file.open(QIODevice::WriteOnly))
            throw std::runtime_error("no script");
        file.write("#!/bin/sh\n" + script.toUtf8());
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
    void only() { qputenv("PATH", QFile::encodeName(m_directory.path())); }

private:
    QTemporaryDir m_directory;
    QByteArray m_path;
};

/// Empty when the tool is here.
inline QString missingProgram(const QString &name)
{
    return QStandardPaths::findExecutable(name).isEmpty() ? QStringLiteral("%1 is not installed").arg(name)
                                                          : QString();
}

} // namespace Tare::Test

#define TARE_NEED_PROGRAM(name)                                                                              \
    do {                                                                                                     \
        const QString reason = Tare::Test::missingProgram(QStringLiteral(name));                             \
        if (!reason.isEmpty()) {                                                                             \
            if (qEnvironmentVariableIsSet("TARE_REQUIRE_ALL"))                                               \
                QFAIL(qPrintable(reason));                                                                   \
            QSKIP(qPrintable(reason));                                                                       \
        }                                                                                                    \
    } while (false)
