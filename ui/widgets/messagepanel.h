// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"
#include "ui/widgets/basics.h"

#include <QFrame>
#include <QList>
#include <QString>

#include <functional>

class QHBoxLayout;
class QPlainTextEdit;

namespace Tare {

enum class Severity { Info, Good, Warning, Error };

/// A message where it belongs: what happened, why, what now; the other side's own words in a box (folded when
/// long), buttons for the way out, and "Copy details".
class MessagePanel final : public QFrame
{
    Q_OBJECT

public:
    explicit MessagePanel(Severity severity = Severity::Info, QWidget *parent = nullptr);

    void setSeverity(Severity severity);
    /// The first sentence stands out when `headline` is given. Plain texts.
    void setMessage(const QString &headline, const QString &text, const QString &details = {});
    void setError(const Error &error); ///< the sentence's first sentence becomes the headline
    QPushButton *addAction(const QString &name, const Text &text, bool primary, std::function<void()> run);
    void clearActions();

    QString headline() const { return m_headline; }
    QString text() const { return m_text; }
    QString details() const { return m_details; }

private:
    void showText();
    void showDetails(bool shown);

    Severity m_severity = Severity::Info;
    QString m_headline;
    QString m_text;
    QString m_details;
    IconLabel *m_icon = nullptr;
    QLabel *m_label = nullptr;
    QPlainTextEdit *m_box = nullptr;
    QPushButton *m_unfold = nullptr;
    QPushButton *m_copy = nullptr;
    QWidget *m_bar = nullptr;
    QHBoxLayout *m_actions = nullptr;
    QList<QPushButton *> m_buttons;
};

} // namespace Tare
