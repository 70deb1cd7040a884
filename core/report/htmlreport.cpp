// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/htmlreport.h"

#include "core/analysis/comparison.h"
#include "core/analysis/dumpsweeptext.h"
#include "core/analysis/fairness.h"
#include "core/analysis/ladder.h"
#include "core/model/numberformat.h"
#include "core/model/profilejson.h"
#include "core/report/findingtext.h"
#include "core/report/htmlfacts.h"
#include "core/report/htmlstyle.h"
#include "core/report/reportfields.h"
#include "core/report/runmethod.h"
#include "core/report/runtable.h"
#include "core/report/sweepreport.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

#include "version.h"

using namespace Qt::StringLiterals;

namespace Tare {

namespace {

constexpr qsizetype mostSentences = 8; ///< beyond, the answers are a table

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Tare::Report)
};

/// What a run says, put into elements. Every text is escaped on its way in.
class HtmlWriter
{
public:
    HtmlWriter(const RunRecord &run, const HtmlReport &report)
        : m_run(run)
        , m_report(report)
        , m_overview(overviewOf(run, report.baselineId))
        , m_environments(environmentsOf(run))
        , m_names(environmentNames(run))
        , m_comparisons(compareRun(run, report.baselineId))
    { }

    QByteArray write()
    {
        begin();
        heading();
        verdicts();
        environments();
        cases();
        differences();
        method();
        problems();
        rawNumbers();
        facts();
        commands();
        end();
        return m_html.toUtf8();
    }

private:
    void add(const QString &html) { m_html += html + u'\n'; }
    void element(const QString &tag, const QString &text, const QString &type = {})
    {
        const QString attribute = type.isEmpty() ? QString() : u" class=\"%1\""_s.arg(type);
        add(u"<%1%2>%3</%1>"_s.arg(tag, attribute, text.toHtmlEscaped()));
    }
    void title(const QString &text) { element(u"h2"_s, text); }

    void begin()
    {
        const QString language = QLocale().bcp47Name();
        add(u"<!DOCTYPE html>"_s);
        add(u"<html lang=\"%1\"><head><meta charset=\"utf-8\">"_s.arg(language.toHtmlEscaped()));
        add(u"<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"_s);
        add(u"<meta name=\"generator\" content=\"Tare %1\">"_s.arg(QLatin1StringView(TARE_VERSION)));
        element(u"title"_s, m_overview.title);
        if (!m_report.richText)
            add(u"<style>%1</style>"_s.arg(browserStyle()));
        add(u"</head><body>"_s);
    }

    void heading()
    {
        element(u"h1"_s, m_overview.title);
        QStringList line{m_overview.status, m_overview.machine};
        line.removeAll(QString());
        element(u"p"_s, line.join(u" · "_s), u"second"_s);
        if (!m_overview.overrideNotice.isEmpty())
            element(u"p"_s, m_overview.overrideNotice, u"override"_s);
        for (const QString &note : m_overview.note.split(u'\n', Qt::SkipEmptyParts))
            element(u"p"_s, note, u"second"_s);
    }

    /// One big sentence a comparison; a table where there are many.
    void verdicts()
    {
        sweeps();
        QList<const Comparison *> primary;
        for (const Comparison &comparison : m_comparisons) {
            if (isPrimary(comparison))
                primary += &comparison;
        }
        if (primary.isEmpty())
            return;
        if (primary.size() > mostSentences) {
            glance(primary);
            return;
        }
        for (const Comparison *comparison : std::as_const(primary)) {
            const VerdictText text = verdictText(*comparison);
            add(u"<div class=\"verdict\"><p class=\"finding\">%1<b>%2</b>%3</p>"_s.arg(
                text.lead.toHtmlEscaped(), text.finding.toHtmlEscaped(), text.rest.toHtmlEscaped()));
            if (!text.support.isEmpty())
                element(u"p"_s, text.support, u"support"_s);
            for (const QString &more :
                 {secondaryText(m_comparisons, *comparison), text.caveat, weighsAgainst(*comparison)}) {
                if (!more.isEmpty())
                    element(u"p"_s, more, u"caveat"_s);
            }
            add(u"</div>"_s);
        }
    }

