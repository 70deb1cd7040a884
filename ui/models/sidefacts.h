// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/models/comparisonset.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace Tare {

/// One thing that was found on both sides.
struct SideFact
{
    QString key;
    QString title;         ///< "Server version"; the key where there is no word for it
    QStringList values;    ///< one a side, in their order; empty: not known there
    bool compared = false; ///< it is what the comparison is about: network path, engine, image
};

/// The facts of several sides: what differs, and what is the same. Process numbers and the like are left out.
struct SideFacts
{
    QList<SideFact> different;
    QList<SideFact> same;
};

SideFacts compareFacts(const QList<CompareSide> &sides);

} // namespace Tare
