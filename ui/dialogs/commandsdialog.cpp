// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/commandsdialog.h"

#include "ui/models/workloadwords.h"
#include "ui/widgets/basics.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace Tare {

CommandsDialog::CommandsDialog(QWidget *parent)
    : QDialog(parent)
    , m_text(new QPlainTextEdit(this))
{
    setObjectName(QStringLiteral("commandsDialog"));
    setWindowTitle(tr("Commands"));
    resize(820, 460);
    m_text->setObjectName(QStringLiteral("commandsText"));
    m_text->setReadOnly(true);
    m_text->setFont(themeFont(TextRole::Fixed));
    m_text->setTabChangesFocus(true);
    m_text->setAccessibleName(tr("Commands"));
    auto *note = makeValueLabel(TextRole::Small, LabelTone::Secondary);
    note->setText(tr("Passwords are left out. PORT and USER stand for what each environment has."));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto *copy = buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
    copy->setObjectName(QStringLiteral("commandsCopy"));
    connect(copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_text->toPlainText()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->addWidget(note);
    layout->addWidget(m_text, 1);
    layout->addWidget(buttons);
}

void CommandsDialog::showPlan(const TestProfile &profile, const QString &path, const QStringList &lastRun)
{
    QStringList lines;
    lines << QStringLiteral("# ") + tr("the whole plan without a window");
    if (!profile.workloads.isEmpty())
        lines << equivalentCommand(profile.workloads.first(), OtherTool::TareCli, path);
    for (const WorkloadSpec &workload : profile.workloads) {
        lines << QString() << QStringLiteral("# ") + tr("%1, with another tool").arg(workload.name);
        const OtherTool tool = std::holds_alternative<RedisWorkload>(workload.what)
            ? OtherTool::RedisBenchmark
            : std::holds_alternative<OltpWorkload>(workload.what) ? OtherTool::Sysbench10
                                                                  : OtherTool::Mydumper;
        lines << equivalentCommand(workload, tool, path);
    }
    if (!lastRun.isEmpty()) {
        lines << QString() << QStringLiteral("# ") + tr("what the last run started");
        lines += lastRun;
    }
    m_text->setPlainText(lines.join(QLatin1Char('\n')));
}

} // namespace Tare