    /// The best number of threads of every sweep.
    void sweeps()
    {
        const QList<DumpSweep> all = dumpSweepsOf(m_run);
        for (const DumpSweep &sweep : all) {
            for (const EnvironmentSpec &environment : std::as_const(m_environments)) {
                const SweepText text = sweepText(sweep, environment.id);
                if (text.finding.isEmpty())
                    continue;
                const QString lead = m_environments.size() > 1
                    ? u"%1 · %2"_s.arg(m_names.value(environment.id), text.lead)
                    : text.lead;
                add(u"<div class=\"verdict\"><p class=\"finding\">%1<b>%2</b>%3</p>"_s.arg(
                    lead.toHtmlEscaped(), text.finding.toHtmlEscaped(), text.rest.toHtmlEscaped()));
                for (const auto &[sentence, type] :
                     {std::pair(text.warning, u"caveat"_s), std::pair(text.support, u"support"_s),
                      std::pair(text.caveat, u"caveat"_s)}) {
                    if (!sentence.isEmpty())
                        element(u"p"_s, sentence, type);
                }
                add(u"</div>"_s);
            }
        }
    }

    static QString weighsAgainst(const Comparison &comparison)
    {
        QStringList titles;
        for (const Finding &finding : comparison.findings) {
            if (finding.grade != FindingGrade::Note)
                titles += finding.title;
        }
        return titles.isEmpty() ? QString()
                                : Words::tr("Weighs against it: %1.")
                                      .arg(titles.join(Words::tr("; ", "between the titles of findings")));
    }

    void glance(const QList<const Comparison *> &primary)
    {
        title(Words::tr("At a glance"));
        QStringList ids;
        QList<std::pair<QString, QString>> rows; // workload and case
        for (const Comparison *comparison : primary) {
            if (!ids.contains(comparison->environmentId))
                ids += comparison->environmentId;
            const std::pair place(comparison->workloadId, comparison->caseKey);
            if (!rows.contains(place))
                rows += place;
        }
        QStringList header{QString()};
        for (const QString &id : std::as_const(ids))
            header += m_names.value(id);
        beginTable(header);
        for (const auto &[workload, key] : std::as_const(rows)) {
            QStringList cells;
            for (const QString &id : std::as_const(ids)) {
                const auto found = std::find_if(primary.begin(), primary.end(), [&](const Comparison *one) {
                    return one->workloadId == workload && one->caseKey == key && one->environmentId == id;
                });
                if (cells.isEmpty() && found != primary.end())
                    cells += storedCaseTitle((*found)->workload, key);
                else if (cells.isEmpty())
                    cells += key;
                cells += found == primary.end() ? u"–"_s : changeText(**found);
            }
            row(cells);
        }
        endTable();
        const bool dumps = std::all_of(primary.begin(), primary.end(), [](const Comparison *comparison) {
            return isDumpCase(comparison->caseKey);
        });
        element(u"p"_s,
                (dumps ? Words::tr("Change of the dump's time against %1 with its interval; ≈: no reliable "
                                   "difference.")
                       : Words::tr("Change of throughput against %1 with its interval; ≈: no reliable "
                                   "difference."))
                    .arg(m_names.value(baseline())),
                u"second"_s);
    }

    static QString changeText(const Comparison &comparison)
    {
        if (!comparison.change)
            return u"–"_s;
        QString text = formatPercent(*comparison.change, 1, true);
        if (comparison.verdict == Verdict::NoReliableDifference)
            text = u"≈ "_s + text;
        if (comparison.low && comparison.high)
            text += u" (%1)"_s.arg(formatRange(*comparison.low, *comparison.high));
        return text;
    }

    QString baseline() const
    {
        return m_report.baselineId.isEmpty() ? m_run.baselineId : m_report.baselineId;
    }

    int slotOf(const QString &environmentId) const
    {
        for (const StepRecord &step : m_run.steps) {
            if (step.environmentId == environmentId)
                return step.environmentSlot;
        }
        return 0;
    }

    void environments()
    {
        title(Words::tr("Environments"));
        beginTable({Words::tr("Environment"), Words::tr("Network path, versions")}, u"texts"_s);
        for (qsizetype i = 0; i < m_environments.size(); ++i) {
            const auto &line = m_overview.environments.at(i);
            const QString name =
                m_environments.at(i).id == baseline() ? Words::tr("%1 (baseline)").arg(line.name) : line.name;
            m_html += u"<tr><td>%1%2</td><td>%3</td></tr>\n"_s.arg(
                chip(slotOf(m_environments.at(i).id)), name.toHtmlEscaped(),
                (line.description.isEmpty() ? u"–"_s : line.description).toHtmlEscaped());
        }
        endTable();
    }

