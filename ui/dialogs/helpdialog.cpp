// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/helpdialog.h"

#include "ui/theme.h"

#include <QDialogButtonBox>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace Tare {

HelpDialog::HelpDialog(Topic topic, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("helpDialog"));
    setWindowTitle(topic == Topic::Keyboard ? tr("Keyboard") : tr("Help"));
    resize(620, 560);
    auto *text = new QTextBrowser;
    text->setObjectName(QStringLiteral("helpText"));
    text->setAccessibleName(windowTitle());
    text->setOpenLinks(false);
    text->setHtml(topic == Topic::Keyboard ? keysHtml() : pageHtml(topic) + keysHtml());
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->addWidget(text);
    layout->addWidget(buttons);
}

QString HelpDialog::pageHtml(Topic topic)
{
    QString title;
    QString text;
    switch (topic) {
    case Topic::Start:
        title = tr("Start");
        text = tr("The quick comparison runs the same Redis load natively and in a container, a few times in "
                  "turn, and "
                  "ends with one sentence. Nothing is installed, and everything it starts is removed again. "
                  "It is good "
                  "for a first impression: for numbers that you publish use at least 3 repetitions and 60 "
                  "seconds.");
        break;
    case Topic::Environments:
        title = tr("Environments");
        text = tr("An environment is how a server runs: as a process of this computer, perhaps on chosen "
                  "CPUs, in a "
                  "container, or as an endpoint that is there already. Check really starts it once and shows "
                  "which way "
                  "the requests go and what is the same as in the other environments.");
        break;
    case Topic::Workloads:
        title = tr("Workloads");
        text = tr(
            "A workload is what is measured. The mixes are those of sysbench 1.0, the Redis tests those of "
            "redis-benchmark: same statements, same order, same counts, so that you can check the numbers "
            "with "
            "these tools. A list of threads or clients is run in turn.");
        break;
    case Topic::Plan:
        title = tr("Plan & Run");
        text = tr(
            "Tick what is measured where. The star marks the baseline, with which the others are compared. "
            "Interleaved order is the fair one: a machine that gets slower in the course of the day then "
            "slows "
            "both sides. Each interval is saved as it ends, so an interrupted run keeps what it had.");
        break;
    case Topic::Results:
        title = tr("Results");
        text = tr("Every run with its answer. Space ticks runs for Compare. Runs that failed or were stopped "
                  "keep what "
                  "was measured; it is never averaged in.");
        break;
    case Topic::Compare:
        title = tr("Compare");
        text = tr(
            "The sentence at the top is the answer, with its 95 % confidence interval and the number of "
            "runs. "
            "When the interval holds zero, the runs cannot tell the two sides apart. Bars start at zero; the "
            "whisker reaches from the smallest to the largest run.");
        break;
    case Topic::Keyboard:
        break;
    }
    return QStringLiteral("<h3>%1</h3><p>%2</p>").arg(title.toHtmlEscaped(), text.toHtmlEscaped());
}

QString HelpDialog::keysHtml()
{
    struct Key
    {
        const char *keys;
        QString what;
    };
    const QList<Key> keys{
        {"Ctrl+N", tr("new test profile")},
        {"Ctrl+O", tr("open")},
        {"Ctrl+S, Ctrl+Shift+S", tr("save, save as")},
        {"Ctrl+W, Ctrl+Q", tr("close, quit")},
        {"Ctrl+Z, Ctrl+Shift+Z", tr("undo, redo")},
        {"Ctrl+1 … Ctrl+6", tr("go to a page")},
        {"Ctrl+R, F5", tr("run the plan")},
        {"Ctrl+.", tr("stop: ends within 10 seconds, keeps what was measured")},
        {"Ctrl+Shift+.", tr("force the stop: servers and containers are killed at once")},
        {"Ctrl+Shift+R", tr("repeat the last run")},
        {"F2", tr("rename")},
        {"Ctrl+D", tr("duplicate")},
        {"Del", tr("remove; can be undone")},
        {"Ctrl+F", tr("filter the list")},
        {"Ctrl+B", tr("set as baseline")},
        {"Space", tr("tick")},
        {"← →, Home, End", tr("move through a chart")},
        {"Ctrl++, Ctrl+-, Ctrl+0", tr("zoom a chart over time, show all of it")},
        {"Ctrl+E", tr("export the chart")},
        {"Ctrl+Shift+C", tr("copy the command line")},
        {"Ctrl+C", tr("copy the selection of a table, or the chart")},
        {"Ctrl+,", tr("settings")},
        {"F1", tr("help for this page")},
    };
    QString html = QStringLiteral("<h3>%1</h3><table cellpadding=\"3\">").arg(tr("Keys").toHtmlEscaped());
    for (const Key &key : keys)
        html += QStringLiteral("<tr><td><code>%1</code></td><td>%2</td></tr>")
                    .arg(QString::fromUtf8(key.keys).toHtmlEscaped(), key.what.toHtmlEscaped());
    return html + QStringLiteral("</table><p>%1</p>").arg(tr("Esc never stops a run.").toHtmlEscaped());
}

} // namespace Tare
