// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/programfiles.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

#include <elf.h>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Tare::ProgramFiles)
};

template<typename Header, typename Segment>
QString interpreterIn(QFile &file)
{
    Header header;
    file.seek(0);
    if (file.read(reinterpret_cast<char *>(&header), sizeof header) != sizeof header)
        return {};
    for (unsigned i = 0; i < header.e_phnum; ++i) {
        Segment segment;
        file.seek(static_cast<qint64>(header.e_phoff + i * header.e_phentsize));
        if (file.read(reinterpret_cast<char *>(&segment), sizeof segment) != sizeof segment)
            return {};
        if (segment.p_type != PT_INTERP || segment.p_filesz > 4096)
            continue;
        file.seek(static_cast<qint64>(segment.p_offset));
        const QByteArray name = file.read(static_cast<qint64>(segment.p_filesz));
        return QFile::decodeName(name.left(qMax<qsizetype>(name.indexOf('\0'), 0)));
    }
    return {};
}

void addTree(ProgramFiles &files, const QString &directory)
{
    QDirIterator it(directory, QDir::Files | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QString path = it.next();
        files.insert(path, path);
    }
}

/// Directories that the server names itself in its --help.
QMap<QString, QString> namedDirectories(const QByteArray &help)
{
    QMap<QString, QString> found;
    for (const QByteArray &line : help.split('\n')) {
        const QList<QByteArray> words = line.simplified().split(' ');
        if (words.size() != 2 || !words[1].startsWith('/'))
            continue;
        if (words[0] == "plugin-dir" || words[0] == "character-sets-dir" || words[0] == "lc-messages-dir")
            found[QString::fromLatin1(words[0])] = QDir::cleanPath(QFile::decodeName(words[1]));
    }
    return found;
}

} // namespace

QString elfInterpreter(const QString &program)
{
    QFile file(program);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray magic = file.read(EI_NIDENT);
    if (magic.size() < EI_NIDENT || !magic.startsWith(ELFMAG))
        return {};
    return magic[EI_CLASS] == ELFCLASS64 ? interpreterIn<Elf64_Ehdr, Elf64_Phdr>(file)
                                         : interpreterIn<Elf32_Ehdr, Elf32_Phdr>(file);
}

QCoro::Task<Result<QStringList>> librariesOf(CommandRunner &commands, QString interpreter, QString file)
{
    QStringList libraries;
    if (interpreter.isEmpty())
        co_return libraries;
    Command command;
    command.program = interpreter;
    command.arguments << u"--list"_s << file;
    const Result<CommandOutput> output = co_await commands.run(std::move(command));
    if (!output)
        co_return tl::unexpected(output.error());
    const QString text = QString::fromLocal8Bit(output->standardOutput);
    if (output->exitCode != 0 || text.contains(u"not found"_s)) {
        co_return failure(
            ErrorCode::EngineFailed,
            Texts::tr("Not every library that “%1” loads could be found, so it cannot be put into an "
                      "image. Choose an image by name instead.")
                .arg(file),
            text + QString::fromLocal8Bit(output->standardError));
    }
    libraries << interpreter;
    // "libm.so.6 => /lib/x86_64-linux-gnu/libm.so.6 (0x…)" or "/lib64/ld-linux-x86-64.so.2 (0x…)"
    for (const QString &line : text.split(u'\n')) {
        QString path = line.section(u"=>"_s, -1).trimmed();
        path.truncate(path.lastIndexOf(u" ("_s));
        if (path.startsWith(u'/') && !libraries.contains(path))
            libraries << path;
    }
    co_return libraries;
}

