// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/comparepagefairness.h"

#include "core/analysis/factnames.h"
#include "ui/widgets/basics.h"
#include "ui/widgets/foldedsection.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace Tare {

namespace {

constexpr qsizetype mostRows = 5;                        ///< of a finding; the others are in its tool tip
constexpr qsizetype longestValue = 40;                   ///< hashes and paths would break the column
const QString runValues = QStringLiteral("runs.values"); ///< they stand in the table beside

QString shortened(const QString &value)
{
    return value.size() > longestValue ? value.left(18) + QStringLiteral("…") + value.right(18) : value;
}

QString valueText(const QString &fact, const QString &value)
{
    return value.isEmpty() ? ComparePageFairness::tr("not known") : factText(fact, value);
}

QString rowText(const FindingRow &row, const Comparison &comparison, bool whole)
{
    const auto shown = [&](const QString &value) {
        const QString text = valueText(row.fact, value);
        return whole ? text : shortened(text);
    };
    //: %1 a fact, %2 and %4 environments, %3 and %5 what was found of it there
    return ComparePageFairness::tr("%1\n    %2: %3\n    %4: %5")
        .arg(factTitle(row.fact), comparison.baselineName, shown(row.baseline), comparison.environmentName,
             shown(row.environment));
}

QString rowsText(const QList<FindingRow> &rows, const Comparison &comparison, bool whole)
{
    QStringList lines;
    for (const FindingRow &row : rows) {
        if (row.fact != runValues && (whole || lines.size() < mostRows)) {
            lines.append(rowText(row, comparison, whole));
        }
    }
    if (!whole && rows.size() > mostRows) {
        lines.append(ComparePageFairness::tr("and %1 more").arg(rows.size() - mostRows));
    }
    return lines.join(QLatin1Char('\n'));
}

IconLabel *iconOf(const Finding &finding, QWidget *parent)
{
    switch (finding.grade) {
    case FindingGrade::Block:
        return new IconLabel(QStringLiteral("state-error"), IconColor::Error, 16, parent);
    case FindingGrade::Warn:
        return new IconLabel(QStringLiteral("state-warning"), IconColor::Warning, 16, parent);
    case FindingGrade::Note:
        break;
    }
    return new IconLabel(QStringLiteral("info"), IconColor::Follow, 16, parent);
}

} // namespace

ComparePageFairness::ComparePageFairness(QWidget *parent)
    : QWidget(parent)
{
    auto *title = makeLabel(
        TextRole::TextBold, LabelTone::Normal, [] { return tr("Fairness"); }, this);
    m_count = makeValueLabel(TextRole::Small, LabelTone::Secondary, this);
    m_count->setObjectName(QStringLiteral("fairnessCount"));
    m_count->setWordWrap(false);
    m_about = makeValueLabel(TextRole::Small, LabelTone::Secondary, this);
    m_about->setObjectName(QStringLiteral("fairnessAbout"));
    auto *head = new QHBoxLayout;
    head->addWidget(title);
    head->addStretch(1);
    head->addWidget(m_count);
    m_findings = new QVBoxLayout;
    m_findings->setSpacing(10);
    auto *upper = new QVBoxLayout;
    upper->setContentsMargins(16, 12, 16, 12);
    upper->setSpacing(8);
    upper->addLayout(head);
    upper->addWidget(m_about);
    upper->addLayout(m_findings);

    const auto list = [this](const QString &name) {
        QLabel *label = makeValueLabel(TextRole::Small, LabelTone::Secondary, this);
        label->setObjectName(name);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        return label;
    };
    m_notes = new FoldedSection(
        QStringLiteral("fairnessNotes"), [] { return tr("To be known"); }, this);
    auto *notes = new QWidget(this);
    m_noteList = new QVBoxLayout(notes);
    m_noteList->setContentsMargins(8, 0, 4, 4);
    m_noteList->setSpacing(8);
    m_notes->setContent(notes);
    m_sameList = list(QStringLiteral("fairnessSame"));
    m_same = new FoldedSection(
        QStringLiteral("fairnessAlike"), [] { return tr("The same on both sides"); }, this);
    m_same->setContent(m_sameList);
    m_unknownList = list(QStringLiteral("fairnessUnknown"));
    m_unknown = new FoldedSection(
        QStringLiteral("fairnessNotLookedAt"), [] { return tr("Could not be compared"); }, this);
    m_unknown->setContent(m_unknownList);
    auto *folds = new QVBoxLayout;
    folds->setContentsMargins(8, 6, 12, 8);
    folds->setSpacing(2);
    folds->addWidget(m_notes);
    folds->addWidget(m_same);
    folds->addWidget(m_unknown);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(upper);
    layout->addWidget(makeHairline(Qt::Horizontal, this));
    layout->addLayout(folds);
}

