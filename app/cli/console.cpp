// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/console.h"

#include "app/cli/exitcode.h"

#include <QStringList>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

void write(std::FILE *stream, const QByteArray &bytes)
{
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stream);
    std::fflush(stream);
}

} // namespace

void printResult(const QString &text)
{
    write(stdout, text.toUtf8());
}

void printResult(const QByteArray &bytes)
{
    write(stdout, bytes);
}

void printNote(const QString &line)
{
    write(stderr, line.toUtf8() + '\n');
}

void printError(const Error &error)
{
    printNote(u"tare-cli: "_s + error.sentence);
    const QStringList words = error.detail.trimmed().split(u'\n', Qt::SkipEmptyParts);
    for (const QString &word : words)
        printNote(u"    "_s + word);
}

int usageError(const QString &command, const QString &sentence)
{
    printNote(u"tare-cli: "_s + sentence);
    printNote(command.isEmpty() ? u"Try: tare-cli --help"_s : u"Try: tare-cli %1 --help"_s.arg(command));
    return ExitUsage;
}

int exitCodeOf(const Error &error)
{
    switch (error.code) {
    case ErrorCode::InvalidProfile:
    case ErrorCode::InvalidArgument:
        return ExitUsage;
    case ErrorCode::Cancelled:
        return ExitStopped;
    default:
        return ExitImpossible;
    }
}

} // namespace Tare
