// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/redismixcard.h"

#include "core/model/numberformat.h"
#include "ui/widgets/countspinbox.h"
#include "ui/widgets/translated.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>

namespace Tare {

namespace {

constexpr int heaviest = 1'000'000;

QLabel *problemLabel(const QString &name)
{
    QLabel *label = makeValueLabel(TextRole::Small, LabelTone::Error);
    label->setObjectName(name);
    label->hide();
    return label;
}

} // namespace

RedisMixCard::RedisMixCard(int number, QWidget *parent)
    : QFrame(parent)
    , m_number(number)
    , m_name(new QLineEdit)
    , m_nameProblem(problemLabel(QStringLiteral("redisMixNameProblem%1").arg(number)))
    , m_grid(new QGridLayout)
{
    setObjectName(QStringLiteral("redisMix%1").arg(number));
    setProperty("card", true);
    m_name->setObjectName(QStringLiteral("redisMixName%1").arg(number));
    m_name->setMaxLength(100);
    auto *remove = makeButton(
        QStringLiteral("redisMixRemove%1").arg(number), ButtonKind::Quiet, [] { return tr("Remove"); },
        QStringLiteral("remove"));
    auto *add = makeButton(
        QStringLiteral("redisMixAdd%1").arg(number), ButtonKind::Link, [] { return tr("Add a command"); },
        QStringLiteral("add"));
    translated(this, [this] {
        m_name->setPlaceholderText(tr("Name of the mix"));
        m_name->setAccessibleName(tr("Name of the mix"));
        describeRows();
    });

    auto *top = new QHBoxLayout;
    top->setSpacing(8);
    top->addWidget(m_name, 1);
    top->addWidget(remove);
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(6);
    m_grid->setColumnStretch(0, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 10, 12, 8);
    column->setSpacing(6);
    column->addLayout(top);
    column->addWidget(m_nameProblem);
    column->addLayout(m_grid);
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(add);
    bottom->addStretch(1);
    column->addLayout(bottom);

    connect(m_name, &QLineEdit::textEdited, this, [this](const QString &text) {
        m_mix.name = text;
        change(QStringLiteral("name"));
    });
    connect(remove, &QPushButton::clicked, this, &RedisMixCard::removeRequested);
    connect(add, &QPushButton::clicked, this, [this] {
        m_mix.commands.append(RedisMixCommand{});
        change({});
        if (!m_rows.isEmpty())
            m_rows.last().command->setFocus(Qt::OtherFocusReason);
    });
}

void RedisMixCard::setMix(const RedisMix &mix)
{
    m_mix = mix;
    m_loading = true;
    if (m_name->text() != mix.name)
        m_name->setText(mix.name);
    makeRows(mix.commands.size());
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        const Row &row = m_rows.at(i);
        if (row.command->text().trimmed() != mix.commands.at(i).command)
            row.command->setText(mix.commands.at(i).command);
        row.weight->setValue(mix.commands.at(i).weight);
    }
    m_loading = false;
    describeRows();
}

void RedisMixCard::makeRows(qsizetype count)
{
    while (m_rows.size() > count) {
        const Row row = m_rows.takeLast();
        for (QWidget *widget :
             std::initializer_list<QWidget *>{row.command, row.weight, row.share, row.remove, row.problem})
            delete widget;
    }
    while (m_rows.size() < count)
        addRow();
}

