// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/chartexporter.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace Tare {

class ChartPicture;
class MessagePanel;
class SegmentedControl;

/// Where and how a chart is saved, with a preview of the sheet.
class ChartExportDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChartExportDialog)

public:
    /// Draws a copy: the chart on screen may go on changing.
    ChartExportDialog(const ChartPicture &picture, const ChartProvenance &provenance,
                      const QString &suggestedName, QWidget *parent = nullptr);
    ~ChartExportDialog() override;

    QString writtenPath() const { return m_written; }
    void setPath(const QString &path);

    /// "redis-quick-bars": letters, digits and dashes only.
    static QString fileNameFor(const QString &title);

protected:
    void accept() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    ChartFormat format() const;
    ChartExportOptions options() const;
    void choosePath();
    void formatChanged();
    void showPreview();

    std::unique_ptr<ChartPicture> m_picture;
    ChartProvenance m_provenance;
    QString m_written;
    SegmentedControl *m_format = nullptr;
    QSpinBox *m_width = nullptr;
    QSpinBox *m_height = nullptr;
    QSpinBox *m_scale = nullptr;
    QLabel *m_pixels = nullptr;
    QCheckBox *m_theme = nullptr;
    QLineEdit *m_path = nullptr;
    QLabel *m_preview = nullptr;
    MessagePanel *m_problem = nullptr;
};

} // namespace Tare
