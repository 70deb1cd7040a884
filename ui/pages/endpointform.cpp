// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/endpointform.h"

#include "ui/widgets/countspinbox.h"
#include "ui/widgets/translated.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

namespace Tare {

EndpointForm::EndpointForm(QWidget *parent)
    : EnvironmentForm(QStringLiteral("endpoint"), parent)
    , m_address(new QLineEdit)
    , m_port(new CountSpinBox(QStringLiteral("endpointPort"), 0, 65535))
    , m_socket(new QLineEdit)
    , m_user(new QLineEdit)
    , m_database(new QLineEdit)
    , m_tls(new QComboBox)
    , m_caFile(new QLineEdit)
{
    const auto textRow = [this](const char *key, QLineEdit *field, const QString &name, const Text &label,
                                const Text &hint, auto member, const Text &what) {
        field->setObjectName(name);
        FormRow *row = form()->addRow(QStringLiteral("how.") + QLatin1StringView(key), field, label, hint);
        connect(field, &QLineEdit::textEdited, this,
                [this, member, what, merge = QString::fromLatin1(key)](const QString &text) {
                    edit<ExistingEndpoint>(what(), merge, [&](ExistingEndpoint &endpoint) {
                        endpoint.*member = text.trimmed();
                    });
                    describe();
                });
        return row;
    };

    auto *note = makeValueLabel(TextRole::Small, LabelTone::Secondary);
    translated(note, [note] {
        note->setText(
            tr("A server that is running already. Tare starts and stops nothing there; it makes its own "
               "tables or keys and removes them again."));
    });
    form()->addWide(note);
    textRow(
        "address", m_address, QStringLiteral("endpointAddress"), [] { return tr("&Address"); }, {},
        &ExistingEndpoint::address, [] { return tr("Change the address"); });
    form()->addRow(QStringLiteral("how.port"), m_port, [] { return tr("P&ort"); });
    textRow(
        "socketPath", m_socket, QStringLiteral("endpointSocket"), [] { return tr("Unix &socket"); },
        [] { return tr("When given, it is used in place of address and port."); },
        &ExistingEndpoint::socketPath, [] { return tr("Change the socket"); });
    form()->addHairline();
    textRow(
        "user", m_user, QStringLiteral("endpointUser"), [] { return tr("&User"); },
        [] { return tr("The password is asked for when it is needed and kept only until Tare closes."); },
        &ExistingEndpoint::user, [] { return tr("Change the user"); });
    auto *password = makeButton(QStringLiteral("endpointPassword"), ButtonKind::Normal,
                                [] { return tr("Enter &password…"); });
    form()->row(QStringLiteral("how.user"))->line()->addWidget(password);
    connect(password, &QPushButton::clicked, this, &EndpointForm::passwordRequested);
    m_databaseRow = textRow(
        "database", m_database, QStringLiteral("endpointDatabase"), [] { return tr("&Database"); }, {},
        &ExistingEndpoint::database, [] { return tr("Change the database"); });
    form()->addHairline();
    m_tls->setObjectName(QStringLiteral("endpointTls"));
    m_tls->setMinimumWidth(240);
    m_tls->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    for (const TlsMode mode :
         {TlsMode::Off, TlsMode::Preferred, TlsMode::Required, TlsMode::VerifyCa, TlsMode::VerifyIdentity})
        m_tls->addItem({}, static_cast<int>(mode));
    form()->addRow(QStringLiteral("how.tls"), m_tls, [] { return tr("&TLS"); });
    m_caRow = textRow(
        "tlsCaFile", m_caFile, QStringLiteral("endpointCaFile"), [] { return tr("&CA file"); }, {},
        &ExistingEndpoint::tlsCaFile, [] { return tr("Change the CA file"); });

    connect(m_port, &QSpinBox::valueChanged, this, [this](int port) {
        edit<ExistingEndpoint>(tr("Change the port"), QStringLiteral("port"),
                               [&](ExistingEndpoint &endpoint) { endpoint.port = port; });
    });
    connect(m_tls, &QComboBox::activated, this, [this](int index) {
        edit<ExistingEndpoint>(tr("Change the TLS mode"), {}, [&](ExistingEndpoint &endpoint) {
            endpoint.tls = static_cast<TlsMode>(m_tls->itemData(index).toInt());
        });
        describe();
    });
}

void EndpointForm::show(const EnvironmentSpec &environment)
{
    const auto &endpoint = std::get<ExistingEndpoint>(environment.how);
    const auto fill = [](QLineEdit *field, const QString &text) {
        if (field->text().trimmed() != text)
            field->setText(text);
    };
    fill(m_address, endpoint.address);
    fill(m_socket, endpoint.socketPath);
    fill(m_user, endpoint.user);
    fill(m_database, endpoint.database);
    fill(m_caFile, endpoint.tlsCaFile);
    m_port->setValue(endpoint.port);
    m_tls->setCurrentIndex(m_tls->findData(static_cast<int>(endpoint.tls)));
}

void EndpointForm::describe()
{
    if (!m_caRow)
        return; // called while the base is being built
    const bool redis = spec().server == ServerKind::Redis;
    m_port->setZeroText(redis ? QStringLiteral("6379") : QStringLiteral("3306"));
    m_tls->setItemText(0, tr("off"));
    m_tls->setItemText(1, tr("preferred"));
    m_tls->setItemText(2, tr("required"));
    m_tls->setItemText(3, tr("required, authority verified"));
    m_tls->setItemText(4, tr("required, authority and name verified"));
    m_user->setPlaceholderText(redis ? tr("the default account") : tr("the account of this login"));
    m_database->setPlaceholderText(redis ? QStringLiteral("0") : QStringLiteral("tare_oltp"));
    m_databaseRow->setHint(redis
                               ? tr("Number of the database. It must be empty.")
                               : tr("Made by Tare, or empty: a schema that holds anything else is refused."));
    if (std::holds_alternative<ExistingEndpoint>(spec().how)) {
        const auto &endpoint = how<ExistingEndpoint>();
        const bool socket = !endpoint.socketPath.isEmpty();
        m_address->setEnabled(!socket);
        m_port->setEnabled(!socket);
        m_caRow->setRowVisible(endpoint.tls >= TlsMode::VerifyCa);
    }
}

} // namespace Tare
