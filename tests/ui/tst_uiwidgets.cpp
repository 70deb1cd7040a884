// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/windowfixture.h"

#include "ui/environmentstyle.h"
#include "ui/widgets/countspinbox.h"
#include "ui/widgets/cpulistedit.h"
#include "ui/widgets/foldedsection.h"
#include "ui/widgets/form.h"
#include "ui/widgets/messagepanel.h"
#include "ui/widgets/optionsedit.h"
#include "ui/widgets/radiochoice.h"
#include "ui/widgets/segmentedcontrol.h"
#include "ui/widgets/themeicon.h"

#include <QButtonGroup>
#include <QClipboard>
#include <QDirIterator>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Tare;

class TestUiWidgets final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void textsAreReadable_data();
    void textsAreReadable();
    void themeFollowsTheChoice();
    void slotsLookDifferent();
    void everyIconDraws();
    void iconsFollowTheTheme();
    void messageShowsNamesAsTyped();
    void messageFoldsLongDetailsAndCopies();
    void segmentsMoveByArrowKeys();
    void sentenceSelectsItsChoice();
    void unavailableChoiceSaysWhy();
    void formRowShowsItsProblem();
    void optionsAreRead();
    void cpuBoxesAndTextAgree();
    void countsTakeGroups();
    void sectionFolds();
};

