// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/passwords.h"

#include <QFile>
#include <QProcessEnvironment>

#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr auto generalVariable = "TARE_PASSWORD"_L1;

Result<QString> readPasswordFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return failure(ErrorCode::InvalidArgument,
                       u"The password file %1 cannot be read: %2."_s.arg(path, file.errorString()));
    }
    struct stat status = {};
    if (::fstat(file.handle(), &status) != 0 || (status.st_mode & (S_IRWXG | S_IRWXO)) != 0) {
        return failure(
            ErrorCode::InvalidArgument,
            u"Others may read the password file %1. Make it yours alone: chmod 600 %1"_s.arg(path));
    }
    QByteArray line = file.readLine();
    while (line.endsWith('\n') || line.endsWith('\r'))
        line.chop(1);
    return QString::fromUtf8(line);
}

} // namespace

QString Passwords::variableFor(const QString &environmentId)
{
    QString name = generalVariable + u'_' + environmentId.toUpper();
    for (QChar &character : name) {
        const bool plain =
            (character >= u'A' && character <= u'Z') || (character >= u'0' && character <= u'9');
        if (!plain)
            character = u'_';
    }
    return name;
}

Result<Passwords> Passwords::gather(const QString &file)
{
    Passwords passwords;
    const QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    const QStringList names = variables.keys();
    for (const QString &name : names) {
        if (name == generalVariable)
            passwords.m_general = variables.value(name);
        else if (name.startsWith(generalVariable + u'_'))
            passwords.m_byVariable.insert(name, variables.value(name));
        else
            continue;
        qunsetenv(name.toUtf8().constData());
    }
    if (!file.isEmpty()) {
        const Result<QString> read = readPasswordFile(file);
        if (!read)
            return tl::unexpected(read.error());
        passwords.m_fromFile = *read;
    }
    return passwords;
}

QString Passwords::of(const EnvironmentSpec &environment) const
{
    const QString own = m_byVariable.value(variableFor(environment.id));
    if (!own.isEmpty())
        return own;
    return m_fromFile.isEmpty() ? m_general : m_fromFile;
}

} // namespace Tare
