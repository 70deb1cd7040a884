// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/lint/sourcefiles.h"

#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

struct Rule
{
    QSet<QString> headers; ///< folders whose headers this folder's headers may include
    QSet<QString> sources; ///< and those that only its .cpp files may
};

// The arrows of CONTRIBUTING.md. A folder always sees itself.
const QMap<QString, Rule> rules = {
    {u"core/model"_s, {{}, {}}},
    {u"core/engine"_s, {{u"core/model"_s}, {}}},
    {u"core/environment"_s, {{u"core/model"_s}, {u"core/engine"_s}}},
    {u"core/run"_s, {{u"core/model"_s, u"core/engine"_s, u"core/environment"_s}, {u"core/analysis"_s}}},
    {u"core/results"_s, {{u"core/model"_s}, {}}},
    {u"core/analysis"_s, {{u"core/model"_s}, {}}},
    {u"core/report"_s, {{u"core/model"_s, u"core/analysis"_s}, {}}},
    {u"core/importers"_s, {{u"core/model"_s}, {}}},
};

QString folderOf(const QString &file)
{
    return file.section(u'/', 0, 1);
}

} // namespace

/// Reads the includes and fails on an arrow that runs the wrong way.
class TestLayering : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void coreFoldersIncludeOnlyWhatTheyMay();
    void coreSeesNoGraphicalLibrary();
    void clientLibrariesStayInTheEngine();
    void nothingIncludesTheWindowButTheWindow();
};

static const QRegularExpression projectInclude(u"^\\s*#\\s*include\\s+\"([^\"]+)\""_s,
                                               QRegularExpression::MultilineOption);
static const QRegularExpression systemInclude(u"^\\s*#\\s*include\\s+<([^>]+)>"_s,
                                              QRegularExpression::MultilineOption);

void TestLayering::coreFoldersIncludeOnlyWhatTheyMay()
{
    QStringList wrong;
    int seen = 0;
    const QStringList files = Tare::sourceFiles(u"core"_s, {u"*.h"_s, u"*.cpp"_s});
    for (const QString &file : files) {
        const QString folder = folderOf(file);
        QVERIFY2(rules.contains(folder), qPrintable(u"no rule for %1"_s.arg(folder)));
        auto it = projectInclude.globalMatch(Tare::readSource(file));
        while (it.hasNext()) {
            const QString target = it.next().captured(1);
            ++seen;
            if (target == u"version.h")
                continue;
            if (!target.contains(u'/')) {
                wrong.append(u"%1 includes %2 without its folder"_s.arg(file, target));
                continue;
            }
            const QString to = folderOf(target);
            const Rule &rule = rules[folder];
            const bool allowed = to == folder || rule.headers.contains(to)
                || (file.endsWith(u".cpp") && rule.sources.contains(to));
            if (!allowed)
                wrong.append(u"%1 includes %2"_s.arg(file, target));
        }
    }
    QVERIFY(seen > 0);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestLayering::coreSeesNoGraphicalLibrary()
{
    static const QRegularExpression graphical(u"^(QtGui|QtWidgets|QtCharts|QtSvg|QWidget|QApplication|"
                                              u"QGuiApplication|QPainter|QColor|QBrush|QPen|QFont|QImage|"
                                              u"QPixmap|QIcon|QPalette|QChart|QDialog|QLabel)"_s);
    QStringList wrong;
    const QStringList files = Tare::sourceFiles(u"core"_s, {u"*.h"_s, u"*.cpp"_s})
        + Tare::sourceFiles(u"app/cli"_s, {u"*.h"_s, u"*.cpp"_s});
    for (const QString &file : files) {
        auto it = systemInclude.globalMatch(Tare::readSource(file));
        while (it.hasNext()) {
            const QString target = it.next().captured(1);
            if (graphical.match(target).hasMatch())
                wrong.append(u"%1 includes <%2>"_s.arg(file, target));
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestLayering::clientLibrariesStayInTheEngine()
{
    QStringList wrong;
    const QStringList files = Tare::sourceFiles(u"core"_s, {u"*.h"_s, u"*.cpp"_s})
        + Tare::sourceFiles(u"ui"_s, {u"*.h"_s, u"*.cpp"_s})
        + Tare::sourceFiles(u"app"_s, {u"*.h"_s, u"*.cpp"_s});
    for (const QString &file : files) {
        if (file.startsWith(u"core/engine/"))
            continue;
        auto it = systemInclude.globalMatch(Tare::readSource(file));
        while (it.hasNext()) {
            const QString target = it.next().captured(1);
            if (target.startsWith(u"hiredis") || target == u"mysql.h" || target.startsWith(u"mysql/")
                || target.startsWith(u"mariadb/"))
                wrong.append(u"%1 includes <%2>"_s.arg(file, target));
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestLayering::nothingIncludesTheWindowButTheWindow()
{
    QStringList wrong;
    const QStringList files = Tare::sourceFiles(u"core"_s, {u"*.h"_s, u"*.cpp"_s})
        + Tare::sourceFiles(u"ui"_s, {u"*.h"_s, u"*.cpp"_s});
    for (const QString &file : files) {
        auto it = projectInclude.globalMatch(Tare::readSource(file));
        while (it.hasNext()) {
            const QString target = it.next().captured(1);
            if (target.startsWith(u"app/") || target.startsWith(u"tests/")
                || (target.startsWith(u"ui/") && file.startsWith(u"core/")))
                wrong.append(u"%1 includes %2"_s.arg(file, target));
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

QTEST_APPLESS_MAIN(TestLayering)
#include "tst_layering.moc"
