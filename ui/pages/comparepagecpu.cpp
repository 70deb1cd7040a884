// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/comparepagecpu.h"

#include "core/model/numberformat.h"
#include "ui/widgets/basics.h"
#include "ui/widgets/partsbar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace Tare {

namespace {

double sumOf(const LadderBar &bar)
{
    return bar.clientCpu.value_or(0) + bar.serverCpu.value_or(0) + bar.proxyCpu.value_or(0);
}

} // namespace

ComparePageCpu::ComparePageCpu(QWidget *parent)
    : QWidget(parent)
{
    m_title = makeValueLabel(TextRole::TextBold, LabelTone::Normal, this);
    auto *legend = new QHBoxLayout;
    legend->setSpacing(4);
    const auto mark = [&](PartsBar::Shade shade, const Text &text) {
        legend->addWidget(new ShadeMark(shade, this));
        legend->addWidget(makeLabel(TextRole::Small, LabelTone::Secondary, text, this));
        legend->addSpacing(8);
    };
    mark(PartsBar::Shade::Light, [] { return tr("client"); });
    mark(PartsBar::Shade::Middle, [] { return tr("server"); });
    mark(PartsBar::Shade::Accent, [] { return tr("in the way"); });
    legend->addStretch(1);
    m_rungs = new QVBoxLayout;
    m_rungs->setSpacing(6);
    m_legend = makeValueLabel(TextRole::Small, LabelTone::Secondary, this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 12, 16, 12);
    layout->setSpacing(6);
    layout->addWidget(m_title);
    layout->addLayout(legend);
    layout->addLayout(m_rungs);
    layout->addWidget(m_legend);
    layout->addWidget(makeHairline(Qt::Horizontal, this));
    hide();
}

void ComparePageCpu::showLadder(const LadderChartData &ladder, bool redis)
{
    clearLayout(m_rungs);
    double most = 0;
    for (const LadderBar &bar : ladder.bars) {
        most = std::max(most, sumOf(bar));
    }
    setVisible(most > 0);
    if (!(most > 0)) {
        return;
    }
    m_title->setText(redis ? tr("CPU time per request, µs") : tr("CPU time per transaction, µs"));
    QStringList missing;
    for (const LadderBar &bar : ladder.bars) {
        const double sum = sumOf(bar);
        if (!(sum > 0)) {
            missing.append(bar.name);
            continue;
        }
        QLabel *name = makeValueLabel(TextRole::Small, LabelTone::Normal, this);
        name->setText(bar.name);
        m_rungs->addWidget(name);
        auto *parts = new PartsBar(this);
        parts->setParts({{bar.clientCpu.value_or(0), PartsBar::Shade::Light},
                         {bar.serverCpu.value_or(0), PartsBar::Shade::Middle},
                         {bar.proxyCpu.value_or(0), PartsBar::Shade::Accent}});
        QLabel *number = makeValueLabel(TextRole::Small, LabelTone::Normal, this);
        number->setWordWrap(false);
        number->setText(formatSignificant(sum));
        //: %1 environment, %2 CPU time in microseconds, of that %3 the client, %4 the server, %5 what is in
        //: the way
        parts->setAccessibleName(tr("%1: %2 µs, client %3, server %4, in the way %5")
                                     .arg(bar.name, formatSignificant(sum),
                                          formatSignificant(bar.clientCpu.value_or(0)),
                                          formatSignificant(bar.serverCpu.value_or(0)),
                                          formatSignificant(bar.proxyCpu.value_or(0))));
        parts->setToolTip(parts->accessibleName().toHtmlEscaped());
        auto *line = new QHBoxLayout;
        line->setSpacing(6);
        const int width = std::max(1, static_cast<int>(std::lround(700 * sum / most)));
        line->addWidget(parts, width);
        line->addWidget(number);
        line->addStretch(std::max(1, 700 - width));
        m_rungs->addLayout(line);
    }
    //: %1 environments
    m_legend->setText(missing.isEmpty()
                          ? QString()
                          : tr("Not measured: %1.").arg(missing.join(tr(", ", "between environments"))));
    m_legend->setVisible(!missing.isEmpty());
}

} // namespace Tare
