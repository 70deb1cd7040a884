// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/checkpanel.h"

#include "core/model/numberformat.h"
#include "ui/environmentchecks.h"
#include "ui/widgets/foldedsection.h"
#include "ui/widgets/messagepanel.h"
#include "ui/widgets/translated.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace Tare {

namespace {

QString fact(const EnvironmentCheck &check, const char *key)
{
    return check.facts.value(QLatin1StringView(key));
}

} // namespace

CheckPanel::CheckPanel(EnvironmentChecks &checks, QWidget *parent)
    : QWidget(parent)
    , m_checks(checks)
    , m_message(new MessagePanel(Severity::Info, this))
    , m_lines(new QVBoxLayout)
{
    setObjectName(QStringLiteral("checkPanel"));
    m_check = makeButton(
        QStringLiteral("checkButton"), ButtonKind::Normal, [] { return tr("Chec&k"); },
        QStringLiteral("refresh"));
    connect(m_check, &QPushButton::clicked, this, [this] {
        if (m_checks.busyId() == m_environment.id)
            Q_EMIT cancelRequested();
        else
            Q_EMIT checkRequested();
    });
    m_message->setObjectName(QStringLiteral("checkMessage"));
    m_hint = makeValueLabel(TextRole::Small, LabelTone::Secondary);

    auto *top = new QHBoxLayout;
    top->addWidget(makeLabel(TextRole::TextBold, LabelTone::Normal, [] { return tr("Check"); }), 1);
    top->addWidget(m_check);
    m_lines->setSpacing(10);

    m_allFacts = new FoldedSection(QStringLiteral("checkFacts"), [] { return tr("All that was found"); });
    m_factsText = makeValueLabel(TextRole::Fixed, LabelTone::Secondary);
    m_factsText->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_allFacts->setContent(m_factsText);

    m_commandsBox = new QWidget;
    auto *commandsLayout = new QVBoxLayout(m_commandsBox);
    commandsLayout->setContentsMargins(0, 0, 0, 0);
    commandsLayout->setSpacing(8);
    auto *commandsTop = new QHBoxLayout;
    auto *copy = makeButton(QStringLiteral("checkCopy"), ButtonKind::Link, [] { return tr("Copy"); });
    commandsTop->addWidget(
        makeLabel(TextRole::TextBold, LabelTone::Normal, [] { return tr("What was run"); }), 1);
    commandsTop->addWidget(copy);
    m_commands = makeValueLabel(TextRole::Fixed, LabelTone::Secondary);
    m_commands->setObjectName(QStringLiteral("checkCommands"));
    m_commands->setTextInteractionFlags(Qt::TextSelectableByMouse);
    commandsLayout->addWidget(makeHairline(Qt::Horizontal));
    commandsLayout->addLayout(commandsTop);
    commandsLayout->addWidget(m_commands);
    connect(copy, &QPushButton::clicked, this, [this] {
        if (const EnvironmentCheck *check = m_checks.find(m_environment))
            QGuiApplication::clipboard()->setText(check->commands.join(QLatin1Char('\n')));
    });

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 12, 16, 16);
    layout->setSpacing(12);
    layout->addLayout(top);
    layout->addWidget(m_message);
    layout->addWidget(m_hint);
    layout->addLayout(m_lines);
    layout->addWidget(m_allFacts);
    layout->addWidget(m_commandsBox);
    layout->addStretch(1);

    connect(&checks, &EnvironmentChecks::changed, this, [this] { rebuild(); });
    translated(this, [this] { rebuild(); });
}

void CheckPanel::showEnvironment(const EnvironmentSpec &environment, const EnvironmentSpec *compareWith)
{
    m_environment = environment;
    m_other = compareWith ? *compareWith : EnvironmentSpec{};
    rebuild();
}

void CheckPanel::setRunning(bool running)
{
    m_running = running;
    rebuild();
}

