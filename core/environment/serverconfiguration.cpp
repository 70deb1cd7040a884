// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/serverconfiguration.h"

#include <QCoreApplication>
#include <QRandomGenerator>
#include <QSet>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Tare::ServerConfiguration)
};

using Setting = std::pair<QString, QString>;

/// "innodb_log_file_size" and "innodb-log-file-size" are the same option to MariaDB and MySQL.
QString normalised(const QString &option)
{
    QString name = option.trimmed().toLower();
    name.replace(u'_', u'-');
    return name.startsWith(u"loose-") ? name.mid(6) : name;
}

const QSet<QString> &ownOptions(ServerFlavour flavour)
{
    static const QSet<QString> redis = {u"port"_s,       u"bind"_s,    u"requirepass"_s, u"dir"_s,
                                        u"daemonize"_s,  u"pidfile"_s, u"unixsocket"_s,  u"protected-mode"_s,
                                        u"supervised"_s, u"include"_s, u"logfile"_s,     u"user"_s,
                                        u"aclfile"_s};
    static const QSet<QString> mysql = {u"port"_s,      u"bind-address"_s,      u"datadir"_s,
                                        u"socket"_s,    u"pid-file"_s,          u"init-file"_s,
                                        u"user"_s,      u"skip-networking"_s,   u"tmpdir"_s,
                                        u"basedir"_s,   u"skip-grant-tables"_s, u"log-error"_s,
                                        u"daemonize"_s, u"defaults-file"_s,     u"chroot"_s};
    return flavour == ServerFlavour::Redis ? redis : mysql;
}

/// Small and the same everywhere: what a short load needs, without what only costs noise.
QList<Setting> defaultSettings(ServerFlavour flavour)
{
    if (flavour == ServerFlavour::Redis)
        return {{u"save"_s, u"\"\""_s}, {u"appendonly"_s, u"no"_s}};
    QList<Setting> settings = {
        {u"innodb_buffer_pool_size"_s, u"256M"_s},
        {u"character-set-server"_s, u"utf8mb4"_s},
        {u"performance_schema"_s, u"OFF"_s},
        {u"skip-name-resolve"_s, {}},
        {u"skip-log-bin"_s, {}},
        {u"max_connections"_s, u"1024"_s},
        {u"max_prepared_stmt_count"_s, u"1048576"_s},
        // Every start is cold: what a server has read while the data was made is not read again behind a
        // load.
        {u"innodb_buffer_pool_dump_at_shutdown"_s, u"OFF"_s},
        {u"innodb_buffer_pool_load_at_startup"_s, u"OFF"_s},
    };
    if (flavour == ServerFlavour::MariaDb) {
        settings.append({u"innodb_log_file_size"_s, u"48M"_s});
    } else {
        settings.append({u"loose-innodb_redo_log_capacity"_s, u"100M"_s});
        settings.append({u"loose-mysqlx"_s, u"OFF"_s});
    }
    return settings;
}

QString myCnfLine(const Setting &setting)
{
    if (setting.second.isEmpty())
        return setting.first + u'\n';
    QString value = setting.second;
    static const QString special = u"#;'\"\\"_s;
    bool quote = value != value.trimmed();
    for (const QChar c : value)
        quote = quote || special.contains(c);
    if (quote) {
        value.replace(u'\\', u"\\\\"_s);
        value.replace(u'"', u"\\\""_s);
        value = u'"' + value + u'"';
    }
    return setting.first + u" = "_s + value + u'\n';
}

QByteArray redisText(const ServerConfiguration &configuration)
{
    QString text;
    const auto line = [&text](const QString &name, const QString &value) {
        text += name + u' ' + (value.isEmpty() ? u"\"\""_s : value) + u'\n';
    };
    for (const auto &[name, value] : defaultSettings(configuration.flavour))
        line(name, value);
    for (auto it = configuration.options.cbegin(); it != configuration.options.cend(); ++it)
        line(it.key().trimmed(), it.value());
    line(u"bind"_s, configuration.bindAddress);
    line(u"port"_s, QString::number(configuration.port));
    if (configuration.unixSocket) {
        line(u"unixsocket"_s, u'"' + configuration.paths.socket() + u'"');
        line(u"unixsocketperm"_s, u"700"_s);
    }
    line(u"protected-mode"_s, u"yes"_s);
    line(u"daemonize"_s, u"no"_s);
    line(u"requirepass"_s, configuration.password);
    line(u"dir"_s, u'"' + configuration.paths.data() + u'"');
    line(u"pidfile"_s, u'"' + configuration.paths.run() + u"/server.pid\""_s);
    return text.toUtf8();
}

