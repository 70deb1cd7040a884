// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/error.h"
#include "core/run/datasetcache.h"

#include <QDialog>
#include <QList>

#include <functional>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace Tare {

class DecimalBox;
class MachineContext;
class MessagePanel;

/// The prepared data that is kept between runs: what it is, how large, when it was used; deleting it, and how
/// much is kept at most. The work is done on a thread of the machine's pool.
class DataSetsDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit DataSetsDialog(MachineContext &context, QWidget *parent = nullptr);
    ~DataSetsDialog() override;

    bool isBusy() const { return m_busy > 0; }

private:
    struct Kept
    {
        QList<KeptDataSet> sets;
        qint64 limit = 0;
    };

    void refresh();
    void show(const Kept &kept);
    void updateButtons();
    void removeTicked();
    void saveLimit();
    /// Does the work in the background, shows what came of it, and reads the list again.
    void change(std::function<Result<void>()> work);
    static QString stateText(const KeptDataSet &set);

    MachineContext &m_context;
    QString m_directory;
    QList<KeptDataSet> m_sets;
    int m_busy = 0;
    QLabel *m_summary = nullptr;
    QTreeWidget *m_list = nullptr;
    QLabel *m_none = nullptr;
    MessagePanel *m_problem = nullptr;
    DecimalBox *m_limit = nullptr;
    QPushButton *m_remove = nullptr;
};

} // namespace Tare