void CheckPanel::rebuild()
{
    const EnvironmentCheck *check = m_checks.find(m_environment);
    const bool mine = m_checks.busyId() == m_environment.id && m_checks.isBusy();
    clearLayout(m_lines);
    m_message->clearActions();

    m_check->setText(mine ? tr("Cancel") : check ? tr("Chec&k again") : tr("Chec&k"));
    m_check->setAccessibleName(m_check->text().remove(QLatin1Char('&')));
    m_check->setIcon(themeIcon(mine ? QStringLiteral("close") : QStringLiteral("refresh")));
    m_check->setEnabled(!m_running && (mine || !m_checks.isBusy()));
    m_check->setToolTip(m_running ? tr("Not while a test is running: it would be measured too.") : QString());

    const bool existing = std::holds_alternative<ExistingEndpoint>(m_environment.how);
    m_hint->setText(existing
                        ? tr("Check connects once and asks for an answer. It changes nothing on the server.")
                        : tr("Check starts the server once, asks it for an answer, stops it and removes "
                             "everything it made."));
    m_hint->setVisible(!check || mine);
    m_message->setVisible(check);
    m_allFacts->setVisible(check && !check->facts.isEmpty());
    if (check) {
        showMessage(*check);
        if (check->state == EnvironmentCheck::State::Good) {
            showFacts(*check);
            showSameness(*check);
        }
        QStringList lines;
        for (auto line = check->facts.cbegin(); line != check->facts.cend(); ++line)
            lines << QStringLiteral("%1 = %2").arg(line.key(), line.value());
        m_factsText->setText(lines.join(QLatin1Char('\n')));
        m_allFacts->setSummary(tr("%n facts", nullptr, static_cast<int>(check->facts.size())));
    }
    showCommands(check);
}

void CheckPanel::showMessage(const EnvironmentCheck &check)
{
    const QString when = tr("today %1").arg(QLocale().toString(check.when.time(), QStringLiteral("HH:mm")));
    switch (check.state) {
    case EnvironmentCheck::State::Running:
        m_message->setSeverity(Severity::Info);
        m_message->setMessage(tr("Checking…"), tr("The server is being started."));
        break;
    case EnvironmentCheck::State::Good:
        m_message->setSeverity(Severity::Good);
        m_message->setMessage(tr("Ready in %1 s.").arg(formatFixed(check.seconds, 1)),
                              std::holds_alternative<ExistingEndpoint>(check.checked.how) ? when
                                  : check.removed ? tr("%1, removed again").arg(when)
                                                  : tr("%1. Its folder could not be removed: see Tools, "
                                                       "Left-overs.")
                                                        .arg(when));
        break;
    case EnvironmentCheck::State::Failed:
        m_message->setError(check.error);
        if (check.error.code == ErrorCode::PortTaken)
            m_message->addAction(
                QStringLiteral("checkFreePort"), [] { return tr("Pick a free port"); }, true,
                [this] { Q_EMIT freePortRequested(); });
        if (check.error.code == ErrorCode::EngineDenied || check.error.code == ErrorCode::EngineMissing
            || check.error.code == ErrorCode::EngineFailed)
            m_message->addAction(
                QStringLiteral("checkOtherEngine"), [] { return tr("Use the other engine"); }, true,
                [this] { Q_EMIT otherEngineRequested(); });
        if (check.error.code == ErrorCode::ServerRefused
            && std::holds_alternative<ExistingEndpoint>(check.checked.how))
            m_message->addAction(
                QStringLiteral("checkPassword"), [] { return tr("Enter password…"); }, true,
                [this] { Q_EMIT passwordRequested(); });
        break;
    }
}

