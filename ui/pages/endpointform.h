// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/pages/environmentform.h"

class QComboBox;
class QLineEdit;

namespace Tare {

class CountSpinBox;

/// A server somebody else runs: where it is and who asks. Never the password.
class EndpointForm final : public EnvironmentForm
{
    Q_OBJECT

public:
    explicit EndpointForm(QWidget *parent = nullptr);

Q_SIGNALS:
    void passwordRequested();

protected:
    void show(const EnvironmentSpec &environment) override;
    void describe() override;

private:
    static QString tlsSentence(TlsMode mode);
    QLineEdit *m_address;
    CountSpinBox *m_port;
    QLineEdit *m_socket;
    QLineEdit *m_user;
    QLineEdit *m_database;
    FormRow *m_databaseRow = nullptr;
    QComboBox *m_tls;
    FormRow *m_tlsRow = nullptr;
    QLineEdit *m_caFile;
    FormRow *m_caRow = nullptr;
    QLineEdit *m_certificateFile;
    FormRow *m_certificateRow = nullptr;
    QLineEdit *m_keyFile;
    FormRow *m_keyRow = nullptr;
};

} // namespace Tare
