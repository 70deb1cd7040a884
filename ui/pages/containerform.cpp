// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/containerform.h"

#include "ui/environmentchecks.h"
#include "ui/machinestatus.h"
#include "ui/widgets/countspinbox.h"
#include "ui/widgets/cpulistedit.h"
#include "ui/widgets/foldedsection.h"
#include "ui/widgets/optionsedit.h"
#include "ui/widgets/radiochoice.h"
#include "ui/widgets/translated.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <unistd.h>

namespace Tare {

ContainerForm::ContainerForm(QWidget *parent)
    : EnvironmentForm(QStringLiteral("container"), parent)
{
    m_engine = new QComboBox;
    m_engine->setObjectName(prefixed("Engine"));
    m_engine->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_engine->setMinimumWidth(200);
    for (const ContainerEngine engine :
         {ContainerEngine::Any, ContainerEngine::Docker, ContainerEngine::Podman})
        m_engine->addItem({}, static_cast<int>(engine));
    connect(m_engine, &QComboBox::activated, this, [this](int index) {
        edit<ContainerServer>(tr("Choose the container engine"), {}, [&](ContainerServer &container) {
            container.engine = static_cast<ContainerEngine>(m_engine->itemData(index).toInt());
        });
        describe();
    });

    addHostRow();
    form()->addRow(QStringLiteral("how.engine"), m_engine, [] { return tr("&Engine"); });
    buildImage();
    form()->addHairline();
    buildNetwork();
    form()->addHairline();
    buildPlace();
    form()->addHairline();
    buildFolded();
}

void ContainerForm::buildImage()
{
    m_hostBinary = new RadioChoice(
        prefixed("HostBinary"), [this] { return tr("This host’s %1").arg(serverName()); },
        [] {
            return tr("Packed on the spot from the same binary and the libraries it loads. The container is "
                      "the only "
                      "difference.");
        });
    m_reference = new RadioChoice(
        prefixed("Reference"), [] { return tr("Image from a registry or the local store"); },
        [] { return tr("Another build. Results are labelled with its digest."); });
    auto *group = new QButtonGroup(this);
    group->addButton(m_hostBinary->button(), static_cast<int>(ImageSource::HostBinary));
    group->addButton(m_reference->button(), static_cast<int>(ImageSource::Reference));
    connect(group, &QButtonGroup::idClicked, this, [this](int id) {
        edit<ContainerServer>(tr("Choose the image"), {}, [&](ContainerServer &container) {
            container.image = static_cast<ImageSource>(id);
        });
        describe();
    });
    form()->addRow(QStringLiteral("how.image"),
                   stackChoices({m_hostBinary, m_reference}, prefixed("Image"), [] { return tr("Image"); }),
                   [] { return tr("Image"); });

    m_binary = new QLineEdit;
    m_binaryRow = addProgramRow(m_binary, [this](const QString &path) {
        edit<ContainerServer>(tr("Change the server program"), QStringLiteral("binary"),
                              [&](ContainerServer &container) { container.binary = path; });
    });
    m_referenceName = new QLineEdit;
    m_referenceName->setObjectName(prefixed("ReferenceName"));
    m_referenceRow = form()->addRow(
        QStringLiteral("how.imageReference"), m_referenceName, [] { return tr("Image &name"); },
        [] {
            return tr("As the engine takes it, best with a tag or digest. It must be in "
                      "the local store already: a run downloads nothing.");
        });
    connect(m_referenceName, &QLineEdit::textEdited, this, [this](const QString &name) {
        edit<ContainerServer>(tr("Change the image"), QStringLiteral("imageReference"),
                              [&](ContainerServer &container) { container.imageReference = name.trimmed(); });
    });
}

void ContainerForm::buildNetwork()
{
    m_hostNetwork = new RadioChoice(
        prefixed("NetworkHost"), [] { return tr("Host network"); },
        [] {
            return tr("The client uses 127.0.0.1. Adds only namespaces, the control group and the system "
                      "call filter.");
        });
    m_bridge = new RadioChoice(
        prefixed("NetworkBridge"), [] { return tr("Bridge, container address"); },
        [] {
            return tr("The client uses the container’s own address. Adds a virtual cable and the bridge.");
        });
    m_published = new RadioChoice(
        prefixed("NetworkPublished"), [] { return tr("Bridge, published port"); },
        [] {
            return tr("The client uses a port of 127.0.0.1 that the engine forwards: through a proxy that "
                      "copies every "
                      "byte, or by rewriting addresses in the kernel. Check tells which.");
        });
    m_rootless = new RadioChoice(
        prefixed("NetworkRootless"), [] { return tr("Rootless forwarding"); },
        [] {
            return tr(
                "Not chosen but found: an engine that runs without root forwards published ports this way.");
        });
    m_rootless->setUnavailable(
        ::geteuid() == 0 ? tr("Not available: engines run as root here. Start Tare as an ordinary user "
                              "with rootless Podman for it.")
                         : tr("Not chosen but found: an engine that runs without root forwards published "
                              "ports this way."));
    m_network = new QButtonGroup(this);
    m_network->addButton(m_hostNetwork->button(), static_cast<int>(NetworkPath::Host));
    m_network->addButton(m_bridge->button(), static_cast<int>(NetworkPath::BridgeAddress));
    m_network->addButton(m_published->button(), static_cast<int>(NetworkPath::PublishedPort));
    connect(m_network, &QButtonGroup::idClicked, this, [this](int id) {
        edit<ContainerServer>(tr("Choose the network path"), {}, [&](ContainerServer &container) {
            container.network = static_cast<NetworkPath>(id);
        });
        describe();
    });
    form()->addRow(QStringLiteral("how.network"),
                   stackChoices({m_hostNetwork, m_bridge, m_published, m_rootless}, prefixed("Network"),
                                [] { return tr("Network path"); }),
                   [] { return tr("Network path"); });
}

void ContainerForm::buildPlace()
{
    m_storage = new QComboBox;
    m_storage->setObjectName(prefixed("Storage"));
    m_storage->setMinimumWidth(208);
    m_storage->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    for (const ContainerStorage storage :
         {ContainerStorage::BindMount, ContainerStorage::Volume, ContainerStorage::ImageLayer})
        m_storage->addItem({}, static_cast<int>(storage));
    connect(m_storage, &QComboBox::activated, this, [this](int index) {
        edit<ContainerServer>(tr("Choose the storage"), {}, [&](ContainerServer &container) {
            container.storage = static_cast<ContainerStorage>(m_storage->itemData(index).toInt());
        });
        describe();
    });
    form()->addRow(
        QStringLiteral("how.storage"), m_storage, [] { return tr("&Storage"); },
        [] {
            return tr(
                "A folder of this computer, on the same file system as the native side, is the fair choice.");
        });

    m_cpus = new CpuListEdit(prefixed("CpuList"));
    form()->addRow(
        QStringLiteral("how.cpuList"), m_cpus, [] { return tr("&CPU list"); },
        [] { return tr("The server runs on these CPUs only, the load on any. Empty means all."); });
    connect(m_cpus, &CpuListEdit::edited, this, [this](const QString &cpus) {
        edit<ContainerServer>(tr("Change the CPU list"), QStringLiteral("cpuList"),
                              [&](ContainerServer &container) { container.cpuList = cpus; });
    });

    m_port = new CountSpinBox(prefixed("Port"), 0, 65535);
    m_portRow = form()->addRow(QStringLiteral("how.port"), m_port, [] { return tr("P&ort"); });
    connect(m_port, &QSpinBox::valueChanged, this, [this](int port) {
        edit<ContainerServer>(tr("Change the port"), QStringLiteral("port"),
                              [&](ContainerServer &container) { container.port = port; });
    });
}

void ContainerForm::buildFolded()
{
    m_limitsSection = new FoldedSection(prefixed("LimitsSection"), [] { return tr("Limits"); });
    Form *limits = form()->addSection(m_limitsSection);
    m_cpuLimit = new QDoubleSpinBox;
    m_cpuLimit->setObjectName(prefixed("CpuLimit"));
    m_cpuLimit->setRange(0, 1024);
    m_cpuLimit->setDecimals(2);
    m_cpuLimit->setSingleStep(0.5);
    m_cpuLimit->setFocusPolicy(Qt::StrongFocus);
    m_memory = new CountSpinBox(prefixed("Memory"), 0, 16 * 1024 * 1024);
    m_openFiles = new CountSpinBox(prefixed("OpenFiles"), 0, 10'000'000);
    limits->addRow(QStringLiteral("how.cpuLimit"), m_cpuLimit, [] { return tr("CP&Us"); });
    limits->addRow(QStringLiteral("how.memoryLimitMib"), m_memory, [] { return tr("&Memory"); });
    limits->addRow(QStringLiteral("how.openFiles"), m_openFiles, [] { return tr("Open &files"); });
    connect(m_cpuLimit, &QDoubleSpinBox::valueChanged, this, [this](double limit) {
        edit<ContainerServer>(tr("Change the CPU limit"), QStringLiteral("cpuLimit"),
                              [&](ContainerServer &container) { container.cpuLimit = limit; });
        showLimits();
    });
    connect(m_memory, &QSpinBox::valueChanged, this, [this](int limit) {
        edit<ContainerServer>(tr("Change the memory limit"), QStringLiteral("memoryLimitMib"),
                              [&](ContainerServer &container) { container.memoryLimitMib = limit; });
        showLimits();
    });
    connect(m_openFiles, &QSpinBox::valueChanged, this, [this](int limit) {
        edit<ContainerServer>(tr("Change the limit of open files"), QStringLiteral("openFiles"),
                              [&](ContainerServer &container) { container.openFiles = limit; });
        showLimits();
    });

    addTopology();

    m_options = new OptionsEdit(prefixed("Options"));
    m_optionsSection = new FoldedSection(prefixed("OptionsSection"), [] { return tr("Server options"); });
    m_optionsSection->setContent(m_options);
    form()->addWideRow(QStringLiteral("how.options"), m_optionsSection);
    connect(m_options, &OptionsEdit::edited, this, [this] {
        edit<ContainerServer>(tr("Change the server options"), QStringLiteral("options"),
                              [&](ContainerServer &container) { container.options = m_options->options(); });
        m_optionsSection->setSummary(OptionsEdit::summary(m_options->options()));
    });
}

void ContainerForm::show(const EnvironmentSpec &environment)
{
    const auto &container = std::get<ContainerServer>(environment.how);
    m_engine->setCurrentIndex(m_engine->findData(static_cast<int>(container.engine)));
    (container.image == ImageSource::HostBinary ? m_hostBinary : m_reference)->button()->setChecked(true);
    if (m_binary->text().trimmed() != container.binary)
        m_binary->setText(container.binary);
    if (m_referenceName->text().trimmed() != container.imageReference)
        m_referenceName->setText(container.imageReference);
    m_network->button(static_cast<int>(container.network))->setChecked(true);
    m_storage->setCurrentIndex(m_storage->findData(static_cast<int>(container.storage)));
    m_cpus->setText(container.cpuList);
    m_port->setValue(container.port);
    m_cpuLimit->setValue(container.cpuLimit);
    m_memory->setValue(static_cast<int>(container.memoryLimitMib));
    m_openFiles->setValue(container.openFiles);
    m_options->setOptions(container.options);
}

void ContainerForm::describe()
{
    if (!m_options)
        return; // called while the base is being built
    showEngines();
    m_storage->setItemText(0, tr("Bind mount"));
    m_storage->setItemText(1, tr("Volume of the engine"));
    m_storage->setItemText(2, tr("The image’s own layer"));
    m_port->setZeroText(tr("a free one"));
    m_binary->setPlaceholderText(tr("the first %1 found").arg(serverName()));
    m_referenceName->setPlaceholderText(spec().server == ServerKind::Redis ? QStringLiteral("redis:7.0.15")
                                                                           : QStringLiteral("mariadb:10.11"));
    m_cpuLimit->setSpecialValueText(tr("no limit"));
    m_memory->setZeroText(tr("no limit"));
    m_memory->setSuffix(tr(" MiB"));
    m_openFiles->setZeroText(tr("as the native process has"));
    m_hostBinary->button()->setText(tr("This host’s %1").arg(serverName()));
    m_hostBinary->button()->setAccessibleName(m_hostBinary->button()->text());
    m_optionsSection->setSummary(OptionsEdit::summary(m_options->options()));
    showLimits();
    if (std::holds_alternative<ContainerServer>(spec().how)) {
        const auto &container = how<ContainerServer>();
        m_binaryRow->setRowVisible(container.image == ImageSource::HostBinary);
        m_referenceRow->setRowVisible(container.image == ImageSource::Reference);
        m_portRow->setRowVisible(container.network != NetworkPath::BridgeAddress);
    }
}

void ContainerForm::showEngines()
{
    m_engine->setItemText(0, tr("Whichever answers"));
    m_engine->setItemText(1, m_dockerText.isEmpty() ? QStringLiteral("Docker") : m_dockerText);
    m_engine->setItemText(2, m_podmanText.isEmpty() ? QStringLiteral("Podman") : m_podmanText);
}

void ContainerForm::showLimits()
{
    QStringList parts;
    if (m_cpuLimit->value() > 0)
        parts << tr("%1 CPUs").arg(m_cpuLimit->text());
    if (m_memory->value() > 0)
        parts << m_memory->text();
    if (m_openFiles->value() > 0)
        parts << tr("%1 open files").arg(m_openFiles->text());
    m_limitsSection->setSummary(parts.isEmpty() ? tr("CPU, memory and open files as the native process has")
                                                : parts.join(QStringLiteral(", ")));
}

void ContainerForm::showCheck(const EnvironmentCheck *check)
{
    for (RadioChoice *choice : {m_hostNetwork, m_bridge, m_published})
        choice->setTag({});
    if (!check || check->state != EnvironmentCheck::State::Good)
        return;
    const QString mechanism = check->facts.value(QStringLiteral("network.mechanism"));
    if (mechanism.isEmpty())
        return;
    const NetworkPath path = std::get<ContainerServer>(check->checked.how).network;
    RadioChoice *choice = path == NetworkPath::Host ? m_hostNetwork
        : path == NetworkPath::BridgeAddress        ? m_bridge
                                                    : m_published;
    choice->setTag(tr("detected: %1").arg(mechanism));
}

void ContainerForm::showMachine(const MachineStatus &status)
{
    const auto named = [&status](const char *key, const QString &name) {
        const ProbeResult *found = status.find(QLatin1StringView(key));
        if (!found)
            return name;
        if (found->state == ProbeResult::State::Missing)
            return tr("%1, not found").arg(name);
        if (found->state == ProbeResult::State::Failed)
            return tr("%1, does not work here").arg(name);
        return found->text.contains(name, Qt::CaseInsensitive)
            ? found->text
            : QStringLiteral("%1 %2").arg(name, found->text);
    };
    m_dockerText = named("docker", QStringLiteral("Docker"));
    m_podmanText = named("podman", QStringLiteral("Podman"));
    showEngines();
}

} // namespace Tare