    /// The environment's colour; a letter in print, where a chart's pattern tells them apart too.
    QString chip(int slot) const
    {
        const QString colour = environmentColor(slot);
        return m_report.richText ? u"<span style=\"color:%1\">■</span> "_s.arg(colour)
                                 : u"<i class=\"chip\" style=\"background:%1\"></i>"_s.arg(colour);
    }

    void cases()
    {
        QString workload;
        for (const CaseTable &table : std::as_const(m_overview.tables)) {
            if (table.workloadId != workload) {
                workload = table.workloadId;
                figures(chartPlace(workload));
            }
            title(table.title);
            if (!table.caseKey.isEmpty() && !table.ofTargets)
                figures(chartPlace(table.workloadId, table.caseKey));
            beginTable(table.header);
            for (const CaseTable::Row &line : table.rows) {
                row(line.cells,
                    line.kind == CaseTable::RowKind::Mean || line.kind == CaseTable::RowKind::Best ? u"mean"_s
                        : line.kind == CaseTable::RowKind::Change ? u"change"_s
                                                                  : QString());
            }
            endTable();
            for (const QString &sentence : table.sentences)
                element(u"p"_s, sentence);
        }
        for (const QString &remark : m_overview.legend)
            element(u"p"_s, remark, u"second"_s);
    }

    void figures(const QString &place)
    {
        const QList<ReportChart> charts = m_report.charts.value(place);
        for (const ReportChart &chart : charts) {
            if (m_report.richText) {
                add(u"<p class=\"figure\"><img src=\"%1\"></p>"_s.arg(chart.name.toHtmlEscaped()));
                continue;
            }
            add(u"<figure role=\"img\" aria-label=\"%1\">%2</figure>"_s.arg(
                chart.description.toHtmlEscaped(), inlineSvg(chart.svg, u"c%1-"_s.arg(++m_figures))));
        }
    }

    /// What weighs against an environment's comparisons; what holds for several cases is said once.
    void differences()
    {
        if (m_environments.size() < 2)
            return;
        title(Words::tr("What else differs"));
        const QList<CaseFairness> all = fairnessOf(m_run, m_report.baselineId);
        bool any = false;
        for (const EnvironmentSpec &environment : std::as_const(m_environments)) {
            if (environment.id != baseline())
                any = differencesOf(environment.id, all) || any;
        }
        if (!any)
            element(u"p"_s, Words::tr("Nothing else that is known of the environments differs."));
    }

    bool differencesOf(const QString &environmentId, const QList<CaseFairness> &all)
    {
        QList<WeighedFinding> findings;
        int cases = 0;
        for (const Comparison &comparison : std::as_const(m_comparisons)) {
            if (comparison.environmentId != environmentId || !isPrimary(comparison))
                continue;
            ++cases;
            for (const Finding &finding : comparison.findings)
                collect(findings, finding, storedCaseTitle(comparison.workload, comparison.caseKey));
        }
        std::optional<QStringList> alike; // in every case
        for (const CaseFairness &one : all) {
            if (one.environmentId != environmentId)
                continue;
            if (!alike)
                alike = one.report.same;
            alike->removeIf([&one](const QString &name) { return !one.report.same.contains(name); });
            for (const Finding &finding : one.report.findings) {
                if (finding.grade == FindingGrade::Note)
                    collect(findings, finding, storedCaseTitle(one.workload, one.caseKey));
            }
        }
        const QStringList same = alike.value_or(QStringList());
        if (findings.isEmpty() && same.isEmpty())
            return false;
        const QString name = m_names.value(environmentId);
        const QString other = m_names.value(baseline());
        //: %1 an environment, %2 the baseline
        const QString against = Words::tr("%1 against %2").arg(name, other);
        if (m_report.richText) // a heading would be kept with what follows, which a list confuses
            add(u"<p><b>%1</b></p>"_s.arg(against.toHtmlEscaped()));
        else
            element(u"h3"_s, against);
        if (!findings.isEmpty()) {
            if (!m_report.richText)
                add(u"<ul class=\"findings\">"_s);
            for (const WeighedFinding &one : std::as_const(findings)) {
                QString text = findingText(one.finding, other, name);
                if (one.cases.size() < cases) {
                    //: %1 what weighs against a comparison, %2 the cases it holds for
                    text = Words::tr("%1 (%2)").arg(
                        text, one.cases.join(Words::tr("; ", "between the titles of cases")));
                }
                element(m_report.richText ? u"p"_s : u"li"_s, text, findingGradeName(one.finding.grade));
            }
            if (!m_report.richText)
                add(u"</ul>"_s);
        }
        if (!same.isEmpty()) {
            //: %1 a list: "server version, data set"
            element(u"p"_s, Words::tr("Alike: %1.").arg(same.join(Words::tr(", ", "between facts"))),
                    u"second"_s);
        }
        return true;
    }

