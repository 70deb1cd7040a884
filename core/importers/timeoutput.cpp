// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/importers/timeoutput.h"

#include <QRegularExpression>
#include <QString>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr qsizetype longest = 4000; ///< no line of a time is longer; a command may be in it
constexpr double longestTime = 1e9; ///< seconds

std::optional<double> decimal(const QString &text)
{
    bool ok = false;
    const double value = QString(text).replace(u',', u'.').toDouble(&ok);
    return ok && value >= 0 && value < longestTime ? std::optional(value) : std::nullopt;
}

/// "1:32.87", "1:02:03", "92.87".
std::optional<double> clock(const QString &text)
{
    double seconds = 0;
    for (const QString &part : text.split(u':')) {
        const auto value = decimal(part);
        if (!value)
            return std::nullopt;
        seconds = seconds * 60 + *value;
    }
    return seconds < longestTime ? std::optional(seconds) : std::nullopt;
}

/// "1m32.872s", "0h01m02.3s" or "92.87".
std::optional<double> span(const QString &text)
{
    static const QRegularExpression parts(QRegularExpression::anchoredPattern(
        u"(?:(?:(\\d{1,6})h)?(\\d{1,8})m)?(\\d{1,9}(?:[.,]\\d{1,9})?)(s?)"_s));
    const auto match = parts.match(text);
    if (!match.hasMatch() || (match.hasCaptured(2) && match.capturedView(4).isEmpty()))
        return std::nullopt;
    const auto seconds = decimal(match.captured(3));
    if (!seconds)
        return std::nullopt;
    return match.captured(1).toDouble() * 3600 + match.captured(2).toDouble() * 60 + *seconds;
}

/// The value behind "Elapsed (wall clock) time (h:mm:ss or m:ss): ".
QString behind(QByteArrayView text, QByteArrayView label)
{
    return QString::fromUtf8(text.sliced(label.size())).trimmed();
}

} // namespace

std::optional<TimeOutput::Time> TimeOutput::line(QByteArrayView text)
{
    m_took = true;
    std::optional<Time> complete;
    if (text.isEmpty()) { // also between the lines of a time
        m_took = false;
        return std::nullopt;
    }
    if (text.size() <= longest) {
        if (text.startsWith("real") && m_time) // the one before has lost its end
            complete = finish();
        if (takePosix(text)) {
            if (!complete && m_time && m_time->system)
                complete = finish();
            return complete;
        }
        if (takeVerbose(text, complete))
            return complete;
        if (auto time = takeOneLine(text))
            return time;
    }
    m_took = false;
    return std::nullopt;
}

std::optional<TimeOutput::Time> TimeOutput::finish()
{
    std::optional<Time> time;
    time.swap(m_time);
    if (time && !(time->real > 0))
        return std::nullopt;
    return time;
}

bool TimeOutput::takePosix(QByteArrayView text)
{
    const bool real = text.startsWith("real");
    if (!real && !(m_time && (text.startsWith("user") || text.startsWith("sys"))))
        return false;
    const qsizetype blank = std::min(text.indexOf(' ') < 0 ? text.size() : text.indexOf(' '),
                                     text.indexOf('\t') < 0 ? text.size() : text.indexOf('\t'));
    const QByteArrayView word = text.first(blank);
    const auto value = span(QString::fromUtf8(text.sliced(blank)).trimmed());
    if (!value
        || (word != QByteArrayView("real") && word != QByteArrayView("user")
            && word != QByteArrayView("sys")))
        return false;
    if (real) {
        m_time = Time{};
        m_time->real = *value;
    } else if (word == QByteArrayView("user")) {
        m_time->user = *value;
    } else {
        m_time->system = *value;
    }
    return true;
}

bool TimeOutput::takeVerbose(QByteArrayView text, std::optional<Time> &complete)
{
    constexpr QByteArrayView command("Command being timed:");
    constexpr QByteArrayView user("User time (seconds):");
    constexpr QByteArrayView system("System time (seconds):");
    constexpr QByteArrayView real("Elapsed (wall clock) time (h:mm:ss or m:ss):");
    constexpr QByteArrayView memory("Maximum resident set size (kbytes):");
    constexpr QByteArrayView status("Exit status:");
    constexpr QByteArrayView exited("Command exited with non-zero status ");
    constexpr QByteArrayView killed("Command terminated by signal ");

    if (text.startsWith(exited)) {
        m_status = behind(text, exited).toInt();
        return true;
    }
    if (text.startsWith(killed)) {
        m_signal = behind(text, killed).toInt();
        return true;
    }
    if (text.startsWith(command)) {
        QByteArrayView given = text.sliced(command.size()).trimmed();
        if (given.size() >= 2 && given.startsWith('"') && given.endsWith('"'))
            given = given.sliced(1, given.size() - 2);
        m_time = Time{};
        m_time->command = given.toByteArray();
        m_time->signal = std::exchange(m_signal, std::nullopt);
        m_time->status = std::exchange(m_status, std::nullopt);
        return true;
    }
    if (!m_time)
        return false;
    if (text.startsWith(user)) {
        m_time->user = decimal(behind(text, user));
    } else if (text.startsWith(system)) {
        m_time->system = decimal(behind(text, system));
    } else if (text.startsWith(real)) {
        m_time->real = clock(behind(text, real)).value_or(0);
    } else if (text.startsWith(memory)) {
        const qint64 kibibytes = behind(text, memory).toLongLong();
        constexpr qint64 most = qint64(1) << 50;
        if (kibibytes > 0 && kibibytes < most)
            m_time->peakMemory = kibibytes * 1024;
    } else if (text.startsWith(status)) {
        m_time->status = behind(text, status).toInt();
        complete = finish();
    } else {
        return false;
    }
    return true;
}

std::optional<TimeOutput::Time> TimeOutput::takeOneLine(QByteArrayView text)
{
    static const QString number = u"(\\d{1,9}(?:[.,]\\d{1,9})?)"_s;
    static const QString hours = u"((?:\\d{1,6}:){0,2}\\d{1,9}(?:[.,]\\d{1,9})?)"_s;
    struct Form
    {
        QByteArrayView sign; ///< looked for first: most lines are of something else
        QRegularExpression pattern;
        int user, system, real, command;
    };
    static const Form forms[] = {
        {"elapsed ", QRegularExpression(u"^%1user %1system %2elapsed (?:\\d+|\\?)%CPU"_s.arg(number, hours)),
         1, 2, 3, 0},
        {" cpu ",
         QRegularExpression(u"^(.*?)\\s*\\b%1s user %1s system \\d+% cpu %2 total$"_s.arg(number, hours)), 2,
         3, 4, 1},
        {"u ", QRegularExpression(u"^%1u %1s %2 \\d+(?:[.,]\\d+)?% "_s.arg(number, hours)), 1, 2, 3, 0},
    };
    for (const Form &form : forms) {
        if (!text.contains(form.sign))
            continue;
        const auto match = form.pattern.match(QString::fromUtf8(text));
        if (!match.hasMatch())
            continue;
        Time time;
        time.user = decimal(match.captured(form.user));
        time.system = decimal(match.captured(form.system));
        time.real = clock(match.captured(form.real)).value_or(0);
        if (form.command > 0)
            time.command = match.captured(form.command).toUtf8();
        time.status = std::exchange(m_status, std::nullopt);
        time.signal = std::exchange(m_signal, std::nullopt);
        m_time = time;
        return finish();
    }
    return std::nullopt;
}

} // namespace Tare
