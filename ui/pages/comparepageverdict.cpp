// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/comparepageverdict.h"

#include "core/model/numberformat.h"
#include "ui/charts/chartdata.h"
#include "ui/charts/intervalpicture.h"
#include "ui/widgets/basics.h"
#include "ui/widgets/translated.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace Tare {

ComparePageVerdict::ComparePageVerdict(QWidget *parent)
    : QWidget(parent)
{
    m_sentence = makeValueLabel(TextRole::Verdict, LabelTone::Normal, this);
    m_sentence->setObjectName(QStringLiteral("verdictSentence"));
    m_sentence->setTextFormat(Qt::RichText);
    m_support = makeValueLabel(TextRole::Text, LabelTone::Normal, this);
    m_support->setObjectName(QStringLiteral("verdictSupport"));
    m_caveat = makeValueLabel(TextRole::Text, LabelTone::Secondary, this);
    m_caveat->setObjectName(QStringLiteral("verdictCaveat"));
    for (QLabel *label : {m_sentence, m_support, m_caveat}) {
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_picture = new IntervalPicture(this);
    m_picture->setObjectName(QStringLiteral("intervalPicture"));

    auto *words = new QVBoxLayout;
    words->setSpacing(3);
    words->addWidget(m_sentence);
    words->addWidget(m_support);
    words->addWidget(m_caveat);
    words->addStretch(1);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 10, 16, 8);
    layout->setSpacing(16);
    layout->addLayout(words, 1);
    layout->addWidget(m_picture, 0, Qt::AlignVCenter);
}

void ComparePageVerdict::showVerdict(const ComparisonSet &set, const CompareCase &which, Metric metric,
                                     const QString &side, const QSet<QString> &shown)
{
    const Comparison *comparison = set.comparison(which, metric, side);
    const CompareSide *baseline = set.side(set.baseline());
    QStringList support;
    QStringList caveat;
    QList<IntervalMark> marks;
    double threshold = CompareOptions().threshold;
    QString html;
    if (comparison) {
        const VerdictText words = verdictText(*comparison);
        html = words.finding.isEmpty()
            ? words.lead.toHtmlEscaped()
            : QStringLiteral("%1<b>%2</b>%3")
                  .arg(words.lead.toHtmlEscaped(), words.finding.toHtmlEscaped(), words.rest.toHtmlEscaped());
        m_plain = words.sentence;
        support.append(words.support);
        for (const QString &more : {secondaryText(set.comparisons(), *comparison), words.caveat}) {
            if (!more.isEmpty()) {
                caveat.append(more);
            }
        }
        threshold = comparison->threshold;
    } else {
        // One side only: the number itself is all there is to say.
        const BarChartData alone = barChartData(set, which, metric, shown);
        const QString name = baseline ? baseline->name : QString();
        m_plain = tr("%1: %2 alone, nothing to compare with.").arg(which.title, name);
        for (const BarGroup &group : alone.groups) {
            if (group.key == which.key && !group.bars.isEmpty()
                && group.bars.first().state == BarValue::State::Present) {
                m_plain = tr("%1: %2 reached %3 %4, nothing to compare with.")
                              .arg(which.title, group.bars.first().name,
                                   formatSignificant(group.bars.first().value), alone.unit);
            }
        }
        html = m_plain.toHtmlEscaped();
    }
    const auto sides = set.sidesOf(which);
    for (const CompareSide &other : sides) {
        const Comparison *its = set.comparison(which, metric, other.id);
        if (!its || (!shown.isEmpty() && !shown.contains(other.id))) {
            continue;
        }
        if (its->change) {
            marks.append({other.slot, its->change, its->low, its->high});
        }
        if (its != comparison) {
            caveat.append(
                tr("%1: %2.", "environment, its verdict in short").arg(other.name, verdictText(*its).brief));
        }
    }
    m_sentence->setText(html);
    m_sentence->setAccessibleName(m_plain);
    support.removeAll(QString());
    setTone(m_support, LabelTone::Normal);
    m_support->setText(support.join(QLatin1Char(' ')));
    m_support->setVisible(!support.isEmpty());
    m_caveat->setText(caveat.join(QLatin1Char('\n')));
    m_caveat->setVisible(!caveat.isEmpty());
    m_picture->setMarks(marks, threshold, baseline ? baseline->name : QString());
    m_picture->setVisible(!marks.isEmpty());
    m_picture->setAccessibleName(tr("Interval of the change"));
    m_picture->setAccessibleDescription(m_plain);
}

void ComparePageVerdict::showSweep(const SweepText &text, const QStringList &others)
{
    m_plain = text.sentence();
    m_sentence->setText(
        QStringLiteral("%1<b>%2</b>%3")
            .arg(text.lead.toHtmlEscaped(), text.finding.toHtmlEscaped(), text.rest.toHtmlEscaped()));
    m_sentence->setAccessibleName(m_plain);
    QStringList support{text.warning, text.support};
    support.removeAll(QString());
    m_support->setText(support.join(QLatin1Char('\n')));
    m_support->setVisible(!support.isEmpty());
    setTone(m_support, text.warning.isEmpty() ? LabelTone::Normal : LabelTone::Warning);
    QStringList caveat{text.caveat};
    caveat += others;
    caveat.removeAll(QString());
    m_caveat->setText(caveat.join(QLatin1Char('\n')));
    m_caveat->setVisible(!caveat.isEmpty());
    m_picture->hide();
}

void ComparePageVerdict::showLadder(const Ladder &ladder)
{
    const LadderText words = ladderText(ladder);
    m_plain = words.sentence();
    m_sentence->setText(
        QStringLiteral("%1<b>%2</b>%3")
            .arg(words.lead.toHtmlEscaped(), words.finding.toHtmlEscaped(), words.rest.toHtmlEscaped()));
    m_sentence->setAccessibleName(m_plain);
    setTone(m_support, LabelTone::Normal);
    m_support->setText(words.support);
    m_support->setVisible(!words.support.isEmpty());
    m_caveat->setText(words.total);
    m_caveat->setVisible(!words.total.isEmpty());
    m_picture->hide();
}

} // namespace Tare