void CheckPanel::addLine(const QString &icon, IconColor color, const QString &title, const QString &text)
{
    auto *line = new QWidget;
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    auto *column = new QVBoxLayout;
    column->setSpacing(1);
    auto *head = makeValueLabel(TextRole::Text, LabelTone::Normal);
    head->setText(title);
    column->addWidget(head);
    if (!text.isEmpty()) {
        auto *body = makeValueLabel(TextRole::Small, LabelTone::Secondary);
        body->setText(text);
        column->addWidget(body);
    }
    auto *mark = new IconLabel(icon, color, 14);
    mark->setLineHeight(head->sizeHint().height());
    row->addWidget(mark, 0, Qt::AlignTop);
    row->addLayout(column, 1);
    m_lines->addWidget(line);
}

void CheckPanel::showFacts(const EnvironmentCheck &check)
{
    const QString good = QStringLiteral("state-good");
    if (const QString digest = fact(check, "image.digest"); !digest.isEmpty()) {
        const auto *container = std::get_if<ContainerServer>(&check.checked.how);
        const QString image = fact(check, "image.reference").isEmpty() ? fact(check, "image.name")
                                                                       : fact(check, "image.reference");
        addLine(good, IconColor::Good,
                container && container->image == ImageSource::HostBinary ? tr("Image packed")
                                                                         : tr("Image found"),
                QStringList{image, digest.left(19)}.join(QLatin1Char('\n')).trimmed());
    }
    const QString binary = fact(check, "server.binary");
    QStringList answer{
        QStringLiteral("%1 %2").arg(QFileInfo(binary).fileName(), fact(check, "server.version")).trimmed(),
        binary};
    answer.removeAll(QString());
    addLine(good, IconColor::Good, tr("Server answered"), answer.join(QLatin1Char('\n')));
    const QString mechanism = fact(check, "network.mechanism");
    if (!mechanism.isEmpty()) {
        addLine(good, IconColor::Good, tr("Path in use: %1").arg(mechanism),
                fact(check, "network.peer").isEmpty() ? fact(check, "network.path")
                                                      : fact(check, "network.peer"));
    }
}

void CheckPanel::showSameness(const EnvironmentCheck &check)
{
    const EnvironmentCheck *other = m_other.id.isEmpty() ? nullptr : m_checks.find(m_other);
    if (!other || other->state != EnvironmentCheck::State::Good)
        return;
    struct Compared
    {
        const char *key;
        QString title;
    };
    const QList<Compared> compared{
        {"server.version", tr("version")},       {"server.sha256", tr("binary")},
        {"server.allocator", tr("allocator")},   {"limits.nofile", tr("open files")},
        {"data.filesystem", tr("file system")},  {"cpu.affinity", tr("CPUs")},
        {"limits.memlock", tr("locked memory")},
    };
    QStringList same;
    QStringList different;
    for (const Compared &one : compared) {
        const QString here = fact(check, one.key);
        const QString there = fact(*other, one.key);
        if (here.isEmpty() || there.isEmpty())
            continue;
        if (here == there)
            same << one.title;
        else if (QLatin1StringView(one.key) == QLatin1StringView("server.sha256"))
            different << one.title;
        else
            different << tr("%1: %2 here, %3 there").arg(one.title, here, there);
    }
    if (!same.isEmpty())
        addLine(QStringLiteral("state-good"), IconColor::Good, tr("Same as %1").arg(m_other.name),
                same.join(QStringLiteral(", ")));
    if (!different.isEmpty())
        addLine(QStringLiteral("state-warning"), IconColor::Warning,
                tr("Not the same as %1").arg(m_other.name), different.join(QLatin1Char('\n')));
}

void CheckPanel::showCommands(const EnvironmentCheck *check)
{
    const bool any = check && !check->commands.isEmpty();
    m_commandsBox->setVisible(any);
    if (!any)
        return;
    // Long arguments break at blanks only; a zero-width space lets paths break at their slashes.
    QString text = check->commands.join(QLatin1Char('\n'));
    text.replace(QLatin1Char('/'), QStringLiteral("/") + QChar(0x200B));
    m_commands->setText(text);
}

} // namespace Tare
