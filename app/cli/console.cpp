// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/console.h"

#include "app/cli/exitcode.h"
#include "core/report/reportfields.h"

#include <QDateTime>
#include <QJsonDocument>
#include <QJsonObject>
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

bool jsonLines = false; // standard error is one, so this is one

void printEvent(QJsonObject object)
{
    object.insert(u"time"_s, timeText(QDateTime::currentDateTimeUtc()));
    printLine(QJsonDocument(object).toJson(QJsonDocument::Compact));
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
    if (jsonLines)
        printEvent({{u"event"_s, u"note"_s}, {u"text"_s, line}});
    else
        printLine(line.toUtf8());
}

void printLine(const QByteArray &line)
{
    write(stderr, line + '\n');
}

void printError(const Error &error)
{
    if (jsonLines) {
        printEvent({{u"event"_s, u"error"_s}, {u"text"_s, error.sentence}, {u"detail"_s, error.detail}});
        return;
    }
    printNote(u"tare-cli: "_s + error.sentence);
    const QStringList words = error.detail.trimmed().split(u'\n', Qt::SkipEmptyParts);
    for (const QString &word : words)
        printNote(u"    "_s + word);
}

void useJsonLines()
{
    jsonLines = true;
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
