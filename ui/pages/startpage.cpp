// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/startpage.h"

#include "core/model/presets.h"
#include "core/model/profilejson.h"
#include "core/model/publishedfigures.h"
#include "ui/appsettings.h"
#include "ui/machinestatus.h"
#include "ui/models/quickcomparison.h"
#include "ui/models/resumewords.h"
#include "ui/models/runanswer.h"
#include "ui/pages/machinestrip.h"
#include "ui/pages/quickcard.h"
#include "ui/resultsaccess.h"
#include "ui/widgets/messagepanel.h"
#include "ui/widgets/rowbutton.h"
#include "ui/widgets/translated.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace Tare {

namespace {

constexpr int listed = 5;

QFrame *makeCard(const QString &icon, const Text &title, const Text &text, const QList<QWidget *> &buttons)
{
    auto *card = new QFrame;
    card->setProperty("card", true);
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(new IconLabel(icon, IconColor::Text));
    head->addWidget(makeLabel(TextRole::TextBold, LabelTone::Normal, title), 1);
    auto *body = makeValueLabel(TextRole::Text, LabelTone::Secondary);
    translated(body, [body, text] { body->setText(text()); });
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    for (QWidget *button : buttons)
        row->addWidget(button);
    row->addStretch(1);
    auto *layout = new QVBoxLayout(card);
    layout->setContentsMargins(16, 14, 16, 14);
    layout->setSpacing(8);
    layout->addLayout(head);
    layout->addWidget(body);
    layout->addStretch(1);
    layout->addLayout(row);
    return card;
}

IconColor statusColor(RunStatus status)
{
    switch (status) {
    case RunStatus::Done:
        return IconColor::Good;
    case RunStatus::Failed:
        return IconColor::Error;
    case RunStatus::Running:
        return IconColor::Link;
    case RunStatus::Stopped:
    case RunStatus::Incomplete:
        return IconColor::Warning;
    }
    return IconColor::Follow;
}

QLabel *oneLine(TextRole role, LabelTone tone, const QString &text)
{
    QLabel *label = makeValueLabel(role, tone);
    label->setWordWrap(false);
    label->setText(text);
    label->setAttribute(Qt::WA_TransparentForMouseEvents);
    return label;
}

ElidedLabel *elided(LabelTone tone, const QString &text)
{
    auto *label = new ElidedLabel;
    label->setFont(themeFont(TextRole::Text));
    setTone(label, tone);
    label->setFullText(text);
    label->setAttribute(Qt::WA_TransparentForMouseEvents);
    return label;
}

} // namespace

StartPage::StartPage(MachineStatus &machine, ResultsAccess &results, AppSettings &settings, QWidget *parent)
    : QWidget(parent)
    , m_machine(machine)
    , m_results(results)
    , m_settings(settings)
{
    setObjectName(QStringLiteral("start"));
    useContentBackground(this);
    auto *title =
        makeLabel(TextRole::Verdict, LabelTone::Normal, [] { return tr("What does the container cost?"); });
    translated(title, [title] {
        QFont font = themeFont(TextRole::Verdict);
        font.setBold(true);
        title->setFont(font);
    });
    auto *subtitle = makeValueLabel(TextRole::Text, LabelTone::Secondary);
    translated(subtitle, [subtitle] {
        subtitle->setText(
            tr("Run the same load natively and in a container, on the same machine, and get one "
               "sentence you can defend."));
    });
    m_strip = new MachineStrip(machine);

    auto *body = new QWidget;
    auto *layout = new QVBoxLayout(body);
    layout->setContentsMargins(24, 20, 24, 24);
    layout->setSpacing(16);
    auto *head = new QVBoxLayout;
    head->setSpacing(2);
    head->addWidget(title);
    head->addWidget(subtitle);
    layout->addLayout(head);
    layout->addWidget(buildCards());
    layout->addWidget(m_strip);
    layout->addWidget(buildLists());
    layout->addStretch(1);
    auto *scroll = new QScrollArea;
    scroll->setObjectName(QStringLiteral("startScroll"));
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(body);
    useContentBackground(scroll->viewport());
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(scroll);

    connect(&results, &ResultsAccess::runsChanged, this, &StartPage::refreshRuns);
    connect(&settings, &AppSettings::recentFilesChanged, this, &StartPage::refreshRecent);
    translated(this, [this] {
        refreshRecent();
        refreshRuns();
    });
}

