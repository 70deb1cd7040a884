// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/nativeform.h"

#include "ui/widgets/countspinbox.h"
#include "ui/widgets/cpulistedit.h"
#include "ui/widgets/foldedsection.h"
#include "ui/widgets/optionsedit.h"
#include "ui/widgets/radiochoice.h"

#include <QButtonGroup>
#include <QLineEdit>
#include <QRadioButton>
#include <QVBoxLayout>

namespace Tare {

NativeForm::NativeForm(QWidget *parent)
    : EnvironmentForm(QStringLiteral("native"), parent)
    , m_binary(new QLineEdit)
    , m_tcp(new RadioChoice(
          QStringLiteral("nativeTcp"), [] { return tr("TCP, 127.0.0.1"); },
          [] { return tr("What a container is reached by as well, so the two can be compared."); }))
    , m_socket(new RadioChoice(
          QStringLiteral("nativeSocket"), [] { return tr("Unix socket"); },
          [] {
              return tr(
                  "In the server’s private directory. Shorter than any network path: against a container it "
                  "would show the way of connecting more than the container.");
          }))
    , m_transport(new QButtonGroup(this))
    , m_port(new CountSpinBox(QStringLiteral("nativePort"), 0, 65535))
    , m_cpus(new CpuListEdit(QStringLiteral("nativeCpuList")))
    , m_optionsSection(
          new FoldedSection(QStringLiteral("nativeOptionsSection"), [] { return tr("Server options"); }))
    , m_options(new OptionsEdit(QStringLiteral("nativeOptions")))
{
    addHostRow();
    addProgramRow(m_binary, [this](const QString &path) {
        edit<NativeServer>(tr("Change the server program"), QStringLiteral("binary"),
                           [&](NativeServer &native) { native.binary = path; });
    });
    form()->addHairline();
    m_transport->addButton(m_tcp->button(), static_cast<int>(Transport::Tcp));
    m_transport->addButton(m_socket->button(), static_cast<int>(Transport::UnixSocket));
    form()->addRow(QStringLiteral("how.transport"),
                   stackChoices({m_tcp, m_socket}, QStringLiteral("nativeTransport"),
                                [] { return tr("Client connects by"); }),
                   [] { return tr("Client uses"); });
    m_portRow = form()->addRow(QStringLiteral("how.port"), m_port, [] { return tr("P&ort"); });
    form()->addHairline();
    form()->addRow(
        QStringLiteral("how.cpuList"), m_cpus, [] { return tr("&CPU list"); },
        [] { return tr("The server runs on these CPUs only, the load on any. Empty means all."); });
    form()->addHairline();
    addTopology();
    m_optionsSection->setContent(m_options);
    form()->addWideRow(QStringLiteral("how.options"), m_optionsSection);

    connect(m_cpus, &CpuListEdit::edited, this, [this](const QString &cpus) {
        edit<NativeServer>(tr("Change the CPU list"), QStringLiteral("cpuList"),
                           [&](NativeServer &native) { native.cpuList = cpus; });
    });
    connect(m_transport, &QButtonGroup::idClicked, this, [this](int id) {
        edit<NativeServer>(tr("Choose how the client connects"), {},
                           [&](NativeServer &native) { native.transport = static_cast<Transport>(id); });
        describe();
    });
    connect(m_port, &QSpinBox::valueChanged, this, [this](int port) {
        edit<NativeServer>(tr("Change the port"), QStringLiteral("port"),
                           [&](NativeServer &native) { native.port = port; });
    });
    connect(m_options, &OptionsEdit::edited, this, [this] {
        edit<NativeServer>(tr("Change the server options"), QStringLiteral("options"),
                           [&](NativeServer &native) { native.options = m_options->options(); });
        m_optionsSection->setSummary(OptionsEdit::summary(m_options->options()));
    });
}

void NativeForm::show(const EnvironmentSpec &environment)
{
    const auto &native = std::get<NativeServer>(environment.how);
    if (m_binary->text().trimmed() != native.binary)
        m_binary->setText(native.binary);
    m_transport->button(static_cast<int>(native.transport))->setChecked(true);
    m_port->setValue(native.port);
    m_cpus->setText(native.cpuList);
    m_options->setOptions(native.options);
}

void NativeForm::describe()
{
    m_port->setZeroText(tr("a free one"));
    m_binary->setPlaceholderText(tr("the first %1 found").arg(serverName()));
    m_optionsSection->setSummary(OptionsEdit::summary(m_options->options()));
    if (m_portRow && std::holds_alternative<NativeServer>(spec().how))
        m_portRow->setRowVisible(how<NativeServer>().transport == Transport::Tcp);
}

} // namespace Tare