void ComparePageFairness::addFinding(QVBoxLayout *to, const Finding &finding, const Comparison &comparison)
{
    auto *block = new QWidget(this);
    block->setObjectName(QStringLiteral("finding-") + finding.key);
    auto *column = new QVBoxLayout(block);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(iconOf(finding, block), 0, Qt::AlignTop);
    QLabel *title = makeValueLabel(TextRole::TextBold, LabelTone::Normal, block);
    title->setText(finding.overridden ? tr("%1 (overridden)").arg(finding.title) : finding.title);
    head->addWidget(title, 1);
    column->addLayout(head);
    const auto add = [&](const QString &text, LabelTone tone) {
        if (text.isEmpty()) {
            return;
        }
        QLabel *label = makeValueLabel(TextRole::Small, tone, block);
        label->setContentsMargins(24, 0, 0, 0);
        label->setText(text);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        column->addWidget(label);
    };
    add(finding.sentence, LabelTone::Normal);
    add(rowsText(finding.rows, comparison, false), LabelTone::Secondary);
    //: %1 a sentence: "Set the governor to performance."
    add(finding.wayOut.isEmpty() ? QString() : tr("What to do: %1").arg(finding.wayOut), LabelTone::Normal);
    block->setToolTip(rowsText(finding.rows, comparison, true)
                          .toHtmlEscaped()
                          .replace(QLatin1Char('\n'), QStringLiteral("<br>")));
    block->setAccessibleName(title->text());
    block->setAccessibleDescription(finding.sentence);
    to->addWidget(block);
}

void ComparePageFairness::showComparison(const ComparisonSet &set, const CompareCase &which, Metric metric,
                                         const QString &sideId)
{
    clearLayout(m_findings);
    clearLayout(m_noteList);
    const Comparison *comparison = set.comparison(which, metric, sideId);
    setVisible(comparison != nullptr);
    if (!comparison) {
        return;
    }
    const FairnessReport report = set.fairness(which, sideId);
    //: %1 an environment, %2 the baseline
    m_about->setText(tr("%1 against %2").arg(comparison->environmentName, comparison->baselineName));
    int blocks = 0;
    int warnings = 0;
    int notes = 0;
    const auto take = [&](const Finding &finding) {
        if (finding.grade == FindingGrade::Note) {
            addFinding(m_noteList, finding, *comparison);
            ++notes;
            return;
        }
        addFinding(m_findings, finding, *comparison);
        ++(finding.grade == FindingGrade::Block ? blocks : warnings);
    };
    std::ranges::for_each(comparison->findings, take);
    for (const Finding &finding : report.findings) {
        if (finding.grade == FindingGrade::Note) { // the weightier ones are the comparison's already
            take(finding);
        }
    }
    if (blocks + warnings == 0) {
        QLabel *none = makeValueLabel(TextRole::Small, LabelTone::Secondary, this);
        none->setText(report.same.isEmpty()
                          ? tr("Nothing is known of the sides that could be compared.")
                          : tr("Nothing was found that could explain a difference by itself."));
        m_findings->addWidget(none);
    }
    m_count->setText(blocks > 0         ? tr("%n blocks", nullptr, blocks)
                         : warnings > 0 ? tr("%n warnings", nullptr, warnings)
                                        : tr("no warnings"));
    setTone(m_count,
            blocks > 0                  ? LabelTone::Error
                : warnings > 0          ? LabelTone::Warning
                : report.same.isEmpty() ? LabelTone::Secondary
                                        : LabelTone::Good);
    m_notes->setSummary(tr("%n notes", nullptr, notes));
    m_notes->setVisible(notes > 0);
    m_same->setSummary(tr("%n checks", nullptr, static_cast<int>(report.same.size())));
    m_sameList->setText(report.same.join(QLatin1Char('\n')));
    m_same->setVisible(!report.same.isEmpty());
    m_unknown->setSummary(tr("%n checks", nullptr, static_cast<int>(report.unknown.size())));
    m_unknownList->setText(report.unknown.join(QLatin1Char('\n')));
    m_unknown->setVisible(!report.unknown.isEmpty());
}

} // namespace Tare
