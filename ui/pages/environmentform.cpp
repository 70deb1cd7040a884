// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/environmentform.h"

#include "core/environment/machineprobe.h"
#include "ui/models/topologywords.h"
#include "ui/pages/topologyfields.h"
#include "ui/widgets/translated.h"

#include <QFileDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace Tare {

EnvironmentForm::EnvironmentForm(const QString &prefix, QWidget *parent)
    : QWidget(parent)
    , m_prefix(prefix)
    , m_form(new Form(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_form);
    translated(this, [this] { describeAll(); });
}

void EnvironmentForm::load(const EnvironmentSpec &environment)
{
    m_spec = environment;
    m_loading = true;
    show(environment);
    if (m_topology)
        m_topology->load(environment);
    m_loading = false;
    describeAll();
}

void EnvironmentForm::describeAll()
{
    describe();
    if (!m_topology)
        return;
    m_topology->describe();
    // What several instances make of fields elsewhere in the form.
    const int instances = m_spec.topology.instances;
    const QString ports = portRange(m_spec);
    if (FormRow *port = m_form->row(QStringLiteral("how.port"))) {
        const QString usual =
            tr("On 127.0.0.1. A run is refused before it starts when somebody else has the port.");
        port->setHint(instances > 1 && !ports.isEmpty()
                          ? tr("Of the first instance; the others follow it: %1.").arg(ports)
                          : usual);
    }
    if (FormRow *options = m_form->row(QStringLiteral("how.options"))) {
        options->setHint(instances > 1 ? tr("“{instance}” in a value stands for the number of the instance, "
                                            "1 to %1.")
                                             .arg(instances)
                                       : QString());
    }
}

void EnvironmentForm::addTopology()
{
    m_topology = new TopologyFields(m_form, m_prefix, this);
    connect(m_topology, &TopologyFields::edited, this,
            [this](const Topology &topology, const QString &what, const QString &field) {
                m_spec.topology = topology;
                Q_EMIT edited(m_spec, what, field);
            });
}

void EnvironmentForm::showProblems(const QList<ProfileProblem> &problems)
{
    m_form->showProblems(problems);
}

QString EnvironmentForm::serverName() const
{
    return m_spec.server == ServerKind::Redis ? QStringLiteral("redis-server") : tr("mariadbd or mysqld");
}

FormRow *EnvironmentForm::addHostRow()
{
    auto *host = makeLabel(TextRole::Text, LabelTone::Normal, [] {
        const QString name = machineFacts().value(QStringLiteral("host.name"));
        return name.isEmpty() ? tr("This computer") : tr("This computer (%1)").arg(name);
    });
    host->setObjectName(prefixed("Host"));
    host->setMinimumHeight(28);
    host->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    FormRow *row = m_form->addRow({}, host, [] { return tr("Host"); });
    auto *about = makeButton(prefixed("HostFacts"), ButtonKind::Link, [] { return tr("Its facts…"); });
    row->line()->addWidget(about);
    connect(about, &QPushButton::clicked, this, &EnvironmentForm::hostRequested);
    return row;
}

FormRow *EnvironmentForm::addProgramRow(QLineEdit *field, const std::function<void(const QString &)> &changed)
{
    field->setObjectName(prefixed("Binary"));
    FormRow *row = m_form->addRow(QStringLiteral("how.binary"), field, [] { return tr("&Program"); });
    connect(field, &QLineEdit::textEdited, this, [changed](const QString &path) { changed(path.trimmed()); });
    addFileButton(
        row, field, [] { return tr("Server program"); }, changed);
    return row;
}

void EnvironmentForm::addFileButton(FormRow *row, QLineEdit *field, const Text &title,
                                    const std::function<void(const QString &)> &changed)
{
    auto *browse = makeButton(field->objectName() + QStringLiteral("Browse"), ButtonKind::Normal,
                              [] { return tr("Choose…"); });
    translated(browse, [browse, title] { browse->setAccessibleName(tr("Choose: %1").arg(title())); });
    row->line()->addWidget(browse);
    connect(browse, &QPushButton::clicked, this, [this, field, title, changed] {
        auto *dialog = new QFileDialog(this, title(), field->text());
        dialog->setObjectName(field->objectName() + QStringLiteral("Dialog"));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::ExistingFile);
        connect(dialog, &QFileDialog::fileSelected, field, [field, changed](const QString &path) {
            field->setText(path);
            changed(path);
        });
        dialog->open();
    });
}

void EnvironmentForm::focusField(const QString &field)
{
    m_form->focusRow(formKey(field));
}

} // namespace Tare
