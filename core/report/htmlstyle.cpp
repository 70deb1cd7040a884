// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/htmlstyle.h"

#include <QRegularExpression>

#include <array>

using namespace Qt::StringLiterals;

namespace Tare {

QString browserStyle()
{
    return QStringLiteral(R"(
:root { color-scheme: light; }
body { font: 15px/1.5 system-ui, "Noto Sans", "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif;
  color: #1b1f24; background: #fff; max-width: 1040px; margin: 32px auto; padding: 0 24px; }
h1 { font-size: 26px; line-height: 1.25; margin: 0 0 4px; }
h2 { font-size: 18px; margin: 36px 0 10px; break-after: avoid; }
p { margin: 6px 0; } ul { margin: 6px 0; padding-left: 22px; } li { margin: 4px 0; }
.second, .support, .foot { color: #59616c; font-size: 13px; }
.verdict { margin: 20px 0; padding: 14px 18px; background: #f8f9fb; border-left: 4px solid #4b44c0;
  break-inside: avoid; }
.finding { font-size: 20px; line-height: 1.35; margin: 0 0 4px; }
.caveat { color: #865400; font-size: 13px; }
.override { color: #b3261e; font-weight: bold; } .findings { font-size: 14px; padding-left: 20px; }
.findings li { margin: 4px 0; } .findings .block { color: #b3261e; } .findings .warn { color: #865400; }
h3 { font-size: 15px; margin: 16px 0 4px; }
.scroll { overflow-x: auto; margin: 10px 0; }
table { border-collapse: collapse; width: 100%; font-size: 13px; font-variant-numeric: tabular-nums; }
th { text-align: left; font-weight: 600; color: #59616c; border-bottom: 1px solid #c2c7cf; }
th, td { padding: 5px 10px; vertical-align: top; }
td { border-bottom: 1px solid #e8eaee; overflow-wrap: anywhere; }
.n { text-align: right; white-space: nowrap; }
tr { break-inside: avoid; } thead { display: table-header-group; }
.mean td { font-weight: 600; background: #f8f9fb; } .change td { background: #f8f9fb; }
.raw { font-size: 11px; } .raw th, .raw td { padding: 3px 6px; }
.chip { display: inline-block; width: 12px; height: 12px; border-radius: 2px; margin-right: 8px; }
figure { margin: 14px 0; break-inside: avoid; } figure svg { display: block; width: 100%; height: auto; }
pre { font: 12px/1.45 ui-monospace, "DejaVu Sans Mono", monospace; background: #f8f9fb; padding: 10px 12px;
  white-space: pre-wrap; overflow-wrap: anywhere; }
.foot { margin-top: 40px; border-top: 1px solid #dee1e6; padding-top: 8px; }
@page { size: A4; margin: 16mm 14mm; }
@media print {
  body { font-size: 10.5pt; max-width: none; margin: 0; padding: 0; }
  h1 { font-size: 18pt; } h2 { font-size: 13pt; margin-top: 20pt; } .finding { font-size: 14pt; }
  table { font-size: 8.5pt; } .raw { font-size: 7pt; } .scroll { overflow: visible; }
  th, td { padding: 2.5pt 4pt; } .raw th, .raw td { padding: 1.5pt 2.5pt; }
  .verdict, .mean td, .change td, .chip, pre { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}
)");
}

QString richTextStyle()
{
    // Only pixels are understood as margins there.
    return QStringLiteral(R"(
body { font-size: 9.5pt; color: #1b1f24; }
h1 { font-size: 18pt; margin-top: 0px; margin-bottom: 4px; }
h2 { font-size: 12.5pt; margin-top: 26px; margin-bottom: 8px; }
p { margin-top: 5px; margin-bottom: 5px; } li { margin-top: 3px; margin-bottom: 3px; }
.second { color: #59616c; font-size: 8.5pt; } .support { color: #59616c; font-size: 9pt; }
.foot { color: #59616c; font-size: 8pt; margin-top: 20px; }
.finding { font-size: 13.5pt; margin-top: 18px; margin-bottom: 4px; }
.caveat { color: #865400; font-size: 9pt; } .override { color: #b3261e; font-weight: bold; }
.block { color: #b3261e; } .warn { color: #865400; } h3 { font-size: 10.5pt; } .figure { margin-top: 8px; margin-bottom: 8px; }
table { margin-top: 4px; margin-bottom: 8px; }
table.numbers { font-size: 8pt; } table.texts { font-size: 8pt; } table.raw { font-size: 6.5pt; }
pre { font-size: 7.5pt; white-space: pre-wrap; }
)");
}

QString cellStyle(bool isHeader, const QString &row)
{
    QString style = u"border-bottom-style: solid; border-bottom-width: 0.5px; border-bottom-color: %1;"_s.arg(
        isHeader ? u"#8d949e"_s : u"#dee1e6"_s);
    if (isHeader)
        style += u" color: #59616c; font-weight: bold;"_s;
    else if (row == "change"_L1)
        style += u" color: #59616c;"_s;
    return style;
}

QString environmentColor(int slot)
{
    static constexpr std::array colors{"#0072B2"_L1, "#D55E00"_L1, "#009E73"_L1,
                                       "#CC79A7"_L1, "#5F6368"_L1, "#A6761D"_L1};
    const std::size_t place = slot > 0 ? static_cast<std::size_t>(slot - 1) : 0;
    return colors[place % colors.size()];
}

QString inlineSvg(const QByteArray &svg, const QString &prefix)
{
    QString text = QString::fromUtf8(svg);
    const qsizetype start = text.indexOf("<svg"_L1);
    if (start < 0)
        return {};
    text = text.mid(start);
    const qsizetype end = text.indexOf(u'>');
    QString tag = text.left(end);
    // The view box stays and gives the shape.
    static const QRegularExpression size(u"\\s(?:width|height)=\"[^\"]*\""_s);
    tag.remove(size);
    QString rest = text.mid(end);
    static const QRegularExpression id(u"\\bid=\"([^\"]+)\""_s);
    static const QRegularExpression url(u"url\\(#([^)]+)\\)"_s);
    static const QRegularExpression link(u"href=\"#([^\"]+)\""_s);
    rest.replace(id, u"id=\"%1\\1\""_s.arg(prefix));
    rest.replace(url, u"url(#%1\\1)"_s.arg(prefix));
    rest.replace(link, u"href=\"#%1\\1\""_s.arg(prefix));
    return tag + rest.trimmed();
}

} // namespace Tare
