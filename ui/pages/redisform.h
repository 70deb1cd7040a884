// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/redisbenchmark.h"
#include "ui/pages/workloadform.h"

class QComboBox;

namespace Tare {

class RedisMixesEdit;

/// The tests of redis-benchmark, and mixes of one's own.
class RedisForm final : public WorkloadForm
{
    Q_OBJECT

public:
    explicit RedisForm(QWidget *parent = nullptr);

    void focusField(const QString &field) override;
    /// Tests that one of these is too old for are not offered, and the reason stands below them.
    void showServers(const QList<RedisServerVersion> &servers);

protected:
    void show(const WorkloadSpec &workload) override;
    void describe() override;
    void placeProblems(const QList<ProfileProblem> &problems) override;

private:
    void buildTests();
    void buildMixes();
    void buildLoad();
    void buildKeys();
    void buildConnections();
    void chooseTests(const QList<RedisTest> &tests);
    void testClicked();
    void describeTests();
    bool isPossible(RedisTest test) const;

    QList<RedisServerVersion> m_servers;
    QList<QPair<RedisTest, QCheckBox *>> m_boxes;
    FormRow *m_testsRow = nullptr;
    RedisMixesEdit *m_mixes = nullptr;
    FoldedSection *m_mixesSection = nullptr;
    CountSpinBox *m_payload = nullptr;
    CountSpinBox *m_payloadMax = nullptr;
    QLabel *m_payloadTo = nullptr;
    LargeCountBox *m_keys = nullptr;
    FormRow *m_keysRow = nullptr;
    CountSpinBox *m_pipeline = nullptr;
    CountSpinBox *m_workers = nullptr;
    QComboBox *m_distribution = nullptr;
    FormRow *m_distributionRow = nullptr;
    DecimalBox *m_exponent = nullptr;
    FormRow *m_exponentRow = nullptr;
    QCheckBox *m_classic = nullptr;
    FoldedSection *m_keysSection = nullptr;
    QCheckBox *m_reconnect = nullptr;
    FoldedSection *m_connectionSection = nullptr;
};

} // namespace Tare
