// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/importers/commandreaders.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

QString serverTitle(ServerKind server)
{
    return server == ServerKind::Redis ? u"Redis"_s : u"MySQL"_s;
}

/// Where files are, which account runs it and how it goes to the background is Tare's business.
bool isTaresBusiness(const QString &option)
{
    constexpr std::array names{
        "datadir"_L1,   "basedir"_L1, "socket"_L1,     "pid-file"_L1,   "pidfile"_L1,
        "user"_L1,      "dir"_L1,     "daemonize"_L1,  "bind"_L1,       "bind-address"_L1,
        "log-error"_L1, "logfile"_L1, "unixsocket"_L1, "supervised"_L1, "protected-mode"_L1,
        "console"_L1};
    return std::any_of(names.begin(), names.end(), [&option](auto name) { return name == option; });
}

bool isSecret(const QString &option)
{
    return option.contains("pass"_L1, Qt::CaseInsensitive) || option == "masterauth"_L1;
}

bool isConfigurationFile(const QString &option)
{
    return option == "defaults-file"_L1 || option == "defaults-extra-file"_L1;
}

void tellConfigurationFile(const QString &file, CommandMeaning &meaning)
{
    tell(meaning.leftOut,
         QCoreApplication::translate(
             "Tare::Command", "The configuration file %1 is not read. Enter the options in it that matter.")
             .arg(file));
}

/// "4g", "512m", "1073741824" as docker means them; MiB.
qint64 mebibytes(const QString &text)
{
    QString number = text.trimmed().toLower();
    if (number.endsWith(u'b'))
        number.chop(1);
    double factor = 1.0 / (1024 * 1024);
    if (number.endsWith(u'k'))
        factor = 1.0 / 1024;
    else if (number.endsWith(u'm'))
        factor = 1;
    else if (number.endsWith(u'g'))
        factor = 1024;
    if (!number.isEmpty() && !number.back().isDigit())
        number.chop(1);
    return static_cast<qint64>(std::clamp(number.toDouble() * factor, 0.0, 1e12));
}

OptionGrammar containerGrammar()
{
    OptionGrammar grammar;
    grammar.withValue = {u"-p"_s,           u"--publish"_s,
                         u"-v"_s,           u"--volume"_s,
                         u"--mount"_s,      u"--name"_s,
                         u"--net"_s,        u"--network"_s,
                         u"-e"_s,           u"--env"_s,
                         u"--env-file"_s,   u"--cpuset-cpus"_s,
                         u"--cpus"_s,       u"-m"_s,
                         u"--memory"_s,     u"--memory-swap"_s,
                         u"--ulimit"_s,     u"--restart"_s,
                         u"-u"_s,           u"--user"_s,
                         u"-h"_s,           u"--hostname"_s,
                         u"-w"_s,           u"--workdir"_s,
                         u"--entrypoint"_s, u"-l"_s,
                         u"--label"_s,      u"--log-driver"_s,
                         u"--log-opt"_s,    u"--security-opt"_s,
                         u"--cap-add"_s,    u"--cap-drop"_s,
                         u"--ip"_s,         u"--dns"_s,
                         u"--link"_s,       u"--shm-size"_s,
                         u"--pull"_s,       u"--platform"_s,
                         u"--tmpfs"_s,      u"--add-host"_s,
                         u"--sysctl"_s,     u"--cpu-shares"_s,
                         u"-c"_s,           u"--device"_s,
                         u"--userns"_s,     u"--network-alias"_s,
                         u"--health-cmd"_s, u"--cgroup-parent"_s,
                         u"--runtime"_s};
    grammar.endsAtPositional = true;
    return grammar;
}

void readNetwork(CommandOptions &options, ContainerServer &container, CommandMeaning &meaning)
{
    const auto network = options.value(u"--network"_s, u"--net"_s);
    QStringList ports = options.values(u"-p"_s) + options.values(u"--publish"_s);
    if (network == u"host"_s) {
        container.network = NetworkPath::Host;
        return;
    }
    if (network && *network != "bridge"_L1) {
        tell(meaning.leftOut,
             QCoreApplication::translate("Tare::Command",
                                         "The network “%1” is not taken over; it is the engine's bridge.")
                 .arg(*network));
    }
    const bool all = options.has(u"-P"_s) || options.has(u"--publish-all"_s);
    if (ports.isEmpty() && !all) {
        container.network = NetworkPath::BridgeAddress;
        return;
    }
    container.network = NetworkPath::PublishedPort;
    // "6379:6379", "127.0.0.1:6379:6379", "6379"
    const QStringList parts = ports.value(0).section(u'/', 0, 0).split(u':');
    if (parts.size() >= 2)
        container.port = std::clamp(parts.at(parts.size() - 2).toInt(), 0, 65535);
    if (ports.size() > 1)
        tell(meaning.leftOut,
             QCoreApplication::translate("Tare::Command", "Of several published ports the first is taken."));
}