QWidget *StartPage::buildCards()
{
    m_quick = new QuickCard(m_machine);
    connect(m_quick, &QuickCard::startRequested, this, &StartPage::quickStartRequested);
    connect(m_quick, &QuickCard::changeRequested, this, &StartPage::quickChangeRequested);

    auto *empty = makeButton(QStringLiteral("startNew"), ButtonKind::Normal, [] { return tr("Empty plan"); });
    auto *preset = makeButton(
        QStringLiteral("startPreset"), ButtonKind::Normal, [] { return tr("From a preset"); },
        QStringLiteral("chevron-down"));
    auto *menu = new QMenu(preset);
    menu->setToolTipsVisible(true);
    translated(preset, [this, menu] {
        menu->clear();
        for (const Preset &one : presets()) {
            QAction *action = menu->addAction(one.title);
            action->setObjectName(QStringLiteral("preset.") + one.name);
            action->setToolTip(one.description);
            connect(action, &QAction::triggered, this,
                    [this, name = one.name] { Q_EMIT presetRequested(name); });
        }
    });
    preset->setMenu(menu);
    auto *open =
        makeButton(QStringLiteral("startOpen"), ButtonKind::Normal, [] { return tr("Open profile…"); });
    connect(empty, &QPushButton::clicked, this, &StartPage::newRequested);
    connect(open, &QPushButton::clicked, this, &StartPage::openRequested);

    auto *right = new QVBoxLayout;
    right->setSpacing(16);
    right->addWidget(makeCard(
        QStringLiteral("add"), [] { return tr("New test plan"); },
        [] { return tr("Choose environments, workloads and repetitions yourself."); }, {empty, preset}));
    right->addWidget(makeCard(
        QStringLiteral("open"), [] { return tr("Open"); },
        [] { return tr("A saved test profile, to run it again or to change it."); }, {open}));
    auto *cards = new QWidget;
    auto *row = new QHBoxLayout(cards);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(16);
    row->addWidget(m_quick, 17);
    row->addLayout(right, 9);
    return cards;
}

QWidget *StartPage::buildLists()
{
    auto *lists = new QWidget;
    auto *row = new QHBoxLayout(lists);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(32);

    auto *recent = new QVBoxLayout;
    recent->setSpacing(0);
    auto *recentTitle =
        makeLabel(TextRole::TextBold, LabelTone::Normal, [] { return tr("Recent profiles"); });
    recentTitle->setMinimumHeight(28);
    recent->addWidget(recentTitle);
    m_recent = new QVBoxLayout;
    m_recent->setSpacing(0);
    recent->addLayout(m_recent);
    recent->addStretch(1);

    auto *runs = new QVBoxLayout;
    runs->setSpacing(0);
    auto *runsTop = new QHBoxLayout;
    auto *runsTitle = makeLabel(TextRole::TextBold, LabelTone::Normal, [] { return tr("Last runs"); });
    runsTitle->setMinimumHeight(28);
    auto *all =
        makeButton(QStringLiteral("startAllResults"), ButtonKind::Link, [] { return tr("All results"); });
    connect(all, &QPushButton::clicked, this, &StartPage::resultsRequested);
    auto *examples =
        makeButton(QStringLiteral("startExamples"), ButtonKind::Link, [] { return tr("Examples"); });
    auto *menu = new QMenu(examples);
    menu->setToolTipsVisible(true);
    translated(examples, [this, menu, examples] {
        examples->setToolTip(tr("Published measurements, and what Tare says of them"));
        menu->clear();
        for (const PublishedExample &example : publishedExamples()) {
            QAction *action = menu->addAction(example.title);
            action->setObjectName(QStringLiteral("example.") + example.name);
            action->setToolTip(example.description);
            connect(action, &QAction::triggered, this,
                    [this, name = example.name] { Q_EMIT exampleRequested(name); });
        }
    });
    examples->setMenu(menu);
    runsTop->addWidget(runsTitle, 1);
    runsTop->addWidget(examples);
    runsTop->addWidget(all);
    runs->addLayout(runsTop);
    m_runs = new QVBoxLayout;
    m_runs->setSpacing(0);
    runs->addLayout(m_runs);
    runs->addStretch(1);

    row->addLayout(recent, 9);
    row->addLayout(runs, 16);
    return lists;
}

