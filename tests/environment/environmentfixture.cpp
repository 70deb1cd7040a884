// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/environment/environmentfixture.h"

#include "core/model/processmark.h"

#include <QCoreApplication>
#include <QDir>
#include <QProcess>
#include <QRandomGenerator>

#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace Tare {

WorkDirectory::WorkDirectory()
{
    const QString name = u"/var/tmp/tare-test-%1-%2"_s.arg(QCoreApplication::applicationPid())
                             .arg(QRandomGenerator::global()->generate(), 8, 16, QChar(u'0'));
    QDir().mkpath(name);
    ::chmod(name.toLocal8Bit().constData(), 0711);
    m_path = name;
}

WorkDirectory::~WorkDirectory()
{
    QDir(m_path).removeRecursively();
}

QString WorkDirectory::fresh()
{
    const QString path = m_path + u"/step-%1"_s.arg(++m_made);
    QDir().mkpath(path);
    return path;
}

QString testKey()
{
    return u"t%1"_s.arg(QRandomGenerator::global()->generate(), 8, 16, QChar(u'0'));
}

QString outputOf(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished(60000);
    return QString::fromLocal8Bit(process.readAllStandardOutput());
}

bool processThere(qint64 pid)
{
    return ProcessMark::of(pid).has_value();
}

} // namespace Tare
