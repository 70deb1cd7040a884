// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/comparepageblock.h"

#include "ui/widgets/messagepanel.h"

#include <QLocale>
#include <QVBoxLayout>

namespace Tare {

namespace {

/// Titles of what blocks, or of what would without an override.
QStringList titles(const Comparison &comparison, bool overridden)
{
    QStringList list;
    for (const Finding &finding : comparison.findings) {
        if (finding.grade == FindingGrade::Block && finding.overridden == overridden) {
            list.append(finding.title);
        }
    }
    return list;
}

} // namespace

ComparePageBlock::ComparePageBlock(QWidget *parent)
    : QWidget(parent)
    , m_panel(new MessagePanel(Severity::Error, this))
{
    m_panel->setObjectName(QStringLiteral("compareBlock"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 10, 16, 2);
    layout->addWidget(m_panel);
    hide();
}

void ComparePageBlock::showComparison(const ComparisonSet &set, const Comparison *comparison,
                                      bool canOverride)
{
    m_panel->clearActions();
    const QString between = tr("; ", "between the titles of findings");
    const Finding *first = comparison ? blockingFinding(*comparison) : nullptr;
    const QStringList overridden = comparison ? titles(*comparison, true) : QStringList();
    setVisible(first || !overridden.isEmpty());
    if (first) {
        m_panel->setSeverity(Severity::Error);
        QStringList text{first->sentence, first->wayOut};
        text.removeAll(QString());
        //: %1 an environment, %2 the baseline, %3 "Different server versions; Different CPUs"
        m_panel->setMessage(tr("“%1” is not compared with “%2”: %3.")
                                .arg(comparison->environmentName, comparison->baselineName,
                                     titles(*comparison, false).join(between)),
                            text.join(QLatin1Char(' ')));
        if (canOverride) {
            m_panel->addAction(
                QStringLiteral("overrideBlocks"), [] { return tr("Compare all the same…"); }, false,
                [this] { Q_EMIT overrideRequested(); });
        }
        return;
    }
    if (overridden.isEmpty()) {
        return;
    }
    m_panel->setSeverity(Severity::Warning);
    const std::optional<FairnessOverride> &given = set.record().fairnessOverride;
    //: %1 the user's reason, %2 a date
    const QString why =
        given ? tr("Reason given: “%1”, %2.").arg(given->reason, runDateText(given->when)) : QString();
    //: %1 an environment, %2 the baseline, %3 "Different server versions; Different CPUs"
    m_panel->setMessage(
        tr("“%1” is compared with “%2” all the same, although: %3.")
            .arg(comparison->environmentName, comparison->baselineName, overridden.join(between)),
        why);
    if (canOverride) {
        m_panel->addAction(
            QStringLiteral("withdrawOverride"), [] { return tr("Withdraw"); }, false,
            [this] { Q_EMIT withdrawRequested(); });
    }
}

} // namespace Tare
