// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/model/records.h"

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace Tare {

/// A picture in a report.
struct ReportChart
{
    QString description; ///< its numbers in words, for who does not see it
    QByteArray svg;      ///< for a browser
    QString name;        ///< for a rich text document: what its place is called
};

struct HtmlReport
{
    QString baselineId; ///< empty: the run's
    /// By chartPlace().
    QMap<QString, QList<ReportChart>> charts;
    QStringList commands; ///< what was run, secrets blanked
    /// For a rich text document, which is printed: pictures by their names "chart:1" …, the rules of the
    /// paper left to it. Else a page for a browser, with everything inside.
    bool richText = false;
};

/// Where a chart stands: with its case, or, with an empty key, before the cases of its workload.
QString chartPlace(const QString &workloadId, const QString &caseKey = {});

/// Run and comparison as one document: the verdict, pictures, tables, what else differs by the rules of
/// fairness, the method, what is doubtful, the raw numbers and all facts but the servers' own settings. In
/// the present language.
QByteArray runToHtml(const RunRecord &run, const HtmlReport &report = {});

} // namespace Tare
