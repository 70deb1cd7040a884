// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

#include <optional>

namespace Tare {

/// How a program takes its options.
struct OptionGrammar
{
    QSet<QString> withValue;   ///< "-p", "--name": the value follows, unless it is attached
    bool underscores = false;  ///< "--table_size" is "--table-size"
    bool attachedShort = true; ///< "-p6379" and "-t2"
    bool endsAtPositional =
        false; ///< what follows the first word that is no option belongs to another program
};

/// The arguments of a command, taken apart. Whoever asks for an option has dealt with it; what nobody asked
/// for is told.
class CommandOptions
{
public:
    CommandOptions(const QStringList &words, const OptionGrammar &grammar);

    bool has(const QString &name);
    /// The last one given; nothing when it was not given at all. A flag without a value gives an empty text.
    std::optional<QString> value(const QString &name);
    std::optional<QString> value(const QString &name, const QString &otherName);
    QStringList values(const QString &name); ///< each time it was given
    /// A number as given, the nearest one allowed, or `otherwise` when it is none or was not given. What was
    /// not taken as given is in replaced(). Of several names, spellings of one option, the first one given.
    qint64 integer(const QStringList &names, qint64 otherwise, qint64 least, qint64 most);
    double number(const QString &name, double otherwise, double least, double most);
    void replace(const QString &name, const QString &given, const QString &taken);
    /// "on", "1", "true", "yes" and a bare flag against everything else.
    std::optional<bool> isOn(const QString &name);
    void ignore(const QStringList &names); ///< has no meaning for Tare, and nothing is lost

    const QStringList &positional() const { return m_positional; }
    QStringList unasked() const; ///< "--histogram", in the order given

    /// An option of which something else was taken than was given.
    struct Replaced
    {
        QString name;
        QString given; ///< empty: the value was missing
        QString taken;
    };
    const QList<Replaced> &replaced() const { return m_replaced; }

private:
    struct Option
    {
        QString name;
        QString value;
    };
    QString spelt(const QString &name) const;

    bool m_underscores;
    QList<Option> m_options;
    QStringList m_positional;
    QSet<QString> m_asked;
    QList<Replaced> m_replaced;
};

} // namespace Tare
