// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/environment/processfacts.h"

#include "core/environment/controlgroups.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QStringList>

#include <algorithm>
#include <sys/resource.h>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

/// "Max open files   20000   20000   files" → "20000:20000"
QString limitValue(const QByteArray &line, qsizetype nameLength)
{
    const QList<QByteArray> fields = line.mid(nameLength).simplified().split(' ');
    if (fields.size() < 2)
        return {};
    return QString::fromLatin1(fields[0] + ':' + fields[1]);
}

void addLimits(qint64 pid, Facts &facts)
{
    static const QList<std::pair<QByteArray, QString>> wanted = {
        {"Max open files", u"limits.nofile"_s},     {"Max processes", u"limits.nproc"_s},
        {"Max locked memory", u"limits.memlock"_s}, {"Max stack size", u"limits.stack"_s},
        {"Max core file size", u"limits.core"_s},
    };
    const auto text = readSmallFile(u"/proc/%1/limits"_s.arg(pid));
    if (!text)
        return;
    for (const QByteArray &line : text->split('\n')) {
        for (const auto &[name, key] : wanted) {
            if (line.startsWith(name))
                facts[key] = limitValue(line, name.size());
        }
    }
}

void addStatus(qint64 pid, Facts &facts)
{
    const auto text = readSmallFile(u"/proc/%1/status"_s.arg(pid));
    if (!text)
        return;
    for (const QByteArray &line : text->split('\n')) {
        const qsizetype colon = line.indexOf(':');
        if (colon < 0)
            continue;
        const QByteArray name = line.left(colon);
        const QString value = QString::fromLatin1(line.mid(colon + 1).trimmed());
        if (name == "Seccomp")
            facts[u"security.seccomp"_s] = value == u"2" ? u"filter"_s
                : value == u"1"                          ? u"strict"_s
                                                         : u"off"_s;
        else if (name == "CapEff")
            facts[u"security.capabilities"_s] = value;
        else if (name == "NoNewPrivs")
            facts[u"security.no_new_privileges"_s] = value == u"1" ? u"yes"_s : u"no"_s;
        else if (name == "Speculation_Store_Bypass")
            facts[u"security.speculation_store_bypass"_s] = value;
        else if (name == "Cpus_allowed_list")
            facts[u"cpu.affinity"_s] = value;
        else if (name == "Mems_allowed_list")
            facts[u"memory.nodes"_s] = value;
        else if (name == "Uid")
            facts[u"server.uid"_s] = value.section(u'\t', 1, 1);
    }
}

/// The value behind a name at the start of a line: "Rss:   12 kB".
std::optional<double> numberBehind(const QByteArray &text, const QByteArray &name)
{
    for (const QByteArray &line : text.split('\n')) {
        if (line.startsWith(name))
            return line.mid(name.size()).trimmed().split(' ').first().toDouble();
    }
    return std::nullopt;
}

void addPriority(qint64 pid, Facts &facts)
{
    const auto stat = readSmallFile(u"/proc/%1/stat"_s.arg(pid));
    const qsizetype close = stat ? stat->lastIndexOf(')') : -1;
    constexpr qsizetype nice = 16; // of the fields behind the program's name
    if (close >= 0)
        facts[u"server.nice"_s] = QString::fromLatin1(stat->mid(close + 2).split(' ').value(nice));
    if (const auto score = readSmallFile(u"/proc/%1/oom_score_adj"_s.arg(pid)))
        facts[u"server.oom_score_adj"_s] = QString::fromLatin1(score->trimmed());
    const auto label = readSmallFile(u"/proc/%1/attr/current"_s.arg(pid));
    if (label && !label->trimmed().isEmpty())
        facts[u"security.label"_s] = QString::fromLocal8Bit(label->trimmed().replace('\0', QByteArray()));
}

/// "glibc 2.36", "musl": by the C library that the process has mapped, read as it sees it.
QString cLibraryOf(qint64 pid)
{
    const auto maps = readSmallFile(u"/proc/%1/maps"_s.arg(pid));
    if (!maps)
        return {};
    QString path;
    for (const QByteArray &line : maps->split('\n')) {
        const qsizetype slash = line.indexOf('/');
        const QByteArray file = slash < 0 ? QByteArray() : line.mid(slash);
        const QByteArray name = file.mid(file.lastIndexOf('/') + 1);
        if (name.startsWith("ld-musl-") || name.startsWith("libc.musl-"))
            return u"musl"_s;
        if (name == "libc.so.6" || (name.startsWith("libc-2.") && name.endsWith(".so")))
            path = QString::fromLocal8Bit(file);
    }
    if (path.isEmpty())
        return {};
    QFile library(u"/proc/%1/root%2"_s.arg(pid).arg(path));
    if (!library.open(QIODevice::ReadOnly))
        return {};
    const QByteArray content = library.readAll();
    const QByteArray words = "stable release version ";
    const qsizetype at = content.indexOf(words);
    if (at < 0)
        return {};
    const qsizetype end = content.indexOf('.', content.indexOf('.', at) + 1);
    return u"glibc "_s
        + QString::fromLatin1(content.mid(at + words.size(), end - at - words.size()).simplified());
}

} // namespace

std::optional<QByteArray> readSmallFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return file.readAll();
}

Facts processFacts(qint64 pid)
{
    Facts facts;
    addLimits(pid, facts);
    addStatus(pid, facts);
    addPriority(pid, facts);
    if (const QString library = cLibraryOf(pid); !library.isEmpty())
        facts[u"server.libc"_s] = library;
    facts.insert(controlGroupFacts(pid));
    return facts;
}

std::optional<double> hugePagesMebibytes(qint64 pid)
{
    const auto text = readSmallFile(u"/proc/%1/smaps_rollup"_s.arg(pid));
    const auto kibibytes = text ? numberBehind(*text, "AnonHugePages:") : std::nullopt;
    return kibibytes ? std::optional(*kibibytes / 1024) : std::nullopt;
}

QString startedProgram(qint64 pid)
{
    const QString program = QFile::symLinkTarget(u"/proc/%1/exe"_s.arg(pid));
    // the kernel keeps the beginning of the link's name
    const QString name =
        QString::fromLocal8Bit(readSmallFile(u"/proc/%1/comm"_s.arg(pid)).value_or(QByteArray()).trimmed());
    const QString link = program.section(u'/', 0, -2) + u'/' + name;
    return !name.isEmpty() && QFileInfo(link).canonicalFilePath() == program ? link : program;
}

QString fileSha256(const QString &path)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!file.open(QIODevice::ReadOnly) || !hash.addData(&file))
        return {};
    return QString::fromLatin1(hash.result().toHex());
}

std::pair<quint64, quint64> ownOpenFiles()
{
    rlimit limit{};
    ::getrlimit(RLIMIT_NOFILE, &limit);
    return {limit.rlim_cur, limit.rlim_max};
}

} // namespace Tare
