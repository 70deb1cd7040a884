// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/windowactions.h"

#include "core/model/presets.h"
#include "core/model/publishedfigures.h"
#include "ui/appsettings.h"
#include "ui/widgets/basics.h"

#include <QAction>
#include <QActionGroup>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QToolBar>
#include <QToolButton>

namespace Tare {

WindowActions::WindowActions(QMainWindow &window, AppSettings &appSettings)
    : QObject(&window)
    , m_settings(appSettings)
{
    newProfile = make("actionNew", QStringLiteral("new"));
    open = make("actionOpen", QStringLiteral("open"));
    importResults = make("actionImportResults");
    pasteCommand = make("actionPasteCommand");
    save = make("actionSave", QStringLiteral("save"));
    saveAs = make("actionSaveAs");
    close = make("actionClose");
    quit = make("actionQuit");
    undo = make("actionUndo", QStringLiteral("undo"));
    redo = make("actionRedo", QStringLiteral("redo"));
    duplicate = make("actionDuplicate", QStringLiteral("duplicate"));
    rename = make("actionRename", QStringLiteral("edit"));
    remove = make("actionRemove", QStringLiteral("remove"));
    filter = make("actionFilter", QStringLiteral("search"));
    baseline = make("actionBaseline", QStringLiteral("baseline"));
    run = make("actionRun", QStringLiteral("run"));
    stop = make("actionStop", QStringLiteral("stop"));
    forceStop = make("actionForceStop");
    repeat = make("actionRepeat", QStringLiteral("refresh"));
    copyCommand = make("actionCopyCommand", QStringLiteral("copy"));
    showCommands = make("actionShowCommands", QStringLiteral("commands"));
    checkMachine = make("actionCheckMachine", QStringLiteral("refresh"));
    checkEnvironment = make("actionCheckEnvironment");
    leftovers = make("actionLeftovers");
    hosts = make("actionHosts", QStringLiteral("environments"));
    dataSets = make("actionDataSets", QStringLiteral("data"));
    exportChart = make("actionExportChart", QStringLiteral("export"));
    exportReport = make("actionExportReport");
    settings = make("actionSettings", QStringLiteral("settings"));
    help = make("actionHelp", QStringLiteral("help"));
    keyboard = make("actionKeyboard", QStringLiteral("keyboard"));
    about = make("actionAbout", QStringLiteral("info"));
    for (const char *page : {"start", "environments", "workloads", "plan", "results", "compare"})
        pages.append(make(qUtf8Printable(QStringLiteral("actionPage.") + QLatin1StringView(page)),
                          QString::fromLatin1(page)));

    newProfile->setShortcut(QKeySequence::New);
    open->setShortcut(QKeySequence::Open);
    save->setShortcut(QKeySequence::Save);
    saveAs->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    close->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_W));
    quit->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Q));
    undo->setShortcut(QKeySequence::Undo);
    redo->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    duplicate->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_D));
    rename->setShortcut(QKeySequence(Qt::Key_F2));
    remove->setShortcut(QKeySequence(Qt::Key_Delete));
    filter->setShortcut(QKeySequence::Find);
    baseline->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_B));
    run->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_R), QKeySequence(Qt::Key_F5)});
    stop->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Period));
    forceStop->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Period));
    repeat->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R));
    copyCommand->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    exportChart->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_E));
    exportReport->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E));
    importResults->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_I));
    pasteCommand->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V));
    settings->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Comma));
    help->setShortcut(QKeySequence::HelpContents);
    for (qsizetype page = 0; page < pages.size(); ++page)
        pages.at(page)->setShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + page)));

    languages = new QActionGroup(this);
    for (const QString &language :
         {QStringLiteral("system"), QStringLiteral("en"), QStringLiteral("zh_CN")}) {
        auto *action = languages->addAction(QString());
        action->setObjectName(QStringLiteral("actionLanguage.") + language);
        action->setCheckable(true);
        action->setData(language);
    }
    themes = new QActionGroup(this);
    for (const ThemeChoice theme : {ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark}) {
        auto *action = themes->addAction(QString());
        action->setObjectName(QStringLiteral("actionTheme.%1").arg(static_cast<int>(theme)));
        action->setCheckable(true);
        action->setData(static_cast<int>(theme));
    }
    buildMenus(window);
    buildToolBar(window);
    connect(&m_settings, &AppSettings::recentFilesChanged, this, &WindowActions::showRecentFiles);
    retranslate();
}

