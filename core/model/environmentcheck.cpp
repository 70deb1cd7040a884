// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/environmentcheck.h"

#include "core/model/topologycheck.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

constexpr int highestPort = 65535;
constexpr qint64 leastMemoryMib = 6; // what engines accept at all
constexpr qsizetype longestUnixSocket = 107;

/// Options that Tare sets itself; a second value would make the server unreachable or public.
const QStringList &ownRedisOptions()
{
    static const QStringList options =
        QStringLiteral("port bind unixsocket unixsocketperm dir daemonize pidfile "
                       "logfile protected-mode supervised include tls-port "
                       "cluster-enabled replicaof slaveof aclfile user")
            .split(u' ');
    return options;
}

const QStringList &ownMySqlOptions()
{
    static const QStringList options =
        QStringLiteral("port bind-address socket datadir basedir tmpdir pid-file "
                       "log-error user skip-networking skip-grant-tables "
                       "init-file defaults-file defaults-extra-file daemonize "
                       "initialize initialize-insecure bootstrap")
            .split(u' ');
    return options;
}

bool namesSecret(const QString &option)
{
    return option == QStringLiteral("requirepass") || option == QStringLiteral("masterauth")
        || option.contains(QStringLiteral("password")) || option.contains(QStringLiteral("key-file-pass"));
}

bool hasControlCharacter(const QString &text)
{
    return std::any_of(text.cbegin(), text.cend(),
                       [](QChar c) { return c.category() == QChar::Other_Control; });
}

void checkPort(int port, const QString &field, ProblemList &problems)
{
    if (port < 0 || port > highestPort) {
        problems.error(
            field,
            QCoreApplication::translate("Tare::ProfileValidation",
                                        "The port must be between 1 and 65535, or 0 for the default."));
    } else if (port > 0 && port < 1024) {
        problems.warning(field,
                         QCoreApplication::translate("Tare::ProfileValidation",
                                                     "Ports below 1024 usually need administrator rights."));
    }
}

void checkCpus(const QString &cpuList, ProblemList &problems)
{
    if (!cpuList.isEmpty() && !parseCpuList(cpuList)) {
        problems.error(
            QStringLiteral("how.cpuList"),
            QCoreApplication::translate("Tare::ProfileValidation",
                                        "“%1” is no list of CPUs. Write numbers and ranges, such as "
                                        "0,2-3.")
                .arg(cpuList));
    }
}

void checkOptions(const QMap<QString, QString> &options, ServerKind server, ProblemList &problems)
{
    const QStringList &own = server == ServerKind::Redis ? ownRedisOptions() : ownMySqlOptions();
    for (auto it = options.cbegin(); it != options.cend(); ++it) {
        const QString field = QStringLiteral("how.options.%1").arg(it.key());
        const QString plain = it.key().toLower().replace(u'_', u'-');
        const bool odd = plain.isEmpty() || plain.startsWith(u'-')
            || std::any_of(plain.cbegin(), plain.cend(), [](QChar c) { return c.isSpace() || c == u'='; });
        if (odd || hasControlCharacter(it.key())) {
            problems.error(field,
                           QCoreApplication::translate("Tare::ProfileValidation",
                                                       "“%1” is no name of a server option. Write the name "
                                                       "without dashes before it, and the value beside it.")
                               .arg(it.key()));
        } else if (namesSecret(plain)) {
            problems.error(
                field,
                QCoreApplication::translate("Tare::ProfileValidation",
                                            "“%1” would put a password into the profile. Tare gives "
                                            "each server a random password by itself; remove it.")
                    .arg(it.key()));
        } else if (own.contains(plain)) {
            problems.error(field,
                           QCoreApplication::translate("Tare::ProfileValidation",
                                                       "Tare sets “%1” itself. Remove it from the options.")
                               .arg(it.key()));
        } else if (hasControlCharacter(it.value())) {
            problems.error(field,
                           QCoreApplication::translate("Tare::ProfileValidation",
                                                       "The value of “%1” must be on one line.")
                               .arg(it.key()));
        }
    }
}

void checkBinary(const QString &binary, ProblemList &problems)
{
    if (!binary.isEmpty() && !binary.startsWith(u'/')) {
        problems.error(
            QStringLiteral("how.binary"),
            QCoreApplication::translate("Tare::ProfileValidation",
                                        "Give the whole path of the server program, or leave it empty "
                                        "to use the first one found."));
    }
}

void check(const NativeServer &native, ServerKind server, ProblemList &problems)
{
    checkBinary(native.binary, problems);
    checkPort(native.port, QStringLiteral("how.port"), problems);
    checkCpus(native.cpuList, problems);
    checkOptions(native.options, server, problems);
}