void StartPage::refreshRecent()
{
    clearLayout(m_recent);
    const QStringList files = m_settings.recentFiles();
    for (const QString &path : files.mid(0, listed)) {
        const QFileInfo file(path);
        auto *button = new RowButton(QStringLiteral("recent.") + file.completeBaseName());
        button->row()->addWidget(new IconLabel(QStringLiteral("profile")));
        button->row()->addWidget(
            elided(file.exists() ? LabelTone::Normal : LabelTone::Secondary, file.completeBaseName()));
        QString about = tr("not there any more");
        if (file.exists()) {
            const Result<ParsedProfile> parsed = loadProfile(path);
            about = parsed
                ? tr("%n environments", nullptr, static_cast<int>(parsed->profile.environments.size()))
                : tr("cannot be read");
        }
        button->row()->addWidget(oneLine(TextRole::Small, LabelTone::Secondary, about));
        button->row()->addStretch(1);
        if (file.exists())
            button->row()->addWidget(
                oneLine(TextRole::Small, LabelTone::Secondary, dayText(file.lastModified(), false)));
        button->setAccessibleName(tr("Open %1, %2").arg(file.completeBaseName(), about));
        button->setToolTip(path.toHtmlEscaped());
        connect(button, &RowButton::clicked, this, [this, path] { Q_EMIT fileRequested(path); });
        m_recent->addWidget(button);
    }
    if (files.isEmpty()) {
        auto *none = makeValueLabel(TextRole::Text, LabelTone::Secondary);
        none->setText(tr("Profiles you save or open appear here."));
        m_recent->addWidget(none);
    }
}

void StartPage::refreshRuns()
{
    clearLayout(m_runs);
    const Result<QList<RunSummary>> runs = m_results.runs();
    if (!runs) {
        auto *panel = new MessagePanel(Severity::Error);
        panel->setError(runs.error());
        m_runs->addWidget(panel);
        return;
    }
    for (const RunSummary &summary : runs->mid(0, listed)) {
        const RunAnswer answer = runAnswer(summary);
        auto *button = new RowButton(QStringLiteral("run.%1").arg(summary.run.id));
        const QString when = dayText(summary.run.started, true);
        button->row()->addWidget(
            new IconLabel(runStatusIcon(summary.run.status), statusColor(summary.run.status), 14));
        auto *date = oneLine(TextRole::Small, LabelTone::Secondary, when);
        date->setMinimumWidth(
            QFontMetrics(date->font()).horizontalAdvance(QStringLiteral("yesterday 00:00 ")));
        button->row()->addWidget(date);
        auto *name = elided(LabelTone::Normal, summary.run.profileName);
        auto *answerBox = new QWidget;
        auto *answerRow = new QHBoxLayout(answerBox);
        answerRow->setContentsMargins(0, 0, 0, 0);
        answerRow->addWidget(elided(answer.isAnswer ? LabelTone::Normal : LabelTone::Secondary, answer.text),
                             1);
        // The columns of all rows begin in one line, whatever is in them.
        name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        answerBox->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        button->row()->addWidget(name, 2);
        button->row()->addWidget(answerBox, 5);
        button->setAccessibleName(
            tr("%1, %2, %3: %4", "date, profile, status, answer")
                .arg(when, summary.run.profileName, runStatusText(summary.run.status), answer.text));
        connect(button, &RowButton::clicked, this, [this, id = summary.run.id] { Q_EMIT runRequested(id); });
        const RunStatus status = summary.run.status;
        if ((status == RunStatus::Incomplete || status == RunStatus::Stopped) && planResume(summary.run)) {
            auto *resume = makeButton(QStringLiteral("resume.%1").arg(summary.run.id), ButtonKind::Normal,
                                      [status] { return resumeAction(status); });
            resume->setProperty("small", true);
            resume->setEnabled(!m_running);
            answerRow->addWidget(resume);
            connect(resume, &QPushButton::clicked, this,
                    [this, id = summary.run.id] { Q_EMIT resumeRequested(id); });
        }
        m_runs->addWidget(button);
    }
    if (runs->isEmpty()) {
        auto *none = makeValueLabel(TextRole::Text, LabelTone::Secondary);
        none->setText(tr("Finished tests appear here with their answer."));
        m_runs->addWidget(none);
    }
}

void StartPage::setRunning(bool running)
{
    m_quick->setRunning(running);
    m_strip->setRunning(running);
    if (running != m_running) {
        m_running = running;
        refreshRuns();
    }
}

QString StartPage::statusText() const
{
    return MachineStatus::machineLine();
}

} // namespace Tare