    struct WeighedFinding
    {
        Finding finding;
        QStringList cases;
    };

    static void collect(QList<WeighedFinding> &to, const Finding &finding, const QString &caseTitle)
    {
        const auto found = std::find_if(
            to.begin(), to.end(), [&finding](const WeighedFinding &one) { return one.finding == finding; });
        if (found == to.end())
            to.append({finding, {caseTitle}});
        else if (!found->cases.contains(caseTitle))
            found->cases += caseTitle;
    }

    void method()
    {
        title(Words::tr("Method"));
        add(u"<ul>"_s);
        for (const QString &sentence : methodOf(m_run))
            element(u"li"_s, sentence);
        add(u"</ul>"_s);
    }

    void problems()
    {
        if (m_overview.problems.isEmpty())
            return;
        title(Words::tr("What is missing or doubtful"));
        for (const ReportProblem &problem : std::as_const(m_overview.problems)) {
            element(u"p"_s, problem.sentence);
            if (!problem.detail.trimmed().isEmpty())
                element(u"pre"_s, problem.detail.trimmed());
        }
    }

    void rawNumbers()
    {
        title(Words::tr("All numbers"));
        rawSteps();
        if (!m_comparisons.isEmpty())
            rawComparisons();
    }

    static QString exact(const std::optional<double> &value)
    {
        return value ? QLocale().toString(*value, 'g', QLocale::FloatingPointShortest) : u"–"_s;
    }

    void rawSteps()
    {
        QStringList header{Words::tr("Step"),      Words::tr("Environment"), Words::tr("Measured"),
                           Words::tr("Run"),       Words::tr("Status"),      Words::tr("Seconds"),
                           Words::tr("Per second")};
        const QStringList latencies{u"avg"_s, u"p50"_s, u"p95"_s, u"p99"_s, u"p99.9"_s, u"max"_s};
        for (const QString &name : latencies)
            header += Words::tr("%1 ms").arg(name);
        header += Words::tr("Errors");
        beginTable(header, u"raw"_s, 3);
        for (const StepRecord &step : m_run.steps) {
            QStringList cells{QString::number(step.order), m_names.value(step.environmentId),
                              workloadTitle(step), QString::number(step.repetition),
                              stepStatusText(step.status)};
            cells += step.seconds > 0 ? formatFixed(step.seconds, 1) : u"–"_s;
            cells += rounded(step.rate(), 2);
            const LatencySummary latency = step.latency().value_or(LatencySummary());
            for (const auto &value :
                 {latency.avg, latency.p50, latency.p95, latency.p99, latency.p999, latency.max})
                cells += rounded(value, 3);
            const auto errors = step.counted(&LoadCounters::errors);
            cells += errors ? formatCount(*errors) : u"–"_s;
            row(cells);
        }
        endTable();
    }

    static QString rounded(const std::optional<double> &value, int decimals)
    {
        return value ? formatFixed(*value, decimals) : u"–"_s;
    }

    void rawComparisons()
    {
        beginTable({Words::tr("Measured"), Words::tr("Number"), Words::tr("Environment"), Words::tr("Runs"),
                    Words::tr("Change, %"), Words::tr("Interval, %"), Words::tr("Change of means, %"),
                    Words::tr("Fieller, %"), Words::tr("p"), Words::tr("rank p")},
                   u"raw"_s, 3);
        const auto percentText = [](const std::optional<double> &share) {
            return share ? formatFixed(*share * 100, 4) : u"–"_s;
        };
        for (const Comparison &comparison : m_comparisons) {
            if (!comparison.change)
                continue;
            row({storedCaseTitle(comparison.workload, comparison.caseKey),
                 metricTitle(comparison.metric, isRedisCase(comparison.caseKey)),
                 m_names.value(comparison.environmentId),
                 u"%1 / %2"_s.arg(comparison.baselineValues.size()).arg(comparison.values.size()),
                 percentText(comparison.change),
                 comparison.low && comparison.high
                     ? u"%1 … %2"_s.arg(percentText(comparison.low), percentText(comparison.high))
                     : u"–"_s,
                 percentText(comparison.meanChange),
                 comparison.meanLow && comparison.meanHigh
                     ? u"%1 … %2"_s.arg(percentText(comparison.meanLow), percentText(comparison.meanHigh))
                     : u"–"_s,
                 comparison.p ? QLocale().toString(*comparison.p, 'g', 6) : u"–"_s,
                 comparison.rankP ? QLocale().toString(*comparison.rankP, 'g', 6) : u"–"_s});
        }
        endTable();
    }

