// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/environmentspec.h"
#include "core/model/profilevalidation.h"
#include "ui/widgets/form.h"

#include <QList>
#include <QWidget>

class QButtonGroup;

namespace Tare {

class MachineStatus;
class TopologyFields;
struct EnvironmentCheck;

/// The form of one kind of environment. Shows a spec and tells every edit as the whole changed spec.
class EnvironmentForm : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EnvironmentForm)

public:
    void load(const EnvironmentSpec &environment);
    void showProblems(const QList<ProfileProblem> &problems);
    void focusField(const QString &field);
    virtual void showCheck(const EnvironmentCheck * /*check, may be null*/) { }
    virtual void showMachine(const MachineStatus & /*status*/) { }

Q_SIGNALS:
    void hostRequested(); ///< what is known of the host
    /// `field` merges typing in one field into one undo step; empty: a step of its own.
    void edited(const Tare::EnvironmentSpec &environment, const QString &what, const QString &field);

protected:
    explicit EnvironmentForm(const QString &prefix, QWidget *parent);

    Form *form() const { return m_form; }
    QString prefixed(const char *name) const { return m_prefix + QLatin1StringView(name); }
    const EnvironmentSpec &spec() const { return m_spec; }
    template<typename How>
    const How &how() const
    {
        return std::get<How>(m_spec.how);
    }
    /// Changes the spec by `change` and tells.
    template<typename How, typename Change>
    void edit(const QString &what, const QString &field, Change change)
    {
        if (m_loading)
            return;
        change(std::get<How>(m_spec.how));
        Q_EMIT edited(m_spec, what, field);
    }
    QString serverName() const; ///< "redis-server", "mariadbd or mysqld"
    FormRow *addHostRow();
    FormRow *addProgramRow(QLineEdit *field, const std::function<void(const QString &)> &edited);
    /// A button beside the field that asks for a file; it is called as the field is, + "Browse".
    void addFileButton(FormRow *row, QLineEdit *field, const Text &title,
                       const std::function<void(const QString &)> &edited);

    /// The section for instances and schemas.
    void addTopology();

    virtual void show(const EnvironmentSpec &environment) = 0; ///< fills the fields
    virtual void describe() { } ///< texts that depend on the spec, any language

private:
    void describeAll();
    QString m_prefix;
    Form *m_form;
    EnvironmentSpec m_spec;
    TopologyFields *m_topology = nullptr;
    bool m_loading = false;
};

} // namespace Tare
