// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/planexpander.h"
#include "core/model/presets.h"
#include "core/model/profilejson.h"
#include "core/model/publishedfigures.h"
#include "tests/importers/sysbenchsamples.h"
#include "tests/ui/windowfixture.h"
#include "ui/dialogs/importdialog.h"
#include "ui/dialogs/pastecommanddialog.h"
#include "ui/models/comparetablemodel.h"
#include "ui/pages/comparepage.h"
#include "ui/profiledocument.h"
#include "ui/reportexport.h"
#include "ui/reportexportcommand.h"
#include "ui/resultsaccess.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>
#include <QUndoStack>

using namespace Tare;
using namespace Qt::StringLiterals;

namespace {

template<typename T>
T *find(const QWidget *root, const char *name)
{
    T *found = root ? root->findChild<T *>(QLatin1StringView(name)) : nullptr;
    if (!found)
        qWarning("nothing is called %s", name);
    return found;
}

/// Acts on the modal dialog that an action opens.
template<typename T>
void whileOpen(const std::function<void()> &open, const std::function<void(T &)> &act)
{
    QTimer::singleShot(0, qApp, [&act] {
        auto *dialog = qobject_cast<T *>(QApplication::activeModalWidget());
        if (!dialog) {
            QTest::qFail("the dialog is not there", __FILE__, __LINE__);
            return;
        }
        act(*dialog);
        if (dialog->isVisible())
            dialog->reject();
    });
    open();
}

/// With TARE_WALK_PICTURES=folder.
void picture(QWidget &dialog, const QString &name)
{
    const QString target = qEnvironmentVariable("TARE_WALK_PICTURES");
    if (!target.isEmpty())
        dialog.grab().save(target + u'/' + name + u".png"_s);
}

} // namespace

/// Logs, command lines, examples and reports by clicking and typing.
class ImportingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void logsBecomeARun();
    void filesThatHoldNothing();
    void nothingChosenNothingStored();
    void commandBecomesWorkload();
    void clipboardIsTaken();
    void commandNotUnderstood();
    void pasteFromTheAddMenu();
    void exampleFromTheStartPage();
    void publishedFiguresBeside();
    void reportInBothLanguages();
    void reportAsPdf();
    void reportCommand();
    void reportSaysReferenceValues();

private:
    QString write(const QString &name, const QByteArray &bytes)
    {
        QFile file(m_fixture->folder.filePath(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes);
        return file.fileName();
    }
    QAction *action(const char *name) const
    {
        return m_fixture->window->findChild<QAction *>(QLatin1StringView(name));
    }
    QWidget *compare() const { return m_fixture->window->findChild<ComparePage *>(); }
    QString sentence() const { return find<QLabel>(compare(), "verdictSentence")->accessibleName(); }

    std::unique_ptr<WindowFixture> m_fixture;
};

void ImportingTest::init()
{
    QGuiApplication::clipboard()->clear();
    m_fixture = std::make_unique<WindowFixture>();
}

void ImportingTest::cleanup()
{
    m_fixture.reset();
}

