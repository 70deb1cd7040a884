// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/topologyfields.h"

#include "core/model/instancespec.h"
#include "ui/models/topologywords.h"
#include "ui/widgets/countspinbox.h"
#include "ui/widgets/foldedsection.h"
#include "ui/widgets/form.h"
#include "ui/widgets/largecountbox.h"

#include <QComboBox>
#include <QLabel>

#include <algorithm>

namespace Tare {

namespace {

constexpr quint64 highestMemory = quint64(1) << 40; // MiB; the form cannot mean more

QComboBox *makeCombo(const QString &name)
{
    auto *combo = new QComboBox;
    combo->setObjectName(name);
    combo->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    return combo;
}

} // namespace

TopologyFields::TopologyFields(Form *form, const QString &prefix, QObject *parent)
    : QObject(parent)
    , m_section(new FoldedSection(prefix + QStringLiteral("TopologySection"), [] { return tr("Topology"); }))
    , m_instances(new CountSpinBox(prefix + QStringLiteral("Instances"), 1, mostInstances))
    , m_schemas(new CountSpinBox(prefix + QStringLiteral("Schemas"), 1, mostSchemas))
    , m_memory(new LargeCountBox(prefix + QStringLiteral("TopologyMemory"), 0, highestMemory))
    , m_rule(makeCombo(prefix + QStringLiteral("MemoryRule")))
    , m_sharing(makeCombo(prefix + QStringLiteral("CpuSharing")))
    , m_outcome(makeValueLabel(TextRole::Text, LabelTone::Secondary))
{
    for (const MemoryRule rule : {MemoryRule::Total, MemoryRule::Each})
        m_rule->addItem({}, static_cast<int>(rule));
    for (const CpuSharing sharing : {CpuSharing::Same, CpuSharing::Spread, CpuSharing::OneEach})
        m_sharing->addItem({}, static_cast<int>(sharing));
    m_outcome->setObjectName(prefix + QStringLiteral("TopologyOutcome"));

    Form *inner = form->addSection(m_section);
    inner->addRow(
        QStringLiteral("topology.instances"), m_instances, [] { return tr("&Instances"); },
        [] {
            return tr("Servers of their own: each with its port, data and password. They start together, "
                      "and no load begins before the last one answers.");
        });
    m_schemasRow = inner->addRow(QStringLiteral("topology.schemas"), m_schemas, [this] {
        return m_spec.server == ServerKind::Redis ? tr("&Databases") : tr("Sc&hemas");
    });
    m_memoryRow = inner->addRow(
        QStringLiteral("topology.memoryMib"), m_memory, [] { return tr("Data in memor&y"); },
        [this] { return tr("Sets %1.").arg(memoryOption(m_spec.server)); });
    m_ruleRow = inner->addRow(QStringLiteral("topology.memory"), m_rule, [] { return tr("Si&ze is"); });
    m_sharingRow =
        inner->addRow(QStringLiteral("topology.cpus"), m_sharing, [] { return tr("CPU sha&ring"); });
    inner->alias(QStringLiteral("topology"), m_sharingRow);
    inner->addRow({}, m_outcome, [] { return tr("Comes to"); });

    connect(m_instances, &QSpinBox::valueChanged, this, [this](int count) {
        edit(tr("Change the number of instances"), QStringLiteral("instances"),
             [count](Topology &topology) { topology.instances = count; });
    });
    connect(m_schemas, &QSpinBox::valueChanged, this, [this](int count) {
        edit(tr("Change the number of schemas"), QStringLiteral("schemas"),
             [count](Topology &topology) { topology.schemas = count; });
    });
    connect(m_memory, &LargeCountBox::valueChanged, this, [this](quint64 size) {
        edit(tr("Change the memory of the instances"), QStringLiteral("memoryMib"),
             [size](Topology &topology) { topology.memoryMib = static_cast<qint64>(size); });
    });
    connect(m_rule, &QComboBox::activated, this, [this](int index) {
        edit(tr("Choose what the memory size means"), {}, [this, index](Topology &topology) {
            topology.memory = static_cast<MemoryRule>(m_rule->itemData(index).toInt());
        });
    });
    connect(m_sharing, &QComboBox::activated, this, [this](int index) {
        edit(tr("Choose how instances share the CPUs"), {}, [this, index](Topology &topology) {
            topology.cpus = static_cast<CpuSharing>(m_sharing->itemData(index).toInt());
        });
    });
}

void TopologyFields::load(const EnvironmentSpec &environment)
{
    m_spec = environment;
    m_loading = true;
    m_instances->setValue(environment.topology.instances);
    m_schemas->setValue(environment.topology.schemas);
    m_memory->setValue(static_cast<quint64>(std::max<qint64>(environment.topology.memoryMib, 0)));
    m_rule->setCurrentIndex(m_rule->findData(static_cast<int>(environment.topology.memory)));
    m_sharing->setCurrentIndex(m_sharing->findData(static_cast<int>(environment.topology.cpus)));
    m_loading = false;
}

QString TopologyFields::cpuList() const
{
    if (const auto *native = std::get_if<NativeServer>(&m_spec.how))
        return native->cpuList;
    if (const auto *container = std::get_if<ContainerServer>(&m_spec.how))
        return container->cpuList;
    return {};
}

void TopologyFields::describe()
{
    const bool redis = m_spec.server == ServerKind::Redis;
    const bool several = m_spec.topology.instances > 1;
    m_schemasRow->setHint(redis ? tr("In every instance: databases 0 and up, each with the whole keyspace.")
                                : tr("In every instance: tare_oltp_1 and up, each with the whole data set."));
    m_memory->setSuffix(tr(" MiB"));
    m_memory->setZeroText(tr("as the options say"));
    m_rule->setItemText(0, tr("in total, divided among the instances"));
    m_rule->setItemText(1, tr("for every instance"));
    m_ruleRow->setRowVisible(several && m_spec.topology.memoryMib > 0);
    m_memoryRow->setHint(tr("Sets %1.").arg(memoryOption(m_spec.server)));
    m_sharingRow->setRowVisible(several);
    describeSharing();
    const QString outcome = topologyOutcome(m_spec);
    m_outcome->setText(outcome);
    m_outcome->setAccessibleName(outcome);
    m_section->setSummary(outcome);
}

QString TopologyFields::shares(const QString &cpus) const
{
    constexpr int most = 8; // more than a hint holds
    QStringList lists;
    for (int instance = 1; instance <= std::min(m_spec.topology.instances, most); ++instance)
        lists.append(instanceCpus(cpus, m_spec.topology, instance));
    if (m_spec.topology.instances > most)
        lists.append(QStringLiteral("…"));
    return lists.join(tr(" · ", "between the CPU lists of instances"));
}

void TopologyFields::describeSharing()
{
    m_sharing->setItemText(0, tr("all the same CPUs"));
    m_sharing->setItemText(1, tr("spread: an equal part each"));
    m_sharing->setItemText(2, tr("one CPU each, in turn"));
    const QString cpus = cpuList();
    m_sharing->setEnabled(!cpus.isEmpty() || m_spec.topology.cpus != CpuSharing::Same);
    m_sharingRow->setHint(cpus.isEmpty()
                              ? tr("Give a CPU list first. Without one every instance runs on any CPU.")
                              : tr("By instance: %1.").arg(shares(cpus)));
}

} // namespace Tare