void readStorage(CommandOptions &options, ContainerServer &container, CommandMeaning &meaning)
{
    container.storage = ContainerStorage::ImageLayer;
    const QStringList mounts = options.values(u"-v"_s) + options.values(u"--volume"_s);
    for (const QString &mount : mounts) {
        const QString from = mount.section(u':', 0, 0);
        const QString to = mount.section(u':', 1, 1);
        if (to.endsWith(".conf"_L1) || to.endsWith(".cnf"_L1) || to.startsWith("/etc"_L1)) {
            tellConfigurationFile(from, meaning);
        } else if (to.startsWith("/data"_L1) || to.startsWith("/var/lib/"_L1)) {
            container.storage = from.startsWith(u'/') || from.startsWith(u'.') ? ContainerStorage::BindMount
                                                                               : ContainerStorage::Volume;
            tell(meaning.leftOut,
                 QCoreApplication::translate(
                     "Tare::Command",
                     "The data in %1 is not used: Tare makes its own, in a directory or volume of its own.")
                     .arg(from));
        } else {
            tell(meaning.leftOut,
                 QCoreApplication::translate("Tare::Command", "The mount %1 is not taken over.").arg(mount));
        }
    }
    if (options.has(u"--mount"_s))
        tell(meaning.leftOut, QCoreApplication::translate("Tare::Command", "--mount is not taken over."));
}

void readEnvironmentVariables(CommandOptions &options, CommandMeaning &meaning)
{
    const QStringList variables = options.values(u"-e"_s) + options.values(u"--env"_s);
    for (const QString &variable : variables) {
        const QString name = variable.section(u'=', 0, 0);
        if (isSecret(name)) {
            tellPassword(meaning);
        } else {
            tell(
                meaning.leftOut,
                QCoreApplication::translate("Tare::Command", "The variable %1 is not taken over.").arg(name));
        }
    }
}

void readLimits(CommandOptions &options, ContainerServer &container, CommandMeaning &meaning)
{
    container.cpuList = cpuListFrom(options.value(u"--cpuset-cpus"_s).value_or(QString()), true);
    container.cpuLimit = options.number(u"--cpus"_s, 0, 0, 1e6);
    container.memoryLimitMib = mebibytes(options.value(u"-m"_s, u"--memory"_s).value_or(QString()));
    const QStringList limits = options.values(u"--ulimit"_s);
    for (const QString &limit : limits) {
        if (limit.startsWith("nofile="_L1)) {
            container.openFiles = std::clamp(limit.mid(7).section(u':', 0, 0).toInt(), 0, 1'000'000'000);
        } else {
            tell(meaning.leftOut,
                 QCoreApplication::translate("Tare::Command", "The limit %1 is not taken over.").arg(limit));
        }
    }
}

} // namespace

std::optional<ServerKind> serverKindOf(const QString &program)
{
    // "docker.io/library/redis:2.8.19", "/usr/sbin/mysqld"
    QString name = program.section(u'/', -1).section(u'@', 0, 0).section(u':', 0, 0).toLower();
    for (const auto &redis : {"redis"_L1, "valkey"_L1}) {
        if (name.startsWith(redis) && !name.contains("benchmark"_L1) && !name.contains("cli"_L1))
            return ServerKind::Redis;
    }
    for (const auto &mysql :
         {"mysqld"_L1, "mysql"_L1, "mysql-server"_L1, "mariadbd"_L1, "mariadb"_L1, "mariadb-server"_L1,
          "mysqld_safe"_L1, "mariadbd-safe"_L1, "percona"_L1, "percona-server"_L1}) {
        if (name == mysql)
            return ServerKind::MySql;
    }
    return std::nullopt;
}

