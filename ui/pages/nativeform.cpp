// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/nativeform.h"

#include "ui/widgets/countspinbox.h"
#include "ui/widgets/cpulistedit.h"
#include "ui/widgets/foldedsection.h"
#include "ui/widgets/optionsedit.h"

#include <QLineEdit>
#include <QVBoxLayout>

namespace Tare {

NativeForm::NativeForm(QWidget *parent)
    : EnvironmentForm(QStringLiteral("native"), parent)
    , m_binary(new QLineEdit)
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
    form()->addRow(
        QStringLiteral("how.cpuList"), m_cpus, [] { return tr("&CPU list"); },
        [] { return tr("The server runs on these CPUs only, the load on any. Empty means all."); });
    form()->addRow(
        QStringLiteral("how.port"), m_port, [] { return tr("P&ort"); },
        [] {
            return tr("On 127.0.0.1. A run is refused before it starts when somebody else has the port.");
        });
    form()->addHairline();
    m_optionsSection->setContent(m_options);
    form()->addWideRow(QStringLiteral("how.options"), m_optionsSection);

    connect(m_cpus, &CpuListEdit::edited, this, [this](const QString &cpus) {
        edit<NativeServer>(tr("Change the CPU list"), QStringLiteral("cpuList"),
                           [&](NativeServer &native) { native.cpuList = cpus; });
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
    m_port->setValue(native.port);
    m_cpus->setText(native.cpuList);
    m_options->setOptions(native.options);
}

void NativeForm::describe()
{
    m_port->setZeroText(tr("a free one"));
    m_binary->setPlaceholderText(tr("the first %1 found").arg(serverName()));
    m_optionsSection->setSummary(OptionsEdit::summary(m_options->options()));
}

} // namespace Tare