void ImportingTest::logsBecomeARun()
{
    QByteArray slower = log10();
    slower.replace("(632.78 per sec.)", "(538.28 per sec.)");
    slower.replace("20.0042s", "23.5161s");
    slower.replace("avg:                                   12.64",
                   "avg:                                   14.86");
    const QStringList files{write(u"native-1.log"_s, log10()), write(u"native-2.log"_s, log10()),
                            write(u"other-1.log"_s, slower)};
    whileOpen<ImportDialog>([this] { action("actionImportResults")->trigger(); },
                            [&](ImportDialog &dialog) {
                                auto *import = find<QPushButton>(&dialog, "importStore");
                                QVERIFY(!import->isEnabled());
                                dialog.addFiles(files);
                                QTRY_VERIFY(import->isEnabled());
                                auto *list = find<QTreeWidget>(&dialog, "importFiles");
                                QCOMPARE(list->topLevelItemCount(), 3);
                                QCOMPARE(list->topLevelItem(0)->text(2), u"native"_s);
                                QVERIFY(list->topLevelItem(0)->text(1).contains(u"sysbench 1.0.20"_s));
                                // another name for the third, typed into its cell
                                QTreeWidgetItem *third = list->topLevelItem(2);
                                list->setCurrentItem(third, 2);
                                list->editItem(third, 2);
                                auto *editor = list->findChild<QLineEdit *>();
                                QVERIFY(editor);
                                editor->selectAll();
                                QTest::keyClicks(editor, u"container"_s);
                                QTest::keyClick(editor, Qt::Key_Return);
                                auto *preview = find<QPlainTextEdit>(&dialog, "importPreview");
                                QTRY_VERIFY(preview->toPlainText().contains(u"container is 14.9"_s));
                                QVERIFY(preview->toPlainText().contains(u"does not name the test"_s));
                                auto *name = find<QLineEdit>(&dialog, "importName");
                                name->setFocus();
                                QTest::keyClicks(name, u"from logs"_s);
                                picture(dialog, u"import-dialog"_s);
                                QTest::mouseClick(import, Qt::LeftButton);
                                QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
                            });
    QCOMPARE(m_fixture->window->results().runs()->size(), 1);
    const Result<RunRecord> run = m_fixture->window->results().run(1);
    QVERIFY(run);
    QCOMPARE(run->profileName, u"from logs"_s);
    QCOMPARE(run->steps.size(), 3);
    QCOMPARE(run->steps.last().intervals.size(), 2);
    QCOMPARE(m_fixture->window->currentPage(), MainWindow::Compare);
    QVERIFY2(sentence().contains(u"container is 14.9"_s), qPrintable(sentence()));
    QVERIFY(!m_fixture->window->results().events(1)->isEmpty());
}

void ImportingTest::filesThatHoldNothing()
{
    const QString letter = write(u"letter.txt"_s, "Dear Sir or Madam");
    const QString good = write(u"good.log"_s, log10());
    whileOpen<ImportDialog>([this] { action("actionImportResults")->trigger(); },
                            [&](ImportDialog &dialog) {
                                auto *import = find<QPushButton>(&dialog, "importStore");
                                auto *list = find<QTreeWidget>(&dialog, "importFiles");
                                dialog.addFiles({letter});
                                QTRY_VERIFY(list->topLevelItem(0)->text(1).contains(u"holds nothing"_s));
                                QVERIFY(!import->isEnabled());
                                QVERIFY(
                                    find<QLabel>(&dialog, "importSummary")->text().contains(u"nothing"_s));
                                dialog.addFiles({good});
                                QTRY_VERIFY(import->isEnabled());
                                list->topLevelItem(0)->setSelected(true);
                                QTest::mouseClick(find<QPushButton>(&dialog, "importRemove"), Qt::LeftButton);
                                QCOMPARE(list->topLevelItemCount(), 1);
                                QVERIFY(import->isEnabled());
                            });
    QCOMPARE(m_fixture->window->results().runs()->size(), 0); // cancelled
}

void ImportingTest::nothingChosenNothingStored()
{
    whileOpen<ImportDialog>([this] { action("actionImportResults")->trigger(); },
                            [](ImportDialog &dialog) {
                                QVERIFY(!find<QPushButton>(&dialog, "importStore")->isEnabled());
                                QTest::mouseClick(find<QPushButton>(&dialog, "importCancel"), Qt::LeftButton);
                            });
    QCOMPARE(m_fixture->window->currentPage(), MainWindow::Start);
}

