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
    , m_certificateFile(new QLineEdit)
    , m_keyFile(new QLineEdit)
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

    const auto fileRow = [this, textRow](const char *key, QLineEdit *field, const QString &name,
                                         const Text &label, const Text &hint, auto member, const Text &what) {
        FormRow *row = textRow(key, field, name, label, hint, member, what);
        addFileButton(
            row, field, [label] { return label().remove(QLatin1Char('&')); },
            [this, member, what, merge = QString::fromLatin1(key)](const QString &path) {
                edit<ExistingEndpoint>(what(), merge,
                                       [&](ExistingEndpoint &endpoint) { endpoint.*member = path; });
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
    fileRow(
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
    m_tlsRow = form()->addRow(QStringLiteral("how.tls"), m_tls, [] { return tr("T&LS"); });
    m_caRow = fileRow(
        "tlsCaFile", m_caFile, QStringLiteral("endpointCaFile"), [] { return tr("&CA file"); },
        [] { return tr("Of the authorities that may vouch for the server. Empty: those of this system."); },
        &ExistingEndpoint::tlsCaFile, [] { return tr("Change the CA file"); });
    m_certificateRow = fileRow(
        "tlsCertificateFile", m_certificateFile, QStringLiteral("endpointCertificateFile"),
        [] { return tr("Certificate"); },
        [] { return tr("Of the client, for accounts that ask for one; with its key, or neither."); },
        &ExistingEndpoint::tlsCertificateFile, [] { return tr("Change the certificate"); });
    m_keyRow = fileRow(
        "tlsKeyFile", m_keyFile, QStringLiteral("endpointKeyFile"), [] { return tr("Key of it"); },
        [] { return tr("A file in PEM format that is not locked by a password of its own."); },
        &ExistingEndpoint::tlsKeyFile, [] { return tr("Change the key"); });

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
    fill(m_certificateFile, endpoint.tlsCertificateFile);
    fill(m_keyFile, endpoint.tlsKeyFile);
    m_port->setValue(endpoint.port);
    m_tls->setCurrentIndex(m_tls->findData(static_cast<int>(endpoint.tls)));
}

QString EndpointForm::tlsSentence(TlsMode mode)
{
    switch (mode) {
    case TlsMode::Off:
        return tr("What is sent can be read on the way.");
    case TlsMode::Preferred:
        return tr("Encrypted if the server can; nobody is verified.");
    case TlsMode::Required:
        return tr("Encrypted, or no connection; nobody is verified.");
    case TlsMode::VerifyCa:
        return tr("The server’s certificate must come from an authority that is trusted.");
    case TlsMode::VerifyIdentity:
        return tr("And it must be made out for the address above.");
    }
    return {};
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
        // What the document holds stays changeable, else it could not be put right.
        const bool able = !redis && !socket;
        m_tls->setEnabled(able || endpoint.tls != TlsMode::Off);
        m_tlsRow->setHint(redis        ? tr("This build of Tare speaks to Redis without TLS only.")
                              : socket ? tr("Not used on a Unix socket.")
                                       : tlsSentence(endpoint.tls));
        const bool files = endpoint.tls != TlsMode::Off && able;
        m_caRow->setRowVisible((files && endpoint.tls >= TlsMode::VerifyCa) || !endpoint.tlsCaFile.isEmpty());
        m_certificateRow->setRowVisible(files || !endpoint.tlsCertificateFile.isEmpty());
        m_keyRow->setRowVisible(files || !endpoint.tlsKeyFile.isEmpty());
    }
}

} // namespace Tare
