// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/basics.h"

#include <QList>
#include <QWidget>

class QButtonGroup;
class QHBoxLayout;

namespace Tare {

/// A few choices side by side, one of them taken. Arrow keys move.
class SegmentedControl final : public QWidget
{
    Q_OBJECT

public:
    explicit SegmentedControl(const QString &name, const Text &accessibleName, QWidget *parent = nullptr);

    void addSegment(const QString &key, const Text &text);
    void setCurrent(const QString &key);
    /// A hidden one cannot be reached; it stays taken when it is.
    void setSegmentVisible(const QString &key, bool visible);
    QString current() const;

Q_SIGNALS:
    void currentChanged(const QString &key); ///< by the user

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void updateShapes();
    QButtonGroup *m_group = nullptr;
    QHBoxLayout *m_layout = nullptr;
    QList<QToolButton *> m_buttons;
};

} // namespace Tare
