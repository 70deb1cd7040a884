// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/environment/machinecontext.h"
#include "ui/appsettings.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"
#include "ui/profiledocument.h"
#include "ui/theme.h"

#include <QApplication>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

/// A window with settings, results and work folder of its own.
class WindowFixture
{
public:
    explicit WindowFixture(const QString &language = QStringLiteral("en"))
    {
        qputenv("TARE_WORK_DIR", folder.filePath(QStringLiteral("work")).toLocal8Bit());
        qputenv("TARE_RUN_LOCK", folder.filePath(QStringLiteral("run.lock")).toLocal8Bit());
        settings = std::make_unique<Tare::AppSettings>(folder.filePath(QStringLiteral("settings.ini")));
        settings->setLastFolder(folder.path());
        languages = std::make_unique<Tare::Languages>(*qApp);
        languages->setLanguage(language);
        Tare::applyTheme(*qApp, Tare::ThemeChoice::Light);
        makeWindow();
    }

    void makeWindow()
    {
        window.reset();
        context = std::make_unique<Tare::MachineContext>();
        window = std::make_unique<Tare::MainWindow>(*context, *settings, *languages,
                                                    folder.filePath(QStringLiteral("results.sqlite")));
        window->resize(1280, 840);
        window->show();
        window->activateWindow();
        if (!QTest::qWaitForWindowActive(window.get()))
            qWarning("the window is not active");
    }

    /// With TARE_WALK_PICTURES=folder: what the window looks like now.
    void picture(const QString &name) const
    {
        const QString target = qEnvironmentVariable("TARE_WALK_PICTURES");
        if (target.isEmpty())
            return;
        QTest::qWait(150);
        QDir().mkpath(target);
        window->grab().save(QDir(target).filePath(name + QStringLiteral(".png")));
    }

    Tare::ProfileDocument &document() const { return window->document(); }

    template<typename Widget>
    Widget *find(const QString &name) const
    {
        auto *widget = window->findChild<Widget *>(name);
        if (!widget)
            qWarning("no child %s", qPrintable(name));
        return widget;
    }
    template<typename Widget>
    Widget *find(const char *name) const
    {
        return find<Widget>(QString(QLatin1StringView(name)));
    }

    QTemporaryDir folder;
    std::unique_ptr<Tare::AppSettings> settings;
    std::unique_ptr<Tare::Languages> languages;
    std::unique_ptr<Tare::MachineContext> context;
    std::unique_ptr<Tare::MainWindow> window;
};

/// A Redis profile: native and a container, one workload.
inline Tare::TestProfile smallProfile()
{
    Tare::TestProfile profile;
    profile.name = QStringLiteral("small");
    Tare::EnvironmentSpec native;
    native.id = QStringLiteral("env-1");
    native.name = QStringLiteral("Native");
    native.how = Tare::NativeServer{};
    Tare::EnvironmentSpec container;
    container.id = QStringLiteral("env-2");
    container.name = QStringLiteral("Container");
    container.how = Tare::ContainerServer{};
    profile.environments = {native, container};
    Tare::WorkloadSpec load;
    load.id = QStringLiteral("load-1");
    load.name = QStringLiteral("SET and GET");
    load.what = Tare::RedisWorkload{};
    profile.workloads = {load};
    return profile;
}
