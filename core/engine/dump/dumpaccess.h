// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/dumpcommand.h"
#include "core/model/endpoint.h"
#include "core/model/error.h"

#include <memory>

namespace Tare {

/// How the tools reach an endpoint; without a defaults file.
DumpConnection dumpConnection(const Endpoint &endpoint);

/// What an option file has to hold so that mydumper, MariaDB's and MySQL's programs connect as the endpoint
/// says.
QByteArray defaultsText(const Endpoint &endpoint);

/// Writes it where only this account can read it; removed with the object.
class DefaultsFile
{
public:
    static Result<std::unique_ptr<DefaultsFile>> write(const QString &directory, const Endpoint &endpoint);
    ~DefaultsFile();
    DefaultsFile(const DefaultsFile &) = delete;
    DefaultsFile &operator=(const DefaultsFile &) = delete;

    const QString &path() const { return m_path; }

private:
    explicit DefaultsFile(QString path);

    QString m_path;
};

} // namespace Tare
