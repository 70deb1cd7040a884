// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/transport.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Tare::Transport)
};

QString describe(const LoadTransport &transport)
{
    const bool socket = transport.kind == "socket"_L1;
    if (transport.cipher.isEmpty())
        return socket ? Texts::tr("a Unix socket") : Texts::tr("plain TCP");
    return (socket ? Texts::tr("a Unix socket with TLS (%1)") : Texts::tr("TCP with TLS (%1)"))
        .arg(transport.cipher);
}

} // namespace

LoadTransport loadTransport(const StepRecord &step)
{
    const QString cipher = step.facts.value(u"load.cipher"_s);
    return {step.facts.value(u"load.transport"_s), cipher == "none"_L1 ? QString() : cipher};
}

QString transportsDiffer(const StepRecord &step, const StepRecord &other)
{
    const LoadTransport mine = loadTransport(step);
    const LoadTransport theirs = loadTransport(other);
    if (mine.kind.isEmpty() || theirs.kind.isEmpty() || mine == theirs)
        return {};
    return Texts::tr("“%1” was reached over %2, “%3” over %4. That alone makes a difference.")
        .arg(step.environmentName, describe(mine), other.environmentName, describe(theirs));
}

} // namespace Tare