void checkLimits(const ContainerServer &container, ProblemList &problems)
{
    if (!std::isfinite(container.cpuLimit) || container.cpuLimit < 0
        || (container.cpuLimit > 0 && container.cpuLimit < 0.01)) {
        problems.error(
            QStringLiteral("how.cpuLimit"),
            QCoreApplication::translate("Tare::ProfileValidation",
                                        "The CPU limit must be at least 0.01 CPUs, or 0 for none."));
    }
    if (container.memoryLimitMib < 0
        || (container.memoryLimitMib > 0 && container.memoryLimitMib < leastMemoryMib)
        || container.memoryLimitMib > (qint64(1) << 40)) {
        problems.error(QStringLiteral("how.memoryLimitMib"),
                       QCoreApplication::translate("Tare::ProfileValidation",
                                                   "The memory limit must be at least %1 MiB, or 0 for none.")
                           .arg(leastMemoryMib));
    }
    if (container.openFiles < 0) {
        problems.error(QStringLiteral("how.openFiles"),
                       QCoreApplication::translate("Tare::ProfileValidation",
                                                   "The limit of open files must be 0 (as the native process "
                                                   "has) or more."));
    }
}

void check(const ContainerServer &container, ServerKind server, ProblemList &problems)
{
    if (container.image == ImageSource::Reference) {
        const QString &reference = container.imageReference;
        const bool spaced =
            std::any_of(reference.cbegin(), reference.cend(), [](QChar c) { return c.isSpace(); });
        if (reference.isEmpty()) {
            problems.error(
                QStringLiteral("how.imageReference"),
                QCoreApplication::translate("Tare::ProfileValidation", "Name the image, such as redis:7.0."));
        } else if (spaced || reference.startsWith(u'-') || hasControlCharacter(reference)) {
            problems.error(
                QStringLiteral("how.imageReference"),
                QCoreApplication::translate("Tare::ProfileValidation", "“%1” is no name of an image.")
                    .arg(reference));
        }
    }
    checkBinary(container.binary, problems);
    checkPort(container.port, QStringLiteral("how.port"), problems);
    checkCpus(container.cpuList, problems);
    checkLimits(container, problems);
    checkOptions(container.options, server, problems);
}

void checkDatabase(const QString &database, ServerKind server, ProblemList &problems)
{
    if (database.isEmpty())
        return;
    if (server == ServerKind::Redis) {
        bool good = false;
        const int number = database.toInt(&good);
        if (!good || number < 0) {
            problems.error(QStringLiteral("how.database"),
                           QCoreApplication::translate("Tare::ProfileValidation",
                                                       "A Redis database is a number, usually 0 to 15."));
        }
    } else if (database.size() > 64 || hasControlCharacter(database) || database.contains(u'`')) {
        problems.error(
            QStringLiteral("how.database"),
            QCoreApplication::translate("Tare::ProfileValidation",
                                        "“%1” is no name of a schema: at most 64 characters, and no "
                                        "backquote.")
                .arg(database));
    }
}

void check(const ExistingEndpoint &existing, ServerKind server, ProblemList &problems)
{
    checkPort(existing.port, QStringLiteral("how.port"), problems);
    if (existing.socketPath.isEmpty()) {
        const QString &address = existing.address;
        if (address.trimmed().isEmpty()) {
            problems.error(QStringLiteral("how.address"),
                           QCoreApplication::translate("Tare::ProfileValidation",
                                                       "Give the address of the server, or a Unix socket."));
        } else if (std::any_of(address.cbegin(), address.cend(),
                               [](QChar c) { return c.isSpace() || c == u'/'; })
                   || hasControlCharacter(address)) {
            problems.error(QStringLiteral("how.address"),
                           QCoreApplication::translate("Tare::ProfileValidation",
                                                       "“%1” is no address. Write a name or number only; the "
                                                       "port has a field of its own.")
                               .arg(address));
        }
    } else if (!existing.socketPath.startsWith(u'/')
               || existing.socketPath.toUtf8().size() > longestUnixSocket) {
        problems.error(
            QStringLiteral("how.socketPath"),
            QCoreApplication::translate("Tare::ProfileValidation",
                                        "The Unix socket must be a whole path of at most %1 bytes.")
                .arg(longestUnixSocket));
    }
    checkDatabase(existing.database, server, problems);
    if (server == ServerKind::Redis) {
        if (existing.tls != TlsMode::Off) {
            problems.error(QStringLiteral("how.tls"),
                           QCoreApplication::translate("Tare::ProfileValidation",
                                                       "This build of Tare cannot use TLS with Redis. Switch "
                                                       "TLS off for this environment."));
        }
        return;
    }
    const bool verifies = existing.tls == TlsMode::VerifyCa || existing.tls == TlsMode::VerifyIdentity;
    if (verifies && existing.tlsCaFile.isEmpty() && existing.socketPath.isEmpty()) {
        problems.warning(
            QStringLiteral("how.tlsCaFile"),
            QCoreApplication::translate("Tare::ProfileValidation",
                                        "Without a file of certificate authorities the system's own "
                                        "are used to verify the server."));
    }
}

} // namespace

void checkEnvironment(const EnvironmentSpec &environment, ProblemList &problems)
{
    if (environment.name.trimmed().isEmpty()) {
        problems.error(
            QStringLiteral("name"),
            QCoreApplication::translate("Tare::ProfileValidation", "Give the environment a name."));
    }
    if (environment.slot < 0) {
        problems.error(QStringLiteral("slot"),
                       QCoreApplication::translate("Tare::ProfileValidation",
                                                   "The colour must be 0 (chosen by Tare) or more."));
    }
    std::visit([&](const auto &how) { check(how, environment.server, problems); }, environment.how);
    checkTopology(environment, problems);
}

} // namespace Tare
