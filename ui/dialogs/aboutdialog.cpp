// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/aboutdialog.h"

#include "ui/machinestatus.h"
#include "ui/widgets/basics.h"

#include "version.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace Tare {

AboutDialog::AboutDialog(const MachineStatus &machine, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("aboutDialog"));
    setWindowTitle(tr("About Tare"));
    setMinimumWidth(520);
    auto *name = makeValueLabel(TextRole::TitleBold, LabelTone::Normal);
    name->setText(tr("Tare %1").arg(QStringLiteral(TARE_VERSION)));
    auto *what = makeValueLabel(TextRole::Text, LabelTone::Normal);
    what->setText(
        tr("Weighs the container around a database: the same load, the same binary, the same data, natively "
           "and in a container."));
    auto *licence = makeValueLabel(TextRole::Small, LabelTone::Secondary);
    licence->setText(
        tr("© The Tare authors. Free software under the GNU General Public License, version 3 or later. "
           "It comes without any warranty."));

    QStringList lines{tr("Tare %1").arg(QStringLiteral(TARE_VERSION)),
                      QStringLiteral("Qt %1").arg(QString::fromLatin1(qVersion())),
                      MachineStatus::machineLine()};
    for (const ProbeResult &found : machine.results())
        lines << QStringLiteral("%1: %2 %3").arg(found.title, found.text, found.where).trimmed();
    auto *facts = makeValueLabel(TextRole::Fixed, LabelTone::Secondary);
    facts->setText(lines.join(QLatin1Char('\n')));
    facts->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto *copy = buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
    copy->setObjectName(QStringLiteral("aboutCopy"));
    connect(copy, &QPushButton::clicked, this,
            [lines] { QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n'))); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *column = new QVBoxLayout;
    column->setSpacing(10);
    column->addWidget(name);
    column->addWidget(what);
    column->addWidget(facts);
    column->addWidget(licence);
    column->addWidget(buttons);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(20, 20, 20, 16);
    row->setSpacing(16);
    row->addWidget(new IconLabel(QStringLiteral("tare"), IconColor::Text, 64), 0, Qt::AlignTop);
    row->addLayout(column, 1);
}

} // namespace Tare
