// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reportcharts.h"

#include "ui/charts/chartdata.h"
#include "ui/charts/chartexporter.h"
#include "ui/charts/comparisonbars.h"
#include "ui/charts/ladderdata.h"
#include "ui/charts/sweepchart.h"
#include "ui/charts/throughputchart.h"

#include <QSet>

#include <algorithm>

namespace Tare {

namespace {

constexpr int width = 960;
constexpr int margins = 48;     ///< the sheet's, left and right
constexpr int aroundBars = 130; ///< title and captions
constexpr int leastBars = 360;
constexpr int leastCourse = 360;
constexpr int ladderHeight = 440;
constexpr int sweepHeight = 480;
constexpr qsizetype mostBars = 24; ///< of one chart, so that it fits a page

bool hasBars(const BarChartData &data)
{
    return std::ranges::any_of(data.groups, [](const BarGroup &group) {
        return std::ranges::any_of(group.bars,
                                   [](const BarValue &bar) { return bar.state == BarValue::State::Present; });
    });
}

class Collector
{
public:
    explicit Collector(const ComparisonSet &set)
        : m_set(set)
    { }

    std::vector<ReportPicture> collect()
    {
        QSet<QString> workloads;
        for (const CompareCase &which : m_set.cases()) {
            if (!workloads.contains(which.workloadId)) {
                workloads.insert(which.workloadId);
                if (!which.dump || !addSweeps(which)) // the sweep has every bar's number
                    addBars(which, m_set.primaryMetric(which));
                if (!which.dump && m_set.primaryMetric() != Metric::LatencyP95)
                    addBars(which, Metric::LatencyP95);
            }
            if (!which.dump) {
                addLadder(which);
                addCourse(which);
            }
        }
        return std::move(m_pictures);
    }

private:
    void add(const QString &place, std::unique_ptr<ChartPicture> picture, int height)
    {
        const QString name = QStringLiteral("chart:%1").arg(m_pictures.size() + 1);
        m_pictures.push_back(
            {place, name, QSize(width, std::min(height, largestExport.height())), std::move(picture)});
    }

    void addBars(const CompareCase &which, Metric metric)
    {
        BarChartData data = barChartData(m_set, which, metric);
        data.selected = -1; // nothing on paper is selected
        if (!hasBars(data))
            return;
        const QList<BarGroup> groups = data.groups;
        const qsizetype each =
            std::max<qsizetype>(1, mostBars / std::max<qsizetype>(groups.first().bars.size(), 1));
        for (qsizetype from = 0; from < groups.size(); from += each) {
            data.groups = groups.mid(from, each);
            auto bars = std::make_unique<ComparisonBars>();
            bars->setData(data);
            const int height = static_cast<int>(bars->leastHeight(width - margins)) + aroundBars;
            add(chartPlace(which.workloadId), std::move(bars), std::max(height, leastBars));
        }
    }

    bool addSweeps(const CompareCase &which)
    {
        bool any = false;
        for (const DumpOperation operation : {DumpOperation::Dump, DumpOperation::Restore}) {
            const DumpSweep sweep = dumpSweep(m_set.record(), which.workloadId, operation);
            if (sweep.threads().size() < 2)
                continue;
            auto chart = std::make_unique<SweepChart>();
            chart->setData(sweepChartData(sweep, m_set.baseline()));
            if (!chart->hasData())
                continue;
            any = true;
            add(chartPlace(which.workloadId), std::move(chart), sweepHeight);
        }
        return any;
    }

    void addLadder(const CompareCase &which)
    {
        auto ladder = std::make_unique<LadderChart>();
        ladder->setData(ladderData(m_set, which));
        if (ladder->hasData())
            add(chartPlace(which.workloadId, which.key), std::move(ladder), ladderHeight);
    }

    void addCourse(const CompareCase &which)
    {
        auto course = std::make_unique<ThroughputChart>();
        course->setData(timelineData(m_set.record(), which.workloadId, which.key, 0));
        if (!course->hasData())
            return;
        const int height = static_cast<int>(course->leastHeight(width - margins)) + aroundBars;
        add(chartPlace(which.workloadId, which.key), std::move(course), std::max(height, leastCourse));
    }

    const ComparisonSet &m_set;
    std::vector<ReportPicture> m_pictures;
};

} // namespace

std::vector<ReportPicture> reportPictures(const ComparisonSet &set)
{
    return Collector(set).collect();
}

} // namespace Tare
