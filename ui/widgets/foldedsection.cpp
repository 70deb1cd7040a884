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
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_header, 0, Qt::AlignLeft);
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

void FoldedSection::setTitleWidth(int width)
{
    m_header->setMinimumWidth(width);
}

void FoldedSection::setSummary(const QString &summary)
{
    m_summaryText = summary;
    showSummary();
}

void FoldedSection::setProblem(const QString &sentence, Severity severity)
{
    m_problem = sentence;
    m_severity = severity;
    showSummary();
}

void FoldedSection::showSummary()
{
    const QString text = m_problem.isEmpty() ? m_summaryText : m_problem;
    m_summary->setFullText(text);
    setTone(m_summary,
            m_problem.isEmpty()                   ? LabelTone::Secondary
                : m_severity == Severity::Warning ? LabelTone::Warning
                                                  : LabelTone::Error);
    m_header->setAccessibleDescription(text);
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
