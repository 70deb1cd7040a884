// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/translated.h"

#include <QEvent>
#include <QWidget>

namespace Tare {

namespace {

class LanguageWatcher final : public QObject
{
public:
    LanguageWatcher(QWidget *widget, std::function<void()> apply)
        : QObject(widget)
        , m_apply(std::move(apply))
    {
        widget->installEventFilter(this);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::LanguageChange)
            m_apply();
        return QObject::eventFilter(watched, event);
    }

private:
    std::function<void()> m_apply;
};

} // namespace

void translated(QWidget *widget, std::function<void()> apply)
{
    apply();
    new LanguageWatcher(widget, std::move(apply));
}

} // namespace Tare
