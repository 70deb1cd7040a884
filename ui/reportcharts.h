// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/report/htmlreport.h"
#include "ui/charts/chartpicture.h"
#include "ui/models/comparisonset.h"

#include <QSize>

#include <memory>
#include <vector>

namespace Tare {

/// A chart of a report, to be written as SVG or painted onto a page.
struct ReportPicture
{
    QString place; ///< chartPlace() of where it stands
    QString name;  ///< of its place in a rich text document
    QSize size;    ///< device-independent pixels
    std::unique_ptr<ChartPicture> picture;
};

/// For each workload the bars of throughput and 95 % latency over its cases, some groups a chart, or its
/// sweeps over numbers of threads; for each case the cost ladder and the course over time, where there are
/// any.
std::vector<ReportPicture> reportPictures(const ComparisonSet &set);

} // namespace Tare
