// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/passworddialog.h"

#include "ui/widgets/basics.h"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QVBoxLayout>

namespace Tare {

PasswordDialog::PasswordDialog(const EnvironmentSpec &environment, QWidget *parent)
    : QDialog(parent)
    , m_field(new QLineEdit(this))
{
    setObjectName(QStringLiteral("passwordDialog"));
    setWindowTitle(tr("Password"));
    const auto *endpoint = std::get_if<ExistingEndpoint>(&environment.how);
    const QString user = endpoint ? endpoint->user : QString();
    auto *question = makeValueLabel(TextRole::TextBold, LabelTone::Normal);
    question->setText(user.isEmpty() ? tr("Password for “%1”").arg(environment.name)
                                     : tr("Password of the user “%1” for “%2”").arg(user, environment.name));
    auto *note = makeValueLabel(TextRole::Small, LabelTone::Secondary);
    note->setText(
        tr("It is kept only until Tare closes and never written anywhere. Leave it empty if there is none."));
    m_field->setObjectName(QStringLiteral("passwordField"));
    m_field->setEchoMode(QLineEdit::Password);
    m_field->setAccessibleName(question->text());
    m_field->setAccessibleDescription(note->text());
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 16, 20, 16);
    layout->setSpacing(10);
    layout->addWidget(question);
    layout->addWidget(m_field);
    layout->addWidget(note);
    layout->addWidget(buttons);
    setMinimumWidth(420);
}

QString PasswordDialog::password() const
{
    return m_field->text();
}

} // namespace Tare