QByteArray mysqlText(const ServerConfiguration &configuration)
{
    QList<Setting> settings = defaultSettings(configuration.flavour);
    for (auto it = configuration.options.cbegin(); it != configuration.options.cend(); ++it)
        settings.append({it.key().trimmed(), it.value()});
    const ServerPaths &paths = configuration.paths;
    if (!configuration.baseDirectory.isEmpty())
        settings.append({u"basedir"_s, configuration.baseDirectory});
    settings.append({u"bind-address"_s, configuration.bindAddress});
    settings.append({u"port"_s, QString::number(configuration.port)});
    settings.append({u"datadir"_s, paths.data()});
    settings.append({u"tmpdir"_s, paths.temporary()});
    // A socket's name may have 107 bytes; one relative to the data directory always fits.
    const bool fits = paths.run().toUtf8().size() < 90;
    settings.append({u"socket"_s, fits ? paths.socket() : u"../run/server.sock"_s});
    settings.append({u"pid-file"_s, paths.run() + u"/server.pid"_s});
    settings.append({u"init-file"_s, paths.accountFile()});
    if (configuration.allowRoot)
        settings.append({u"user"_s, u"root"_s});
    QString text = u"[mysqld]\n"_s;
    for (const Setting &setting : settings)
        text += myCnfLine(setting);
    return text.toUtf8();
}

} // namespace

Result<void> checkServerOptions(ServerFlavour flavour, const QMap<QString, QString> &options)
{
    for (auto it = options.cbegin(); it != options.cend(); ++it) {
        const QString name = normalised(it.key());
        if (ownOptions(flavour).contains(name)) {
            return failure(ErrorCode::InvalidArgument,
                           Texts::tr("The server option “%1” is set by Tare itself. Remove it from the "
                                     "environment's options.")
                               .arg(it.key()));
        }
        const QString both = it.key() + it.value();
        if (name.isEmpty() || both.contains(u'\n') || both.contains(u'\r') || both.contains(QChar(0))
            || it.key().contains(u'=') || name.startsWith(u'[') || name.startsWith(u'!')) {
            return failure(ErrorCode::InvalidArgument,
                           Texts::tr("“%1” cannot be the name or value of a server option. Correct it in the "
                                     "environment's options.")
                               .arg(it.key().isEmpty() ? it.value() : it.key()));
        }
    }
    return {};
}

QByteArray configurationText(const ServerConfiguration &configuration)
{
    return configuration.flavour == ServerFlavour::Redis ? redisText(configuration)
                                                         : mysqlText(configuration);
}

QByteArray accountText(const ServerConfiguration &configuration)
{
    // One statement a line, as --init-file wants it. Data files that were copied have the account already,
    // with another password.
    const QString user = u"'%1'@'%'"_s.arg(QStringView(serverUser));
    QString text;
    text += u"CREATE USER IF NOT EXISTS %1;\n"_s.arg(user);
    text += u"ALTER USER %1 IDENTIFIED BY '%2';\n"_s.arg(user, configuration.password);
    text += u"GRANT ALL PRIVILEGES ON *.* TO %1 WITH GRANT OPTION;\n"_s.arg(user);
    text += u"ALTER USER IF EXISTS 'root'@'localhost' IDENTIFIED BY '%1';\n"_s.arg(configuration.password);
    text += u"CREATE DATABASE IF NOT EXISTS %1;\n"_s.arg(QStringView(serverSchema));
    return text.toUtf8();
}

QStringList serverArguments(const ServerConfiguration &configuration)
{
    if (configuration.flavour == ServerFlavour::Redis)
        return {configuration.paths.configurationFile()};
    return {u"--defaults-file="_s + configuration.paths.configurationFile()};
}

QString randomPassword()
{
    static const QString letters = u"ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789"_s;
    QString password;
    for (int i = 0; i < 24; ++i)
        password += letters[QRandomGenerator::system()->bounded(letters.size())];
    return password;
}

} // namespace Tare