void ImportingTest::commandBecomesWorkload()
{
    ProfileDocument &document = m_fixture->window->document();
    const int steps = document.undoStack()->count();
    whileOpen<PasteCommandDialog>(
        [this] { action("actionPasteCommand")->trigger(); },
        [&](PasteCommandDialog &dialog) {
            auto *insert = find<QPushButton>(&dialog, "pasteInsert");
            auto *text = find<QPlainTextEdit>(&dialog, "pasteText");
            QVERIFY(!insert->isEnabled());
            QTest::keyClicks(
                text,
                u"sysbench --mysql-host=db1 --mysql-password=secret-word --threads=16 --tables=4 "
                "--histogram --foo=1 oltp_read_only run"_s);
            QVERIFY(insert->isEnabled());
            const QString understood = find<QLabel>(&dialog, "pasteUnderstood")->text();
            QVERIFY2(understood.contains(u"OLTP read-only, 16 threads"_s), qPrintable(understood));
            QVERIFY(understood.contains(u"db1:3306"_s));
            const QString left = find<QLabel>(&dialog, "pasteLeftOut")->text();
            QVERIFY(left.contains(u"--foo"_s));
            QVERIFY(left.contains(u"password"_s));
            QVERIFY(!left.contains(u"secret-word"_s));
            picture(dialog, u"paste-dialog"_s);
            QTest::mouseClick(insert, Qt::LeftButton);
        });
    QCOMPARE(document.profile().environments.size(), 1);
    QCOMPARE(document.profile().workloads.size(), 1);
    QCOMPARE(std::get<OltpWorkload>(document.profile().workloads.first().what).threads, QList<int>{16});
    QCOMPARE(m_fixture->window->currentPage(), MainWindow::Workloads);
    QCOMPARE(document.undoStack()->count(), steps + 1);
    action("actionUndo")->trigger();
    QVERIFY(document.profile().environments.isEmpty());
    QVERIFY(document.profile().workloads.isEmpty());
}

void ImportingTest::clipboardIsTaken()
{
    QGuiApplication::clipboard()->setText(u"redis-benchmark -q -d 100\n"_s);
    whileOpen<PasteCommandDialog>(
        [this] { action("actionPasteCommand")->trigger(); },
        [](PasteCommandDialog &dialog) {
            QVERIFY(find<QPlainTextEdit>(&dialog, "pasteText")->toPlainText().contains(u"-d 100"_s));
            auto *environments = find<QCheckBox>(&dialog, "pasteEnvironments");
            QTest::mouseClick(environments, Qt::LeftButton, Qt::NoModifier, {8, environments->height() / 2});
            QVERIFY(!environments->isChecked());
            QTest::mouseClick(find<QPushButton>(&dialog, "pasteInsert"), Qt::LeftButton);
        });
    const TestProfile &profile = m_fixture->window->document().profile();
    QVERIFY(profile.environments.isEmpty());
    QCOMPARE(profile.workloads.size(), 1);
}

void ImportingTest::commandNotUnderstood()
{
    QGuiApplication::clipboard()->setText(u"a letter"_s);
    whileOpen<PasteCommandDialog>([this] { action("actionPasteCommand")->trigger(); },
                                  [](PasteCommandDialog &dialog) {
                                      auto *text = find<QPlainTextEdit>(&dialog, "pasteText");
                                      QVERIFY(text->toPlainText().isEmpty());
                                      QTest::keyClicks(text, u"htop -d 5"_s);
                                      QVERIFY(
                                          find<QLabel>(&dialog, "pasteLeftOut")->text().contains(u"htop"_s));
                                      QVERIFY(!find<QPushButton>(&dialog, "pasteInsert")->isEnabled());
                                  });
    QVERIFY(m_fixture->window->document().profile().workloads.isEmpty());
}

void ImportingTest::pasteFromTheAddMenu()
{
    for (const char *page : {"environmentsAdd", "workloadsAdd"}) {
        auto *add = find<QPushButton>(m_fixture->window.get(), page);
        QVERIFY(add && add->menu());
        QAction *paste = add->menu()->findChild<QAction *>(u"add.paste"_s);
        QVERIFY(paste);
        bool opened = false;
        whileOpen<PasteCommandDialog>([paste] { paste->trigger(); },
                                      [&opened](PasteCommandDialog &) { opened = true; });
        QVERIFY(opened);
    }
}

