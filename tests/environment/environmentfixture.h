// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/environmentcontroller.h"
#include "core/environment/machinecontext.h"

#include <QString>

namespace Tare {

/// A directory that a server's own account can reach, gone with the object.
class WorkDirectory
{
public:
    WorkDirectory();
    ~WorkDirectory();

    QString path() const { return m_path; }
    /// A fresh directory of one start.
    QString fresh();

private:
    QString m_path;
    int m_made = 0;
};

/// A key for what a test creates, different in each process.
QString testKey();

/// Output of a command, to look at the world without the code under test.
QString outputOf(const QString &program, const QStringList &arguments);

/// Whether a process exists that is no zombie.
bool processThere(qint64 pid);

} // namespace Tare

// Qt Test's macros return from the function they stand in, so these have to be macros.
#define TARE_NEEDS(condition, what)                                                                          \
    do {                                                                                                     \
        if (!(condition)) {                                                                                  \
            if (qEnvironmentVariableIsSet("TARE_REQUIRE_ALL"))                                               \
                QFAIL(qPrintable(what));                                                                     \
            QSKIP(qPrintable(what));                                                                         \
        }                                                                                                    \
    } while (false)

#define TARE_SUCCEEDS(result)                                                                                \
    do {                                                                                                     \
        const auto &tareResult = (result);                                                                   \
        const QString tareWords =                                                                            \
            tareResult ? QString() : tareResult.error().sentence + u'\n' + tareResult.error().detail;        \
        QVERIFY2(tareResult.has_value(), qPrintable(tareWords));                                             \
    } while (false)
