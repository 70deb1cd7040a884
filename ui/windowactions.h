// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QObject>

class QAction;
class QActionGroup;
class QLabel;
class QMainWindow;
class QMenu;
class QPushButton;
class QToolBar;

namespace Tare {

class AppSettings;
class ElidedLabel;

/// The actions of the window with their keys, the menus and the toolbar. Who creates it connects them.
class WindowActions final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WindowActions)

public:
    WindowActions(QMainWindow &window, AppSettings &settings);

    QAction *importResults, *pasteCommand;
    QAction *newProfile, *open, *save, *saveAs, *close, *quit;
    QAction *undo, *redo, *duplicate, *rename, *remove, *filter, *baseline;
    QAction *run, *stop, *forceStop, *repeat, *copyCommand, *showCommands;
    QAction *checkMachine, *checkEnvironment, *leftovers, *dataSets, *hosts;
    QAction *exportChart, *exportReport, *settings;
    QAction *help, *keyboard, *about;
    QList<QAction *> pages;
    QActionGroup *languages, *themes; ///< data(): the choice

    QToolBar *toolBar;
    ElidedLabel *title;  ///< the profile's name
    QPushButton *notice; ///< what pressing Run costs, or where the problems are

    void retranslate();
    void showRecentFiles();

Q_SIGNALS:
    void presetChosen(const QString &name);
    void recentChosen(const QString &path);
    void exampleChosen(const QString &name);

private:
    QAction *make(const char *name, const QString &icon = {});
    void buildMenus(QMainWindow &window);
    void buildToolBar(QMainWindow &window);
    void showPresets();
    void showExamples();

    AppSettings &m_settings;
    QMenu *m_file, *m_edit, *m_view, *m_run, *m_tools, *m_help;
    QMenu *m_presets, *m_examples, *m_recent, *m_languageMenu, *m_themeMenu;
};

} // namespace Tare
