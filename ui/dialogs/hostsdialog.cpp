// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/hostsdialog.h"

#include "core/analysis/factnames.h"
#include "core/environment/machineprobe.h"
#include "ui/machinestatus.h"
#include "ui/models/quickcomparison.h"
#include "ui/widgets/basics.h"

#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>

namespace Tare {

namespace {

constexpr int nameWidth = 190;

std::pair<QString, IconColor> markOf(ProbeResult::State state)
{
    switch (state) {
    case ProbeResult::State::Good:
        return {QStringLiteral("state-good"), IconColor::Good};
    case ProbeResult::State::Warning:
        return {QStringLiteral("state-warning"), IconColor::Warning};
    case ProbeResult::State::Missing:
        return {QStringLiteral("state-missing"), IconColor::Follow};
    case ProbeResult::State::Failed:
        return {QStringLiteral("state-error"), IconColor::Error};
    }
    return {};
}

} // namespace

HostsDialog::HostsDialog(MachineStatus &machine, QWidget *parent)
    : QDialog(parent)
    , m_machine(machine)
{
    setObjectName(QStringLiteral("hostsDialog"));
    setWindowTitle(tr("Hosts"));
    resize(860, 620);
    auto *list = new QListWidget;
    list->setObjectName(QStringLiteral("hostsList"));
    list->setAccessibleName(tr("Hosts"));
    list->setFrameShape(QFrame::NoFrame);
    list->setFixedWidth(190);
    auto *here = new QListWidgetItem(themeIcon(QStringLiteral("environments")), tr("This computer"), list);
    here->setSizeHint({0, 36});
    list->setCurrentItem(here);
    auto *note = makeValueLabel(TextRole::Small, LabelTone::Secondary);
    note->setText(tr("Load and servers run on this computer. Other hosts cannot be used yet."));
    note->setContentsMargins(0, 0, 12, 0);
    auto *left = new QVBoxLayout;
    left->addWidget(list, 1);
    left->addWidget(note);

    auto *body = new QWidget;
    m_body = new QVBoxLayout(body);
    m_body->setContentsMargins(4, 0, 12, 0);
    m_body->setSpacing(6);
    auto *scroll = new QScrollArea;
    scroll->setObjectName(QStringLiteral("hostFacts"));
    scroll->setAccessibleName(tr("Facts of this computer"));
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(body);
    useContentBackground(scroll->viewport());

    m_checked = makeValueLabel(TextRole::Small, LabelTone::Secondary);
    m_checked->setWordWrap(false);
    auto *again = makeButton(
        QStringLiteral("hostAgain"), ButtonKind::Normal, [] { return tr("Check &again"); },
        QStringLiteral("refresh"));
    auto *copy = makeButton(
        QStringLiteral("hostCopy"), ButtonKind::Normal, [] { return tr("&Copy all"); },
        QStringLiteral("copy"));
    auto *close = makeButton(QStringLiteral("hostClose"), ButtonKind::Primary, [] { return tr("Close"); });
    close->setDefault(true);
    connect(again, &QPushButton::clicked, this, [this] { m_machine.refresh(true); });
    connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(text()); });
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    connect(&machine, &MachineStatus::changed, this, &HostsDialog::refresh);

    auto *buttons = new QHBoxLayout;
    buttons->addWidget(again);
    buttons->addWidget(copy);
    buttons->addWidget(m_checked);
    buttons->addStretch(1);
    buttons->addWidget(close);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(12);
    columns->addLayout(left);
    columns->addWidget(makeHairline(Qt::Vertical));
    columns->addWidget(scroll, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 20, 20, 16);
    layout->setSpacing(12);
    layout->addLayout(columns, 1);
    layout->addWidget(makeHairline(Qt::Horizontal));
    layout->addLayout(buttons);
    refresh();
}

void HostsDialog::refresh()
{
    clearLayout(m_body);
    m_lines.clear();
    m_facts = machineFacts();
    addFacts(tr("System"), QStringLiteral("host."));
    addFacts(tr("Processor"), QStringLiteral("cpu."));
    addFacts(tr("Memory"), QStringLiteral("memory."));
    addFound();
    m_body->addStretch(1);
    m_checked->setText(m_machine.isBusy()        ? tr("being looked at…")
                           : m_machine.isKnown() ? tr("checked %1").arg(dayText(m_machine.checked(), true))
                                                 : QString());
}

void HostsDialog::addFacts(const QString &title, const QString &prefix)
{
    QStringList keys;
    for (auto fact = m_facts.cbegin(); fact != m_facts.cend(); ++fact) {
        if (fact.key().startsWith(prefix))
            keys.append(fact.key());
    }
    std::sort(keys.begin(), keys.end(), [](const QString &a, const QString &b) {
        return std::pair(factRank(a), a) < std::pair(factRank(b), b);
    });
    auto *heading = makeValueLabel(TextRole::TextBold, LabelTone::Normal);
    heading->setText(title);
    m_body->addWidget(heading);
    m_grid = new QGridLayout;
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(3);
    m_grid->setColumnMinimumWidth(0, nameWidth);
    m_grid->setColumnStretch(2, 1);
    m_body->addLayout(m_grid);
    m_body->addSpacing(10);
    for (const QString &key : std::as_const(keys))
        addLine(factTitle(key), nullptr, factText(key, m_facts.value(key)), {});
}

void HostsDialog::addFound()
{
    if (!m_machine.isKnown())
        return;
    auto *heading = makeValueLabel(TextRole::TextBold, LabelTone::Normal);
    heading->setText(tr("Found on it"));
    m_body->addWidget(heading);
    m_grid = new QGridLayout;
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(4);
    m_grid->setColumnMinimumWidth(0, nameWidth);
    m_grid->setColumnStretch(2, 1);
    m_body->addLayout(m_grid);
    for (const ProbeResult &found : m_machine.results()) {
        const auto [icon, color] = markOf(found.state);
        auto *mark = new IconLabel(icon, color, 14);
        mark->setLineHeight(QFontMetrics(themeFont(TextRole::Text)).height());
        QStringList more{found.where, found.consequence};
        more.removeAll(QString());
        addLine(found.title, mark, found.text, more.join(QStringLiteral("\n")));
    }
}

void HostsDialog::addLine(const QString &name, QWidget *mark, const QString &value, const QString &more)
{
    const int row = m_grid->rowCount();
    auto *left = makeValueLabel(TextRole::Text, LabelTone::Secondary);
    left->setText(name);
    left->setFixedWidth(nameWidth);
    m_grid->addWidget(left, row, 0, Qt::AlignTop);
    if (mark)
        m_grid->addWidget(mark, row, 1, Qt::AlignTop);
    auto *right = makeValueLabel(TextRole::Text, LabelTone::Normal);
    right->setText(value);
    right->setTextInteractionFlags(Qt::TextSelectableByMouse);
    right->setAccessibleName(QStringLiteral("%1: %2").arg(name, value));
    m_grid->addWidget(right, row, 2);
    if (!more.isEmpty()) {
        auto *below = makeValueLabel(TextRole::Small, LabelTone::Secondary);
        below->setText(more);
        below->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_grid->addWidget(below, row + 1, 2);
    }
    m_lines.append(name + QLatin1Char('\t') + value
                   + (more.isEmpty() ? QString()
                                     : QStringLiteral(" (%1)").arg(
                                         QString(more).replace(QLatin1Char('\n'), QStringLiteral("; ")))));
}

QString HostsDialog::text() const
{
    return m_lines.join(QLatin1Char('\n'));
}

} // namespace Tare