namespace {

double luminance(const QColor &color)
{
    const auto linear = [](double c) {
        return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrast(const QColor &a, const QColor &b)
{
    const double la = luminance(a);
    const double lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

} // namespace

void TestUiWidgets::init()
{
    applyTheme(*qApp, ThemeChoice::Light);
}

void TestUiWidgets::textsAreReadable_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void TestUiWidgets::textsAreReadable()
{
    QFETCH(bool, dark);
    const ThemeColors &c = dark ? darkColors() : lightColors();
    for (const QColor &ground : {c.content, c.tinted, c.frame, c.accentTint, c.raised}) {
        QVERIFY2(contrast(c.text, ground) >= 7, qPrintable(ground.name()));
        QVERIFY2(contrast(c.secondary, ground) >= 4.5, qPrintable(ground.name()));
    }
    QVERIFY(contrast(c.accentText, c.content) >= 4.5);
    QVERIFY(contrast(c.accentText, c.accentTint) >= 4.5);
    QVERIFY(contrast(Qt::white, c.accent) >= 4.5);
    QVERIFY(contrast(c.good, c.goodFill) >= 4.5);
    QVERIFY(contrast(c.warning, c.warningFill) >= 4.5);
    QVERIFY(contrast(c.error, c.errorFill) >= 4.5);
}

void TestUiWidgets::themeFollowsTheChoice()
{
    QVERIFY(!themeColors().dark);
    QCOMPARE(QApplication::palette().color(QPalette::Base), lightColors().content);
    applyTheme(*qApp, ThemeChoice::Dark);
    QVERIFY(themeColors().dark);
    QCOMPARE(QApplication::palette().color(QPalette::Highlight), darkColors().accent);
}

void TestUiWidgets::slotsLookDifferent()
{
    QList<QImage> seen;
    for (int slot = 1; slot <= 12; ++slot) {
        QImage image(24, 24, QImage::Format_ARGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintChip(painter, image.rect(), slot, lightColors());
        painter.end();
        // The middle is painted in the slot's colour.
        bool hasColor = false;
        for (int x = 4; x < 20; ++x)
            hasColor = hasColor || image.pixelColor(x, 12) == environmentColor(slot, lightColors());
        QVERIFY2(hasColor, qPrintable(QString::number(slot)));
        for (const QImage &other : std::as_const(seen))
            QVERIFY2(image != other, qPrintable(QString::number(slot)));
        seen.append(image);
    }
    QVERIFY(environmentPen(1, lightColors()).style() == Qt::SolidLine);
    QVERIFY(environmentPen(2, lightColors()).style() == Qt::CustomDashLine);
    QVERIFY(environmentMarker(1) != environmentMarker(2));
}

void TestUiWidgets::everyIconDraws()
{
    QDirIterator files(QStringLiteral(":/icons"), {QStringLiteral("*.svg")}, QDir::Files);
    int count = 0;
    while (files.hasNext()) {
        const QString name = QFileInfo(files.next()).completeBaseName();
        const QImage image = themePixmap(name, 32, 1, IconColor::Text).toImage();
        int painted = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                painted += qAlpha(image.pixel(x, y)) > 128 ? 1 : 0;
        }
        QVERIFY2(painted > 10, qPrintable(name));
        ++count;
    }
    QVERIFY(count > 30);
}

void TestUiWidgets::iconsFollowTheTheme()
{
    const QIcon icon = themeIcon(QStringLiteral("stop"), IconColor::Text);
    const QColor light = icon.pixmap(16, 16).toImage().pixelColor(8, 8);
    QCOMPARE(light, lightColors().text);
    applyTheme(*qApp, ThemeChoice::Dark);
    QCOMPARE(icon.pixmap(16, 16).toImage().pixelColor(8, 8), darkColors().text);
    QCOMPARE(icon.pixmap(QSize(16, 16), QIcon::Disabled).toImage().pixelColor(8, 8), darkColors().disabled);
}

void TestUiWidgets::messageShowsNamesAsTyped()
{
    MessagePanel panel(Severity::Error);
    panel.setMessage(QStringLiteral("<b>a</b> & \"b\" did not start."), QStringLiteral("Check 1 < 2."));
    const auto labels = panel.findChildren<QLabel *>();
    bool shown = false;
    for (const QLabel *label : labels)
        shown = shown || label->text().contains(QStringLiteral("&lt;b&gt;a&lt;/b&gt; &amp; &quot;b&quot;"));
    QVERIFY(shown);
    QCOMPARE(panel.accessibleName(), QStringLiteral("<b>a</b> & \"b\" did not start. Check 1 < 2."));
}

void TestUiWidgets::messageFoldsLongDetailsAndCopies()
{
    MessagePanel panel;
    panel.setError({ErrorCode::ServerFailed, QStringLiteral("It did not start. Lower the memory."),
                    QStringLiteral("1\n2\n3\n4\n5\n6")});
    panel.show();
    QCOMPARE(panel.headline(), QStringLiteral("It did not start."));
    QCOMPARE(panel.text(), QStringLiteral("Lower the memory."));
    auto *box = panel.findChild<QPlainTextEdit *>(QStringLiteral("messageDetails"));
    auto *unfold = panel.findChild<QPushButton *>(QStringLiteral("messageUnfold"));
    QVERIFY(box->isHidden());
    QTest::mouseClick(unfold, Qt::LeftButton);
    QVERIFY(box->isVisible());
    QTest::mouseClick(panel.findChild<QPushButton *>(QStringLiteral("messageCopy")), Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(),
             QStringLiteral("It did not start.\nLower the memory.\n1\n2\n3\n4\n5\n6"));
    panel.setError({ErrorCode::ServerFailed, QStringLiteral("Short."), QStringLiteral("one line")});
    QVERIFY(box->isVisible());
    QVERIFY(unfold->isHidden());
}

void TestUiWidgets::segmentsMoveByArrowKeys()
{
    SegmentedControl control(QStringLiteral("c"), [] { return QStringLiteral("Kind"); });
    for (const QString &key : {QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("d")})
        control.addSegment(key, [key] { return key; });
    control.show();
    control.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&control));
    QSignalSpy changed(&control, &SegmentedControl::currentChanged);
    auto *first = control.findChild<QToolButton *>(QStringLiteral("c.a"));
    first->setFocus();
    QTest::keyClick(first, Qt::Key_Right);
    QCOMPARE(control.current(), QStringLiteral("b"));
    QTest::mouseClick(control.findChild<QToolButton *>(QStringLiteral("c.d")), Qt::LeftButton);
    QCOMPARE(control.current(), QStringLiteral("d"));
    QCOMPARE(changed.count(), 2);
}

void TestUiWidgets::sentenceSelectsItsChoice()
{
    QWidget holder;
    QVBoxLayout layout(&holder);
    RadioChoice one(
        QStringLiteral("one"), [] { return QStringLiteral("One"); }, [] { return QStringLiteral("First."); });
    RadioChoice two(
        QStringLiteral("two"), [] { return QStringLiteral("Two"); },
        [] { return QStringLiteral("Second."); });
    layout.addWidget(&one);
    layout.addWidget(&two);
    QButtonGroup group;
    group.addButton(one.button());
    group.addButton(two.button());
    one.button()->setChecked(true);
    holder.show();
    QTest::mouseClick(&two, Qt::LeftButton, {}, QPoint(40, two.height() - 4));
    QVERIFY(two.button()->isChecked());
    QVERIFY(!one.button()->isChecked());
    QCOMPARE(two.button()->accessibleDescription(), QStringLiteral("Second."));
}

void TestUiWidgets::unavailableChoiceSaysWhy()
{
    RadioChoice choice(
        QStringLiteral("x"), [] { return QStringLiteral("X"); }, [] { return QStringLiteral("Usual."); });
    choice.setUnavailable(QStringLiteral("Because."));
    choice.show();
    QTest::mouseClick(&choice, Qt::LeftButton);
    QVERIFY(!choice.button()->isChecked());
    QCOMPARE(choice.button()->accessibleDescription(), QStringLiteral("Because."));
}

void TestUiWidgets::formRowShowsItsProblem()
{
    Form form;
    auto *field = new QLineEdit;
    field->setObjectName(QStringLiteral("field"));
    FormRow *row = form.addRow(
        QStringLiteral("how.port"), field, [] { return QStringLiteral("&Port"); },
        [] { return QStringLiteral("A hint."); });
    form.show();
    QCOMPARE(field->accessibleName(), QStringLiteral("Port"));
    QCOMPARE(field->accessibleDescription(), QStringLiteral("A hint."));
    const QStringList unplaced = form.showProblems(
        {{ProblemSeverity::Error, QStringLiteral("environments[1].how.port"), {}, QStringLiteral("Taken.")},
         {ProblemSeverity::Error, QStringLiteral("other"), {}, QStringLiteral("?")}});
    QCOMPARE(unplaced, QStringList{QStringLiteral("other")});
    auto *label = form.findChild<QLabel *>(QStringLiteral("fieldProblem"));
    QVERIFY(label->isVisible());
    QCOMPARE(label->text(), QStringLiteral("Taken."));
    QCOMPARE(field->property("invalid").toString(), QStringLiteral("error"));
    QCOMPARE(field->accessibleDescription(), QStringLiteral("Taken."));
    QCOMPARE(field->actions().size(), 1);
    form.showProblems({});
    QVERIFY(label->isHidden());
    QVERIFY(field->actions().isEmpty());
    QCOMPARE(row->problem(), QString());
    QCOMPARE(formKey(QStringLiteral("workloads[0].what.threads[2]")), QStringLiteral("what.threads"));
}

void TestUiWidgets::optionsAreRead()
{
    OptionsEdit edit(QStringLiteral("o"));
    QSignalSpy edited(&edit, &OptionsEdit::edited);
    edit.setOptions({{QStringLiteral("maxmemory"), QStringLiteral("200mb")}});
    QCOMPARE(edited.count(), 0);
    QCOMPARE(edit.toPlainText(), QStringLiteral("maxmemory = 200mb"));
    edit.setPlainText(
        QStringLiteral("save =\n# a note\n\n--appendonly no\ninnodb-doublewrite=0\nskip-networking"));
    const QMap<QString, QString> expected{{QStringLiteral("save"), {}},
                                          {QStringLiteral("appendonly"), QStringLiteral("no")},
                                          {QStringLiteral("innodb-doublewrite"), QStringLiteral("0")},
                                          {QStringLiteral("skip-networking"), {}}};
    QCOMPARE(edit.options(), expected);
    QVERIFY(edited.count() > 0);
}

void TestUiWidgets::cpuBoxesAndTextAgree()
{
    CpuListEdit edit(QStringLiteral("cpu"));
    edit.show();
    QSignalSpy edited(&edit, &CpuListEdit::edited);
    edit.setText(QStringLiteral("0"));
    QCOMPARE(edited.count(), 0);
    const auto boxes = edit.findChildren<QAbstractButton *>();
    if (boxes.isEmpty())
        QSKIP("a machine with more CPUs than boxes");
    QVERIFY(boxes.first()->isChecked());
    if (boxes.size() > 1) {
        boxes.at(1)->click();
        QCOMPARE(edit.text(), QStringLiteral("0-1"));
        QCOMPARE(edited.count(), 1);
    }
    edit.field()->clear();
    QTest::keyClicks(edit.field(), QStringLiteral("x"));
    QVERIFY(!boxes.first()->isChecked());
    QCOMPARE(edited.last().first().toString(), QStringLiteral("x"));
}

void TestUiWidgets::countsTakeGroups()
{
    CountSpinBox box(QStringLiteral("n"), 0, 2'000'000'000);
    box.setValue(10000000);
    QCOMPARE(box.cleanText().count(QLatin1Char('0')), 7);
    QVERIFY(box.cleanText().size() > 8); // groups are parted
    box.findChild<QLineEdit *>()->setText(QStringLiteral("1,234,567"));
    QCOMPARE(box.value(), 1234567);
    box.setZeroText(QStringLiteral("none"));
    box.setValue(0);
    QCOMPARE(box.text(), QStringLiteral("none"));
}

void TestUiWidgets::sectionFolds()
{
    FoldedSection section(QStringLiteral("s"), [] { return QStringLiteral("Limits"); });
    auto *content = new QLabel(QStringLiteral("inside"));
    section.setContent(content);
    section.setSummary(QStringLiteral("as native"));
    section.show();
    QVERIFY(!content->isVisible());
    QTest::keyClick(section.header(), Qt::Key_Space);
    QVERIFY(content->isVisible());
    QCOMPARE(section.header()->accessibleDescription(), QStringLiteral("as native"));
}

QTEST_MAIN(TestUiWidgets)
#include "tst_uiwidgets.moc"
