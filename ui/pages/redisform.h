// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/pages/workloadform.h"

class QCheckBox;
class QGridLayout;

namespace Tare {

/// The tests of redis-benchmark.
class RedisForm final : public WorkloadForm
{
    Q_OBJECT

public:
    explicit RedisForm(QWidget *parent = nullptr);

protected:
    void show(const WorkloadSpec &workload) override;

private:
    QCheckBox *boxFor(RedisTest test);
    void testsClicked();
    QGridLayout *m_grid;
    QList<QPair<RedisTest, QCheckBox *>> m_boxes;
    CountSpinBox *m_payload;
    CountSpinBox *m_keys;
    CountSpinBox *m_pipeline;
    CountSpinBox *m_workers;
};

} // namespace Tare
