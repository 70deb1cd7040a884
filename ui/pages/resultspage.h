// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>
#include <QWidget>

#include <memory>

namespace Tare {

class AppSettings;
class ResultsAccess;

/// The list of runs with their answers, and a preview of the current one.
class ResultsPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ResultsPage)

public:
    explicit ResultsPage(ResultsAccess &results, QWidget *parent = nullptr);
    ~ResultsPage() override;

    void follow(AppSettings &settings); ///< for what is remembered of its charts

    void setRunning(bool running); ///< a run goes on
    QString statusText() const;    ///< "11 of 38 runs shown · results.tare.sqlite, 84 MB"

public Q_SLOTS:
    void selectRun(qint64 id);
    void focusFilter();
    void exportChart();
    void exportReport(); ///< asks for the file; its suffix says how
    void copyChart();

Q_SIGNALS:
    void compareRequested(const QList<qint64> &runIds);
    void resumeRequested(qint64 runId);
    void openRequested(qint64 runId); ///< double click or Enter: show it on Compare
    void
    profileRequested(const QByteArray &profile); ///< "Open its profile": the document the run was made from
    void statusTextChanged(const QString &text);

private:
    class Private;
    std::unique_ptr<Private> m_d;
};

} // namespace Tare
