// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace {

struct Message
{
    QString context;
    QString source;
    QStringList translations; ///< several for plural forms
    bool numerus = false;
    QString type; ///< "", "unfinished", "vanished", "obsolete"
};

QList<Message> readMessages(const QString &path)
{
    QFile file(path);
    QList<Message> messages;
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    QXmlStreamReader xml(&file);
    QString context;
    Message message;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement()) {
            if (xml.name() == u"name")
                context = xml.readElementText();
            else if (xml.name() == u"message") {
                message = {};
                message.context = context;
                message.numerus = xml.attributes().value(u"numerus"_s) == u"yes";
            } else if (xml.name() == u"source")
                message.source = xml.readElementText();
            else if (xml.name() == u"translation") {
                message.type = xml.attributes().value(u"type"_s).toString();
                if (!message.numerus)
                    message.translations.append(xml.readElementText());
            } else if (xml.name() == u"numerusform")
                message.translations.append(xml.readElementText());
        } else if (xml.isEndElement() && xml.name() == u"message")
            messages.append(message);
    }
    return messages;
}

QSet<QString> placeholders(const QString &text)
{
    static const QRegularExpression pattern(u"%(L?\\d+|n)"_s);
    QSet<QString> found;
    auto it = pattern.globalMatch(text);
    while (it.hasNext())
        found.insert(it.next().captured());
    return found;
}

} // namespace

/// The translations are complete and up to date with the sources.
class TestTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void chineseIsComplete();
    void placeholdersAreKept();
    void mnemonicsAreKept();
    void filesMatchTheSources_data();
    void filesMatchTheSources();

private:
    const QString m_top = QStringLiteral(TARE_SOURCE_DIR);
    const QList<Message> m_chinese = readMessages(m_top + u"/translations/tare_zh_CN.ts"_s);
};

void TestTranslations::chineseIsComplete()
{
    QVERIFY(!m_chinese.isEmpty());
    QStringList wrong;
    for (const Message &message : m_chinese) {
        const bool empty = message.translations.isEmpty() || message.translations.contains(QString());
        if (empty || !message.type.isEmpty())
            wrong.append(u"%1: %2"_s.arg(message.context, message.source.simplified().left(100)));
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(u"%1 untranslated:\n%2"_s.arg(wrong.size()).arg(wrong.join(u'\n'))));
}

void TestTranslations::placeholdersAreKept()
{
    QStringList wrong;
    for (const Message &message : m_chinese) {
        for (const QString &translation : message.translations) {
            if (placeholders(translation) != placeholders(message.source))
                wrong.append(u"%1: %2 → %3"_s.arg(message.context, message.source, translation));
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestTranslations::mnemonicsAreKept()
{
    static const QRegularExpression mnemonic(u"&[A-Za-z0-9]"_s);
    QStringList wrong;
    for (const Message &message : m_chinese) {
        if (message.source.contains(u"&amp;") || message.source.contains(u"<"))
            continue;
        for (const QString &translation : message.translations) {
            if (message.source.contains(mnemonic) != translation.contains(mnemonic))
                wrong.append(u"%1: %2 → %3"_s.arg(message.context, message.source, translation));
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestTranslations::filesMatchTheSources_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("zh_CN") << u"tare_zh_CN.ts"_s;
    QTest::newRow("en") << u"tare_en.ts"_s;
}

/// lupdate on a copy must find nothing new.
void TestTranslations::filesMatchTheSources()
{
    QFETCH(QString, name);
    const QString lupdate = QStringLiteral(TARE_LUPDATE);
    QVERIFY2(QFile::exists(lupdate), qPrintable(lupdate));
    QTemporaryDir scratch;
    const QString copy = scratch.filePath(name);
    QVERIFY(QFile::copy(m_top + u"/translations/"_s + name, copy));
    QStringList arguments{u"-locations"_s, u"none"_s, u"-no-obsolete"_s, u"-silent"_s, u"-I"_s, m_top};
    arguments << m_top + u"/core"_s << m_top + u"/ui"_s << m_top + u"/app"_s << u"-ts"_s << copy;
    if (name == u"tare_en.ts")
        arguments.prepend(u"-pluralonly"_s);
    QProcess process;
    process.start(lupdate, arguments);
    QVERIFY(process.waitForFinished(60000));
    QCOMPARE(process.exitCode(), 0);

    const auto keys = [](const QList<Message> &messages) {
        QSet<QString> set;
        for (const Message &message : messages)
            set.insert(message.context + u"\x1f"_s + message.source);
        return set;
    };
    const QSet<QString> now = keys(readMessages(copy));
    const QSet<QString> committed = keys(readMessages(m_top + u"/translations/"_s + name));
    QStringList differences;
    for (const QString &key : now - committed)
        differences.append(u"new: "_s + key);
    for (const QString &key : committed - now)
        differences.append(u"gone: "_s + key);
    QVERIFY2(differences.isEmpty(),
             qPrintable(u"Build the target update_translations.\n"_s + differences.mid(0, 30).join(u'\n')));
}

QTEST_APPLESS_MAIN(TestTranslations)
#include "tst_translations.moc"
