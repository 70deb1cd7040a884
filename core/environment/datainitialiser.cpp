// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/datainitialiser.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QSet>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Tare::DataInitialiser)
};

QString installProgram(const ServerProgram &program)
{
    const QString beside = QFileInfo(program.path).path();
    for (const QString &name : {u"mariadb-install-db"_s, u"mysql_install_db"_s}) {
        for (const QString &directory :
             {beside, program.baseDirectory + u"/bin"_s, program.baseDirectory + u"/scripts"_s}) {
            if (QFileInfo(directory + u'/' + name).isExecutable())
                return directory + u'/' + name;
        }
        const QString found = findProgram(name);
        if (!found.isEmpty())
            return found;
    }
    return {};
}

/// The initialising program leaves some files to root.
void giveFilesTo(const ServerAccount &account, const QString &directory)
{
    if (::geteuid() != 0)
        return;
    QDirIterator it(directory, QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                    QDirIterator::Subdirectories);
    while (it.hasNext()) {
        if (::lchown(QFile::encodeName(it.next()).constData(), account.uid, account.gid) != 0)
            return; // the server says it in its own words then
    }
}

} // namespace

QStringList initialisationOptions(ServerFlavour flavour, const QMap<QString, QString> &options)
{
    static const QSet<QString> lasting = {
        u"innodb_page_size"_s,     u"innodb_data_file_path"_s,  u"innodb_undo_tablespaces"_s,
        u"innodb_log_file_size"_s, u"lower_case_table_names"_s, u"innodb_checksum_algorithm"_s,
        u"character_set_server"_s, u"collation_server"_s,
    };
    QMap<QString, QString> chosen;
    if (flavour == ServerFlavour::MariaDb)
        chosen[u"innodb_log_file_size"_s] = u"48M"_s;
    for (auto it = options.cbegin(); it != options.cend(); ++it) {
        QString name = it.key().trimmed().toLower();
        name.replace(u'-', u'_');
        if (lasting.contains(name))
            chosen[name] = it.value();
    }
    QStringList arguments;
    for (auto it = chosen.cbegin(); it != chosen.cend(); ++it)
        arguments << u"--%1=%2"_s.arg(QString(it.key()).replace(u'_', u'-'), it.value());
    return arguments;
}

Result<Command> initialisationCommand(const ServerProgram &program, const ServerAccount &account,
                                      const ServerPaths &paths, const QMap<QString, QString> &options)
{
    Command command;
    command.timeout = std::chrono::minutes(3);
    command.arguments << u"--no-defaults"_s;
    if (program.flavour == ServerFlavour::MySql) {
        command.program = program.path;
        command.arguments << u"--initialize-insecure"_s;
    } else {
        command.program = installProgram(program);
        if (command.program.isEmpty()) {
            return failure(
                ErrorCode::ServerMissing,
                Texts::tr("mariadb-install-db was not found; a fresh MariaDB data directory needs it. "
                          "Install the package “mariadb-server”."));
        }
        command.arguments << u"--auth-root-authentication-method=normal"_s << u"--skip-test-db"_s;
    }
    // The distribution's own script knows its places; one from an archive has to be told.
    const bool ofSystem = program.path.startsWith(u"/usr/"_s) && program.baseDirectory == u"/usr"_s;
    if (!program.baseDirectory.isEmpty() && !ofSystem)
        command.arguments << u"--basedir="_s + program.baseDirectory;
    command.arguments << u"--datadir="_s + paths.data() << u"--tmpdir="_s + paths.temporary();
    if (::geteuid() == 0)
        command.arguments << u"--user="_s + account.name;
    command.arguments << initialisationOptions(program.flavour, options);
    return command;
}

QCoro::Task<Result<void>> initialiseData(CommandRunner &commands, ServerProgram program,
                                         ServerAccount account, ServerDirectory directory,
                                         QMap<QString, QString> options, std::stop_token stop)
{
    if (program.flavour == ServerFlavour::Redis || directory.hasData())
        co_return Result<void>();
    Result<Command> command = initialisationCommand(program, account, directory.paths(), options);
    if (!command)
        co_return tl::unexpected(command.error());
    Command named = std::move(*command);
    named.stop = stop; // a data directory that is half made is thrown away
    const Result<CommandOutput> output = co_await commands.run(std::move(named));
    if (!output)
        co_return tl::unexpected(output.error());
    if (output->exitCode != 0) {
        co_return failure(
            ErrorCode::ServerFailed,
            Texts::tr("A fresh data directory for %1 could not be made. The program's own messages "
                      "tell why.")
                .arg(QFileInfo(program.path).fileName()),
            QString::fromLocal8Bit(output->standardError + output->standardOutput).trimmed());
    }
    giveFilesTo(account, directory.paths().data());
    co_return Result<void>();
}

} // namespace Tare
