// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/windowpictures.h"

#include "ui/machinestatus.h"
#include "ui/mainwindow.h"

#include <QApplication>
#include <QDir>
#include <QPixmap>
#include <QPushButton>
#include <QTimer>

namespace Tare {

namespace {

void takePage(MainWindow *window, const QString &folder, int page)
{
    static const QStringList names{QStringLiteral("start"),     QStringLiteral("environments"),
                                   QStringLiteral("workloads"), QStringLiteral("plan"),
                                   QStringLiteral("results"),   QStringLiteral("compare")};
    if (page == names.size()) {
        QApplication::exit(0);
        return;
    }
    window->goTo(static_cast<MainWindow::Page>(page));
    // Layouts and lists settle in a few turns of the event loop.
    QTimer::singleShot(400, window, [window, folder, page] {
        if (!window->grab().save(QDir(folder).filePath(names.at(page) + QStringLiteral(".png"))))
            qWarning("the picture of page %d could not be written", page);
        // The answer of the newest run.
        if (auto *compare = window->findChild<QPushButton *>(QStringLiteral("openRun"));
            page == MainWindow::Results && compare && compare->isEnabled())
            compare->click();
        takePage(window, folder, page + 1);
    });
}

} // namespace

void takeWindowPictures(MainWindow &window, const QString &folder)
{
    QDir().mkpath(folder);
    const QStringList size = qEnvironmentVariable("TARE_WINDOW_SIZE").split(QLatin1Char('x'));
    if (size.size() == 2)
        window.resize(size.first().toInt(), size.last().toInt());
    auto *target = &window;
    auto *wait = new QTimer(target);
    wait->setInterval(100);
    QObject::connect(wait, &QTimer::timeout, target, [target, folder, wait] {
        if (target->machine().isBusy() || !target->machine().isKnown())
            return;
        wait->stop();
        takePage(target, folder, 0);
    });
    wait->start();
}

} // namespace Tare
