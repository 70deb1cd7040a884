// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/machinestrip.h"

#include "ui/machinestatus.h"
#include "ui/widgets/translated.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QRegularExpression>
#include <QResizeEvent>

#include <algorithm>

namespace Tare {

namespace {

/// The strip is for what decides which comparisons can be made; fonts are worth a cell only where they are
/// missing.
bool isShown(const ProbeResult &found)
{
    static const QStringList others{QStringLiteral("myloader"), QStringLiteral("mariadb-dump"),
                                    QStringLiteral("sysbench"), QStringLiteral("redis-benchmark")};
    if (others.contains(found.key))
        return false;
    return !found.key.startsWith(QStringLiteral("fonts")) || found.state != ProbeResult::State::Good;
}

/// "mariadbd 10.11.19-MariaDB-1" → "mariadbd 10.11.19": the cell is narrow, the tool tip has it all.
QString shortVersion(const QString &text)
{
    static const QRegularExpression tail(QStringLiteral("(\\d+\\.\\d+(\\.\\d+)*)[-+~][A-Za-z0-9.+~-]*"));
    return QString(text).replace(tail, QStringLiteral("\\1"));
}

} // namespace

MachineStrip::MachineStrip(MachineStatus &machine, QWidget *parent)
    : QFrame(parent)
    , m_machine(machine)
{
    setObjectName(QStringLiteral("machineStrip"));
    setProperty("card", true);
    m_summary = makeValueLabel(TextRole::Text, LabelTone::Secondary);
    m_checked = makeValueLabel(TextRole::Small, LabelTone::Secondary);
    m_checked->setWordWrap(false);
    m_again = makeButton(
        QStringLiteral("machineAgain"), ButtonKind::Quiet, [] { return tr("Check again"); },
        QStringLiteral("refresh"));
    connect(m_again, &QPushButton::clicked, this, [this] { m_machine.refresh(true); });
    auto *top = new QHBoxLayout;
    top->setContentsMargins(12, 2, 4, 2);
    top->setSpacing(8);
    top->addWidget(makeLabel(TextRole::TextBold, LabelTone::Normal, [] { return tr("This machine"); }));
    top->addWidget(m_summary, 1);
    top->addWidget(m_checked);
    top->addWidget(m_again);
    m_cells = new QGridLayout;
    m_cells->setContentsMargins(0, 0, 0, 0);
    m_cells->setSpacing(0);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(makeHairline(Qt::Horizontal));
    layout->addLayout(m_cells);
    connect(&machine, &MachineStatus::changed, this, &MachineStrip::refresh);
    translated(this, [this] { refresh(); });
}

void MachineStrip::setRunning(bool running)
{
    m_running = running;
    refresh();
}

QString MachineStrip::shortTitle(const ProbeResult &found)
{
    if (found.key == QStringLiteral("redis"))
        return QStringLiteral("Redis");
    if (found.key == QStringLiteral("mysql"))
        return QStringLiteral("MySQL, MariaDB");
    if (found.key == QStringLiteral("disk"))
        return tr("Free disk");
    if (found.key == QStringLiteral("governor"))
        return tr("CPU governor");
    return found.title;
}

QString MachineStrip::summary() const
{
    if (!m_machine.isKnown())
        return m_machine.isBusy() ? tr("being looked at…") : QString();
    const bool redis = m_machine.isUsable(QStringLiteral("redis"));
    const bool mysql = m_machine.isUsable(QStringLiteral("mysql"));
    const bool dumps = mysql && m_machine.isUsable(QStringLiteral("mydumper"));
    QString text = redis && dumps ? tr("ready for OLTP, Redis and dumps")
        : redis && mysql          ? tr("ready for OLTP and Redis")
        : dumps                   ? tr("ready for OLTP and dumps; Redis needs redis-server")
        : redis                   ? tr("ready for Redis; OLTP needs mariadb-server or mysql-server")
        : mysql                   ? tr("ready for OLTP; Redis needs redis-server")
                                  : tr("no server program found: install redis-server or mariadb-server");
    if (!m_machine.hasEngine())
        text = tr("%1; containers need podman or docker.io").arg(text);
    return text;
}

void MachineStrip::refresh()
{
    m_summary->setText(summary());
    m_checked->setText(
        m_machine.isBusy() ? tr("checking…")
            : m_machine.isKnown()
            ? tr("checked at %1").arg(QLocale().toString(m_machine.checked().time(), QStringLiteral("HH:mm")))
            : QString());
    m_again->setEnabled(!m_machine.isBusy() && !m_running);
    m_again->setToolTip(m_running ? tr("Not while a test is running: it would be measured too.")
                                  : tr("Also starts a test container with each engine"));
    layOut();
}

void MachineStrip::layOut()
{
    clearLayout(m_cells);
    const auto cells =
        static_cast<int>(std::count_if(m_machine.results().begin(), m_machine.results().end(), isShown));
    const int most = std::clamp(width() / 146, 3, 8);
    const int rows = std::max((cells + most - 1) / most, 1);
    m_columns = std::max((cells + rows - 1) / rows, 1);
    int at = 0;
    for (const ProbeResult &found : m_machine.results()) {
        if (!isShown(found))
            continue;
        auto *cell = new QWidget;
        cell->setObjectName(QStringLiteral("probe.") + found.key);
        auto *column = new QVBoxLayout(cell);
        column->setContentsMargins(12, 8, 8, 8);
        column->setSpacing(2);
        auto *head = new QHBoxLayout;
        head->setSpacing(8);
        const bool good = found.state == ProbeResult::State::Good;
        const bool missing = found.state == ProbeResult::State::Missing;
        const bool failed = found.state == ProbeResult::State::Failed;
        head->addWidget(new IconLabel(good          ? QStringLiteral("state-good")
                                          : missing ? QStringLiteral("state-missing")
                                          : failed  ? QStringLiteral("state-error")
                                                    : QStringLiteral("state-warning"),
                                      good          ? IconColor::Good
                                          : missing ? IconColor::Follow
                                          : failed  ? IconColor::Error
                                                    : IconColor::Warning,
                                      14));
        auto *title = new ElidedLabel;
        title->setFont(themeFont(TextRole::Small));
        setTone(title, LabelTone::Secondary);
        title->setFullText(shortTitle(found));
        head->addWidget(title, 1);
        column->addLayout(head);
        auto *text = makeValueLabel(TextRole::Text, LabelTone::Normal);
        text->setText(missing && found.text.isEmpty() ? tr("not found") : shortVersion(found.text));
        text->setToolTip(found.text.toHtmlEscaped());
        column->addWidget(text);
        const QString under = good || found.consequence.isEmpty() ? found.where : found.consequence;
        auto *where = makeValueLabel(TextRole::Small, LabelTone::Secondary);
        where->setText(under);
        where->setToolTip(found.detail.isEmpty() ? QString() : found.detail.toHtmlEscaped());
        column->addWidget(where);
        column->addStretch(1);
        cell->setAccessibleName(QStringLiteral("%1: %2, %3").arg(found.title, found.text, under));
        if (at % m_columns > 0) {
            auto *framed = new QWidget;
            auto *row = new QHBoxLayout(framed);
            row->setContentsMargins(0, 0, 0, 0);
            row->setSpacing(0);
            row->addWidget(makeHairline(Qt::Vertical));
            row->addWidget(cell, 1);
            m_cells->addWidget(framed, at / m_columns, at % m_columns);
        } else {
            m_cells->addWidget(cell, at / m_columns, at % m_columns);
        }
        ++at;
    }
    for (int column = 0; column < 10; ++column)
        m_cells->setColumnStretch(column, column < std::min(m_columns, at) ? 1 : 0);
}

void MachineStrip::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    if (event->size().width() / 146 != event->oldSize().width() / 146)
        layOut();
}

} // namespace Tare
