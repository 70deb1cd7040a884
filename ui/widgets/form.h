// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/profilevalidation.h"
#include "ui/widgets/basics.h"
#include "ui/widgets/messagepanel.h"

#include <QHash>
#include <QList>
#include <QPair>
#include <QString>
#include <QWidget>

#include <initializer_list>

class QFormLayout;
class QHBoxLayout;
class QLineEdit;

namespace Tare {

class FoldedSection;

/// "environments[1].how.port" → "how.port"; "workloads[0].what.threads[2]" → "what.threads".
QString formKey(const QString &documentField);

/// One row of a form: label, field, hint under it, and the problem beside it. The label is the field's buddy
/// and accessible name, the hint its accessible description.
class FormRow final : public QWidget
{
    Q_OBJECT

public:
    FormRow(QWidget *field, const Text &label, const Text &hint, QWidget *parent = nullptr);

    QWidget *field() const { return m_field; }
    QLabel *label() const { return m_label; }
    QHBoxLayout *line() const { return m_line; } ///< for what stands beside the field
    void setHint(const QString &hint);           ///< instead of the one given first
    void setRowVisible(bool visible);
    void setProblem(const QString &sentence, Severity severity = Severity::Error);
    void clearProblem() { setProblem({}); }
    QString problem() const { return m_problem; }
    /// A button under the problem, the way out.
    QPushButton *setProblemAction(const QString &name, const Text &text);

private:
    void describe();
    QWidget *m_field;
    QLabel *m_label;
    QLabel *m_hint;
    QLabel *m_problemLabel;
    QPushButton *m_action = nullptr;
    QHBoxLayout *m_line;
    Text m_labelText;
    Text m_hintText;
    QString m_fixedHint;
    QString m_problem;
    QAction *m_mark = nullptr;
};

/// A form of such rows with labels of one width, and the rows by the field names of the document.
class Form final : public QWidget
{
    Q_OBJECT

public:
    explicit Form(QWidget *parent = nullptr, int labelWidth = 112);

    /// `key`: name in the document ("how.port"), used to show problems; may be empty.
    FormRow *addRow(const QString &key, QWidget *field, const Text &label, const Text &hint = {});
    void addHairline();
    void addWide(QWidget *widget);                           ///< across both columns
    FormRow *addWideRow(const QString &key, QWidget *field); ///< the same as a row that can show a problem
    /// A section with rows of its own. Problems and the focus find them there; a closed section tells of
    /// them.
    Form *addSection(FoldedSection *section);
    /// Problems of this field are shown in that row too.
    void alias(const QString &key, FormRow *row) { m_aliases.insert(key, row); }
    bool focusRow(const QString &key);
    FormRow *row(const QString &key) const;
    /// Shows each problem beside its row and clears the others; names that no row has are returned.
    QStringList showProblems(const QList<ProfileProblem> &problems);

private:
    QFormLayout *m_layout;
    QHash<QString, FormRow *> m_rows;
    QHash<QString, FormRow *> m_aliases;
    QList<QPair<FoldedSection *, Form *>> m_sections;
    int m_labelWidth;
};

} // namespace Tare
