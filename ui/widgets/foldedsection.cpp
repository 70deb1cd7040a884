// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/foldedsection.h"

#include "ui/widgets/translated.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace Tare {

FoldedSection::FoldedSection(const QString &name, const Text &title, QWidget *parent)
    : QWidget(parent)
    , m_title(title)
    , m_header(new QToolButton(this))
    , m_summary(new ElidedLabel(this))
    , m_layout(new QVBoxLayout(this))
{
    setObjectName(name);
    m_header->setObjectName(name + QStringLiteral("Header"));
    m_header->setProperty("fold", true);
    m_header->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_header->setCheckable(true);
    m_header->setFocusPolicy(Qt::StrongFocus);
    m_header->setIconSize({12, 12});
    m_summary->setProperty("role", QStringLiteral("secondary"));
    translated(m_header, [this] {
        m_header->setText(m_title());
        m_header->setAccessibleName(m_title());
    });

    auto *row = new QHBoxLayout;
    row->setContentsMargins(0, 2, 0, 2);
    row->setSpacing(8);
    row->addWidget(m_header);
    row->addWidget(m_summary, 1);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(4);
    m_layout->addLayout(row);
    connect(m_header, &QToolButton::toggled, this, &FoldedSection::setOpen);
    setOpen(false);
}

void FoldedSection::setContent(QWidget *content)
{
    m_content = content;
    m_layout->addWidget(content);
    content->setVisible(m_open);
}

void FoldedSection::setSummary(const QString &summary)
{
    m_summary->setFullText(summary);
    m_header->setAccessibleDescription(summary);
}

void FoldedSection::setOpen(bool open)
{
    m_open = open;
    m_header->setChecked(open);
    m_header->setIcon(
        themeIcon(open ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right"), IconColor::Text));
    m_summary->setVisible(!open);
    if (m_content)
        m_content->setVisible(open);
}

} // namespace Tare