QAction *WindowActions::make(const char *name, const QString &icon)
{
    auto *action = new QAction(this);
    action->setObjectName(QLatin1StringView(name));
    if (!icon.isEmpty())
        action->setIcon(themeIcon(icon));
    return action;
}

void WindowActions::buildMenus(QMainWindow &window)
{
    QMenuBar *bar = window.menuBar();
    m_file = bar->addMenu(QString());
    m_edit = bar->addMenu(QString());
    m_view = bar->addMenu(QString());
    m_run = bar->addMenu(QString());
    m_tools = bar->addMenu(QString());
    m_help = bar->addMenu(QString());
    m_presets = new QMenu(m_file);
    m_examples = new QMenu(m_file);
    m_examples->setObjectName(QStringLiteral("menuExamples"));
    m_recent = new QMenu(m_file);
    m_recent->setObjectName(QStringLiteral("menuRecent"));
    m_languageMenu = new QMenu(m_view);
    m_themeMenu = new QMenu(m_view);
    m_languageMenu->addActions(languages->actions());
    m_themeMenu->addActions(themes->actions());

    m_file->addAction(newProfile);
    m_file->addMenu(m_presets);
    m_file->addAction(open);
    m_file->addMenu(m_recent);
    m_file->addSeparator();
    m_file->addActions({save, saveAs});
    m_file->addSeparator();
    m_file->addAction(importResults);
    m_file->addMenu(m_examples);
    m_file->addSeparator();
    m_file->addActions({close, quit});
    m_edit->addActions({undo, redo});
    m_edit->addSeparator();
    m_edit->addActions({duplicate, rename, remove, baseline});
    m_edit->addAction(pasteCommand);
    m_edit->addSeparator();
    m_edit->addAction(filter);
    m_view->addActions(pages);
    m_view->addSeparator();
    m_view->addMenu(m_languageMenu);
    m_view->addMenu(m_themeMenu);
    m_run->addActions({run, stop, forceStop, repeat});
    m_run->addSeparator();
    m_run->addActions({showCommands, copyCommand});
    m_tools->addActions({checkMachine, checkEnvironment, hosts, leftovers, dataSets});
    m_tools->addSeparator();
    m_tools->addActions({exportChart, exportReport, settings});
    m_help->addActions({help, keyboard});
    m_help->addSeparator();
    m_help->addAction(about);
}

void WindowActions::buildToolBar(QMainWindow &window)
{
    toolBar = window.addToolBar(QString());
    toolBar->setObjectName(QStringLiteral("toolBar"));
    toolBar->setMovable(false);
    toolBar->setContextMenuPolicy(Qt::PreventContextMenu);
    toolBar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    toolBar->setIconSize({16, 16});
    toolBar->setFixedHeight(44);
    // Margins of a toolbar's layout move it by the wrong axis in 6.4, so two empty widgets keep the ends
    // free.
    const auto addMargin = [this] {
        auto *margin = new QWidget;
        margin->setFixedWidth(8);
        toolBar->addWidget(margin);
    };
    addMargin();
    toolBar->addActions({newProfile, open, save});
    toolBar->addSeparator();
    title = new ElidedLabel;
    title->setObjectName(QStringLiteral("profileTitle"));
    title->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    toolBar->addWidget(title);
    notice = makeButton(QStringLiteral("runNotice"), ButtonKind::Link, [] { return QString(); });
    toolBar->addWidget(notice);
    toolBar->addActions({run, stop});
    addMargin();
    for (QAction *action : {newProfile, open, save, run, stop}) {
        if (auto *button = qobject_cast<QToolButton *>(toolBar->widgetForAction(action))) {
            button->setFocusPolicy(Qt::TabFocus);
            button->setObjectName(action->objectName() + QStringLiteral("Button"));
            if (action == run || action == stop)
                button->setProperty("framed", true);
        }
    }
}

