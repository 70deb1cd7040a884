// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/form.h"

#include "ui/widgets/foldedsection.h"
#include "ui/widgets/translated.h"

#include <QAction>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace Tare {

QString formKey(const QString &documentField)
{
    const qsizetype dot = documentField.indexOf(QStringLiteral("]."));
    QString key = dot < 0 ? documentField : documentField.mid(dot + 2);
    if (const qsizetype bracket = key.indexOf(QLatin1Char('[')); bracket > 0)
        key.truncate(bracket);
    return key;
}

FormRow::FormRow(QWidget *field, const Text &label, const Text &hint, QWidget *parent)
    : QWidget(parent)
    , m_field(field)
    , m_label(makeValueLabel(TextRole::Text, LabelTone::Secondary))
    , m_hint(makeValueLabel(TextRole::Small, LabelTone::Secondary, this))
    , m_problemLabel(makeValueLabel(TextRole::Small, LabelTone::Error, this))
    , m_line(new QHBoxLayout)
    , m_labelText(label)
    , m_hintText(hint)
{
    field->setParent(this);
    m_label->setBuddy(field);
    // In line with the text of a field of 28 pixels, whatever stands under it.
    m_label->setMinimumHeight(28);
    m_label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_label->setContentsMargins(0, 5, 0, 0);
    m_problemLabel->setObjectName(field->objectName() + QStringLiteral("Problem"));
    m_problemLabel->hide();
    m_line->setContentsMargins(0, 0, 0, 0);
    m_line->setSpacing(8);
    const QSizePolicy::Policy policy = field->sizePolicy().horizontalPolicy();
    const bool narrow = policy == QSizePolicy::Maximum || policy == QSizePolicy::Fixed
        || field->maximumWidth() < QWIDGETSIZE_MAX;
    m_line->addWidget(field, narrow && field->maximumWidth() == QWIDGETSIZE_MAX ? 0 : 1);
    auto *outer = new QHBoxLayout;
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(0);
    outer->addLayout(m_line, narrow ? 0 : 1);
    if (narrow)
        outer->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(outer);
    column->addWidget(m_hint);
    column->addWidget(m_problemLabel);
    translated(this, [this] { describe(); });
}

void FormRow::describe()
{
    const QString text = m_labelText ? m_labelText() : QString();
    m_label->setText(text);
    if (m_field->accessibleName().isEmpty() || m_field->property("namedByRow").toBool()) {
        m_field->setProperty("namedByRow", true);
        m_field->setAccessibleName(QString(text).remove(QLatin1Char('&')));
    }
    const QString hint = !m_fixedHint.isNull() ? m_fixedHint : m_hintText ? m_hintText() : QString();
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
    m_field->setAccessibleDescription(m_problem.isEmpty() ? hint : m_problem);
}

void FormRow::setHint(const QString &hint)
{
    m_fixedHint = hint.isNull() ? QStringLiteral("") : hint;
    describe();
}

void FormRow::setRowVisible(bool visible)
{
    setVisible(visible);
    m_label->setVisible(visible);
}

void FormRow::setProblem(const QString &sentence, Severity severity)
{
    m_problem = sentence;
    m_problemLabel->setText(sentence);
    m_problemLabel->setVisible(!sentence.isEmpty());
    setTone(m_problemLabel, severity == Severity::Warning ? LabelTone::Warning : LabelTone::Error);
    const QString state = sentence.isEmpty() ? QString()
        : severity == Severity::Warning      ? QStringLiteral("warning")
                                             : QStringLiteral("error");
    QWidget *marked = m_field->focusProxy() ? m_field->focusProxy() : m_field;
    setStyleProperty(marked, "invalid", state);
    if (auto *edit = qobject_cast<QLineEdit *>(marked)) {
        if (m_mark && state != QStringLiteral("error")) {
            edit->removeAction(m_mark);
            delete m_mark;
            m_mark = nullptr;
        } else if (!m_mark && state == QStringLiteral("error")) {
            m_mark = edit->addAction(themeIcon(QStringLiteral("state-error"), IconColor::Error),
                                     QLineEdit::TrailingPosition);
        }
    }
    if (m_action)
        m_action->setVisible(!sentence.isEmpty());
    describe();
}

