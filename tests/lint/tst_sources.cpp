// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/lint/sourcefiles.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

/// House rules that a compiler does not check.
class TestSources : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFileHasItsLicence();
    void headersAreGuarded();
    void awaitedExpressionsHoldNoTemporaryLambdaOrList();
    void theWaitersOfQtStayInTests();
    void theForbiddenIsNotThere();

private:
    static QStringList allSources()
    {
        QStringList files;
        for (const QString &folder : {u"app"_s, u"core"_s, u"ui"_s, u"tests"_s})
            files += Tare::sourceFiles(folder, {u"*.h"_s, u"*.cpp"_s});
        return files;
    }
};

void TestSources::everyFileHasItsLicence()
{
    QStringList wrong;
    for (const QString &file : allSources()) {
        if (!Tare::readSource(file).startsWith(u"// SPDX-FileCopyrightText: The Tare authors\n"
                                               u"// SPDX-License-Identifier: GPL-3.0-or-later\n"))
            wrong.append(file);
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestSources::headersAreGuarded()
{
    QStringList wrong;
    for (const QString &file : allSources()) {
        if (file.endsWith(u".h") && !Tare::readSource(file).contains(u"\n#pragma once\n"))
            wrong.append(file);
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

/// GCC 12 destroys a capturing lambda or an aggregate twice when it is a temporary of a co_await expression,
/// and stops at a braced list there.
void TestSources::awaitedExpressionsHoldNoTemporaryLambdaOrList()
{
    QStringList wrong;
    for (const QString &file : allSources()) {
        if (file.endsWith(u"tst_sources.cpp"))
            continue;
        const QString text = Tare::readSource(file);
        qsizetype at = 0;
        while ((at = text.indexOf(u"co_await ", at)) >= 0) {
            const qsizetype lineStart = text.lastIndexOf(u'\n', at) + 1;
            const bool comment = QStringView(text).mid(lineStart, at - lineStart).contains(u"//");
            // The statement: to the semicolon or the opening brace of a condition's body.
            qsizetype end = at;
            int depth = 0;
            bool found = false;
            for (; end < text.size(); ++end) {
                const QChar c = text[end];
                if (c == u'(')
                    ++depth;
                else if (c == u')') {
                    if (--depth < 0)
                        break; // the co_await stood inside a condition
                } else if (c == u';' && depth <= 0)
                    break;
                else if (depth > 0 && c == u'{' && text.mid(end, 2) != u"{}"_s)
                    found = true;
            }
            if (found && !comment) {
                wrong.append(u"%1:%2: %3"_s.arg(file)
                                 .arg(text.left(at).count(u'\n') + 1)
                                 .arg(text.mid(at, end - at).simplified().left(90)));
            }
            at = end + 1;
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestSources::theWaitersOfQtStayInTests()
{
    static const QRegularExpression waiter(
        u"\\b(waitForFinished|waitForStarted|processEvents|QCoro::waitFor)\\b"_s);
    QStringList wrong;
    for (const QString &file : allSources()) {
        if (file.startsWith(u"tests/"))
            continue;
        const QString text = Tare::readSource(file);
        auto it = waiter.globalMatch(text);
        while (it.hasNext()) {
            const auto match = it.next();
            const qsizetype line = text.left(match.capturedStart()).count(u'\n') + 1;
            const qsizetype lineStart = text.lastIndexOf(u'\n', match.capturedStart()) + 1;
            const QStringView before = QStringView(text).mid(lineStart, match.capturedStart() - lineStart);
            // Awaiting QCoro's function of the same name is the right thing. The controller's destructor has
            // to outlive what its coroutines still use.
            const bool destructor =
                file == u"core/run/runcontroller.cpp" && match.captured() == u"processEvents";
            if (!before.contains(u"co_await") && !before.contains(u"//") && !destructor)
                wrong.append(u"%1:%2: %3"_s.arg(file).arg(line).arg(match.captured()));
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestSources::theForbiddenIsNotThere()
{
    static const QRegularExpression forbidden(u"\\b(TO"
                                              u"DO|FIX"
                                              u"ME|XX"
                                              u"X)\\b"_s);
    QStringList wrong;
    for (const QString &file : allSources()) {
        const QString text = Tare::readSource(file);
        auto it = forbidden.globalMatch(text);
        while (it.hasNext()) {
            const auto match = it.next();
            wrong.append(u"%1:%2: %3"_s.arg(file)
                             .arg(text.left(match.capturedStart()).count(u'\n') + 1)
                             .arg(match.captured()));
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

QTEST_APPLESS_MAIN(TestSources)
#include "tst_sources.moc"
