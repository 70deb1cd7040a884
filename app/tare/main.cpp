// SPDX-FileCopyrightText: The Tare authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/interruption.h"
#include "core/environment/machinecontext.h"
#include "ui/appsettings.h"
#include "ui/charts/chartexportcommand.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"
#include "ui/reportexportcommand.h"
#include "ui/theme.h"
#include "ui/windowpictures.h"

#include "version.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QTimer>

#include <cstdio>

namespace {

/// One line a message, without the noise that desktops make by themselves.
void writeMessage(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    const char *kind = type == QtDebugMsg ? "debug"
        : type == QtInfoMsg               ? "info"
        : type == QtWarningMsg            ? "warning"
                                          : "error";
    const char *category =
        context.category && qstrcmp(context.category, "default") != 0 ? context.category : "tare";
    std::fprintf(stderr, "%s: %s: %s\n", category, kind, qUtf8Printable(text));
}

bool wants(int argc, char **argv, const char *option)
{
    for (int i = 1; i < argc; ++i) {
        if (qstrcmp(argv[i], option) == 0
            || (qstrncmp(argv[i], option, qstrlen(option)) == 0 && argv[i][qstrlen(option)] == '='))
            return true;
    }
    return false;
}

QStringList argumentsOf(int argc, char **argv)
{
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    return arguments;
}

} // namespace

int main(int argc, char **argv)
{
    qInstallMessageHandler(writeMessage);
    QCoreApplication::setApplicationName(QStringLiteral("tare"));
    QCoreApplication::setApplicationVersion(QStringLiteral(TARE_VERSION));

    const bool needsNoDisplay = wants(argc, argv, "--help") || wants(argc, argv, "-h")
        || wants(argc, argv, "--version") || wants(argc, argv, "-v") || wants(argc, argv, "--export-chart")
        || wants(argc, argv, "--export-report");
    const bool hasDisplay =
        !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
    if (needsNoDisplay && !hasDisplay && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (!needsNoDisplay && !hasDisplay && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        std::fputs("tare: there is no display. Use tare-cli, or set DISPLAY.\n", stderr);
        return 2;
    }
    if (wants(argc, argv, "--export-chart"))
        return Tare::exportChartCommand(argumentsOf(argc, argv));

    if (wants(argc, argv, "--export-report"))
        return Tare::exportReportCommand(argumentsOf(argc, argv));

    QApplication application(argc, argv);
    QGuiApplication::setApplicationDisplayName(QString());
    QGuiApplication::setDesktopFileName(QStringLiteral("org.tare.Tare"));

    Tare::AppSettings settings;
    Tare::Languages languages(application);

    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Runs the same load against a database natively and in a container, and compares."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption languageOption(QStringLiteral("language"),
                                            QStringLiteral("Language of the window."),
                                            QStringLiteral("system|en|zh_CN"));
    const QCommandLineOption themeOption(QStringLiteral("theme"), QStringLiteral("Colours of the window."),
                                         QStringLiteral("system|light|dark"));
    const QCommandLineOption resultsOption(QStringLiteral("results"), QStringLiteral("Results file to use."),
                                           QStringLiteral("file"));
    const QCommandLineOption exportOption(
        QStringLiteral("export-chart"),
        QStringLiteral("Write a chart of a run and quit: --chart bars|timeline|ladder|sweep --to "
                       "FILE.png|.svg|.pdf [--size "
                       "WxH] [--scale N]. Needs no display."),
        QStringLiteral("run"));
    const QCommandLineOption reportOption(
        QStringLiteral("export-report"),
        QStringLiteral(
            "Write a report on a run and quit: --to FILE.html|.pdf|.md|.csv|.json [--baseline NAME]. "
            "Needs no display."),
        QStringLiteral("run"));
    QCommandLineOption picturesOption(QStringLiteral("window-pictures"),
                                      QStringLiteral("Write a picture of each page into a folder and quit."),
                                      QStringLiteral("folder"));
    picturesOption.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOptions(
        {languageOption, themeOption, resultsOption, exportOption, reportOption, picturesOption});
    parser.addPositionalArgument(QStringLiteral("profile"), QStringLiteral("Test profile to open."),
                                 QStringLiteral("[profile]"));
    parser.process(application);

    if (!settings.workFolder().isEmpty() && qEnvironmentVariableIsEmpty("TARE_WORK_DIR"))
        qputenv("TARE_WORK_DIR", settings.workFolder().toLocal8Bit());

    languages.setLanguage(parser.isSet(languageOption) ? parser.value(languageOption) : settings.language());
    const QString theme = parser.value(themeOption);
    Tare::applyTheme(application,
                     theme == QStringLiteral("light")      ? Tare::ThemeChoice::Light
                         : theme == QStringLiteral("dark") ? Tare::ThemeChoice::Dark
                                                           : settings.theme());

    Tare::MachineContext context;
    Tare::MainWindow window(context, settings, languages, parser.value(resultsOption));
    if (!parser.positionalArguments().isEmpty())
        window.openFile(parser.positionalArguments().constFirst());
    window.show();
    Tare::Interruption interruption;
    QObject::connect(&interruption, &Tare::Interruption::interrupted, &window, &Tare::MainWindow::quit);
    QTimer::singleShot(0, &window, &Tare::MainWindow::begin);
    if (parser.isSet(picturesOption))
        Tare::takeWindowPictures(window, parser.value(picturesOption));
    return QApplication::exec();
}
