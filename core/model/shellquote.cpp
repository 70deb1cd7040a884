// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/shellquote.h"

#include <algorithm>

namespace Tare {

QString shellQuoted(const QString &word)
{
    static const QString plain = QStringLiteral("_@%+=:,./-");
    const bool safe = !word.isEmpty() && std::all_of(word.cbegin(), word.cend(), [](QChar c) {
        return (c.unicode() < 128 && c.isLetterOrNumber()) || plain.contains(c);
    });
    if (safe)
        return word;
    QString inside = word;
    inside.replace(u'\'', QStringLiteral("'\\''"));
    return u'\'' + inside + u'\'';
}

} // namespace Tare
