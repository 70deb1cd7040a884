// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/redisbenchmark.h"
#include "ui/pages/listformpage.h"

namespace Tare {

class CostPanel;
class DumpForm;
class ElidedLabel;
class EnvironmentChecks;
class MachineStatus;
class OltpForm;
class ProfileDocument;
class RedisForm;
class SegmentedControl;
class WorkloadForm;
class WorkloadListModel;

/// What is measured.
class WorkloadsPage final : public ListFormPage
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WorkloadsPage)

public:
    /// `checks` and `machine` know the versions of servers.
    WorkloadsPage(ProfileDocument &document, EnvironmentChecks &checks, MachineStatus &machine,
                  AppSettings &settings, QWidget *parent = nullptr);

    void duplicateCurrent() override;
    void removeCurrent() override;
    void copyCommand();
    void focusField(const QString &field); ///< as named in the document
    QString statusText() const override;

protected:
    void showCurrent() override;
    void nameEdited(const QString &name) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildForms();
    QWidget *buildCommand();
    void buildAddMenu();
    void add(WorkloadSpec workload);
    const WorkloadSpec *current() const;
    SegmentedControl *toolsOf(const WorkloadSpec &workload) const;
    WorkloadForm *formOf(const WorkloadSpec &workload) const;
    void showCommand();
    QList<RedisServerVersion> knownServers() const;
    enum class Kind { Redis, Oltp, Dump };
    WorkloadSpec fresh(Kind kind) const;

    ProfileDocument &m_document;
    EnvironmentChecks &m_checks;
    MachineStatus &m_machine;
    WorkloadListModel *m_model = nullptr;
    QLabel *m_kindTag = nullptr;
    QLabel *m_serverTag = nullptr;
    RedisForm *m_redis = nullptr;
    OltpForm *m_oltp = nullptr;
    DumpForm *m_dump = nullptr;
    CostPanel *m_cost = nullptr;
    SegmentedControl *m_oltpTools = nullptr;
    SegmentedControl *m_redisTools = nullptr;
    SegmentedControl *m_dumpTools = nullptr;
    QLabel *m_command = nullptr;
    ElidedLabel *m_commandNote = nullptr;
    QString m_commandText;
};

} // namespace Tare
