// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/importers/importrun.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace Tare {

class LogReading;
class MessagePanel;
class ResultsAccess;

/// Logs of other programs become a run: which files, what was recognised in them, which environment each is
/// of, and what is doubtful, before anything is stored.
class ImportDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ImportDialog)

public:
    explicit ImportDialog(ResultsAccess &results, QWidget *parent = nullptr);
    ~ImportDialog() override;

    void addFiles(const QStringList &paths);
    qint64 importedId() const { return m_importedId; } ///< once accepted

private:
    enum Column { FileColumn, FoundColumn, EnvironmentColumn };
    struct Entry
    {
        ImportedFile file;
        Error error; ///< with a sentence: it holds nothing
        bool read = false;
    };

    void chooseFiles();
    void removeChosen();
    void takeLog(const QString &path, const Result<ImportedLog> &log);
    void showFiles();
    void showPreview();
    void takeEnvironment(QTreeWidgetItem *item, int column);
    QList<ImportedFile> usable() const;
    Result<RunRecord> assembled() const;
    void store();
    static QString foundText(const Entry &entry);

    ResultsAccess &m_results;
    LogReading *m_reading;
    QList<Entry> m_entries;
    qint64 m_importedId = 0;
    bool m_filling = false;
    QTreeWidget *m_list;
    QPushButton *m_remove;
    QLineEdit *m_name;
    QComboBox *m_baseline;
    QLabel *m_summary;
    QPlainTextEdit *m_preview;
    MessagePanel *m_problem;
    QPushButton *m_import;
};

} // namespace Tare
