// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/resultspreview.h"

#include "ui/charts/chartview.h"
#include "ui/charts/throughputchart.h"
#include "ui/models/bottleneckwords.h"
#include "ui/pages/hoststripsbutton.h"
#include "ui/pages/targetlinesbutton.h"
#include "ui/pages/targetspanel.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QLabel>
#include <QStackedWidget>

#include <algorithm>

namespace Tare {

// What there is of one step: its targets, the machine meanwhile, and what held it back.

void ResultsPreview::buildStepTools()
{
    m_targets = new TargetsPanel(this);
    m_charts->addWidget(m_targets);
    m_targetLines = new TargetLinesButton(this);
    connect(m_targetLines, &TargetLinesButton::shownChanged, m_timeline, &ThroughputChart::setTargetLines);
    m_hostStrips = new HostStripsButton(this);
    connect(m_hostStrips, &HostStripsButton::shownChanged, this, [this](const QSet<HostStrip> &shown) {
        m_timeline->setHostStrips(shown);
        fillMachine();
    });
    m_timeline->setHostStrips(m_hostStrips->shown());
    m_limits = makeValueLabel(TextRole::Small, LabelTone::Secondary, this);
    m_limits->setObjectName(QStringLiteral("previewLimits"));
}

void ResultsPreview::follow(AppSettings &settings)
{
    m_hostStrips->follow(settings);
}

const StepRecord *ResultsPreview::pickedStep() const
{
    const auto &steps = m_set.record().steps;
    const auto found = std::ranges::find(steps, m_picked, &StepRecord::order);
    return found == steps.end() ? nullptr : &*found;
}

const StepRecord *ResultsPreview::stepWithTargets() const
{
    if (const StepRecord *step = pickedStep()) {
        return step->targets.size() > 1 ? step : nullptr;
    }
    const CompareCase *which = shownCase();
    if (!which) {
        return nullptr;
    }
    const auto &steps = m_set.record().steps;
    const auto found = std::ranges::find_if(steps, [which](const StepRecord &step) {
        return step.workloadId == which->workloadId && step.caseKey == which->key && step.targets.size() > 1;
    });
    return found == steps.end() ? nullptr : &*found;
}

void ResultsPreview::fillTargets()
{
    const QString segment = QStringLiteral("targets");
    const StepRecord *step = m_set.isEmpty() ? nullptr : stepWithTargets();
    m_mode->setSegmentVisible(segment, step);
    if (step) {
        m_targets->showStep(*step);
    } else {
        m_targets->clear();
        if (m_mode->current() == segment) {
            m_mode->setCurrent(QStringLiteral("bars"));
        }
    }
    m_targetLines->setTargets(m_timeline->targets());
    m_targetLines->setVisible(m_mode->current() == QStringLiteral("time")
                              && !m_timeline->targets().isEmpty());
}

void ResultsPreview::fillMachine()
{
    const StepRecord *step = m_set.isEmpty() ? nullptr : pickedStep();
    const bool overTime = m_mode->current() == QStringLiteral("time");
    m_hostStrips->setVisible(overTime && step);
    if (!step) {
        m_sampledStep = 0;
        m_timeline->setHostTimeline({});
        return;
    }
    // Read when it is looked at, and once.
    if (!overTime || m_hostStrips->shown().isEmpty() || (m_sampledStep == step->id && step->id > 0)) {
        return;
    }
    m_sampledStep = step->id;
    const QList<HostSample> samples =
        step->hostSamples.isEmpty() && m_samplesOf ? m_samplesOf(*step) : step->hostSamples;
    m_timeline->setHostTimeline(
        hostTimeline(QStringLiteral("%1/%2").arg(m_set.record().key).arg(step->order), samples));
}

void ResultsPreview::fillLimits()
{
    QString text;
    QStringList sentences;
    if (const StepRecord *step = m_set.isEmpty() ? nullptr : pickedStep()) {
        if (const std::optional<Bottleneck> its = bottleneck(*step)) {
            text = its->sentence;
        }
    } else if (const CompareCase *which = m_set.isEmpty() ? nullptr : shownCase()) {
        QStringList titles;
        for (const CompareSide &side : m_set.sidesOf(*which)) {
            const std::optional<CommonBottleneck> common = commonBottleneck(m_set.stepsOf(*which, side.id));
            if (const QString title = limitTitle(common); !title.isEmpty()) {
                titles.append(tr("%1: %2", "environment, what held it back").arg(side.name, title));
                sentences.append(
                    tr("%1: %2", "environment, what held it back").arg(side.name, limitText(common)));
            }
        }
        if (!titles.isEmpty()) {
            text = tr("Held back by — %1")
                       .arg(titles.join(tr(" · ", "between facts in a line; without spaces in Chinese")));
        }
    }
    m_limits->setText(text);
    m_limits->setToolTip(
        sentences.join(QLatin1Char('\n')).toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>")));
    m_limits->setVisible(!text.isEmpty());
}

} // namespace Tare
