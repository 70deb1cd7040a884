// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/comparepageside.h"

#include "core/model/numberformat.h"
#include "ui/charts/chartprovenance.h"
#include "ui/environmentstyle.h"
#include "ui/models/sidefacts.h"
#include "ui/widgets/basics.h"
#include "ui/widgets/foldedsection.h"
#include "ui/widgets/translated.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

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

QString factList(const QList<SideFact> &facts, const QList<CompareSide> &sides, bool single)
{
    QStringList lines;
    for (const SideFact &fact : facts) {
        if (single) {
            lines.append(QStringLiteral("%1: %2").arg(fact.title, shortened(fact.values.value(0))));
            continue;
        }
        lines.append(fact.title);
        for (int i = 0; i < sides.size(); ++i) {
            const QString value = fact.values.value(i);
            lines.append(
                QStringLiteral("    %1: %2")
                    .arg(sides.at(i).name, value.isEmpty() ? QStringLiteral("–") : shortened(value)));
        }
    }
    return lines.join(QLatin1Char('\n'));
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

    auto *differTitle = makeLabel(
        TextRole::TextBold, LabelTone::Normal, [] { return tr("What else differs"); }, content);
    m_differCount = makeValueLabel(TextRole::Small, LabelTone::Secondary, content);
    m_differCount->setObjectName(QStringLiteral("differCount"));
    m_differCount->setWordWrap(false);
    m_differences = new QVBoxLayout;
    m_differences->setSpacing(8);
    const auto list = [content](const QString &name) {
        QLabel *label = makeValueLabel(TextRole::Small, LabelTone::Secondary, content);
        label->setObjectName(name);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        return label;
    };
    m_aboutList = list(QStringLiteral("aboutList"));
    m_about = new FoldedSection(
        QStringLiteral("aboutFacts"), [] { return tr("What is compared"); }, content);
    m_about->setContent(m_aboutList);
    m_sameList = list(QStringLiteral("sameList"));
    m_same = new FoldedSection(
        QStringLiteral("sameFacts"), [] { return tr("The same on all sides"); }, content);
    m_same->setContent(m_sameList);

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
    auto *differHead = new QHBoxLayout;
    differHead->addWidget(differTitle);
    differHead->addStretch(1);
    differHead->addWidget(m_differCount);
    auto *folds = new QVBoxLayout;
    folds->setContentsMargins(8, 6, 12, 8);
    folds->setSpacing(2);
    folds->addWidget(m_about);
    folds->addWidget(m_same);

    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(padded({head}));
    layout->addWidget(makeHairline(Qt::Horizontal, content));
    layout->addLayout(padded({differHead, m_differences}));
    layout->addWidget(makeHairline(Qt::Horizontal, content));
    layout->addLayout(folds);
    layout->addStretch(1);
    setWidget(content);
}

void ComparePageSide::showSet(const ComparisonSet &set, const QSet<QString> &shown)
{
    m_set = set;
    m_shown = shown;
    fill();
}

void ComparePageSide::retranslate()
{
    fill();
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
    fillDifferences();
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
    if (!facts.isEmpty()) {
        QLabel *label = makeValueLabel(TextRole::Small, LabelTone::Secondary, this);
        label->setText(facts);
        label->setContentsMargins(22, 0, 0, 0);
        m_compared->addWidget(label);
    }
}

void ComparePageSide::fillDifferences()
{
    clearLayout(m_differences);
    QList<CompareSide> sides;
    for (const CompareSide &side : m_set.sides()) {
        if (side.id == m_set.baseline()) {
            sides.prepend(side);
        } else if (m_shown.isEmpty() || m_shown.contains(side.id)) {
            sides.append(side);
        }
    }
    const SideFacts facts = sides.size() > 1 ? compareFacts(sides) : SideFacts();
    QList<SideFact> about;
    int others = 0;
    for (const SideFact &fact : facts.different) {
        if (fact.compared) {
            about.append(fact);
            continue;
        }
        ++others;
        auto *block = new QWidget(this);
        auto *column = new QVBoxLayout(block);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(1);
        auto *head = new QHBoxLayout;
        head->setSpacing(8);
        head->addWidget(new IconLabel(QStringLiteral("state-warning"), IconColor::Warning, 16, block));
        QLabel *title = makeValueLabel(TextRole::TextBold, LabelTone::Normal, block);
        title->setText(fact.title);
        head->addWidget(title, 1);
        column->addLayout(head);
        QLabel *values = makeValueLabel(TextRole::Small, LabelTone::Secondary, block);
        values->setContentsMargins(24, 0, 0, 0);
        QStringList lines;
        for (int i = 0; i < sides.size(); ++i) {
            const QString value = fact.values.value(i);
            lines.append(tr("%1: %2", "environment, what was found")
                             .arg(sides.at(i).name, value.isEmpty() ? tr("not known") : shortened(value)));
        }
        values->setText(lines.join(QLatin1Char('\n')));
        values->setToolTip(fact.values.join(QLatin1Char('\n')).toHtmlEscaped());
        column->addWidget(values);
        m_differences->addWidget(block);
    }
    if (others == 0) {
        QLabel *none = makeValueLabel(TextRole::Small, LabelTone::Secondary, this);
        none->setText(facts.same.isEmpty() && about.isEmpty()
                          ? tr("No facts were found that could be compared.")
                          : tr("Nothing else that was looked at differs between the sides."));
        m_differences->addWidget(none);
    }
    m_differCount->setText(others > 0 ? tr("%n differences", nullptr, others) : QString());
    setTone(m_differCount, others > 0 ? LabelTone::Warning : LabelTone::Secondary);
    m_about->setSummary(tr("%n facts", nullptr, static_cast<int>(about.size())));
    m_aboutList->setText(factList(about, sides, false));
    m_about->setVisible(!about.isEmpty());
    m_same->setSummary(tr("%n facts", nullptr, static_cast<int>(facts.same.size())));
    m_sameList->setText(factList(facts.same, sides, true));
    m_same->setVisible(!facts.same.isEmpty());
}

} // namespace Tare