/// What Tare says of the published comparison, in the window.
void ImportingTest::exampleFromTheStartPage()
{
    auto *link = find<QPushButton>(m_fixture->window.get(), "startExamples");
    QVERIFY(link && link->menu());
    QCOMPARE(link->menu()->actions().size(), publishedExamples().size());
    link->menu()->actions().first()->trigger();
    QCOMPARE(m_fixture->window->currentPage(), MainWindow::Compare);
    QVERIFY2(sentence().contains(u"10.3\u202F% slower"_s), qPrintable(sentence()));
    QVERIFY2(sentence().contains(u"3.0\u202F% to 17.0\u202F%"_s), qPrintable(sentence()));
    auto *table = find<QTableView>(compare(), "numbersTable");
    QString text;
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        for (int column = 0; column < table->model()->columnCount(); ++column)
            text += table->model()->index(row, column).data().toString() + u'|';
    }
    for (const QString &figure :
         {u"632.78"_s, u"602.58"_s, u"12.64"_s, u"26.20"_s, u"3\u202F798\u202F093"_s, u"−10.2\u202F%"_s,
          u"+11.4\u202F%"_s, u"−17.0 … −3.0"_s, u"≈ −17.4 … +47.6"_s})
        QVERIFY2(text.contains(figure), qPrintable(figure + u" not in "_s + text));
    auto *metrics = find<QComboBox>(compare(), "metricChooser");
    metrics->setCurrentIndex(metrics->findText(u"95\u202F% latency"_s));
    Q_EMIT metrics->activated(metrics->currentIndex());
    QVERIFY2(sentence().contains(u"no reliable difference"_s), qPrintable(sentence()));
    QVERIFY(!find<QCheckBox>(compare(), "showPublished")->isVisible()); // it is the publication itself
    m_fixture->picture(u"example"_s);
    // It is in no results file and cannot be lost.
    QCOMPARE(m_fixture->window->results().runs()->size(), 0);
}

void ImportingTest::publishedFiguresBeside()
{
    RunRecord run;
    run.key = u"aaaa0001"_s;
    run.profileName = u"mine"_s;
    run.status = RunStatus::Done;
    run.started = QDateTime::currentDateTimeUtc();
    const Result<TestProfile> profile = loadPreset(u"published-mysql"_s);
    QVERIFY(profile);
    run.baselineId = profile->environments.first().id;
    for (const PlannedStep &planned : expandPlan(*profile)) {
        StepRecord step;
        step.order = planned.order;
        step.environmentId = planned.environment.id;
        step.environmentName = planned.environment.name;
        step.environmentSlot = environmentSlot(planned.environment);
        step.workloadId = planned.workload.workloadId;
        step.caseKey = caseKey(planned.workload);
        step.workload = caseToJson(planned.workload);
        step.repetition = planned.repetition;
        step.status = StepStatus::Done;
        step.seconds = 300;
        step.totals.operations = 300 * 900 + planned.order;
        step.totals.queries = step.totals.operations * 20;
        step.histogram.record(9'000'000, 1000);
        run.steps += step;
    }
    const Result<qint64> id = m_fixture->window->results().add(run, {});
    QVERIFY(id);
    m_fixture->window->findChild<ComparePage *>()->showRun(*id);
    m_fixture->window->goTo(MainWindow::Compare);
    auto *box = find<QCheckBox>(compare(), "showPublished");
    QVERIFY(box->isVisible());
    QVERIFY(!box->isChecked());
    auto *model = find<QTableView>(compare(), "numbersTable")->model();
    const int before = model->rowCount();
    QTest::mouseClick(box, Qt::LeftButton, Qt::NoModifier, {8, box->height() / 2});
    QVERIFY(box->isChecked());
    QCOMPARE(model->rowCount(), before + 3); // two means and a change
    QString text;
    for (int row = 0; row < model->rowCount(); ++row) {
        for (int column = 0; column < model->columnCount(); ++column)
            text += model->index(row, column).data().toString() + u'|';
    }
    QVERIFY2(text.contains(u"published"_s) && text.contains(u"12\u202F953.14"_s) && text.contains(u"18.05"_s),
             qPrintable(text));
    m_fixture->picture(u"published-beside"_s);
}

