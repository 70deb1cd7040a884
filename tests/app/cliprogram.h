// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>

#include <csignal>

namespace Tare {

/// tare-cli with results, work directory and run lock of its own.
class CliProgram
{
public:
    struct Outcome
    {
        int exitCode = -1;
        QByteArray out;
        QByteArray err;

        QString text() const { return QString::fromUtf8(out); }
        QString notes() const { return QString::fromUtf8(err); }
        QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
    };

    CliProgram()
    {
        // A server's own account must reach the files.
        QFile::setPermissions(m_folder.path(),
                              QFile::permissions(m_folder.path()) | QFile::ReadGroup | QFile::ExeGroup
                                  | QFile::ReadOther | QFile::ExeOther);
        m_environment = QProcessEnvironment::systemEnvironment();
        m_environment.insert(QStringLiteral("TARE_RESULTS"), results());
        m_environment.insert(QStringLiteral("TARE_WORK_DIR"), path(QStringLiteral("work")));
        m_environment.insert(QStringLiteral("TARE_RUN_LOCK"), path(QStringLiteral("run.lock")));
        m_environment.remove(QStringLiteral("QT_QPA_PLATFORM"));
        m_environment.remove(QStringLiteral("DISPLAY"));
    }

    QString path(const QString &name) const { return m_folder.filePath(name); }
    QString results() const { return path(QStringLiteral("results.tare.sqlite")); }
    void setVariable(const QString &name, const QString &value) { m_environment.insert(name, value); }

    Outcome run(const QStringList &arguments, int milliseconds = 120000) const
    {
        QProcess process;
        start(process, arguments);
        return finish(process, milliseconds);
    }

    void start(QProcess &process, const QStringList &arguments) const
    {
        process.setProcessEnvironment(m_environment);
        process.start(QStringLiteral(TARE_CLI), arguments);
        process.waitForStarted();
    }

    static Outcome finish(QProcess &process, int milliseconds = 120000)
    {
        if (process.state() != QProcess::NotRunning && !process.waitForFinished(milliseconds)) {
            process.kill();
            process.waitForFinished();
            return {-2, process.readAllStandardOutput(), process.readAllStandardError()};
        }
        const int code = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
        return {code, process.readAllStandardOutput(), process.readAllStandardError()};
    }

    static void interrupt(const QProcess &process)
    {
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    }

private:
    QTemporaryDir m_folder;
    QProcessEnvironment m_environment;
};

} // namespace Tare
