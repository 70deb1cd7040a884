// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/support/mariadbserver.h"

#include <QTest>

/// Starts the server; where none can be started the test is skipped, and fails where everything is demanded.
#define TARE_START_SERVER(server, ...)                                                                       \
    do {                                                                                                     \
        const QString reason = Tare::Test::MariaDbServer::missing();                                         \
        if (!reason.isEmpty()) {                                                                             \
            if (qEnvironmentVariableIsSet("TARE_REQUIRE_ALL"))                                               \
                QFAIL(qPrintable(reason));                                                                   \
            QSKIP(qPrintable(reason));                                                                       \
        }                                                                                                    \
        QVERIFY2((server).start(__VA_ARGS__), qPrintable((server).problem()));                               \
    } while (false)