    void facts()
    {
        const QList<FactLine> lines = factLines(m_run, m_environments);
        if (lines.isEmpty())
            return;
        title(Words::tr("Facts"));
        QStringList header{QString()};
        for (const EnvironmentSpec &environment : std::as_const(m_environments))
            header += m_names.value(environment.id);
        beginTable(header, u"texts"_s);
        for (const FactLine &line : lines)
            row(QStringList{line.title} + line.values);
        endTable();
    }

    void commands()
    {
        if (m_report.commands.isEmpty())
            return;
        title(Words::tr("What was run"));
        element(u"pre"_s, m_report.commands.join(u'\n'));
    }

    void end()
    {
        QStringList parts{u"Tare %1"_s.arg(m_run.tareVersion.isEmpty() ? QLatin1StringView(TARE_VERSION)
                                                                       : m_run.tareVersion)};
        if (!m_run.key.isEmpty())
            parts += Words::tr("run %1").arg(m_run.key);
        element(u"p"_s, parts.join(u" · "_s), u"foot"_s);
        add(u"</body></html>"_s);
    }

    /// `texts`: how many of the first columns are no numbers; the others are set to the right.
    void beginTable(const QStringList &header, const QString &type = {}, int texts = 1)
    {
        m_texts = type == "texts"_L1 ? static_cast<int>(header.size()) : texts;
        const QString rich = m_report.richText
            ? u" width=\"100%\" border=\"0\" cellspacing=\"0\" cellpadding=\"3\""_s
            : QString();
        add(u"<div class=\"scroll\"><table class=\"%1\"%2><thead><tr>"_s.arg(
            type.isEmpty() ? u"numbers"_s : type, rich));
        cells(header, u"th"_s, {});
        add(u"</tr></thead><tbody>"_s);
    }
    void row(const QStringList &texts, const QString &type = {})
    {
        m_html += type.isEmpty() ? u"<tr>"_s : u"<tr class=\"%1\">"_s.arg(type);
        cells(texts, u"td"_s, type);
        m_html += u"</tr>\n"_s;
    }
    void cells(const QStringList &texts, const QString &tag, const QString &type)
    {
        for (qsizetype i = 0; i < texts.size(); ++i) {
            const bool number = i >= m_texts;
            // A rich text document knows neither rules for rows nor alignment by a sheet.
            QString attributes =
                number ? (m_report.richText ? u" align=\"right\""_s : u" class=\"n\""_s) : QString();
            if (m_report.richText)
                attributes += u" style=\"%1\""_s.arg(cellStyle(tag == "th"_L1, type));
            QString text = texts.at(i).toHtmlEscaped();
            if (m_report.richText && type == "mean"_L1)
                text = u"<b>"_s + text + u"</b>"_s;
            // Headers are centred there, whatever is asked for.
            m_html += u"<%1%2>%3</%1>"_s.arg(m_report.richText ? u"td"_s : tag, attributes, text);
        }
    }
    void endTable() { add(u"</tbody></table></div>"_s); }

    const RunRecord &m_run;
    const HtmlReport &m_report;
    RunOverview m_overview;
    QList<EnvironmentSpec> m_environments;
    QMap<QString, QString> m_names;
    QList<Comparison> m_comparisons;
    QString m_html;
    int m_texts = 1;
    int m_figures = 0;
};

} // namespace

QString chartPlace(const QString &workloadId, const QString &caseKey)
{
    return workloadId + u'/' + caseKey;
}

QByteArray runToHtml(const RunRecord &run, const HtmlReport &report)
{
    return HtmlWriter(run, report).write();
}

} // namespace Tare
