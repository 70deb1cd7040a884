// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"
#include "core/model/profilevalidation.h"
#include "core/model/testprofile.h"

#include <QMap>
#include <QObject>
#include <QString>

#include <optional>

class QUndoStack;

namespace Tare {

/// The open document: a profile, where it is saved, whether it was changed, undo and redo. Forms read from it
/// and edit it through the set functions, each one undoable; typing in one field merges into one undo step.
class ProfileDocument final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ProfileDocument)

public:
    explicit ProfileDocument(QObject *parent = nullptr);
    ~ProfileDocument() override;

    const TestProfile &profile() const { return m_profile; }
    QString path() const { return m_path; } ///< empty: never saved
    QString title() const; ///< file name without suffix, or the profile's name, or "Untitled"
    bool isModified() const;
    QUndoStack *undoStack() const { return m_undo; }
    /// Of the profile, and what is typed in a form but cannot become part of it.
    QList<ProfileProblem> problems() const;
    bool hasErrors() const;
    /// A form's field holds something unusable (nothing: it no longer does). `key` names the field.
    void setInputProblem(const QString &key, const std::optional<ProfileProblem> &problem);

    void newProfile(const TestProfile &profile = {}); ///< unsaved, not modified
    Result<QStringList>
    load(const QString &path); ///< warnings; on an error the open document stays as it was
    Result<void> save(const QString &path);

    /// `mergeKey` not empty: consecutive edits with the same key are one undo step.
    void setEnvironment(const EnvironmentSpec &environment, const QString &what,
                        const QString &mergeKey = {});
    void setWorkload(const WorkloadSpec &workload, const QString &what, const QString &mergeKey = {});
    void setPlan(const PlanSpec &plan, const QString &what, const QString &mergeKey = {});
    void setName(const QString &name);
    void addEnvironment(const EnvironmentSpec &environment); ///< gets an id if it has none
    void addWorkload(const WorkloadSpec &workload);
    void removeEnvironment(const QString &id);
    void removeWorkload(const QString &id);
    void moveEnvironment(int from, int to);
    void undoStackBegin(const QString &what); ///< everything until the end is one undo step
    void undoStackEnd();
    void retranslate(); ///< problems are sentences

Q_SIGNALS:
    void profileChanged();   ///< any change, undo and redo included
    void documentReplaced(); ///< another document
    void modifiedChanged(bool modified);
    void pathChanged(const QString &path);
    void problemsChanged();

private:
    friend class ProfileCommand;
    void apply(const TestProfile &profile);
    void push(const TestProfile &next, const QString &what, const QString &mergeKey);

    TestProfile m_profile;
    QString m_path;
    QUndoStack *m_undo = nullptr;
    QList<ProfileProblem> m_problems;
    QMap<QString, ProfileProblem> m_inputProblems;
};

} // namespace Tare
