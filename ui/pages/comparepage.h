// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QWidget>

#include <memory>

namespace Tare {

class ResultsAccess;

/// The answer: a sentence, its interval as a picture, bars, differences or the course over time, the numbers,
/// and what else differs between the two sides.
class ComparePage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ComparePage)

public:
    explicit ComparePage(ResultsAccess &results, QWidget *parent = nullptr);
    ~ComparePage() override;

    QList<qint64> shownRuns() const;

public Q_SLOTS:
    void showRun(qint64 id);
    void showRuns(const QList<qint64> &ids); ///< several: their environments side by side
    void exportChart();
    void exportReport(); ///< asks for the file; its suffix says how
    void copyChart();

Q_SIGNALS:
    void resultsRequested(); ///< the empty page's button

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    class Private;
    std::unique_ptr<Private> m_d;
};

} // namespace Tare