QMap<QString, QString> serverOptionsFrom(const QStringList &words, ServerKind server, int &port,
                                         CommandMeaning &meaning)
{
    QMap<QString, QString> options;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString &word = words.at(i);
        if (!word.startsWith("--"_L1) || word.size() < 3) {
            if (server == ServerKind::Redis && i == 0 && word != "-"_L1)
                tellConfigurationFile(word, meaning);
            else if (word.startsWith("-P"_L1) && server == ServerKind::MySql)
                port = std::clamp(word.size() > 2 ? word.mid(2).toInt() : words.value(++i).toInt(), 0, 65535);
            else
                tell(meaning.leftOut,
                     QCoreApplication::translate("Tare::Command", "%1: “%2” is not taken over.")
                         .arg(serverTitle(server), word));
            continue;
        }
        QString name = word.mid(2).section(u'=', 0, 0);
        QStringList values;
        if (word.contains(u'='))
            values += word.section(u'=', 1);
        // Redis: the value follows, and may be several words; so does that of a few of MySQL's
        while (server == ServerKind::Redis && i + 1 < words.size() && !words.at(i + 1).startsWith("--"_L1))
            values += words.at(++i);
        if (server == ServerKind::MySql)
            name.replace(u'_', u'-');
        const QString value = values.join(u' ');
        if (name == "port"_L1)
            port = std::clamp(value.toInt(), 0, 65535);
        else if (isSecret(name))
            tellPassword(meaning);
        else if (isConfigurationFile(name))
            tellConfigurationFile(value, meaning);
        else if (isTaresBusiness(name))
            tell(meaning.leftOut,
                 QCoreApplication::translate("Tare::Command", "%1: the option “%2” is set by Tare.")
                     .arg(serverTitle(server), name));
        else
            options.insert(name, value);
    }
    return options;
}

void readServer(const QStringList &words, const QString &cpus, CommandMeaning &meaning)
{
    const auto server = serverKindOf(words.first());
    if (!server)
        return;
    NativeServer native;
    native.cpuList = cpus;
    if (words.first().startsWith(u'/') && !words.first().endsWith("safe"_L1))
        native.binary = words.first();
    native.options = serverOptionsFrom(words.mid(1), *server, native.port, meaning);
    EnvironmentSpec environment;
    environment.server = *server;
    environment.name = cpus.isEmpty()
        ? QCoreApplication::translate("Tare::Command", "native")
        : QCoreApplication::translate("Tare::Command", "native, CPU %1").arg(cpus);
    environment.how = native;
    meaning.environments += environment;
    meaning.programs += QFileInfo(words.first()).fileName();
}

void readContainer(const QStringList &words, CommandMeaning &meaning)
{
    const QString engine = QFileInfo(words.first()).fileName();
    const qsizetype run = words.value(1) == "container"_L1 ? 2 : 1;
    if (words.value(run) != "run"_L1 && words.value(run) != "create"_L1) {
        tell(meaning.leftOut,
             QCoreApplication::translate("Tare::Command", "%1 %2: only “run” has a meaning here.")
                 .arg(engine, words.value(run)));
        return;
    }
    CommandOptions options(words.mid(run + 1), containerGrammar());
    const QString image = options.positional().value(0);
    const auto server = serverKindOf(image);
    if (!server) {
        tell(meaning.leftOut,
             image.isEmpty()
                 ? QCoreApplication::translate("Tare::Command", "%1 run: the command names no image.")
                       .arg(engine)
                 : QCoreApplication::translate("Tare::Command",
                                               "%1 run: the image “%2” is no Redis, MySQL or MariaDB.")
                       .arg(engine, image));
        return;
    }
    ContainerServer container;
    container.engine = engine == "podman"_L1 ? ContainerEngine::Podman : ContainerEngine::Docker;
    container.image = ImageSource::Reference;
    container.imageReference = image;
    readNetwork(options, container, meaning);
    readStorage(options, container, meaning);
    readEnvironmentVariables(options, meaning);
    readLimits(options, container, meaning);
    QStringList command = options.positional().mid(1);
    if (!command.isEmpty() && !command.first().startsWith(u'-') && serverKindOf(command.first()))
        command.removeFirst();
    int inside = 0; // the port within the container
    container.options = serverOptionsFrom(command, *server, inside, meaning);
    const QString name = options.value(u"--name"_s).value_or(QString());
    options.ignore({u"-d"_s, u"--detach"_s, u"--rm"_s, u"-i"_s, u"-t"_s, u"-it"_s, u"-ti"_s, u"-dit"_s,
                    u"-itd"_s, u"--restart"_s, u"-h"_s, u"--hostname"_s, u"-l"_s, u"--label"_s, u"--pull"_s,
                    u"--init"_s});
    EnvironmentSpec environment;
    environment.server = *server;
    environment.how = container;
    environment.name = environmentSummary(environment);
    if (!name.isEmpty())
        environment.name = name;
    meaning.environments += environment;
    meaning.programs += engine;
    tellUnasked(options, engine + u" run"_s, meaning);
}

} // namespace Tare
