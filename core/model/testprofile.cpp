// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/testprofile.h"

#include <QSet>

#include <algorithm>

namespace Tare {

namespace {

template<typename Item>
const Item *findById(const QList<Item> &items, const QString &id)
{
    const auto found =
        std::find_if(items.cbegin(), items.cend(), [&](const Item &item) { return item.id == id; });
    return found == items.cend() ? nullptr : &*found;
}

/// One above the highest number in use, so that the id of something removed does not come back to life in the
/// pairs that are left out.
template<typename Item>
QString freeId(const QList<Item> &items, const QString &prefix)
{
    int highest = 0;
    for (const Item &item : items) {
        if (item.id.startsWith(prefix))
            highest = std::max(highest, item.id.mid(prefix.size()).toInt());
    }
    int number = std::min(highest, 1'000'000'000) + 1;
    while (findById(items, prefix + QString::number(number)))
        ++number;
    return prefix + QString::number(number);
}

} // namespace

const EnvironmentSpec *findEnvironment(const TestProfile &profile, const QString &id)
{
    return findById(profile.environments, id);
}

const WorkloadSpec *findWorkload(const TestProfile &profile, const QString &id)
{
    return findById(profile.workloads, id);
}

QString baselineId(const TestProfile &profile)
{
    if (findEnvironment(profile, profile.plan.baseline))
        return profile.plan.baseline;
    return profile.environments.isEmpty() ? QString() : profile.environments.first().id;
}

QString freeEnvironmentId(const TestProfile &profile)
{
    return freeId(profile.environments, QStringLiteral("env-"));
}

QString freeWorkloadId(const TestProfile &profile)
{
    return freeId(profile.workloads, QStringLiteral("load-"));
}

QMap<QString, QString> distinctNames(const QList<EnvironmentSpec> &environments)
{
    QSet<QString> typed;
    for (const EnvironmentSpec &environment : environments)
        typed.insert(environment.name);

    QMap<QString, QString> names;
    QSet<QString> used;
    for (const EnvironmentSpec &environment : environments) {
        QString name = environment.name;
        for (int number = 2; used.contains(name); ++number) {
            const QString numbered = QStringLiteral("%1 (%2)").arg(environment.name, QString::number(number));
            // somebody may have typed "a (2)" beside two "a"
            if (!typed.contains(numbered) && !used.contains(numbered))
                name = numbered;
        }
        used.insert(name);
        names.insert(environment.id, name);
    }
    return names;
}

} // namespace Tare