void ImportingTest::reportInBothLanguages()
{
    const Result<RunRecord> run = loadExample(u"mysql-native-vs-container"_s);
    QVERIFY(run);
    const Result<QByteArray> english = renderReport(ComparisonSet({*run}), ReportFormat::Html);
    QVERIFY2(english, english ? "" : qPrintable(english.error().sentence));
    QVERIFY(english->contains("<html lang=\"en"));
    QVERIFY(english->contains("10.3\u202F% slower"));
    QCOMPARE(english->count("<svg"), 2); // throughput and latency; nobody published a course
    for (const char *outside : {"src=\"http", "href=\"http", "<script", "@import", "url(http"})
        QVERIFY2(!english->contains(outside), outside); // everything is inside
    for (const QString &value :
         {u"−10.2851"_s, u"−17.0219 … −3.0014"_s, u"632.78"_s, u"0.015684"_s, u"0.0285714"_s})
        QVERIFY2(english->contains(value.toUtf8()), qPrintable(value));
    m_fixture->languages->setLanguage(u"zh_CN"_s);
    const Result<RunRecord> again = loadExample(u"mysql-native-vs-container"_s);
    const Result<QByteArray> chinese = renderReport(ComparisonSet({*again}), ReportFormat::Html);
    QVERIFY(chinese);
    QVERIFY(chinese->contains("<html lang=\"zh"));
    for (const QString &words : {u"慢"_s, u"10.3%"_s, u"未发现可靠的差异"_s, u"−17.0219"_s})
        QVERIFY2(chinese->contains(words.toUtf8()), qPrintable(words));
    m_fixture->languages->setLanguage(u"en"_s);
}

void ImportingTest::reportAsPdf()
{
    const Result<RunRecord> run = loadExample(u"mysql-native-vs-container"_s);
    const QString path = m_fixture->folder.filePath(u"report.pdf"_s);
    const Result<void> written = exportReport(ComparisonSet({*run}), path, ReportFormat::Pdf);
    QVERIFY2(written, written ? "" : qPrintable(written.error().sentence));
    const QString reader = QStandardPaths::findExecutable(u"pdftotext"_s);
    if (reader.isEmpty()) {
        if (qEnvironmentVariableIsSet("TARE_REQUIRE_ALL"))
            QFAIL("There is no pdftotext.");
        QSKIP("There is no pdftotext.");
    }
    QProcess process;
    process.start(reader, {u"-layout"_s, path, u"-"_s});
    QVERIFY(process.waitForFinished());
    const QString text = QString::fromUtf8(process.readAllStandardOutput());
    // The words of the page and of the charts on it.
    for (const QString &words : {u"10.3"_s, u"Transactions per second"_s, u"632.78"_s, u"Method"_s})
        QVERIFY2(text.contains(words), qPrintable(words + u" not in "_s + text));
    QVERIFY(text.contains(QRegularExpression(u"\\b1\\s*/\\s*\\d\\b"_s))); // numbered pages
}

void ImportingTest::reportCommand()
{
    const QString path = m_fixture->folder.filePath(u"report.html"_s);
    QCOMPARE(exportReportCommand({u"tare"_s, u"--export-report"_s, u"example:redis-native-vs-container"_s,
                                  u"--to"_s, path, u"--baseline"_s, u"native, one CPU"_s}),
             0);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray page = file.readAll();
    QVERIFY(page.contains("native, one CPU (baseline)"));
    QVERIFY(page.contains("At a glance"));
    const QString nothing = m_fixture->folder.filePath(u"no.html"_s);
    QCOMPARE(exportReportCommand({u"tare"_s, u"--export-report"_s, u"example:no"_s, u"--to"_s, nothing}), 2);
    QCOMPARE(exportReportCommand({u"tare"_s, u"--export-report"_s, u"77"_s, u"--to"_s, nothing,
                                  u"--results"_s, m_fixture->folder.filePath(u"none.sqlite"_s)}),
             2);
    QCOMPARE(exportReportCommand({u"tare"_s, u"--export-report"_s, u"1"_s, u"--to"_s, u"report.doc"_s}), 2);
    QVERIFY(!QFile::exists(nothing));
}

/// Names that look like markup are text, in the page as in its charts.
void ImportingTest::reportSaysReferenceValues()
{
    Result<RunRecord> run = loadExample(u"mysql-native-vs-container"_s);
    QVERIFY(run);
    run->profileName = u"<b>a</b> & \"b\""_s;
    for (StepRecord &step : run->steps)
        step.environmentName = u"<i>%1</i>"_s.arg(step.environmentName);
    const Result<QByteArray> page = renderReport(ComparisonSet({*run}), ReportFormat::Html);
    QVERIFY(page);
    QVERIFY(page->contains("&lt;b&gt;a&lt;/b&gt; &amp; &quot;b&quot;"));
    QVERIFY(!page->contains("<i>native"));
}

QTEST_MAIN(ImportingTest)
#include "tst_importing.moc"
