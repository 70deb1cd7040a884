// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/environmentform.h"

#include "core/environment/machineprobe.h"
#include "ui/widgets/translated.h"

#include <QFileDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

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
    translated(this, [this] { describe(); });
}

void EnvironmentForm::load(const EnvironmentSpec &environment)
{
    m_spec = environment;
    m_loading = true;
    show(environment);
    m_loading = false;
    describe();
}

void EnvironmentForm::showProblems(const QList<ProfileProblem> &problems)
{
    QList<QPair<QString, QPair<QString, Severity>>> placed;
    for (const ProfileProblem &problem : problems) {
        const QString key = formKey(problem.field);
        placed.append({key,
                       {problem.sentence,
                        problem.severity == ProblemSeverity::Warning ? Severity::Warning : Severity::Error}});
    }
    const QStringList elsewhere = m_form->showProblems(placed);
    if (Form *second = secondForm()) {
        const QStringList unplaced = second->showProblems(placed);
        const bool any = std::any_of(elsewhere.begin(), elsewhere.end(),
                                     [&unplaced](const QString &key) { return !unplaced.contains(key); });
        if (any)
            secondFormHasProblem();
    }
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
    return m_form->addRow({}, host, [] { return tr("Host"); });
}

FormRow *EnvironmentForm::addProgramRow(QLineEdit *field, const std::function<void(const QString &)> &changed)
{
    field->setObjectName(prefixed("Binary"));
    auto *browse = makeButton(prefixed("BinaryBrowse"), ButtonKind::Normal, [] { return tr("Choose…"); });
    FormRow *row = m_form->addRow(QStringLiteral("how.binary"), field, [] { return tr("&Program"); });
    row->line()->addWidget(browse);
    connect(field, &QLineEdit::textEdited, this, [changed](const QString &path) { changed(path.trimmed()); });
    connect(browse, &QPushButton::clicked, this, [this, field, changed] {
        auto *dialog = new QFileDialog(this, tr("Server program"), field->text());
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::ExistingFile);
        connect(dialog, &QFileDialog::fileSelected, field, [field, changed](const QString &path) {
            field->setText(path);
            changed(path);
        });
        dialog->open();
    });
    return row;
}

void EnvironmentForm::focusField(const QString &field)
{
    const QString key = formKey(field);
    if (Form *second = secondForm(); second && second->focusRow(key))
        return;
    m_form->focusRow(key);
}

} // namespace Tare
