// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/pastecommanddialog.h"

#include "ui/profiledocument.h"
#include "ui/widgets/basics.h"

#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>

namespace Tare {

PasteCommandDialog::PasteCommandDialog(ProfileDocument &document, QWidget *parent)
    : QDialog(parent)
    , m_document(document)
    , m_text(new QPlainTextEdit(this))
    , m_understood(makeValueLabel(TextRole::Text, LabelTone::Normal, this))
    , m_leftOut(makeValueLabel(TextRole::Text, LabelTone::Warning, this))
    , m_environments(new QCheckBox(tr("Add the &environments"), this))
    , m_workloads(new QCheckBox(tr("Add the &workloads"), this))
{
    setObjectName(QStringLiteral("pasteCommandDialog"));
    setWindowTitle(tr("Paste command line"));
    resize(760, 560);
    auto *note = makeValueLabel(TextRole::Text, LabelTone::Normal, this);
    note->setText(tr("Paste command lines as they are typed: sysbench, redis-benchmark, redis-server, "
                     "mysqld, docker run or "
                     "podman run, with taskset before them. Nothing is run, and passwords are left out."));
    m_text->setObjectName(QStringLiteral("pasteText"));
    m_text->setAccessibleName(tr("Command lines"));
    m_text->setFont(themeFont(TextRole::Fixed));
    m_text->setPlaceholderText(QStringLiteral("redis-benchmark -q -d 100"));
    m_text->setTabChangesFocus(true);
    m_understood->setObjectName(QStringLiteral("pasteUnderstood"));
    m_leftOut->setObjectName(QStringLiteral("pasteLeftOut"));
    for (QLabel *label : {m_understood, m_leftOut})
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_environments->setObjectName(QStringLiteral("pasteEnvironments"));
    m_workloads->setObjectName(QStringLiteral("pasteWorkloads"));

    auto *preview = new QWidget;
    useContentBackground(preview);
    auto *previewLayout = new QVBoxLayout(preview);
    previewLayout->setContentsMargins(12, 10, 12, 10);
    previewLayout->setSpacing(10);
    previewLayout->addWidget(m_understood);
    previewLayout->addWidget(m_leftOut);
    previewLayout->addStretch(1);
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setWidget(preview);

    auto *cancel = makeButton(QStringLiteral("pasteCancel"), ButtonKind::Normal, [] { return tr("Cancel"); });
    m_insert = makeButton(QStringLiteral("pasteInsert"), ButtonKind::Primary, [] { return tr("&Insert"); });
    m_insert->setDefault(true);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_insert, &QPushButton::clicked, this, &PasteCommandDialog::insert);
    connect(m_text, &QPlainTextEdit::textChanged, this, &PasteCommandDialog::read);
    for (QCheckBox *box : {m_environments, m_workloads}) {
        connect(box, &QCheckBox::toggled, this, [this] {
            m_insert->setEnabled((m_environments->isEnabled() && m_environments->isChecked())
                                 || (m_workloads->isEnabled() && m_workloads->isChecked()));
        });
    }

    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_environments);
    buttons->addWidget(m_workloads);
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_insert);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 16, 20, 16);
    layout->setSpacing(10);
    layout->addWidget(note);
    layout->addWidget(m_text, 1);
    layout->addWidget(scroll, 1);
    layout->addLayout(buttons);
    m_text->setFocus();
    // What was copied just before is most likely what is meant.
    const QString copied = QGuiApplication::clipboard()->text();
    if (readCommands(copied))
        m_text->setPlainText(copied);
    else
        read();
}

PasteCommandDialog::~PasteCommandDialog() = default;

void PasteCommandDialog::read()
{
    const QString text = m_text->toPlainText();
    const Result<CommandMeaning> meaning = readCommands(text);
    m_meaning = meaning.value_or(CommandMeaning());
    const QString mark = QStringLiteral("• ");
    const auto list = [&mark](const QStringList &lines) {
        return lines.isEmpty() ? QString() : mark + lines.join(QLatin1Char('\n') + mark);
    };
    m_understood->setText(list(m_meaning.understood));
    if (text.trimmed().isEmpty())
        m_leftOut->setText(QString());
    else
        m_leftOut->setText(meaning ? list(m_meaning.leftOut) : meaning.error().sentence);
    m_understood->setVisible(!m_understood->text().isEmpty());
    m_leftOut->setVisible(!m_leftOut->text().isEmpty());
    m_environments->setEnabled(!m_meaning.environments.isEmpty());
    m_workloads->setEnabled(!m_meaning.workloads.isEmpty());
    m_environments->setChecked(m_environments->isEnabled());
    m_workloads->setChecked(m_workloads->isEnabled());
    m_insert->setEnabled(m_environments->isChecked() || m_workloads->isChecked());
}

void PasteCommandDialog::insert()
{
    m_document.undoStackBegin(tr("Paste command line"));
    if (m_environments->isChecked()) {
        for (EnvironmentSpec environment : std::as_const(m_meaning.environments)) {
            environment.id = freeEnvironmentId(m_document.profile());
            m_document.addEnvironment(environment);
            if (m_firstEnvironment.isEmpty())
                m_firstEnvironment = environment.id;
        }
    }
    if (m_workloads->isChecked()) {
        for (WorkloadSpec workload : std::as_const(m_meaning.workloads)) {
            workload.id = freeWorkloadId(m_document.profile());
            m_document.addWorkload(workload);
            if (m_firstWorkload.isEmpty())
                m_firstWorkload = workload.id;
        }
    }
    m_document.undoStackEnd();
    accept();
}

} // namespace Tare