QPushButton *FormRow::setProblemAction(const QString &name, const Text &text)
{
    if (!m_action) {
        m_action = makeButton(name, ButtonKind::Normal, text, {}, this);
        m_action->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
        layout()->addWidget(m_action);
    }
    m_action->setVisible(!m_problem.isEmpty());
    return m_action;
}

Form::Form(QWidget *parent, int labelWidth)
    : QWidget(parent)
    , m_layout(new QFormLayout(this))
    , m_labelWidth(labelWidth)
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setHorizontalSpacing(8);
    m_layout->setVerticalSpacing(8);
    m_layout->setLabelAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_layout->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_layout->setRowWrapPolicy(QFormLayout::DontWrapRows);
}

FormRow *Form::addRow(const QString &key, QWidget *field, const Text &label, const Text &hint)
{
    auto *row = new FormRow(field, label, hint, this);
    row->label()->setFixedWidth(m_labelWidth);
    m_layout->addRow(row->label(), row);
    if (!key.isEmpty())
        m_rows.insert(key, row);
    return row;
}

void Form::addHairline()
{
    m_layout->addRow(makeHairline(Qt::Horizontal, this));
}

void Form::addWide(QWidget *widget)
{
    m_layout->addRow(widget);
}

FormRow *Form::addWideRow(const QString &key, QWidget *field)
{
    auto *row = new FormRow(field, {}, {}, this);
    row->label()->setParent(row);
    row->label()->hide();
    m_layout->addRow(row);
    m_rows.insert(key, row);
    return row;
}

Form *Form::addSection(FoldedSection *section)
{
    auto *inner = new Form(nullptr, m_labelWidth);
    inner->setContentsMargins(0, 0, 0, 8);
    section->setContent(inner);
    section->setTitleWidth(m_labelWidth);
    m_layout->addRow(section);
    m_sections.append({section, inner});
    return inner;
}

FormRow *Form::row(const QString &key) const
{
    if (FormRow *found = m_rows.value(key))
        return found;
    for (const auto &[section, inner] : m_sections) {
        if (FormRow *found = inner->row(key))
            return found;
    }
    return nullptr;
}

bool Form::focusRow(const QString &key)
{
    if (FormRow *found = m_rows.value(key, m_aliases.value(key))) {
        found->field()->setFocus(Qt::ShortcutFocusReason);
        return true;
    }
    for (const auto &[section, inner] : std::as_const(m_sections)) {
        if (inner->m_rows.contains(key) || inner->m_aliases.contains(key)) {
            section->setOpen(true);
            return inner->focusRow(key);
        }
    }
    return false;
}

QStringList Form::showProblems(const QList<ProfileProblem> &problems)
{
    QStringList unplaced;
    QHash<FormRow *, ProfileProblem> worst;
    QHash<FoldedSection *, ProfileProblem> worstInside;
    QHash<Form *, QList<ProfileProblem>> inside;
    const auto keepWorst = [](auto &hash, auto *where, const ProfileProblem &problem) {
        const auto known = hash.constFind(where);
        if (known == hash.constEnd() || known->severity < problem.severity)
            hash.insert(where, problem);
    };
    for (const ProfileProblem &problem : problems) {
        const QString key = formKey(problem.field);
        if (FormRow *row = m_rows.value(key, m_aliases.value(key))) {
            keepWorst(worst, row, problem);
            continue;
        }
        const auto section =
            std::find_if(m_sections.cbegin(), m_sections.cend(), [&key](const auto &candidate) {
                return candidate.second->m_rows.contains(key) || candidate.second->m_aliases.contains(key);
            });
        if (section == m_sections.cend()) {
            unplaced.append(key);
        } else {
            inside[section->second].append(problem);
            keepWorst(worstInside, section->first, problem);
        }
    }
    const auto severity = [](const ProfileProblem &problem) {
        return problem.severity == ProblemSeverity::Warning ? Severity::Warning : Severity::Error;
    };
    for (FormRow *row : std::as_const(m_rows)) {
        const auto problem = worst.constFind(row);
        if (problem == worst.constEnd())
            row->clearProblem();
        else
            row->setProblem(problem->sentence, severity(*problem));
    }
    for (const auto &[section, inner] : std::as_const(m_sections)) {
        inner->showProblems(inside.value(inner));
        const auto problem = worstInside.constFind(section);
        if (problem == worstInside.constEnd())
            section->setProblem({});
        else
            section->setProblem(problem->sentence, severity(*problem));
    }
    return unplaced;
}

} // namespace Tare
