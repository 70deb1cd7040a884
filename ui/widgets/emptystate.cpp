// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/emptystate.h"

#include "ui/widgets/translated.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace Tare {

EmptyState::EmptyState(const QString &icon, const Text &text, QWidget *parent)
    : QWidget(parent)
    , m_actions(new QHBoxLayout)
{
    auto *label = makeValueLabel(TextRole::Text, LabelTone::Secondary, this);
    label->setAlignment(Qt::AlignHCenter);
    translated(label, [label, text] {
        label->setText(text());
        // A centred item of a box layout gets its size hint, which does not know the width.
        constexpr int width = 340;
        label->setFixedSize(width, label->heightForWidth(width));
    });
    m_actions->setSpacing(8);
    m_actions->setAlignment(Qt::AlignHCenter);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    column->addStretch(2);
    column->addWidget(new IconLabel(icon, IconColor::Disabled, 32, this), 0, Qt::AlignHCenter);
    column->addWidget(label, 0, Qt::AlignHCenter);
    column->addLayout(m_actions);
    column->addStretch(3);
}

QPushButton *EmptyState::addAction(const QString &name, const Text &text, bool primary,
                                   std::function<void()> run, const QString &icon)
{
    QPushButton *button =
        makeButton(name, primary ? ButtonKind::Primary : ButtonKind::Normal, text, icon, this);
    connect(button, &QPushButton::clicked, this, [action = std::move(run)] { action(); });
    m_actions->addWidget(button);
    return button;
}

} // namespace Tare
