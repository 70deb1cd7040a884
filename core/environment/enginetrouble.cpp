// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/containerengines.h"

#include "core/environment/processfacts.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Tare::ContainerEngines)
};

bool has(const QString &text, const char16_t *pattern)
{
    return text.contains(
        QRegularExpression(QString::fromUtf16(pattern), QRegularExpression::CaseInsensitiveOption));
}

QString runtimeIn(const QString &text)
{
    static const QRegularExpression names(u"\\b(crun|runc|kata|youki)\\b"_s);
    return names.match(text).captured(1);
}

} // namespace

QString engineProgramName(ContainerEngine engine)
{
    return engine == ContainerEngine::Podman ? u"podman"_s : u"docker"_s;
}

QString engineTitle(ContainerEngine engine)
{
    return engine == ContainerEngine::Podman ? u"Podman"_s : u"Docker"_s;
}

EngineTrouble engineTrouble(const QString &text)
{
    if (has(text,
            u"permission denied while trying to connect|dial unix .*permission denied|connect: permission "
            u"denied"))
        return EngineTrouble::Denied;
    if (has(text,
            u"cannot connect to the docker daemon|is the docker daemon running|connect: connection refused"
            u"|connect: no such file|failed to connect to the docker api|unable to connect to podman"))
        return EngineTrouble::NotRunning;
    if (has(text, u"rlimit|ulimit"))
        return EngineTrouble::Limits;
    if (has(text,
            u"iptables|nftables|netavark|\\bCNI\\b|slirp4netns|pasta|networking|veth|network "
            u"namespace|bridge"))
        return EngineTrouble::Network;
    if (has(text, u"\\bOCI\\b|\\bcrun\\b|\\brunc\\b|cgroup|runtime|conmon"))
        return EngineTrouble::Runtime;
    return EngineTrouble::Other;
}

Error engineError(ContainerEngine engine, const QString &text)
{
    const QString title = engineTitle(engine);
    const QString detail = text.trimmed();
    switch (engineTrouble(text)) {
    case EngineTrouble::Denied:
        return {
            ErrorCode::EngineDenied,
            Texts::tr(
                "Tare cannot use Docker. Your account may not access the Docker service. Use Podman without "
                "root, or ask an administrator to add you to the “docker” group and sign in again."),
            detail};
    case EngineTrouble::NotRunning:
        return {ErrorCode::EngineFailed,
                Texts::tr("Tare cannot use %1. It is installed, but its service does not answer. Start the "
                          "service (for "
                          "Docker: “sudo systemctl start docker”), or use the other engine.")
                    .arg(title),
                detail};
    case EngineTrouble::Limits:
        return {
            ErrorCode::EngineFailed,
            Texts::tr(
                "%1 could not start the container, because the limit of open files or processes asked for is "
                "higher than this account may set (open files: %2). Lower the open-file limit in the "
                "environment, or start Tare where “ulimit -n” allows more.")
                .arg(title)
                .arg(ownOpenFiles().second),
            detail};
    case EngineTrouble::Network:
        return {
            ErrorCode::EngineFailed,
            Texts::tr(
                "%1 could not give the container a network of its own. Check that iptables or nftables work "
                "for this account, or choose the host network.")
                .arg(title),
            detail};
    case EngineTrouble::Runtime: {
        const QString runtime = runtimeIn(text);
        if (engine == ContainerEngine::Podman && runtime == u"crun") {
            return {ErrorCode::EngineFailed,
                    Texts::tr("Podman could not start a container: its runtime crun fails on this computer. "
                              "Install the "
                              "package “runc”, which Tare then uses by itself, or use Docker."),
                    detail};
        }
        return {
            ErrorCode::EngineFailed,
            Texts::tr(
                "%1 could not start a container: its runtime %2 failed. Its own words tell why; the other "
                "engine may work.")
                .arg(title, runtime),
            detail};
    }
    case EngineTrouble::Other:
        break;
    }
    return {ErrorCode::EngineFailed,
            Texts::tr("%1 refused what Tare asked for. Its own words tell why.").arg(title), detail};
}

} // namespace Tare
