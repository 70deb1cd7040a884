// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/costpanel.h"

#include "core/analysis/power.h"
#include "core/model/numberformat.h"
#include "core/model/planexpander.h"
#include "ui/models/sentstatements.h"
#include "ui/models/workloadwords.h"
#include "ui/widgets/partsbar.h"
#include "ui/widgets/translated.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QPainter>
#include <QSet>

#include <cmath>
#include <numeric>

namespace Tare {

namespace {

/// One small box a statement: dark reads, accent writes, outlined others. Very many become a bar.
class StatementBoxes final : public QWidget
{
public:
    void setStatements(const QList<SentStatement> &statements)
    {
        m_statements = statements;
        update();
    }

protected:
    void paintEvent(QPaintEvent * /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        int total = 0;
        for (const SentStatement &statement : m_statements)
            total += statement.count;
        if (total == 0)
            return;
        constexpr double narrowest = 5;
        const double step = std::min(12.0, (width() + 3.0) / total);
        const bool bar = step < narrowest;
        double left = 0;
        for (const SentStatement &statement : m_statements) {
            for (int i = 0; i < (bar ? 1 : statement.count); ++i) {
                const double wide = bar ? step * statement.count : step;
                const QRectF box(left + 0.5, 0.5, std::max(wide - 3, 2.0) - 1, height() - 1);
                const ThemeColors &theme = themeColors();
                painter.setPen(QPen(theme.secondary, 1));
                painter.setBrush(Qt::NoBrush);
                if (statement.kind == SentStatement::Kind::Read) {
                    painter.setBrush(theme.secondary);
                } else if (statement.kind == SentStatement::Kind::Write) {
                    painter.setPen(QPen(theme.accent, 1));
                    painter.setBrush(theme.accent);
                }
                painter.drawRoundedRect(box, 1.5, 1.5);
                left += wide;
            }
        }
    }

private:
    QList<SentStatement> m_statements;
};

} // namespace

CostPanel::CostPanel(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("costPanel"));
    m_figure = makeValueLabel(TextRole::Figure, LabelTone::Normal);
    m_figure->setObjectName(QStringLiteral("costFigure"));
    m_factors = makeValueLabel(TextRole::Text, LabelTone::Secondary);
    m_bar = new PartsBar;
    m_parts = new QGridLayout;
    m_parts->setColumnStretch(1, 1);
    m_parts->setHorizontalSpacing(8);
    m_parts->setVerticalSpacing(3);
    m_power = makeValueLabel(TextRole::Small, LabelTone::Secondary);
    m_powerRow = new QWidget;
    auto *power = new QHBoxLayout(m_powerRow);
    power->setContentsMargins(0, 0, 0, 0);
    power->addWidget(new IconLabel(QStringLiteral("info")), 0, Qt::AlignTop);
    power->addWidget(m_power, 1);

    m_sentTitle = makeValueLabel(TextRole::TextBold, LabelTone::Normal);
    m_sentCount = makeValueLabel(TextRole::Text, LabelTone::Secondary);
    m_sentCount->setWordWrap(false);
    auto *sentTop = new QHBoxLayout;
    sentTop->addWidget(m_sentTitle, 1);
    sentTop->addWidget(m_sentCount);
    m_boxes = new StatementBoxes;
    m_boxes->setFixedHeight(14);
    m_sentKinds = makeValueLabel(TextRole::Small, LabelTone::Secondary);
    m_sent = new QGridLayout;
    m_sent->setColumnStretch(1, 1);
    m_sent->setHorizontalSpacing(8);
    m_sent->setVerticalSpacing(2);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 12, 16, 16);
    layout->setSpacing(4);
    layout->addWidget(
        makeLabel(TextRole::Text, LabelTone::Secondary, [] { return tr("This workload adds"); }));
    layout->addWidget(m_figure);
    layout->addWidget(m_factors);
    layout->addSpacing(8);
    layout->addWidget(m_bar);
    layout->addSpacing(4);
    layout->addLayout(m_parts);
    layout->addSpacing(8);
    layout->addWidget(m_powerRow);
    layout->addSpacing(8);
    layout->addWidget(makeHairline(Qt::Horizontal));
    layout->addSpacing(8);
    layout->addLayout(sentTop);
    layout->addSpacing(4);
    layout->addWidget(m_boxes);
    layout->addWidget(m_sentKinds);
    layout->addSpacing(4);
    layout->addLayout(m_sent);
    layout->addStretch(1);
    translated(this, [this] {
        showCost();
        showSent();
    });
}

void CostPanel::showWorkload(const TestProfile &profile, const WorkloadSpec &workload)
{
    m_profile = profile;
    m_workload = workload;
    showCost();
    showSent();
}

void CostPanel::row(QGridLayout *grid, int at, QWidget *mark, const QString &text, const QString &value)
{
    if (mark)
        grid->addWidget(mark, at, 0, Qt::AlignVCenter);
    auto *left =
        makeValueLabel(TextRole::Small, mark || grid == m_sent ? LabelTone::Normal : LabelTone::Secondary);
    left->setText(text);
    auto *right = makeValueLabel(TextRole::Small, grid == m_sent ? LabelTone::Secondary : LabelTone::Normal);
    right->setWordWrap(false);
    right->setText(value);
    right->setAlignment(Qt::AlignRight | Qt::AlignTop);
    grid->addWidget(left, at, 1);
    grid->addWidget(right, at, 2);
}

