// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/basics.h"
#include "ui/widgets/messagepanel.h"

#include <QWidget>

class QToolButton;
class QVBoxLayout;

namespace Tare {

/// A section that is closed at first and tells its content as a summary meanwhile.
class FoldedSection final : public QWidget
{
    Q_OBJECT

public:
    FoldedSection(const QString &name, const Text &title, QWidget *parent = nullptr);

    void setContent(QWidget *content);
    void setSummary(const QString &summary);
    /// While it is closed this stands in place of the summary; empty: no problem in it.
    void setProblem(const QString &sentence, Severity severity = Severity::Error);
    void setOpen(bool open);
    /// Summaries of sections one under the other begin in one line.
    void setTitleWidth(int width);
    bool isOpen() const { return m_open; }
    QToolButton *header() const { return m_header; }

private:
    void showSummary();
    Text m_title;
    QString m_summaryText;
    QString m_problem;
    Severity m_severity = Severity::Error;
    QToolButton *m_header = nullptr;
    ElidedLabel *m_summary = nullptr;
    QWidget *m_content = nullptr;
    QVBoxLayout *m_layout = nullptr;
    bool m_open = false;
};

} // namespace Tare
