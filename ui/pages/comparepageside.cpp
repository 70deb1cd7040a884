// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/comparepageside.h"

#include "ui/charts/chartprovenance.h"
#include "ui/environmentstyle.h"
#include "ui/pages/comparepagecpu.h"
#include "ui/pages/comparepagefairness.h"
#include "ui/widgets/basics.h"
#include "ui/widgets/translated.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace Tare {

namespace {

QIcon chipIcon(int slot, qreal ratio)
{
    QPixmap pixmap(QSize(12, 12) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintChip(painter, QRectF(0, 0, 12, 12), slot, themeColors());
    painter.end();
    return QIcon(pixmap);
}

/// A tick with an environment's chip and name; a long name gives way with an ellipsis.
class SideCheckBox final : public QCheckBox
{
public:
    SideCheckBox(const CompareSide &side, QWidget *parent)
        : QCheckBox(parent)
        , m_name(side.name)
    {
        setIcon(chipIcon(side.slot, devicePixelRatioF()));
        setIconSize(QSize(12, 12));
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        setAccessibleName(m_name);
        setToolTip(m_name.toHtmlEscaped());
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QCheckBox::resizeEvent(event);
        QString shown = fontMetrics().elidedText(m_name, Qt::ElideMiddle, width() - 46);
        setText(shown.replace(QLatin1Char('&'), QStringLiteral("&&")));
    }

private:
    QString m_name;
};

/// Long values (hashes, paths) would break the column.
QString shortened(const QString &value)
{
    return value.size() > 40 ? value.left(18) + QStringLiteral("…") + value.right(18) : value;
}

} // namespace

ComparePageSide::ComparePageSide(QWidget *parent)
    : QScrollArea(parent)
{
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    setMinimumWidth(240);
    auto *content = new QWidget(this);
    useContentBackground(content, QPalette::AlternateBase);

    auto *exportButton = makeButton(
        QStringLiteral("exportReport"), ButtonKind::Primary, [] { return tr("Export report…"); },
        QStringLiteral("export"), content);
    auto *menu = new QMenu(exportButton);
    const auto entry = [this, menu](const QString &what, const Text &text) {
        QAction *action = menu->addAction(QString());
        action->setObjectName(what);
        translated(menu, [action, text] { action->setText(text()); });
        connect(action, &QAction::triggered, this, [this, what] { Q_EMIT exportRequested(what); });
    };
    entry(QStringLiteral("html"), [] { return tr("Report as a web page (HTML)…"); });
    entry(QStringLiteral("pdf"), [] { return tr("Report as PDF…"); });
    entry(QStringLiteral("markdown"), [] { return tr("Report as Markdown…"); });
    entry(QStringLiteral("csv"), [] { return tr("Comparisons as CSV…"); });
    entry(QStringLiteral("json"), [] { return tr("Whole runs as JSON…"); });
    exportButton->setMenu(menu);

    m_baseline = new QComboBox(content);
    m_baseline->setObjectName(QStringLiteral("baselineChooser"));
    m_baseline->setMinimumContentsLength(8);
    m_baseline->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    translated(m_baseline, [this] { m_baseline->setAccessibleName(tr("Baseline")); });
    connect(m_baseline, &QComboBox::activated, this,
            [this] { Q_EMIT baselineChosen(m_baseline->currentData().toString()); });
    m_baselineFacts = makeValueLabel(TextRole::Small, LabelTone::Secondary, content);
    auto *baselineLabel = makeLabel(
        TextRole::Text, LabelTone::Secondary, [] { return tr("&Baseline"); }, content);
    baselineLabel->setBuddy(m_baseline);
    auto *comparedLabel = makeLabel(
        TextRole::Text, LabelTone::Secondary, [] { return tr("Compared"); }, content);
    m_compared = new QVBoxLayout;
    m_compared->setSpacing(6);

    m_cpu = new ComparePageCpu(content);
    m_fairness = new ComparePageFairness(content);

    const auto padded = [](std::initializer_list<QLayout *> layouts) {
        auto *box = new QVBoxLayout;
        box->setContentsMargins(16, 12, 16, 12);
        box->setSpacing(8);
        for (QLayout *layout : layouts) {
            box->addLayout(layout);
        }
        return box;
    };
    auto *head = new QVBoxLayout;
    head->setSpacing(8);
    head->addWidget(exportButton);
    head->addSpacing(4);
    head->addWidget(baselineLabel);
    head->addWidget(m_baseline);
    head->addWidget(m_baselineFacts);
    head->addSpacing(4);
    head->addWidget(comparedLabel);
    head->addLayout(m_compared);

    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(padded({head}));
    layout->addWidget(makeHairline(Qt::Horizontal, content));
    layout->addWidget(m_cpu);
    layout->addWidget(m_fairness);
    layout->addStretch(1);
    setWidget(content);
}

void ComparePageSide::showSet(const ComparisonSet &set, const QSet<QString> &shown)
{
    m_set = set;
    m_shown = shown;
    fill();
}

void ComparePageSide::showFairness(const CompareCase &which, Metric metric, const QString &sideId)
{
    m_fairness->showComparison(m_set, which, metric, sideId);
}

void ComparePageSide::showLadder(const LadderChartData &ladder, bool redis)
{
    m_cpu->showLadder(ladder, redis);
}

QString ComparePageSide::factLines(const CompareSide &side) const
{
    const bool redis = !m_set.cases().isEmpty() && m_set.cases().first().redis;
    QStringList lines{serverVersionText(side.facts, redis), engineVersionText(side.facts)};
    const QString image = side.facts.value(QStringLiteral("image.source"));
    if (image == QLatin1String("host binary")) {
        lines.append(tr("image: packed from this host’s binary"));
    } else if (!image.isEmpty()) {
        lines.append(tr("image: %1").arg(shortened(side.facts.value(QStringLiteral("image.name")))));
    }
    if (!side.mechanism.isEmpty()) {
        lines.append(tr("path: %1").arg(side.mechanism));
    }
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

void ComparePageSide::fill()
{
    m_baseline->clear();
    clearLayout(m_compared);
    m_boxes.clear();
    m_baselineFacts->clear();
    for (const CompareSide &side : m_set.sides()) {
        m_baseline->addItem(chipIcon(side.slot, devicePixelRatioF()), side.name, side.id);
        if (side.id == m_set.baseline()) {
            m_baselineFacts->setText(factLines(side));
        } else {
            addSide(side);
        }
    }
    m_baseline->setCurrentIndex(m_baseline->findData(m_set.baseline()));
    m_baselineFacts->setVisible(!m_baselineFacts->text().isEmpty());
}

void ComparePageSide::addSide(const CompareSide &side)
{
    auto *box = new SideCheckBox(side, this);
    box->setObjectName(QStringLiteral("compared-") + side.id);
    box->setChecked(m_shown.isEmpty() || m_shown.contains(side.id));
    m_boxes.append(box);
    connect(box, &QCheckBox::toggled, this, [this] {
        QSet<QString> shown;
        for (const QCheckBox *each : std::as_const(m_boxes)) {
            if (each->isChecked()) {
                shown.insert(each->objectName().mid(9));
            }
        }
        if (shown.isEmpty()) {
            // Nothing compared is no comparison: the last tick stays.
            auto *last = qobject_cast<QCheckBox *>(focusWidget());
            (m_boxes.contains(last) ? last : m_boxes.first())->setChecked(true);
            return;
        }
        m_shown = shown;
        Q_EMIT shownChanged(shown);
    });
    m_compared->addWidget(box);
    const QString facts = factLines(side);
    // With several, the facts would push what weighs against them out of sight.
    if (m_set.sides().size() > 2) {
        box->setToolTip(box->toolTip() + QStringLiteral("<br>")
                        + facts.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>")));
        box->setAccessibleDescription(facts);
    } else if (!facts.isEmpty()) {
        QLabel *label = makeValueLabel(TextRole::Small, LabelTone::Secondary, this);
        label->setText(facts);
        label->setContentsMargins(22, 0, 0, 0);
        m_compared->addWidget(label);
    }
}

} // namespace Tare
