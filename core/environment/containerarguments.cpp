// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/containerarguments.h"

#include "core/environment/cpulist.h"
#include "core/environment/resourcemark.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

/// One field of --mount, which is a line of comma-separated values.
QString mountField(const QString &field)
{
    if (!field.contains(u',') && !field.contains(u'"'))
        return field;
    QString inside = field;
    inside.replace(u'"', u"\"\""_s);
    return u'"' + inside + u'"';
}

} // namespace

QStringList bindMount(const QString &source, const QString &target, bool readOnly)
{
    QString value = u"type=bind,%1,target=%2"_s.arg(mountField(u"source="_s + source), target);
    if (readOnly)
        value += u",readonly"_s;
    return {u"--mount"_s, value};
}

QStringList labelArguments(const StartRequest &request)
{
    QStringList arguments;
    const QMap<QString, QString> labels = resourceLabels(request.runKey, request.order);
    for (auto it = labels.cbegin(); it != labels.cend(); ++it)
        arguments << u"--label"_s << it.key() + u'=' + it.value();
    return arguments;
}

QStringList commonArguments(const ContainerShape &shape, const StartRequest &request)
{
    QStringList arguments = labelArguments(request);
    // In a rootless engine the container's root is this very account.
    const ServerAccount inside = shape.engine.rootless ? ServerAccount() : shape.account;
    arguments << u"--user"_s << u"%1:%2"_s.arg(inside.uid).arg(inside.gid);
    if (shape.engine.remapsUsers) // the server's files belong to an account of this machine
        arguments << u"--userns=host"_s;
    arguments << shape.engine.runArguments;
    arguments << shape.engine.openFilesArguments(shape.server.openFiles > 0 ? shape.server.openFiles
                                                                            : request.openFiles);
    arguments << u"--env"_s << u"LC_ALL=C.UTF-8"_s;
    for (const QString &name : {u"TZ"_s, u"LD_LIBRARY_PATH"_s}) {
        const QString value = qEnvironmentVariable(name.toLatin1().constData());
        if (!value.isEmpty() && shape.server.image == ImageSource::HostBinary)
            arguments << u"--env"_s << name + u'=' + value;
    }
    // Docker sets none; podman's own one would stop a load of many threads.
    if (shape.engine.engine == ContainerEngine::Podman && !shape.engine.rootless)
        arguments << u"--pids-limit"_s << u"-1"_s;
    arguments << shape.engine.unmaskArguments;
    if (shape.server.image == ImageSource::Reference)
        arguments << u"--no-healthcheck"_s;
    if (QFile::exists(u"/sys/fs/selinux/enforce"_s))
        arguments << u"--security-opt"_s << u"label=disable"_s;
    return arguments;
}

QStringList mountArguments(const ContainerShape &shape)
{
    const ServerPaths &outside = shape.outside;
    QStringList arguments;
    arguments << bindMount(outside.configuration(), shape.inside.configuration(), true);
    arguments << bindMount(outside.run(), shape.inside.run());
    arguments << bindMount(outside.temporary(), shape.inside.temporary());
    if (shape.server.storage == ContainerStorage::BindMount)
        arguments << bindMount(outside.data(), shape.inside.data());
    else if (shape.server.storage == ContainerStorage::Volume)
        arguments << u"--mount"_s
                  << u"type=volume,source=%1,target=%2"_s.arg(shape.name, shape.inside.data());
    return arguments;
}

QStringList networkArguments(const ContainerServer &server, quint16 outer, quint16 inner)
{
    switch (server.network) {
    case NetworkPath::Host:
        return {u"--network"_s, u"host"_s};
    case NetworkPath::PublishedPort:
        return {u"--publish"_s, u"127.0.0.1:%1:%2/tcp"_s.arg(outer).arg(inner)};
    case NetworkPath::BridgeAddress:
        break;
    }
    return {};
}

QStringList limitArguments(const ContainerServer &server)
{
    QStringList arguments;
    const QList<int> cpus = readCpuList(server.cpuList).value_or(QList<int>());
    if (!cpus.isEmpty()) {
        QStringList numbers;
        for (const int cpu : cpus)
            numbers << QString::number(cpu);
        arguments << u"--cpuset-cpus"_s << numbers.join(u',');
    }
    if (server.cpuLimit > 0)
        arguments << u"--cpus"_s << QString::number(server.cpuLimit, 'f', 3);
    if (server.memoryLimitMib > 0) {
        const QString limit = QString::number(server.memoryLimitMib) + u'm';
        arguments << u"--memory"_s << limit << u"--memory-swap"_s << limit;
    }
    return arguments;
}

} // namespace Tare
