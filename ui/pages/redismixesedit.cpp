// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/redismixesedit.h"

#include "ui/pages/redismixcard.h"
#include "ui/widgets/basics.h"
#include "ui/widgets/translated.h"

#include <QAction>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>

#include <optional>

namespace Tare {

namespace {

const QString setCommand = QStringLiteral("SET key:__rand_int__ __data__");
const QString getCommand = QStringLiteral("GET key:__rand_int__");

RedisMix setAndGet(int sets, int gets)
{
    return {QStringLiteral("SET:GET %1:%2").arg(sets).arg(gets), {{setCommand, sets}, {getCommand, gets}}};
}

/// "what.mixes[1].commands[0].weight" → 1 and "commands[0].weight".
struct MixField
{
    int mix = 0;
    QString rest;
};

std::optional<MixField> mixField(const QString &field)
{
    static const QRegularExpression path(QStringLiteral("what\\.mixes\\[(\\d+)\\]\\.?(.*)$"));
    const QRegularExpressionMatch match = path.match(field);
    if (!match.hasMatch())
        return std::nullopt;
    return MixField{match.captured(1).toInt(), match.captured(2)};
}

} // namespace

RedisMixesEdit::RedisMixesEdit(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("redisMixes"));
    auto *about = makeValueLabel(TextRole::Small, LabelTone::Secondary);
    translated(about, [about] {
        about->setText(
            tr("Each mix is a case of its own. Commands as redis-cli takes them; __rand_int__ becomes a "
               "random key number of twelve digits, __data__ a value of the size above."));
    });
    m_add = makeButton(
        QStringLiteral("redisMixAdd"), ButtonKind::Normal, [] { return tr("Add a mix"); },
        QStringLiteral("add"));
    buildMenu();
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_add);
    bottom->addStretch(1);
    m_column->setContentsMargins(0, 0, 0, 8);
    m_column->setSpacing(8);
    m_column->addWidget(about);
    m_column->addLayout(bottom);
    setFocusProxy(m_add);
}

void RedisMixesEdit::buildMenu()
{
    auto *menu = new QMenu(this);
    const auto addTemplate = [this, menu](const QString &name, const Text &text, const auto &make) {
        QAction *action = menu->addAction(QString());
        action->setObjectName(name);
        translated(menu, [action, text] { action->setText(text()); });
        connect(action, &QAction::triggered, this, [this, make] { add(make()); });
    };
    addTemplate(
        QStringLiteral("mix.reads"), [] { return tr("SET:GET 1:10, mostly reads"); },
        [] { return setAndGet(1, 10); });
    addTemplate(
        QStringLiteral("mix.even"), [] { return tr("SET:GET 1:1, half and half"); },
        [] { return setAndGet(1, 1); });
    addTemplate(
        QStringLiteral("mix.hash"), [] { return tr("HSET:HGET 1:4, fields of a hash"); },
        [] {
            return RedisMix{QStringLiteral("HSET:HGET 1:4"),
                            {{QStringLiteral("HSET myhash field:__rand_int__ __data__"), 1},
                             {QStringLiteral("HGET myhash field:__rand_int__"), 4}}};
        });
    addTemplate(
        QStringLiteral("mix.own"), [] { return tr("A command of your own"); },
        [] {
            return RedisMix{tr("My command"), {{QStringLiteral("SETEX key:__rand_int__ 60 __data__"), 1}}};
        });
    m_add->setMenu(menu);
}

void RedisMixesEdit::add(const RedisMix &mix)
{
    QList<RedisMix> mixes = m_mixes;
    mixes.append(mix);
    Q_EMIT edited(mixes, tr("Add a mix"), {});
    if (!m_cards.isEmpty())
        m_cards.last()->focusField(QStringLiteral("commands[0].command"));
}

RedisMixCard *RedisMixesEdit::addCard()
{
    const auto index = static_cast<int>(m_cards.size());
    auto *card = new RedisMixCard(index);
    connect(card, &RedisMixCard::edited, this, [this, index](const RedisMix &mix, const QString &field) {
        QList<RedisMix> mixes = m_mixes;
        mixes[index] = mix;
        Q_EMIT edited(mixes, tr("Change a mix"),
                      field.isEmpty() ? QString() : QStringLiteral("mixes[%1].%2").arg(index).arg(field));
    });
    connect(
        card, &RedisMixCard::removeRequested, this,
        [this, index] {
            QList<RedisMix> mixes = m_mixes;
            mixes.removeAt(index);
            Q_EMIT edited(mixes, tr("Remove a mix"), {});
        },
        Qt::QueuedConnection); // the card goes
    m_column->insertWidget(m_column->count() - 1, card);
    card->show(); // at once, it may be wanted in focus
    m_cards.append(card);
    return card;
}

void RedisMixesEdit::setMixes(const QList<RedisMix> &mixes)
{
    m_mixes = mixes;
    while (m_cards.size() > mixes.size())
        delete m_cards.takeLast();
    while (m_cards.size() < mixes.size())
        addCard();
    for (qsizetype i = 0; i < mixes.size(); ++i)
        m_cards.at(i)->setMix(mixes.at(i));
}

void RedisMixesEdit::showProblems(const QList<ProfileProblem> &problems)
{
    for (RedisMixCard *card : std::as_const(m_cards))
        card->clearProblems();
    for (const ProfileProblem &problem : problems) {
        const std::optional<MixField> field = mixField(problem.field);
        if (field && field->mix < m_cards.size()) {
            m_cards.at(field->mix)
                ->showProblem(field->rest, problem.sentence,
                              problem.severity == ProblemSeverity::Warning ? Severity::Warning
                                                                           : Severity::Error);
        }
    }
}

void RedisMixesEdit::focusField(const QString &field)
{
    const std::optional<MixField> found = mixField(field);
    if (found && found->mix < m_cards.size())
        m_cards.at(found->mix)->focusField(found->rest);
    else
        m_add->setFocus(Qt::ShortcutFocusReason);
}

QString RedisMixesEdit::summary(const QList<RedisMix> &mixes)
{
    if (mixes.isEmpty())
        return tr("none");
    QStringList names;
    for (const RedisMix &mix : mixes)
        names << (mix.name.trimmed().isEmpty() ? tr("without a name") : mix.name);
    return names.join(QStringLiteral(", "));
}

} // namespace Tare
