// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/machinestatus.h"

#include "core/model/numberformat.h"

#include <QCoroTask>

namespace Tare {

MachineStatus::MachineStatus(MachineContext &context, QObject *parent)
    : QObject(parent)
    , m_context(context)
{ }

void MachineStatus::refresh(bool tryContainers)
{
    if (m_busy)
        return;
    m_busy = true;
    Q_EMIT changed();
    QCoro::Task<QList<ProbeResult>> task = probeMachine(m_context, tryContainers);
    QCoro::connect(std::move(task), this, [this](const QList<ProbeResult> &found) {
        m_results = found;
        m_checked = QDateTime::currentDateTime();
        m_busy = false;
        Q_EMIT changed();
    });
}

const ProbeResult *MachineStatus::find(const QString &key) const
{
    for (const ProbeResult &result : m_results) {
        if (result.key == key)
            return &result;
    }
    return nullptr;
}

bool MachineStatus::isUsable(const QString &key) const
{
    const ProbeResult *result = find(key);
    return result
        && (result->state == ProbeResult::State::Good || result->state == ProbeResult::State::Warning);
}

QString MachineStatus::machineLine()
{
    const Facts facts = machineFacts();
    QStringList parts;
    if (const QString host = facts.value(QStringLiteral("host.name")); !host.isEmpty())
        parts.append(host);
    if (const QString os = facts.value(QStringLiteral("host.os")); !os.isEmpty())
        parts.append(os);
    if (const int cpus = facts.value(QStringLiteral("cpu.count")).toInt(); cpus > 0)
        parts.append(tr("%n CPUs", nullptr, cpus));
    bool isNumber = false;
    const qint64 memory = facts.value(QStringLiteral("memory.total")).toLongLong(&isNumber);
    if (isNumber && memory > 0)
        parts.append(formatBytes(memory));
    else if (const QString text = facts.value(QStringLiteral("memory.total")); !text.isEmpty())
        parts.append(text);
    return parts.join(tr(" · ", "between parts of a line; in Chinese without blanks"));
}

} // namespace Tare
