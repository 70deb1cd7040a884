// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/environmentspec.h"
#include "core/model/records.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace Tare {

/// A fact beside the same one of the other environments.
struct FactLine
{
    QString title;
    QStringList values; ///< one an environment, for people; "–": not known
};

/// All that was found of the environments over the finished steps, known facts first. Left out are the
/// servers' own settings, which are hundreds, what changes with every start, and remarks on imports.
QList<FactLine> factLines(const RunRecord &run, const QList<EnvironmentSpec> &environments);

} // namespace Tare
