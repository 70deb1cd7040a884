// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/environmentspec.h"
#include "core/model/error.h"

#include <QMap>
#include <QString>

namespace Tare {

/// Passwords of existing endpoints, for this process only: from the environment variable TARE_PASSWORD_<ID>,
/// from a file that only its owner may read, or from TARE_PASSWORD, in this order. They are taken out of the
/// environment so that no child process gets them.
class Passwords
{
public:
    static Result<Passwords> gather(const QString &file);

    QString of(const EnvironmentSpec &environment) const;

    /// "TARE_PASSWORD_ENV_1" for the id "env-1".
    static QString variableFor(const QString &environmentId);

private:
    QMap<QString, QString> m_byVariable;
    QString m_fromFile;
    QString m_general;
};

} // namespace Tare
