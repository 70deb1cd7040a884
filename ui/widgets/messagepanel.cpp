// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/messagepanel.h"

#include "ui/widgets/translated.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStyle>

#include <algorithm>

namespace Tare {

namespace {

constexpr int linesShownAtOnce = 4;

struct Look
{
    QString name;
    QString icon;
    IconColor color;
};

Look lookOf(Severity severity)
{
    switch (severity) {
    case Severity::Good:
        return {QStringLiteral("good"), QStringLiteral("state-good"), IconColor::Good};
    case Severity::Warning:
        return {QStringLiteral("warning"), QStringLiteral("state-warning"), IconColor::Warning};
    case Severity::Error:
        return {QStringLiteral("error"), QStringLiteral("state-error"), IconColor::Error};
    case Severity::Info:
        break;
    }
    return {QStringLiteral("info"), QStringLiteral("info"), IconColor::Follow};
}

/// Where the first sentence ends: after a full stop before a blank, or a full-width one.
qsizetype firstSentence(const QString &text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (c == QChar(0x3002))
            return i + 1;
        if ((c == QLatin1Char('.') || c == QLatin1Char('!') || c == QLatin1Char('?')) && i + 1 < text.size()
            && text.at(i + 1).isSpace())
            return i + 1;
    }
    return text.size();
}

} // namespace

MessagePanel::MessagePanel(Severity severity, QWidget *parent)
    : QFrame(parent)
    , m_icon(new IconLabel({}, IconColor::Follow, 16, this))
    , m_label(new QLabel(this))
    , m_box(new QPlainTextEdit(this))
{
    m_label->setWordWrap(true);
    m_label->setTextFormat(Qt::RichText);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_label->setFocusPolicy(Qt::NoFocus);
    m_box->setReadOnly(true);
    m_box->setTabChangesFocus(true);
    m_box->setObjectName(QStringLiteral("messageDetails"));
    m_unfold = makeButton(QStringLiteral("messageUnfold"), ButtonKind::Link, [this] {
        return m_box->isVisible() ? tr("Hide the details") : tr("Show the details");
    });
    m_copy = makeButton(QStringLiteral("messageCopy"), ButtonKind::Link, [] { return tr("Copy details"); });
    translated(m_box, [this] {
        m_box->setAccessibleName(tr("The server’s own words"));
        m_box->setFont(themeFont(TextRole::Fixed));
    });

    auto *bar = new QWidget(this);
    m_bar = bar;
    m_actions = new QHBoxLayout(bar);
    m_actions->setContentsMargins(0, 0, 0, 0);
    m_actions->setSpacing(8);
    m_actions->addStretch(1);
    m_actions->addWidget(m_unfold);
    m_actions->addWidget(m_copy);

    auto *column = new QVBoxLayout;
    column->setSpacing(8);
    column->addWidget(m_label);
    column->addWidget(m_box);
    column->addWidget(bar);

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, 10, 12, 10);
    row->setSpacing(10);
    m_icon->setLineHeight(QFontMetrics(themeFont(TextRole::Text)).height());
    row->addWidget(m_icon, 0, Qt::AlignTop);
    row->addLayout(column, 1);

    connect(m_copy, &QPushButton::clicked, this, [this] {
        QString all = m_headline;
        for (const QString &part : {m_text, m_details}) {
            if (!part.isEmpty())
                all += (all.isEmpty() ? QString() : QStringLiteral("\n")) + part;
        }
        QGuiApplication::clipboard()->setText(all);
    });
    connect(m_unfold, &QPushButton::clicked, this, [this] { showDetails(m_box->isHidden()); });
    setSeverity(severity);
    showDetails(false);
}

void MessagePanel::setSeverity(Severity severity)
{
    m_severity = severity;
    const Look look = lookOf(severity);
    m_icon->setIcon(look.icon, look.color);
    setStyleProperty(this, "severity", look.name);
    style()->unpolish(m_box);
    style()->polish(m_box);
}

void MessagePanel::setMessage(const QString &headline, const QString &text, const QString &details)
{
    m_headline = headline.trimmed();
    m_text = text.trimmed();
    m_details = details.trimmed();
    showText();
}

void MessagePanel::setError(const Error &error)
{
    const qsizetype end = firstSentence(error.sentence);
    setSeverity(Severity::Error);
    setMessage(error.sentence.left(end), error.sentence.mid(end), error.detail);
}

void MessagePanel::showText()
{
    QString html;
    if (!m_headline.isEmpty())
        html = QStringLiteral("<b>%1</b>").arg(m_headline.toHtmlEscaped());
    if (!m_text.isEmpty())
        html += (html.isEmpty() ? QString() : QStringLiteral(" ")) + m_text.toHtmlEscaped();
    html.replace(QLatin1Char('\n'), QStringLiteral("<br>"));
    m_label->setText(html);
    const QString plain = (m_headline + QLatin1Char(' ') + m_text).trimmed();
    setAccessibleName(plain);
    m_label->setAccessibleName(plain);

    m_box->setPlainText(m_details);
    const qsizetype lines = m_details.isEmpty() ? 0 : m_details.count(QLatin1Char('\n')) + 1;
    m_unfold->setVisible(lines > linesShownAtOnce);
    m_copy->setVisible(lines > 0);
    const int shown = static_cast<int>(std::clamp<qsizetype>(lines + 1, 2, 10));
    m_box->setFixedHeight(QFontMetrics(themeFont(TextRole::Fixed)).lineSpacing() * shown + 12);
    showDetails(lines > 0 && lines <= linesShownAtOnce);
}

void MessagePanel::showDetails(bool shown)
{
    m_box->setVisible(shown && !m_details.isEmpty());
    m_unfold->setText(shown ? tr("Hide the details") : tr("Show the details"));
    m_unfold->setAccessibleName(m_unfold->text());
    m_bar->setVisible(!m_buttons.isEmpty() || !m_details.isEmpty());
}

QPushButton *MessagePanel::addAction(const QString &name, const Text &text, bool primary,
                                     std::function<void()> run)
{
    QPushButton *button =
        makeButton(name, primary ? ButtonKind::Primary : ButtonKind::Normal, text, {}, this);
    connect(button, &QPushButton::clicked, this, [action = std::move(run)] { action(); });
    m_actions->insertWidget(static_cast<int>(m_buttons.size()), button);
    m_buttons.append(button);
    m_bar->setVisible(true);
    return button;
}

void MessagePanel::clearActions()
{
    for (QPushButton *button : std::as_const(m_buttons)) {
        m_actions->removeWidget(button);
        button->hide();
        button->deleteLater();
    }
    m_buttons.clear();
    m_bar->setVisible(!m_details.isEmpty());
}

} // namespace Tare
