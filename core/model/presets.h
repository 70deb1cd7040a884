// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"
#include "core/model/testprofile.h"

#include <QList>
#include <QString>

namespace Tare {

/// A bundled profile, from the resources (:/presets/NAME.tare).
struct Preset
{
    QString name;        ///< "redis-quick"
    QString title;       ///< translated, one line
    QString description; ///< translated
};

QList<Preset> presets();
/// Its environments, workloads and note are named in the user's language.
Result<TestProfile> loadPreset(const QString &name);

} // namespace Tare
