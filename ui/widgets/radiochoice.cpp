// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/radiochoice.h"

#include "ui/widgets/translated.h"

#include <QHBoxLayout>
#include <QMouseEvent>
#include <QRadioButton>
#include <QVBoxLayout>

namespace Tare {

RadioChoice::RadioChoice(const QString &name, const Text &title, const Text &sentence, QWidget *parent)
    : QWidget(parent)
    , m_sentence(sentence)
    , m_button(new QRadioButton(this))
    , m_label(makeValueLabel(TextRole::Small, LabelTone::Secondary, this))
    , m_tag(makeTag([] { return QString(); }, this))
{
    m_button->setObjectName(name);
    // The siblings have other parents, so a QButtonGroup makes them exclusive.
    m_button->setAutoExclusive(false);
    m_tag->hide();
    translated(m_button, [this, title] {
        m_button->setText(title());
        m_button->setAccessibleName(title());
        showSentence();
    });

    auto *top = new QHBoxLayout;
    top->setSpacing(8);
    top->addWidget(m_button);
    top->addWidget(m_tag);
    top->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(top);
    column->addWidget(m_label);
    m_label->setIndent(0);
    m_label->setContentsMargins(24, 0, 0, 0);
}

void RadioChoice::setTag(const QString &tag)
{
    m_tag->setText(tag);
    m_tag->setVisible(!tag.isEmpty());
}

void RadioChoice::setUnavailable(const QString &reason)
{
    m_reason = reason;
    m_button->setEnabled(reason.isEmpty());
    m_label->setEnabled(reason.isEmpty());
    showSentence();
}

void RadioChoice::showSentence()
{
    const QString text = m_reason.isEmpty() ? m_sentence() : m_reason;
    m_label->setText(text);
    m_button->setAccessibleDescription(text);
}

void RadioChoice::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && m_button->isEnabled() && rect().contains(event->pos()))
        m_button->click();
    else
        QWidget::mouseReleaseEvent(event);
}

QWidget *stackChoices(std::initializer_list<RadioChoice *> choices, const QString &name,
                      const Text &accessibleName)
{
    auto *box = new QWidget;
    box->setObjectName(name);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 4, 0, 4);
    column->setSpacing(10);
    for (RadioChoice *choice : choices)
        column->addWidget(choice);
    translated(box, [box, accessibleName] { box->setAccessibleName(accessibleName()); });
    return box;
}

} // namespace Tare