QCoro::Task<Result<ProgramFiles>> collectProgram(CommandRunner &commands, QString program)
{
    ProgramFiles files;
    files.insert(program, program);
    const QString interpreter = elfInterpreter(program);
    const Result<QStringList> libraries = co_await librariesOf(commands, interpreter, program);
    if (!libraries)
        co_return tl::unexpected(libraries.error());
    for (const QString &library : *libraries) {
        files.insert(library, library);
        if (!QFileInfo(library).fileName().startsWith(u"libc.so"))
            continue;
        // The C library opens these by itself: accounts, and unwinding when a thread is cancelled.
        for (const QString &name : {u"/libnss_files.so.2"_s, u"/libgcc_s.so.1"_s}) {
            const QString path = QFileInfo(library).path() + name;
            if (QFileInfo::exists(path))
                files.insert(path, path);
        }
    }
    // Where libraries lie outside the loader's built-in directories.
    if (!interpreter.isEmpty() && QFileInfo::exists(u"/etc/ld.so.cache"_s))
        files.insert(u"/etc/ld.so.cache"_s, u"/etc/ld.so.cache"_s);
    if (QFileInfo::exists(u"/etc/localtime"_s))
        files.insert(u"/etc/localtime"_s, u"/etc/localtime"_s);
    co_return files;
}

QCoro::Task<Result<ProgramFiles>> collectServer(CommandRunner &commands, ServerProgram program)
{
    Result<ProgramFiles> files = co_await collectProgram(commands, program.path);
    if (!files || program.flavour == ServerFlavour::Redis)
        co_return files;

    Command command;
    command.program = program.path;
    command.arguments << u"--no-defaults"_s << u"--verbose"_s << u"--help"_s;
    if (!program.baseDirectory.isEmpty())
        command.arguments.insert(1, u"--basedir="_s + program.baseDirectory);
    const Result<CommandOutput> help = co_await commands.run(std::move(command));
    if (!help)
        co_return tl::unexpected(help.error());
    const QMap<QString, QString> named = namedDirectories(help->standardOutput);
    const QString sets = named.value(u"character-sets-dir"_s);
    if (!sets.isEmpty())
        addTree(*files, QFileInfo(sets).path()); // the messages lie beside the character sets
    if (named.contains(u"lc-messages-dir"_s))
        addTree(*files, named[u"lc-messages-dir"_s]);
    const QString plugins = named.value(u"plugin-dir"_s);
    const QString interpreter = elfInterpreter(program.path);
    for (const QFileInfo &plugin : QDir(plugins).entryInfoList({u"*.so"_s}, QDir::Files)) {
        if (plugins.isEmpty())
            break;
        const Result<QStringList> libraries =
            co_await librariesOf(commands, interpreter, plugin.absoluteFilePath());
        if (!libraries)
            continue; // one that could not be loaded natively either
        files->insert(plugin.absoluteFilePath(), plugin.absoluteFilePath());
        for (const QString &library : *libraries)
            files->insert(library, library);
    }
    co_return files;
}

Result<QByteArray> imageArchive(const ProgramFiles &files, const ServerAccount &account)
{
    TarArchive archive;
    archive.addDirectory(u"/tmp"_s, {01777, 0, 0});
    archive.addDirectory(u"/var/tmp"_s, {01777, 0, 0});
    archive.addDirectory(u"/run"_s);
    archive.addDirectory(u"/tare"_s);
    for (const QString &part : {u"/tare/conf"_s, u"/tare/data"_s, u"/tare/run"_s, u"/tare/tmp"_s})
        archive.addDirectory(part, {0700, account.uid, account.gid});
    QString users = u"root:x:0:0:root:/:/sbin/nologin\n"_s;
    QString groups = u"root:x:0:\n"_s;
    if (account.uid != 0) {
        users += u"%1:x:%2:%3::/:/sbin/nologin\n"_s.arg(account.name).arg(account.uid).arg(account.gid);
        groups += u"%1:x:%2:\n"_s.arg(account.name).arg(account.gid);
    }
    archive.addFile(u"/etc/passwd"_s, users.toUtf8());
    archive.addFile(u"/etc/group"_s, groups.toUtf8());
    archive.addFile(u"/etc/nsswitch.conf"_s, "passwd: files\ngroup: files\nhosts: files dns\n");
    for (auto it = files.cbegin(); it != files.cend(); ++it) {
        QFile file(it.value());
        if (!file.open(QIODevice::ReadOnly)) {
            return failure(
                ErrorCode::FileFailed,
                Texts::tr("“%1” could not be read, so no image can be made of it.").arg(it.value()),
                file.errorString());
        }
        const uint mode = file.permissions() & QFileDevice::ExeOwner ? 0755 : 0644;
        archive.addFile(it.key(), file.readAll(), {mode, 0, 0});
    }
    return archive.finish();
}

} // namespace Tare
