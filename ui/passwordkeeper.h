// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/environmentspec.h"

#include <QMap>
#include <QString>

namespace Tare {

/// Passwords of existing endpoints, in memory until the program ends. Known by where and as whom, so that two
/// environments of one server are asked for once.
class PasswordKeeper
{
public:
    bool knows(const EnvironmentSpec &environment) const { return m_passwords.contains(keyOf(environment)); }
    QString passwordOf(const EnvironmentSpec &environment) const
    {
        return m_passwords.value(keyOf(environment));
    }
    void keep(const EnvironmentSpec &environment, const QString &password)
    {
        m_passwords.insert(keyOf(environment), password);
    }

private:
    static QString keyOf(const EnvironmentSpec &environment);
    QMap<QString, QString> m_passwords;
};

} // namespace Tare