void WindowActions::retranslate()
{
    m_file->setTitle(tr("&File"));
    m_edit->setTitle(tr("&Edit"));
    m_view->setTitle(tr("&View"));
    m_run->setTitle(tr("&Run"));
    m_tools->setTitle(tr("&Tools"));
    m_help->setTitle(tr("&Help"));
    m_presets->setTitle(tr("New from a &preset"));
    m_examples->setTitle(tr("Published e&xamples"));
    m_recent->setTitle(tr("Open &recent"));
    m_languageMenu->setTitle(tr("&Language"));
    m_themeMenu->setTitle(tr("&Theme"));
    toolBar->setWindowTitle(tr("Toolbar"));

    newProfile->setText(tr("&New"));
    open->setText(tr("&Open…"));
    save->setText(tr("&Save"));
    saveAs->setText(tr("Save &as…"));
    close->setText(tr("&Close"));
    quit->setText(tr("&Quit"));
    undo->setText(tr("&Undo"));
    redo->setText(tr("&Redo"));
    duplicate->setText(tr("&Duplicate"));
    rename->setText(tr("Re&name"));
    remove->setText(tr("Re&move"));
    filter->setText(tr("&Filter the list"));
    baseline->setText(tr("Set as &baseline"));
    run->setText(tr("&Run"));
    stop->setText(tr("&Stop"));
    forceStop->setText(tr("&Force stop now"));
    repeat->setText(tr("Re&peat the last run"));
    copyCommand->setText(tr("&Copy the command line"));
    showCommands->setText(tr("S&how commands"));
    checkMachine->setText(tr("Check this &machine"));
    checkEnvironment->setText(tr("Chec&k the environment"));
    leftovers->setText(tr("&Left-overs of interrupted runs…"));
    hosts->setText(tr("&Hosts…"));
    dataSets->setText(tr("&Data sets…"));
    exportChart->setText(tr("&Export chart…"));
    exportReport->setText(tr("Export re&port…"));
    importResults->setText(tr("&Import results…"));
    pasteCommand->setText(tr("Paste &command line…"));
    settings->setText(tr("&Settings…"));
    help->setText(tr("&Help for this page"));
    keyboard->setText(tr("&Keyboard"));
    about->setText(tr("&About Tare"));
    const QStringList names{tr("&Start"),       tr("&Environments"), tr("&Workloads"),
                            tr("&Plan && Run"), tr("&Results"),      tr("&Compare")};
    for (qsizetype page = 0; page < pages.size(); ++page)
        pages.at(page)->setText(names.at(page));
    languages->actions().at(0)->setText(tr("As the system"));
    languages->actions().at(1)->setText(QStringLiteral("English"));
    languages->actions().at(2)->setText(QString::fromUtf8("简体中文"));
    themes->actions().at(0)->setText(tr("As the system"));
    themes->actions().at(1)->setText(tr("Light"));
    themes->actions().at(2)->setText(tr("Dark"));
    title->setFont(themeFont(TextRole::TextBold));
    showPresets();
    showExamples();
    showRecentFiles();
    // On the toolbar without the mnemonic that Chinese texts carry in brackets.
    static const QRegularExpression bracketed(QStringLiteral("\\(&.\\)"));
    for (QAction *action : {newProfile, open, save, run, stop})
        action->setIconText(action->text().remove(bracketed).remove(QLatin1Char('&')));
    for (QAction *action : {newProfile, open, save, run, stop}) {
        if (QWidget *button = toolBar->widgetForAction(action))
            button->setAccessibleName(action->iconText());
    }
}

void WindowActions::showPresets()
{
    m_presets->clear();
    for (const Preset &preset : presets()) {
        QAction *action = m_presets->addAction(preset.title);
        action->setToolTip(preset.description);
        connect(action, &QAction::triggered, this, [this, name = preset.name] { Q_EMIT presetChosen(name); });
    }
}

void WindowActions::showExamples()
{
    m_examples->clear();
    for (const PublishedExample &example : publishedExamples()) {
        QAction *action = m_examples->addAction(example.title);
        action->setObjectName(QStringLiteral("example.") + example.name);
        action->setToolTip(example.description);
        connect(action, &QAction::triggered, this,
                [this, name = example.name] { Q_EMIT exampleChosen(name); });
    }
}

void WindowActions::showRecentFiles()
{
    m_recent->clear();
    const QStringList files = m_settings.recentFiles();
    for (const QString &path : files) {
        const QFileInfo file(path);
        QString shown = QStringLiteral("%1 – %2").arg(file.fileName(), file.absolutePath());
        QAction *action = m_recent->addAction(shown.replace(QLatin1Char('&'), QStringLiteral("&&")));
        action->setData(path);
        action->setEnabled(file.exists());
        connect(action, &QAction::triggered, this, [this, path] { Q_EMIT recentChosen(path); });
    }
    if (!files.isEmpty())
        m_recent->addSeparator();
    QAction *clear = m_recent->addAction(tr("Clear the list"));
    clear->setEnabled(!files.isEmpty());
    connect(clear, &QAction::triggered, &m_settings, &AppSettings::clearRecentFiles);
}

} // namespace Tare
