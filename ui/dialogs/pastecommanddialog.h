// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/importers/commandline.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace Tare {

class ProfileDocument;

/// Command lines become environments and workloads of the profile: a text to paste into, and at once what is
/// understood of it and what is not taken over. One undo step.
class PasteCommandDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PasteCommandDialog)

public:
    explicit PasteCommandDialog(ProfileDocument &document, QWidget *parent = nullptr);
    ~PasteCommandDialog() override;

    QString firstEnvironment() const { return m_firstEnvironment; } ///< ids of what was put in; empty: none
    QString firstWorkload() const { return m_firstWorkload; }

private:
    void read();
    void insert();

    ProfileDocument &m_document;
    CommandMeaning m_meaning;
    QString m_firstEnvironment;
    QString m_firstWorkload;
    QPlainTextEdit *m_text;
    QLabel *m_understood;
    QLabel *m_leftOut;
    QCheckBox *m_environments;
    QCheckBox *m_workloads;
    QPushButton *m_insert;
};

} // namespace Tare
