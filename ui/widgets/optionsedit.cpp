// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/optionsedit.h"

#include "ui/theme.h"
#include "ui/widgets/translated.h"

#include <QRegularExpression>

namespace Tare {

OptionsEdit::OptionsEdit(const QString &name, QWidget *parent)
    : QPlainTextEdit(parent)
{
    setObjectName(name);
    setTabChangesFocus(true);
    setFixedHeight(112);
    setFont(themeFont(TextRole::Fixed));
    translated(this, [this] {
        setFont(themeFont(TextRole::Fixed));
        setAccessibleName(tr("Server options"));
        setPlaceholderText(tr("one option a line, for example: maxmemory = 200mb"));
    });
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_loading)
            Q_EMIT edited();
    });
}

void OptionsEdit::setOptions(const QMap<QString, QString> &wanted)
{
    if (wanted == options())
        return; // keeps what is being typed, blanks and comments included
    QStringList lines;
    for (auto option = wanted.cbegin(); option != wanted.cend(); ++option)
        lines << QStringLiteral("%1 = %2").arg(option.key(), option.value());
    m_loading = true;
    setPlainText(lines.join(QLatin1Char('\n')));
    m_loading = false;
}

QMap<QString, QString> OptionsEdit::options() const
{
    static const QRegularExpression separator(QStringLiteral("\\s*=\\s*|\\s+"));
    QMap<QString, QString> found;
    for (const QString &line : toPlainText().split(QLatin1Char('\n'))) {
        QString trimmed = line.trimmed();
        if (trimmed.isEmpty() || trimmed.startsWith(QLatin1Char('#')))
            continue;
        while (trimmed.startsWith(QLatin1Char('-')))
            trimmed.remove(0, 1);
        const QRegularExpressionMatch match = separator.match(trimmed);
        if (match.hasMatch())
            found.insert(trimmed.left(match.capturedStart()), trimmed.mid(match.capturedEnd()).trimmed());
        else
            found.insert(trimmed, {});
    }
    return found;
}

QString OptionsEdit::summary(const QMap<QString, QString> &options)
{
    if (options.isEmpty())
        return tr("as the server has them, the same on every side");
    QStringList parts;
    for (auto option = options.cbegin(); option != options.cend(); ++option)
        parts << (option.key() + QLatin1Char(' ')
                  + (option.value().isEmpty() ? QStringLiteral("\"\"") : option.value()));
    return parts.join(QStringLiteral(", "));
}

} // namespace Tare
