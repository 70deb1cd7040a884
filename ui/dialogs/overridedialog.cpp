// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/overridedialog.h"

#include "ui/widgets/basics.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace Tare {

OverrideDialog::OverrideDialog(const QStringList &blocks, QWidget *parent)
    : QDialog(parent)
    , m_reason(new QLineEdit(this))
{
    setObjectName(QStringLiteral("overrideDialog"));
    setWindowTitle(tr("Compare all the same"));
    auto *question = makeValueLabel(TextRole::TextBold, LabelTone::Normal, this);
    question->setText(tr("These differences can explain a change by themselves:"));
    auto *list = makeValueLabel(TextRole::Text, LabelTone::Normal, this);
    list->setObjectName(QStringLiteral("overrideBlocks"));
    list->setText(blocks.join(QLatin1Char('\n')));
    auto *label = makeLabel(
        TextRole::Text, LabelTone::Secondary, [] { return tr("&Why it is compared all the same"); }, this);
    label->setBuddy(m_reason);
    auto *note = makeValueLabel(TextRole::Small, LabelTone::Secondary, this);
    note->setText(tr("The reason is kept with the result and stands on every chart and export. It can be "
                     "withdrawn."));
    m_reason->setObjectName(QStringLiteral("overrideReason"));
    m_reason->setMaxLength(400);
    m_reason->setAccessibleName(tr("Why it is compared all the same"));
    m_reason->setAccessibleDescription(note->text());
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_accept = buttons->addButton(tr("Compare"), QDialogButtonBox::AcceptRole);
    m_accept->setObjectName(QStringLiteral("overrideAccept"));
    m_accept->setEnabled(false);
    connect(m_reason, &QLineEdit::textChanged, this, [this] { m_accept->setEnabled(!reason().isEmpty()); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 16, 20, 16);
    layout->setSpacing(10);
    layout->addWidget(question);
    layout->addWidget(list);
    layout->addSpacing(4);
    layout->addWidget(label);
    layout->addWidget(m_reason);
    layout->addWidget(note);
    layout->addWidget(buttons);
    setMinimumWidth(480);
    m_reason->setFocus();
}

QString OverrideDialog::reason() const
{
    return m_reason->text().simplified();
}

} // namespace Tare
