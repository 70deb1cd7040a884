// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/hoststripsbutton.h"

#include "ui/appsettings.h"
#include "ui/widgets/themeicon.h"
#include "ui/widgets/translated.h"

#include <QAction>
#include <QMenu>
#include <QSignalBlocker>

namespace Tare {

namespace {

const QString foldedKey = QStringLiteral("folded");

} // namespace

HostStripsButton::HostStripsButton(QWidget *parent)
    : QPushButton(parent)
    , m_folded(new QAction(this))
{
    setObjectName(QStringLiteral("hostStrips"));
    setProperty("quiet", true);
    setAutoDefault(false);
    setIcon(themeIcon(QStringLiteral("chevron-down")));
    auto *menu = new QMenu(this);
    m_folded->setObjectName(QStringLiteral("hostStripsFolded"));
    m_folded->setCheckable(true);
    menu->addAction(m_folded);
    menu->addSeparator();
    for (const HostStrip strip : allHostStrips) {
        QAction *action = menu->addAction(QString());
        action->setObjectName(QStringLiteral("hostStrip.") + hostStripKey(strip));
        action->setCheckable(true);
        action->setChecked(strip == HostStrip::Cpu || strip == HostStrip::Network);
        m_strips.append(action);
        connect(action, &QAction::toggled, this, [this] {
            // Ticking one while all are folded away asks for it.
            const QSignalBlocker blocker(m_folded);
            m_folded->setChecked(false);
            choose();
        });
    }
    connect(m_folded, &QAction::toggled, this, &HostStripsButton::choose);
    setMenu(menu);
    translated(this, [this] {
        setText(tr("Mac&hine"));
        setAccessibleName(tr("Machine"));
        setToolTip(tr("What the machine did in the meantime, on the same time axis"));
        m_folded->setText(tr("Fold all away"));
        for (std::size_t i = 0; i < allHostStrips.size(); ++i)
            m_strips.at(static_cast<qsizetype>(i))->setText(hostStripTitle(allHostStrips[i]));
    });
}

void HostStripsButton::follow(AppSettings &settings)
{
    m_settings = &settings;
    restore(settings.hostStrips());
    connect(&settings, &AppSettings::hostStripsChanged, this, [this] { restore(m_settings->hostStrips()); });
}

QSet<HostStrip> HostStripsButton::shown() const
{
    QSet<HostStrip> shown;
    for (std::size_t i = 0; i < allHostStrips.size() && !m_folded->isChecked(); ++i) {
        if (m_strips.at(static_cast<qsizetype>(i))->isChecked())
            shown.insert(allHostStrips[i]);
    }
    return shown;
}

void HostStripsButton::restore(const QStringList &keys)
{
    const QSet<HostStrip> before = shown();
    {
        const QSignalBlocker folded(m_folded);
        m_folded->setChecked(keys.contains(foldedKey));
        for (std::size_t i = 0; i < allHostStrips.size(); ++i) {
            QAction *action = m_strips.at(static_cast<qsizetype>(i));
            const QSignalBlocker blocker(action);
            action->setChecked(keys.contains(hostStripKey(allHostStrips[i])));
        }
    }
    if (shown() != before)
        Q_EMIT shownChanged(shown());
}

void HostStripsButton::choose()
{
    QStringList keys;
    if (m_folded->isChecked())
        keys.append(foldedKey);
    for (std::size_t i = 0; i < allHostStrips.size(); ++i) {
        if (m_strips.at(static_cast<qsizetype>(i))->isChecked())
            keys.append(hostStripKey(allHostStrips[i]));
    }
    Q_EMIT shownChanged(shown());
    if (m_settings)
        m_settings->setHostStrips(keys);
}

} // namespace Tare