void CostPanel::showCost()
{
    clearLayout(m_parts);
    StepCost sum;
    double total = 0;
    int steps = 0;
    QSet<QString> environments;
    QList<PlannedStep> mine;
    for (const PlannedStep &step : expandPlan(m_profile)) {
        if (step.workload.workloadId != m_workload.id)
            continue;
        const StepCost cost = estimateStep(step);
        sum.start += cost.start + cost.prepare + cost.stop;
        sum.warmup += cost.warmup;
        sum.measure += cost.measure;
        total += cost.total();
        ++steps;
        environments.insert(step.environment.id);
        mine.append(step);
    }
    const auto cases = static_cast<int>(expandCases(m_workload).size());
    const double preparation = estimateDataPreparation(mine);
    const bool planned = steps > 0;
    m_figure->setText(planned ? aboutDuration(total) : tr("nothing yet"));
    const QString factors = cases > 1
        ? tr("%1 × %2 × %3", "environments × cases × repetitions")
              .arg(tr("%n environments", nullptr, static_cast<int>(environments.size())),
                   tr("%n cases", nullptr, cases), tr("%n repetitions", nullptr, m_profile.plan.repetitions))
        : tr("%1 × %2", "environments × repetitions")
              .arg(tr("%n environments", nullptr, static_cast<int>(environments.size())),
                   tr("%n repetitions", nullptr, m_profile.plan.repetitions));
    m_factors->setText(planned ? factors
                               : tr("No environment with its kind of server is ticked in the plan."));
    m_bar->setVisible(planned);
    m_bar->setParts({{sum.start, PartsBar::Shade::Light},
                     {sum.warmup, PartsBar::Shade::Middle},
                     {sum.measure, PartsBar::Shade::Accent}});
    if (planned) {
        row(m_parts, 0, nullptr, tr("for each of %n steps", nullptr, steps), QString());
        row(m_parts, 1, new ShadeMark(PartsBar::Shade::Light), tr("start, copy data, stop"),
            formatDuration(sum.start / steps));
        row(m_parts, 2, new ShadeMark(PartsBar::Shade::Middle), tr("warm-up"),
            formatDuration(sum.warmup / steps));
        row(m_parts, 3, new ShadeMark(PartsBar::Shade::Accent), tr("measured"),
            formatDuration(sum.measure / steps));
        if (preparation >= 1)
            row(m_parts, 4, nullptr, tr("once: prepare %1 of data").arg(formatBytes(dataBytes(m_workload))),
                aboutDuration(preparation));
    }

    const int runs = m_profile.plan.repetitions;
    m_powerRow->setVisible(planned);
    if (runs > 1) {
        const std::optional<int> forTwo = runsForHalfWidth(usualVariation, 0.02);
        m_power->setText(
            tr("With the usual spread of %1, %n runs a side settle differences above %2. For %3 it takes %4.",
               nullptr, runs)
                .arg(formatPercent(usualVariation), formatPercent(expectedHalfWidth(usualVariation, runs), 0),
                     formatPercent(0.02, 0), forTwo ? QString::number(*forTwo) : QStringLiteral("> 10000")));
    } else {
        m_power->setText(tr("One run a side shows a change but no spread: nobody can tell it from chance."));
    }
}

QString CostPanel::redisKind(SentStatement::Kind kind)
{
    switch (kind) {
    case SentStatement::Kind::Read:
        return tr("read");
    case SentStatement::Kind::Write:
        return tr("write");
    case SentStatement::Kind::Other:
        return tr("no data");
    case SentStatement::Kind::Mixed:
        return tr("mix");
    }
    return {};
}

void CostPanel::showSent()
{
    clearLayout(m_sent);
    const QList<SentStatement> sent = sentStatements(m_workload);
    const bool redis = !std::holds_alternative<OltpWorkload>(m_workload.what); // no transactions either way
    int reads = 0;
    int writes = 0;
    int others = 0;
    for (const SentStatement &statement : sent) {
        if (statement.kind == SentStatement::Kind::Read)
            reads += statement.count;
        else if (statement.kind == SentStatement::Kind::Write)
            writes += statement.count;
        else
            others += statement.count;
    }
    m_sentTitle->setText(std::holds_alternative<DumpWorkload>(m_workload.what) ? tr("Dumps")
                             : redis                                           ? tr("Tests")
                                                                               : tr("One transaction"));
    m_sentCount->setText(redis ? tr("%n cases", nullptr, static_cast<int>(expandCases(m_workload).size()))
                               : tr("%n statements", nullptr, reads + writes + others));
    m_boxes->setVisible(!redis);
    static_cast<StatementBoxes *>(m_boxes)->setStatements(sent);
    m_boxes->setAccessibleName(tr("Statements of one transaction"));
    m_sentKinds->setVisible(!redis);
    m_sentKinds->setText(QStringList{tr("%n reads", nullptr, reads), tr("%n writes", nullptr, writes),
                                     tr("%n other", nullptr, others)}
                             .join(QStringLiteral("   ")));
    int at = 0;
    for (const SentStatement &statement : sent) {
        auto *count = makeValueLabel(TextRole::Small, LabelTone::Normal);
        count->setWordWrap(false);
        count->setText(redis ? QString() : QString::number(statement.count));
        count->setAlignment(Qt::AlignRight);
        const bool kind = std::holds_alternative<RedisWorkload>(m_workload.what);
        row(m_sent, at++, count, statement.what, kind ? redisKind(statement.kind) : statement.extent);
    }
}

} // namespace Tare
