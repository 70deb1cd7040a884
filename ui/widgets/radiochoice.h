// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/basics.h"

#include <QWidget>

#include <initializer_list>

class QRadioButton;

namespace Tare {

/// A radio button and under it one sentence on what the choice means; clicking the sentence selects. A tag
/// tells what was really found. A choice that cannot be taken says why in place of its sentence.
class RadioChoice final : public QWidget
{
    Q_OBJECT

public:
    RadioChoice(const QString &name, const Text &title, const Text &sentence, QWidget *parent = nullptr);

    QRadioButton *button() const { return m_button; }
    void setTag(const QString &tag);            ///< empty: none
    void setUnavailable(const QString &reason); ///< empty: available

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    void showSentence();
    Text m_sentence;
    QString m_reason;
    QRadioButton *m_button = nullptr;
    QLabel *m_label = nullptr;
    QLabel *m_tag = nullptr;
};

/// Choices one under the other as one field.
QWidget *stackChoices(std::initializer_list<RadioChoice *> choices, const QString &name,
                      const Text &accessibleName);

} // namespace Tare
