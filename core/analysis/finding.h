// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>

namespace Tare {

/// How much a finding weighs against a comparison.
enum class FindingGrade {
    Note,  ///< to be known
    Warn,  ///< could be part of the difference
    Block, ///< the comparison is not made unless the user has it made
};

/// One thing on both sides.
struct FindingRow
{
    QString fact;        ///< key of a fact, or what was measured: factTitle() has the words
    QString baseline;    ///< as found; several values are parted by ", "; empty: not known
    QString environment; ///< the same of the environment that is compared

    bool operator==(const FindingRow &) const = default;
};

/// Something that a reader must know beside a comparison: a difference that is not meant, or a weakness of
/// the runs.
struct Finding
{
    QString key; ///< stable and untranslated: "server.version", "order.sequential" (docs/output.md)
    FindingGrade grade = FindingGrade::Note;
    QString title;    ///< translated, as the rest: "Different builds"
    QString sentence; ///< what it means
    QString wayOut;   ///< what would remove it; may be empty
    QList<FindingRow> rows;
    bool overridden = false; ///< blocks, and the user has the comparison made all the same

    bool operator==(const Finding &) const = default;
};

/// "note", "warn", "block": for files.
QString findingGradeName(FindingGrade grade);

} // namespace Tare