void RedisMixCard::addRow()
{
    const auto index = static_cast<int>(m_rows.size());
    const QString suffix = QStringLiteral("%1.%2").arg(m_number).arg(index);
    Row row;
    row.command = new QLineEdit;
    row.command->setObjectName(QStringLiteral("redisMixCommand") + suffix);
    row.command->setFont(themeFont(TextRole::Fixed));
    row.weight = new CountSpinBox(QStringLiteral("redisMixWeight") + suffix, 0, heaviest);
    row.share = makeValueLabel(TextRole::Small, LabelTone::Secondary);
    row.share->setWordWrap(false);
    row.share->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row.share->setMinimumWidth(QFontMetrics(themeFont(TextRole::Small)).horizontalAdvance(formatPercent(1)));
    row.remove = makeButton(
        QStringLiteral("redisMixRemoveCommand") + suffix, ButtonKind::Quiet, [] { return QString(); },
        QStringLiteral("close"));
    row.problem = problemLabel(QStringLiteral("redisMixProblem") + suffix);
    m_grid->addWidget(row.command, index * 2, 0);
    m_grid->addWidget(row.weight, index * 2, 1);
    m_grid->addWidget(row.share, index * 2, 2);
    m_grid->addWidget(row.remove, index * 2, 3);
    m_grid->addWidget(row.problem, index * 2 + 1, 0, 1, 4);
    m_rows.append(row);
    // A layout shows what is added to it only later, and the row may be wanted in focus at once.
    row.command->show();

    connect(row.command, &QLineEdit::textEdited, this, [this, index](const QString &text) {
        m_mix.commands[index].command = text.trimmed();
        change(QStringLiteral("commands[%1].command").arg(index));
    });
    connect(row.weight, &QSpinBox::valueChanged, this, [this, index](int weight) {
        if (m_loading)
            return;
        m_mix.commands[index].weight = weight;
        change(QStringLiteral("commands[%1].weight").arg(index));
    });
    connect(
        row.remove, &QPushButton::clicked, this,
        [this, index] {
            m_mix.commands.removeAt(index);
            change({});
        },
        Qt::QueuedConnection); // the row with this button goes
}

void RedisMixCard::describeRows()
{
    qint64 sum = 0;
    for (const RedisMixCommand &command : m_mix.commands)
        sum += std::max(command.weight, 0);
    for (qsizetype i = 0; i < m_rows.size() && i < m_mix.commands.size(); ++i) {
        const Row &row = m_rows.at(i);
        const auto number = static_cast<int>(i) + 1;
        row.command->setPlaceholderText(QStringLiteral("SET key:__rand_int__ __data__"));
        row.command->setAccessibleName(tr("Command %1").arg(number));
        row.weight->setAccessibleName(tr("Weight of command %1").arg(number));
        row.weight->setToolTip(tr("Weight: its share of the requests"));
        row.remove->setAccessibleName(tr("Remove command %1").arg(number));
        row.remove->setToolTip(tr("Remove this command"));
        row.remove->setEnabled(m_rows.size() > 1);
        row.share->setText(sum > 0 ? formatPercent(
                               static_cast<double>(m_mix.commands.at(i).weight) / static_cast<double>(sum), 0)
                                   : QString());
        // A single command needs no weight.
        row.weight->setVisible(m_rows.size() > 1);
        row.share->setVisible(m_rows.size() > 1);
    }
}

void RedisMixCard::change(const QString &field)
{
    if (!m_loading)
        Q_EMIT edited(m_mix, field);
}

QWidget *RedisMixCard::fieldFor(const QString &field, QLabel **label) const
{
    static const QRegularExpression path(QStringLiteral("^commands\\[(\\d+)\\](?:\\.(\\w+))?"));
    const QRegularExpressionMatch match = path.match(field);
    const int index = match.hasMatch() ? match.captured(1).toInt() : -1;
    if (index < 0 || index >= m_rows.size()) {
        if (label)
            *label = m_nameProblem;
        return m_name;
    }
    const Row &row = m_rows.at(index);
    if (label)
        *label = row.problem;
    return match.captured(2) == QStringLiteral("weight") ? static_cast<QWidget *>(row.weight) : row.command;
}

void RedisMixCard::showProblem(const QString &field, const QString &sentence, Severity severity)
{
    QLabel *label = nullptr;
    QWidget *widget = fieldFor(field, &label);
    if (label->isVisibleTo(this) && severity == Severity::Warning)
        return; // the first, and an error before a warning
    label->setText(sentence);
    setTone(label, severity == Severity::Warning ? LabelTone::Warning : LabelTone::Error);
    label->show();
    setStyleProperty(widget, "invalid",
                     severity == Severity::Warning ? QStringLiteral("warning") : QStringLiteral("error"));
    widget->setAccessibleDescription(sentence);
}

void RedisMixCard::clearProblems()
{
    const auto clear = [](QWidget *widget, QLabel *label) {
        setStyleProperty(widget, "invalid", QString());
        widget->setAccessibleDescription({});
        label->hide();
    };
    clear(m_name, m_nameProblem);
    for (const Row &row : std::as_const(m_rows)) {
        clear(row.command, row.problem);
        clear(row.weight, row.problem);
    }
}

void RedisMixCard::focusField(const QString &field)
{
    fieldFor(field, nullptr)->setFocus(Qt::ShortcutFocusReason);
}

} // namespace Tare
